"""Calling back at a time. A device owns one alarm; a test turns one by hand instead."""

import heapq
import itertools
import logging
import threading
import time
from collections.abc import Callable
from typing import Protocol

Call = Callable[[], None]

log = logging.getLogger(__name__)


class Alarm(Protocol):
    def now(self) -> float:
        """The monotonic clock of this machine, in seconds."""

    def at(self, due: float, call: Call) -> None:
        """Calls are made one after the other, in the order of their time."""

    def close(self) -> None:
        """What has not been called by now never will be. Closing twice does nothing."""


class ThreadAlarm:
    """One thread, asleep until something is due; it begins with the first call asked for."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._waiting: list[tuple[float, int, Call]] = []
        self._numbers = itertools.count()  # equal times keep their order
        self._changed = threading.Condition()
        self._closed = False
        self._thread: threading.Thread | None = None

    def now(self) -> float:
        return time.monotonic()

    def at(self, due: float, call: Call) -> None:
        with self._changed:
            if self._closed:
                return
            if self._thread is None:
                thread = threading.Thread(target=self._run, name=self._name, daemon=True)
                thread.start()
                self._thread = thread
            heapq.heappush(self._waiting, (due, next(self._numbers), call))
            self._changed.notify()

    def close(self) -> None:
        with self._changed:
            self._closed = True
            self._waiting.clear()
            self._changed.notify()
        if self._thread not in (None, threading.current_thread()):
            self._thread.join()

    def _run(self) -> None:
        while call := self._next():
            try:
                call()
            except Exception:
                log.exception("%s: a call failed; the others go on", self._name)

    def _next(self) -> Call | None:
        with self._changed:
            while not self._closed:
                left = self._waiting[0][0] - self.now() if self._waiting else None
                if left is not None and left <= 0:
                    return heapq.heappop(self._waiting)[2]
                self._changed.wait(left)
            return None
