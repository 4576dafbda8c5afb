"""Evenings remembered: players, games, results, best runs, in a small database.

Whatever happens to its file, the evening goes on; `trouble` says what happened.
"""

import csv
import sqlite3
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TextIO

from msgspec import Struct

from pi_app.database import BaseTrouble, open_base
from pi_app.rules.core import Say

TABLES = """
CREATE TABLE IF NOT EXISTS games (
  id INTEGER PRIMARY KEY, started REAL NOT NULL UNIQUE, game TEXT NOT NULL, edition TEXT NOT NULL,
  currency TEXT NOT NULL, reason TEXT NOT NULL, house_rules INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS results (
  game INTEGER NOT NULL REFERENCES games, name TEXT NOT NULL, place INTEGER NOT NULL,
  amount INTEGER NOT NULL, won INTEGER NOT NULL, best_run INTEGER NOT NULL,
  jokers INTEGER NOT NULL, bot INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS answers (
  game INTEGER NOT NULL REFERENCES games, name TEXT NOT NULL, level INTEGER NOT NULL,
  was_right INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS players (name TEXT PRIMARY KEY, last_seen REAL NOT NULL);
"""


class Result(Struct, frozen=True):
    """What one player takes home from a game."""

    name: str
    place: int
    amount: int
    won: bool
    best_run: int  # the best single round or run
    jokers: int
    bot: bool = False
    answers: tuple[tuple[int, bool], ...] = ()  # level, and whether it was right


class PlayedGame(Struct, frozen=True):
    started: float
    game: str
    edition: str
    currency: str
    reason: str
    house_rules: bool
    results: tuple[Result, ...]


class Best(Struct, frozen=True):
    name: str
    amount: int
    currency: str
    game: str
    edition: str
    started: float


class PlayersRecord(Struct, frozen=True):
    name: str
    games: int
    wins: int
    best: tuple[tuple[str, int], ...]  # by game: the best run
    jokers: int
    by_level: tuple[tuple[int, int, int], ...]  # level, right, asked


class Records:
    def __init__(self, path: Path) -> None:
        self._base, self.trouble = open_base(path, TABLES)

    def close(self) -> None:
        self._base.close()

    # ------------------------------------------------ writing

    def keep(self, game: PlayedGame) -> None:
        """A game that is kept already (resumed after its end) is kept once."""
        try:
            with self._base:
                self._keep(game)
        except sqlite3.IntegrityError:
            return
        except BaseTrouble as trouble:
            self.trouble = Say("records.not_written", why=str(trouble))

    def _keep(self, game: PlayedGame) -> None:
        about = (game.started, game.game, game.edition, game.currency, game.reason)
        row = self._base.execute(
            "INSERT INTO games (started, game, edition, currency, reason, house_rules)"
            " VALUES (?, ?, ?, ?, ?, ?)",
            (*about, game.house_rules),
        ).lastrowid
        for result in game.results:
            line = (row, result.name, result.place, result.amount, result.won)
            more = (result.best_run, result.jokers, result.bot)
            self._base.execute(
                "INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?)", (*line, *more)
            )
            self._base.executemany(
                "INSERT INTO answers VALUES (?, ?, ?, ?)",
                [(row, result.name, level, right) for level, right in result.answers],
            )

    def remember_names(self, names: Iterable[str], at: float) -> None:
        try:
            with self._base:
                self._base.executemany(
                    "INSERT INTO players VALUES (?, ?)"
                    " ON CONFLICT (name) DO UPDATE SET last_seen = excluded.last_seen",
                    [(name, at) for name in names],
                )
        except BaseTrouble as trouble:
            self.trouble = Say("records.not_written", why=str(trouble))

    # ------------------------------------------------ reading

    def _rows(self, asked: str, *parts: object) -> list[tuple[object, ...]]:
        try:
            return self._base.execute(asked, parts).fetchall()
        except BaseTrouble as trouble:
            self.trouble = Say("records.not_read", why=str(trouble))
            return []

    def names(self) -> list[str]:
        """Those seen last come first."""
        rows = self._rows("SELECT name FROM players ORDER BY last_seen DESC, name")
        return [str(name) for (name,) in rows]

    def best(self, count: int, game: str | None = None) -> list[Best]:
        """The hall of fame: the best runs of persons by the printed rules."""
        rows = self._rows(
            "SELECT name, best_run, currency, games.game, edition, started FROM results"
            " JOIN games ON games.id = results.game"
            " WHERE best_run > 0 AND NOT bot AND NOT house_rules AND currency != ''"
            " AND (?1 IS NULL OR games.game = ?1)"
            " ORDER BY best_run DESC, started, name LIMIT ?2",
            game,
            count,
        )
        return [Best(*row) for row in rows]  # type: ignore[arg-type]

    def player(self, name: str) -> PlayersRecord | None:
        rows = self._rows(
            "SELECT COUNT(*), COALESCE(SUM(won), 0), COALESCE(SUM(jokers), 0) FROM results"
            " WHERE name = ? AND NOT bot",
            name,
        )
        games, wins, jokers = rows[0] if rows else (0, 0, 0)
        if not games:
            return None
        best = self._rows(
            "SELECT games.game, MAX(best_run) FROM results JOIN games ON games.id = results.game"
            " WHERE name = ? AND NOT bot GROUP BY games.game ORDER BY games.game",
            name,
        )
        levels = self._rows(
            "SELECT level, SUM(was_right), COUNT(*) FROM answers WHERE name = ?"
            " GROUP BY level ORDER BY level",
            name,
        )
        return PlayersRecord(name, games, wins, tuple(best), jokers, tuple(levels))  # type: ignore[arg-type]

    def export(self, file: TextIO) -> int:
        """Every result as a row of CSV; returns how many."""
        rows = self._rows(
            "SELECT datetime(started, 'unixepoch'), games.game, edition, reason, name, place,"
            " amount, currency, won, best_run, jokers, bot FROM results"
            " JOIN games ON games.id = results.game ORDER BY started, place, name"
        )
        write = csv.writer(file)
        write.writerow(EXPORTED)
        write.writerows(rows)
        return len(rows)


EXPORTED: Sequence[str] = (
    "started_utc",
    "game",
    "edition",
    "reason",
    "name",
    "place",
    "amount",
    "currency",
    "won",
    "best_run",
    "jokers_used",
    "robot",
)
