"""What the console keeps between evenings: journals, records, what was played, packs at hand."""

import time
from itertools import count
from pathlib import Path

from pi_app.console.game import Game, OrderDoor, begin
from pi_app.console.journal import read_journal
from pi_app.console.plan import GameName, Plan
from pi_app.console.records import PlayedGame, Records
from pi_app.console.seating import Seating
from pi_app.console.setup import Unfinished
from pi_app.console.setup_steps import Around, OnShelf
from pi_app.console.wishes import Wishes
from pi_app.questions.fault import BadPack
from pi_app.questions.memory import Memory
from pi_app.questions.pack import read_pack
from pi_app.questions.shelf import packs_at_hand
from pi_app.rules.core import Money, Refused, Say
from pi_app.rulesets import read_house_rules
from pi_app.scene import FamousRun
from pi_app.words import Language

# A journal of a game that is not over yet; the rest of its name says when it began.
OPEN, CLOSED = ".open.journal", ".journal"
FAMOUS = 10
DAY = {"de": "%d.%m.%Y", "en": "%Y-%m-%d"}


class Archive:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.memory = Memory(folder / "played.sqlite")
        self.records = Records(folder / "evenings.sqlite")
        self._packs: dict[GameName, tuple[OnShelf, ...]] = {}
        self._lost: list[Say] = []
        self._told: list[Say] = []  # files of house rules that are wrong, each told once

    def take_troubles(self) -> list[Say]:
        """What went wrong since somebody last asked."""
        told = [self.memory.trouble, self.records.trouble, *self._lost]
        self.memory.trouble = self.records.trouble = None
        self._lost = []
        return [trouble for trouble in told if trouble is not None]

    def close(self) -> None:
        self.memory.close()
        self.records.close()

    # ------------------------------------------------ journals

    @property
    def journals(self) -> Path:
        return self.folder / "journals"

    def begin(
        self, plan: Plan, seating: Seating, order_door: OrderDoor | None, started: float
    ) -> Game:
        """Where no journal can be written, the game is played all the same and the host told."""
        path = self._fresh_journal(plan.game, started)
        self._packs.clear()  # what is fresh changes
        try:
            return begin(plan, started, path, self.memory, order_door, seating.chairs)
        except Refused as trouble:
            if trouble.reason.key != "journal.unwritable":
                raise
            self._lost.append(trouble.reason)
            return begin(plan, started, None, self.memory, order_door, seating.chairs)

    def _fresh_journal(self, game: GameName, started: float) -> Path:
        """A Pi without a clock of its own may live the same second twice."""
        day = time.strftime("%Y-%m-%d_%H%M%S", time.localtime(started))
        for number in count(1):
            name = f"{day}_{game}" if number == 1 else f"{day}_{game}-{number}"
            if not any((self.journals / f"{name}{kind}").exists() for kind in (OPEN, CLOSED)):
                break
        return self.journals / f"{name}{OPEN}"

    def unfinished(self, language: Language) -> Unfinished | None:
        """The youngest game that is not over; what cannot be read at all is put away."""
        for path in sorted(self.journals.glob(f"*{OPEN}"), reverse=True):
            try:
                written = read_journal(path)
            except Refused as trouble:
                self._lost.append(trouble.reason)
                self.put_away(path)
                continue
            header = written.header
            about = Say(
                "setup.unfinished_game",
                game=Say(f"game.{header.plan.game}"),
                when=time.strftime(DAY[language], time.localtime(header.started)),
                names=", ".join(header.plan.names),
            )
            damage = None
            if written.damaged_line is not None:
                line, steps = written.damaged_line, len(written.entries)
                damage = Say("journal.damaged", file=path.name, line=line, steps=steps)
            return Unfinished(path, about, damage)
        return None

    def put_away(self, journal: Path) -> None:
        """Kept, but not offered any more."""
        if journal.name.endswith(OPEN):
            try:
                journal.rename(journal.with_name(journal.name.removesuffix(OPEN) + CLOSED))
            except OSError as trouble:
                why = trouble.strerror
                self._lost.append(Say("journal.unwritable", file=journal.name, why=why))

    def put_away_game(self, game: Game) -> None:
        if game.journal is not None:
            game.journal.close()
            self.put_away(game.journal.path)

    # ------------------------------------------------ records

    def keep(self, game: PlayedGame) -> None:
        self.records.keep(game)

    def famous(self, language: Language) -> list[FamousRun]:
        return [
            FamousRun(
                place=place,
                names=best.name,
                result=Say("fame.shares", amount=Money(best.amount, best.currency)),
                game=Say(f"game.{best.game}"),
                when=time.strftime(DAY[language], time.localtime(best.started)),
            )
            for place, best in enumerate(self.records.best(FAMOUS), start=1)
        ]

    # ------------------------------------------------ packs and house rules

    def around(self, wishes: Wishes) -> Around:
        return Around(self._shelf(wishes.game), self._house_files(wishes))

    def _shelf(self, game: GameName) -> tuple[OnShelf, ...]:
        """Packs that hold anything for this game. Read once: set-up looks here at every press."""
        if game == "heist":
            return ()
        if game not in self._packs:
            played = self.memory.played()
            found: list[OnShelf] = []
            for pack in packs_at_hand():
                try:
                    questions = [q for q in read_pack(pack.path) if q.game == game]
                except BadPack:  # `quizpult packs check` says what is wrong with it
                    continue
                fresh = sum(question.id not in played for question in questions)
                if questions:
                    found.append(OnShelf(pack.name, str(pack.path), len(questions), fresh))
            self._packs[game] = tuple(found)
        return self._packs[game]

    def _house_files(self, wishes: Wishes) -> tuple[Path, ...]:
        name = wishes.edition if wishes.game == "millionaire" else wishes.game
        fitting: list[Path] = []
        for file in sorted((self.folder / "house").glob("*.toml")):
            try:
                if read_house_rules(file).rules.name == name:
                    fitting.append(file)
            except Refused as trouble:
                if trouble.reason not in self._told:
                    self._told.append(trouble.reason)
                    self._lost.append(trouble.reason)
        return tuple(fitting)
