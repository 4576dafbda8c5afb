"""From a configuration to the devices of a table. What is missing becomes a sentence."""

from contextlib import ExitStack
from typing import Self

from pi_app.config import Config
from pi_app.hal.alarm import ThreadAlarm
from pi_app.hal.buzz import Buzz
from pi_app.hal.doors import NoDoors, ServoDoors, Servos
from pi_app.hal.doors_gpio import GpioServos
from pi_app.hal.doors_pca9685 import Pca9685Servos
from pi_app.hal.gpio import GpioBoxes
from pi_app.hal.keyboard import Keyboard
from pi_app.hal.pins import Pins, open_pins
from pi_app.hal.ports import Boxes, Doors
from pi_app.hal.virtual import VirtualBoxes, VirtualDoors
from pi_app.rules.core import Refused, Say


class Devices:
    """Everything at the table; `boxes` has all of them, those on the screen and Buzz! as well."""

    def __init__(
        self,
        boxes: list[Boxes],
        doors: Doors,
        on_screen: VirtualBoxes,
        keyboard: Keyboard | None,
        buzz: Buzz | None,
        troubles: list[Say],
        pins: Pins | None,
    ) -> None:
        self.boxes = boxes
        self.doors = doors
        self.on_screen = on_screen  # mouse and touch press these
        self.keyboard = keyboard
        self.buzz = buzz
        self.troubles = troubles
        self._pins = pins

    def close(self) -> None:
        with ExitStack() as stack:  # one that fails does not keep the others open
            if self._pins is not None:
                stack.callback(self._pins.close)
                self._pins = None
            stack.callback(self.doors.close)
            for device in self.boxes:
                stack.callback(device.close)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *trouble: object) -> None:
        self.close()


def connect(config: Config) -> Devices:
    """Never raises for missing hardware, and no door moves (D-21)."""
    troubles: list[Say] = []
    pins: Pins | Say | None = None
    if config.needs_pins:
        try:
            pins = open_pins(config.gpio.factory)
        except Refused as trouble:
            pins = trouble.reason
            troubles.append(trouble.reason)
    boxes: list[Boxes] = []
    if config.gpio.box:
        bounce = config.table.bounce_ms / 1000
        boxes.append(GpioBoxes(config.gpio, pins, bounce, ThreadAlarm("buttons")))
    buzz = Buzz(config.buzz.sets, ThreadAlarm("buzz lamps")) if config.buzz.enabled else None
    if buzz is not None:
        boxes.append(buzz)
    on_screen = VirtualBoxes(config.boxes_on_screen, config.virtual.display)
    boxes.append(on_screen)
    keyboard = None
    if config.keyboard.enabled:
        players = on_screen.boxes[: config.keyboard.players]
        keyboard = Keyboard(config.keyboard.layout, players, on_screen.edge)
    doors, trouble_with_doors = _doors(config, pins)
    if trouble_with_doors is not None and trouble_with_doors not in troubles:
        troubles.append(trouble_with_doors)
    opened = None if isinstance(pins, Say) else pins
    return Devices(boxes, doors, on_screen, keyboard, buzz, troubles, opened)


def _doors(config: Config, pins: Pins | Say | None) -> tuple[Doors, Say | None]:
    servos: Servos
    match config.doors.driver:
        case "virtual":
            return VirtualDoors(), None
        case "none":
            return NoDoors(), None
        case "gpio":
            servos = GpioServos(config.doors.by_letter(), pins)
        case "pca9685":
            servos = Pca9685Servos(config.doors, pins)
    doors = ServoDoors(config.doors.by_letter(), servos, ThreadAlarm("windows"))
    return doors, doors.connect()
