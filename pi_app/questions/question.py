"""One question as it stands in a pack."""

import unicodedata
from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta

from pi_app.questions.fingerprint import fingerprint
from pi_app.rules.core import Letter

LEVELS = 15
Difficulty = Literal["easy", "medium", "hard"]
DIFFICULTIES: tuple[Difficulty, ...] = get_args(Difficulty)
Game = Literal["millionaire", "money_drop"]

# What fits on the smallest screen in the largest type.
LONGEST = {"text": 160, "answers": 42, "category": 40, "note": 220}
# What the host may look up; no screen shows it.
LONGEST_CREDIT = 300

Text = Annotated[str, Meta(min_length=1, max_length=LONGEST["text"])]
Answer = Annotated[str, Meta(min_length=1, max_length=LONGEST["answers"])]
Category = Annotated[str, Meta(min_length=1, max_length=LONGEST["category"])]
Note = Annotated[str, Meta(max_length=LONGEST["note"])]
Credit = Annotated[str, Meta(max_length=LONGEST_CREDIT)]
# "de", "en", "fr" …; empty where nobody said
LanguageCode = Annotated[str, Meta(pattern=r"^([a-z]{2,3})?$")]


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """With a level it is for the ladder; without one for the windows, by number of answers.

    With a difficulty the level is dealt when the whole pack is known (`bands.py`).
    """

    text: Text
    answers: Annotated[tuple[Answer, ...], Meta(min_length=2, max_length=4)]
    right: Letter
    category: Category
    level: Annotated[int, Meta(ge=1, le=LEVELS)] | None = None
    note: Note = ""
    keep_order: bool = False
    source: Credit = ""
    licence: Credit = ""
    author: Credit = ""
    language: LanguageCode = ""
    difficulty: Difficulty | None = None

    @property
    def id(self) -> str:
        """The same question has the same id on every machine and in every pack."""
        words = unicodedata.normalize("NFC", self.text + "\n" + "\n".join(sorted(self.answers)))
        return fingerprint(words)

    @property
    def game(self) -> Game:
        return "money_drop" if self.level is None and self.difficulty is None else "millionaire"

    @property
    def right_answer(self) -> str:
        return self.answers["ABCD".index(self.right)]


def shown(thing: object) -> str:
    """Something out of a file, short and harmless enough to stand in a sentence."""
    try:
        start = str(thing)[:61]
    except ValueError:  # Python does not write out a number of thousands of digits
        return "…"
    text = "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in start)
    return text if len(text) <= 60 else text[:60] + "…"
