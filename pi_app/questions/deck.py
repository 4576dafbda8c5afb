"""Decks: which card comes next. Shuffled piles, used cards to the back.

A deck is a function of its questions, of what was played before tonight and of a seed. Which
answer lies at which letter hangs on the seed and the question alone, so a card looks the
same whatever was drawn before it.
"""

from collections.abc import Iterable, Mapping
from random import Random

import msgspec

from pi_app.questions.question import LEVELS, Question
from pi_app.rules.core import LETTERS, Card, Refused, Say, Sealed

NEVER: Mapping[str, float] = {}


def lay_in(question: Question, seed: int) -> Card:
    """The question as a card: answers at their letters by chance, unless their order matters."""
    places = list(range(len(question.answers)))
    if not question.keep_order:
        Random(f"{seed} {question.id}").shuffle(places)
    right = LETTERS[places.index(LETTERS.index(question.right))]
    answers = tuple(question.answers[place] for place in places)
    category, text, note = question.category, question.text, question.note
    return Card(question.id, category, text, answers, Sealed(right), note)


def pile_for(level: int, of: int) -> int:
    """A ladder of other than fifteen steps climbs the same fifteen piles."""
    return LEVELS if of == 1 else 1 + round((level - 1) * (LEVELS - 1) / (of - 1))


def _stacked(
    cards: Iterable[Question], played: Mapping[str, float], chance: Random
) -> list[Question]:
    """Never played first, shuffled; then the others, those longest ago first."""
    pile = list(cards)
    chance.shuffle(pile)
    # A stable sort: cards of the same moment, and all fresh ones, stay shuffled.
    return sorted(pile, key=lambda card: played.get(card.id, float("-inf")))


def _too_few(missing: list[Say]) -> Refused:
    listed = [*(Say("missing.next", one=one) for one in missing[:-1]), missing[-1]]
    return Refused(Say("refused.too_few_cards", missing=tuple(listed)))


def _fresh(pile: Iterable[Question], played: Mapping[str, float], tonight: set[str]) -> int:
    return sum(card.id not in played and card.id not in tonight for card in pile)


class LadderDeck:
    """M-04: one pile per level; a used card goes to the back of its pile."""

    def __init__(
        self,
        questions: Iterable[Question],
        levels: int,
        seed: int,
        played: Mapping[str, float] = NEVER,
    ) -> None:
        self._seed, self._played = seed, played
        piles: dict[int, list[Question]] = {level: [] for level in range(1, LEVELS + 1)}
        for question in questions:
            if question.level is not None:
                piles[question.level].append(question)
        wanted = {pile_for(level, levels) for level in range(1, levels + 1)}
        empty = sorted(level for level in wanted if not piles[level])
        if empty:
            raise _too_few([Say("missing.level", level=level) for level in empty])
        self._piles = {
            level: _stacked(pile, played, Random(f"{seed} level {level}"))
            for level, pile in piles.items()
        }
        self._drawn: list[tuple[int, str]] = []

    def draw(self, level: int, of: int) -> Card:
        number = pile_for(level, of)
        pile = self._piles[number]
        question = pile.pop(0)
        pile.append(question)
        self._drawn.append((number, question.id))
        return lay_in(question, self._seed)

    def put_back(self, card_id: str) -> None:
        """The card drawn last goes back on top, for the host's undo."""
        if not self._drawn or self._drawn[-1][1] != card_id:
            raise ValueError(f"{card_id} is not the card drawn last")
        number, _ = self._drawn.pop()
        pile = self._piles[number]
        pile.insert(0, pile.pop())

    def fresh(self, level: int) -> int:
        """How many of the level's pile have never been asked, not even tonight."""
        return _fresh(self._piles[level], self._played, {card for _, card in self._drawn})


class _Pile(msgspec.Struct, frozen=True):
    """D-02: cards laid ready, cards in reserve, cards discarded tonight."""

    ready: tuple[Question, ...]
    reserve: tuple[Question, ...]
    discarded: tuple[Question, ...] = ()


class WindowDeck:
    """D-02: so many cards are laid ready per number of answers, the rest is in reserve."""

    def __init__(
        self,
        questions: Iterable[Question],
        laid_ready: Mapping[str, int],
        rounds: Iterable[int],
        seed: int,
        played: Mapping[str, float] = NEVER,
    ) -> None:
        self._seed, self._played = seed, played
        self._piles: dict[int, _Pile] = {}
        cards = [question for question in questions if question.game == "money_drop"]
        missing: list[Say] = []
        for answers in sorted(set(rounds), reverse=True):
            some = [card for card in cards if len(card.answers) == answers]
            if len(some) < 2:
                missing.append(Say("missing.answers", answers=answers))
            pile = _stacked(some, played, Random(f"{seed} answers {answers}"))
            count = laid_ready.get(str(answers), 0)
            self._piles[answers] = _Pile(tuple(pile[:count]), tuple(pile[count:]))
        if missing:
            raise _too_few(missing)
        # The pile as it lay before each pair, so that a pair can go back.
        self._drawn: list[tuple[int, _Pile, tuple[str, str]]] = []

    def draw_pair(self, answers: int) -> tuple[Card, Card]:
        before = self._piles[answers]
        pile = self._filled_up(before)
        one, other = pair = pile.ready[:2]
        self._piles[answers] = _Pile(pile.ready[2:], pile.reserve, pile.discarded + pair)
        self._drawn.append((answers, before, (one.id, other.id)))
        return lay_in(one, self._seed), lay_in(other, self._seed)

    def put_back(self, card_id: str) -> None:
        """The pair drawn last goes back on top; either of its cards names it."""
        if not self._drawn or card_id not in self._drawn[-1][2]:
            raise ValueError(f"{card_id} is not in the pair drawn last")
        answers, before, _ = self._drawn.pop()
        self._piles[answers] = before

    def fresh(self, answers: int) -> int:
        """How many cards with so many answers have never been drawn, not even tonight."""
        pile = self._piles[answers]
        tonight = {card for _, _, pair in self._drawn for card in pair}
        return _fresh((*pile.ready, *pile.reserve, *pile.discarded), self._played, tonight)

    def _filled_up(self, pile: _Pile) -> _Pile:
        short = max(0, 2 - len(pile.ready))
        ready, reserve = pile.ready + pile.reserve[:short], pile.reserve[short:]
        if len(ready) == 2 or not short:
            return _Pile(ready, reserve, pile.discarded)
        # Everything has been played: the discarded cards come back, those longest away first.
        return _Pile(ready + pile.discarded, reserve)
