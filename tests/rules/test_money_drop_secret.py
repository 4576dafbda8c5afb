"""Money Drop: the host knows the right window, and nothing tells the others before it is time."""

from typing import Any

import pytest

from pi_app.rules.core import Say
from tests.rules.drop_table import DropTable


@pytest.mark.rule("D-20")
@pytest.mark.parametrize("own_cards", [False, True])
def test_the_host_sees_the_right_letter_from_the_draw_on(own_cards: bool) -> None:
    game = DropTable(rights="CB", own_cards=own_cards)
    game.choose(1, "next")
    if own_cards:
        game.choose(1, "right:C", "right:C", "right:B", "right:B")
    assert [card.right for card in game.host.cards] == ["C", "B"]
    game.choose(2, "category:2")
    assert game.host.right == "B"
    game.choose(1, "next")
    assert game.host.right == "B"
    game.choose(2, "joker:other_card")
    assert game.host.right == "C"


@pytest.mark.rule("D-20")
def test_the_table_knows_the_right_letter_when_the_last_wrong_window_has_opened() -> None:
    game = DropTable(rights="C")
    game.to_resolving(A=10, B=30)
    for window in "ABD":
        assert not hasattr(game.table, "right")
        game.open_window(window)
    assert game.table.right == "C"


def diary(right: str, number: int) -> list[Any]:
    """All that is to be seen and heard of a round in which the host opens B first."""
    game = DropTable(rights="A" * 2 * (number - 1) + right * 2, time_limit=60.0)
    game.to_round(number)
    told: list[Any] = []
    before = game.table

    def note() -> None:
        nonlocal before
        told.append([*game.seen(), game.rulebook.cues(before, game.table)])
        before = game.table

    note()
    game.to_answers(2)
    note()
    for seat, choice in (
        (1, "next"),
        (2, "stake:A"),
        (3, "stake:B"),
        (2, "joker:other_card"),
        (1, "next"),
        (2, "size:5"),
        (2, "size:10"),
        (2, "stake:B"),
        (3, "size:5"),
        (3, "size:10"),
        (3, "size:all"),
        (3, "stake:B"),
        (3, "done"),
        (1, "open:B"),
    ):
        game.choose(seat, choice)
        note()
    return told


@pytest.mark.rule("D-20")
@pytest.mark.parametrize("right", "CD")
def test_up_to_the_first_window_the_table_cannot_tell_which_is_right(right: str) -> None:
    assert diary("A", 1) == diary(right, 1)


@pytest.mark.rule("D-20")
def test_with_three_windows_the_table_cannot_tell_either() -> None:
    assert diary("A", 5) == diary("C", 5)


@pytest.mark.rule("D-20")
def test_the_hosts_keys_look_the_same_for_right_and_wrong_windows() -> None:
    game = DropTable(rights="C")
    game.to_resolving(A=20, C=20)
    assert set(game.lamps(1).values()) == {"on"}
    game.open_window("B", "D")
    assert game.lamps(1) == {"A": "on", "B": "off", "C": "on", "D": "off"}
    labels = {letter: entry.label for letter, entry in game.menu(1).taps.items()}
    assert labels == {letter: Say("host.open", window=letter) for letter in "AC"}


@pytest.mark.rule("D-20")
def test_entering_own_letters_shows_the_table_nothing() -> None:
    def entered(first: str, second: str) -> list[Any]:
        game = DropTable(own_cards=True)
        game.choose(1, "next")
        told = []
        for letter in (first, first, second, second):
            game.choose(1, f"right:{letter}")
            lamps = [game.lamps(seat) for seat in game.table.players]
            told.append([game.table, lamps, game.menu(2), game.menu(3)])
        return told

    assert entered("A", "B") == entered("D", "C")
