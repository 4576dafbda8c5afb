"""What one seat sees of a Millionaire game."""

from msgspec import Struct

from pi_app.rules.core import BLINKING, LIT, NOTHING, Lamp, Letter, Say, Seat, SeatView, lamps_of
from pi_app.rules.millionaire.menus import menu
from pi_app.rules.millionaire.phases import (
    BetweenRounds,
    Deciding,
    Decision,
    Over,
    State,
    Told,
    candidate_of,
    game_of,
    on_question,
    round_of,
)


class Private(Struct, frozen=True):
    leaning: Letter | None
    locked: Letter | None
    wants_out: bool
    closed: tuple[Letter, ...]
    told: tuple[Told, ...]


def seat_view(state: State, seat: Seat) -> SeatView:
    deciding = on_question(state)
    decision = deciding.decisions[seat - 1] if deciding else None
    if decision is None or deciding is None:
        return SeatView(lamps_of(menu(state, seat)), _lines(state, seat), NOTHING)
    private = Private(
        leaning=decision.leaning,
        locked=decision.locked,
        wants_out=decision.wants_out,
        closed=tuple(sorted(decision.closed)),
        told=decision.told,
    )
    lines = (*_lines(state, seat), *_private_lines(decision))
    return SeatView(_lamps(state, seat, decision), lines, private)


def _lamps(state: State, seat: Seat, decision: Decision) -> dict[Letter, Lamp]:
    """Neighbours see lamps: they tell that somebody leans or has locked, never to which letter.

    With a 50:50 (M-20) they blink all the time: a press on a closed letter, which leans to
    nothing, looks like one on an open letter.
    """
    if isinstance(state, Deciding) and not decision.made:
        halved = any(what == "fifty_fifty" for what, _ in decision.told)
        return BLINKING if halved or decision.leaning or decision.wants_out else LIT
    return lamps_of(menu(state, seat))


def _lines(state: State, seat: Seat) -> tuple[Say, ...]:
    game = game_of(state)
    if isinstance(state, Over):
        return (Say("line.over"),)
    if seat == game.host:
        coming = game.round + isinstance(state, BetweenRounds)
        return (Say("line.host", round=coming),)
    level = round_of(state)
    where = (
        (
            Say(
                "line.level",
                level=level.level,
                amount=game.edition.money(game.edition.worth(level.level)),
            ),
        )
        if level
        else ()
    )
    return (*where, _todo(state, seat))


def _todo(state: State, seat: Seat) -> Say:
    choices = menu(state, seat).choices
    deciding = on_question(state)
    decision = deciding.decisions[seat - 1] if deciding else None
    if isinstance(state, Deciding) and decision is not None and not decision.made:
        if decision.wants_out:
            return Say("line.leave_again")
        if decision.leaning:
            return Say("line.lock_again", letter=decision.leaning)
        asked = seat == state.turn and candidate_of(state.round, seat).jokers
        return Say("line.decide_joker" if asked else "line.decide")
    if any(choice.startswith("vote:") for choice in choices):
        return Say("line.give_letter")
    if decision is not None and decision.locked:
        return Say("line.locked")
    return Say("line.choose") if choices else Say("line.wait")


def _private_lines(decision: Decision) -> tuple[Say, ...]:
    return tuple(Say(f"told.{kind}", letters=" ".join(letters)) for kind, letters in decision.told)
