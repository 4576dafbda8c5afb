"""Questions that are nearly the same, found without comparing each with each.

Two questions are twins when they have the same right answer and most of the telling words
of their texts, or the same telling words and nearly all answers. Only questions that share
a rare word (or a whole text and an answer) are ever compared, and of those only the last
few, so that the work grows in step with the pack.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from pi_app.questions.entry import same
from pi_app.questions.question import Question

ALIKE = 0.7  # so much of all telling words of two texts is in both
MOST_COMPARED = 8
STEM = 6  # Hauptstadt, Hauptstädte: the start of a word tells enough

_WORD = re.compile(r"\w+")
# Words with which anything can be asked.
_ASKING_WORDS = (
    "wer was wie wo wann warum welche welcher welches welchem welchen wessen wem wen der die das "
    "den dem des ein eine einer eines einem einen ist sind war waren wird werden wurde wurden hat "
    "haben hatte heißt heißen nennt man sich von vom zu zum zur in im am an auf aus bei mit nach "
    "für und oder es er sie diese dieser dieses diesen folgenden als "
    "who what how where when why which whose whom the a an is are was were be been has have had "
    "does do did of to in on at by for from with and or it its this that these those following "
    "called named as"
)
_ASKING = frozenset(_ASKING_WORDS.casefold().split())


def find_twins(questions: Sequence[Question]) -> Iterator[tuple[int, int]]:
    """Pairs of places (the earlier one first); each question is named at most once as the later."""
    stems = [_stems(question.text) for question in questions]
    common = Counter(stem for words in stems for stem in words)
    near: dict[int, tuple[int, ...]] = {}
    for place, question in enumerate(questions):
        keys = _keys(question, stems[place], common)
        for other in dict.fromkeys(other for key in keys for other in near.get(key, ())):
            if _alike(questions[other], question, stems[other], stems[place]):
                yield other, place
                break
        for key in keys:
            near[key] = (*near.get(key, ()), place)[-MOST_COMPARED:]


def _stems(text: str) -> frozenset[str]:
    words = [word for word in _WORD.findall(text.casefold()) if word not in _ASKING]
    return frozenset(word[:STEM] for word in words)


def _keys(question: Question, stems: frozenset[str], common: Counter[str]) -> list[int]:
    """Twins share one of these. Hashes keep the index small; every find is looked at again."""
    # If two sets of words are ALIKE, they share one of so many rarest words of each;
    # likewise two sets of answers that share more than half.
    rarest = sorted(stems, key=lambda stem: (common[stem], stem))
    enough = len(stems) - int(ALIKE * len(stems)) + 1
    answers = sorted(same(answer) for answer in question.answers)
    few = answers[: len(answers) - len(answers) // 2]
    right, language = same(question.right_answer), question.language
    by_word = [hash((language, right, stem)) for stem in rarest[:enough]]
    return by_word + [hash((language, stems, answer)) for answer in few]


def _alike(
    one: Question, other: Question, one_stems: frozenset[str], other_stems: frozenset[str]
) -> bool:
    answers = {same(answer) for answer in one.answers}
    shared = answers & {same(answer) for answer in other.answers}
    if one_stems == other_stems and len(shared) > max(len(answers), len(other.answers)) / 2:
        return True
    if same(one.right_answer) != same(other.right_answer):
        return False
    if one.game != other.game:  # the same fact on the ladder and at the windows is no mistake
        return False
    both = len(one_stems & other_stems)
    return both > 0 and both >= ALIKE * len(one_stems | other_stems)
