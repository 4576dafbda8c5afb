"""Pictures of a game: both screens at every phase of a demo, as PNG files."""

import os
from collections.abc import Iterator
from pathlib import Path

import pygame

from pi_app.console.demo import demo
from pi_app.console.plan import Plan
from pi_app.console.table import Table
from pi_app.rules.core import Refused, Say
from pi_app.scene import BoxScene, Clock, HostScene, TableScene
from pi_app.screen.layout import host_picture, table_picture
from pi_app.screen.paint import paint
from pi_app.screen.things import Picture
from pi_app.screen.type import measure
from pi_app.words import Language

TABLE_SIZE, HOST_SIZE = (1280, 720), (800, 480)


def demo_with_shots(plan: Plan, folder: Path) -> Iterator[str]:
    """The demo's text; whenever the phase changes, a picture of each screen is saved."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.init()
    pygame.font.init()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        yield from demo(plan, Photographer(folder, plan.language).look)
    except OSError as trouble:
        raise Refused(Say("shots.failed", folder=str(folder), why=trouble.strerror)) from trouble
    finally:
        pygame.display.quit()


class Photographer:
    def __init__(self, folder: Path, language: Language) -> None:
        self._folder, self._language = folder, language
        self._count = 0
        self._phase = ""

    def look(self, table: Table) -> None:
        view = table.table_view()
        if view.phase == self._phase:
            return
        self._phase = view.phase
        self._count += 1
        clock = _clock(table)
        shown = TableScene(self._language, view, clock)
        self._save("table", TABLE_SIZE, table_picture(shown, TABLE_SIZE, measure))
        host = table.host_view()
        if host is not None:
            scene = HostScene(self._language, view, host, _host_keys(table), clock)
            self._save("host", HOST_SIZE, host_picture(scene, HOST_SIZE, measure))

    def _save(self, which: str, size: tuple[int, int], picture: Picture) -> None:
        surface = pygame.Surface(size)
        paint(picture, surface)
        name = f"{self._count:03}_{self._phase}_{which}.png"
        pygame.image.save(surface, self._folder / name)


def _clock(table: Table) -> Clock | None:
    clock = table.clock
    return Clock(clock.seconds, clock.ends_at - table.time, running=False) if clock else None


def _host_keys(table: Table) -> BoxScene:
    seat = table.table_view().host_seat
    menu, view = table.menu(seat), table.seat_view(seat)
    return BoxScene(
        seat=seat,
        name=table.table_view().players[seat].name,
        box="",
        here=True,
        bot=False,
        lamps=view.lamps,
        lines=view.lines,
        taps={key: entry.label for key, entry in menu.taps.items()},
        holds={key: entry.label for key, entry in menu.holds.items()},
        key_caps={},
    )
