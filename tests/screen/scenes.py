"""Scenes for the tests of screens and for pictures: games walked through with chosen texts."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from pi_app.console.plan import RULEBOOKS
from pi_app.console.table import World
from pi_app.questions.deck import LadderDeck
from pi_app.questions.pack import Question, own_pack, read_pack
from pi_app.rules.core import LETTERS, Choose, Event, TimeUp
from pi_app.rules.millionaire.edition import Ending, Options
from pi_app.rules.millionaire.step import start
from pi_app.rules.millionaire.views import PHASES
from pi_app.rulesets import printed
from pi_app.scene import Clock, TableScene
from pi_app.words import Language

NAMES = ("Anneliese", "Bernd", "Cem", "Dorothea", "Emil")
LONG_NAMES = (
    "Maximilianette",
    "Wolfgangmanuel",
    "Gwendolynmarow",
    "Anna-Katharina",
    "Emmanuelle-Kim",
)
LONG_TEXTS: dict[Language, tuple[str, str, str]] = {  # category, question, answer
    "de": (
        "Wissenschaft und Donaudampfschifffahrt X",
        "Welche Donaudampfschifffahrtsgesellschaft beförderte im neunzehnten Jahrhundert zwischen "
        "Regensburg und dem Schwarzen Meer die allermeisten Fahrgäste nach W?",
        "Erste Donaudampfschifffahrtsgesellschaft W",
    ),
    "en": (
        "Science, Shipping and Worldwide Wanderers",
        "Which of the following shipping companies carried by far the greatest number of "
        "passengers between Regensburg and the Black Sea in the whole nineteenth century?",
        "The Incomprehensibilities Shipping Company",
    ),
}

# Every way this table can be played: edition, players, options.
TABLES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("de2013", 5, {"variant": "risk"}),
    ("de2013", 3, {}),
    ("de2002", 2, {}),
    ("de2002", 4, {"television": True}),
    ("us", 5, {}),
    ("de2002", 3, {"own_cards": True}),
)


def long_questions(language: Language, right: str = "ABCD") -> list[Question]:
    category, text, answer = LONG_TEXTS[language]
    return [
        Question(
            text[:150] + f" {level}.{number}?",
            tuple(f"{answer[:40]}{letter}"[-42:] for letter in LETTERS),
            right[(level + number) % len(right)],  # type: ignore[arg-type]
            category[:40],
            level,
            keep_order=True,
        )
        for level in range(1, 16)
        for number in range(2)
    ]


class Walk:
    """A Millionaire game that somebody plays fairly well, state by state, draws included."""

    def __init__(
        self,
        edition: str,
        players: int,
        language: Language,
        seed: int,
        names: tuple[str, ...] = NAMES,
        questions: list[Question] | None = None,
        **options: Any,
    ) -> None:
        self.rulebook = RULEBOOKS["millionaire"]
        self.state: Any = start(printed(edition), Options(names[:players], **options))
        self.language = language
        self.seats = range(1, players + 1)
        self._chance = Random(seed)
        pack = questions or read_pack(own_pack(language, "millionaire"))
        self._world = World(seed, LadderDeck(pack, 15, seed))
        self._steps = 0

    def __iter__(self) -> Iterator[TableScene]:
        yield self.scene()
        while self.rulebook.outcome(self.state) is None:
            self.take(self._next())
            yield self.scene()

    def take(self, event: Event) -> None:
        self._steps += 1
        self.state = self.rulebook.step(self.state, event)

    def settle(self) -> None:
        """All draws that are due, until somebody has to press."""
        while (want := self.rulebook.wanted(self.state)) is not None:
            self.take(self._world.answer(want, self._steps))

    @property
    def right(self) -> str | None:
        assert self.rulebook.host_view is not None
        letter: str | None = self.rulebook.host_view(self.state).right
        return letter

    def choices(self) -> list[Choose]:
        return [
            Choose(seat, choice)
            for seat in self.seats
            for choice in sorted(self.rulebook.menu(self.state, seat).choices)
        ]

    def scene(self) -> TableScene:
        deadline = self.rulebook.deadline(self.state)
        clock = None
        if deadline is not None:
            clock = Clock(deadline.seconds, deadline.seconds * 0.7, running=True)
        return TableScene(self.language, self.rulebook.table_view(self.state), clock)

    def _next(self) -> Event:
        want = self.rulebook.wanted(self.state)
        if want is not None:
            return self._world.answer(want, self._steps)
        if self.rulebook.deadline(self.state) is not None and self._chance.random() < 0.3:
            return TimeUp()
        choices = self.choices()
        likely = [choice for choice in choices if self._likely(choice)]
        return self._chance.choice(likely or choices)

    def _likely(self, choice: Choose) -> bool:
        """Everybody knows three answers in four, and few leave early."""
        verb, _, what = choice.id.partition(":")
        if verb == "answer":
            return what == self._believed(choice.seat)
        if verb == "leave":
            return self._chance.random() < 0.03
        return verb != "more" or self._chance.random() < 0.3

    def _believed(self, seat: int) -> str:
        view = self.rulebook.table_view(self.state)
        mind = Random(f"{seat} {view.round} {view.level}")
        return (self.right or "A") if mind.random() < 0.75 else mind.choice(LETTERS)


class KnowAll(Walk):
    """Everybody knows every answer, and stays to the end."""

    def _likely(self, choice: Choose) -> bool:
        verb, _, what = choice.id.partition(":")
        return what == self.right if verb == "answer" else verb not in ("leave", "joker")


@cache
def long_phases(language: Language) -> dict[str, TableScene]:
    """With the longest texts and names that are allowed."""
    return phases_of(language, LONG_NAMES, long_questions(language))


def phases_of(
    language: Language,
    names: tuple[str, ...] = NAMES,
    questions: list[Question] | None = None,
) -> dict[str, TableScene]:
    """A scene of every phase at every table, by a name that a file can have."""
    pack = questions or read_pack(own_pack(language, "millionaire"))
    found: dict[str, TableScene] = {}
    for number, (edition, players, options) in enumerate(TABLES):
        for seed in range(3):
            for scene in Walk(edition, players, language, seed, names, pack, **options):
                view = scene.stage
                name = f"{number}_{view.phase}"
                if view.phase == "between_rounds":
                    name += f"_{view.round}"
                late = view.level >= 4 or not view.level or seed == 2
                if name not in found and late:
                    found[name] = scene
                if view.round > (6 if number == 1 and seed == 0 else 1):
                    break
    return found | ends_of(language, names, pack)


def ends_of(
    language: Language, names: tuple[str, ...], questions: list[Question]
) -> dict[str, TableScene]:
    """Games that were agreed to be short, to their end; and one that a reveal has ended."""
    ends: dict[str, TableScene] = {}
    for edition, players in (("de2013", 5), ("de2002", 2), ("us", 3)):
        ending = Ending("rounds", 1 if edition == "us" else players)
        *_, last = Walk(edition, players, language, 1, names, questions, ending=ending)
        ends[f"{edition}_end"] = last
    *_, ends["de2002_million"] = KnowAll("de2002", 3, language, 1, names, questions)
    return ends


ALL_PHASES = frozenset(PHASES.values())
