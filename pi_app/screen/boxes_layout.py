"""The virtual table: boxes with keys, lamps and a display at the lower edge of the window."""

from pi_app.rules.core import LETTERS, Lamp, Letter, Say
from pi_app.scene import BoxScene
from pi_app.screen import theme
from pi_app.screen.marks import letter_shape
from pi_app.screen.pen import Pen, columns, cut_bottom, cut_left, cut_right, cut_top, rows
from pi_app.screen.things import Area, Colour, Fill, KeyTouch, Peek, Thing, Touch
from pi_app.words import NO_BREAK

BODY: Colour = (32, 33, 48)
BODY_LOW: Colour = (20, 21, 32)
DISPLAY: Colour = (4, 18, 24)
DISPLAY_TEXT: Colour = (150, 238, 246)
DARK_LAMP: Colour = (52, 54, 72)


FEW = 2  # so few boxes have their keys beside the display, and leave more to the stage


def boxes_height(count: int, size: tuple[int, int]) -> int:
    """Some boxes have larger displays than many."""
    return round(size[1] * (0.2 if count <= FEW else 0.3 if count <= 5 else 0.27))


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
    widest = pen.px(960 if len(boxes) <= FEW else 400)
    places = columns(inner, len(boxes), pen.px(8))
    if places[0].width > widest:
        left = inner.centre[0] - (len(boxes) * (widest + pen.px(8)) - pen.px(8)) // 2
        places = [
            Area(left + number * (widest + pen.px(8)), inner.y, widest, inner.height)
            for number in range(len(boxes))
        ]
    for box, place in zip(boxes, places, strict=True):
        things += _box(box, place, pen, blink_on, len(boxes) <= FEW, seats_free)
    return things


def _box(
    box: BoxScene, area: Area, pen: Pen, blink_on: bool, few: bool, seats_free: bool
) -> list[Thing]:
    """One box: name, display, and the four keys with their lamps."""
    things: list[Thing] = [
        Fill(area, BODY, pen.px(12), theme.QUIET_EDGE, pen.px(2), fades_to=BODY_LOW)
    ]
    inner = area.inset(pen.px(6))
    if few:
        keys, inner = cut_right(inner, inner.width * 9 // 20, pen.px(8))
    name, rest = cut_top(inner, pen.px(26), pen.px(2))
    things += _name(box, name, pen)
    if not few:
        keys, rest = cut_bottom(rest, min(pen.px(78), rest.height // 2), pen.px(4))
    things += _display(box, rest, pen, seats_free)
    for letter, place in zip(LETTERS, columns(keys, 4, pen.px(4)), strict=True):
        things += _key(box, letter, place, pen, blink_on)
    return things


def _name(box: BoxScene, area: Area, pen: Pen) -> list[Thing]:
    number, rest = cut_left(area, pen.px(26), pen.px(4))
    seat = str(box.seat or "–")
    things = pen.write(
        seat, number, 22, theme.GOLD, BODY, align="centre", weight="bold", smallest=12
    )
    if box.bot:
        state = Say("screen.box_bot")
        wide = min(pen.width(state, 17), rest.width // 2)
        side = Area(rest.right - wide, rest.y, wide, rest.height)
        rest = Area(rest.x, rest.y, rest.width - wide - pen.px(6), rest.height)
        things += pen.write(
            state, side, 17, theme.SOFT, BODY, align="right", smallest=10, most_lines=1
        )
    return things + pen.write(
        box.name, rest, 22, theme.TEXT, BODY, weight="bold", smallest=11, most_lines=1
    )


def _display(box: BoxScene, area: Area, pen: Pen, seats_free: bool) -> list[Thing]:
    things: list[Thing] = [Fill(area, DISPLAY, pen.px(6), theme.QUIET_EDGE, 1)]
    inner = Area(
        area.x + pen.px(6), area.y + pen.px(2), area.width - pen.px(12), area.height - pen.px(4)
    )
    if not box.here:
        away = Say("screen.box_away")
        return things + pen.write(
            away, inner, 24, theme.WARNING, DISPLAY, align="centre", smallest=9
        )
    if box.covered:  # other people look at the same screen
        return [
            *things,
            *pen.write(
                Say("screen.peek"),
                inner,
                22,
                DISPLAY_TEXT,
                DISPLAY,
                align="centre",
                smallest=9,
                most_lines=3,
            ),
            Touch(area, Peek(box.box)),
        ]
    lines, keys = [pen.say(line) for line in box.lines], _what_keys_do(box, pen)
    if not lines and not keys:
        idle = _idle(box, seats_free)
        return things + pen.write(
            idle, inner, 30, DISPLAY_TEXT, DISPLAY, align="centre", smallest=9, most_lines=3
        )
    if lines:
        if keys and inner.width > 4 * inner.height:
            said, inner = cut_left(inner, inner.width // 2, pen.px(10))
        else:
            share = inner.height * (3 if len(lines) <= 3 else 4) // 5 if keys else inner.height
            said, inner = cut_top(inner, min(share, pen.height(22) * len(lines)))
        places = rows(said, len(lines), 0)
        size = pen.size_for(lines, places[0], 22, 9, most_lines=1)
        for line, place in zip(lines, places, strict=True):
            things += pen.write(
                line, place, size, theme.TEXT, DISPLAY, smallest=min(9, size), most_lines=1
            )
    return things + pen.write(keys, inner, 19, DISPLAY_TEXT, DISPLAY, smallest=8)


def _idle(box: BoxScene, seats_free: bool) -> Say:
    """The stage says what keys do; the box says how to press them."""
    if seats_free and not box.seat:
        return Say("screen.box_sit")
    if box.key_caps:
        return Say("screen.box_keys", caps=" ".join(box.key_caps.values()))
    return Say("screen.box_touch")


def _what_keys_do(box: BoxScene, pen: Pen) -> str:
    """Taps that are more than their letter, and everything that holding a key would do."""
    taps = [
        pen.say(Say("screen.tap_key", letter=letter, does=does))
        for letter, does in box.taps.items()
        if pen.say(does) != letter
    ]
    holds = [
        pen.say(Say("screen.hold_key", letter=letter, does=does))
        for letter, does in box.holds.items()
    ]
    return f"{NO_BREAK}· ".join(text.replace(" ", NO_BREAK, 2) for text in (*taps, *holds))


def _key(box: BoxScene, letter: Letter, area: Area, pen: Pen, blink_on: bool) -> list[Thing]:
    """A key is lit in its colour; blinking has a bright edge, so that it shows standing still."""
    lamp: Lamp = box.lamps.get(letter, "off") if box.here else "off"
    lit = lamp == "on" or (lamp == "blink" and blink_on)
    colour = theme.LETTER_COLOURS[letter] if lit else DARK_LAMP
    edge = theme.BRIGHT if lamp == "blink" else theme.QUIET_EDGE
    things: list[Thing] = [Fill(area, colour, pen.px(8), edge, pen.px(3 if lamp == "blink" else 1))]
    cap = box.key_caps.get(letter, "")
    face = area.inset(pen.px(4))
    if cap:
        below, face = cut_bottom(face, face.height * 2 // 5, pen.px(1))
        things += _cap(cap, below, pen)
    size = min(round(face.height * 0.7), round(face.width * 0.43))
    wide = min(face.width, round(size * 2.4))
    pair = Area(face.centre[0] - wide // 2, face.y, wide, face.height)
    sign, name = cut_left(pair, wide // 2)
    shape = theme.INK if lit else theme.LETTER_COLOURS[letter]
    things.append(letter_shape(letter, sign.centre, size, shape))
    ink = theme.INK if lit else theme.TEXT
    things += pen.write(
        letter, name, 30, ink, colour, align="centre", weight="bold", smallest=8, most_lines=1
    )
    return [*things, Touch(area, KeyTouch(box.box, letter))] if box.here else things


def _cap(cap: str, area: Area, pen: Pen) -> list[Thing]:
    """The key of the keyboard that presses this one, drawn as such a key."""
    wide = min(area.width, pen.width(cap, 18, "bold") + pen.px(14))
    key = Area(area.centre[0] - wide // 2, area.y, wide, area.height)
    return [
        Fill(key, theme.INK, pen.px(4), theme.QUIET, 1),
        *pen.write(
            cap,
            key.inset(1),
            18,
            theme.TEXT,
            theme.INK,
            align="centre",
            weight="bold",
            smallest=8,
            most_lines=1,
        ),
    ]
