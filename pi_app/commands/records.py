"""`quizpult records` and `quizpult journal`: what earlier evenings have left."""

import argparse
import sys
import time
from pathlib import Path
from typing import Any

from pi_app.console.journal import read_journal
from pi_app.console.narrate import tell, tell_outcome
from pi_app.console.plan import GameName, prepare
from pi_app.console.records import Records
from pi_app.console.table import Passed
from pi_app.home import home
from pi_app.rules.core import Choose, Money, Refused, Say
from pi_app.words import Language, speak


def add_parser(commands: Any) -> None:
    records = commands.add_parser("records", help="hall of fame, a player's record, export")
    records.add_argument("--lang", choices=("de", "en"), default="de", help="language of all texts")
    what = records.add_subparsers(dest="what", required=True, metavar="WHAT")
    best = what.add_parser("best", help="the best runs of all evenings")
    best.set_defaults(run=_best)
    player = what.add_parser("player", help="what one player has done so far")
    player.add_argument("name")
    player.set_defaults(run=_player)
    export = what.add_parser("export", help="every result as CSV")
    export.add_argument("file", type=Path, metavar="FILE.csv")
    export.set_defaults(run=_export)

    journal = commands.add_parser("journal", help="a game as it was written down")
    journal.add_argument("--lang", choices=("de", "en"), help="language of all texts")
    what = journal.add_subparsers(dest="what", required=True, metavar="WHAT")
    for name, run, words in (
        ("show", _show, "what was pressed, and when (without anybody's secrets)"),
        ("replay", _replay, "the game told again, as the table saw it"),
    ):
        one = what.add_parser(name, help=words)
        one.add_argument("file", type=Path, metavar="FILE")
        one.set_defaults(run=run)


def _records() -> Records:
    return Records(home() / "evenings.sqlite")


def _best(chosen: argparse.Namespace) -> int:
    records = _records()
    famous = records.best(10)
    if not famous:
        print(speak(Say("fame.empty"), chosen.lang))
    for place, best in enumerate(famous, start=1):
        day = time.strftime("%Y-%m-%d", time.localtime(best.started))
        line = Say(
            "records.best",
            place=place,
            name=best.name,
            amount=Money(best.amount, best.currency),
            game=Say(f"game.{best.game}"),
            day=day,
        )
        print(speak(line, chosen.lang))
    return _closed(records, chosen.lang)


def _player(chosen: argparse.Namespace) -> int:
    records = _records()
    record = records.player(chosen.name)
    if record is None:
        records.close()
        raise Refused(Say("records.unknown_player", name=chosen.name[:40]))
    lines = [
        Say("records.games", name=record.name, games=record.games, wins=record.wins),
        Say("records.jokers", jokers=record.jokers),
        *(Say("records.best_of", game=Say(f"game.{g}"), amount=best) for g, best in record.best),
        *(Say("records.level", level=n, right=r, asked=a) for n, r, a in record.by_level),
    ]
    for line in lines:
        print(speak(line, chosen.lang))
    return _closed(records, chosen.lang)


def _export(chosen: argparse.Namespace) -> int:
    records = _records()
    try:
        with chosen.file.open("w", encoding="utf-8-sig", newline="") as file:
            count = records.export(file)
    except OSError as trouble:
        why = trouble.strerror
        raise Refused(Say("records.export_failed", file=str(chosen.file), why=why)) from trouble
    finally:
        trouble_told = _closed(records, chosen.lang)
    print(speak(Say("records.exported", results=count, file=str(chosen.file)), chosen.lang))
    return trouble_told


def _closed(records: Records, language: Language) -> int:
    records.close()
    if records.trouble is not None:
        print(speak(records.trouble, language), file=sys.stderr)
    return 0


# ---------------------------------------------------------------- journals


def _show(chosen: argparse.Namespace) -> int:
    """Seats, keys and times; letters that were chosen stay untold, as at the table."""
    written = read_journal(chosen.file)
    plan = written.header.plan
    language: Language = chosen.lang or plan.language
    day = time.strftime("%Y-%m-%d %H:%M", time.localtime(written.header.started))
    names = ", ".join(plan.names)
    print(
        speak(Say("journal.about", game=Say(f"game.{plan.game}"), day=day, names=names), language)
    )
    for entry in written.entries:
        if isinstance(entry.what, Passed):
            continue
        kind = type(entry.what).__struct_config__.tag
        who = _who(entry.what, plan.game) if isinstance(entry.what, Choose) else ""
        print(f"{entry.time:9.1f}  {kind}{who}")
    _tell_damage(chosen.file, written.damaged_line, len(written.entries), language)
    return 0


# H-20: what somebody does in the dark tells the role; these everybody sees being done.
_SEEN_IN_HEIST = ("lead", "play", "select", "unselect", "done", "next", "reveal", "accuse")


def _who(chose: Choose, game: GameName) -> str:
    verb = chose.id.partition(":")[0]
    told = game != "heist" or verb in _SEEN_IN_HEIST
    return f" {chose.seat} {verb}" if told else f" {chose.seat}"


def _replay(chosen: argparse.Namespace) -> int:
    written = read_journal(chosen.file)
    language: Language = chosen.lang or written.header.plan.language
    prepared = prepare(written.header.plan)
    try:
        table = prepared.table(None, written.entries)
    except Refused as trouble:
        raise Refused(Say("journal.does_not_fit", file=chosen.file.name)) from trouble
    before: Any = None
    for view in table.views_again():
        for said in tell(before, view) if before is not None else [view.prompt]:
            print(speak(said, language))
        before = view
    outcome = table.outcome()
    for said in tell_outcome(outcome, before) if outcome else [before.prompt]:
        print(speak(said, language))
    _tell_damage(chosen.file, written.damaged_line, len(written.entries), language)
    return 0


def _tell_damage(file: Path, line: int | None, steps: int, language: Language) -> None:
    if line is not None:
        told = Say("journal.damaged", file=file.name, line=line, steps=steps)
        print(speak(told, language), file=sys.stderr)
