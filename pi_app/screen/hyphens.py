"""Where long words may be broken, by the patterns of pyphen's dictionaries.

As pyphen keeps them the German patterns take 18 MB, and reading them takes seconds of a small
machine. So a program of its own (`python -m pi_app.screen.hyphens de`) reads them while the
first picture is looked at, and hands them over as a trie of less than half a megabyte.
"""

import re
import subprocess
import sys
from array import array
from collections.abc import Iterator
from functools import cache
from threading import Lock
from typing import Any

import marisa_trie
import msgspec

from pi_app.words import LANGUAGES, Language

FEWEST_LETTERS = 3  # before a break, and after it
DICTIONARIES: dict[Language, str] = {"de": "de_DE", "en": "en_GB"}
_LETTERS = re.compile(r"\w(.*\w)?")  # without the quotes and commas around a word
_READING = Lock()


class Patterns(msgspec.Struct, frozen=True):
    """`digits[which[n]]` belong to the trie's pattern n: at which of its letters they begin, and
    how much each place is for a break (odd) or against it (even)."""

    trie: bytes
    which: bytes
    digits: list[tuple[int, bytes]]


def read_patterns(language: Language) -> Patterns:
    import pyphen  # noqa: PLC0415  (only here, so that the table never has it in memory)

    read: dict[str, tuple[int, tuple[int, ...]]] = pyphen.Pyphen(
        lang=DICTIONARIES[language]
    ).hd.patterns
    trie = marisa_trie.Trie(read)
    digits = sorted(set(read.values()))
    numbers = {each: number for number, each in enumerate(digits)}
    which = array("H", bytes(2 * len(trie)))
    for letters, each in read.items():
        which[trie[letters]] = numbers[each]
    return Patterns(
        trie.tobytes(), which.tobytes(), [(begin, bytes(each)) for begin, each in digits]
    )


class Hyphens:
    def __init__(self, patterns: Patterns) -> None:
        self._trie: Any = marisa_trie.Trie().frombytes(patterns.trie)
        self._which = array("H", patterns.which)
        self._digits = patterns.digits

    def breaks(self, word: str) -> list[tuple[str, str]]:
        """Its two parts, for every place where it may be broken; the longest first part first."""
        letters = _LETTERS.search(word)
        if letters is None:
            return []
        first, last = letters.start() + FEWEST_LETTERS, letters.end() - FEWEST_LETTERS
        places = [letters.start() + at for at in self._places(letters[0].lower())]
        return [(word[:at], word[at:]) for at in reversed(places) if first <= at <= last]

    def _places(self, word: str) -> Iterator[int]:
        """Liang's method: every pattern that occurs votes, and the highest vote counts."""
        within = f".{word}."
        votes = bytearray(len(within) + 1)
        for at in range(len(within) - 1):
            for pattern in self._trie.prefixes(within[at:]):
                begin, digits = self._digits[self._which[self._trie[pattern]]]
                for place, digit in enumerate(digits, start=at + begin):
                    votes[place] = max(votes[place], digit)
        return (place - 1 for place, vote in enumerate(votes) if vote % 2)


def hyphens(language: Language) -> Hyphens:
    """Waits while they are being read: windows ask early, aside, so that no layout has to."""
    with _READING:
        return _hyphens(language)


@cache
def _hyphens(language: Language) -> Hyphens:
    command = [sys.executable, "-m", "pi_app.screen.hyphens", language]
    try:
        told = subprocess.run(command, capture_output=True, check=True).stdout
    except (OSError, subprocess.SubprocessError):  # no room for a second program: then here
        return Hyphens(read_patterns(language))
    return Hyphens(msgspec.msgpack.decode(told, type=Patterns))


if __name__ == "__main__":
    wanted = next(each for each in LANGUAGES if each == sys.argv[1])
    sys.stdout.buffer.write(msgspec.msgpack.encode(read_patterns(wanted)))
