"""Playing with printed cards from the box at home: the host enters each letter secretly.

There is no numbered rule for this; it must keep what the others promise: the host alone
knows the letter before the reveal (M-08, D-20), and the letter entered is what counts.
"""

from typing import Any

import pytest

from pi_app.rules.core import LETTERS, Say
from tests.playing import Sitting

EDITIONS = ("de2013", "de2002", "us")
KINDS = (
    *("nature", "geography", "history", "science", "technology", "arts"),
    *("music", "screen", "sport", "food", "language", "everyday"),
)
NO_TEXT = dict.fromkeys(LETTERS, "")


def own_ladder(name: str = "de2013", players: int = 3, **options: Any) -> Sitting:
    """The first round has begun and the host has a card in hand."""
    sitting = Sitting(name, players, own_cards=True, **options)
    sitting.choose(1, "next")
    return sitting


def own_windows(players: int = 3) -> Sitting:
    sitting = Sitting("money_drop", players, own_cards=True)
    sitting.choose(1, "next")
    return sitting


def enter(sitting: Sitting, *letters: str) -> None:
    """Each letter is pressed twice."""
    for letter in letters:
        sitting.choose(sitting.table.host_seat, f"right:{letter}", f"right:{letter}")


def seen(sitting: Sitting) -> tuple[Any, ...]:
    """What the table, every seat but the host's and the lamps of all show."""
    table = sitting.table
    others = [seat for seat in table.players if seat != table.host_seat]
    views = [sitting.rulebook.seat_view(sitting.state, seat) for seat in others]
    menus = [sitting.menu(seat) for seat in others]
    host = sitting.rulebook.seat_view(sitting.state, table.host_seat)
    return table, views, menus, host.lamps, host.lines


def seen_during(sitting: Sitting, presses: list[tuple[int, str]]) -> list[tuple[Any, ...]]:
    told = [seen(sitting)]
    for seat, choice in presses:
        sitting.choose(seat, choice)
        told.append(seen(sitting))
    return told


def stake_everything(sitting: Sitting, seat: int, window: str) -> None:
    while not any(choice.startswith("size:5") for choice in sitting.choices(seat)):
        sitting.choose(seat, next(c for c in sitting.choices(seat) if c.startswith("size:")))
    sitting.choose(seat, "size:5", "size:10", "size:all", f"stake:{window}", "done")


def resolve(sitting: Sitting, right: str) -> None:
    """The host opens all windows but the right one and closes them again."""
    host = sitting.table.host_seat
    for window in sitting.table.open_windows:
        if window != right:
            sitting.choose(host, f"open:{window}")
    sitting.choose(host, "next")


def win_a_round(sitting: Sitting) -> None:
    """Both cards have A; the team takes the first and puts everything there."""
    enter(sitting, "A", "A")
    sitting.choose(2, "category:1")
    sitting.choose(1, "next")
    stake_everything(sitting, 2, "A")
    resolve(sitting, "A")


# ---------------------------------------------------------------- Millionaire


@pytest.mark.rule("M-08")
@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("letter", LETTERS)
def test_the_letter_pressed_twice_is_the_right_one_and_the_host_sees_it(
    name: str, letter: str
) -> None:
    sitting = own_ladder(name)
    assert sitting.phase == "own_card"
    sitting.choose(1, f"right:{letter}")
    assert (sitting.phase, sitting.host.right) == ("own_card", None)
    sitting.choose(1, f"right:{letter}")
    assert (sitting.phase, sitting.host.right) == ("reading", letter)
    wrong = "A" if letter != "A" else "B"
    sitting.answer(s2=letter, s3=wrong)
    assert (sitting.table.right, sitting.table.climbed, sitting.table.fell) == (letter, (2,), (3,))


@pytest.mark.rule("M-08")
def test_another_letter_in_between_starts_the_two_presses_again() -> None:
    sitting = own_ladder()
    sitting.choose(1, "right:A", "right:B", "right:A")
    assert sitting.phase == "own_card"
    assert sitting.menu(1).taps["A"].label == Say("lock_again", letter="A")
    sitting.choose(1, "right:A")
    assert sitting.host.right == "A"


@pytest.mark.rule("M-08")
def test_nobody_but_the_host_enters_anything() -> None:
    sitting = own_ladder()
    for seat in (2, 3):
        assert sitting.choices(seat) == set()
        for choice in ("right:A", "category", "answer:A", "next"):
            assert sitting.refusal(seat, choice) == "refused.not_now"
    assert sitting.refusal(1, "next") == "refused.not_now"


@pytest.mark.rule("M-08")
def test_the_table_sees_no_text_and_no_letter() -> None:
    sitting = own_ladder()
    assert sitting.table.prompt.key == "prompt.own_card"
    enter(sitting, "C")
    assert (sitting.table.question, sitting.table.answers) == ("", {})
    sitting.ask()
    table = sitting.table
    assert table.own_cards
    assert (table.question, table.answers, table.category) == ("", NO_TEXT, "")
    assert not hasattr(table, "right")
    assert (sitting.host.question, sitting.host.answers) == ("", NO_TEXT)


@pytest.mark.rule("M-08", "M-13")
def test_nothing_the_table_gets_tells_which_letter_was_entered() -> None:
    def presses(letter: str) -> list[tuple[int, str]]:
        entered = [(1, f"right:{letter}")] * 2
        locks = [(2, "answer:B"), (2, "answer:B"), (3, "answer:A"), (3, "answer:A")]
        return [*entered, (1, "next"), *locks, (1, "show")]

    told = [seen_during(own_ladder(), presses(letter)) for letter in LETTERS]
    assert told[0] == told[1] == told[2] == told[3]
    assert told[0][-1][0].phase == "cards_shown"


@pytest.mark.rule("M-04", "M-08")
def test_every_question_is_entered_anew_and_no_card_is_drawn() -> None:
    sitting = own_ladder()
    for level, letter in enumerate("BBC", start=1):
        sitting.choose(1, f"right:{letter}")
        assert (sitting.phase, sitting.table.level) == ("own_card", level)
        sitting.choose(1, f"right:{letter}")
        sitting.answer(s2=letter, s3=letter)
        sitting.choose(1, "next")
    assert sitting.cards_drawn == 0
    assert sitting.table.players[2].level == 3


@pytest.mark.rule("M-18")
def test_the_next_rounds_host_enters_the_next_rounds_cards() -> None:
    sitting = own_ladder()
    enter(sitting, "D")
    sitting.answer(s2="leave", s3="leave")
    sitting.choose(1, "next")
    sitting.choose(2, "next")
    assert (sitting.phase, sitting.choices(1)) == ("own_card", set())
    enter(sitting, "A")
    assert sitting.host.right == "A"


@pytest.mark.rule("M-20", "M-21")
def test_jokers_work_on_the_letter_entered() -> None:
    sitting = own_ladder()
    enter(sitting, "D")
    sitting.ask()
    sitting.choose(2, "joker:fifty_fifty", "joker:audience")
    sitting.choose(3, "vote:B")
    assert sitting.private(2).told == (("fifty_fifty", ("A", "D")), ("audience", ("B", "D")))


@pytest.mark.rule("M-08")
def test_a_category_may_be_entered_and_the_table_reads_it_from_the_reading_on() -> None:
    sitting = own_ladder()
    sitting.choose(1, "category", "category:geography")
    assert (sitting.phase, sitting.table.category) == ("own_card", "")
    assert sitting.menu(1).holds["A"].label == Say("category.geography")
    enter(sitting, "B")
    assert sitting.table.category == sitting.host.category == Say("category.geography")
    sitting.answer(s2="B", s3="B")
    sitting.choose(1, "next")
    enter(sitting, "B")
    assert sitting.table.category == "", "the next card has none until one is entered"


@pytest.mark.rule("M-08")
def test_an_entered_category_can_be_taken_away_again() -> None:
    sitting = own_ladder()
    sitting.choose(1, "category", "category:nature", "category", "category:none")
    enter(sitting, "B")
    assert sitting.table.category == ""


@pytest.mark.rule("M-08")
def test_four_keys_reach_every_category_and_come_round_again() -> None:
    sitting = own_ladder()
    sitting.choose(1, "category")
    first = sitting.choices(1)
    offered: set[str] = set()
    for _ in range(5):
        assert len(sitting.menu(1).taps) <= 4
        offered |= sitting.choices(1)
        sitting.choose(1, "more")
    assert offered == {"more", "category:none", *(f"category:{kind}" for kind in KINDS)}
    assert sitting.choices(1) == first


# ---------------------------------------------------------------- Money Drop


@pytest.mark.rule("D-04", "D-20")
def test_the_host_enters_two_cards_one_after_the_other() -> None:
    sitting = own_windows()
    assert (sitting.phase, sitting.table.prompt.parts["card"]) == ("own_pair", 1)
    enter(sitting, "B")
    assert (sitting.phase, sitting.table.prompt.parts["card"]) == ("own_pair", 2)
    sitting.choose(1, "right:B")
    assert sitting.phase == "own_pair", "the first card's presses do not count for the second"
    sitting.choose(1, "right:D", "right:D")
    assert sitting.phase == "choosing_category"
    assert [card.right for card in sitting.host.cards] == ["B", "D"]
    assert sitting.cards_drawn == 0


@pytest.mark.rule("D-20")
def test_the_team_enters_nothing() -> None:
    sitting = own_windows()
    for seat in (2, 3):
        assert sitting.choices(seat) == set()
        for choice in ("right:A", "category", "category:1"):
            assert sitting.refusal(seat, choice) == "refused.not_now"


@pytest.mark.rule("D-20")
def test_the_team_sees_no_text_and_no_letter() -> None:
    sitting = own_windows()
    enter(sitting, "B", "C")
    sitting.choose(2, "category:2")
    for _ in range(2):
        table = sitting.table
        assert (table.question, table.answers, table.category) == ("", NO_TEXT, "")
        assert not hasattr(table, "right")
        assert sitting.host.right == "C"
        if sitting.phase == "reading_answers":
            sitting.choose(1, "next")
    assert sitting.phase == "placing"


@pytest.mark.rule("D-20")
def test_nothing_tells_which_letters_were_entered_before_the_first_window_opens() -> None:
    def presses(first: str, second: str) -> list[tuple[int, str]]:
        entered = [(1, f"right:{first}")] * 2 + [(1, f"right:{second}")] * 2
        placed = [(2, "size:5"), (2, "size:10"), (2, "size:all"), (3, "stake:A"), (2, "stake:B")]
        return [*entered, (2, "category:1"), (1, "next"), *placed, (3, "done")]

    pairs = [("A", "A"), ("B", "D"), ("C", "A"), ("D", "C")]
    told = [seen_during(own_windows(), presses(*pair)) for pair in pairs]
    assert told[0] == told[1] == told[2] == told[3]
    assert told[0][-1][0].phase == "resolving"


@pytest.mark.rule("D-09", "D-04")
@pytest.mark.parametrize(("card", "right"), [(1, "B"), (2, "D")])
def test_the_letter_of_the_chosen_card_decides_which_windows_open(card: int, right: str) -> None:
    sitting = own_windows()
    enter(sitting, "B", "D")
    sitting.choose(2, f"category:{card}")
    sitting.choose(1, "next")
    stake_everything(sitting, 2, right)
    assert sitting.refusal(1, f"open:{right}") == "refused.right_window"
    resolve(sitting, right)
    assert (sitting.table.round, sitting.table.chips) == (2, 40)


@pytest.mark.rule("D-13")
def test_the_joker_plays_the_other_card_that_was_entered() -> None:
    sitting = own_windows()
    enter(sitting, "B", "D")
    sitting.choose(2, "category:1")
    sitting.choose(1, "next")
    sitting.choose(2, "joker:other_card")
    assert (sitting.phase, sitting.host.right) == ("reading_answers", "D")
    sitting.choose(1, "next")
    stake_everything(sitting, 3, "B")
    for window in "ABC":
        sitting.choose(1, f"open:{window}")
    assert (sitting.table.right, sitting.table.chips) == ("D", 0)


@pytest.mark.rule("D-03")
def test_only_letters_of_windows_in_play_can_be_entered() -> None:
    sitting = own_windows()
    offered = []
    for _ in range(8):
        letters = {choice for choice in sitting.choices(1) if choice.startswith("right:")}
        offered.append("".join(sorted(letter.removeprefix("right:") for letter in letters)))
        if len(letters) < 4:
            assert sitting.refusal(1, "right:D") == "refused.not_now"
        win_a_round(sitting)
    assert offered == ["ABCD"] * 4 + ["ABC"] * 3 + ["AB"]
    assert sitting.phase == "run_over"


@pytest.mark.rule("D-04")
def test_categories_are_optional_and_each_card_has_its_own() -> None:
    sitting = own_windows()
    sitting.choose(1, "category", "category:nature")
    enter(sitting, "B")
    assert sitting.table.categories == (), "the team hears the categories together"
    enter(sitting, "C")
    assert sitting.table.categories == (
        Say("category.nature"),
        Say("category.choose", number=2),
    )
    sitting.choose(2, "category:1")
    assert sitting.table.category == Say("category.nature")
