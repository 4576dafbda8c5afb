"""Haus des Geldes: the five phases of a round, from the laying to the next leader."""

import pytest

from pi_app.rules.core import Choose, Refused, WantShuffle, choice_on
from tests.rules.heist_table import Heist, cards

PLAYERS = (4, 5, 6, 7, 8)
SELECTED = [(4, 3), (5, 3), (6, 3), (7, 5), (8, 5)]


def game(players: int, *rounds: str) -> Heist:
    return Heist(players, rounds, abilities=False)


def discussing(players: int, *rounds: str) -> Heist:
    laid = game(players, *rounds)
    laid.lay()
    return laid


def revealing(players: int, *rounds: str) -> Heist:
    selected = discussing(players, *rounds)
    selected.select()
    return selected


# ---------------------------------------------------------------- phase 1: laying


@pytest.mark.rule("H-08")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_any_card_of_the_hand_can_be_laid(number: int) -> None:
    laying = game(5)
    laying.choose(1, "lead:1")
    assert laying.choices(2) == {f"play:{any_card}" for any_card in range(1, 6)}
    held = laying.hand(2)
    laying.choose(2, f"play:{number}")
    private = laying.private(2)
    assert (private.laid.number, private.laid.card) == (number, held[number])
    assert laying.hand(2) == {other: held[other] for other in held if other != number}


@pytest.mark.rule("H-08")
@pytest.mark.parametrize("laid", ["play:1", "play:2", "play:3", "play:4"])
def test_what_is_laid_stays_laid(laid: str) -> None:
    laying = game(5)
    laying.choose(1, "lead:1")
    laying.choose(2, laid)
    for wish in ("play:1", "play:2", "play:3", "play:4"):
        assert laying.refusal(2, wish) == "refused.laid"
    for key in "ABCD":
        with pytest.raises(Refused) as refused:
            choice_on(laying.menu(2), key, held=False)  # type: ignore[arg-type]
        assert refused.value.reason.key == "refused.laid"
    laying.refusal(2, "play:5")


@pytest.mark.rule("H-08")
def test_a_card_of_an_earlier_round_cannot_be_laid_again() -> None:
    second = game(5)
    second.go_to_round(2)
    for seat in second.seats:
        assert second.choices(seat) == {"play:2", "play:3", "play:4", "play:5"}
        assert second.refusal(seat, "play:1") == "refused.not_now"


@pytest.mark.rule("H-08")
def test_the_table_sees_who_has_laid_and_not_what() -> None:
    """The same seats lay other cards: neither the table nor another seat sees a difference."""
    notes = game(5, "N N N N N+500")
    sabotage = game(5, "N N N S S-500")
    for one in (notes, sabotage):
        one.choose(1, "lead:1")
        one.choose(5, "play:1")
        assert one.table.laid == (5,)
        one.choose(4, "play:1")
        assert one.table.laid == (4, 5)
    assert notes.private(4).laid != sabotage.private(4).laid
    assert notes.table == sabotage.table
    assert notes.lamps(4) == sabotage.lamps(4)


@pytest.mark.rule("H-08")
def test_which_of_the_own_cards_is_laid_shows_nowhere_else() -> None:
    first, last = game(5), game(5)
    for one, choice in ((first, "play:1"), (last, "play:5")):
        one.choose(1, "lead:1")
        one.choose(3, choice)
    assert first.table == last.table
    assert first.lamps(3) == last.lamps(3)
    for seat in (1, 2, 4, 5):
        assert first.view(seat) == last.view(seat)


@pytest.mark.rule("H-08", "H-09")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_discussion_waits_for_the_last_card(players: int) -> None:
    laying = game(players)
    laying.choose(1, "lead:1")
    for seat in reversed(laying.seats):
        assert laying.phase == "laying"
        assert laying.table.prompt.key == "prompt.laying"
        laying.choose(seat, "play:1")
    assert laying.phase == "discussing"
    assert laying.table.laid == tuple(laying.seats)


@pytest.mark.rule("H-08")
def test_the_leader_can_do_nothing_but_lay_before_the_discussion() -> None:
    laying = game(5)
    laying.choose(1, "lead:1")
    assert laying.choices(1) == {f"play:{number}" for number in range(1, 6)}
    laying.choose(1, "play:1")
    assert laying.choices(1) == set()
    assert laying.refusal(1, "next") == "refused.not_now"


# ---------------------------------------------------------------- phases 2 and 3


@pytest.mark.rule("H-09")
@pytest.mark.parametrize("players", PLAYERS)
def test_only_the_leader_ends_the_discussion(players: int) -> None:
    talking = discussing(players)
    assert talking.table.prompt.parts == {"leader": "Ada"}
    for seat in talking.seats[1:]:
        assert talking.choices(seat) == set()
        assert talking.refusal(seat, "next") == "refused.not_now"
    assert talking.deadline is None
    talking.choose(1, "next")
    assert talking.phase == "selecting"


@pytest.mark.rule("H-10")
@pytest.mark.parametrize(("players", "count"), SELECTED)
def test_the_leader_selects_exactly_as_many_as_printed(players: int, count: int) -> None:
    selecting = discussing(players)
    selecting.choose(1, "next")
    assert selecting.table.to_select == count
    for seat in range(2, count + 1):
        assert selecting.refusal(1, "done") == "refused.select_more"
        selecting.take(1, f"select:{seat}")
    assert selecting.table.selected == tuple(range(1, count + 1))
    wishes = [wish for wish in selecting.on_all_pages(1) if wish.startswith("select:")]
    assert wishes == []
    selecting.choose(1, "done")
    assert selecting.phase == "revealing"


@pytest.mark.rule("H-10")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_other_player_can_be_selected(players: int) -> None:
    selecting = discussing(players)
    selecting.choose(1, "next")
    others = {f"select:{seat}" for seat in selecting.seats[1:]}
    assert selecting.on_all_pages(1) == others


@pytest.mark.rule("H-10")
def test_one_more_is_refused_until_one_is_taken_out() -> None:
    selecting = discussing(5)
    selecting.choose(1, "next", "select:2", "select:3")
    assert selecting.refusal(1, "select:4") == "refused.selection_full"
    selecting.choose(1, "unselect:2")
    assert selecting.table.selected == (1, 3)
    assert selecting.refusal(1, "done") == "refused.select_more"
    selecting.choose(1, "select:4", "done")
    assert selecting.table.selected == (1, 3, 4)


@pytest.mark.rule("H-10")
@pytest.mark.parametrize("leader", [1, 3, 5])
def test_the_leaders_own_card_is_always_among_them(leader: int) -> None:
    selecting = game(5)
    selecting.choose(leader, f"lead:{leader}")
    selecting.lay()
    selecting.choose(leader, "next")
    assert selecting.table.selected == (leader,)
    assert selecting.refusal(leader, f"unselect:{leader}") == "refused.not_now"
    for seat in set(selecting.seats) - {leader}:
        assert selecting.refusal(seat, f"select:{seat}") == "refused.not_now"


@pytest.mark.rule("H-11", "H-10")
def test_whose_cards_are_selected_is_public_and_what_is_on_them_is_not() -> None:
    notes = revealing(5, "N N N")
    sabotage = revealing(5, "S S S-500")
    for selected in (notes, sabotage):
        assert selected.table.selected == (1, 2, 3)
        assert selected.table.revealed == ()
    assert notes.table == sabotage.table


@pytest.mark.rule("H-10", "H-11")
def test_the_leader_selects_unseen() -> None:
    """Other cards under the same names: the leader's own view and menu stay the same."""
    notes = discussing(5, "N N N N N")
    sabotage = discussing(5, "N S S-500 S S")
    for selecting in (notes, sabotage):
        selecting.choose(1, "next", "select:2")
    assert notes.table == sabotage.table
    assert notes.menu(1) == sabotage.menu(1)
    assert notes.lamps(1) == sabotage.lamps(1)


# ---------------------------------------------------------------- phase 4: showing


@pytest.mark.rule("H-12")
@pytest.mark.parametrize(("players", "count"), SELECTED)
def test_the_selected_cards_are_shuffled(players: int, count: int) -> None:
    selecting = discussing(players)
    selecting.choose(1, "next")
    for seat in range(2, count + 1):
        selecting.take(1, f"select:{seat}")
    step, wanted = selecting.rulebook.step, selecting.rulebook.wanted
    assert wanted(step(selecting.state, Choose(1, "done"))) == WantShuffle(count)


@pytest.mark.rule("H-12")
def test_the_leader_turns_the_shuffled_cards_one_by_one() -> None:
    selecting = discussing(5, "N+500 S-500 N")
    selecting.orders = [(2, 0, 1)]
    selecting.select()
    shown = cards("N N+500 S-500")
    for count in (0, 1, 2):
        assert selecting.table.revealed == shown[:count]
        for seat in selecting.seats[1:]:
            assert selecting.refusal(seat, "reveal") == "refused.not_now"
        selecting.choose(1, "reveal")
    assert (selecting.phase, selecting.table.revealed) == ("counted", shown)


@pytest.mark.rule("H-12")
def test_shown_cards_bear_no_names() -> None:
    """Who laid which of the three cannot be told: both tables look the same at every step."""
    first = discussing(5, "N S-250 N+500")
    second = discussing(5, "N+500 N S-250")
    second.orders = [(1, 2, 0)]
    for one in (first, second):
        one.select()
    for _ in range(3):
        assert first.table == second.table
        for one in (first, second):
            one.choose(1, "reveal")
    assert first.table == second.table


@pytest.mark.rule("H-12")
def test_cards_not_selected_leave_unseen() -> None:
    notes = game(5, "N N S N+500 N+250")
    sabotage = game(5, "N N S S-500 S-250")
    for one in (notes, sabotage):
        one.play_round()
        assert one.table.revealed == cards("N N S")
        assert one.table.past[-1].cards == cards("N N S")
    assert notes.table == sabotage.table
    for seat in (1, 2, 3):
        assert notes.private(seat).laid == sabotage.private(seat).laid


# ---------------------------------------------------------------- phase 4: counting


@pytest.mark.rule("H-13", "H-15")
@pytest.mark.parametrize(
    ("players", "shown", "loot"),
    [
        (5, "N N N", 500),
        (5, "N N S", 500),
        (5, "N N+250 S", 750),
        (5, "N N S-500", 500),
        (5, "N+250 N+500 S-250", 1250),
        (5, "N+250 N+500 N+500", 1750),
        (4, "N N+250 S", 750),
        (6, "N N+500 S-250", 1000),
        (7, "N N+250 N+250 S S-250", 1000),
        (7, "N N N S-500 S-500", 500),
        (8, "N N N S S", 500),
        (8, "N+500 N+500 N+500 N+250 S-500", 2250),
    ],
)
def test_a_majority_of_banknotes_pays_500_and_its_bonuses(
    players: int, shown: str, loot: int
) -> None:
    counted = game(players, shown)
    counted.play_round()
    assert (counted.table.loot, counted.table.change) == (loot, loot)


FIRST_ROUND = {5: "N N+500 S", 7: "N N+500 N S S"}  # a loot of 1,000 to take from


@pytest.mark.rule("H-14", "H-15")
@pytest.mark.parametrize(
    ("players", "shown", "loot"),
    [
        (5, "S S S", 1000),
        (5, "S S N", 1000),
        (5, "S S N+500", 1000),
        (5, "S S-250 N", 750),
        (5, "S S-500 N", 500),
        (5, "S-250 S-250 N+500", 500),
        (5, "S-500 S-250 N", 250),
        (5, "S-500 S-250 S-250", 0),
        (7, "S S S N N", 1000),
        (7, "S S-250 S-250 N N+500", 500),
        (7, "S-500 S S N+500 N+250", 500),
        (7, "S-250 S-250 S-250 N N", 250),
    ],
)
def test_a_majority_of_sabotage_only_takes(players: int, shown: str, loot: int) -> None:
    counted = game(players, FIRST_ROUND[players], shown)
    counted.play_rounds(2)
    assert counted.table.loot == loot
    assert counted.table.change == loot - 1000


@pytest.mark.rule("H-15")
def test_an_empty_printing_house_owes_nothing() -> None:
    counted = game(5, "S S-500 N", "N N S")
    counted.play_round()
    assert counted.table.loot == 0
    counted.play_rounds(1)
    assert counted.table.loot == 500


@pytest.mark.rule("H-15")
def test_what_is_taken_beyond_zero_is_forgotten() -> None:
    counted = game(5, "N N S", "S-500 S-250 N", "N N+250 S")
    counted.play_rounds(2)
    assert counted.table.loot == 0
    counted.play_rounds(1)
    assert counted.table.loot == 750
    assert [past.loot for past in counted.table.past] == [500, 0, 750]


# ---------------------------------------------------------------- phase 5: the next leader


@pytest.mark.rule("H-16")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_leader_names_somebody_who_has_not_led(players: int) -> None:
    counted = game(players)
    for number in (1, 2, 3, 4):
        counted.play_rounds(1)
        leader = counted.table.leader
        led = set(range(1, number + 1))
        fresh = set(counted.seats) - led or set(counted.seats) - {leader}
        assert set(counted.table.may_lead) == fresh
        assert (counted.table.prompt.key == "prompt.only_one_to_name") == (len(fresh) == 1)
        assert counted.on_all_pages(leader) == {f"lead:{seat}" for seat in fresh}
        for seat in set(counted.seats) - fresh:
            assert counted.refusal(leader, f"lead:{seat}") == "refused.not_now"
        for seat in set(counted.seats) - {leader}:
            assert counted.choices(seat) == set()


@pytest.mark.rule("H-16")
@pytest.mark.parametrize("again", [1, 2, 3])
def test_of_four_a_leader_of_the_first_three_rounds_leads_the_last(again: int) -> None:
    counted = game(4)
    counted.play_rounds(4)
    assert counted.table.may_lead == (1, 2, 3)
    counted.choose(4, f"lead:{again}")
    assert counted.table.leaders == (1, 2, 3, 4, again)
    counted.play_round()
    assert counted.table.past[-1].leader == again


@pytest.mark.rule("H-16")
@pytest.mark.parametrize(("players", "number"), [(4, 3), (5, 4)])
def test_the_table_is_told_when_only_one_is_left_to_name(players: int, number: int) -> None:
    counted = game(players)
    counted.play_rounds(number - 1)
    assert counted.table.prompt.key == "prompt.name_leader"
    counted.play_rounds(1)
    assert counted.table.prompt.key == "prompt.only_one_to_name"
    only = counted.table.players[players].name
    assert counted.table.prompt.parts["name"] == only


@pytest.mark.rule("H-16")
def test_the_next_leader_is_named_before_cards_are_chosen() -> None:
    counted = game(5)
    counted.play_round()
    for seat in counted.seats:
        assert counted.refusal(seat, "play:2") == "refused.not_now"
    counted.choose(1, "lead:4")
    assert (counted.phase, counted.table.leader, counted.table.round) == ("laying", 4, 2)
    assert counted.table.players[1].has_led
    assert not counted.table.players[2].has_led


@pytest.mark.rule("H-16", "H-17")
@pytest.mark.parametrize("players", PLAYERS)
def test_after_five_rounds_nobody_is_named_and_every_hand_is_empty(players: int) -> None:
    counted = game(players)
    counted.play_rounds(5)
    assert counted.table.may_lead == ()
    assert counted.choices(counted.table.leader) == {"next"}
    for seat in counted.seats:
        assert counted.private(seat).hand == ()
        assert counted.refusal(counted.table.leader, f"lead:{seat}") == "refused.not_now"
    counted.choose(counted.table.leader, "next")
    assert counted.phase in ("last_trump", "over")


@pytest.mark.rule("H-17")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_game_does_not_end_earlier(number: int) -> None:
    counted = game(5)
    counted.play_rounds(number)
    assert counted.outcome is None
    assert counted.refusal(counted.table.leader, "next") == "refused.not_now"
    assert all(len(counted.hand(seat)) == 5 - number for seat in counted.seats)
