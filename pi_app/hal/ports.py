"""What a device is. The console knows devices only through this file.

A device reports from any thread: `report` puts the signal on the console's queue, never blocks
and never raises. What a device is told to show is always a whole state, so a box that comes
back is right after one frame.
"""

from collections.abc import Callable, Mapping
from typing import Literal, Protocol

from msgspec import Struct

from pi_app.rules.core import DoorNews, Lamp, Letter, Say


class Edge(Struct, frozen=True):
    """A key went down or came up. `at` is the monotonic clock of this machine, in seconds."""

    box: str
    key: Letter
    down: bool
    at: float


class BoxHere(Struct, frozen=True):
    """A box was found, or is back."""

    box: str
    at: float


class BoxAway(Struct, frozen=True):
    """A box is missing or has gone; `why` says what the host can do about it."""

    box: str
    why: Say
    at: float


class DoorDone(Struct, frozen=True):
    """What became of an order to a window."""

    window: Letter
    news: DoorNews
    at: float


Signal = Edge | BoxHere | BoxAway | DoorDone
Report = Callable[[Signal], None]


class Frame(Struct, frozen=True):
    """All that a box shows: four lamps and, where it has a display, lines of text."""

    lamps: Mapping[Letter, Lamp]
    lines: tuple[str, ...] = ()


class Boxes(Protocol):
    """A device that brings one or several boxes to the table. It is closed by `with`."""

    @property
    def boxes(self) -> tuple[str, ...]:
        """The names of its boxes, for example `gpio 1`: stable over restarts."""

    def has_display(self, box: str) -> bool: ...

    def listen(self, report: Report) -> None:
        """Begin to report. Every box is reported as here or away once, at once."""

    def show(self, box: str, frame: Frame) -> None:
        """Never blocks, never raises; a box that is away is reported, not complained about."""

    def close(self) -> None:
        """Lamps off, threads gone. Closing twice does nothing."""


DoorOrder = Literal["open", "shut"]
DoorState = Literal["open", "shut", "unknown"]


class Doors(Protocol):
    """The four windows. No door moves except by `move` (D-21): not at start, not at `close`."""

    def listen(self, report: Report) -> None: ...

    def move(self, window: Letter, order: DoorOrder) -> None:
        """Returns at once; a `DoorDone` follows, whatever happens. One door moves at a time."""

    def state(self, window: Letter) -> DoorState:
        """As far as a switch or the last finished order tells."""

    def close(self) -> None:
        """Pulses off; every door stays as it is."""
