"""The row of players: who they are, what is up with them, which jokers they have left."""

from collections.abc import Sequence

from pi_app.rules.core import Money, Say, Seat
from pi_app.rules.millionaire.edition import Joker
from pi_app.rules.millionaire.views import (
    CardsOnTable,
    JokerOnTable,
    LetterOnTable,
    OnTable,
    TableView,
)
from pi_app.screen import theme
from pi_app.screen.marks import joker_sign, joker_width, letter_block, lock
from pi_app.screen.parts import Plate, Tone, ground, name_plate
from pi_app.screen.pen import Pen, columns, cut_bottom, cut_left, cut_right
from pi_app.screen.things import Area, Colour, Thing

Status = tuple[Say, Tone]
NAMED_VARIANTS = ("risk", "non_risk")  # an edition with a single way to play has no name for it


def plates(view: TableView, area: Area, pen: Pen) -> list[Thing]:
    things: list[Thing] = []
    places = columns(area, len(view.players), pen.px(10))
    for player, place in zip(view.players.values(), places, strict=True):
        words, tone = status(view, player)
        things += name_plate(place, Plate(player.seat, player.name, words, tone), pen)
        things += _lower_part(view, player, place, pen, tone)
    return things


# ---------------------------------------------------------------- what is up with somebody


def status(view: TableView, player: OnTable) -> Status:
    if view.phase == "between_rounds":
        return _before_round(view, player)
    if player.seat == view.host_seat:
        return Say("screen.hosts"), "plain"
    if view.joker is not None:
        if view.phase == "calling_for_help" and player.seat not in _in_play(view.joker):
            return Say("screen.may_help"), "plain"
        played = _with_joker(view.joker, view.phase, player.seat)
        if played is not None:
            return played
    if isinstance(view, LetterOnTable):
        announced = _announced(view, player)
        if announced is not None:
            return announced
    return _on_question(view, player)


def _before_round(view: TableView, player: OnTable) -> Status:
    vote = view.variant_votes.get(player.seat)
    if vote is not None:
        return Say(f"variant.{vote}"), "good"
    if view.prompt.key == "prompt.vote_variant":
        return Say("screen.votes_still"), "plain"
    if player.seat == view.host_seat:
        return Say("screen.hosts_next"), "turn"
    return Say("screen.audience" if player.role == "audience" else "screen.candidate"), "plain"


def _in_play(joker: JokerOnTable) -> tuple[Seat, ...]:
    return (joker.asker, *joker.given)


def _with_joker(joker: JokerOnTable, phase: str, seat: Seat) -> Status | None:
    if seat == joker.asker:
        if joker.partner is not None:
            return Say("screen.gets_help"), "plain"
        if phase in ("choosing_phone", "choosing_helper"):
            return Say("screen.chooses"), "turn"
        return _ASKER[joker.joker], "plain" if joker.waiting_for else "turn"
    if seat in joker.given:
        return Say("screen.can_help" if joker.joker == "extra" else "screen.has_given"), "good"
    if seat == joker.partner:
        return Say("screen.is_asked"), "turn"
    if seat in joker.waiting_for:
        return Say("screen.gives_still"), "turn"
    return None


# What the asker is doing, where he neither chooses nor is being helped by one person.
_ASKER: dict[str, Say] = {
    "fifty_fifty": Say("joker:fifty_fifty"),
    "audience": Say("screen.asks_audience"),
    "extra": Say("screen.asks_players"),
    "friend": Say("screen.gets_help"),
    "call": Say("screen.calls"),
    "search": Say("screen.searches"),
    "tries": Say("screen.shows"),
}


def _announced(view: LetterOnTable, player: OnTable) -> Status | None:
    if player.exit == "million":
        return Say("screen.millionaire", amount=player.won), "good"
    if player.seat in view.climbed and view.amount is not None:
        return Say("screen.climbed", amount=view.amount), "good"
    if player.seat in view.fell:
        return Say("screen.fell", amount=player.won), "bad"
    if player.seat in view.helpers_paid:
        return Say("screen.helper_paid", amount=player.helper), "good"
    return None


def _on_question(view: TableView, player: OnTable) -> Status:
    if player.role == "audience":
        return Say("screen.audience"), "quiet"
    if player.exit is not None:
        kind = {"wrong": "screen.fell", "million": "screen.millionaire"}.get(player.exit)
        return Say(kind or "screen.left", amount=player.won), "quiet"
    if view.phase == "final_decision" and player.locked:
        sure = player.seat in view.sure
        return (Say("screen.sure"), "good") if sure else (Say("screen.is_it_final"), "turn")
    if player.locked:
        return Say("screen.locked"), "good"
    if view.phase == "deciding":
        if view.tries_left and view.turn == player.seat:  # M-31
            return Say("screen.tries_left", tries=view.tries_left), "turn"
        asked = view.turn == player.seat and player.jokers
        return Say("screen.asked_for_joker" if asked else "screen.thinks"), "turn"
    return Say("screen.waits" if view.joker else "screen.candidate"), "plain"


# ---------------------------------------------------------------- below the status


def _lower_part(view: TableView, player: OnTable, area: Area, pen: Pen, tone: Tone) -> list[Thing]:
    """The card laid, once cards are public; before that the lock and the jokers left."""
    if area.height < pen.px(110):  # between rounds: nothing more to show
        return []
    low, _ = cut_bottom(area.inset(pen.px(8)), pen.px(44))
    if isinstance(view, CardsOnTable) and player.seat in view.cards:
        return _card(view, player, low, pen)
    things: list[Thing] = []
    if player.locked and area.width >= pen.px(190):  # else the jokers would be too small to read
        mark, low = cut_right(low, pen.px(28), pen.px(4))
        things += lock(mark.centre, pen.px(30), theme.GOOD)
    if player.role != "candidate" or not player.in_round:
        return things + _total(player.total, player.role, low, pen)
    return things + joker_row(player.jokers, low, pen, ground(tone == "turn"))


def joker_row(left: Sequence[Joker], area: Area, pen: Pen, on: Colour) -> list[Thing]:
    """All that are left, smaller where they would not fit beside each other."""
    gap = pen.px(3)
    high = area.height - pen.px(4)
    while high > 8 and sum(joker_width(each, high) + gap for each in left) > area.width:
        high -= 1
    things: list[Thing] = []
    x = area.x
    for joker in left:
        wide = joker_width(joker, high)
        place = Area(x, area.centre[1] - high // 2, wide, high)
        things += joker_sign(joker, place, pen, theme.TEXT, on)
        x += wide + gap
    return things


def _card(view: CardsOnTable, player: OnTable, area: Area, pen: Pen) -> list[Thing]:
    block, rest = cut_left(area, pen.px(64), pen.px(8))
    things = letter_block(view.cards[player.seat], block, pen, key=f"card {player.seat}")
    if isinstance(view, LetterOnTable) and player.seat in view.helpers_paid:
        paid = Say("screen.helper_paid", amount=player.helper)
        things += pen.write(paid, rest, 20, theme.GOLD, theme.PANEL, smallest=13, most_lines=2)
    return things


def _total(total: Money, role: str, area: Area, pen: Pen) -> list[Thing]:
    """What somebody who is not climbing has won all evening."""
    if role == "audience" or not total.amount:
        return []
    text = f"{pen.say(Say('screen.block_total'))}: {pen.money(total)}"
    return pen.write(text, area, 20, theme.SOFT, theme.PANEL, smallest=13, most_lines=1)
