"""Type: the fonts, how wide a text is, and how a text is broken and sized to fit a place.

Only `measure` and `font` know a font. Everything else is a pure function of a `Measure`, so that
a layout can be computed and tested without one.
"""

import re
from bisect import bisect_left, bisect_right
from functools import lru_cache
from itertools import accumulate, repeat
from pathlib import Path

import font_source_sans_pro
import pygame
from msgspec import Struct

from pi_app.screen.hyphens import hyphens
from pi_app.screen.things import Measure, Weight
from pi_app.words import NO_BREAK, Language

FACES: dict[Weight, str] = {
    "normal": "SourceSansPro-Semibold.ttf",  # light letters on a dark ground look thin
    "bold": "SourceSansPro-Bold.ttf",
}
LEADING = 0.92  # of the font's own height, and still room for Ä and g
ELLIPSIS = "…"
BREAKS_AFTER = "-–/"  # and at spaces; never at a no-break space
# A scale as printers have it, each step a twelfth larger: few sizes, which stay warm. Opening
# a size and its letters costs as much as setting a page in one that is open.
SCALE = tuple(
    accumulate(repeat(8, 60), lambda size, _: max(size + 1 + (size > 11), round(size * 1.08)))
)


@lru_cache(maxsize=1_000)
def on_scale(size: int) -> int:
    """The next smaller size of the scale."""
    return SCALE[max(0, bisect_right(SCALE, size) - 1)]


RULER = on_scale(48)  # texts are tried in this size, wherever they will stand


@lru_cache(maxsize=20)  # the sizes of a picture or two; each takes about 150 kB
def font(size: int, weight: Weight) -> pygame.font.Font:
    if not pygame.font.get_init():
        pygame.font.init()
    folder = Path(font_source_sans_pro.font_directory)
    return pygame.font.Font(folder / FACES[weight], size)


@lru_cache(maxsize=4_000)
def measure(text: str, size: int, weight: Weight) -> tuple[int, int]:
    return font(size, weight).size(text)


class Fitted(Struct, frozen=True):
    """A text as it fits: its size and its lines. `whole` is False where an end had to go."""

    size: int
    lines: tuple[str, ...]
    whole: bool = True


# ---------------------------------------------------------------- breaking lines


SHORTEST_TO_BREAK = 7  # letters
_NUMBER = re.compile(r"\d{1,2}[,.:;!?)]?(?: |$)")  # stays with its word: "Spieler 3", "Box 12"


@lru_cache(maxsize=200)
def _pieces(text: str) -> tuple[str, ...]:
    """What may stand at the end of a line, each with the space that follows it."""
    pieces = [""]
    for at, (before, char) in enumerate(zip(" " + text, text, strict=False)):
        word_starts = before == " " and char != " " and not _NUMBER.match(text, at)
        starts = word_starts or (before in BREAKS_AFTER and char.isalpha() and len(pieces[-1]) > 1)
        if starts and pieces[-1]:
            pieces.append("")
        pieces[-1] += char
    return tuple(pieces)


@lru_cache(maxsize=1_000)
def lines_in(
    text: str,
    width: int,
    size: int,
    weight: Weight,
    measure: Measure,
    language: Language,
    hyphenate: bool = True,
) -> tuple[str, ...] | None:
    """The text in lines no wider than `width`, or None when a word does not fit in any way."""
    lines: list[str] = []
    line, used = "", 0
    for piece in _pieces(text):
        bare = measure(piece.rstrip(" "), size, weight)[0]
        if used + bare > width:
            if line and bare <= width:
                lines.append(line)
                line, used = "", 0
            else:
                long = hyphenate and len(piece.rstrip(" ")) >= SHORTEST_TO_BREAK
                split = (
                    _split(line, piece, width, size, weight, measure, language) if long else None
                )
                if split is None:
                    return None
                lines += split[:-1]
                line, used = split[-1], measure(split[-1], size, weight)[0]
                continue
        line += piece
        used += measure(piece, size, weight)[0]
    return tuple(each.rstrip(" ") for each in (*lines, line))


def _split(
    line: str,
    word: str,
    width: int,
    size: int,
    weight: Weight,
    measure: Measure,
    language: Language,
) -> list[str] | None:
    """A word that is wider than a line, hyphenated; what is left of it begins the next line."""
    done: list[str] = []
    rest = word
    while measure(rest.rstrip(" "), size, weight)[0] > width:
        for head, tail in hyphens(language).breaks(rest):
            if measure(f"{line}{head}-", size, weight)[0] <= width:
                done.append(f"{line}{head}-")
                rest, line = tail, ""
                break
        else:
            if not line:
                return None
            done.append(line)
            line = ""
    return [*done, line + rest]


# ---------------------------------------------------------------- finding the size


@lru_cache(maxsize=1_000)
def fit(
    text: str,
    space: tuple[int, int],
    largest: int,
    smallest: int,
    weight: Weight,
    measure: Measure,
    language: Language,
    most_lines: int = 99,
) -> Fitted:
    """The largest size at which everything fits. Words are hyphenated only to gain much by it.

    A text that fits at no size is cut at the smallest one, and ends in an ellipsis.
    """
    whole = _largest(text, space, largest, smallest, weight, measure, language, most_lines, False)
    if whole is not None and whole.size >= 0.75 * largest:
        return _balanced(whole, text, space[0], weight, measure, language)
    split = _largest(text, space, largest, smallest, weight, measure, language, most_lines, True)
    if split is not None and (whole is None or split.size >= 1.25 * whole.size):
        return split
    if whole is not None:
        return _balanced(whole, text, space[0], weight, measure, language)
    return _cut(text, space, smallest, weight, measure, language, most_lines)


SHORT_END = 0.6  # of the longest line: a last line shorter than that looks left over


def _balanced(
    fitted: Fitted, text: str, width: int, weight: Weight, measure: Measure, language: Language
) -> Fitted:
    """The same number of lines, more alike: no last line with one word alone."""
    size, lines = fitted.size, fitted.lines
    if not 2 <= len(lines) <= 3:
        return fitted
    wide = [measure(line, size, weight)[0] for line in lines]
    if wide[-1] >= SHORT_END * max(wide):
        return fitted
    low, high = sum(wide) // len(wide), width
    for _ in range(5):
        middle = (low + high) // 2
        narrower = lines_in(text, middle, size, weight, measure, language, False)
        if narrower is not None and len(narrower) == len(fitted.lines):
            lines, high = narrower, middle
        else:
            low = middle
    return Fitted(size, lines, fitted.whole)


def fit_all(
    texts: tuple[str, ...],
    space: tuple[int, int],
    largest: int,
    smallest: int,
    weight: Weight,
    measure: Measure,
    language: Language,
    most_lines: int = 99,
) -> tuple[Fitted, ...]:
    """Several texts for places of one size, all in the size of the one that needs most room."""
    fitted = [
        fit(text, space, largest, smallest, weight, measure, language, most_lines) for text in texts
    ]
    size = min((each.size for each in fitted), default=smallest)
    return tuple(
        fit(text, space, size, size, weight, measure, language, most_lines) for text in texts
    )


def _largest(
    text: str,
    space: tuple[int, int],
    largest: int,
    smallest: int,
    weight: Weight,
    measure: Measure,
    language: Language,
    most_lines: int,
    hyphenate: bool,
) -> Fitted | None:
    sizes = (smallest, *SCALE[bisect_right(SCALE, smallest) : bisect_right(SCALE, largest)])

    def lines_at(size: int, letters: int) -> tuple[str, ...] | None:
        """How it fits at a size, told from letters of that size or of another one."""
        wide, high = (length * letters // size for length in space)
        lines = lines_in(text, wide, letters, weight, measure, language, hyphenate)
        room = min(most_lines, lines_that_fit(high, letters, weight, measure))
        return lines if lines is not None and len(lines) <= room else None

    # Letters of the ruler are known; those of a size that was not opened yet cost more than all
    # the rest. So the size is found on the ruler, and then tried.
    found = len(sizes)
    if lines_at(sizes[-1], RULER) is None:  # most texts have room enough
        found = bisect_left(sizes, True, key=lambda size: lines_at(size, RULER) is None)
    for size in reversed(sizes[: max(1, found)]):
        lines = lines_at(size, size)
        if lines is not None:
            return Fitted(size, lines)
    return None


def line_height(size: int, weight: Weight, measure: Measure) -> int:
    return max(1, int(measure("Ag", size, weight)[1] * LEADING))


def lines_that_fit(height: int, size: int, weight: Weight, measure: Measure) -> int:
    return height // line_height(size, weight, measure)


def _cut(
    text: str,
    space: tuple[int, int],
    size: int,
    weight: Weight,
    measure: Measure,
    language: Language,
    most_lines: int,
) -> Fitted:
    width, height = space
    room = max(1, min(most_lines, lines_that_fit(height, size, weight, measure)))
    kept = text.replace(NO_BREAK, " ")
    while len(kept) > 1:
        kept = kept[: max(1, len(kept) - 1 - len(kept) // 24)].rstrip(" ,.-–")
        lines = lines_in(kept + ELLIPSIS, width, size, weight, measure, language)
        if lines is not None and len(lines) <= room:
            return Fitted(size, lines, whole=False)
    return Fitted(size, (ELLIPSIS,), whole=False)
