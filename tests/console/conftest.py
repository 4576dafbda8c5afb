"""A home of its own for every test, and packs that are read once."""

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from pi_app.hal.pins import Pins, open_pins
from pi_app.questions import pack as packs
from pi_app.questions.shelf import Shelved
from tests.console.room import Room, small_pack
from tests.hal.hand import HandAlarm, mock_time


@cache
def _read_once(path: Path, changed: int) -> list[packs.Question]:
    del changed
    return packs.read_pack(path)


def read_pack(path: Path) -> list[packs.Question]:
    changed = path.stat().st_mtime_ns if path.exists() else 0
    return list(_read_once(path, changed))


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The console's folder; on its shelf lies the small pack alone."""
    folder = tmp_path / "home"
    folder.mkdir()
    monkeypatch.setenv("QUIZPULT_HOME", str(folder))
    small = small_pack(folder / "packs")
    monkeypatch.setattr("pi_app.questions.choice.read_pack", read_pack)
    monkeypatch.setattr("pi_app.console.archive.read_pack", read_pack)
    monkeypatch.setattr("pi_app.console.archive.packs_at_hand", lambda: [Shelved("small", small)])
    return folder


@pytest.fixture
def open_room(home: Path) -> Iterator[Callable[..., Room]]:
    """Rooms that are closed when the test is over."""
    opened: list[Room] = []

    def make(*arguments: Any, folder: Path = home, **options: Any) -> Room:
        opened.append(Room(folder, *arguments, **options))
        return opened[-1]

    yield make
    for room in opened:
        if room.evening.playing is not None and room.evening.playing.game.journal is not None:
            room.evening.playing.game.journal.close()
        room.archive.close()


@pytest.fixture
def alarm() -> HandAlarm:
    return HandAlarm()


@pytest.fixture
def pins(alarm: HandAlarm) -> Iterator[Pins]:
    with mock_time(alarm):
        factory = open_pins("mock")
        yield factory
        factory.close()
