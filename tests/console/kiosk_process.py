"""A whole console under SDL's dummy drivers: `python -m tests.console.kiosk_process HOME CONFIG`.

A quick game begins by two presses; "ready" is printed when the loop is about to sleep.
"""

import sys
import time
from pathlib import Path

from pi_app.config import read_config
from pi_app.hal.ports import Edge
from pi_app.kiosk import Kiosk
from pi_app.rules.core import Letter


class Told(Kiosk):
    told = False

    def wait(self, seconds: float) -> None:
        if not self.told:
            self.told = True
            print("ready", flush=True)
        super().wait(seconds)


def main(home: Path, config: Path) -> None:
    with Told(read_config(config), home) as kiosk:
        kiosk.loop.turn()
        keys: tuple[Letter, ...] = ("A", "C")
        for key in keys:
            kiosk.inbox.put(Edge("screen 1", key, True, time.monotonic()))
            kiosk.inbox.put(Edge("screen 1", key, False, time.monotonic()))
            kiosk.loop.turn()
        assert kiosk.evening.playing is not None
        kiosk.run()
    print("closed", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
