"""The states of a Money Drop evening: one frozen class per phase."""

from msgspec import Struct

from pi_app.rules.core import Card, DoorNews, Letter, Outcome, Seat
from pi_app.rules.money_drop.lineup import LineUp
from pi_app.rules.money_drop.ruleset import Ruleset
from pi_app.rules.own_cards import Entering

Pair = tuple[Card, Card]
Stakes = tuple[int, ...]  # chips per window in play, from A

# How many chips one press moves; 0 means all of them.
SIZES = (1, 5, 10, 0)


class Result(Struct, frozen=True):
    """D-15: what a run came to."""

    run: int
    line_up: LineUp
    won: int  # chips left after the last round
    last_round: int
    taken_into_last: int  # chips the team took into that round
    unfinished: bool = False  # the host ended the game in the middle of it


class Game(Struct, frozen=True):
    rules: Ruleset
    names: tuple[str, ...]
    runs: int
    time_limit: float
    own_cards: bool
    one_team: bool
    results: tuple[Result, ...] = ()

    @property
    def players(self) -> int:
        return len(self.names)


class Mode(Struct, frozen=True):
    """How one team member's keys are set: placing or taking back, and how many chips a press."""

    taking_back: bool = False
    size: int = 0  # place in SIZES


class Run(Struct, frozen=True):
    number: int
    line_up: LineUp
    chips: int
    modes: tuple[Mode, ...]
    round: int = 1
    dropped: Card | None = None  # D-13: the card on the "?" field; the joker is gone

    @property
    def host(self) -> Seat:
        return self.line_up.host

    @property
    def team(self) -> tuple[Seat, ...]:
        return self.line_up.team


class BeforeRun(Struct, frozen=True):
    game: Game
    run: Run


class Drawing(Struct, frozen=True):
    game: Game
    run: Run


class OwnPair(Struct, frozen=True):
    """The host has two printed cards in hand and enters their letters secretly."""

    game: Game
    run: Run
    entering: Entering
    entered: tuple[Card, ...] = ()


class ChoosingCategory(Struct, frozen=True):
    """D-04."""

    game: Game
    run: Run
    pair: Pair


class ReadingAnswers(Struct, frozen=True):
    """D-05: the answers are read first."""

    game: Game
    run: Run
    pair: Pair
    chosen: int


class Placing(Struct, frozen=True):
    """D-06 to D-08."""

    game: Game
    run: Run
    pair: Pair
    chosen: int
    stakes: Stakes


class Resolving(Struct, frozen=True):
    """D-09: the host opens the wrong windows; `run.chips` is what has not fallen yet."""

    game: Game
    run: Run
    card: Card
    stakes: Stakes
    taken_in: int
    opened: tuple[Letter, ...] = ()
    lost_in_hand: int = 0


class Opening(Struct, frozen=True):
    """A window has been told to open and has not reported yet, or reports trouble."""

    resolving: Resolving
    window: Letter
    trouble: DoorNews | None = None


class Resolved(Struct, frozen=True):
    """All wrong windows are open; only now does the table know the right one (D-20)."""

    resolving: Resolving


class Closing(Struct, frozen=True):
    """D-21: the closing after a resolution, one window at a time."""

    resolving: Resolving
    still_open: tuple[Letter, ...]
    trouble: DoorNews | None = None


class RunOver(Struct, frozen=True):
    game: Game
    run: Run
    result: Result


class Over(Struct, frozen=True):
    game: Game
    run: Run
    outcome: Outcome


State = (
    BeforeRun
    | Drawing
    | OwnPair
    | ChoosingCategory
    | ReadingAnswers
    | Placing
    | Resolving
    | Opening
    | Resolved
    | Closing
    | RunOver
    | Over
)


def resolving_of(state: State) -> Resolving | None:
    match state:
        case Resolving():
            return state
        case Opening() | Resolved() | Closing():
            return state.resolving
        case _:
            return None


def game_of(state: State) -> Game:
    match state:
        case Opening() | Resolved() | Closing():
            return state.resolving.game
        case _:
            return state.game


def run_of(state: State) -> Run:
    match state:
        case Opening() | Resolved() | Closing():
            return state.resolving.run
        case _:
            return state.run


def in_hand(state: Placing) -> int:
    return state.run.chips - sum(state.stakes)


def wrong_windows(card: Card) -> list[Letter]:
    right = card.right.unseal()
    return [letter for letter in card.letters if letter != right]
