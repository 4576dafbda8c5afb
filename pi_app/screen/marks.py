"""Small drawn signs: the shapes of the letters, ticks, crosses, locks, jokers. No glyphs."""

from math import cos, pi, sin

from pi_app.rules.core import Letter
from pi_app.screen import theme
from pi_app.screen.pen import Pen
from pi_app.screen.things import Area, Colour, Disc, Fill, Point, Shape, Thing


def letter_shape(
    letter: Letter, centre: Point, size: int, colour: Colour | None = None, key: str = ""
) -> Shape | Disc:
    """The shape of a letter, in its colour unless another one is asked for."""
    paint = theme.LETTER_COLOURS[letter] if colour is None else colour
    kind = theme.LETTER_SHAPES[letter]
    if kind == "circle":
        return Disc(centre, round(size * 0.48), paint, key=key)
    return Shape(theme.outline(kind, centre, size), paint, key=key)


def letter_block(letter: Letter, area: Area, pen: Pen, key: str = "") -> list[Thing]:
    """Letter, shape and colour together: a coloured block with the shape and the letter on it."""
    colour = theme.LETTER_COLOURS[letter]
    corner = min(area.height // 4, pen.px(12))
    things: list[Thing] = [Fill(area, colour, corner, key=key and f"{key} block")]
    if area.width > 1.15 * area.height:
        wide = min(area.width, round(area.height * 2.2))  # the two stay together on a long block
        left = area.centre[0] - wide // 2
        size = min(round(area.height * 0.56), round(wide * 0.36))
        mark = (left + round(wide * 0.31), area.centre[1])
        text = Area(left + wide // 2, area.y, wide // 2 - pen.px(4), area.height)
    else:  # narrow: the shape above, the letter below
        size = min(round(area.height * 0.34), round(area.width * 0.6))
        mark = (area.centre[0], area.y + round(area.height * 0.27))
        text = Area(area.x, area.y + round(area.height * 0.46), area.width, area.height // 2)
    things.append(letter_shape(letter, mark, size, theme.INK, key and f"{key} shape"))
    size_units = min(text.height * 0.76, text.width * 1.1) / pen.unit
    things += pen.write(
        letter,
        text,
        size_units,
        theme.INK,
        colour,
        align="centre",
        weight="bold",
        smallest=1,
        key=key and f"{key} letter",
    )
    return things


def letter_sign(letter: Letter, centre: Point, size: int, pen: Pen, key: str = "") -> list[Thing]:
    """The shape in its colour with the letter inside, for small places."""
    x, y = centre
    shape = letter_shape(letter, centre, size, key=key and f"{key} shape")
    inside = {"A": (0.54, 0.14), "B": (0.6, 0.0), "C": (0.7, 0.0), "D": (0.7, 0.0)}[letter]
    high = round(size * inside[0] * 1.25)
    place = Area(x - size // 2, y + round(size * inside[1]) - high // 2, size, high)
    colour = theme.LETTER_COLOURS[letter]
    return [
        shape,
        *pen.write(
            letter,
            place,
            high / pen.unit,
            theme.INK,
            colour,
            align="centre",
            weight="bold",
            smallest=1,
            key=key and f"{key} letter",
        ),
    ]


def tick(centre: Point, size: int, colour: Colour, key: str = "") -> Shape:
    return _drawn(
        ((-0.9, 0.05), (-0.6, -0.25), (-0.25, 0.12), (0.65, -0.75), (0.95, -0.45), (-0.25, 0.75)),
        centre,
        size,
        colour,
        key,
    )


def cross(centre: Point, size: int, colour: Colour, key: str = "") -> Shape:
    arm, thick = 0.8, 0.22
    corners = []
    for quarter in range(4):
        turn = pi / 4 + quarter * pi / 2
        ahead, side = (cos(turn), sin(turn)), (cos(turn + pi / 2), sin(turn + pi / 2))
        corners += [
            (ahead[0] * arm - side[0] * thick, ahead[1] * arm - side[1] * thick),
            (ahead[0] * arm + side[0] * thick, ahead[1] * arm + side[1] * thick),
            ((ahead[0] + side[0]) * thick, (ahead[1] + side[1]) * thick),
        ]
    return _drawn(tuple(corners), centre, size, colour, key)


def lock(centre: Point, size: int, colour: Colour, key: str = "") -> list[Thing]:
    x, y = centre
    half = size // 2
    bow = max(2, round(size * 0.26))
    return [
        Disc(
            (x, y - round(size * 0.12)),
            bow,
            theme.PANEL,
            edge=colour,
            edge_width=max(2, size // 9),
            key=key and f"{key} bow",
        ),
        Fill(
            Area(x - round(half * 0.78), y - round(size * 0.06), round(half * 1.56), half),
            colour,
            max(1, size // 10),
            key=key and f"{key} body",
        ),
    ]


def _drawn(
    corners: tuple[tuple[float, float], ...], centre: Point, size: int, colour: Colour, key: str
) -> Shape:
    half = size / 2
    points = tuple((round(centre[0] + half * x), round(centre[1] + half * y)) for x, y in corners)
    return Shape(points, colour, key=key)


def seat_disc(
    seat: int, centre: Point, radius: int, pen: Pen, key: str = "", *, quiet: bool = False
) -> list[Thing]:
    """Who it is where a name has no room: the number that also stands on the name plate.

    `quiet`: hollow, for whoever is out of it.
    """
    colour, ink = (theme.PANEL_LOW, theme.SOFT) if quiet else (theme.BRIGHT, theme.INK)
    x, y = centre
    place = Area(x - radius, y - radius, 2 * radius, 2 * radius)
    return [
        Disc(centre, radius, colour, theme.QUIET if quiet else theme.INK, max(1, pen.px(2)), key),
        *pen.write(
            str(seat),
            place,
            1.45 * radius / pen.unit,
            ink,
            colour,
            align="centre",
            weight="bold",
            smallest=1,
            key=key and f"{key} number",
        ),
    ]


def joker_width(joker: str, height: int) -> int:
    return round(height * {"fifty_fifty": 1.8, "audience": 1.4}.get(joker, 1.0))


def joker_sign(joker: str, area: Area, pen: Pen, colour: Colour, on: Colour) -> list[Thing]:
    """A joker as a small sign on a round plate."""
    x, y = area.centre
    high = area.height
    line = max(2, high // 14)
    things: list[Thing] = [Fill(area, on, high // 2, edge=colour, edge_width=line)]
    match joker:
        case "fifty_fifty":
            inner = Area(area.x + high // 6, area.y, area.width - high // 3, high)
            things += pen.write(
                "50:50",
                inner,
                0.62 * high / pen.unit,
                colour,
                on,
                align="centre",
                weight="bold",
                smallest=1,
            )
        case "audience":
            for step in (-1, 1, 0):
                size = high * (0.13 if step == 0 else 0.11)
                head = (
                    x + round(step * high * 0.34),
                    y - round(high * (0.18 if step == 0 else 0.1)),
                )
                things.append(Disc(head, max(2, round(size)), colour))
                top, foot = head[1] + round(size * 1.35), y + round(high * 0.3)
                body = Area(head[0] - round(size * 1.25), top, round(size * 2.5), foot - top)
                things.append(Fill(body, colour, max(1, round(size))))
        case "phone":
            wide, tall = round(high * 0.36), round(high * 0.66)
            phone = Area(x - wide // 2, y - tall // 2, wide, tall)
            things.append(Fill(phone, colour, max(1, wide // 5)))
            things.append(
                Fill(
                    Area(
                        phone.x + line,
                        phone.y + 2 * line,
                        phone.width - 2 * line,
                        tall - round(tall * 0.42),
                    ),
                    on,
                )
            )
        case _:  # the extra joker
            arm, thick = round(high * 0.3), max(2, round(high * 0.13))
            things.append(Fill(Area(x - arm, y - thick // 2, 2 * arm, thick), colour))
            things.append(Fill(Area(x - thick // 2, y - arm, thick, 2 * arm), colour))
    return things
