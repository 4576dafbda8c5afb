"""What was played on which evening, so that a question returns only when its pile is through."""

from collections.abc import Iterable, Mapping
from pathlib import Path

from pi_app.database import BaseTrouble, open_base
from pi_app.rules.core import Say

_LAID_OUT = "CREATE TABLE IF NOT EXISTS played (question TEXT NOT NULL, at REAL NOT NULL);"


class Memory:
    """A small database. Whatever happens to its file, the evening goes on: `trouble` says what."""

    def __init__(self, path: Path) -> None:
        self._plays, self.trouble = open_base(path, _LAID_OUT)

    def remember(self, question_ids: Iterable[str], at: float) -> None:
        rows = [(question_id, at) for question_id in question_ids]
        try:
            with self._plays:
                self._plays.executemany("INSERT INTO played VALUES (?, ?)", rows)
        except BaseTrouble as trouble:  # the game is worth more
            self.trouble = Say("packs.memory.not_written", why=str(trouble))

    def played(self, before: float | None = None) -> Mapping[str, float]:
        """Question id and the last time it was played, of all plays before that moment."""
        until = float("inf") if before is None else before
        asked = "SELECT question, MAX(at) FROM played WHERE at < ? GROUP BY question"
        try:
            return dict(self._plays.execute(asked, (until,)).fetchall())
        except BaseTrouble as trouble:
            self.trouble = Say("packs.memory.not_read", why=str(trouble))
            return {}

    def close(self) -> None:
        self._plays.close()
