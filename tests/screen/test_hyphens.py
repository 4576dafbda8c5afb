"""Words are broken where pyphen would break them, whoever has read the patterns."""

import re
from pathlib import Path

import pyphen
import pytest

import pi_app.questions
from pi_app.screen import hyphens as module
from pi_app.screen.hyphens import DICTIONARIES, FEWEST_LETTERS, Hyphens, hyphens, read_patterns
from pi_app.words import LANGUAGES, Language


def words_of_packs(language: Language) -> set[str]:
    folder = Path(pi_app.questions.__file__).parent / "packs" / language
    return {
        word
        for file in folder.rglob("*.toml")
        for word in re.findall(r"[^\W\d_]{5,}", file.read_text("utf-8"))
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_our_questions_is_broken_as_pyphen_breaks_it(language: Language) -> None:
    words = words_of_packs(language)
    assert len(words) > 5000
    theirs = pyphen.Pyphen(lang=DICTIONARIES[language], left=FEWEST_LETTERS, right=FEWEST_LETTERS)
    ours = hyphens(language)
    assert [word for word in words if ours.breaks(word) != list(theirs.iterate(word))] == []


def test_compounds_break_between_their_words_first_part_longest_first() -> None:
    heads = [head for head, _ in hyphens("de").breaks("Straßenbahnhaltestelle")]
    assert heads == ["Straßenbahnhalte", "Straßenbahnhal", "Straßenbahn", "Straßen", "Stra"]


@pytest.mark.parametrize("around", ["{} ", "„{}“,", "({})?", "{}!"])
def test_what_stands_around_a_word_is_no_part_of_it(around: str) -> None:
    """Otherwise the comma would count as a letter, and two letters could stand alone."""
    before, after = around.split("{}")
    bare = hyphens("de").breaks("Taucheranzüge")
    assert bare
    dressed = hyphens("de").breaks(around.format("Taucheranzüge"))
    assert dressed == [(before + head, tail + after) for head, tail in bare]


@pytest.mark.parametrize("word", ["", "?", "…", "12", "ab", "„“", "😀😀😀😀😀😀😀"])
def test_what_cannot_be_broken_stays_whole(word: str) -> None:
    assert hyphens("de").breaks(word) == []


def test_without_room_for_a_second_program_the_patterns_are_read_here(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module.sys, "executable", "/no/such/python")
    here = module._hyphens.__wrapped__("en")
    assert here.breaks("thunderstorm") == hyphens("en").breaks("thunderstorm") != []


def test_they_take_little_memory() -> None:
    patterns = read_patterns("de")
    assert len(patterns.trie) + len(patterns.which) < 500_000
    assert Hyphens(patterns).breaks("Donaudampfschiff")
