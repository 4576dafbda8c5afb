"""A whole console in memory: virtual boxes and doors, watchers that remember, a clock by hand."""

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct

from pi_app.console.archive import Archive
from pi_app.console.evening import RESULT_STAYS, Evening, Ways
from pi_app.console.loop import GRACE, Inbox, Loop
from pi_app.console.play import Playing
from pi_app.console.showing import Furniture
from pi_app.hal.ports import Boxes
from pi_app.hal.virtual import VirtualBoxes, VirtualDoors
from pi_app.questions.question import Question
from pi_app.rules.core import Letter, Say
from pi_app.scene import HostScene, TableScene, Wish
from pi_app.words import Language, speak
from tests.playing import some_questions

HOLD = 0.6


def write_pack(file: Path, questions: Sequence[Question]) -> Path:
    """In the order given, so that packs which differ in right letters lie the same."""
    lines: list[str] = []
    for question in questions:
        lines.append("[[question]]\nkeep_order = true")
        if question.level is not None:
            lines.append(f"level = {question.level}")
        lines.append(f'category = "{question.category}"\ntext = "{question.text}"')
        lines.append(f"answers = {list(question.answers)}\nright = '{question.right}'")
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("\n".join(lines), "utf-8")
    return file


def small_pack(folder: Path, right: str = "ABCD") -> Path:
    return write_pack(folder / "small.toml", some_questions(right))


class Key(Struct, frozen=True):
    """What a player reads on a box beside one key."""

    letter: Letter
    held: bool
    label: str


_LABEL = re.compile(r"([ABCD])(:|\+) (.*)", re.DOTALL)


def keys_in(lines: Sequence[str]) -> list[Key]:
    found = (_LABEL.fullmatch(line) for line in lines)
    return [Key(each[1], each[2] == "+", each[3]) for each in found if each]  # type: ignore[arg-type]


class Onlooker:
    """Screens and loudspeakers that only remember."""

    def __init__(self) -> None:
        self.tables: list[TableScene] = []
        self.hosts: list[HostScene | None] = []
        self.sounds: list[str] = []

    def wait(self, seconds: float) -> None: ...

    def show(self, table: TableScene, host: HostScene | None) -> None:
        self.tables.append(table)
        self.hosts.append(host)

    def play(self, sounds: Sequence[str]) -> None:
        self.sounds += sounds


class Room:
    """`kill` leaves everything lying as a pulled plug does; a new Room in the folder goes on."""

    def __init__(
        self,
        folder: Path,
        boxes: int = 3,
        *,
        language: Language = "de",
        two_screens: bool = True,
        on_screen: bool = False,
        display: bool = True,
        real_doors: bool = False,
        start: float = 1000.0,
        more_devices: Sequence[Boxes] = (),
        findings: Callable[[], Sequence[Say]] = tuple,
        watchers: Onlooker | None = None,
    ) -> None:
        self.now = start
        self.boxes = VirtualBoxes(boxes, display, now=lambda: self.now)
        self.doors = VirtualDoors(patient=real_doors, now=lambda: self.now)
        self.wishes: list[Wish] = []
        self.less_motion = False
        self.watchers = watchers or Onlooker()
        self.archive = Archive(folder)
        names = self.boxes.boxes
        furniture = Furniture(
            on_screen=names if on_screen else (),
            displays=frozenset(names if display else ()),
            caps=lambda _: {},
            sound_works=lambda: True,
            volume=lambda: (80, False),
            less_motion=lambda: self.less_motion,
        )
        ways = Ways(self.wish, findings, lambda: 1_700_000_000.0 + self.now)
        self.evening = Evening(
            self.archive,
            furniture,
            ways,
            self.now,
            language=language,
            hold_seconds=HOLD,
            real_doors=real_doors,
            two_screens=two_screens,
        )
        self.inbox = Inbox(lambda: None)
        devices: list[Boxes] = [self.boxes, *more_devices]
        self.loop = Loop(
            self.evening, devices, self.doors, self.watchers, self.inbox, lambda: self.now
        )
        for device in devices:
            device.listen(self.inbox.put)
        self.doors.listen(self.inbox.put)
        self.loop.turn()

    def wish(self, wish: Wish) -> None:
        self.wishes.append(wish)
        if wish == "less_motion":
            self.less_motion = not self.less_motion

    def close(self) -> None:
        self.evening.close()
        self.boxes.close()
        self.doors.close()

    def kill(self) -> None:
        """As far as files go, what SIGKILL does: nothing more is written, nothing tidied."""
        playing = self.evening.playing
        if playing is not None and playing.game.journal is not None:
            playing.game.journal.close()
        self.archive.close()
        self.boxes.close()
        self.doors.close()

    # ------------------------------------------------ time

    def turn(self, seconds: float = 0.0) -> None:
        """Time passes; the loop wakes up whenever it would, and once more at the end."""
        self.sleep(seconds)
        self.loop.turn()

    def sleep(self, seconds: float) -> None:
        """Time passes, and only what is due wakes the loop."""
        end = self.now + seconds
        for _ in range(10_000):
            due = self.evening.next_due
            if due is None or due + GRACE > end:
                break
            self.now = max(self.now, due + GRACE) + 1e-6  # a real clock is never exact
            self.loop.turn()
        else:
            raise AssertionError("the loop never sleeps")
        self.now = max(self.now, end)

    # ------------------------------------------------ fingers

    def tap(self, box: str, letter: Letter) -> None:
        self.boxes.press(box, letter)
        self.turn(0.1)
        self.boxes.release(box, letter)
        self.turn(0.1)

    def hold(self, box: str, letter: Letter) -> None:
        self.boxes.press(box, letter)
        self.turn(HOLD + 0.2)
        self.boxes.release(box, letter)
        self.turn(0.1)

    def press(self, box: str, key: Key) -> None:
        (self.hold if key.held else self.tap)(box, key.letter)

    # ------------------------------------------------ what can be read

    @property
    def scene(self) -> TableScene:
        return self.watchers.tables[-1]

    @property
    def host(self) -> HostScene:
        host = self.watchers.hosts[-1]
        assert host is not None, "there is a host's screen"
        return host

    @property
    def stage(self) -> Any:
        return self.scene.stage

    @property
    def page(self) -> Any:
        return getattr(self.stage, "page", self.stage)

    @property
    def playing(self) -> Playing:
        assert self.evening.playing is not None, f"no game: {self.stage}"
        return self.evening.playing

    def say(self, key: str, **parts: object) -> str:
        return speak(Say(key, **parts), self.scene.language)

    def say_all(self, sentences: Sequence[Say]) -> str:
        return "\n".join(speak(each, self.scene.language) for each in sentences)

    def notices(self) -> list[str]:
        return [notice.key for notice in self.scene.notices]

    def lines(self, box: str) -> tuple[str, ...]:
        return self.boxes.frames[box].lines

    def keys(self, box: str) -> list[Key]:
        return keys_in(self.lines(box))

    def pick(self, box: str, key: str, **parts: object) -> None:
        """Press the key beside these words, turning pages if need be."""
        self.pick_label(box, self.say(key, **parts))

    def pick_label(self, box: str, label: str) -> None:
        more = {self.say("more"), self.say("pause.more")}
        for _ in range(12):
            offered = self.keys(box)
            for each in offered:
                if each.label == label:
                    self.press(box, each)
                    return
            turning = [each for each in offered if each.label in more]
            assert turning, f"{label!r} is not on {box}: {self.lines(box)}"
            self.press(box, turning[0])
        raise AssertionError(f"{label!r} is on no page")

    # ------------------------------------------------ the usual ways

    def to_lobby(self, box: str, *answers: "Answer") -> None:
        """From the title through the questions of set-up; the first answer is the language."""
        self.pick(box, "setup.evening")
        for answer in answers:
            words, parts = (answer, {}) if isinstance(answer, str) else answer
            self.pick(box, words, **parts)

    def sit(self, *boxes: str, bots: int = 0) -> None:
        for box in boxes:
            self.tap(box, "B")
        for _ in range(bots):
            self.pick(boxes[0], "setup.add_bot")

    def start(self, box: str) -> None:
        """All here, nobody named, go."""
        self.pick(box, "setup.all_here")
        while self.page.title.key == "setup.ask_name":
            self.pick(box, "setup.no_name")
        self.pick(box, "setup.start")


class Players:
    """Persons who press anything their own box offers, and read nothing else."""

    def __init__(self, room: Room, seed: int, shy_of: Sequence[str] = ()) -> None:
        self._room, self._chance = room, Random(seed)
        kept = ("pause.key", "pause.peek", *shy_of)
        self._left_alone = {room.say(key) for key in kept}
        self.labels: set[str] = set()

    def move(self) -> bool:
        """One press of one person; False if nobody has anything to press."""
        room = self._room
        offered = [
            (box, key)
            for box in room.boxes.boxes
            if box in room.boxes.frames
            for key in room.keys(box)
            if key.label not in self._left_alone
        ]
        if not offered:
            return False
        box, key = self._chance.choice(offered)
        self.labels.add(key.label)
        room.press(box, key)
        return True

    def play_on(self, until: Callable[[], bool], most: int = 4000) -> None:
        room = self._room
        for _ in range(most):
            if until():
                if room.evening.playing is not None and room.playing.over:
                    room.turn(RESULT_STAYS)
                return
            if not self.move():
                due = room.evening.next_due
                assert due is not None, f"nobody can press and nothing is due: {room.stage}"
                room.turn(max(0.0, due + GRACE - room.now))
        raise AssertionError(f"it does not end: {room.stage}")


Answer = str | tuple[str, dict[str, object]]

# What is answered in set-up after the language, for the shortest game of each edition.
SHORTEST: dict[str, tuple[Answer, ...]] = {
    "de2013": (
        "game.millionaire",
        "edition.de2013",
        "variant.risk",
        ("ending.rounds", {"rounds": 3}),
        "setup.cards_of_packs",
    ),
    "de2002": (
        "game.millionaire",
        "edition.de2002",
        "setup.everybody_answers",
        ("setup.hosts_each", {"times": 1}),
        "setup.cards_of_packs",
    ),
    "us": (
        "game.millionaire",
        "edition.us",
        "setup.everybody_answers",
        ("setup.hosts_each", {"times": 1}),
        "setup.cards_of_packs",
    ),
    "money_drop": (
        "game.money_drop",
        ("setup.seconds", {"seconds": 30}),
        ("setup.runs", {"runs": 1}),
        "setup.pairs",
        "setup.cards_of_packs",
    ),
    "heist": ("game.heist", "setup.abilities_on"),
}
PLAYERS = {"de2013": 3, "de2002": 3, "us": 3, "money_drop": 3, "heist": 4}


def set_up(room: Room, game: str, language: Language = "de", bots: int = 0) -> None:
    """A whole set-up by the keys of the first box, up to the first page of the game."""
    first, *others = room.boxes.boxes[: PLAYERS[game] - bots]
    room.to_lobby(first, f"setup.language_{language}", *SHORTEST[game])
    if game != "heist":
        room.tap(first, "A")
        room.pick(first, "setup.go_on")
    room.sit(first, *others, bots=bots)
    room.start(first)
