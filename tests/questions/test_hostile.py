"""Files that mean no good, or nothing: a clear sentence, and nothing written elsewhere."""

import io
import json
import os
import stat
import tracemalloc
import zipfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pi_app.questions.box import MOST_BYTES
from pi_app.questions.pack import look_into
from pi_app.questions.question import Question
from pi_app.questions.sheet import csv_rows, written
from pi_app.questions.shelf import name_for, put_on_shelf
from pi_app.rules.core import Refused
from tests.questions.shelf_of_tests import ends_well, entry, sentences, xlsx
from tests.questions.test_import import AIKEN, GIFT, RESULT, TRIVIA_QA

SOME = [Question(f"Wer ist Nr. {n}?", ("ä", "b", "c", "d"), "B", "Test", n) for n in range(1, 9)]
SHEET = written(SOME, "de")


def zipped(**files: str) -> bytes:
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w") as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return data.getvalue()


FILES: dict[str, bytes] = {
    "a.csv": SHEET,
    "a.xlsx": xlsx([row for row in csv_rows(SHEET) if isinstance(row, list)]),
    "a.json": json.dumps({"results": [RESULT, RESULT]}).encode(),
    "a.gift": GIFT.encode(),
    "a.txt": AIKEN.encode(),
    "animals": TRIVIA_QA.encode(),
    "a.toml": ("[pack]\nname = 'x'\n" + entry()).encode(),
    "a.zip": zipped(**{"a.toml": entry(), "pack.toml": "[pack]\nname = 'x'"}),
}


@pytest.mark.parametrize("name", FILES)
@given(data=st.binary(max_size=400))
def test_random_bytes(name: str, data: bytes, tmp_path_factory: pytest.TempPathFactory) -> None:
    ends_well(tmp_path_factory.getbasetemp(), name, data)


@pytest.mark.parametrize("name", FILES)
@given(data=st.data())
@settings(max_examples=60)
def test_cut_and_damaged_files(
    name: str, data: st.DataObject, tmp_path_factory: pytest.TempPathFactory
) -> None:
    good = FILES[name]
    cut = data.draw(st.integers(0, len(good)))
    junk = data.draw(st.binary(max_size=12))
    skip = data.draw(st.integers(0, 12))
    ends_well(tmp_path_factory.getbasetemp(), name, good[:cut] + junk + good[cut + skip :])
    ends_well(tmp_path_factory.getbasetemp(), name, good[:cut])


ANYTHING: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inside: (
        st.lists(inside, max_size=4)
        | st.dictionaries(
            st.sampled_from([*RESULT, "results", "response_code", "x"]), inside, max_size=6
        )
    ),
    max_leaves=12,
)


@given(ANYTHING)
def test_json_of_wrong_types(tmp_path_factory: pytest.TempPathFactory, dump: Any) -> None:
    ends_well(tmp_path_factory.getbasetemp(), "a.json", json.dumps(dump).encode("utf-8", "replace"))


VALUES = st.sampled_from(
    (
        *("1", "-1", "1.5", "nan", "true", '""', '"x"', "[]", "[[]]", "[1]", '["a", "a"]'),
        *("{a = 1}", "1979-05-27", "0x" + "f" * 5000, '"\\u0000"', '["", "b"]', '"D"', "12:30:00"),
    )
)
KEYS = ["text", "answers", "right", "category", "level", "note", "keep_order", "source"]


@given(st.dictionaries(st.sampled_from([*KEYS, "language", "difficulty", "odd"]), VALUES))
def test_toml_of_wrong_types(
    tmp_path_factory: pytest.TempPathFactory, fields: dict[str, str]
) -> None:
    lines = [f"{key} = {value}" for key, value in fields.items()]
    text = "\n".join(["[[question]]", *lines])
    ends_well(tmp_path_factory.getbasetemp(), "a.toml", text.encode())


@pytest.mark.parametrize("text", ["[" * 100_000, '{"a":' * 100_000, "[[" * 50_000 + "]]" * 50_000])
def test_deep_nesting(text: str, tmp_path: Path) -> None:
    ends_well(tmp_path, "a.json", text.encode())
    ends_well(tmp_path, "a.toml", f"a = {text}".encode())


# ---------------------------------------------------------------- zips


@pytest.mark.parametrize(
    "name", ["../out.toml", "a/../../out.toml", "/tmp/out.toml", "C:\\out.toml", "..\\out.toml"]
)
def test_a_zip_that_climbs_out(name: str, tmp_path: Path) -> None:
    inside = tmp_path / "inside"
    inside.mkdir()
    (inside / "a.zip").write_bytes(zipped(**{name: entry(), "good.toml": entry()}))
    pack = look_into(inside / "a.zip")
    assert "leads out of the pack" in sentences(pack.faults)
    assert [path.name for path in tmp_path.rglob("*")] == ["inside", "a.zip"]


def test_a_link_in_a_zip_is_not_followed(tmp_path: Path) -> None:
    link = zipfile.ZipInfo("link.toml")
    link.external_attr = (stat.S_IFLNK | 0o777) << 16
    with zipfile.ZipFile(tmp_path / "a.zip", "w") as archive:
        archive.writestr(link, "/etc/passwd")
    assert "leads out of the pack" in sentences(look_into(tmp_path / "a.zip").faults)


def bomb(name: str) -> bytes:
    data = io.BytesIO()
    with (
        zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive,
        archive.open(name, "w", force_zip64=True) as inside,
    ):
        for _ in range(300):
            inside.write(b"#" * 1024 * 1024)
    return data.getvalue()


@pytest.fixture(scope="module")
def bombs() -> dict[str, bytes]:
    return {"a.zip": bomb("a.toml"), "a.xlsx": bomb("xl/workbook.xml")}


@pytest.mark.parametrize("name", ["a.zip", "a.xlsx"])
def test_a_zip_that_unpacks_to_far_too_much_is_not_unpacked(
    name: str, bombs: dict[str, bytes], tmp_path: Path
) -> None:
    (tmp_path / name).write_bytes(bombs[name])
    tracemalloc.start()
    try:
        ends_well(tmp_path, name, bombs[name])
        assert tracemalloc.get_traced_memory()[1] < 20_000_000
    finally:
        tracemalloc.stop()


def test_a_zip_that_lies_about_its_size(tmp_path: Path) -> None:
    """The directory says 10 bytes; zipfile then reads no more than those and notices."""
    data = bytearray(zipped(**{"a.toml": "#" * 100_000}))
    at = data.index(b"PK\x01\x02") + 24
    data[at : at + 4] = (10).to_bytes(4, "little")
    ends_well(tmp_path, "a.zip", bytes(data))
    assert "damaged" in sentences(look_into(tmp_path / "a.zip").faults)


def test_a_small_file_costs_little_memory(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text(entry())
    tracemalloc.start()
    try:
        look_into(tmp_path / "a.toml")
        assert tracemalloc.get_traced_memory()[1] < 2_000_000
    finally:
        tracemalloc.stop()


def test_files_that_are_endless_or_too_big(tmp_path: Path) -> None:
    assert "not a file" in sentences(look_into(Path("/dev/zero")).faults)
    os.mkfifo(tmp_path / "pipe.toml")
    assert "not a file" in sentences(look_into(tmp_path / "pipe.toml").faults)
    with (tmp_path / "big.toml").open("wb") as file:
        file.truncate(MOST_BYTES + 1)
    assert "too big" in sentences(look_into(tmp_path / "big.toml").faults)


# ---------------------------------------------------------------- the shelf


@pytest.mark.parametrize(
    "name",
    ["../x", "a/b", "/x", ".", "..", ".hidden", "", " ", "a\0b", "x" * 61, "a\nb", "-", "a "],
)
def test_names_that_lead_elsewhere_are_refused(name: str) -> None:
    with pytest.raises(Refused):
        name_for(Path("a.csv"), name)


@given(st.text(max_size=80))
def test_a_name_made_of_any_file_name_stays_on_the_shelf(stem: str) -> None:
    try:
        name = name_for(Path(stem + ".csv"), None)
    except Refused:
        return
    assert (Path("/shelf") / name).resolve().parent == Path("/shelf")
    assert not name.startswith(".")


def test_a_link_on_the_shelf_is_never_written_through(home: Path, tmp_path: Path) -> None:
    (home / "packs").mkdir()
    (home / "packs" / "mine").symlink_to(tmp_path)
    with pytest.raises(Refused):
        put_on_shelf("mine", SOME, replace=False)
    place, kept = put_on_shelf("mine", SOME, replace=True)
    assert list(tmp_path.iterdir()) == []
    assert place.is_dir()
    assert not place.is_symlink()
    assert kept is not None
    assert kept.is_symlink(), "what was there is kept"


def test_a_shelf_that_cannot_be_written(home: Path) -> None:
    (home / "packs").write_text("a file where the shelf should be")
    with pytest.raises(Refused) as refused:
        put_on_shelf("mine", SOME, replace=False)
    assert refused.value.reason.key == "packs.not_written"
