"""The windows of Money Drop are real doors: who moves them, when, and when they do not obey."""

from typing import Any

import pytest
from msgspec.structs import replace

from pi_app.rules.core import Choose, DoorNews, DoorReport, Event, Say, WantDoor
from pi_app.rulesets import printed
from tests.playing import RandomGame
from tests.rules.drop_table import DropTable

TROUBLE: list[DoorNews] = ["stalled", "no_answer"]


def stuck(news: DoorNews = "stalled", **chips: int) -> DropTable:
    """The host has opened B and the door reports trouble."""
    game = DropTable()
    game.to_resolving(**(chips or {"A": 30, "B": 10}))
    game.door_news = [news]
    game.open_window("B")
    assert game.phase == "opening"
    return game


def stuck_in_closing(news: DoorNews = "stalled") -> DropTable:
    """B, C and D have opened in this order; B does not shut."""
    game = DropTable()
    game.to_resolving(A=30, B=10)
    game.open_window("B", "C", "D")
    game.door_news = [news]
    game.choose(game.quizmaster, "next")
    assert game.phase == "closing"
    return game


# ---------------------------------------------------------------- opening (D-09, D-10)


@pytest.mark.rule("D-09")
def test_chips_fall_window_by_window_and_those_on_the_right_one_stay() -> None:
    game = DropTable(rights="C")
    game.to_resolving(A=5, B=11, C=24)
    game.open_window("B")
    assert (game.table.stakes, game.table.chips) == ({"A": 5, "B": 0, "C": 24, "D": 0}, 29)
    game.open_window("A")
    assert (game.table.stakes, game.table.chips) == ({"A": 0, "B": 0, "C": 24, "D": 0}, 24)
    game.open_window("D")
    assert (game.table.stakes, game.table.chips) == ({"A": 0, "B": 0, "C": 24, "D": 0}, 24)
    assert game.table.fallen == 16
    assert game.windows == {"A": "open", "B": "open", "C": "shut", "D": "open"}


@pytest.mark.rule("D-09")
@pytest.mark.parametrize("order", ["BCD", "BDC", "CBD", "CDB", "DBC", "DCB"])
def test_the_host_opens_in_the_order_he_likes(order: str) -> None:
    game = DropTable()
    game.to_resolving(A=10, B=10, C=20)
    game.open_window(*order)
    assert game.door_orders == [f"open {window}" for window in order]
    assert game.table.opened == tuple(order)
    assert (game.phase, game.table.chips) == ("resolved", 10)


@pytest.mark.rule("D-09")
def test_a_window_opens_once_and_only_by_the_host() -> None:
    game = DropTable(players=5)
    game.to_resolving(A=40)
    for seat in set(game.table.players) - {game.quizmaster}:
        assert game.choices(seat) == set()
        assert game.refusal(seat, "open:B") == "refused.not_now"
    game.open_window("B")
    assert game.refusal(game.quizmaster, "open:B") == "refused.not_now"


@pytest.mark.rule("D-09", "D-20")
@pytest.mark.parametrize("opened", ["", "A", "AB", "BD", "DA"])
def test_pressing_the_right_window_tells_the_host_and_nobody_else(opened: str) -> None:
    game = DropTable(rights="C")
    game.to_resolving(A=20, C=20)
    game.open_window(*opened)
    before = game.seen()
    assert game.refusal(game.quizmaster, "open:C") == "refused.right_window"
    assert game.seen() == before
    assert game.rulebook.wanted(game.state) is None
    assert game.lamps(game.quizmaster)["C"] == "on"


@pytest.mark.rule("D-10")
@pytest.mark.parametrize("chips", [{"A": 40}, {"B": 40}, {"A": 20, "B": 20}])
def test_empty_wrong_windows_are_opened_too(chips: dict[str, int]) -> None:
    game = DropTable()
    game.to_resolving(**chips)
    game.open_window("B")
    assert game.phase == "resolving"
    game.open_window("C")
    assert game.phase == "resolving"
    assert game.host.still_to_open == ("D",)
    assert game.refusal(game.quizmaster, "next") == "refused.not_now"
    game.open_window("D")
    assert game.phase == "resolved"


@pytest.mark.rule("D-09", "D-10", "D-03")
@pytest.mark.parametrize(
    ("number", "wrong"), [(1, "BCD"), (4, "BCD"), (5, "BC"), (7, "BC"), (8, "B")]
)
def test_marked_windows_take_no_part_in_the_resolution(number: int, wrong: str) -> None:
    game = DropTable()
    game.to_round(number)
    game.to_resolving(A=40)
    assert game.choices(game.quizmaster) == {f"open:{window}" for window in "A" + wrong}
    game.door_orders.clear()
    game.open_all()
    game.choose(game.quizmaster, "next")
    assert game.door_orders == [
        *(f"open {window}" for window in wrong),
        *(f"shut {window}" for window in wrong),
    ]


# ---------------------------------------------------------------- closing (D-21)


@pytest.mark.rule("D-21")
def test_open_windows_close_only_when_the_host_goes_on() -> None:
    game = DropTable()
    game.to_resolving(A=40)
    game.open_window("D", "B", "C")
    assert game.door_orders == ["open D", "open B", "open C"]
    for seat in game.table.team:
        assert game.refusal(seat, "next") == "refused.not_now"
    game.choose(game.quizmaster, "next")
    assert game.door_orders[3:] == ["shut D", "shut B", "shut C"]
    assert set(game.windows.values()) == {"shut"}


@pytest.mark.rule("D-21")
def test_no_door_has_moved_before_the_first_opening() -> None:
    game = DropTable(time_limit=60.0)
    game.to_placing()
    game.choose(game.member, "joker:other_card")
    game.choose(game.quizmaster, "next")
    game.place(B=10)
    game.time_up()
    assert game.refusal(game.quizmaster, "open:A") == "refused.right_window"
    assert game.door_orders == []


# ---------------------------------------------------------------- doors that do not obey


@pytest.mark.rule("D-09", "D-21")
@pytest.mark.parametrize("news", [*TROUBLE, "shut"])
def test_a_door_that_does_not_open_waits_for_the_host(news: DoorNews) -> None:
    game = stuck(news)
    assert game.table.prompt == Say("prompt.door_trouble", window="B", host="Ada")
    assert game.choices(game.quizmaster) == {"again", "by_hand"}
    assert game.rulebook.wanted(game.state) is None, "it asks before it moves the door again"
    assert game.table.chips == 40, "nothing has fallen through a door that is shut"
    assert game.table.opened == ()
    assert game.windows["B"] == "shut"
    for seat in game.table.team:
        assert game.choices(seat) == set()


@pytest.mark.rule("D-21")
@pytest.mark.parametrize("news", [*TROUBLE, "opened"])
def test_a_door_that_does_not_shut_waits_for_the_host(news: DoorNews) -> None:
    game = stuck_in_closing(news)
    assert game.table.prompt == Say("prompt.door_trouble", window="B", host="Ada")
    assert game.choices(game.quizmaster) == {"again", "by_hand"}
    assert game.rulebook.wanted(game.state) is None
    assert game.windows == {"A": "shut", "B": "open", "C": "open", "D": "open"}


@pytest.mark.rule("D-21")
def test_trying_again_orders_the_same_door_once_more() -> None:
    game = stuck()
    game.door_news = ["no_answer"]
    game.choose(game.quizmaster, "again")
    assert game.phase == "opening"
    game.choose(game.quizmaster, "again")
    assert game.door_orders == ["open B"] * 3
    assert (game.phase, game.table.opened, game.table.chips) == ("resolving", ("B",), 30)


@pytest.mark.rule("D-21")
def test_trying_again_in_closing_goes_on_with_the_others() -> None:
    game = stuck_in_closing()
    game.choose(game.quizmaster, "again")
    assert game.door_orders[3:] == ["shut B", "shut B", "shut C", "shut D"]
    assert (game.phase, game.table.round) == ("choosing_category", 2)


@pytest.mark.rule("D-09", "D-21")
def test_a_window_opened_by_hand_counts_without_another_order() -> None:
    game = stuck()
    game.choose(game.quizmaster, "by_hand")
    assert game.door_orders == ["open B"]
    assert (game.phase, game.table.opened, game.table.chips) == ("resolving", ("B",), 30)


@pytest.mark.rule("D-21")
def test_a_window_shut_by_hand_counts_without_another_order() -> None:
    game = stuck_in_closing()
    game.choose(game.quizmaster, "by_hand")
    assert game.door_orders[3:] == ["shut B", "shut C", "shut D"]
    assert game.table.round == 2


@pytest.mark.rule("D-09", "D-10", "D-21")
def test_a_run_is_played_to_its_end_with_dead_doors() -> None:
    game = DropTable()
    for chips in (39, 38, 37, 36, 35, 34, 33, 33):
        game.to_resolving(A=chips, B=game.table.chips - chips)
        game.door_news = ["no_answer"] * 6
        while game.phase != "resolved":
            game.open_window(game.host.still_to_open[0])
            game.choose(game.quizmaster, "by_hand")
        game.choose(game.quizmaster, "next")
        while game.phase == "closing":
            game.choose(game.quizmaster, "by_hand")
        game.door_news.clear()
    assert (game.phase, game.table.chips) == ("run_over", 33)


@pytest.mark.rule("D-20", "D-21")
def test_the_last_window_stuck_does_not_yet_give_the_right_one_away() -> None:
    game = DropTable()
    game.to_resolving(A=40)
    game.open_window("B", "C")
    game.door_news = ["stalled"]
    game.open_window("D")
    assert not hasattr(game.table, "right")
    game.choose(game.quizmaster, "by_hand")
    assert game.table.right == "A"


# ---------------------------------------------------------------- late reports


@pytest.mark.rule("D-21")
def test_a_late_report_that_the_window_is_open_settles_it() -> None:
    game = stuck("no_answer")
    game.do(DoorReport("B", "opened"))
    assert game.door_orders == ["open B"]
    assert (game.phase, game.table.opened, game.table.chips) == ("resolving", ("B",), 30)


@pytest.mark.rule("D-21")
def test_a_late_report_that_the_window_is_shut_settles_it() -> None:
    game = stuck_in_closing("no_answer")
    game.do(DoorReport("B", "shut"))
    assert game.door_orders[3:] == ["shut B", "shut C", "shut D"]
    assert game.table.round == 2


@pytest.mark.rule("D-21")
def test_a_report_of_another_window_settles_nothing() -> None:
    game = stuck("no_answer")
    for window in "ACD":
        assert game.ignored(DoorReport(window, "opened")) == "refused.not_now"  # type: ignore[arg-type]
    game = stuck_in_closing("no_answer")
    for window in "ACD":
        assert game.ignored(DoorReport(window, "shut")) == "refused.not_now"  # type: ignore[arg-type]


@pytest.mark.rule("D-09", "D-21")
def test_a_report_after_done_by_hand_does_not_let_the_chips_fall_twice() -> None:
    game = stuck("no_answer", A=20, B=10, C=10)
    game.choose(game.quizmaster, "by_hand")
    assert game.ignored(DoorReport("B", "opened")) == "refused.not_now"
    assert game.table.chips == 30
    game.door_news = ["no_answer"]
    game.open_window("C")
    assert game.ignored(DoorReport("B", "opened")) == "refused.not_now"


@pytest.mark.rule("D-21")
@pytest.mark.parametrize("news", ["opened", "shut", "stalled", "no_answer"])
def test_a_door_that_speaks_unasked_changes_nothing(news: DoorNews) -> None:
    report = DoorReport("B", news)
    game = DropTable()
    assert game.ignored(report) == "refused.not_now"
    game.to_categories()
    assert game.ignored(report) == "refused.not_now"
    game.to_placing()
    assert game.ignored(report) == "refused.not_now"
    game.place(A=40)
    game.choose(game.member, "done")
    assert game.ignored(report) == "refused.not_now"
    game.open_all()
    assert game.ignored(report) == "refused.not_now"


@pytest.mark.rule("D-21")
@pytest.mark.parametrize("order", ["open", "shut"])
def test_an_order_whose_answer_was_lost_can_be_turned_into_a_question(order: str) -> None:
    """What a console does that comes back and finds an order in the journal without a report."""
    game = DropTable()
    game.to_resolving(A=40)
    choice = "open:B"
    if order == "shut":
        game.open_all()
        choice = "next"
    underway = game.rulebook.step(game.state, Choose(game.quizmaster, choice))
    assert game.rulebook.wanted(underway) == WantDoor("B", order)  # type: ignore[arg-type]
    asked = game.rulebook.step(underway, DoorReport("B", "no_answer"))
    assert game.rulebook.wanted(asked) is None
    assert game.rulebook.menu(asked, game.quizmaster).choices == {"again", "by_hand"}


# ---------------------------------------------------------------- whatever anybody presses


class StubbornDoors(RandomGame):
    """Random players, and doors that often stall or do not answer."""

    def next_event(self) -> Event:
        want = self.rulebook.wanted(self.state)
        if isinstance(want, WantDoor) and self._chance.random() < 0.4:
            return DoorReport(want.window, self._chance.choice(TROUBLE))
        return super().next_event()

    def last_choice(self) -> Choose:
        return next(event for event in reversed(self.events) if isinstance(event, Choose))


def check_order(game: StubbornDoors, want: WantDoor) -> None:
    table: Any = game.rulebook.table_view(game.state)
    asked = game.last_choice()
    stands = game.rulebook.windows(game.state)[want.window]
    assert asked.seat == table.host_seat
    assert want.window in table.open_windows
    assert game.rulebook.host_view is not None
    assert want.window != game.rulebook.host_view(game.state).right
    if want.order == "open":
        assert table.phase == "opening"
        assert asked.id in (f"open:{want.window}", "again")
        assert stands == "shut"
    else:
        assert table.phase == "closing"
        assert asked.id in ("next", "again", "by_hand")
        assert stands == "open"


@pytest.mark.rule("D-21")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 8])
@pytest.mark.parametrize("options", [{}, {"time_limit": 30.0}, {"own_cards": True}])
def test_doors_are_ordered_only_in_opening_and_closing(
    players: int, options: dict[str, Any]
) -> None:
    # Random teams do not get as far as round 8, so each number of windows comes once.
    rules: Any = replace(printed("money_drop"), rounds=(4, 3, 2))
    ordered = set()
    for seed in range(100):
        game = StubbornDoors("money_drop", players, seed, rules=rules, **options)
        while not game.over:
            want = game.rulebook.wanted(game.state)
            if isinstance(want, WantDoor):
                check_order(game, want)
                ordered.add((game.rulebook.table_view(game.state).round, want.order))
            game.step()
        assert set(game.rulebook.windows(game.state).values()) == {"shut"}
    assert ordered == {(number, order) for number in (1, 2, 3) for order in ("open", "shut")}
