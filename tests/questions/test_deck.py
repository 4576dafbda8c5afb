"""Decks are a function of questions, memory and seed; undo gives the same card again."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pi_app.questions.deck import LadderDeck, WindowDeck, lay_in
from pi_app.questions.question import Question
from pi_app.rules.core import Refused
from pi_app.words import speak
from tests.playing import QUESTIONS


def ladder(seed: int = 1, played: dict[str, float] | None = None) -> LadderDeck:
    return LadderDeck(QUESTIONS, 15, seed, played or {})


def windows(seed: int = 1, played: dict[str, float] | None = None) -> WindowDeck:
    return WindowDeck(QUESTIONS, {"4": 8, "3": 6, "2": 4}, (4, 3, 2), seed, played or {})


def on_level(level: int) -> list[Question]:
    return [question for question in QUESTIONS if question.level == level]


def loose(number: int) -> Question:
    return Question(f"Nr. {number}?", ("1", "2", "3", "4"), "A", "T", 15)


# ---------------------------------------------------------------- letters


def test_letters_hang_on_seed_and_question_alone() -> None:
    """The same cards in another order, and drawn after others, lie the same."""
    cards = [loose(number) for number in range(40)]
    deck, other = LadderDeck(cards, 1, 5), LadderDeck(cards[::-1], 1, 5)
    drawn = {card.id: card for card in (deck.draw(1, 1) for _ in cards)}
    assert drawn == {card.id: card for card in (other.draw(1, 1) for _ in cards)}
    assert len({card.right.unseal() for card in drawn.values()}) == 4
    assert len({lay_in(cards[0], seed).answers for seed in range(60)}) > 12


@given(st.integers(0, 2**32), st.integers(0, 1000))
def test_the_right_answer_stays_right_wherever_it_lies(seed: int, number: int) -> None:
    card = lay_in(loose(number), seed)
    assert card.answers["ABCD".index(card.right.unseal())] == "1"
    assert sorted(card.answers) == ["1", "2", "3", "4"]


# ---------------------------------------------------------------- memory


@pytest.mark.rule("M-04")
def test_fresh_cards_come_first_then_those_longest_ago() -> None:
    one, two, three, four = on_level(7)
    deck = ladder(played={two.id: 300.0, four.id: 100.0, one.id: 200.0})
    assert deck.fresh(7) == 1
    assert [deck.draw(7, 15).id for _ in range(4)] == [three.id, four.id, one.id, two.id]
    assert deck.fresh(7) == 0
    assert deck.fresh(8) == 4


@pytest.mark.rule("D-02")
def test_windows_lay_fresh_cards_ready_first() -> None:
    cards = [question for question in QUESTIONS if question.game == "money_drop"]
    pairs = [card for card in cards if len(card.answers) == 2]
    played = {card.id: float(at) for at, card in enumerate(pairs[:8])}
    deck = windows(played=played)
    assert deck.fresh(2) == 4
    first = [card.id for _ in range(2) for card in deck.draw_pair(2)]
    assert not set(first) & set(played)
    assert deck.fresh(2) == 0
    later = [card.id for _ in range(4) for card in deck.draw_pair(2)]
    assert later == [card.id for card in pairs[:8]]


@given(st.integers(0, 2**32))
def test_the_same_deck_again_draws_the_same(seed: int) -> None:
    played = {question.id: 1.0 for question in QUESTIONS[::3]}
    one, other = ladder(seed, played), ladder(seed, played)
    assert [one.draw(3, 15) for _ in range(9)] == [other.draw(3, 15) for _ in range(9)]
    drop, same_drop = windows(seed, played), windows(seed, played)
    assert [drop.draw_pair(4) for _ in range(9)] == [same_drop.draw_pair(4) for _ in range(9)]


# ---------------------------------------------------------------- undo


@given(st.integers(0, 2**32), st.integers(0, 20), st.integers(1, 20))
def test_cards_put_back_come_again_in_their_order(seed: int, before: int, back: int) -> None:
    """Also over the end of a pile, where cards come back."""
    chance = Random(seed)
    deck, drop = ladder(seed), windows(seed)
    for _ in range(before):
        deck.draw(chance.randint(1, 15), 15)
        drop.draw_pair(chance.choice((4, 3, 2)))
    left = [deck.fresh(level) for level in range(1, 16)], [drop.fresh(n) for n in (4, 3, 2)]
    wanted = [(chance.randint(1, 15), chance.choice((4, 3, 2))) for _ in range(back)]
    drawn = [(deck.draw(level, 15), drop.draw_pair(count)) for level, count in wanted]
    for card, pair in reversed(drawn):
        deck.put_back(card.id)
        drop.put_back(chance.choice(pair).id)
    again = [deck.fresh(level) for level in range(1, 16)], [drop.fresh(n) for n in (4, 3, 2)]
    assert again == left
    assert [(deck.draw(level, 15), drop.draw_pair(count)) for level, count in wanted] == drawn


def test_only_the_last_card_can_go_back() -> None:
    deck, drop = ladder(), windows()
    with pytest.raises(ValueError, match="drawn last"):
        deck.put_back(on_level(1)[0].id)
    first = deck.draw(1, 15)
    deck.draw(2, 15)
    with pytest.raises(ValueError, match="drawn last"):
        deck.put_back(first.id)
    with pytest.raises(ValueError, match="drawn last"):
        drop.put_back(first.id)


# ---------------------------------------------------------------- too few


def test_all_missing_levels_are_said_at_once() -> None:
    with pytest.raises(Refused) as refused:
        LadderDeck(on_level(2), 15, 1)
    said = speak(refused.value.reason, "de")
    assert "keine für Stufe 1, keine für Stufe 3," in said
    assert all(f"Stufe {level}" in said for level in range(3, 16))


def test_all_missing_windows_are_said_at_once() -> None:
    with pytest.raises(Refused) as refused:
        WindowDeck([], {}, (4, 3, 2), 1)
    said = speak(refused.value.reason, "en")
    assert all(f"{answers} answers" in said for answers in (4, 3, 2))
