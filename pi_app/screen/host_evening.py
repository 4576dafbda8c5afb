"""Where nobody hosts: set-up and the pause as the table sees them, the bluffing game in short."""

from typing import Any

from msgspec.structs import replace

from pi_app.rules.core import Say
from pi_app.rules.heist.views import TableView as HeistView
from pi_app.scene import Clock, HallOfFame, Lobby, Page, Practice
from pi_app.screen import theme
from pi_app.screen.evening_layout import (
    cover_stage,
    fame_stage,
    lobby_stage,
    page_stage,
    practice_stage,
    without_keys,
)
from pi_app.screen.heist_layout import middle
from pi_app.screen.heist_private import look_away
from pi_app.screen.host_figures import Figure, figures
from pi_app.screen.parts import ground, panel
from pi_app.screen.pen import Pen, cut_top
from pi_app.screen.things import Area, Thing


def host_cover(cover: Page, area: Area, pen: Pen, clock: Clock | None) -> list[Thing]:
    """In a pause the card is covered as well: the host may leave the display alone."""
    return cover_stage(without_keys(cover), area, pen, clock)


def host_evening(stage: Any, area: Area, pen: Pen, clock: Clock | None) -> list[Thing]:
    match stage:
        case Page():
            return page_stage(without_keys(stage), area, pen, clock)
        case Lobby():
            return lobby_stage(stage, area, pen, clock, with_keys=False)
        case Practice():
            practice = replace(stage, page=without_keys(stage.page))
            return practice_stage(practice, area, pen, clock)
        case HallOfFame():
            return fame_stage(replace(stage, page=without_keys(stage.page)), area, pen, clock)
    return []


# ---------------------------------------------------------------- the bluffing game


# On this screen "here" would be the wrong one: secrets are uncovered on the table's (H-27).
ELSEWHERE = {
    "prompt.look_away": "second_screen.look_away",
    "prompt.blackout_uncovered": "second_screen.blackout_uncovered",
}


def heist_prompt(view: HeistView) -> Say:
    words = view.prompt
    return Say(ELSEWHERE.get(words.key, words.key), **words.parts)


def host_heist(view: HeistView, area: Area, pen: Pen) -> list[Thing]:
    """Who is where and who has still to do something; nobody hosts, so all of it is public."""
    top, area = cut_top(area, pen.px(96), pen.px(10))
    leader: Say | str = Say("host_screen.nobody")
    if view.leader is not None:
        leader = view.players[view.leader].name
    things = figures(
        top,
        [
            Figure(
                Say("host_screen.round"),
                Say("host_screen.of", number=view.round, total=view.rounds),
            ),
            Figure(Say("host_screen.leader"), leader),
            Figure(
                Say("host_screen.loot"),
                Say("host_screen.millions", number=view.loot, total=view.target),
                colour=theme.GOLD,
            ),
        ],
        pen,
    )
    if view.phase == "blackout":
        shut = Say("heist.eyes_shut" if view.called is None else "heist.others_eyes_shut")
        things.append(panel(area, pen))
        return things + pen.write(
            shut, area.inset(pen.px(20)), 90, theme.TEXT, ground(), align="centre", weight="bold"
        )
    if view.called is not None:  # H-27: never the hand
        return things + look_away(view, area, pen)
    return things + middle(view, area, pen)
