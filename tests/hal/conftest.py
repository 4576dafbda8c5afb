"""Real gpiozero on its mock pins, with the clock of the hand."""

from collections.abc import Iterator

import pytest

from pi_app.hal.pins import Pins, open_pins
from tests.hal.hand import HandAlarm, Listener, mock_time


@pytest.fixture
def alarm() -> HandAlarm:
    return HandAlarm()


@pytest.fixture
def heard() -> Listener:
    return Listener()


@pytest.fixture
def pins(alarm: HandAlarm) -> Iterator[Pins]:
    with mock_time(alarm):
        factory = open_pins("mock")
        yield factory
        factory.close()
