"""Which picture belongs to a scene. Pure functions: the same scene gives the same things."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from msgspec.structs import replace

from pi_app.rules.core import Letter, Say
from pi_app.rules.heist.views import TableView as HeistView
from pi_app.rules.millionaire.views import TableView as MillionaireView
from pi_app.rules.money_drop.views import TableView as MoneyDropView
from pi_app.scene import BoxScene, Clock, HallOfFame, HostScene, Lobby, Page, Practice, TableScene
from pi_app.screen import theme
from pi_app.screen.boxes_layout import boxes_height, boxes_strip
from pi_app.screen.evening_layout import (
    cover_stage,
    fame_stage,
    lobby_stage,
    page_stage,
    practice_stage,
    takes_seats,
)
from pi_app.screen.heist_layout import heist_stage
from pi_app.screen.host_layout import host_card
from pi_app.screen.millionaire_layout import millionaire_stage
from pi_app.screen.money_drop_layout import money_drop_stage
from pi_app.screen.pen import DRAWN_FOR, Pen, cut_bottom, cut_top, pen_for
from pi_app.screen.things import SOME_BOX, Area, Fill, KeyTouch, Measure, Picture, Thing, Touch

Size = tuple[int, int]

# How a stage is drawn: what is on it, where, with which pen, and the clock if one is set.
StageLayout = Callable[[Any, Area, Pen, Clock | None], list[Thing]]

STAGES: tuple[tuple[type, StageLayout], ...] = (
    (Page, page_stage),
    (Lobby, lobby_stage),
    (Practice, practice_stage),
    (HallOfFame, fame_stage),
    (MillionaireView, millionaire_stage),
    (MoneyDropView, money_drop_stage),
    (HeistView, heist_stage),
)


EVENING = (Page, Lobby, Practice, HallOfFame)
LOW = (1280, 560)  # the evening's stages have little on them: they stay large above boxes


def table_picture(
    scene: TableScene,
    size: Size,
    measure: Measure,
    now_left: float | None = None,
    blink_on: bool = True,
) -> Picture:
    """What everybody sees. `now_left` is what is left of the clock now, if it runs."""
    stage, boxes = _divided(scene, size)
    around = scene.cover is not None or isinstance(scene.stage, EVENING)
    drawn_for = LOW if around else DRAWN_FOR
    pen = pen_for((stage.width, stage.height), measure, scene.language, drawn_for)
    things, stage = _around(scene, stage, pen)
    clock = clock_now(scene.clock, now_left)
    if scene.cover is not None:
        things += cover_stage(scene.cover, stage, pen, clock)
    else:
        things += _stage_layout(scene.stage)(scene.stage, stage, pen, clock)
    touched = _touched(things, scene)
    return (*touched, *_boxes(scene, boxes, size, measure, blink_on))


def _touched(things: Iterable[Thing], scene: TableScene) -> Iterator[Thing]:
    """Touching an answer of set-up presses the first box drawn that has a use for its key.

    Where no box is drawn the screen hangs on a wall, and touching it means nothing.
    """
    for thing in things:
        match thing:
            case Touch(area, KeyTouch(box, letter)) if box == SOME_BOX:
                first = next((b.box for b in scene.boxes if _uses(b, letter, scene)), None)
                if first is not None:
                    yield Touch(area, KeyTouch(first, letter))
            case _:
                yield thing


def _uses(box: BoxScene, letter: Letter, scene: TableScene) -> bool:
    if not box.here or box.bot:
        return False
    if scene.cover is None:
        return box.lamps[letter] != "off"
    return letter in box.taps or letter in box.holds  # in a pause, of whoever chooses


def host_picture(
    scene: HostScene, size: Size, measure: Measure, now_left: float | None = None
) -> Picture:
    """What the quizmaster alone sees."""
    area = Area(0, 0, *size)
    pen = pen_for(size, measure, scene.language)
    return tuple(host_card(scene, area, pen, clock_now(scene.clock, now_left)))


def card_over_table(
    host: HostScene,
    table: TableScene,
    size: Size,
    measure: Measure,
    now_left: float | None = None,
    blink_on: bool = True,
) -> Picture:
    """One screen for all: the host's card lies over the stage, the boxes below stay usable."""
    stage, boxes = _divided(table, size)
    card = host_picture(host, (stage.width, stage.height), measure, now_left)
    return (*card, *_boxes(table, boxes, size, measure, blink_on))


def clock_now(clock: Clock | None, now_left: float | None) -> Clock | None:
    if clock is None or now_left is None:
        return clock
    return replace(clock, left=now_left)


def _stage_layout(stage: Any) -> StageLayout:
    for kind, layout in STAGES:
        if isinstance(stage, kind):
            return layout
    raise TypeError(f"no layout for {type(stage).__name__}")


def _divided(scene: TableScene, size: Size) -> tuple[Area, Area]:
    """The stage above, the virtual boxes below."""
    window = Area(0, 0, *size)
    if not scene.boxes:
        return window, Area(0, size[1], size[0], 0)
    boxes, stage = cut_bottom(window, boxes_height(len(scene.boxes), size))
    return stage, boxes


def _boxes(
    scene: TableScene, area: Area, size: Size, measure: Measure, blink_on: bool
) -> list[Thing]:
    if not scene.boxes:
        return []
    pen = pen_for(size, measure, scene.language)
    return boxes_strip(scene.boxes, area, pen, blink_on, _seats_free(scene))


def _seats_free(scene: TableScene) -> bool:
    """In the lobby before names are asked for, while a seat is handed over, and for passers-by."""
    if isinstance(scene.stage, Lobby):
        return takes_seats(scene.stage)
    return scene.cover is not None or scene.attract


def _around(scene: TableScene, stage: Area, pen: Pen) -> tuple[list[Thing], Area]:
    """The attract banner above the stage, notices below it, and what is left between."""
    things: list[Thing] = []
    if scene.attract:
        banner, stage = cut_top(stage, pen.px(44))
        things.append(Fill(banner, theme.GOLD))
        text = banner.inset(pen.px(4))
        things += pen.write(
            Say("screen.attract"), text, 28, theme.INK, theme.GOLD, align="centre", weight="bold"
        )
    for notice in reversed(scene.notices[:3]):
        line, stage = cut_bottom(stage, pen.px(40))
        things.append(Fill(line, theme.WARNING))
        text = Area(line.x + pen.px(24), line.y, line.width - pen.px(48), line.height - 1)
        things += pen.write(
            notice, text, 26, theme.INK, theme.WARNING, weight="bold", most_lines=1, smallest=14
        )
    return things, stage
