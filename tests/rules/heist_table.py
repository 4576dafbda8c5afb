"""Evenings of Haus des Geldes for the rule tests: which card lies where, round after round."""

from collections.abc import Callable, Sequence
from typing import Any

from pi_app.rules.core import Event, Picked, Seat, Shuffled, around_from
from pi_app.rules.heist.ruleset import Action
from pi_app.rulesets import printed
from tests.playing import Sitting, start


def card(written: str) -> Action:
    """`N` is a plain banknote, `S` a plain sabotage; `N+250` and `S-500` carry an amount."""
    amount = int(written[2:] or 0)
    return Action("banknote" if written[0] == "N" else "sabotage", amount)


def cards(written: str) -> tuple[Action, ...]:
    return tuple(card(one) for one in written.split())


def order_of(things: Sequence[Any], wanted: Sequence[Any]) -> tuple[int, ...]:
    """The shuffle that brings the wanted things to their places; None takes what is left over."""
    left = list(range(len(things)))
    taken: list[int | None] = []
    for thing in wanted:
        found = None
        if thing is not None:
            found = next(index for index in left if things[index] == thing)
            left.remove(found)
        taken.append(found)
    return tuple(left.pop(0) if found is None else found for found in taken)


class Heist(Sitting):
    """A game whose deal the test writes down.

    Seat 1 leads round 1, seat 2 round 2 and so on (of four, seat 1 also leads round 5). The
    leader takes the own card and those at the left. `rounds` says what lies there: first the
    leader's card, then round the table; what is not written down comes from the rest of the deck.
    Everybody lays card 1 in round 1, card 2 in round 2 …
    """

    def __init__(
        self,
        players: int,
        rounds: Sequence[str] = (),
        roles: str = "",
        blind: int = 0,
        **options: Any,
    ) -> None:
        super().__init__("heist", players, **options)
        self.players = players
        self.state = start("heist", players, **options)
        deal: list[Event] = [Picked(blind)] if players == 4 else []
        cast = printed("heist").cast(players)  # type: ignore[union-attr]
        if players == 4:
            cast = (*cast, ("gangster", "hostage")[blind])
        self.roles = tuple(roles.split() or cast)
        deal.append(Shuffled(order_of(cast, self.roles)))
        deck = printed("heist").deck(players)  # type: ignore[union-attr]
        deal.append(Shuffled(order_of(deck, self._wanted(rounds))))
        for event in deal:
            self.state = self.rulebook.step(self.state, event)

    def _wanted(self, rounds: Sequence[str]) -> list[Action | None]:
        wanted: list[Action | None] = [None] * (5 * self.players)
        for number, written in enumerate(rounds, start=1):
            leader = self.leader_of(number)
            around = (leader, *around_from(leader, self.players))
            for seat, one in zip(around, cards(written), strict=False):
                wanted[5 * (seat - 1) + number - 1] = one
        return wanted

    # ------------------------------------------------ doing

    TWO_PRESSES = ("play", "look", "swap")

    def choose(self, seat: Seat, *choices: str) -> None:
        """What takes two presses of a key gets both; `press` is one of them."""
        for choice in choices:
            times = 2 if choice.split(":")[0] in self.TWO_PRESSES else 1
            self.press(seat, *[choice] * times)

    def press(self, seat: Seat, *choices: str) -> None:
        super().choose(seat, *choices)

    # ------------------------------------------------ who

    @property
    def seats(self) -> range:
        return range(1, self.players + 1)

    def leader_of(self, number: int) -> Seat:
        return (number - 1) % self.players + 1

    def usual_selection(self) -> tuple[Seat, ...]:
        leader = self.table.leader
        others = around_from(leader, self.players)
        return tuple(sorted((leader, *others[: self.table.to_select - 1])))

    def who_is(self, role: str) -> Seat:
        return self.roles.index(role) + 1

    # ------------------------------------------------ whole phases

    def lay(self) -> None:
        """Everybody lays the card with the number of the round."""
        if self.phase == "naming_first_leader":
            self.choose(1, "lead:1")
        for seat in self.seats:
            if self.choices(seat) == {"uncover"}:
                self.choose(seat, "uncover")
            self.choose(seat, f"play:{self.table.round}")

    def select(self, *wanted: Seat) -> None:
        """From the discussion to the standing selection, over as many pages as there are."""
        leader = self.table.leader
        self.choose(leader, "next")
        for seat in sorted({*(wanted or self.usual_selection())} - {leader}):
            while f"select:{seat}" not in self.choices(leader):
                self.choose(leader, "more")
            self.choose(leader, f"select:{seat}")
        self.choose(leader, "done")

    def lights_on(self) -> None:
        while self.phase == "blackout":
            self.time_up()

    def turn_all(self) -> None:
        while self.phase == "revealing":
            self.choose(self.table.leader, "reveal")

    def play_round(self, *wanted: Seat) -> None:
        """From the laying to the count."""
        self.lay()
        self.lights_on()
        self.select(*wanted)
        self.lights_on()
        self.turn_all()
        assert self.phase == "counted"

    def name_leader(self, seat: Seat | None = None) -> None:
        seat = seat or self.leader_of(self.table.round + 1)
        self.take(self.table.leader, f"lead:{seat}")

    def play_rounds(self, count: int) -> None:
        """So many counted rounds; from the second on the next leader is named before each."""
        for _ in range(count):
            if self.phase == "counted":
                self.name_leader()
            self.play_round()

    def go_to_round(self, number: int) -> None:
        """To the laying of that round."""
        if number == 1:
            self.choose(1, "lead:1")
            return
        self.play_rounds(number - 1)
        self.name_leader()

    def take(self, seat: Seat, choice: str) -> None:
        """A choice that may stand on a later page."""
        for _ in self.seats:
            if choice not in self.choices(seat) and "more" in self.choices(seat):
                self.choose(seat, "more")
        self.choose(seat, choice)

    def on_all_pages(self, seat: Seat) -> set[str]:
        """Everything the seat can get at by leafing through, except presses that do nothing."""
        offered = self.choices(seat)
        for _ in self.seats:
            if "more" in self.choices(seat):
                self.choose(seat, "more")
                offered |= self.choices(seat)
        return {choice for choice in offered if choice.split(":")[0] not in ("more", "noise")}

    # ------------------------------------------------ seeing

    def view(self, seat: Seat) -> Any:
        return self.rulebook.seat_view(self.state, seat)

    def hand(self, seat: Seat) -> dict[int, Action]:
        return {held.number: held.card for held in self.private(seat).hand}

    def sounds_of(self, act: Callable[[], None]) -> tuple[str, ...]:
        before = self.table
        act()
        return self.rulebook.cues(before, self.table)


ROUND = {"raquel": 2, "professor": 4}
ABILITIES = list(ROUND)
RAQUEL_1 = "raquel gangster professor gangster hostage"  # in round 2 her card is not selected
RAQUEL_3 = "hostage gangster raquel gangster professor"  # in round 2 it is


def blackout(ability: str, players: int = 5, laid: str = "", **options: Any) -> Heist:
    """In round 2 of five seat 2 has selected 2, 3 and 4; `laid` begins with the leader's card."""
    game = Heist(players, [""] * (ROUND[ability] - 1) + [laid], **options)
    game.go_to_round(ROUND[ability])
    game.lay()
    if ability == "raquel":
        game.select()
    assert game.phase == "blackout"
    return game


def count(game: Heist) -> tuple[Any, ...]:
    game.lights_on()
    game.turn_all()
    shown: tuple[Any, ...] = game.table.revealed
    return shown
