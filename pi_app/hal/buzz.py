"""Sony Buzz! sets: a USB device with four buzzers, each with a lamp and five buttons.

The four coloured buttons are A–D from top to bottom. The big red one has no letter and is
ignored: a box has four keys, and everything in every game can be done with them.
"""

import logging
import time
from collections.abc import Callable
from pathlib import Path
from typing import Self

from pi_app.hal.alarm import Alarm
from pi_app.hal.lamps import Lamps
from pi_app.hal.ports import BoxAway, BoxHere, Edge, Frame, Report
from pi_app.rules.core import Lamp, Letter, Say

MOST_SETS = 2
BUZZERS = 4  # in a set
BUTTONS = 5  # on a buzzer: red, then these from the bottom up
LETTER_OF: dict[int, Letter] = {4: "A", 3: "B", 2: "C", 1: "D"}  # blue, orange, green, yellow

# Vendor and product as they stand in an SDL GUID: at characters 8 and 16, low byte first.
SONY = "4c05"
PRODUCTS = ("0200", "0010")  # wired, wireless

LEDS = Path("/sys/class/leds")

log = logging.getLogger(__name__)


def is_buzz(guid: str) -> bool:
    return guid[8:12].lower() == SONY and guid[16:20].lower() in PRODUCTS


class Buzz:
    """Fed by the loop of the windows with SDL's joystick events.

    `expected` sets are reported as away until they are plugged in; others are welcome as well.
    A set that comes back takes the first free place, so a single set is always the same boxes.
    """

    def __init__(
        self,
        expected: int,
        alarm: Alarm,
        leds: Path = LEDS,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._sets: list[int | None] = [None] * expected  # joystick by place
        self._led_prefix: dict[int, str] = {}  # by place, while the set is here
        self._leds = leds
        self._alarm = alarm
        self._now = now
        self._lamps = Lamps(self._switch, alarm)
        self._report: Report | None = None

    @property
    def boxes(self) -> tuple[str, ...]:
        return tuple(name for place in range(len(self._sets)) for name in self._names(place))

    def _names(self, place: int) -> tuple[str, ...]:
        return tuple(f"buzz {BUZZERS * place + buzzer}" for buzzer in range(1, BUZZERS + 1))

    def has_display(self, box: str) -> bool:
        del box
        return False

    def listen(self, report: Report) -> None:
        self._report = report
        for place, joystick in enumerate(self._sets):
            for box in self._names(place):
                if joystick is None:
                    report(BoxAway(box, Say("buzz.away", set=place + 1), self._now()))
                else:
                    report(BoxHere(box, self._now()))

    # ------------------------------------------------------------ from SDL

    def joystick_added(self, instance_id: int, guid: str) -> bool:
        """Whether it is one of ours."""
        if not is_buzz(guid) or instance_id in self._sets:
            return is_buzz(guid)
        if None in self._sets:
            place = self._sets.index(None)
        elif len(self._sets) < MOST_SETS:
            place = len(self._sets)
            self._sets.append(None)
        else:
            return False
        self._sets[place] = instance_id
        if leds := self._free_leds():
            self._led_prefix[place] = leds
        for box in self._names(place):
            self._lamps.forget(box)
            self._tell(BoxHere(box, self._now()))
        return True

    def joystick_removed(self, instance_id: int) -> bool:
        if instance_id not in self._sets:
            return False
        place = self._sets.index(instance_id)
        self._sets[place] = None
        self._led_prefix.pop(place, None)
        for box in self._names(place):
            self._lamps.forget(box)
            self._tell(BoxAway(box, Say("buzz.away", set=place + 1), self._now()))
        return True

    def button(self, instance_id: int, button: int, down: bool, at: float) -> bool:
        """Whether it came from one of our sets, even if it was a red button."""
        if instance_id not in self._sets:
            return False
        buzzer, colour = divmod(button, BUTTONS)
        letter = LETTER_OF.get(colour)
        if letter is not None and 0 <= buzzer < BUZZERS:
            box = self._names(self._sets.index(instance_id))[buzzer]
            self._tell(Edge(box, letter, down, at))
        return True

    def _tell(self, signal: Edge | BoxHere | BoxAway) -> None:
        if self._report is not None:
            self._report(signal)

    # ------------------------------------------------------------ lamps

    def show(self, box: str, frame: Frame) -> None:
        """A buzzer has one lamp: it is lit when any of the four is, or blinks with them."""
        if box not in self.boxes:
            return
        wanted = set(frame.lamps.values())
        lamp: Lamp = "on" if "on" in wanted else "blink" if "blink" in wanted else "off"
        self._lamps.show({box: lamp})

    def _free_leds(self) -> str | None:
        """The lamps of a set share a name up to `::buzz1`; which set it is, nothing tells."""
        found = sorted(led.name.removesuffix("::buzz1") for led in self._leds.glob("*::buzz1"))
        taken = self._led_prefix.values()
        return next((prefix for prefix in found if prefix not in taken), None)

    def _switch(self, box: str, lit: bool) -> None:
        place, buzzer = divmod(self.boxes.index(box), BUZZERS)
        prefix = self._led_prefix.get(place)
        if prefix is not None:
            led = self._leds / f"{prefix}::buzz{buzzer + 1}" / "brightness"
            led.write_text("255" if lit else "0", "ascii")

    def close(self) -> None:
        self._report = None
        self._alarm.close()
        self._lamps.all_off()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *trouble: object) -> None:
        self.close()
