"""Bots play whole games; the text is readable, whole and the same for the same seed."""

import re
from pathlib import Path

import msgspec
import pytest

from pi_app.__main__ import main
from pi_app.console.demo import demo
from pi_app.console.plan import GameName, Plan
from pi_app.rules.millionaire.edition import Ending
from tests.playing import some_questions

GOLDEN = Path(__file__).parent / "golden"
GAMES: dict[str, Plan] = {
    "de2013": Plan("millionaire", "de2013", seats=4, variant="risk", seed=11),
    "de2002": Plan("millionaire", "de2002", seats=3, seed=12),
    "de2002_two": Plan("millionaire", "de2002", seats=2, seed=13),
    "us": Plan("millionaire", "us", seats=4, seed=14, language="en", television=True),
    "money_drop": Plan("money_drop", seats=4, seed=15, time_limit=60.0),
    "heist": Plan("heist", seats=5, seed=16, language="en"),
}


def small_pack(folder: Path) -> Path:
    """The pack of the tests as a file, so that the golden texts do not hang on our questions."""
    lines: list[str] = []
    for question in some_questions():
        lines.append("[[question]]")
        if question.level is not None:
            lines.append(f"level = {question.level}")
        lines.append(f'category = "{question.category}"\ntext = "{question.text}"')
        lines.append(f"answers = {list(question.answers)}\nright = '{question.right}'")
    file = folder / "pack.toml"
    file.write_text("\n".join(lines), "utf-8")
    return file


@pytest.mark.parametrize("name", sorted(GAMES))
def test_golden_play_through(name: str, tmp_path: Path) -> None:
    """Every printed game has one whole game on record; `make golden` writes them anew."""
    plan = GAMES[name]
    told = "\n".join(demo(with_pack(plan, small_pack(tmp_path)))) + "\n"
    assert told == (GOLDEN / f"{name}.txt").read_text("utf-8")


def with_pack(plan: Plan, pack: Path) -> Plan:
    """The heist has no questions."""
    return plan if plan.game == "heist" else msgspec.structs.replace(plan, packs=(pack,))


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize(
    ("game", "edition", "seats"),
    [
        ("millionaire", "de2013", 3),
        ("millionaire", "de2002", 2),
        ("millionaire", "us", 5),
        ("money_drop", "", 2),
        ("money_drop", "", 6),
        ("heist", "", 8),
    ],
)
def test_the_demo_with_our_own_questions_ends_with_the_standing(
    game: GameName, edition: str, seats: int, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["demo", "--game", game, "--seats", str(seats), "--lang", language, "--seed", "3"]
    arguments += ["--edition", edition] if edition else []
    texts: list[str] = []
    for _ in range(2):
        assert main(arguments) == 0
        texts.append(capsys.readouterr().out)
    assert texts[0] == texts[1]
    last = texts[0].splitlines()
    standing = "Endstand:" if language == "de" else "Final standing:"
    assert standing in last
    assert last[-1].startswith("Gewonnen:" if language == "de" else "Won by:")


def test_a_demo_does_not_tell_secrets_early(tmp_path: Path) -> None:
    """No letter of a candidate, and no right one, before the cards lie open."""
    told = list(demo(with_pack(GAMES["de2013"], small_pack(tmp_path))))
    for line in told:
        if "eingeloggt" in line:
            assert not re.search(r"\b[A-D]\b", line)


@pytest.mark.parametrize("edition", ["de2013", "de2002"])
def test_bots_reach_the_top_of_a_short_ladder_in_the_end(edition: str, tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    house.write_text(f'based_on = "{edition}"\nladder = [50, 500, 5000]\nsafe_steps = []\n')
    plan = Plan("millionaire", edition, seats=3, seed=1, ending=Ending("million"), house=house)
    told = list(demo(plan))
    assert "5.000\N{NO-BREAK SPACE}€ sind erreicht." in told


def test_play_without_a_terminal_is_a_whole_demo_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play"]) == 0
    assert "Endstand:" in capsys.readouterr().out
