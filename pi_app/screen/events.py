"""What people do at a window, as small values; the console turns them into presses."""

from msgspec import Struct

from pi_app.scene import Wish
from pi_app.screen.things import KeyTouch, Peek


class KeyDown(Struct, frozen=True):
    """A key of the keyboard, by its position (SDL scancode). Repeats are left out."""

    scancode: int
    at: float


class KeyUp(Struct, frozen=True):
    scancode: int
    at: float


class Touched(Struct, frozen=True):
    """Mouse or finger on a `Touch` of the picture shown; `down` is False when it is let go."""

    means: KeyTouch | Peek | Wish
    down: bool
    at: float


class JoystickAdded(Struct, frozen=True):
    instance_id: int
    name: str
    guid: str


class JoystickRemoved(Struct, frozen=True):
    instance_id: int


class JoystickButton(Struct, frozen=True):
    instance_id: int
    button: int
    down: bool
    at: float


class LostFocus(Struct, frozen=True):
    """The window no longer hears the keyboard: keys that are down come up unheard."""

    at: float


class Closed(Struct, frozen=True):
    """Somebody closed a window."""


ScreenEvent = (
    KeyDown
    | KeyUp
    | Touched
    | JoystickAdded
    | JoystickRemoved
    | JoystickButton
    | LostFocus
    | Closed
)
