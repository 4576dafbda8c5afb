"""The host ends a game before its end."""

from typing import Any

import pytest

from pi_app.console.narrate import tell, tell_outcome
from pi_app.rules.core import EndEarly, Outcome, Refused
from pi_app.words import LANGUAGES, speak
from tests.playing import RandomGame, Sitting
from tests.rules.drop_table import DropTable
from tests.rules.heist_table import Heist
from tests.rules.joker_table import asked, play


def end(game: Sitting) -> Outcome:
    """The game ends; the story of it can be told in every language."""
    before = game.table
    game.do(EndEarly())
    outcome: Outcome = game.outcome
    assert (game.phase, outcome.reason) == ("over", "end_early")
    for language in LANGUAGES:
        for said in (*tell(before, game.table), *tell_outcome(outcome, game.table)):
            assert speak(said, language)
    assert not any(game.choices(seat) for seat in game.table.players)
    with pytest.raises(Refused):
        game.rulebook.step(game.state, EndEarly())
    return outcome


def amounts(outcome: Outcome) -> dict[int, int]:
    return {line.seats[0]: line.amount for line in outcome.standing}


# ---------------------------------------------------------------- Millionaire


@pytest.mark.rule("M-40")
@pytest.mark.parametrize("name", ["de2013", "de2002", "us"])
def test_only_booked_amounts_count_and_who_climbs_is_unfinished(name: str) -> None:
    game = Sitting(name, 4)
    for _ in range(3):
        game.answer(s2="A", s3="A", s4="A")
    game.ask()
    game.leave(3)
    outcome = end(game)
    left_with = game.table.ladder[2].amount.amount
    assert amounts(outcome) == {1: 0, 2: 0, 3: left_with, 4: 0}
    assert outcome.winners == (3,)
    assert [game.table.block[seat][0].unfinished for seat in (2, 3, 4)] == [True, False, True]


@pytest.mark.rule("M-40")
def test_rounds_already_closed_stand_and_are_not_booked_twice() -> None:
    game = Sitting("us", 3)
    game.answer(s2="A", s3="A")
    game.answer(s2="leave", s3="leave")
    game.choose(1, "next")
    assert game.phase == "between_rounds"
    outcome = end(game)
    assert amounts(outcome) == {1: 0, 2: 100, 3: 100}
    assert outcome.winners == (2, 3)
    assert [len(lines) for lines in game.table.block.values()] == [1, 1, 1]


@pytest.mark.rule("M-40")
def test_in_the_middle_of_a_joker_no_letter_is_told() -> None:
    game = asked("us", 4)
    play(game, 2, "phone")
    end(game)
    assert not hasattr(game.table, "right")
    assert not hasattr(game.table, "cards")


# ---------------------------------------------------------------- Money Drop


@pytest.mark.rule("D-15")
def test_a_run_under_way_is_ranked_by_the_round_it_had_come_to() -> None:
    game = DropTable(3)
    game.save(10)
    game.next_run()
    game.to_round(3)
    outcome = end(game)
    assert [(line.place, line.amount) for line in outcome.standing] == [(1, 250_000), (2, 0)]
    assert speak(outcome.standing[1].note, "en") == "stopped in round 3"  # type: ignore[arg-type]


def test_before_the_first_run_nobody_has_won() -> None:
    outcome = end(DropTable(3))
    assert (outcome.winners, outcome.standing) == ((), ())


def test_between_two_runs_only_the_runs_played_count() -> None:
    game = DropTable(3)
    game.save(10)
    assert len(end(game).standing) == 1


@pytest.mark.rule("D-21")
@pytest.mark.parametrize("when", ["one open", "door stuck", "all open", "closing stuck"])
def test_while_a_window_is_open_the_game_cannot_be_ended(when: str) -> None:
    game = DropTable(3)
    game.to_resolving(A=30, B=10)
    if when == "door stuck":
        game.door_news = ["stalled"]
    game.open_window("B")
    if when in ("all open", "closing stuck"):
        game.open_all()
    if when == "closing stuck":
        game.door_news = ["no_answer"]
        game.choose(game.quizmaster, "next")
    orders = list(game.door_orders)
    assert game.ignored(EndEarly()) == "refused.windows_open"
    assert game.door_orders == orders, "no door has moved for it"


@pytest.mark.rule("D-21")
def test_before_the_first_window_has_opened_it_can() -> None:
    game = DropTable(3)
    game.to_resolving(A=30, B=10)
    end(game)
    assert game.door_orders == []
    assert set(game.windows.values()) == {"shut"}


# ---------------------------------------------------------------- Haus des Geldes


@pytest.mark.rule("H-25")
def test_nobody_wins_a_heist_that_is_broken_off_and_roles_are_shown() -> None:
    game = Heist(5, ["N N N"])
    game.play_rounds(2)
    outcome = end(game)
    assert outcome.winners == ()
    assert [(line.place, line.seats) for line in outcome.standing] == [(1, (1, 2, 3, 4, 5))]
    assert game.table.roles == dict(enumerate(game.roles, start=1))
    assert game.table.accused is None


@pytest.mark.rule("H-18", "H-27")
@pytest.mark.parametrize("lacks", [frozenset[int](), frozenset(range(1, 6))])
def test_a_heist_can_be_broken_off_in_a_blackout(lacks: frozenset[int]) -> None:
    game = Heist(5, without_display=lacks)
    game.go_to_round(2)
    game.lay()
    game.select()
    assert game.phase == "blackout"
    end(game)
    assert not hasattr(game.table, "private")


# ---------------------------------------------------------------- any moment of any game


@pytest.mark.parametrize(
    ("name", "players", "options"),
    [
        ("de2013", 4, {"variant": "risk"}),
        ("us", 2, {}),
        ("us", 4, {"television": True}),
        ("money_drop", 4, {}),
        ("money_drop", 3, {"own_cards": True}),
        ("heist", 4, {}),
        ("heist", 6, {"without_display": frozenset({2})}),
    ],
)
def test_any_game_can_be_ended_at_any_moment_but_with_open_windows(
    name: str, players: int, options: dict[str, Any]
) -> None:
    game = RandomGame(name, players, 5, **options)
    while not game.over:
        rulebook = game.rulebook
        before = rulebook.table_view(game.state)
        if "open" in rulebook.windows(game.state).values() or before.phase == "opening":
            with pytest.raises(Refused):
                rulebook.step(game.state, EndEarly())
        else:
            ended = rulebook.step(game.state, EndEarly())
            outcome, view = rulebook.outcome(ended), rulebook.table_view(ended)
            assert outcome is not None
            for said in (*tell(before, view), *tell_outcome(outcome, view)):
                assert speak(said, "de")
        game.step()
