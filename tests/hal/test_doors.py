"""Windows with servos on pins: the real gpiozero on mock PWM pins, time turned by hand."""

import itertools
import logging
import threading
from typing import Literal

import pytest

from pi_app.config.sections import Door
from pi_app.hal.alarm import Call, ThreadAlarm
from pi_app.hal.doors import NoDoors, ServoDoors
from pi_app.hal.doors_gpio import GpioServos
from pi_app.hal.pins import Pins, open_pins
from pi_app.hal.ports import DoorDone
from pi_app.rules.core import LETTERS, Letter, Say
from tests.hal.hand import HandAlarm, Listener

PINS: dict[Letter, int] = {"A": 17, "B": 22, "C": 23, "D": 24}
SWITCH_A = 27

DOORS: dict[Letter, Door] = {
    letter: Door(pin=pin, switch_pin=SWITCH_A if letter == "A" else None)
    for letter, pin in PINS.items()
}


@pytest.fixture
def doors(pins: Pins, alarm: HandAlarm, heard: Listener) -> ServoDoors:
    made = ServoDoors(DOORS, GpioServos(DOORS, pins), alarm)
    assert made.connect() is None
    made.listen(heard)
    return made


def pulses(pins: Pins) -> dict[str, float]:
    """The servos that get pulses now, with the pulses' length in microseconds."""
    lengths = {letter: pins.pin(pin).state * 20_000 for letter, pin in PINS.items()}
    return {letter: round(length, 3) for letter, length in lengths.items() if length}


def ever_pulsed(pins: Pins) -> list[str]:
    return [
        letter
        for letter, pin in PINS.items()
        if any(change.state for change in pins.pin(pin).states)
    ]


def set_switch(pins: Pins, state: Literal["shut", "open"]) -> None:
    pin = pins.pin(SWITCH_A)
    pin.drive_low() if state == "shut" else pin.drive_high()


# ---------------------------------------------------------------- D-21


@pytest.mark.rule("D-21")
def test_nothing_moves_at_construction_listening_waiting_and_closing(
    pins: Pins, alarm: HandAlarm, heard: Listener
) -> None:
    with ServoDoors(DOORS, GpioServos(DOORS, pins), alarm) as doors:
        doors.connect()
        doors.listen(heard)
        alarm.turn(3600)
        assert [doors.state(letter) for letter in LETTERS] == ["unknown"] * 4
    assert ever_pulsed(pins) == []
    assert heard.heard == []


@pytest.mark.rule("D-21")
def test_an_exception_beside_the_doors_moves_none(
    pins: Pins, alarm: HandAlarm, heard: Listener
) -> None:
    def evening() -> None:
        with ServoDoors(DOORS, GpioServos(DOORS, pins), alarm) as doors:
            doors.connect()
            doors.listen(heard)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        evening()
    assert ever_pulsed(pins) == []


@pytest.mark.rule("D-21")
def test_only_the_ordered_door_gets_pulses_and_only_during_its_move(
    doors: ServoDoors, pins: Pins, alarm: HandAlarm, heard: Listener
) -> None:
    doors.move("B", "open")
    alarm.turn(0.79)
    assert pulses(pins) == {"B": 1500}
    assert heard.news == []
    alarm.turn(0.01)
    assert pulses(pins) == {}
    assert heard.news == [("B", "opened")]
    assert ever_pulsed(pins) == ["B"]


@pytest.mark.rule("D-21")
def test_a_door_known_to_be_there_gets_no_second_pulse(
    doors: ServoDoors, pins: Pins, alarm: HandAlarm, heard: Listener
) -> None:
    doors.move("B", "open")
    alarm.turn(1)
    pins.pin(PINS["B"]).clear_states()
    doors.move("B", "open")
    alarm.turn(1)
    assert heard.news == [("B", "opened"), ("B", "opened")]
    assert ever_pulsed(pins) == []


@pytest.mark.rule("D-21")
def test_closing_in_mid_move_ends_the_pulses_and_starts_none(
    doors: ServoDoors, pins: Pins, alarm: HandAlarm, heard: Listener
) -> None:
    doors.move("A", "open")
    doors.move("C", "open")
    alarm.turn(0.1)
    assert list(pulses(pins)) == ["A"]
    doors.close()
    doors.close()
    alarm.turn(10)
    assert pulses(pins) == {}
    assert ever_pulsed(pins) == ["A"]
    assert heard.news == [("A", "no_answer"), ("C", "no_answer")]


# ---------------------------------------------------------------- orders


def test_one_door_at_a_time_in_the_order_of_the_orders(
    doors: ServoDoors, pins: Pins, alarm: HandAlarm, heard: Listener
) -> None:
    for letter in ("D", "B", "C"):
        doors.move(letter, "open")
    seen = []
    for _ in range(24):
        alarm.turn(0.1)
        seen.append(tuple(pulses(pins)))
    assert all(len(at_once) <= 1 for at_once in seen)
    moved = [at_once[0] for at_once, _ in itertools.groupby(seen) if at_once]
    assert moved == ["D", "B", "C"]
    assert heard.news == [("D", "opened"), ("B", "opened"), ("C", "opened")]


def test_angles_limits_and_times_are_each_doors_own(
    pins: Pins, alarm: HandAlarm, heard: Listener
) -> None:
    own = Door(
        pin=22, shut_angle=180, open_angle=45, min_pulse=1000, max_pulse=2000, move_seconds=0.3
    )
    with ServoDoors(DOORS | {"B": own}, GpioServos(DOORS | {"B": own}, pins), alarm) as doors:
        doors.listen(heard)
        doors.move("B", "open")
        alarm.turn(0.1)
        assert pulses(pins) == {"B": 1250}
        alarm.turn(0.2)
        doors.move("B", "shut")
        alarm.turn(0.1)
        assert pulses(pins) == {"B": 2000}
        alarm.turn(0.2)
    assert heard.news == [("B", "opened"), ("B", "shut")]


def test_the_time_of_a_report_is_the_end_of_the_move(
    doors: ServoDoors, alarm: HandAlarm, heard: Listener
) -> None:
    doors.move("B", "open")
    alarm.turn(5)
    (done,) = heard.of(DoorDone)
    assert done.at == pytest.approx(1000.8)


def test_what_a_door_without_a_switch_is_known_to_be(doors: ServoDoors, alarm: HandAlarm) -> None:
    doors.move("B", "open")
    assert doors.state("B") == "unknown"
    alarm.turn(0.5)
    assert doors.state("B") == "unknown"
    alarm.turn(0.5)
    assert doors.state("B") == "open"
    doors.move("B", "shut")
    alarm.turn(1)
    assert doors.state("B") == "shut"
    assert doors.state("C") == "unknown"


# ---------------------------------------------------------------- the switch


def test_a_switch_confirms_a_move(
    doors: ServoDoors, pins: Pins, alarm: HandAlarm, heard: Listener
) -> None:
    set_switch(pins, "shut")
    assert doors.state("A") == "shut"
    doors.move("A", "open")
    alarm.turn(0.4)
    set_switch(pins, "open")
    alarm.turn(0.4)
    assert heard.news == [("A", "opened")]
    assert doors.state("A") == "open"


def test_a_switch_that_does_not_change_tells_of_a_stall(
    doors: ServoDoors, pins: Pins, alarm: HandAlarm, heard: Listener
) -> None:
    set_switch(pins, "shut")
    doors.move("A", "open")
    alarm.turn(1)
    assert heard.news == [("A", "stalled")]
    assert pulses(pins) == {}
    set_switch(pins, "open")
    doors.move("A", "shut")
    alarm.turn(1)
    assert heard.news[1:] == [("A", "stalled")]
    assert doors.state("A") == "unknown"


def test_a_stalled_door_does_not_keep_the_next_one_waiting(
    doors: ServoDoors, pins: Pins, alarm: HandAlarm, heard: Listener
) -> None:
    set_switch(pins, "shut")
    doors.move("A", "open")
    doors.move("B", "open")
    alarm.turn(2)
    assert heard.news == [("A", "stalled"), ("B", "opened")]


def test_a_flap_lifted_by_hand_still_gets_its_bolt(
    doors: ServoDoors, pins: Pins, alarm: HandAlarm, heard: Listener
) -> None:
    """The switch sees the flap, not the bolt: without the move it would fall open again."""
    set_switch(pins, "shut")
    doors.move("A", "open")
    alarm.turn(0.1)
    set_switch(pins, "open")
    alarm.turn(1)
    set_switch(pins, "shut")
    assert doors.state("A") == "unknown"
    pins.pin(PINS["A"]).clear_states()
    doors.move("A", "shut")
    alarm.turn(1)
    assert heard.news == [("A", "opened"), ("A", "shut")]
    assert ever_pulsed(pins) == ["A"]


# ---------------------------------------------------------------- trouble


@pytest.mark.usefixtures("quiet")
def test_without_pins_every_order_stays_unanswered(alarm: HandAlarm, heard: Listener) -> None:
    away = Say("pins.no_chip")
    with ServoDoors(DOORS, GpioServos(DOORS, away), alarm) as doors:
        assert doors.connect() == away
        doors.listen(heard)
        doors.move("A", "open")
        doors.move("B", "shut")
        alarm.turn(1)
        assert heard.news == [("A", "no_answer"), ("B", "no_answer")]
        assert doors.state("A") == "unknown"


@pytest.mark.usefixtures("quiet")
def test_a_servo_that_was_missing_at_first_may_come_later(
    pins: Pins, alarm: HandAlarm, heard: Listener
) -> None:
    from gpiozero import LED  # noqa: PLC0415

    with ServoDoors(DOORS, GpioServos(DOORS, pins), alarm) as doors:
        doors.listen(heard)
        with LED(PINS["D"], pin_factory=pins):
            trouble = doors.connect()
            assert trouble is not None
            assert trouble.parts["pin"] == PINS["D"]
            doors.move("A", "open")
            alarm.turn(1)
        doors.move("A", "open")
        alarm.turn(1)
    assert heard.news == [("A", "no_answer"), ("A", "opened")]


class NoThread(HandAlarm):
    def at(self, due: float, call: Call) -> None:
        del due, call
        raise RuntimeError("can't start new thread")


@pytest.mark.usefixtures("quiet")
def test_no_thread_to_be_had_is_no_answer(pins: Pins, heard: Listener) -> None:
    doors = ServoDoors(DOORS, GpioServos(DOORS, pins), NoThread())
    doors.listen(heard)
    doors.move("A", "open")
    assert heard.news == [("A", "no_answer")]
    assert ever_pulsed(pins) == []


@pytest.mark.usefixtures("quiet")
def test_a_report_that_raises_keeps_no_door_moving(
    pins: Pins, alarm: HandAlarm, heard: Listener
) -> None:
    def report(done: object) -> None:
        heard(done)  # type: ignore[arg-type]
        raise RuntimeError("the console is unwell")

    with ServoDoors(DOORS, GpioServos(DOORS, pins), alarm) as doors:
        doors.listen(report)
        doors.move("B", "open")
        doors.move("C", "open")
        alarm.turn(3)
        assert pulses(pins) == {}
    assert heard.news == [("B", "opened"), ("C", "opened")]


def test_an_order_after_closing_is_no_answer(doors: ServoDoors, heard: Listener) -> None:
    doors.close()
    doors.move("A", "open")
    assert heard.news == [("A", "no_answer")]


def test_no_thread_is_left_after_closing() -> None:
    before = set(threading.enumerate())
    pins, done = open_pins("mock"), threading.Event()
    quick = {letter: Door(pin=pin, move_seconds=0.1) for letter, pin in PINS.items()}
    doors = ServoDoors(quick, GpioServos(quick, pins), ThreadAlarm("windows"))
    doors.listen(lambda _: done.set())
    doors.move("A", "open")
    assert done.wait(30)
    doors.move("B", "open")
    doors.close()
    pins.close()
    assert set(threading.enumerate()) == before


def test_a_table_without_windows_leaves_them_to_the_host(heard: Listener) -> None:
    doors = NoDoors()
    doors.listen(heard)
    doors.move("A", "open")
    assert heard.news == [("A", "no_answer")]
    assert doors.state("A") == "unknown"
    doors.close()


@pytest.fixture
def quiet(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL)
