"""What the screens cost, beside bare pygame windows. Every program runs alone and in turns.

With a display the windows are real; without one SDL draws into nothing (`dummy`), which makes
the bare window cheaper than any real one, and our ratios larger.
"""

import json
import os
import statistics
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import DEVNULL, PIPE, Popen, run
from tempfile import TemporaryDirectory

from tests.bench_report import Line

STARTS = 9
REST = 15.0  # seconds: what is read aside has been read, lamps have stopped blinking
IDLE = 10.0
IDLE_TURNS = 2


def title() -> str:
    return f"Screens ({_driver()}): ours beside bare pygame"


def lines() -> Iterator[Line]:
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        yield from _presses(folder)
        yield from _starts(folder)
        yield from _rest(folder)


def _driver() -> str:
    if os.environ.get("SDL_VIDEODRIVER"):
        return os.environ["SDL_VIDEODRIVER"]
    shown = os.environ.get("WAYLAND_DISPLAY") or os.environ.get("DISPLAY")
    return f"display {shown}" if shown else "dummy"


def _surroundings(folder: str) -> dict[str, str]:
    """A home of its own, no configuration, and bytecode that is kept as of an installed program."""
    surroundings = dict(os.environ)
    surroundings.pop("PYTHONDONTWRITEBYTECODE", None)
    surroundings |= {
        "HOME": folder,
        "QUIZPULT_HOME": f"{folder}/quizpult",
        "PYTHONPYCACHEPREFIX": f"{folder}/bytecode",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    }
    surroundings.pop("QUIZPULT_CONFIG", None)
    if _driver() == "dummy":
        surroundings["SDL_VIDEODRIVER"] = "dummy"
    return surroundings


def _command(what: str) -> list[str]:
    return [sys.executable, "-m", "tests.bench_child", what]


@contextmanager
def _started(what: str, folder: str) -> Iterator[Popen[str]]:
    where = _surroundings(folder)
    child = Popen(_command(what), env=where, stdout=PIPE, stderr=DEVNULL, text=True)
    try:
        yield child
    finally:
        child.kill()
        child.communicate()


def _frame(child: Popen[str]) -> float:
    """When it has shown its next frame."""
    assert child.stdout is not None
    if child.stdout.readline().strip() != "frame":
        raise RuntimeError(f"{child.args} ended before its frame")
    return time.monotonic()


# ---------------------------------------------------------------- press to finished frame


def _presses(folder: str) -> Iterator[Line]:
    where = _surroundings(folder)
    told = run(_command("press"), env=where, stdout=PIPE, stderr=DEVNULL, check=True, text=True)
    took = json.loads(told.stdout.splitlines()[-1])
    ours, bare = took["ours"], took["bare"]
    for name, place in (("median", 49), ("p99", 98)):
        one, other = (statistics.quantiles(side, n=100)[place] for side in (ours, bare))
        what = f"press to frame, {name}, beside 60 fps"
        yield Line(what, f"{one * 1e3:.1f} ms", f"{other * 1e3:.1f} ms", one / other, at_most=1)


# ---------------------------------------------------------------- first frame


def _starts(folder: str) -> Iterator[Line]:
    bare: list[float] = []
    curtain: list[float] = []
    page: list[float] = []
    for number in range(STARTS + 1):
        began = time.monotonic()
        with _started("bare", folder) as child:
            shown = _frame(child) - began
        began = time.monotonic()
        with _started("play", folder) as child:
            first, second = _frame(child) - began, _frame(child) - began
        if number:  # the first time bytecode is written and files come from the disk
            bare.append(shown)
            curtain.append(first)
            page.append(second)
    beside = statistics.median(bare)
    for what, times, limit in (
        ("first frame after start", curtain, 2.0),
        ("title page, ready for a press", page, None),
    ):
        ours = statistics.median(times)
        shown_as = f"{ours * 1e3:.0f} ms", f"{beside * 1e3:.0f} ms"
        yield Line(what, *shown_as, ours / beside, at_most=limit)


# ---------------------------------------------------------------- idle, and memory


def _rest(folder: str) -> Iterator[Line]:
    names = {"bare": "", "play": "title page", "game": "Millionaire game"}
    used: dict[str, list[float]] = {what: [] for what in names}
    at_first: dict[str, float] = {}
    later: dict[str, float] = {}
    for _ in range(IDLE_TURNS):
        for what in names:
            with _started(what, folder) as child:
                _frame(child)
                if what == "play":
                    _frame(child)
                at_first[what] = _memory(child.pid)
                time.sleep(REST)
                before = _cpu_seconds(child.pid)
                time.sleep(IDLE)
                used[what].append((_cpu_seconds(child.pid) - before) * 60 / IDLE)
                later[what] = _memory(child.pid)
    bare = statistics.median(used["bare"])
    for what in ("play", "game"):
        ours = statistics.median(used[what])
        cost = f"{ours:.2f} s", f"{bare:.2f} s"
        yield Line(f"CPU a minute, idle, {names[what]}", *cost, ours / bare, at_most=1.5)
    beside = at_first["bare"]
    for name, size in (
        ("memory at the title page", at_first["play"]),
        ("memory there, all read", later["play"]),
        ("memory in a Millionaire game", later["game"]),
    ):
        shown_as = f"{size:.0f} MB", f"{beside:.0f} MB"
        yield Line(name, *shown_as, size / beside, at_most=2)


def _cpu_seconds(pid: int) -> float:
    """Of all its threads."""
    tasks = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(task.read_text().split()[0]) for task in tasks) / 1e9


def _memory(pid: int) -> float:
    """Resident, as `top` shows it."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Rss:")) / 1024
