"""`quizpult doctor`: what of the table is there, what is missing, and tests of what is there."""

import argparse
import queue
from collections.abc import Callable
from pathlib import Path
from typing import Any

from pi_app.config import BadConfig, Config, read_config
from pi_app.hal.findings import Finding, look_around
from pi_app.hal.gpio import GpioBoxes
from pi_app.hal.ports import BoxAway, DoorDone, DoorOrder, Edge, Frame, Signal
from pi_app.hal.table_devices import Devices, connect
from pi_app.rules.core import DARK, LETTERS, Letter, Say
from pi_app.words import Language, speak

PATIENCE = 30.0  # seconds without a press, or without a word from a door

Tell = Callable[[Say], None]
Ask = Callable[[Say], str]
NextSignal = Callable[[], Signal | None]  # None: nothing came

MARKS = {"good": "+", "warning": "!", "bad": "x"}
YES = ("ja", "yes")
TEST_DONE: dict[DoorOrder, str] = {"open": "opened", "shut": "shut"}


def add_parser(commands: Any) -> None:
    """The hook for the parser of `quizpult`."""
    doctor = commands.add_parser("doctor", help="what is there, what is missing, what to do")
    doctor.add_argument("--config", type=Path, metavar="FILE", help="instead of the usual file")
    doctor.add_argument("--buttons", action="store_true", help="press every button once")
    doctor.add_argument("--lamps", action="store_true", help="light every lamp once")
    doctor.add_argument("--doors", action="store_true", help="move each window, after a yes")
    doctor.add_argument("--lang", choices=("de", "en"), help="language of all texts")
    doctor.set_defaults(run=_run)


def _run(chosen: argparse.Namespace) -> int:
    try:
        config = read_config(chosen.config)
    except BadConfig as trouble:
        for fault in trouble.faults:
            print(f"{MARKS['bad']} {speak(fault, chosen.lang or 'de')}")
        return 1
    language: Language = chosen.lang or config.table.language
    findings = look_around(config)
    tell_findings(findings, print, language)
    well = all(finding.state != "bad" for finding in findings)
    if chosen.buttons or chosen.lamps or chosen.doors:
        well = _try_out(chosen, config, language) and well
    return 0 if well else 1


def tell_findings(
    findings: list[Finding], write: Callable[[str], None], language: Language
) -> None:
    for finding in findings:
        write(f"{MARKS[finding.state]} {speak(finding.what, language)}")
        if finding.advice is not None:
            write(f"    {speak(finding.advice, language)}")
    bad = sum(finding.state == "bad" for finding in findings)
    write(speak(Say("doctor.bad", count=bad) if bad else Say("doctor.good"), language))


def _try_out(chosen: argparse.Namespace, config: Config, language: Language) -> bool:
    signals: queue.SimpleQueue[Signal] = queue.SimpleQueue()

    def next_signal() -> Signal | None:
        try:
            return signals.get(timeout=PATIENCE)
        except queue.Empty:
            return None

    def tell(said: Say) -> None:
        print(speak(said, language), flush=True)

    def ask(said: Say) -> str:
        try:
            return input(f"{speak(said, language)} ")
        except EOFError:  # nobody there to say yes
            return ""

    with connect(config) as devices:
        devices.doors.listen(signals.put)
        for device in devices.boxes:
            if isinstance(device, GpioBoxes):
                device.listen(signals.put)
        well = True
        if chosen.buttons:
            well = try_buttons(devices, tell, next_signal) and well
        if chosen.lamps:
            try_lamps(devices, tell, ask)
        if chosen.doors:
            well = try_doors(devices, tell, ask, next_signal) and well
    return well


def _on_pins(devices: Devices) -> list[GpioBoxes]:
    return [device for device in devices.boxes if isinstance(device, GpioBoxes)]


# ---------------------------------------------------------------- tests


def try_buttons(devices: Devices, tell: Tell, next_signal: NextSignal) -> bool:
    """Every button of every box on pins once, in any order."""
    missing = {
        (box, key) for device in _on_pins(devices) for box in device.boxes for key in LETTERS
    }
    if not missing:
        tell(Say("doctor.no_buttons"))
        return True
    well = True
    tell(Say("doctor.press_all", count=len(missing)))
    while missing:
        match next_signal():
            case None:
                left = ", ".join(f"{box} {key}" for box, key in sorted(missing))
                tell(Say("doctor.not_pressed", keys=left))
                return False
            case BoxAway(box, why):
                missing = {(other, key) for other, key in missing if other != box}
                tell(Say("doctor.box_away", box=box, why=why))
                well = False
            case Edge(box, key, down=True):
                missing.discard((box, key))
                tell(Say("doctor.pressed", box=box, button=key, left=len(missing)))
    return well


def try_lamps(devices: Devices, tell: Tell, ask: Ask) -> None:
    for device in _on_pins(devices):
        for box in device.boxes:
            for key in LETTERS:
                device.show(box, Frame({**DARK, key: "on"}))
                ask(Say("doctor.lamp", box=box, button=key))
            device.show(box, Frame(DARK))
    tell(Say("doctor.lamps_done"))


def try_doors(devices: Devices, tell: Tell, ask: Ask, next_signal: NextSignal) -> bool:
    """D-21: the test in set-up. One window at a time, and each only after a typed yes."""
    well = True
    for window in LETTERS:
        for order in ("open", "shut"):
            answer = ask(Say(f"doctor.may_{order}", window=window))
            if answer.strip().lower() not in YES:
                tell(Say("doctor.left_alone", window=window))
                break
            well = _try_door(devices, window, order, tell, next_signal) and well
    return well


def _try_door(
    devices: Devices, window: Letter, order: DoorOrder, tell: Tell, next_signal: NextSignal
) -> bool:
    devices.doors.move(window, order)
    while signal := next_signal():
        if isinstance(signal, DoorDone) and signal.window == window:
            tell(Say(f"doctor.door_{signal.news}", window=window))
            return signal.news == TEST_DONE[order]
    tell(Say("doctor.door_no_answer", window=window))
    return False
