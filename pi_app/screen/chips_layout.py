"""Chips as they lie on a window or in the hand: stacks of ten that grow and shrink."""

from msgspec.structs import replace

from pi_app.screen import theme
from pi_app.screen.pen import Pen
from pi_app.screen.things import Area, Colour, Fill, Thing

STACK = 10
AFTER_FALL = "~3"  # beats
MOST_DRAWN = 40  # a house may play with more; the number beside the stacks tells the truth

CHIP: Colour = (240, 190, 74)
CHIP_LIGHT: Colour = (255, 232, 160)
CHIP_EDGE: Colour = (120, 78, 14)
LOST: Colour = (96, 84, 74)
LOST_EDGE: Colour = (48, 42, 44)


def chips(count: int, place: str, area: Area, pen: Pen, *, lost: bool = False) -> list[Thing]:
    """Stacks side by side on the lower edge of the area; `place` names them for motion."""
    drawn = [
        _chip(place, number, spot, pen) for number, spot in enumerate(_spots(count, area, pen))
    ]
    return [_darkened(chip) for chip in drawn] if lost else [*drawn]


def _darkened(chip: Fill) -> Fill:
    """Nobody's any more; it comes to the pile when it has been seen to fall."""
    return replace(
        chip, colour=LOST, fades_to=LOST_EDGE, edge=LOST_EDGE, key=f"{chip.key}{AFTER_FALL}"
    )


def fallen_chips(count: int, place: str, into: Area, pen: Pen) -> list[Thing]:
    """Where the chips of a window that has opened have gone: what is drawn later covers them.

    They keep the keys under which they lay on the window, and so are seen to fall.
    """
    wide, high = _chip_size(into, pen)
    spot = Area(into.centre[0] - wide // 2, into.centre[1] - high // 2, wide, high)
    return [
        replace(_chip(place, number, spot, pen), falls=True)
        for number in range(min(count, MOST_DRAWN))
    ]


def _spots(count: int, area: Area, pen: Pen) -> list[Area]:
    drawn = min(count, MOST_DRAWN)
    stacks = -(-drawn // STACK)
    wide, high = _chip_size(area, pen)
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


def _chip_size(area: Area, pen: Pen) -> tuple[int, int]:
    """The same however many there are, so that a high stack is a great deal of money."""
    wide = (area.width - pen.px(5) * 5) // (MOST_DRAWN // STACK)
    return max(4, min(pen.px(60), wide)), max(3, min(pen.px(17), area.height // STACK))


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
