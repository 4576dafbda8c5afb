"""A pulled plug costs nothing: killed after every line, cut at every byte, resumed as it was."""

import os
import stat
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from pi_app.console.game import Game, begin, resume
from pi_app.console.journal import read_journal
from pi_app.console.plan import Plan, prepare
from pi_app.console.records import Records
from pi_app.console.results import played_game
from pi_app.console.seating import Chair, Seating
from pi_app.console.table import Table, World
from pi_app.rules.core import Refused, WantDoor
from pi_app.rules.millionaire.edition import Ending
from pi_app.words import LANGUAGES, as_plain, speak
from tests.console.room import small_pack
from tests.playing import names

NAMED = names(4)
PLANS: dict[str, Plan] = {
    "de2013": Plan("millionaire", "de2013", names=NAMED[:3], seed=3, ending=Ending("rounds", 3)),
    "us": Plan("millionaire", "us", names=NAMED[:3], seed=4, ending=Ending("rounds", 1)),
    "own cards": Plan("millionaire", "de2002", names=NAMED[:2], seed=5, own_cards=True),
    "money_drop": Plan("money_drop", names=NAMED[:3], seed=6, time_limit=20.0, runs=1),
    "own pairs": Plan("money_drop", names=NAMED[:2], seed=7, own_cards=True, runs=1),
    "heist": Plan("heist", names=NAMED, seed=8),
}
CHAIRS = tuple(Chair(f"box {number}", name) for number, name in enumerate(NAMED, start=1))


def seen(table: Table) -> Any:
    """All that anybody gets of a table, sounds apart: those were heard before the cut."""
    clock = table.clock
    return (
        as_plain(table.table_view(), "en"),
        as_plain(table.host_view(), "en"),
        {seat: as_plain(table.seat_view(seat), "en") for seat in table.seats},
        {seat: as_plain(table.menu(seat), "en") for seat in table.seats},
        dict(table.windows()),
        as_plain(table.outcome(), "en"),
        round(table.time, 6),
        (clock.name, clock.seconds, round(clock.ends_at - table.time, 6)) if clock else None,
    )


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    return small_pack(tmp_path / "packs")


@pytest.fixture(autouse=True)
def prepare_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Decks are used up by drawing, so each game gets its own; the rest is kept."""

    @cache
    def questions(game: Any, packs: tuple[Path, ...], language: Any) -> Any:
        return chosen(game, packs, language)

    from pi_app.console import plan  # noqa: PLC0415

    chosen = plan.questions_for
    monkeypatch.setattr(plan, "questions_for", questions)


def plan_for(name: str, pack: Path) -> Plan:
    plan = PLANS[name]
    return plan if plan.own_cards or plan.game == "heist" else replace(plan, packs=(pack,))


def do_something(table: Table, chance: Random) -> None:
    """A press, some time, an undo of one or several steps, more time: whatever may happen."""
    dice = chance.random()
    if dice < 0.12 and table.can_take_back:
        with_several = chance.choice((1, 1, 2, 3))
        try:
            table.take_back(with_several)
        except Refused:
            table.take_back(1)
        return
    if dice < 0.2:
        table.wait(chance.choice((0.5, 3.0, 9.0)))
        table.note_time()
        return
    if dice < 0.25 and table.clock is not None:
        table.more_time(10.0)
        return
    offered = {seat: sorted(table.menu(seat).choices) for seat in table.seats}
    choices = [(seat, choice) for seat in table.seats for choice in offered[seat]]
    try:
        table.choose(*chance.choice(choices))
    except Refused:  # the right window
        return


def lines_of(path: Path) -> int:
    return path.read_bytes().count(b"\n")


@pytest.mark.parametrize("name", PLANS)
@pytest.mark.parametrize("seed", [1, 2])
def test_killed_after_every_line_it_goes_on_as_if_nothing_had_been(
    name: str, seed: int, pack: Path, tmp_path: Path
) -> None:
    """What was seen after each line is seen again when the file ends there."""
    path, chance = tmp_path / "game.journal", Random(f"{name} {seed}")
    game = begin(plan_for(name, pack), 1.0, path, chairs=CHAIRS)
    after_line: dict[int, Any] = {lines_of(path): seen(game.table)}
    for _ in range(90):
        if game.table.outcome() is not None:
            break
        do_something(game.table, chance)
        after_line[lines_of(path)] = seen(game.table)
    game.journal.close()  # type: ignore[union-attr]
    lines = path.read_bytes().splitlines(keepends=True)
    assert len(lines) > 20
    assert any(b"taken_back" in line for line in lines)
    cut = tmp_path / "cut.journal"
    for count in range(1, len(lines) + 1):
        cut.write_bytes(b"".join(lines[:count]))
        again = resume(cut)
        again.journal.close()  # type: ignore[union-attr]
        assert again.chairs == CHAIRS
        if count in after_line:
            assert seen(again.table) == after_line[count], f"after line {count}"
            assert lines_of(cut) == count, "a resume alone books nothing"
        else:  # between a step back and its new draw, or between a time-up and the time after it
            then = after_line[min(known for known in after_line if known > count)]
            assert seen(again.table)[:6] == then[:6], f"after line {count}"


@pytest.mark.parametrize("name", ["de2013", "money_drop", "heist"])
def test_a_resumed_game_ends_as_the_uncut_one_does(name: str, pack: Path, tmp_path: Path) -> None:
    """Cut and resumed at every step, over and over: the same draws, the same end."""

    def played(folder: Path, *, cut: bool) -> Any:
        path, chance = folder / "game.journal", Random(name)
        game = begin(plan_for(name, pack), 1.0, path)
        views = []
        for _ in range(120):
            if game.table.outcome() is not None:
                break
            do_something(game.table, chance)
            views.append(seen(game.table))
            if cut:
                game.journal.close()  # type: ignore[union-attr]
                game = resume(path)
        game.journal.close()  # type: ignore[union-attr]
        return views, read_journal(path).entries

    for folder in ("one", "other"):
        (tmp_path / folder).mkdir()
    assert played(tmp_path / "one", cut=True) == played(tmp_path / "other", cut=False)


@pytest.mark.parametrize("name", PLANS)
def test_cut_at_every_byte_of_the_last_lines(name: str, pack: Path, tmp_path: Path) -> None:
    path, chance = tmp_path / "game.journal", Random(name)
    game = begin(plan_for(name, pack), 1.0, path)
    after_size: dict[int, Any] = {path.stat().st_size: seen(game.table)}
    for _ in range(14):
        do_something(game.table, chance)
        after_size[path.stat().st_size] = seen(game.table)
    game.journal.close()  # type: ignore[union-attr]
    data = path.read_bytes()
    line_ends = [n + 1 for n, byte in enumerate(data) if byte == 10]
    known = sorted(after_size)
    cut = tmp_path / "cut.journal"
    for size in range(line_ends[-4], len(data) + 1):
        whole = max(end for end in line_ends if end <= size)
        cut.write_bytes(data[:size])
        written = read_journal(cut)
        assert (written.whole, written.damaged_line) == (whole, None)
        if whole not in known or size not in (whole, whole + 1, whole + 11):
            continue
        again = resume(cut)
        assert seen(again.table) == after_size[whole], f"cut at byte {size}"
        before = cut.read_bytes()
        assert before == data[:whole], "the torn line is gone before anything is written"
        do_something(again.table, Random(size))
        again.journal.close()  # type: ignore[union-attr]
        assert read_journal(cut).damaged_line is None


def test_a_torn_last_line_of_zeros_or_rubbish_is_dropped(pack: Path, tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    game = begin(plan_for("de2013", pack), 1.0, path)
    game.table.choose(1, "next")
    expected = seen(game.table)
    game.journal.close()  # type: ignore[union-attr]
    data = path.read_bytes()
    for rubbish in (b"\0" * 700, b"\xff\xfe", b"00000000 []", b"deadbeef [\n"):
        path.write_bytes(data + rubbish)
        again = resume(path)
        again.journal.close()  # type: ignore[union-attr]
        assert seen(again.table) == expected
        assert path.read_bytes() == data


# ---------------------------------------------------------------- damage


def some_journal(pack: Path, path: Path) -> list[bytes]:
    game = begin(plan_for("de2013", pack), 1.0, path, chairs=CHAIRS)
    for choices in ((1, "next"), (1, "next"), (2, "answer:A"), (2, "answer:A"), (3, "answer:B")):
        game.table.choose(*choices)
    game.journal.close()  # type: ignore[union-attr]
    return path.read_bytes().splitlines(keepends=True)


@pytest.mark.parametrize("line", [2, 3, 5])
def test_damage_in_the_middle_is_refused_with_the_line_and_can_be_gone_on_before(
    line: int, pack: Path, tmp_path: Path
) -> None:
    path = tmp_path / "game.journal"
    lines = some_journal(pack, path)
    before = tmp_path / "before.journal"
    before.write_bytes(b"".join(lines[: line - 1]))
    expected = resume(before)
    spoilt = bytearray(lines[line - 1])
    spoilt[12] ^= 1
    path.write_bytes(b"".join([*lines[: line - 1], bytes(spoilt), *lines[line:]]))
    damaged = path.read_bytes()
    with pytest.raises(Refused) as refused:
        resume(path)
    assert refused.value.reason.key == "journal.damaged"
    for language in LANGUAGES:
        assert f" {line}" in speak(refused.value.reason, language)
    assert path.read_bytes() == damaged, "asking changes nothing"
    again = resume(path, up_to_damage=True)
    assert seen(again.table) == seen(expected.table)
    for one in (again, expected):
        one.journal.close()  # type: ignore[union-attr]


def test_a_line_that_is_missing_or_doubled_is_damage(pack: Path, tmp_path: Path) -> None:
    """The checksum runs on from line to line: each line alone would be fine."""
    path = tmp_path / "game.journal"
    lines = some_journal(pack, path)
    for spoilt in ([*lines[:2], *lines[3:]], [*lines[:3], lines[2], *lines[3:]]):
        path.write_bytes(b"".join(spoilt))
        assert read_journal(path).damaged_line is not None


@pytest.mark.parametrize("data", [b"", b"\n", b"not a journal\n", b"\0" * 100, b"\xff\n\xff\n"])
def test_what_is_no_journal_is_refused(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    path.write_bytes(data)
    with pytest.raises(Refused) as refused:
        resume(path)
    assert refused.value.reason.key == "journal.not_one"
    assert path.read_bytes() == data


def test_a_header_of_which_one_byte_is_wrong_is_refused(pack: Path, tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    header, *others = some_journal(pack, path)
    for place in range(0, len(header) - 1, 7):
        spoilt = bytearray(header)
        spoilt[place] ^= 4
        path.write_bytes(bytes(spoilt) + b"".join(others))
        with pytest.raises(Refused) as refused:
            resume(path)
        assert refused.value.reason.key == "journal.not_one"


def test_a_journal_that_is_not_there_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(Refused) as refused:
        resume(tmp_path / "nowhere.journal")
    assert refused.value.reason.key == "journal.unreadable"


def test_a_journal_of_another_game_does_not_fit(pack: Path, tmp_path: Path) -> None:
    """Whole, but its steps cannot be taken: said, and nothing lost."""
    one, other = tmp_path / "one.journal", tmp_path / "other.journal"
    game = begin(plan_for("de2013", pack), 1.0, one)
    strange = begin(plan_for("heist", pack), 1.0, other)
    strange.table._record = game.journal  # type: ignore[assignment]
    strange.table.choose(1, "lead:1")
    for each in (game, strange):
        each.journal.close()  # type: ignore[union-attr]
    data = one.read_bytes()
    with pytest.raises(Refused) as refused:
        resume(one)
    assert refused.value.reason.key == "journal.does_not_fit"
    assert one.read_bytes() == data


# ---------------------------------------------------------------- the file itself


def test_only_its_owner_may_read_it(pack: Path, tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "game.journal"
    before = os.umask(0)
    try:
        begin(plan_for("de2013", pack), 1.0, path).journal.close()  # type: ignore[union-attr]
    finally:
        os.umask(before)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_what_the_table_sees_is_on_the_disk_first(
    pack: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[int] = []
    path = tmp_path / "game.journal"
    game = begin(plan_for("de2013", pack), 1.0, path)
    monkeypatch.setattr(os, "fsync", lambda _: synced.append(path.stat().st_size))
    game.table.choose(1, "next")
    assert synced == [path.stat().st_size]
    game.table.choose(1, "next")
    game.table.choose(2, "answer:A")
    assert len(synced) == 2, "a mere leaning is written and not waited for"
    game.table.choose(2, "answer:A")
    assert synced[2:] == [path.stat().st_size]
    game.journal.close()  # type: ignore[union-attr]


@pytest.mark.parametrize("fails", ["write", "short", "fsync"])
def test_a_full_disk_does_not_stop_the_game(
    fails: str, pack: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.journal"
    game = begin(plan_for("de2013", pack), 1.0, path)
    game.table.choose(1, "next")
    expected, real = seen(game.table), os.write

    def no_space(*_: object) -> int:
        raise OSError(28, "No space left on device")

    def half(handle: int, data: bytes) -> int:
        return real(handle, data[: len(data) // 2])

    with monkeypatch.context() as patch:
        name = "fsync" if fails == "fsync" else "write"
        patch.setattr(os, name, half if fails == "short" else no_space)
        game.table.choose(1, "next")
    assert game.table.table_view().phase == "deciding"
    trouble = game.journal.trouble  # type: ignore[union-attr]
    assert trouble is not None
    assert trouble.key == "journal.unwritable"
    assert "game.journal" in speak(trouble, "de")
    game.table.choose(2, "answer:A")
    now = seen(game.table)
    again = resume(path)
    again.journal.close()  # type: ignore[union-attr]
    assert seen(again.table) != now
    if fails != "fsync":
        assert seen(again.table) == expected, "half a line is no line"


def test_nowhere_to_write_is_refused_in_a_sentence(pack: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Refused) as refused:
        begin(plan_for("de2013", pack), 1.0, tmp_path / "file" / "game.journal")
    assert refused.value.reason.key == "journal.unwritable"


# ---------------------------------------------------------------- booked once


def finished(path: Path, pack: Path) -> Game:
    game = begin(plan_for("us", pack), 1.0, path, chairs=CHAIRS[:3])
    chance = Random(1)
    while game.table.outcome() is None:
        do_something(game.table, chance)
    return game


def test_a_game_cut_after_its_end_is_kept_once(pack: Path, tmp_path: Path) -> None:
    path, records = tmp_path / "game.journal", Records(tmp_path / "evenings.sqlite")
    game = finished(path, pack)
    for each in (game, resume(path), resume(path)):
        outcome = each.table.outcome()
        assert outcome is not None
        records.keep(played_game(each, outcome, Seating(each.chairs)))
        each.journal.close()  # type: ignore[union-attr]
    record = records.player("Ben")
    assert record is not None
    assert record.games == 1
    records.close()


# ---------------------------------------------------------------- doors


DROP = Plan("money_drop", names=NAMED[:2], seed=6, runs=1)
TO_THE_WINDOWS: Sequence[tuple[int, str]] = (
    (1, "next"),
    (2, "category:1"),
    (1, "next"),
    (2, "size:5"),
    (2, "size:10"),
    (2, "size:all"),
    (2, "stake:A"),
    (2, "done"),
)


class RealDoors:
    def __init__(self) -> None:
        self.orders: list[tuple[str, str]] = []

    def __call__(self, want: WantDoor) -> None:
        self.orders.append((want.window, want.order))


def at_the_windows(path: Path, pack: Path, doors: Callable[[WantDoor], None] | None) -> Game:
    game = begin(replace(DROP, packs=(pack,)), 1.0, path, order_door=doors)
    for choices in TO_THE_WINDOWS:
        game.table.choose(*choices)
    return game


def wrong_window(table: Table) -> Any:
    right = table.host_view().right  # type: ignore[union-attr]
    return next(letter for letter in "ABCD" if letter != right)


@pytest.mark.rule("D-21")
def test_a_resume_orders_no_door_and_asks_the_host(
    pack: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, doors = tmp_path / "game.journal", RealDoors()
    synced: list[int] = []
    game = at_the_windows(path, pack, doors)
    monkeypatch.setattr(os, "fsync", lambda _: synced.append(path.stat().st_size))
    window = wrong_window(game.table)
    game.table.choose(1, f"open:{window}")
    assert doors.orders == [(window, "open")]
    assert synced[-1] == path.stat().st_size, "the order is on the disk before it goes out"
    game.journal.close()  # type: ignore[union-attr]

    later = RealDoors()
    again = resume(path, order_door=later)
    assert later.orders == []
    assert again.table.menu(1).choices == {"again", "by_hand"}
    assert again.table.windows()[window] == "shut"
    again.journal.close()  # type: ignore[union-attr]

    once_more = RealDoors()
    third = resume(path, order_door=once_more)
    assert once_more.orders == []
    assert seen(third.table) == seen(again.table), "the question to the host is in the journal"
    third.table.choose(1, "by_hand")
    assert once_more.orders == []
    assert third.table.windows()[window] == "open"
    third.table.take_back()
    third.table.choose(1, "again")
    assert once_more.orders == [(window, "open")]
    third.journal.close()  # type: ignore[union-attr]


@pytest.mark.rule("D-21")
def test_cut_at_every_line_of_a_round_with_real_doors_no_resume_moves_one(
    pack: Path, tmp_path: Path
) -> None:
    from pi_app.rules.core import DoorReport  # noqa: PLC0415

    path, doors = tmp_path / "game.journal", RealDoors()
    game = at_the_windows(path, pack, doors)
    table = game.table
    while table.table_view().phase == "resolving":
        window = next(
            letter
            for letter in "ABCD"
            if letter not in table.table_view().opened and letter != table.host_view().right  # type: ignore[union-attr]
        )
        table.choose(1, f"open:{window}")
        table.door_reported(DoorReport(window, "opened"))  # type: ignore[arg-type]
    table.choose(1, "next")
    while doors.orders[-1][1] == "shut" and table.table_view().phase == "closing":
        table.door_reported(DoorReport(doors.orders[-1][0], "shut"))  # type: ignore[arg-type]
    assert len(doors.orders) == 6, "three opened and shut again"
    game.journal.close()  # type: ignore[union-attr]
    lines = path.read_bytes().splitlines(keepends=True)
    asked = 0
    for count in range(1, len(lines) + 1):
        path.write_bytes(b"".join(lines[:count]))
        later = RealDoors()
        again = resume(path, order_door=later)
        assert later.orders == []
        asked += "by_hand" in again.table.menu(1).choices
        again.journal.close()  # type: ignore[union-attr]
    assert asked == 6


@pytest.mark.rule("D-21")
def test_an_order_to_a_door_is_on_the_disk_even_if_the_table_sees_nothing_of_it() -> None:
    class Kept:
        for_good: list[bool] = []  # noqa: RUF012

        def write(self, entries: Sequence[object], *, for_good: bool) -> None:
            self.for_good.append(bool(entries) and for_good)

    prepared = prepare(replace(DROP, own_cards=True))
    rulebook = replace(prepared.rulebook, table_view=lambda _: "always the same")
    rulebook = replace(rulebook, cues=lambda *_: ())
    record, doors = Kept(), RealDoors()
    table = Table(rulebook, prepared.state, 2, World(1, order_door=doors), record)
    for choice in ("next", "right:A", "right:A", "right:A", "right:A"):
        table.choose(1, choice)
    for choices in TO_THE_WINDOWS[1:]:
        table.choose(*choices)
    assert not record.for_good[-1]
    table.choose(1, "open:B")
    assert doors.orders == [("B", "open")]
    assert record.for_good[-1]


def test_a_pack_changed_meanwhile_does_not_change_what_was_played(
    pack: Path, tmp_path: Path
) -> None:
    path = tmp_path / "game.journal"
    game = begin(plan_for("de2013", pack), 1.0, path)
    for _ in range(2):
        game.table.choose(1, "next")
    game.table.choose(2, "answer:C")
    expected = seen(game.table)
    game.journal.close()  # type: ignore[union-attr]
    header = read_journal(path).header
    assert prepare(header.plan).packs == header.packs
    other = small_pack(tmp_path / "other", right="DCBA")
    pack.write_bytes(other.read_bytes())
    again = resume(path)
    assert seen(again.table) == expected
    again.table.take_back(2)
    again.journal.close()  # type: ignore[union-attr]


def test_a_world_without_doors_obeys_at_once() -> None:
    report = World(1).answer(WantDoor("B", "open"), 0)
    assert (report.window, report.news) == ("B", "opened")  # type: ignore[union-attr]
