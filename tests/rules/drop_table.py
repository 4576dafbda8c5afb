"""Money Drop in whole moves, for the tests of its rules."""

from typing import Any

import pytest

from pi_app.rules.core import Event, Letter, Refused, Seat, Want, WantDoor, WantPair
from tests.playing import Sitting


class DropTable(Sitting):
    """A sitting that keeps what was asked of doors and piles.

    With `rights="A"` every card is right at A, so what lies on A is what a round leaves.
    """

    def __init__(self, players: int = 3, rights: str = "A", **options: Any) -> None:
        self.door_orders: list[str] = []
        self.pairs_drawn: list[int] = []
        super().__init__("money_drop", players, rights, **options)

    def _answer(self, want: Want) -> Event:
        if isinstance(want, WantDoor):
            self.door_orders.append(f"{want.order} {want.window}")
        if isinstance(want, WantPair):
            self.pairs_drawn.append(want.answers)
        return super()._answer(want)

    @property
    def quizmaster(self) -> Seat:
        seat: Seat = self.table.host_seat
        return seat

    @property
    def member(self) -> Seat:
        """Who presses for the team."""
        seat: Seat = self.table.team[0]
        return seat

    @property
    def windows(self) -> dict[Letter, str]:
        return dict(self.rulebook.windows(self.state))

    def ignored(self, event: Event) -> str:
        """The key of the reason why something that happened is not taken up."""
        with pytest.raises(Refused) as refused:
            self.rulebook.step(self.state, event)
        return refused.value.reason.key

    def seen(self) -> list[Any]:
        """All that can be seen or pressed, the host's own screen left out."""
        seats = self.table.players
        return [
            self.table,
            self.windows,
            self.deadline,
            [self.menu(seat) for seat in seats],
            [self.rulebook.seat_view(self.state, seat) for seat in seats],
        ]

    # ------------------------------------------------ a round, piece by piece

    def to_categories(self) -> None:
        if self.phase == "before_run":
            self.choose(self.quizmaster, "next")
        assert self.phase == "choosing_category", self.phase

    def to_answers(self, category: int = 1) -> None:
        self.to_categories()
        self.choose(self.member, f"category:{category}")

    def to_placing(self, category: int = 1) -> None:
        self.to_answers(category)
        self.choose(self.quizmaster, "next")
        assert self.phase == "placing", self.phase

    def place(self, **chips: int) -> None:
        """Chip by chip: `place(A=30, C=10)`."""
        for window, count in chips.items():
            self.choose(self.member, *[f"stake:{window}"] * count)

    def take_back(self, **chips: int) -> None:
        self.choose(self.member, "more")
        for window, count in chips.items():
            self.choose(self.member, *[f"take_back:{window}"] * count)
        self.choose(self.member, "more")

    def to_resolving(self, **chips: int) -> None:
        self.to_placing()
        self.place(**chips)
        self.choose(self.member, "done")

    def open_window(self, *windows: str) -> None:
        self.choose(self.quizmaster, *[f"open:{window}" for window in windows])

    def open_all(self) -> None:
        while self.phase == "resolving":
            self.open_window(self.host.still_to_open[0])

    # ------------------------------------------------ whole rounds and runs

    def play_round(self, **chips: int) -> None:
        """A whole round with its doors shut again."""
        self.to_resolving(**chips)
        self.open_all()
        self.choose(self.quizmaster, "next")

    def to_round(self, number: int) -> None:
        """As far as this round, with everything still there."""
        while self.table.round < number:
            self.play_round(A=self.table.chips)

    def lose_in(self, number: int, chips: int) -> None:
        """Out in this round, with so many chips taken into it."""
        if number > 1:
            self.play_round(A=chips, B=self.table.chips - chips)
        self.to_round(number)
        self.play_round(B=self.table.chips)
        assert self.phase == "run_over", self.phase

    def save(self, chips: int) -> None:
        """A run at whose end so many chips are left."""
        self.play_round(A=chips, B=self.table.chips - chips)
        while self.phase != "run_over":
            self.play_round(A=chips)

    def next_run(self) -> None:
        self.choose(self.quizmaster, "next")
