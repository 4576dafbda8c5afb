"""Bringing questions in from elsewhere: what can be used comes in, the rest is named by row."""

import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Literal

import msgspec

from pi_app.questions.bands import deal_bands
from pi_app.questions.box import read_bytes
from pi_app.questions.check import twin_warnings
from pi_app.questions.entry import Unusable, question_of
from pi_app.questions.fault import BadPack, Fault, Place
from pi_app.questions.moodle import aiken, gift
from pi_app.questions.pack import look_into, said_twice
from pi_app.questions.question import LONGEST, Difficulty, Question, shown
from pi_app.questions.rows import Row, text_of
from pi_app.questions.sheet import csv_rows, sheet_entries
from pi_app.questions.trivia import open_trivia_db, open_trivia_qa
from pi_app.questions.workbook import xlsx_rows
from pi_app.rules.core import LETTERS, Refused, Say

Kind = Literal["pack", "csv", "xlsx", "json", "trivia_qa", "gift", "aiken"]
_BY_ENDING: dict[str, Kind] = {
    ".csv": "csv",
    ".tsv": "csv",
    ".xlsx": "xlsx",
    ".json": "json",
    ".gift": "gift",
    ".toml": "pack",
    ".zip": "pack",
}
_BY_LOOKS: tuple[tuple[Kind, re.Pattern[str]], ...] = (
    ("trivia_qa", re.compile(r"^#Q ", re.MULTILINE)),
    ("aiken", re.compile(r"^\s*ANSWER:\s*[A-Z]\s*$", re.MULTILINE)),
    ("gift", re.compile(r"\{[^{}]*\}")),
)


class Defaults(msgspec.Struct, frozen=True):
    """What holds for questions whose source does not say."""

    level: int | None = None
    difficulty: Difficulty | None = None
    language: str = ""


class Imported(msgspec.Struct, frozen=True):
    questions: list[Question]
    faults: list[Fault]
    warnings: list[Fault]


def bring_in(file: Path, defaults: Defaults, tell: Callable[[int], None]) -> Imported:
    """All usable questions of a file; `tell` hears the number of rows read so far."""
    kind = "pack" if file.is_dir() else kind_of(file)
    if kind == "pack":
        pack = look_into(file)
        return _sorted_out(pack.questions, pack.places, _not_twice(pack.faults), [])
    data = read_bytes(file)
    if isinstance(data, Fault):
        raise BadPack([data])
    name = shown(file.name)
    unused: list[str] = []
    faults: list[Fault] = []
    questions: list[Question] = []
    places: list[Place] = []
    for count, (row, entry) in enumerate(_rows(kind, data, defaults, unused), start=1):
        place = Place(name, row=row)
        tell(count)
        if isinstance(entry, Say):
            faults.append(Fault(place, entry))
            continue
        try:
            questions.append(question_of(_completed(entry, defaults, file)))
            places.append(place)
        except Unusable as trouble:
            faults += [Fault(place, reason) for reason in trouble.reasons]
    headings = [Say("packs.import.unused_column", column=shown(cell)) for cell in unused]
    warnings = [Fault(Place(name), heading) for heading in headings]
    return _sorted_out(questions, places, faults, warnings)


def kind_of(file: Path) -> Kind:
    """By the ending of the name, otherwise by what stands in it."""
    ending = _BY_ENDING.get(file.suffix.lower())
    if ending:
        return ending
    data = read_bytes(file)
    if isinstance(data, Fault):
        raise BadPack([data])
    text = text_of(data[:100_000])
    for kind, looks in _BY_LOOKS:
        if looks.search(text):
            return kind
    raise Refused(Say("packs.import.unknown_kind", file=shown(file.name)))


def _rows(kind: Kind, data: bytes, defaults: Defaults, unused: list[str]) -> Iterator[Row]:
    match kind:
        case "csv":
            return sheet_entries(csv_rows(data), unused)
        case "xlsx":
            return sheet_entries(xlsx_rows(data), unused)
        case "json":
            return open_trivia_db(data)
        case "trivia_qa":
            return open_trivia_qa(data)
        case "gift":
            return gift(data, defaults.language)
        case "aiken":
            return aiken(data)
    raise AssertionError(f"a pack is not read by rows: {kind}")


def _completed(entry: dict[str, Any], defaults: Defaults, file: Path) -> dict[str, Any]:
    """What the source left out. Only four answers can stand on the ladder."""
    completed = {**entry}
    if not completed.get("category"):
        completed["category"] = shown(file.stem.replace("_", " ").strip() or "?")[
            : LONGEST["category"]
        ].strip()
    completed.setdefault("language", defaults.language)
    ladder = len(completed["answers"]) == len(LETTERS)
    if ladder and not completed.get("level") and not completed.get("difficulty"):
        completed["level"], completed["difficulty"] = defaults.level, defaults.difficulty
    return completed


def _not_twice(faults: Iterable[Fault]) -> list[Fault]:
    """Doubles are found again, and left out, when everything is sorted."""
    return [fault for fault in faults if fault.reason.key != "packs.fault.twice"]


def _sorted_out(
    questions: list[Question], places: list[Place], faults: list[Fault], warnings: list[Fault]
) -> Imported:
    """Each question once, levels dealt, and a word about those that are nearly the same."""
    doubles = list(said_twice(questions, places))
    again = {fault.place for fault in doubles}
    kept = [
        (question, place)
        for question, place in zip(questions, places, strict=True)
        if place not in again
    ]
    questions, places = [each[0] for each in kept], [each[1] for each in kept]
    twins = list(twin_warnings(questions, places))
    return Imported(deal_bands(questions), [*faults, *doubles], [*warnings, *twins])
