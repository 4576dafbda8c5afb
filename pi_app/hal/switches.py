"""The small switches that tell when a window is shut: to ground, pressed by the shut flap."""

from collections.abc import Mapping
from typing import Any

from pi_app.config.sections import Door
from pi_app.hal.pins import Pins
from pi_app.rules.core import Letter, Refused, Say


class ShutSwitches:
    def __init__(self, doors: Mapping[Letter, Door], pins: Pins | Say | None) -> None:
        self._numbers = {
            window: door.switch_pin for window, door in doors.items() if door.switch_pin is not None
        }
        self._pins = pins
        self._switches: dict[Letter, Any] = {}

    def connect(self) -> None:
        for window, number in self._numbers.items():
            if window not in self._switches:
                self._switches[window] = claim("InputDevice", number, self._pins, pull_up=True)

    def is_shut(self, window: Letter) -> bool | None:
        if window not in self._numbers:
            return None
        return bool(self._switches[window].is_active)

    def close(self) -> None:
        for switch in self._switches.values():
            switch.close()
        self._switches.clear()


def claim(kind: str, number: int, pins: Pins | Say | None, **how: Any) -> Any:
    """A gpiozero device of this kind on this pin, or `Refused` with the reason."""
    if isinstance(pins, Say):
        raise Refused(pins)
    import gpiozero  # noqa: PLC0415 - not installed where no pins are

    try:
        return getattr(gpiozero, kind)(number, pin_factory=pins, **how)
    except Exception as trouble:  # each library has its own kinds
        raise Refused(Say("pins.pin_refused", pin=number, why=str(trouble))) from trouble
