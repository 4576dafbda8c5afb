"""The console with windows and sound that nobody sees or hears: what it leaves, how it ends."""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from pi_app.config import read_config
from pi_app.console.game import resume
from pi_app.console.journal import read_journal
from pi_app.hal.ports import Edge
from pi_app.kiosk import Kiosk
from pi_app.screen.events import Closed, KeyDown, KeyUp, Touched
from pi_app.screen.things import KeyTouch, Peek
from pi_app.words import LANGUAGES

TOP = Path(__file__).parent.parent.parent
CONFIG = """
[screen]
windows = "two"
fullscreen = false
[gpio]
factory = "mock"
[[gpio.box]]
buttons = { A = 5, B = 6, C = 13, D = 19 }
lamps = { A = 12, B = 16, C = 20, D = 21 }
[doors]
driver = "gpio"
[doors.A]
pin = 17
[doors.B]
pin = 22
[doors.C]
pin = 23
[doors.D]
pin = 24
"""
DUMMY = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}


@pytest.fixture
def config(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name, value in DUMMY.items():
        monkeypatch.setenv(name, value)
    file = tmp_path / "quizpult.toml"
    file.write_text(CONFIG)
    return file


@pytest.fixture
def kiosk(config: Path, home: Path) -> Iterator[Kiosk]:
    with Kiosk(read_config(config), home) as opened:
        opened.loop.turn()
        yield opened


_SECONDS = count(1)


def tap(kiosk: Kiosk, box: str, key: str) -> None:
    """A second after the one before, as no machine's speed could tell."""
    at = time.monotonic() + next(_SECONDS)
    kiosk.inbox.put(Edge(box, key, True, at))  # type: ignore[arg-type]
    kiosk.inbox.put(Edge(box, key, False, at + 0.1))  # type: ignore[arg-type]
    kiosk.loop.turn()


def open_files() -> dict[str, str]:
    found: dict[str, str] = {}
    for handle in list(Path("/proc/self/fd").iterdir()):
        try:
            target = str(handle.readlink())
        except FileNotFoundError:  # the handle of this very listing
            continue
        if not target.endswith(".ttf"):  # the sizes used last are kept for the whole process
            found[handle.name] = target
    return found


def children() -> str:
    return Path(f"/proc/self/task/{os.getpid()}/children").read_text()


def test_no_thread_process_or_file_is_left_behind(config: Path, home: Path) -> None:
    def evening(folder: str) -> None:
        with Kiosk(read_config(config), home / folder) as kiosk:
            kiosk.loop.turn()
            tap(kiosk, "screen 1", "A")
            tap(kiosk, "screen 1", "C")
            assert kiosk.evening.playing is not None
            kiosk.wait(0.0)
            kiosk.stop()
            kiosk.run()

    evening("one")  # what libraries keep for the whole process is opened here
    before = (set(threading.enumerate()), open_files(), children())
    evening("other")
    assert (set(threading.enumerate()), open_files(), children()) == before


def test_nor_when_it_cannot_be_opened(
    config: Path, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise RuntimeError("broken on purpose")

    with Kiosk(read_config(config), home):
        pass
    before = (set(threading.enumerate()), open_files())
    monkeypatch.setattr("pi_app.kiosk.Evening", broken)
    with pytest.raises(RuntimeError, match="on purpose"):
        Kiosk(read_config(config), home)
    assert (set(threading.enumerate()), open_files()) == before


def test_gpio_the_screen_and_the_keyboard_press_boxes(kiosk: Kiosk) -> None:
    assert {"gpio 1", "screen 1"} <= set(kiosk.evening.boxes())
    pins = kiosk.devices._pins
    assert pins is not None
    page = kiosk.evening.desk.page
    pins.pin(6).drive_low()
    kiosk.loop.turn()
    assert kiosk.evening.desk.page is not page, "the button on the pin led on"
    page = kiosk.evening.desk.page
    kiosk._happened(Touched(KeyTouch("touch", "A"), True, time.monotonic()))
    kiosk._happened(Touched(KeyTouch("touch", "A"), False, time.monotonic()))
    kiosk.loop.turn()
    assert kiosk.evening.desk.page is not page, "and so did touch"
    page = kiosk.evening.desk.page
    scancode = next(iter(kiosk.devices.keyboard._keys))  # type: ignore[union-attr]
    kiosk._happened(KeyDown(scancode, time.monotonic()))
    kiosk._happened(KeyUp(scancode, time.monotonic()))
    kiosk.loop.turn()
    assert kiosk.evening.desk.page is not page, "and the keyboard"


def test_a_quick_game_is_drawn_and_heard_in_both_languages(kiosk: Kiosk) -> None:
    for language in LANGUAGES:
        while kiosk.evening.language != language:
            tap(kiosk, "screen 1", "D")
        tap(kiosk, "screen 2", "A")
        tap(kiosk, "screen 2", "A")
        assert kiosk.evening.playing is not None
        kiosk.wait(0.0)
        assert kiosk.screens.picture("table")
        assert kiosk.screens.picture("host")
        kiosk._happened(Touched("pause", True, time.monotonic()))
        kiosk._happened(Touched("louder", True, time.monotonic()))
        kiosk._happened(Touched(Peek("screen 2"), True, time.monotonic()))
        kiosk._happened(Touched(Peek("screen 2"), False, time.monotonic()))
        kiosk.loop.turn()
        assert kiosk._last is not None
        assert kiosk._last.cover is not None
        kiosk.wait(0.0)
        kiosk.evening.finish()
        kiosk.loop.turn()


def test_closing_a_window_ends_the_evening(kiosk: Kiosk) -> None:
    kiosk._happened(Closed())
    kiosk.run()
    assert kiosk.loop.stopped


def test_the_handlers_of_signals_are_put_back(kiosk: Kiosk) -> None:
    before = [signal.getsignal(one) for one in (signal.SIGTERM, signal.SIGINT)]
    kiosk.stop()
    kiosk.run()
    assert [signal.getsignal(one) for one in (signal.SIGTERM, signal.SIGINT)] == before
    assert signal.set_wakeup_fd(-1) == -1


@pytest.mark.rule("D-21")
def test_no_door_moves_at_start_or_end(config: Path, home: Path) -> None:
    with Kiosk(read_config(config), home) as kiosk:
        pins = kiosk.devices._pins
        assert pins is not None
        for _ in range(3):
            kiosk.loop.turn()
        doors = [pins.pin(number) for number in (17, 22, 23, 24)]
    assert all(pin.states for pin in doors), "they are connected"
    assert not any(state.state for pin in doors for state in pin.states)


# ---------------------------------------------------------------- the end of a process


def start(home: Path, config: Path) -> subprocess.Popen[str]:
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.console.kiosk_process", str(home), str(config)],
        cwd=TOP,
        env={**os.environ, **DUMMY, "QUIZPULT_HOME": str(home)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    if line != "ready\n":
        process.kill()
        raise AssertionError(process.communicate()[1])
    return process


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_it_cleanly_and_the_game_can_be_taken_up(
    how: signal.Signals, config: Path, home: Path
) -> None:
    process = start(home, config)
    process.send_signal(how)
    told, trouble = process.communicate(timeout=60)
    assert (process.returncode, told, trouble) == (0, "closed\n", "")
    (journal,) = (home / "journals").iterdir()
    written = read_journal(journal)
    assert written.damaged_line is None
    assert written.whole == journal.stat().st_size
    game = resume(journal)
    assert game.plan.game == "heist"
    assert game.journal is not None
    game.journal.close()


def test_killed_it_leaves_a_whole_journal(config: Path, home: Path) -> None:
    process = start(home, config)
    process.kill()
    process.communicate(timeout=60)
    (journal,) = (home / "journals").iterdir()
    written = read_journal(journal)
    assert written.whole == journal.stat().st_size
    assert [chair.box for chair in written.header.chairs][1] == "screen 1"


def test_less_motion_stays_switched_on_until_it_is_switched_off(config: Path, home: Path) -> None:
    for expected in (True, False):
        with Kiosk(read_config(config), home) as opened:
            opened.evening.want("less_motion", 1.0)
            assert opened.screens.less_motion is expected
        with Kiosk(read_config(config), home) as opened:
            assert opened.screens.less_motion is expected
