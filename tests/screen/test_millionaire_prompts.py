"""The sentence of the moment on the Millionaire table, said to whoever is meant."""

from functools import cache

import pytest
from msgspec.structs import replace

from pi_app.rules.core import Say
from pi_app.rules.millionaire.views import LetterOnTable, TableView
from pi_app.screen.legend import KeyHint, legend
from pi_app.screen.millionaire_keys import key_hints
from pi_app.screen.millionaire_players import status
from pi_app.screen.millionaire_prompts import said, verdict
from pi_app.screen.pen import Pen
from pi_app.screen.things import Area, Words
from pi_app.screen.type import measure
from tests.screen.scenes import KnowAll, phases_of

PEN = Pen(measure, "en", 1.0)


@cache
def stage(phase: str) -> TableView:
    """Three who climb or more."""
    return next(
        scene.stage
        for scene in phases_of("en").values()
        if scene.stage.phase == phase and len(scene.stage.players) > 3
    )


@pytest.mark.parametrize("phase", ["deciding", "final_decision", "cards_shown"])
def test_a_single_candidate_is_called_by_name_and_several_are_not(phase: str) -> None:
    view = stage(phase)
    climbing = [seat for seat, player in view.players.items() if player.role == "candidate"]

    def with_left(*left: int) -> TableView:
        players = {
            seat: replace(player, in_round=seat in left, exit=None if seat in left else "wrong")
            for seat, player in view.players.items()
        }
        cards = {"cards": dict.fromkeys(left, "B")} if phase == "cards_shown" else {}
        return replace(view, players=players, turn=None, **cards)

    one, two = climbing[:2]
    assert view.players[one].name in said(with_left(one), PEN)
    both = with_left(one, two)
    assert said(both, PEN) == PEN.say(both.prompt)


@pytest.mark.rule("M-17")
def test_the_million_is_announced_as_one() -> None:
    top: LetterOnTable | None = None
    for scene in KnowAll("de2013", 3, "en", 1):
        if scene.stage.phase == "announced":
            assert ("1,000,000" in verdict(scene.stage, PEN)) == (scene.stage.level == 15)
            top = scene.stage
        if top is not None and top.level == 15:
            return
    raise AssertionError("nobody has got to the top")


@pytest.mark.rule("M-31")
def test_a_try_is_shown_and_not_locked_in() -> None:
    view = stage("deciding")
    turn = next(seat for seat, player in view.players.items() if player.in_round)
    trying = replace(view, turn=turn, tries_left=2)
    assert status(trying, view.players[turn]) == (Say("screen.tries_left", tries=2), "turn")
    assert Say("screen.keys_show") in [hint.does for hint in key_hints(trying)]
    assert Say("screen.keys_lock") not in [hint.does for hint in key_hints(trying)]


def test_where_the_keys_need_two_lines_these_are_even() -> None:
    keys = [KeyHint(("A",), "does something", who=who) for who in ("Anna", "Bernd", "Clara", "Eva")]
    words = [
        thing
        for thing in legend(Area(0, 0, 620, 62), keys, PEN)
        if isinstance(thing, Words) and thing.text.endswith(":")
    ]
    lines = [word.area.y for word in words]
    assert [lines.count(y) for y in sorted(set(lines))] == [2, 2]
