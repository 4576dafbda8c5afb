"""Our own packs: enough of everything, nothing wrong, nothing twice, no letter favoured."""

from collections import Counter, defaultdict
from itertools import chain
from pathlib import Path

import pytest

from pi_app.questions.check import check_pack, twin_warnings
from pi_app.questions.pack import Pack, look_into, own_pack
from pi_app.words import LANGUAGES
from tests.questions.shelf_of_tests import sentences

PACKS = {
    (language, game): look_into(own_pack(language, game))
    for language in LANGUAGES
    for game in ("millionaire", "money_drop")
}
FILES = sorted(
    (language, game, file)
    for (language, game), pack in PACKS.items()
    for file in {place.file for place in pack.places}
)


def both(language: str) -> list[Pack]:
    return [PACKS[language, "millionaire"], PACKS[language, "money_drop"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_enough_for_every_level_and_every_window(language: str) -> None:
    ladder, windows = both(language)
    levels = Counter(question.level for question in ladder.questions)
    assert min(levels[level] for level in range(1, 16)) >= 50
    answers = Counter(len(question.answers) for question in windows.questions)
    assert (answers[4] >= 90, answers[3] >= 60, answers[2] >= 24) == (True, True, True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_faults_and_the_language_and_licence_are_named(language: str) -> None:
    for pack in both(language):
        assert sentences(pack.faults) == ""
        assert {question.language for question in pack.questions} == {language}
        assert all(question.licence for question in pack.questions)


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_least_twenty_categories(language: str) -> None:
    assert len({card.category for pack in both(language) for card in pack.questions}) >= 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_asked_twice_within_a_language(language: str) -> None:
    questions = [*chain.from_iterable(pack.questions for pack in both(language))]
    places = [*chain.from_iterable(pack.places for pack in both(language))]
    assert len({question.id for question in questions}) == len(questions)
    assert sentences(list(twin_warnings(questions, places))) == ""


@pytest.mark.parametrize(("language", "game", "file"), FILES)
def test_no_letter_is_right_too_often(language: str, game: str, file: str) -> None:
    pack = PACKS[language, game]
    letters: defaultdict[int, Counter[str]] = defaultdict(Counter)
    for question, place in zip(pack.questions, pack.places, strict=True):
        if place.file == file:
            letters[len(question.answers)][question.right] += 1
    for answers, counts in letters.items():
        # Four answers: 15 to 35 of a hundred; fewer answers likewise.
        shares = [counts[letter] / counts.total() * answers / 4 for letter in "ABCD"[:answers]]
        assert min(shares) >= 0.15, counts
        assert max(shares) <= 0.35, counts


def test_the_check_command_and_this_test_look_at_the_same_files() -> None:
    path: Path = own_pack("de", "money_drop")
    assert check_pack(path).pack.questions == PACKS["de", "money_drop"].questions
