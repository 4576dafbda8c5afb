"""How tests play: games laid from a few words, random players, choices by id."""

from random import Random
from typing import Any

from pi_app.console.plan import RULEBOOKS, GameName
from pi_app.console.table import World
from pi_app.questions.deck import LadderDeck, WindowDeck
from pi_app.questions.pack import Question
from pi_app.rules.core import LETTERS, Choose, Event, Menu, Refused, Rulebook, TimeUp
from pi_app.rules.heist import ruleset as heist_rules
from pi_app.rules.heist.step import start as start_heist
from pi_app.rules.millionaire import edition as millionaire_rules
from pi_app.rules.millionaire.edition import Ending
from pi_app.rules.millionaire.step import start as start_millionaire
from pi_app.rules.money_drop import ruleset as money_drop_rules
from pi_app.rules.money_drop.step import start as start_money_drop
from pi_app.rulesets import printed

PRINTED_GAMES = ("de2013", "de2002", "us", "money_drop", "heist")


def game_name(name: str) -> GameName:
    return name if name in ("money_drop", "heist") else "millionaire"  # type: ignore[return-value]


def some_questions(right: str = "ABCD") -> list[Question]:
    """A small pack; which letter is right goes round through `right`. The order is kept, so
    that two packs that differ in `right` alone lay the same texts at the same letters."""
    pack: list[Question] = []
    for level in range(1, 16):
        for number in range(4):
            letter = right[(level + number) % len(right)]
            answers = tuple(f"{level}.{number} {answer}" for answer in LETTERS)
            text = f"Question {level}.{number}?"
            pack.append(Question(text, answers, letter, "Test", level, keep_order=True))  # type: ignore[arg-type]
    for count in (4, 3, 2):
        for number in range(12):
            letter = right[(count + number) % len(right)]
            letter = letter if letter in LETTERS[:count] else LETTERS[number % count]
            answers = tuple(f"{count}.{number} {answer}" for answer in LETTERS[:count])
            text = f"Card {count}.{number}?"
            pack.append(Question(text, answers, letter, f"Tease {count}.{number}", keep_order=True))  # type: ignore[arg-type]
    return pack


QUESTIONS = some_questions()


def names(count: int) -> tuple[str, ...]:
    return ("Ada", "Ben", "Cem", "Dora", "Emil", "Fay", "Gus", "Hal")[:count]


def start(name: str, players: int, **options: Any) -> Any:
    """The first state of a printed game, with a short ending so that random play ends."""
    rules: Any = options.pop("rules", None) or printed(name)
    match game_name(name):
        case "millionaire":
            rounds = 1 if name == "us" else players
            options.setdefault("ending", Ending("rounds", rounds))
            return start_millionaire(rules, millionaire_rules.Options(names(players), **options))
        case "money_drop":
            return start_money_drop(rules, money_drop_rules.Options(names(players), **options))
        case "heist":
            return start_heist(rules, heist_rules.Options(names(players), **options))


def world(seed: int, questions: list[Question] = QUESTIONS) -> World:
    chance = Random(seed)
    ladder = LadderDeck(questions, 15, chance)
    windows = WindowDeck(questions, {"4": 8, "3": 6, "2": 4}, (4, 3, 2), chance)
    return World(chance, ladder, windows)


class RandomGame:
    """A game in which everybody presses anything, straight on the rules."""

    def __init__(self, name: str, players: int, seed: int, **options: Any) -> None:
        self.rulebook: Rulebook[Any] = RULEBOOKS[game_name(name)]
        self.state = start(name, players, **options)
        self.seats = range(1, players + 1)
        self.menus: list[Menu] = [self.rulebook.menu(self.state, seat) for seat in self.seats]
        self.events: list[Event] = []
        self._world = world(seed)
        self._chance = Random(seed)

    @property
    def over(self) -> bool:
        return self.rulebook.outcome(self.state) is not None

    def step(self) -> None:
        event = self.next_event()
        try:
            self.state = self.rulebook.step(self.state, event)
        except Refused:
            assert isinstance(event, Choose)
            assert event.id.startswith("open:"), "only the right window is offered and refused"
            return
        self.events.append(event)
        menu, state = self.rulebook.menu, self.state
        self.menus = [menu(state, seat) for seat in self.seats]

    def next_event(self) -> Event:
        want = self.rulebook.wanted(self.state)
        if want is not None:
            return self._world.answer(want)
        waits = self.rulebook.deadline(self.state) is not None
        if waits and self._chance.random() < 0.1:
            return TimeUp()
        choices = [
            (seat, choice)
            for seat, menu in zip(self.seats, self.menus, strict=True)
            for choice in menu.choices
        ]
        seat, choice = self._chance.choice(choices)
        return Choose(seat, choice)
