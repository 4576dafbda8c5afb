"""What each seat may do in each phase of the bluffing game. What is not here is refused."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from pi_app.rules.core import (
    LETTERS,
    NOTHING_TO_DO,
    Barred,
    Entry,
    Letter,
    Menu,
    Say,
    Seat,
    make_menu,
    pages,
)
from pi_app.rules.heist.phases import (
    Blackout,
    ChanceSwaps,
    Counted,
    DealingCards,
    DealingRoles,
    Discussing,
    DrawingBlind,
    LastTrump,
    Laying,
    NamingFirstLeader,
    Over,
    Revealing,
    Selecting,
    Shuffling,
    State,
    may_lead_next,
)
from pi_app.rules.heist.ruleset import Action


def _only(choice: str, words: str) -> Menu:
    return make_menu([Entry(choice, Say(words))])


_TO_SELECTION = _only("next", "leader.to_selection")
_TURN_CARD = _only("reveal", "leader.turn_card")
_END_GAME = _only("next", "leader.end_game")
_UNCOVER = _only("uncover", "seat.uncover")


def menu(state: State, seat: Seat) -> Menu:
    return _MENUS[type(state)](state, seat)


def _nobody(state: State, seat: Seat) -> Menu:  # noqa: ARG001
    return NOTHING_TO_DO


def _leader_gets(offered: Menu) -> Callable[[Any, Seat], Menu]:
    def menu_of(state: Discussing | Revealing, seat: Seat) -> Menu:
        return offered if seat == state.game.leaders[-1] else NOTHING_TO_DO

    return menu_of


def _menu_first_leader(state: NamingFirstLeader, seat: Seat) -> Menu:  # noqa: ARG001
    return _lead(seat)  # H-07


def _menu_selecting(state: Selecting, seat: Seat) -> Menu:
    game = state.game
    if seat != game.leaders[-1]:
        return NOTHING_TO_DO
    return _selecting(game.names, seat, state.selected, game.row.selected, state.page)


def _menu_counted(state: Counted, seat: Seat) -> Menu:
    game = state.game
    if seat != game.leaders[-1]:
        return NOTHING_TO_DO
    if game.round == game.rules.rounds:  # H-16: nobody is named
        return _END_GAME
    return _seats("lead", game.names, tuple(may_lead_next(game)), state.page)


def _menu_last_trump(state: LastTrump, seat: Seat) -> Menu:
    game = state.game
    if seat != game.who_is("raquel"):  # H-24
        return NOTHING_TO_DO
    others = tuple(other for other in game.seats if other != seat)
    return _seats("accuse", game.names, others, state.page)


@lru_cache
def _lead(seat: Seat) -> Menu:
    return make_menu([Entry(f"lead:{seat}", Say("seat.i_lead"))])


@lru_cache(maxsize=1024)
def _seats(verb: str, names: tuple[str, ...], seats: tuple[Seat, ...], page: int) -> Menu:
    entries = [Entry(f"{verb}:{seat}", Say("name", name=names[seat - 1])) for seat in seats]
    return make_menu(pages(entries, page))


def _menu_laying(state: Laying, seat: Seat) -> Menu:
    if state.laid[seat - 1] is not None:
        return _LAID
    game = state.game
    if seat in game.without_display and not (state.called == seat and state.uncovered):  # H-27
        return _UNCOVER if state.called == seat else NOTHING_TO_DO
    gone, leaning = game.laid_before[seat - 1], state.leaning[seat - 1]
    return _hand(game.hands[seat - 1], gone, leaning, seat in game.without_display)


# H-08: what is laid stays laid, and the player is told so.
_LAID = make_menu(
    barred_taps={
        letter: Barred(f"play:{number}", Say("refused.laid"))
        for number, letter in enumerate(LETTERS, start=1)
    },
    barred_holds={"A": Barred("play:5", Say("refused.laid"))},
)


def lay_entry(number: int, hand: tuple[Action, ...], leaning: int | None) -> Entry:
    card = hand[number - 1]
    words = Say(f"card.{card.kind}", extra=card.extra)
    return Entry(f"play:{number}", Say("press_again", what=words) if number == leaning else words)


@lru_cache(maxsize=4096)
def _hand(
    hand: tuple[Action, ...], gone: tuple[int, ...], leaning: int | None, can_cover: bool
) -> Menu:
    """Card 1 to 4 on the taps, card 5 on the first hold; a card keeps its key all evening."""
    taps: dict[Letter, Entry] = {}
    holds: dict[Letter, Entry] = {}
    for number in range(1, len(hand) + 1):
        if number in gone:
            continue
        entry = lay_entry(number, hand, leaning)
        if number <= len(LETTERS):
            taps[LETTERS[number - 1]] = entry
        else:
            holds["A"] = entry
    if can_cover:
        holds["D"] = Entry("cover", Say("seat.cover"))
    return make_menu(taps, holds)


def act_entry(choice: str, names: tuple[str, ...], leaning: str | None) -> Entry:
    """A look or a swap with words that say which of the two it is."""
    verb, _, seat = choice.partition(":")
    words = Say(f"seat.{verb}", name=names[int(seat) - 1])
    return Entry(choice, Say("press_again", what=words) if choice == leaning else words)


def _menu_blackout(state: Blackout, seat: Seat) -> Menu:
    game = state.game
    if state.called is not None:  # H-27: one after the other, all for the same time
        if seat != state.called:
            return NOTHING_TO_DO
        if not state.uncovered:
            return _UNCOVER
    can_cover = state.called is not None
    if seat != state.actor:
        return _blackout("", (), (), None, 0, can_cover)
    match state.may_act:
        case "look":  # H-18: also her own; H-19: another player's
            out = state.selected if state.ability == "raquel" else (seat,)
            choices = tuple(other for other in game.seats if other not in out)
            return _blackout("look", game.names, choices, state.leaning, state.page, can_cover)
        case "swap":
            return _blackout(
                "swap", game.names, state.selected, state.leaning, state.page, can_cover
            )
    return _blackout("", (), (), None, 0, can_cover)


@lru_cache(maxsize=1024)
def _blackout(
    verb: str,
    names: tuple[str, ...],
    seats: tuple[Seat, ...],
    leaning: str | None,
    page: int,
    can_cover: bool,
) -> Menu:
    """H-20: all four keys of every box do something, so that no refusal tells who acts.

    An act takes two presses of the same key: whoever only presses along looks at nothing.
    """
    noise = {letter: Entry(f"noise:{letter}", Say("seat.noise")) for letter in LETTERS}
    acts = [act_entry(f"{verb}:{seat}", names, leaning) for seat in seats]
    holds: dict[Letter, Entry] = {"D": Entry("cover", Say("seat.cover"))} if can_cover else {}
    return make_menu({**noise, **pages(acts, page)}, holds)


@lru_cache(maxsize=4096)
def _selecting(
    names: tuple[str, ...], leader: Seat, selected: tuple[Seat, ...], wanted: int, page: int
) -> Menu:
    others = [seat for seat in range(1, len(names) + 1) if seat != leader]  # H-10
    entries = [
        Entry(
            f"unselect:{seat}" if seat in selected else f"select:{seat}",
            Say("leader.unselect" if seat in selected else "leader.select", name=names[seat - 1]),
        )
        for seat in others
    ]
    taps = pages(entries, page)
    if len(selected) < wanted:
        missing = Barred("done", Say("refused.select_more", missing=wanted - len(selected)))
        return make_menu(taps, {}, {}, {"A": missing})
    full = Say("refused.selection_full", wanted=wanted)
    barred = {
        key: Barred(entry.id, full) for key, entry in taps.items() if entry.id.startswith("select:")
    }
    taps = {key: entry for key, entry in taps.items() if key not in barred}
    return make_menu(taps, [Entry("done", Say("leader.done"))], barred)


# One line per phase. A dict and not a match, because menus are asked for after every press.
_MENUS: dict[type, Callable[[Any, Seat], Menu]] = {
    DrawingBlind: _nobody,
    DealingRoles: _nobody,
    DealingCards: _nobody,
    NamingFirstLeader: _menu_first_leader,
    Laying: _menu_laying,
    Blackout: _menu_blackout,
    Discussing: _leader_gets(_TO_SELECTION),
    Selecting: _menu_selecting,
    ChanceSwaps: _nobody,
    Shuffling: _nobody,
    Revealing: _leader_gets(_TURN_CARD),
    Counted: _menu_counted,
    LastTrump: _menu_last_trump,
    Over: _nobody,
}
