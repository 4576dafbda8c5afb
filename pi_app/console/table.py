"""The running table: feeds the rules presses, time and chance, and collects what is to be seen."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import msgspec

from pi_app.questions.deck import LadderDeck, WindowDeck
from pi_app.rules.core import (
    CardDrawn,
    Choose,
    DoorReport,
    Event,
    Letter,
    Menu,
    Outcome,
    PairDrawn,
    Picked,
    Refused,
    Rulebook,
    Say,
    Seat,
    SeatView,
    Shuffled,
    TimeUp,
    Want,
    WantCard,
    WantDoor,
    WantPair,
    WantPick,
    WantShuffle,
    choice_on,
)

DoorMover = Callable[[WantDoor], DoorReport]


def doors_that_obey(order: WantDoor) -> DoorReport:
    """Virtual windows: they always do what they are told."""
    return DoorReport(order.window, "opened" if order.order == "open" else "shut")


class World(msgspec.Struct):
    """Where chance, cards and doors come from."""

    chance: Random
    ladder: LadderDeck | None = None
    windows: WindowDeck | None = None
    move_door: DoorMover = doors_that_obey

    def answer(self, want: Want) -> Event:
        match want:
            case WantCard():
                assert self.ladder is not None, "a ladder game has a ladder deck"
                return CardDrawn(self.ladder.draw(want.level, want.of))
            case WantPair():
                assert self.windows is not None, "a window game has a window deck"
                return PairDrawn(self.windows.draw_pair(want.answers))
            case WantPick():
                return Picked(self.chance.randrange(want.of))
            case WantShuffle():
                return Shuffled(tuple(self.chance.sample(range(want.of), want.of)))
            case WantDoor():
                return self.move_door(want)


class Clock(msgspec.Struct, frozen=True):
    """A deadline under way."""

    name: str
    seconds: float
    ends_at: float


class Happened(msgspec.Struct, frozen=True):
    time: float
    event: Event


class Table:
    """One game being played by some number of seats.

    Secrets leave it only towards their audience: `table_view` for everybody, `host_view` for
    the host, `seat_view` and `menu` for one seat.
    """

    def __init__(self, rulebook: Rulebook[Any], state: Any, seats: int, world: World) -> None:
        self.rulebook = rulebook
        self.seats = range(1, seats + 1)
        self.time = 0.0
        self.clock: Clock | None = None
        self.happened: list[Happened] = []
        self._state = state
        self._world = world
        self._sounds: list[str] = []
        self._settle()

    # ------------------------------------------------ what comes in

    def press(self, seat: Seat, key: Letter, *, held: bool = False) -> None:
        """A tap or a hold on a box. Raises `Refused`; then nothing has changed."""
        self.choose(seat, choice_on(self.menu(seat), key, held=held))

    def choose(self, seat: Seat, choice: str) -> None:
        self._take(Choose(seat, choice))
        self._settle()

    def wait(self, seconds: float) -> None:
        """Time passes; every deadline on the way is kept."""
        until = self.time + seconds
        while self.clock is not None and self.clock.ends_at <= until:
            self.time = self.clock.ends_at
            self._take(TimeUp())
            self._settle()
        self.time = until

    def _take(self, event: Event) -> None:
        before = self.rulebook.table_view(self._state)
        self._state = self.rulebook.step(self._state, event)
        self.happened.append(Happened(self.time, event))
        self._sounds += self.rulebook.cues(before, self.table_view())
        self._set_clock()

    def _settle(self) -> None:
        """Give the rules what they want of the world until they wait for a person or a clock."""
        while (want := self.rulebook.wanted(self._state)) is not None:
            self._take(self._world.answer(want))

    def _set_clock(self) -> None:
        deadline = self.rulebook.deadline(self._state)
        if deadline is None:
            self.clock = None
        elif self.clock is None or self.clock.name != deadline.name:
            ends_at = self.time + deadline.seconds
            self.clock = Clock(deadline.name, deadline.seconds, ends_at)

    # ------------------------------------------------ what comes out

    def menu(self, seat: Seat) -> Menu:
        if seat not in self.seats:
            raise Refused(Say("refused.seat_unknown", seat=seat, players=len(self.seats)))
        return self.rulebook.menu(self._state, seat)

    def table_view(self) -> Any:
        return self.rulebook.table_view(self._state)

    def host_view(self) -> Any | None:
        return self.rulebook.host_view(self._state) if self.rulebook.host_view else None

    def seat_view(self, seat: Seat) -> SeatView:
        return self.rulebook.seat_view(self._state, seat)

    def windows(self) -> Mapping[Letter, str]:
        return self.rulebook.windows(self._state)

    def outcome(self) -> Outcome | None:
        return self.rulebook.outcome(self._state)

    def take_sounds(self) -> list[str]:
        """The cues since the last call."""
        sounds, self._sounds = self._sounds, []
        return sounds
