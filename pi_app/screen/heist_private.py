"""H-27: one looks, all others look away, at a table where a box has no display.

What is private comes in the view of a called seat that has uncovered it, and is laid out the
same for every role, so that the glow on a face tells nothing either.
"""

from pi_app.rules.core import LETTERS, Letter, Say
from pi_app.rules.heist.views import InHand, Private, TableView, UncoveredOnTable
from pi_app.screen import theme
from pi_app.screen.heist_cards_layout import card_face, card_place, card_slot, side_sign
from pi_app.screen.marks import letter_block, seat_disc
from pi_app.screen.parts import panel
from pi_app.screen.pen import Pen, columns, cut_bottom, cut_left, cut_top
from pi_app.screen.things import Area, Colour, Fill, Thing

BAND = 118  # units; as high covered and uncovered, so that nothing below it moves
HAND = 5  # places for cards; a smaller game leaves some empty


def for_one_alone(area: Area, view: TableView, others: Say, pen: Pen) -> list[Thing]:
    """What all others do, larger than everything private; below it who looks, and at what."""
    inner = Area(
        area.x + pen.px(20), area.y + pen.px(4), area.width - pen.px(40), area.height - pen.px(8)
    )
    big, small = cut_top(inner, inner.height * 3 // 5)
    return [
        Fill(area, theme.GOLD, pen.px(12)),
        *pen.write(
            others, big, 64, theme.INK, theme.GOLD, align="centre", weight="bold", most_lines=1
        ),
        *pen.write(
            view.prompt,
            small,
            32,
            theme.INK,
            theme.GOLD,
            align="centre",
            weight="bold",
            most_lines=1,
            smallest=16,
        ),
    ]


def called_alone(view: TableView, area: Area, pen: Pen) -> list[Thing]:
    """While cards are laid: covered who is called, uncovered what is in that hand."""
    band, below = cut_top(area, pen.px(BAND), pen.px(12))
    things = for_one_alone(band, view, Say("heist.look_away"), pen)
    return things + (_hand_shown if view.uncovered else look_away)(view, below, pen)


def look_away(view: TableView, area: Area, pen: Pen) -> list[Thing]:
    things: list[Thing] = [panel(area, pen, raised=True)]
    inner = area.inset(pen.px(20))
    strip, inner = cut_bottom(inner, min(pen.px(44), inner.height // 5), pen.px(8))
    name, key = cut_top(inner, inner.height * 3 // 5)
    things += called_name(view, name, pen, theme.RAISED)
    if not view.uncovered:
        things += uncover_key(key, pen, theme.RAISED)
    else:  # on the second screen, which never shows a hand
        things += pen.write(
            Say("heist.look_away"), key, 64, theme.GOLD, theme.RAISED, align="centre", weight="bold"
        )
    return things + _laid_strip(view, strip, pen)


def called_name(view: TableView, area: Area, pen: Pen, on: Colour) -> list[Thing]:
    assert view.called is not None
    name = view.players[view.called].name
    radius = min(area.height // 3, pen.px(56))
    text = Area(
        area.x + 2 * radius + pen.px(20), area.y, area.width - 4 * radius - pen.px(40), area.height
    )
    fitted = pen.fitted(name, text, 140, weight="bold", most_lines=1)
    wide = pen.measure(fitted.lines[0], fitted.size, "bold")[0]
    left = text.centre[0] - wide // 2 - pen.px(20) - radius
    return [
        *seat_disc(view.called, (left, area.centre[1]), radius, pen),
        *pen.place(fitted, text, theme.TEXT, on, "centre", weight="bold"),
    ]


def uncover_key(area: Area, pen: Pen, on: Colour) -> list[Thing]:
    high = min(area.height - pen.px(6), pen.px(76))
    words = Say("seat.uncover")
    wide = min(pen.width(words, 46, "bold") + 2, area.width // 2)
    block = Area(
        area.centre[0] - (wide + high * 2) // 2, area.centre[1] - high // 2, high * 8 // 5, high
    )
    text = Area(block.right + pen.px(16), block.y, wide, high)
    return [
        *letter_block("A", block, pen),
        *pen.write(words, text, 46, theme.TEXT, on, weight="bold", smallest=15, most_lines=1),
    ]


def _laid_strip(view: TableView, area: Area, pen: Pen) -> list[Thing]:
    """Who has laid a card already: their numbers, filled."""
    radius = min(area.height // 2, pen.px(20))
    step = 2 * (radius + pen.px(5))
    words = Say("heist.laid_so_far")
    wide = pen.width(words, 28) + 2
    left = area.centre[0] - (len(view.players) * step + wide + pen.px(14)) // 2
    label = Area(left, area.y, wide, area.height)
    things = pen.write(words, label, 28, theme.TEXT, theme.RAISED, most_lines=1)
    first = label.right + pen.px(14) + radius
    for number, seat in enumerate(view.players):
        spot = (first + number * step, area.centre[1])
        things += seat_disc(seat, spot, radius, pen, quiet=seat not in view.laid)
    return things


# ---------------------------------------------------------------- uncovered


def _hand_shown(view: TableView, area: Area, pen: Pen) -> list[Thing]:
    """The called player's role and cards, each card over its key."""
    private = private_of(view)
    if private is None:  # H-27: that box has a display
        return []
    side, main = cut_left(area, pen.px(230), pen.px(16))
    return own_role(private, side, pen) + _hand(private, main, pen)


def private_of(view: TableView) -> Private | None:
    inside = view.private if isinstance(view, UncoveredOnTable) else None
    return inside if isinstance(inside, Private) else None


def own_role(private: Private, area: Area, pen: Pen) -> list[Thing]:
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
    head, body = cut_top(area, min(pen.px(46), area.height // 6), pen.px(6))
    things = pen.write(
        private.todo,
        head,
        38,
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
    wide, gap = pen.px(88), pen.px(6)
    said = min(pen.width(Say("box.hold"), 30) + 2, key.width - wide - gap)
    left = key.x + (key.width - wide - gap - said) // 2
    block, words = cut_left(Area(left, key.y, wide + gap + said, key.height), wide, gap)
    return [
        *things,
        *letter_block(letter, block, pen),
        *pen.write(
            Say("box.hold"), words, 30, theme.TEXT, theme.STAGE_LIT, smallest=12, most_lines=1
        ),
    ]
