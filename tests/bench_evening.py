"""A Millionaire game in real windows, pressed by its keyboard: what the screens' bench watches."""

import json
import time
from contextlib import ExitStack
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from threading import Timer
from types import TracebackType
from typing import Self

import pygame

from pi_app.config import Config
from pi_app.console.game import begin
from pi_app.console.plan import Plan
from pi_app.console.play import Playing
from pi_app.console.seating import Chair, Seating
from pi_app.hal.keyboard import BLOCKS, SCANCODES
from pi_app.kiosk import Kiosk
from pi_app.rules.core import LETTERS, Letter, Seat
from pi_app.rules.millionaire.edition import Ending
from pi_app.scene import HostScene, TableScene
from pi_app.screen.events import KeyUp, ScreenEvent
from pi_app.screen.paint import paint
from pi_app.screen.things import Picture

NAMES = ("Anneliese", "Bernd", "Cem", "Dorothea")
PRESSES = 200


class Evening:
    """Four persons at one keyboard, who press what their menus offer."""

    def __init__(self) -> None:
        with ExitStack() as opened:
            folder = Path(opened.enter_context(TemporaryDirectory()))
            self.kiosk = opened.enter_context(Kiosk(Config(), folder))
            boxes = self.kiosk.devices.on_screen.boxes
            chairs = tuple(Chair(box, name) for box, name in zip(boxes, NAMES, strict=False))
            plan = Plan("millionaire", names=NAMES, seed=1, ending=Ending("rounds", 100))
            game = begin(plan, time.time(), folder / "bench.journal", chairs=chairs)
            now = time.monotonic()
            self.playing = Playing(game, Seating(chairs), now, lambda _: None)
            self.kiosk.evening.playing = self.playing
            self._chance = Random(1)
            self._opened = opened.pop_all()
        self.turn(0.0)
        for reader in self.kiosk.screens._readers.values():
            reader.join()  # done during set-up, long before anybody plays

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._opened.close()

    def turn(self, seconds: float) -> None:
        self.kiosk.loop.turn()
        self.kiosk.wait(seconds)

    def some_key(self) -> tuple[Seat, Letter]:
        """Mostly right answers, so that the game climbs; whatever else is offered, at random."""
        table = self.playing.table
        offered = [(seat, key) for seat in table.seats for key in table.menu(seat).taps]
        host = table.host_view()
        right = getattr(host, "right", None) if self._chance.random() < 0.9 else None
        answers = {(seat, key) for seat, key in offered if _is_answer(table, seat, key)}
        wanted = [each for each in offered if each not in answers or right in (None, each[1])]
        return self._chance.choice(wanted or offered)

    def press(self) -> None:
        seat, key = self.some_key()
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, scancode=scancode(seat, key)))

    def play_on(self, presses: int) -> None:
        """And then until nothing runs by itself and the table waits for a press."""
        done = 0
        while done < presses or self.playing.clock() is not None:
            self.press()
            for _ in range(4):
                self.turn(0.02)
            done += 1
        deadline = time.monotonic() + 2  # whatever still moves comes to rest
        while time.monotonic() < deadline:
            self.turn(0.1)


def _is_answer(table: object, seat: Seat, key: Letter) -> bool:
    entry = table.menu(seat).taps[key]  # type: ignore[attr-defined]
    return bool(entry.id.startswith("answer:"))


def scancode(seat: Seat, key: Letter) -> int:
    return SCANCODES[BLOCKS[seat - 1][LETTERS.index(key)]]


# ---------------------------------------------------------------- press to finished frame


class Watched(Evening):
    """Stamps the first frame after the press has changed what the table shows."""

    def __init__(self) -> None:
        self.heard = self.changed = False
        self.finished: float | None = None
        super().__init__()
        self.easel = easel = self.kiosk.screens._easels[0]
        happened, show, draw = self.kiosk._happened, self.kiosk.show, easel.draw

        def noted_event(event: ScreenEvent) -> None:
            happened(event)
            self.heard |= isinstance(event, KeyUp)

        def noted_show(table: TableScene, host: HostScene | None) -> None:
            show(table, host)
            self.changed = self.heard

        def noted_draw() -> bool:
            drawn = draw()
            if drawn and self.changed and self.finished is None:
                self.finished = time.perf_counter()
            return drawn

        self.kiosk._happened = noted_event  # type: ignore[method-assign]
        self.kiosk.show = noted_show  # type: ignore[method-assign]
        easel.draw = noted_draw  # type: ignore[method-assign]

    def answer_to(self, seat: Seat, key: Letter, after: float) -> float | None:
        """Seconds from a press to its frame, however long that takes.

        None where the press was heard and changed nothing on the table, as the first of two.
        """
        rest = time.perf_counter() + after / 2
        while time.perf_counter() < rest:
            self.turn(after / 4)
        posted: list[float] = []
        self.heard, self.changed, self.finished = False, False, None
        with posting(seat, key, after, posted):
            while self.finished is None:
                heard = self.heard
                self.turn(0.02)
                if heard and self.finished is None and self.easel.next_frame is None:
                    return None
        return self.finished - posted[0]


class posting:  # noqa: N801  (reads like a verb, and is used as one)
    """A key goes down and up after so many seconds, from another thread, as a box reports."""

    def __init__(self, seat: Seat, key: Letter, after: float, posted: list[float]) -> None:
        def post() -> None:
            posted.append(time.perf_counter())
            for kind in (pygame.KEYDOWN, pygame.KEYUP):
                pygame.event.post(pygame.event.Event(kind, scancode=scancode(seat, key)))

        self._timer = Timer(after, post)

    def __enter__(self) -> None:
        self._timer.start()

    def __exit__(self, *trouble: object) -> None:
        self._timer.join()


def bare_loop(
    window: pygame.Window, pictures: tuple[Picture, Picture], seat: Seat, key: Letter, after: float
) -> float:
    """The same press and the same picture in the loop that every tutorial has."""
    clock, surface, posted = pygame.time.Clock(), window.get_surface(), list[float]()
    pygame.event.clear()
    shown = pictures[0]
    with posting(seat, key, after, posted):
        while True:
            for event in pygame.event.get():
                if event.type == pygame.KEYDOWN:
                    shown = pictures[1]
            paint(shown, surface)
            window.flip()
            if posted and shown is pictures[1]:
                return time.perf_counter() - posted[0]
            clock.tick(60)


def measure_presses() -> None:
    """Both sides in turns, so that a busy machine slows both alike."""
    chance = Random(2)
    ours: list[float] = []
    bare: list[float] = []
    with Watched() as evening:
        evening.play_on(presses=20)  # the first question of an evening opens the sizes of type
        window = pygame.Window("bare", (1280, 720))
        evening.turn(0.1)
        while len(ours) < PRESSES:
            before = evening.kiosk.screens.picture("table")
            seat, key = evening.some_key()
            after = chance.uniform(0.1, 0.5)  # some come while things still move, most do not
            took = evening.answer_to(seat, key, after)
            if took is None:
                continue
            pictures = (before, evening.kiosk.screens.picture("table"))
            bare.append(bare_loop(window, pictures, seat, key, chance.uniform(0.02, 0.06)))
            ours.append(took)
            pygame.event.clear()
    print(json.dumps({"ours": ours, "bare": bare}), flush=True)
