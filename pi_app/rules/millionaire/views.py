"""What the table and the host see of a Millionaire game.

A view is built from named fields. `TableView` has no field for a candidate's card or the
right letter; the two types that have one are built only after the moment of M-13.
"""

from collections.abc import Callable

from msgspec import Struct

from pi_app.rules.core import (
    LETTERS,
    Card,
    Letter,
    Money,
    Say,
    Seat,
    taps_of,
    with_more,
)
from pi_app.rules.millionaire.edition import Joker
from pi_app.rules.millionaire.menus import menu
from pi_app.rules.millionaire.phases import (
    Announced,
    AskingAudience,
    BetweenRounds,
    CallingForHelp,
    Candidate,
    CardsShown,
    ChoosingHelper,
    ChoosingPhone,
    Deciding,
    Decision,
    Dialling,
    Drawing,
    FinalDecision,
    FriendThinking,
    Game,
    Halving,
    HelperThinking,
    Line,
    Mixing,
    Over,
    OwnCard,
    Phoning,
    Reading,
    Round,
    State,
    TryShown,
    candidate_of,
    game_of,
    locked_seats,
    may_win,
    on_question,
    open_letters,
    round_of,
    voters,
)
from pi_app.rules.own_cards import category_of

PHASES: dict[type, str] = {
    BetweenRounds: "between_rounds",
    Drawing: "drawing",
    OwnCard: "own_card",
    Reading: "reading",
    Deciding: "deciding",
    Halving: "halving",
    AskingAudience: "audience",
    ChoosingPhone: "choosing_phone",
    FriendThinking: "friend",
    Mixing: "mixing",
    Dialling: "dialling",
    Phoning: "phoning",
    CallingForHelp: "calling_for_help",
    ChoosingHelper: "choosing_helper",
    HelperThinking: "helper",
    TryShown: "try_shown",
    FinalDecision: "final_decision",
    CardsShown: "cards_shown",
    Announced: "announced",
    Over: "over",
}


class Step(Struct, frozen=True):
    level: int
    amount: Money
    safe: bool


class Offer(Struct, frozen=True):
    """A variant: the jokers it gives to everybody, and what wrong answers still pay (M-14)."""

    name: str
    jokers: tuple[Joker, ...]
    keeps: tuple[Money, ...]


class OnTable(Struct, frozen=True):
    """One player as everybody sees him."""

    seat: Seat
    name: str
    role: str
    in_round: bool
    exit: str | None
    level: int
    locked: bool
    jokers: tuple[Joker, ...]
    won: Money
    helper: Money
    total: Money


class BlockLine(Struct, frozen=True):
    """M-19."""

    role: str
    levels: int
    jokers_used: tuple[Joker, ...]
    amount: Money
    helper: Money
    unfinished: bool


class JokerOnTable(Struct, frozen=True):
    """A joker being played, as far as it is public."""

    joker: str
    asker: Seat
    partner: Seat | None = None
    given: tuple[Seat, ...] = ()
    waiting_for: tuple[Seat, ...] = ()


class TableView(Struct, frozen=True):
    phase: str
    prompt: Say
    edition: str
    variant: str
    house_rules: tuple[str, ...]
    currency: str
    own_cards: bool
    television: bool
    ending: Say
    round: int
    host_seat: Seat
    level: int
    amount: Money | None
    ladder: tuple[Step, ...]
    offers: tuple[Offer, ...]  # the variant played; where the table votes on it, all of them
    category: str | Say
    question: str
    answers: dict[Letter, str]
    turn: Seat | None
    tried: tuple[Letter, ...]
    tries_left: int
    joker: JokerOnTable | None
    players: dict[Seat, OnTable]
    block: dict[Seat, tuple[BlockLine, ...]]
    variant_votes: dict[Seat, str]
    sure: tuple[Seat, ...]
    million_note: tuple[Seat, ...]
    keys: dict[Letter, Say]  # of the seat that chooses in public, for a box without a display
    joker_keys: dict[Letter, Say]  # held, they play a joker of whoever is asked for one (M-10)
    seconds: float | None


class CardsOnTable(TableView, frozen=True):
    """M-13: from here on the cards of the candidates are public."""

    cards: dict[Seat, Letter]


class LetterOnTable(CardsOnTable, frozen=True):
    """The right letter is announced."""

    right: Letter
    climbed: tuple[Seat, ...]
    fell: tuple[Seat, ...]
    helpers_paid: tuple[Seat, ...]


def table_view(state: State) -> TableView:
    shown = state.ended_by if isinstance(state, Over) else state
    if isinstance(shown, Announced):
        return _letter_on_table(state, shown.deciding)
    if isinstance(shown, CardsShown):
        return with_more(CardsOnTable, _public(state), cards=_cards(shown.deciding))
    if isinstance(shown, TryShown):  # two players: the candidate shows a letter to the table
        return with_more(CardsOnTable, _public(state), cards={shown.asker: shown.letter})
    return _public(state)


def _letter_on_table(state: State, deciding: Deciding) -> LetterOnTable:
    right = deciding.card.right.unseal()
    cards = _cards(deciding)
    return with_more(
        LetterOnTable,
        _public(state),
        cards=cards,
        right=right,
        climbed=tuple(seat for seat, letter in cards.items() if letter == right),
        fell=tuple(seat for seat, letter in cards.items() if letter != right),
        helpers_paid=tuple(
            help_.helper
            for help_ in deciding.helps
            if help_.letter == right and may_win(deciding.game, help_.helper)
        ),
    )


def _cards(deciding: Deciding) -> dict[Seat, Letter]:
    return {
        seat: decision.locked
        for seat, decision in enumerate(deciding.decisions, start=1)
        if decision is not None and decision.locked is not None
    }


def _public(state: State) -> TableView:
    """The fields of `TableView`, the same for every phase."""
    game = game_of(state)
    edition = game.edition
    round_ = round_of(state)
    card = _card_on_table(state)
    deciding = on_question(state)
    decisions = deciding.decisions if deciding else (None,) * game.players
    # M-31: tries happen only between two players, and the table sees each of them fail.
    trying = next((decision for decision in decisions if decision), Decision())
    level = round_.level if round_ else 0
    safe = edition.variants[game.variant].safe_steps
    return TableView(
        phase=PHASES[type(state)],
        prompt=_prompt(state),
        edition=edition.name,
        variant=game.variant,
        house_rules=edition.changed,
        currency=edition.currency,
        own_cards=game.own_cards,
        television=game.television,
        ending=_ending(game),
        round=game.round,
        host_seat=game.host,
        level=level,
        amount=edition.money(edition.worth(level)) if level else None,
        ladder=tuple(
            Step(number, edition.money(amount), amount in safe)
            for number, amount in enumerate(edition.ladder, start=1)
        ),
        offers=_offers(state),
        category=category_of(card, game.own_cards),
        question=card.question if card else "",
        answers=_answers_on_table(state, card),
        turn=deciding.turn if deciding else None,
        tried=trying.tried if game.two_players else (),
        tries_left=0 if trying.left else min(trying.tries, len(LETTERS) - len(trying.closed)),
        joker=_joker_on_table(state),
        players={
            seat: _on_table(game, round_, decisions[seat - 1], seat)
            for seat in range(1, game.players + 1)
        },
        block={
            seat: tuple(_block_line(game, line) for line in lines)
            for seat, lines in enumerate(game.block, start=1)
        },
        variant_votes=_variant_votes(state),
        sure=tuple(sorted(state.sure)) if isinstance(state, FinalDecision) else (),
        million_note=_million_note(state),
        keys=taps_of(menu(state, state.asker))
        if isinstance(state, ChoosingPhone | ChoosingHelper)
        else {},
        joker_keys=_joker_keys(state),
        seconds=edition.phone_seconds if isinstance(state, Phoning) else None,
    )


def _offers(state: State) -> tuple[Offer, ...]:
    game = game_of(state)
    voting = isinstance(state, BetweenRounds) and game.votes_on_variant
    variants = game.edition.variants
    return tuple(
        Offer(name, variants[name].jokers, tuple(map(game.edition.money, variants[name].pays)))
        for name in (variants if voting else (game.variant,))
    )


def _joker_keys(state: State) -> dict[Letter, Say]:
    """Public as the jokers are; that somebody wants to leave is not."""
    if not isinstance(state, Deciding) or state.turn is None:
        return {}
    holds = menu(state, state.turn).holds
    jokers = {letter: held for letter, held in sorted(holds.items()) if held.id != "leave"}
    return {letter: held.label for letter, held in jokers.items()}


def _million_note(state: State) -> tuple[Seat, ...]:
    """M-41: for the winner, unless an early end left nobody with anything."""
    if not isinstance(state, Over) or not state.outcome.standing[0].amount:
        return ()
    return state.outcome.winners


def _card_on_table(state: State) -> Card | None:
    """M-08: from the reading on, everybody sees the question; the letter is not part of this."""
    if isinstance(state, Reading):
        return state.card
    shown = state.ended_by if isinstance(state, Over) else state
    deciding = on_question(shown) if shown else None
    return deciding.card if deciding else None


def _answers_on_table(state: State, card: Card | None) -> dict[Letter, str]:
    if card is None or isinstance(state, Reading):
        return {}
    return dict(zip(card.letters, card.answers, strict=True))


def _ending(game: Game) -> Say:
    if game.ending.kind == "million":
        return Say("ending.million", goal=game.edition.money(game.edition.goal))
    if game.edition.rounds_are == "hostings_each":
        goal = game.edition.money(game.edition.goal)
        return Say("ending.hostings", times=game.ending.rounds, goal=goal)
    return Say("ending.rounds", rounds=game.ending.rounds)


def _variant_votes(state: State) -> dict[Seat, str]:
    if not isinstance(state, BetweenRounds):
        return {}
    return {seat: vote for seat, vote in enumerate(state.votes, start=1) if vote is not None}


def _on_table(game: Game, round_: Round | None, decision: Decision | None, seat: Seat) -> OnTable:
    candidate = round_.candidates[seat - 1] if round_ else None
    money = game.edition.money
    role = "host" if seat == game.host else "candidate" if may_win(game, seat) else "audience"
    shown = candidate or Candidate(())
    return OnTable(
        seat=seat,
        name=game.names[seat - 1],
        role=role,
        in_round=candidate is not None and candidate.exit is None,
        exit=shown.exit,
        level=shown.answered,
        locked=decision is not None and decision.locked is not None,
        jokers=shown.jokers,
        won=money(shown.won),
        helper=money(shown.helper),
        total=money(game.totals[seat - 1]),
    )


def _block_line(game: Game, line: Line) -> BlockLine:
    money = game.edition.money
    return BlockLine(
        line.role,
        line.levels,
        line.jokers_used,
        money(line.amount),
        money(line.helper),
        line.unfinished,
    )


def _joker_on_table(state: State) -> JokerOnTable | None:
    match state:
        case Halving():
            return JokerOnTable("fifty_fifty", state.asker)
        case AskingAudience():
            asked = voters(state.deciding, state.asker)
            given = tuple(seat for seat in asked if state.votes[seat - 1] is not None)
            waiting = tuple(seat for seat in asked if seat not in given)
            return JokerOnTable("audience", state.asker, None, given, waiting)
        case ChoosingPhone():
            return JokerOnTable("phone", state.asker)
        case FriendThinking():
            return JokerOnTable("phone", state.asker, state.friend, (), (state.friend,))
        case Mixing():
            return JokerOnTable(state.what, state.asker)
        case Dialling() | Phoning():
            return JokerOnTable(state.kind, state.asker)
        case CallingForHelp() | ChoosingHelper():
            return JokerOnTable("extra", state.asker, None, state.volunteers)
        case HelperThinking():
            return JokerOnTable("extra", state.asker, state.helper, (), (state.helper,))
        case TryShown():
            return JokerOnTable("tries", state.asker)
    return None


def _prompt(state: State) -> Say:
    """One sentence for everybody: what is going on and who has to do something."""
    game = game_of(state)

    def name(seat: Seat) -> str:
        return game.names[seat - 1]

    host = name(game.host)
    match state:
        case BetweenRounds():
            words = "prompt.vote_variant" if game.votes_on_variant else "prompt.next_round"
            return Say(words, host=host, round=game.round + 1)
        case Drawing() | Halving() | Mixing():
            return Say("prompt.drawing")
        case OwnCard():
            return Say("prompt.own_card", host=host)
        case Reading():
            return Say("prompt.reading", host=host)
        case Deciding():
            return _prompt_deciding(state, name)
        case AskingAudience():
            return Say("prompt.audience", asker=name(state.asker))
        case ChoosingPhone():
            return Say("prompt.choosing_phone", asker=name(state.asker))
        case FriendThinking():
            return Say("prompt.friend", friend=name(state.friend), asker=name(state.asker))
        case Dialling():
            return Say(f"prompt.dialling_{state.kind}", asker=name(state.asker), host=host)
        case Phoning():
            return Say(f"prompt.phoning_{state.kind}", asker=name(state.asker))
        case CallingForHelp():
            return Say("prompt.calling_for_help", asker=name(state.asker))
        case ChoosingHelper():
            return Say("prompt.choosing_helper", asker=name(state.asker))
        case HelperThinking():
            return Say("prompt.helper", helper=name(state.helper), asker=name(state.asker))
        case TryShown():
            return Say("prompt.try_shown", asker=name(state.asker), letter=state.letter, host=host)
        case FinalDecision():
            return Say("prompt.final_decision")
        case CardsShown():  # M-28: also where everybody has left
            words = "prompt.cards_shown" if locked_seats(state.deciding) else "prompt.all_left"
            return Say(words, host=host)
        case Announced():
            return Say("prompt.announced", letter=state.deciding.card.right.unseal())
        case Over():
            return state.outcome.words


def _prompt_deciding(state: Deciding, name: Callable[[Seat], str]) -> Say:
    if state.turn is None:
        return Say("prompt.deciding")
    if state.game.two_players and (trying := state.decisions[state.turn - 1]) and trying.tries:
        tries = min(trying.tries, len(open_letters(state, state.turn)))
        return Say("prompt.trying", asker=name(state.turn), tries=tries)
    if not candidate_of(state.round, state.turn).jokers:
        return Say("prompt.deciding")
    return Say("prompt.deciding_turn", asker=name(state.turn))


# ---------------------------------------------------------------- the host


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
    card = _card_on_table(state)
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
