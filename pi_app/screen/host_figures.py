"""Figures and standings on the quizmaster's display: a label above, what it comes to below."""

from collections.abc import Sequence

from msgspec import Struct

from pi_app.rules.core import Letter, Say
from pi_app.screen import theme
from pi_app.screen.marks import letter_sign
from pi_app.screen.parts import panel
from pi_app.screen.pen import Pen, columns, cut_bottom, cut_left, cut_right, cut_top, rows
from pi_app.screen.things import Area, Colour, Thing

FEW = 2  # lines of a standing; they are higher, so that no half of the display is empty


class Figure(Struct, frozen=True):
    label: Say
    value: Say | str = ""
    letters: tuple[Letter, ...] = ()  # instead of a value
    colour: Colour = theme.TEXT


def figures(area: Area, shown: Sequence[Figure], pen: Pen) -> list[Thing]:
    """A row of figures, all in one size."""
    things: list[Thing] = []
    places = columns(area, len(shown), pen.px(8))
    inner = places[0].inset(pen.px(6))
    label_high = min(pen.height(20), inner.height * 2 // 5)
    value_place = cut_top(inner, label_high, pen.px(2))[1]
    size = pen.size_for([each.value for each in shown], value_place, 28, 14, "bold", 2)
    labels = Area(0, 0, inner.width, label_high)
    label_size = pen.size_for([each.label for each in shown], labels, 20, 12, most_lines=1)
    for figure, place in zip(shown, places, strict=True):
        things.append(panel(place, pen))
        label, value = cut_top(place.inset(pen.px(6)), label_high, pen.px(2))
        things += pen.write(
            figure.label, label, label_size, theme.SOFT, theme.PANEL, align="centre", smallest=12
        )
        if figure.letters:
            things += _letters(value, figure.letters, pen)
        else:
            things += pen.write(
                figure.value,
                value,
                size,
                figure.colour,
                theme.PANEL,
                align="centre",
                weight="bold",
                smallest=min(14.0, size),
                most_lines=2,
            )
    return things


def _letters(area: Area, letters: tuple[Letter, ...], pen: Pen) -> list[Thing]:
    size = min(area.height, pen.px(38), area.width // len(letters) - 2)
    step = size + pen.px(4)
    x = area.centre[0] - step * (len(letters) - 1) // 2
    things: list[Thing] = []
    for number, letter in enumerate(letters):
        things += letter_sign(letter, (x + number * step, area.centre[1]), size, pen)
    return things


class StandingLine(Struct, frozen=True):
    place: int
    names: str
    result: Say | str
    about: Say | None = None


def standing(area: Area, lines: Sequence[StandingLine], pen: Pen) -> list[Thing]:
    """Best first, as many lines as there is room for."""
    gap = pen.px(6)
    shown = lines[: max(1, (area.height + gap) // (pen.px(46) + gap))]
    high = min(
        pen.px(104 if len(shown) > FEW else 150),
        (area.height - gap * (len(shown) - 1)) // len(shown),
    )
    size = 28 * max(1.0, high / pen.px(74))
    whole = Area(area.x, area.y, area.width, high * len(shown) + gap * (len(shown) - 1))
    things: list[Thing] = []
    for line, place in zip(shown, rows(whole, len(shown), gap), strict=True):
        first = line.place == 1
        on = theme.RAISED if first else theme.PANEL
        things.append(panel(place, pen, raised=first))
        inner = Area(place.x + pen.px(14), place.y, place.width - pen.px(28), place.height)
        number, inner = cut_left(inner, pen.px(48), pen.px(6))
        result, names = cut_right(inner, inner.width * 2 // 5, pen.px(10))
        things += pen.write(
            f"{line.place}.", number, size, theme.GOLD, on, weight="bold", most_lines=1
        )
        things += pen.write(
            line.names, names, size, theme.TEXT, on, weight="bold", smallest=13, most_lines=2
        )
        if line.about is not None:
            about, result = cut_bottom(result, result.height * 2 // 5, pen.px(2))
            colour = theme.TEXT if first else theme.SOFT
            things += pen.write(
                line.about,
                about,
                size * 0.7,
                colour,
                on,
                align="right",
                stands="top",
                smallest=12,
                most_lines=1,
            )
        things += pen.write(
            line.result,
            result,
            size,
            theme.GOLD,
            on,
            align="right",
            weight="bold",
            smallest=13,
            most_lines=1,
        )
    return things
