"""Mouse and fingers: which place of the picture each of them holds down."""

from pi_app.scene import Wish
from pi_app.screen.things import KeyTouch, Peek, Picture, Touch

Meaning = KeyTouch | Peek | Wish
Pointer = tuple[str, int]  # of which window, and which finger; -1 is the mouse


class Pointers:
    """What was pressed is let go with the same meaning, wherever the pointer is by then."""

    def __init__(self) -> None:
        self._held: dict[Pointer, Meaning] = {}

    def down(self, pointer: Pointer, picture: Picture, x: float, y: float) -> Meaning | None:
        means = meaning_at(picture, x, y)
        if means is None or pointer in self._held:
            return None
        already = means in self._held.values()
        self._held[pointer] = means
        return None if already else means

    def up(self, pointer: Pointer) -> Meaning | None:
        means = self._held.pop(pointer, None)
        return None if means in self._held.values() else means

    def let_go(self) -> list[Meaning]:
        """The window lost its pointers: nothing stays pressed and nothing uncovered."""
        held = list(dict.fromkeys(self._held.values()))
        self._held.clear()
        return held


def meaning_at(picture: Picture, x: float, y: float) -> Meaning | None:
    """The place on top is drawn last."""
    for thing in reversed(picture):
        if isinstance(thing, Touch):
            area = thing.area
            if area.x <= x < area.right and area.y <= y < area.bottom:
                return thing.means
    return None
