"""Same presses, other secrets: what the table and the other seats get is the same, byte by byte."""

import json
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import msgspec
import pytest

from pi_app.console.pipe import pipe
from pi_app.console.plan import RULEBOOKS
from pi_app.console.table import Table, World
from pi_app.rules.core import LETTERS, Card, Event, Sealed, Shuffled, Want, WantShuffle
from pi_app.words import as_plain, in_language
from tests.playing import game_name, some_questions, start, world


class Script:
    """A table whose answers are read line by line, as a script reads the pipe."""

    def __init__(self, table: Table) -> None:
        self._lines: list[str] = []
        self._answers = pipe(table, self._feed(), "de")
        self.last: dict[str, Any] = json.loads(next(self._answers))

    def _feed(self) -> Iterator[str]:
        while True:
            yield self._lines.pop(0)

    def send(self, line: dict[str, Any]) -> dict[str, Any]:
        self._lines.append(json.dumps(line))
        self.last = json.loads(next(self._answers))
        return self.last

    def presses(self) -> list[dict[str, Any]]:
        """Everything anybody could press now, with the id it stands for."""
        return [
            {"how": how, "seat": int(seat), "key": key, "id": entry["id"]}
            for seat, box in self.last["seats"].items()
            for how, keys in (("press", box["taps"]), ("hold", box["holds"]))
            for key, entry in keys.items()
        ]

    def press(self, chosen: dict[str, Any]) -> dict[str, Any]:
        return self.send({chosen["how"]: {"seat": chosen["seat"], "key": chosen["key"]}})

    def choose(self, seat: int, choice: str) -> None:
        """Press what stands for this id, turning pages where it has to be."""
        for _ in range(8):
            offered = [p for p in self.presses() if p["seat"] == seat]
            here = [press for press in offered if press["id"] == choice]
            if here:
                assert self.press(here[0])["refused"] is None
                return
            self.press(next(press for press in offered if press["id"] == "more"))
        raise AssertionError(f"{choice} is not offered to seat {seat}")


def quiz(name: str, players: int, right: str, seed: int, **options: Any) -> Script:
    state = start(name, players, **options)
    rulebook = RULEBOOKS[game_name(name)]
    return Script(Table(rulebook, state, players, world(seed, some_questions(right))))


def public(answer: dict[str, Any], secret_seats: set[int]) -> str:
    """What must not depend on a secret: everything but the host's screen and who may know it.

    Lamps are public for every seat, because neighbours see them. A refusal that names a seat
    is for that seat alone (D-09, M-20): a reader of the pipe shows it there and nowhere else.
    """
    seen = {
        "refused": None if answer["refused_seat"] in secret_seats else answer["refused"],
        "table": answer["table"],
        "windows": answer["windows"],
        "sounds": answer["sounds"],
        "time": answer["time"],
        "lamps": {seat: box["lamps"] for seat, box in answer["seats"].items()},
        "seats": {s: box for s, box in answer["seats"].items() if int(s) not in secret_seats},
    }
    return json.dumps(seen, sort_keys=True)


REVEALS = {"show", "reveal", "open:A", "open:B", "open:C", "open:D"}
TABLES = [
    ("de2013", 3, {"variant": "risk"}),
    ("de2013", 5, {"variant": "risk"}),
    ("de2002", 2, {}),
    ("de2002", 4, {}),
    ("us", 3, {"television": True}),
    ("money_drop", 3, {"time_limit": 60.0}),
]


@pytest.mark.rule("M-08", "M-20", "M-21", "D-20")
@pytest.mark.parametrize(("name", "players", "options"), TABLES)
@pytest.mark.parametrize("seed", range(40))
def test_right_letters_reach_nobody_before_the_reveal(
    name: str, players: int, options: dict[str, Any], seed: int
) -> None:
    chance = Random(seed)
    one = quiz(name, players, "ABCD", seed, **options)
    other = quiz(name, players, "CDAB", seed, **options)
    knows: set[int] = set()  # who has played a joker and may know something
    differed = False
    for _ in range(120):
        assert public(one.last, knows) == public(other.last, knows)
        differed = differed or one.last["host"] != other.last["host"]
        possible = [
            press
            for press in one.presses()
            if press["id"] not in REVEALS
            # Whoever has learned something may press what the other game has closed to him.
            and not (press["seat"] in knows and press["id"].startswith("answer:"))
        ]
        if not possible:
            break
        press = chance.choice(possible)
        if press["id"].startswith("joker:") and name != "money_drop":
            knows.add(press["seat"])
        one.press(press)
        other.press(press)
        if chance.random() < 0.1:
            one.send({"wait": 1.0})
            other.send({"wait": 1.0})
        if chance.random() < 0.3:
            assert public(one.last, knows) == public(other.last, knows)
            blind = a_key_without_meaning(one, other, chance)
            one.send(blind)
            other.send(blind)
    assert differed, "the two packs must really differ, or this shows nothing"


def a_key_without_meaning(one: Script, other: Script, chance: Random) -> dict[str, Any]:
    """A press that is refused in both games."""
    offered = {(p["how"], p["seat"], p["key"]) for p in (*one.presses(), *other.presses())}
    keys = product(("press", "hold"), (int(seat) for seat in one.last["seats"]), LETTERS)
    how, seat, key = chance.choice([key for key in keys if key not in offered])
    return {how: {"seat": seat, "key": key}}


@pytest.mark.rule("D-09", "D-20")
def test_pressing_the_right_window_is_noticed_by_the_host_alone() -> None:
    drop = quiz("money_drop", 2, "A", 1)
    to_resolution(drop)
    right = drop.last["host"]["right"]
    before = public(drop.send({"wait": 0}), set())
    lit = drop.last["seats"]["1"]["lamps"]
    assert lit[right] == "on", "the right window can be pressed like the others"
    answer = drop.send({"press": {"seat": 1, "key": right}})
    assert answer["refused"] is not None
    assert answer["refused_seat"] == answer["table"]["host_seat"] == 1
    assert public({**answer, "refused": None, "refused_seat": None}, set()) == before


@pytest.mark.rule("M-20")
@pytest.mark.parametrize("order", ["ABCD", "DCBA", "BADC"])
def test_presses_after_a_fifty_fifty_look_the_same_whatever_it_closed(order: str) -> None:
    games = [quiz("us", 4, right, 3) for right in ("ABCD", "CDAB")]
    for game in games:
        for _ in range(2):
            game.choose(1, "next")
        game.choose(2, "joker:fifty_fifty")
    one, other = (game.last["seats"]["2"]["private"]["closed"] for game in games)
    assert one != other
    for letter in order:  # each once, so that nothing is locked
        one, other = (game.send({"press": {"seat": 2, "key": letter}}) for game in games)
        assert public(one, {2}) == public(other, {2})


def to_resolution(drop: Script) -> None:
    drop.choose(1, "next")
    drop.choose(2, "category:1")
    drop.choose(1, "next")
    for size in ("size:5", "size:10", "size:all"):
        drop.choose(2, size)
    drop.choose(2, "stake:B")
    drop.choose(2, "done")


# ---------------------------------------------------------------- roles and hands


class ChosenDeal(World):
    """A world in which the first shuffles, roles and cards, are chosen by the test."""

    orders: list[tuple[int, ...]] = msgspec.field(default_factory=list)

    def answer(self, want: Want, number: int) -> Event:
        if isinstance(want, WantShuffle) and self.orders:
            return Shuffled(self.orders.pop(0))
        return super().answer(want, number)


def heist(roles: tuple[int, ...], deal: tuple[int, ...], **options: Any) -> Script:
    state = start("heist", len(roles), **options)
    dealt = ChosenDeal(5, orders=[roles, deal])
    return Script(Table(RULEBOOKS["heist"], state, len(roles), dealt))


# Five players: professor, gangster, gangster, raquel, hostage; five cards each.
ROLES = (0, 1, 2, 3, 4)
OTHER_ROLES = (3, 1, 2, 0, 4)  # seats 1 and 4 have changed roles
DEAL = tuple(range(25))
OTHER_DEAL = (*range(5, 10), *range(0, 5), *range(10, 25))  # seats 1 and 2 have changed hands


def lay_all(game: Script, number: int) -> None:
    for seat in game.last["seats"]:
        for _ in range(2):
            game.choose(int(seat), f"play:{number}")


def to_blackout(game: Script) -> None:
    game.choose(3, "lead:3")
    lay_all(game, 1)
    finish_round(game, leader=3, following=5)
    lay_all(game, 2)
    game.choose(5, "next")
    for seat in (1, 2):
        game.choose(5, f"select:{seat}")
    game.choose(5, "done")


def finish_round(game: Script, leader: int, following: int) -> None:
    game.choose(leader, "next")
    for seat in [seat for seat in (1, 2, 4, 5) if seat != leader][:2]:
        game.choose(leader, f"select:{seat}")
    game.choose(leader, "done")
    for _ in range(3):
        game.choose(leader, "reveal")
    game.choose(leader, f"lead:{following}")


@pytest.mark.rule("H-03", "H-20", "H-25")
def test_roles_of_others_reach_nobody() -> None:
    one, other = heist(ROLES, DEAL), heist(OTHER_ROLES, DEAL)
    changed = {1, 4}
    assert one.last["seats"]["1"]["private"] != other.last["seats"]["1"]["private"]
    for game in (one, other):
        to_blackout(game)
    assert one.last["table"]["phase"] == "blackout"
    assert public(one.last, changed) == public(other.last, changed)
    # Raquel sits at 4 in the one game and at 1 in the other; each acts, the table sees nothing.
    for game, raquel in ((one, 4), (other, 1)):
        for choice in ("look:4", "look:4", "swap:1", "swap:1"):
            game.choose(raquel, choice)
    assert public(one.last, changed) == public(other.last, changed)
    for game in (one, other):
        game.send({"wait": 14.9})
        assert game.last["table"]["phase"] == "blackout", "always the whole time"
        game.send({"wait": 0.1})
    assert public(one.last, changed) == public(other.last, changed)
    assert one.last["table"]["phase"] == "revealing"


@pytest.mark.rule("H-05", "H-11", "H-12")
def test_hands_of_others_reach_nobody_before_the_cards_are_turned() -> None:
    one, other = heist(ROLES, DEAL), heist(ROLES, OTHER_DEAL)
    changed = {1, 2}
    assert one.last["seats"]["1"]["private"] != other.last["seats"]["1"]["private"]
    for game in (one, other):
        game.choose(3, "lead:3")
    assert public(one.last, changed) == public(other.last, changed)
    for seat in (1, 1, 2, 2, 3, 3, 4, 4, 5, 5):
        for game in (one, other):
            game.choose(seat, "play:1")
        assert public(one.last, changed) == public(other.last, changed)
    for choice in ("next", "select:1", "select:2", "done"):
        for game in (one, other):
            game.choose(3, choice)
        assert public(one.last, changed) == public(other.last, changed)


# ---------------------------------------------------------------- sealed values


def test_a_sealed_letter_prints_as_stars_and_is_never_written() -> None:
    card = Card("1", "Test", "Question?", LETTERS, Sealed("B"))
    assert "***" in repr(card)
    assert "'B')" not in repr(card.right)
    with pytest.raises(TypeError):
        as_plain(card, "de")
    with pytest.raises(TypeError):
        msgspec.json.encode(card)
    with pytest.raises(TypeError):
        in_language("en")(card.right)
