"""What the quizmaster is told: what to do, and for whom the table waits."""

from functools import cache

import pytest
from msgspec.structs import replace

from pi_app.rules.millionaire.views import TableView
from pi_app.screen.host_prompts import host_prompt
from pi_app.screen.pen import Pen, pen_for
from pi_app.screen.type import measure
from pi_app.words import LANGUAGES, Language
from tests.screen.scenes import phases_of


@pytest.fixture(params=LANGUAGES)
def pen(request: pytest.FixtureRequest) -> Pen:
    return pen_for((800, 480), measure, request.param)


@cache
def stages(language: Language) -> dict[str, TableView]:
    return {name: scene.stage for name, scene in phases_of(language).items()}


def stage(language: Language, phase: str) -> TableView:
    return next(view for view in stages(language).values() if view.phase == phase)


def test_nothing_speaks_of_the_host_as_of_somebody_else(pen: Pen) -> None:
    for view in stages(pen.language).values():
        if view.phase not in ("over", "announced"):
            assert view.players[view.host_seat].name not in host_prompt(view, pen), view.phase


def test_whoever_has_not_locked_is_named(pen: Pen) -> None:
    view = stage(pen.language, "deciding")
    climbing = {seat: player for seat, player in view.players.items() if player.role == "candidate"}
    for locked_seat in climbing:
        players = {
            seat: replace(player, in_round=True, exit=None, locked=seat == locked_seat)
            for seat, player in climbing.items()
        }
        missing = host_prompt(replace(view, players=view.players | players), pen).rpartition(":")[2]
        named = {seat for seat, player in climbing.items() if player.name in missing}
        assert named == climbing.keys() - {locked_seat}


def test_the_reveal_names_who_was_right_and_who_was_wrong(pen: Pen) -> None:
    view = stage(pen.language, "announced")
    told = host_prompt(view, pen)
    for seat in (*view.climbed, *view.fell):
        assert view.players[seat].name in told
