"""Time turned by hand, and somebody who listens to devices."""

import heapq
import itertools
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

import pytest

from pi_app.hal.ports import DoorDone, Edge, Signal

Kind = TypeVar("Kind")


class HandAlarm:
    """An `Alarm` that calls only while a test turns it."""

    def __init__(self, start: float = 1000.0) -> None:
        self.time = start
        self.closed = False
        self._waiting: list[tuple[float, int, Callable[[], None]]] = []
        self._numbers = itertools.count()

    def now(self) -> float:
        return self.time

    def at(self, due: float, call: Callable[[], None]) -> None:
        if not self.closed:
            heapq.heappush(self._waiting, (due, next(self._numbers), call))

    def close(self) -> None:
        self.closed = True
        self._waiting.clear()

    def turn(self, seconds: float = 0.0) -> None:
        """Time passes; what falls due on the way is called at its own time."""
        end = self.time + seconds
        while self._waiting and self._waiting[0][0] <= end:
            due, _, call = heapq.heappop(self._waiting)
            self.time = max(self.time, due)
            call()
        self.time = end

    @property
    def idle(self) -> bool:
        return not self._waiting


class Listener:
    def __init__(self) -> None:
        self.heard: list[Signal] = []

    def __call__(self, signal: Signal) -> None:
        self.heard.append(signal)

    def of(self, kind: type[Kind]) -> list[Kind]:
        return [signal for signal in self.heard if isinstance(signal, kind)]

    @property
    def edges(self) -> list[tuple[str, str, bool, float]]:
        """Times in milliseconds from the start of the hand's clock."""
        return [(e.box, e.key, e.down, round((e.at - 1000) * 1000, 3)) for e in self.of(Edge)]

    @property
    def news(self) -> list[tuple[str, str]]:
        return [(done.window, done.news) for done in self.of(DoorDone)]


@contextmanager
def mock_time(alarm: HandAlarm) -> Iterator[None]:
    """gpiozero's mock pins stamp their edges with the hand's clock too."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("gpiozero.pins.mock.monotonic", alarm.now)
        yield
