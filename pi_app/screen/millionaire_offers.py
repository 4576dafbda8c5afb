"""The ways to play a round that the table votes on: what each of them gives, and who is for it."""

from pi_app.rules.core import Letter, Say, Seat
from pi_app.rules.millionaire.views import Offer, TableView
from pi_app.screen import theme
from pi_app.screen.marks import joker_sign, joker_width, letter_block, seat_disc
from pi_app.screen.parts import panel
from pi_app.screen.pen import Pen, columns, cut_left, cut_right, rows
from pi_app.screen.things import Area, Thing

VOTE_KEYS: dict[str, Letter] = {"non_risk": "B", "risk": "C"}


def offer_cards(view: TableView, area: Area, pen: Pen) -> list[Thing]:
    places = columns(area, len(view.offers), pen.px(12))
    return [
        thing
        for offer, place in zip(view.offers, places, strict=True)
        for thing in _card(view, offer, place, pen)
    ]


def safe_money(offer: Offer, pen: Pen, key: str = "screen.safe_money") -> Say:
    """M-14: what nobody loses any more; not always the step that has to be passed."""
    return Say(key, amounts=", ".join(pen.money(each) for each in offer.keeps))


def _card(view: TableView, offer: Offer, area: Area, pen: Pen) -> list[Thing]:
    """Key and name, the jokers, the safe money, and a disc for every vote."""
    inner = area.inset(pen.px(10))
    block, inner = cut_left(inner, min(round(inner.height * 0.9), pen.px(104)), pen.px(16))
    high = min(block.height, pen.px(104))
    block = Area(block.x, block.centre[1] - high // 2, block.width, high)
    votes, inner = cut_right(inner, pen.px(120), pen.px(10))
    if area.height < pen.px(140):  # beside the block: name and jokers share a line
        first, keeps = rows(inner, 2, 0)
        name, jokers = cut_left(first, first.width // 2, pen.px(8))
    else:
        name, jokers, keeps = rows(inner, 3, 0)
    size = min(44.0, name.height / pen.unit * 0.8)
    voters = [seat for seat, vote in view.variant_votes.items() if vote == offer.name]
    return [
        panel(area, pen, raised=bool(voters)),
        *letter_block(VOTE_KEYS[offer.name], block, pen),
        *pen.write(
            Say(f"variant.{offer.name}"),
            name,
            size,
            theme.GOLD,
            theme.RAISED if voters else theme.PANEL,
            weight="bold",
            most_lines=1,
        ),
        *_jokers(offer, jokers, pen, raised=bool(voters)),
        *pen.write(
            safe_money(offer, pen),
            keeps,
            min(30.0, size),
            theme.TEXT,
            theme.RAISED if voters else theme.PANEL,
            smallest=12,
            most_lines=1,
        ),
        *_votes(voters, votes, pen),
    ]


def _jokers(offer: Offer, area: Area, pen: Pen, *, raised: bool) -> list[Thing]:
    on = theme.RAISED if raised else theme.PANEL
    high = min(pen.px(40), area.height - pen.px(4))
    things: list[Thing] = []
    x = area.x
    for joker in offer.jokers:
        wide = joker_width(joker, high)
        place = Area(x, area.centre[1] - high // 2, wide, high)
        things += joker_sign(joker, place, pen, theme.TEXT, on)
        x += wide + pen.px(6)
    return things


def _votes(voters: list[Seat], area: Area, pen: Pen) -> list[Thing]:
    """Four in a row, from the right edge."""
    radius = min(pen.px(18), area.height // 4, area.width // 8)
    things: list[Thing] = []
    for number, seat in enumerate(voters):
        x = area.right - radius - (number % 4) * (2 * radius + 2)
        y = area.centre[1] + (2 * (number // 4) - (len(voters) > 4)) * (radius + 1)
        things += seat_disc(seat, (x, y), radius, pen, key=f"vote {seat}")
    return things
