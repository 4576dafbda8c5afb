"""The states of a Millionaire game: one frozen class per phase."""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from pi_app.rules.core import (
    Card,
    Letter,
    Outcome,
    Seat,
    around_from,
    left_of,
    put,
)
from pi_app.rules.millionaire.edition import Edition, Ending, Joker, PhoneKind
from pi_app.rules.own_cards import Entering

Exit = Literal["left", "wrong", "million"]


class Line(Struct, frozen=True):
    """M-19: what the block shows for one player and one round."""

    role: Literal["host", "candidate", "audience"]
    levels: int = 0
    jokers_used: tuple[Joker, ...] = ()
    amount: int = 0
    helper: int = 0
    unfinished: bool = False


class Game(Struct, frozen=True):
    """What lasts from round to round."""

    edition: Edition
    names: tuple[str, ...]
    ending: Ending
    television: bool
    own_cards: bool
    votes_on_variant: bool
    variant: str
    round: int
    host: Seat
    totals: tuple[int, ...]
    block: tuple[tuple[Line, ...], ...]

    @property
    def players(self) -> int:
        return len(self.names)

    @property
    def two_players(self) -> bool:
        return self.players == 2  # M-30; M-35: also with "as on television"


class Candidate(Struct, frozen=True):
    """One player's climb in this round."""

    jokers: tuple[Joker, ...]
    answered: int = 0
    exit: Exit | None = None
    won: int = 0
    helper: int = 0


# Jokers whose result is private to the asker, with the letters he was given.
TellsOf = Literal["fifty_fifty", "audience", "friend", "helper"]
Told = tuple[TellsOf, tuple[Letter, ...]]


class Decision(Struct, frozen=True):
    """What one candidate has in mind and on the table for this question."""

    leaning: Letter | None = None
    wants_out: bool = False
    locked: Letter | None = None
    left: bool = False
    closed: frozenset[Letter] = frozenset()
    tries: int = 0  # M-31: tries still open under a two-player joker; 0 is an ordinary answer
    tried: tuple[Letter, ...] = ()
    told: tuple[Told, ...] = ()
    page: int = 0

    @property
    def made(self) -> bool:
        return self.left or self.locked is not None


class Help(Struct, frozen=True):
    """M-27: who helped whom with which letter."""

    asker: Seat
    helper: Seat
    letter: Letter


class Round(Struct, frozen=True):
    """One climb under one host. `candidates` has an entry per seat, None for who cannot win."""

    candidates: tuple[Candidate | None, ...]
    jokers: tuple[Joker, ...]  # what everybody started the round with (M-01)
    level: int = 1


# ---------------------------------------------------------------- phases


class BetweenRounds(Struct, frozen=True):
    """The block lies open; where the edition has variants, the players vote (M-02)."""

    game: Game
    votes: tuple[str | None, ...]


class Drawing(Struct, frozen=True):
    game: Game
    round: Round


class OwnCard(Struct, frozen=True):
    """The host has a printed card in hand and enters its letter secretly."""

    game: Game
    round: Round
    entering: Entering


class Reading(Struct, frozen=True):
    """The host reads the question out."""

    game: Game
    round: Round
    card: Card


class Deciding(Struct, frozen=True):
    """M-09, M-10: everybody decides; the joker turn goes round."""

    game: Game
    round: Round
    card: Card
    decisions: tuple[Decision | None, ...]
    turn: Seat | None
    helps: tuple[Help, ...] = ()


class Halving(Struct, frozen=True):
    """M-20: chance takes the wrong letter that stays."""

    deciding: Deciding
    asker: Seat
    wrong: tuple[Letter, ...]


class AskingAudience(Struct, frozen=True):
    deciding: Deciding
    asker: Seat
    votes: tuple[Letter | None, ...]


class ChoosingPhone(Struct, frozen=True):
    deciding: Deciding
    asker: Seat


class FriendThinking(Struct, frozen=True):
    deciding: Deciding
    asker: Seat
    friend: Seat


class Mixing(Struct, frozen=True):
    """Cards given for a candidate are shuffled together with the right one (M-21, M-24)."""

    deciding: Deciding
    asker: Seat
    what: Literal["audience", "friend"]
    letters: tuple[Letter, ...]


class Dialling(Struct, frozen=True):
    """A real call or search is under way; the time has not started yet (M-23, M-25)."""

    deciding: Deciding
    asker: Seat
    kind: PhoneKind


class Phoning(Struct, frozen=True):
    deciding: Deciding
    asker: Seat
    kind: PhoneKind


class CallingForHelp(Struct, frozen=True):
    """M-27: asked aloud who can help."""

    deciding: Deciding
    asker: Seat
    volunteers: tuple[Seat, ...] = ()


class ChoosingHelper(Struct, frozen=True):
    deciding: Deciding
    asker: Seat
    volunteers: tuple[Seat, ...]


class HelperThinking(Struct, frozen=True):
    deciding: Deciding
    asker: Seat
    helper: Seat


class TryShown(Struct, frozen=True):
    """M-31: two players: a letter is shown under a joker, the host has not yet said whether."""

    deciding: Deciding
    asker: Seat
    letter: Letter


class FinalDecision(Struct, frozen=True):
    """M-12: is that the final decision?"""

    deciding: Deciding
    sure: frozenset[Seat] = frozenset()


class CardsShown(Struct, frozen=True):
    """M-13: all cards lie open, the right letter is not announced yet."""

    deciding: Deciding


class Announced(Struct, frozen=True):
    """The right letter is known to all; what it brought is booked."""

    deciding: Deciding


class Over(Struct, frozen=True):
    game: Game
    outcome: Outcome
    ended_by: Announced | None = None


WithJoker = (
    Halving
    | AskingAudience
    | ChoosingPhone
    | FriendThinking
    | Mixing
    | Dialling
    | Phoning
    | CallingForHelp
    | ChoosingHelper
    | HelperThinking
    | TryShown
)
OnQuestion = Deciding | WithJoker | FinalDecision | CardsShown | Announced
State = BetweenRounds | Drawing | OwnCard | Reading | OnQuestion | Over


# ---------------------------------------------------------------- questions about a state


def game_of(state: State) -> Game:
    match state:
        case BetweenRounds() | Drawing() | OwnCard() | Reading() | Deciding() | Over():
            return state.game
        case _:
            return state.deciding.game


def on_question(state: State) -> Deciding | None:
    """The question under way with everybody's decisions, whatever is being done about it."""
    match state:
        case Deciding():
            return state
        case BetweenRounds() | Drawing() | OwnCard() | Reading() | Over():
            return None
        case _:
            return state.deciding


def round_of(state: State) -> Round | None:
    """The climb under way, or the one in whose middle the game ended."""
    if isinstance(state, Drawing | OwnCard | Reading):
        return state.round
    shown = state.ended_by if isinstance(state, Over) else state
    deciding = on_question(shown) if shown else None
    return deciding.round if deciding else None


def in_round(deciding: Deciding) -> list[Seat]:
    """Candidates who still have to do with this question, from the host's left."""
    game = deciding.game
    return [seat for seat in around_from(game.host, game.players) if deciding.decisions[seat - 1]]


def decision_of(deciding: Deciding, seat: Seat) -> Decision:
    decision = deciding.decisions[seat - 1]
    assert decision is not None, "only candidates in the round decide"
    return decision


def candidate_of(round_: Round, seat: Seat) -> Candidate:
    candidate = round_.candidates[seat - 1]
    assert candidate is not None, "the host and a television audience are no candidates"
    return candidate


def undecided(deciding: Deciding) -> list[Seat]:
    """Candidates who have neither locked nor left, from the host's left."""
    decisions = deciding.decisions
    waiting = [
        seat
        for seat, decision in enumerate(decisions, start=1)
        if decision is not None and decision.locked is None and not decision.left
    ]
    host = deciding.game.host
    return [seat for seat in waiting if seat > host] + [seat for seat in waiting if seat < host]


def open_letters(deciding: Deciding, seat: Seat) -> tuple[Letter, ...]:
    closed = decision_of(deciding, seat).closed
    return tuple(letter for letter in deciding.card.letters if letter not in closed)


def locked_seats(deciding: Deciding) -> list[Seat]:
    return [seat for seat in in_round(deciding) if decision_of(deciding, seat).locked]


def with_decision(deciding: Deciding, seat: Seat, decision: Decision) -> Deciding:
    return replace(deciding, decisions=put(deciding.decisions, seat, decision))


def with_candidate(round_: Round, seat: Seat, candidate: Candidate) -> Round:
    return replace(round_, candidates=put(round_.candidates, seat, candidate))


def voters(deciding: Deciding, asker: Seat) -> list[Seat]:
    """M-21, M-26, M-29: everybody but the host and the asker, in the round or out of it."""
    game = deciding.game
    return [seat for seat in around_from(game.host, game.players) if seat != asker]


def may_win(game: Game, seat: Seat) -> bool:
    """M-06, M-35: not the host, and on television only the player at the host's left."""
    if game.television:
        return seat == left_of(game.host, game.players)
    return seat != game.host


def must_vote(deciding: Deciding, seat: Seat) -> bool:
    """M-21: those in the round must, those out of it may."""
    candidate = deciding.round.candidates[seat - 1]
    return candidate is not None and candidate.exit is None
