"""H-27 and H-20: one looks, all others look away; and the blackout, which tells nothing.

What is private comes in the view of a called seat that has uncovered it, and is laid out the
same for every role, so that the glow on a face tells nothing either.
"""

from pi_app.rules.core import LETTERS, Letter, Say
from pi_app.rules.heist.views import InHand, Private, TableView, UncoveredOnTable
from pi_app.scene import Clock
from pi_app.screen import theme
from pi_app.screen.heist_cards_layout import card_face, card_place, card_slot, side_sign
from pi_app.screen.legend import KeyHint, legend
from pi_app.screen.marks import letter_block, letter_sign, seat_disc
from pi_app.screen.parts import panel, ring_timer
from pi_app.screen.pen import Pen, columns, cut_bottom, cut_left, cut_right, cut_top, rows
from pi_app.screen.things import Area, Colour, Fill, Thing

DARK: Colour = (0, 0, 0)
HAND = 5  # places for cards; a smaller game leaves some empty


def look_away(view: TableView, area: Area, pen: Pen) -> list[Thing]:
    """Covered: who is called, and what the others do."""
    things: list[Thing] = [panel(area, pen, raised=True)]
    inner = area.inset(pen.px(20))
    strip, inner = cut_bottom(inner, min(pen.px(44), inner.height // 5), pen.px(8))
    name, away = cut_top(inner, inner.height * 11 // 20)
    things += _name(view, name, pen, theme.RAISED)
    away, key = cut_top(away, away.height // 2)
    things += pen.write(
        Say("heist.look_away"), away, 48, theme.GOLD, theme.RAISED, align="centre", weight="bold"
    )
    things += _uncover_key(key, pen, theme.RAISED)
    return things + _laid_strip(view, strip, pen)


def _name(view: TableView, area: Area, pen: Pen, on: Colour) -> list[Thing]:
    assert view.called is not None
    name = view.players[view.called].name
    radius = min(area.height // 3, pen.px(44))
    text = Area(
        area.x + 2 * radius + pen.px(20), area.y, area.width - 4 * radius - pen.px(40), area.height
    )
    fitted = pen.fitted(name, text, 110, weight="bold", most_lines=1)
    wide = pen.measure(fitted.lines[0], fitted.size, "bold")[0]
    left = text.centre[0] - wide // 2 - pen.px(20) - radius
    return [
        *seat_disc(view.called, (left, area.centre[1]), radius, pen),
        *pen.place(fitted, text, theme.TEXT, on, "centre", weight="bold"),
    ]


def _uncover_key(area: Area, pen: Pen, on: Colour) -> list[Thing]:
    high = min(area.height - pen.px(6), pen.px(56))
    words = Say("seat.uncover")
    wide = min(pen.width(words, 34, "bold") + 2, area.width // 2)
    block = Area(
        area.centre[0] - (wide + high * 2) // 2, area.centre[1] - high // 2, high * 8 // 5, high
    )
    text = Area(block.right + pen.px(16), block.y, wide, high)
    return [
        *letter_block("A", block, pen),
        *pen.write(words, text, 34, theme.TEXT, on, weight="bold", smallest=15, most_lines=1),
    ]


def _laid_strip(view: TableView, area: Area, pen: Pen) -> list[Thing]:
    """Who has laid a card already: their numbers, filled."""
    radius = min(area.height // 2, pen.px(20))
    left = area.centre[0] - len(view.players) * (radius + pen.px(5))
    things: list[Thing] = []
    for number, seat in enumerate(view.players):
        spot = (left + radius + number * 2 * (radius + pen.px(5)), area.centre[1])
        things += seat_disc(seat, spot, radius, pen, quiet=seat not in view.laid)
    return things


# ---------------------------------------------------------------- uncovered


def uncovered_hand(view: TableView, area: Area, pen: Pen) -> list[Thing]:
    """The called player's role and cards, each card under its key."""
    private = _private(view)
    if private is None:
        return []
    side, main = cut_left(area, pen.px(260), pen.px(16))
    return _role(private, side, pen) + _hand(private, main, pen)


def _private(view: TableView) -> Private | None:
    inside = view.private if isinstance(view, UncoveredOnTable) else None
    return inside if isinstance(inside, Private) else None


def _role(private: Private, area: Area, pen: Pen) -> list[Thing]:
    things: list[Thing] = [panel(area, pen, raised=True)]
    inner = area.inset(pen.px(14))
    head, inner = cut_top(inner, min(pen.px(34), inner.height // 6))
    things += pen.write(
        Say("heist.you_are"),
        head,
        26,
        theme.TEXT,
        theme.RAISED,
        align="centre",
        smallest=13,
        most_lines=1,
    )
    name, sign = cut_bottom(inner, inner.height // 3, pen.px(6))
    things += side_sign(private.role, sign.centre, min(sign.width, sign.height, pen.px(190)))
    return things + pen.write(
        Say(f"role.{private.role}"),
        name,
        40,
        theme.GOLD,
        theme.RAISED,
        align="centre",
        weight="bold",
        smallest=16,
        most_lines=2,
    )


def _hand(private: Private, area: Area, pen: Pen) -> list[Thing]:
    head, body = cut_top(area, min(pen.px(36), area.height // 6), pen.px(6))
    things = pen.write(
        private.todo,
        head,
        30,
        theme.GOLD,
        theme.STAGE_LIT,
        weight="bold",
        smallest=13,
        most_lines=1,
    )
    held = {card.number: card for card in private.hand}
    for number, place in enumerate(columns(body, HAND, pen.px(12)), start=1):
        pressed = private.leaning == f"play:{number}"
        things += _held(number, held.get(number), place, pen, pressed=pressed)
    return things


def _held(number: int, card: InHand | None, area: Area, pen: Pen, *, pressed: bool) -> list[Thing]:
    """A card keeps its key all evening; the fifth is on the first key, held."""
    high = min(pen.px(56), area.height // 4)
    above = Area(area.x, area.y, area.width, area.height - high - pen.px(10))
    place = card_place(above, pen.px(220))
    key = Area(area.x, place.bottom + pen.px(10), area.width, high)
    if card is None:
        return card_slot(place, pen)
    letter: Letter = LETTERS[(number - 1) % len(LETTERS)]
    things = card_face(place, card.card, pen, marked=pressed)
    if number <= len(LETTERS):
        block = Area(key.centre[0] - pen.px(44), key.y, pen.px(88), key.height)
        return things + letter_block(letter, block, pen)
    block, words = cut_left(key, key.width // 2, pen.px(4))
    return [
        *things,
        *letter_block(letter, block, pen),
        *pen.write(
            Say("heist.hold"), words, 26, theme.TEXT, theme.STAGE_LIT, smallest=12, most_lines=1
        ),
    ]


# ---------------------------------------------------------------- the blackout


def blackout(view: TableView, area: Area, pen: Pen, clock: Clock | None) -> list[Thing]:
    """H-20: all is dark. Only time is shown, and without displays whoever is called."""
    things: list[Thing] = [Fill(area, DARK)]
    inner = area.inset(pen.px(28))
    text, inner = cut_top(inner, min(pen.px(120), inner.height // 4), pen.px(10))
    if view.called is None:
        things += _dark_words(view.prompt, text, pen)
        if clock is not None:
            shut, ring = cut_bottom(inner, min(pen.px(110), inner.height // 4), pen.px(10))
            things += ring_timer(ring, clock, pen)
        else:
            shut = inner
        return things + pen.write(
            Say("heist.eyes_shut"), shut, 90, theme.TEXT, DARK, align="centre", weight="bold"
        )
    if clock is not None:
        ring, text = cut_right(text, text.height, pen.px(20))
        things += ring_timer(ring, clock, pen)
    things += _dark_words(view.prompt, text, pen)
    private = _private(view)
    if private is not None:
        return things + _uncovered_dark(view, private, inner, pen)
    name, key = cut_top(inner, inner.height * 3 // 5)
    things += _name(view, name, pen, DARK)
    if not view.uncovered:
        return things + _uncover_key(key, pen, DARK)
    return things + pen.write(
        Say("heist.on_own_box"), key, 40, theme.TEXT, DARK, align="centre", stands="top"
    )


def _dark_words(words: Say, area: Area, pen: Pen) -> list[Thing]:
    return pen.write(words, area, 46, theme.SOFT, DARK, align="centre", weight="bold", most_lines=2)


def _uncovered_dark(view: TableView, private: Private, area: Area, pen: Pen) -> list[Thing]:
    side, main = cut_left(area, pen.px(260), pen.px(16))
    things = _role(private, side, pen)
    cover, main = cut_bottom(main, pen.px(40), pen.px(6))
    things += legend(cover, [KeyHint(("D",), Say("seat.cover"), held=True)], pen)
    laid, main = cut_right(main, pen.px(220), pen.px(16))
    head, place = cut_top(laid, pen.px(36))
    things += pen.write(
        Say("heist.you_laid"), head, 26, theme.SOFT, DARK, align="centre", most_lines=1
    )
    if private.laid is not None:
        things += card_face(card_place(place, pen.px(190)), private.laid.card, pen)
    return things + _ability(view, private, main, pen)


def _ability(view: TableView, private: Private, area: Area, pen: Pen) -> list[Thing]:
    """What there is to do, what each key does, and what was seen. Four keys in any case (H-20)."""
    things: list[Thing] = [panel(area, pen)]
    inner = area.inset(pen.px(14))
    seen, inner = cut_bottom(inner, inner.height // 5, pen.px(6))
    head, body = cut_top(inner, inner.height // 4, pen.px(6))
    things += pen.write(private.todo, head, 34, theme.TEXT, theme.PANEL, weight="bold", smallest=16)
    things += pen.write(_seen(view, private), seen, 32, theme.GOLD, theme.PANEL, weight="bold")
    for letter, line in zip(LETTERS, rows(body, len(LETTERS), pen.px(4)), strict=True):
        if letter in view.keys:
            things += _choice(letter, view.keys[letter], line, pen)
    return things


def _choice(letter: Letter, words: Say | str, area: Area, pen: Pen) -> list[Thing]:
    size = min(pen.px(44), area.height)
    _, text = cut_left(area, size, pen.px(6))
    return [
        *letter_sign(letter, (area.x + size // 2, area.centre[1]), size, pen),
        *pen.write(words, text, 28, theme.TEXT, theme.PANEL, smallest=13, most_lines=1),
    ]


def _seen(view: TableView, private: Private) -> Say | str:
    if private.role_seen is not None:
        seat, role = private.role_seen
        return Say("line.role_seen", name=view.players[seat].name, role=Say(f"role.{role}"))
    if private.card_seen is not None:
        seat, card = private.card_seen
        words = Say(f"card.{card.kind}", extra=card.extra)
        return Say("line.card_seen", name=view.players[seat].name, card=words)
    return ""
