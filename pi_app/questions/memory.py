"""What was played on which evening, so that a question returns only when its pile is through."""

import sqlite3
from collections.abc import Mapping
from pathlib import Path

from pi_app.rules.core import Say

_LAID_OUT = "CREATE TABLE IF NOT EXISTS played (question TEXT NOT NULL, at REAL NOT NULL)"
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


class Memory:
    """A small database. Whatever happens to its file, the evening goes on: `trouble` says what."""

    def __init__(self, path: Path) -> None:
        self.trouble: Say | None = None
        try:
            self._plays = _opened(path)
        except OSError as trouble:
            self._forget_tonight(path, trouble)
        except (sqlite3.Error, UnicodeDecodeError) as trouble:  # torn texts, even in messages
            if getattr(trouble, "sqlite_errorcode", 0) & 0xFF in _NOT_THE_FILES_FAULT:
                self._forget_tonight(path, trouble)
            else:
                self._start_anew(path)

    def remember(self, question_id: str, at: float) -> None:
        try:
            with self._plays:
                self._plays.execute("INSERT INTO played VALUES (?, ?)", (question_id, at))
        except (sqlite3.Error, UnicodeDecodeError) as trouble:  # the game is worth more
            self.trouble = Say("packs.memory.not_written", why=str(trouble))

    def played(self, before: float | None = None) -> Mapping[str, float]:
        """Question id and the last time it was played, of all plays before that moment."""
        until = float("inf") if before is None else before
        asked = "SELECT question, MAX(at) FROM played WHERE at < ? GROUP BY question"
        try:
            return dict(self._plays.execute(asked, (until,)).fetchall())
        except (sqlite3.Error, UnicodeDecodeError) as trouble:
            self.trouble = Say("packs.memory.not_read", why=str(trouble))
            return {}

    def close(self) -> None:
        self._plays.close()

    def _start_anew(self, path: Path) -> None:
        try:
            kept = _move_aside(path)
            self._plays = _opened(path)
            self.trouble = Say("packs.memory.damaged", file=path.name, kept=kept.name)
        except (sqlite3.Error, OSError, UnicodeDecodeError) as trouble:
            self._forget_tonight(path, trouble)

    def _forget_tonight(self, path: Path, trouble: Exception) -> None:
        self._plays = sqlite3.connect(":memory:")
        self._plays.execute(_LAID_OUT)
        self.trouble = Say("packs.memory.unusable", file=str(path), why=str(trouble))


def _opened(path: Path) -> sqlite3.Connection:
    path.parent.mkdir(parents=True, exist_ok=True)
    plays = sqlite3.connect(path)
    # One torn id must not hide all the others.
    plays.text_factory = lambda text: text.decode("utf-8", "replace")
    try:
        plays.execute("PRAGMA synchronous=FULL")
        sound = plays.execute("PRAGMA quick_check(1)").fetchone()
        plays.execute(_LAID_OUT)
        plays.commit()
        columns = [column[1] for column in plays.execute("PRAGMA table_info(played)")]
        if sound != ("ok",) or columns != ["question", "at"]:
            raise sqlite3.DatabaseError("not a memory of questions played")
    except BaseException:
        plays.close()
        raise
    return plays


def _move_aside(path: Path) -> Path:
    number = 1
    while (kept := path.with_name(f"{path.name}.damaged-{number}")).exists():
        number += 1
    path.rename(kept)
    journal = path.with_name(path.name + "-journal")
    if journal.exists():
        journal.rename(kept.with_name(kept.name + "-journal"))
    return kept
