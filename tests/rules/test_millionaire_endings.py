"""When a Millionaire game ends, and who has won it (M-36 to M-41)."""

import pytest
from msgspec.structs import replace

from pi_app.rules.core import Refused
from pi_app.rules.millionaire.edition import Ending
from tests.playing import Sitting, start

MILLION = Ending("million")
EDITIONS = ("de2013", "de2002", "us")


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


def wins_alone(sitting: Sitting, seat: int, levels: int) -> None:
    """A whole round: the others leave at once, this one leaves after so many right answers."""
    others = [other for other in sitting.table.players if other != sitting.table.host_seat]
    leaving = {f"s{other}": "leave" for other in others if other != seat}
    sitting.answer(**leaving, **{f"s{seat}": "A"})
    climb(sitting, levels - 1, seat)
    if levels < 15:
        sitting.answer(**{f"s{seat}": "leave"})


def have_won(sitting: Sitting, *totals: int) -> None:
    """As if earlier rounds had brought these totals: playing up to them would take an evening."""
    sitting.state = replace(sitting.state, game=replace(sitting.state.game, totals=totals))


def totals(sitting: Sitting) -> list[int]:
    return [player.total.amount for player in sitting.table.players.values()]


def standing(sitting: Sitting) -> list[tuple[int, int, int]]:
    return [(line.place, *line.seats, line.amount) for line in sitting.outcome.standing]


def unfinished(sitting: Sitting) -> set[int]:
    return {seat for seat, lines in sitting.table.block.items() if lines[-1].unfinished}


# ---------------------------------------------------------------- M-36: de2013, first to a million


@pytest.mark.rule("M-36")
def test_a_million_in_the_first_round_waits_until_all_have_hosted() -> None:
    sitting = Sitting("de2013", 3, ending=MILLION)
    wins_alone(sitting, 2, 15)
    assert (totals(sitting), sitting.phase) == ([0, 1_000_000, 0], "announced")
    go_on(sitting)
    for host in (2, 3):
        assert (sitting.outcome, sitting.table.host_seat) == (None, host)
        everybody_leaves(sitting)
    assert (sitting.outcome.winners, sitting.outcome.reason) == ((2,), "million")


@pytest.mark.rule("M-36")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_million_in_the_second_turn_of_hosts_waits_for_the_end_of_that_turn(players: int) -> None:
    sitting = Sitting("de2013", players, ending=MILLION)
    for _ in range(players):
        everybody_leaves(sitting)
    assert sitting.outcome is None, "all have hosted equally often, but nobody has a million"
    wins_alone(sitting, 3, 15)
    go_on(sitting)
    for _ in range(players - 1):
        assert sitting.outcome is None
        everybody_leaves(sitting)
    assert sitting.outcome.winners == (3,)


@pytest.mark.rule("M-36")
def test_the_last_round_of_the_turn_is_played_out_before_the_million_counts() -> None:
    sitting = Sitting("de2013", 3, ending=MILLION)
    everybody_leaves(sitting)
    everybody_leaves(sitting)
    have_won(sitting, 500_000, 0, 0)
    climb(sitting, 14, 1, 2)
    sitting.ask()
    sitting.leave(1)
    assert (totals(sitting), sitting.phase) == ([1_000_000, 0, 0], "deciding")
    sitting.lock(2, "B")
    sitting.reveal()
    assert sitting.outcome is None
    go_on(sitting)
    assert (sitting.outcome.winners, totals(sitting)) == ((1,), [1_000_000, 16_000, 0])
    assert unfinished(sitting) == set()


@pytest.mark.rule("M-36", "M-40")
def test_another_player_may_still_overtake_the_first_one_with_a_million() -> None:
    sitting = Sitting("de2013", 3, ending=MILLION)
    wins_alone(sitting, 2, 15)
    go_on(sitting)
    wins_alone(sitting, 3, 1)
    go_on(sitting)
    have_won(sitting, 500, 1_000_000, 50)
    wins_alone(sitting, 1, 15)
    go_on(sitting)
    assert sitting.outcome.winners == (1,)
    assert standing(sitting) == [(1, 1, 1_000_500), (2, 2, 1_000_000), (3, 3, 50)]


@pytest.mark.rule("M-36")
def test_one_euro_less_than_a_million_goes_on_for_another_turn_of_hosts() -> None:
    sitting = Sitting("de2013", 3, ending=MILLION)
    everybody_leaves(sitting)
    everybody_leaves(sitting)
    have_won(sitting, 999_999, 0, 0)
    everybody_leaves(sitting)
    assert (sitting.outcome, sitting.phase, sitting.table.host_seat) == (None, "between_rounds", 1)


@pytest.mark.rule("M-36", "M-28", "M-40")
def test_what_a_helper_earned_counts_towards_the_million() -> None:
    sitting = Sitting("de2013", 3, variant="risk", ending=MILLION)
    everybody_leaves(sitting)
    everybody_leaves(sitting)
    have_won(sitting, 0, 995_000, 0)
    sitting.ask()
    sitting.choose(1, "more", "joker:extra")
    sitting.choose(2, "help")
    sitting.choose(2, "vote:A")
    everybody_leaves(sitting)
    assert (sitting.outcome.winners, totals(sitting)) == ((2,), [0, 1_000_000, 0])


# ---------------------------------------------------------------- M-37: de2013, rounds agreed


@pytest.mark.rule("M-37")
@pytest.mark.parametrize("rounds", [1, 2, 3, 4, 7])
def test_any_number_of_rounds_may_be_agreed_and_is_played(rounds: int) -> None:
    sitting = Sitting("de2013", 3, ending=Ending("rounds", rounds))
    for _ in range(rounds):
        assert sitting.outcome is None
        everybody_leaves(sitting)
    assert sitting.outcome.reason == "rounds"
    assert sitting.table.round == rounds


@pytest.mark.rule("M-37")
def test_a_million_does_not_end_agreed_rounds_early_and_the_highest_total_wins() -> None:
    sitting = Sitting("de2013", 3, ending=Ending("rounds", 4))
    wins_alone(sitting, 3, 15)
    go_on(sitting)
    everybody_leaves(sitting)
    everybody_leaves(sitting)
    assert sitting.outcome is None, "not at the end of the turn of hosts either"
    have_won(sitting, 0, 1_000_000, 1_000_000)
    wins_alone(sitting, 2, 1)
    assert sitting.outcome is None
    go_on(sitting)
    assert standing(sitting) == [(1, 2, 1_000_050), (2, 3, 1_000_000), (3, 1, 0)]
    assert (sitting.outcome.winners, sitting.outcome.reason) == ((2,), "rounds")


# ---------------------------------------------------------------- M-38: de2002


@pytest.mark.rule("M-38")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_in_2002_the_reveal_that_makes_a_million_ends_the_game(players: int) -> None:
    sitting = Sitting("de2002", players, ending=MILLION)
    wins_alone(sitting, 2, 15)
    assert (sitting.phase, sitting.table.round) == ("over", 1)
    assert (sitting.outcome.winners, sitting.outcome.reason) == ((2,), "million")
    assert (sitting.table.right, sitting.table.climbed) == ("A", (2,)), "the reveal is still seen"


@pytest.mark.rule("M-38", "M-40")
def test_in_2002_leaving_with_the_missing_half_million_ends_the_game() -> None:
    sitting = Sitting("de2002", 3, ending=MILLION)
    wins_alone(sitting, 2, 14)
    go_on(sitting)
    everybody_leaves(sitting)
    assert totals(sitting) == [0, 500_000, 0]
    climb(sitting, 14, 1, 2)
    sitting.ask()
    sitting.leave(2)
    assert (sitting.phase, sitting.outcome.winners) == ("over", (2,))
    assert totals(sitting) == [0, 1_000_000, 0]


@pytest.mark.rule("M-38", "M-40")
def test_in_2002_a_wrong_answer_may_bring_the_total_over_the_line() -> None:
    sitting = Sitting("de2002", 4, ending=MILLION)
    have_won(sitting, 0, 984_000, 983_999, 0)
    climb(sitting, 10, 2, 3, 4)
    sitting.answer(s2="B", s3="B", s4="A")
    assert (sitting.outcome.winners, totals(sitting)) == ((2,), [0, 1_000_000, 999_999, 0])
    assert unfinished(sitting) == {4}


@pytest.mark.rule("M-38")
def test_in_2002_one_euro_less_than_a_million_goes_on() -> None:
    sitting = Sitting("de2002", 3, ending=MILLION)
    have_won(sitting, 0, 499_999, 0)
    wins_alone(sitting, 2, 14)
    go_on(sitting)
    assert (sitting.outcome, totals(sitting)[1]) == (None, 999_999)


@pytest.mark.rule("M-38", "M-31")
def test_in_2002_a_try_between_two_players_may_make_the_million() -> None:
    sitting = Sitting("de2002", 2, ending=MILLION)
    climb(sitting, 14, 2)
    sitting.ask()
    sitting.choose(2, "joker:audience", "answer:B", "answer:B")
    sitting.choose(1, "reveal")
    assert sitting.outcome is None
    sitting.choose(2, "answer:A", "answer:A")
    sitting.choose(1, "reveal")
    assert (sitting.outcome.winners, totals(sitting)) == ((2,), [0, 1_000_000])


@pytest.mark.rule("M-38", "M-03")
@pytest.mark.parametrize(
    ("players", "rounds"), [(2, 1), (2, 3), (3, 1), (3, 4), (4, 6), (5, 4), (5, 11)]
)
def test_in_2002_rounds_that_do_not_come_out_even_are_refused(players: int, rounds: int) -> None:
    with pytest.raises(Refused) as refused:
        start("de2002", players, ending=Ending("rounds", rounds))
    assert refused.value.reason.key == "refused.rounds_multiple"
    assert refused.value.reason.parts == {"rounds": rounds, "players": players}


@pytest.mark.rule("M-38")
@pytest.mark.parametrize(("players", "rounds"), [(2, 2), (2, 4), (3, 3), (3, 6), (5, 5)])
def test_in_2002_agreed_rounds_end_when_all_have_hosted_equally_often(
    players: int, rounds: int
) -> None:
    sitting = Sitting("de2002", players, ending=Ending("rounds", rounds))
    hosted = dict.fromkeys(range(1, players + 1), 0)
    while sitting.outcome is None:
        hosted[sitting.table.host_seat] += 1
        everybody_leaves(sitting)
    assert set(hosted.values()) == {rounds // players}
    assert sitting.outcome.reason == "rounds"


@pytest.mark.rule("M-38")
def test_in_2002_a_million_does_not_end_agreed_rounds_early() -> None:
    sitting = Sitting("de2002", 3, ending=Ending("rounds", 3))
    wins_alone(sitting, 2, 15)
    assert sitting.phase == "announced"
    go_on(sitting)
    have_won(sitting, 0, 1_000_000, 1_000_000)
    wins_alone(sitting, 3, 3)
    go_on(sitting)
    assert sitting.outcome is None
    everybody_leaves(sitting)
    assert (sitting.outcome.winners, sitting.outcome.reason) == ((3,), "rounds")


# ---------------------------------------------------------------- M-39: us


@pytest.mark.rule("M-39")
@pytest.mark.parametrize(("players", "times"), [(2, 1), (2, 3), (3, 1), (3, 2), (5, 1)])
def test_in_the_us_the_agreed_number_is_how_often_each_player_hosts(
    players: int, times: int
) -> None:
    sitting = Sitting("us", players, ending=Ending("rounds", times))
    hosted = dict.fromkeys(range(1, players + 1), 0)
    while sitting.outcome is None:
        hosted[sitting.table.host_seat] += 1
        everybody_leaves(sitting)
    assert set(hosted.values()) == {times}
    assert sitting.outcome.reason == "rounds"


@pytest.mark.rule("M-39")
def test_in_the_us_the_reveal_that_makes_a_million_ends_the_game() -> None:
    sitting = Sitting("us", 3, ending=Ending("rounds", 5))
    wins_alone(sitting, 2, 15)
    assert (sitting.phase, sitting.table.round) == ("over", 1)
    assert (sitting.outcome.winners, sitting.outcome.reason) == ((2,), "million")


@pytest.mark.rule("M-39", "M-40")
def test_in_the_us_leaving_with_the_missing_half_million_ends_the_game() -> None:
    sitting = Sitting("us", 3, ending=Ending("rounds", 5))
    have_won(sitting, 0, 500_000, 0)
    climb(sitting, 14, 2, 3)
    sitting.ask()
    sitting.leave(2)
    assert (sitting.outcome.winners, totals(sitting)) == ((2,), [0, 1_000_000, 0])
    assert unfinished(sitting) == {3}


@pytest.mark.rule("M-39")
def test_in_the_us_one_dollar_less_than_a_million_goes_on() -> None:
    sitting = Sitting("us", 3)
    have_won(sitting, 0, 967_999, 0)
    climb(sitting, 10, 2, 3)
    sitting.answer(s2="B", s3="leave")
    assert (sitting.outcome, totals(sitting)) == (None, [0, 999_999, 32_000])


# ---------------------------------------------------------------- M-40, M-41


@pytest.mark.rule("M-40")
@pytest.mark.parametrize(("name", "ending"), [("de2002", MILLION), ("us", Ending("rounds", 1))])
def test_of_several_over_the_line_at_one_reveal_the_highest_total_wins(
    name: str, ending: Ending
) -> None:
    sitting = Sitting(name, 4, ending=ending)
    have_won(sitting, 0, 200, 300, 0)
    climb(sitting, 15, 2, 3, 4)
    assert sitting.outcome.winners == (3,)
    assert standing(sitting) == [(1, 3, 1_000_300), (2, 2, 1_000_200), (3, 4, 1_000_000), (4, 1, 0)]


@pytest.mark.rule("M-40")
@pytest.mark.parametrize(
    ("name", "agreed", "rounds"), [("de2013", 1, 1), ("de2002", 4, 4), ("us", 1, 4)]
)
def test_equal_totals_share_the_win(name: str, agreed: int, rounds: int) -> None:
    sitting = Sitting(name, 4, ending=Ending("rounds", agreed))
    for _ in range(rounds - 1):
        everybody_leaves(sitting)
    have_won(sitting, 70, 500, 30, 500)
    everybody_leaves(sitting)
    assert sitting.outcome.winners == (2, 4)
    assert standing(sitting) == [(1, 2, 500), (1, 4, 500), (3, 1, 70), (4, 3, 30)]


@pytest.mark.rule("M-40")
def test_who_reaches_a_million_together_shares_the_win() -> None:
    sitting = Sitting("de2002", 3, ending=MILLION)
    climb(sitting, 15, 2, 3)
    assert (sitting.outcome.winners, totals(sitting)) == ((2, 3), [0, 1_000_000, 1_000_000])


@pytest.mark.rule("M-40", "M-38")
def test_where_the_game_ends_in_mid_round_only_booked_amounts_count() -> None:
    sitting = Sitting("de2002", 5, ending=MILLION)
    have_won(sitting, 0, 875_000, 0, 10, 20)
    climb(sitting, 6, 2, 3, 4, 5)
    sitting.answer(s2="A", s3="leave", s4="A", s5="A")
    climb(sitting, 6, 2, 4, 5)
    sitting.ask()
    sitting.lock(4, "A")
    sitting.leave(2)
    assert totals(sitting) == [0, 1_000_000, 1_000, 10, 20]
    assert unfinished(sitting) == {4, 5}
    lines = {seat: sitting.table.block[seat][0] for seat in (2, 3, 4)}
    told = {seat: (line.levels, line.amount.amount) for seat, line in lines.items()}
    assert told == {2: (13, 125_000), 3: (6, 1_000), 4: (13, 0)}


@pytest.mark.rule("M-40", "M-08")
def test_a_game_that_ends_by_leaving_shows_no_card_and_no_letter() -> None:
    sitting = Sitting("de2002", 3, ending=MILLION)
    have_won(sitting, 0, 500_000, 0)
    climb(sitting, 14, 2, 3)
    sitting.ask()
    sitting.lock(3, "A")
    sitting.leave(2)
    assert sitting.phase == "over"
    assert not hasattr(sitting.table, "cards")
    assert not hasattr(sitting.table, "right")


@pytest.mark.rule("M-40")
@pytest.mark.parametrize("name", EDITIONS)
def test_when_it_is_over_nobody_has_anything_to_press(name: str) -> None:
    sitting = Sitting(name, 3, ending=Ending("rounds", 1 if name == "us" else 3))
    for _ in range(3):
        everybody_leaves(sitting)
    assert sitting.phase == "over"
    for seat in (1, 2, 3):
        assert sitting.choices(seat) == set()
        assert sitting.refusal(seat, "next") == "refused.not_now"


@pytest.mark.rule("M-41")
@pytest.mark.parametrize("name", EDITIONS)
def test_the_million_note_goes_to_the_winner_and_not_before_the_end(name: str) -> None:
    sitting = Sitting(name, 3, ending=Ending("rounds", 1 if name == "us" else 3))
    for _ in range(2):
        everybody_leaves(sitting)
    have_won(sitting, 0, 600, 700)
    wins_alone(sitting, 2, 3)
    assert sitting.table.million_note == ()
    go_on(sitting)
    assert sitting.table.million_note == (2,)


@pytest.mark.rule("M-41", "M-36")
def test_a_million_alone_brings_no_note_while_others_may_overtake() -> None:
    sitting = Sitting("de2013", 3, ending=MILLION)
    wins_alone(sitting, 2, 15)
    assert sitting.table.million_note == ()
    go_on(sitting)
    everybody_leaves(sitting)
    have_won(sitting, 1_000_001, 1_000_000, 0)
    everybody_leaves(sitting)
    assert sitting.table.million_note == (1,)


@pytest.mark.rule("M-41", "M-40")
def test_winners_who_share_are_all_shown_the_note() -> None:
    sitting = Sitting("de2002", 3, ending=MILLION)
    climb(sitting, 15, 2, 3)
    assert sitting.table.million_note == (2, 3)
