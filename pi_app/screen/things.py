"""The vocabulary of a picture: everything a screen can show is one of these, in this order.

Layouts make things, painters draw them; tests read them. Positions are whole pixels. A thing
with a `key` is the same thing in the next picture: the painter may move it there, when motion
is on, instead of letting it jump. A key that ends in ~1, ~2 … appears after so many beats.
"""

from collections.abc import Callable
from typing import Literal, NamedTuple

from msgspec import Struct

from pi_app.rules.core import Letter
from pi_app.scene import Wish

Colour = tuple[int, int, int]
Point = tuple[int, int]


class Area(NamedTuple):
    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        return self.x + self.width

    @property
    def bottom(self) -> int:
        return self.y + self.height

    @property
    def centre(self) -> Point:
        return self.x + self.width // 2, self.y + self.height // 2

    def inset(self, by: int) -> "Area":
        return Area(self.x + by, self.y + by, self.width - 2 * by, self.height - 2 * by)

    def contains(self, other: "Area") -> bool:
        return (
            self.x <= other.x
            and self.y <= other.y
            and other.right <= self.right
            and other.bottom <= self.bottom
        )

    def overlaps(self, other: "Area") -> bool:
        return (
            self.x < other.right
            and other.x < self.right
            and self.y < other.bottom
            and other.y < self.bottom
        )


class Fill(Struct, frozen=True, cache_hash=True):
    """A filled rectangle, perhaps with round corners and an edge, perhaps fading downwards."""

    area: Area
    colour: Colour
    corner: int = 0
    edge: Colour | None = None
    edge_width: int = 2
    key: str = ""
    fades_to: Colour | None = None
    falls: bool = False  # to its place, slowly at first, once what held it has given way


class Shape(Struct, frozen=True, cache_hash=True):
    """A filled polygon: the shapes of the letters, doors in perspective, arrows."""

    points: tuple[Point, ...]
    colour: Colour
    edge: Colour | None = None
    edge_width: int = 2
    key: str = ""


class Disc(Struct, frozen=True, cache_hash=True):
    centre: Point
    radius: int
    colour: Colour
    edge: Colour | None = None
    edge_width: int = 2
    key: str = ""


class Ring(Struct, frozen=True, cache_hash=True):
    """A countdown: `part` of the ring is lit, clockwise from the top."""

    centre: Point
    radius: int
    width: int
    colour: Colour
    rest: Colour
    part: float
    key: str = ""


Weight = Literal["normal", "bold"]
Align = Literal["left", "centre", "right"]


class Words(Struct, frozen=True, cache_hash=True):
    """One line of text, already broken and known to fit: `area` is what it really covers."""

    text: str
    area: Area
    size: int
    colour: Colour
    on: Colour  # the colour it stands on, so that a test can read the contrast
    weight: Weight = "normal"
    key: str = ""
    shown: float = 1.0  # less only while it appears


SOME_BOX = ""  # of an answer on the stage: the window's layout says which box it presses


class KeyTouch(Struct, frozen=True):
    """Touching here is pressing that key of that box, as long as it is touched."""

    box: str
    letter: Letter


class Peek(Struct, frozen=True):
    """Touching here uncovers a box, as long as it is touched."""

    box: str


class Touch(Struct, frozen=True):
    """A place that answers to mouse and finger."""

    area: Area
    means: KeyTouch | Peek | Wish


Thing = Fill | Shape | Disc | Ring | Words | Touch
Picture = tuple[Thing, ...]

# How wide and high a text is at a size: the only thing a layout asks of a font.
Measure = Callable[[str, int, Weight], tuple[int, int]]
