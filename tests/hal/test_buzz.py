"""Sony Buzz! sets, as SDL tells of them, with a folder that stands for the kernel's lamps."""

from pathlib import Path

import pytest

from pi_app.hal.buzz import Buzz
from pi_app.hal.ports import BoxAway, BoxHere, Frame
from pi_app.rules.core import BLINKING, DARK, LIT
from tests.hal.hand import HandAlarm, Listener

WIRED = "030000004c0500000200000011010000"
WIRELESS = "030000004c0500000010000000010000"
DUALSHOCK = "030000004c050000cc09000011810000"

RED, YELLOW, GREEN, ORANGE, BLUE = range(5)
FIRST = [f"buzz {number}" for number in (1, 2, 3, 4)]
SECOND = [f"buzz {number}" for number in (5, 6, 7, 8)]


def plug_lamps(folder: Path, prefix: str) -> None:
    for number in (1, 2, 3, 4):
        lamp = folder / f"{prefix}::buzz{number}"
        lamp.mkdir()
        (lamp / "brightness").write_text("0")


def lit(folder: Path, prefix: str) -> list[int]:
    return [
        number
        for number in (1, 2, 3, 4)
        if (folder / f"{prefix}::buzz{number}" / "brightness").read_text() != "0"
    ]


@pytest.fixture
def buzz(alarm: HandAlarm, tmp_path: Path, heard: Listener) -> Buzz:
    made = Buzz(0, alarm, leds=tmp_path, now=alarm.now)
    made.listen(heard)
    return made


def test_without_a_set_there_are_no_boxes(buzz: Buzz, heard: Listener) -> None:
    assert buzz.boxes == ()
    assert heard.heard == []


def test_a_set_brings_four_boxes_and_a_second_four_more(buzz: Buzz, heard: Listener) -> None:
    assert buzz.joystick_added(7, WIRED)
    assert buzz.joystick_added(9, WIRELESS)
    assert [here.box for here in heard.of(BoxHere)] == FIRST + SECOND
    assert buzz.boxes == (*FIRST, *SECOND)
    assert not buzz.joystick_added(11, WIRED)
    assert not buzz.has_display("buzz 1")


def test_other_joysticks_are_none_of_ours(buzz: Buzz, heard: Listener) -> None:
    assert not buzz.joystick_added(1, DUALSHOCK)
    assert not buzz.button(1, BLUE, True, 1000)
    assert not buzz.joystick_removed(1)
    assert heard.heard == []


def test_colours_are_letters_from_the_top(buzz: Buzz, heard: Listener) -> None:
    buzz.joystick_added(7, WIRED)
    for buzzer in range(4):
        for colour in (BLUE, ORANGE, GREEN, YELLOW):
            assert buzz.button(7, 5 * buzzer + colour, True, 1000)
    assert [(box, key) for box, key, _, _ in heard.edges] == [
        (box, key) for box in FIRST for key in "ABCD"
    ]


def test_the_second_set_has_the_higher_numbers(buzz: Buzz, heard: Listener) -> None:
    buzz.joystick_added(7, WIRED)
    buzz.joystick_added(9, WIRED)
    buzz.button(9, 15 + BLUE, True, 1000.25)
    buzz.button(9, 15 + BLUE, False, 1000.5)
    assert heard.edges == [("buzz 8", "A", True, 250), ("buzz 8", "A", False, 500)]


def test_red_and_impossible_buttons_do_nothing(buzz: Buzz, heard: Listener) -> None:
    buzz.joystick_added(7, WIRED)
    for button in (RED, 5 + RED, 20 + BLUE, 99):
        assert buzz.button(7, button, True, 1000)
    assert heard.edges == []


def test_expected_sets_are_away_until_they_come(
    alarm: HandAlarm, tmp_path: Path, heard: Listener
) -> None:
    buzz = Buzz(2, alarm, leds=tmp_path, now=alarm.now)
    buzz.listen(heard)
    assert [(away.box, away.why.parts["set"]) for away in heard.of(BoxAway)] == [
        *((box, 1) for box in FIRST),
        *((box, 2) for box in SECOND),
    ]
    buzz.joystick_added(3, WIRED)
    assert [here.box for here in heard.of(BoxHere)] == FIRST


def test_a_set_that_goes_and_comes_back_has_its_old_boxes(buzz: Buzz, heard: Listener) -> None:
    buzz.joystick_added(7, WIRED)
    buzz.joystick_added(9, WIRED)
    assert buzz.joystick_removed(7)
    assert [away.box for away in heard.of(BoxAway)] == FIRST
    assert not buzz.button(7, BLUE, True, 1000)
    buzz.button(9, BLUE, True, 1000)
    assert heard.edges == [("buzz 5", "A", True, 0)]
    buzz.joystick_added(12, WIRED)
    assert [here.box for here in heard.of(BoxHere)] == FIRST + SECOND + FIRST
    buzz.button(12, BLUE, True, 1000)
    assert heard.edges[1:] == [("buzz 1", "A", True, 0)]


def test_a_set_told_of_twice_is_one(buzz: Buzz, heard: Listener) -> None:
    buzz.joystick_added(7, WIRED)
    assert buzz.joystick_added(7, WIRED)
    assert len(heard.of(BoxHere)) == 4


# ---------------------------------------------------------------- lamps


def test_the_lamp_is_lit_when_any_of_the_four_is(buzz: Buzz, tmp_path: Path) -> None:
    plug_lamps(tmp_path, "0003:054C:0002.0001")
    buzz.joystick_added(7, WIRED)
    buzz.show("buzz 2", Frame({**DARK, "C": "on"}))
    buzz.show("buzz 4", Frame(LIT))
    buzz.show("buzz 1", Frame(DARK))
    assert lit(tmp_path, "0003:054C:0002.0001") == [2, 4]
    buzz.show("buzz 2", Frame(DARK))
    assert lit(tmp_path, "0003:054C:0002.0001") == [4]


def test_it_blinks_when_some_blink_and_none_is_on(
    buzz: Buzz, tmp_path: Path, alarm: HandAlarm
) -> None:
    plug_lamps(tmp_path, "set")
    buzz.joystick_added(7, WIRED)
    buzz.show("buzz 1", Frame(BLINKING))
    buzz.show("buzz 2", Frame({**BLINKING, "A": "on"}))
    seen = []
    for _ in range(3):
        seen.append(lit(tmp_path, "set"))
        alarm.turn(0.35)
    assert seen == [[1, 2], [2], [1, 2]]


def test_each_set_has_lamps_of_its_own_and_finds_them_again(buzz: Buzz, tmp_path: Path) -> None:
    plug_lamps(tmp_path, "0003:054C:0002.0001")
    plug_lamps(tmp_path, "0003:054C:0002.0002")
    buzz.joystick_added(7, WIRED)
    buzz.joystick_added(9, WIRED)
    buzz.show("buzz 5", Frame(LIT))
    assert lit(tmp_path, "0003:054C:0002.0001") == []
    assert lit(tmp_path, "0003:054C:0002.0002") == [1]
    buzz.joystick_removed(7)
    buzz.joystick_added(12, WIRED)
    buzz.show("buzz 1", Frame(LIT))
    assert lit(tmp_path, "0003:054C:0002.0001") == [1]


def test_a_set_that_came_back_is_right_after_one_frame(buzz: Buzz, tmp_path: Path) -> None:
    plug_lamps(tmp_path, "set")
    buzz.joystick_added(7, WIRED)
    buzz.show("buzz 1", Frame(LIT))
    buzz.joystick_removed(7)
    (tmp_path / "set::buzz1" / "brightness").write_text("0")
    buzz.joystick_added(8, WIRED)
    buzz.show("buzz 1", Frame(LIT))
    assert lit(tmp_path, "set") == [1]


def test_lamps_that_may_not_be_switched_disturb_nobody(
    buzz: Buzz, tmp_path: Path, heard: Listener
) -> None:
    plug_lamps(tmp_path, "set")
    (tmp_path / "set::buzz1" / "brightness").unlink()
    (tmp_path / "set::buzz1" / "brightness").mkdir()
    buzz.joystick_added(7, WIRED)
    buzz.show("buzz 1", Frame(LIT))
    buzz.show("buzz 2", Frame(LIT))
    buzz.show("buzz 99", Frame(LIT))
    buzz.button(7, BLUE, True, 1000)
    assert (tmp_path / "set::buzz2" / "brightness").read_text() == "255"
    assert heard.edges == [("buzz 1", "A", True, 0)]


def test_closing_puts_the_lamps_out(buzz: Buzz, tmp_path: Path, heard: Listener) -> None:
    plug_lamps(tmp_path, "set")
    buzz.joystick_added(7, WIRED)
    buzz.show("buzz 1", Frame(LIT))
    told = len(heard.heard)
    buzz.close()
    buzz.close()
    assert lit(tmp_path, "set") == []
    buzz.button(7, BLUE, True, 1000)
    assert len(heard.heard) == told
