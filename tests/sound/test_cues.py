"""Every cue has a sound, and every sound a cue."""

import ast
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

import pi_app.rules
from pi_app.console.plan import RULEBOOKS
from pi_app.rules.core import Choose, Refused
from pi_app.sound.sounds import LASTING, SOUNDS
from tests.playing import PRINTED_GAMES, Sitting, game_name

EVENING = {"press", "seat", "warning", "tick", "pause"}
CUE_FILES = sorted(Path(pi_app.rules.__file__).parent.glob("*/cues.py"))


class _Cues(ast.NodeVisitor):
    """The strings that a `cues.py` can return: not what it compares with, nor phases or prose."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str):
            self.found.add(node.value)

    def visit_Compare(self, node: ast.Compare) -> None:
        """What is compared with is a phase or an exit."""

    def visit_Dict(self, node: ast.Dict) -> None:
        for value in node.values:
            self.visit(value)

    def visit_Expr(self, node: ast.Expr) -> None:
        if not isinstance(node.value, ast.Constant):
            self.generic_visit(node)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        raise AssertionError(f"line {node.lineno}: a cue put together cannot be looked up here")


def cues_in(file: Path) -> set[str]:
    visitor = _Cues()
    visitor.visit(ast.parse(file.read_text("utf-8")))
    return visitor.found


def test_the_collector_finds_cues_wherever_they_stand() -> None:
    by_game = {file.parent.name: cues_in(file) for file in CUE_FILES}
    assert set(by_game) == set(RULEBOOKS)
    assert {"million", "right", "wrong", "audience", "answers"} <= by_game["millionaire"]
    assert {"chip", "door", "fall", "lost", "door_shut"} <= by_game["money_drop"]
    assert {"card", "blackout", "loot_up", "loot_down", "stopped"} <= by_game["heist"]
    assert "over" not in set().union(*by_game.values()), "a phase is no cue"


def test_sounds_and_cues_are_the_same_names() -> None:
    wanted = EVENING.union(*(cues_in(file) for file in CUE_FILES))
    assert wanted - set(SOUNDS) == set(), "cues without a sound"
    assert set(SOUNDS) - wanted == set(), "sounds without a cue"
    assert LASTING.issubset(SOUNDS)


def random_moves(game: Sitting, seats: int, seed: int) -> Any:
    """Table views one after the other, while everybody presses anything."""
    chance = Random(seed)
    for _ in range(400):
        if game.outcome is not None:
            return
        yield game.table
        if game.deadline is not None and chance.random() < 0.2:
            game.time_up()
            continue
        offered = [(seat, choice) for seat in range(1, seats + 1) for choice in game.choices(seat)]
        try:
            game.do(Choose(*chance.choice(sorted(offered))))
        except Refused:
            continue  # the right window stays shut


@pytest.mark.parametrize("name", PRINTED_GAMES)
def test_what_games_really_call_for_has_a_sound(name: str) -> None:
    heard: set[str] = set()
    for seed in range(4):
        game = Sitting(name, 5, "ABCD")
        views = list(random_moves(game, 5, seed))
        for before, after in pairwise(views):
            heard |= set(RULEBOOKS[game_name(name)].cues(before, after))
    assert heard
    assert heard <= set(SOUNDS)
