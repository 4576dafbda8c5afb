"""Jokers: 50:50, audience, phone (M-20 to M-26, M-29)."""

import pytest

from pi_app.rules.core import (
    LETTERS,
    Choose,
    Deadline,
    Picked,
    Refused,
    Shuffled,
    TimeUp,
    WantPick,
    WantShuffle,
)
from tests.rules.joker_table import (
    ALL_ANSWERS,
    ALL_VOTES,
    asked,
    get_help,
    one_out,
    play,
    risky,
    seen_beside,
    told,
)

EVERY_EDITION = ("de2013", "de2002", "us")
WITH_A_FRIEND = ("de2002", "us")


# ---------------------------------------------------------------- 50:50


@pytest.mark.rule("M-20")
@pytest.mark.parametrize("edition", EVERY_EDITION)
@pytest.mark.parametrize(
    ("right", "pick", "kept", "closed"),
    [
        ("A", 0, ("A", "B"), ("C", "D")),
        ("B", 0, ("A", "B"), ("C", "D")),
        ("B", 1, ("B", "C"), ("A", "D")),
        ("B", 2, ("B", "D"), ("A", "C")),
        ("D", 2, ("C", "D"), ("A", "B")),
    ],
)
def test_fifty_fifty_keeps_the_right_letter_and_the_wrong_one_chance_takes(
    edition: str, right: str, pick: int, kept: tuple[str, str], closed: tuple[str, str]
) -> None:
    game = asked(edition, 3, right)
    game.picks = [pick]
    play(game, 2, "fifty_fifty")
    assert told(game, 2) == (("fifty_fifty", kept),)
    assert game.private(2).closed == closed
    assert game.choices(2) & ALL_ANSWERS == {f"answer:{letter}" for letter in kept}
    assert {game.refusal(2, f"answer:{letter}") for letter in closed} == {"refused.letter_closed"}
    assert game.host.candidates[2].fifty_fifty == kept


@pytest.mark.rule("M-20")
def test_chance_and_not_the_host_chooses_among_all_three_wrong_letters() -> None:
    game = asked("de2002", 3, "C")
    step = game.rulebook.step
    halving = step(game.state, Choose(2, "joker:fifty_fifty"))
    assert game.rulebook.wanted(halving) == WantPick(3)
    assert not any(game.rulebook.menu(halving, seat).choices for seat in (1, 2, 3))
    with pytest.raises(Refused):
        step(halving, Picked(3))


@pytest.mark.rule("M-20")
def test_nobody_but_asker_and_host_learns_which_two_letters_stay() -> None:
    one, other = asked("us", 4, "B"), asked("us", 4, "B")
    one.picks, other.picks = [0], [2]
    play(one, 2, "fifty_fifty")
    play(other, 2, "fifty_fifty")
    assert seen_beside(one, 2) == seen_beside(other, 2)
    # Neighbours see the box: two dark lamps would tell them.
    assert one.lamps(2) == dict.fromkeys(LETTERS, "blink")
    assert one.private(2) != other.private(2)
    assert one.host != other.host


@pytest.mark.rule("M-20")
def test_lamps_do_not_tell_a_press_on_a_closed_letter_from_one_on_an_open_letter() -> None:
    game = asked("us", 4, "B")
    play(game, 2, "fifty_fifty")
    before = game.lamps(2)
    assert game.private(2).closed == ("C", "D")
    assert game.refusal(2, "answer:C") == "refused.letter_closed"
    game.choose(2, "answer:B")
    assert game.private(2).leaning == "B"
    assert game.lamps(2) == before
    game.choose(2, "leave")
    assert game.lamps(2) == before
    assert game.lamps(3) == dict.fromkeys(LETTERS, "on"), "nobody else's blink for it"


@pytest.mark.rule("M-20")
def test_fifty_fifty_binds_only_the_asker_and_only_on_this_question() -> None:
    game = asked("de2013", 3, "BA")
    play(game, 2, "fifty_fifty")
    assert game.choices(3) >= ALL_ANSWERS
    assert game.host.candidates[3].fifty_fifty == ()
    game.lock(3, "B")
    game.lock(2, "B")
    game.reveal()
    game.ask()
    assert game.choices(2) >= ALL_ANSWERS
    assert (game.private(2).closed, told(game, 2)) == ((), ())


@pytest.mark.rule("M-20")
def test_a_letter_leant_to_before_the_fifty_fifty_does_not_count_as_a_first_press() -> None:
    game = asked("de2013", 3, "A")
    game.choose(2, "answer:A")
    play(game, 2, "fifty_fifty")
    game.choose(2, "answer:A")
    assert game.private(2).locked is None
    game.choose(2, "answer:A")
    assert game.private(2).locked == "A"


@pytest.mark.rule("M-20")
@pytest.mark.parametrize("letter", ["A", "B"])
def test_either_letter_kept_can_be_locked(letter: str) -> None:
    game = asked("us", 3, "A")
    play(game, 2, "fifty_fifty")
    game.lock(2, letter)
    game.lock(3, "A")
    game.reveal()
    assert game.table.players[2].exit == (None if letter == "A" else "wrong")


# ---------------------------------------------------------------- audience


@pytest.mark.rule("M-21")
@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_with_three_players_the_asker_gets_one_vote_and_the_right_letter(edition: str) -> None:
    game = asked(edition, 3, "D")
    game.orders = [(1, 0)]
    play(game, 2, "audience")
    assert game.choices(3) == ALL_VOTES
    game.choose(3, "vote:B")
    assert game.phase == "deciding"
    assert told(game, 2) == (("audience", ("D", "B")),)


@pytest.mark.rule("M-21")
@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_the_votes_of_five_players_come_shuffled_with_the_right_letter(edition: str) -> None:
    game = asked(edition, 5, "D")
    play(game, 3, "audience")
    game.choose(2, "vote:A")
    game.choose(5, "vote:C")
    mixing = game.rulebook.step(game.state, Choose(4, "vote:A"))
    assert game.rulebook.wanted(mixing) == WantShuffle(4)
    with pytest.raises(Refused):
        game.rulebook.step(mixing, Shuffled((0, 1, 2)))
    game.orders = [(2, 3, 0, 1)]
    game.choose(4, "vote:A")
    assert told(game, 3) == (("audience", ("C", "D", "A", "A")),)


@pytest.mark.rule("M-21")
def test_the_asker_cannot_tell_who_gave_which_letter() -> None:
    one, other = asked("de2013", 4), asked("de2013", 4)
    other.orders = [(1, 0, 2)]
    for game, third, fourth in ((one, "B", "C"), (other, "C", "B")):
        play(game, 2, "audience")
        game.choose(3, f"vote:{third}")
        game.choose(4, f"vote:{fourth}")
    assert seen_beside(one) == seen_beside(other)


@pytest.mark.rule("M-21")
def test_a_vote_is_secret_and_the_table_sees_only_who_has_given_one() -> None:
    one, other = asked("us", 4), asked("us", 4)
    for game, letter in ((one, "B"), (other, "C")):
        play(game, 2, "audience")
        game.choose(3, f"vote:{letter}")
    joker = one.table.joker
    assert (joker.asker, joker.given, joker.waiting_for) == (2, (3,), (4,))
    assert seen_beside(one, 3) == seen_beside(other, 3)
    one.choose(4, "vote:D")
    other.choose(4, "vote:D")
    assert seen_beside(one, 2) == seen_beside(other, 2)
    assert told(one, 2) != told(other, 2)


@pytest.mark.rule("M-21")
def test_everybody_in_the_round_must_vote_and_only_once() -> None:
    game = asked("de2002", 4)
    game.lock(4, "A")
    play(game, 2, "audience")
    assert game.refusal(1, "next") == "refused.not_now"
    game.choose(3, "vote:A")
    assert game.refusal(3, "vote:B") == "refused.not_now"
    assert game.refusal(1, "next") == "refused.not_now"
    game.choose(4, "vote:A")
    assert game.phase == "deciding"


@pytest.mark.rule("M-21")
@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_the_host_can_close_a_vote_that_nobody_has_to_give(edition: str) -> None:
    """Three players, the other candidate is out and does not want to vote: the table goes on."""
    game = one_out(edition, "leave", players=3)
    play(game, 2, "audience")
    assert game.choices(1) == {"next"}
    game.choose(1, "next")
    assert game.phase == "deciding"
    assert told(game, 2) == (("audience", ("A",)),), "the letter the host adds"


@pytest.mark.rule("M-21", "M-35")
def test_a_television_audience_that_does_not_vote_holds_nobody_up() -> None:
    game = asked("us", 4, "D", television=True)
    play(game, 2, "audience")
    game.choose(1, "next")
    assert told(game, 2) == (("audience", ("D",)),)


@pytest.mark.rule("M-21", "M-26")
@pytest.mark.parametrize("edition", EVERY_EDITION)
@pytest.mark.parametrize("way_out", ["B", "leave"])
@pytest.mark.parametrize(("votes", "given"), [(False, ("C", "A")), (True, ("D", "C", "A"))])
def test_who_is_out_of_the_round_may_vote_or_not(
    edition: str, way_out: str, votes: bool, given: tuple[str, ...]
) -> None:
    game = one_out(edition, way_out)
    play(game, 2, "audience")
    assert game.choices(3) == ALL_VOTES
    if votes:
        game.choose(3, "vote:D")
        assert game.refusal(1, "next") == "refused.not_now"
        game.choose(4, "vote:C")
    else:
        game.choose(4, "vote:C")
        game.choose(1, "next")
    assert told(game, 2) == (("audience", given),)


@pytest.mark.rule("M-21")
def test_who_has_left_on_this_very_question_need_not_vote_either() -> None:
    game = asked("de2013", 4)
    game.leave(3)
    play(game, 2, "audience")
    game.choose(4, "vote:C")
    game.choose(1, "next")
    assert told(game, 2) == (("audience", ("C", "A")),)


# ---------------------------------------------------------------- what a letter given binds


@pytest.mark.rule("M-22")
@pytest.mark.parametrize("joker", ["audience", "friend", "helper"])
def test_a_letter_given_leaves_the_givers_own_answer_free(joker: str) -> None:
    game = risky(3) if joker == "helper" else asked("us", 3)
    game.choose(3, "answer:C")
    before = game.private(3)
    if joker == "helper":
        get_help(game, 2, 3, "B")
    else:
        play(game, 2, "phone" if joker == "friend" else "audience")
        if joker == "friend":
            game.choose(2, "friend:3")
        game.choose(3, "vote:B")
    assert game.private(3) == before
    game.choose(3, "answer:C")
    assert game.private(3).locked == "C"


@pytest.mark.rule("M-22")
@pytest.mark.parametrize("halved", [False, True], ids=["locked", "halved"])
@pytest.mark.parametrize("joker", ["audience", "friend", "helper"])
def test_who_has_locked_or_halved_gives_any_of_the_four_letters(joker: str, halved: bool) -> None:
    game = risky(3) if joker == "helper" else asked("de2002", 3)
    if halved:
        play(game, 3, "fifty_fifty")
    else:
        game.lock(3, "A")
    before = game.private(3)
    play(game, 2, {"audience": "audience", "friend": "phone", "helper": "extra"}[joker])
    if joker == "friend":
        game.choose(2, "friend:3")
    if joker == "helper":
        game.choose(3, "help")
    assert game.choices(3) == ALL_VOTES
    assert game.lamps(3) == dict.fromkeys(LETTERS, "on")
    game.choose(3, "vote:D")
    assert told(game, 2)[-1][1][0] == "D"
    assert game.private(3) == before


@pytest.mark.rule("M-22")
def test_the_asker_sees_letters_that_his_own_fifty_fifty_has_closed() -> None:
    game = asked("de2002", 4)
    play(game, 2, "fifty_fifty")
    play(game, 2, "audience")
    game.choose(3, "vote:C")
    game.choose(4, "vote:D")
    play(game, 2, "phone")
    game.choose(2, "friend:4")
    game.choose(4, "vote:D")
    given = (("fifty_fifty", ("A", "B")), ("audience", ("C", "D", "A")), ("friend", ("D", "A")))
    assert told(game, 2) == given
    assert game.refusal(2, "answer:D") == "refused.letter_closed"


# ---------------------------------------------------------------- phone


@pytest.mark.rule("M-23", "M-24", "M-25")
@pytest.mark.parametrize(
    ("edition", "players", "offered"),
    [
        ("de2013", 3, {"call", "search"}),
        ("de2013", 5, {"call", "search"}),
        ("de2002", 3, {"friend:3", "call"}),
        ("us", 3, {"friend:3", "call"}),
        ("de2002", 5, {"friend:3", "friend:4", "friend:5", "call"}),
        ("us", 5, {"friend:3", "friend:4", "friend:5", "call"}),
    ],
)
def test_whom_the_phone_joker_reaches(edition: str, players: int, offered: set[str]) -> None:
    game = asked(edition, players)
    play(game, 2, "phone")
    assert game.choices(2) == offered
    assert not any(game.choices(seat) for seat in game.table.players if seat != 2)


REAL_CALLS = [("de2013", "call"), ("de2013", "search"), ("de2002", "call"), ("us", "call")]


@pytest.mark.rule("M-23", "M-25")
@pytest.mark.parametrize(("edition", "kind"), REAL_CALLS)
@pytest.mark.parametrize("in_time", [True, False])
def test_thirty_seconds_run_from_the_hosts_press(edition: str, kind: str, in_time: bool) -> None:
    game = asked(edition, 3)
    play(game, 2, "phone")
    game.choose(2, kind)
    assert (game.deadline, game.table.seconds) == (None, None)
    with pytest.raises(Refused):
        game.rulebook.step(game.state, TimeUp())
    assert game.refusal(2, "start_call") == "refused.not_now"
    game.choose(1, "start_call")
    assert game.deadline == Deadline("phone", 30)
    assert game.table.seconds == 30
    assert (game.table.joker.joker, game.table.joker.asker) == (kind, 2)
    assert not game.choices(2)
    if in_time:
        game.choose(1, "stop_call")
    else:
        game.time_up()
    assert (game.phase, game.deadline, game.table.turn) == ("deciding", None, 2)
    assert told(game, 2) == ()
    assert game.choices(2) == ALL_ANSWERS | {"joker:fifty_fifty", "joker:audience", "leave"}


@pytest.mark.rule("M-23", "M-25")
@pytest.mark.parametrize(("edition", "kind"), REAL_CALLS)
def test_nobody_reached_spends_the_joker_and_there_is_no_second_call(
    edition: str, kind: str
) -> None:
    game = asked(edition, 3)
    play(game, 2, "phone")
    game.choose(2, kind)
    assert game.refusal(2, "nobody") == "refused.not_now"
    game.choose(1, "nobody")
    assert game.phase == "deciding"
    assert game.table.players[2].jokers == ("fifty_fifty", "audience")
    assert game.refusal(2, "joker:phone") == "refused.joker_gone"
    assert {game.refusal(2, again) for again in ("call", "search", "friend:3")} == {
        "refused.not_now"
    }


@pytest.mark.rule("M-24")
@pytest.mark.parametrize("edition", WITH_A_FRIEND)
@pytest.mark.parametrize(
    ("letter", "order", "received"),
    [("C", (0, 1), ("C", "B")), ("C", (1, 0), ("B", "C")), ("B", (0, 1), ("B", "B"))],
)
def test_a_friends_letter_comes_shuffled_with_the_right_one(
    edition: str, letter: str, order: tuple[int, int], received: tuple[str, str]
) -> None:
    game = asked(edition, 4, "B")
    game.orders = [order]
    play(game, 2, "phone")
    game.choose(2, "friend:4")
    assert game.choices(4) == ALL_VOTES
    assert not any(game.choices(seat) for seat in (1, 2, 3))
    assert game.table.joker.partner == 4
    game.choose(4, f"vote:{letter}")
    assert told(game, 2) == (("friend", received),)


@pytest.mark.rule("M-24")
def test_a_friends_letter_is_seen_by_the_asker_alone() -> None:
    one, other = asked("us", 4), asked("us", 4)
    for game, letter in ((one, "B"), (other, "C")):
        play(game, 2, "phone")
        game.choose(2, "friend:4")
        game.choose(4, f"vote:{letter}")
    assert seen_beside(one, 2) == seen_beside(other, 2)
    assert told(one, 2) != told(other, 2)


@pytest.mark.rule("M-24", "M-26")
@pytest.mark.parametrize("edition", WITH_A_FRIEND)
@pytest.mark.parametrize("way_out", ["B", "leave"])
def test_a_friend_may_be_out_of_the_round(edition: str, way_out: str) -> None:
    game = one_out(edition, way_out)
    play(game, 2, "phone")
    game.choose(2, "friend:3")
    game.choose(3, "vote:D")
    assert told(game, 2) == (("friend", ("D", "A")),)


# ---------------------------------------------------------------- the host


@pytest.mark.rule("M-29")
@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_the_host_never_votes(edition: str) -> None:
    game = one_out(edition, "leave")
    play(game, 2, "audience")
    assert game.choices(1) == set()
    assert game.refusal(1, "vote:A") == "refused.not_now"
    assert 1 not in game.table.joker.waiting_for
    game.choose(4, "vote:B")
    assert game.choices(1) == {"next"}


@pytest.mark.rule("M-29")
@pytest.mark.parametrize("edition", WITH_A_FRIEND)
def test_the_host_is_never_a_friend(edition: str) -> None:
    game = asked(edition, 4)
    play(game, 3, "phone")
    assert game.choices(3) == {"friend:2", "friend:4", "call"}
    assert game.refusal(3, "friend:1") == "refused.not_now"
