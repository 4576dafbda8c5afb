"""Decks: which card comes next. Shuffled piles, used cards to the back."""

from collections.abc import Iterable, Mapping
from random import Random

from pi_app.questions.pack import LEVELS, Question
from pi_app.rules.core import LETTERS, Card, Refused, Say, Sealed


def lay_in(question: Question, chance: Random) -> Card:
    """The question as a card: answers at their letters by chance, unless their order matters."""
    places = list(range(len(question.answers)))
    if not question.keep_order:
        chance.shuffle(places)
    right = LETTERS[places.index(LETTERS.index(question.right))]
    answers = tuple(question.answers[place] for place in places)
    category, text, note = question.category, question.text, question.note
    return Card(question.id, category, text, answers, Sealed(right), note)


class LadderDeck:
    """M-04: one pile per level; a used card goes to the back of its pile."""

    def __init__(self, questions: Iterable[Question], levels: int, chance: Random) -> None:
        self._chance = chance
        self._piles: dict[int, list[Question]] = {level: [] for level in range(1, LEVELS + 1)}
        for question in questions:
            if question.level is not None:
                self._piles[question.level].append(question)
        wanted = {pile_for(level, levels) for level in range(1, levels + 1)}
        empty = sorted(level for level in wanted if not self._piles[level])
        if empty:
            missing = tuple(Say("missing.level", level=level) for level in empty)
            raise Refused(Say("refused.too_few_cards", missing=missing))
        for pile in self._piles.values():
            chance.shuffle(pile)

    def draw(self, level: int, of: int) -> Card:
        pile = self._piles[pile_for(level, of)]
        question = pile.pop(0)
        pile.append(question)
        return lay_in(question, self._chance)


def pile_for(level: int, of: int) -> int:
    """A ladder of other than fifteen steps climbs the same fifteen piles."""
    return LEVELS if of == 1 else 1 + round((level - 1) * (LEVELS - 1) / (of - 1))


class WindowDeck:
    """D-02: so many cards are laid ready per number of answers, the rest is in reserve."""

    def __init__(
        self,
        questions: Iterable[Question],
        laid_ready: Mapping[str, int],
        rounds: Iterable[int],
        chance: Random,
    ) -> None:
        self._chance = chance
        self._ready: dict[int, list[Question]] = {}
        self._reserve: dict[int, list[Question]] = {}
        self._discarded: dict[int, list[Question]] = {}
        cards = [question for question in questions if question.level is None]
        for answers in sorted(set(rounds), reverse=True):
            pile = [card for card in cards if len(card.answers) == answers]
            if len(pile) < 2:
                missing = (Say("missing.answers", answers=answers),)
                raise Refused(Say("refused.too_few_cards", missing=missing))
            chance.shuffle(pile)
            count = laid_ready.get(str(answers), 0)
            self._ready[answers], self._reserve[answers] = pile[:count], pile[count:]
            self._discarded[answers] = []

    def draw_pair(self, answers: int) -> tuple[Card, Card]:
        ready = self._ready[answers]
        if len(ready) < 2:
            self._fill_up(answers)
        pair = ready.pop(0), ready.pop(0)
        self._discarded[answers] += pair
        return lay_in(pair[0], self._chance), lay_in(pair[1], self._chance)

    def _fill_up(self, answers: int) -> None:
        ready, reserve = self._ready[answers], self._reserve[answers]
        while len(ready) < 2 and reserve:
            ready.append(reserve.pop(0))
        if len(ready) < 2:  # everything has been played: the discard pile comes back
            back, self._discarded[answers] = self._discarded[answers], []
            self._chance.shuffle(back)
            ready += back
