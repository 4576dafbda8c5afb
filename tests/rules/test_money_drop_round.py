"""A round of Money Drop: categories, reading, windows, chips, and how it ends."""

import pytest

from pi_app.rules.core import Money, Say
from tests.rules.drop_table import DropTable

# How many answers the cards of rounds 1 to 8 have, and which windows are in play and marked.
ANSWERS = (4, 4, 4, 4, 3, 3, 3, 2)
IN_PLAY = {4: ("A", "B", "C", "D"), 3: ("A", "B", "C"), 2: ("A", "B")}
MARKED = {4: (), 3: ("D",), 2: ("C", "D")}
ROUNDS = range(1, 9)
CHIPS_AND_EUROS = list(enumerate(range(25_000, 1_000_001, 25_000), start=1))
ROUNDS_AND_ANSWERS = list(zip(ROUNDS, ANSWERS, strict=True))


# ---------------------------------------------------------------- windows, categories, reading


@pytest.mark.rule("D-03")
@pytest.mark.parametrize(("number", "answers"), ROUNDS_AND_ANSWERS)
def test_windows_shut_for_good_as_the_run_goes_on(number: int, answers: int) -> None:
    game = DropTable()
    game.to_round(number)
    game.to_placing()
    assert game.pairs_drawn[-1] == answers
    assert game.table.open_windows == IN_PLAY[answers]
    assert game.table.marked == MARKED[answers]
    assert tuple(game.table.answers) == IN_PLAY[answers]
    assert {c for c in game.choices(2) if c.startswith("stake:")} == {
        f"stake:{window}" for window in IN_PLAY[answers]
    }
    for window in MARKED[answers]:
        assert game.refusal(game.member, f"stake:{window}") == "refused.not_now"


@pytest.mark.rule("D-03")
@pytest.mark.parametrize(("number", "answers"), ROUNDS_AND_ANSWERS)
def test_own_printed_cards_have_the_letters_of_the_round(number: int, answers: int) -> None:
    game = DropTable(own_cards=True)
    game.choose(1, "next")
    while game.table.round < number:
        game.choose(1, *["right:A"] * 4)
        game.play_round(A=40)
    letters = {f"right:{window}" for window in IN_PLAY[answers]}
    assert game.choices(1) == {"category", *letters}


@pytest.mark.rule("D-04")
def test_only_the_two_categories_are_read_out() -> None:
    game = DropTable()
    game.to_categories()
    assert game.table.categories == ("tease 1", "tease 2")
    assert game.table.category == ""
    assert game.table.answers == {}
    assert game.table.question == ""


@pytest.mark.rule("D-04")
@pytest.mark.parametrize("category", [1, 2])
def test_the_team_plays_the_card_it_picks(category: int) -> None:
    game = DropTable()
    game.to_answers(category)
    assert game.table.category == f"tease {category}"
    assert game.table.answers["A"] == f"answer {category}A"


@pytest.mark.rule("D-04")
def test_the_team_picks_and_nobody_else() -> None:
    game = DropTable(players=5)
    game.to_categories()
    for seat in game.table.players:
        expected = {"category:1", "category:2"} if seat in game.table.team else set()
        assert game.choices(seat) == expected
    assert game.refusal(game.quizmaster, "category:1") == "refused.not_now"
    game.choose(game.table.team[1], "category:2")
    assert game.table.category == "tease 2"


@pytest.mark.rule("D-04")
def test_the_card_turned_down_does_not_come_back_in_the_next_round() -> None:
    game = DropTable()
    game.play_round(A=40)
    assert game.table.categories == ("tease 3", "tease 4")


@pytest.mark.rule("D-05")
def test_answers_first_and_the_question_when_the_host_goes_on() -> None:
    game = DropTable()
    game.to_answers()
    assert list(game.table.answers.values()) == [f"answer 1{letter}" for letter in "ABCD"]
    assert game.table.question == ""
    assert game.host.cards[0].question == "question 1", "the host is going to read it"
    assert game.refusal(game.member, "next") == "refused.not_now"
    assert game.refusal(game.member, "stake:A") == "refused.not_now"
    game.choose(game.quizmaster, "next")
    assert game.table.question == "question 1"


@pytest.mark.rule("D-05")
def test_the_card_lies_open_until_the_round_is_resolved() -> None:
    game = DropTable()
    game.to_placing()
    card = game.table.question, game.table.answers
    game.place(A=40)
    game.choose(game.member, "done")
    for window in "BCD":
        assert (game.table.question, game.table.answers) == card
        game.open_window(window)
    assert (game.table.question, game.table.answers) == card
    game.choose(game.quizmaster, "next")
    assert (game.table.question, game.table.answers) == ("", {})


# ---------------------------------------------------------------- chips


@pytest.mark.rule("D-01", "D-18")
def test_the_team_starts_with_forty_chips_worth_a_million() -> None:
    game = DropTable()
    table = game.table
    assert (table.chips, table.in_hand) == (40, 40)
    assert (table.chip_value.amount, table.amount.amount) == (25_000, 1_000_000)
    assert table.currency == table.amount.currency == "EUR"


@pytest.mark.rule("D-01", "D-11", "D-18")
@pytest.mark.parametrize(("chips", "amount"), CHIPS_AND_EUROS)
def test_what_is_left_is_shown_in_euros(chips: int, amount: int) -> None:
    game = DropTable()
    game.to_resolving(A=chips, B=40 - chips)
    assert game.table.stakes_worth["A"] == Money(amount, "EUR")
    assert game.table.stakes_worth["B"] == Money(1_000_000 - amount, "EUR")
    game.open_all()
    assert game.table.amount == Money(amount, "EUR")
    game.choose(game.quizmaster, "next")
    assert game.table.amount == Money(amount, "EUR")
    for seat in game.table.team:
        lines = game.rulebook.seat_view(game.state, seat).lines
        assert Say("line.chips", chips=chips, amount=Money(amount, "EUR")) in lines


@pytest.mark.rule("D-01")
@pytest.mark.parametrize("size", [1, 5, 10, 40])
def test_a_press_moves_whole_chips(size: int) -> None:
    game = DropTable()
    game.to_placing()
    turns = {1: (), 5: ("size:5",), 10: ("size:5", "size:10")}
    game.choose(2, *turns.get(size, ("size:5", "size:10", "size:all")), "stake:A")
    assert game.table.stakes["A"] == size
    assert game.table.stakes_worth["A"] == Money(size * 25_000, "EUR")
    assert game.table.in_hand == 40 - size
    game.choose(2, "more", "take_back:A")
    assert game.table.in_hand == 40


@pytest.mark.rule("D-01")
def test_a_press_never_moves_more_chips_than_there_are() -> None:
    game = DropTable()
    game.play_round(A=3, B=37)
    game.to_placing()
    game.choose(2, "size:5", "stake:C")
    assert (game.table.stakes["C"], game.table.in_hand) == (3, 0)
    assert game.refusal(2, "stake:C") == "refused.no_chip_in_hand"
    game.choose(2, "more", "take_back:C")
    assert (game.table.stakes["C"], game.table.in_hand) == (0, 3)
    assert game.refusal(2, "take_back:C") == "refused.window_empty"


@pytest.mark.rule("D-06", "D-08")
def test_done_is_refused_while_a_chip_is_in_hand() -> None:
    game = DropTable()
    game.to_placing()
    assert game.refusal(game.member, "done") == "refused.chips_in_hand"
    game.place(A=39)
    assert game.refusal(game.member, "done") == "refused.chips_in_hand"
    game.place(C=1)
    game.choose(game.member, "done")
    assert game.phase == "resolving"
    assert game.table.stakes == {"A": 39, "B": 0, "C": 1, "D": 0}


@pytest.mark.rule("D-07")
@pytest.mark.parametrize(("number", "most"), list(enumerate((3, 3, 3, 3, 2, 2, 2, 1), start=1)))
def test_the_last_free_window_takes_no_chip(number: int, most: int) -> None:
    game = DropTable()
    game.to_round(number)
    game.to_placing()
    *covered, free = game.table.open_windows
    assert len(covered) == most
    game.place(**dict.fromkeys(covered, 1))
    assert game.refusal(game.member, f"stake:{free}") == "refused.last_free_window"
    reason = game.menu(game.member).barred_taps[free].reason
    assert reason == Say("refused.last_free_window", window=free)
    game.place(**{covered[0]: 40 - most})
    game.choose(game.member, "done")
    assert game.table.stakes[free] == 0


@pytest.mark.rule("D-07")
@pytest.mark.parametrize("free", "ABCD")
def test_any_window_can_be_the_free_one(free: str) -> None:
    game = DropTable()
    game.to_placing()
    game.place(**{window: 10 for window in "ABCD" if window != free})
    assert game.refusal(game.member, f"stake:{free}") == "refused.last_free_window"


@pytest.mark.rule("D-07", "D-08")
def test_the_last_chip_of_a_window_may_move_to_the_free_one() -> None:
    game = DropTable()
    game.to_placing()
    game.place(A=38, B=1, C=1)
    game.take_back(C=1)
    game.place(D=1)
    assert game.table.stakes == {"A": 38, "B": 1, "C": 0, "D": 1}
    game.take_back(A=1)
    assert game.refusal(game.member, "stake:C") == "refused.last_free_window"


@pytest.mark.rule("D-07", "D-12")
def test_in_round_eight_everything_moves_to_the_other_window_or_nothing() -> None:
    game = DropTable()
    game.to_round(8)
    game.to_placing()
    game.place(B=40)
    game.take_back(B=39)
    assert game.refusal(game.member, "stake:A") == "refused.last_free_window"
    game.take_back(B=1)
    game.place(A=40)
    game.choose(game.member, "done")
    game.open_all()
    assert game.table.chips == 40


@pytest.mark.rule("D-08")
def test_both_of_the_team_move_the_same_chips() -> None:
    game = DropTable()
    game.to_placing()
    game.choose(2, *["stake:B"] * 40)
    game.choose(3, "more", *["take_back:B"] * 15, "more", *["stake:A"] * 15)
    assert game.table.stakes == {"A": 15, "B": 25, "C": 0, "D": 0}
    game.choose(3, "done")
    assert game.refusal(2, "take_back:B") == "refused.not_now"
    assert game.refusal(3, "more") == "refused.not_now"


@pytest.mark.rule("D-06", "D-08")
def test_the_host_and_those_who_watch_move_no_chips() -> None:
    game = DropTable(players=5)
    game.to_placing()
    for seat in set(game.table.players) - set(game.table.team):
        assert game.choices(seat) == set()
        assert game.refusal(seat, "stake:A") == "refused.not_now"


# ---------------------------------------------------------------- how a round ends


@pytest.mark.rule("D-11")
def test_chips_left_go_back_to_hand_and_the_counter_moves_on() -> None:
    game = DropTable()
    assert game.table.round == 1
    game.play_round(A=25, B=10, C=5)
    assert (game.table.round, game.table.chips, game.table.in_hand) == (2, 25, 25)
    game.to_placing()
    assert game.table.stakes == {"A": 0, "B": 0, "C": 0, "D": 0}
    assert game.refusal(game.member, "done") == "refused.chips_in_hand"


@pytest.mark.rule("D-11")
@pytest.mark.parametrize("number", ROUNDS)
def test_with_no_chip_left_the_run_is_over(number: int) -> None:
    game = DropTable()
    game.to_round(number)
    game.play_round(B=40)
    assert game.phase == "run_over"
    assert game.table.prompt == Say("prompt.run_lost", team="Ben & Cem", round=number)
    assert (game.table.ranking[0].won.amount, game.table.ranking[0].last_round) == (0, number)


@pytest.mark.rule("D-12")
@pytest.mark.parametrize(("chips", "amount"), [(1, 25_000), (17, 425_000), (40, 1_000_000)])
def test_what_is_left_after_round_eight_is_won(chips: int, amount: int) -> None:
    game = DropTable()
    game.save(chips)
    assert (game.phase, game.table.round) == ("run_over", 8)
    won = Money(amount, "EUR")
    assert game.table.prompt == Say("prompt.run_won", team="Ben & Cem", amount=won)
    assert game.table.ranking[0].won == won
