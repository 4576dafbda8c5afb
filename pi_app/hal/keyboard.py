"""One keyboard for up to eight players: four neighbouring keys press A–D of a box on the screen.

Where a key lies counts, not what is printed on it: keys are named by their scancode (USB HID
usage, as SDL has them), so another layout only changes the caps that the screen shows.
"""

from collections.abc import Callable, Mapping, Sequence

from pi_app.config.sections import KeyboardLayout
from pi_app.rules.core import LETTERS, Letter

# What the keys of a US keyboard are called, by scancode.
US_CAPS: dict[int, str] = {
    **{4 + place: cap for place, cap in enumerate("ABCDEFGHIJKLMNOPQRSTUVWXYZ")},
    **{30 + place: cap for place, cap in enumerate("1234567890")},
    51: ";",
    54: ",",
    55: ".",
}
SCANCODES = {cap: scancode for scancode, cap in US_CAPS.items()}

CAPS: dict[KeyboardLayout, dict[int, str]] = {
    "us": US_CAPS,
    "de": {**US_CAPS, SCANCODES["Y"]: "Z", SCANCODES["Z"]: "Y", SCANCODES[";"]: "Ö"},
}

# As they lie on a US keyboard: left half from top to bottom, then the right half.
BLOCKS = ("1234", "QWER", "ASDF", "ZXCV", "7890", "UIOP", "JKL;", "NM,.")

# Box, key, whether it goes down, and when.
Press = Callable[[str, Letter, bool, float], None]


class Keyboard:
    """Fed by the loop of the windows; `press` is the backend of the boxes on the screen."""

    def __init__(self, layout: KeyboardLayout, boxes: Sequence[str], press: Press) -> None:
        self._press = press
        self._keys: dict[int, tuple[str, Letter]] = {}
        self._caps: dict[str, dict[Letter, str]] = {}
        self._down: set[int] = set()
        for box, block in zip(boxes, BLOCKS, strict=False):
            for letter, cap in zip(LETTERS, block, strict=True):
                scancode = SCANCODES[cap]
                self._keys[scancode] = (box, letter)
                self._caps.setdefault(box, {})[letter] = CAPS[layout][scancode]

    def key(self, scancode: int, down: bool, at: float) -> bool:
        """Whether this is a key of a box. A held key that repeats is pressed only once."""
        meant = self._keys.get(scancode)
        if meant is None:
            return False
        if down != (scancode in self._down):
            (self._down.add if down else self._down.discard)(scancode)
            self._press(*meant, down, at)
        return True

    def let_go(self, at: float) -> None:
        """The window lost the keyboard: keys that are down will not be heard coming up."""
        for scancode in sorted(self._down):
            self.key(scancode, False, at)

    def caps(self, box: str) -> Mapping[Letter, str]:
        """What is printed on the keys of this box; empty for a box without any."""
        return self._caps.get(box, {})
