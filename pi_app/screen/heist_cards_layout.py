"""What is drawn of Haus des Geldes: action cards, their backs, faces of the two sides."""

from pi_app.rules.core import Letter, Say
from pi_app.rules.heist.ruleset import GANGSTERS, Action, Role
from pi_app.screen import theme
from pi_app.screen.marks import cross, letter_sign
from pi_app.screen.pen import Pen, cut_bottom, cut_top
from pi_app.screen.things import Area, Colour, Disc, Fill, Point, Shape, Thing

BACK: Colour = (138, 26, 44)
BACK_LOW: Colour = (84, 12, 30)
BACK_EDGE: Colour = (226, 106, 112)
NOTE: Colour = theme.GOOD
NOTE_LOW: Colour = (84, 196, 118)
BLAST: Colour = theme.BAD
BLAST_LOW: Colour = (226, 112, 106)
OVERALL: Colour = (204, 48, 60)
SHIRT: Colour = (112, 160, 236)
FACE: Colour = (250, 226, 204)


def card_place(area: Area, widest: int) -> Area:
    """The largest upright card in the middle of this area."""
    wide = min(widest, area.width, area.height * 5 // 7)
    high = wide * 7 // 5
    x, y = area.centre
    return Area(x - wide // 2, y - high // 2, wide, high)


def card_back(
    area: Area, pen: Pen, key: str = "", *, marked: bool = False, letter: Letter | None = None
) -> list[Thing]:
    """A card face down. `marked`: it has been selected. `letter`: the key that names it."""
    edge = theme.GOLD if marked else BACK_EDGE
    line = max(2, area.width // (12 if marked else 36))
    ground = Fill(area, BACK, _corner(area), edge, line, key, BACK_LOW)
    if letter is not None:
        size = area.width * 13 // 20
        return [ground, *letter_sign(letter, area.centre, size, pen, key and f"{key} sign")]
    size = area.width * 11 // 20
    x, y = area.centre
    diamond = (
        (x, y - size * 7 // 10),
        (x + size // 2, y),
        (x, y + size * 7 // 10),
        (x - size // 2, y),
    )
    inner = max(2, size // 5)
    small = ((x, y - inner), (x + inner * 7 // 10, y), (x, y + inner), (x - inner * 7 // 10, y))
    return [
        ground,
        Shape(diamond, BACK_LOW, BACK_EDGE, max(1, pen.px(2)), key and f"{key} diamond"),
        Shape(small, BACK_EDGE, key=key and f"{key} eye"),
    ]


def card_slot(area: Area, pen: Pen) -> list[Thing]:
    """Where a card will lie."""
    return [Fill(area, theme.PANEL_LOW, _corner(area), theme.QUIET, max(1, pen.px(2)))]


def card_face(
    area: Area, card: Action, pen: Pen, key: str = "", *, marked: bool = False
) -> list[Thing]:
    """Sign, word and amount: never the colour alone. `marked`: its key was pressed once."""
    note = card.kind == "banknote"
    ground, low = (NOTE, NOTE_LOW) if note else (BLAST, BLAST_LOW)
    edge = theme.GOLD if marked else theme.TEXT
    things: list[Thing] = [
        Fill(area, ground, _corner(area), edge, pen.px(9 if marked else 2), key, ground)
    ]
    pad = area.width // 12
    inner = area.inset(pad)
    top, rest = cut_top(inner, inner.height * 9 // 20)
    amount, word = cut_bottom(rest, rest.height * 11 // 20)
    if not card.extra:  # sign and word stand in the middle of the card
        half = amount.height // 2
        top, word = (Area(at.x, at.y + half, at.width, at.height) for at in (top, word))
    things += _note(top, low) if note else _bolt(top)
    kinds = [Say(f"card.{kind}", extra=0) for kind in ("banknote", "sabotage")]
    size = pen.size_for(kinds, word, 34, 8, "bold", most_lines=1)
    things += pen.write(
        Say(f"card.{card.kind}", extra=0),
        word,
        size,
        theme.INK,
        ground,
        align="centre",
        weight="bold",
        smallest=8,
        most_lines=1,
        key=key and f"{key} word",
    )
    return things + pen.write(
        signed(card),
        amount,
        46,
        theme.INK,
        ground,
        align="centre",
        weight="bold",
        smallest=8,
        most_lines=1,
        key=key and f"{key} amount",
    )


def signed(card: Action) -> Say | str:
    if not card.extra:
        return ""
    change = card.extra if card.kind == "banknote" else -card.extra
    return Say("heist.up" if change > 0 else "heist.down", change=change)


def small_card(area: Area, card: Action, pen: Pen) -> list[Thing]:
    """A card of an earlier round: only its kind."""
    note = card.kind == "banknote"
    size = min(area.width, area.height)
    things: list[Thing] = [
        Fill(area, NOTE if note else BLAST, max(1, area.width // 6), theme.STAGE, max(1, pen.px(1)))
    ]
    if note:
        return [*things, Disc(area.centre, max(2, size // 4), theme.INK)]
    return [*things, cross(area.centre, size * 3 // 4, theme.INK)]


def _corner(area: Area) -> int:
    return max(3, area.width // 10)


def _note(area: Area, shade: Colour) -> list[Thing]:
    wide = min(area.width, area.height * 17 // 10)
    high = wide * 10 // 18
    x, y = area.centre
    note = Area(x - wide // 2, y - high // 2, wide, high)
    return [
        Fill(note, shade, max(2, high // 10), theme.INK, max(1, high // 14)),
        Disc(note.centre, high * 3 // 10, NOTE, theme.INK, max(1, high // 14)),
    ]


def _bolt(area: Area) -> list[Thing]:
    half = min(area.width, area.height) / 2
    x, y = area.centre
    corners = (
        (0.25, -1.0),
        (-0.62, 0.16),
        (-0.06, 0.16),
        (-0.25, 1.0),
        (0.62, -0.22),
        (0.06, -0.22),
    )
    points: tuple[Point, ...] = tuple(
        (round(x + half * right), round(y + half * down)) for right, down in corners
    )
    return [Shape(points, theme.INK)]


# ---------------------------------------------------------------- the two sides


def side_sign(role: Role, centre: Point, size: int) -> list[Thing]:
    """A hooded head for the gangsters, a bare one with hands up for the hostages."""
    return _hooded(centre, size) if role in GANGSTERS else _hands_up(centre, size)


def _hooded(centre: Point, size: int) -> list[Thing]:
    x, y = centre
    part = size / 20
    eye = max(1, round(part * 1.3))
    hood = Area(round(x - 8 * part), round(y - 9 * part), round(16 * part), round(19 * part))
    mouth = Area(round(x - 3 * part), round(y + 2.6 * part), round(6 * part), max(1, round(part)))
    return [
        Fill(hood, OVERALL, round(7 * part)),
        Disc((x, round(y - part)), round(5.6 * part), FACE),
        Disc((round(x - 2.2 * part), round(y - 1.8 * part)), eye, theme.INK),
        Disc((round(x + 2.2 * part), round(y - 1.8 * part)), eye, theme.INK),
        Fill(mouth, theme.INK, 1),
    ]


def _hands_up(centre: Point, size: int) -> list[Thing]:
    x, y = centre
    part = size / 20
    body = Area(round(x - 5 * part), round(y + 1 * part), round(10 * part), round(9 * part))
    arm = max(2, round(2.6 * part))
    things: list[Thing] = [Fill(body, SHIRT, round(3 * part))]
    for way in (-1, 1):
        hand = round(x + way * 7.5 * part)
        things.append(
            Fill(Area(hand - arm // 2, round(y - 8 * part), arm, round(12 * part)), SHIRT, arm // 2)
        )
        shoulder = min(hand, x), round(y + 1.6 * part)
        things.append(Fill(Area(*shoulder, abs(hand - x), arm), SHIRT, arm // 2))
        things.append(Disc((hand, round(y - 8 * part)), max(1, round(1.7 * part)), FACE))
    return [*things, Disc((x, round(y - 3.6 * part)), round(4 * part), FACE)]
