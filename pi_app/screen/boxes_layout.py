"""The virtual table: boxes with keys, lamps and a display at the lower edge of the window.

What a key does stands on the key itself: tapped on its lit face, held on a dark strip.
"""

from pi_app.rules.core import Say
from pi_app.scene import BoxScene
from pi_app.screen import theme
from pi_app.screen.box_keys import box_keys, on_all_keys
from pi_app.screen.host_keys import FINGER
from pi_app.screen.pen import Pen, columns, cut_bottom, cut_left, cut_top, rows
from pi_app.screen.things import Area, Colour, Fill, Peek, Thing, Touch, Weight

BODY: Colour = (32, 33, 48)
BODY_LOW: Colour = (20, 21, 32)
DISPLAY: Colour = (4, 18, 24)
DISPLAY_TEXT: Colour = (150, 238, 246)


FEW = 2  # so few boxes have their keys in a row, under a line that spans them
MANY = 5
LOWEST = 164  # pixels: two keys for fingers one above the other, a name and two lines


def boxes_height(count: int, size: tuple[int, int]) -> int:
    """Many boxes have their keys two by two, and need more height."""
    if count <= FEW:
        return round(size[1] * 0.22)
    return max(round(size[1] * (0.3 if count <= MANY else 0.34)), LOWEST)


def boxes_strip(
    boxes: tuple[BoxScene, ...],
    area: Area,
    pen: Pen,
    blink_on: bool = True,
    seats_free: bool = False,
) -> list[Thing]:
    """`seats_free`: whoever presses a key of a box that has no seat gets one."""
    things: list[Thing] = [Fill(area, theme.STAGE), Fill(cut_top(area, pen.px(2))[0], theme.EDGE)]
    inner = Area(
        area.x + pen.px(8), area.y + pen.px(8), area.width - pen.px(16), area.height - pen.px(14)
    )
    for box, place in zip(boxes, columns(inner, len(boxes), pen.px(8)), strict=True):
        things += _box(box, place, pen, blink_on, len(boxes) <= FEW, seats_free)
    return things


def _box(
    box: BoxScene, area: Area, pen: Pen, blink_on: bool, few: bool, seats_free: bool
) -> list[Thing]:
    """One box: name, display, and the four keys with their lamps."""
    things: list[Thing] = [
        Fill(area, BODY, pen.px(12), theme.QUIET_EDGE, pen.px(2), fades_to=BODY_LOW)
    ]
    inner, gap = area.inset(pen.px(6)), pen.px(4)
    if few:
        top, below = cut_top(inner, max(pen.px(38), inner.height * 3 // 10), gap)
        name, display = cut_left(top, min(_name_width(box, pen), top.width // 3), gap)
        places = columns(below, 4, gap)
    else:
        name, rest = cut_top(inner, pen.px(24), pen.px(2))
        below, display = cut_bottom(rest, max(rest.height * 3 // 4, _two_fingers(rest, pen)), gap)
        places = [place for row in rows(below, 2, gap) for place in columns(row, 2, gap)]
    things += _name(box, name, pen)
    things += _display(box, display, pen, seats_free)
    return things + box_keys(box, places, pen, blink_on)


def _two_fingers(area: Area, pen: Pen) -> int:
    """Two rows of keys that can be touched, and still a line of the display above them."""
    return min(2 * FINGER + pen.px(4), area.height - pen.height(16))


def _called(box: BoxScene, pen: Pen) -> str:
    return pen.say(Say("screen.box_yours", name=box.name)) if box.alone else box.name


def _name_width(box: BoxScene, pen: Pen) -> int:
    wide = pen.px(50) + pen.width(_called(box, pen), 26, "bold")
    return wide + (pen.width(Say("screen.box_bot"), 17) if box.bot else 0)


def _name(box: BoxScene, area: Area, pen: Pen) -> list[Thing]:
    number, rest = cut_left(area, pen.px(26), pen.px(4))
    seat = str(box.seat or "–")
    things = pen.write(
        seat, number, 24, theme.GOLD, BODY, align="centre", weight="bold", smallest=12
    )
    if box.bot:
        state = Say("screen.box_bot")
        wide = min(pen.width(state, 17), rest.width // 2)
        side = Area(rest.right - wide, rest.y, wide, rest.height)
        rest = Area(rest.x, rest.y, rest.width - wide - pen.px(6), rest.height)
        things += pen.write(
            state, side, 17, theme.SOFT, BODY, align="right", smallest=10, most_lines=1
        )
    colour = theme.GOLD if box.alone else theme.TEXT
    return things + pen.write(
        _called(box, pen), rest, 26, colour, BODY, weight="bold", smallest=11, most_lines=1
    )


# ---------------------------------------------------------------- the display


def _display(box: BoxScene, area: Area, pen: Pen, seats_free: bool) -> list[Thing]:
    things: list[Thing] = [Fill(area, DISPLAY, pen.px(6), theme.QUIET_EDGE, 1)]
    inner = Area(
        area.x + pen.px(8), area.y + pen.px(1), area.width - pen.px(16), area.height - pen.px(2)
    )
    colour = DISPLAY_TEXT
    if not box.here:
        said, colour = Say("screen.box_away"), theme.WARNING
    elif box.covered:  # other people look at the same screen
        said = Say("screen.peek")
        things.append(Touch(area, Peek(box.box)))
    elif box.lines or on_all_keys(box):
        said_lines = [*box.lines, *on_all_keys(box)]
        return things + _lines([pen.say(line) for line in said_lines], inner, pen)
    elif box.taps or box.holds:  # the keys say it all
        said = Say("line.choose")
    else:
        said = _idle(box, seats_free)
    return things + pen.write(
        said, inner, 26, colour, DISPLAY, align="centre", weight="bold", smallest=9, most_lines=2
    )


def _lines(lines: list[str], area: Area, pen: Pen) -> list[Thing]:
    """Beside or below one another, whichever leaves them larger."""
    gap = pen.px(16)

    def divided(across: int) -> list[Area]:
        down = -(-len(lines) // across)
        return [place for row in rows(area, down, 0) for place in columns(row, across, gap)]

    most = 2 if len(lines) == 1 else 1
    weight: Weight = "bold" if len(lines) == 1 else "normal"

    def size_of(places: list[Area]) -> float:
        return pen.size_for(lines, places[0], 26, 9, weight, most)

    places = max((divided(across) for across in range(1, len(lines) + 1)), key=size_of)
    size = size_of(places)
    return [
        thing
        for line, place in zip(lines, places, strict=False)
        for thing in pen.write(
            line,
            place,
            size,
            DISPLAY_TEXT,
            DISPLAY,
            align="centre",
            weight=weight,
            smallest=min(9, size),
            most_lines=most,
        )
    ]


def _idle(box: BoxScene, seats_free: bool) -> Say:
    """The stage says what keys do; the box says how to press them."""
    if seats_free and not box.seat:
        return Say("screen.box_sit")
    if box.key_caps:
        return Say("screen.box_keys", caps=" ".join(box.key_caps.values()))
    return Say("screen.box_touch")
