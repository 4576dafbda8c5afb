"""Who sits where: a seat is a person with a box, or a bot."""

from collections.abc import Iterable
from itertools import count

from msgspec import Struct
from msgspec.structs import replace

from pi_app.rules.core import Say, Seat
from pi_app.words import Language, speak

TOUCH = "touch"  # the host's screen is a box as well
ON_SCREEN = "screen "  # how boxes drawn on the screen are named


class Chair(Struct, frozen=True):
    """`box` is empty for a bot. A person who went home leaves a bot that does the least."""

    box: str
    name: str = ""
    gone: bool = False

    @property
    def bot(self) -> bool:
        return not self.box


class Seating(Struct, frozen=True):
    chairs: tuple[Chair, ...] = ()

    def seat_of(self, box: str) -> Seat | None:
        for seat, chair in enumerate(self.chairs, start=1):
            if box and chair.box == box:
                return seat
        return None

    def chair(self, seat: Seat) -> Chair:
        return self.chairs[seat - 1]

    def box_of(self, seat: Seat) -> str:
        return self.chair(seat).box

    @property
    def bots(self) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.chairs, start=1) if chair.bot]

    @property
    def persons(self) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.chairs, start=1) if not chair.bot]

    def sit_down(self, box: str) -> "Seating":
        return Seating((*self.chairs, Chair(box)))

    def stand_up(self, seat: Seat) -> "Seating":
        return Seating((*self.chairs[: seat - 1], *self.chairs[seat:]))

    def change(self, seat: Seat, chair: Chair) -> "Seating":
        return Seating((*self.chairs[: seat - 1], chair, *self.chairs[seat:]))

    def hand_over(self, seat: Seat, box: str) -> "Seating":
        """The seat goes to another box; who sat there changes places with it."""
        other = self.seat_of(box)
        changed = self.change(seat, replace(self.chair(seat), box=box, gone=False))
        if other is None or other == seat:
            return changed
        return changed.change(other, replace(changed.chair(other), box=self.box_of(seat)))

    def with_boxes_present(self, present: Iterable[str]) -> "Seating":
        """As last time, as far as the boxes are there."""
        there = set(present)
        return Seating(tuple(chair for chair in self.chairs if chair.bot or chair.box in there))


def fill_names(seating: Seating, language: Language) -> Seating:
    """Whoever has no name yet gets one that nobody else has."""
    taken = {chair.name for chair in seating.chairs}
    for seat, chair in enumerate(seating.chairs, start=1):
        if chair.name:
            continue
        name = speak(Say("seat.name", seat=seat), language)
        if chair.bot:
            numbers = count(seat)  # as on its disc
            names = (speak(Say("setup.bot_name", number=number), language) for number in numbers)
            name = next(name for name in names if name not in taken)
        taken.add(name)
        seating = seating.change(seat, replace(chair, name=name))
    return seating


def box_name(box: str) -> Say:
    """What people call a box: those on the screen are counted, real ones have names."""
    if box == TOUCH:
        return Say("box.touch")
    if box.startswith(ON_SCREEN):
        return Say("box.on_screen", number=box.removeprefix(ON_SCREEN))
    return Say("name", name=box)
