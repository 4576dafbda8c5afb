"""The sections of `quizpult.toml`, their keys, limits and defaults: this file is the list.

`quizpult.example.toml` explains every key; a test compares the two.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from pi_app.rules.core import LETTERS, Letter
from pi_app.words import Language

MOST_BOXES = 8

Percent = Annotated[int, Meta(ge=0, le=100)]
Angle = Annotated[float, Meta(ge=0, le=180)]
Microseconds = Annotated[int, Meta(ge=400, le=2600)]
BoxCount = Annotated[int, Meta(ge=0, le=MOST_BOXES)]
# Which numbers are pins at all, and which are taken, is said by `checks`, with the reason.
Pin = int


class Section(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the file. What it does not know is refused, so that no typing error stays."""


class Table(Section, frozen=True):
    language: Language = "de"
    hold_seconds: Annotated[float, Meta(ge=0.2, le=3)] = 0.6
    bounce_ms: Annotated[int, Meta(ge=5, le=200)] = 30


class Screen(Section, frozen=True):
    windows: Literal["auto", "one", "two"] = "auto"
    fullscreen: bool = False
    swap: bool = False
    less_motion: bool = False


class Sound(Section, frozen=True):
    volume: Percent = 80
    mute: bool = False
    voice: bool = False


class FourPins(Section, frozen=True):
    """A pin (BCM number) for each letter."""

    A: Pin
    B: Pin
    C: Pin
    D: Pin

    def by_letter(self) -> dict[Letter, Pin]:
        return {letter: getattr(self, letter) for letter in LETTERS}


class GpioBox(Section, frozen=True):
    buttons: FourPins
    lamps: FourPins | None = None
    name: Annotated[str, Meta(max_length=14)] = ""


PinLibrary = Literal["auto", "lgpio", "rpigpio", "mock"]


class Gpio(Section, frozen=True):
    factory: PinLibrary = "auto"
    box: Annotated[tuple[GpioBox, ...], Meta(max_length=MOST_BOXES)] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """A box without a name of its own is called by its place in the file."""
        return tuple(box.name or f"gpio {place}" for place, box in enumerate(self.box, start=1))


class Door(Section, frozen=True):
    """A servo. 0° is `min_pulse`, 180° is `max_pulse`; it never gets a pulse beyond them."""

    pin: Pin | None = None
    channel: Annotated[int, Meta(ge=0, le=15)] | None = None
    shut_angle: Angle = 0
    open_angle: Angle = 90
    min_pulse: Microseconds = 600
    max_pulse: Microseconds = 2400
    move_seconds: Annotated[float, Meta(ge=0.1, le=5)] = 0.8
    switch_pin: Pin | None = None

    def pulse(self, order: Literal["open", "shut"]) -> float:
        """The length of the pulses that bring the servo there, in microseconds."""
        angle = self.open_angle if order == "open" else self.shut_angle
        return self.min_pulse + (self.max_pulse - self.min_pulse) * angle / 180


class Doors(Section, frozen=True):
    driver: Literal["virtual", "none", "gpio", "pca9685"] = "virtual"
    i2c_bus: Annotated[int, Meta(ge=0, le=99)] = 1
    i2c_address: Annotated[int, Meta(ge=0x40, le=0x7F)] = 0x40
    enable_pin: Pin | None = None
    A: Door = Door()
    B: Door = Door()
    C: Door = Door()
    D: Door = Door()

    def by_letter(self) -> dict[Letter, Door]:
        return {letter: getattr(self, letter) for letter in LETTERS}


KeyboardLayout = Literal["de", "us"]


class Keyboard(Section, frozen=True):
    enabled: bool = True
    layout: KeyboardLayout = "de"
    players: Annotated[int, Meta(ge=1, le=MOST_BOXES)] = 5


class Buzz(Section, frozen=True):
    enabled: bool = True
    sets: Annotated[int, Meta(ge=0, le=2)] = 0


class Virtual(Section, frozen=True):
    boxes: BoxCount = 5
    display: bool = True


class Config(Section, frozen=True):
    table: Table = Table()
    screen: Screen = Screen()
    sound: Sound = Sound()
    gpio: Gpio = Gpio()
    doors: Doors = Doors()
    keyboard: Keyboard = Keyboard()
    buzz: Buzz = Buzz()
    virtual: Virtual = Virtual()

    @property
    def needs_pins(self) -> bool:
        """Whether anything at this table hangs on the pins of a Raspberry Pi."""
        doors = self.doors
        servos_on_pins = doors.driver == "gpio"
        helpers = [doors.enable_pin, *(door.switch_pin for door in doors.by_letter().values())]
        helped = doors.driver == "pca9685" and any(pin is not None for pin in helpers)
        return bool(self.gpio.box) or servos_on_pins or helped

    @property
    def boxes_on_screen(self) -> int:
        """Real boxes replace the drawn ones; players at the keyboard need theirs to look at."""
        drawn = 0 if self.gpio.box else self.virtual.boxes
        return max(drawn, self.keyboard.players if self.keyboard.enabled else 0)
