"""The line at the lower edge that says what each key does now."""

from collections.abc import Mapping, Sequence
from itertools import groupby

from msgspec import Struct

from pi_app.rules.core import Letter, Say
from pi_app.screen import theme
from pi_app.screen.marks import letter_sign
from pi_app.screen.pen import Pen, columns, cut_left, rows
from pi_app.screen.things import Area, Thing

SIZES = (32, 29, 26, 24, 22, 20, 18, 16, 14)
BETWEEN_KEYS, BETWEEN_PEOPLE = 20, 44
SMALLEST_SIGN = 18  # pixels; in a smaller triangle no letter can be read


class KeyHint(Struct, frozen=True):
    """What some keys do now: tapped, or held."""

    keys: tuple[Letter, ...]
    does: Say | str
    held: bool = False
    who: Say | str = ""


class _Line(Struct, frozen=True):
    things: list[Thing]
    right: int


# At the end of every game, on every box.
AFTER_GAME = (KeyHint(("A",), Say("after.again")), KeyHint(("B",), Say("after.new")))


def legend_height(pen: Pen) -> int:
    """In a small window still two lines that can be read."""
    return max(pen.px(62), 2 * SMALLEST_SIGN + pen.px(2))


def legend(area: Area, hints: Sequence[KeyHint], pen: Pen) -> list[Thing]:
    """Who may press which key, and what for. Where it breaks into two lines, it rather breaks
    between people than between the keys of one of them."""
    if not hints or area.height < pen.px(16):
        return []
    groups = [list(each) for _, each in groupby(hints, lambda hint: pen.say(hint.who))]
    apart = [[hint] for group in groups for hint in group]
    tries = [*((size, groups) for size in SIZES[:-2]), *((size, apart) for size in SIZES)]
    for size, kept_together in tries:
        for lines in (1, 2):
            places = rows(area, lines, pen.px(2))
            if places[0].height < max(pen.height(size), SMALLEST_SIGN if lines > 1 else 0):
                continue
            set_ = _flow(places, kept_together, pen, size)
            if set_ is not None:
                return set_
    share = columns(area, len(hints), pen.px(16))
    return [
        thing
        for hint, place in zip(hints, share, strict=True)
        for thing in _group(place, [hint], True, pen, 14)
    ]


def _flow(
    places: Sequence[Area], groups: Sequence[Sequence[KeyHint]], pen: Pen, size: float
) -> list[Thing] | None:
    """Of all ways to break the lines, the one that leaves them most even."""
    if len(places) == 1:
        whole = _line(places[0], groups, "", pen, size)
        return whole.things if whole.right <= places[0].right else None
    best: tuple[int, list[Thing]] | None = None
    for broken in range(1, len(groups)):
        above = _line(places[0], groups[:broken], "", pen, size)
        whose = pen.say(groups[broken - 1][-1].who)
        below = _line(places[1], groups[broken:], whose, pen, size)
        right = max(above.right, below.right)
        if right <= places[0].right and (best is None or right < best[0]):
            best = right, above.things + below.things
    return best[1] if best else None


def _line(
    place: Area, groups: Sequence[Sequence[KeyHint]], whose: str, pen: Pen, size: float
) -> _Line:
    """From left to right; whose the keys are is not said again after a break between them."""
    things: list[Thing] = []
    x = place.x
    for group in groups:
        named = pen.say(group[0].who) != whose
        whose = pen.say(group[0].who)
        if x > place.x:
            x += pen.px(BETWEEN_PEOPLE if named else BETWEEN_KEYS)
        wide = _group_width(group, named, pen, size, place.height)
        things += _group(Area(x, place.y, wide, place.height), group, named, pen, size)
        x += wide
    return _Line(things, x)


def _who(hint: KeyHint, pen: Pen) -> str:
    return pen.say(Say("screen.whose_keys", who=hint.who)) if hint.who else ""


def _who_width(hint: KeyHint, pen: Pen, size: float) -> int:
    return pen.width(_who(hint, pen), size, "bold") + 1 + pen.px(10) if hint.who else 0


def _group_width(group: Sequence[KeyHint], named: bool, pen: Pen, size: float, height: int) -> int:
    keys = sum(_hint_width(hint, pen, size, height) for hint in group)
    who = _who_width(group[0], pen, size) if named else 0
    return who + keys + pen.px(BETWEEN_KEYS) * (len(group) - 1)


def _group(area: Area, group: Sequence[KeyHint], named: bool, pen: Pen, size: float) -> list[Thing]:
    """Whose keys these are, and the keys."""
    things: list[Thing] = []
    if named:
        who, area = cut_left(area, _who_width(group[0], pen, size))
        things += pen.write(
            _who(group[0], pen),
            who,
            size,
            theme.TEXT,
            theme.STAGE_LIT,
            weight="bold",
            smallest=12,
            most_lines=1,
        )
    for hint in group:
        place, area = cut_left(
            area, _hint_width(hint, pen, size, area.height), pen.px(BETWEEN_KEYS)
        )
        things += _hint(place, hint, pen, size)
    return things


def _does(hint: KeyHint, pen: Pen) -> str:
    does = pen.say(hint.does)
    return pen.say(Say("screen.held", does=does)) if hint.held else does


def _sign_size(pen: Pen, size: float, height: int) -> int:
    return min(max(pen.px(size * 1.45), SMALLEST_SIGN), height)


def _hint_width(hint: KeyHint, pen: Pen, size: float, height: int) -> int:
    signs = len(hint.keys) * (_sign_size(pen, size, height) + pen.px(3))
    return signs + pen.px(6) + pen.width(_does(hint, pen), size) + 1


def _hint(area: Area, hint: KeyHint, pen: Pen, size: float) -> list[Thing]:
    sign = _sign_size(pen, size, area.height)
    things: list[Thing] = []
    x = area.x
    for letter in hint.keys:
        things += letter_sign(letter, (x + sign // 2, area.centre[1]), sign, pen)
        x += sign + pen.px(3)
    text = Area(x + pen.px(6), area.y, max(1, area.right - x - pen.px(6)), area.height)
    return things + pen.write(
        _does(hint, pen), text, size, theme.SOFT, theme.STAGE_LIT, smallest=12, most_lines=1
    )


def hints_of(taps: Mapping[Letter, Say], holds: Mapping[Letter, Say]) -> list[KeyHint]:
    """The legend of a menu."""
    return [
        *(KeyHint((letter,), does) for letter, does in taps.items()),
        *(KeyHint((letter,), does, held=True) for letter, does in holds.items()),
    ]
