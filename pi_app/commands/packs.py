"""`quizpult packs`: check, import, list, show and export question packs."""

import argparse
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from pi_app.home import memory_file
from pi_app.questions.check import check_pack
from pi_app.questions.fault import BadPack, Fault
from pi_app.questions.importing import Defaults, bring_in
from pi_app.questions.memory import Memory
from pi_app.questions.pack import Question, look_into
from pi_app.questions.question import DIFFICULTIES, LEVELS, Game
from pi_app.questions.sheet import written
from pi_app.questions.shelf import (
    Count,
    counted,
    find_pack,
    name_for,
    packs_at_hand,
    put_on_shelf,
)
from pi_app.rules.core import LETTERS, Refused, Say
from pi_app.words import Language, speak

# How often a long import says how far it is: on a terminal, and in a log.
ROWS_A_TICK, ROWS_A_LINE = 500, 10_000


def add_parser(commands: Any) -> None:
    """The hook for the parser of `quizpult`."""
    packs = commands.add_parser("packs", help="question packs: check, import, list, show, export")
    actions = packs.add_subparsers(dest="action", required=True, metavar="ACTION")

    check = _action(actions, "check", "everything that is wrong with a pack", _check)
    check.add_argument("pack", metavar="PATH", help="a folder, a file, a zip or a pack's name")

    bring = _action(actions, "import", "bring questions in from a file", _import)
    bring.add_argument("file", type=Path, metavar="FILE", help="see docs/import.md for the kinds")
    bring.add_argument("--name", help="what the pack is called")
    step = bring.add_mutually_exclusive_group()
    levels = range(1, LEVELS + 1)
    step.add_argument("--level", type=int, choices=levels, metavar="N", help="where none is given")
    step.add_argument("--difficulty", choices=DIFFICULTIES, help="where none is given")
    bring.add_argument("--language", default="", metavar="de", help="where none is given")
    bring.add_argument("--replace", action="store_true", help="take the place of the same name")

    listed = _action(actions, "list", "the packs at hand", _list)
    listed.add_argument("--json", action="store_true", help="for programs")

    show = _action(actions, "show", "the questions of a pack, with the right answers", _show)
    show.add_argument("pack", metavar="PACK")
    show.add_argument("--level", type=int, choices=levels, metavar="N")

    export = _action(actions, "export", "a pack as a CSV file for a spreadsheet", _export)
    export.add_argument("pack", metavar="PACK")
    export.add_argument("file", type=Path, metavar="FILE.csv")


def _action(actions: Any, name: str, help_text: str, run: Any) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = actions.add_parser(name, help=help_text)
    parser.add_argument("--lang", choices=("de", "en"), default="de", help="language of all texts")
    parser.set_defaults(run=run)
    return parser


# ---------------------------------------------------------------- check


def _check(chosen: argparse.Namespace) -> int:
    language: Language = chosen.lang
    checked = check_pack(find_pack(chosen.pack))
    faults, warnings = checked.pack.faults, checked.warnings
    _tell_faults(faults, warnings, language)
    parts = {"count": len(checked.pack.questions), "warnings": len(warnings)}
    if faults:
        print(speak(Say("packs.check.bad", faults=len(faults), **parts), language))
        return 1
    print(speak(Say("packs.check.good", **parts), language))
    return 0


def _tell_faults(faults: Iterable[Fault], warnings: Iterable[Fault], language: Language) -> None:
    for fault in faults:
        print(speak(fault.sentence, language), file=sys.stderr)
    for warning in warnings:
        said = Say("packs.warning", place=warning.place.words, reason=warning.reason)
        print(speak(said, language), file=sys.stderr)


# ---------------------------------------------------------------- import


class Progress:
    """How far a long import is, on standard error."""

    def __init__(self, language: Language) -> None:
        self._language = language
        self._terminal = sys.stderr.isatty()
        self._shown = False

    def __call__(self, rows: int) -> None:
        if rows % (ROWS_A_TICK if self._terminal else ROWS_A_LINE) == 0:
            said = speak(Say("packs.import.progress", rows=rows), self._language)
            print(f"\r{said}" if self._terminal else said, end="", file=sys.stderr, flush=True)
            self._shown = True
            if not self._terminal:
                self.close()

    def close(self) -> None:
        if self._shown:
            print(file=sys.stderr)
        self._shown = False


def _import(chosen: argparse.Namespace) -> int:
    language: Language = chosen.lang
    name = name_for(chosen.file, chosen.name)
    progress = Progress(language)
    defaults = Defaults(chosen.level, chosen.difficulty, chosen.language)
    try:
        imported = bring_in(chosen.file, defaults, progress)
    finally:
        progress.close()
    _tell_faults(imported.faults, imported.warnings, language)
    if not imported.questions:
        raise Refused(Say("packs.import.nothing"))
    place, kept = put_on_shelf(name, imported.questions, replace=chosen.replace)
    count, left = len(imported.questions), len({fault.place for fault in imported.faults})
    said = Say("packs.import.done", count=count, left=left, name=name, path=str(place))
    print(speak(said, language))
    if kept:
        print(speak(Say("packs.import.kept", path=str(kept)), language))
    return 0


# ---------------------------------------------------------------- list


def _played() -> Mapping[str, float]:
    if not memory_file().exists():
        return {}
    memory = Memory(memory_file())
    try:
        return memory.played()
    finally:
        memory.close()


def _list(chosen: argparse.Namespace) -> int:
    played = _played()
    told: list[dict[str, Any]] = []
    for shelved in packs_at_hand():
        pack = look_into(shelved.path)
        counts = counted(pack.questions, played)
        if chosen.json:
            told.append(
                {
                    "name": shelved.name,
                    "title": pack.about.name,
                    "path": str(shelved.path),
                    "faults": len(pack.faults),
                    "languages": counts,
                }
            )
            continue
        print(speak(Say("packs.list.pack", name=shelved.name, path=shelved.path), chosen.lang))
        for language, games in counts.items():
            for game, piles in games.items():
                print(speak(_pile_line(language, game, piles), chosen.lang))
        if pack.faults:
            faulty = Say("packs.list.faulty", faults=len(pack.faults), name=shelved.name)
            print(speak(faulty, chosen.lang))
    if chosen.json:
        print(msgspec.json.encode(msgspec.to_builtins(told, str_keys=True)).decode())
    return 0


def _pile_line(language: str, game: Game, piles: Mapping[int, Count]) -> Say:
    kind = "level" if game == "millionaire" else "answers"
    listed = [
        Say(f"packs.list.{kind}", pile=pile, fresh=count.fresh, count=count.questions)
        for pile, count in piles.items()
    ]
    parts = [*(Say("missing.next", one=one) for one in listed[:-1]), listed[-1]]
    return Say(
        "packs.list.game",
        language=language or "–",
        game=Say(f"game.{game}"),
        count=sum(count.questions for count in piles.values()),
        fresh=sum(count.fresh for count in piles.values()),
        piles=tuple(parts),
    )


# ---------------------------------------------------------------- show, export


def _good_questions(wanted: str) -> list[Question]:
    pack = look_into(find_pack(wanted))
    if pack.faults and not pack.questions:
        raise BadPack(pack.faults)
    return pack.questions


def _show(chosen: argparse.Namespace) -> int:
    questions = _good_questions(chosen.pack)
    some = [card for card in questions if chosen.level in (None, card.level)]
    if not some:
        raise Refused(Say("packs.show.none"))
    for card in some:
        level = card.level or "–"
        print(f"{level} · {card.category} · {card.text}")
        for letter, answer in zip(LETTERS, card.answers, strict=False):
            print(f"  {'*' if letter == card.right else ' '} {letter} {answer}")
        for line in (card.note, " · ".join(filter(None, (card.source, card.author, card.licence)))):
            if line:
                print(f"    {line}")
    return 0


def _export(chosen: argparse.Namespace) -> int:
    pack = look_into(find_pack(chosen.pack))
    if pack.faults:  # what is not read could not be brought back
        raise BadPack(pack.faults)
    try:
        # "x": never over another file, never through a link
        with chosen.file.open("xb") as file:
            file.write(written(pack.questions, chosen.lang))
    except FileExistsError as trouble:
        raise Refused(Say("packs.file_taken", path=str(chosen.file))) from trouble
    except OSError as trouble:
        said = Say("packs.not_written", path=str(chosen.file), why=trouble.strerror)
        raise Refused(said) from trouble
    count = len(pack.questions)
    print(speak(Say("packs.export.done", count=count, path=str(chosen.file)), chosen.lang))
    return 0
