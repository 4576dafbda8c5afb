"""What holds in every game, whatever anybody presses."""

from itertools import product
from typing import Any

import msgspec
import pytest

from pi_app.rules.core import LETTERS, Choose, Refused, Rulebook
from pi_app.rules.heist import phases as heist
from pi_app.rules.millionaire import phases as millionaire
from pi_app.rules.money_drop import phases as money_drop
from pi_app.words import LANGUAGES, as_plain, speak
from tests.playing import RandomGame, start

# Per printed game: numbers of players and ways to play it.
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    *(("de2013", players, {"variant": v}) for players in (3, 4, 5) for v in ("non_risk", "risk")),
    *(("de2002", players, {"television": tv}) for players in (2, 3, 5) for tv in (False, True)),
    *(("us", players, {"television": tv}) for players in (2, 4) for tv in (False, True)),
    *(("money_drop", players, {"time_limit": 30.0}) for players in (2, 3, 4, 5, 6, 8)),
    ("money_drop", 6, {"one_team": True}),
    ("de2013", 3, {"own_cards": True}),
    ("money_drop", 3, {"own_cards": True}),
    *(("heist", players, {"abilities": on}) for players in (4, 5, 6, 7, 8) for on in (True, False)),
    ("heist", 5, {"without_display": frozenset({2, 4})}),
]
SEEDS = 300
MOST_STEPS = 200_000


def play(game: RandomGame) -> None:
    for _ in range(MOST_STEPS):
        if game.over:
            return
        check_menus(game)
        game.step()
        check_money(game.state)
    pytest.fail("the game does not end")


def check_menus(game: RandomGame) -> None:
    for menu in game.menus:
        ids = [entry.id for entry in (*menu.taps.values(), *menu.holds.values())]
        assert len(ids) == len(set(ids)), "one key for one thing"
        assert set(menu.taps) <= set(LETTERS)
        assert set(menu.holds) <= set(LETTERS)
        assert not set(menu.taps) & set(menu.barred_taps)
        assert not set(menu.holds) & set(menu.barred_holds)


def check_money(state: Any) -> None:
    match state:
        case money_drop.Placing():
            assert money_drop.in_hand(state) >= 0
            assert min(state.stakes) >= 0
            assert 0 in state.stakes, "D-07: one window stays free"
        case money_drop.Resolving():
            fallen = sum(state.stakes[LETTERS.index(window)] for window in state.opened)
            assert state.run.chips + fallen + state.lost_in_hand == state.taken_in
        case heist.Counted():
            assert state.game.loot >= 0
        case millionaire.Announced() | millionaire.Deciding():
            check_ladder_money(state)
        case millionaire.Over():
            check_block(state.game)


def check_ladder_money(state: millionaire.Announced | millionaire.Deciding) -> None:
    deciding = state.deciding if isinstance(state, millionaire.Announced) else state
    for seat, total in enumerate(deciding.game.totals, start=1):
        booked = sum(line.amount + line.helper for line in deciding.game.block[seat - 1])
        candidate = deciding.round.candidates[seat - 1]
        if candidate is not None:
            booked += candidate.won + candidate.helper
        assert total == booked, "a total is the sum of what was booked"


def check_block(game: millionaire.Game) -> None:
    for total, lines in zip(game.totals, game.block, strict=True):
        assert total == sum(line.amount + line.helper for line in lines)
        assert len(lines) == game.round


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_random_games_end_and_money_adds_up(
    name: str, players: int, options: dict[str, Any]
) -> None:
    for seed in range(SEEDS):
        game = RandomGame(name, players, seed, **options)
        play(game)
        outcome = game.rulebook.outcome(game.state)
        assert outcome is not None
        assert outcome.winners
        assert all(not menu.choices for menu in game.menus)


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_replay_gives_the_same_views(name: str, players: int, options: dict[str, Any]) -> None:
    game = RandomGame(name, players, 7, **options)
    seen = [everything(game.rulebook, game.state, players)]
    while not game.over:
        game.step()
        seen.append(everything(game.rulebook, game.state, players))
    state = start(name, players, **options)
    again = [everything(game.rulebook, state, players)]
    for event in game.events:
        state = game.rulebook.step(state, event)
        again.append(everything(game.rulebook, state, players))
    assert [view for index, view in enumerate(seen) if index == 0 or view != seen[index - 1]] == [
        view for index, view in enumerate(again) if index == 0 or view != again[index - 1]
    ]


def everything(rulebook: Rulebook[Any], state: Any, players: int) -> Any:
    views = [rulebook.table_view(state), rulebook.outcome(state), rulebook.windows(state)]
    views += [rulebook.host_view(state)] if rulebook.host_view else []
    views += [rulebook.seat_view(state, seat) for seat in range(1, players + 1)]
    return as_plain(views, "en")


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_only_what_is_offered_works(name: str, players: int, options: dict[str, Any]) -> None:
    """Every id ever seen in this game is tried by every seat in every phase of another game."""
    seen: set[str] = set()
    game = RandomGame(name, players, 1, **options)
    while not game.over:
        seen |= {choice for menu in game.menus for choice in menu.choices}
        game.step()
    game = RandomGame(name, players, 2, **options)
    tried_in: set[type] = set()
    while not game.over:
        if type(game.state) not in tried_in:
            tried_in.add(type(game.state))
            before = msgspec.structs.astuple(game.state)
            for seat, choice in product(game.seats, sorted(seen)):
                if choice in game.menus[seat - 1].choices:
                    continue
                with pytest.raises(Refused) as refused:
                    game.rulebook.step(game.state, Choose(seat, choice))
                for language in LANGUAGES:
                    assert speak(refused.value.reason, language)
            assert msgspec.structs.astuple(game.state) == before
        game.step()


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_everything_a_seat_reads_exists_in_both_languages(
    name: str, players: int, options: dict[str, Any]
) -> None:
    game = RandomGame(name, players, 3, **options)
    while not game.over:
        game.step()
        for menu in game.menus:
            for entry in (*menu.taps.values(), *menu.holds.values()):
                for language in LANGUAGES:
                    assert speak(entry.label, language)
            for barred in (*menu.barred_taps.values(), *menu.barred_holds.values()):
                for language in LANGUAGES:
                    assert speak(barred.reason, language)
        for language in LANGUAGES:
            as_plain(game.rulebook.table_view(game.state), language)
