"""The host's helps: a pause that covers the table, and what can be done from there.

A menu of pages on the four keys of the host's box; touch on the host's screen asks for the
same things. What is chosen comes back as a `Help`; the game does it.
"""

from msgspec import Struct
from msgspec.structs import replace

from pi_app.console.seating import Seating
from pi_app.rules.core import LETTERS, Letter, Refused, Say, Seat
from pi_app.scene import Page, Wish


class GoOn(Struct, frozen=True):
    pass


class HandOver(Struct, frozen=True):
    """To this box; to a bot where it is empty."""

    seat: Seat
    box: str


class GoesHome(Struct, frozen=True):
    seat: Seat


class EndGame(Struct, frozen=True):
    pass


Help = GoOn | HandOver | GoesHome | EndGame | Wish

# What the pages offer; words are "pause.<name>".
_MAIN: tuple[tuple[str, ...], ...] = (
    ("go_on", "undo", "more_time", "more"),
    ("hand_over", "give_up", "end", "more"),
    ("louder", "softer", "mute", "more"),
    ("swap", "less_motion", "back", "more"),
)
_WISHES: dict[str, Wish] = {
    "undo": "undo",
    "more_time": "more_time",
    "louder": "louder",
    "softer": "softer",
    "mute": "mute",
    "swap": "swap_screens",
    "less_motion": "less_motion",
}


class Helps(Struct, frozen=True):
    """Where in the menu the host is. `about` says for what a seat is being chosen."""

    why: Say
    page: int = 0
    about: str = ""  # "", hand_over, give_up, new_box, end
    seat: Seat | None = None
    undone: int = 0  # steps taken back one after the other

    def cover(self, seating: Seating) -> Page:
        title = Say("pause.title")
        lines: tuple[Say, ...] = () if self.about else (self.why,)
        holds: dict[Letter, Say] = {}
        match self.about:
            case "hand_over" | "give_up":
                title = Say(f"pause.ask_{self.about}")
                holds = {"D": Say("pause.back")}
            case "new_box":
                assert self.seat is not None, "a seat was chosen"
                title = Say("pause.new_box", name=seating.chair(self.seat).name)
                lines = (Say("pause.new_box_hint"),)
                if not seating.chair(self.seat).bot:
                    holds["A"] = Say("pause.to_bot")
                holds["D"] = Say("pause.back")
            case "end":
                title = Say("pause.end_title")
        taps = {key: words for key, (words, _) in self._entries(seating).items()}
        return Page(title, lines, taps, holds)

    def _entries(self, seating: Seating) -> dict[Letter, tuple[Say, str]]:
        """Per key what it says and what it means."""
        match self.about:
            case "":
                names = list(_MAIN[self.page])
            case "end":
                names = ["end_sure", "back"]
            case "new_box":
                names = []
            case _:
                return self._seats(seating)
        return {
            letter: (Say(f"pause.{name}"), name)
            for letter, name in zip(LETTERS, names, strict=False)
        }

    def _seats(self, seating: Seating) -> dict[Letter, tuple[Say, str]]:
        everybody = list(range(1, len(seating.chairs) + 1))
        seats = everybody if self.about == "hand_over" else seating.persons
        paged = len(seats) > len(LETTERS)
        shown = seats[self.page * 3 : self.page * 3 + 3] if paged else seats
        entries = {
            letter: (Say("name", name=seating.chair(seat).name), f"seat {seat}")
            for letter, seat in zip(LETTERS, shown, strict=False)
        }
        if paged:
            entries["D"] = (Say("pause.more"), "more")
        return entries

    def press(self, key: Letter, held: bool, seating: Seating) -> "Helps | Help":
        """The next page, or what the host wants done."""
        if held:
            return self._held(key, seating)
        entry = self._entries(seating).get(key)
        if entry is None:
            raise Refused(Say("refused.no_meaning", letter=key))
        meant = entry[1]
        match meant:
            case "go_on":
                return GoOn()
            case "end_sure":
                return EndGame()
            case "back":
                return Helps(self.why)
            case "more":
                return replace(self, page=self._next_page(seating))
            case "hand_over" | "give_up" | "end":
                return Helps(self.why, about=meant)
        if meant in _WISHES:
            return _WISHES[meant]
        seat = int(meant.removeprefix("seat "))
        if self.about == "give_up":
            return GoesHome(seat)
        return Helps(self.why, about="new_box", seat=seat)

    def _held(self, key: Letter, seating: Seating) -> "Helps | Help":
        if key == "D" and self.about:
            return Helps(self.why)
        handed = self.seat if self.about == "new_box" else None
        if key == "A" and handed is not None and not seating.chair(handed).bot:
            return HandOver(handed, "")
        raise Refused(Say("refused.no_meaning", letter=key))

    def _next_page(self, seating: Seating) -> int:
        if not self.about:
            return (self.page + 1) % len(_MAIN)
        seats = len(seating.chairs) if self.about == "hand_over" else len(seating.persons)
        return (self.page + 1) % -(-seats // 3)

    def box_pressed(self, box: str) -> HandOver | None:
        """While a new box is asked for, any key of any box names it."""
        if self.about == "new_box" and self.seat is not None:
            return HandOver(self.seat, box)
        return None
