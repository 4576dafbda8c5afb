"""The cards of Money Drop: which lie ready, which come next, which come back."""

from collections import Counter
from typing import Any

import pytest

from pi_app.questions.deck import WindowDeck
from pi_app.questions.pack import Question, own_pack, read_pack
from pi_app.rules.core import Refused, Say
from pi_app.rulesets import printed
from tests.rules.drop_table import DropTable

# How many answers the cards of rounds 1 to 8 have.
ANSWERS = (4, 4, 4, 4, 3, 3, 3, 2)


def questions(answers: int, count: int) -> list[Question]:
    texts = ("first", "second", "third", "fourth")[:answers]
    return [
        Question(f"{answers} answers, {number}", texts, "A", "Test", keep_order=True)
        for number in range(count)
    ]


def drawn(deck: WindowDeck, answers: int, pairs: int) -> list[str]:
    return [card.question for _ in range(pairs) for card in deck.draw_pair(answers)]


@pytest.mark.rule("D-02")
def test_thirty_twenty_and_six_cards_are_laid_ready() -> None:
    rules: Any = printed("money_drop")
    assert rules.laid_ready == {"4": 30, "3": 20, "2": 6}


@pytest.mark.rule("D-02")
@pytest.mark.parametrize("language", ["de", "en"])
def test_our_own_cards_are_enough_to_lay_ready(language: str) -> None:
    pack = Counter(len(card.answers) for card in read_pack(own_pack(language, "money_drop")))
    assert pack[4] >= 30
    assert pack[3] >= 20
    assert pack[2] >= 6


@pytest.mark.rule("D-02", "D-03", "D-04")
def test_a_whole_run_uses_eight_six_and_two_cards() -> None:
    game = DropTable()
    game.save(40)
    used = {answers: 2 * pairs for answers, pairs in Counter(game.pairs_drawn).items()}
    assert used == {4: 8, 3: 6, 2: 2}


@pytest.mark.rule("D-02")
def test_what_is_laid_ready_lasts_three_runs_without_a_card_twice() -> None:
    pack = [*questions(4, 30), *questions(3, 20), *questions(2, 6)]
    deck = WindowDeck(pack, {"4": 30, "3": 20, "2": 6}, ANSWERS, 1)
    played = [*drawn(deck, 4, 12), *drawn(deck, 3, 9), *drawn(deck, 2, 3)]
    assert len(set(played)) == 24 + 18 + 6


@pytest.mark.rule("D-02", "D-04")
def test_the_first_two_cards_of_the_pile_are_drawn() -> None:
    # Played long ago is a known order: fresh ones would be shuffled.
    played = {question.id: float(at) for at, question in enumerate(questions(4, 6))}
    deck = WindowDeck(questions(4, 6), {"4": 6}, (4,), 1, played)
    assert drawn(deck, 4, 3) == [f"4 answers, {number}" for number in range(6)]


@pytest.mark.rule("D-02")
def test_the_cards_are_shuffled() -> None:
    orders = {
        tuple(drawn(WindowDeck(questions(4, 30), {"4": 30}, (4,), seed), 4, 15))
        for seed in range(10)
    }
    assert len(orders) == 10


@pytest.mark.rule("D-02")
@pytest.mark.parametrize("laid_ready", [0, 1, 2, 3, 4, 5])
def test_a_short_pile_is_filled_up_from_cards_not_yet_used(laid_ready: int) -> None:
    deck = WindowDeck(questions(3, 8), {"3": laid_ready}, (3,), 2)
    assert len(set(drawn(deck, 3, 4))) == 8


@pytest.mark.rule("D-02")
def test_discarded_cards_return_only_when_no_others_are_left() -> None:
    deck = WindowDeck(questions(2, 5), {"2": 2}, (2,), 1)
    first = drawn(deck, 2, 2)
    fresh, returned = drawn(deck, 2, 1)
    assert fresh not in first, "the last card not yet used comes before any that was"
    assert returned in first


@pytest.mark.rule("D-02")
def test_a_pack_without_two_cards_for_a_round_is_refused() -> None:
    pack = [*questions(4, 8), *questions(3, 6), *questions(2, 1)]
    with pytest.raises(Refused) as refused:
        WindowDeck(pack, {"4": 30, "3": 20, "2": 6}, ANSWERS, 1)
    assert refused.value.reason.key == "refused.too_few_cards"
    assert refused.value.reason.parts["missing"] == (Say("missing.answers", answers=2),)
