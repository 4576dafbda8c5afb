"""The loop: everything that happens, in one order by the time it happened; then what changed.

Devices report from their threads into one queue. The loop sleeps until something comes or is
due, takes it in order, and sends out differences: lamps first, then doors, then screens.
"""

import logging
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from queue import Empty, SimpleQueue
from typing import Protocol

from pi_app.console.evening import Evening
from pi_app.hal.ports import Boxes, BoxHere, DoorDone, DoorOrder, Doors, Frame, Signal
from pi_app.rules.core import Letter
from pi_app.scene import HostScene, TableScene

# A signal may be this late on its way from a device; only then is a deadline final.
GRACE = 0.05
LONGEST_SLEEP = 3600.0
# After so many signals the screens get a turn, so that a flood does not freeze them.
AT_ONCE = 500

_LOG = logging.getLogger(__name__)


@contextmanager
def whatever_happens(doing: str) -> Iterator[None]:
    """One device, screen or signal that fails must not take the others with it.

    Where it failed is told, and not what the error says: that could be somebody's secret.
    """
    try:
        yield
    except Exception as trouble:
        where = "".join(traceback.format_tb(trouble.__traceback__))
        _LOG.error("%s: %s\n%s", doing, type(trouble).__name__, where)


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
        with whatever_happens("waking the loop"):
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
        """One time round: in, step, out. What can wait until all have seen it comes before."""
        with whatever_happens("remembering cards"):
            self._evening.remember_cards()
        signals = self._inbox.take()
        for signal in signals:
            if isinstance(signal, BoxHere):
                self._frames.pop(signal.box, None)  # back again: right after one frame
            with whatever_happens("taking a signal"):
                self._evening.take(signal)
        with whatever_happens("letting time pass"):
            self._evening.pass_time(self._clock() - GRACE)
        with whatever_happens("building frames"):
            self._send_frames()
        for window, order in self._evening.take_door_orders():
            self._move(window, order)
        with whatever_happens("showing"):
            self._show()
        with whatever_happens("playing sounds"):
            self._watchers.play(self._evening.take_sounds())
        if len(signals) == AT_ONCE:
            self._inbox.wake()

    def _send_frames(self) -> None:
        for box, frame in self._evening.frames().items():
            here = self._evening.presence.has(box)
            if here and box in self._homes and frame != self._frames.get(box):
                with whatever_happens("showing a frame"):
                    self._homes[box].show(box, frame)
                    self._frames[box] = frame

    def _move(self, window: Letter, order: DoorOrder) -> None:
        try:
            self._doors.move(window, order)
        except Exception:
            with whatever_happens("moving a door"):
                raise
            self._inbox.put(DoorDone(window, "no_answer", self._clock()))

    def _show(self) -> None:
        table, host = self._evening.table_scene(), self._evening.host_to_show()
        if (table, host) != self._shown:
            self._watchers.show(table, host)
            self._shown = (table, host)

    def _until_due(self) -> float:
        due = self._evening.next_due
        if due is None:
            return LONGEST_SLEEP
        return max(0.0, due + GRACE - self._clock())
