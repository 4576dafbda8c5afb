"""Boxes and windows in memory: those drawn on the screen, and those that tests play on.

Faults can be ordered, so that a test sees what the console does about them.
"""

import time
from collections import deque
from collections.abc import Callable
from typing import Literal, Self

from pi_app.hal.ports import (
    BoxAway,
    BoxHere,
    DoorDone,
    DoorOrder,
    DoorState,
    Edge,
    Frame,
    Report,
)
from pi_app.rules.core import LETTERS, DoorNews, Letter, Say

Now = Callable[[], float]

ButtonFault = Literal["bounces", "stuck", "dead"]
DoorFault = Literal["stalled", "no_answer"]

BOUNCE_SECONDS = 0.001
FRAMES_KEPT = 1000


class VirtualBoxes:
    def __init__(self, count: int, display: bool = True, now: Now = time.monotonic) -> None:
        self.boxes = tuple(f"screen {number}" for number in range(1, count + 1))
        self.frames: dict[str, Frame] = {}  # what each box shows now
        self.shown: deque[tuple[str, Frame]] = deque(maxlen=FRAMES_KEPT)
        self._display = display
        self._now = now
        self._away: set[str] = set()
        self._faults: dict[tuple[str, Letter], ButtonFault] = {}
        self._report: Report | None = None

    def has_display(self, box: str) -> bool:
        del box
        return self._display

    def listen(self, report: Report) -> None:
        self._report = report
        for box in self.boxes:
            if box in self._away:
                report(BoxAway(box, Say("box.virtual_away"), self._now()))
            else:
                report(BoxHere(box, self._now()))

    def show(self, box: str, frame: Frame) -> None:
        if box not in self._away:
            self.frames[box] = frame
            self.shown.append((box, frame))

    def close(self) -> None:
        self._report = None
        self.frames.clear()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *trouble: object) -> None:
        self.close()

    # ------------------------------------------------------------ what fingers do

    def press(self, box: str, key: Letter, at: float | None = None) -> None:
        self.edge(box, key, True, self._now() if at is None else at)

    def release(self, box: str, key: Letter, at: float | None = None) -> None:
        self.edge(box, key, False, self._now() if at is None else at)

    def tap(self, box: str, key: Letter, at: float | None = None, held: float = 0.1) -> None:
        start = self._now() if at is None else at
        self.press(box, key, start)
        self.release(box, key, start + held)

    def edge(self, box: str, key: Letter, down: bool, at: float) -> None:
        if self._report is None or box in self._away:
            return
        match self._faults.get((box, key)):
            case "dead":
                return
            case "stuck" if not down:
                return
            case "bounces":
                self._report(Edge(box, key, down, at))
                self._report(Edge(box, key, not down, at + BOUNCE_SECONDS))
                at += 2 * BOUNCE_SECONDS
        self._report(Edge(box, key, down, at))

    # ------------------------------------------------------------ faults on order

    def break_button(self, box: str, key: Letter, fault: ButtonFault | None) -> None:
        """None mends it."""
        if fault is None:
            self._faults.pop((box, key), None)
        else:
            self._faults[box, key] = fault

    def go_away(self, box: str, at: float | None = None) -> None:
        self._away.add(box)
        self.frames.pop(box, None)
        if self._report is not None:
            when = self._now() if at is None else at
            self._report(BoxAway(box, Say("box.virtual_away"), when))

    def come_back(self, box: str, at: float | None = None) -> None:
        self._away.discard(box)
        if self._report is not None:
            self._report(BoxHere(box, self._now() if at is None else at))


class VirtualDoors:
    """Windows that open on the screen only. With `patient` an order waits for `answer`."""

    def __init__(self, patient: bool = False, now: Now = time.monotonic) -> None:
        self.orders: deque[tuple[Letter, DoorOrder]] = deque(maxlen=FRAMES_KEPT)
        self.moves: deque[tuple[Letter, DoorOrder]] = deque(maxlen=FRAMES_KEPT)
        self._patient = patient
        self._now = now
        self._waiting: deque[tuple[Letter, DoorOrder]] = deque()
        self._faults: dict[Letter, DoorFault] = {}
        self._states: dict[Letter, DoorState] = dict.fromkeys(LETTERS, "shut")
        self._report: Report | None = None

    def listen(self, report: Report) -> None:
        self._report = report

    def move(self, window: Letter, order: DoorOrder) -> None:
        self.orders.append((window, order))
        self._waiting.append((window, order))
        if not self._patient:
            self.answer()

    def answer(self) -> None:
        """The oldest order is carried out, or fails as ordered."""
        window, order = self._waiting.popleft()
        news: DoorNews = "opened" if order == "open" else "shut"
        fault = self._faults.get(window)
        if fault is None:
            if self._states[window] != order:
                self.moves.append((window, order))
            self._states[window] = order
        else:
            news = fault
            self._states[window] = "unknown"
        if self._report is not None:
            self._report(DoorDone(window, news, self._now()))

    def state(self, window: Letter) -> DoorState:
        return self._states[window]

    def break_door(self, window: Letter, fault: DoorFault | None) -> None:
        """None mends it."""
        if fault is None:
            self._faults.pop(window, None)
        else:
            self._faults[window] = fault

    def close(self) -> None:
        self._report = None
        self._waiting.clear()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *trouble: object) -> None:
        self.close()
