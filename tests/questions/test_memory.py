"""What was played is remembered, and a damaged memory does not stop the evening."""

import sqlite3
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pi_app.questions.memory import Memory
from pi_app.words import LANGUAGES, speak


def test_the_last_time_counts_and_only_before_the_moment(tmp_path: Path) -> None:
    memory = Memory(tmp_path / "deep" / "played.sqlite")
    for card, at in (("a", 1.0), ("a", 5.0), ("b", 3.0)):
        memory.remember([card], at)
    assert memory.played() == {"a": 5.0, "b": 3.0}
    assert memory.played(before=5.0) == {"a": 1.0, "b": 3.0}, "strictly before"
    assert memory.played(before=1.0) == {}
    memory.close()


def test_it_is_still_there_the_next_evening_and_was_written_for_good(tmp_path: Path) -> None:
    file = tmp_path / "played.sqlite"
    first = Memory(file)
    assert first._plays.execute("PRAGMA synchronous").fetchone() == (2,), "FULL"
    first.remember(["a"], 1.0)
    # not closed: a power cut closes nothing
    again = Memory(file)
    assert again.played() == {"a": 1.0}
    assert again.trouble is None
    again.close()
    first.close()


def check_goes_on(file: Path, key: str) -> Memory:
    memory = Memory(file)
    assert memory.trouble is not None
    assert memory.trouble.key == key
    assert all(speak(memory.trouble, language) for language in LANGUAGES)
    memory.remember(["a"], 1.0)
    assert memory.played() == {"a": 1.0}
    return memory


def test_a_damaged_file_is_kept_beside_and_a_new_one_begun(tmp_path: Path) -> None:
    file = tmp_path / "played.sqlite"
    for number in (1, 2):
        file.write_bytes(b"no database at all" * 100)
        check_goes_on(file, "base.damaged").close()
        kept = tmp_path / f"played.sqlite.damaged-{number}"
        assert kept.read_bytes() == b"no database at all" * 100


def test_somebody_elses_database_is_not_written_into(tmp_path: Path) -> None:
    file = tmp_path / "played.sqlite"
    with sqlite3.connect(file) as other:
        other.execute("CREATE TABLE played (recipe TEXT)")
    other.close()
    check_goes_on(file, "base.damaged").close()


def test_a_place_that_cannot_be_written_is_forgotten_tomorrow(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    check_goes_on(tmp_path / "file" / "played.sqlite", "base.unusable").close()
    check_goes_on(tmp_path, "base.unusable").close()


@given(cut=st.integers(0, 8192), junk=st.binary(max_size=40))
def test_a_torn_file_never_stops_the_evening(
    cut: int, junk: bytes, tmp_path_factory: pytest.TempPathFactory
) -> None:
    file = tmp_path_factory.mktemp("memory") / "played.sqlite"
    memory = Memory(file)
    memory.remember(["old"], 1.0)
    memory.close()
    data = file.read_bytes()
    file.write_bytes(data[:cut] + junk + data[cut + len(junk) :])
    torn = Memory(file)
    torn.remember(["new"], 2.0)
    assert torn.trouble is not None or torn.played()["new"] == 2.0
    torn.close()
