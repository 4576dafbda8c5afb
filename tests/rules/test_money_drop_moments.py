"""Money Drop: hands that start afresh, chips lost in hand, keys that say what they mean."""

import pytest
from msgspec.structs import replace

from pi_app.console.narrate import tell
from pi_app.rules.core import LETTERS, Refused, Say, choice_on
from pi_app.rulesets import printed
from pi_app.words import speak
from tests.rules.drop_table import DropTable

JOKER = "joker:other_card"


# ---------------------------------------------------------------- placing mode (D-06, D-08)


@pytest.mark.rule("D-06", "D-08", "D-13")
def test_the_jokers_card_is_placed_on_whatever_mode_the_hands_were_in() -> None:
    game = DropTable(time_limit=20.0)
    game.to_placing()
    for seat in game.table.team:
        game.choose(seat, "more")
    game.choose(game.member, JOKER)
    game.choose(game.quizmaster, "next")
    for seat in game.table.team:
        assert {f"stake:{letter}" for letter in LETTERS} <= game.choices(seat)


@pytest.mark.rule("D-06", "D-08")
def test_the_next_round_starts_in_placing_mode_with_the_size_kept() -> None:
    game = DropTable()
    game.to_placing()
    game.choose(game.member, "size:5")
    game.choose(game.member, *["stake:A"] * 8)
    game.choose(game.member, "more", "done")
    game.open_all()
    game.choose(game.quizmaster, "next")
    game.to_placing()
    game.choose(game.member, "stake:A")
    assert game.table.stakes["A"] == 5


# ---------------------------------------------------------------- lost in hand (D-14)


def out_of_time(placed: int) -> DropTable:
    game = DropTable(time_limit=45.0)
    game.to_placing()
    game.place(B=placed)
    return game


@pytest.mark.rule("D-14")
def test_chips_lost_in_hand_are_told_shown_and_heard() -> None:
    game = out_of_time(1)
    before = game.table
    game.time_up()
    table = game.table
    assert (table.chips, table.lost_in_hand, table.fallen) == (1, 39, 0)
    assert table.prompt == Say("prompt.lost_in_hand", chips=39, host="Ada")
    assert game.rulebook.cues(before, table) == ("fall", "suspense")
    told = [speak(said, "en") for said in tell(before, table)]
    assert told == ["Placed: B: €25,000.", "Not placed and lost: €975,000."]


@pytest.mark.rule("D-14")
def test_what_falls_through_a_window_is_counted_for_itself() -> None:
    game = out_of_time(12)
    game.time_up()
    game.open_window("B")
    table = game.table
    assert (table.chips, table.lost_in_hand, table.fallen) == (0, 28, 12)
    assert table.prompt == Say("prompt.resolving", host="Ada"), "it is said once"


@pytest.mark.rule("D-14")
def test_with_nothing_placed_at_all_the_story_says_so() -> None:
    game = out_of_time(0)
    before = game.table
    game.time_up()
    told = [speak(said, "de") for said in tell(before, game.table)]
    assert told[0] == "Nichts gesetzt."


@pytest.mark.rule("D-08", "D-14")
def test_done_loses_nothing_in_hand() -> None:
    game = DropTable()
    game.to_resolving(A=40)
    assert (game.table.lost_in_hand, game.table.prompt.key) == (0, "prompt.resolving")


# ---------------------------------------------------------------- keys


@pytest.mark.rule("D-04")
def test_the_keys_say_the_categories() -> None:
    game = DropTable()
    game.to_categories()
    labels = [speak(entry.label, "en") for entry in game.menu(game.member).taps.values()]
    assert labels == ["tease 1", "tease 2"]
    assert labels == list(game.table.categories)


@pytest.mark.rule("D-04")
def test_printed_cards_have_their_category_or_a_number_on_the_key() -> None:
    game = DropTable(own_cards=True)
    game.choose(1, "next", "category", "category:geography", "right:A", "right:A")
    game.choose(1, "right:B", "right:B")
    labels = [speak(entry.label, "en") for entry in game.menu(game.member).taps.values()]
    assert labels == ["Geography", "Card 2"]


@pytest.mark.rule("D-13")
def test_where_there_is_no_joker_none_is_spoken_of() -> None:
    rules = replace(printed("money_drop"), jokers=())
    game = DropTable(rules=rules)
    game.to_placing()
    with pytest.raises(Refused) as refused:
        choice_on(game.menu(game.member), "D", held=True)
    assert refused.value.reason.key == "refused.no_meaning"
    used = DropTable()
    used.to_placing()
    used.choose(used.member, JOKER)
    used.choose(used.quizmaster, "next")
    assert used.refusal(used.member, JOKER) == "refused.joker_gone"
