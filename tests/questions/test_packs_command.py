"""`quizpult packs` and `--pack` as a person types them."""

import json
from pathlib import Path

import pytest

from pi_app.__main__ import main
from pi_app.console.plan import Plan, lay_table
from pi_app.home import home, memory_file
from pi_app.questions.choice import questions_for
from pi_app.questions.memory import Memory
from pi_app.questions.pack import read_pack
from pi_app.questions.question import Question
from pi_app.questions.sheet import written
from pi_app.questions.shelf import find_pack
from pi_app.questions.writing import write_pack
from pi_app.rules.core import Refused
from tests.questions.shelf_of_tests import entry

ANSWERS = ("Ä", "ß", "€", "„D“")
LADDER = [Question(f"Stufe {n}?", ANSWERS, "B", "Test", n, language="de") for n in range(1, 16)]
WINDOWS = [
    Question(f"Fenster {n}.{k}?", ANSWERS[:n], "A", "Test") for n in (4, 3, 2) for k in (1, 2)
]


@pytest.fixture
def ladder_file(tmp_path: Path) -> Path:
    file = tmp_path / "Meine Fragen.csv"
    file.write_bytes(written(LADDER, "de"))
    return file


def run(*arguments: object) -> int:
    return main(["packs", *map(str, arguments)])


def test_import_show_export_and_back(
    ladder_file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("import", ladder_file) == 0
    assert "15\N{NO-BREAK SPACE}Fragen im Paket „Meine Fragen“" in capsys.readouterr().out
    assert run("show", "Meine Fragen", "--level", 3) == 0
    assert "* B ß" in capsys.readouterr().out
    assert run("export", "Meine Fragen", tmp_path / "out.csv") == 0
    assert run("import", tmp_path / "out.csv", "--name", "zwei") == 0
    assert read_pack(find_pack("zwei")) == read_pack(find_pack("Meine Fragen")) == LADDER


def test_a_name_is_taken_only_when_asked_and_the_old_pack_is_kept(
    ladder_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("import", ladder_file) == 0
    assert run("import", ladder_file) == 2
    assert "--replace" in capsys.readouterr().err
    assert run("import", ladder_file, "--replace") == 0
    kept = home() / "packs" / ".Meine Fragen.before-1"
    assert read_pack(kept) == LADDER
    assert {path.name for path in kept.parent.iterdir()} == {"Meine Fragen", kept.name}


def test_an_export_never_overwrites(ladder_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("export", "millionaire-de", ladder_file) == 2
    assert "gibt es schon" in capsys.readouterr().err
    assert ladder_file.read_bytes() == written(LADDER, "de")


@pytest.mark.parametrize(
    ("text", "code"), [(entry(), 0), (entry(right='right = "E"'), 1), ("[[", 1)]
)
def test_check_says_it_with_its_exit_code(text: str, code: int, tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text(text, "utf-8")
    assert run("check", tmp_path) == code


def test_check_passes_with_mere_warnings(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    again = entry(answers='answers = ["Wien", "Bonn", "Bern", "Rom"]')
    (tmp_path / "a.toml").write_text(entry() + again, "utf-8")
    assert run("check", tmp_path, "--lang", "en") == 0
    said = capsys.readouterr()
    assert "Note: a.toml, question 2: Nearly the same" in said.err
    assert "no faults, 1\N{NO-BREAK SPACE}note" in said.out


def test_the_list_counts_what_is_fresh(
    ladder_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run("import", ladder_file, "--name", "mine")
    memory = Memory(memory_file())
    memory.remember([LADDER[4].id], 1.0)
    memory.close()
    capsys.readouterr()
    assert run("list", "--json") == 0
    told = {pack["name"]: pack for pack in json.loads(capsys.readouterr().out)}
    assert set(told) == {
        *("millionaire-de", "money_drop-de", "millionaire-en", "money_drop-en", "mine")
    }
    levels = told["mine"]["languages"]["de"]["millionaire"]
    assert levels["5"] == {"questions": 1, "fresh": 0}
    assert levels["6"] == {"questions": 1, "fresh": 1}
    assert run("list") == 0
    assert "15\N{NO-BREAK SPACE}Fragen, 14 davon noch nie gespielt" in capsys.readouterr().out


def test_long_imports_say_how_far_they_are(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pi_app.commands.packs.ROWS_A_LINE", 5)
    (tmp_path / "a.csv").write_bytes(written(LADDER, "de"))
    assert run("import", tmp_path / "a.csv") == 0
    assert capsys.readouterr().err == "".join(f"{rows} Zeilen gelesen\n" for rows in (5, 10, 15))


@pytest.mark.parametrize(
    "arguments",
    [
        ("import", "nowhere.csv"),
        ("import", "nowhere"),
        ("import", "/"),
        ("import", "x.csv", "--name", "../x"),
        ("show", "nowhere"),
        ("check", "no\0where"),
        ("export", "millionaire-de", "/nowhere/x.csv"),
    ],
)
@pytest.mark.parametrize("language", ["de", "en"])
def test_impossible_wishes_get_a_sentence(
    arguments: tuple[str, ...], language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*arguments, "--lang", language) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1


# ---------------------------------------------------------------- in the game


def shelve(name: str, questions: list[Question]) -> Path:
    folder = home() / "packs" / name
    folder.mkdir(parents=True)
    write_pack(folder, name, questions)
    return folder


def test_packs_are_mixed_and_a_question_in_both_is_there_once() -> None:
    one, two = shelve("one", LADDER[:10]), shelve("two", LADDER[5:])
    mixed = questions_for("millionaire", (one, two), "de")
    assert sorted(mixed, key=lambda card: card.level or 0) == LADDER
    assert lay_table(Plan("millionaire", seats=3, packs=(one, two))).outcome() is None


def test_a_pack_without_cards_for_the_game_is_named() -> None:
    ladder, windows = shelve("leiter", LADDER), shelve("fenster", WINDOWS)
    for game, pack, name in (("money_drop", ladder, "leiter"), ("millionaire", windows, "fenster")):
        with pytest.raises(Refused) as refused:
            questions_for(game, (pack,), "de")  # type: ignore[arg-type]
        assert refused.value.reason.parts["name"] == name


def test_a_pack_of_two_languages_plays_in_that_of_the_table() -> None:
    english = Question("In English?", ANSWERS, "A", "Test", 1, language="en")
    both = shelve("both", [*LADDER, english])
    assert english not in questions_for("millionaire", (both,), "de")
    assert questions_for("millionaire", (both,), "en") == [english]
    only = shelve("only", LADDER)
    assert len(questions_for("millionaire", (only,), "en")) == 15, "as it is"


def test_missing_levels_are_all_said_before_the_start(capsys: pytest.CaptureFixture[str]) -> None:
    shelve("short", LADDER[:12])
    assert main(["demo", "--game", "millionaire", "--pack", "short"]) == 2
    said = capsys.readouterr().err
    assert all(f"Stufe {level}" in said for level in (13, 14, 15))
