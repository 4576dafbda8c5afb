"""What a Millionaire candidate is told when it is not the moment, and prompts that fit it."""

import pytest
from msgspec.structs import replace

from pi_app.rules.core import LETTERS, Refused, Say, choice_on
from pi_app.rules.millionaire.edition import Edition
from pi_app.rulesets import printed
from pi_app.words import LANGUAGES, speak
from tests.playing import Sitting
from tests.rules.joker_table import asked, one_out, play, risky

EDITIONS = ("de2013", "de2002", "us")


def reason(game: Sitting, seat: int, key: str, *, held: bool = False) -> str:
    """The key of the refusal that a press on the box gets."""
    with pytest.raises(Refused) as refused:
        choice_on(game.menu(seat), key, held=held)  # type: ignore[arg-type]
    for language in LANGUAGES:
        assert speak(refused.value.reason, language)
    return refused.value.reason.key


def reasons(game: Sitting, seat: int) -> set[str]:
    """What all taps and the hold for leaving are refused with."""
    taps = {reason(game, seat, letter) for letter in LETTERS}
    return taps | {reason(game, seat, "D", held=True)}


# ---------------------------------------------------------------- the moment comes back (M-15)


@pytest.mark.rule("M-15", "M-09")
@pytest.mark.parametrize("edition", EDITIONS)
def test_while_the_question_is_read_a_candidate_is_told_to_wait(edition: str) -> None:
    game = Sitting(edition, 3)
    game.choose(1, "next")
    assert game.phase == "reading"
    for seat in (2, 3):
        assert not game.choices(seat)
        assert reasons(game, seat) == {"refused.being_read"}
        assert reason(game, seat, "A", held=True) == "refused.being_read"
        assert set(game.lamps(seat).values()) == {"off"}
    game.choose(1, "next")
    assert "leave" in game.choices(2)


def with_joker(phase: str) -> Sitting:
    """Seat 2 plays a joker; seat 4 has neither locked nor left."""
    if phase in ("calling_for_help", "choosing_helper", "helper"):
        game = risky(5)
        play(game, 2, "extra")
        for helper in {"choosing_helper": (3, 5), "helper": (3,)}.get(phase, ()):
            game.choose(helper, "help")
        if phase != "calling_for_help":
            game.choose(1, "next")
    else:
        game = asked("us", 5)
        play(game, 2, "audience" if phase == "audience" else "phone")
        if phase == "friend":
            game.choose(2, "friend:3")
        if phase in ("dialling", "phoning"):
            game.choose(2, "call")
        if phase == "phoning":
            game.choose(1, "start_call")
    assert game.phase == phase
    return game


@pytest.mark.rule("M-15", "M-09")
@pytest.mark.parametrize(
    "phase", ["choosing_phone", "friend", "dialling", "phoning", "choosing_helper", "helper"]
)
def test_while_a_joker_is_played_a_candidate_is_told_whose_and_to_wait(phase: str) -> None:
    game = with_joker(phase)
    assert reasons(game, 4) == {"refused.joker_runs"}
    assert game.menu(4).barred_holds["D"].reason.parts == {"asker": "Ben"}
    assert game.refusal(4, "leave") == "refused.joker_runs"
    assert set(game.lamps(4).values()) == {"off"}


@pytest.mark.rule("M-15", "M-22")
@pytest.mark.parametrize("phase", ["audience", "calling_for_help"])
def test_who_can_give_something_is_still_told_why_leaving_has_to_wait(phase: str) -> None:
    game = with_joker(phase)
    assert game.choices(4)
    assert reason(game, 4, "D", held=True) == "refused.joker_runs"


@pytest.mark.rule("M-15")
def test_after_the_joker_the_moment_is_back() -> None:
    game = with_joker("friend")
    game.choose(3, "vote:A")
    game.leave(4)
    assert game.table.players[4].exit == "left"


@pytest.mark.rule("M-09")
def test_who_has_locked_is_told_that_it_stays() -> None:
    game = asked("us", 4)
    game.lock(4, "B")
    assert reasons(game, 4) == {"refused.locked"}
    play(game, 2, "phone")
    assert reasons(game, 4) == {"refused.locked"}


# ---------------------------------------------------------------- nothing to ask for (M-10, M-11)


def without_jokers() -> Sitting:
    edition = printed("us")
    assert isinstance(edition, Edition)
    variants = {name: replace(it, jokers=()) for name, it in edition.variants.items()}
    return asked("us", 4, rules=replace(edition, variants=variants))


@pytest.mark.rule("M-10")
def test_without_jokers_nobody_is_asked_for_one() -> None:
    game = without_jokers()
    assert game.table.prompt == Say("prompt.deciding")
    lines = game.rulebook.seat_view(game.state, 2).lines
    assert lines[-1] == Say("line.decide")
    assert not game.choices(1), "there is nobody to ask"


@pytest.mark.rule("M-10", "M-11")
def test_who_has_no_joker_left_is_passed_over() -> None:
    game = asked("us", 4)
    play(game, 3, "fifty_fifty")
    play(game, 3, "audience")
    for seat in (2, 4):
        game.choose(seat, "vote:A")
    play(game, 3, "phone")
    game.choose(3, "friend:2")
    game.choose(2, "vote:A")
    assert game.table.turn == 3
    assert game.table.prompt == Say("prompt.deciding"), "no joker left to ask for"
    lines = game.rulebook.seat_view(game.state, 3).lines
    assert Say("line.decide") in lines
    game.choose(1, "next")
    assert game.table.turn == 4
    game.choose(1, "next")
    assert game.table.turn == 2, "past seat 3"
    assert game.refusal(3, "joker:audience") == "refused.joker_gone"
    for seat in (2, 4):
        game.lock(seat, "A")
    assert (game.table.turn, game.choices(1)) == (3, set())


# ---------------------------------------------------------------- words that fit


@pytest.mark.rule("M-28")
@pytest.mark.parametrize("edition", EDITIONS)
def test_where_everybody_has_left_no_cards_are_spoken_of(edition: str) -> None:
    game = asked(edition, 3)
    game.leave(2)
    game.leave(3)
    assert game.phase == "cards_shown"
    assert game.table.prompt == Say("prompt.all_left", host="Ada")
    assert game.table.cards == {}


@pytest.mark.rule("M-28")
def test_where_one_has_locked_the_cards_lie_open() -> None:
    game = one_out("us", "leave")
    game.lock(2, "A")
    game.lock(4, "B")
    game.choose(1, "show")
    assert game.table.prompt == Say("prompt.cards_shown", host="Ada")


@pytest.mark.rule("M-23")
@pytest.mark.parametrize(
    ("kind", "words"),
    [
        ("call", ("Nobody reached", "End the call")),
        ("search", ("No connection", "End the search")),
    ],
)
def test_the_hosts_keys_fit_what_is_done(kind: str, words: tuple[str, str]) -> None:
    game = asked("de2013", 3)
    play(game, 2, "phone")
    game.choose(2, kind)
    assert speak(game.menu(1).taps["B"].label, "en") == words[0]
    game.choose(1, "start_call")
    assert speak(game.menu(1).taps["A"].label, "en") == words[1]


@pytest.mark.rule("M-31", "M-33")
def test_who_has_left_has_no_tries_left() -> None:
    game = asked("us", 2, "A")
    game.choose(2, "joker:audience")
    game.lock(2, "B")
    game.choose(1, "reveal")
    assert game.table.tries_left == 2
    game.leave(2)
    assert (game.phase, game.table.tries_left, game.table.tried) == ("cards_shown", 0, ("B",))
