"""A pack of questions: TOML files that a person can edit, checked when they are read."""

import hashlib
import tomllib
import unicodedata
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from pi_app.rules.core import LETTERS, Letter

LEVELS = 15

# What fits on the smallest screen in the largest type.
Text = Annotated[str, Meta(min_length=1, max_length=160)]
Answer = Annotated[str, Meta(min_length=1, max_length=42)]
Category = Annotated[str, Meta(min_length=1, max_length=40)]
Note = Annotated[str, Meta(max_length=220)]


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """With a level it is for the ladder; without one for the windows, by number of answers."""

    text: Text
    answers: Annotated[tuple[Answer, ...], Meta(min_length=2, max_length=4)]
    right: Letter
    category: Category
    level: Annotated[int, Meta(ge=1, le=LEVELS)] | None = None
    note: Note = ""
    keep_order: bool = False
    source: str = ""
    licence: str = ""
    author: str = ""

    @property
    def id(self) -> str:
        """The same question has the same id on every machine and in every pack."""
        words = unicodedata.normalize("NFC", self.text + "\n" + "\n".join(sorted(self.answers)))
        return hashlib.sha256(words.encode("utf-8")).hexdigest()[:16]


class Fault(msgspec.Struct, frozen=True):
    """What is wrong, in which file, in which question (0: the file as a whole)."""

    file: str
    question: int
    reason: str


class BadPack(Exception):
    """A pack that cannot be used, with everything that is wrong with it."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__(faults)
        self.faults = faults


def own_pack(language: str, game: Literal["millionaire", "money_drop"]) -> Path:
    return Path(str(files(__package__).joinpath("packs", language, game)))


def read_pack(path: Path) -> list[Question]:
    """All questions of a file or folder, or `BadPack` with every fault there is."""
    questions: list[Question] = []
    faults: list[Fault] = []
    for file in _pack_files(path):
        good, bad = _read_file(file)
        questions += good
        faults += bad
    if not questions and not faults:
        faults.append(Fault(path.name, 0, "there is no question in it"))
    if faults:
        raise BadPack(faults)
    return questions


def _pack_files(path: Path) -> Iterable[Path]:
    return sorted(path.glob("*.toml")) if path.is_dir() else [path]


def _read_file(file: Path) -> tuple[list[Question], list[Fault]]:
    try:
        data = tomllib.loads(file.read_bytes().decode("utf-8"))
    except OSError as trouble:
        return [], [Fault(file.name, 0, f"cannot be read: {trouble.strerror}")]
    except ValueError as trouble:  # not UTF-8, or not TOML
        return [], [Fault(file.name, 0, f"is not a pack file: {trouble}")]
    entries = data.get("question")
    if not isinstance(entries, list) or set(data) - {"question"}:
        return [], [Fault(file.name, 0, "a pack file is a list of [[question]] and nothing else")]
    questions: list[Question] = []
    faults: list[Fault] = []
    for place, entry in enumerate(entries, start=1):
        try:
            questions.append(_checked(entry))
        except (msgspec.ValidationError, ValueError) as trouble:
            faults.append(Fault(file.name, place, str(trouble)))
    return questions, faults


def _checked(entry: Any) -> Question:
    question = msgspec.convert(entry, Question)
    if question.right not in LETTERS[: len(question.answers)]:
        raise ValueError(f"right is {question.right}, but there is no such answer")
    if len({answer.casefold() for answer in question.answers}) < len(question.answers):
        raise ValueError("two answers are equal")
    if question.level is not None and len(question.answers) != len(LETTERS):
        raise ValueError(f"a question with a level has 4 answers, not {len(question.answers)}")
    return question
