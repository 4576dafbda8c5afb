"""Set-up by buttons: from the title to the first press of a game, with four keys on any box.

Each page is a small class that shows itself and takes a press; the desk knows which page lies
on top. What is asked about the game stands in `setup_steps`, seats and names in `setup_seats`.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from pi_app.console.seating import Seating, box_name, fill_names
from pi_app.console.setup_steps import GAMES, STEPS, Around, is_chosen
from pi_app.console.wishes import Until, Wishes
from pi_app.hal.ports import DoorOrder
from pi_app.rules.core import LETTERS, DoorNews, Letter, Refused, Say
from pi_app.scene import FamousRun, HallOfFame, Lobby, Page, Practice

Stage = Page | Lobby | Practice | HallOfFame


class Start(Struct, frozen=True):
    """Everything is agreed: the game begins."""

    wishes: Wishes
    seating: Seating


class TakeUp(Struct, frozen=True):
    """A game that a cut left unfinished goes on."""

    journal: Path
    up_to_damage: bool


class PutAway(Struct, frozen=True):
    journal: Path


Decision = Start | TakeUp | PutAway


class Unfinished(Struct, frozen=True):
    """A game that was not over when the console stopped."""

    journal: Path
    about: Say
    damage: Say | None = None


class Surroundings(Protocol):
    """What set-up has to know of the world around it."""

    def boxes(self) -> Sequence[str]:
        """The boxes that are here, in a steady order."""

    def around(self, wishes: Wishes) -> Around: ...

    def known_names(self) -> Sequence[str]: ...

    def less_motion(self) -> bool: ...

    def switch_motion(self) -> None: ...

    def findings(self) -> Sequence[Say]:
        """What is found and missing, with advice."""

    def famous(self) -> Sequence[FamousRun]: ...

    def players(self, wishes: Wishes) -> tuple[int, int]:
        """Fewest and most."""

    def check(self, wishes: Wishes, seating: Seating) -> None:
        """Raises `Refused` if this game could not begin."""

    def move_door(self, window: Letter, order: DoorOrder) -> None: ...


class SetUpPage(Protocol):
    def show(self, desk: "Desk") -> Stage: ...

    def press(self, desk: "Desk", box: str, key: Letter, held: bool) -> None: ...


class Desk:
    """Set-up under way. `decision` is there when the last page has been answered."""

    def __init__(
        self,
        wishes: Wishes,
        surroundings: Surroundings,
        lobby: Callable[[], SetUpPage],
        unfinished: Unfinished | None = None,
    ) -> None:
        self.wishes = wishes
        self.world = surroundings
        self._lobby = lobby
        self.decision: Decision | None = None
        self.seating = Seating(wishes.chairs)
        self.page: SetUpPage = UnfinishedPage(unfinished) if unfinished else TitlePage()

    def press(self, box: str, key: Letter, *, held: bool) -> None:
        self.page.press(self, box, key, held)

    def stage(self) -> Stage:
        return self.page.show(self)

    def go(self, page: SetUpPage) -> None:
        self.page = page

    def to_lobby(self) -> None:
        """Where the pages about the game lead to; who sat here last time sits down again."""
        self.seating = self.seating.with_boxes_present(self.world.boxes())
        self.page = self._lobby()

    def door_reported(self, window: Letter, news: DoorNews) -> None:
        if isinstance(self.page, DoorPage) and self.page.window == window:
            self.page.news = news


def no_meaning(key: Letter) -> Refused:
    return Refused(Say("refused.no_meaning", letter=key))


# ---------------------------------------------------------------- before anything is asked


class UnfinishedPage:
    def __init__(self, unfinished: Unfinished) -> None:
        self._unfinished = unfinished

    def show(self, desk: Desk) -> Stage:
        del desk
        damage = self._unfinished.damage
        lines = (self._unfinished.about, damage) if damage else (self._unfinished.about,)
        go_on = Say("setup.take_up_before" if damage else "setup.take_up")
        taps: dict[Letter, Say] = {"A": go_on, "B": Say("setup.put_away")}
        return Page(Say("setup.unfinished"), lines, taps)

    def press(self, desk: Desk, box: str, key: Letter, held: bool) -> None:
        del box
        journal = self._unfinished.journal
        if key == "A" and not held:
            desk.decision = TakeUp(journal, self._unfinished.damage is not None)
        elif key == "B" and not held:
            desk.decision = PutAway(journal)
        else:
            raise no_meaning(key)


class TitlePage:
    def show(self, desk: Desk) -> Stage:
        taps: dict[Letter, Say] = {
            "A": Say("setup.quick"),
            "B": Say("setup.evening"),
            "C": Say("setup.other"),
            "D": Say("setup.other_language"),
        }
        holds: dict[Letter, Say] = {}
        if desk.wishes.chairs:
            game = Say(f"game.{desk.wishes.game}")
            holds["A"] = Say("setup.as_last_time", game=game)
        return Page(Say("setup.title"), (Say("setup.welcome"),), taps, holds)

    def press(self, desk: Desk, box: str, key: Letter, held: bool) -> None:
        del box
        match key, held:
            case "A", True if desk.wishes.chairs:
                desk.to_lobby()
            case "A", False:
                desk.go(QuickPage())
            case "B", False:
                desk.go(AskPage(0))
            case "C", False:
                desk.go(OtherPage())
            case "D", False:
                other = "en" if desk.wishes.language == "de" else "de"
                desk.wishes = replace(desk.wishes, language=other)
            case _:
                raise no_meaning(key)


class QuickPage:
    """One person, the rest bots: within a minute, and not all night up to the million."""

    def show(self, desk: Desk) -> Stage:
        del desk
        games = (Say(f"game.{game}") for game in GAMES)
        taps = dict(zip(LETTERS, (*games, Say("setup.back")), strict=False))
        return Page(Say("setup.quick_title"), (), taps)

    def press(self, desk: Desk, box: str, key: Letter, held: bool) -> None:
        if held:
            raise no_meaning(key)
        if key == "D":
            desk.go(TitlePage())
            return
        game = GAMES[LETTERS.index(key)]
        edition = "us" if desk.wishes.language == "en" else "de2013"
        wishes = Wishes(desk.wishes.language, game, edition, until=Until("each", 1))
        fewest, _ = desk.world.players(wishes)
        # The first seat hosts the first round: the person sits where there is something to win.
        seating = Seating().sit_down("").sit_down(box)
        while len(seating.chairs) < max(fewest, 3):
            seating = seating.sit_down("")
        desk.wishes = wishes
        desk.decision = Start(wishes, fill_names(seating, wishes.language))


class OtherPage:
    def show(self, desk: Desk) -> Stage:
        taps: dict[Letter, Say] = {
            "A": Say("setup.fame"),
            "B": Say("setup.devices"),
            "C": Say("setup.less_motion"),
            "D": Say("setup.back"),
        }
        chosen: frozenset[Letter] = frozenset({"C"}) if desk.world.less_motion() else frozenset()
        return Page(Say("setup.other_title"), (), taps, chosen=chosen)

    def press(self, desk: Desk, box: str, key: Letter, held: bool) -> None:
        del box
        match key, held:
            case "A", False:
                desk.go(FamePage())
            case "B", False:
                desk.go(devices_page(desk))
            case "C", False:
                desk.world.switch_motion()
            case "D", False:
                desk.go(TitlePage())
            case _:
                raise no_meaning(key)


class FamePage:
    def show(self, desk: Desk) -> Stage:
        runs = tuple(desk.world.famous())
        lines = () if runs else (Say("fame.empty"),)
        return HallOfFame(Page(Say("setup.fame"), lines, {"D": Say("setup.back")}), runs)

    def press(self, desk: Desk, box: str, key: Letter, held: bool) -> None:
        del box
        if key != "D" or held:
            raise no_meaning(key)
        desk.go(OtherPage())


# ---------------------------------------------------------------- devices


def devices_page(desk: Desk) -> "DevicesPage":
    return DevicesPage(desk.world.findings())


class DevicesPage:
    """What is found, and a test of every key: each press is told."""

    def __init__(self, findings: Sequence[Say]) -> None:
        self._findings = findings  # looked for once: this page is shown again at every press
        self._test = Say("setup.press_any")
        self.lamps_lit = False

    def show(self, desk: Desk) -> Stage:
        del desk
        holds: dict[Letter, Say] = {
            "A": Say("setup.door_test"),
            "B": Say("setup.lamp_test"),
            "D": Say("setup.back"),
        }
        return Page(Say("setup.devices"), (self._test, *self._findings), {}, holds)

    def press(self, desk: Desk, box: str, key: Letter, held: bool) -> None:
        match key, held:
            case "A", True:
                desk.go(DoorPage("A"))
            case "B", True:
                self.lamps_lit = not self.lamps_lit
            case "D", True:
                desk.go(OtherPage())
            case _:
                self._test = Say("setup.press_all", box=box_name(box), letter=key)


class DoorPage:
    """D-21: the test in set-up. One window at a time, each only after a yes."""

    def __init__(self, window: Letter) -> None:
        self.window = window
        self.news: DoorNews | None = None
        self._moving = False

    def show(self, desk: Desk) -> Stage:
        del desk
        window = self.window
        words = {
            "opened": "setup.door_opened",
            "shut": "setup.door_is_shut",
            "stalled": "setup.door_stalled",
            "no_answer": "setup.door_no_answer",
        }
        if self.news is not None:
            line = Say(words[self.news], window=window)
        else:
            line = Say(
                "setup.door_moving" if self._moving else "setup.door_question", window=window
            )
        taps: dict[Letter, Say] = {
            "A": Say("setup.door_yes", window=window),
            "B": Say("setup.door_shut", window=window),
            "C": Say("setup.door_next"),
            "D": Say("setup.back"),
        }
        return Page(Say("setup.door_test"), (line,), taps)

    def press(self, desk: Desk, box: str, key: Letter, held: bool) -> None:
        del box
        if held:
            raise no_meaning(key)
        match key:
            case "A" | "B":
                self.news, self._moving = None, True
                desk.world.move_door(self.window, "open" if key == "A" else "shut")
            case "C":
                place = (LETTERS.index(self.window) + 1) % len(LETTERS)
                desk.go(DoorPage(LETTERS[place]))
            case "D":
                desk.go(devices_page(desk))


# ---------------------------------------------------------------- the questions about the game


class AskPage:
    """One question of `STEPS`; those that do not apply are passed over."""

    def __init__(self, step: int, first: int = 0) -> None:
        self._step, self._first = step, first

    def show(self, desk: Desk) -> Stage:
        step = STEPS[self._step]
        options = step.options(desk.wishes, desk.world.around(desk.wishes))
        shown = options[self._first : self._first + self._room(len(options))]
        taps = {letter: option.label for letter, option in zip(LETTERS, shown, strict=False)}
        marked = frozenset(
            letter
            for letter, option in zip(LETTERS, shown, strict=False)
            if is_chosen(step, option, desk.wishes)
        )
        if len(options) > len(LETTERS):
            taps["D"] = Say("more")
        holds: dict[Letter, Say] = {"D": Say("setup.back")}
        if step.toggles:
            holds = {"A": Say("setup.go_on"), **holds}
        lines = (Say(f"setup.hint_{step.name}"),) if step.hint else ()
        title = Say(f"setup.ask_{step.name}")
        if step.toggles:
            return Page(title, lines, taps, holds, chosen=marked)
        return Page(title, lines, taps, holds, usual=marked)

    def press(self, desk: Desk, box: str, key: Letter, held: bool) -> None:
        del box
        step = STEPS[self._step]
        options = step.options(desk.wishes, desk.world.around(desk.wishes))
        room, place = self._room(len(options)), LETTERS.index(key)
        if held:
            self._held(desk, key, step.toggles)
        elif key == "D" and len(options) > len(LETTERS):
            after = self._first + room
            desk.go(AskPage(self._step, after if after < len(options) else 0))
        elif place < room and self._first + place < len(options):
            desk.wishes = options[self._first + place].wishes
            if not step.toggles:
                self.forward(desk)
        else:
            raise no_meaning(key)

    def _held(self, desk: Desk, key: Letter, toggles: bool) -> None:
        if key == "A" and toggles:
            self.forward(desk)
        elif key == "D":
            self._back(desk)
        else:
            raise no_meaning(key)

    @staticmethod
    def _room(options: int) -> int:
        return len(LETTERS) if options <= len(LETTERS) else len(LETTERS) - 1

    def forward(self, desk: Desk) -> None:
        around = desk.world.around(desk.wishes)
        for number in range(self._step + 1, len(STEPS)):
            if STEPS[number].options(desk.wishes, around):
                desk.go(AskPage(number))
                return
        desk.to_lobby()

    def _back(self, desk: Desk) -> None:
        around = desk.world.around(desk.wishes)
        for number in range(self._step - 1, -1, -1):
            if STEPS[number].options(desk.wishes, around):
                desk.go(AskPage(number))
                return
        desk.go(TitlePage())
