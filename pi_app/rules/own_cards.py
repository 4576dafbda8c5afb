"""Playing with printed cards from a box at home: the host enters the right letter secretly."""

from functools import lru_cache
from typing import cast

from msgspec import Struct
from msgspec.structs import replace

from pi_app.rules.core import Card, Entry, Letter, Menu, Say, Sealed, make_menu, pages

# What a host may enter if wanted; the words are in the catalogue.
CATEGORIES = (
    "nature",
    "geography",
    "history",
    "science",
    "technology",
    "arts",
    "music",
    "screen",
    "sport",
    "food",
    "language",
    "everyday",
)


class Entering(Struct, frozen=True):
    """What the host has entered so far for the card in his hand."""

    letters: tuple[Letter, ...]
    leaning: Letter | None = None
    category: str = ""
    choosing_category: bool = False
    page: int = 0


@lru_cache
def entering_menu(entering: Entering) -> Menu:
    if entering.choosing_category:
        kinds = [Entry(f"category:{kind}", Say(f"category.{kind}")) for kind in CATEGORIES]
        return make_menu(
            pages([Entry("category:none", Say("category.none")), *kinds], entering.page)
        )
    letters = [
        Entry(f"right:{letter}", Say(_words(letter, entering.leaning), letter=letter))
        for letter in entering.letters
    ]
    chosen = Say(f"category.{entering.category}") if entering.category else Say("host.category")
    return make_menu(letters, [Entry("category", chosen)])


def _words(letter: Letter, leaning: Letter | None) -> str:
    return "lock_again" if letter == leaning else "letter"


def enter(entering: Entering, verb: str, what: str) -> Entering | Card:
    """The letter counts when it is pressed twice, as a candidate's does."""
    match verb:
        case "category" if not what:
            return replace(entering, choosing_category=True, page=0)
        case "category":
            chosen = "" if what == "none" else what
            return replace(entering, choosing_category=False, category=chosen)
        case "more":
            return replace(entering, page=entering.page + 1)
    letter = cast(Letter, what)
    if entering.leaning != letter:
        return replace(entering, leaning=letter)
    return _card(letter, entering)


def _card(right: Letter, entering: Entering) -> Card:
    """The console knows this card's letter and no text."""
    return Card("own", entering.category, "", ("",) * len(entering.letters), Sealed(right))


def category_of(card: Card | None, own: bool) -> str | Say:
    """A pack's category is its own text; an entered one is words in the table's language."""
    if card is None or not card.category:
        return ""
    return Say(f"category.{card.category}") if own else card.category
