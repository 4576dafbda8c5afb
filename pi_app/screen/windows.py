"""The windows of the evening: one for the table, perhaps one for the quizmaster.

They draw on change and sleep otherwise. Everything here runs in one thread; only `wake` may be
called from any.
"""

import time
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from types import TracebackType
from typing import Any, Literal, Self

import pygame

from pi_app.scene import Clock, HostScene, TableScene
from pi_app.screen import theme
from pi_app.screen.easel import Change, Easel
from pi_app.screen.events import (
    Closed,
    JoystickAdded,
    JoystickButton,
    JoystickRemoved,
    KeyDown,
    KeyUp,
    LostFocus,
    ScreenEvent,
    Touched,
)
from pi_app.screen.hyphens import hyphens
from pi_app.screen.paint import paint
from pi_app.screen.pointers import Pointers
from pi_app.screen.things import Area, Picture, Words
from pi_app.screen.type import measure
from pi_app.words import Language

TITLES = ("Quizpult", "Quizpult · Quizmaster")
FREE_SIZE = (1280, 720)  # of a window that does not fill its screen
ON_DISPLAY = 0x2FFF0000  # SDL: "in the middle of display n", when n is added
TICK = 0.1  # a running clock is drawn so often
CALM_TICK = 1.0  # and so often with less motion
BLINK = 0.4
BLINKS_FOR = 10.0  # after a change; then all comes to rest, and a bright edge still marks the key

MOUSE = -1


class Screens:
    """`with Screens(...) as screens:` opens the windows and closes them again."""

    def __init__(
        self,
        *,
        windows: Literal["one", "two", "auto"] = "auto",
        fullscreen: bool = True,
        swap: bool = False,
        less_motion: bool = False,
        size: tuple[int, int] = FREE_SIZE,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        pygame.display.init()
        pygame.font.init()
        pygame.joystick.init()
        self._clock = clock
        self._swapped = swap
        self._less_motion = less_motion
        self._to_fill = fullscreen
        displays = pygame.display.get_num_displays()
        count = {"one": 1, "two": 2, "auto": min(2, displays)}[windows]
        self._easels = [
            Easel(_window(number, displays, size), clock, less_motion=less_motion)
            for number in range(count)
        ]
        self._table: TableScene | None = None
        self._host: HostScene | None = None
        self._shown_at = {"table": 0.0, "host": 0.0}
        self._blinked_at = self._composed_at = 0.0
        self._blink_on = True
        self._laid_out: dict[tuple[tuple[int, int], bool], Picture] = {}  # lamps on, lamps off
        self._pointers = Pointers()
        self._joysticks: dict[int, Any] = {}  # kept: a joystick that is forgotten falls silent
        self._wake = pygame.event.custom_type()
        self._readers: dict[Language, Thread] = {}
        for easel in self._easels:
            _draw_curtain(easel.window)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Closing twice does nothing."""
        for easel in self._easels:
            easel.window.destroy()
        self._easels.clear()
        self._joysticks.clear()
        for reader in self._readers.values():
            reader.join()
        pygame.joystick.quit()
        pygame.display.quit()

    # ------------------------------------------------ showing

    @property
    def has_host_window(self) -> bool:
        return len(self._easels) > 1

    def show_table(self, scene: TableScene) -> None:
        self._table = scene
        self._laid_out.clear()
        self._shown_at["table"] = self._blinked_at = self._clock()
        self._blink_on = True
        self._compose_table("move")

    def show_host(self, scene: HostScene | None) -> None:
        """On one screen this lays the card over the table; None takes it away again."""
        before, self._host = self._host, scene
        self._shown_at["host"] = self._clock()
        if self.has_host_window:
            self._compose_host("move")
        elif before is not None or scene is not None:
            self._compose_table("cut")

    def swap_screens(self) -> None:
        """Output order is not to be relied on: the two windows change what they show."""
        self._swapped = not self._swapped
        for easel in self._easels:
            easel.forget()
        self._compose("cut")

    @property
    def less_motion(self) -> bool:
        return self._less_motion

    @less_motion.setter
    def less_motion(self, less: bool) -> None:
        self._less_motion = less
        for easel in self._easels:
            easel.less_motion = less

    def picture(self, role: Literal["table", "host"]) -> Picture:
        """What that window shows; on one screen both are the same."""
        return self._easel(role).picture

    def _easel(self, role: Literal["table", "host"]) -> Easel:
        first = (role == "table") != (self._swapped and self.has_host_window)
        return self._easels[0 if first or not self.has_host_window else 1]

    def _compose(self, change: Change) -> None:
        self._compose_table(change)
        if self.has_host_window:
            self._compose_host(change)

    def _compose_table(self, change: Change) -> None:
        from pi_app.screen.layout import card_over_table  # noqa: PLC0415  (see `_draw_curtain`)

        self._composed_at = self._clock()
        table, host, easel = self._table, self._host, self._easel("table")
        if table is None:
            return
        if host is not None and not self.has_host_window:
            left = self._left(host.clock, "host")
            card = card_over_table(host, table, easel.size, measure, left, self._blink_on)
            easel.show(card, "tick" if change == "tick" else "cut")
        else:
            easel.show(self._table_picture(table, easel.size), change)

    def _table_picture(self, table: TableScene, size: tuple[int, int]) -> Picture:
        from pi_app.screen.layout import table_picture  # noqa: PLC0415

        left = self._left(table.clock, "table")
        if left is not None:
            return table_picture(table, size, measure, left, self._blink_on)
        which = (size, self._blink_on)
        if which not in self._laid_out:
            self._laid_out[which] = table_picture(table, size, measure, left, self._blink_on)
        return self._laid_out[which]

    def _compose_host(self, change: Change) -> None:
        from pi_app.screen.layout import host_picture  # noqa: PLC0415

        host, easel = self._host, self._easel("host")
        left = self._left(host.clock, "host") if host else None
        easel.show(host_picture(host, easel.size, measure, left) if host else (), change)

    def _left(self, clock: Clock | None, role: str) -> float | None:
        if clock is None or not clock.running:
            return None
        return max(0.0, clock.left - (self._clock() - self._shown_at[role]))

    # ------------------------------------------------ waiting

    def wake(self) -> None:
        """Makes `wait` return; from any thread, also when nothing waits or all is closed."""
        with suppress(pygame.error):
            pygame.event.post(pygame.event.Event(self._wake))

    def wait(self, timeout: float) -> list[ScreenEvent]:
        """Sleeps until something happens or the time is over; animates while motion lasts."""
        until = self._clock() + timeout
        while True:
            self._tick()
            for easel in self._easels:
                easel.draw()
            self._read_aside()
            pause = min(until - self._clock(), self._until_next_drawing())
            raw = self._raw_events(0.0 if self._to_fill else pause)
            self._fill_screens()
            events = [event for each in raw for event in self._translated(each)]
            woken = any(each.type == self._wake for each in raw)
            if events or woken or self._clock() >= until:
                return events

    def _read_aside(self) -> None:
        """Where its words may be broken, as soon as a language's first picture is on the glass."""
        language = self._table.language if self._table is not None else None
        if language is not None and language not in self._readers:
            reader = Thread(target=hyphens, args=(language,), name="hyphens", daemon=True)
            self._readers[language] = reader
            reader.start()

    def _fill_screens(self) -> None:
        """Under Wayland a window finds its screen only when it has been shown there once."""
        if self._to_fill:
            self._to_fill = False
            for easel in self._easels:
                easel.window.set_fullscreen(True)

    def _raw_events(self, pause: float) -> list[pygame.event.Event]:
        milliseconds = int(pause * 1000)
        if milliseconds < 1:  # 0 would mean for ever
            return pygame.event.get()
        first = pygame.event.wait(milliseconds)
        return [first, *pygame.event.get()] if first.type != pygame.NOEVENT else []

    def _until_next_drawing(self) -> float:
        waits = [frame for easel in self._easels if (frame := easel.next_frame) is not None]
        if self._clock_runs():
            waits.append(max(0.0, self._composed_at + self._tick_length - self._clock()))
        if self._blinks():
            waits.append(max(0.0, self._blinked_at + BLINK - self._clock()))
        return min(waits, default=3600.0)

    @property
    def _tick_length(self) -> float:
        return CALM_TICK if self._less_motion else TICK

    def _clock_runs(self) -> bool:
        clocks = [scene.clock for scene in (self._table, self._host) if scene is not None]
        return any(clock is not None and clock.running for clock in clocks)

    def _blinks(self) -> bool:
        rests = self._less_motion or self._clock() >= self._shown_at["table"] + BLINKS_FOR
        boxes = self._table.boxes if self._table is not None and not rests else ()
        return any("blink" in box.lamps.values() for box in boxes)

    def _tick(self) -> None:
        """What changes by itself: the ring of a clock, and lamps that blink."""
        now = self._clock()
        blinks = self._blinks()
        if (blinks and now >= self._blinked_at + BLINK) or not (blinks or self._blink_on):
            self._blink_on, self._blinked_at = not self._blink_on, now
            self._compose("tick")
        elif self._clock_runs() and now >= self._composed_at + self._tick_length:
            self._compose("tick")

    # ------------------------------------------------ what people do

    def _translated(self, event: pygame.event.Event) -> list[ScreenEvent]:
        at = self._clock()
        match event.type:
            case pygame.KEYDOWN:
                return [KeyDown(event.scancode, at)]
            case pygame.KEYUP:
                return [KeyUp(event.scancode, at)]
            case pygame.QUIT | pygame.WINDOWCLOSE:
                return [Closed()]
            case pygame.WINDOWSIZECHANGED | pygame.WINDOWEXPOSED | pygame.WINDOWRESTORED:
                self._resized()
            case pygame.WINDOWFOCUSLOST:
                touches = [Touched(means, False, at) for means in self._pointers.let_go()]
                return [LostFocus(at), *touches]
            case pygame.JOYDEVICEADDED:
                joystick = pygame.joystick.Joystick(event.device_index)
                number = joystick.get_instance_id()
                self._joysticks[number] = joystick
                return [JoystickAdded(number, joystick.get_name(), joystick.get_guid())]
            case pygame.JOYDEVICEREMOVED:
                self._joysticks.pop(event.instance_id, None)
                return [JoystickRemoved(event.instance_id)]
            case pygame.JOYBUTTONDOWN | pygame.JOYBUTTONUP:
                down = event.type == pygame.JOYBUTTONDOWN
                return [JoystickButton(event.instance_id, event.button, down, at)]
            case _:
                return self._pointed(event, at)
        return []

    def _pointed(self, event: pygame.event.Event, at: float) -> list[ScreenEvent]:
        match event.type:
            case pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP:
                if event.touch or event.button != 1:  # a finger reports itself, below
                    return []
                finger, down = MOUSE, event.type == pygame.MOUSEBUTTONDOWN
            case pygame.FINGERDOWN | pygame.FINGERUP:
                finger, down = event.finger_id, event.type == pygame.FINGERDOWN
            case _:
                return []
        easel = self._easel_of(getattr(event, "window", None))
        if easel is None:
            return []
        pointer = (str(self._easels.index(easel)), finger)
        if not down:
            means = self._pointers.up(pointer)
        elif finger == MOUSE:
            means = self._pointers.down(pointer, easel.picture, *easel.on_glass(*event.pos))
        else:
            wide, high = easel.size
            means = self._pointers.down(pointer, easel.picture, event.x * wide, event.y * high)
        return [] if means is None else [Touched(means, down, at)]

    def _easel_of(self, window: pygame.Window | None) -> Easel | None:
        for easel in self._easels:
            if easel.window is window:
                return easel
        return self._easels[0] if len(self._easels) == 1 else None

    def _resized(self) -> None:
        for easel in self._easels:
            easel.forget()
        self._compose("cut")


def _window(number: int, displays: int, size: tuple[int, int]) -> pygame.Window:
    place = ON_DISPLAY | min(number, displays - 1)
    window = pygame.Window(
        TITLES[number], size, (place, place), resizable=True, allow_high_dpi=True
    )
    window.minimum_size = (640, 400)
    return window


def _draw_curtain(window: pygame.Window) -> None:
    """The first frame: the name on the stage, while the rest of the program is still read."""
    surface = window.get_surface()
    wide, high = surface.get_size()
    name = Words(TITLES[0], Area(0, 0, wide, high), high // 6, theme.GOLD, theme.STAGE, "bold")
    paint((name,), surface)
    window.flip()
