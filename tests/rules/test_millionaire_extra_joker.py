"""The extra joker of the risk variant (M-27 to M-29)."""

import pytest

from pi_app.rules.core import Money
from tests.rules.joker_table import (
    ALL_VOTES,
    asked,
    get_help,
    one_out,
    play,
    risky,
    seen_beside,
    told,
    totals,
)


@pytest.mark.rule("M-27")
@pytest.mark.parametrize(
    ("edition", "variant", "has_it"),
    [
        ("de2013", "risk", True),
        ("de2013", "non_risk", False),
        ("de2002", None, False),
        ("us", None, False),
    ],
)
def test_only_the_risk_variant_has_the_extra_joker(
    edition: str, variant: str | None, has_it: bool
) -> None:
    game = asked(edition, 3, variant=variant)
    assert ("extra" in game.table.players[2].jokers) is has_it
    assert ("more" in game.choices(2)) is has_it
    if not has_it:
        assert game.refusal(2, "joker:extra") == "refused.not_now"


@pytest.mark.rule("M-27")
@pytest.mark.parametrize(("letter", "earned"), [("A", 5_000), ("B", 0)])
def test_the_one_who_volunteers_names_a_letter_and_earns_with_the_right_one(
    letter: str, earned: int
) -> None:
    game = risky()
    play(game, 2, "extra")
    assert game.choices(3) == game.choices(4) == {"help"}
    assert game.refusal(2, "help") == "refused.not_now"
    game.choose(3, "help")
    assert game.refusal(3, "help") == "refused.not_now"
    game.choose(1, "next")
    assert game.table.joker.partner == 3
    assert game.refusal(4, f"vote:{letter}") == "refused.not_now"
    game.choose(3, f"vote:{letter}")
    assert told(game, 2) == (("helper", (letter,)),)
    for seat in (2, 3, 4):
        game.lock(seat, "A")
    game.reveal()
    assert game.table.players[3].helper == Money(earned, "EUR")
    assert totals(game) == [0, 0, earned, 0]


@pytest.mark.rule("M-27")
def test_the_asker_picks_one_of_several_volunteers() -> None:
    game = risky(5)
    play(game, 2, "extra")
    game.choose(5, "help")
    game.choose(3, "help")
    game.choose(1, "next")
    assert game.choices(2) == {"helper:3", "helper:5"}
    assert not any(game.choices(seat) for seat in (1, 3, 4, 5))
    game.choose(2, "helper:5")
    assert game.choices(5) == ALL_VOTES
    assert game.refusal(3, "vote:A") == "refused.not_now"


@pytest.mark.rule("M-28")
def test_the_helpers_letter_goes_to_the_asker_alone() -> None:
    one, other = risky(), risky()
    get_help(one, 2, 3, "B")
    get_help(other, 2, 3, "A")
    assert seen_beside(one, 2) == seen_beside(other, 2)
    assert one.host == other.host
    assert told(one, 2) != told(other, 2)


@pytest.mark.rule("M-28")
def test_nobody_volunteering_spends_the_extra_joker() -> None:
    game = risky()
    play(game, 2, "extra")
    game.choose(1, "next")
    assert (game.phase, game.table.turn) == ("deciding", 2)
    assert game.table.players[2].jokers == ("fifty_fifty", "audience", "phone")
    game.choose(2, "more")
    assert game.refusal(2, "joker:extra") == "refused.joker_gone"


@pytest.mark.rule("M-28")
@pytest.mark.parametrize("asker_does", ["A", "B", "leave"])
@pytest.mark.parametrize("helper_does", ["A", "B", "leave"])
def test_the_helper_is_paid_at_the_reveal_whatever_asker_and_helper_then_do(
    asker_does: str, helper_does: str
) -> None:
    game = risky(3)
    get_help(game, 2, 3, "A")
    for seat, does in ((2, asker_does), (3, helper_does)):
        if does == "leave":
            game.leave(seat)
        else:
            game.lock(seat, does)
        assert totals(game) == [0, 0, 0]
    if game.phase == "final_decision":
        game.choose(1, "show")
    assert (game.phase, totals(game)) == ("cards_shown", [0, 0, 0])
    assert game.table.players[3].helper == Money(0, "EUR")
    assert not hasattr(game.table, "helpers_paid")
    game.choose(1, "reveal")
    assert game.table.right == "A"
    assert game.table.helpers_paid == (3,)
    assert totals(game) == [0, 0, 5_000]


@pytest.mark.rule("M-28")
def test_one_helper_is_paid_for_each_asker() -> None:
    game = risky(4)
    get_help(game, 2, 4, "A")
    get_help(game, 3, 4, "A")
    get_help(game, 4, 2, "A")
    for seat in (2, 3, 4):
        game.lock(seat, "B")
    game.reveal()
    assert sorted(game.table.helpers_paid) == [2, 4, 4]
    assert game.table.players[4].helper == Money(10_000, "EUR")
    assert totals(game) == [0, 5_000, 0, 10_000]


@pytest.mark.rule("M-26", "M-28")
@pytest.mark.parametrize("way_out", ["B", "leave"])
def test_a_helper_out_of_the_round_is_paid_and_noted_on_a_line_of_its_own(way_out: str) -> None:
    game = one_out("de2013", way_out, players=3, variant="risk")
    get_help(game, 2, 3, "A")
    game.leave(2)
    assert game.phase == "cards_shown", "the letter is announced though nobody is left to answer"
    game.reveal()
    assert totals(game) == [0, 50, 5_000]
    game.choose(1, "next")
    line = game.table.block[3][-1]
    assert (line.amount, line.helper) == (Money(0, "EUR"), Money(5_000, "EUR"))


@pytest.mark.rule("M-29")
def test_the_host_never_helps() -> None:
    game = risky()
    play(game, 2, "extra")
    assert game.choices(1) == {"next"}
    assert game.refusal(1, "help") == "refused.not_now"
    game.choose(3, "help")
    game.choose(4, "help")
    assert game.choices(2) == {"helper:3", "helper:4"}
    assert game.refusal(2, "helper:1") == "refused.not_now"
