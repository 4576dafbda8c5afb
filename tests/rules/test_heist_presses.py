"""Haus des Geldes: two presses lay a card or use an ability; one press is a slip."""

import pytest

from pi_app.rules.core import DARK, LIT, Say
from pi_app.words import speak
from tests.rules.heist_table import (
    ABILITIES,
    RAQUEL_1,
    RAQUEL_3,
    Heist,
    blackout,
    card,
    cards,
    count,
)

EVERYBODY = frozenset(range(1, 6))


def todo(game: Heist, seat: int) -> str:
    """The first line on the box, in English."""
    return speak(game.view(seat).lines[0], "en").replace("\N{NO-BREAK SPACE}", " ")


def labels(game: Heist, seat: int) -> dict[str, str]:
    menu = game.menu(seat)
    entries = (*menu.taps.values(), *menu.holds.values())
    return {entry.id: speak(entry.label, "de") for entry in entries}


# ---------------------------------------------------------------- laying


@pytest.mark.rule("H-08")
def test_the_first_press_leans_and_the_second_lays() -> None:
    game = Heist(5)
    game.choose(1, "lead:1")
    game.press(2, "play:1")
    assert (game.table.laid, game.private(2).leaning) == ((), "play:1")
    game.press(2, "play:3")
    assert (game.table.laid, game.private(2).leaning) == ((), "play:3")
    game.press(2, "play:1")
    assert game.table.laid == (), "a card pressed before another is pressed for the first time"
    game.press(2, "play:1")
    assert (game.table.laid, game.private(2).laid.number) == ((2,), 1)
    assert game.private(2).leaning is None


@pytest.mark.rule("H-08")
def test_the_fifth_card_takes_two_holds() -> None:
    game = Heist(5)
    game.choose(1, "lead:1")
    assert game.menu(2).holds["A"].id == "play:5"
    game.press(2, "play:5")
    assert game.table.laid == ()
    game.press(2, "play:5")
    assert game.table.laid == (2,)


@pytest.mark.rule("H-08", "H-27")
def test_which_card_somebody_leans_to_shows_nowhere_else() -> None:
    one, other = Heist(5), Heist(5)
    for game, choice in ((one, "play:1"), (other, "play:4")):
        game.choose(1, "lead:1")
        before = game.table, [game.view(seat) for seat in (1, 3, 4, 5)], game.lamps(2)
        game.press(2, choice)
        after = game.table, [game.view(seat) for seat in (1, 3, 4, 5)], game.lamps(2)
        assert before == after
    assert one.table == other.table
    assert one.private(2) != other.private(2)


@pytest.mark.rule("H-08")
def test_lamps_do_not_tell_which_cards_are_left() -> None:
    game = Heist(5)
    game.go_to_round(3)
    assert game.refusal(2, "play:1") == "refused.not_now"
    assert all(game.lamps(seat) == LIT for seat in game.seats)
    game.choose(2, "play:4")
    assert game.lamps(2) == DARK


@pytest.mark.rule("H-08")
def test_the_box_says_what_a_second_press_does() -> None:
    game = Heist(5, ["N N+250"])
    game.choose(1, "lead:1")
    assert todo(game, 2) == "Choose a card, press twice"
    game.press(2, "play:1")
    assert todo(game, 2) == "Banknote +250: press again"
    assert labels(game, 2)["play:1"].endswith("+250: noch einmal drücken")


# ---------------------------------------------------------------- laying without a display


@pytest.mark.rule("H-27", "H-08")
def test_pressing_a_once_more_after_uncovering_lays_nothing() -> None:
    game = Heist(5, without_display=EVERYBODY)
    game.choose(1, "lead:1")
    assert game.table.prompt == Say("prompt.look_away", name="Ada")
    for choice in ("uncover", "play:1"):
        assert game.menu(1).taps["A"].id == choice
        game.press(1, choice)
        assert game.table.prompt == Say("prompt.lays_card", name="Ada")
    assert game.table.laid == ()
    assert game.table.private.leaning == "play:1"
    game.press(1, "play:2", "play:2")
    assert game.table.laid == (1,)
    assert game.table.prompt == Say("prompt.look_away", name="Ben")


@pytest.mark.rule("H-27")
def test_covering_forgets_what_was_pressed_once() -> None:
    game = Heist(5, without_display=EVERYBODY)
    game.choose(1, "lead:1")
    game.press(1, "uncover", "play:1", "cover", "uncover")
    assert game.table.private.leaning is None
    game.press(1, "play:1")
    assert game.table.laid == ()


@pytest.mark.rule("H-27")
def test_a_box_without_a_display_tells_nothing_private() -> None:
    game = Heist(5, without_display=EVERYBODY)
    game.choose(1, "lead:1")
    assert (todo(game, 1), todo(game, 2)) == ("Uncover with A", "Wait")
    game.press(1, "uncover", "play:1")
    assert game.view(1).lines == (Say("line.lay_card"),)


# ---------------------------------------------------------------- blackouts


@pytest.mark.rule("H-19", "H-20")
@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
@pytest.mark.parametrize("ability", ABILITIES)
def test_whoever_only_presses_along_looks_at_nothing(ability: str, players: int) -> None:
    game = blackout(ability, players)
    actor = game.who_is(ability)
    for key in "ABCDABCDBADC":
        game.press(actor, game.menu(actor).taps[key].id)  # type: ignore[index]
    private = game.private(actor)
    assert (private.role_seen, private.card_seen) == (None, None)


@pytest.mark.rule("H-19", "H-20")
def test_the_second_press_of_the_same_key_looks() -> None:
    game = blackout("professor", roles=RAQUEL_3)
    assert [entry.id for entry in game.menu(5).taps.values()] == [f"look:{n}" for n in (1, 2, 3, 4)]
    game.press(5, "look:3", "look:1", "look:3")
    assert game.private(5).role_seen is None
    game.press(5, "look:3")
    assert game.private(5).role_seen == (3, "raquel")


@pytest.mark.rule("H-18", "H-20")
def test_a_press_for_noise_takes_a_first_press_back() -> None:
    game = blackout("raquel", roles=RAQUEL_3)
    game.press(3, "look:5", "noise:C", "look:5")
    assert game.private(3).card_seen is None


@pytest.mark.rule("H-20")
@pytest.mark.parametrize("ability", ABILITIES)
def test_noise_of_the_others_leaves_the_first_press_standing(ability: str) -> None:
    game = blackout(ability, roles=RAQUEL_3)
    actor = game.who_is(ability)
    game.press(actor, "look:1")
    game.press(2, "noise:A")
    assert game.private(actor).leaning == "look:1"


@pytest.mark.rule("H-18")
def test_raquels_keys_and_line_say_each_step() -> None:
    game = blackout("raquel", laid="N N S S-500", roles=RAQUEL_3)
    assert todo(game, 3) == "You may look at a card, but must then swap it"
    assert labels(game, 3)["look:5"] == "Emil ansehen"
    game.press(3, "look:5")
    assert todo(game, 3) == "Look at Emil: press again"
    assert labels(game, 3)["look:5"] == "Emil ansehen: noch einmal drücken"
    game.press(3, "look:5")
    assert todo(game, 3) == "Swap it for which card? Press twice"
    assert labels(game, 3)["swap:2"] == "Gegen Ben tauschen"
    seen = speak(game.view(3).lines[-1], "de").replace("\N{NO-BREAK SPACE}", " ")
    assert seen == "Karte von Emil: Sabotage \N{MINUS SIGN}500"
    game.press(3, "swap:2")
    assert lying_selected(game) == cards("N N S"), "one press swaps nothing yet"
    game.press(3, "swap:2")
    assert todo(game, 3) == "Press any keys"
    assert count(game) == cards("S-500 N S")


def lying_selected(game: Heist) -> tuple[object, ...]:
    """The selected cards as they were laid in round 2, before any swap."""
    hands = game.state.game.hands
    return tuple(hands[seat - 1][1] for seat in game.table.selected)


@pytest.mark.rule("H-18", "H-20")
def test_when_time_is_up_after_one_press_nothing_was_looked_at() -> None:
    game = blackout("raquel", laid="N N S S-500", roles=RAQUEL_3)
    game.press(3, "look:5")
    assert count(game) == cards("N N S")
    assert game.private(3).card_seen is None


@pytest.mark.rule("H-19")
def test_the_professors_keys_say_what_they_do() -> None:
    game = blackout("professor", roles=RAQUEL_3)
    assert todo(game, 5) == "You may look at a role: press twice"
    game.choose(5, "look:1")
    assert todo(game, 5) == "Press any keys"


# ---------------------------------------------------------------- blackouts without displays


@pytest.mark.rule("H-27", "H-20")
@pytest.mark.parametrize("ability", ABILITIES)
def test_lines_agree_with_the_prompt_when_seats_are_called(ability: str) -> None:
    game = blackout(ability, roles=RAQUEL_1, without_display=EVERYBODY)
    assert game.table.prompt.key == "prompt.blackout_called"
    assert [todo(game, seat) for seat in game.seats] == ["Uncover with A"] + ["Eyes shut"] * 4
    game.press(1, "uncover")
    assert game.table.prompt.key == "prompt.blackout_uncovered"
    assert [todo(game, seat) for seat in game.seats] == ["Press any keys"] + ["Eyes shut"] * 4


@pytest.mark.rule("H-27", "H-18")
def test_the_screen_tells_the_called_raquel_each_step() -> None:
    game = blackout("raquel", laid="N N S S-500", roles=RAQUEL_1, without_display=EVERYBODY)
    game.press(1, "uncover")
    assert game.table.private.todo == Say("line.may_look_raquel")
    game.press(1, "look:5")
    assert game.table.private.leaning == "look:5"
    game.press(1, "look:5")
    assert game.table.private.todo == Say("line.must_swap")
    assert game.table.private.card_seen == (5, card("S-500"))


@pytest.mark.rule("H-27", "H-20")
@pytest.mark.parametrize("ability", ABILITIES)
def test_a_first_press_does_not_wait_for_the_next_call(ability: str) -> None:
    game = blackout(ability, roles=RAQUEL_1, without_display=EVERYBODY)
    actor = game.who_is(ability)
    while game.table.called != actor:
        game.time_up()
    game.press(actor, "uncover", "look:5")
    game.time_up()
    game.lights_on()
    assert game.state.game.professor_saw is None
    assert game.state.game.raquel_saw is None
