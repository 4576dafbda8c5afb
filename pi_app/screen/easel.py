"""One window's picture on its way to the glass: drawn on change, moving only while it must."""

from collections.abc import Callable
from typing import Literal

import pygame

from pi_app.screen.motion import FRAMES, between, moments
from pi_app.screen.paint import changed_areas, paint
from pi_app.screen.things import Picture

Clock = Callable[[], float]

# Another scene, into which things move; the same one a little later, with a clock that ticks; or
# another picture altogether, which is there at once.
Change = Literal["move", "tick", "cut"]


class Easel:
    def __init__(self, window: pygame.Window, clock: Clock, *, less_motion: bool) -> None:
        self.window = window
        self.picture: Picture = ()  # what is to be seen, and answers to touch
        self.less_motion = less_motion
        self._clock = clock
        self._from: Picture = ()
        self._since = 0.0
        self._lasts = 0.0
        self._drawn: Picture = ()
        self._drawn_size = (0, 0)

    @property
    def size(self) -> tuple[int, int]:
        """In pixels of the glass, which on fine screens are more than those of the window."""
        return self.window.get_surface().get_size()

    def on_glass(self, x: float, y: float) -> tuple[float, float]:
        """A place in window coordinates, as the mouse tells it, in pixels."""
        wide, high = self.window.size
        pixels = self.size
        return x * pixels[0] / max(1, wide), y * pixels[1] / max(1, high)

    def show(self, picture: Picture, change: Change = "move") -> None:
        if picture == self.picture and change != "cut":
            return
        if change == "cut" or self.less_motion or not self.picture:
            self._lasts = 0.0
        elif change == "move":
            self._from, self._since = self._drawn, self._clock()
            self._lasts = moments(self._from, picture)
        self.picture = picture

    @property
    def next_frame(self) -> float | None:
        """Seconds until the next frame of a motion; None when all stands still."""
        return 1 / FRAMES if self._lasts else None

    def draw(self) -> bool:
        """Put on the glass what is due; False when it is there already."""
        due = self.picture
        if self._lasts:
            passed = self._clock() - self._since
            if passed >= self._lasts:
                self._lasts = 0.0
            else:
                due = between(self._from, self.picture, passed)
        surface = self.window.get_surface()
        if surface.get_size() != self._drawn_size:
            paint(due, surface)
        else:
            areas = changed_areas(self._drawn, due)
            if not areas:
                return False
            paint(due, surface, areas)
        self._drawn, self._drawn_size = due, surface.get_size()
        self.window.flip()
        return True

    def forget(self) -> None:
        """The glass was wiped, by a resize or by another window: all of it is drawn again."""
        self._drawn_size = (0, 0)
