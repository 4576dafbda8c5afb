"""Scenes of the quizmaster's display from games played at random, with chosen texts.

`python -m tests.screen.host_scenes FOLDER [WIDTHxHEIGHT ...]` paints them to look at.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pygame
from msgspec.structs import replace

from pi_app.console.narrate import tell
from pi_app.console.plan import RULEBOOKS, GameName
from pi_app.console.table import World
from pi_app.questions.deck import LadderDeck, WindowDeck
from pi_app.questions.pack import Question
from pi_app.rules.core import (
    DARK,
    LETTERS,
    Choose,
    DoorReport,
    Event,
    Refused,
    Say,
    Seat,
    TimeUp,
    WantDoor,
)
from pi_app.rules.heist import ruleset as heist_rules
from pi_app.rules.heist.step import start as start_heist
from pi_app.rules.millionaire import edition as millionaire_rules
from pi_app.rules.millionaire.step import start as start_millionaire
from pi_app.rules.money_drop import ruleset as money_drop_rules
from pi_app.rules.money_drop.step import start as start_money_drop
from pi_app.rulesets import printed
from pi_app.scene import BoxScene, Clock, HallOfFame, HostScene, Light, Lobby, Page, Practice
from pi_app.screen.layout import host_picture
from pi_app.screen.paint import paint
from pi_app.screen.type import measure
from pi_app.words import LANGUAGES, Language
from tests.screen.evening import PAGE, RUNS, SEATS
from tests.screen.scenes import LONG_NAMES, LONG_TEXTS

SIZES = ((800, 480), (1280, 720), (1920, 1080))
MANY_LONG_NAMES = (*LONG_NAMES, *(f"{name[:13]}{number}" for number, name in enumerate(LONG_NAMES)))
NOTES: dict[Language, str] = {
    "de": "Die Erste Donaudampfschifffahrtsgesellschaft wurde im Jahr 1829 in Wien gegründet und "
    "war zeitweise die größte Binnenreederei der Welt; ihre Schiffe fuhren bis weit hinter das "
    "Eiserne Tor, bis an das Schwarze Meer.",
    "en": "The First Danube Steamship Company was founded in Vienna in 1829 and was for some time "
    "the largest inland shipping company in the whole world; its steamers went on beyond the Iron "
    "Gates, right down to the Black Sea.",
}
LIGHTS = (
    Light(Say("host_screen.in_hand"), "good"),
    Light(Say("host_screen.round"), "warning", Say("refused.seat_unknown", seat=3, players=5)),
    Light(Say("host_screen.mute"), "bad"),
)
CLOCK = Clock(60.0, 37.2, running=True)

# What is played at the tables: game, edition, players, options.
Played = tuple[GameName, str, int, dict[str, Any]]
TABLES: tuple[Played, ...] = (
    ("millionaire", "de2013", 5, {}),
    ("millionaire", "de2002", 2, {}),
    ("millionaire", "us", 5, {}),
    ("millionaire", "de2002", 3, {"own_cards": True}),
    ("money_drop", "money_drop", 4, {"time_limit": 60.0}),
    ("money_drop", "money_drop", 5, {"own_cards": True}),
    ("heist", "heist", 8, {}),
    ("heist", "heist", 5, {"without_display": frozenset({1, 2, 3, 4, 5})}),
)


def long_questions(language: Language) -> list[Question]:
    category, text, answer = LONG_TEXTS[language]
    note = NOTES[language][:220]

    def question(number: int, answers: int, level: int | None) -> Question:
        texts = tuple(f"{answer[:41]}{letter}" for letter in LETTERS[:answers])
        asked = f"{text[:153]} {number}?"
        return Question(
            asked,
            texts,
            LETTERS[number % answers],
            category[:40],
            level,
            note,
            keep_order=True,
        )

    ladder = [question(level * 10 + n, 4, level) for level in range(1, 16) for n in range(3)]
    windows = [question(500 + n, answers, None) for answers in (4, 3, 2) for n in range(8)]
    return [*ladder, *windows]


class HostWalk:
    """A game in which people press what is offered, state by state, draws and doors included."""

    def __init__(
        self, played: Played, language: Language, seed: int, questions: list[Question], names: Any
    ) -> None:
        self.game, edition, self.players, options = played
        self.rulebook = RULEBOOKS[self.game]
        self.language = language
        rules: Any = printed(edition)
        names = names[: self.players]
        match self.game:
            case "millionaire":
                rounds = millionaire_rules.Ending("rounds", 1 if edition == "us" else self.players)
                chosen = millionaire_rules.Options(names, ending=rounds, **options)
                self.state: Any = start_millionaire(rules, chosen)
            case "money_drop":
                self.state = start_money_drop(rules, money_drop_rules.Options(names, **options))
            case "heist":
                self.state = start_heist(rules, heist_rules.Options(names, **options))
        self._chance = Random(seed)
        self._steps = 0
        self._log: list[Say] = []
        windows = WindowDeck(questions, {"4": 8, "3": 6, "2": 4}, (4, 3, 2), seed)
        self._world = World(seed, LadderDeck(questions, 15, seed), windows)

    def __iter__(self) -> Iterator[HostScene]:
        yield self.scene()
        while self.rulebook.outcome(self.state) is None:
            before = self.rulebook.table_view(self.state)
            try:
                self.state = self.rulebook.step(self.state, self._next())
            except Refused:  # the right window is offered as well
                continue
            self._steps += 1
            self._log[:0] = reversed(tell(before, self.rulebook.table_view(self.state)))
            yield self.scene()

    def scene(self) -> HostScene:
        view = self.rulebook.table_view(self.state)
        deadline = self.rulebook.deadline(self.state)
        host = self.rulebook.host_view(self.state) if self.rulebook.host_view else None
        seat = getattr(view, "host_seat", None)
        return HostScene(
            self.language,
            view,
            host,
            None if seat is None else self._keys(seat),
            None if deadline is None else Clock(deadline.seconds, deadline.seconds * 0.7, True),
            log=tuple(self._log[:8]),
            can_undo=bool(self._log),
            lights=LIGHTS,
            volume=70,
        )

    def _keys(self, seat: Seat) -> BoxScene:
        menu = self.rulebook.menu(self.state, seat)
        taps = {letter: entry.label for letter, entry in menu.taps.items()}
        holds = {letter: entry.label for letter, entry in menu.holds.items()}
        return BoxScene(seat, "host", "host", True, False, DARK, (), taps, holds, {})

    def _next(self) -> Event:
        want = self.rulebook.wanted(self.state)
        if isinstance(want, WantDoor) and self._chance.random() < 0.2:
            return DoorReport(want.window, "stalled")
        if want is not None:
            return self._world.answer(want, self._steps)
        if self.rulebook.deadline(self.state) is not None and self._chance.random() < 0.02:
            return TimeUp()
        choices = [
            Choose(seat, choice)
            for seat in range(1, self.players + 1)
            for choice in sorted(self.rulebook.menu(self.state, seat).choices)
        ]
        likely = [choice for choice in choices if self._likely(choice)]
        return self._chance.choice(likely or choices)

    def _likely(self, choice: Choose) -> bool:
        verb, _, what = choice.id.partition(":")
        right = self.rulebook.host_view(self.state).right if self.rulebook.host_view else None
        if verb in ("answer", "stake"):
            return what == right or self._chance.random() < 0.12
        if verb in ("noise", "look", "leave", "more", "category", "take_back", "size", "next"):
            return self._chance.random() < 0.25
        return True


def game_scenes(
    language: Language, questions: list[Question], names: tuple[str, ...]
) -> dict[str, HostScene]:
    """Every phase at every table, once early and once as late as it came."""
    found: dict[str, HostScene] = {}
    for number, played in enumerate(TABLES):
        for seed in range(2):
            for scene in HostWalk(played, language, seed, questions, names):
                name = f"{number}_{played[0]}_{scene.stage.phase}"
                found.setdefault(f"{name}_first", scene)
                found[f"{name}_last"] = scene
    return found


def evening_scenes(language: Language, game: HostScene) -> dict[str, HostScene]:
    """Set-up, the pause, and everything at once: notices, a clock, lights, sound off."""
    keys = BoxScene(1, "host", "host", True, False, DARK, (), PAGE.taps, PAGE.holds, {})
    practice = Practice(
        PAGE, Say("text.role"), {each: Say("text.as_host") for each in LETTERS}, SEATS[:5], (1, 3)
    )

    def scene(stage: Any, **more: Any) -> HostScene:
        return HostScene(language, stage, None, keys, lights=LIGHTS, **more)

    pause = Page(
        Say("line.wait"), (Say("refused.too_few_cards", missing="7"),), {"A": Say("setup.go_on")}
    )
    notices = (
        Say("refused.seat_unknown", seat=3, players=5),
        Say("refused.too_few_cards", missing="7"),
        Say("refused.not_now"),
    )
    return {
        "page": scene(PAGE, clock=CLOCK),
        "page_without_box": replace(scene(PAGE), keys=None),
        "lobby": scene(Lobby(PAGE, SEATS)),
        "practice": scene(practice),
        "fame": scene(HallOfFame(PAGE, RUNS)),
        "pause": replace(game, cover=pause, keys=replace(keys, taps={}, holds={}), clock=CLOCK),
        "notice": replace(game, notices=notices[:1], muted=True),
        "notices": replace(game, notices=notices, clock=CLOCK, can_undo=True),
        "no_lights": replace(game, lights=(), log=(), can_undo=False),
    }


def crowded(scenes: dict[str, HostScene]) -> HostScene:
    """The fullest card: the candidates' strips below it are all there."""
    return scenes["0_millionaire_final_decision_first"]


def main(folder: str, *wanted: str) -> None:
    sizes = [tuple(map(int, size.split("x"))) for size in wanted] or SIZES
    for language in LANGUAGES:
        scenes = game_scenes(language, long_questions(language), MANY_LONG_NAMES)
        scenes |= evening_scenes(language, crowded(scenes))
        for name, scene in scenes.items():
            for size in sizes:
                surface = pygame.Surface(size)
                paint(host_picture(scene, size, measure), surface)  # type: ignore[arg-type]
                file = Path(folder) / f"{size[0]}x{size[1]}" / language / f"{name}.png"
                file.parent.mkdir(parents=True, exist_ok=True)
                pygame.image.save(surface, file)


if __name__ == "__main__":
    main(*sys.argv[1:])
