"""One look for everything: a dark studio, light type, and a sign of its own for each letter.

A letter is always letter, shape and colour together. The four colours stay apart for every
common colour blindness, and every pair of text and ground named here has a contrast of 7:1 or
more; tests hold both.
"""

from functools import lru_cache
from math import cos, pi, sin
from typing import Literal

from pi_app.rules.core import Letter
from pi_app.screen.things import Colour, Point

# ---------------------------------------------------------------- grounds

STAGE: Colour = (7, 8, 24)  # the darkest of the backdrop
STAGE_LIT: Colour = (30, 28, 82)  # the lightest a beam makes it; text without a panel stands on it
PANEL: Colour = (22, 26, 66)
PANEL_LOW: Colour = (13, 15, 42)  # what a panel fades to
RAISED: Colour = (40, 46, 104)  # a panel that wants to be seen: whose turn it is, what is chosen
RAISED_LOW: Colour = (26, 30, 76)
EDGE: Colour = (84, 94, 176)
QUIET_EDGE: Colour = (46, 52, 110)

# ---------------------------------------------------------------- type

TEXT: Colour = (244, 246, 255)
SOFT: Colour = (198, 204, 236)  # what may be read later
GOLD: Colour = (255, 219, 138)  # money and titles
INK: Colour = (8, 9, 26)  # on bright grounds

# ---------------------------------------------------------------- signals

BRIGHT: Colour = (240, 242, 255)  # the ground of what counts most now
GOOD: Colour = (122, 232, 150)
BAD: Colour = (255, 156, 148)
WARNING: Colour = (255, 196, 92)
QUIET: Colour = (104, 112, 168)  # lines and marks that carry no text

LETTER_COLOURS: dict[Letter, Colour] = {
    "A": (252, 220, 44),
    "B": (149, 157, 255),
    "C": (238, 146, 100),
    "D": (90, 246, 222),
}
LetterShape = Literal["triangle", "diamond", "circle", "square"]
LETTER_SHAPES: dict[Letter, LetterShape] = {
    "A": "triangle",
    "B": "diamond",
    "C": "circle",
    "D": "square",
}

# Grounds that text may stand on, with the text colours that may stand there.
PAIRS: tuple[tuple[Colour, Colour], ...] = (
    *((text, ground) for text in (TEXT, SOFT, GOLD) for ground in (STAGE_LIT, PANEL, PANEL_LOW)),
    *((text, ground) for text in (TEXT, GOLD) for ground in (RAISED, RAISED_LOW)),
    *((INK, ground) for ground in (BRIGHT, GOOD, BAD, WARNING, GOLD, *LETTER_COLOURS.values())),
    *((text, ground) for text in (GOOD, BAD, WARNING) for ground in (PANEL, PANEL_LOW, STAGE_LIT)),
)


@lru_cache(maxsize=200)
def outline(shape: LetterShape, centre: Point, size: int) -> tuple[Point, ...]:
    """The corners of a letter's shape inside a square of this size; all look equally large."""
    x, y = centre
    half = size / 2
    corners: tuple[tuple[float, float], ...]
    match shape:
        case "triangle":
            corners = ((0.0, -1.0), (1.08, 0.86), (-1.08, 0.86))
        case "diamond":
            corners = ((0.0, -1.08), (1.08, 0.0), (0.0, 1.08), (-1.08, 0.0))
        case "square":
            corners = ((-0.84, -0.84), (0.84, -0.84), (0.84, 0.84), (-0.84, 0.84))
        case "circle":
            turns = [2 * pi * step / 32 for step in range(32)]
            corners = tuple((0.96 * cos(turn), 0.96 * sin(turn)) for turn in turns)
    return tuple((round(x + half * right), round(y + half * down)) for right, down in corners)


def mix(one: Colour, other: Colour, part: float) -> Colour:
    """`part` of the way from the one to the other."""
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(one, other, strict=True))
    return red, green, blue
