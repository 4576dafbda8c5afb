"""As on television: one hosts, one answers, the others watch and help (M-35)."""

import pytest

from pi_app.rules.core import NOTHING, Refused
from tests.playing import Sitting

EDITIONS = ("de2002", "us")
ALL_VOTES = {"vote:A", "vote:B", "vote:C", "vote:D"}


def studio(edition: str, players: int, rights: str = "A") -> Sitting:
    """The first question of the show: seat 1 hosts, seat 2 answers."""
    game = Sitting(edition, players, rights, television=True)
    game.ask()
    return game


def roles(game: Sitting) -> list[str]:
    return [player.role for player in game.table.players.values()]


def totals(game: Sitting) -> list[int]:
    return [player.total.amount for player in game.table.players.values()]


@pytest.mark.rule("M-35")
def test_the_edition_without_this_way_of_playing_refuses_it() -> None:
    with pytest.raises(Refused) as refused:
        Sitting("de2013", 3, television=True)
    assert refused.value.reason.key == "refused.television"


@pytest.mark.rule("M-35")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_player_at_the_hosts_left_answers_and_the_others_are_audience(
    edition: str, players: int
) -> None:
    game = studio(edition, players)
    assert game.table.television
    assert roles(game) == ["host", "candidate", *["audience"] * (players - 2)]
    assert game.table.turn == 2
    assert game.table.players[2].jokers == ("fifty_fifty", "audience", "phone")
    for seat in range(3, players + 1):
        assert not game.table.players[seat].in_round
        assert game.choices(seat) == set()
        for choice in ("answer:A", "leave", "joker:fifty_fifty"):
            assert game.refusal(seat, choice) == "refused.not_now"


@pytest.mark.rule("M-35")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_the_agreement_everybody_but_the_host_answers(edition: str) -> None:
    game = Sitting(edition, 4)
    game.ask()
    assert not game.table.television
    assert roles(game) == ["host", "candidate", "candidate", "candidate"]


@pytest.mark.rule("M-35")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_over_as_many_rounds_as_players_everybody_hosts_and_answers_once(
    edition: str, players: int
) -> None:
    game = Sitting(edition, players, television=True)
    pairs: list[tuple[int, int]] = []
    while game.outcome is None:
        game.ask()
        [candidate] = [seat for seat in game.table.players if game.table.players[seat].in_round]
        pairs.append((game.table.host_seat, candidate))
        game.lock(candidate, "B")
        game.reveal()
        game.choose(game.table.host_seat, "next")
    left = [*range(2, players + 1), 1]
    assert pairs == list(zip(range(1, players + 1), left, strict=True))


@pytest.mark.rule("M-35")
@pytest.mark.parametrize(("edition", "won"), [("de2002", 100), ("us", 200)])
def test_the_audience_wins_nothing_and_the_round_ends_with_its_one_candidate(
    edition: str, won: int
) -> None:
    game = Sitting(edition, 4, television=True)
    game.answer(s2="A")
    game.answer(s2="A")
    game.ask()
    game.choose(2, "joker:audience")
    game.choose(3, "vote:A")
    game.choose(4, "vote:A")
    game.choose(2, "joker:phone", "friend:4")
    game.choose(4, "vote:A")
    game.leave(2)
    game.reveal()
    assert totals(game) == [0, won, 0, 0]
    game.choose(1, "next")
    assert (game.phase, game.table.host_seat) == ("between_rounds", 2)
    lines = {seat: block[-1] for seat, block in game.table.block.items()}
    assert [line.role for line in lines.values()] == ["host", "candidate", "audience", "audience"]
    assert [line.amount.amount for line in lines.values()] == [0, won, 0, 0]
    assert lines[2].jokers_used == ("audience", "phone")
    assert lines[3].jokers_used == ()


@pytest.mark.rule("M-35")
@pytest.mark.parametrize("edition", EDITIONS)
def test_everybody_in_the_audience_is_asked_for_a_vote(edition: str) -> None:
    game = studio(edition, 5, "D")
    game.orders = [(3, 0, 1, 2)]
    game.choose(2, "joker:audience")
    assert game.table.joker.waiting_for == (3, 4, 5)
    assert all(game.choices(seat) == ALL_VOTES for seat in (3, 4, 5))
    assert not game.choices(2)
    for seat, letter in ((5, "C"), (3, "A"), (4, "B")):
        game.choose(seat, f"vote:{letter}")
    assert game.private(2).told == (("audience", ("D", "A", "B", "C")),)


@pytest.mark.rule("M-35")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_friends_sit_in_the_audience(edition: str) -> None:
    game = studio(edition, 5, "D")
    game.choose(2, "joker:phone")
    assert game.choices(2) == {"friend:3", "friend:4", "friend:5", "call"}
    game.choose(2, "friend:5")
    assert game.choices(5) == ALL_VOTES
    assert not any(game.choices(seat) for seat in (1, 2, 3, 4))
    game.choose(5, "vote:B")
    assert game.private(2).told == (("friend", ("B", "D")),)
    assert game.table.tries_left == 0


@pytest.mark.rule("M-35")
def test_the_audience_sees_no_letter_before_the_reveal() -> None:
    one, other = studio("us", 4, "A"), studio("us", 4, "B")
    for game in (one, other):
        game.choose(2, "joker:fifty_fifty")
        game.lock(2, "A")
        game.choose(1, "show")
    assert one.table == other.table
    for seat in (3, 4):
        assert one.private(seat) == other.private(seat) == NOTHING
        assert one.lamps(seat) == other.lamps(seat)


@pytest.mark.rule("M-35")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_two_players_it_is_the_two_player_game(edition: str) -> None:
    game = studio(edition, 2)
    assert not game.table.television
    game.choose(2, "joker:audience")
    assert game.table.tries_left == 3
    game.lock(2, "B")
    game.choose(1, "reveal")
    assert (game.phase, game.table.tried) == ("deciding", ("B",))
    game.choose(2, "joker:phone")
    assert game.choices(2) == {"tries", "call"}
