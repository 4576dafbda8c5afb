"""The pins of a Raspberry Pi, opened through gpiozero: which library, and which chip.

gpiozero's global factory is never used: whoever needs pins is handed the factory opened here.
"""

import os
import struct
import tempfile
from collections.abc import Callable, Iterable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from pi_app.config.sections import PinLibrary
from pi_app.rules.core import Refused, Say

# A gpiozero `Factory`; gpiozero has no types.
Pins = Any

# The chip that drives the forty pins says so itself; its number differs by kernel.
PI_5_LABEL = "pinctrl-rp1"
PI_LABELS = (PI_5_LABEL, "pinctrl-bcm2711", "pinctrl-bcm2835")

# The kernel's GPIO_GET_CHIPINFO_IOCTL: name and label of 32 bytes each, then the line count.
CHIP_INFO = 0x8044B401
CHIP_INFO_FORM = "32s32sI"


def open_pins(library: PinLibrary, chips: Iterable[Path] | None = None) -> Pins:
    """A gpiozero factory, or `Refused` with what to do about it."""
    if find_spec("gpiozero") is None:
        raise Refused(Say("pins.no_gpiozero"))
    if library == "mock":
        return _mock()
    label, number = find_chip(chips)
    if library == "rpigpio":
        return _rpigpio(label)
    try:
        return _lgpio(number)
    except ImportError as missing:
        if library == "auto" and label != PI_5_LABEL:
            try:
                return _rpigpio(label)
            except Refused:
                pass  # lgpio is what we recommend, so its absence is the better reason
        raise Refused(Say("pins.no_lgpio")) from missing


def find_chip(
    chips: Iterable[Path] | None = None, label_of: Callable[[Path], str] | None = None
) -> tuple[str, int]:
    """Label and number of the chip behind the forty pins; `Refused` where there is none."""
    read = label_of or chip_label
    barred: Path | None = None
    for chip in sorted(Path("/dev").glob("gpiochip*") if chips is None else chips):
        try:
            label = read(chip)
        except PermissionError:
            barred = chip
            continue
        except OSError:
            continue
        if label in PI_LABELS:
            return label, int(chip.name.removeprefix("gpiochip"))
    if barred is not None:
        raise Refused(Say("pins.not_allowed", file=str(barred)))
    raise Refused(Say("pins.no_chip"))


def chip_label(chip: Path) -> str:
    import fcntl  # noqa: PLC0415 - only where there are such chips at all

    with chip.open("rb") as device:
        answer = fcntl.ioctl(device, CHIP_INFO, bytes(struct.calcsize(CHIP_INFO_FORM)))
    label: bytes = struct.unpack(CHIP_INFO_FORM, answer)[1]
    return label.split(b"\0", 1)[0].decode("ascii", "replace")


# ---------------------------------------------------------------- libraries


def _mock() -> Pins:
    from gpiozero.pins.mock import MockFactory, MockPWMPin  # noqa: PLC0415

    return MockFactory(pin_class=MockPWMPin)


def _rpigpio(label: str) -> Pins:
    if label == PI_5_LABEL:
        raise Refused(Say("pins.rpigpio_on_pi_5"))
    try:
        from gpiozero.pins.rpigpio import RPiGPIOFactory  # noqa: PLC0415
    except ImportError as missing:
        raise Refused(Say("pins.no_rpigpio")) from missing
    try:
        return RPiGPIOFactory()
    except Exception as trouble:
        raise Refused(Say("pins.broken", library="RPi.GPIO", why=str(trouble))) from trouble


def _lgpio(chip: int) -> Pins:
    give_lgpio_a_folder()
    try:
        import lgpio  # noqa: PLC0415
    except OSError as trouble:  # its pipe could not be made
        raise Refused(Say("pins.broken", library="lgpio", why=str(trouble))) from trouble
    from gpiozero.pins.lgpio import LGPIOFactory, LGPIOPin  # noqa: PLC0415

    class FinePin(LGPIOPin):  # type: ignore[misc]
        """gpiozero 2.0.1 cuts the duty cycle to whole per cent: 200 µs, or 20° of a servo."""

        _pwm: Any

        def _set_state(self, value: float) -> None:
            if not self._pwm:
                super()._set_state(value)
                return
            self._pwm = (self._pwm[0], value * 100)
            lgpio.tx_pwm(self.factory._handle, self._number, *self._pwm)

    try:
        factory = LGPIOFactory(chip=chip)
    except Exception as trouble:
        raise Refused(Say("pins.broken", library="lgpio", why=str(trouble))) from trouble
    factory.pin_class = FinePin
    return factory


def give_lgpio_a_folder() -> None:
    """lgpio makes a pipe in the working directory when it is imported, unless LG_WD is set."""
    if "LG_WD" in os.environ:
        return
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    if runtime and os.access(runtime, os.W_OK):
        os.environ["LG_WD"] = runtime
        return
    own = Path(tempfile.gettempdir()) / f"quizpult-{os.getuid()}"
    own.mkdir(mode=0o700, exist_ok=True)
    os.environ["LG_WD"] = str(own)
