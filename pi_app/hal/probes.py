"""How the look around looks: files below `root`, and questions that a test answers itself."""

import grp
import os
import re
import shutil
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

from msgspec import Struct

from pi_app.hal.pins import find_chip
from pi_app.rules.core import Refused, Say

# What SDL falls back to where there is no screen, unless somebody chose it.
SHOW_NOTHING = ("offscreen", "dummy")


def screens_of_sdl() -> list[tuple[int, int]]:
    """The sizes of the screens, without opening a window."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        import pygame  # noqa: PLC0415 - a look around must also work where it is broken
    except ImportError as missing:
        raise Refused(Say("advice.pygame")) from missing
    ours = not pygame.display.get_init()
    try:
        pygame.display.init()
        driver = pygame.display.get_driver()
        if driver in SHOW_NOTHING and driver != os.environ.get("SDL_VIDEODRIVER"):
            raise Refused(Say("advice.screen", why=driver))
        return pygame.display.get_desktop_sizes()
    except pygame.error as trouble:
        raise Refused(Say("advice.screen", why=str(trouble))) from trouble
    finally:
        if ours:
            pygame.display.quit()


def has_module(name: str) -> bool:
    return find_spec(name) is not None


def has_program(name: str) -> bool:
    return shutil.which(name) is not None


def may_write(file: Path) -> bool:
    return os.access(file, os.R_OK | os.W_OK)


def groups() -> frozenset[str]:
    """The groups of this user, as far as they have names."""
    known = {group.gr_gid: group.gr_name for group in grp.getgrall()}
    return frozenset(known[number] for number in os.getgroups() if number in known)


def answers(bus: int, address: int) -> bool:
    """Whether a chip answers there. Only a register is read: nothing can move by that."""
    from smbus2 import SMBus  # noqa: PLC0415

    try:
        with SMBus(bus) as opened:
            opened.read_byte_data(address, 0)
    except OSError:
        return False
    return True


class Probes(Struct, frozen=True):
    root: Path = Path("/")
    screens: Callable[[], list[tuple[int, int]]] = screens_of_sdl
    find_chip: Callable[[], tuple[str, int]] = find_chip
    has_module: Callable[[str], bool] = has_module
    has_program: Callable[[str], bool] = has_program
    may_write: Callable[[Path], bool] = may_write
    groups: Callable[[], frozenset[str]] = groups
    answers: Callable[[int, int], bool] = answers

    def files(self, folder: str, pattern: str) -> list[Path]:
        return sorted((self.root / folder).glob(pattern))

    def text(self, file: str) -> str:
        try:
            return (self.root / file).read_text("utf-8", "replace")
        except OSError:
            return ""

    def sound_cards(self) -> list[str]:
        """` 0 [Headphones     ]: bcm2835_headpho - bcm2835 Headphones`: what follows the dash."""
        return re.findall(r"^ *\d+ \[.*?\]: .*? - (.+)$", self.text("proc/asound/cards"), re.M)
