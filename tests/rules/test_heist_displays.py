"""Haus des Geldes: what is private, at tables where boxes have no display."""

import pytest

from pi_app.rules.core import DARK, LIT, NOTHING
from tests.playing import RandomGame
from tests.rules.heist_table import (
    ABILITIES,
    RAQUEL_1,
    RAQUEL_3,
    Heist,
    blackout,
    card,
    cards,
    count,
)

PLAYERS = (4, 5, 6, 7, 8)


def without(players: int) -> frozenset[int]:
    return frozenset(range(1, players + 1))


def call(game: Heist, seat: int) -> None:
    while game.table.called != seat:
        game.time_up()


# ---------------------------------------------------------------- in the dark, without displays


@pytest.mark.rule("H-27", "H-20")
@pytest.mark.parametrize("ability", ABILITIES)
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("lacking", ["all", "one"])
def test_every_seat_is_called_in_turn_for_the_same_time(
    ability: str, players: int, lacking: str
) -> None:
    lacks = without(players) if lacking == "all" else frozenset({players})
    game = blackout(ability, players, without_display=lacks)
    clocks = set()
    for called in game.seats:
        assert (game.table.called, game.table.uncovered) == (called, False)
        name = game.table.players[called].name
        assert game.table.prompt.parts == {"name": name, "total": 15 * players}
        assert game.choices(called) == {"uncover"}
        for seat in game.seats:
            assert game.lamps(seat) == (LIT if seat == called else DARK)
            assert seat == called or game.choices(seat) == set()
        game.choose(called, "uncover")
        assert game.choices(called)
        assert game.lamps(called) == LIT
        assert game.deadline.seconds == 15
        clocks.add(game.deadline.name)
        sounds = game.sounds_of(game.time_up)
        assert sounds == ("blackout",) or called == players
    assert len(clocks) == players
    assert game.phase == ("revealing" if ability == "raquel" else "discussing")


@pytest.mark.rule("H-27", "H-20")
@pytest.mark.parametrize("ability", ABILITIES)
def test_the_calls_are_the_same_wherever_the_actor_sits(ability: str) -> None:
    first = blackout(ability, roles=RAQUEL_1, without_display=without(5))
    second = blackout(ability, roles=RAQUEL_3, without_display=without(5))
    for called in first.seats:
        assert first.table == second.table
        assert first.deadline == second.deadline
        for seat in first.seats:
            assert first.view(seat) == second.view(seat)
            assert first.menu(seat) == second.menu(seat)
        for game in (first, second):
            game.choose(called, "uncover")
        assert [first.lamps(seat) for seat in first.seats] == [
            second.lamps(seat) for seat in second.seats
        ]
        for game in (first, second):
            if called == game.who_is(ability):
                game.choose(called, "look:1" if called != 1 or ability == "raquel" else "look:2")
            game.time_up()


@pytest.mark.rule("H-27", "H-18")
def test_raquel_acts_at_the_screen_when_she_is_called() -> None:
    game = blackout("raquel", laid="N N S S-500", roles=RAQUEL_3, without_display=without(5))
    assert game.refusal(3, "look:5") == "refused.not_now"
    call(game, 3)
    assert game.refusal(3, "look:5") == "refused.not_now"
    game.choose(3, "uncover", "look:5")
    assert game.table.private.card_seen == (5, card("S-500"))
    game.choose(3, "swap:2")
    game.time_up()
    assert not hasattr(game.table, "private")
    assert count(game) == cards("S-500 N S")


@pytest.mark.rule("H-27", "H-18")
def test_a_look_without_a_swap_is_left_to_chance_after_the_last_call() -> None:
    game = blackout("raquel", laid="N N S S-500", roles=RAQUEL_3, without_display=without(5))
    call(game, 3)
    game.choose(3, "uncover", "look:5")
    game.time_up()
    assert (game.phase, game.table.called) == ("blackout", 4)
    assert game.refusal(3, "swap:2") == "refused.not_now"
    game.picks = [1]
    assert count(game) == cards("N S-500 S")


@pytest.mark.rule("H-27", "H-19")
def test_the_role_seen_leaves_the_screen_with_the_call() -> None:
    game = blackout("professor", roles=RAQUEL_1, without_display=without(5))
    call(game, 3)
    game.choose(3, "uncover", "look:1")
    assert game.table.private.role_seen == (1, "raquel")
    game.time_up()
    assert not hasattr(game.table, "private")
    game.choose(4, "uncover")
    assert game.table.private.role_seen is None
    assert game.private(3) == NOTHING


# ---------------------------------------------------------------- hands and roles


@pytest.mark.rule("H-27")
def test_seats_without_display_are_called_to_lay_one_after_the_other() -> None:
    game = Heist(5, without_display=frozenset({2, 4}))
    game.choose(1, "lead:1")
    assert (game.table.called, game.table.prompt.key) == (2, "prompt.look_away")
    assert game.table.prompt.parts == {"name": "Ben"}
    assert (game.choices(2), game.choices(4)) == ({"uncover"}, set())
    assert game.refusal(4, "uncover") == "refused.not_now"
    game.choose(5, "play:3")
    game.choose(2, "uncover", "play:1")
    assert (game.table.called, game.table.uncovered) == (4, False)
    game.choose(4, "uncover", "play:1")
    assert (game.table.called, game.table.laid) == (None, (2, 4, 5))


@pytest.mark.rule("H-27")
def test_the_called_player_uncovers_and_covers_with_the_own_box() -> None:
    game = Heist(5, ["N N+500"], without_display=without(5), roles=RAQUEL_1)
    game.choose(1, "lead:1")
    game.choose(1, "uncover", "play:1")
    covered = game.table
    game.choose(2, "uncover")
    assert game.table.private.role == "gangster"
    assert game.table.private.hand[0].card == card("N+500")
    assert game.private(2) == NOTHING
    game.choose(2, "cover")
    assert game.table == covered
    assert game.refusal(2, "play:1") == "refused.not_now"


@pytest.mark.rule("H-27", "H-25")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("lacking", ["all", "some", "none"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_nothing_private_is_on_a_screen_otherwise(players: int, lacking: str, seed: int) -> None:
    lacks = {"all": without(players), "some": frozenset({1, 3}), "none": frozenset[int]()}[lacking]
    game = RandomGame("heist", players, seed, without_display=lacks)
    while not game.over:
        table = game.rulebook.table_view(game.state)
        called = table.called is not None and table.uncovered
        assert called or not hasattr(table, "private")
        assert not hasattr(table, "roles")
        assert not called or lacks
        for seat in lacks:
            assert game.rulebook.seat_view(game.state, seat).private == NOTHING
        game.step()
