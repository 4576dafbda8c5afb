"""Several runs of Money Drop: who hosts, who plays with whom, and who was best."""

from collections import Counter
from itertools import combinations

import pytest

from pi_app.rules.core import Money, Refused, Say
from tests.rules.drop_table import DropTable

LineUp = tuple[int, tuple[int, ...]]


def lose_at_once(game: DropTable) -> None:
    game.lose_in(1, 40)
    game.next_run()


def line_ups(game: DropTable) -> list[LineUp]:
    """Host and team of every run of the evening."""
    seen: list[LineUp] = []
    while game.phase != "over":
        seen.append((game.table.host_seat, game.table.team))
        lose_at_once(game)
    return seen


# ---------------------------------------------------------------- who plays with whom


@pytest.mark.rule("D-16", "D-17")
@pytest.mark.parametrize("swaps", [1, 2])
def test_two_players_swap_roles_after_every_run(swaps: int) -> None:
    game = DropTable(players=2, runs=2 * swaps)
    assert line_ups(game) == [(1, (2,)), (2, (1,))] * swaps


@pytest.mark.rule("D-16")
def test_two_players_play_two_runs_and_three_play_three() -> None:
    assert DropTable(players=2).table.runs == 2
    assert DropTable(players=3).table.runs == 3


@pytest.mark.rule("D-16")
def test_of_three_everybody_hosts_once_and_plays_once_with_everybody() -> None:
    runs = line_ups(DropTable(players=3))
    assert sorted(host for host, _ in runs) == [1, 2, 3]
    assert {frozenset(team) for _, team in runs} == {
        frozenset(pair) for pair in combinations((1, 2, 3), 2)
    }


@pytest.mark.rule("D-16")
@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_more_players_form_teams_of_two_until_everybody_has_played(players: int) -> None:
    runs = line_ups(DropTable(players=players))
    assert all(len(team) == 2 for _, team in runs)
    assert {seat for _, team in runs for seat in team} == set(range(1, players + 1))


@pytest.mark.rule("D-16")
@pytest.mark.parametrize(
    ("players", "one_team"),
    [*((players, False) for players in range(2, 9)), *((players, True) for players in range(2, 7))],
)
def test_the_host_is_another_one_each_run_and_never_in_the_team(
    players: int, one_team: bool
) -> None:
    runs = line_ups(DropTable(players=players, runs=3 * players, one_team=one_team))
    hosted = Counter(dict.fromkeys(range(1, players + 1), 0))
    for host, team in runs:
        assert host not in team
        assert hosted[host] == min(hosted.values()), "who has hosted least often hosts"
        hosted[host] += 1
    for evening in (runs[:players], runs[players : 2 * players], runs[2 * players :]):
        assert sorted(host for host, _ in evening) == list(range(1, players + 1))


@pytest.mark.rule("D-16")
@pytest.mark.parametrize("players", [3, 5, 7])
def test_the_odd_player_hosts_first(players: int) -> None:
    """All the others are two by two in the first runs; the host of the first is left over."""
    runs = line_ups(DropTable(players=players))
    odd = runs[0][0]
    teams = [team for _, team in runs[: players // 2]]
    assert sorted(seat for team in teams for seat in team) == [
        seat for seat in range(1, players + 1) if seat != odd
    ]


@pytest.mark.rule("D-16")
@pytest.mark.parametrize("players", [4, 6, 8])
def test_an_even_number_of_players_forms_every_team_once(players: int) -> None:
    runs = line_ups(DropTable(players=players))
    assert len(runs) == players // 2
    assert sorted(seat for _, team in runs for seat in team) == list(range(1, players + 1))


@pytest.mark.rule("D-16", "D-17")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_one_team_of_up_to_five_is_everybody_but_the_host(players: int) -> None:
    for host, team in line_ups(DropTable(players=players, one_team=True)):
        assert team == tuple(seat for seat in range(1, players + 1) if seat != host)


@pytest.mark.rule("D-16")
@pytest.mark.parametrize("players", [4, 5, 8])
def test_the_rest_watches_with_dead_keys_and_dark_lamps(players: int) -> None:
    game = DropTable(players=players)
    watching = [seat for seat, who in game.table.players.items() if who.role == "watching"]
    assert len(watching) == players - 3
    phases = set()

    def look() -> None:
        phases.add(game.phase)
        for seat in watching:
            assert game.choices(seat) == set()
            assert set(game.lamps(seat).values()) == {"off"}
            assert game.rulebook.seat_view(game.state, seat).lines == (Say("line.watch"),)

    look()
    game.to_categories()
    look()
    game.to_answers()
    look()
    game.choose(game.quizmaster, "next")
    look()
    game.place(B=40)
    game.choose(game.member, "done")
    for window in "BCD":
        look()
        game.open_window(window)
    look()
    game.choose(game.quizmaster, "next")
    look()
    assert phases == {
        "before_run",
        "choosing_category",
        "reading_answers",
        "placing",
        "resolving",
        "resolved",
        "run_over",
    }


@pytest.mark.rule("D-17")
def test_six_in_a_team_are_refused_with_the_reason() -> None:
    with pytest.raises(Refused) as refused:
        DropTable(players=7, one_team=True)
    assert refused.value.reason == Say("refused.team_too_large", most=5, team=6)


@pytest.mark.rule("D-17")
@pytest.mark.parametrize("players", [0, 1])
def test_nobody_plays_without_a_host_and_a_candidate(players: int) -> None:
    with pytest.raises(Refused) as refused:
        DropTable(players=players)
    assert refused.value.reason.key == "refused.players"
    assert refused.value.reason.parts["fewest"] == 2


@pytest.mark.rule("D-16")
def test_an_evening_without_a_run_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        DropTable(runs=0)
    assert refused.value.reason.key == "refused.runs_positive"


# ---------------------------------------------------------------- ranking


def evening(*runs: tuple[int, int]) -> DropTable:
    """Two players; each run is what was saved (round 9), or the round of the end and the chips
    taken into it."""
    game = DropTable(players=2, runs=len(runs))
    for last_round, chips in runs:
        if last_round == 9:
            game.save(chips)
        else:
            game.lose_in(last_round, chips)
        game.next_run()
    assert game.phase == "over"
    return game


def places(game: DropTable) -> list[tuple[int, int]]:
    """Place and number of the run, best first."""
    return [(ranked.place, ranked.run) for ranked in game.table.ranking]


@pytest.mark.rule("D-15")
def test_more_money_saved_is_better() -> None:
    assert places(evening((9, 3), (9, 40), (9, 17))) == [(1, 2), (2, 3), (3, 1)]


@pytest.mark.rule("D-15")
def test_the_smallest_sum_saved_beats_a_fortune_lost_in_round_eight() -> None:
    assert places(evening((8, 40), (9, 1))) == [(1, 2), (2, 1)]


@pytest.mark.rule("D-15")
def test_who_went_out_later_is_better_whatever_was_at_stake() -> None:
    game = evening((1, 40), (8, 1), (5, 39), (4, 40))
    assert places(game) == [(1, 2), (2, 3), (3, 4), (4, 1)]


@pytest.mark.rule("D-15")
def test_in_the_same_round_what_was_taken_into_it_decides() -> None:
    assert places(evening((3, 10), (3, 12), (3, 11))) == [(1, 2), (2, 3), (3, 1)]


@pytest.mark.rule("D-15")
def test_what_was_taken_in_counts_and_not_what_lay_on_the_windows() -> None:
    """The time ran out on the second team; what it still had in hand it had taken in."""
    game = DropTable(players=2, runs=2, time_limit=60.0)
    game.lose_in(2, 20)
    game.next_run()
    game.play_round(A=21, B=19)
    game.to_placing()
    game.time_up()
    game.open_all()
    game.choose(game.quizmaster, "next")
    assert places(game) == [(1, 2), (2, 1)]
    assert game.table.ranking[0].taken_into_last == Money(525_000, "EUR")


@pytest.mark.rule("D-15")
def test_equal_results_share_the_place_and_the_next_one_is_left_out() -> None:
    game = evening((9, 7), (4, 30), (9, 7), (4, 30), (2, 5))
    assert places(game) == [(1, 1), (1, 3), (3, 2), (3, 4), (5, 5)]
    assert game.outcome.winners == (2,)


@pytest.mark.rule("D-15")
def test_how_the_money_came_to_be_lost_on_the_way_does_not_matter() -> None:
    """Both saved the same, one of them after losing most of it only in round 7."""
    game = DropTable(players=2, runs=2)
    game.save(4)
    game.next_run()
    game.to_round(7)
    game.play_round(A=4, C=36)
    game.play_round(A=4)
    assert [place for place, _ in places(game)] == [1, 1]


@pytest.mark.rule("D-15")
def test_the_last_standing_names_teams_amounts_and_rounds() -> None:
    game = DropTable(players=3)
    game.lose_in(6, 13)
    game.next_run()
    game.save(9)
    game.next_run()
    game.lose_in(6, 14)
    game.next_run()
    standing = [(line.place, line.seats, line.amount, line.note) for line in game.outcome.standing]
    out_in_six = Say("result.out_in_round", round=6)
    assert standing == [
        (1, (1, 3), 225_000, None),
        (2, (1, 2), 0, out_in_six),
        (3, (2, 3), 0, out_in_six),
    ]
    assert game.outcome.winners == (1, 3)


@pytest.mark.rule("D-15")
def test_if_nobody_saved_anything_the_best_loser_wins() -> None:
    game = evening((2, 8), (3, 1))
    assert game.outcome.winners == (1,)
    assert [line.amount for line in game.outcome.standing] == [0, 0]


@pytest.mark.rule("D-15")
def test_the_ranking_grows_run_by_run() -> None:
    game = DropTable(players=2, runs=2)
    assert game.table.ranking == ()
    game.lose_in(1, 40)
    assert places(game) == [(1, 1)]
    assert game.outcome is None
    game.next_run()
    game.lose_in(2, 1)
    assert places(game) == [(1, 2), (2, 1)]


# ---------------------------------------------------------------- between two runs


@pytest.mark.rule("D-19", "D-01", "D-13")
@pytest.mark.parametrize("last_round", [1, 5, 8, 9])
def test_everything_is_back_for_the_next_team(last_round: int) -> None:
    game = DropTable()
    game.to_placing()
    game.choose(game.member, "joker:other_card")
    game.choose(game.quizmaster, "next")
    game.place(**{"B" if last_round == 1 else "A": 40})
    game.choose(game.member, "done")
    game.open_all()
    game.choose(game.quizmaster, "next")
    if last_round == 9:
        game.save(6)
    elif last_round > 1:
        game.to_round(last_round)
        game.play_round(B=40)
    assert set(game.windows.values()) == {"shut"}
    game.next_run()
    table = game.table
    assert (table.phase, table.run, table.round) == ("before_run", 2, 1)
    assert (table.open_windows, table.marked, table.opened) == (("A", "B", "C", "D"), (), ())
    assert (table.chips, table.in_hand, table.fallen, table.stakes) == (40, 40, 0, {})
    assert table.amount == Money(1_000_000, "EUR")
    assert (table.joker_left, table.dropped) == (True, "")
    game.to_placing()
    assert game.pairs_drawn[-1] == 4
    assert "joker:other_card" in game.choices(game.member)


@pytest.mark.rule("D-19")
def test_every_window_that_was_opened_in_a_run_has_been_closed_at_its_end() -> None:
    game = DropTable()
    game.save(2)
    opened = [order.removeprefix("open ") for order in game.door_orders if "open" in order]
    shut = [order.removeprefix("shut ") for order in game.door_orders if "shut" in order]
    assert len(opened) == 4 * 3 + 3 * 2 + 1
    assert sorted(opened) == sorted(shut)
    assert game.door_orders[-1].startswith("shut")


@pytest.mark.rule("D-19")
def test_the_keys_of_the_next_team_start_as_those_of_the_first() -> None:
    game = DropTable()
    game.to_placing()
    first = game.menu(3)
    game.choose(3, "more", "size:5")
    game.place(B=40)
    game.choose(game.member, "done")
    game.open_all()
    game.choose(game.quizmaster, "next", "next")
    game.to_placing()
    assert game.menu(3) == first
