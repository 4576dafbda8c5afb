"""Money Drop: the joker and the time limit."""

from math import inf, nan

import pytest

from pi_app.rules.core import Deadline, Refused, Say, TimeUp
from tests.rules.drop_table import DropTable

JOKER = "joker:other_card"


def short_of_time(seconds: float = 45.0) -> DropTable:
    return DropTable(time_limit=seconds)


def running(game: DropTable) -> Deadline:
    deadline: Deadline = game.deadline
    assert deadline is not None
    return deadline


# ---------------------------------------------------------------- the joker


@pytest.mark.rule("D-13")
@pytest.mark.parametrize(("picked", "other"), [(1, 2), (2, 1)])
def test_the_joker_brings_the_card_turned_down_answers_first(picked: int, other: int) -> None:
    game = DropTable()
    game.to_placing(picked)
    game.choose(game.member, JOKER)
    assert game.phase == "reading_answers"
    assert game.table.category == f"tease {other}"
    assert game.table.answers["A"] == f"answer {other}A"
    assert game.table.question == ""
    game.choose(game.quizmaster, "next")
    assert game.table.question == f"question {other}"


@pytest.mark.rule("D-13")
def test_the_joker_draws_no_new_card() -> None:
    game = DropTable()
    game.to_placing()
    game.choose(game.member, JOKER)
    game.choose(game.quizmaster, "next")
    assert game.cards_drawn == 2


@pytest.mark.rule("D-13")
def test_the_joker_brings_the_chips_back_to_hand() -> None:
    game = DropTable()
    game.to_placing()
    game.place(A=10, B=30)
    game.choose(game.member, JOKER)
    assert (game.table.stakes, game.table.in_hand) == ({}, 40)
    game.choose(game.quizmaster, "next")
    assert game.table.stakes == {"A": 0, "B": 0, "C": 0, "D": 0}
    assert (game.table.chips, game.table.in_hand) == (40, 40)


@pytest.mark.rule("D-13")
def test_the_other_card_is_the_one_that_counts() -> None:
    game = DropTable(rights="AB")
    game.to_placing()
    game.choose(game.member, JOKER)
    game.choose(game.quizmaster, "next")
    game.place(A=15, B=25)
    game.choose(game.member, "done")
    game.open_window("A", "C", "D")
    assert (game.table.right, game.table.chips) == ("B", 25)


@pytest.mark.rule("D-13")
def test_no_joker_before_the_question_has_been_read() -> None:
    game = DropTable()
    game.to_categories()
    assert game.refusal(game.member, JOKER) == "refused.not_now"
    game.to_answers()
    assert game.refusal(game.member, JOKER) == "refused.not_now"
    game.choose(game.quizmaster, "next")
    assert JOKER in game.choices(game.member)


@pytest.mark.rule("D-13")
def test_a_joker_with_all_chips_placed_is_still_possible() -> None:
    game = DropTable()
    game.to_placing()
    game.place(A=40)
    game.choose(game.table.team[1], JOKER)
    assert game.phase == "reading_answers"


@pytest.mark.rule("D-13")
def test_no_joker_once_the_team_is_done() -> None:
    game = DropTable()
    game.to_resolving(A=40)
    for seat in game.table.players:
        assert game.refusal(seat, JOKER) == "refused.not_now"


@pytest.mark.rule("D-13", "D-14")
def test_no_joker_once_the_time_is_up() -> None:
    game = short_of_time()
    game.to_placing()
    game.time_up()
    assert game.refusal(game.member, JOKER) == "refused.not_now"


@pytest.mark.rule("D-13")
def test_the_joker_belongs_to_the_team() -> None:
    game = DropTable(players=5)
    game.to_placing()
    for seat in set(game.table.players) - set(game.table.team):
        assert game.refusal(seat, JOKER) == "refused.not_now"


@pytest.mark.rule("D-13")
def test_one_joker_a_run() -> None:
    game = DropTable()
    game.to_placing()
    assert game.table.joker_left
    game.choose(game.member, JOKER)
    assert not game.table.joker_left
    game.choose(game.quizmaster, "next")
    assert game.refusal(game.member, JOKER) == "refused.joker_gone"
    game.place(A=40)
    game.choose(game.member, "done")
    game.open_all()
    game.choose(game.quizmaster, "next")
    game.to_placing()
    for seat in game.table.team:
        assert game.refusal(seat, JOKER) == "refused.joker_gone"


@pytest.mark.rule("D-13")
@pytest.mark.parametrize("number", range(1, 9))
def test_the_joker_works_in_every_round(number: int) -> None:
    game = DropTable()
    game.to_round(number)
    game.to_placing()
    game.choose(game.member, JOKER)
    game.choose(game.quizmaster, "next")
    assert game.table.question == f"question {2 * number}"


@pytest.mark.rule("D-13")
def test_the_dropped_card_stays_on_its_field_until_the_run_is_over() -> None:
    game = DropTable()
    game.to_placing(2)
    assert game.table.dropped == ""
    game.choose(game.member, JOKER)
    game.choose(game.quizmaster, "next")
    game.place(A=40)
    game.choose(game.member, "done")
    game.open_all()
    game.choose(game.quizmaster, "next")
    while game.phase != "run_over":
        assert game.table.dropped == "tease 2"
        game.play_round(A=40)
    game.next_run()
    assert game.table.dropped == ""


@pytest.mark.rule("D-13")
def test_the_joker_works_with_own_printed_cards() -> None:
    game = DropTable(own_cards=True)
    game.choose(1, "next", "right:D", "right:D", "right:B", "right:B")
    game.to_placing()
    game.choose(game.member, JOKER)
    game.choose(game.quizmaster, "next")
    game.place(B=40)
    game.choose(game.member, "done")
    game.open_window("A", "C", "D")
    assert (game.table.right, game.table.chips) == ("B", 40)


# ---------------------------------------------------------------- the time limit


@pytest.mark.rule("D-14")
def test_without_a_limit_there_is_no_clock() -> None:
    game = DropTable()
    game.to_placing()
    assert game.deadline is None
    assert game.table.seconds is None


@pytest.mark.rule("D-14")
@pytest.mark.parametrize("seconds", [1.0, 30.0, 60.0])
def test_up_to_a_minute_may_be_agreed(seconds: float) -> None:
    game = short_of_time(seconds)
    game.to_placing()
    assert running(game).seconds == seconds
    assert game.table.seconds == seconds


@pytest.mark.rule("D-14")
@pytest.mark.parametrize("seconds", [60.001, 61.0, 3600.0, 0.0, -5.0, 1e-9, inf, -inf, nan])
def test_more_than_a_minute_or_none_at_all_is_refused(seconds: float) -> None:
    with pytest.raises(Refused) as refused:
        short_of_time(seconds)
    assert refused.value.reason == Say("refused.time_limit", most=60)


@pytest.mark.rule("D-14")
def test_the_clock_starts_with_the_question_and_stops_with_done() -> None:
    game = short_of_time()
    assert game.deadline is None
    game.to_categories()
    assert game.deadline is None
    game.to_answers()
    assert game.deadline is None
    game.choose(game.quizmaster, "next")
    assert running(game).seconds == 45
    game.place(A=40)
    game.choose(game.member, "done")
    assert game.deadline is None


@pytest.mark.rule("D-14")
def test_moving_chips_does_not_start_the_clock_anew() -> None:
    game = short_of_time()
    game.to_placing()
    clock = running(game)
    game.place(A=20, B=5)
    game.take_back(B=5)
    game.choose(3, "size:5")
    assert running(game) == clock


@pytest.mark.rule("D-13", "D-14")
def test_the_joker_starts_the_clock_anew() -> None:
    game = short_of_time()
    game.to_placing()
    clock = running(game)
    game.choose(game.member, JOKER)
    assert game.deadline is None, "the answers are read first"
    game.choose(game.quizmaster, "next")
    assert running(game).seconds == 45
    assert running(game).name != clock.name


@pytest.mark.rule("D-14")
def test_every_round_and_every_run_has_its_own_clock() -> None:
    game = short_of_time()
    clocks = set()
    for _ in range(3):
        for _ in range(7):
            game.to_placing()
            clocks.add(running(game).name)
            game.place(A=40)
            game.choose(game.member, "done")
            game.open_all()
            game.choose(game.quizmaster, "next")
        game.play_round(B=40)
        game.next_run()
    assert len(clocks) == 21


@pytest.mark.rule("D-14")
@pytest.mark.parametrize("number", range(1, 9))
def test_when_time_is_up_the_placement_stands_and_chips_in_hand_are_lost(number: int) -> None:
    game = short_of_time()
    game.to_round(number)
    game.to_placing()
    game.place(A=12)
    game.time_up()
    assert game.phase == "resolving"
    assert game.table.stakes["A"] == 12
    table = game.table
    assert (table.chips, table.in_hand, table.lost_in_hand, table.fallen) == (12, 0, 28, 0)
    game.open_all()
    assert game.table.chips == 12
    game.choose(game.quizmaster, "next")
    assert game.table.chips == 12
    assert game.phase == ("run_over" if number == 8 else "choosing_category")


@pytest.mark.rule("D-11", "D-14")
@pytest.mark.parametrize("number", [1, 5, 8])
def test_when_time_is_up_with_everything_in_hand_the_run_is_over(number: int) -> None:
    game = short_of_time()
    game.to_round(number)
    game.to_placing()
    game.time_up()
    assert game.table.chips == 0
    game.open_all()
    assert game.table.right == "A"
    game.choose(game.quizmaster, "next")
    assert game.phase == "run_over"
    assert game.table.ranking[0].last_round == number


@pytest.mark.rule("D-14")
def test_time_is_up_only_while_chips_are_placed() -> None:
    game = short_of_time()
    assert game.ignored(TimeUp()) == "refused.not_now"
    game.to_answers()
    assert game.ignored(TimeUp()) == "refused.not_now"
    game.choose(game.quizmaster, "next")
    game.place(A=40)
    game.choose(game.member, "done")
    assert game.ignored(TimeUp()) == "refused.not_now"
