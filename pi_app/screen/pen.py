"""What a layout writes and draws with: sizes that grow with the window, text set into places."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Literal

from msgspec import Struct

from pi_app.rules.core import Money, Say
from pi_app.screen.things import Align, Area, Colour, Measure, Thing, Weight, Words
from pi_app.screen.type import Fitted, fit, fit_all, line_height, on_scale
from pi_app.words import Language, money, speak

# All sizes in layouts are for a window of this size; a pen turns them into pixels.
DRAWN_FOR = (1280, 720)
SMALLEST = 18  # of type, for that window

Stands = Literal["top", "middle", "bottom"]


class Pen(Struct, frozen=True, cache_hash=True):
    measure: Measure
    language: Language
    unit: float

    def px(self, length: float) -> int:
        return max(1, round(length * self.unit))

    def type_size(self, size: float) -> int:
        return on_scale(self.px(size))

    def say(self, words: Say | str) -> str:
        return speak(words, self.language) if isinstance(words, Say) else words

    def money(self, amount: Money) -> str:
        return money(amount, self.language)

    def height(self, size: float, weight: Weight = "normal", lines: int = 1) -> int:
        """How high so many lines of this size are."""
        return lines * line_height(self.type_size(size), weight, self.measure)

    def width(self, text: Say | str, size: float, weight: Weight = "normal") -> int:
        return self.measure(self.say(text), self.type_size(size), weight)[0]

    # ------------------------------------------------ setting text

    def fitted(
        self,
        text: Say | str,
        area: Area,
        size: float,
        smallest: float = SMALLEST,
        weight: Weight = "normal",
        most_lines: int = 99,
    ) -> Fitted:
        space = (area.width, area.height)
        return fit(
            self.say(text),
            space,
            self.type_size(size),
            self.type_size(min(smallest, size)),
            weight,
            self.measure,
            self.language,
            most_lines,
        )

    def size_for(
        self,
        texts: Iterable[Say | str],
        area: Area,
        size: float,
        smallest: float = SMALLEST,
        weight: Weight = "normal",
        most_lines: int = 99,
    ) -> float:
        """The one size, in units, at which each of these texts fits a place like this."""
        spoken = tuple(self.say(text) for text in texts)
        space = (area.width, area.height)
        largest, least = self.type_size(size), self.type_size(min(smallest, size))
        all_ = fit_all(
            spoken, space, largest, least, weight, self.measure, self.language, most_lines
        )
        return min((each.size for each in all_), default=largest) / self.unit

    def write(
        self,
        text: Say | str,
        area: Area,
        size: float,
        colour: Colour,
        on: Colour,
        *,
        align: Align = "left",
        stands: Stands = "middle",
        weight: Weight = "normal",
        smallest: float = SMALLEST,
        most_lines: int = 99,
        key: str = "",
    ) -> list[Thing]:
        """A text as large as it fits, at most `size`. Nothing for an empty text."""
        spoken = self.say(text)
        if not spoken.strip():
            return []
        look = (colour, on, align, stands, weight, key)
        return list(_written(self, spoken, area, size, smallest, most_lines, look))

    def place(
        self,
        fitted: Fitted,
        area: Area,
        colour: Colour,
        on: Colour,
        align: Align = "left",
        stands: Stands = "middle",
        weight: Weight = "normal",
        key: str = "",
    ) -> list[Thing]:
        step = line_height(fitted.size, weight, self.measure)
        high = step * len(fitted.lines)
        y = {
            "top": area.y,
            "middle": area.y + (area.height - high) // 2,
            "bottom": area.bottom - high,
        }[stands]
        things: list[Thing] = []
        for number, line in enumerate(fitted.lines):
            wide = self.measure(line, fitted.size, weight)[0]
            x = {
                "left": area.x,
                "centre": area.x + (area.width - wide) // 2,
                "right": area.right - wide,
            }[align]
            covered = Area(x, y + number * step, wide, step)
            line_key = _line_key(key, number)
            things.append(Words(line, covered, fitted.size, colour, on, weight, line_key))
        return things


Look = tuple[Colour, Colour, Align, Stands, Weight, str]  # and the key


@lru_cache(maxsize=1_000)  # the texts of some pictures: most of the next one stood in this one
def _written(
    pen: Pen, text: str, area: Area, size: float, smallest: float, most_lines: int, look: Look
) -> tuple[Thing, ...]:
    colour, on, align, stands, weight, key = look
    fitted = pen.fitted(text, area, size, smallest, weight, most_lines)
    return tuple(pen.place(fitted, area, colour, on, align, stands, weight, key))


def _line_key(key: str, number: int) -> str:
    """Lines of one text have a key each; the beat stays at the end."""
    if not key or not number:
        return key
    name, tilde, beat = key.partition("~")
    return f"{name} line {number}{tilde}{beat}"


def pen_for(
    size: tuple[int, int],
    measure: Measure,
    language: Language,
    drawn_for: tuple[int, int] = DRAWN_FOR,
) -> Pen:
    unit = min(size[0] / drawn_for[0], size[1] / drawn_for[1])
    return Pen(measure, language, unit)


# ---------------------------------------------------------------- dividing a place


def rows(area: Area, count: int, gap: int) -> list[Area]:
    """So many places of equal height, one below the other."""
    high = (area.height - gap * (count - 1)) // max(1, count)
    return [
        Area(area.x, area.y + number * (high + gap), area.width, high) for number in range(count)
    ]


def columns(area: Area, count: int, gap: int) -> list[Area]:
    wide = (area.width - gap * (count - 1)) // max(1, count)
    return [
        Area(area.x + number * (wide + gap), area.y, wide, area.height) for number in range(count)
    ]


def cut_top(area: Area, height: int, gap: int = 0) -> tuple[Area, Area]:
    """The upper part of this height, and what is left below it."""
    height = min(height, area.height)
    rest = area.y + height + gap
    return (
        Area(area.x, area.y, area.width, height),
        Area(area.x, rest, area.width, max(0, area.bottom - rest)),
    )


def cut_bottom(area: Area, height: int, gap: int = 0) -> tuple[Area, Area]:
    """The lower part of this height, and what is left above it."""
    height = min(height, area.height)
    top = area.bottom - height
    return (
        Area(area.x, top, area.width, height),
        Area(area.x, area.y, area.width, max(0, top - gap - area.y)),
    )


def cut_left(area: Area, width: int, gap: int = 0) -> tuple[Area, Area]:
    width = min(width, area.width)
    rest = area.x + width + gap
    return (
        Area(area.x, area.y, width, area.height),
        Area(rest, area.y, max(0, area.right - rest), area.height),
    )


def cut_right(area: Area, width: int, gap: int = 0) -> tuple[Area, Area]:
    width = min(width, area.width)
    left = area.right - width
    return (
        Area(left, area.y, width, area.height),
        Area(area.x, area.y, max(0, left - gap - area.x), area.height),
    )
