"""Answers on bars with their letters, for questions and for choices of a page."""

from collections.abc import Iterable, Mapping
from typing import Literal

from msgspec import Struct

from pi_app.rules.core import LETTERS, Letter, Say, Seat
from pi_app.scene import Page
from pi_app.screen import theme
from pi_app.screen.marks import cross, letter_block, seat_disc, tick
from pi_app.screen.pen import Pen, columns, cut_left, rows
from pi_app.screen.things import SOME_BOX, Area, Colour, Fill, KeyTouch, Thing, Touch

BarState = Literal["plain", "waiting", "out", "chosen", "right", "wrong"]


class Bar(Struct, frozen=True):
    """An answer as it is shown: its text, its state, and who laid this letter."""

    text: Say | str
    state: BarState = "plain"
    seats: tuple[Seat, ...] = ()


_GROUNDS: dict[BarState, tuple[Colour, Colour, Colour]] = {  # ground, where it fades to, text
    "plain": (theme.PANEL, theme.PANEL_LOW, theme.TEXT),
    "waiting": (theme.PANEL_LOW, theme.PANEL_LOW, theme.SOFT),
    "out": (theme.PANEL_LOW, theme.PANEL_LOW, theme.SOFT),
    "chosen": (theme.RAISED, theme.RAISED_LOW, theme.TEXT),
    "right": (theme.GOOD, theme.GOOD, theme.INK),
    "wrong": (theme.PANEL_LOW, theme.PANEL_LOW, theme.SOFT),
}


def answer_bars(
    area: Area,
    bars: Mapping[Letter, Bar],
    pen: Pen,
    *,
    wide: bool | None = None,
    keep_seats: int = 0,
    largest: float = 42,
) -> list[Thing]:
    """Up to four answers, all in one size: two by two, or one below the other when narrow.

    `keep_seats`: a place for the sign and for so many seats is kept free from the start, so
    that no text changes its size when they appear.
    """
    if not bars:
        return []
    if wide is None:
        wide = area.width > 2.2 * area.height and len(bars) > 2
    gap = pen.px(12)
    if wide:
        lines = rows(area, (len(bars) + 1) // 2, gap)
        places = [place for line in lines for place in columns(line, 2, gap)]
    else:
        places = rows(area, len(bars), gap)
    end = _end_width(places[0], bars.values(), keep_seats, pen)
    inner = _answer_place(places[0], pen, end)
    size = pen.size_for([bar.text for bar in bars.values()], inner, largest)
    return [
        thing
        for (letter, bar), place in zip(bars.items(), places, strict=False)
        for thing in _answer_bar(place, letter, bar, pen, size, end)
    ]


def _answer_bar(
    area: Area, letter: Letter, bar: Bar, pen: Pen, size: float, end: int
) -> list[Thing]:
    low, high, text = _GROUNDS[bar.state]
    beat = f"~{LETTERS.index(letter) + 1}"
    key = "" if bar.state == "waiting" else f"answer {letter}"
    edge = {"right": theme.TEXT, "chosen": theme.GOLD}.get(bar.state, theme.QUIET_EDGE)
    things: list[Thing] = [
        Fill(area, low, pen.px(14), edge, pen.px(2), key and key + beat, fades_to=high)
    ]
    block, _ = cut_left(area.inset(pen.px(4)), _block_width(area, pen))
    things += letter_block(letter, block, pen)
    inner = _answer_place(area, pen, end)
    things += pen.write(
        bar.text, inner, size, text, low, smallest=16, key=key and f"{key} text{beat}"
    )
    return things + _bar_end(area, bar, pen, inner.right)


def _block_width(area: Area, pen: Pen) -> int:
    return min(round((area.height - pen.px(8)) * 1.24), area.width // 4, pen.px(168))


def _signed(bar: Bar) -> bool:
    return bar.state in ("right", "wrong", "out")


def _answer_place(area: Area, pen: Pen, end: int) -> Area:
    left = area.x + _block_width(area, pen) + pen.px(18)
    right = area.right - pen.px(12) - end
    return Area(left, area.y + pen.px(4), right - left, area.height - pen.px(8))


def _sign_size(area: Area, pen: Pen) -> int:
    return min(pen.px(30), area.height // 2)


def _disc_radius(area: Area, pen: Pen) -> int:
    """Two stand one above the other."""
    return min((area.height - pen.px(8)) // 4, pen.px(17))


def _end_width(area: Area, bars: Iterable[Bar], keep_seats: int, pen: Pen) -> int:
    shown = list(bars)
    seats = max(keep_seats, *(len(bar.seats) for bar in shown))
    if not seats and not any(_signed(bar) for bar in shown):
        return 0
    discs = (seats + 1) // 2 * 2 * _disc_radius(area, pen)
    return min(_sign_size(area, pen) + pen.px(10) + discs, area.width // 4)


def _bar_end(area: Area, bar: Bar, pen: Pen, left: int) -> list[Thing]:
    """At the end of a bar: right or wrong as a sign, and the seats that laid this letter."""
    end = Area(left, area.y, area.right - left - pen.px(6), area.height)
    sign = _sign_size(area, pen)
    things: list[Thing] = []
    if _signed(bar):
        middle = (end.right - sign // 2 - pen.px(4), area.centre[1])
        if bar.state == "right":
            things.append(tick(middle, sign, theme.INK))
        elif bar.state == "wrong":
            things.append(cross(middle, sign, theme.BAD))
        else:
            things.append(cross(middle, sign, theme.QUIET))
        end = Area(end.x, end.y, end.width - sign - pen.px(6), end.height)
    if bar.seats:
        across = (len(bar.seats) + 1) // 2
        radius = min(end.width // (2 * across), _disc_radius(area, pen))
        for number, seat in enumerate(bar.seats):
            x = end.right - radius - (number // 2) * 2 * radius
            up = 0 if len(bar.seats) == 1 else (2 * (number % 2) - 1) * (radius + 1)
            things += seat_disc(seat, (x, end.centre[1] + up), radius, pen, key=f"laid {seat}")
    return things


def choices(area: Area, taps: Mapping[Letter, Say], page: Page, pen: Pen) -> list[Thing]:
    """A page's answers on the keys, to touch as well; what is switched on has a tick, and what
    was chosen the last time a golden edge."""
    states: dict[Letter, BarState] = {
        **dict.fromkeys(page.usual, "chosen"),
        **dict.fromkeys(page.chosen, "right"),
    }
    high = min(pen.px(116), area.width // 5)  # so that shape and letter stand side by side
    most = high * len(taps) + pen.px(12) * (len(taps) - 1)
    place = Area(area.x, area.y, area.width, min(area.height, most))
    bars = {letter: Bar(label, states.get(letter, "plain")) for letter, label in taps.items()}
    touches = [
        Touch(row, KeyTouch(SOME_BOX, letter))
        for letter, row in zip(taps, rows(place, len(taps), pen.px(12)), strict=True)
        if letter in page.taps  # a short touch of what has to be held would be another press
    ]
    return [*answer_bars(place, bars, pen, wide=False, largest=50), *touches]
