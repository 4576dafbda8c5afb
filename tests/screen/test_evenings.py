"""Whole evenings by buttons alone: every page of set-up and every phase, on both screens.

What a test of one layout cannot know is which words and boxes the console really shows. Here a
room of virtual boxes is played in, and each new kind of picture is laid out at every size.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from pi_app.console.loop import GRACE
from pi_app.hal.keyboard import BLOCKS
from pi_app.questions.shelf import Shelved
from pi_app.rules.core import LETTERS
from pi_app.scene import HostScene, TableScene
from pi_app.screen.layout import card_over_table, host_picture, table_picture
from pi_app.screen.things import Picture, Words
from pi_app.screen.type import measure
from pi_app.words import LANGUAGES, Language
from tests.console.room import PLAYERS, Players, Room, set_up, small_pack
from tests.screen.reading import faults

SIZES = ((800, 480), (1280, 720), (1920, 1080))
BOXES = {"de2013": 5, "de2002": 3, "us": 8, "money_drop": 1, "heist": 8}
PRESSES = 150  # in set-up
MOST_PRESSES = 1500  # in a game, until it is over

Shown = dict[tuple[object, ...], tuple[TableScene, HostScene | None]]


class Photographer:
    """Remembers the first scenes of each kind that the room shows."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self.shown: Shown = {}

    def look(self) -> None:
        for table, host in zip(self._room.watchers.tables, self._room.watchers.hosts, strict=True):
            self.shown.setdefault(_kind(table), (table, host))
        del self._room.watchers.tables[:-1], self._room.watchers.hosts[:-1]


def _kind(scene: TableScene) -> tuple[object, ...]:
    stage: Any = scene.stage
    page = getattr(stage, "page", stage)
    what = getattr(stage, "phase", None) or page.title.key
    cover = scene.cover.title.key if scene.cover else ""
    return type(stage).__name__, what, cover, len(scene.boxes), bool(scene.notices)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("QUIZPULT_HOME", str(tmp_path))
    small = small_pack(tmp_path / "packs")
    monkeypatch.setattr("pi_app.console.archive.packs_at_hand", lambda: [Shelved("small", small)])
    monkeypatch.setattr("pi_app.console.evening.SystemRandom", lambda: Random(5))
    return tmp_path


def a_room(home: Path, boxes: int, language: Language, *, two_screens: bool) -> Room:
    """With a keyboard beside it, so that every key has a cap."""
    room = Room(home, boxes, language=language, on_screen=True, two_screens=two_screens)
    caps = {
        box: dict(zip(LETTERS, block, strict=True))
        for box, block in zip(room.boxes.boxes, BLOCKS, strict=False)
    }
    furniture = replace(room.evening.furniture, caps=lambda box: caps.get(box, {}))
    room.evening.furniture = furniture
    return room


def presses(room: Room, seed: int, most: int) -> Iterator[None]:
    """Persons who press anything, in set-up as in a game."""
    players = Players(room, seed)
    for _ in range(most):
        if not players.move():
            due = room.evening.next_due
            room.turn(1.0 if due is None else max(0.0, due + GRACE - room.now))
        yield


def pictures(shown: Shown, size: tuple[int, int]) -> Iterator[tuple[str, Picture]]:
    for kind, (table, host) in shown.items():
        yield f"table {kind}", table_picture(table, size, measure)
        if host is not None:
            yield f"host {kind}", host_picture(host, size, measure)
            yield f"over {kind}", card_over_table(host, table, size, measure)


def assert_readable(shown: Shown) -> None:
    for size in SIZES:
        for name, picture in pictures(shown, size):
            assert faults(picture, size) == [], (size, name)
            if name.startswith("table"):  # the host's log may shorten what was asked
                assert shortened(picture) == [], (size, name)


def shortened(picture: Picture) -> list[str]:
    """Texts that were cut; words that end in an ellipsis of their own have a space before it."""
    texts = [thing.text for thing in picture if isinstance(thing, Words)]
    return [text for text in texts if text.endswith("…") and not text[-2:-1].isspace()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PLAYERS)
def test_a_game_from_set_up_to_its_end_can_be_read(
    home: Path, game: str, language: Language
) -> None:
    room = a_room(home, BOXES[game], language, two_screens=True)
    photos = Photographer(room)
    set_up(room, game, language, bots=max(0, PLAYERS[game] - BOXES[game]))
    photos.look()
    for _ in presses(room, len(game), MOST_PRESSES):
        photos.look()
        if getattr(room.stage, "phase", "") == "over":
            break
    room.kill()
    phases = {kind[1] for kind in photos.shown}
    assert {"setup.title", "setup.ask_game", "setup.lobby", "setup.ready", "over"} <= phases
    assert all(host is not None for _, host in photos.shown.values())
    assert_readable(photos.shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_corner_of_set_up_can_be_read(home: Path, language: Language) -> None:
    """Fame, devices, names being spelled, packs: wherever pressing anything leads."""
    room = a_room(home, 4, language, two_screens=True)
    photos = Photographer(room)
    for _ in presses(room, 3, PRESSES):
        photos.look()
    room.kill()
    assert_readable(photos.shown)
