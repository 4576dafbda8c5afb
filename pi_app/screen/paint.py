"""Pygame draws a picture on a surface. It knows things, and nothing about games."""

from collections import OrderedDict
from collections.abc import Sequence
from functools import lru_cache
from math import hypot, pi

import pygame

from pi_app.screen import theme
from pi_app.screen.things import (
    Area,
    Colour,
    Disc,
    Fill,
    Picture,
    Ring,
    Shape,
    Thing,
    Touch,
    Weight,
    Words,
)
from pi_app.screen.type import font


def paint(
    picture: Picture, surface: pygame.Surface, only: Sequence[pygame.Rect] | None = None
) -> None:
    """The whole picture on the studio backdrop; with `only`, nothing outside those areas."""
    _texts.make_room(surface.get_width() * surface.get_height())
    covered = [extent(thing) for thing in picture]
    for area in only if only is not None else [surface.get_rect()]:
        surface.set_clip(area)
        surface.blit(backdrop(surface.get_size()), (0, 0))
        for number in area.collidelistall(covered):
            _draw(picture[number], surface)
    surface.set_clip(None)


def _draw(thing: Thing, surface: pygame.Surface) -> None:
    match thing:
        case Fill():
            _fill(thing, surface)
        case Shape():
            _shape(thing, surface)
        case Disc():
            _disc(thing, surface)
        case Ring():
            _ring(thing, surface)
        case Words():
            text = _texts.get(thing)
            text.set_alpha(round(255 * thing.shown))
            x, y, width, height = thing.area
            left = x + (width - text.get_width()) // 2
            surface.blit(text, (left, y + (height - text.get_height()) // 2))


@lru_cache(maxsize=1_000)
def extent(thing: Thing) -> Area:
    """Everything a thing may touch, edges and smooth borders included."""
    match thing:
        case Fill() | Touch():
            return thing.area.inset(-2)
        case Words():
            return thing.area.inset(-(thing.area.height // 4) - 2)
        case Disc() | Ring():
            x, y = thing.centre
            reach = thing.radius + 2
            return Area(x - reach, y - reach, 2 * reach, 2 * reach)
        case Shape():
            xs, ys = [x for x, _ in thing.points], [y for _, y in thing.points]
            reach = thing.edge_width + 2
            low, high = (min(xs) - reach, min(ys) - reach), (max(xs) + reach, max(ys) + reach)
            return Area(*low, high[0] - low[0], high[1] - low[1])


def changed_areas(old: Picture, new: Picture) -> list[pygame.Rect]:
    """Where two pictures differ: places that do not touch each other."""
    start = _same(old, new)
    end = _same(old[start:][::-1], new[start:][::-1])
    before, after = set(old[start : len(old) - end]), set(new[start : len(new) - end])
    areas: list[pygame.Rect] = []
    for thing in before ^ after:
        area = pygame.Rect(extent(thing))
        while (met := area.collidelist(areas)) >= 0:
            area.union_ip(areas.pop(met))
        areas.append(area)
    return areas


def _same(old: Picture, new: Picture) -> int:
    """How many things are the same from the beginning: comparing costs less than sets do."""
    for number, (one, other) in enumerate(zip(old, new, strict=False)):
        if one != other:
            return number
    return min(len(old), len(new))


# ---------------------------------------------------------------- single things


class _Texts:
    """Texts that were drawn before: as many as some whole screens have, the oldest go first.

    They are counted in pixels and not by number, since a question takes as much as fifty keys.
    """

    SHARE = 0.4  # of the pixels of a screen; the texts of a picture cover about a quarter

    def __init__(self) -> None:
        self._drawn: OrderedDict[tuple[str, int, Weight, Colour], pygame.Surface] = OrderedDict()
        self._pixels = self._most = 0

    def make_room(self, screen: int) -> None:
        self._most = max(self._most, round(screen * self.SHARE))

    def get(self, thing: Words) -> pygame.Surface:
        key = (thing.text, thing.size, thing.weight, thing.colour)
        text = self._drawn.get(key)
        if text is not None:
            self._drawn.move_to_end(key)
            return text
        text = font(thing.size, thing.weight).render(thing.text, True, thing.colour)
        self._drawn[key] = text
        self._pixels += _pixels(text)
        while self._pixels > self._most and len(self._drawn) > 1:
            self._pixels -= _pixels(self._drawn.popitem(last=False)[1])
        return text


def _pixels(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height()


_texts = _Texts()


def _fill(thing: Fill, surface: pygame.Surface) -> None:
    if thing.area.width <= 0 or thing.area.height <= 0:
        return
    if thing.fades_to is not None and thing.fades_to != thing.colour:
        _fading(thing, thing.fades_to, surface)
    elif thing.edge is not None:
        _rounded(surface, thing.area, thing.edge, thing.corner)
        inner = thing.area.inset(thing.edge_width)
        _rounded(surface, inner, thing.colour, max(0, thing.corner - thing.edge_width))
    else:
        _rounded(surface, thing.area, thing.colour, thing.corner)


STRIP = 64  # pixels wide


def _fading(thing: Fill, low: Colour, surface: pygame.Surface) -> None:
    """Only its ends and a strip of its middle are kept, and the strip is laid as often as needed:
    little memory for a large panel, and no pixel of the middle has to be mixed."""
    x, y, width, height = thing.area
    end = min(max(thing.corner, thing.edge_width if thing.edge else 0), width // 2)
    how = (height, thing.colour, low, end, thing.edge, thing.edge_width)
    left, strip, right = _slices(*how)
    surface.blit(left, (x, y))
    surface.blit(right, (x + width - end, y))
    for at in range(x + end, x + width - end, STRIP):
        surface.blit(strip, (at, y), (0, 0, min(STRIP, x + width - end - at), height))


@lru_cache(maxsize=120)
def _slices(
    height: int, top: Colour, bottom: Colour, end: int, edge: Colour | None, edge_width: int
) -> tuple[pygame.Surface, pygame.Surface, pygame.Surface]:
    """Left end, a strip of the middle, right end; round corners cut out smoothly."""
    whole = Area(0, 0, 2 * end + STRIP, height)
    inner = whole if edge is None else whole.inset(edge_width)
    shades = b"".join(bytes(theme.mix(top, bottom, y / height)) for y in range(height))
    column = pygame.image.frombytes(shades, (1, height), "RGB")
    fade = pygame.Surface(whole[2:], pygame.SRCALPHA)
    fade.blit(pygame.transform.scale(column, whole[2:]), (0, 0))
    mask = pygame.Surface(whole[2:], pygame.SRCALPHA)
    _rounded(mask, inner, (255, 255, 255), end if edge is None else max(0, end - edge_width))
    fade.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    if edge is not None:
        framed = pygame.Surface(whole[2:], pygame.SRCALPHA)
        _rounded(framed, whole, edge, end)
        framed.blit(fade, (0, 0))
        fade = framed
    left, right = (fade.subsurface((at, 0, end, height)).copy() for at in (0, whole.width - end))
    strip = pygame.Surface((STRIP, height), 0, 32)
    strip.blit(fade, (0, 0), (end, 0, STRIP, height))
    return left, strip, right


def _rounded(surface: pygame.Surface, area: Area, colour: Colour, corner: int) -> None:
    x, y, width, height = area
    if width <= 0 or height <= 0:
        return
    radius = min(corner, width // 2, height // 2)
    if radius < 2:
        surface.fill(colour, pygame.Rect(area))
        return
    surface.fill(colour, pygame.Rect(x + radius, y, width - 2 * radius, height))
    surface.fill(colour, pygame.Rect(x, y + radius, width, height - 2 * radius))
    corners = _quarters(radius, colour)
    across, down = width - radius, height - radius
    for quarter, place in zip(
        corners, ((0, 0), (across, 0), (0, down), (across, down)), strict=True
    ):
        surface.blit(quarter, (x + place[0], y + place[1]))


@lru_cache(maxsize=300)
def _quarters(radius: int, colour: Colour) -> tuple[pygame.Surface, ...]:
    """The four rounded corners, drawn four times as large and made smooth."""
    large = pygame.Surface((8 * radius, 8 * radius), pygame.SRCALPHA)
    large.fill((*colour, 0))
    pygame.draw.circle(large, colour, (4 * radius, 4 * radius), 4 * radius)
    disc = pygame.transform.smoothscale(large, (2 * radius, 2 * radius))
    return tuple(
        disc.subsurface((left, top, radius, radius)) for top in (0, radius) for left in (0, radius)
    )


def _disc(thing: Disc, surface: pygame.Surface) -> None:
    radius = max(1, thing.radius)
    if thing.edge is not None:
        surface.blit(_round(radius, thing.edge), _corner(thing.centre, radius))
        radius = max(1, radius - thing.edge_width)
    surface.blit(_round(radius, thing.colour), _corner(thing.centre, radius))


def _corner(centre: tuple[int, int], radius: int) -> tuple[int, int]:
    return centre[0] - radius, centre[1] - radius


@lru_cache(maxsize=300)
def _round(radius: int, colour: Colour) -> pygame.Surface:
    large = pygame.Surface((8 * radius, 8 * radius), pygame.SRCALPHA)
    large.fill((*colour, 0))
    pygame.draw.circle(large, colour, (4 * radius, 4 * radius), 4 * radius)
    return pygame.transform.smoothscale(large, (2 * radius, 2 * radius))


def _shape(thing: Shape, surface: pygame.Surface) -> None:
    x, y, width, height = extent(thing)
    points = tuple((right - x, down - y) for right, down in thing.points)
    drawn = _polygon(points, (width, height), thing.colour, thing.edge, thing.edge_width)
    surface.blit(drawn, (x, y))


@lru_cache(maxsize=300)
def _polygon(
    points: tuple[tuple[int, int], ...],
    size: tuple[int, int],
    colour: Colour,
    edge: Colour | None,
    edge_width: int,
) -> pygame.Surface:
    large = pygame.Surface((3 * size[0], 3 * size[1]), pygame.SRCALPHA)
    large.fill((*(edge or colour), 0))
    corners = [(3 * x, 3 * y) for x, y in points]
    pygame.draw.polygon(large, colour, corners)
    if edge is not None:
        pygame.draw.polygon(large, edge, corners, 3 * edge_width)
    return pygame.transform.smoothscale(large, size)


def _ring(thing: Ring, surface: pygame.Surface) -> None:
    """Drawn twice as large and made smooth; it changes all the time, so nothing is kept."""
    radius, width = 2 * thing.radius, 2 * thing.width
    large = pygame.Surface((2 * radius, 2 * radius), pygame.SRCALPHA)
    large.fill((*thing.rest, 0))
    pygame.draw.circle(large, thing.rest, (radius, radius), radius, width)
    if thing.part > 0:
        pygame.draw.arc(
            large,
            thing.colour,
            pygame.Rect(0, 0, 2 * radius, 2 * radius),
            pi / 2 - 2 * pi * min(thing.part, 0.9999),
            pi / 2,
            width,
        )
    smooth = pygame.transform.smoothscale(large, (2 * thing.radius, 2 * thing.radius))
    surface.blit(smooth, _corner(thing.centre, thing.radius))


# ---------------------------------------------------------------- the studio


BAND = 16  # rows of the backdrop that are made at a time
GREYS = [(n, n, n) for n in range(256)]


@lru_cache(maxsize=2)
def backdrop(size: tuple[int, int]) -> pygame.Surface:
    """A dark stage with two beams of light and a glowing floor, made small and drawn large.

    A byte a pixel, which number the shades from dark to lit: a quarter of the memory, as quick.
    It is made band by band, so that little memory is asked for in between.
    """
    wide, high = 96, -(-size[1] // BAND) + 1
    lights = bytearray()
    for y in range(high):
        down = y * BAND / size[1]
        left = [round(255 * _light(x / (wide - 1), down)) for x in range(wide // 2)]
        lights += bytes(left + left[::-1])  # the right half is the left one in a mirror
    small = _shades(bytes(lights), (wide, high)).convert(24)
    large = pygame.Surface(size, depth=8)
    large.set_palette(GREYS)
    for band in range(high - 1):
        rows = small.subsurface((0, band, wide, 2))
        smooth = pygame.transform.smoothscale(rows, (size[0], BAND))
        bits = pygame.image.tobytes(smooth, "RGB")[::3]
        large.blit(_shades(bits, (size[0], BAND)), (0, band * BAND))
    large.set_palette([theme.mix(theme.STAGE, theme.STAGE_LIT, n / 255) for n in range(256)])
    return large


def _shades(numbers: bytes, size: tuple[int, int]) -> pygame.Surface:
    """A surface of numbered shades, each shown as its own grey."""
    surface = pygame.image.frombytes(numbers, size, "P")
    surface.set_palette(GREYS)
    return surface


def _light(x: float, y: float) -> float:
    """How bright the stage is there, from 0 to 1."""
    beams = 0.0
    for lamp, floor in ((0.12, 0.42), (0.88, 0.58)):
        middle = lamp + (floor - lamp) * y
        spread = 0.05 + 0.17 * y
        beams += max(0.0, 1 - abs(x - middle) / spread) * (0.9 - 0.6 * y)
    floor_glow = max(0.0, 1 - hypot((x - 0.5) / 0.75, (y - 1.05) / 0.38)) * 0.8
    return min(1.0, 0.1 + beams + floor_glow)
