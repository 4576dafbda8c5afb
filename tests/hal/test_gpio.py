"""Boxes on pins: the real gpiozero on its mock pins, time turned by hand."""

import logging
import threading

import pytest

from pi_app.config.sections import FourPins, Gpio, GpioBox
from pi_app.hal.alarm import ThreadAlarm
from pi_app.hal.gpio import GpioBoxes
from pi_app.hal.pins import Pins, open_pins
from pi_app.hal.ports import BoxAway, BoxHere, Edge, Frame, Signal
from pi_app.rules.core import BLINKING, DARK, LIT, Say
from pi_app.words import LANGUAGES, speak
from tests.hal.hand import HandAlarm, Listener

BOUNCE = 0.030
GPIO = Gpio(
    box=(
        GpioBox(buttons=FourPins(5, 6, 13, 19), lamps=FourPins(12, 16, 20, 21)),
        GpioBox(buttons=FourPins(22, 23, 24, 25), name="Anna"),
    )
)


@pytest.fixture
def boxes(pins: Pins, alarm: HandAlarm, heard: Listener) -> GpioBoxes:
    made = GpioBoxes(GPIO, pins, BOUNCE, alarm)
    made.listen(heard)
    return made


def press(pins: Pins, number: int) -> None:
    pins.pin(number).drive_low()


def release(pins: Pins, number: int) -> None:
    pins.pin(number).drive_high()


def test_boxes_are_named_by_place_or_as_the_file_says(boxes: GpioBoxes, heard: Listener) -> None:
    assert boxes.boxes == ("gpio 1", "Anna")
    assert [here.box for here in heard.of(BoxHere)] == ["gpio 1", "Anna"]
    assert not any(boxes.has_display(box) for box in boxes.boxes)


def test_every_button_is_the_letter_the_file_says(
    boxes: GpioBoxes, pins: Pins, alarm: HandAlarm, heard: Listener
) -> None:
    del boxes
    for number in (5, 6, 13, 19, 22, 23, 24, 25):
        press(pins, number)
        alarm.turn(0.1)
        release(pins, number)
        alarm.turn(0.1)
    down = [(box, key) for box, key, down, _ in heard.edges if down]
    assert down == [(box, key) for box in ("gpio 1", "Anna") for key in "ABCD"]
    assert len(heard.edges) == 16


def test_the_first_edge_is_told_at_once_with_its_own_time(
    boxes: GpioBoxes, pins: Pins, alarm: HandAlarm, heard: Listener
) -> None:
    del boxes
    alarm.turn(0.5)
    press(pins, 5)
    assert heard.edges == [("gpio 1", "A", True, 500)]


def test_bounce_is_ignored_for_thirty_milliseconds(
    boxes: GpioBoxes, pins: Pins, alarm: HandAlarm, heard: Listener
) -> None:
    del boxes
    press(pins, 5)
    for _ in range(7):
        alarm.turn(0.002)
        release(pins, 5)
        alarm.turn(0.002)
        press(pins, 5)
    assert heard.edges == [("gpio 1", "A", True, 0)]
    alarm.turn(0.1)
    assert heard.edges == [("gpio 1", "A", True, 0)]
    release(pins, 5)
    assert heard.edges[1:] == [("gpio 1", "A", False, 128)]


def test_a_press_shorter_than_the_bounce_comes_up_again(
    boxes: GpioBoxes, pins: Pins, alarm: HandAlarm, heard: Listener
) -> None:
    del boxes
    press(pins, 5)
    alarm.turn(0.010)
    release(pins, 5)
    assert heard.edges == [("gpio 1", "A", True, 0)]
    alarm.turn(0.020)
    assert heard.edges == [("gpio 1", "A", True, 0), ("gpio 1", "A", False, 10)]


def test_a_press_inside_the_bounce_of_a_release_is_not_lost(
    boxes: GpioBoxes, pins: Pins, alarm: HandAlarm, heard: Listener
) -> None:
    del boxes
    press(pins, 5)
    alarm.turn(0.040)
    release(pins, 5)
    alarm.turn(0.010)
    press(pins, 5)
    alarm.turn(0.500)
    assert [(down, at) for _, _, down, at in heard.edges] == [(True, 0), (False, 40), (True, 50)]


def test_an_edge_exactly_at_the_end_of_the_lock_out_counts(
    boxes: GpioBoxes, pins: Pins, alarm: HandAlarm, heard: Listener
) -> None:
    del boxes
    press(pins, 5)
    alarm.time += BOUNCE
    release(pins, 5)
    assert [(down, at) for _, _, down, at in heard.edges] == [(True, 0), (False, 30)]


def test_two_presses_a_millisecond_apart_on_two_boxes_both_count_in_order(
    boxes: GpioBoxes, pins: Pins, alarm: HandAlarm, heard: Listener
) -> None:
    del boxes
    press(pins, 25)
    alarm.turn(0.001)
    press(pins, 5)
    assert heard.edges == [("Anna", "D", True, 0), ("gpio 1", "A", True, 1)]


def test_two_buttons_of_one_box_have_lock_outs_of_their_own(
    boxes: GpioBoxes, pins: Pins, alarm: HandAlarm, heard: Listener
) -> None:
    del boxes
    press(pins, 5)
    alarm.turn(0.001)
    press(pins, 6)
    assert [key for _, key, _, _ in heard.edges] == ["A", "B"]


def test_libraries_are_told_not_to_debounce(boxes: GpioBoxes, pins: Pins) -> None:
    del boxes
    assert pins.pin(5).bounce is None
    assert pins.pin(5).pull == "up"


def test_a_time_from_another_clock_is_replaced(
    boxes: GpioBoxes, pins: Pins, alarm: HandAlarm, heard: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    del boxes
    monkeypatch.setattr("gpiozero.pins.mock.monotonic", lambda: 1_790_000_000.0)
    alarm.turn(0.25)
    press(pins, 5)
    assert heard.edges == [("gpio 1", "A", True, 250)]


def test_a_button_held_at_the_start_is_no_press(
    pins: Pins, alarm: HandAlarm, heard: Listener
) -> None:
    pins.pin(5).pull = "up"
    press(pins, 5)
    pins.pin(5)._set_pull = lambda _: None  # the finger is stronger than the pull-up
    with GpioBoxes(GPIO, pins, BOUNCE, alarm) as boxes:
        boxes.listen(heard)
        alarm.turn(1)
        assert heard.of(Edge) == []


def test_a_report_that_raises_silences_no_button(
    pins: Pins, alarm: HandAlarm, heard: Listener, caplog: pytest.LogCaptureFixture
) -> None:
    broken = True

    def report(signal: Signal) -> None:
        heard(signal)
        if broken and isinstance(signal, Edge):
            raise RuntimeError("the console is unwell")

    with caplog.at_level(logging.CRITICAL), GpioBoxes(GPIO, pins, BOUNCE, alarm) as boxes:
        boxes.listen(report)
        press(pins, 5)
        broken = False
        alarm.turn(0.1)
        release(pins, 5)
        press(pins, 6)
    assert [(key, down) for _, key, down, _ in heard.edges] == [
        ("A", True),
        ("A", False),
        ("B", True),
    ]


# ---------------------------------------------------------------- lamps


def lit(pins: Pins) -> list[int]:
    return [number for number in (12, 16, 20, 21) if pins.pin(number).state]


def test_lamps_follow_whole_frames(boxes: GpioBoxes, pins: Pins) -> None:
    assert lit(pins) == []
    boxes.show("gpio 1", Frame({**DARK, "A": "on", "D": "on"}))
    assert lit(pins) == [12, 21]
    boxes.show("gpio 1", Frame({**DARK, "B": "on"}))
    assert lit(pins) == [16]


def test_lamps_blink_together_and_stop(boxes: GpioBoxes, pins: Pins, alarm: HandAlarm) -> None:
    boxes.show("gpio 1", Frame({"A": "blink", "B": "blink", "C": "on", "D": "off"}))
    seen = []
    for _ in range(4):
        seen.append(lit(pins))
        alarm.turn(0.35)
    assert seen == [[12, 16, 20], [20], [12, 16, 20], [20]]
    boxes.show("gpio 1", Frame(LIT))
    alarm.turn(5)
    assert lit(pins) == [12, 16, 20, 21]
    assert alarm.idle


def test_blinking_begins_bright_again(boxes: GpioBoxes, pins: Pins, alarm: HandAlarm) -> None:
    boxes.show("gpio 1", Frame(BLINKING))
    boxes.show("gpio 1", Frame(DARK))
    alarm.turn(0.35)
    boxes.show("gpio 1", Frame({**DARK, "B": "blink"}))
    assert lit(pins) == [16]


def test_a_box_without_lamps_is_shown_frames_in_vain(boxes: GpioBoxes, alarm: HandAlarm) -> None:
    boxes.show("Anna", Frame(BLINKING))
    boxes.show("nobody", Frame(LIT))
    assert alarm.idle


# ---------------------------------------------------------------- missing and closing


def test_without_pins_every_box_is_away_with_a_reason(alarm: HandAlarm, heard: Listener) -> None:
    with GpioBoxes(GPIO, Say("pins.no_lgpio"), BOUNCE, alarm) as boxes:
        boxes.listen(heard)
        boxes.show("gpio 1", Frame(BLINKING))
    assert [(away.box, away.why.key) for away in heard.of(BoxAway)] == [
        ("gpio 1", "pins.no_lgpio"),
        ("Anna", "pins.no_lgpio"),
    ]


def test_a_pin_in_use_elsewhere_takes_away_only_its_box(
    pins: Pins, alarm: HandAlarm, heard: Listener
) -> None:
    from gpiozero import LED  # noqa: PLC0415

    with LED(24, pin_factory=pins), GpioBoxes(GPIO, pins, BOUNCE, alarm) as boxes:
        boxes.listen(heard)
        assert [here.box for here in heard.of(BoxHere)] == ["gpio 1"]
        (away,) = heard.of(BoxAway)
        assert away.box == "Anna"
        for language in LANGUAGES:
            assert "GPIO 24" in speak(away.why, language)
        press(pins, 5)
        assert heard.edges == [("gpio 1", "A", True, 0)]


def test_closing_puts_lamps_out_and_gives_everything_back(
    boxes: GpioBoxes, pins: Pins, alarm: HandAlarm, heard: Listener
) -> None:
    boxes.show("gpio 1", Frame(LIT))
    press(pins, 5)
    told = len(heard.heard)
    boxes.close()
    boxes.close()
    assert lit(pins) == []
    release(pins, 5)
    alarm.turn(1)
    assert len(heard.heard) == told
    again = GpioBoxes(GPIO, pins, BOUNCE, HandAlarm())
    again.listen(heard)
    assert [here.box for here in heard.of(BoxHere)][2:] == ["gpio 1", "Anna"]


def test_no_thread_is_left_after_closing(heard: Listener) -> None:
    before = set(threading.enumerate())
    pins = open_pins("mock")
    boxes = GpioBoxes(GPIO, pins, BOUNCE, ThreadAlarm("buttons"))
    boxes.listen(heard)
    press(pins, 5)
    boxes.show("gpio 1", Frame(BLINKING))
    assert len(set(threading.enumerate()) - before) == 1
    boxes.close()
    pins.close()
    assert set(threading.enumerate()) == before
