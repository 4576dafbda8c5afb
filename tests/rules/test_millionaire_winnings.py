"""What a Millionaire round pays, how it ends and what the block shows (M-14 to M-19)."""

import pytest

from pi_app.rules.core import Money, Say
from pi_app.rules.millionaire.edition import Ending
from tests.playing import Sitting

EDITIONS = ("de2013", "de2002", "us")
EURO_LADDER = (
    *(50, 100, 200, 300, 500),
    *(1_000, 2_000, 4_000, 8_000, 16_000),
    *(32_000, 64_000, 125_000, 500_000, 1_000_000),
)
DOLLAR_LADDER = (
    *(100, 200, 300, 500, 1_000),
    *(2_000, 4_000, 8_000, 16_000, 32_000),
    *(64_000, 125_000, 250_000, 500_000, 1_000_000),
)
LADDERS = {"de2013": EURO_LADDER, "de2002": EURO_LADDER, "us": DOLLAR_LADDER}
# Edition, variant, and what a wrong answer pays at the questions 1–5, 6–10 and 11–15:
# up to 500, up to 16,000 and from 32,000 on in euros; up to 1,000, 32,000, from 64,000 in dollars.
WRONG_PAYS = [
    ("de2013", "non_risk", (0, 500, 16_000)),
    ("de2013", "risk", (0, 500, 500)),
    ("de2002", None, (0, 1_000, 16_000)),
    ("us", None, (0, 1_000, 32_000)),
]
EVERY_WRONG_ANSWER = [
    (name, variant, level, pays[(level - 1) // 5])
    for name, variant, pays in WRONG_PAYS
    for level in range(1, 16)
]


def climb(sitting: Sitting, levels: int, *seats: int) -> None:
    """These seats answer so many questions right; the others have gone. A is right."""
    for _ in range(levels):
        sitting.answer(**{f"s{seat}": "A" for seat in seats})


def go_on(sitting: Sitting) -> None:
    sitting.choose(sitting.table.host_seat, "next")


def everybody_leaves(sitting: Sitting) -> None:
    sitting.ask()
    for seat, player in sitting.table.players.items():
        if player.in_round:
            sitting.leave(seat)
    sitting.reveal()
    go_on(sitting)


def total(sitting: Sitting, seat: int) -> int:
    amount: int = sitting.table.players[seat].total.amount
    return amount


# ---------------------------------------------------------------- M-14


@pytest.mark.rule("M-14")
@pytest.mark.parametrize(("name", "variant", "level", "pays"), EVERY_WRONG_ANSWER)
def test_a_wrong_answer_pays_what_is_printed_and_ends_the_candidates_round(
    name: str, variant: str | None, level: int, pays: int
) -> None:
    sitting = Sitting(name, 3, variant=variant)
    climb(sitting, level - 1, 2, 3)
    sitting.ask()
    assert sitting.table.amount == sitting.table.ladder[level - 1].amount
    assert sitting.host.candidates[2].if_wrong.amount == pays
    sitting.answer(s2="B", s3="leave")
    player = sitting.table.players[2]
    assert (player.exit, player.in_round, player.level) == ("wrong", False, level - 1)
    assert (player.won.amount, total(sitting, 2)) == (pays, pays)


@pytest.mark.rule("M-14")
@pytest.mark.parametrize("name", EDITIONS)
def test_a_right_answer_goes_up_one_level_and_books_nothing_yet(name: str) -> None:
    sitting = Sitting(name, 3)
    for level in range(1, 15):
        sitting.answer(s2="A", s3="A")
        assert sitting.table.climbed == (2, 3)
        for seat in (2, 3):
            player = sitting.table.players[seat]
            assert (player.level, player.in_round, total(sitting, seat)) == (level, True, 0)
        sitting.ask()
        assert sitting.table.level == level + 1
        assert sitting.table.amount.amount == LADDERS[name][level]


@pytest.mark.rule("M-14")
def test_the_others_play_on_without_the_one_who_was_wrong() -> None:
    sitting = Sitting("de2013", 4)
    sitting.answer(s2="A", s3="C", s4="A")
    sitting.ask()
    assert sitting.choices(3) == set()
    for choice in ("answer:A", "leave", "joker:audience"):
        assert sitting.refusal(3, choice) == "refused.not_now"
    sitting.lock(2, "A")
    sitting.lock(4, "A")
    assert sitting.phase == "final_decision"


# ---------------------------------------------------------------- M-15, M-16


@pytest.mark.rule("M-15")
@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("level", range(1, 16))
def test_leaving_keeps_the_amount_of_the_level_last_answered(name: str, level: int) -> None:
    sitting = Sitting(name, 3)
    climb(sitting, level - 1, 2, 3)
    sitting.ask()
    kept = LADDERS[name][level - 2] if level > 1 else 0
    label = sitting.menu(2).holds["D"].label
    assert label == Say("seat.leave_with", amount=Money(kept, ""))
    assert sitting.host.candidates[2].if_leaving.amount == kept
    sitting.leave(2)
    assert (sitting.table.players[2].won.amount, total(sitting, 2)) == (kept, kept)


@pytest.mark.rule("M-15")
def test_leaving_after_one_joker_or_all_of_them_keeps_the_last_level() -> None:
    sitting = Sitting("de2002", 3)
    climb(sitting, 2, 2, 3)
    sitting.ask()
    sitting.choose(2, "joker:fifty_fifty")
    sitting.leave(2)
    assert total(sitting, 2) == 100
    sitting.choose(3, "joker:audience")
    sitting.choose(2, "vote:D")
    sitting.choose(3, "joker:phone", "call")
    sitting.choose(1, "nobody")
    sitting.choose(3, "joker:fifty_fifty")
    sitting.leave(3)
    assert total(sitting, 3) == 100


@pytest.mark.rule("M-15")
def test_leaving_needs_no_joker_turn_and_no_waiting_for_others() -> None:
    sitting = Sitting("de2013", 4)
    climb(sitting, 1, 2, 3, 4)
    sitting.ask()
    assert sitting.table.turn == 2
    sitting.leave(4)
    assert total(sitting, 4) == 50
    sitting.lock(2, "A")
    sitting.leave(3)
    assert total(sitting, 3) == 50


@pytest.mark.rule("M-15", "M-09")
def test_leaving_takes_a_second_word_and_a_letter_takes_it_back() -> None:
    sitting = Sitting("de2013", 3)
    climb(sitting, 1, 2, 3)
    sitting.ask()
    sitting.choose(2, "leave", "answer:B", "leave")
    assert sitting.table.players[2].in_round
    sitting.choose(2, "answer:B")
    assert sitting.private(2).locked is None
    sitting.leave(2)
    assert not sitting.table.players[2].in_round


@pytest.mark.rule("M-15")
def test_nobody_leaves_between_the_questions() -> None:
    sitting = Sitting("de2013", 3)
    climb(sitting, 1, 2, 3)
    assert (sitting.phase, sitting.refusal(2, "leave")) == ("announced", "refused.not_now")


@pytest.mark.rule("M-16")
@pytest.mark.parametrize("name", EDITIONS)
def test_who_leaves_is_out_at_once_and_the_amount_is_booked_at_once(name: str) -> None:
    sitting = Sitting(name, 4)
    climb(sitting, 6, 2, 3, 4)
    sitting.ask()
    sitting.leave(3)
    player = sitting.table.players[3]
    assert (sitting.phase, player.exit, player.in_round) == ("deciding", "left", False)
    assert total(sitting, 3) == LADDERS[name][5]
    assert sitting.choices(3) == set()
    assert sitting.refusal(3, "answer:A") == "refused.not_now"
    sitting.lock(2, "B")
    sitting.lock(4, "A")
    sitting.reveal()
    assert total(sitting, 3) == LADDERS[name][5], "the reveal neither adds nor takes"
    sitting.ask()
    assert sitting.choices(3) == set()


# ---------------------------------------------------------------- M-17, M-18


@pytest.mark.rule("M-17")
@pytest.mark.parametrize(("name", "falls_to"), [("de2013", 16_000), ("de2002", 16_000)])
def test_the_last_question_books_a_million_and_ends_the_round(name: str, falls_to: int) -> None:
    sitting = Sitting(name, 4, ending=Ending("rounds", 4))
    climb(sitting, 14, 2, 3, 4)
    assert [total(sitting, seat) for seat in (2, 3, 4)] == [0, 0, 0]
    sitting.answer(s2="A", s3="B", s4="leave")
    assert [total(sitting, seat) for seat in (2, 3, 4)] == [1_000_000, falls_to, 500_000]
    player = sitting.table.players[2]
    assert (player.exit, player.level, player.in_round) == ("million", 15, False)
    go_on(sitting)
    assert (sitting.phase, sitting.table.host_seat) == ("between_rounds", 2)


@pytest.mark.rule("M-17", "M-39")
def test_the_last_question_books_a_million_dollars() -> None:
    sitting = Sitting("us", 3)
    climb(sitting, 14, 2, 3)
    sitting.answer(s2="A", s3="B")
    assert [total(sitting, seat) for seat in (2, 3)] == [1_000_000, 32_000]
    assert sitting.table.players[2].exit == "million"


@pytest.mark.rule("M-18")
def test_the_round_goes_on_while_one_candidate_is_left() -> None:
    sitting = Sitting("de2013", 5)
    sitting.answer(s2="B", s3="leave", s4="A", s5="C")
    climb(sitting, 3, 4)
    assert (sitting.table.round, sitting.table.level) == (1, 4)
    sitting.answer(s4="B")
    go_on(sitting)
    assert sitting.phase == "between_rounds"


@pytest.mark.rule("M-18", "M-28")
def test_when_all_have_left_the_letter_is_announced_and_the_round_is_over() -> None:
    sitting = Sitting("de2013", 3, rights="C")
    sitting.ask()
    sitting.leave(2)
    sitting.leave(3)
    sitting.choose(1, "reveal")
    assert (sitting.table.right, sitting.table.cards) == ("C", {})
    go_on(sitting)
    assert sitting.phase == "between_rounds"


@pytest.mark.rule("M-18", "M-07")
@pytest.mark.parametrize(
    ("name", "players"), [("de2013", 3), ("de2013", 5), ("de2002", 2), ("de2002", 4), ("us", 3)]
)
def test_the_player_at_the_hosts_left_hosts_next_from_level_one_with_all_jokers(
    name: str, players: int
) -> None:
    rounds = 2 if name == "us" else 2 * players
    sitting = Sitting(name, players, ending=Ending("rounds", rounds))
    hosts = []
    for number in range(1, players + 2):
        sitting.ask()
        table = sitting.table
        hosts.append(table.host_seat)
        assert (table.round, table.level) == (number, 1)
        for seat in set(range(1, players + 1)) - {table.host_seat}:
            assert table.players[seat].in_round
            assert table.players[seat].jokers == ("fifty_fifty", "audience", "phone")
        sitting.choose(table.turn, "joker:fifty_fifty")
        candidates = [seat for seat, player in table.players.items() if player.in_round]
        climb(sitting, 2, *candidates)
        everybody_leaves(sitting)
    assert hosts == [*range(1, players + 1), 1]


# ---------------------------------------------------------------- M-19


@pytest.mark.rule("M-19")
@pytest.mark.parametrize("name", EDITIONS)
def test_winnings_are_added_up_over_the_rounds(name: str) -> None:
    ladder = LADDERS[name]
    sitting = Sitting(name, 3)
    climb(sitting, 3, 2, 3)
    sitting.answer(s2="leave", s3="A")
    sitting.answer(s3="leave")
    go_on(sitting)
    climb(sitting, 2, 1, 3)
    sitting.answer(s1="leave", s3="leave")
    assert [total(sitting, seat) for seat in (1, 2, 3)] == [
        ladder[1],
        ladder[2],
        ladder[3] + ladder[1],
    ]


@pytest.mark.rule("M-19")
def test_the_block_shows_levels_jokers_and_amount_per_player_and_round() -> None:
    sitting = Sitting("de2002", 3)
    climb(sitting, 1, 2, 3)
    sitting.ask()
    sitting.choose(2, "joker:phone", "call")
    sitting.choose(1, "nobody")
    sitting.choose(2, "joker:fifty_fifty")
    climb(sitting, 5, 2, 3)
    assert sitting.table.block == {1: (), 2: (), 3: ()}
    sitting.answer(s2="B", s3="leave")
    go_on(sitting)
    everybody_leaves(sitting)
    told = {
        seat: [(line.role, line.levels, line.jokers_used, line.amount.amount) for line in lines]
        for seat, lines in sitting.table.block.items()
    }
    assert told == {
        1: [("host", 0, (), 0), ("candidate", 0, (), 0)],
        2: [("candidate", 6, ("fifty_fifty", "phone"), 1_000), ("host", 0, (), 0)],
        3: [("candidate", 6, (), 1_000), ("candidate", 0, (), 0)],
    }
    assert not any(line.unfinished for lines in sitting.table.block.values() for line in lines)


@pytest.mark.rule("M-19", "M-27")
def test_what_a_helper_earned_stands_on_a_line_of_its_own() -> None:
    sitting = Sitting("de2013", 4, variant="risk")
    climb(sitting, 2, 2, 3, 4)
    sitting.ask()
    sitting.choose(2, "more", "joker:extra")
    sitting.choose(3, "help")
    sitting.choose(1, "next")
    sitting.choose(3, "vote:A")
    sitting.answer(s2="A", s3="B", s4="leave")
    everybody_leaves(sitting)
    lines = {seat: rounds[0] for seat, rounds in sitting.table.block.items()}
    amounts = {seat: (line.amount.amount, line.helper.amount) for seat, line in lines.items()}
    assert amounts == {1: (0, 0), 2: (200, 0), 3: (0, 5_000), 4: (100, 0)}
    assert [total(sitting, seat) for seat in (1, 2, 3, 4)] == [0, 200, 5_000, 100]
    assert lines[2].jokers_used == ("extra",)


@pytest.mark.rule("M-19", "M-17")
def test_the_block_shows_fifteen_levels_for_the_million() -> None:
    sitting = Sitting("de2013", 3)
    climb(sitting, 15, 2, 3)
    go_on(sitting)
    line = sitting.table.block[2][0]
    assert (line.levels, line.amount.amount, line.unfinished) == (15, 1_000_000, False)
