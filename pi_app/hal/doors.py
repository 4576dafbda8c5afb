"""The four windows, whatever moves their servos: one at a time, by order only (D-21).

`ServoDoors` knows orders, limits and switches; a `Servos` only makes pulses. `move` is the only
way to a pulse: nothing at construction, `listen`, `close`, an exception or a restart asks for one.
"""

import logging
import threading
import time
from collections import deque
from collections.abc import Mapping
from functools import partial
from typing import Protocol, Self

from pi_app.config.sections import Door
from pi_app.hal.alarm import Alarm
from pi_app.hal.ports import DoorDone, DoorOrder, DoorState, Report
from pi_app.rules.core import DoorNews, Letter, Refused, Say

log = logging.getLogger(__name__)

DONE: dict[DoorOrder, DoorNews] = {"open": "opened", "shut": "shut"}


class Servos(Protocol):
    """Makes pulses. Everything may raise except `close`; the doors turn that into a report."""

    def connect(self) -> None:
        """Make ready, with all pulses off. Nothing moves. `Refused` says what to do."""

    def push(self, window: Letter, microseconds: float) -> None:
        """Pulses of this length begin."""

    def rest(self, window: Letter) -> None:
        """The pulses end; the servo stays where it is."""

    def is_shut(self, window: Letter) -> bool | None:
        """What the switch of this window says; None where there is none."""

    def close(self) -> None:
        """All pulses off, everything given back."""


class ServoDoors:
    def __init__(self, doors: Mapping[Letter, Door], servos: Servos, alarm: Alarm) -> None:
        self._doors = doors
        self._servos = servos
        self._alarm = alarm
        self._report: Report | None = None
        self._orders: deque[tuple[Letter, DoorOrder]] = deque()  # the first is under way
        self._finished: dict[Letter, DoorState] = dict.fromkeys(doors, "unknown")
        self._closed = False
        self._lock = threading.RLock()

    def connect(self) -> Say | None:
        """Before the first order; what is wrong then may be mended by the time of an order."""
        try:
            self._servos.connect()
        except Refused as trouble:
            return trouble.reason
        return None

    def listen(self, report: Report) -> None:
        self._report = report

    def move(self, window: Letter, order: DoorOrder) -> None:
        with self._lock:
            if self._closed:
                self._tell(window, "no_answer")
                return
            self._orders.append((window, order))
            if len(self._orders) == 1:
                self._go_on()

    def state(self, window: Letter) -> DoorState:
        """A switch sees the flap, not the bolt, so it must agree with the last order."""
        finished = self._finished[window]
        try:
            shut = self._servos.is_shut(window)
        except Exception:
            return "unknown"
        match finished, shut:
            case _, None:
                return finished
            case (("shut" | "unknown"), True):
                return "shut"
            case "open", False:
                return "open"
        return "unknown"

    def close(self) -> None:
        with self._lock:
            if self._closed:
                return
            self._closed = True
        self._alarm.close()
        self._servos.close()
        for window, _ in self._orders:
            self._tell(window, "no_answer")
        self._orders.clear()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *trouble: object) -> None:
        self.close()

    # ------------------------------------------------------------ one order after the other

    def _go_on(self) -> None:
        try:
            self._alarm.at(self._alarm.now(), self._begin)
        except RuntimeError:  # no thread to be had
            log.exception("an order to a window cannot be carried out")
            while self._orders:
                self._tell(self._orders.popleft()[0], "no_answer")

    def _begin(self) -> None:
        if self._closed:
            return
        window, order = self._orders[0]
        door = self._doors[window]
        if self.state(window) == order:
            self._end(window, DONE[order])
            return
        self._finished[window] = "unknown"
        try:
            self._servos.push(window, door.pulse(order))
        except Exception:
            log.warning("window %s cannot be moved", window, exc_info=True)
            self._stop(window)
            self._end(window, "no_answer")
            return
        self._alarm.at(self._alarm.now() + door.move_seconds, partial(self._arrive, window, order))

    def _arrive(self, window: Letter, order: DoorOrder) -> None:
        news: DoorNews = "no_answer"
        if self._stop(window):
            try:
                shut = self._servos.is_shut(window)
                news = DONE[order] if shut in (None, order == "shut") else "stalled"
            except Exception:
                log.warning("the switch of window %s cannot be read", window, exc_info=True)
        if news == DONE[order]:
            self._finished[window] = order
        self._end(window, news)

    def _stop(self, window: Letter) -> bool:
        try:
            self._servos.rest(window)
        except Exception:
            log.warning("the pulses of window %s cannot be ended", window, exc_info=True)
            return False
        return True

    def _end(self, window: Letter, news: DoorNews) -> None:
        with self._lock:
            if self._closed:
                return
            self._orders.popleft()
            self._tell(window, news)
            if self._orders:
                self._go_on()

    def _tell(self, window: Letter, news: DoorNews) -> None:
        if self._report is None:
            return
        try:
            self._report(DoorDone(window, news, self._alarm.now()))
        except Exception:
            log.exception("what became of window %s could not be reported", window)


class NoDoors:
    """No windows at this table: every order stays unanswered, so the host does it by hand."""

    def __init__(self) -> None:
        self._report: Report | None = None

    def listen(self, report: Report) -> None:
        self._report = report

    def move(self, window: Letter, order: DoorOrder) -> None:
        del order
        if self._report is not None:
            self._report(DoorDone(window, "no_answer", time.monotonic()))

    def state(self, window: Letter) -> DoorState:
        del window
        return "unknown"

    def close(self) -> None:
        self._report = None
