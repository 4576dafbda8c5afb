"""The table over standard input and output: one JSON object a line, for scripts and tests."""

import json
from collections.abc import Iterable, Iterator
from typing import Any, cast

from pi_app.console.table import Table
from pi_app.rules.core import LETTERS, Letter, Menu, Refused, Say, Seat
from pi_app.words import Language, as_plain, speak

# Longer than any evening; more would only keep a script waiting for nothing.
LONGEST_WAIT = 100_000


def pipe(table: Table, lines: Iterable[str], language: Language) -> Iterator[str]:
    """One answer at the start and one for every line that comes in."""
    yield _answer(table, 0, None, None, language)
    for count, line in enumerate(lines, start=1):
        refused = seat = None
        try:
            _take(table, line)
        except RefusedTo as trouble:
            refused, seat = speak(trouble.reason, language), trouble.seat
        except Refused as trouble:
            refused = speak(trouble.reason, language)
        yield _answer(table, count, refused, seat, language)


class RefusedTo(Refused):
    """For this seat's eyes alone: a reason may tell what only it may know (D-09, M-20)."""

    def __init__(self, reason: Say, seat: Seat) -> None:
        super().__init__(reason)
        self.seat = seat


def _take(table: Table, line: str) -> None:
    match _parsed(line):
        case {"press": {"seat": seat, "key": key, **rest}, **others} if not rest and not others:
            _press(table, seat, key, held=False)
        case {"hold": {"seat": seat, "key": key, **rest}, **others} if not rest and not others:
            _press(table, seat, key, held=True)
        case {"wait": seconds, **others} if not others:
            table.wait(_seconds(seconds))
            table.note_time()
        case {"undo": steps, **others} if not others:
            table.take_back(_steps(steps))
        case _:
            raise Refused(Say("pipe.unknown"))


def _parsed(line: str) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        raise Refused(Say("pipe.not_json")) from None


def _press(table: Table, seat: Any, key: Any, *, held: bool) -> None:
    if isinstance(seat, bool) or not isinstance(seat, int) or seat not in table.seats:
        raise Refused(Say("pipe.seat", players=len(table.seats)))
    if key not in LETTERS:
        raise Refused(Say("pipe.key"))
    if table.outcome() is not None:
        raise Refused(Say("refused.game_over"))
    try:
        table.press(seat, cast(Letter, key), held=held)
    except Refused as trouble:
        raise RefusedTo(trouble.reason, seat) from trouble


def _steps(steps: Any) -> int:
    if isinstance(steps, bool) or not isinstance(steps, int):
        raise Refused(Say("pipe.steps"))
    return steps


def _seconds(seconds: Any) -> float:
    number = isinstance(seconds, int | float) and not isinstance(seconds, bool)
    if not number or not 0 <= seconds <= LONGEST_WAIT:
        raise Refused(Say("pipe.seconds", most=LONGEST_WAIT))
    return float(seconds)


def _answer(
    table: Table, count: int, refused: str | None, seat: Seat | None, language: Language
) -> str:
    outcome = table.outcome()
    answer = {
        "n": count,
        "time": table.time,
        "refused": refused,
        "refused_seat": seat,
        "table": as_plain(table.table_view(), language) | {"clock": _clock(table)},
        "host": as_plain(table.host_view(), language),
        "seats": {str(seat): _seat(table, seat, language) for seat in table.seats},
        "windows": table.windows(),
        "sounds": table.take_sounds(),
        "outcome": as_plain(outcome, language),
    }
    return json.dumps(answer, ensure_ascii=False)


def _clock(table: Table) -> dict[str, float] | None:
    if table.clock is None:
        return None
    return {"seconds": table.clock.seconds, "left": table.clock.ends_at - table.time}


def _seat(table: Table, seat: Seat, language: Language) -> dict[str, Any]:
    view = table.seat_view(seat)
    menu = table.menu(seat)
    return {
        "name": table.table_view().players[seat].name,
        "taps": _keys(menu, language, held=False),
        "holds": _keys(menu, language, held=True),
        "lamps": view.lamps,
        "lines": as_plain(view.lines, language),
        "private": as_plain(view.private, language),
    }


def _keys(menu: Menu, language: Language, *, held: bool) -> dict[Letter, dict[str, str]]:
    entries = menu.holds if held else menu.taps
    return {
        key: {"id": entry.id, "label": speak(entry.label, language)}
        for key, entry in sorted(entries.items())
    }
