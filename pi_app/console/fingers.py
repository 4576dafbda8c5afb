"""From keys that go down and up to taps and holds.

A tap counts from the moment the key went down. Where a key has no hold, the tap counts at
once; where it has one, only letting go tells which of the two was meant. A key that goes down
again sooner than a finger could has bounced: that is no second press.
"""

from collections.abc import Callable

from msgspec import Struct

from pi_app.hal.ports import Edge
from pi_app.rules.core import Letter


class Pressed(Struct, frozen=True):
    box: str
    key: Letter
    held: bool
    at: float


Key = tuple[str, Letter]
BOUNCE_SECONDS = 0.03


class Fingers:
    def __init__(self, hold_seconds: float, has_hold: Callable[[str, Letter], bool]) -> None:
        self._hold_seconds = hold_seconds
        self._has_hold = has_hold
        self._undecided: dict[Key, float] = {}  # down, and neither tap nor hold yet
        self._down: set[Key] = set()
        self._came_up: dict[Key, float] = {}

    def edge(self, edge: Edge) -> Pressed | None:
        key = (edge.box, edge.key)
        if edge.down == (key in self._down):  # a repeat tells nothing new
            return None
        if not edge.down:
            self._down.discard(key)
            self._came_up[key] = edge.at
            since = self._undecided.pop(key, None)
            if since is None:
                return None
            return Pressed(*key, edge.at - since >= self._hold_seconds, since)
        self._down.add(key)
        if edge.at - self._came_up.get(key, -BOUNCE_SECONDS) < BOUNCE_SECONDS:
            return None
        if not self._has_hold(*key):
            return Pressed(*key, False, edge.at)
        self._undecided[key] = edge.at
        return None

    def holds(self, now: float) -> list[Pressed]:
        """Keys that have been down long enough; a stuck one is a hold once and then silent."""
        due = [key for key, since in self._undecided.items() if now - since >= self._hold_seconds]
        return [Pressed(*key, True, self._undecided.pop(key)) for key in due]

    def is_down(self, box: str, key: Letter) -> bool:
        return (box, key) in self._down

    def forget(self, box: str) -> None:
        """The box is gone: nobody will hear its keys come up."""
        self._down = {key for key in self._down if key[0] != box}
        self._undecided = {key: at for key, at in self._undecided.items() if key[0] != box}

    @property
    def next_hold(self) -> float | None:
        return min(self._undecided.values()) + self._hold_seconds if self._undecided else None

    @property
    def oldest(self) -> float | None:
        """Since when the oldest undecided key is down: it may still count for that moment."""
        return min(self._undecided.values(), default=None)
