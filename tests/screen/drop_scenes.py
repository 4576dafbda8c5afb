"""Scenes of Money Drop: runs walked through with chosen texts and doors that sometimes stall."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from pi_app.console.plan import RULEBOOKS
from pi_app.console.table import World
from pi_app.questions.deck import WindowDeck
from pi_app.questions.pack import Question, own_pack, read_pack
from pi_app.rules.core import LETTERS, Choose, DoorReport, Event, TimeUp, WantDoor
from pi_app.rules.money_drop.ruleset import Options, Ruleset
from pi_app.rules.money_drop.step import start
from pi_app.rulesets import printed
from pi_app.scene import Clock, TableScene
from pi_app.words import Language
from tests.screen.scenes import LONG_NAMES, LONG_TEXTS

NAMES = (
    *("Anneliese", "Bernd", "Cem", "Dorothea", "Emil", "Fatima"),
    *("Gustav", "Hannelore", "Ibrahim", "Jette", "Konstantin", "Lea"),
)
MANY_LONG_NAMES = (*LONG_NAMES, *LONG_NAMES, *LONG_NAMES)[:12]

# Every way this table can be played: players, options, changed rules.
TABLES: tuple[tuple[int, dict[str, Any], dict[str, Any]], ...] = (
    (2, {}, {}),
    (3, {"time_limit": 60.0}, {}),
    (6, {"one_team": True, "runs": 2}, {}),
    (12, {"runs": 7}, {}),
    (3, {"own_cards": True}, {}),
    (4, {}, {"chips": 120, "jokers": (), "changed": ("chips", "jokers", "chip_value", "rounds")}),
)


def long_cards(language: Language, right: str = "ABCD") -> list[Question]:
    category, text, answer = LONG_TEXTS[language]
    cards = []
    for count in (4, 3, 2):
        for number in range(12):
            letter = LETTERS[LETTERS.index(right[number % 4]) % count]
            answers = tuple(f"{answer[:41]}{each}" for each in LETTERS[:count])
            question = f"{text[:150]} {count}.{number}?"
            title = f"{category[:35]} {count}.{number}"
            cards.append(Question(question, answers, letter, title, keep_order=True))
    return cards


class DropWalk:
    """A game that a careful team plays, state by state, draws and doors included."""

    def __init__(
        self,
        players: int,
        language: Language,
        seed: int,
        names: tuple[str, ...] = NAMES,
        cards: list[Question] | None = None,
        changed: dict[str, Any] | None = None,
        **options: Any,
    ) -> None:
        self.rulebook = RULEBOOKS["money_drop"]
        rules = printed("money_drop")
        assert isinstance(rules, Ruleset)
        rules = msgspec.structs.replace(rules, **(changed or {}))
        self.state: Any = start(rules, Options(names[:players], **options))
        self.language = language
        self.seats = range(1, players + 1)
        self._chance = Random(seed)
        pack = cards or read_pack(own_pack(language, "money_drop"))
        deck = WindowDeck(pack, rules.laid_ready, rules.rounds, seed)
        self._world = World(seed, windows=deck)
        self._events = 0

    def __iter__(self) -> Iterator[TableScene]:
        yield self.scene()
        while self.rulebook.outcome(self.state) is None:
            self.state = self.rulebook.step(self.state, self._next())
            self._events += 1
            yield self.scene()

    def scene(self) -> TableScene:
        deadline = self.rulebook.deadline(self.state)
        clock = None
        if deadline is not None:
            clock = Clock(deadline.seconds, deadline.seconds * 0.7, running=True)
        return TableScene(self.language, self.rulebook.table_view(self.state), clock)

    def _next(self) -> Event:
        want = self.rulebook.wanted(self.state)
        if isinstance(want, WantDoor) and self._chance.random() < 0.1:
            return DoorReport(want.window, "stalled")
        if want is not None:
            return self._world.answer(want, self._events)
        if self.rulebook.deadline(self.state) is not None and self._chance.random() < 0.03:
            return TimeUp()
        choices = [
            Choose(seat, choice)
            for seat in self.seats
            for choice in sorted(self.rulebook.menu(self.state, seat).choices)
        ]
        likely = [choice for choice in choices if self._likely(choice)]
        return self._chance.choice(likely or choices)

    def _likely(self, choice: Choose) -> bool:
        """Most chips go to the right window, so that runs come to the last round."""
        verb, _, what = choice.id.partition(":")
        assert self.rulebook.host_view is not None
        right = self.rulebook.host_view(self.state).right
        match verb:
            case "stake":
                return what == right or self._chance.random() < 0.15
            case "open":
                return bool(what != right)
            case "joker":
                return self._chance.random() < 0.05
            case "take_back" | "more":
                return self._chance.random() < 0.1
        return True


def drop_scenes(
    language: Language, names: tuple[str, ...] = NAMES, cards: list[Question] | None = None
) -> dict[str, TableScene]:
    """A scene of every phase with every number of windows at every table, by name."""
    found: dict[str, TableScene] = {}
    for number, (players, options, changed) in enumerate(TABLES):
        seen: dict[str, int] = {}
        for scene in DropWalk(players, language, number, names, cards, changed, **options):
            view = scene.stage
            trouble = "_stuck" if view.prompt.key == "prompt.door_trouble" else ""
            name = f"{number}_{view.phase}{trouble}_{len(view.open_windows)}"
            seen[name] = seen.get(name, 0) + 1
            if seen[name] in ((1, 4, 12) if view.phase == "placing" else (1,)):
                found[f"{name}_{seen[name]}"] = scene
            elif view.phase in ("run_over", "before_run", "over"):
                found[f"{name}_last"] = scene
    return found
