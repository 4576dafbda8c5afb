"""What each seat may do in each phase of a Millionaire game. What is not here is refused."""

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
    Money,
    Say,
    Seat,
    make_menu,
    pages,
)
from pi_app.rules.millionaire.edition import Joker
from pi_app.rules.millionaire.phases import (
    Announced,
    AskingAudience,
    BetweenRounds,
    CallingForHelp,
    CardsShown,
    ChoosingHelper,
    ChoosingPhone,
    Deciding,
    Dialling,
    Drawing,
    FinalDecision,
    FriendThinking,
    Halving,
    HelperThinking,
    Mixing,
    Over,
    OwnCard,
    Phoning,
    Reading,
    State,
    TryShown,
    WithJoker,
    candidate_of,
    must_vote,
    voters,
)
from pi_app.rules.own_cards import entering_menu


def _only(choice: str, words: str) -> Menu:
    return make_menu([Entry(choice, Say(words))])


_NEXT_QUESTION = _only("next", "host.next_question")
_READ_OUT = _only("next", "host.show_answers")
_ASK_NEXT = _only("next", "host.ask_next_candidate")
_CLOSE_VOTE = _only("next", "host.close_vote")
_CLOSE_HELP = _only("next", "host.close_help")
# M-23, M-25: by what is being done.
_DIAL = {
    kind: make_menu(
        [
            Entry("start_call", Say(f"host.start_{kind}")),
            Entry("nobody", Say(f"host.nobody_{kind}")),
        ]
    )
    for kind in ("call", "search")
}
_STOP_CALL = {kind: _only("stop_call", f"host.stop_{kind}") for kind in ("call", "search")}
_SHOW_CARDS = _only("show", "host.show_cards")
_REVEAL = _only("reveal", "host.reveal")
_SURE = _only("sure", "seat.sure")
# What may be given while a joker is played. M-22: votes and friends' cards bind nothing: all
# four letters, whatever the giver has locked.
_GIVES: dict[str, list[Entry]] = {
    "nothing": [],
    "letter": [Entry(f"vote:{letter}", Say("letter", letter=letter)) for letter in LETTERS],
    "help": [Entry("help", Say("seat.help"))],
}
_JUST_GIVES = {gives: make_menu(entries) for gives, entries in _GIVES.items()}


def menu(state: State, seat: Seat) -> Menu:
    return _MENUS[type(state)](state, seat)


def _nobody(state: State, seat: Seat) -> Menu:  # noqa: ARG001
    return NOTHING_TO_DO


def _beside_joker(state: WithJoker, seat: Seat, gives: str = "nothing") -> Menu:
    """M-15: while a joker is played, locking and leaving wait; the moment comes back."""
    deciding = state.deciding
    decision = deciding.decisions[seat - 1]
    if decision is None or decision.left:
        return _JUST_GIVES[gives]
    if decision.locked is not None:
        return _barred("refused.locked", "", deciding.round.jokers, gives)
    asker = deciding.game.names[state.asker - 1]
    return _barred("refused.joker_runs", asker, deciding.round.jokers, gives)


@lru_cache(maxsize=1024)
def _barred(words: str, asker: str, jokers: tuple[Joker, ...], gives: str = "nothing") -> Menu:
    """None of what a candidate does on a question, and why."""
    reason = Say(words, asker=asker)
    taps = _GIVES[gives]
    holds = {letter: Barred(f"joker:{joker}", reason) for letter, joker in _joker_keys(jokers, 0)}
    return make_menu(
        taps,
        barred_taps={letter: Barred(f"answer:{letter}", reason) for letter in LETTERS[len(taps) :]},
        barred_holds={**holds, "D": Barred("leave", reason)},
    )


def _host_reads(state: Reading, seat: Seat) -> Menu:
    if seat == state.game.host:
        return _READ_OUT
    candidate = state.round.candidates[seat - 1]
    waits = candidate is not None and candidate.exit is None
    return _barred("refused.being_read", "", state.round.jokers) if waits else NOTHING_TO_DO


def _host_enters(state: OwnCard, seat: Seat) -> Menu:
    return entering_menu(state.entering) if seat == state.game.host else NOTHING_TO_DO


def _host_gets(offered: Menu) -> Callable[[Any, Seat], Menu]:
    """The cards lie open: the host alone has something to do."""

    def menu_of(state: CardsShown | Announced, seat: Seat) -> Menu:
        return offered if seat == state.deciding.game.host else NOTHING_TO_DO

    return menu_of


def _menu_between_rounds(state: BetweenRounds, seat: Seat) -> Menu:
    game = state.game
    names = tuple(game.edition.variants) if game.votes_on_variant else ()
    return _between_rounds(seat == game.host, names)


@lru_cache
def _between_rounds(hosts: bool, variants: tuple[str, ...]) -> Menu:
    taps: dict[Letter, Entry] = {}
    if hosts:
        taps["A"] = Entry("next", Say("host.start_round"))
    for letter, name in zip(LETTERS[1:], variants, strict=False):  # M-02
        taps[letter] = Entry(f"variant:{name}", Say(f"variant.{name}"))
    return make_menu(taps)


def _menu_deciding(state: Deciding, seat: Seat) -> Menu:
    decision = state.decisions[seat - 1]
    if decision is None:
        return _menu_asking(state) if seat == state.game.host else NOTHING_TO_DO
    if decision.left:
        return NOTHING_TO_DO
    if decision.locked is not None:  # M-09: what is locked stays locked, and the player is told so
        return _barred("refused.locked", "", state.round.jokers)
    candidate = candidate_of(state.round, seat)
    edition = state.game.edition
    asked = seat == state.turn
    return _deciding(
        decision.leaning,
        decision.wants_out,
        decision.closed,
        state.round.jokers,
        candidate.jokers,
        asked,
        decision.page,
        edition.ladder[candidate.answered - 1] if candidate.answered else 0,
        edition.currency,
    )


def _menu_asking(state: Deciding) -> Menu:
    """M-10: the host asks on as long as there is another one to ask."""
    asked, candidates = state.turn, state.round.candidates
    for seat, decision in enumerate(state.decisions, start=1):
        waits = decision is not None and decision.locked is None and not decision.left
        if waits and seat != asked and (candidate := candidates[seat - 1]) and candidate.jokers:
            return _ASK_NEXT
    return NOTHING_TO_DO


@lru_cache(maxsize=4096)
def _deciding(
    leaning: Letter | None,
    wants_out: bool,
    closed: frozenset[Letter],
    jokers: tuple[Joker, ...],
    in_hand: tuple[Joker, ...],
    asked: bool,
    page: int,
    leaves_with: int,
    currency: str,
) -> Menu:
    taps: dict[Letter, Entry] = {}
    barred_taps: dict[Letter, Barred] = {}
    for letter in LETTERS:
        choice = f"answer:{letter}"
        if letter in closed:  # M-20, M-31
            barred_taps[letter] = Barred(choice, Say("refused.letter_closed", letter=letter))
        else:
            words = "lock_again" if letter == leaning else "letter"
            taps[letter] = Entry(choice, Say(words, letter=letter))
    holds: dict[Letter, Entry] = {}
    barred_holds: dict[Letter, Barred] = {}
    # M-33: between tries as well, another joker or leaving are open.
    for letter, joker in _joker_keys(jokers, page):
        choice = f"joker:{joker}"
        if joker not in in_hand:  # M-11
            barred_holds[letter] = Barred(choice, Say("refused.joker_gone"))
        elif not asked:  # M-10
            barred_holds[letter] = Barred(choice, Say("refused.joker_turn"))
        elif joker == "fifty_fifty" and len(taps) <= 2:  # M-34
            barred_holds[letter] = Barred(choice, Say("refused.fifty_fifty_two_left"))
        else:
            holds[letter] = Entry(choice, Say(choice))
    if len(jokers) > 3 and asked:
        holds["C"] = Entry("more", Say("more"))
    words = "seat.leave_again" if wants_out else "seat.leave_with"
    holds["D"] = Entry("leave", Say(words, amount=Money(leaves_with, currency)))  # M-15
    return make_menu(taps, holds, barred_taps, barred_holds)


def _joker_keys(jokers: tuple[Joker, ...], page: int) -> list[tuple[Letter, Joker]]:
    """Every joker has a key of its own all evening, used or not; four of them take two pages."""
    if len(jokers) <= 3:
        return list(zip(LETTERS, jokers, strict=False))
    start = page % 2 * 2
    return list(zip(LETTERS, jokers[start : start + 2], strict=False))


def _menu_audience(state: AskingAudience, seat: Seat) -> Menu:
    deciding = state.deciding
    asked = voters(deciding, state.asker)
    if seat in asked and state.votes[seat - 1] is None:
        return _beside_joker(state, seat, "letter")
    if seat != deciding.game.host:
        return _beside_joker(state, seat)
    # M-21: who is out of the round may vote, but need not.
    waiting = any(state.votes[voter - 1] is None and must_vote(deciding, voter) for voter in asked)
    return NOTHING_TO_DO if waiting else _CLOSE_VOTE


def _menu_friend(state: FriendThinking, seat: Seat) -> Menu:
    return _beside_joker(state, seat, "letter" if seat == state.friend else "nothing")


def _menu_helper(state: HelperThinking, seat: Seat) -> Menu:
    return _beside_joker(state, seat, "letter" if seat == state.helper else "nothing")


def _menu_dialling(state: Dialling, seat: Seat) -> Menu:
    if seat == state.deciding.game.host:
        return _DIAL[state.kind]
    return _beside_joker(state, seat)


def _menu_phoning(state: Phoning, seat: Seat) -> Menu:
    if seat == state.deciding.game.host:
        return _STOP_CALL[state.kind]
    return _beside_joker(state, seat)


def _menu_try(state: TryShown, seat: Seat) -> Menu:
    return _REVEAL if seat == state.deciding.game.host else _beside_joker(state, seat)


def _menu_phone(state: ChoosingPhone, seat: Seat) -> Menu:
    if seat != state.asker:
        return _beside_joker(state, seat)
    game = state.deciding.game
    friends = tuple((seat, game.names[seat - 1]) for seat in voters(state.deciding, state.asker))
    return _phone(game.edition.phone, friends)


@lru_cache
def _phone(kinds: tuple[str, ...], friends: tuple[tuple[Seat, str], ...]) -> Menu:
    entries: list[Entry] = []
    if "friend" in kinds:
        entries += [Entry(f"friend:{seat}", Say("name", name=name)) for seat, name in friends]
        if not friends:
            entries.append(Entry("tries", Say("seat.tries")))  # M-32
    entries += [Entry(kind, Say(f"phone.{kind}")) for kind in kinds if kind != "friend"]
    return make_menu(pages(entries, 0))


def _menu_help(state: CallingForHelp, seat: Seat) -> Menu:
    if seat == state.deciding.game.host:
        return _CLOSE_HELP
    helps = seat != state.asker and seat not in state.volunteers
    return _beside_joker(state, seat, "help" if helps else "nothing")


def _menu_helpers(state: ChoosingHelper, seat: Seat) -> Menu:
    if seat != state.asker:
        return _beside_joker(state, seat)
    names = state.deciding.game.names
    return make_menu(
        Entry(f"helper:{seat}", Say("name", name=names[seat - 1])) for seat in state.volunteers
    )


def _menu_final(state: FinalDecision, seat: Seat) -> Menu:
    deciding = state.deciding
    if seat == deciding.game.host:
        return _SHOW_CARDS
    decision = deciding.decisions[seat - 1]
    asked = decision is not None and decision.locked is not None and seat not in state.sure
    return _SURE if asked else NOTHING_TO_DO


# One line per phase. A dict and not a match, because menus are asked for after every press.
_MENUS: dict[type, Callable[[Any, Seat], Menu]] = {
    BetweenRounds: _menu_between_rounds,
    Drawing: _nobody,
    OwnCard: _host_enters,
    Reading: _host_reads,
    Deciding: _menu_deciding,
    Halving: _nobody,
    AskingAudience: _menu_audience,
    ChoosingPhone: _menu_phone,
    FriendThinking: _menu_friend,
    Mixing: _nobody,
    Dialling: _menu_dialling,
    Phoning: _menu_phoning,
    CallingForHelp: _menu_help,
    ChoosingHelper: _menu_helpers,
    HelperThinking: _menu_helper,
    TryShown: _menu_try,
    FinalDecision: _menu_final,
    CardsShown: _host_gets(_REVEAL),
    Announced: _host_gets(_NEXT_QUESTION),
    Over: _nobody,
}
