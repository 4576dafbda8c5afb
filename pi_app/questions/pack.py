"""A pack of questions: TOML files that a person can edit, checked when they are read."""

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from pi_app.questions.bands import deal_bands
from pi_app.questions.box import pack_files
from pi_app.questions.entry import Unusable, question_of
from pi_app.questions.fault import BadPack, Fault, Place
from pi_app.questions.question import LEVELS, Credit, Game, LanguageCode, Question, shown
from pi_app.rules.core import Say

__all__ = [
    "LEVELS",
    "Pack",
    "Question",
    "look_into",
    "own_pack",
    "read_pack",
]


class About(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The [pack] table: what holds for every question that does not say otherwise."""

    name: Credit = ""
    language: LanguageCode = ""
    author: Credit = ""
    licence: Credit = ""
    source: Credit = ""

    @property
    def defaults(self) -> dict[str, str]:
        said: dict[str, str] = msgspec.to_builtins(self)
        said.pop("name", None)
        return said


class Pack(msgspec.Struct, frozen=True):
    """What is good in a pack, where each question stands, and what is wrong."""

    about: About
    questions: list[Question]
    places: list[Place]
    faults: list[Fault]


def own_pack(language: str, game: Game) -> Path:
    return Path(str(files(__package__).joinpath("packs", language, game)))


def read_pack(path: Path) -> list[Question]:
    """All questions of a file, folder or zip, or `BadPack` with every fault there is."""
    pack = look_into(path)
    if pack.faults:
        raise BadPack(pack.faults)
    return pack.questions


def look_into(path: Path) -> Pack:
    """All that can be used and all that cannot; never raises for what is in the files."""
    faults: list[Fault] = []
    parsed: dict[str, dict[str, Any]] = {}
    for name, data in pack_files(path):
        read = data if isinstance(data, Fault) else _parsed(name, data)
        if isinstance(read, Fault):
            faults.append(read)
        else:
            parsed[name] = read
    about = About()
    told_by = ""
    for name, tables in parsed.items():
        if "pack" in tables:
            if told_by:
                faults.append(Fault(Place(name), Say("packs.fault.second_about", file=told_by)))
                continue
            told_by = name
            about, wrong = _about(name, tables["pack"])
            faults += wrong
    questions: list[Question] = []
    places: list[Place] = []
    for name, tables in parsed.items():
        for place, found in _entries(name, tables, about.defaults):
            if isinstance(found, Fault):
                faults.append(found)
            else:
                questions.append(found)
                places.append(place)
    if not questions and not faults:
        faults.append(Fault(Place(shown(path.name)), Say("packs.fault.no_question")))
    faults += said_twice(questions, places)
    return Pack(about, deal_bands(questions), places, faults)


def mixed(packs: Iterable[Iterable[Question]]) -> list[Question]:
    """Several packs as one; a question that is in two of them is there once."""
    return list({question.id: question for pack in packs for question in pack}.values())


def _parsed(name: str, data: bytes) -> dict[str, Any] | Fault:
    try:
        return tomllib.loads(data.decode("utf-8-sig"))
    except UnicodeDecodeError as trouble:
        line = data.count(b"\n", 0, trouble.start) + 1
        return Fault(Place(name), Say("packs.fault.encoding", line=str(line)))
    except RecursionError:
        return Fault(Place(name), Say("packs.fault.not_toml", why="[[[[…"))
    except ValueError as trouble:
        return Fault(Place(name), Say("packs.fault.not_toml", why=shown(trouble)))


def _about(name: str, table: object) -> tuple[About, list[Fault]]:
    try:
        return msgspec.convert(table, About), []
    except msgspec.ValidationError:
        known = ", ".join(About.__struct_fields__)
        return About(), [Fault(Place(name), Say("packs.fault.about", known=known))]


def _entries(
    name: str, tables: Mapping[str, Any], defaults: Mapping[str, str]
) -> Iterator[tuple[Place, Question | Fault]]:
    whole = Place(name)
    for key in tables:
        if key not in ("pack", "question"):
            yield whole, Fault(whole, Say("packs.fault.strange_table", field=shown(key)))
    entries = tables.get("question", [])
    if not isinstance(entries, list):
        yield whole, Fault(whole, Say("packs.fault.question_list"))
        return
    for number, entry in enumerate(entries, start=1):
        place = Place(name, number)
        try:
            yield place, question_of({**defaults, **entry} if isinstance(entry, dict) else entry)
        except Unusable as trouble:
            for reason in trouble.reasons:
                yield place, Fault(place, reason)


def said_twice(questions: list[Question], places: list[Place]) -> Iterator[Fault]:
    first: dict[str, Place] = {}
    for question, place in zip(questions, places, strict=True):
        there = first.setdefault(question.id, place)
        if there is not place:
            reason = Say("packs.fault.twice", text=shown(question.text), where=there.words)
            yield Fault(place, reason)
