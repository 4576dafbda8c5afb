"""Servos on a PCA9685, the sixteen-channel board on I²C.

The chip keeps making pulses when this program dies and through a short power cut. So it is reset
by software when it is connected, a channel is fully off except during a move, and the pin that
enables the outputs, where there is one, is only low then.
"""

from collections.abc import Callable
from typing import Any, Protocol

from pi_app.config.sections import Doors
from pi_app.hal.pins import Pins
from pi_app.hal.switches import ShutSwitches, claim
from pi_app.rules.core import Letter, Refused, Say

GENERAL_CALL, SOFTWARE_RESET = 0x00, 0x06
MODE_1, MODE_2, FIRST_CHANNEL, PRESCALE = 0x00, 0x01, 0x06, 0xFE
ASLEEP, AWAKE = 0x30, 0x20  # both step through registers by themselves
TOTEM_POLE = 0x04  # outputs driven both ways, and low while not enabled
FULLY_OFF = (0, 0, 0, 0x10)

STEPS = 4096
FRAME_MICROSECONDS = 20_000
# The chip's clock of 25 MHz over 4096 steps and 50 frames a second, less one.
PRESCALE_50_HZ = round(25_000_000 / STEPS * FRAME_MICROSECONDS / 1_000_000) - 1


class Bus(Protocol):
    """What we use of smbus2's `SMBus`."""

    def write_byte(self, i2c_addr: int, value: int) -> None: ...
    def write_byte_data(self, i2c_addr: int, register: int, value: int) -> None: ...
    def write_i2c_block_data(self, i2c_addr: int, register: int, data: list[int]) -> None: ...
    def close(self) -> None: ...


def open_bus(number: int) -> Bus:
    try:
        from smbus2 import SMBus  # noqa: PLC0415 - not installed where no such board is
    except ImportError as missing:
        raise Refused(Say("i2c.no_smbus2")) from missing
    try:
        return SMBus(number)
    except FileNotFoundError as trouble:
        raise Refused(Say("i2c.no_bus", bus=number)) from trouble
    except PermissionError as trouble:
        raise Refused(Say("i2c.not_allowed", bus=number)) from trouble


class Pca9685Servos:
    def __init__(
        self, doors: Doors, pins: Pins | Say | None, open_bus: Callable[[int], Bus] = open_bus
    ) -> None:
        self._settings = doors
        self._channels = {window: door.channel for window, door in doors.by_letter().items()}
        self._pins = pins
        self._open_bus = open_bus
        self._bus: Bus | None = None
        self._ready = False
        self._enable: Any = None
        self._switches = ShutSwitches(doors.by_letter(), pins)

    def connect(self) -> None:
        self._switches.connect()
        if self._settings.enable_pin is not None and self._enable is None:
            # Low enables: made with "off", the outputs are cut off from the first moment.
            self._enable = claim(
                "OutputDevice", self._settings.enable_pin, self._pins, active_high=False
            )
        if self._bus is None:
            self._bus = self._open_bus(self._settings.i2c_bus)
        address = self._settings.i2c_address
        try:
            self._bus.write_byte(GENERAL_CALL, SOFTWARE_RESET)  # every channel is off after it
            self._bus.write_byte_data(address, MODE_1, ASLEEP)
            self._bus.write_byte_data(address, PRESCALE, PRESCALE_50_HZ)
            self._bus.write_byte_data(address, MODE_2, TOTEM_POLE)
            self._bus.write_byte_data(address, MODE_1, AWAKE)
        except OSError as trouble:
            raise Refused(
                Say("i2c.no_chip", bus=self._settings.i2c_bus, address=f"0x{address:02X}")
            ) from trouble
        self._ready = True

    def push(self, window: Letter, microseconds: float) -> None:
        if not self._ready:
            self.connect()
        off = round(microseconds * STEPS / FRAME_MICROSECONDS)
        self._write(window, (0, 0, off & 0xFF, off >> 8))
        if self._enable is not None:
            self._enable.on()

    def rest(self, window: Letter) -> None:
        if self._enable is not None:
            self._enable.off()
        if self._ready:
            self._write(window, FULLY_OFF)

    def _write(self, window: Letter, registers: tuple[int, ...]) -> None:
        channel = self._channels[window]
        if self._bus is None or channel is None:
            raise Refused(Say("i2c.no_bus", bus=self._settings.i2c_bus))
        try:
            self._bus.write_i2c_block_data(
                self._settings.i2c_address, FIRST_CHANNEL + 4 * channel, list(registers)
            )
        except OSError:
            self._ready = False  # who knows what the chip does now: reset it before it is used
            raise

    def is_shut(self, window: Letter) -> bool | None:
        return self._switches.is_shut(window)

    def close(self) -> None:
        if self._enable is not None:
            self._enable.off()
        if self._bus is not None:
            try:
                for window in self._channels:
                    if self._ready:
                        self._write(window, FULLY_OFF)
            except OSError:
                pass  # it does not answer, so it cannot be told
            self._bus.close()
        if self._enable is not None:
            self._enable.close()
        self._bus, self._enable, self._ready = None, None, False
        self._switches.close()
