"""How tests play: games laid from a few words, random players, choices by id."""

from itertools import cycle
from random import Random
from typing import Any

import pytest

from pi_app.console.plan import RULEBOOKS, GameName
from pi_app.console.table import World
from pi_app.questions.deck import LadderDeck, WindowDeck
from pi_app.questions.pack import Question
from pi_app.rules.core import (
    LETTERS,
    Card,
    CardDrawn,
    Choose,
    DoorNews,
    DoorReport,
    Event,
    Menu,
    PairDrawn,
    Picked,
    Refused,
    Rulebook,
    Sealed,
    Seat,
    Shuffled,
    TimeUp,
    Want,
    WantCard,
    WantDoor,
    WantPair,
    WantPick,
    WantShuffle,
)
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
    ladder = LadderDeck(questions, 15, seed)
    windows = WindowDeck(questions, {"4": 8, "3": 6, "2": 4}, (4, 3, 2), seed)
    return World(seed, ladder, windows)


class Sitting:
    """A game for a test that wants to choose every draw.

    Cards come with the right letters of `rights`, one after the other and then again from the
    start; chance takes the first of everything and leaves orders alone unless `picks` or
    `orders` say otherwise; doors obey unless `door_news` says otherwise.
    """

    def __init__(self, name: str, players: int, rights: str = "A", **options: Any) -> None:
        self.rulebook: Rulebook[Any] = RULEBOOKS[game_name(name)]
        self.rights = cycle(rights)
        self.picks: list[int] = []
        self.orders: list[tuple[int, ...]] = []
        self.door_news: list[DoorNews] = []
        self.cards_drawn = 0
        self.state = start(name, players, **options)
        self._settle()

    # ------------------------------------------------ doing

    def do(self, event: Event) -> None:
        self.state = self.rulebook.step(self.state, event)
        self._settle()

    def choose(self, seat: Seat, *choices: str) -> None:
        for choice in choices:
            self.do(Choose(seat, choice))

    def time_up(self) -> None:
        self.do(TimeUp())

    def refusal(self, seat: Seat, choice: str) -> str:
        """The key of the reason why this is refused; fails when it is allowed or changes things."""
        before = self.state
        with pytest.raises(Refused) as refused:
            self.rulebook.step(self.state, Choose(seat, choice))
        assert self.state is before
        return refused.value.reason.key

    def _settle(self) -> None:
        while (want := self.rulebook.wanted(self.state)) is not None:
            self.state = self.rulebook.step(self.state, self._answer(want))

    def _answer(self, want: Want) -> Event:
        match want:
            case WantCard():
                return CardDrawn(self._card(4))
            case WantPair():
                return PairDrawn((self._card(want.answers), self._card(want.answers)))
            case WantPick():
                return Picked(self.picks.pop(0) if self.picks else 0)
            case WantShuffle():
                usual = tuple(range(want.of))
                return Shuffled(self.orders.pop(0) if self.orders else usual)
            case WantDoor():
                obeys: DoorNews = "opened" if want.order == "open" else "shut"
                return DoorReport(want.window, self.door_news.pop(0) if self.door_news else obeys)

    def _card(self, answers: int) -> Card:
        self.cards_drawn += 1
        number = self.cards_drawn
        texts = tuple(f"answer {number}{letter}" for letter in LETTERS[:answers])
        right = Sealed(next(self.rights))
        return Card(f"card {number}", f"tease {number}", f"question {number}", texts, right, "note")  # type: ignore[arg-type]

    # ------------------------------------------------ seeing

    @property
    def table(self) -> Any:
        return self.rulebook.table_view(self.state)

    @property
    def host(self) -> Any:
        assert self.rulebook.host_view is not None
        return self.rulebook.host_view(self.state)

    @property
    def phase(self) -> str:
        phase: str = self.table.phase
        return phase

    @property
    def outcome(self) -> Any:
        return self.rulebook.outcome(self.state)

    @property
    def deadline(self) -> Any:
        return self.rulebook.deadline(self.state)

    def menu(self, seat: Seat) -> Menu:
        return self.rulebook.menu(self.state, seat)

    def choices(self, seat: Seat) -> set[str]:
        return set(self.menu(seat).choices)

    def private(self, seat: Seat) -> Any:
        return self.rulebook.seat_view(self.state, seat).private

    def lamps(self, seat: Seat) -> dict[str, str]:
        return dict(self.rulebook.seat_view(self.state, seat).lamps)

    # ------------------------------------------------ whole moves on the ladder

    def ask(self) -> None:
        """On to the next question with its answers on the table."""
        while self.phase in ("between_rounds", "announced", "reading"):
            self.choose(self.table.host_seat, "next")
        assert self.phase == "deciding", self.phase

    def lock(self, seat: Seat, letter: str) -> None:
        self.choose(seat, f"answer:{letter}", f"answer:{letter}")

    def leave(self, seat: Seat) -> None:
        self.choose(seat, "leave", "leave")

    def reveal(self) -> None:
        """From the locked cards to the announced letter."""
        host = self.table.host_seat
        if self.phase == "final_decision":
            self.choose(host, "show")
        self.choose(host, "reveal")

    def answer(self, **letters: str) -> None:
        """One whole question: `answer(s2="A", s3="leave")`."""
        self.ask()
        for seat, letter in letters.items():
            number = int(seat.removeprefix("s"))
            if letter == "leave":
                self.leave(number)
            else:
                self.lock(number, letter)
        self.reveal()


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
            return self._world.answer(want, len(self.events))
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
