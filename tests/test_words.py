"""Every text exists in German and English and is written as that language writes it."""

import ast
import re
import string
from pathlib import Path

import pytest

from pi_app.rules.core import Money, Say
from pi_app.words import CATALOGUE, LANGUAGES, money, number, speak

PI_APP = Path(__file__).parent.parent / "pi_app"


def parts(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


@pytest.mark.parametrize("key", sorted(CATALOGUE))
def test_both_languages_say_the_same_things(key: str) -> None:
    german, english = CATALOGUE[key]
    assert german.strip()
    assert english.strip()
    # A title that the German table reads in words may be left out in neither language.
    assert parts(german) == parts(english), key


def strings_in_code() -> tuple[set[str], list[str]]:
    """All plain strings, and all strings with a hole in them as patterns."""
    plain: set[str] = set()
    patterns: list[str] = []
    for file in PI_APP.rglob("*.py"):
        if file.parent.name == "words" and file.name != "__init__.py":
            continue
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                plain.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                patterns.append("".join(_pattern(value) for value in node.values))
    return plain, patterns


def _pattern(value: ast.expr) -> str:
    if isinstance(value, ast.Constant):
        return re.escape(str(value.value))
    return r"\w+"


def test_no_words_are_left_over() -> None:
    plain, patterns = strings_in_code()
    wanted = [f"(?:{pattern})" for pattern in patterns if "." in pattern or ":" in pattern]
    spoken = re.compile("|".join(wanted))
    unused = [key for key in CATALOGUE if key not in plain and not spoken.fullmatch(key)]
    assert unused == []


def said_in_code() -> set[str]:
    """The keys that stand as plain strings in a `Say(...)`."""
    keys: set[str] = set()
    for file in PI_APP.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Say":
                first = node.args[0]
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    keys.add(first.value)
    return keys


def test_everything_said_has_words() -> None:
    assert said_in_code() - set(CATALOGUE) == set()


def test_amounts_as_each_language_writes_them() -> None:
    assert money(Money(1_000_000, "EUR"), "de") == "1.000.000\N{NO-BREAK SPACE}€"
    assert money(Money(1_000_000, "EUR"), "en") == "€1,000,000"
    assert money(Money(500, "USD"), "de") == "500\N{NO-BREAK SPACE}$"
    assert money(Money(32_000, "USD"), "en") == "$32,000"
    assert number(-250, "de") == "\N{MINUS SIGN}250"
    assert number(12.5, "de") == "12,5"
    assert number(1250.5, "en") == "1,250.5"


@pytest.mark.parametrize(
    ("chips", "german", "english"), [(1, "1 Chip", "1 chip"), (40, "40 Chips", "40 chips")]
)
def test_plurals(chips: int, german: str, english: str) -> None:
    said = Say("size.some", chips=chips)
    assert speak(said, "de").replace("\N{NO-BREAK SPACE}", " ") == german
    assert speak(said, "en").replace("\N{NO-BREAK SPACE}", " ") == english


def test_card_bonuses_show_their_sign_and_plain_cards_none() -> None:
    for language in LANGUAGES:
        assert speak(Say("card.banknote", extra=250), language).endswith("+250")
        assert speak(Say("card.sabotage", extra=500), language).endswith("\N{MINUS SIGN}500")
        assert speak(Say("card.sabotage", extra=0), language) == "Sabotage"
