"""Millionaire before a round begins: editions, votes, endings, cards, players (M-01 to M-05)."""

from typing import Any

import pytest

from pi_app.questions.deck import LadderDeck
from pi_app.rules.core import Refused, Say
from pi_app.rules.millionaire.edition import Ending, Options
from pi_app.rules.millionaire.step import start as start_millionaire
from pi_app.rulesets import printed
from tests.playing import QUESTIONS, RandomGame, Sitting, start

EDITIONS = ("de2013", "de2002", "us")
EURO_LADDER = (
    *(50, 100, 200, 300, 500),
    *(1_000, 2_000, 4_000, 8_000, 16_000),
    *(32_000, 64_000, 125_000, 500_000, 1_000_000),
)
DOLLAR_LADDER = (
    *(100, 200, 300, 500, 1_000),
    *(2_000, 4_000, 8_000, 16_000, 32_000),
    *(64_000, 125_000, 250_000, 500_000, 1_000_000),
)
THREE_JOKERS = ("fifty_fifty", "audience", "phone")


def refused_start(name: str, players: int, **options: Any) -> Say:
    with pytest.raises(Refused) as refused:
        start(name, players, **options)
    return refused.value.reason


def everybody_leaves(sitting: Sitting) -> None:
    """A whole round, as short as it can be, up to the next one."""
    sitting.ask()
    for seat, player in sitting.table.players.items():
        if player.role == "candidate":
            sitting.leave(seat)
    sitting.reveal()
    sitting.choose(sitting.table.host_seat, "next")


def vote(sitting: Sitting, **votes: str) -> None:
    for seat, variant in votes.items():
        sitting.choose(int(seat.removeprefix("s")), f"variant:{variant}")


def drawn(deck: LadderDeck, level: int, count: int) -> list[str]:
    return [deck.draw(level, 15).question for _ in range(count)]


# ---------------------------------------------------------------- the editions


@pytest.mark.rule("M-01", "M-14")
@pytest.mark.parametrize(
    ("name", "ladder", "currency"),
    [
        ("de2013", EURO_LADDER, "EUR"),
        ("de2002", EURO_LADDER, "EUR"),
        ("us", DOLLAR_LADDER, "USD"),
    ],
)
def test_the_table_shows_the_printed_ladder(
    name: str, ladder: tuple[int, ...], currency: str
) -> None:
    table = Sitting(name, 3).table
    assert [step.amount.amount for step in table.ladder] == list(ladder)
    assert [step.level for step in table.ladder] == list(range(1, 16))
    assert {step.amount.currency for step in table.ladder} == {table.currency} == {currency}


@pytest.mark.rule("M-02", "M-14")
@pytest.mark.parametrize(
    ("name", "variant", "safe"),
    [
        ("de2013", "non_risk", [500, 16_000]),
        ("de2013", "risk", [500]),
        ("de2002", None, [500, 16_000]),
        ("us", None, [1_000, 32_000]),
    ],
)
def test_the_table_marks_the_safe_steps_of_the_variant(
    name: str, variant: str | None, safe: list[int]
) -> None:
    table = Sitting(name, 3, variant=variant).table
    assert [step.amount.amount for step in table.ladder if step.safe] == safe


# ---------------------------------------------------------------- M-01


@pytest.mark.rule("M-01")
@pytest.mark.parametrize(
    ("name", "players", "variant", "jokers"),
    [
        ("de2013", 3, "non_risk", THREE_JOKERS),
        ("de2013", 5, "risk", (*THREE_JOKERS, "extra")),
        ("de2002", 4, None, THREE_JOKERS),
        ("de2002", 2, None, THREE_JOKERS),
        ("us", 3, None, THREE_JOKERS),
        ("us", 2, None, THREE_JOKERS),
    ],
)
def test_every_candidate_starts_with_four_cards_and_one_of_each_joker(
    name: str, players: int, variant: str | None, jokers: tuple[str, ...]
) -> None:
    sitting = Sitting(name, players, variant=variant)
    for _ in range(2):  # the second round as the first
        sitting.ask()
        host = sitting.table.host_seat
        for seat in set(range(1, players + 1)) - {host}:
            cards = {choice for choice in sitting.choices(seat) if choice.startswith("answer:")}
            assert cards == {"answer:A", "answer:B", "answer:C", "answer:D"}
            assert sitting.table.players[seat].jokers == jokers
        assert sitting.table.players[host].jokers == ()
        everybody_leaves(sitting)


# ---------------------------------------------------------------- M-02


@pytest.mark.rule("M-02")
def test_without_votes_the_first_round_is_non_risk() -> None:
    sitting = Sitting("de2013", 3)
    sitting.ask()
    assert sitting.table.variant == "non_risk"


@pytest.mark.rule("M-02")
def test_a_tie_before_the_first_round_means_non_risk() -> None:
    sitting = Sitting("de2013", 4)
    vote(sitting, s1="risk", s2="risk", s3="non_risk", s4="non_risk")
    sitting.ask()
    assert sitting.table.variant == "non_risk"


@pytest.mark.rule("M-02", "M-01")
def test_the_majority_chooses_risk_and_with_it_the_extra_joker() -> None:
    sitting = Sitting("de2013", 3)
    vote(sitting, s1="risk", s2="non_risk", s3="risk")
    assert sitting.table.variant_votes == {1: "risk", 2: "non_risk", 3: "risk"}
    sitting.ask()
    assert sitting.table.variant == "risk"
    assert "extra" in sitting.table.players[2].jokers


@pytest.mark.rule("M-02")
def test_the_majority_is_outvoted_by_nobody() -> None:
    sitting = Sitting("de2013", 5, variant="risk")
    vote(sitting, s1="risk", s2="risk", s3="non_risk", s4="non_risk", s5="non_risk")
    sitting.ask()
    assert sitting.table.variant == "non_risk"
    assert "extra" not in sitting.table.players[2].jokers


@pytest.mark.rule("M-02")
@pytest.mark.parametrize(
    "votes", [{}, {"s1": "non_risk", "s2": "risk"}, {"s3": "risk", "s4": "non_risk"}]
)
@pytest.mark.parametrize("last", ["risk", "non_risk"])
def test_a_tie_after_a_round_keeps_the_variant_last_played(
    last: str, votes: dict[str, str]
) -> None:
    sitting = Sitting("de2013", 4)
    vote(sitting, s1=last)
    everybody_leaves(sitting)
    vote(sitting, **votes)
    sitting.ask()
    assert sitting.table.variant == last


@pytest.mark.rule("M-02")
def test_after_every_round_the_players_decide_again_and_old_votes_are_gone() -> None:
    sitting = Sitting("de2013", 3)
    vote(sitting, s1="risk", s2="risk", s3="risk")
    everybody_leaves(sitting)
    assert sitting.table.variant_votes == {}
    vote(sitting, s3="non_risk")
    sitting.ask()
    assert sitting.table.variant == "non_risk"


@pytest.mark.rule("M-02")
def test_a_vote_can_be_changed_until_the_round_starts_and_not_during_it() -> None:
    sitting = Sitting("de2013", 3)
    vote(sitting, s2="risk")
    vote(sitting, s2="non_risk")
    assert sitting.table.variant_votes == {2: "non_risk"}
    sitting.ask()
    assert sitting.refusal(2, "variant:risk") == "refused.not_now"
    assert sitting.refusal(1, "variant:risk") == "refused.not_now"


@pytest.mark.rule("M-02")
def test_the_variant_voted_for_decides_what_a_wrong_answer_pays() -> None:
    sitting = Sitting("de2013", 3, rights="A")
    vote(sitting, s1="risk")
    for _ in range(10):
        sitting.answer(s2="A", s3="A")
    sitting.answer(s2="B", s3="B")
    assert sitting.table.players[2].total.amount == 500


@pytest.mark.rule("M-02")
@pytest.mark.parametrize("name", ["de2002", "us"])
def test_an_edition_without_variants_has_nothing_to_vote_on(name: str) -> None:
    sitting = Sitting(name, 3)
    assert sitting.choices(1) == {"next"}
    assert sitting.choices(2) == sitting.choices(3) == set()
    assert sitting.refusal(2, "variant:risk") == "refused.not_now"
    assert refused_start(name, 3, variant="risk").key == "refused.variant"


# ---------------------------------------------------------------- M-03


@pytest.mark.rule("M-03")
@pytest.mark.parametrize(
    ("name", "ending", "shown"),
    [
        ("de2013", Ending("million"), "ending.million"),
        ("de2013", Ending("rounds", 1), "ending.rounds"),
        ("de2013", Ending("rounds", 4), "ending.rounds"),
        ("de2002", Ending("million"), "ending.million"),
        ("de2002", Ending("rounds", 6), "ending.rounds"),
        ("us", Ending("rounds", 1), "ending.hostings"),
        ("us", Ending("rounds", 2), "ending.hostings"),
    ],
)
def test_the_agreed_ending_stands_on_the_table(name: str, ending: Ending, shown: str) -> None:
    assert Sitting(name, 3, ending=ending).table.ending.key == shown


@pytest.mark.rule("M-03")
def test_us_players_cannot_agree_on_a_million_because_it_ends_the_game_anyway() -> None:
    assert refused_start("us", 3, ending=Ending("million")).key == "refused.ending_million"


@pytest.mark.rule("M-03")
@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("rounds", [0, -3])
def test_no_rounds_at_all_is_no_ending(name: str, rounds: int) -> None:
    assert refused_start(name, 3, ending=Ending("rounds", rounds)).key == "refused.rounds_positive"


# ---------------------------------------------------------------- M-04


@pytest.mark.rule("M-04")
@pytest.mark.parametrize("level", range(1, 16))
def test_no_card_returns_before_its_pile_is_through(level: int) -> None:
    deck = LadderDeck(QUESTIONS, 15, level)
    first = drawn(deck, level, 4)
    assert sorted(first) == [f"Question {level}.{number}?" for number in range(4)]
    assert drawn(deck, level, 4) == first, "used cards lie at the back, in the order of their use"


@pytest.mark.rule("M-04")
def test_drawing_from_one_pile_leaves_the_others_alone() -> None:
    deck, same_deck = (LadderDeck(QUESTIONS, 15, 1) for _ in range(2))
    drawn(deck, 7, 3)
    assert drawn(deck, 8, 4) == drawn(same_deck, 8, 4)


@pytest.mark.rule("M-04")
def test_every_level_is_shuffled_for_itself() -> None:
    orders = {
        tuple(text[-2] for text in drawn(LadderDeck(QUESTIONS, 15, seed), level, 4))
        for seed in range(3)
        for level in range(1, 16)
    }
    assert len(orders) > 10


@pytest.mark.rule("M-04")
@pytest.mark.parametrize("name", EDITIONS)
def test_over_a_whole_game_each_level_asks_its_own_cards_in_turn(name: str) -> None:
    game = RandomGame(name, 3, seed=4, ending=Ending("rounds", 9))
    asked: dict[int, list[str]] = {level: [] for level in range(1, 16)}
    phase = ""
    while not game.over:
        game.step()
        table = game.rulebook.table_view(game.state)
        if table.phase == "reading" != phase:
            asked[table.level].append(table.question)
        phase = table.phase
    assert len(asked[1]) > 4, "more rounds than the pile has cards"
    for level, questions in asked.items():
        assert all(question.startswith(f"Question {level}.") for question in questions)
        assert len(set(questions[:4])) == len(questions[:4])
        assert questions[4:] == questions[:-4]


@pytest.mark.rule("M-04")
def test_a_deck_without_cards_for_a_level_is_refused() -> None:
    without = [question for question in QUESTIONS if question.level != 9]
    with pytest.raises(Refused) as refused:
        LadderDeck(without, 15, 1)
    assert refused.value.reason == Say(
        "refused.too_few_cards", missing=(Say("missing.level", level=9),)
    )


# ---------------------------------------------------------------- M-05


@pytest.mark.rule("M-05")
@pytest.mark.parametrize(
    ("name", "players", "fewest"),
    [
        *(("de2013", players, 3) for players in (1, 2, 6, 8)),
        *(("de2002", players, 2) for players in (1, 6, 8)),
        *(("us", players, 2) for players in (1, 6, 8)),
    ],
)
def test_too_few_or_too_many_players_are_refused_with_the_reason(
    name: str, players: int, fewest: int
) -> None:
    reason = refused_start(name, players)
    assert reason == Say("refused.players", fewest=fewest, most=5, players=players)


@pytest.mark.rule("M-05")
@pytest.mark.parametrize(
    ("name", "players"),
    [("de2013", 3), ("de2013", 5), ("de2002", 2), ("de2002", 5), ("us", 2), ("us", 5)],
)
def test_the_smallest_and_the_largest_table_can_play(name: str, players: int) -> None:
    sitting = Sitting(name, players)
    sitting.ask()
    assert len(sitting.table.players) == players


@pytest.mark.rule("M-05", "M-21")
def test_a_team_is_one_seat_with_one_vote_and_one_turn_as_host() -> None:
    teams = ("Ada & Ben", "Cem & Dora", "Emil & Fay")
    sitting = Sitting("de2002", 3)
    rules: Any = printed("de2002")
    sitting.state = start_millionaire(rules, Options(teams, ending=Ending("rounds", 3)))
    hosts = []
    for _ in range(3):
        sitting.ask()
        hosts.append(sitting.table.players[sitting.table.host_seat].name)
        if len(hosts) == 1:
            sitting.choose(2, "joker:audience")
            assert sitting.table.joker.waiting_for == (3,)
            sitting.choose(3, "vote:B")
            assert sitting.private(2).told == (("audience", ("B", "A")),)
        everybody_leaves(sitting)
    assert tuple(hosts) == teams
    assert sitting.outcome is not None
