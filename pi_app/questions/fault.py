"""What can be wrong with a pack, and where."""

from collections.abc import Sequence

import msgspec

from pi_app.rules.core import Say


class Place(msgspec.Struct, frozen=True):
    """Where something stands: a question of a pack's file or a row of an imported one (0: all)."""

    file: str
    question: int = 0
    row: int = 0

    @property
    def words(self) -> Say:
        if self.row:
            return Say("packs.place.row", file=self.file, row=str(self.row))
        if self.question:
            return Say("packs.place.question", file=self.file, question=str(self.question))
        return Say("packs.place.file", file=self.file)


class Fault(msgspec.Struct, frozen=True):
    """What is wrong, and where."""

    place: Place
    reason: Say

    @property
    def sentence(self) -> Say:
        return Say("packs.fault", place=self.place.words, reason=self.reason)


class BadPack(Exception):
    """A pack that cannot be used, with everything that is wrong with it."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__(faults)
        self.faults = list(faults)
