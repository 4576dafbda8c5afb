"""Everything a player reads, German and English side by side, and how each writes numbers.

The catalogue maps the key of a `Say` to (German, English). In a text `{part}` is filled in;
`{chips:Chip|Chips}` writes the number with the word for one or for many; `{extra:+}` and
`{extra:-}` write a signed number, or nothing for zero.
"""

from collections.abc import Callable
from typing import Any, Literal, get_args

import msgspec

from pi_app.rules.core import Money, Say
from pi_app.words import (
    devices,
    heist,
    host_screen,
    house,
    millionaire,
    money_drop,
    packs,
    places,
    screen,
    screen_drop,
    setup,
    table,
)

Language = Literal["de", "en"]
LANGUAGES: tuple[Language, ...] = get_args(Language)

CATALOGUE: dict[str, tuple[str, str]] = {
    **table.WORDS,
    **millionaire.WORDS,
    **money_drop.WORDS,
    **heist.WORDS,
    **house.WORDS,
    **places.WORDS,
    **packs.WORDS,
    **screen.WORDS,
    **screen_drop.WORDS,
    **host_screen.WORDS,
    **setup.WORDS,
    **devices.WORDS,
}

NO_BREAK = "\N{NO-BREAK SPACE}"
MINUS = "\N{MINUS SIGN}"
SIGNS = {"EUR": "€", "USD": "$"}


def speak(sentence: Say, language: Language) -> str:
    german, english = CATALOGUE[sentence.key]
    text = german if language == "de" else english
    return text.format_map({name: _part(part, language) for name, part in sentence.parts.items()})


def number(value: float, language: Language) -> str:
    text = f"{abs(value):,}"
    if language == "de":
        text = text.translate({ord(","): ".", ord("."): ","})
    return f"{MINUS}{text}" if value < 0 else text


def money(amount: Money, language: Language) -> str:
    """1.000.000 € in German, €1,000,000 in English; dollars likewise."""
    figures, sign = number(amount.amount, language), SIGNS[amount.currency]
    return f"{figures}{NO_BREAK}{sign}" if language == "de" else f"{sign}{figures}"


class _Number:
    """A number inside a text, with the forms that the module's comment names."""

    def __init__(self, value: float, language: Language) -> None:
        self.value, self.language = value, language

    def __format__(self, form: str) -> str:
        figures = number(self.value, self.language)
        match form:
            case "":
                return figures
            case "+" | "-":
                return f"{NO_BREAK}{'+' if form == '+' else MINUS}{figures}" if self.value else ""
        one, many = form.split("|")
        return f"{figures}{NO_BREAK}{one if self.value == 1 else many}"


def _part(part: object, language: Language) -> object:
    match part:
        case Money():
            return money(part, language)
        case Say():
            return speak(part, language)
        case bool():
            return str(part)
        case int() | float():
            return _Number(part, language)
        case tuple():
            return " ".join(str(_part(each, language)) for each in part)
    return part


def in_language(language: Language) -> Callable[[Any], str | int]:
    """For an encoder: sentences become text, money a number; everything sealed is refused."""

    def write(thing: Any) -> str | int:
        match thing:
            case Say():
                return speak(thing, language)
            case Money():
                return thing.amount
        raise TypeError(f"{type(thing).__name__} is not for anybody's eyes")

    return write


def as_plain(view: object, language: Language) -> Any:
    """A view as plain lists, dicts and texts in one language."""
    return msgspec.to_builtins(view, enc_hook=in_language(language), str_keys=True)
