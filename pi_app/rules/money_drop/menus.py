"""What each seat may do in each phase of a Money Drop run. What is not here is refused."""

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
)
from pi_app.rules.money_drop.phases import (
    SIZES,
    BeforeRun,
    ChoosingCategory,
    Closing,
    Drawing,
    Mode,
    Opening,
    Over,
    OwnPair,
    Placing,
    ReadingAnswers,
    Resolved,
    Resolving,
    RunOver,
    State,
)
from pi_app.rules.own_cards import entering_menu


def _only(choice: str, words: str) -> Menu:
    return make_menu([Entry(choice, Say(words))])


_START_RUN = _only("next", "host.start_run")
_READ_QUESTION = _only("next", "host.read_question")
_CLOSE_WINDOWS = _only("next", "host.close_windows")
_NEXT_RUN = _only("next", "host.next_run")
_STUCK = make_menu([Entry("again", Say("host.door_again")), Entry("by_hand", Say("host.by_hand"))])


def menu(state: State, seat: Seat) -> Menu:
    return _MENUS[type(state)](state, seat)


def _nobody(state: State, seat: Seat) -> Menu:  # noqa: ARG001
    return NOTHING_TO_DO


def _host_gets(offered: Menu) -> Callable[[Any, Seat], Menu]:
    def menu_of(state: BeforeRun | ReadingAnswers | RunOver, seat: Seat) -> Menu:
        return offered if seat == state.run.line_up.host else NOTHING_TO_DO

    return menu_of


def _host_enters(state: OwnPair, seat: Seat) -> Menu:
    return entering_menu(state.entering) if seat == state.run.line_up.host else NOTHING_TO_DO


def _menu_categories(state: ChoosingCategory, seat: Seat) -> Menu:
    if seat not in state.run.line_up.team:
        return NOTHING_TO_DO
    first, second = state.pair
    return _categories(first.category, second.category, state.game.own_cards)


@lru_cache
def _categories(first: str, second: str, own_cards: bool) -> Menu:
    """D-04."""
    entries = []
    for number, category in enumerate((first, second), start=1):
        words = Say(f"category.{category}") if own_cards else Say("category.named", name=category)
        unnamed = Say("category.choose", number=number)
        entries.append(Entry(f"category:{number}", words if category else unnamed))
    return make_menu(entries)


def _menu_windows(state: Resolving, seat: Seat) -> Menu:
    if seat != state.run.line_up.host:
        return NOTHING_TO_DO
    return _windows(state.card.letters, state.opened)


def _menu_door(state: Opening | Closing, seat: Seat) -> Menu:
    stuck = state.trouble is not None and seat == state.resolving.run.line_up.host
    return _STUCK if stuck else NOTHING_TO_DO


def _menu_resolved(state: Resolved, seat: Seat) -> Menu:
    return _CLOSE_WINDOWS if seat == state.resolving.run.line_up.host else NOTHING_TO_DO


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
    run = state.run
    team = run.line_up.team
    if seat not in team:
        return NOTHING_TO_DO
    jokers = state.game.rules.jokers if run.dropped is None else ()
    stakes = state.stakes
    covered = tuple([chips > 0 for chips in stakes])
    hand, mode = run.chips > sum(stakes), run.modes[team.index(seat)]
    return _placing(covered, hand, mode, bool(jokers), run.dropped is not None)


@lru_cache(maxsize=4096)
def _placing(
    covered: tuple[bool, ...], hand: bool, mode: Mode, joker: bool, joker_gone: bool
) -> Menu:
    """What may be done depends on which windows are covered, not on how many chips lie there."""
    taps: dict[Letter, Entry] = {}
    barred_taps: dict[Letter, Barred] = {}
    verb = "take_back" if mode.taking_back else "stake"
    for window, chips in zip(LETTERS, covered, strict=False):
        choice = f"{verb}:{window}"
        reason = _no_chip_back(chips) if mode.taking_back else _no_chip(covered, window, hand)
        if reason:
            barred_taps[window] = Barred(choice, reason)
        else:
            taps[window] = Entry(choice, Say(f"team.{verb}", window=window))
    holds: dict[Letter, Entry] = {}
    barred_holds: dict[Letter, Barred] = {}
    if hand:  # D-08
        barred_holds["A"] = Barred("done", Say("refused.chips_in_hand"))
    else:
        holds["A"] = Entry("done", Say("team.done"))
    holds["B"] = Entry("more", Say("team.place" if mode.taking_back else "team.take_back_mode"))
    size = SIZES[(mode.size + 1) % len(SIZES)]
    words = Say("team.size", chips=size) if size else Say("team.size_all")
    holds["C"] = Entry(f"size:{size or 'all'}", words)
    if joker:  # D-13
        holds["D"] = Entry("joker:other_card", Say("joker:other_card"))
    elif joker_gone:
        barred_holds["D"] = Barred("joker:other_card", Say("refused.joker_gone"))
    return make_menu(taps, holds, barred_taps, barred_holds)


def _no_chip(covered: tuple[bool, ...], window: Letter, hand: bool) -> Say | None:
    if not hand:
        return Say("refused.no_chip_in_hand")
    free = [letter for letter, chips in zip(LETTERS, covered, strict=False) if not chips]
    if free == [window]:  # D-07: the result is judged, not the step
        return Say("refused.last_free_window", window=window)
    return None


def _no_chip_back(covered: bool) -> Say | None:
    return None if covered else Say("refused.window_empty")


# One line per phase. A dict and not a match, because menus are asked for after every press.
_MENUS: dict[type, Callable[[Any, Seat], Menu]] = {
    BeforeRun: _host_gets(_START_RUN),
    Drawing: _nobody,
    OwnPair: _host_enters,
    ChoosingCategory: _menu_categories,
    ReadingAnswers: _host_gets(_READ_QUESTION),
    Placing: _menu_placing,
    Resolving: _menu_windows,
    Opening: _menu_door,
    Resolved: _menu_resolved,
    Closing: _menu_door,
    RunOver: _host_gets(_NEXT_RUN),
    Over: _nobody,
}
