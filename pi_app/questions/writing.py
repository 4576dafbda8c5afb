"""A pack as a folder of TOML files, one per pile, for a person to go on editing."""

import json
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import msgspec

from pi_app.questions.pack import About
from pi_app.questions.question import Question

SHARED = ("language", "author", "licence", "source")
_PILES = {2: "two", 3: "three", 4: "four"}


def write_pack(folder: Path, name: str, questions: list[Question]) -> None:
    """What all questions share is said once, in pack.toml."""
    about = About(name=name, **{key: _shared(key, questions) for key in SHARED})
    head = [f"{key} = {_toml(value)}" for key, value in msgspec.to_builtins(about).items()]
    (folder / "pack.toml").write_text("\n".join(["[pack]", *head, ""]), "utf-8")
    piles: defaultdict[str, list[Question]] = defaultdict(list)
    for question in questions:
        piles[_pile(question)].append(question)
    for pile, cards in piles.items():
        with (folder / f"{pile}.toml").open("w", encoding="utf-8") as file:
            for card in cards:
                file.write("\n".join(_lines(card, about)) + "\n\n")


def _shared(key: str, questions: list[Question]) -> str:
    said = {getattr(question, key) for question in questions}
    return str(said.pop()) if len(said) == 1 else ""


def _pile(question: Question) -> str:
    if question.difficulty:
        return question.difficulty
    return f"level_{question.level:02}" if question.level else _PILES[len(question.answers)]


def _lines(question: Question, about: About) -> Iterator[str]:
    yield "[[question]]"
    if question.difficulty:
        yield f"difficulty = {_toml(question.difficulty)}"
    elif question.level:
        yield f"level = {question.level}"
    for key in ("category", "text", "answers", "right"):
        yield f"{key} = {_toml(getattr(question, key))}"
    if question.note:
        yield f"note = {_toml(question.note)}"
    if question.keep_order:
        yield "keep_order = true"
    for key in SHARED:
        if getattr(question, key) != getattr(about, key):
            yield f"{key} = {_toml(getattr(question, key))}"


def _toml(value: object) -> str:
    # A JSON string, or a list of them, without control characters is the same in TOML.
    return json.dumps(value, ensure_ascii=False)
