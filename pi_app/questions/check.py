"""Looking a whole pack over: what makes it unusable, and what is merely worth a second look."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from pi_app.questions.fault import Fault, Place
from pi_app.questions.pack import Pack, Question, look_into
from pi_app.questions.question import shown
from pi_app.questions.twins import find_twins
from pi_app.rules.core import LETTERS, Say

# A letter that is right less than 0.6 or more than 1.4 times as often as its share is guessed
# by the table; with fewer cards than this the count says nothing.
FEWEST_TO_COUNT = 24
RAREST, MOST_OFTEN = 0.6, 1.4


class Checked(msgspec.Struct, frozen=True):
    pack: Pack
    warnings: list[Fault]


def check_pack(path: Path) -> Checked:
    pack = look_into(path)
    name = shown(path.name)
    warnings = [*twin_warnings(pack.questions, pack.places), *uneven(name, pack.questions)]
    return Checked(pack, warnings)


def twin_warnings(questions: Sequence[Question], places: Sequence[Place]) -> Iterator[Fault]:
    for earlier, later in find_twins(questions):
        if questions[earlier].id == questions[later].id:
            continue  # the very same question is a fault and has been named
        text = shown(questions[earlier].text)
        reason = Say("packs.warn.twin", text=text, where=places[earlier].words)
        yield Fault(places[later], reason)


def uneven(name: str, questions: Sequence[Question]) -> Iterator[Fault]:
    """Where the order of the answers is fixed nobody shuffles the letters: count them."""
    fixed: defaultdict[int, Counter[str]] = defaultdict(Counter)
    for question in questions:
        if question.keep_order:
            fixed[len(question.answers)][question.right] += 1
    for answers, letters in sorted(fixed.items()):
        total = letters.total()
        share = total / answers
        if total < FEWEST_TO_COUNT:
            continue
        strange = [
            letter
            for letter in LETTERS[:answers]
            if not RAREST * share <= letters[letter] <= MOST_OFTEN * share
        ]
        if strange:
            counts = ", ".join(f"{letter} {letters[letter]}" for letter in LETTERS[:answers])
            yield Fault(Place(name), Say("packs.warn.uneven", answers=answers, counts=counts))
