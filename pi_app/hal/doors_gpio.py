"""Servos on pins of the Raspberry Pi. Pulses only during a move; before the first one, none."""

from collections.abc import Mapping
from typing import Any

from pi_app.config.sections import Door
from pi_app.hal.pins import Pins
from pi_app.hal.switches import ShutSwitches, claim
from pi_app.rules.core import Letter, Say

FRAME_SECONDS = 0.02


class GpioServos:
    def __init__(self, doors: Mapping[Letter, Door], pins: Pins | Say) -> None:
        self._doors = doors
        self._pins = pins
        self._servos: dict[Letter, Any] = {}
        self._switches = ShutSwitches(doors, pins)

    def connect(self) -> None:
        self._switches.connect()
        for window, door in self._doors.items():
            if window not in self._servos and door.pin is not None:
                self._servos[window] = claim(
                    "Servo",
                    door.pin,
                    self._pins,
                    initial_value=None,  # D-21: gpiozero would move it to the middle
                    min_pulse_width=door.min_pulse / 1e6,
                    max_pulse_width=door.max_pulse / 1e6,
                    frame_width=FRAME_SECONDS,
                )

    def push(self, window: Letter, microseconds: float) -> None:
        self.connect()
        door = self._doors[window]
        way = (microseconds - door.min_pulse) / (door.max_pulse - door.min_pulse)
        self._servos[window].value = 2 * way - 1

    def rest(self, window: Letter) -> None:
        if window in self._servos:
            self._servos[window].detach()

    def is_shut(self, window: Letter) -> bool | None:
        return self._switches.is_shut(window)

    def close(self) -> None:
        for servo in self._servos.values():
            servo.close()
        self._servos.clear()
        self._switches.close()
