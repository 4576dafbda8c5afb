"""The four windows of Money Drop: the answer above, the trapdoor with its chips below."""

from collections.abc import Sequence
from typing import Literal, cast

from msgspec import Struct

from pi_app.rules.core import LETTERS, Letter, Say
from pi_app.screen import theme
from pi_app.screen.chips_layout import chips, fallen_chips
from pi_app.screen.marks import cross, letter_block, letter_sign, tick
from pi_app.screen.parts import panel
from pi_app.screen.pen import Pen, cut_bottom, cut_left, cut_top
from pi_app.screen.things import Area, Colour, Fill, Point, Shape, Thing, Words

PIT: Colour = (2, 2, 8)
DOOR: Colour = (66, 74, 142)
DOOR_DARK: Colour = (48, 54, 112)
MARKED: Colour = (28, 30, 52)

SHARES = (33, 40, 47, 54)  # of a window's height, in hundredths, for the answer
READABLE, SMALLEST_ANSWER = 24, 10  # sizes of answers: the one to be had, the one to fall back on

Door = Literal["shut", "moving", "open", "stuck", "right", "marked"]


class Pane(Struct, frozen=True):
    """A window as it is shown: its answer, how its door stands, what lies on it."""

    letter: Letter
    answer: Say | str
    door: Door = "shut"
    chips: int = 0
    amount: Say | str = ""
    says: Say | str = ""
    fell: int = 0


def windows(panes: Sequence[Pane], area: Area, pen: Pen) -> list[Thing]:
    places = _places(panes, area, pen)
    share, size = _for_answers([pane.answer for pane in panes if pane.answer], places[0], pen)
    return [
        thing
        for pane, place in zip(panes, places, strict=True)
        for thing in _window(pane, place, pen, share, size)
    ]


def _for_answers(answers: Sequence[Say | str], area: Area, pen: Pen) -> tuple[int, float]:
    """The share of the height that answers get, and their size: long ones rather take some of
    the trapdoors' height than become too small to read, and never lose their end."""
    for share in SHARES:
        text = _text_place(_divided(area, pen, share)[0], pen)
        if all(pen.fitted(answer, text, 40, READABLE, "bold").whole for answer in answers):
            break
    return share, pen.size_for(answers, text, 40, SMALLEST_ANSWER, weight="bold")


def _places(panes: Sequence[Pane], area: Area, pen: Pen) -> list[Area]:
    """D-03: a window that is out of play leaves most of its width to the others."""
    gap = pen.px(12)
    shares = [1 if pane.door == "marked" else 2 for pane in panes]
    unit = (area.width - gap * (len(panes) - 1)) / sum(shares)
    places, x = [], float(area.x)
    for share in shares:
        places.append(Area(round(x), area.y, int(unit * share), area.height))
        x += unit * share + gap
    return places


def _divided(area: Area, pen: Pen, share: int) -> tuple[Area, Area, Area]:
    """The answer, the trapdoor, the line below that says what lies on it."""
    answer, rest = cut_top(area, area.height * share // 100, pen.px(4))
    line, door = cut_bottom(rest, min(pen.px(66), rest.height // 3))
    return answer, door, line


def _window(pane: Pane, area: Area, pen: Pen, share: int, size: float) -> list[Thing]:
    answer, door, line = _divided(area, pen, share)
    return [
        *_answer(pane, answer, pen, size),
        *_trapdoor(pane, door, line, pen),
        *_line(pane, line, pen),
    ]


# ---------------------------------------------------------------- the answer


def _text_place(area: Area, pen: Pen) -> Area:
    _, rest = cut_top(area, _block_height(area, pen))
    return Area(
        rest.x + pen.px(10), rest.y + pen.px(2), rest.width - pen.px(20), rest.height - pen.px(6)
    )


def _block_height(area: Area, pen: Pen) -> int:
    return min(pen.px(36), area.height * 2 // 5)


def _answer(pane: Pane, area: Area, pen: Pen, size: float) -> list[Thing]:
    beat = f"~{LETTERS.index(pane.letter) + 1}"
    ground, low, ink = theme.PANEL, theme.PANEL_LOW, theme.TEXT
    edge = theme.QUIET_EDGE
    if pane.door == "right":
        ground, low, ink, edge = theme.GOOD, theme.GOOD, theme.INK, theme.TEXT
    elif pane.door in ("open", "marked"):
        ground, low, ink = theme.PANEL_LOW, theme.STAGE, theme.SOFT
    key = f"answer {pane.letter}"
    things: list[Thing] = [Fill(area, ground, pen.px(12), edge, max(1, pen.px(2)), fades_to=low)]
    block, _ = cut_top(area, _block_height(area, pen))
    if pane.door == "marked":
        return [*things, *_marked(pane, area)]
    if pane.door == "open":  # its light is out
        things += letter_sign(pane.letter, block.centre, block.height * 7 // 10, pen)
    else:
        things += letter_block(pane.letter, block, pen)
    text = _text_place(area, pen)
    return things + pen.write(
        pane.answer,
        text,
        size,
        ink,
        ground,
        align="centre",
        weight="bold",
        smallest=size,
        key=f"{key} text{beat}" if pane.answer else "",
    )


def _marked(pane: Pane, area: Area) -> list[Thing]:
    """D-03: out of play, under an X."""
    size = min(area.height, area.width) * 3 // 4
    return [cross(area.centre, size, theme.QUIET, f"mark {pane.letter}")]


# ---------------------------------------------------------------- the trapdoor


def _trapdoor(pane: Pane, area: Area, line: Area, pen: Pen) -> list[Thing]:
    """Two flaps in perspective. Their corners keep their order, so that motion can turn them."""
    high = min(area.height // 2, pen.px(100))
    floor, _ = cut_bottom(area, high)
    side = floor.width // 10
    back = (floor.x + side, floor.right - side)
    colour = theme.LETTER_COLOURS[pane.letter]
    frame: tuple[Point, ...] = (
        (back[0], floor.y),
        (back[1], floor.y),
        (floor.right - 1, floor.bottom - 1),
        (floor.x, floor.bottom - 1),
    )
    edge = colour if pane.door != "marked" else theme.QUIET
    if pane.door == "stuck":
        edge = theme.WARNING
    things: list[Thing] = [Shape(frame, PIT, edge, max(2, pen.px(3)))]
    opened = {"open": 1.0, "moving": 0.5, "stuck": 0.12}.get(pane.door, 0.0)
    things += _flaps(pane, floor, side, opened, pen)
    stand = Area(area.x + side, area.y, area.width - 2 * side, area.height - high // 2)
    if pane.door == "open":
        return things + fallen_chips(pane.fell, pane.letter, line, pen)
    if pane.door == "moving":  # they begin to slide
        stand = Area(stand.x, stand.y + high // 4, stand.width, stand.height)
    return things + chips(pane.chips, pane.letter, stand, pen)


def _flaps(pane: Pane, floor: Area, side: int, opened: float, pen: Pen) -> list[Thing]:
    colour, dark = (DOOR, DOOR_DARK) if pane.door != "marked" else (MARKED, MARKED)
    if pane.door == "right":
        colour = dark = theme.mix(theme.GOOD, theme.STAGE, 0.45)
    elif opened == 1.0:
        colour = dark = theme.mix(DOOR_DARK, PIT, 0.25)
    inset = pen.px(3)
    middle = floor.centre[0]
    top, bottom = floor.y + inset, floor.bottom - 1 - inset
    flaps: list[Thing] = []
    for hinge, way, shade in ((floor.x, 1, colour), (floor.right - 1, -1, dark)):
        back, front = hinge + way * (side + inset), hinge + way * inset
        # What of its width is still seen when the flap hangs down into the pit.
        seen = 1 - 0.8 * opened
        back_reach = back + round((middle - back) * seen)
        front_reach = front + round((middle - front) * seen)
        sunk = round((bottom - top) * 0.3 * opened)
        points = ((back, top), (back_reach, top + sunk), (front_reach, bottom), (front, bottom))
        name = "left" if way > 0 else "right"
        flaps.append(
            Shape(points, shade, theme.EDGE, max(1, pen.px(1)), f"flap {pane.letter} {name}")
        )
    return flaps


# ---------------------------------------------------------------- what lies on it


def _line(pane: Pane, area: Area, pen: Pen) -> list[Thing]:
    ground, low, ink = theme.PANEL, theme.PANEL_LOW, theme.TEXT
    if pane.door == "right":
        ground, low, ink = theme.GOOD, theme.GOOD, theme.INK
    elif pane.door == "stuck":
        ground, low, ink = theme.WARNING, theme.WARNING, theme.INK
    elif pane.door in ("open", "marked"):
        ground, low, ink = theme.PANEL_LOW, theme.PANEL_LOW, theme.SOFT
    elif pane.chips:
        ink = theme.GOLD
    things: list[Thing] = [
        panel(area, pen)
        if ground == theme.PANEL
        else Fill(area, ground, pen.px(12), theme.QUIET_EDGE, max(1, pen.px(2)), fades_to=low)
    ]
    inner = Area(
        area.x + pen.px(8), area.y + pen.px(2), area.width - pen.px(16), area.height - pen.px(6)
    )
    if pane.amount:
        if inner.height >= pen.height(16, "bold", lines=2):
            amount, inner = cut_top(inner, inner.height * 14 // 25)
        else:
            amount, inner = cut_left(inner, inner.width * 14 // 25)
        colour = theme.BAD if pane.door == "open" else ink
        things += pen.write(
            pane.amount,
            amount,
            34,
            colour,
            ground,
            align="centre",
            stands="bottom",
            weight="bold",
            smallest=14,
            most_lines=1,
        )
    return things + _says(pane, inner, ink, ground, pen)


def _says(pane: Pane, area: Area, ink: Colour, ground: Colour, pen: Pen) -> list[Thing]:
    fitted = pen.fitted(pane.says, area, 28, 14, "bold", 1)
    things = pen.place(fitted, area, ink, ground, "centre", "middle", "bold")
    if pane.door not in ("right", "open"):
        return things
    sign = min(area.height * 3 // 5, pen.px(26))
    words = cast("Words", things[-1]).area
    spot = (words.x - pen.px(6) - sign // 2, area.centre[1])
    right = pane.door == "right"
    return [*things, tick(spot, sign, theme.INK) if right else cross(spot, sign, theme.BAD)]
