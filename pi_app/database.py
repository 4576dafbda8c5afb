"""A small database that never stands in the way of an evening.

A damaged file is moved aside and a new one begun; where none can be opened at all, tonight is
kept in memory only. Either way the caller gets a database, and a sentence for the host.
"""

import sqlite3
from pathlib import Path

from pi_app.rules.core import Say

# Somebody else has it open, or nobody may write there: moving the file aside helps nothing.
_NOT_THE_FILES_FAULT = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_READONLY,
}
# SQLite decodes torn texts, even in its own messages.
BaseTrouble = (sqlite3.Error, UnicodeDecodeError)


def open_base(path: Path, tables: str) -> tuple[sqlite3.Connection, Say | None]:
    """`tables` is a script of CREATE TABLE IF NOT EXISTS; a file laid out otherwise is damaged."""
    try:
        return _opened(path, tables), None
    except OSError as trouble:
        return _tonight_only(path, tables, trouble)
    except BaseTrouble as trouble:
        if getattr(trouble, "sqlite_errorcode", 0) & 0xFF in _NOT_THE_FILES_FAULT:
            return _tonight_only(path, tables, trouble)
    try:
        kept = _move_aside(path)
        return _opened(path, tables), Say("base.damaged", file=path.name, kept=kept.name)
    except (OSError, *BaseTrouble) as trouble:
        return _tonight_only(path, tables, trouble)


def _opened(path: Path, tables: str) -> sqlite3.Connection:
    path.parent.mkdir(parents=True, exist_ok=True)
    base = sqlite3.connect(path)
    # One torn text must not hide all the others.
    base.text_factory = lambda text: text.decode("utf-8", "replace")
    try:
        base.execute("PRAGMA synchronous=FULL")
        sound = base.execute("PRAGMA quick_check(1)").fetchone()
        base.executescript(tables)
        if sound != ("ok",) or not _laid_out_as(base, tables):
            raise sqlite3.DatabaseError("laid out otherwise")
    except BaseException:
        base.close()
        raise
    return base


def _laid_out_as(base: sqlite3.Connection, tables: str) -> bool:
    model = sqlite3.connect(":memory:")
    try:
        model.executescript(tables)
        return all(
            base.execute(f"PRAGMA table_info({name})").fetchall()
            == model.execute(f"PRAGMA table_info({name})").fetchall()
            for (name,) in model.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        )
    finally:
        model.close()


def _tonight_only(
    path: Path, tables: str, trouble: BaseException
) -> tuple[sqlite3.Connection, Say]:
    base = sqlite3.connect(":memory:")
    base.executescript(tables)
    return base, Say("base.unusable", file=str(path), why=str(trouble))


def _move_aside(path: Path) -> Path:
    number = 1
    while (kept := path.with_name(f"{path.name}.damaged-{number}")).exists():
        number += 1
    path.rename(kept)
    journal = path.with_name(path.name + "-journal")
    if journal.exists():
        journal.rename(kept.with_name(kept.name + "-journal"))
    return kept
