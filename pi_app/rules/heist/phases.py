"""The states of the bluffing game: one frozen class per phase."""

from typing import Literal

from msgspec import Struct

from pi_app.rules.core import Outcome, Seat
from pi_app.rules.heist.ruleset import Action, Role, Row, Ruleset

Ability = Literal["professor", "raquel"]
Act = Literal["look", "swap"]


class PastRound(Struct, frozen=True):
    """What the table knows of a round that is over."""

    leader: Seat
    selected: tuple[Seat, ...]
    cards: tuple[Action, ...]
    change: int
    loot: int


class Game(Struct, frozen=True):
    rules: Ruleset
    names: tuple[str, ...]
    abilities: bool
    without_display: frozenset[Seat]
    roles: tuple[Role, ...] = ()
    hands: tuple[tuple[Action, ...], ...] = ()  # per seat the cards as dealt, numbered from 1
    laid_before: tuple[tuple[int, ...], ...] = ()  # per seat the numbers laid in earlier rounds
    leaders: tuple[Seat, ...] = ()
    loot: int = 0
    past: tuple[PastRound, ...] = ()
    professor_saw: Seat | None = None
    raquel_saw: tuple[Seat, Action] | None = None

    @property
    def players(self) -> int:
        return len(self.names)

    @property
    def row(self) -> Row:
        return self.rules.row(self.players)

    @property
    def round(self) -> int:
        return len(self.leaders)

    @property
    def leader(self) -> Seat:
        return self.leaders[-1]

    @property
    def seats(self) -> range:
        return range(1, self.players + 1)

    def who_is(self, role: Role) -> Seat:
        return self.roles.index(role) + 1


Laid = tuple[int | None, ...]  # per seat the number of the card laid this round


class DrawingBlind(Struct, frozen=True):
    """H-02."""

    game: Game


class DealingRoles(Struct, frozen=True):
    game: Game
    cast: tuple[Role, ...]


class DealingCards(Struct, frozen=True):
    game: Game


class NamingFirstLeader(Struct, frozen=True):
    """H-07: whom the table names presses."""

    game: Game


class Laying(Struct, frozen=True):
    """H-08. Without displays (H-27) one seat after the other is called to the screen."""

    game: Game
    laid: Laid
    leaning: Laid  # per seat the card whose key was pressed once; the second press lays it
    called: Seat | None = None
    uncovered: bool = False


class Blackout(Struct, frozen=True):
    """H-18 to H-20. `selected` is empty in the Professor's, which comes before the discussion."""

    game: Game
    ability: Ability
    laid: Laid
    selected: tuple[Seat, ...] = ()
    looked_at: Seat | None = None
    swapped_for: Seat | None = None
    leaning: str | None = None  # the id pressed once; the second press does it
    page: int = 0
    called: Seat | None = None
    uncovered: bool = False

    @property
    def actor(self) -> Seat:
        return self.game.who_is(self.ability)

    def eyes_open(self, seat: Seat) -> bool:
        """Whether this seat may look and press now; without displays only who is called (H-27)."""
        return self.called is None or (seat == self.called and self.uncovered)

    @property
    def may_act(self) -> Act | None:
        """What the ability still allows, or after a look demands (H-18)."""
        if self.looked_at is None:
            return "look"
        return "swap" if self.ability == "raquel" and self.swapped_for is None else None


class Discussing(Struct, frozen=True):
    game: Game
    laid: Laid


class Selecting(Struct, frozen=True):
    """H-10."""

    game: Game
    laid: Laid
    selected: tuple[Seat, ...]
    page: int = 0


class ChanceSwaps(Struct, frozen=True):
    """H-18: Raquel looked and did not choose in time."""

    blackout: Blackout


class Shuffling(Struct, frozen=True):
    game: Game
    laid: Laid
    selected: tuple[Seat, ...]
    cards: tuple[Action, ...]


class Revealing(Struct, frozen=True):
    """H-12: the shuffled cards, `shown` of them lie open."""

    game: Game
    laid: Laid
    selected: tuple[Seat, ...]
    cards: tuple[Action, ...]
    shown: int = 0


class Counted(Struct, frozen=True):
    """H-16: theories; the leader names the next one."""

    game: Game
    page: int = 0


class LastTrump(Struct, frozen=True):
    """H-24."""

    game: Game
    page: int = 0


class Over(Struct, frozen=True):
    game: Game
    outcome: Outcome
    accused: Seat | None = None


State = (
    DrawingBlind
    | DealingRoles
    | DealingCards
    | NamingFirstLeader
    | Laying
    | Blackout
    | Discussing
    | Selecting
    | ChanceSwaps
    | Shuffling
    | Revealing
    | Counted
    | LastTrump
    | Over
)


def game_of(state: State) -> Game:
    return state.blackout.game if isinstance(state, ChanceSwaps) else state.game


def laid_card(game: Game, laid: Laid, seat: Seat) -> Action:
    number = laid[seat - 1]
    assert number is not None, "everybody has laid before anything is looked at"
    return game.hands[seat - 1][number - 1]


def cards_in_hand(game: Game, laid: Laid, seat: Seat) -> list[tuple[int, Action]]:
    """The cards still held, with the numbers they keep all evening."""
    gone = {*game.laid_before[seat - 1], laid[seat - 1]}
    return [
        (number, card)
        for number, card in enumerate(game.hands[seat - 1], start=1)
        if number not in gone
    ]


def may_lead_next(game: Game) -> list[Seat]:
    """H-16: nobody who has led; where all have, any earlier leader but the present one."""
    fresh = [seat for seat in game.seats if seat not in game.leaders]
    return fresh or [seat for seat in game.seats if seat != game.leader]
