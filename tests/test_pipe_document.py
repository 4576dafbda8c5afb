"""docs/pipe.md speaks of everything that comes over the pipe."""

import re
from pathlib import Path
from typing import Any

import pytest

from pi_app.console.plan import Plan
from pi_app.rules.core import Say
from pi_app.rules.heist import views as heist
from pi_app.rules.millionaire import views as millionaire
from pi_app.rules.money_drop import views as money_drop
from pi_app.words import speak
from tests.playing import RandomGame
from tests.test_pipe import answers, press

DOC = (Path(__file__).parent.parent / "docs" / "pipe.md").read_text("utf-8")
SECTIONS = {part.splitlines()[0]: part for part in DOC.split("\n## ")[1:]}
DOC_TABLES: list[tuple[str, str, int, dict[str, Any]]] = [
    ("Millionaire", "de2013", 4, {"variant": "risk"}),
    ("Millionaire", "de2013", 3, {"own_cards": True}),
    ("Millionaire", "us", 2, {}),
    ("Millionaire", "us", 4, {"television": True}),
    ("Money Drop", "money_drop", 3, {"time_limit": 30.0}),
    ("Money Drop", "money_drop", 2, {"own_cards": True}),
    ("Haus des Geldes", "heist", 4, {}),
    ("Haus des Geldes", "heist", 8, {}),
    ("Haus des Geldes", "heist", 5, {"without_display": frozenset({2, 4})}),
]


def written_about(section: str) -> set[str]:
    """Everything between backticks; of ids such as `answer:B` also what stands before the colon."""
    quoted = set(re.findall(r"`([^`\n]+)`", section))
    return quoted | {text.partition(":")[0] for text in quoted}


def produced(game: RandomGame) -> set[str]:
    """Phases, top-level fields, ids' verbs and sounds of one random game."""
    rulebook, seen = game.rulebook, set[str]()
    before = rulebook.table_view(game.state)
    while True:
        table = rulebook.table_view(game.state)
        views = [table, *(rulebook.seat_view(game.state, seat).private for seat in game.seats)]
        views += [rulebook.host_view(game.state)] if rulebook.host_view else []
        seen |= {field for view in views for field in view.__struct_fields__}
        seen |= {table.phase, *rulebook.cues(before, table)}
        seen |= {choice.partition(":")[0] for menu in game.menus for choice in menu.choices}
        outcome = rulebook.outcome(game.state)
        if outcome is not None:
            return seen | {outcome.reason, *outcome.__struct_fields__}
        before = table
        game.step()


@pytest.mark.parametrize(("section", "name", "players", "options"), DOC_TABLES)
def test_the_document_speaks_of_everything_a_game_produces(
    section: str, name: str, players: int, options: dict[str, Any]
) -> None:
    written = written_about(SECTIONS[section]) | written_about(SECTIONS["What comes out"])
    for seed in range(12):
        assert produced(RandomGame(name, players, seed, **options)) - written == set()


@pytest.mark.parametrize(
    ("section", "phases"),
    [
        ("Millionaire", millionaire.PHASES),
        ("Money Drop", money_drop.PHASES),
        ("Haus des Geldes", heist.PHASES),
    ],
)
def test_the_document_names_the_phases_that_there_are(
    section: str, phases: dict[type, str]
) -> None:
    table = SECTIONS[section].split("| field of `table`")[0]
    rows = [row for row in table.splitlines() if row.startswith("| `") and "`phase`" not in row]
    named = {name for row in rows for name in re.findall(r"`(\w+)`", row.split("|")[1])}
    assert named == set(phases.values())


def test_the_document_names_the_fields_of_an_answer_and_of_a_box() -> None:
    answer = answers(Plan("heist", seats=4), press(1, "A"))[-1]
    written = written_about(SECTIONS["What comes out"])
    assert set(answer) <= written
    assert set(answer["seats"]["1"]) <= written
    assert {"id", "label"} <= written
    assert "clock" in answer["table"]


def test_lines_of_the_document_are_understood() -> None:
    lines = re.findall(r"`(\{\"(?:press|hold|wait|undo)[^`]+)`", SECTIONS["What goes in"])
    assert len(lines) == 5
    plan = Plan("millionaire", seats=3)
    for line in lines:
        refused = answers(plan, *[press(1, "A")] * 3, line)[-1]["refused"]
        assert refused != speak(Say("pipe.unknown"), "de")
