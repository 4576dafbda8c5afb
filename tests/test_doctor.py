"""`quizpult doctor`: what it prints and returns, and its tests of buttons, lamps and doors."""

import argparse
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from pi_app.commands import doctor
from pi_app.commands.doctor import add_parser, tell_findings, try_buttons, try_doors, try_lamps
from pi_app.config import read_config
from pi_app.hal.findings import Finding
from pi_app.hal.ports import BoxAway, DoorDone, Edge, Signal
from pi_app.hal.table_devices import Devices, connect
from pi_app.hal.virtual import VirtualDoors
from pi_app.rules.core import Say
from pi_app.words import LANGUAGES, speak

TABLE = """
[gpio]
factory = "mock"
[[gpio.box]]
buttons = { A = 5, B = 6, C = 13, D = 19 }
lamps = { A = 12, B = 16, C = 20, D = 21 }
"""


class Told(list[str]):
    """What was said, as keys; everything has words in both languages."""

    def __call__(self, said: Say) -> None:
        for language in LANGUAGES:
            assert speak(said, language)
        self.append(said.key)


class Answers:
    def __init__(self, *answers: str) -> None:
        self._answers = iter(answers)
        self.asked: list[str] = []

    def __call__(self, said: Say) -> str:
        self.asked.append(said.key)
        return next(self._answers)


def signals(*given: Signal) -> Callable[[], Signal | None]:
    coming = iter(given)
    return lambda: next(coming, None)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    made = tmp_path / "quizpult.toml"
    made.write_text(TABLE, "utf-8")
    return made


@pytest.fixture
def devices(file: Path) -> Iterator[Devices]:
    with connect(read_config(file)) as made:
        yield made


# ---------------------------------------------------------------- findings


def run(*arguments: str) -> int:
    parser = argparse.ArgumentParser()
    add_parser(parser.add_subparsers())
    chosen = parser.parse_args(["doctor", *arguments])
    code: int = chosen.run(chosen)
    return code


GOOD = Finding(Say("found.pins_unused"), "good")
WARNING = Finding(Say("found.no_sound"), "warning", Say("advice.sound"))
BAD = Finding(Say("found.no_screen"), "bad", Say("advice.pygame"))


@pytest.mark.parametrize(
    ("findings", "code"), [([GOOD], 0), ([GOOD, WARNING], 0), ([GOOD, BAD, WARNING], 1)]
)
def test_only_something_bad_is_an_error(
    findings: list[Finding], code: int, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "look_around", lambda _: findings)
    assert run("--config", str(file)) == code


def test_findings_are_printed_with_what_to_do() -> None:
    lines: list[str] = []
    tell_findings([GOOD, BAD], lines.append, "en")
    assert [line.replace("\N{NO-BREAK SPACE}", " ") for line in lines] == [
        "+ Pins: not needed",
        "x No screen found",
        "    pygame-ce is missing: pip install pygame-ce.",
        "1 thing is wrong (marked x).",
    ]


def test_a_file_with_faults_is_said_in_sentences(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text("[sound]\nvolume = 140\n[tabel]\n", "utf-8")
    assert run("--config", str(file), "--lang", "en") == 1
    out = capsys.readouterr().out
    assert "x [sound] volume = 140" in out
    assert "x [tabel]: there is no such section" in out


def test_it_runs_on_this_machine(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text("", "utf-8")
    assert run("--config", str(file), "--lang", "de") in (0, 1)
    assert "Fenster A–D: nur auf dem Bildschirm" in capsys.readouterr().out


# ---------------------------------------------------------------- buttons and lamps


def pressed(*keys: str) -> list[Signal]:
    return [
        Edge("gpio 1", key, down, 0)  # type: ignore[arg-type]
        for key in keys
        for down in (True, False)
    ]


def test_every_button_pressed_once_is_well(devices: Devices) -> None:
    told = Told()
    assert try_buttons(devices, told, signals(*pressed(*"DBAAC")))
    assert told == ["doctor.press_all", *["doctor.pressed"] * 5]


def test_a_button_that_never_comes_is_named(devices: Devices) -> None:
    said: list[Say] = []
    assert not try_buttons(devices, said.append, signals(*pressed(*"ABC")))
    assert said[-1] == Say("doctor.not_pressed", keys="gpio 1 D")


def test_a_missing_box_is_not_waited_for(devices: Devices) -> None:
    told = Told()
    away = BoxAway("gpio 1", Say("pins.no_chip"), 0)
    assert not try_buttons(devices, told, signals(away))
    assert told == ["doctor.press_all", "doctor.box_away"]


def test_without_boxes_on_pins_that_is_said(file: Path) -> None:
    file.write_text("", "utf-8")
    told = Told()
    with connect(read_config(file)) as devices:
        assert try_buttons(devices, told, signals())
    assert told == ["doctor.no_buttons"]


def test_lamps_are_lit_one_by_one_and_all_dark_at_the_end(devices: Devices) -> None:
    gpio = devices.boxes[0]
    gpio.listen(lambda _: None)
    pins, seen = gpio._pins, []  # type: ignore[attr-defined]

    def lit() -> list[int]:
        return [number for number in (12, 16, 20, 21) if pins.pin(number).state]

    def look(_: Say) -> str:
        seen.append(lit())
        return ""

    try_lamps(devices, Told(), look)
    assert seen == [[12], [16], [20], [21]]
    assert lit() == []


# ---------------------------------------------------------------- doors


@pytest.fixture
def doors(devices: Devices) -> VirtualDoors:
    made = VirtualDoors()
    devices.doors = made
    return made


def answered(doors: VirtualDoors) -> Callable[[], Signal | None]:
    heard: list[Signal] = []
    doors.listen(heard.append)
    return lambda: heard.pop(0) if heard else None


@pytest.mark.rule("D-21")
@pytest.mark.parametrize("no", ["", "j", "y", "nein", "no", "ja bitte"])
def test_no_door_moves_without_a_typed_yes(no: str, devices: Devices, doors: VirtualDoors) -> None:
    answers = Answers(no, no, no, no)
    assert try_doors(devices, Told(), answers, answered(doors))
    assert list(doors.orders) == []
    assert answers.asked == ["doctor.may_open"] * 4


@pytest.mark.rule("D-21")
def test_each_door_is_asked_for_and_moves_alone(devices: Devices, doors: VirtualDoors) -> None:
    told = Told()
    answers = Answers("ja", "JA ", "no", "yes", "no", "yes", "yes")
    assert try_doors(devices, told, answers, answered(doors))
    assert list(doors.orders) == [
        ("A", "open"),
        ("A", "shut"),
        ("C", "open"),
        ("D", "open"),
        ("D", "shut"),
    ]
    assert told.count("doctor.left_alone") == 2


@pytest.mark.parametrize("fault", ["stalled", "no_answer"])
def test_a_door_with_trouble_is_said(fault: str, devices: Devices, doors: VirtualDoors) -> None:
    doors.break_door("A", fault)  # type: ignore[arg-type]
    told = Told()
    assert not try_doors(devices, told, Answers("yes", "no", "no", "no", "no"), answered(doors))
    assert told[0] == f"doctor.door_{fault}"


def test_a_door_that_says_nothing_is_no_answer(devices: Devices, doors: VirtualDoors) -> None:
    told = Told()
    other = DoorDone("B", "opened", 0)
    answers = Answers("yes", "no", "no", "no", "no")
    assert not try_doors(devices, told, answers, signals(other))
    assert told[0] == "doctor.door_no_answer"
    assert list(doors.orders) == [("A", "open")]


@pytest.mark.rule("D-21")
def test_nobody_at_the_keyboard_is_no_yes(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody(_: str) -> str:
        raise EOFError

    orders: list[object] = []
    monkeypatch.setattr("builtins.input", nobody)
    monkeypatch.setattr(doctor, "look_around", lambda _: [GOOD])
    monkeypatch.setattr(VirtualDoors, "move", lambda _, *order: orders.append(order))
    assert run("--config", str(file), "--doors", "--lamps") == 0
    assert orders == []
