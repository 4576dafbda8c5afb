"""Haus des Geldes: the two blackouts, at a table where every box has a display."""

import pytest

from pi_app.console.narrate import tell
from pi_app.rules.core import LIT, TimeUp, WantPick
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

PLAYERS = (4, 5, 6, 7, 8)


def phases_of_round(game: Heist) -> list[str]:
    passed = [game.phase]

    def note() -> None:
        if game.phase != passed[-1]:
            passed.append(game.phase)

    game.lay()
    note()
    game.lights_on()
    note()
    game.select()
    note()
    game.lights_on()
    note()
    return passed


# ---------------------------------------------------------------- when


@pytest.mark.rule("H-18", "H-19", "H-20")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_lights_go_out_in_rounds_2_and_4_and_never_else(players: int) -> None:
    game = Heist(players)
    for number in (1, 2, 3, 4, 5):
        if number == 1:
            game.choose(1, "lead:1")
        else:
            game.name_leader()
        plain = ["laying", "discussing", "revealing"]
        raquels = ["laying", "discussing", "blackout", "revealing"]
        professors = ["laying", "blackout", "discussing", "revealing"]
        assert phases_of_round(game) == {2: raquels, 4: professors}.get(number, plain)
        game.turn_all()


@pytest.mark.rule("H-22")
@pytest.mark.parametrize("players", PLAYERS)
def test_with_abilities_off_both_blackouts_are_left_out(players: int) -> None:
    game = Heist(players, abilities=False)
    assert not game.table.abilities
    game.choose(1, "lead:1")
    for number in (1, 2, 3, 4, 5):
        assert phases_of_round(game) == ["laying", "discussing", "revealing"]
        game.turn_all()
        if number < 5:
            game.name_leader()
    assert {game.private(seat).role for seat in game.seats} >= {"professor", "raquel", "gangster"}


@pytest.mark.rule("H-22", "H-24")
def test_with_abilities_off_raquel_still_has_the_last_trump() -> None:
    rich = ["N+250 N+250 N+500", "N N S", "N N S", "N N S", "S S S"]
    game = Heist(6, rich, abilities=False)
    game.play_rounds(5)
    game.choose(5, "next")
    assert (game.phase, game.table.raquel) == ("last_trump", game.who_is("raquel"))


# ---------------------------------------------------------------- Raquel


@pytest.mark.rule("H-18")
@pytest.mark.parametrize("players", PLAYERS)
def test_raquel_may_look_at_any_card_not_selected(players: int) -> None:
    game = blackout("raquel", players)
    spare = set(game.seats) - set(game.table.selected)
    assert len(spare) == players - (3 if players < 7 else 5)
    assert game.on_all_pages(game.who_is("raquel")) == {f"look:{seat}" for seat in spare}


@pytest.mark.rule("H-18")
@pytest.mark.parametrize("players", PLAYERS)
def test_who_has_looked_must_put_the_card_in_place_of_a_selected_one(players: int) -> None:
    game = blackout("raquel", players)
    raquel = game.who_is("raquel")
    game.take(raquel, "look:1")
    assert game.on_all_pages(raquel) == {f"swap:{seat}" for seat in game.table.selected}


@pytest.mark.rule("H-18", "H-27")
def test_raquel_alone_sees_the_card_she_looks_at() -> None:
    game = blackout("raquel", laid="N N N S-250", roles=RAQUEL_3)
    others = {seat: game.view(seat) for seat in (1, 2, 4, 5)}
    assert game.private(3).card_seen is None
    game.choose(3, "look:5")
    assert game.private(3).card_seen == (5, card("S-250"))
    assert {seat: game.view(seat) for seat in others} == others


@pytest.mark.rule("H-18", "H-21")
@pytest.mark.parametrize(
    ("out", "shown"),
    [(2, "S-500 N+250 S"), (3, "N S-500 S"), (4, "N N+250 S-500")],
)
def test_the_swap_counts_also_for_the_leaders_or_her_own_card(out: int, shown: str) -> None:
    game = blackout("raquel", laid="N N+250 S S-500", roles=RAQUEL_3)
    game.choose(3, "look:5", f"swap:{out}")
    assert count(game) == cards(shown)


@pytest.mark.rule("H-18")
def test_raquel_can_bring_her_own_unselected_card_in() -> None:
    game = blackout("raquel", laid="N N N N+500 S-500", roles=RAQUEL_1)
    game.choose(1, "look:1", "swap:4")
    assert count(game) == cards("N N S-500")


@pytest.mark.rule("H-18", "H-21")
def test_what_she_takes_out_leaves_unseen() -> None:
    """Two tables that differ in that card alone: Raquel and everybody else see the same."""
    note = blackout("raquel", laid="N N+500 S S-500", roles=RAQUEL_1)
    sabotage = blackout("raquel", laid="N S-250 S S-500", roles=RAQUEL_1)
    for game in (note, sabotage):
        game.choose(1, "look:5", "swap:3")
        count(game)
    assert note.view(1).private.card_seen == sabotage.view(1).private.card_seen
    assert note.private(1).laid == sabotage.private(1).laid
    assert note.table.revealed == sabotage.table.revealed == cards("N S-500 S")


@pytest.mark.rule("H-18")
def test_raquel_may_let_it_be_and_then_sees_nothing() -> None:
    game = blackout("raquel", laid="N N+250 S S-500", roles=RAQUEL_3)
    assert count(game) == cards("N N+250 S")
    assert game.private(3).card_seen is None


@pytest.mark.rule("H-18")
def test_raquel_looks_at_one_card_and_swaps_once() -> None:
    game = blackout("raquel", roles=RAQUEL_3)
    game.choose(3, "look:5")
    assert game.refusal(3, "look:1") == "refused.not_now"
    game.choose(3, "swap:2")
    for again in ("look:1", "swap:2", "swap:4"):
        assert game.refusal(3, again) == "refused.not_now"


@pytest.mark.rule("H-18")
def test_no_swap_without_a_look_and_none_of_a_selected_card() -> None:
    game = blackout("raquel", roles=RAQUEL_3)
    assert game.refusal(3, "swap:2") == "refused.not_now"
    for seat in (2, 3, 4):
        assert game.refusal(3, f"look:{seat}") == "refused.not_now"


@pytest.mark.rule("H-18", "H-19")
@pytest.mark.parametrize("ability", ABILITIES)
def test_nobody_else_can_use_the_ability(ability: str) -> None:
    game = blackout(ability, roles=RAQUEL_3)
    for seat in set(game.seats) - {game.who_is(ability)}:
        for wish in ("look:1", "look:5", "swap:2"):
            assert game.refusal(seat, wish) == "refused.not_now"


@pytest.mark.rule("H-18")
@pytest.mark.parametrize(("pick", "shown"), [(0, "S-500 N S"), (1, "N S-500 S"), (2, "N N S-500")])
def test_chance_swaps_for_raquel_when_the_time_is_up(pick: int, shown: str) -> None:
    game = blackout("raquel", laid="N N S S-500", roles=RAQUEL_3)
    game.choose(3, "look:5")
    assert game.rulebook.wanted(game.rulebook.step(game.state, TimeUp())) == WantPick(3)
    game.picks = [pick]
    assert count(game) == cards(shown)


# ---------------------------------------------------------------- the Professor


@pytest.mark.rule("H-19")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_professor_may_look_at_any_other_role(players: int) -> None:
    game = blackout("professor", players)
    professor = game.who_is("professor")
    others = set(game.seats) - {professor}
    assert game.on_all_pages(professor) == {f"look:{seat}" for seat in others}


@pytest.mark.rule("H-19", "H-27")
@pytest.mark.parametrize(
    ("seat", "role"), [(1, "hostage"), (2, "gangster"), (3, "raquel"), (4, "gangster")]
)
def test_the_professor_alone_learns_the_role_and_keeps_it(seat: int, role: str) -> None:
    game = blackout("professor", roles=RAQUEL_3)
    others = {other: game.view(other) for other in (1, 2, 3, 4)}
    game.choose(5, f"look:{seat}")
    assert game.private(5).role_seen == (seat, role)
    assert {other: game.view(other) for other in others} == others
    for other in set(game.seats) - {seat}:
        assert game.refusal(5, f"look:{other}") == "refused.not_now"
    game.time_up()
    assert game.phase == "discussing"
    assert game.private(5).role_seen == (seat, role)


@pytest.mark.rule("H-19")
def test_the_professor_may_let_it_be() -> None:
    game = blackout("professor", roles=RAQUEL_3)
    game.time_up()
    assert (game.phase, game.private(5).role_seen) == ("discussing", None)


# ---------------------------------------------------------------- in the dark, with displays


@pytest.mark.rule("H-20", "H-27")
@pytest.mark.parametrize("ability", ABILITIES)
@pytest.mark.parametrize("players", PLAYERS)
def test_every_box_asks_for_presses_and_looks_the_same(ability: str, players: int) -> None:
    game = blackout(ability, players)
    assert game.table.prompt.parts == {"seconds": 15}
    for seat in game.seats:
        assert game.lamps(seat) == LIT
        acts = seat == game.who_is(ability)
        wanted = f"line.may_look_{ability}" if acts else "line.blackout"
        assert game.view(seat).lines[0].key == wanted
        assert len(game.view(seat).lines) == 2, "as much on every display"
        own = game.private(seat).ability
        assert own == (ability if seat == game.who_is(ability) else None)
        assert set(game.menu(seat).taps) == set("ABCD")


@pytest.mark.rule("H-20", "H-21")
@pytest.mark.parametrize("ability", ABILITIES)
def test_nothing_seen_or_heard_tells_that_somebody_acted(ability: str) -> None:
    game = blackout(ability, roles=RAQUEL_3)
    actor = game.who_is(ability)
    acts = {"raquel": ["look:5", "swap:2", "noise:A"], "professor": ["look:3", "noise:B"]}[ability]
    before, clock = game.table, game.deadline
    for act in acts:
        assert game.sounds_of(lambda act=act: game.choose(actor, act)) == ()  # type: ignore[misc]
        assert game.table == before
        assert tell(before, game.table) == []
        assert game.deadline == clock
        assert all(game.lamps(seat) == LIT for seat in game.seats)


@pytest.mark.rule("H-20")
@pytest.mark.parametrize("ability", ABILITIES)
def test_presses_of_the_others_change_nothing(ability: str) -> None:
    game = blackout(ability, roles=RAQUEL_3)
    for seat in set(game.seats) - {game.who_is(ability)}:
        for key in "ABCD":
            before = game.state
            game.choose(seat, f"noise:{key}")
            assert game.state == before


@pytest.mark.rule("H-20")
@pytest.mark.parametrize("ability", ABILITIES)
@pytest.mark.parametrize("players", PLAYERS)
def test_a_blackout_is_15_seconds_whoever_acts(ability: str, players: int) -> None:
    game = blackout(ability, players)
    assert (game.deadline.seconds, game.table.seconds) == (15, 15)
    game.take(game.who_is(ability), "look:2" if ability == "professor" else "look:1")
    assert (game.phase, game.deadline.seconds) == ("blackout", 15)
    game.time_up()
    assert game.phase != "blackout"
    assert game.deadline is None


@pytest.mark.rule("H-20")
def test_the_leader_cannot_end_a_blackout() -> None:
    game = blackout("raquel", roles=RAQUEL_3)
    assert game.choices(game.table.leader) == {f"noise:{key}" for key in "ABCD"}
    for wish in ("next", "reveal", "done"):
        assert game.refusal(game.table.leader, wish) == "refused.not_now"


@pytest.mark.rule("H-21")
def test_a_swapped_table_looks_like_one_where_the_cards_lay_so_from_the_start() -> None:
    swapped = blackout("raquel", laid="N N S S-500 N+250", roles=RAQUEL_3)
    honest = blackout("raquel", laid="S-500 N S N N+250", roles=RAQUEL_3)
    swapped.choose(3, "look:5", "swap:2")
    for game in (swapped, honest):
        game.time_up()
    while swapped.phase == "revealing":
        assert swapped.table == honest.table
        for game in (swapped, honest):
            game.choose(2, "reveal")
    assert swapped.table.past[-1].selected == (2, 3, 4)
    assert swapped.table.past[-1].cards == cards("S-500 N S")
    assert swapped.table == honest.table
