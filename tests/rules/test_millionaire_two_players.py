"""Two players: jokers become tries (M-30 to M-34)."""

import pytest

from pi_app.rules.core import Choose, Deadline, WantPick
from tests.playing import Sitting

EDITIONS = ("de2002", "us")
FIFTY_FIFTY, AUDIENCE, PHONE = "joker:fifty_fifty", "joker:audience", "joker:phone"
TRIES_OF = {AUDIENCE: 3, PHONE: 2}


def asked(edition: str, rights: str = "A", level: int = 1) -> Sitting:
    """Seat 1 hosts; seat 2 has answered everything below `level` and hears its question."""
    game = Sitting(edition, 2, rights)
    for _ in range(level - 1):
        game.answer(s2=next(iter(rights)))
    game.ask()
    assert game.table.level == level
    return game


def play(game: Sitting, joker: str) -> None:
    game.choose(2, joker)
    if game.phase == "choosing_phone":
        game.choose(2, "tries")


def show(game: Sitting, letter: str) -> None:
    game.lock(2, letter)
    assert game.phase == "try_shown"


def try_letters(game: Sitting, letters: str) -> None:
    for letter in letters:
        show(game, letter)
        game.choose(1, "reveal")


def letters_open(game: Sitting) -> set[str]:
    answers = {choice for choice in game.choices(2) if choice.startswith("answer:")}
    return {choice.removeprefix("answer:") for choice in answers}


def total(game: Sitting) -> int:
    amount: int = game.table.players[2].total.amount
    return amount


# ---------------------------------------------------------------- M-30


@pytest.mark.rule("M-30")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_hosts_and_one_answers_and_then_the_other_way_round(edition: str) -> None:
    game = Sitting(edition, 2)
    game.ask()
    assert [player.role for player in game.table.players.values()] == ["host", "candidate"]
    game.lock(2, "B")
    assert game.phase == "final_decision", "without a joker a wrong letter is no try"
    game.reveal()
    assert game.table.players[2].exit == "wrong"
    game.choose(1, "next")
    game.ask()
    assert [player.role for player in game.table.players.values()] == ["candidate", "host"]
    assert game.table.players[1].jokers == ("fifty_fifty", "audience", "phone")


@pytest.mark.rule("M-30")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("pick", "kept"), [(0, "AC"), (1, "BC"), (2, "CD")])
@pytest.mark.parametrize("right", [True, False])
def test_fifty_fifty_is_as_usual(edition: str, pick: int, kept: str, right: bool) -> None:
    game = asked(edition, "C")
    game.picks = [pick]
    game.choose(2, FIFTY_FIFTY)
    assert game.private(2).told == (("fifty_fifty", tuple(kept)),)
    assert letters_open(game) == set(kept)
    assert game.host.candidates[2].fifty_fifty == tuple(kept)
    assert game.table.tries_left == 0
    game.lock(2, "C" if right else kept.replace("C", ""))
    assert game.phase == "final_decision"
    game.reveal()
    assert game.table.players[2].exit == (None if right else "wrong")


# ---------------------------------------------------------------- M-31, M-32: tries


@pytest.mark.rule("M-31", "M-32")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("joker", "shown"),
    [(AUDIENCE, "D"), (AUDIENCE, "AD"), (AUDIENCE, "CBD"), (PHONE, "D"), (PHONE, "BD")],
)
def test_a_right_try_goes_on_to_the_next_level(edition: str, joker: str, shown: str) -> None:
    game = asked(edition, "D")
    play(game, joker)
    try_letters(game, shown)
    assert game.phase == "announced"
    assert (game.table.right, game.table.climbed) == ("D", (2,))
    assert game.table.players[2].level == 1
    game.ask()
    assert game.table.level == 2
    assert (game.table.tried, game.table.tries_left) == ((), 0)
    assert letters_open(game) == set("ABCD")
    assert game.refusal(2, joker) == "refused.joker_gone"


@pytest.mark.rule("M-31", "M-32")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("joker", "shown", "left"),
    [
        (AUDIENCE, "", "ABCD"),
        (AUDIENCE, "C", "ABD"),
        (AUDIENCE, "CB", "AD"),
        (PHONE, "", "ABCD"),
        (PHONE, "C", "ABD"),
    ],
)
def test_every_wrong_try_takes_its_letter_away(
    edition: str, joker: str, shown: str, left: str
) -> None:
    game = asked(edition, "D")
    play(game, joker)
    try_letters(game, shown)
    assert game.phase == "deciding"
    assert game.table.tried == tuple(shown)
    assert game.table.tries_left == TRIES_OF[joker] - len(shown)
    assert letters_open(game) == set(left)
    assert {game.refusal(2, f"answer:{letter}") for letter in shown} <= {"refused.letter_closed"}


PAID_AFTER_THE_LAST_TRY = [
    ("de2002", 1, 0),
    ("de2002", 5, 0),
    ("de2002", 6, 1_000),
    ("de2002", 10, 1_000),
    ("de2002", 11, 16_000),
    ("de2002", 15, 16_000),
    ("us", 1, 0),
    ("us", 5, 0),
    ("us", 6, 1_000),
    ("us", 10, 1_000),
    ("us", 11, 32_000),
    ("us", 15, 32_000),
]


@pytest.mark.rule("M-31", "M-32")
@pytest.mark.parametrize(("edition", "level", "paid"), PAID_AFTER_THE_LAST_TRY)
@pytest.mark.parametrize(("joker", "shown"), [(AUDIENCE, "BCD"), (PHONE, "BC")])
def test_the_last_wrong_try_is_out_and_paid_by_the_table(
    edition: str, level: int, paid: int, joker: str, shown: str
) -> None:
    game = asked(edition, "A", level)
    play(game, joker)
    try_letters(game, shown)
    assert game.phase == "announced"
    assert (game.table.right, game.table.fell) == ("A", (2,))
    assert game.table.players[2].exit == "wrong"
    assert total(game) == paid
    game.choose(1, "next")
    assert game.phase == "between_rounds"


@pytest.mark.rule("M-31")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_try_can_answer_the_million_question(edition: str) -> None:
    game = asked(edition, "A", 15)
    play(game, AUDIENCE)
    try_letters(game, "BCA")
    assert game.table.players[2].exit == "million"
    assert total(game) == 1_000_000


@pytest.mark.rule("M-31")
def test_the_letter_shown_lies_open_and_the_host_alone_can_say_whether_it_is_right() -> None:
    right, wrong = asked("us", "B"), asked("us", "A")
    for game in (right, wrong):
        play(game, AUDIENCE)
        show(game, "B")
        assert game.table.cards == {2: "B"}
        assert not game.choices(2)
        assert game.refusal(2, "leave") == "refused.joker_runs"
        assert game.choices(1) == {"reveal"}
    assert right.table == wrong.table
    assert right.private(2) == wrong.private(2)


@pytest.mark.rule("M-31")
def test_a_wrong_try_tells_nothing_about_the_letters_left() -> None:
    one, other = asked("de2002", "A"), asked("de2002", "B")
    for game in (one, other):
        play(game, AUDIENCE)
        try_letters(game, "C")
        assert not hasattr(game.table, "right")
    assert one.table == other.table
    assert one.private(2) == other.private(2)
    assert one.lamps(2) == other.lamps(2)


@pytest.mark.rule("M-31")
def test_one_press_shows_nothing_yet() -> None:
    game = asked("us", "A")
    play(game, AUDIENCE)
    game.choose(2, "answer:B", "answer:A")
    assert (game.phase, game.private(2).leaning) == ("deciding", "A")
    game.choose(2, "answer:A")
    assert game.phase == "try_shown"


# ---------------------------------------------------------------- M-32: a real call


@pytest.mark.rule("M-32")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("reached", [True, False])
def test_a_real_call_may_be_made_instead_of_the_two_tries(edition: str, reached: bool) -> None:
    game = asked(edition, "A")
    game.choose(2, PHONE)
    assert game.choices(2) == {"tries", "call"}
    assert game.choices(1) == set()
    game.choose(2, "call")
    assert game.deadline is None
    if reached:
        game.choose(1, "start_call")
        assert game.deadline == Deadline("phone", 30)
        game.time_up()
    else:
        game.choose(1, "nobody")
    assert game.table.tries_left == 0
    assert game.refusal(2, PHONE) == "refused.joker_gone"
    game.lock(2, "B")
    assert game.phase == "final_decision", "the answer after a call is no try"
    game.reveal()
    assert game.table.players[2].exit == "wrong"


# ---------------------------------------------------------------- M-33: instead of the next try

BEFORE_THE_LAST_TRY = [(AUDIENCE, "B"), (AUDIENCE, "BC"), (PHONE, "B")]


@pytest.mark.rule("M-33")
@pytest.mark.parametrize(
    ("edition", "level", "kept"),
    [
        ("de2002", 1, 0),
        ("de2002", 6, 500),
        ("de2002", 15, 500_000),
        ("us", 1, 0),
        ("us", 6, 1_000),
        ("us", 15, 500_000),
    ],
)
@pytest.mark.parametrize(("joker", "shown"), BEFORE_THE_LAST_TRY)
def test_after_any_wrong_try_but_the_last_one_may_leave_with_what_was_won(
    edition: str, level: int, kept: int, joker: str, shown: str
) -> None:
    game = asked(edition, "A", level)
    play(game, joker)
    try_letters(game, shown)
    game.leave(2)
    assert game.table.players[2].exit == "left"
    assert total(game) == kept
    game.reveal()
    assert (game.table.right, total(game)) == ("A", kept)


@pytest.mark.rule("M-33")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("joker", "shown", "offered"),
    [
        (AUDIENCE, "B", {FIFTY_FIFTY, PHONE}),
        (AUDIENCE, "BC", {PHONE}),
        (PHONE, "B", {FIFTY_FIFTY, AUDIENCE}),
    ],
)
def test_after_any_wrong_try_but_the_last_another_joker_may_be_used(
    edition: str, joker: str, shown: str, offered: set[str]
) -> None:
    game = asked(edition, "A")
    play(game, joker)
    try_letters(game, shown)
    jokers = {choice for choice in game.choices(2) if choice.startswith("joker:")}
    assert jokers == offered
    assert game.refusal(2, joker) == "refused.joker_gone"


@pytest.mark.rule("M-33")
@pytest.mark.parametrize(("joker", "shown"), [(AUDIENCE, "BCD"), (PHONE, "BC")])
def test_after_the_last_wrong_try_there_is_no_way_on(joker: str, shown: str) -> None:
    game = asked("us", "A", 6)
    play(game, joker)
    try_letters(game, shown)
    assert game.choices(2) == set()
    assert {game.refusal(2, way) for way in ("leave", FIFTY_FIFTY)} == {"refused.not_now"}


# ---------------------------------------------------------------- M-34: jokers over jokers


@pytest.mark.rule("M-34")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("first", "shown", "second", "then"),
    [
        (AUDIENCE, "B", PHONE, "CD"),
        # Tries not begun lapse as well: two in all, not three and two.
        (AUDIENCE, "", PHONE, "BC"),
        (PHONE, "", AUDIENCE, "BCD"),
    ],
)
def test_the_older_jokers_tries_lapse(
    edition: str, first: str, shown: str, second: str, then: str
) -> None:
    game = asked(edition, "A")
    play(game, first)
    try_letters(game, shown)
    play(game, second)
    assert game.table.tries_left == TRIES_OF[second]
    try_letters(game, then[:-1])
    assert game.phase == "deciding"
    try_letters(game, then[-1])
    assert game.table.players[2].exit == "wrong"


@pytest.mark.rule("M-34")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("first", "shown", "second", "then"),
    [
        (AUDIENCE, "B", PHONE, "CA"),
        (AUDIENCE, "BC", PHONE, "DA"),
        (PHONE, "B", AUDIENCE, "CDA"),
    ],
)
def test_the_newer_jokers_tries_run_over_the_letters_not_yet_tried(
    edition: str, first: str, shown: str, second: str, then: str
) -> None:
    game = asked(edition, "A")
    play(game, first)
    try_letters(game, shown)
    play(game, second)
    assert letters_open(game) == set("ABCD") - set(shown)
    try_letters(game, then[:-1])
    assert game.table.tried == tuple(shown + then[:-1])
    assert letters_open(game) == set("ABCD") - set(shown + then[:-1])
    try_letters(game, then[-1])
    assert game.table.climbed == (2,)


@pytest.mark.rule("M-34")
def test_a_real_call_instead_of_the_next_try_ends_the_tries() -> None:
    game = asked("us", "A")
    play(game, AUDIENCE)
    try_letters(game, "B")
    game.choose(2, PHONE, "call")
    game.choose(1, "start_call", "stop_call")
    assert (game.table.tries_left, letters_open(game)) == (0, set("ACD"))
    game.lock(2, "C")
    game.reveal()
    assert game.table.players[2].exit == "wrong"


@pytest.mark.rule("M-34")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("joker", [AUDIENCE, PHONE])
@pytest.mark.parametrize(("pick", "stays"), [(0, "C"), (1, "D")])
def test_fifty_fifty_after_a_wrong_try_keeps_a_letter_not_yet_tried(
    edition: str, joker: str, pick: int, stays: str
) -> None:
    game = asked(edition, "A")
    play(game, joker)
    try_letters(game, "B")
    halving = game.rulebook.step(game.state, Choose(2, FIFTY_FIFTY))
    assert game.rulebook.wanted(halving) == WantPick(2)
    game.picks = [pick]
    game.choose(2, FIFTY_FIFTY)
    assert letters_open(game) == {"A", stays}
    assert game.table.tries_left == 0
    game.lock(2, stays)
    assert game.phase == "final_decision", "what is chosen now is an ordinary answer"
    game.reveal()
    assert game.table.players[2].exit == "wrong"


@pytest.mark.rule("M-34")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    "played", [[(AUDIENCE, "BC")], [(AUDIENCE, "B"), (PHONE, "C")], [(PHONE, "B"), (AUDIENCE, "C")]]
)
def test_fifty_fifty_with_two_letters_left_is_refused_and_not_spent(
    edition: str, played: list[tuple[str, str]]
) -> None:
    game = asked(edition, "A")
    for joker, shown in played:
        play(game, joker)
        try_letters(game, shown)
    assert game.refusal(2, FIFTY_FIFTY) == "refused.fifty_fifty_two_left"
    try_letters(game, "A")
    game.ask()
    assert "fifty_fifty" in game.table.players[2].jokers
    assert FIFTY_FIFTY in game.choices(2)


@pytest.mark.rule("M-34")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("joker", [AUDIENCE, PHONE])
def test_tries_after_a_fifty_fifty_run_over_the_two_letters_left(edition: str, joker: str) -> None:
    game = asked(edition, "A")
    game.picks = [2]
    game.choose(2, FIFTY_FIFTY)
    play(game, joker)
    assert letters_open(game) == {"A", "D"}
    assert {game.refusal(2, f"answer:{closed}") for closed in "BC"} == {"refused.letter_closed"}
    try_letters(game, "D")
    assert (game.phase, letters_open(game)) == ("deciding", {"A"})
    try_letters(game, "A")
    assert game.table.climbed == (2,)
