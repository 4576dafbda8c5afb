"""What the host alone sees of a Millionaire game."""

from msgspec import Struct

from pi_app.rules.core import Letter, Money, Say, Seat
from pi_app.rules.millionaire.edition import Joker
from pi_app.rules.millionaire.phases import (
    Candidate,
    Deciding,
    Decision,
    State,
    game_of,
    on_question,
)
from pi_app.rules.millionaire.views import card_on_table
from pi_app.rules.own_cards import category_of


class Chances(Struct, frozen=True):
    """What is at stake for one candidate, and privately whether the locked letter is right."""

    seat: Seat
    level: int
    locked: bool
    locked_right: bool | None
    fifty_fifty: tuple[Letter, ...]
    jokers: tuple[Joker, ...]
    if_right: Money
    if_wrong: Money
    if_leaving: Money
    total: Money


class HostView(Struct, frozen=True):
    right: Letter | None
    category: str | Say
    question: str
    answers: dict[Letter, str]
    note: str
    candidates: dict[Seat, Chances]


def host_view(state: State) -> HostView:
    game = game_of(state)
    card = card_on_table(state)
    deciding = on_question(state)
    return HostView(
        right=card.right.unseal() if card else None,  # M-08
        category=category_of(card, game.own_cards),
        question=card.question if card else "",
        answers=dict(zip(card.letters, card.answers, strict=True)) if card else {},
        note=card.note if card else "",
        candidates={
            seat: _chances(deciding, seat, decision)
            for seat, decision in enumerate(deciding.decisions, start=1)
            if decision is not None
        }
        if deciding
        else {},
    )


def _chances(deciding: Deciding, seat: Seat, decision: Decision) -> Chances:
    edition = deciding.game.edition
    candidate = deciding.round.candidates[seat - 1] or Candidate(())
    level = deciding.round.level
    kept = next((letters for kind, letters in decision.told if kind == "fifty_fifty"), ())
    right = None if decision.locked is None else decision.locked == deciding.card.right.unseal()
    return Chances(
        seat=seat,
        level=candidate.answered,
        locked=decision.locked is not None,
        locked_right=right,
        fifty_fifty=kept,
        jokers=candidate.jokers,
        if_right=edition.money(edition.worth(level)),
        if_wrong=edition.money(edition.wrong_pays(deciding.game.variant, level)),
        if_leaving=edition.money(edition.worth(min(candidate.answered, level - 1))),
        total=edition.money(deciding.game.totals[seat - 1]),
    )
