"""Boxes on the pins of a Raspberry Pi: four buttons to ground and, if wanted, four lamps.

The first edge counts and is reported at once. What the contact does in the next 30 ms or so is
bounce, and is ignored for that one button; then its level is looked at, so that a press shorter
than the bounce still comes up again. Libraries are told not to debounce: they report late.
"""

import logging
import threading
from collections.abc import Callable
from typing import Any, Self

from pi_app.config.sections import Gpio, GpioBox
from pi_app.hal.alarm import Alarm
from pi_app.hal.lamps import Lamps
from pi_app.hal.pins import Pins
from pi_app.hal.ports import BoxAway, BoxHere, Edge, Frame, Report
from pi_app.rules.core import Letter, Say

# An edge cannot be older than this when it reaches us: such a time is from another clock.
OLDEST_EDGE = 1.0

log = logging.getLogger(__name__)


class Button:
    """One button with a lock-out of its own: a neighbour's press is never part of its bounce."""

    def __init__(
        self,
        pin: int,
        pins: Pins,
        bounce: float,
        alarm: Alarm,
        tell: Callable[[bool, float], None],
    ) -> None:
        from gpiozero import InputDevice  # noqa: PLC0415

        self._bounce = bounce
        self._alarm = alarm
        self._tell = tell
        self._lock = threading.Lock()
        self._device = InputDevice(pin, pull_up=True, pin_factory=pins)
        self._down = bool(self._device.is_active)
        self._locked_until = float("-inf")
        self._last_edge = float("-inf")
        self._device.pin.bounce = None
        self._device.pin.edges = "both"
        self._device.pin.when_changed = self._changed

    def _changed(self, ticks: float, state: float) -> None:
        """On the library's one thread: raising here would silence every button."""
        try:
            now = self._alarm.now()
            # Kernels before 5.7 stamp edges with the time of day.
            at = ticks if 0 <= now - ticks <= OLDEST_EDGE else now
            with self._lock:
                self._last_edge = at
                if at >= self._locked_until:
                    self._take(not state, at)
        except Exception:
            log.exception("an edge was lost")

    def _take(self, down: bool, at: float) -> None:
        if down == self._down:
            return
        self._down = down
        self._locked_until = at + self._bounce
        self._alarm.at(self._locked_until, self._look_again)
        self._tell(down, at)

    def _look_again(self) -> None:
        with self._lock:
            if not self._device.closed:
                self._take(bool(self._device.is_active), self._last_edge)

    def close(self) -> None:
        with self._lock:
            if not self._device.closed:
                self._device.pin.when_changed = None
                self._device.close()


class GpioBoxes:
    """`pins` is a gpiozero factory, or the reason why there is none: then all boxes are away."""

    def __init__(self, gpio: Gpio, pins: Pins | Say, bounce: float, alarm: Alarm) -> None:
        self.boxes = gpio.names
        self._settings = dict(zip(gpio.names, gpio.box, strict=True))
        self._pins = pins
        self._bounce = bounce
        self._alarm = alarm
        self._buttons: list[Button] = []
        self._leds: dict[tuple[str, Letter], Any] = {}
        self._lamps = Lamps(self._switch, alarm)
        self._report: Report | None = None

    def has_display(self, box: str) -> bool:
        del box  # text needs a box of its own with a processor
        return False

    def listen(self, report: Report) -> None:
        self._report = report
        for box, settings in self._settings.items():
            trouble = self._pins if isinstance(self._pins, Say) else self._open(box, settings)
            now = self._alarm.now()
            report(BoxAway(box, trouble, now) if trouble else BoxHere(box, now))

    def _open(self, box: str, settings: GpioBox) -> Say | None:
        from gpiozero import LED  # noqa: PLC0415

        pin = 0
        try:
            for letter, pin in settings.lamps.by_letter().items() if settings.lamps else ():
                self._leds[box, letter] = LED(pin, pin_factory=self._pins)
            for letter, pin in settings.buttons.by_letter().items():
                button = Button(
                    pin, self._pins, self._bounce, self._alarm, self._teller(box, letter)
                )
                self._buttons.append(button)
        except Exception as trouble:  # each library has its own kinds
            return Say("pins.pin_refused", pin=pin, why=str(trouble))
        return None

    def _teller(self, box: str, letter: Letter) -> Callable[[bool, float], None]:
        def tell(down: bool, at: float) -> None:
            if self._report is not None:
                self._report(Edge(box, letter, down, at))

        return tell

    def show(self, box: str, frame: Frame) -> None:
        lamps = {(box, letter): lamp for letter, lamp in frame.lamps.items()}
        self._lamps.show({which: lamp for which, lamp in lamps.items() if which in self._leds})

    def _switch(self, which: tuple[str, Letter], lit: bool) -> None:
        self._leds[which].value = lit

    def close(self) -> None:
        self._report = None
        self._alarm.close()
        self._lamps.all_off()
        for button in self._buttons:
            button.close()
        for led in self._leds.values():
            led.close()
        self._buttons.clear()
        self._leds.clear()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *trouble: object) -> None:
        self.close()
