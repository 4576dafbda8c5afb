"""Haus des Geldes: who is who, which cards are dealt, what has to be reached, who may play."""

from collections import Counter

import pytest

from pi_app.rules.core import Refused, Shuffled, WantPick, WantShuffle
from pi_app.rules.heist.ruleset import Options
from pi_app.rules.heist.step import start as start_heist
from pi_app.rulesets import printed
from tests.playing import Sitting, start
from tests.rules.heist_table import Heist

PLAYERS = (4, 5, 6, 7, 8)
GANGSTERS = ("professor", "gangster")

DECKS = {  # banknotes plain, +250, +500; sabotage plain, -250, -500
    4: (6, 4, 1, 5, 3, 1),
    5: (7, 4, 2, 7, 4, 1),
    6: (8, 6, 2, 8, 4, 2),
    7: (8, 7, 3, 10, 5, 2),
    8: (10, 8, 3, 11, 6, 2),
}
KINDS = [("banknote", 0), ("banknote", 250), ("banknote", 500)]
KINDS += [("sabotage", 0), ("sabotage", 250), ("sabotage", 500)]


def roles_seen(game: Sitting, players: int) -> list[str]:
    return [game.private(seat).role for seat in range(1, players + 1)]


def sides(roles: list[str]) -> tuple[int, int]:
    gangsters = sum(role in GANGSTERS for role in roles)
    return gangsters, len(roles) - gangsters


# ---------------------------------------------------------------- roles


@pytest.mark.rule("H-01", "H-03")
@pytest.mark.parametrize(
    ("players", "gangsters", "hostages"), [(5, 3, 2), (6, 4, 2), (7, 4, 3), (8, 5, 3)]
)
def test_sides_are_as_many_as_the_table_in_print_says(
    players: int, gangsters: int, hostages: int
) -> None:
    roles = roles_seen(Sitting("heist", players), players)
    assert sides(roles) == (gangsters, hostages)
    assert (roles.count("professor"), roles.count("raquel")) == (1, 1)
    assert roles.count("gangster") == gangsters - 1
    assert roles.count("hostage") == hostages - 1


@pytest.mark.rule("H-02", "H-03")
@pytest.mark.parametrize(
    ("blind", "drawn", "teams"), [(0, "gangster", (3, 1)), (1, "hostage", (2, 2))]
)
def test_of_four_the_blind_card_decides_the_sides(
    blind: int, drawn: str, teams: tuple[int, int]
) -> None:
    roles = roles_seen(Heist(4, blind=blind), 4)
    assert Counter(roles) == Counter(["professor", "raquel", "gangster", drawn])
    assert sides(roles) == teams


@pytest.mark.rule("H-02")
def test_the_blind_card_is_one_of_two() -> None:
    state = start("heist", 4)
    assert Sitting("heist", 4).rulebook.wanted(state) == WantPick(2)


@pytest.mark.rule("H-02")
@pytest.mark.parametrize("players", [5, 6, 7, 8])
def test_of_more_than_four_nothing_is_drawn_blind(players: int) -> None:
    state = start("heist", players)
    assert Sitting("heist", players).rulebook.wanted(state) == WantShuffle(players)


@pytest.mark.rule("H-02", "H-03")
def test_nobody_but_its_holder_can_tell_which_card_was_drawn_blind() -> None:
    three_to_one, two_to_two = (Heist(4, blind=blind) for blind in (0, 1))
    holder = 4
    for game in (three_to_one, two_to_two):
        game.lay()
    assert three_to_one.table == two_to_two.table
    for seat in (1, 2, 3):
        assert three_to_one.view(seat) == two_to_two.view(seat)
    assert three_to_one.private(holder).role != two_to_two.private(holder).role


@pytest.mark.rule("H-03")
def test_roles_go_where_the_shuffle_puts_them() -> None:
    game = Heist(5, roles="hostage gangster raquel professor gangster")
    assert roles_seen(game, 5) == ["hostage", "gangster", "raquel", "professor", "gangster"]


@pytest.mark.rule("H-03")
@pytest.mark.parametrize("order", [(0, 1, 2, 3), (0, 1, 2, 3, 3), (1, 2, 3, 4, 5)])
def test_a_shuffle_that_loses_or_doubles_a_role_is_refused(order: tuple[int, ...]) -> None:
    state = start("heist", 5)
    with pytest.raises(Refused):
        Sitting("heist", 5).rulebook.step(state, Shuffled(order))


@pytest.mark.rule("H-03")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_seat_learns_its_own_role_and_no_other(players: int) -> None:
    """Two deals in which all the others changed roles look the same from the seat that did not."""
    plain = Heist(players)
    others = list(plain.roles[1:])
    turned = Heist(players, roles=" ".join((plain.roles[0], *others[1:], others[0])))
    assert plain.roles != turned.roles
    for game in (plain, turned):
        game.lay()
    assert plain.view(1) == turned.view(1)
    assert plain.table == turned.table
    assert plain.private(1).role_seen is None


@pytest.mark.rule("H-03")
def test_gangsters_do_not_recognise_each_other() -> None:
    """The second gangster sits elsewhere, and the first one sees no difference."""
    near = Heist(5, roles="gangster gangster professor raquel hostage")
    far = Heist(5, roles="gangster hostage professor raquel gangster")
    assert near.view(1) == far.view(1)
    assert near.view(3) == far.view(3)


# ---------------------------------------------------------------- action cards


@pytest.mark.rule("H-04", "H-05")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_whole_printed_deck_is_dealt(players: int) -> None:
    game = Sitting("heist", players)
    hands = [game.private(seat).hand for seat in range(1, players + 1)]
    dealt = Counter((held.card.kind, held.card.extra) for hand in hands for held in hand)
    assert [dealt[kind] for kind in KINDS] == list(DECKS[players])
    assert sum(dealt.values()) == sum(DECKS[players])


@pytest.mark.rule("H-05")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_holds_five_numbered_cards(players: int) -> None:
    game = Sitting("heist", players)
    for seat in range(1, players + 1):
        private = game.private(seat)
        assert [held.number for held in private.hand] == [1, 2, 3, 4, 5]
        assert private.laid is None


@pytest.mark.rule("H-05")
@pytest.mark.parametrize("players", [5, 6, 7, 8])
def test_the_whole_deck_is_shuffled(players: int) -> None:
    rulebook, cards = Sitting("heist", players).rulebook, players * 5
    state = rulebook.step(start("heist", players), Shuffled(tuple(range(players))))
    assert rulebook.wanted(state) == WantShuffle(cards)
    usual = rulebook.step(state, Shuffled(tuple(range(cards))))
    backwards = rulebook.step(state, Shuffled(tuple(reversed(range(cards)))))
    first, last = (rulebook.seat_view(usual, seat).private for seat in (1, players))
    now_last, now_first = (rulebook.seat_view(backwards, seat).private for seat in (players, 1))
    assert [held.card for held in now_first.hand] == [held.card for held in last.hand][::-1]  # type: ignore[attr-defined]
    assert [held.card for held in now_last.hand] == [held.card for held in first.hand][::-1]  # type: ignore[attr-defined]


@pytest.mark.rule("H-05", "H-27")
def test_a_hand_is_seen_by_its_own_seat_alone() -> None:
    """Seats 4 and 5 hold other cards in the second deal; nobody else notices."""
    rich = Heist(5, ["N N N N+500 S-500"])
    poor = Heist(5, ["N N N S-500 N+500"])
    assert rich.hand(4) != poor.hand(4)
    for seat in (1, 2, 3):
        assert rich.view(seat) == poor.view(seat)
    assert rich.table == poor.table


# ---------------------------------------------------------------- target, loot, first leader


@pytest.mark.rule("H-06")
@pytest.mark.parametrize(
    ("players", "target"), [(4, 2000), (5, 2000), (6, 2000), (7, 2500), (8, 2500)]
)
def test_the_target_and_the_empty_start(players: int, target: int) -> None:
    table = Sitting("heist", players).table
    assert (table.target, table.loot) == (target, 0)


@pytest.mark.rule("H-07")
@pytest.mark.parametrize("players", PLAYERS)
def test_any_seat_can_be_named_first_leader(players: int) -> None:
    for seat in range(1, players + 1):
        game = Sitting("heist", players)
        assert (game.phase, game.table.leader, game.table.round) == ("naming_first_leader", None, 0)
        assert game.choices(seat) == {f"lead:{seat}"}
        game.choose(seat, f"lead:{seat}")
        assert (game.phase, game.table.leader, game.table.round) == ("laying", seat, 1)
        assert game.table.leaders == (seat,)


@pytest.mark.rule("H-07")
def test_a_seat_names_only_itself_and_only_once() -> None:
    game = Sitting("heist", 5)
    assert game.refusal(1, "lead:2") == "refused.not_now"
    game.choose(3, "lead:3")
    assert game.refusal(1, "lead:1") == "refused.not_now"


@pytest.mark.rule("H-07")
def test_no_card_is_laid_before_somebody_leads() -> None:
    game = Sitting("heist", 5)
    assert game.refusal(2, "play:1") == "refused.not_now"


# ---------------------------------------------------------------- how many play


@pytest.mark.rule("H-26")
@pytest.mark.parametrize("players", [0, 1, 3, 9, 12])
def test_too_few_or_too_many_are_refused_with_the_reason(players: int) -> None:
    names = tuple(f"Player {number}" for number in range(players))
    with pytest.raises(Refused) as refused:
        start_heist(printed("heist"), Options(names))  # type: ignore[arg-type]
    reason = refused.value.reason
    assert reason.key == "refused.players"
    assert reason.parts == {"fewest": 4, "most": 8, "players": players}


@pytest.mark.rule("H-26")
@pytest.mark.parametrize("players", PLAYERS)
def test_four_to_eight_may_play(players: int) -> None:
    assert len(Sitting("heist", players).table.players) == players
