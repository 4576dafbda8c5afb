"""The running table: feeds the rules presses, time and chance, and collects what is to be seen.

Everything that happens is an entry; entries go into the journal before they take effect. The
same entries put into the same first state give the same table again: that is how a game is
resumed after a power cut and how a step is taken back.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from random import Random
from typing import Any, Protocol

import msgspec

from pi_app.console.seating import Chair
from pi_app.questions.deck import LadderDeck, WindowDeck
from pi_app.rules.core import (
    LETTERS,
    Card,
    CardDrawn,
    Choose,
    DoorReport,
    EndEarly,
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


class World(msgspec.Struct):
    """Where chance, cards and doors come from.

    Without `order_door` there are no real windows, and what stands for them obeys at once.
    With it, an order goes out and a `DoorReport` comes in some time later.
    """

    seed: int
    ladder: LadderDeck | None = None
    windows: WindowDeck | None = None
    order_door: Callable[[WantDoor], None] | None = None

    def answer(self, want: Want, number: int) -> Event:
        """`number` counts what has happened so far: after an undo the same draw comes again."""
        match want:
            case WantCard():
                assert self.ladder is not None, "a ladder game has a ladder deck"
                return CardDrawn(self.ladder.draw(want.level, want.of))
            case WantPair():
                assert self.windows is not None, "a window game has a window deck"
                return PairDrawn(self.windows.draw_pair(want.answers))
            case WantPick():
                return Picked(self._chance(number).randrange(want.of))
            case WantShuffle():
                return Shuffled(tuple(self._chance(number).sample(range(want.of), want.of)))
            case WantDoor():
                return DoorReport(want.window, "opened" if want.order == "open" else "shut")

    def _chance(self, number: int) -> Random:
        return Random(f"{self.seed} {number}")

    def put_back(self, event: object) -> None:
        """A draw was taken back: the card lies on top again."""
        with suppress(ValueError):  # a pack changed since the journal was begun has other cards
            match event:
                case CardDrawn(card) if self.ladder is not None:
                    self.ladder.put_back(card.id)
                case PairDrawn(cards) if self.windows is not None:
                    self.windows.put_back(cards[0].id)


class Clock(msgspec.Struct, frozen=True):
    """A deadline under way."""

    name: str
    seconds: float
    ends_at: float


class MoreTime(msgspec.Struct, frozen=True, tag="more_time"):
    """The host gives the clock some more seconds."""

    seconds: float


class Passed(msgspec.Struct, frozen=True, tag="passed"):
    """Nothing happened but time."""


class TakenBack(msgspec.Struct, frozen=True, tag="taken_back"):
    """The last steps do not count: everything from entry number `back_to` on."""

    back_to: int


class Reseated(msgspec.Struct, frozen=True, tag="reseated"):
    """A seat went to another box, or to a bot: from here on these sit at the table."""

    chairs: tuple[Chair, ...]


# What only stands in the journal: it changes nothing that a step could take back.
Aside = Passed | TakenBack | Reseated


class Entry(msgspec.Struct, frozen=True):
    """What happened at which second of the game."""

    time: float
    what: Event | MoreTime | Passed | TakenBack | Reseated


# What people, clocks and hosts do; the rest (draws, doors, time) follows from it.
STEPS = (Choose, TimeUp, EndEarly, MoreTime)


class Record(Protocol):
    """Where a press and all that follows from it is written before anybody sees it."""

    def write(self, entries: Sequence[Entry], *, for_good: bool) -> None:
        """`for_good`: on the disk, so that even a power cut cannot take it back."""


class NoRecord:
    def write(self, entries: Sequence[Entry], *, for_good: bool) -> None: ...


class Table:
    """One game being played by some number of seats.

    Secrets leave it only towards their audience: `table_view` for everybody, `host_view` for
    the host, `seat_view` and `menu` for one seat.
    """

    def __init__(
        self,
        rulebook: Rulebook[Any],
        state: Any,
        seats: int,
        world: World,
        record: Record | None = None,
        played_before: Sequence[Entry] | None = None,
    ) -> None:
        self.rulebook = rulebook
        self.seats = range(1, seats + 1)
        self.time = 0.0
        self.clock: Clock | None = None
        self.entries: list[Entry] = []
        self.cards: list[Card] = []  # drawn since somebody last asked
        self._first = self._state = state
        self._past: list[tuple[Any, Clock | None]] = []  # as it was before each entry
        self._viewed: tuple[Any, Any] = (None, None)
        self._world = world
        self._record = record or NoRecord()
        self._sounds: list[str] = []
        self._unwritten: list[Entry] = []
        self._seen: Any = None  # the table's view as last written
        if played_before is not None:
            self._resume(played_before)
        else:
            self._settle()

    # ------------------------------------------------ what comes in

    def press(self, seat: Seat, key: Letter, *, held: bool = False) -> None:
        """A tap or a hold on a box. Raises `Refused`; then nothing has changed."""
        self.choose(seat, choice_on(self.menu(seat), key, held=held))

    def choose(self, seat: Seat, choice: str) -> None:
        self._happen(Choose(seat, choice))

    def door_reported(self, report: DoorReport) -> None:
        """News from a door nobody waits for any more (a step was taken back) change nothing."""
        want = self.rulebook.wanted(self._state)
        if isinstance(want, WantDoor) and want.window == report.window:
            self._happen(report)

    def end_early(self) -> None:
        self._happen(EndEarly())

    def wait(self, seconds: float) -> None:
        """Time passes; every deadline on the way is kept."""
        until = self.time + seconds
        while self.clock is not None and self.clock.ends_at <= until:
            self.time = self.clock.ends_at
            self._happen(TimeUp())
        self.time = max(self.time, until)

    def note_time(self) -> None:
        """A cut from here on costs no clock more than what passes after this."""
        self._record.write([Entry(self.time, Passed())], for_good=False)

    def note_seating(self, chairs: tuple[Chair, ...]) -> None:
        """Who sits where is no matter of the rules, but a game that is taken up needs it."""
        self._record.write([Entry(self.time, Reseated(chairs))], for_good=True)

    def more_time(self, seconds: float) -> None:
        deadline = self.rulebook.deadline(self._state)
        if deadline is None:
            raise Refused(Say("refused.no_clock"))
        if deadline.fixed:  # H-20
            raise Refused(Say("refused.clock_fixed", seconds=round(deadline.seconds)))
        self._happen(MoreTime(seconds))

    def _happen(self, what: Event | MoreTime) -> None:
        self._take(what)
        self._settle()

    def _settle(self) -> None:
        """Give the rules what they want of the world until they wait for a person or a clock."""
        while (want := self.rulebook.wanted(self._state)) is not None:
            if isinstance(want, WantDoor) and self._world.order_door is not None:
                self._write(for_good=True)
                self._world.order_door(want)  # D-21
                return
            self._take(self._world.answer(want, len(self.entries)))
        self._write()

    def _take(self, what: Event | MoreTime) -> None:
        before = self.table_view()
        state = self._after(what)
        entry = Entry(self.time, what)
        self._apply(entry, state)
        self._unwritten.append(entry)
        self._sounds += self.rulebook.cues(before, self.table_view())

    def _write(self, *, for_good: bool = False) -> None:
        """What the table is about to see is on the disk first; a mere leaning need not be."""
        view = self.table_view()
        if self._unwritten:
            self._record.write(self._unwritten, for_good=for_good or view != self._seen)
        self._unwritten, self._seen = [], view

    def _after(self, what: Event | MoreTime) -> Any:
        """The state after it; only events of the rules change one."""
        return self._state if isinstance(what, MoreTime) else self.rulebook.step(self._state, what)

    def _apply(self, entry: Entry, state: Any) -> None:
        self._past.append((self._state, self.clock))
        self._state = state
        self.entries.append(entry)
        match entry.what:
            case CardDrawn(card):
                self.cards.append(card)
            case PairDrawn(cards):
                self.cards += cards
        if isinstance(entry.what, MoreTime) and self.clock is not None:
            longer = self.clock.ends_at + entry.what.seconds
            self.clock = msgspec.structs.replace(self.clock, ends_at=longer)
        deadline = self.rulebook.deadline(state)
        if deadline is None:
            self.clock = None
        elif self.clock is None or self.clock.name != deadline.name:
            ends_at = self.time + deadline.seconds
            self.clock = Clock(deadline.name, deadline.seconds, ends_at)

    # ------------------------------------------------ going back

    @property
    def real_doors(self) -> bool:
        return self._world.order_door is not None

    @property
    def can_take_back(self) -> bool:
        return any(isinstance(entry.what, STEPS) for entry in self.entries)

    def take_back(self, steps: int = 1) -> list[Letter]:
        """The last steps never were. Returns the windows that opened in what is taken back."""
        places = [n for n, entry in enumerate(self.entries) if isinstance(entry.what, STEPS)]
        if not 1 <= steps <= len(places):
            raise Refused(Say("refused.nothing_to_take_back"))
        back_to = places[-steps]
        self._record.write([Entry(self.time, TakenBack(back_to))], for_good=True)
        were_open = self._opened_since(back_to)
        self._back_to(back_to)
        self._sounds = []
        self._ask_about_door()
        self._settle()
        return [window for window in LETTERS if window in were_open - self._open_in(self._state)]

    def _opened_since(self, number: int) -> set[Letter]:
        states = [*(state for state, _ in self._past[number:]), self._state]
        opened = set[Letter]().union(*map(self._open_in, states))
        want = self.rulebook.wanted(self._state)
        if isinstance(want, WantDoor) and want.order == "open":
            opened.add(want.window)  # it is on its way, and nobody calls it back
        return opened

    def _open_in(self, state: Any) -> set[Letter]:
        windows = self.rulebook.windows(state)
        return {window for window, stands in windows.items() if stands == "open"}

    def _back_to(self, number: int) -> None:
        undone = self.entries[number:]
        for entry in reversed(undone):
            self._world.put_back(entry.what)
        self._state, self.clock = self._past[number]
        del self.entries[number:], self._past[number:]
        if self.clock is not None:  # what was left of the clock then is left now
            ends_at = self.clock.ends_at + self.time - undone[0].time
            self.clock = msgspec.structs.replace(self.clock, ends_at=ends_at)

    def _resume(self, entries: Sequence[Entry]) -> None:
        """As it was. The draws are made again, so that the decks stand where they stood."""
        for entry in entries:
            self.time = entry.time
            match entry.what:
                case TakenBack(back_to):
                    self._back_to(back_to)
                case Passed() | Reseated():
                    pass
                case what:
                    self._draw_again(entry)
                    self._apply(entry, self._after(what))
        self._ask_about_door()
        self._settle()

    def _ask_about_door(self) -> None:
        """D-21: whether a door moved before the cut, or before the step back, nobody knows."""
        want = self.rulebook.wanted(self._state)
        if isinstance(want, WantDoor) and self._world.order_door is not None:
            self._take(DoorReport(want.window, "no_answer"))

    def _draw_again(self, entry: Entry) -> None:
        want = self.rulebook.wanted(self._state)
        if isinstance(entry.what, CardDrawn | PairDrawn) and want is not None:
            self._world.answer(want, len(self.entries))

    # ------------------------------------------------ what comes out

    def menu(self, seat: Seat) -> Menu:
        if seat not in self.seats:
            raise Refused(Say("refused.seat_unknown", seat=seat, players=len(self.seats)))
        return self.rulebook.menu(self._state, seat)

    def table_view(self) -> Any:
        """Built once per state: everybody looks at it after every press."""
        if self._viewed[0] is not self._state:
            self._viewed = (self._state, self.rulebook.table_view(self._state))
        return self._viewed[1]

    def public_view(self) -> Any:
        """H-27: for any screen but the table's."""
        return self.rulebook.public_view(self._state)

    def host_view(self) -> Any | None:
        return self.rulebook.host_view(self._state) if self.rulebook.host_view else None

    def seat_view(self, seat: Seat) -> SeatView:
        return self.rulebook.seat_view(self._state, seat)

    def windows(self) -> Mapping[Letter, str]:
        return self.rulebook.windows(self._state)

    def outcome(self) -> Outcome | None:
        return self.rulebook.outcome(self._state)

    def views_again(self) -> Iterator[Any]:
        """What the table has seen from the start, without what was taken back."""
        state = self._first
        yield self.rulebook.table_view(state)
        for entry in self.entries:
            if not isinstance(entry.what, MoreTime | Aside):
                state = self.rulebook.step(state, entry.what)
                yield self.rulebook.table_view(state)

    def take_sounds(self) -> list[str]:
        """The cues since the last call."""
        sounds, self._sounds = self._sounds, []
        return sounds
