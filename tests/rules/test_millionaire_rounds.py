"""A Millionaire question from the reading to the announced letter (M-06 to M-13).

Set-up (M-01 to M-05) and winnings (M-14 to M-19) have files of their own.
"""

from typing import Any

import pytest

from pi_app.rules.core import LETTERS, Say
from tests.playing import Sitting

EDITIONS = ("de2013", "de2002", "us")
Presses = list[tuple[int, str]]


def climb(sitting: Sitting, levels: int, *seats: int) -> None:
    """These seats answer so many questions right; the others have gone. A is right."""
    for _ in range(levels):
        sitting.answer(**{f"s{seat}": "A" for seat in seats})


def everybody_leaves(sitting: Sitting) -> None:
    sitting.ask()
    for seat, player in sitting.table.players.items():
        if player.in_round:
            sitting.leave(seat)
    sitting.reveal()
    sitting.choose(sitting.table.host_seat, "next")


def total(sitting: Sitting, seat: int) -> int:
    amount: int = sitting.table.players[seat].total.amount
    return amount


def seen(sitting: Sitting, *seats: int) -> tuple[Any, ...]:
    """Everything the table and these seats get, and the lamps of all, which neighbours see."""
    rulebook, state = sitting.rulebook, sitting.state
    boxes = [(rulebook.seat_view(state, seat), sitting.menu(seat)) for seat in seats]
    lamps = [sitting.lamps(seat) for seat in sitting.table.players]
    return sitting.table, boxes, lamps


def seen_during(sitting: Sitting, presses: Presses, *seats: int) -> list[tuple[Any, ...]]:
    told = [seen(sitting, *seats)]
    for seat, choice in presses:
        sitting.choose(seat, choice)
        told.append(seen(sitting, *seats))
    return told


# ---------------------------------------------------------------- M-06, M-07, M-08


@pytest.mark.rule("M-06")
@pytest.mark.parametrize("name", EDITIONS)
def test_the_host_wins_nothing_and_cannot_play_along(name: str) -> None:
    sitting = Sitting(name, 3)
    sitting.ask()
    assert sitting.table.players[1].role == "host"
    assert not sitting.table.players[1].in_round
    for choice in ("answer:A", "leave", "joker:fifty_fifty"):
        assert sitting.refusal(1, choice) == "refused.not_now"
    climb(sitting, 3, 2, 3)
    everybody_leaves(sitting)
    line = sitting.table.block[1][0]
    assert (line.role, line.levels, line.amount.amount, total(sitting, 1)) == ("host", 0, 0, 0)


@pytest.mark.rule("M-07")
@pytest.mark.parametrize("name", EDITIONS)
def test_a_round_starts_at_level_one_for_all_but_the_host(name: str) -> None:
    sitting = Sitting(name, 4)
    sitting.ask()
    assert (sitting.table.level, sitting.table.amount) == (1, sitting.table.ladder[0].amount)
    in_round = {seat for seat, player in sitting.table.players.items() if player.in_round}
    assert in_round == {2, 3, 4}
    assert {sitting.table.players[seat].level for seat in in_round} == {0}


@pytest.mark.rule("M-08")
def test_the_question_is_read_before_the_answers() -> None:
    sitting = Sitting("de2013", 3, rights="C")
    sitting.choose(1, "next")
    assert (sitting.phase, sitting.table.question) == ("reading", "question 1")
    assert sitting.table.answers == {}
    sitting.choose(1, "next")
    assert sitting.table.answers == {letter: f"answer 1{letter}" for letter in LETTERS}


@pytest.mark.rule("M-08")
def test_the_host_sees_question_answers_and_letter_from_the_reading_on() -> None:
    sitting = Sitting("de2013", 3, rights="C")
    assert sitting.host.right is None
    sitting.choose(1, "next")
    for _ in range(2):
        assert (sitting.host.right, sitting.host.question) == ("C", "question 1")
        assert sitting.host.answers == {letter: f"answer 1{letter}" for letter in LETTERS}
        assert not hasattr(sitting.table, "right")
        sitting.ask()


@pytest.mark.rule("M-08", "M-13")
def test_nothing_outside_the_hosts_view_depends_on_the_letter_before_the_reveal() -> None:
    presses: Presses = [(1, "next"), (1, "next")]
    presses += [(2, "answer:A"), (3, "answer:B"), (3, "answer:B"), (4, "leave"), (4, "leave")]
    presses += [(2, "answer:D"), (2, "answer:D"), (2, "sure"), (1, "show")]
    told = [seen_during(Sitting("de2013", 4, rights=right), presses, 2, 3, 4) for right in LETTERS]
    assert told[0] == told[1] == told[2] == told[3]
    assert told[0][-1][0].phase == "cards_shown"


# ---------------------------------------------------------------- M-09


@pytest.mark.rule("M-09")
def test_which_letter_a_candidate_leans_to_or_locks_is_seen_by_nobody_else() -> None:
    def presses(letter: str) -> Presses:
        lock = [(2, f"answer:{letter}")] * 2
        return [(1, "next"), (1, "next"), *lock, (3, "answer:A"), (3, "answer:A"), (3, "sure")]

    told = [seen_during(Sitting("de2013", 3), presses(letter), 1, 3) for letter in LETTERS]
    assert told[0] == told[1] == told[2] == told[3]
    assert told[0][4][0].players[2].locked


@pytest.mark.rule("M-09")
def test_leaning_to_a_letter_or_to_the_door_looks_alike_from_outside() -> None:
    leaning, going = Sitting("de2013", 3), Sitting("de2013", 3)
    leaning.ask()
    going.ask()
    leaning.choose(2, "answer:B")
    going.choose(2, "leave")
    assert seen(leaning, 1, 3) == seen(going, 1, 3)


@pytest.mark.rule("M-09")
def test_a_candidate_may_think_again_until_the_second_press() -> None:
    sitting = Sitting("de2013", 3)
    sitting.ask()
    sitting.choose(2, "answer:B", "answer:C", "answer:B")
    assert sitting.private(2).locked is None
    sitting.choose(2, "answer:B")
    assert sitting.private(2).locked == "B"


@pytest.mark.rule("M-09")
def test_after_locking_no_other_letter_no_joker_and_no_leaving() -> None:
    sitting = Sitting("de2013", 3)
    sitting.ask()
    sitting.lock(2, "B")
    assert sitting.choices(2) == set()
    for letter in LETTERS:
        assert sitting.refusal(2, f"answer:{letter}") == "refused.locked"
    for choice in ("leave", "joker:fifty_fifty", "joker:audience", "joker:phone"):
        assert sitting.refusal(2, choice).startswith("refused.")
    assert sitting.private(2).locked == "B"


# ---------------------------------------------------------------- M-10, M-11


@pytest.mark.rule("M-10")
def test_the_joker_turn_starts_at_the_hosts_left_and_goes_round() -> None:
    sitting = Sitting("de2013", 4)
    sitting.ask()
    asked = []
    for _ in range(5):
        asked.append(sitting.table.turn)
        sitting.choose(1, "next")
    assert asked == [2, 3, 4, 2, 3]


@pytest.mark.rule("M-10", "M-18")
def test_the_last_seats_left_is_the_first_seat() -> None:
    sitting = Sitting("de2002", 3)
    everybody_leaves(sitting)
    everybody_leaves(sitting)
    sitting.ask()
    assert (sitting.table.host_seat, sitting.table.turn) == (3, 1)


@pytest.mark.rule("M-10")
def test_jokers_are_for_whoever_is_asked() -> None:
    sitting = Sitting("de2013", 3)
    sitting.ask()
    assert sitting.refusal(3, "joker:audience") == "refused.joker_turn"
    sitting.choose(1, "next")
    assert "joker:audience" in sitting.choices(3)
    assert sitting.refusal(2, "joker:audience") == "refused.joker_turn"


@pytest.mark.rule("M-10")
def test_who_has_locked_or_left_is_passed_over() -> None:
    sitting = Sitting("de2013", 5)
    sitting.ask()
    sitting.lock(3, "A")
    sitting.leave(4)
    assert sitting.table.turn == 2
    sitting.choose(1, "next")
    assert sitting.table.turn == 5
    sitting.choose(1, "next")
    assert sitting.table.turn == 2


@pytest.mark.rule("M-10")
@pytest.mark.parametrize("decides", ["lock", "leave"])
def test_when_the_one_asked_decides_the_next_one_is_asked(decides: str) -> None:
    sitting = Sitting("us", 4)
    sitting.ask()
    if decides == "lock":
        sitting.lock(2, "A")
    else:
        sitting.leave(2)
    assert sitting.table.turn == 3


@pytest.mark.rule("M-10")
def test_the_last_one_undecided_stays_asked_until_the_decision() -> None:
    sitting = Sitting("de2013", 3)
    sitting.ask()
    sitting.lock(2, "A")
    assert (sitting.table.turn, sitting.choices(1)) == (3, set())
    sitting.choose(3, "joker:fifty_fifty")
    assert sitting.table.turn == 3
    sitting.lock(3, "A")
    assert (sitting.phase, sitting.table.turn) == ("final_decision", None)


@pytest.mark.rule("M-10")
def test_when_all_lock_at_once_the_joker_turn_is_left_out() -> None:
    sitting = Sitting("de2013", 4)
    sitting.ask()
    for seat in (4, 3, 2):
        sitting.lock(seat, "A")
    assert (sitting.phase, sitting.table.turn) == ("final_decision", None)


@pytest.mark.rule("M-10")
def test_the_turn_passes_by_candidates_who_are_out_of_the_round() -> None:
    sitting = Sitting("de2013", 4)
    sitting.answer(s2="B", s3="A", s4="A")
    sitting.ask()
    assert sitting.table.turn == 3
    sitting.choose(1, "next")
    sitting.choose(1, "next")
    assert sitting.table.turn == 3


@pytest.mark.rule("M-10", "M-11")
def test_all_jokers_may_go_on_one_question_one_after_the_other() -> None:
    sitting = Sitting("de2002", 3)
    sitting.ask()
    sitting.choose(2, "joker:audience")
    sitting.choose(3, "vote:B")
    sitting.choose(2, "joker:phone", "friend:3")
    sitting.choose(3, "vote:C")
    sitting.choose(2, "joker:fifty_fifty")
    assert [what for what, _ in sitting.private(2).told] == ["audience", "friend", "fifty_fifty"]
    assert (sitting.table.turn, sitting.table.players[2].jokers) == (2, ())
    assert sitting.table.players[3].jokers == ("fifty_fifty", "audience", "phone")


@pytest.mark.rule("M-11")
@pytest.mark.parametrize("name", EDITIONS)
def test_a_joker_is_gone_for_the_round_and_back_in_the_next(name: str) -> None:
    sitting = Sitting(name, 3)
    sitting.ask()
    sitting.choose(2, "joker:fifty_fifty")
    assert sitting.refusal(2, "joker:fifty_fifty") == "refused.joker_gone"
    climb(sitting, 1, 2, 3)
    sitting.ask()
    assert sitting.table.players[2].jokers == ("audience", "phone")
    assert sitting.refusal(2, "joker:fifty_fifty") == "refused.joker_gone"
    everybody_leaves(sitting)
    everybody_leaves(sitting)
    sitting.ask()
    sitting.choose(3, "next")
    assert "joker:fifty_fifty" in sitting.choices(2)


# ---------------------------------------------------------------- M-12, M-13


@pytest.mark.rule("M-12")
@pytest.mark.parametrize("name", EDITIONS)
def test_every_edition_asks_whether_that_is_the_final_decision(name: str) -> None:
    sitting = Sitting(name, 4)
    sitting.ask()
    sitting.lock(2, "A")
    sitting.leave(3)
    sitting.lock(4, "B")
    assert sitting.phase == "final_decision"
    assert sitting.table.prompt == Say("prompt.final_decision")
    assert [sitting.choices(seat) for seat in (1, 2, 3, 4)] == [{"show"}, {"sure"}, set(), {"sure"}]
    sitting.choose(4, "sure")
    assert sitting.table.sure == (4,)
    assert sitting.choices(4) == set()


@pytest.mark.rule("M-12")
def test_the_final_question_changes_nothing_and_waits_for_nobody() -> None:
    sitting = Sitting("de2013", 3)
    sitting.ask()
    sitting.lock(2, "B")
    sitting.lock(3, "A")
    for choice in ("answer:A", "leave", "joker:fifty_fifty", "show"):
        assert sitting.refusal(2, choice) == "refused.not_now"
    sitting.choose(1, "show")
    assert sitting.table.cards == {2: "B", 3: "A"}


@pytest.mark.rule("M-13")
@pytest.mark.parametrize("name", EDITIONS)
def test_all_cards_are_shown_at_once_and_only_then_the_letter(name: str) -> None:
    sitting = Sitting(name, 4, rights="D")
    sitting.ask()
    sitting.lock(4, "D")
    sitting.leave(3)
    sitting.lock(2, "B")
    assert not hasattr(sitting.table, "cards")
    assert sitting.refusal(1, "reveal") == "refused.not_now"
    sitting.choose(1, "show")
    assert sitting.table.cards == {2: "B", 4: "D"}
    assert not hasattr(sitting.table, "right")
    assert total(sitting, 2) == 0
    assert sitting.table.players[2].exit is None
    sitting.choose(1, "reveal")
    assert (sitting.table.right, sitting.table.climbed, sitting.table.fell) == ("D", (4,), (2,))
