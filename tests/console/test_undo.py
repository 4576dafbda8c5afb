"""Steps taken back: the same cards and draws come again, doors stay, clocks keep what was left."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from pi_app.console.game import Game, begin, resume
from pi_app.console.plan import Plan
from pi_app.console.table import Table
from pi_app.rules.core import DoorReport, Refused
from pi_app.rules.millionaire.edition import Ending
from tests.console.room import small_pack
from tests.console.test_journal import RealDoors, at_the_windows, seen, wrong_window
from tests.playing import names

QUIZ = Plan("millionaire", "de2013", names=names(3), seed=3, ending=Ending("rounds", 3))
DROP = Plan("money_drop", names=names(2), seed=6, runs=1, time_limit=30.0)


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    return small_pack(tmp_path / "packs")


@pytest.fixture
def quiz(pack: Path, tmp_path: Path) -> Iterator[Game]:
    game = begin(replace(QUIZ, packs=(pack,)), 1.0, tmp_path / "game.journal")
    yield game
    game.journal.close()  # type: ignore[union-attr]


def resumed(game: Game, **options: Any) -> Game:
    game.journal.close()  # type: ignore[union-attr]
    again = resume(game.journal.path, **options)  # type: ignore[union-attr]
    again.journal.close()  # type: ignore[union-attr]
    return again


def without_time(table: Table) -> Any:
    """What is seen, but for how late it is."""
    *views, _time, clock = seen(table)
    return views, clock


def play(table: Table, *steps: tuple[int, str]) -> None:
    for step in steps:
        table.choose(*step)


def test_one_step_and_several(quiz: Game) -> None:
    table = quiz.table
    steps = [(1, "next"), (1, "next"), (2, "answer:A"), (2, "answer:A"), (3, "leave"), (3, "leave")]
    been = [without_time(table)]
    for step in steps:
        table.choose(*step)
        been.append(without_time(table))
    for before in reversed(been[:-1]):
        table.take_back()
        assert without_time(table) == before
    assert not table.can_take_back
    play(table, *steps)
    assert without_time(table) == been[-1]
    for count in (3, 2, 1):
        table.take_back(count)
    assert without_time(table) == been[0]


@pytest.mark.parametrize("steps", [0, -1, 3, 10**9])
def test_more_than_there_was_cannot_be_taken_back(quiz: Game, steps: int) -> None:
    play(quiz.table, (1, "next"), (1, "next"))
    before = seen(quiz.table)
    with pytest.raises(Refused) as refused:
        quiz.table.take_back(steps)
    assert refused.value.reason.key == "refused.nothing_to_take_back"
    assert seen(quiz.table) == before
    assert seen(resumed(quiz).table) == before


def test_the_same_card_comes_again_and_none_is_lost(quiz: Game) -> None:
    """Whoever takes back and goes on finds the deck as if nothing had been."""
    table = quiz.table
    asked: list[str] = []
    for _ in range(3):
        play(table, (1, "next"))
        asked.append(table.table_view().question)
        table.take_back()
    assert len(set(asked)) == 1
    play(table, (1, "next"), (1, "next"))
    right = table.host_view().right  # type: ignore[union-attr]
    for seat in (2, 3):
        play(table, (seat, f"answer:{right}"), (seat, f"answer:{right}"))
    play(table, (1, "show"), (1, "reveal"), (1, "next"))
    second = table.table_view().question
    assert second != asked[0]
    table.take_back(8)
    play(table, (1, "next"))
    assert table.table_view().question == asked[0]
    assert resumed(quiz).table.table_view().question == asked[0]


def test_chance_draws_the_same_again(quiz: Game) -> None:
    """Nobody fishes for a better fifty-fifty by taking it back."""
    table = quiz.table
    play(table, (1, "next"), (1, "next"), (2, "joker:fifty_fifty"))
    closed = table.seat_view(2).private.closed  # type: ignore[attr-defined]
    assert len(closed) == 2
    for _ in range(5):
        table.take_back()
        assert not table.seat_view(2).private.closed  # type: ignore[attr-defined]
        play(table, (2, "joker:fifty_fifty"))
        assert table.seat_view(2).private.closed == closed  # type: ignore[attr-defined]
    again = resumed(quiz)
    assert again.table.seat_view(2).private.closed == closed  # type: ignore[attr-defined]


def test_then_something_else_is_chosen(quiz: Game) -> None:
    table = quiz.table
    play(table, (1, "next"), (1, "next"), (2, "answer:A"), (2, "answer:A"))
    assert table.table_view().players[2].locked
    table.take_back(2)
    play(table, (2, "leave"), (2, "leave"))
    assert not table.table_view().players[2].locked
    assert not table.table_view().players[2].in_round
    before = seen(table)
    assert seen(resumed(quiz).table) == before


def test_the_clock_keeps_what_was_left_however_often(pack: Path, tmp_path: Path) -> None:
    game = begin(replace(DROP, packs=(pack,)), 1.0, tmp_path / "game.journal")
    table = game.table
    play(table, (1, "next"), (2, "category:1"), (1, "next"))

    def left() -> float:
        assert table.clock is not None
        return round(table.clock.ends_at - table.time, 6)

    assert left() == 30
    table.wait(4)
    play(table, (2, "stake:A"))
    table.wait(5)
    assert left() == 21
    table.take_back()
    assert left() == 26, "the five seconds after the step never were"
    table.wait(1)
    play(table, (2, "stake:B"))
    table.wait(7)
    table.take_back()
    assert left() == 25, "what the first step back gave is not lost by the second"
    table.more_time(10)
    assert left() == 35
    table.wait(2)
    table.take_back()
    assert left() == 25, "more time is a step as well"
    table.note_time()
    again = resumed(game).table
    assert again.clock is not None
    assert round(again.clock.ends_at - again.time, 6) == 25
    table.wait(24.9)
    assert table.table_view().phase == "placing"
    table.wait(0.2)
    assert table.table_view().phase == "resolving"
    table.take_back()
    assert table.table_view().phase == "placing", "time that ran out can be taken back"
    table.more_time(10)
    assert left() == pytest.approx(10)


@pytest.mark.rule("D-21")
def test_over_an_opened_door_chips_are_booked_back_and_no_door_moves(
    pack: Path, tmp_path: Path
) -> None:
    doors = RealDoors()
    game = at_the_windows(tmp_path / "game.journal", pack, doors)
    table = game.table
    before, chips = without_time(table), table.table_view().chips
    window = wrong_window(table)
    table.choose(1, f"open:{window}")
    table.door_reported(DoorReport(window, "opened"))
    assert table.windows()[window] == "open"
    assert table.take_back() == [window]
    assert without_time(table) == before
    assert table.table_view().chips == chips
    assert doors.orders == [(window, "open")]
    assert resumed(game, order_door=doors).table.windows()[window] == "shut"
    assert doors.orders == [(window, "open")]


@pytest.mark.rule("D-21")
def test_a_door_still_on_its_way_is_told_too_and_its_report_changes_nothing(
    pack: Path, tmp_path: Path
) -> None:
    doors = RealDoors()
    game = at_the_windows(tmp_path / "game.journal", pack, doors)
    table, window = game.table, wrong_window(game.table)
    before = without_time(table)
    table.choose(1, f"open:{window}")
    assert table.take_back() == [window], "it may well open"
    table.door_reported(DoorReport(window, "opened"))
    assert without_time(table) == before
    assert len(doors.orders) == 1
    game.journal.close()  # type: ignore[union-attr]


@pytest.mark.rule("D-21")
def test_a_window_opened_by_hand_counts_as_opened(pack: Path, tmp_path: Path) -> None:
    doors = RealDoors()
    game = at_the_windows(tmp_path / "game.journal", pack, doors)
    table, window = game.table, wrong_window(game.table)
    table.choose(1, f"open:{window}")
    table.door_reported(DoorReport(window, "stalled"))
    table.choose(1, "by_hand")
    assert table.take_back() == [window]
    assert table.menu(1).choices == {"again", "by_hand"}, "back to the question about the door"
    assert len(doors.orders) == 1
    game.journal.close()  # type: ignore[union-attr]


@pytest.mark.rule("D-21")
def test_going_back_into_the_middle_of_an_order_asks_instead_of_ordering_again(
    pack: Path, tmp_path: Path
) -> None:
    """The host pressed "again"; that is taken back to where the first order was on its way."""
    doors = RealDoors()
    game = at_the_windows(tmp_path / "game.journal", pack, doors)
    table, window = game.table, wrong_window(game.table)
    table.choose(1, f"open:{window}")
    table.wait(3)
    table.door_reported(DoorReport(window, "no_answer"))
    table.choose(1, "again")
    assert doors.orders == [(window, "open")] * 2
    table.take_back()
    assert doors.orders == [(window, "open")] * 2
    assert table.menu(1).choices == {"again", "by_hand"}
    expected = seen(table)
    assert seen(resumed(game, order_door=doors).table) == expected
    assert len(doors.orders) == 2


def test_sounds_of_what_never_was_are_not_played(quiz: Game) -> None:
    table = quiz.table
    table.take_sounds()
    play(table, (1, "next"), (1, "next"))
    table.take_back()
    assert table.take_sounds() == []


def test_views_again_leaves_out_what_was_taken_back(quiz: Game) -> None:
    table = quiz.table
    play(table, (1, "next"), (1, "next"), (2, "answer:A"), (2, "answer:A"))
    table.take_back(2)
    play(table, (2, "answer:B"), (2, "answer:B"))
    assert sum(view.players[2].locked for view in table.views_again()) == 1
    assert list(table.views_again())[-1] == table.table_view()
