"""Everything that can change the phase of a Millionaire game, in the order of the rulebook."""

from typing import cast

from msgspec.structs import replace

from pi_app.rules.core import (
    LETTERS,
    CardDrawn,
    Choose,
    Deadline,
    EndEarly,
    Event,
    Letter,
    Outcome,
    Picked,
    Refused,
    Say,
    Seat,
    Shuffled,
    TimeUp,
    Want,
    WantCard,
    WantPick,
    WantShuffle,
    around_from,
    check_offered,
    left_of,
    picked,
    put,
    shuffled,
)
from pi_app.rules.millionaire.block import (
    book,
    close_round,
    million_ends_now,
    over,
    over_closed,
    reason_to_end,
    reward,
)
from pi_app.rules.millionaire.edition import (
    Edition,
    Joker,
    Options,
    PhoneKind,
    agreed_ending,
    check_options,
)
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
    Help,
    HelperThinking,
    Mixing,
    Over,
    OwnCard,
    Phoning,
    Reading,
    Round,
    State,
    TellsOf,
    TryShown,
    candidate_of,
    decision_of,
    game_of,
    in_round,
    locked_seats,
    may_win,
    open_letters,
    round_of,
    undecided,
    voters,
    with_candidate,
    with_decision,
)
from pi_app.rules.own_cards import Entering, enter

TRIES_BY_JOKER: dict[Joker, int] = {"audience": 3, "phone": 2}  # M-31, M-32


def start(edition: Edition, options: Options) -> State:
    check_options(edition, options)  # M-03, M-05
    players = len(options.names)
    several = len(edition.variants) > 1
    game = Game(
        edition=edition,
        names=options.names,
        ending=agreed_ending(edition, options),
        television=options.television and players > 2,  # M-35
        own_cards=options.own_cards,
        votes_on_variant=several,
        variant=options.variant or next(iter(edition.variants)),  # M-02: a tie means the first
        round=0,
        host=1,
        totals=(0,) * players,
        block=((),) * players,
    )
    return BetweenRounds(game, (None,) * players)


def step(state: State, event: Event) -> State:
    if not isinstance(event, Choose):
        return _happened(state, event)
    check_offered(menu(state, event.seat), event.id)
    verb, _, what = event.id.partition(":")
    return _chosen(state, event.seat, verb, what)


def _chosen(state: State, seat: Seat, verb: str, what: str) -> State:
    match state:
        # ------------------------------------------------ set-up and between rounds
        case BetweenRounds():
            if verb == "variant":  # M-02
                return replace(state, votes=put(state.votes, seat, what))
            return _start_round(state)
        case OwnCard():
            entered = enter(state.entering, verb, what)
            if isinstance(entered, Entering):
                return replace(state, entering=entered)
            return Reading(state.game, state.round, entered)

        # ------------------------------------------------ a question
        case Reading():
            return _ask(state)
        case Deciding():
            return _decide(state, seat, verb, what)

        # ------------------------------------------------ jokers
        case AskingAudience():  # M-21
            if verb == "vote":
                return _vote(replace(state, votes=put(state.votes, seat, cast(Letter, what))))
            return _close_vote(state)
        case ChoosingPhone():
            return _phone(state, verb, what)
        case FriendThinking():  # M-24
            cards = (cast(Letter, what), state.deciding.card.right.unseal())
            return Mixing(state.deciding, state.asker, "friend", cards)
        case Dialling():
            if verb == "nobody":  # M-23, M-25: spent all the same
                return state.deciding
            return Phoning(state.deciding, state.asker, state.kind)
        case Phoning():
            return state.deciding
        case CallingForHelp():
            if verb == "help":  # M-27
                return _volunteer(replace(state, volunteers=(*state.volunteers, seat)))
            return _close_help(state)
        case ChoosingHelper():
            return HelperThinking(state.deciding, state.asker, int(what))
        case HelperThinking():  # M-28: to the asker alone
            return _take_help(state, cast(Letter, what))
        case TryShown():  # M-31
            return _judge_try(state)

        # ------------------------------------------------ the reveal
        case FinalDecision():
            if verb == "sure":  # M-12
                return replace(state, sure=state.sure | {seat})
            return CardsShown(state.deciding)  # M-13
        case CardsShown():
            return _announce(state.deciding)
        case Announced():
            return _go_on(state)
    raise Refused(Say("refused.not_now"))


def _decide(state: Deciding, seat: Seat, verb: str, what: str) -> State:
    match verb:
        case "answer":  # M-09
            return _answer(state, seat, cast(Letter, what))
        case "leave":  # M-15
            return _leave(state, seat)
        case "next":  # M-10
            return replace(state, turn=_next_turn(state, state.turn))
        case "more":
            decision = decision_of(state, seat)
            return with_decision(state, seat, replace(decision, page=decision.page + 1))
        case _:
            return _play_joker(state, seat, cast(Joker, what))


def _phone(state: ChoosingPhone, verb: str, what: str) -> State:
    match verb:
        case "friend":  # M-24
            return FriendThinking(state.deciding, state.asker, int(what))
        case "tries":  # M-32
            return _open_tries(state.deciding, state.asker, "phone")
        case _:  # M-23, M-25: a call or a search
            return Dialling(state.deciding, state.asker, cast(PhoneKind, verb))


def _happened(state: State, event: Event) -> State:
    match state, event:
        case Drawing(), CardDrawn(card):  # M-04
            return Reading(state.game, state.round, card)
        case Halving(), Picked():  # M-20
            return _halve(state, state.wrong[picked(event, len(state.wrong))])
        case Mixing(), Shuffled():  # M-21, M-24
            return _tell(state.deciding, state.asker, state.what, shuffled(event, state.letters))
        case Phoning(), TimeUp():  # M-23, M-25
            return state.deciding
        case _, EndEarly() if not isinstance(state, Over):  # M-40
            return _end_early(state)
    raise Refused(Say("refused.not_now"))


def wanted(state: State) -> Want | None:
    match state:
        case Drawing():
            return WantCard(state.round.level, state.game.edition.levels)
        case Halving():
            return WantPick(len(state.wrong))
        case Mixing():
            return WantShuffle(len(state.letters))
    return None


def deadline(state: State) -> Deadline | None:
    if isinstance(state, Phoning):
        return Deadline("phone", state.deciding.game.edition.phone_seconds)
    return None


def outcome(state: State) -> Outcome | None:
    return state.outcome if isinstance(state, Over) else None


# ---------------------------------------------------------------- rounds


def _start_round(state: BetweenRounds) -> State:
    game = state.game
    variant = _elected(state)
    game = replace(game, variant=variant, round=game.round + 1)
    jokers = game.edition.variants[variant].jokers
    fresh = Candidate(jokers)  # M-01, M-07, M-11
    candidates = tuple(
        fresh if may_win(game, seat) else None for seat in range(1, game.players + 1)
    )
    return _draw(game, Round(candidates, jokers))


def _elected(state: BetweenRounds) -> str:
    """M-02: the majority of those who voted; a tie keeps the variant last played."""
    counts = {name: state.votes.count(name) for name in state.game.edition.variants}
    best = max(counts.values())
    first = [name for name, count in counts.items() if count == best]
    return first[0] if len(first) == 1 else state.game.variant


def _draw(game: Game, round_: Round) -> State:
    return OwnCard(game, round_, Entering(LETTERS)) if game.own_cards else Drawing(game, round_)


def _ask(state: Reading) -> State:
    decisions = tuple(
        Decision() if candidate and candidate.exit is None else None
        for candidate in state.round.candidates
    )
    deciding = Deciding(state.game, state.round, state.card, decisions, None)
    return replace(deciding, turn=_next_turn(deciding, state.game.host))


def _next_turn(deciding: Deciding, after: Seat | None) -> Seat | None:
    """M-10: round the table from the host's left, past those who have decided or no joker left."""
    waiting = undecided(deciding)
    if not waiting:
        return None
    asked = [seat for seat in waiting if candidate_of(deciding.round, seat).jokers] or waiting
    order = around_from(after or deciding.game.host, deciding.game.players)
    return next((seat for seat in order if seat in asked), asked[0])


# ---------------------------------------------------------------- deciding


def _answer(state: Deciding, seat: Seat, letter: Letter) -> State:
    decision = decision_of(state, seat)
    if decision.leaning != letter:
        leaning = replace(decision, leaning=letter, wants_out=False)
        return with_decision(state, seat, leaning)
    if decision.tries:  # M-31
        trying = replace(decision, leaning=None)
        return TryShown(with_decision(state, seat, trying), seat, letter)
    locked = replace(decision, leaning=None, locked=letter)
    return _decided(with_decision(state, seat, locked), seat)


def _leave(state: Deciding, seat: Seat) -> State:
    decision = decision_of(state, seat)
    if not decision.wants_out:
        return with_decision(state, seat, replace(decision, leaning=None, wants_out=True))
    answered = candidate_of(state.round, seat).answered
    gone = replace(decision, left=True, wants_out=False)
    state = with_decision(state, seat, gone)
    state = book(state, seat, "left", state.game.edition.worth(answered))  # M-16
    if million_ends_now(state.game):  # M-38, M-39
        return over(state.game, state.round, "million")
    return _decided(state, seat)


def _decided(state: Deciding, seat: Seat) -> State:
    if undecided(state):
        turn = _next_turn(state, seat) if state.turn == seat else state.turn
        return replace(state, turn=turn)
    state = replace(state, turn=None)
    # M-28: where everybody has left, the letter is announced all the same.
    return FinalDecision(state) if locked_seats(state) else CardsShown(state)


# ---------------------------------------------------------------- jokers


def _play_joker(state: Deciding, seat: Seat, joker: Joker) -> State:
    candidate = candidate_of(state.round, seat)
    in_hand = tuple(other for other in candidate.jokers if other != joker)  # M-11
    round_ = with_candidate(state.round, seat, replace(candidate, jokers=in_hand))
    # M-34: whatever is played instead of a next try, the tries of an older joker lapse.
    decision = replace(decision_of(state, seat), leaning=None, wants_out=False, page=0, tries=0)
    state = with_decision(replace(state, round=round_), seat, decision)
    match joker:
        case "fifty_fifty":  # M-20
            right = state.card.right.unseal()
            wrong = tuple(letter for letter in open_letters(state, seat) if letter != right)
            return Halving(state, seat, wrong)
        case "audience" if state.game.two_players:  # M-31
            return _open_tries(state, seat, joker)
        case "audience":  # M-21
            return AskingAudience(state, seat, (None,) * state.game.players)
        case "phone":
            return ChoosingPhone(state, seat)
        case "extra":  # M-27
            return CallingForHelp(state, seat)


def _halve(state: Halving, stays: Letter) -> State:
    deciding, asker = state.deciding, state.asker
    kept = (stays, deciding.card.right.unseal())
    decision = decision_of(deciding, asker)
    closed = frozenset(letter for letter in deciding.card.letters if letter not in kept)
    halved = replace(decision, closed=closed)
    return _tell(with_decision(deciding, asker, halved), asker, "fifty_fifty", tuple(sorted(kept)))


def _tell(deciding: Deciding, asker: Seat, what: TellsOf, letters: tuple[Letter, ...]) -> Deciding:
    decision = decision_of(deciding, asker)
    heard = replace(decision, told=(*decision.told, (what, letters)))
    return with_decision(deciding, asker, heard)


def _vote(state: AskingAudience) -> State:
    asked = voters(state.deciding, state.asker)
    everybody = all(state.votes[seat - 1] is not None for seat in asked)
    return _close_vote(state) if everybody else state


def _close_vote(state: AskingAudience) -> State:
    given = tuple(vote for vote in state.votes if vote is not None)
    cards = (*given, state.deciding.card.right.unseal())  # M-21: the host adds the right one
    return Mixing(state.deciding, state.asker, "audience", cards)


def _open_tries(deciding: Deciding, asker: Seat, joker: Joker) -> Deciding:
    """M-31, M-32."""
    decision = decision_of(deciding, asker)
    return with_decision(deciding, asker, replace(decision, tries=TRIES_BY_JOKER[joker]))


def _judge_try(state: TryShown) -> State:
    deciding, asker = state.deciding, state.asker
    decision = decision_of(deciding, asker)
    right = state.letter == deciding.card.right.unseal()
    if right or decision.tries == 1:
        locked = replace(decision, locked=state.letter, tries=0)
        return _announce(replace(with_decision(deciding, asker, locked), turn=None))
    again = replace(
        decision,
        tries=decision.tries - 1,
        tried=(*decision.tried, state.letter),
        closed=decision.closed | {state.letter},
    )
    return with_decision(deciding, asker, again)


def _volunteer(state: CallingForHelp) -> State:
    everybody = len(state.volunteers) == len(voters(state.deciding, state.asker))
    return _close_help(state) if everybody else state


def _close_help(state: CallingForHelp) -> State:
    match state.volunteers:
        case ():  # M-28: spent all the same
            return state.deciding
        case (helper,):
            return HelperThinking(state.deciding, state.asker, helper)
        case volunteers:
            return ChoosingHelper(state.deciding, state.asker, tuple(sorted(volunteers)))


def _take_help(state: HelperThinking, letter: Letter) -> State:
    given = Help(state.asker, state.helper, letter)
    deciding = replace(state.deciding, helps=(*state.deciding.helps, given))
    return _tell(deciding, state.asker, "helper", (letter,))


# ---------------------------------------------------------------- the reveal and the money


def _announce(deciding: Deciding) -> State:
    right = deciding.card.right.unseal()
    edition, level = deciding.game.edition, deciding.round.level
    for seat in in_round(deciding):
        letter = decision_of(deciding, seat).locked
        if letter is None:
            continue
        if letter != right:  # M-14
            pays = edition.wrong_pays(deciding.game.variant, level)
            deciding = book(deciding, seat, "wrong", pays)
            continue
        climbed = replace(candidate_of(deciding.round, seat), answered=level)
        round_ = with_candidate(deciding.round, seat, climbed)
        deciding = replace(deciding, round=round_)
        if level == edition.levels:  # M-17
            deciding = book(deciding, seat, "million", edition.worth(level))
    for help_ in deciding.helps:  # M-27, M-28
        if help_.letter == right:
            deciding = reward(deciding, help_.helper)
    announced = Announced(deciding)
    if million_ends_now(deciding.game):  # M-38, M-39
        return over(deciding.game, deciding.round, "million", announced)
    return announced


def _go_on(state: Announced) -> State:
    game, round_ = state.deciding.game, state.deciding.round
    if any(candidate and candidate.exit is None for candidate in round_.candidates):
        return _draw(game, replace(round_, level=round_.level + 1))
    game = close_round(game, round_)
    reason = reason_to_end(game)
    if reason:
        return over_closed(game, reason)
    # M-18, M-35: host (and television candidate) move one seat to the left.
    game = replace(game, host=left_of(game.host, game.players))
    return BetweenRounds(game, (None,) * game.players)


def _end_early(state: State) -> Over:
    """M-40: only booked amounts count; who is still climbing stands as unfinished."""
    game, round_ = game_of(state), round_of(state)
    return over_closed(close_round(game, round_) if round_ else game, "end_early")
