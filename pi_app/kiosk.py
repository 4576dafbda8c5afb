"""The console with windows, sound and devices: what `quizpult play` opens."""

import gc
import signal
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from socket import socketpair
from threading import Thread
from types import TracebackType
from typing import Self

from msgspec.structs import asdict

from pi_app.config import Config
from pi_app.console.archive import Archive
from pi_app.console.evening import Evening, Ways
from pi_app.console.loop import Inbox, Loop
from pi_app.console.seating import TOUCH
from pi_app.console.showing import Furniture
from pi_app.hal.findings import look_around
from pi_app.hal.ports import Edge
from pi_app.hal.table_devices import Devices, connect
from pi_app.rules.core import Say
from pi_app.scene import HostScene, TableScene, Wish
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
from pi_app.screen.things import KeyTouch, Peek
from pi_app.screen.windows import Screens
from pi_app.sound.player import Player
from pi_app.sound.voice import Voice, what_to_read

F9, TAB = 66, 43  # scancodes: swap the screens; look at the host's card on a single one


class Kiosk:
    """Holds everything together for one evening; `with` closes what it opened."""

    def __init__(self, config: Config, folder: Path, screens: Screens | None = None) -> None:
        with ExitStack() as opened:
            self._config = config
            self.screens = screens or Screens(**asdict(config.screen))
            opened.callback(self.screens.close)
            self.player = Player(config.sound.volume, config.sound.mute)
            opened.callback(self.player.close)
            self.voice = Voice(config.table.language, config.sound.voice)
            opened.callback(self.voice.close)
            self.devices: Devices = opened.enter_context(connect(config))
            self.inbox = Inbox(self.screens.wake)
            archive = Archive(folder)
            opened.callback(archive.close)
            self.evening = self._evening(archive)
            opened.callback(self.evening.close)
            doors = self.devices.doors
            self.loop = Loop(
                self.evening, self.devices.boxes, doors, self, self.inbox, time.monotonic
            )
            self._last: TableScene | None = None
            for device in self.devices.boxes:
                device.listen(self.inbox.put)
            doors.listen(self.inbox.put)
            # All this stays: looking through it for rubbish would be a stutter, again and again.
            gc.freeze()
            opened.callback(gc.unfreeze)
            self._opened = opened.pop_all()

    def _evening(self, archive: Archive) -> Evening:
        config, devices = self._config, self.devices
        displays = {
            box for device in devices.boxes for box in device.boxes if device.has_display(box)
        }
        keyboard = devices.keyboard
        furniture = Furniture(
            on_screen=tuple(devices.on_screen.boxes),
            displays=frozenset(displays | {TOUCH}),
            caps=keyboard.caps if keyboard else lambda _: {},
            sound_works=lambda: self.player.works,
            volume=lambda: (self.player.volume, self.player.muted),
            less_motion=lambda: self.screens.less_motion,
        )
        ways = Ways(self._wish, self._findings, time.time)
        evening = Evening(
            archive,
            furniture,
            ways,
            time.monotonic(),
            language=config.table.language,
            hold_seconds=config.table.hold_seconds,
            real_doors=config.doors.driver not in ("none", "virtual"),
            two_screens=self.screens.has_host_window,
        )
        evening.notices += devices.troubles
        if evening.wishes.less_motion is not None:
            self.screens.less_motion = evening.wishes.less_motion
        return evening

    def _findings(self) -> Sequence[Say]:
        return [finding.advice or finding.what for finding in look_around(self._config)]

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._opened.close()

    # ------------------------------------------------ who looks on (Watchers)

    def wait(self, seconds: float) -> None:
        for event in self.screens.wait(seconds):
            self._happened(event)

    def show(self, table: TableScene, host: HostScene | None) -> None:
        self.voice.language = table.language
        before = self._last.stage if self._last else None
        was_covered = self._last is not None and self._last.cover is not None
        self._last = table
        if table.cover is not None or self.player.muted:
            self.voice.hush()
        else:
            text = what_to_read(before, table.stage, table.language)
            if text:
                self.voice.say(text, self.player.volume)
        if getattr(table.stage, "phase", "") != "blackout" or table.cover is not None:
            self.player.stop("blackout")
        elif was_covered:  # H-20: after a pause the noise covers the keys again
            self.player.loop("blackout")
        self.screens.show_table(table)
        self.screens.show_host(host)

    def play(self, sounds: Sequence[str]) -> None:
        if sounds:
            self.player.play(sounds)

    # ------------------------------------------------ what people do at the windows

    def _happened(self, event: ScreenEvent) -> None:
        devices = self.devices
        match event:
            case Closed():
                self.stop()
            case KeyDown(scancode, at) | KeyUp(scancode, at):
                self._key(scancode, isinstance(event, KeyDown), at)
            case Touched(KeyTouch(box, letter), down, at):
                self.inbox.put(Edge(box, letter, down, at))
            case Touched(Peek(box), down, _):
                self.evening.peek(box, down)
            case Touched(wish, True, at):
                self.evening.want(wish, at)  # type: ignore[arg-type]
            case LostFocus(at):
                if devices.keyboard is not None:
                    devices.keyboard.let_go(at)
            case JoystickAdded(number, _, guid) if devices.buzz is not None:
                devices.buzz.joystick_added(number, guid)
            case JoystickRemoved(number) if devices.buzz is not None:
                devices.buzz.joystick_removed(number)
            case JoystickButton(number, button, down, at) if devices.buzz is not None:
                devices.buzz.button(number, button, down, at)

    def _key(self, scancode: int, down: bool, at: float) -> None:
        if scancode == F9 and down:
            self.screens.swap_screens()
        elif scancode == TAB:
            self._host_looks(down)
        elif self.devices.keyboard is not None:
            self.devices.keyboard.key(scancode, down, at)

    def _host_looks(self, down: bool) -> None:
        playing = self.evening.playing
        if playing is not None and playing.hosted:
            self.evening.peek(playing.seating.box_of(playing.steers), down)

    def _wish(self, wish: Wish) -> None:
        match wish:
            case "louder":
                self.player.louder()
            case "softer":
                self.player.softer()
            case "mute":
                self.player.mute()
            case "swap_screens":
                self.screens.swap_screens()
            case "less_motion":
                self.screens.less_motion = not self.screens.less_motion

    # ------------------------------------------------ beginning and end

    def run(self) -> None:
        """Until a window is closed or the machine wants to stop."""
        with _Signals(self.stop):
            self.loop.run()

    def stop(self) -> None:
        """From any thread."""
        self.loop.stopped = True
        self.screens.wake()


class _Signals:
    """SIGTERM and SIGINT end the evening at once, although the loop sleeps inside SDL.

    Python writes a byte for every signal, whichever thread of the process it came to; a thread
    waits for that byte and wakes the loop.
    """

    WATCHED = (signal.SIGTERM, signal.SIGINT)

    def __init__(self, stop: Callable[[], None]) -> None:
        self._stop = stop
        self._ear, self._mouth = socketpair()
        self._mouth.setblocking(False)
        self._thread = Thread(target=self._watch, name="signals", daemon=True)

    def _watch(self) -> None:
        while self._ear.recv(1):
            self._stop()

    def __enter__(self) -> None:
        self._wakes_before = signal.set_wakeup_fd(self._mouth.fileno())
        self._before = {one: signal.signal(one, lambda *_: None) for one in self.WATCHED}
        self._thread.start()

    def __exit__(self, *trouble: object) -> None:
        for one, what in self._before.items():
            signal.signal(one, what)
        signal.set_wakeup_fd(self._wakes_before)
        self._mouth.close()  # the other end hears that nothing more will come
        self._thread.join()
        self._ear.close()
