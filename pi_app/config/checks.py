"""What one key alone cannot show: pins used twice, pins that are taken, doors without a servo."""

from collections.abc import Iterator

from msgspec import Struct

from pi_app.config.sections import Config, Door
from pi_app.rules.core import Letter, Say

PINS = range(2, 28)
EEPROM_PINS = (0, 1)  # every Pi asks its board there at start
I2C_PINS = (2, 3)
I2C_BUS_OF_THOSE = 1
UART_PINS = (14, 15)
SPI_PINS = range(7, 12)
PULSES_AT_START = 14  # goes high for a moment when a Pi starts

# Names that other devices give to their boxes.
TAKEN_NAMES = ("screen ", "buzz ")

# Which key says where the servo of a door hangs, by driver.
SERVO_AT = {"gpio": "pin", "pca9685": "channel"}


class Use(Struct, frozen=True):
    """A pin, and the key that names it."""

    pin: int
    section: str
    key: str
    moves_door: bool


def faults_between_keys(config: Config) -> list[Say]:
    return [
        *_faults_of_names(config),
        *(fault for use in pins_in_use(config) for fault in _faults_of_pin(use, config)),
        *_pins_used_twice(config),
        *_faults_of_doors(config),
    ]


def cautions(config: Config) -> list[Say]:
    """Nothing wrong, but worth knowing when a button does not work."""
    said = []
    for key, pins in (("config.caution_uart", UART_PINS), ("config.caution_spi", SPI_PINS)):
        used = sorted({use.pin for use in pins_in_use(config) if use.pin in pins})
        if used:
            said.append(Say(key, pins=", ".join(f"GPIO {pin}" for pin in used)))
    return said


def pins_in_use(config: Config) -> list[Use]:
    return [
        Use(pin, section, key, moves_door)
        for pin, section, key, moves_door in _pin_keys(config)
        if pin is not None
    ]


def _pin_keys(config: Config) -> Iterator[tuple[int | None, str, str, bool]]:
    """All keys that name a pin; None where none is given, or none could be read."""
    for place, box in enumerate(config.gpio.box, start=1):
        section = f"gpio.box {place}"
        for letter, pin in box.buttons.by_letter().items() if box.buttons else ():
            yield pin, section, f"buttons.{letter}", False
        for letter, pin in box.lamps.by_letter().items() if box.lamps else ():
            yield pin, section, f"lamps.{letter}", False
    doors = config.doors
    if doors.driver not in SERVO_AT:
        return
    yield doors.enable_pin, "doors", "enable_pin", True
    for letter, door in doors.by_letter().items():
        yield door.pin, f"doors.{letter}", "pin", True
        yield door.switch_pin, f"doors.{letter}", "switch_pin", False


# ---------------------------------------------------------------- pins


def _faults_of_pin(use: Use, config: Config) -> Iterator[Say]:
    where = {"section": use.section, "entry": use.key, "pin": use.pin}
    doors = config.doors
    i2c_used = doors.driver == "pca9685" and doors.i2c_bus == I2C_BUS_OF_THOSE
    if use.pin in EEPROM_PINS:
        yield Say("config.pin_eeprom", **where)
    elif use.pin not in PINS:
        yield Say("config.pin_unknown", **where)
    elif use.pin in I2C_PINS and i2c_used:
        yield Say("config.pin_i2c", **where)
    elif use.pin == PULSES_AT_START and use.moves_door:  # D-21
        yield Say("config.pin_starts_high", **where)


def _pins_used_twice(config: Config) -> Iterator[Say]:
    first: dict[int, Use] = {}
    for use in pins_in_use(config):
        other = first.setdefault(use.pin, use)
        if other is not use:
            yield Say(
                "config.pin_twice",
                section=use.section,
                entry=use.key,
                pin=use.pin,
                other=f"[{other.section}] {other.key}",
            )


# ---------------------------------------------------------------- boxes and doors


def _faults_of_names(config: Config) -> Iterator[Say]:
    names = config.gpio.names
    for place, name in enumerate(names, start=1):
        section = f"gpio.box {place}"
        if name in names[: place - 1]:
            yield Say("config.name_twice", section=section, name=name)
        if name.startswith(TAKEN_NAMES):
            yield Say("config.name_taken", section=section, name=name)


def _faults_of_doors(config: Config) -> Iterator[Say]:
    doors = config.doors
    if doors.enable_pin is not None and doors.driver == "gpio":
        yield Say("config.other_driver", section="doors", entry="enable_pin", driver="pca9685")
    channels: dict[int, Letter] = {}
    for letter, door in doors.by_letter().items():
        yield from _faults_of_door(door, f"doors.{letter}", doors.driver)
        if doors.driver == "pca9685" and door.channel is not None:
            other = channels.setdefault(door.channel, letter)
            if other != letter:
                yield Say(
                    "config.channel_twice",
                    section=f"doors.{letter}",
                    channel=door.channel,
                    other=f"[doors.{other}]",
                )


def _faults_of_door(door: Door, section: str, driver: str) -> Iterator[Say]:
    if door.min_pulse >= door.max_pulse:
        yield Say("config.pulse_limits", section=section)
    if door.open_angle == door.shut_angle:
        yield Say("config.same_angle", section=section)
    if driver not in SERVO_AT:
        return
    for other_driver, key in SERVO_AT.items():
        given = getattr(door, key) is not None
        if driver == other_driver and not given:
            yield Say("config.door_needs", section=section, entry=key, driver=driver)
        if driver != other_driver and given:
            yield Say("config.other_driver", section=section, entry=key, driver=other_driver)
