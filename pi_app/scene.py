"""What the console hands to screens: value types only, each built for one audience.

A `TableScene` goes to the screen that everybody sees, a `HostScene` to the quizmaster's. The
`stage` of a scene is either a game's own table view (`pi_app.rules.*.views`) or one of the
stages below, which belong to the evening around the games.
"""

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct

from pi_app.rules.core import Lamp, Letter, Say, Seat

# ---------------------------------------------------------------- stages of the evening


class Page(Struct, frozen=True):
    """A page of set-up: a question to the table and up to four answers on the keys."""

    title: Say
    lines: tuple[Say, ...] = ()
    taps: Mapping[Letter, Say] = {}
    holds: Mapping[Letter, Say] = {}
    chosen: frozenset[Letter] = frozenset()  # taps that are switched on
    usual: frozenset[Letter] = frozenset()  # what was chosen the last time


class LobbySeat(Struct, frozen=True):
    seat: Seat
    name: str | Say
    who: Literal["free", "person", "bot", "away"]
    box: str = ""
    active: bool = False  # whose turn it is to choose a name


class Lobby(Struct, frozen=True):
    """The seats fill up."""

    page: Page
    seats: tuple[LobbySeat, ...]


class Practice(Struct, frozen=True):
    """A question that counts for nothing and teaches the boxes."""

    page: Page
    question: Say
    answers: Mapping[Letter, Say]
    seats: tuple[LobbySeat, ...]
    done: tuple[Seat, ...]
    leaning: tuple[Seat, ...] = ()  # pressed once; it counts for nothing, so it is no secret


class FamousRun(Struct, frozen=True):
    place: int
    names: str
    result: Say
    game: Say
    when: str


class HallOfFame(Struct, frozen=True):
    page: Page
    runs: tuple[FamousRun, ...]


# ---------------------------------------------------------------- around the stage


class Clock(Struct, frozen=True):
    """A deadline under way; while it runs, `left` counts down from `seconds` by itself."""

    seconds: float
    left: float
    running: bool


class BoxScene(Struct, frozen=True):
    """A box as it is drawn at the edge of the table's window, or on the host's screen.

    `covered`: other people look at the same screen, so lines and labels are left empty by the
    console; only name, lamps and key caps are shown until the player asks to look.
    """

    seat: Seat
    name: str
    box: str
    here: bool
    bot: bool
    lamps: Mapping[Letter, Lamp]
    lines: tuple[Say, ...]
    taps: Mapping[Letter, Say]
    holds: Mapping[Letter, Say]
    key_caps: Mapping[Letter, str]  # the keys of the keyboard that press it, if any
    covered: bool = False
    alone: bool = False  # nobody else plays but bots: this is the reader's own box


class TableScene(Struct, frozen=True):
    """For everybody. Nothing in here is anybody's secret, except what `boxes` uncovers."""

    language: Literal["de", "en"]
    stage: Any  # Page | Lobby | Practice | HallOfFame | a game's TableView
    clock: Clock | None = None
    cover: Page | None = None  # the pause: covers the stage
    notices: tuple[Say, ...] = ()  # "box 3 is away"
    boxes: tuple[BoxScene, ...] = ()  # the virtual ones
    attract: bool = False  # bots play because nobody else does


Lights = Literal["good", "warning", "bad", "none"]


class Light(Struct, frozen=True):
    """A traffic light on the host's screen: boxes, doors, sound."""

    what: Say
    state: Lights
    detail: Say | None = None


class HostScene(Struct, frozen=True):
    """For the quizmaster alone."""

    language: Literal["de", "en"]
    stage: Any  # what the table sees
    host: Any | None  # the game's HostView; None where nobody hosts and in set-up
    keys: BoxScene | None  # the host's own box: what each of the four keys does now
    clock: Clock | None = None
    cover: Page | None = None
    notices: tuple[Say, ...] = ()  # "put two chips back on window B", refusals
    log: tuple[Say, ...] = ()  # the last steps, newest first
    can_undo: bool = False
    lights: tuple[Light, ...] = ()
    volume: int = 100  # percent
    muted: bool = False
    less_motion: bool = False


# What touch on a screen can ask for besides pressing a key of a box.
Wish = Literal[
    "undo", "pause", "more_time", "louder", "softer", "mute", "swap_screens", "less_motion"
]
