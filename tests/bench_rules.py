"""How fast the rules are, beside something everybody can run.

Both sides replay games that were played at random before the clock started. A step of ours
is one event put into the rules and the menus of all seats read afterwards; a move of
OpenSpiel's python_kuhn_poker is the legal actions (or chances) read and one action applied.
"""

import random
import statistics
import time
from collections.abc import Callable, Iterator

import pyspiel
from open_spiel.python.games import kuhn_poker  # noqa: F401  (registers the game)

from pi_app.rules.core import Event
from tests.bench_report import Line
from tests.playing import PRINTED_GAMES, RandomGame, start

# Short turns of both, one after the other, so that a busy machine slows both alike.
TURNS = 15
SECONDS_A_TURN = 0.2
GAMES = 50
PLAYERS = {"de2013": 4, "de2002": 4, "us": 4, "money_drop": 3, "heist": 5}


def kuhn_poker_replay() -> Callable[[], int]:
    game = pyspiel.load_game("python_kuhn_poker")
    chance = random.Random(1)
    played: list[list[int]] = []
    for _ in range(GAMES):
        state, actions = game.new_initial_state(), []
        while not state.is_terminal():
            actions.append(chance.choice(state.legal_actions()))
            state.apply_action(actions[-1])
        played.append(actions)

    def replay() -> int:
        moves = 0
        for actions in played:
            state = game.new_initial_state()
            for action in actions:
                if state.is_chance_node():
                    state.chance_outcomes()
                else:
                    state.legal_actions()
                state.apply_action(action)
            moves += len(actions)
        return moves

    return replay


def rules_replay(name: str) -> Callable[[], int]:
    first = start(name, PLAYERS[name])
    played: list[list[Event]] = []
    for seed in range(GAMES):
        game = RandomGame(name, PLAYERS[name], seed)
        while not game.over:
            game.step()
        played.append(game.events)
    step, menu, seats = game.rulebook.step, game.rulebook.menu, list(game.seats)

    def replay() -> int:
        steps = 0
        for events in played:
            state = first
            for event in events:
                state = step(state, event)
                for seat in seats:
                    menu(state, seat)
            steps += len(events)
        return steps

    return replay


def rate(replay: Callable[[], int]) -> float:
    count, start_time = 0, time.perf_counter()
    end = start_time + SECONDS_A_TURN
    while time.perf_counter() < end:
        count += replay()
    return count / (time.perf_counter() - start_time)


def title() -> str:
    return "Rules: steps a second, with the menus of all seats, beside python_kuhn_poker's moves"


def lines() -> Iterator[Line]:
    poker = kuhn_poker_replay()
    for name in PRINTED_GAMES:
        ours = rules_replay(name)
        pairs = [(rate(ours), rate(poker)) for _ in range(TURNS)]
        steps = statistics.median(pair[0] for pair in pairs)
        moves = statistics.median(pair[1] for pair in pairs)
        yield Line(name, f"{steps:,.0f}/s", f"{moves:,.0f}/s", steps / moves, at_least=1)
