"""A name spelled with four keys: each press takes one of four groups, three presses a letter."""

from msgspec import Struct
from msgspec.structs import replace

from pi_app.console.plan import LONGEST_NAME
from pi_app.rules.core import LETTERS, Letter, Refused, Say, Seat
from pi_app.scene import Page

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜß-."


class Spelling(Struct, frozen=True):
    typed: str = ""
    group: str = ALPHABET

    def press(self, key: Letter) -> "Spelling":
        parts = _parts(self.group)
        place = LETTERS.index(key)
        if place >= len(parts):
            raise Refused(Say("refused.no_meaning", letter=key))
        if len(self.typed) >= LONGEST_NAME:
            raise Refused(Say("setup.name_full", most=LONGEST_NAME))
        if len(parts[place]) > 1:
            return replace(self, group=parts[place])
        first = not self.typed or self.typed[-1] in "-."  # Anna-Lena, A.B.
        letter = parts[place] if first else parts[place].lower()
        return Spelling(self.typed + letter)

    def rub_out(self) -> "Spelling":
        """One letter back, or out of the group just entered."""
        return Spelling(self.typed if self.group != ALPHABET else self.typed[:-1])

    def page(self, seat: Seat) -> Page:
        parts = _parts(self.group)
        return Page(
            title=Say("setup.typed", seat=seat, typed=f"{self.typed}_"),
            lines=(Say("setup.spell_hint"),),
            taps={
                letter: Say("name", name=" ".join(part))
                for letter, part in zip(LETTERS, parts, strict=False)
            },
            holds={
                "A": Say("setup.name_done"),
                "B": Say("setup.rub_out"),
                "D": Say("setup.back"),
            },
        )


def _parts(group: str) -> list[str]:
    """Four parts of equal length; a group of two has two."""
    size = max(1, len(group) // len(LETTERS))
    return [group[start : start + size] for start in range(0, len(group), size)]
