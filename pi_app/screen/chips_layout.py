"""Chips as they lie on a window or in the hand: stacks of ten that grow and shrink."""

from pi_app.screen import theme
from pi_app.screen.pen import Pen
from pi_app.screen.things import Area, Colour, Fill, Thing

STACK = 10
MOST_DRAWN = 40  # a house may play with more; the number beside the stacks tells the truth

CHIP: Colour = (240, 190, 74)
CHIP_LIGHT: Colour = (255, 232, 160)
CHIP_EDGE: Colour = (120, 78, 14)


def chips(count: int, place: str, area: Area, pen: Pen) -> list[Thing]:
    """Stacks side by side on the lower edge of the area; `place` names them for motion."""
    return [_chip(place, number, spot, pen) for number, spot in enumerate(_spots(count, area, pen))]


def fallen_chips(most: int, place: str, into: Area, pen: Pen) -> list[Thing]:
    """Where the chips of a window that has opened have gone: what is drawn later covers them.

    How many lay there is over, so it is as many as can have fallen. Those that were seen before
    keep their key and so are seen to fall.
    """
    wide, high = _chip_size(into, pen, 1)
    spot = Area(into.centre[0] - wide // 2, into.centre[1] - high // 2, wide, high)
    return [_chip(place, number, spot, pen) for number in range(min(most, MOST_DRAWN))]


def _spots(count: int, area: Area, pen: Pen) -> list[Area]:
    drawn = min(count, MOST_DRAWN)
    stacks = -(-drawn // STACK)
    wide, high = _chip_size(area, pen, stacks)
    gap = pen.px(5)
    left = area.centre[0] - (stacks * (wide + gap) - gap) // 2
    spots = []
    for number in range(drawn):
        stack, up = divmod(number, STACK)
        # A little to and fro, as hands stack them.
        lean = pen.px(1.5) * ((number * 7 + stack * 3) % 3 - 1)
        spots.append(
            Area(left + stack * (wide + gap) + lean, area.bottom - (up + 1) * high, wide, high)
        )
    return spots


def _chip_size(area: Area, pen: Pen, stacks: int) -> tuple[int, int]:
    wide = min(pen.px(52), (area.width - pen.px(5) * 5) // max(4, stacks))
    return max(4, wide), max(3, min(pen.px(11), area.height // STACK))


def _chip(place: str, number: int, spot: Area, pen: Pen) -> Fill:
    light = number % 2 == 0
    return Fill(
        spot,
        CHIP_LIGHT if light else CHIP,
        max(1, spot.height // 2),
        CHIP_EDGE,
        max(1, pen.px(1)),
        f"chip {place} {number}",
        theme.mix(CHIP, CHIP_EDGE, 0.25),
    )
