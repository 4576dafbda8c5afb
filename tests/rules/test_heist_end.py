"""Haus des Geldes: who wins, Raquel's last trump, and when masks fall."""

from typing import Any

import pytest

from tests.rules.heist_table import Heist

PLAYERS = (4, 5, 6, 7, 8)
TARGET = {4: 2000, 5: 2000, 6: 2000, 7: 2500, 8: 2500}

# The third round decides: before it the loot is 1,000, after it the press stands still.
THREE_CARDS = {
    1750: "N N+250 S",
    2000: "N N+500 S",
    2250: "N N+250 N+500",
    2500: "N+250 N+250 N+500",
}
FIVE_CARDS = {
    2250: "N N+250 N+500 S-250 S-250",
    2500: "N N+500 N+500 S-250 S-250",
    2750: "N+250 N+500 N+500 S-250 S-250",
    3000: "N+500 N+500 N+500 S-250 S-250",
}


def counted(players: int, loot: int, **options: Any) -> Heist:
    """Five rounds are over and the loot is as asked for."""
    if players < 7:
        rounds = ["N N S-250", "N N S-250", THREE_CARDS[loot], "S S N+250", "S S N+250"]
    else:
        rounds = ["N N N S S", "N N N S S", FIVE_CARDS[loot]]
        rounds += ["S S S N+250 N+250", "S S S N+250 N+250"]
    game = Heist(players, rounds, **options)
    game.play_rounds(5)
    assert (game.phase, game.table.loot) == ("counted", loot)
    return game


def settled(players: int, loot: int, **options: Any) -> Heist:
    game = counted(players, loot, **options)
    game.choose(game.table.leader, "next")
    return game


def side(game: Heist, *roles: str) -> tuple[int, ...]:
    return tuple(seat for seat in game.seats if game.roles[seat - 1] in roles)


def gangsters(game: Heist) -> tuple[int, ...]:
    return side(game, "professor", "gangster")


def hostages(game: Heist) -> tuple[int, ...]:
    return side(game, "raquel", "hostage")


# ---------------------------------------------------------------- below the target


@pytest.mark.rule("H-23")
@pytest.mark.parametrize("players", PLAYERS)
def test_250_short_of_the_target_the_hostages_win(players: int) -> None:
    game = settled(players, TARGET[players] - 250)
    assert (game.phase, game.outcome.reason) == ("over", "below_target")
    assert game.outcome.winners == hostages(game)
    assert [place.seats for place in game.outcome.standing] == [hostages(game), gangsters(game)]
    assert game.table.accused is None


@pytest.mark.rule("H-23")
@pytest.mark.parametrize(("blind", "winners"), [(0, 1), (1, 2)])
def test_of_four_raquel_wins_alone_or_with_the_hostage_drawn_blind(
    blind: int, winners: int
) -> None:
    game = settled(4, 1750, blind=blind)
    assert game.outcome.winners == hostages(game)
    assert len(game.outcome.winners) == winners


@pytest.mark.rule("H-23")
def test_without_a_single_banknote_majority_the_hostages_win_with_nothing_printed() -> None:
    game = Heist(6, ["S S N", "S S N", "S S N", "S S N", "S-250 S-500 N"])
    game.play_rounds(5)
    game.choose(5, "next")
    assert (game.table.loot, game.outcome.winners) == (0, hostages(game))


# ---------------------------------------------------------------- the last trump


@pytest.mark.rule("H-24")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("more", [0, 250, 500])
def test_at_or_above_the_target_raquel_shows_herself(players: int, more: int) -> None:
    """Also with 500 to spare, when the arrest cannot change the result any more."""
    game = settled(players, TARGET[players] + more)
    raquel = game.who_is("raquel")
    assert (game.phase, game.outcome) == ("last_trump", None)
    assert game.table.raquel == raquel
    assert game.table.prompt.parts == {
        "raquel": game.table.players[raquel].name,
        "change": -game.state.game.rules.arrest_takes,
    }


@pytest.mark.rule("H-24")
@pytest.mark.parametrize("players", PLAYERS)
def test_raquel_names_any_other_player_and_nobody_else_names(players: int) -> None:
    game = settled(players, TARGET[players])
    raquel = game.who_is("raquel")
    others = set(game.seats) - {raquel}
    assert game.on_all_pages(raquel) == {f"accuse:{seat}" for seat in others}
    assert game.refusal(raquel, f"accuse:{raquel}") == "refused.not_now"
    for seat in others:
        assert game.choices(seat) == set()
        assert game.refusal(seat, f"accuse:{raquel}") == "refused.not_now"


@pytest.mark.rule("H-24")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("more", [0, 250])
def test_the_professor_is_caught_and_the_loot_falls_below_the_target(
    players: int, more: int
) -> None:
    loot = TARGET[players] + more
    game = settled(players, loot)
    game.take(game.who_is("raquel"), f"accuse:{game.who_is('professor')}")
    assert game.table.loot == loot - 500
    assert (game.phase, game.outcome.reason) == ("over", "professor_caught")
    assert game.outcome.winners == hostages(game)


@pytest.mark.rule("H-24")
@pytest.mark.parametrize("players", PLAYERS)
def test_with_500_to_spare_the_gangsters_win_without_their_professor(players: int) -> None:
    game = settled(players, TARGET[players] + 500)
    game.take(game.who_is("raquel"), f"accuse:{game.who_is('professor')}")
    assert game.table.loot == TARGET[players]
    assert (game.outcome.reason, game.outcome.winners) == ("loot_secured", gangsters(game))


@pytest.mark.rule("H-24")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_wrong_name_leaves_the_loot_and_the_gangsters_win(players: int) -> None:
    for suspect in range(1, players + 1):
        game = settled(players, TARGET[players])
        if suspect in (game.who_is("raquel"), game.who_is("professor")):
            continue
        game.take(game.who_is("raquel"), f"accuse:{suspect}")
        assert game.table.loot == TARGET[players]
        assert (game.phase, game.outcome.reason) == ("over", "loot_secured")
        assert game.outcome.winners == gangsters(game)
        assert [place.seats for place in game.outcome.standing] == [gangsters(game), hostages(game)]


@pytest.mark.rule("H-24")
def test_raquel_names_once() -> None:
    game = settled(5, 2500)
    game.choose(4, "accuse:2")
    assert game.refusal(4, "accuse:1") == "refused.not_now"
    assert all(game.choices(seat) == set() for seat in game.seats)


# ---------------------------------------------------------------- masks


@pytest.mark.rule("H-25")
@pytest.mark.parametrize("loot", [1750, 2000])
def test_roles_stay_secret_until_accounts_are_settled(loot: int) -> None:
    """Everybody sits elsewhere in the second game; no table view shows a difference."""
    first = counted(5, loot, roles="professor raquel gangster hostage gangster")
    second = counted(5, loot, roles="gangster hostage raquel gangster professor")
    assert first.table == second.table
    assert not hasattr(first.table, "roles")
    assert not hasattr(first.table, "raquel")
    for seat in (2, 3, 4):
        assert first.refusal(seat, "next") == "refused.not_now"


@pytest.mark.rule("H-25", "H-24")
def test_the_last_trump_shows_raquel_and_nobody_else() -> None:
    first = settled(5, 2000, roles="professor raquel gangster hostage gangster")
    second = settled(5, 2000, roles="gangster raquel hostage gangster professor")
    assert first.table == second.table
    assert first.view(2) == second.view(2)
    assert first.menu(2) == second.menu(2)
    assert not hasattr(first.table, "roles")


@pytest.mark.rule("H-25")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("accused", [None, "professor", "other"])
def test_at_the_very_end_all_roles_are_shown(players: int, accused: str | None) -> None:
    game = settled(players, TARGET[players] - (0 if accused else 250))
    suspect = None
    if accused:
        wrong = next(seat for seat in game.seats if game.roles[seat - 1] == "gangster")
        suspect = game.who_is("professor") if accused == "professor" else wrong
        game.take(game.who_is("raquel"), f"accuse:{suspect}")
    assert game.table.roles == dict(enumerate(game.roles, start=1))
    assert game.table.accused == suspect


@pytest.mark.rule("H-25", "H-27")
def test_without_displays_raquel_accuses_with_her_box_and_roles_come_last() -> None:
    game = settled(5, 2000, without_display=frozenset(range(1, 6)))
    assert not hasattr(game.table, "roles")
    assert not hasattr(game.table, "private")
    game.choose(4, "accuse:1")
    assert game.table.roles[1] == "professor"
