"""A look around: what of the table is there, what is missing, and what to do about it.

Nothing is opened for long and nothing moves. The command `doctor` prints the findings; set-up
can show the same ones.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

from msgspec import Struct

from pi_app.config import Config, cautions
from pi_app.hal.pins import PI_5_LABEL
from pi_app.hal.probes import Probes
from pi_app.rules.core import Refused, Say


class Finding(Struct, frozen=True):
    what: Say
    state: Literal["good", "warning", "bad"]
    advice: Say | None = None


def look_around(config: Config, probes: Probes | None = None) -> list[Finding]:
    seen = probes or Probes()
    return [
        *_machine(seen),
        *_screens(config, seen),
        *_sound(config, seen),
        *_boxes(config, seen),
        *_pins(config, seen),
        *_windows(config, seen),
        *_rights(config, seen),
        *(Finding(caution, "warning") for caution in cautions(config)),
    ]


def _machine(seen: Probes) -> Iterator[Finding]:
    model = seen.text("proc/device-tree/model").strip("\0\n ")
    yield Finding(Say("found.model", model=model) if model else Say("found.no_pi"), "good")


def _screens(config: Config, seen: Probes) -> Iterator[Finding]:
    try:
        sizes = seen.screens()
    except Refused as trouble:
        yield Finding(Say("found.no_screen"), "bad", trouble.reason)
        return
    shown = ", ".join(f"{width} × {height}" for width, height in sizes)
    found = Say("found.screens", count=len(sizes), sizes=shown)
    if config.screen.windows == "two" and len(sizes) < 2:
        yield Finding(found, "warning", Say("advice.second_screen"))
    else:
        yield Finding(found, "good")


def _sound(config: Config, seen: Probes) -> Iterator[Finding]:
    cards = seen.sound_cards()
    if config.sound.mute:
        yield Finding(Say("found.sound_muted"), "good")
    elif cards:
        yield Finding(Say("found.sound", cards=", ".join(cards)), "good")
    else:
        yield Finding(Say("found.no_sound"), "warning", Say("advice.sound"))
    if config.sound.voice and not seen.has_program("espeak-ng"):
        yield Finding(Say("found.no_voice"), "warning", Say("advice.voice"))


def _boxes(config: Config, seen: Probes) -> Iterator[Finding]:
    if config.gpio.box:
        names = ", ".join(config.gpio.names)
        yield Finding(Say("found.gpio_boxes", count=len(config.gpio.box), names=names), "good")
    if config.boxes_on_screen:
        yield Finding(Say("found.screen_boxes", count=config.boxes_on_screen), "good")
    if not (config.gpio.box or config.boxes_on_screen or config.buzz.enabled):
        yield Finding(Say("found.no_boxes"), "bad", Say("advice.boxes"))
    if config.buzz.enabled:
        yield from _buzz(config, seen)


def _buzz(config: Config, seen: Probes) -> Iterator[Finding]:
    lamps = seen.files("sys/class/leds", "*::buzz1")
    if len(lamps) < config.buzz.sets:
        missing = config.buzz.sets - len(lamps)
        yield Finding(Say("found.no_buzz", missing=missing), "bad", Say("advice.buzz"))
    if not lamps:
        return
    yield Finding(Say("found.buzz", sets=len(lamps)), "good")
    if not all(seen.may_write(lamp / "brightness") for lamp in lamps):
        yield Finding(Say("found.buzz_lamps_barred"), "warning", Say("advice.buzz_lamps"))


# ---------------------------------------------------------------- pins, windows


def _pins(config: Config, seen: Probes) -> Iterator[Finding]:
    if not config.needs_pins:
        yield Finding(Say("found.pins_unused"), "good")
        return
    library = config.gpio.factory
    if not seen.has_module("gpiozero"):
        yield Finding(Say("found.pins_missing"), "bad", Say("pins.no_gpiozero"))
        return
    if library == "mock":
        yield Finding(Say("found.pins_mock"), "warning", Say("advice.mock"))
        return
    try:
        label, number = seen.find_chip()
    except Refused as trouble:
        yield Finding(Say("found.pins_missing"), "bad", trouble.reason)
        return
    chip = Say("found.chip", label=label, number=number)
    has_lgpio, has_rpigpio = seen.has_module("lgpio"), seen.has_module("RPi")
    other_will_do = library == "auto" and has_rpigpio and label != PI_5_LABEL
    if library == "rpigpio" and label == PI_5_LABEL:
        yield Finding(chip, "bad", Say("pins.rpigpio_on_pi_5"))
    elif library == "rpigpio" and not has_rpigpio:
        yield Finding(chip, "bad", Say("pins.no_rpigpio"))
    elif library != "rpigpio" and not has_lgpio and not other_will_do:
        yield Finding(chip, "bad", Say("pins.no_lgpio"))
    else:
        yield Finding(chip, "good")


def _windows(config: Config, seen: Probes) -> Iterator[Finding]:
    doors = config.doors
    match doors.driver:
        case "virtual":
            yield Finding(Say("found.doors_virtual"), "good")
        case "none":
            yield Finding(Say("found.doors_none"), "good")
        case "gpio":
            pins = ", ".join(f"{letter}: GPIO {d.pin}" for letter, d in doors.by_letter().items())
            yield Finding(Say("found.doors_gpio", pins=pins), "good", Say("advice.servo_power"))
        case "pca9685":
            yield _board(config, seen)


def _board(config: Config, seen: Probes) -> Finding:
    bus, address = config.doors.i2c_bus, config.doors.i2c_address
    written = f"0x{address:02X}"
    missing = Say("found.no_board", address=written)
    device = seen.root / f"dev/i2c-{bus}"
    if not seen.has_module("smbus2"):
        return Finding(missing, "bad", Say("i2c.no_smbus2"))
    if not device.exists():
        return Finding(missing, "bad", Say("i2c.no_bus", bus=bus))
    if not seen.may_write(device):
        return Finding(missing, "bad", Say("i2c.not_allowed", bus=bus))
    if not seen.answers(bus, address):
        return Finding(missing, "bad", Say("i2c.no_chip", bus=bus, address=written))
    return Finding(Say("found.board", bus=bus, address=written), "good", Say("advice.servo_power"))


# ---------------------------------------------------------------- who may use what


def _rights(config: Config, seen: Probes) -> Iterator[Finding]:
    uses_i2c = config.doors.driver == "pca9685"
    for folder, pattern, group, needed in (
        ("dev", "gpiochip*", "gpio", config.needs_pins),
        ("dev", "i2c-*", "i2c", uses_i2c),
        ("dev/input", "event*", "input", False),
        ("dev", "ttyACM*", "dialout", False),
    ):
        barred = [file for file in seen.files(folder, pattern) if not seen.may_write(file)]
        if not barred:
            continue
        what = Say("found.barred", files=_names(barred), group=group)
        advice = Say("advice.group", group=group)
        if group in seen.groups():
            advice = Say("advice.udev", group=group)
        yield Finding(what, "bad" if needed else "warning", advice)


def _names(files: list[Path]) -> str:
    shown = ", ".join(file.name for file in files[:3])
    return f"{shown} …" if len(files) > 3 else shown
