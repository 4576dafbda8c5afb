"""Windows on a PCA9685: bytes on the bus, against a strict chip."""

import inspect
import logging
from collections.abc import Callable

import pytest
import smbus2

from pi_app.config.sections import Door, Doors
from pi_app.hal.doors import ServoDoors
from pi_app.hal.doors_pca9685 import Bus, Pca9685Servos, open_bus
from pi_app.hal.pins import Pins
from pi_app.rules.core import Refused
from tests.hal.fake_bus import ADDRESS, Chip, FakeBus
from tests.hal.hand import HandAlarm, Listener

ENABLE = 17
DOORS = Doors(
    driver="pca9685",
    enable_pin=ENABLE,
    A=Door(channel=0, switch_pin=27),
    B=Door(channel=4),
    C=Door(channel=8),
    D=Door(channel=15),
)
HALF_WAY = 307  # 1500 µs in steps of 20 ms / 4096


@pytest.fixture(autouse=True)
def _quiet(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL)


@pytest.fixture
def chip() -> Chip:
    return Chip()


Lay = Callable[[], ServoDoors]


@pytest.fixture
def lay(chip: Chip, pins: Pins, alarm: HandAlarm, heard: Listener) -> Lay:
    def made() -> ServoDoors:
        servos = Pca9685Servos(DOORS, pins, lambda _: FakeBus(chip))
        doors = ServoDoors(DOORS.by_letter(), servos, alarm)
        doors.listen(heard)
        return doors

    return made


def enabled(pins: Pins) -> bool:
    return not pins.pin(ENABLE).state


@pytest.mark.rule("D-21")
def test_nothing_is_written_before_it_is_connected_and_nothing_moves_then(
    lay: Lay, chip: Chip, pins: Pins, alarm: HandAlarm
) -> None:
    doors = lay()
    alarm.turn(60)
    assert chip.written == []
    assert doors.connect() is None
    alarm.turn(60)
    assert not enabled(pins)
    doors.close()
    assert chip.pulsed == []


def test_it_is_reset_once_and_set_to_fifty_frames_a_second(lay: Lay, chip: Chip) -> None:
    lay().connect()
    assert chip.written == [
        (0x00, 0x06),
        (ADDRESS, 0x00, 0x30),
        (ADDRESS, 0xFE, 121),
        (ADDRESS, 0x01, 0x04),
        (ADDRESS, 0x00, 0x20),
    ]


def test_a_move_is_pulses_on_one_channel_then_fully_off(
    lay: Lay, chip: Chip, pins: Pins, alarm: HandAlarm, heard: Listener
) -> None:
    doors = lay()
    doors.connect()
    chip.written.clear()
    doors.move("B", "open")
    alarm.turn(0.5)
    assert chip.pulses() == {4: HALF_WAY}
    assert enabled(pins)
    alarm.turn(0.5)
    assert chip.pulses() == {}
    assert not enabled(pins)
    assert chip.written == [
        (ADDRESS, 0x16, 0, 0, HALF_WAY & 0xFF, HALF_WAY >> 8),
        (ADDRESS, 0x16, 0, 0, 0, 0x10),
    ]
    assert heard.news == [("B", "opened")]


def test_the_last_channel_is_reached_and_the_shut_angle_too(
    lay: Lay, chip: Chip, alarm: HandAlarm, heard: Listener
) -> None:
    doors = lay()
    doors.move("D", "shut")
    alarm.turn(0.5)
    assert chip.pulses() == {15: round(600 * 4096 / 20_000)}
    alarm.turn(0.5)
    assert heard.news == [("D", "shut")]


def test_the_switch_on_a_pin_tells_of_a_stall(
    lay: Lay, pins: Pins, alarm: HandAlarm, heard: Listener
) -> None:
    doors = lay()
    doors.connect()
    pins.pin(27).drive_low()
    doors.move("A", "open")
    alarm.turn(1)
    assert heard.news == [("A", "stalled")]


@pytest.mark.rule("D-21")
def test_after_a_killed_program_the_pulses_end_and_no_door_moves(
    lay: Lay, chip: Chip, pins: Pins, alarm: HandAlarm, heard: Listener
) -> None:
    killed = lay()
    killed.move("C", "open")
    alarm.turn(0.1)
    assert chip.pulses() == {8: HALF_WAY}  # the chip does not know that nobody is there any more
    chip.pulsed.clear()
    pins.reset()  # the kernel takes the pins back
    restarted = ServoDoors(
        DOORS.by_letter(), Pca9685Servos(DOORS, pins, lambda _: FakeBus(chip)), HandAlarm()
    )
    restarted.listen(heard)
    assert restarted.connect() is None
    assert chip.pulses() == {}
    assert chip.pulsed == []
    assert restarted.state("C") == "unknown"
    restarted.close()
    assert chip.pulsed == []


# ---------------------------------------------------------------- trouble


def test_no_chip_is_said_with_bus_and_address(lay: Lay, chip: Chip) -> None:
    chip.unplugged = True
    trouble = lay().connect()
    assert trouble is not None
    assert trouble.key == "i2c.no_chip"
    assert trouble.parts == {"bus": 1, "address": "0x40"}


def test_unplugged_is_no_answer_and_plugged_in_again_works(
    lay: Lay, chip: Chip, alarm: HandAlarm, heard: Listener
) -> None:
    doors = lay()
    doors.connect()
    chip.unplugged = True
    doors.move("B", "open")
    alarm.turn(1)
    assert heard.news == [("B", "no_answer")]
    chip.unplugged = False
    doors.move("B", "open")
    alarm.turn(1)
    assert heard.news[1:] == [("B", "opened")]
    assert chip.written.count((0x00, 0x06)) == 2


def test_unplugged_in_mid_move_is_no_answer_and_the_enable_pin_cuts_it_off(
    lay: Lay, chip: Chip, pins: Pins, alarm: HandAlarm, heard: Listener
) -> None:
    doors = lay()
    doors.move("B", "open")
    alarm.turn(0.5)
    chip.unplugged = True
    alarm.turn(0.5)
    assert heard.news == [("B", "no_answer")]
    assert doors.state("B") == "unknown"
    assert not enabled(pins)
    doors.close()


def test_closing_in_mid_move_switches_all_channels_off(
    lay: Lay, chip: Chip, pins: Pins, alarm: HandAlarm, heard: Listener
) -> None:
    doors = lay()
    doors.move("B", "open")
    alarm.turn(0.5)
    doors.close()
    assert chip.pulses() == {}
    assert heard.news == [("B", "no_answer")]
    pins.pin(ENABLE)  # given back: it can be had again


def test_a_missing_bus_and_a_barred_one_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    for trouble, key in (
        (FileNotFoundError(2, "No such file"), "i2c.no_bus"),
        (PermissionError(13, "Permission denied"), "i2c.not_allowed"),
    ):

        def refuse(_: int, why: OSError = trouble) -> Bus:
            raise why

        monkeypatch.setattr(smbus2, "SMBus", refuse)
        with pytest.raises(Refused) as refused:
            open_bus(1)
        assert refused.value.reason.key == key


def test_a_bus_that_does_not_exist_on_this_machine() -> None:
    with pytest.raises(Refused) as refused:
        open_bus(98765)
    assert refused.value.reason.key == "i2c.no_bus"


@pytest.mark.parametrize("name", ["write_byte", "write_byte_data", "write_i2c_block_data"])
def test_the_strict_bus_has_the_parameters_of_the_real_one(name: str) -> None:
    ours = list(inspect.signature(getattr(FakeBus, name)).parameters)
    real = list(inspect.signature(getattr(smbus2.SMBus, name)).parameters)
    assert real[: len(ours)] == ours
