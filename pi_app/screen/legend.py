"""The line at the lower edge that says what each key does now."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from pi_app.rules.core import Letter, Say
from pi_app.screen import theme
from pi_app.screen.marks import letter_sign
from pi_app.screen.pen import Pen, columns, rows
from pi_app.screen.things import Area, Thing

SMALLEST_SIGN = 18  # pixels; in a smaller triangle no letter can be read


class KeyHint(Struct, frozen=True):
    """What some keys do now: tapped, or held."""

    keys: tuple[Letter, ...]
    does: Say | str
    held: bool = False
    who: Say | str = ""


# At the end of every game, on every box.
AFTER_GAME = (KeyHint(("A",), Say("after.again")), KeyHint(("B",), Say("after.new")))


def legend_height(pen: Pen) -> int:
    """In a small window still two lines that can be read."""
    return max(pen.px(54), 2 * SMALLEST_SIGN + pen.px(2))


def legend(area: Area, hints: Sequence[KeyHint], pen: Pen) -> list[Thing]:
    """A line that says which key does what; it breaks into two where it must."""
    if not hints or area.height < pen.px(16):
        return []
    for size in (26, 24, 22, 20, 18, 16, 14):
        for lines in (1, 2):
            places = rows(area, lines, pen.px(2))
            if places[0].height < max(pen.height(size), SMALLEST_SIGN if lines > 1 else 0):
                continue
            set_ = _flow(places, hints, pen, size)
            if set_ is not None:
                return set_
    share = columns(area, len(hints), pen.px(16))
    return [
        thing
        for hint, place in zip(hints, share, strict=True)
        for thing in _hint(place, hint, pen, 14)
    ]


def _flow(
    places: Sequence[Area], hints: Sequence[KeyHint], pen: Pen, size: float
) -> list[Thing] | None:
    things: list[Thing] = []
    line = 0
    x = places[0].x
    for hint in hints:
        wide = _hint_width(hint, pen, size, places[0].height)
        if x + wide > places[line].right and x > places[line].x:
            line, x = line + 1, places[0].x
        if line == len(places) or x + wide > places[line].right:
            return None
        things += _hint(Area(x, places[line].y, wide, places[line].height), hint, pen, size)
        x += wide + pen.px(28)
    return things


def _hint_text(hint: KeyHint, pen: Pen) -> str:
    does = pen.say(hint.does)
    text = pen.say(Say("screen.held", does=does)) if hint.held else does
    return pen.say(Say("screen.of", who=hint.who, does=text)) if hint.who else text


def _sign_size(pen: Pen, size: float, height: int) -> int:
    return min(max(pen.px(size * 1.45), SMALLEST_SIGN), height)


def _hint_width(hint: KeyHint, pen: Pen, size: float, height: int) -> int:
    signs = len(hint.keys) * (_sign_size(pen, size, height) + pen.px(3))
    return signs + pen.px(6) + pen.width(_hint_text(hint, pen), size) + 1


def _hint(area: Area, hint: KeyHint, pen: Pen, size: float) -> list[Thing]:
    sign = _sign_size(pen, size, area.height)
    things: list[Thing] = []
    x = area.x
    for letter in hint.keys:
        things += letter_sign(letter, (x + sign // 2, area.centre[1]), sign, pen)
        x += sign + pen.px(3)
    text = Area(x + pen.px(6), area.y, max(1, area.right - x - pen.px(6)), area.height)
    return things + pen.write(
        _hint_text(hint, pen), text, size, theme.SOFT, theme.STAGE_LIT, smallest=12, most_lines=1
    )


def hints_of(taps: Mapping[Letter, Say], holds: Mapping[Letter, Say]) -> list[KeyHint]:
    """The legend of a menu."""
    return [
        *(KeyHint((letter,), does) for letter, does in taps.items()),
        *(KeyHint((letter,), does, held=True) for letter, does in holds.items()),
    ]
