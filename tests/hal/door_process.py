"""A program with doors on mock pins that comes to an end in a given way.

Every level that a pin of a door is given is appended to a file at once, so that whoever killed
the program can read it afterwards: `python -m tests.hal.door_process ENDING FILE`.
"""

import os
import signal
import sys
import threading
from pathlib import Path
from typing import Any

from gpiozero.pins.mock import MockFactory, MockPWMPin

from pi_app.config.sections import Door
from pi_app.hal.alarm import ThreadAlarm
from pi_app.hal.doors import ServoDoors
from pi_app.hal.doors_gpio import GpioServos
from pi_app.rules.core import LETTERS, Letter

PINS: dict[Letter, int] = dict(zip(LETTERS, (17, 22, 23, 24), strict=True))


def main(ending: str, file: Path) -> None:
    moving = threading.Event()

    class WrittenDown(MockPWMPin):  # type: ignore[misc]
        def _change_state(self, value: float) -> Any:
            with file.open("a") as book:
                book.write(f"{self.info.name} {value:g}\n")
            if value:
                moving.set()
            return super()._change_state(value)

    settings = {letter: Door(pin=pin, move_seconds=5) for letter, pin in PINS.items()}
    servos = GpioServos(settings, MockFactory(pin_class=WrittenDown))
    with ServoDoors(settings, servos, ThreadAlarm("windows")) as doors:
        doors.connect()
        doors.listen(lambda _done: None)
        file.open("a").write("ready\n")
        match ending:
            case "exception":
                raise RuntimeError("broken on purpose")
            case "terminated":
                os.kill(os.getpid(), signal.SIGTERM)
            case "killed":
                os.kill(os.getpid(), signal.SIGKILL)
            case "killed in a move":
                doors.move("B", "open")
                moving.wait()
                os.kill(os.getpid(), signal.SIGKILL)
            case "closed in a move":
                doors.move("B", "open")
                moving.wait()


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
