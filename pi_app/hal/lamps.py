"""Lamps that are on, off or blink; all that blink on a device do so together."""

import logging
import threading
from collections.abc import Callable, Hashable, Mapping
from typing import Generic, TypeVar

from pi_app.hal.alarm import Alarm
from pi_app.rules.core import Lamp

BLINK_SECONDS = 0.35

Which = TypeVar("Which", bound=Hashable)

log = logging.getLogger(__name__)


class Lamps(Generic[Which]):
    """`switch` turns one lamp on or off. What it raises is logged once and goes no further."""

    def __init__(self, switch: Callable[[Which, bool], None], alarm: Alarm) -> None:
        self._switch = switch
        self._alarm = alarm
        self._wanted: dict[Which, Lamp] = {}
        self._lit: dict[Which, bool] = {}
        self._bright = True
        self._ticking = False
        self._complained = False
        self._lock = threading.Lock()

    def show(self, wanted: Mapping[Which, Lamp]) -> None:
        with self._lock:
            self._wanted.update(wanted)
            self._put()
            if not self._ticking and "blink" in self._wanted.values():
                self._ticking = True
                self._alarm.at(self._alarm.now() + BLINK_SECONDS, self._tick)

    def forget(self, which: Which) -> None:
        """The lamp may have changed behind our back: the next frame is written in full."""
        with self._lock:
            self._lit.pop(which, None)
            self._wanted.pop(which, None)

    def all_off(self) -> None:
        with self._lock:
            self._wanted = dict.fromkeys(self._wanted, "off")
            self._put()

    def _tick(self) -> None:
        with self._lock:
            self._ticking = "blink" in self._wanted.values()
            self._bright = not self._bright or not self._ticking
            self._put()
            if self._ticking:
                self._alarm.at(self._alarm.now() + BLINK_SECONDS, self._tick)

    def _put(self) -> None:
        for which, lamp in self._wanted.items():
            lit = lamp == "on" or (lamp == "blink" and self._bright)
            if self._lit.get(which) == lit:
                continue
            try:
                self._switch(which, lit)
            except Exception:
                if not self._complained:
                    self._complained = True
                    log.exception("a lamp cannot be switched; further ones are not reported")
                continue
            self._lit[which] = lit
