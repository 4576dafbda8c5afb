"""What is booked and goes onto the block (M-19), and when a game is over (M-36 to M-40)."""

from msgspec.structs import replace

from pi_app.rules.core import Outcome, Place, Say, Seat, put, rank
from pi_app.rules.millionaire.phases import (
    Announced,
    Candidate,
    Deciding,
    Exit,
    Game,
    Line,
    Over,
    Round,
    candidate_of,
    with_candidate,
)


def book(deciding: Deciding, seat: Seat, way_out: Exit, amount: int) -> Deciding:
    candidate = replace(candidate_of(deciding.round, seat), exit=way_out, won=amount)
    return _credit(deciding, seat, candidate, amount)


def reward(deciding: Deciding, helper: Seat) -> Deciding:
    amount = deciding.game.edition.helper_reward
    candidate = deciding.round.candidates[helper - 1]
    if candidate is None:  # M-35: a television audience wins nothing
        return deciding
    candidate = replace(candidate, helper=candidate.helper + amount)
    return _credit(deciding, helper, candidate, amount)


def _credit(deciding: Deciding, seat: Seat, candidate: Candidate, amount: int) -> Deciding:
    game = deciding.game
    totals = put(game.totals, seat, game.totals[seat - 1] + amount)
    round_ = with_candidate(deciding.round, seat, candidate)
    return replace(deciding, game=replace(game, totals=totals), round=round_)


# ---------------------------------------------------------------- the end


def close_round(game: Game, round_: Round) -> Game:
    """M-19: the round goes onto the block."""
    block = tuple(
        (*lines, _line(game, round_, seat)) for seat, lines in enumerate(game.block, start=1)
    )
    return replace(game, block=block)


def _line(game: Game, round_: Round, seat: Seat) -> Line:
    candidate = round_.candidates[seat - 1]
    if candidate is None:
        return Line("host" if seat == game.host else "audience")
    return Line(
        role="candidate",
        levels=candidate.answered,
        jokers_used=tuple(joker for joker in round_.jokers if joker not in candidate.jokers),
        amount=candidate.won,
        helper=candidate.helper,
        unfinished=candidate.exit is None,  # M-40
    )


def million_ends_now(game: Game) -> bool:
    """M-38, M-39: whether a total of a million ends the game on the spot."""
    if max(game.totals) < game.edition.goal or game.edition.million_ends != "at_once":
        return False
    return game.ending.kind == "million" or game.edition.million_ends_agreed_rounds


def reason_to_end(game: Game) -> str | None:
    """After a round is over. M-36, M-37, M-38, M-39."""
    if game.ending.kind == "rounds":
        each = game.players if game.edition.rounds_are == "hostings_each" else 1
        return "rounds" if game.round >= game.ending.rounds * each else None
    hosted_equally = game.round % game.players == 0
    reached = max(game.totals) >= game.edition.goal
    return "million" if reached and hosted_equally else None  # M-36


def over(game: Game, round_: Round, reason: str, last: Announced | None = None) -> Over:
    return over_closed(close_round(game, round_), reason, last)


def over_closed(game: Game, reason: str, last: Announced | None = None) -> Over:
    seats = range(1, game.players + 1)
    ranked = rank(seats, lambda seat: game.totals[seat - 1])
    standing = tuple(Place(place, (seat,), game.totals[seat - 1]) for place, seat in ranked)
    winners = tuple(sorted(seat for place, seat in ranked if place == 1))  # M-40
    words = Say(f"ended.{reason}", goal=game.edition.money(game.edition.goal))
    return Over(game, Outcome(winners, standing, reason, words), last)
