"""A game with its journal: begun, or taken up again where a cut left it."""

import shutil
from collections.abc import Callable
from pathlib import Path

import msgspec

from pi_app.console.journal import Header, Journal, Written, read_journal
from pi_app.console.plan import Plan, prepare
from pi_app.console.seating import Chair
from pi_app.console.table import Reseated, Table
from pi_app.questions.memory import Memory
from pi_app.rules.core import Refused, Say, WantDoor

OrderDoor = Callable[[WantDoor], None]


class Game(msgspec.Struct):
    plan: Plan
    table: Table
    journal: Journal | None
    started: float
    chairs: tuple[Chair, ...] = ()
    warning: Say | None = None  # what the host should know when it is taken up


def begin(
    plan: Plan,
    started: float,
    path: Path | None = None,
    memory: Memory | None = None,
    order_door: OrderDoor | None = None,
    chairs: tuple[Chair, ...] = (),
) -> Game:
    """`started` in seconds since 1970. Without a path nothing is written down."""
    prepared = prepare(plan, memory.played(started) if memory else {})
    prepared.world.order_door = order_door
    header = Header(plan, started, prepared.packs, chairs)
    journal = Journal.begin(path, header) if path else None
    return Game(plan, prepared.table(journal), journal, started, chairs)


def resume(
    path: Path,
    memory: Memory | None = None,
    order_door: OrderDoor | None = None,
    *,
    up_to_damage: bool = False,
) -> Game:
    """The game exactly where it was. `Refused` says why it cannot be taken up."""
    written = read_journal(path)
    if written.damaged_line is not None and not up_to_damage:
        steps = len(written.entries)
        line = written.damaged_line
        raise Refused(Say("journal.damaged", file=path.name, line=line, steps=steps))
    return _taken_up(path, written, memory, order_door)


def _taken_up(
    path: Path, written: Written, memory: Memory | None, order_door: OrderDoor | None
) -> Game:
    header = written.header
    if written.damaged_line is not None:  # what lies behind the damage stays readable
        shutil.copy2(path, path.with_name(path.name + ".damaged"))
    prepared = prepare(header.plan, memory.played(header.started) if memory else {})
    prepared.world.order_door = order_door
    journal = Journal.go_on(path, written)
    try:
        table = prepared.table(journal, written.entries)
    except Refused as trouble:
        journal.close()
        raise Refused(Say("journal.does_not_fit", file=path.name)) from trouble
    seatings = [e.what.chairs for e in written.entries if isinstance(e.what, Reseated)]
    chairs = seatings[-1] if seatings else header.chairs
    changed = prepared.packs != header.packs
    warning = Say("journal.packs_changed", file=path.name) if changed else None
    return Game(header.plan, table, journal, header.started, chairs, warning)
