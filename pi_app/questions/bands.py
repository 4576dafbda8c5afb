"""Difficulty bands: easy, medium and hard questions are dealt over five steps each."""

from collections.abc import Iterable

import msgspec

from pi_app.questions.question import DIFFICULTIES, LEVELS, Question

STEPS = LEVELS // len(DIFFICULTIES)


def deal_bands(questions: Iterable[Question]) -> list[Question]:
    """The same questions in the same order, each with a difficulty now on a level.

    A question's id names the step it would like, so most stay where they are when a pack
    grows; a step that is full sends it on to the next, so the five differ by one at most.
    """
    dealt = list(questions)
    for band, difficulty in enumerate(DIFFICULTIES):
        places = [place for place, card in enumerate(dealt) if card.difficulty == difficulty]
        each, extra = divmod(len(places), STEPS)
        count = [0] * STEPS
        for card_id, place in sorted((dealt[place].id, place) for place in places):
            step = int(card_id, 16) % STEPS
            while count[step] >= each + (extra > 0):
                step = (step + 1) % STEPS
            count[step] += 1
            extra -= count[step] > each
            level = band * STEPS + step + 1
            dealt[place] = msgspec.structs.replace(dealt[place], level=level)
    return dealt
