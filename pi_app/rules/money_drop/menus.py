"""What each seat may do in each phase of a Money Drop run. What is not here is refused."""

from functools import lru_cache

from pi_app.rules.core import (
    NOTHING_TO_DO,
    Barred,
    Entry,
    Letter,
    Menu,
    Say,
    Seat,
    make_menu,
)
from pi_app.rules.money_drop.phases import (
    SIZES,
    BeforeRun,
    ChoosingCategory,
    Closing,
    Mode,
    Opening,
    OwnPair,
    Placing,
    ReadingAnswers,
    Resolved,
    Resolving,
    RunOver,
    State,
    covers_last_free,
    in_hand,
    run_of,
)
from pi_app.rules.own_cards import entering_menu


def _only(choice: str, words: str) -> Menu:
    return make_menu([Entry(choice, Say(words))])


_START_RUN = _only("next", "host.start_run")
_READ_QUESTION = _only("next", "host.read_question")
_CLOSE_WINDOWS = _only("next", "host.close_windows")
_NEXT_RUN = _only("next", "host.next_run")
_STUCK = make_menu([Entry("again", Say("host.door_again")), Entry("by_hand", Say("host.by_hand"))])
# D-04. Which category is which, the views say.
_CATEGORIES = make_menu(
    Entry(f"category:{number}", Say("category.choose", number=number)) for number in (1, 2)
)


def menu(state: State, seat: Seat) -> Menu:
    run = run_of(state)
    if isinstance(state, Placing):
        return _menu_placing(state, seat)
    if isinstance(state, ChoosingCategory):
        return _CATEGORIES if seat in run.team else NOTHING_TO_DO
    if seat != run.host:
        return NOTHING_TO_DO
    match state:
        case BeforeRun():
            return _START_RUN
        case OwnPair():
            return entering_menu(state.entering)
        case ReadingAnswers():
            return _READ_QUESTION
        case Resolving():
            return _windows(state.card.letters, state.opened)
        case Opening() | Closing():
            return _STUCK if state.trouble else NOTHING_TO_DO
        case Resolved():
            return _CLOSE_WINDOWS
        case RunOver():
            return _NEXT_RUN
    return NOTHING_TO_DO


@lru_cache
def _windows(letters: tuple[Letter, ...], opened: tuple[Letter, ...]) -> Menu:
    """D-09, D-20: every window still shut can be pressed, the right one as well."""
    return make_menu(
        {
            letter: Entry(f"open:{letter}", Say("host.open", window=letter))
            for letter in letters
            if letter not in opened
        }
    )


def _menu_placing(state: Placing, seat: Seat) -> Menu:
    team = state.run.team
    if seat not in team:
        return NOTHING_TO_DO
    joker = bool(state.game.rules.jokers) and state.run.dropped is None
    stakes = tuple(state.stakes.items())
    return _placing(stakes, in_hand(state), state.run.modes[team.index(seat)], joker)


@lru_cache(maxsize=4096)
def _placing(stakes: tuple[tuple[Letter, int], ...], hand: int, mode: Mode, joker: bool) -> Menu:
    taps: dict[Letter, Entry] = {}
    barred_taps: dict[Letter, Barred] = {}
    verb = "take_back" if mode.taking_back else "stake"
    for window, chips in stakes:
        choice = f"{verb}:{window}"
        reason = _no_chip_back(chips) if mode.taking_back else _no_chip(dict(stakes), window, hand)
        if reason:
            barred_taps[window] = Barred(choice, reason)
        else:
            taps[window] = Entry(choice, Say(f"team.{verb}", window=window))
    holds: dict[Letter, Entry] = {}
    barred_holds: dict[Letter, Barred] = {}
    if hand:  # D-08
        barred_holds["A"] = Barred("done", Say("refused.chips_in_hand", chips=hand))
    else:
        holds["A"] = Entry("done", Say("team.done"))
    holds["B"] = Entry("more", Say("team.place" if mode.taking_back else "team.take_back_mode"))
    size = SIZES[(mode.size + 1) % len(SIZES)]
    words = Say("team.size", chips=size) if size else Say("team.size_all")
    holds["C"] = Entry(f"size:{size or 'all'}", words)
    if joker:  # D-13
        holds["D"] = Entry("joker:other_card", Say("joker:other_card"))
    else:
        barred_holds["D"] = Barred("joker:other_card", Say("refused.joker_gone"))
    return make_menu(taps, holds, barred_taps, barred_holds)


def _no_chip(stakes: dict[Letter, int], window: Letter, hand: int) -> Say | None:
    if not hand:
        return Say("refused.no_chip_in_hand")
    if covers_last_free(stakes, window):  # D-07
        return Say("refused.last_free_window", window=window)
    return None


def _no_chip_back(chips: int) -> Say | None:
    return None if chips else Say("refused.window_empty")
