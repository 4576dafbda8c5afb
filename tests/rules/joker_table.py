"""How tests of the Millionaire jokers play them."""

from typing import Any

from tests.playing import Sitting

ALL_VOTES = {"vote:A", "vote:B", "vote:C", "vote:D"}
ALL_ANSWERS = {"answer:A", "answer:B", "answer:C", "answer:D"}


def asked(name: str, players: int, rights: str = "A", **options: Any) -> Sitting:
    """Seat 1 hosts, the first question is on the table and seat 2 has the joker turn."""
    game = Sitting(name, players, rights, **options)
    game.ask()
    return game


def risky(players: int = 4, rights: str = "A") -> Sitting:
    return asked("de2013", players, rights, variant="risk")


def one_out(name: str, way_out: str, players: int = 4, **options: Any) -> Sitting:
    """Seat 3 is out of the round; the question of level 2 is on the table."""
    game = Sitting(name, players, **options)
    others = {f"s{seat}": "A" for seat in range(2, players + 1) if seat != 3}
    game.answer(**others, s3=way_out)
    game.ask()
    return game


def play(game: Sitting, seat: int, joker: str) -> None:
    """The host asks on until it is this seat's turn, and it plays the joker."""
    while game.table.turn != seat:
        game.choose(game.table.host_seat, "next")
    if f"joker:{joker}" not in game.choices(seat):
        game.choose(seat, "more")
    game.choose(seat, f"joker:{joker}")


def get_help(game: Sitting, asker: int, helper: int, letter: str) -> None:
    play(game, asker, "extra")
    game.choose(helper, "help")
    if game.phase == "calling_for_help":
        game.choose(game.table.host_seat, "next")
    game.choose(helper, f"vote:{letter}")


def seen_beside(game: Sitting, *knowing: int) -> list[object]:
    """The table, everybody's lamps, and all that is on the boxes of those who are not to know."""
    seats = list(game.table.players)
    boxes = [game.rulebook.seat_view(game.state, seat) for seat in seats if seat not in knowing]
    return [game.table, [game.lamps(seat) for seat in seats], boxes]


def told(game: Sitting, seat: int) -> Any:
    return game.private(seat).told


def totals(game: Sitting) -> list[int]:
    return [player.total.amount for player in game.table.players.values()]
