"""Same presses, other right letters: the table's picture is the same, thing by thing."""

from random import Random
from typing import Any

import pytest

from pi_app.rules.core import Choose
from pi_app.screen.layout import table_picture
from pi_app.screen.type import measure
from tests.screen.scenes import NAMES, TABLES, Walk, long_questions

REVEALS = {"show", "reveal"}
SIZE = (1280, 720)


def walk(edition: str, players: int, right: str, options: dict[str, Any]) -> Walk:
    questions = long_questions("de", right)
    return Walk(edition, players, "de", 3, NAMES, questions, **options)


@pytest.mark.rule("M-08", "M-20", "M-21")
@pytest.mark.parametrize(("edition", "players", "options"), TABLES[:5])
@pytest.mark.parametrize("seed", range(4))
def test_the_picture_tells_no_right_letter_before_the_reveal(
    edition: str, players: int, options: dict[str, Any], seed: int
) -> None:
    one, other = (walk(edition, players, right, options) for right in ("ABCD", "CDAB"))
    chance = Random(seed)
    knows: set[int] = set()
    differed = False
    for _ in range(60):
        for game in (one, other):
            game.settle()
        assert picture_of(one) == picture_of(other)
        differed = differed or one.right != other.right
        possible = [
            choice
            for choice in one.choices()
            if choice.id not in REVEALS
            # Whoever has learned something may press what the other game has closed to him.
            and not (choice.seat in knows and choice.id.startswith("answer:"))
        ]
        if not possible:
            break
        choice: Choose = chance.choice(possible)
        if choice.id.startswith("joker:"):
            knows.add(choice.seat)
        for game in (one, other):
            game.take(choice)
    assert differed, "the two packs must really differ, or this shows nothing"


def picture_of(game: Walk) -> object:
    return table_picture(game.scene(), SIZE, measure)
