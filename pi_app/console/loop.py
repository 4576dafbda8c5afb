"""The loop: everything that happens, in one order by the time it happened; then what changed.

Devices report from their threads into one queue. The loop sleeps until something comes or is
due, takes it in order, and sends out differences: lamps first, then doors, then screens.
"""

from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from typing import Protocol

from pi_app.console.evening import Evening
from pi_app.hal.ports import Boxes, Doors, Frame, Signal
from pi_app.scene import HostScene, TableScene

# A signal may be this late on its way from a device; only then is a deadline final.
GRACE = 0.05
LONGEST_SLEEP = 3600.0
# After so many signals the screens get a turn, so that a flood does not freeze them.
AT_ONCE = 500


class Watchers(Protocol):
    """Who looks on: screens and sound. A test, or a headless console, has others."""

    def wait(self, seconds: float) -> None:
        """Sleeps until `wake` is called, or so long; what people do goes to the inbox."""

    def show(self, table: TableScene, host: HostScene | None) -> None: ...

    def play(self, sounds: Sequence[str]) -> None: ...


class Inbox:
    """The queue all devices report to. `put` never blocks and never raises."""

    def __init__(self, wake: Callable[[], None]) -> None:
        self._queue: SimpleQueue[Signal] = SimpleQueue()
        self.wake = wake

    def put(self, signal: Signal) -> None:
        self._queue.put(signal)
        self.wake()

    def take(self) -> list[Signal]:
        """What has come, ordered by the time it happened at its source."""
        signals: list[Signal] = []
        try:
            while len(signals) < AT_ONCE:
                signals.append(self._queue.get_nowait())
        except Empty:
            pass
        return sorted(signals, key=lambda signal: signal.at)


class Loop:
    def __init__(
        self,
        evening: Evening,
        devices: Sequence[Boxes],
        doors: Doors,
        watchers: Watchers,
        inbox: Inbox,
        clock: Callable[[], float],
    ) -> None:
        self._evening, self._doors, self._watchers = evening, doors, watchers
        self._inbox, self._clock = inbox, clock
        self._homes = {box: device for device in devices for box in device.boxes}
        self._frames: dict[str, Frame] = {}
        self._shown: tuple[TableScene, HostScene | None] | None = None
        self.stopped = False

    def run(self) -> None:
        while not self.stopped:
            self.turn()
            self._watchers.wait(self._until_due())

    def turn(self) -> None:
        """One time round: in, step, out."""
        signals = self._inbox.take()
        for signal in signals:
            self._evening.take(signal)
        self._evening.pass_time(self._clock() - GRACE)
        self._send_frames()
        for window, order in self._evening.take_door_orders():
            self._doors.move(window, order)
        table, host = self._evening.table_scene(), self._evening.host_to_show()
        if (table, host) != self._shown:
            self._shown = (table, host)
            self._watchers.show(table, host)
        self._watchers.play(self._evening.take_sounds())
        if len(signals) == AT_ONCE:
            self._inbox.wake()

    def _send_frames(self) -> None:
        for box in [box for box in self._frames if not self._evening.here.get(box, False)]:
            del self._frames[box]  # one that comes back is right after one frame
        for box, frame in self._evening.frames().items():
            here = self._evening.here.get(box, False)
            if here and box in self._homes and frame != self._frames.get(box):
                self._frames[box] = frame
                self._homes[box].show(box, frame)

    def _until_due(self) -> float:
        due = self._evening.next_due
        if due is None:
            return LONGEST_SLEEP
        return max(0.0, due + GRACE - self._clock())
