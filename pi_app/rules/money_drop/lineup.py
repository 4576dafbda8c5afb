"""Who hosts and who plays in which run (D-16)."""

from collections.abc import Sequence
from itertools import combinations

from msgspec import Struct

from pi_app.rules.core import Seat


class LineUp(Struct, frozen=True):
    host: Seat
    team: tuple[Seat, ...]


def usual_runs(players: int, one_team: bool) -> int:
    """As many runs as it takes until everybody has played; three for three players (D-16)."""
    if players <= 3:
        return players
    return players if one_team else -(-players // 2)


def next_line_up(players: int, past: Sequence[LineUp], one_team: bool) -> LineUp:
    """Who has hosted least often hosts; the team comes from the others, fairest pair first.

    Among equals the host is who has played most, and the team is who has played least, has
    not yet played together and will have to host soon. At the very start seat 1 hosts: with
    three players or another odd number that is the odd player.
    """
    seats = range(1, players + 1)
    hosted = {seat: sum(run.host == seat for run in past) for seat in seats}
    played = {seat: sum(seat in run.team for run in past) for seat in seats}
    host = min(seats, key=lambda seat: (hosted[seat], -played[seat], seat))
    others = [seat for seat in seats if seat != host]
    if one_team or players <= 3:
        return LineUp(host, tuple(others))

    def fairness(pair: tuple[Seat, ...]) -> tuple[int, int, int, tuple[Seat, ...]]:
        most_played = sum(played[seat] ** 2 + 2 * played[seat] for seat in pair)
        together = sum(set(pair) <= set(run.team) for run in past)
        return most_played, together, sum(hosted[seat] for seat in pair), pair

    return LineUp(host, min(combinations(others, 2), key=fairness))
