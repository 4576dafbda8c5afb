"""Colours that everybody can tell apart and text that everybody can read."""

from itertools import combinations
from math import dist

import pygame
import pytest

from pi_app.rules.core import LETTERS
from pi_app.screen import theme
from pi_app.screen.paint import backdrop
from pi_app.screen.things import Colour
from tests.screen.reading import contrast

# How colours look to people without one kind of cone (linear light; Machado and others, 2009).
SIGHT = {
    "all three": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
CLEARLY_APART = 30.0  # in CIELAB, where about 2.3 is the smallest difference one can see


def seen(colour: Colour, cones: tuple[tuple[float, ...], ...]) -> tuple[float, float, float]:
    """CIELAB of a colour as these cones see it."""
    light = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (value / 255 for value in colour)
    ]
    red, green, blue = (
        min(1.0, max(0.0, sum(share * part for share, part in zip(row, light, strict=True))))
        for row in cones
    )
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


@pytest.mark.parametrize("sight", SIGHT)
def test_letters_are_told_apart_whatever_cones_one_has(sight: str) -> None:
    for one, other in combinations(LETTERS, 2):
        colours = (theme.LETTER_COLOURS[one], theme.LETTER_COLOURS[other])
        apart = dist(*(seen(colour, SIGHT[sight]) for colour in colours))
        assert apart >= CLEARLY_APART, (one, other)


def test_every_letter_has_a_shape_of_its_own() -> None:
    assert len(set(theme.LETTER_SHAPES.values())) == len(LETTERS)


@pytest.mark.parametrize(("text", "ground"), theme.PAIRS)
def test_text_can_be_read_on_what_it_may_stand_on(text: Colour, ground: Colour) -> None:
    assert contrast(text, ground) >= 7


def test_no_beam_of_the_backdrop_is_brighter_than_text_reckons_with() -> None:
    stage = backdrop((320, 180))
    assert isinstance(stage, pygame.Surface)
    brightest = [
        max(stage.get_at((x, y))[part] for x in range(320) for y in range(180)) for part in range(3)
    ]
    assert all(is_ <= most for is_, most in zip(brightest, theme.STAGE_LIT, strict=True))
    assert contrast(theme.SOFT, theme.STAGE_LIT) >= 7
