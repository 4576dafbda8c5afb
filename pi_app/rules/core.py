"""What all games at this table share: letters, sentences, secrets, menus, events, outcomes.

A game is a folder beside this file. Its state is one frozen class per phase; `step` turns
a state and an event into the next state or raises `Refused`; `menu` lists what a seat may
do; `views` builds what the table, the host and each seat get to see; `wanted` says what
the rules need from the world (chance, a card, a door), `deadline` how long a phase lasts.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, Generic, Literal, TypeVar, get_args

from msgspec import Struct

T = TypeVar("T")
State = TypeVar("State")

Letter = Literal["A", "B", "C", "D"]
LETTERS: tuple[Letter, ...] = get_args(Letter)

# Seats are numbered 1, 2, 3 … clockwise, so the seat at somebody's left is the next number.
Seat = int


# ---------------------------------------------------------------- what is said


class Money:
    """An amount in whole units of a currency; how it is written depends on the language."""

    __slots__ = ("amount", "currency")

    def __init__(self, amount: int, currency: str) -> None:
        self.amount = amount
        self.currency = currency

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Money) and self.amount == other.amount

    def __hash__(self) -> int:
        return hash(self.amount)

    def __repr__(self) -> str:
        return f"Money({self.amount}, {self.currency!r})"


class Say:
    """A sentence for a person, not yet in a language: the key of the words and what fills them.

    Not a Struct on purpose: an encoder cannot write it until somebody chose a language.
    """

    __slots__ = ("key", "parts")

    def __init__(self, key: str, **parts: object) -> None:
        self.key = key
        self.parts = parts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Say) and (self.key, self.parts) == (other.key, other.parts)

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        inside = "".join(f", {name}={part!r}" for name, part in self.parts.items())
        return f"Say({self.key!r}{inside})"


LONGEST_ECHO = 20


def brief(text: str) -> str:
    """What somebody wrote, as far as a refusal repeats it: short, on one line, readable."""
    shown = "".join(sign if sign.isprintable() else "?" for sign in text[:LONGEST_ECHO])
    return f"{shown[:-1]}…" if len(text) > LONGEST_ECHO else shown


def in_force(house_rules: tuple[str, ...]) -> Say:
    """That house rules are in force, and what they change."""
    named = [Say(f"house.key.{key}") for key in house_rules]
    listed = [*(Say("house.listed", rule=rule) for rule in named[:-1]), *named[-1:]]
    return Say("house.in_force", changed=tuple(listed))


class Refused(Exception):
    """Something is not allowed now. The state has not changed; the reason is for the player."""

    def __init__(self, reason: Say) -> None:
        super().__init__(reason)
        self.reason = reason


# ---------------------------------------------------------------- secrets


class Sealed(Generic[T]):
    """A value that prints as *** and that no encoder writes; only rules look inside."""

    __slots__ = ("_inside",)

    def __init__(self, inside: T) -> None:
        self._inside = inside

    def unseal(self) -> T:
        return self._inside

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sealed) and self._inside == other._inside

    def __hash__(self) -> int:
        return hash(self._inside)

    def __repr__(self) -> str:
        return "***"


class Card(Struct, frozen=True):
    """A question card as it lies in the holder: the answers already stand at their letters."""

    id: str
    category: str
    question: str
    answers: tuple[str, ...]
    right: Sealed[Letter]
    note: str = ""

    @property
    def letters(self) -> tuple[Letter, ...]:
        return LETTERS[: len(self.answers)]


# ---------------------------------------------------------------- menus


class Entry(Struct, frozen=True):
    id: str
    label: Say


class Barred(Struct, frozen=True):
    """A key that a player could expect to work here, and why it does not."""

    id: str
    reason: Say


class Menu(Struct, frozen=True):
    """What a seat may do now: at most four taps and four holds."""

    taps: Mapping[Letter, Entry]
    holds: Mapping[Letter, Entry]
    barred_taps: Mapping[Letter, Barred]
    barred_holds: Mapping[Letter, Barred]
    choices: frozenset[str]


def make_menu(
    taps: Mapping[Letter, Entry] | Iterable[Entry] = (),
    holds: Mapping[Letter, Entry] | Iterable[Entry] = (),
    barred_taps: Mapping[Letter, Barred] | None = None,
    barred_holds: Mapping[Letter, Barred] | None = None,
) -> Menu:
    tapped, held = _on_keys(taps), _on_keys(holds)
    choices = frozenset(entry.id for entry in (*tapped.values(), *held.values()))
    return Menu(tapped, held, barred_taps or {}, barred_holds or {}, choices)


def _on_keys(entries: Mapping[Letter, Entry] | Iterable[Entry]) -> Mapping[Letter, Entry]:
    if isinstance(entries, Mapping):
        return entries
    return dict(zip(LETTERS, entries, strict=False))


NOTHING_TO_DO = make_menu()


def pages(entries: list[Entry], page: int, more: Letter = "D") -> dict[Letter, Entry]:
    """Entries on keys; when there are more than four, three a page and `more` on the last key."""
    if len(entries) <= len(LETTERS):
        return dict(zip(LETTERS, entries, strict=False))
    keys = [letter for letter in LETTERS if letter != more]
    count = -(-len(entries) // len(keys))
    start = page % count * len(keys)
    shown: dict[Letter, Entry] = dict(zip(keys, entries[start : start + len(keys)], strict=False))
    shown[more] = Entry("more", Say("more"))
    return shown


def check_offered(menu: Menu, choice: str) -> None:
    """Menus are the one place that says what is allowed: what they do not offer is refused."""
    if choice in menu.choices:
        return
    for barred in (*menu.barred_taps.values(), *menu.barred_holds.values()):
        if barred.id == choice:
            raise Refused(barred.reason)
    raise Refused(Say("refused.not_now"))


def choice_on(menu: Menu, key: Letter, *, held: bool) -> str:
    """The id behind a key, or `Refused` with the best reason there is."""
    entry = (menu.holds if held else menu.taps).get(key)
    if entry is not None:
        return entry.id
    barred = (menu.barred_holds if held else menu.barred_taps).get(key)
    raise Refused(barred.reason if barred else Say("refused.no_meaning", letter=key))


# ---------------------------------------------------------------- events


class Choose(Struct, frozen=True, tag="choose"):
    """A seat takes one of the entries of its menu."""

    seat: Seat
    id: str


class CardDrawn(Struct, frozen=True, tag="card"):
    card: Card


class PairDrawn(Struct, frozen=True, tag="pair"):
    cards: tuple[Card, Card]


class Picked(Struct, frozen=True, tag="picked"):
    """Chance took one of the things asked for, counted from 0."""

    index: int


class Shuffled(Struct, frozen=True, tag="shuffled"):
    """Chance put the things asked for into this order, counted from 0."""

    order: tuple[int, ...]


class TimeUp(Struct, frozen=True, tag="time_up"):
    """The deadline of the present phase has passed."""


DoorNews = Literal["opened", "shut", "stalled", "no_answer"]


class DoorReport(Struct, frozen=True, tag="door"):
    """What became of the order to a window."""

    window: Letter
    news: DoorNews


class EndEarly(Struct, frozen=True, tag="end_early"):
    """The host ends the game before its end; what is booked so far makes the standing."""


Event = Choose | CardDrawn | PairDrawn | Picked | Shuffled | TimeUp | DoorReport | EndEarly


# ---------------------------------------------------------------- what rules want of the world


class WantCard(Struct, frozen=True):
    """The next card for step `level` of a ladder with `of` steps."""

    level: int
    of: int


class WantPair(Struct, frozen=True):
    """The first two cards of the pile with so many answers (D-04)."""

    answers: int


class WantPick(Struct, frozen=True):
    of: int


class WantShuffle(Struct, frozen=True):
    of: int


class WantDoor(Struct, frozen=True):
    window: Letter
    order: Literal["open", "shut"]


Want = WantCard | WantPair | WantPick | WantShuffle | WantDoor


class Deadline(Struct, frozen=True):
    """A clock of so many seconds; a new `name` means a new clock. A `fixed` one never gets more."""

    name: str
    seconds: float
    fixed: bool = False


def picked(event: Picked, of: int) -> int:
    if not 0 <= event.index < of:
        raise Refused(Say("refused.draw_does_not_fit"))
    return event.index


def shuffled(event: Shuffled, things: tuple[T, ...]) -> tuple[T, ...]:
    if sorted(event.order) != list(range(len(things))):
        raise Refused(Say("refused.draw_does_not_fit"))
    return tuple(things[i] for i in event.order)


# ---------------------------------------------------------------- views every game has

Lamp = Literal["on", "off", "blink"]
DARK: dict[Letter, Lamp] = dict.fromkeys(LETTERS, "off")
LIT: dict[Letter, Lamp] = dict.fromkeys(LETTERS, "on")
BLINKING: dict[Letter, Lamp] = dict.fromkeys(LETTERS, "blink")


def lamps_of(menu: Menu) -> dict[Letter, Lamp]:
    """A lamp for each key that does something. Only where the menu itself tells no secret."""
    return {
        letter: "on" if letter in menu.taps or letter in menu.holds else "off" for letter in LETTERS
    }


def taps_of(menu: Menu) -> dict[Letter, Say]:
    """What the keys say. Only where everybody may know what that seat can choose."""
    return {letter: entry.label for letter, entry in sorted(menu.taps.items())}


class SeatView(Struct, frozen=True):
    """What one box gets. Its lamps can be seen by the neighbours; lines and `private` cannot."""

    lamps: Mapping[Letter, Lamp]
    lines: tuple[Say, ...]
    private: Struct


def with_more(kind: type[T], view: Struct, **shown: Any) -> T:
    """The same view as a wider type that has fields for what may be shown from now on."""
    return kind(**{name: getattr(view, name) for name in view.__struct_fields__}, **shown)


class Nothing(Struct, frozen=True):
    """A seat with no secrets at the moment."""


NOTHING = Nothing()


class Place(Struct, frozen=True):
    """One line of the final standing. Equal places share their number."""

    place: int
    seats: tuple[Seat, ...]
    amount: int
    note: Say | None = None


class Outcome(Struct, frozen=True):
    winners: tuple[Seat, ...]
    standing: tuple[Place, ...]
    reason: str
    words: Say


def rank(things: Iterable[T], key: Callable[[T], Any]) -> list[tuple[int, T]]:
    """Best first, with places; equals share a place and the next place is left out."""
    ordered = sorted(things, key=key, reverse=True)
    placed: list[tuple[int, T]] = []
    for index, thing in enumerate(ordered):
        shares = index > 0 and key(thing) == key(ordered[index - 1])
        placed.append((placed[-1][0] if shares else index + 1, thing))
    return placed


# ---------------------------------------------------------------- small things about seats


def left_of(seat: Seat, players: int) -> Seat:
    return seat % players + 1


@cache
def around_from(seat: Seat, players: int) -> tuple[Seat, ...]:
    """All other seats, beginning at this seat's left and going round."""
    return tuple((seat + step - 1) % players + 1 for step in range(1, players))


def put(things: tuple[T, ...], seat: Seat, thing: T) -> tuple[T, ...]:
    """The same tuple, one entry per seat, with this seat's entry changed."""
    return (*things[: seat - 1], thing, *things[seat:])


class Rulebook(Struct, Generic[State], frozen=True):
    """What a game's folder offers to the console, the bots and the tests of all games.

    `host_view` is None where nobody hosts. `public_view` is what a second screen may show: the
    table's view without what stands on the table's screen for one player alone. `cues` compares
    two table views, so that a sound can tell nothing that the table does not see.
    """

    name: str
    step: Callable[[State, Event], State]
    menu: Callable[[State, Seat], Menu]
    wanted: Callable[[State], Want | None]
    deadline: Callable[[State], Deadline | None]
    outcome: Callable[[State], Outcome | None]
    table_view: Callable[[State], Any]
    public_view: Callable[[State], Any]
    host_view: Callable[[State], Any] | None
    seat_view: Callable[[State, Seat], SeatView]
    windows: Callable[[State], Mapping[Letter, str]]
    cues: Callable[[Any, Any], tuple[str, ...]]


def no_doors(state: object) -> dict[Letter, str]:
    """For games in which no window ever opens."""
    del state
    return dict.fromkeys(LETTERS, "shut")
