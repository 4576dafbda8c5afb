"""Building blocks that all layouts share: panels, title, prompt, name plates, the timer."""

from typing import Literal

from msgspec import Struct

from pi_app.rules.core import Say, Seat
from pi_app.scene import Clock
from pi_app.screen import theme
from pi_app.screen.marks import seat_disc
from pi_app.screen.pen import Pen, cut_left, cut_right
from pi_app.screen.things import Area, Colour, Disc, Fill, Ring, Thing


def panel(area: Area, pen: Pen, *, raised: bool = False, key: str = "") -> Fill:
    """A ground to write on; text on it names `ground(raised)` as what it stands on."""
    colour, low = (theme.RAISED, theme.RAISED_LOW) if raised else (theme.PANEL, theme.PANEL_LOW)
    edge = theme.EDGE if raised else theme.QUIET_EDGE
    return Fill(area, colour, pen.px(14), edge, max(1, pen.px(2)), key, low)


def ground(raised: bool = False) -> Colour:
    """The lightest part of a panel, for the contrast of what is written on it."""
    return theme.RAISED if raised else theme.PANEL


# ---------------------------------------------------------------- title and prompt


def title_bar(
    area: Area, pen: Pen, title: Say | str, middle: Say | str = "", side: Say | str = ""
) -> list[Thing]:
    """What is played, where we are in it, and under which agreement."""
    gap = pen.px(24)
    wide = min(pen.width(title, 34, "bold"), area.width * 2 // 5)
    left, rest = cut_left(area, wide, gap)
    things = pen.write(title, left, 34, theme.GOLD, theme.STAGE_LIT, weight="bold", most_lines=1)
    if side:
        share = min(pen.width(side, 24), rest.width * (1 if not middle else 3) // 5)
        right, rest = cut_right(rest, share, gap)
        things += pen.write(
            side, right, 24, theme.SOFT, theme.STAGE_LIT, align="right", most_lines=2
        )
    if middle:
        things += pen.write(middle, rest, 30, theme.TEXT, theme.STAGE_LIT, most_lines=1)
    line = Area(area.x, area.bottom - pen.px(2), area.width, pen.px(2))
    return [*things, Fill(line, theme.EDGE)]


def prompt_bar(area: Area, pen: Pen, text: Say | str, *, largest: float = 44) -> list[Thing]:
    """The one sentence that says what is going on and who has to do something."""
    stripe = Area(area.x, area.y, pen.px(8), area.height)
    inner = Area(
        area.x + pen.px(24), area.y + pen.px(4), area.width - pen.px(36), area.height - pen.px(8)
    )
    return [
        Fill(area, theme.RAISED, pen.px(12), fades_to=theme.RAISED_LOW),
        Fill(stripe, theme.GOLD, pen.px(4)),
        *pen.write(text, inner, largest, theme.TEXT, theme.RAISED, weight="bold", most_lines=2),
    ]


def pill(
    area: Area, pen: Pen, text: Say | str, colour: Colour, *, size: float = 24, key: str = ""
) -> list[Thing]:
    """A word on a bright ground: a state that nobody should miss."""
    inner = Area(area.x + pen.px(8), area.y, area.width - pen.px(16), area.height)
    return [
        Fill(area, colour, area.height // 2, key=key),
        *pen.write(
            text,
            inner,
            size,
            theme.INK,
            colour,
            align="centre",
            weight="bold",
            most_lines=1,
            smallest=14,
        ),
    ]


# ---------------------------------------------------------------- players

Tone = Literal["plain", "turn", "good", "bad", "quiet"]


class Plate(Struct, frozen=True):
    """A player as everybody sees him: who, and what is up with him now."""

    seat: Seat
    name: Say | str
    status: Say | str = ""
    tone: Tone = "plain"


STATUS: dict[Tone, Colour] = {"turn": theme.GOLD, "good": theme.GOOD, "bad": theme.BAD}


def name_plate(area: Area, plate: Plate, pen: Pen, key: str = "") -> list[Thing]:
    """Number and name above, the status below. What else a game shows goes on the lower part."""
    raised = plate.tone == "turn"
    under = ground(raised)
    colour = theme.TEXT if plate.tone != "quiet" else theme.SOFT
    things: list[Thing] = [panel(area, pen, raised=raised, key=key)]
    if plate.tone in STATUS:
        bar = Area(area.x + pen.px(12), area.y, area.width - pen.px(24), max(2, pen.px(6)))
        things.append(Fill(bar, STATUS[plate.tone], pen.px(2)))
    pad = pen.px(8)
    high = min(pen.px(40), (area.height - pad) // (2 if plate.status else 1))
    top = Area(area.x + pad, area.y + pen.px(7), area.width - 2 * pad, high)
    radius = min(top.height // 2, pen.px(14))
    things += seat_disc(
        plate.seat,
        (top.x + radius, top.centre[1]),
        radius,
        pen,
        quiet=plate.tone == "quiet",
    )
    _, name = cut_left(top, 2 * radius, pen.px(6))
    things += pen.write(
        plate.name, name, 32, colour, under, weight="bold", smallest=15, most_lines=1
    )
    if plate.status:
        below = Area(top.x, top.bottom, top.width, min(pen.px(32), area.bottom - top.bottom - 2))
        things += pen.write(
            plate.status,
            below,
            26,
            STATUS.get(plate.tone, theme.SOFT),
            under,
            smallest=14,
            most_lines=1,
        )
    return things


def low_plate(area: Area, plate: Plate, pen: Pen) -> list[Thing]:
    """Number, name and status in one line, where height is dear."""
    raised = plate.tone == "turn"
    under = ground(raised)
    things: list[Thing] = [panel(area, pen, raised=raised)]
    colour = STATUS.get(plate.tone, theme.SOFT)
    if plate.tone in STATUS:
        bar = Area(area.x, area.y, max(2, pen.px(6)), area.height)
        things.append(Fill(bar, colour, pen.px(2)))
    inner = Area(area.x + pen.px(14), area.y, area.width - pen.px(26), area.height)
    radius = min(inner.height // 3, pen.px(14))
    quiet = plate.tone == "quiet"
    centre = (inner.x + radius, inner.centre[1])
    things += seat_disc(plate.seat, centre, radius, pen, quiet=quiet)
    _, inner = cut_left(inner, 2 * radius, pen.px(8))
    told = min(pen.width(plate.status, 24) + pen.px(2), inner.width * 14 // 25)
    status, name = cut_right(inner, told, pen.px(12))
    ink = theme.SOFT if quiet else theme.TEXT
    things += pen.write(plate.name, name, 30, ink, under, weight="bold", smallest=15, most_lines=1)
    return things + pen.write(
        plate.status, status, 24, colour, under, align="right", smallest=14, most_lines=1
    )


# ---------------------------------------------------------------- time


def ring_timer(area: Area, clock: Clock, pen: Pen) -> list[Thing]:
    """A ring that empties, with the whole seconds left inside it."""
    radius = min(area.width, area.height) // 2
    part = min(1.0, max(0.0, clock.left / clock.seconds)) if clock.seconds else 0.0
    colour = theme.GOLD if clock.left > min(10.0, clock.seconds / 3) else theme.BAD
    width = max(3, radius // 5)
    inside = round((radius - width) * 1.35)
    x, y = area.centre
    seconds = str(max(0, -int(-clock.left // 1)))
    return [
        Disc(area.centre, radius, theme.PANEL_LOW),
        Ring(area.centre, radius, width, colour, theme.QUIET_EDGE, part),
        *pen.write(
            seconds,
            Area(x - inside // 2, y - inside // 2, inside, inside),
            radius * 0.95 / pen.unit,
            theme.TEXT if clock.running else theme.SOFT,
            theme.PANEL_LOW,
            align="centre",
            weight="bold",
            smallest=10,
            most_lines=1,
        ),
    ]
