"""Evenings remembered: results, best runs, a player's record; and files that fail."""

import csv
import io
import re
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from pi_app.__main__ import main
from pi_app.console.game import begin
from pi_app.console.plan import Plan
from pi_app.console.records import PlayedGame, Records, Result
from pi_app.console.results import played_game
from pi_app.console.seating import Chair, Seating
from pi_app.console.table import Table
from pi_app.rules.millionaire.edition import Ending
from tests.console.room import Players, Room, set_up, small_pack
from tests.playing import names

MakeRoom = Callable[..., Room]
ONE, TWO, THREE, FOUR = (f"screen {number}" for number in range(1, 5))


def result(name: str, **changes: object) -> Result:
    fields: dict[str, object] = {
        "place": 1,
        "amount": 500,
        "won": True,
        "best_run": 500,
        "jokers": 2,
        "answers": ((1, True), (2, True), (3, False)),
    }
    return Result(name, **(fields | changes))  # type: ignore[arg-type]


def played(started: float, *results: Result, **changes: object) -> PlayedGame:
    fields: dict[str, object] = {
        "game": "millionaire",
        "edition": "de2013",
        "currency": "EUR",
        "reason": "rounds",
        "house_rules": False,
    }
    return PlayedGame(started, results=results, **(fields | changes))  # type: ignore[arg-type]


@pytest.fixture
def records(tmp_path: Path) -> Records:
    return Records(tmp_path / "evenings.sqlite")


# ---------------------------------------------------------------- what is kept


def test_a_players_record_adds_up_over_the_evenings(records: Records) -> None:
    records.keep(played(1.0, result("Ada"), result("Ben", won=False, best_run=0, jokers=0)))
    records.keep(played(2.0, result("Ada", best_run=16000, won=False, answers=((1, False),))))
    records.keep(played(3.0, result("Ada", best_run=0), game="heist", currency="", edition=""))
    ada = records.player("Ada")
    assert ada is not None
    assert (ada.games, ada.wins, ada.jokers) == (3, 2, 6)
    assert ada.best == (("heist", 0), ("millionaire", 16000))
    assert ada.by_level == ((1, 2, 3), (2, 2, 2), (3, 0, 2))
    assert records.player("Nobody") is None


def test_the_best_runs_are_of_persons_by_printed_rules(records: Records) -> None:
    records.keep(played(1.0, result("Ada", best_run=300), result("Robot", best_run=900, bot=True)))
    records.keep(played(2.0, result("Ben", best_run=10**6), house_rules=True))
    records.keep(played(3.0, result("Cem", best_run=1000), game="money_drop", edition=""))
    records.keep(played(4.0, result("Dora", best_run=0)))
    assert [(best.name, best.amount) for best in records.best(10)] == [("Cem", 1000), ("Ada", 300)]
    assert [best.name for best in records.best(10, "millionaire")] == ["Ada"]
    assert [best.name for best in records.best(1)] == ["Cem"]


def test_the_same_game_is_kept_once(records: Records) -> None:
    for _ in range(3):
        records.keep(played(1.0, result("Ada")))
    ada = records.player("Ada")
    assert ada is not None
    assert (ada.games, sum(asked for _, _, asked in ada.by_level)) == (1, 3)
    assert records.trouble is None


def test_names_seen_last_come_first(records: Records) -> None:
    records.remember_names(["Ada", "Ben"], 1.0)
    records.remember_names(["Çem", "Ada"], 2.0)
    assert records.names() == ["Ada", "Çem", "Ben"]


def test_the_export_is_a_table_anybody_can_open(records: Records) -> None:
    records.keep(played(0.0, result("Öz, Ada"), result("Ben", place=2, won=False)))
    file = io.StringIO()
    assert records.export(file) == 2
    rows = list(csv.DictReader(io.StringIO(file.getvalue())))
    assert [row["name"] for row in rows] == ["Öz, Ada", "Ben"]
    assert rows[0] == {
        "started_utc": "1970-01-01 00:00:00",
        "game": "millionaire",
        "edition": "de2013",
        "reason": "rounds",
        "name": "Öz, Ada",
        "place": "1",
        "amount": "500",
        "currency": "EUR",
        "won": "1",
        "best_run": "500",
        "jokers_used": "2",
        "robot": "0",
    }


# ---------------------------------------------------------------- read off a game


PLAN = Plan("millionaire", "us", names=names(3), seed=2, ending=Ending("rounds", 1))
PERSONS = Seating(tuple(Chair(f"box {n}", name) for n, name in enumerate(names(3), start=1)))


def right(table: Table) -> str:
    letter: str = table.host_view().right  # type: ignore[union-attr]
    return letter


def to_question(table: Table) -> None:
    while table.table_view().phase in ("between_rounds", "announced", "reading"):
        table.choose(table.table_view().host_seat, "next")


def lock(table: Table, seat: int, letter: str) -> None:
    for _ in range(2):
        table.choose(seat, f"answer:{letter}")


def announce(table: Table) -> None:
    while table.table_view().phase != "announced":
        offered = table.menu(table.table_view().host_seat).choices
        table.choose(table.table_view().host_seat, next(iter(offered & {"show", "reveal"})))


def test_jokers_and_right_answers_are_counted_and_what_was_taken_back_is_not(
    tmp_path: Path,
) -> None:
    from msgspec.structs import replace  # noqa: PLC0415

    game = begin(replace(PLAN, packs=(small_pack(tmp_path),)), 1.0)
    table = game.table
    to_question(table)
    wrong = next(letter for letter in "ABCD" if letter != right(table))
    for taken_back in (True, False):
        table.choose(2, "joker:fifty_fifty")
        lock(table, 2, right(table))
        lock(table, 3, wrong)
        announce(table)
        if taken_back:
            while table.table_view().phase != "deciding" or table.table_view().players[2].locked:
                table.take_back()
            while "joker:fifty_fifty" not in table.menu(2).choices:
                table.take_back()
    table.end_early()
    outcome = table.outcome()
    assert outcome is not None
    kept = played_game(game, outcome, PERSONS)
    by_name = {each.name: each for each in kept.results}
    assert by_name["Ben"].answers == ((1, True),)
    assert by_name["Cem"].answers == ((1, False),)
    assert by_name["Ada"].answers == ()
    assert by_name["Ben"].jokers == 1
    assert (kept.currency, kept.reason, kept.edition) == ("USD", "end_early", "us")


def test_robots_have_no_answers_to_remember_and_who_went_home_has(tmp_path: Path) -> None:
    from msgspec.structs import replace  # noqa: PLC0415

    game = begin(replace(PLAN, packs=(small_pack(tmp_path),)), 1.0)
    table = game.table
    to_question(table)
    for seat in (2, 3):
        lock(table, seat, right(table))
    announce(table)
    table.end_early()
    outcome = table.outcome()
    assert outcome is not None
    seating = PERSONS.change(2, Chair("", "Ben", gone=True)).change(3, Chair("", "Cem"))
    by_name = {each.name: each for each in played_game(game, outcome, seating).results}
    assert not by_name["Ben"].bot
    assert by_name["Ben"].answers
    assert by_name["Cem"].bot
    assert by_name["Cem"].answers == ()


def test_a_whole_evening_is_in_the_records(open_room: MakeRoom) -> None:
    room = open_room(3)
    set_up(room, "money_drop")
    Players(room, 2).play_on(lambda: room.playing.over)
    people = room.playing.game.plan.names
    room.pick(ONE, "after.again")
    for name in people:
        record = room.archive.records.player(name)
        assert record is not None
        assert record.games == 1
    room.close()


def test_a_game_that_is_over_when_the_console_stops_is_kept(
    open_room: MakeRoom, home: Path
) -> None:
    room = open_room(3)
    set_up(room, "money_drop")
    Players(room, 2).play_on(lambda: room.playing.over)
    name = room.playing.game.plan.names[0]
    room.close()
    kept = Records(home / "evenings.sqlite")
    assert kept.player(name) is not None
    kept.close()
    assert open_room(3).page.title.key == "setup.title"


# ---------------------------------------------------------------- files that fail


@pytest.mark.parametrize("data", [b"not a database" * 200, b"SQLite format 3\0" + b"\xff" * 4000])
def test_a_corrupt_database_is_moved_aside_with_a_message_and_the_evening_goes_on(
    data: bytes, open_room: MakeRoom, home: Path
) -> None:
    (home / "evenings.sqlite").write_bytes(data)
    room = open_room(3)
    assert room.notices() == ["base.damaged"]
    assert (home / "evenings.sqlite.damaged-1").read_bytes() == data
    set_up(room, "de2013")
    assert room.notices() == []
    room.archive.records.keep(played(1.0, result("Ada")))
    assert room.archive.records.player("Ada") is not None


def test_a_database_of_another_layout_is_moved_aside(tmp_path: Path) -> None:
    path = tmp_path / "evenings.sqlite"
    base = sqlite3.connect(path)
    base.execute("CREATE TABLE games (something TEXT)")
    base.commit()
    base.close()
    for number in (1, 2):
        again = Records(path)
        assert (again.trouble is not None) == (number == 1)
        again.keep(played(1.0, result("Ada")))
        again.close()
    assert (tmp_path / "evenings.sqlite.damaged-1").exists()


def test_damage_while_it_is_open_costs_a_message_and_nothing_else(
    records: Records, monkeypatch: pytest.MonkeyPatch
) -> None:
    records.keep(played(1.0, result("Ada")))
    records._base.close()
    records.keep(played(2.0, result("Ada")))
    assert records.trouble is not None
    assert records.trouble.key == "records.not_written"
    assert records.names() == []
    assert records.best(3) == []
    assert records.player("Ada") is None
    del monkeypatch


def test_where_nothing_can_be_written_tonight_is_kept_in_memory(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    kept = Records(tmp_path / "file" / "evenings.sqlite")
    assert kept.trouble is not None
    assert kept.trouble.key == "base.unusable"
    kept.keep(played(1.0, result("Ada")))
    assert kept.player("Ada") is not None
    kept.close()


def test_a_read_only_database_is_not_called_damaged(tmp_path: Path) -> None:
    """Somebody else's file: told, left where it is, and tonight is kept in memory."""
    path = tmp_path / "evenings.sqlite"
    first = Records(path)
    first.close()
    holder = sqlite3.connect(path, isolation_level=None)
    holder.execute("BEGIN EXCLUSIVE")
    real = sqlite3.connect
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite3, "connect", lambda *a, **k: real(*a, **(k | {"timeout": 0})))
        kept = Records(path)
    assert kept.trouble is not None
    assert kept.trouble.key == "base.unusable"
    kept.remember_names(["Ada"], 1.0)
    assert kept.names() == ["Ada"]
    kept.close()
    holder.close()
    assert not (tmp_path / "evenings.sqlite.damaged-1").exists()


# ---------------------------------------------------------------- the commands


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(list(arguments))
    told = capsys.readouterr()
    return code, told.out, told.err


def test_the_command_tells_the_best_a_player_and_exports(
    home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert (
        run(capsys, "records", "best")[1] == "Noch ist niemand berühmt: spielt ein Spiel zu Ende.\n"
    )
    kept = Records(home / "evenings.sqlite")
    kept.keep(played(86400.0 * 365, result("Ada", best_run=16000)))
    kept.close()
    assert run(capsys, "records", "--lang", "en", "best")[1] == (
        "1. Ada: €16,000 (Millionaire, 1971-01-01)\n"
    )
    code, told, _ = run(capsys, "records", "--lang", "en", "player", "Ada")
    assert code == 0
    assert "Ada: 1\N{NO-BREAK SPACE}game, 1 of them won" in told
    assert "Level 3: 0 of 1 right" in told
    code, told, trouble = run(capsys, "records", "player", "Zoe")
    assert (code, told) == (2, "")
    assert "Zoe" in trouble
    file = tmp_path / "all.csv"
    assert run(capsys, "records", "export", str(file))[0] == 0
    assert file.read_text("utf-8-sig").splitlines()[1].startswith("1971-01-01 00:00:00,millionaire")
    code, _, trouble = run(capsys, "records", "export", str(tmp_path / "no" / "folder.csv"))
    assert code == 2
    assert "Traceback" not in trouble


def test_a_corrupt_database_is_told_by_the_command_too(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (home / "evenings.sqlite").write_bytes(b"rubbish" * 500)
    code, _, trouble = run(capsys, "records", "best")
    assert code == 0
    assert "evenings.sqlite.damaged-1" in trouble


# ---------------------------------------------------------------- journals shown


def test_a_journal_is_shown_without_secrets(
    open_room: MakeRoom, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    room = open_room(3)
    set_up(room, "de2013")
    Players(room, 4).play_on(lambda: room.stage.phase == "announced")
    room.kill()
    (path,) = (home / "journals").iterdir()
    code, told, trouble = run(capsys, "journal", "show", str(path))
    assert (code, trouble) == (0, "")
    head, *lines = told.splitlines()
    assert "Spieler 1, Spieler 2, Spieler 3" in head
    shown = [line.split() for line in lines]
    assert ["choose", "1", "next"] in [line[1:] for line in shown]
    assert any(line[1:] == ["card"] for line in shown)
    assert not re.search(r"\b[ABCD]\b", "\n".join(lines)), (
        "no letter anybody chose, and no right one"
    )


def test_what_somebody_did_in_the_dark_is_not_shown(
    open_room: MakeRoom, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Only one role looks and swaps: the verbs alone would tell who it is."""
    room = open_room(4)
    set_up(room, "heist")
    acted = {room.say("seat.noise")}
    players = Players(room, 6)
    players.play_on(lambda: room.playing.over)
    chosen = {
        entry.what.id.partition(":")[0]
        for entry in room.playing.table.entries
        if hasattr(entry.what, "id")
    }
    assert chosen & {"noise", "look", "swap"}, f"somebody did something in the dark: {acted}"
    room.kill()
    (path,) = (home / "journals").iterdir()
    _, told, _ = run(capsys, "journal", "--lang", "en", "show", str(path))
    assert not re.search("noise|look|swap|more", told)
    assert "play" in told


def test_a_journal_is_told_again_as_the_table_saw_it(
    open_room: MakeRoom, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    room = open_room(3)
    set_up(room, "money_drop")
    Players(room, 2).play_on(lambda: room.playing.over)
    outcome = room.playing.table.outcome()
    assert outcome is not None
    room.kill()
    (path,) = (home / "journals").iterdir()
    code, told, _ = run(capsys, "journal", "replay", str(path))
    assert code == 0
    assert "Endstand:" in told
    half = path.with_name("half.journal")
    lines = path.read_bytes().splitlines(keepends=True)
    half.write_bytes(b"".join(lines[:6]))
    code, told, _ = run(capsys, "journal", "--lang", "en", "replay", str(half))
    assert code == 0
    assert "Final standing:" not in told
    lines[3] = lines[3].replace(b"choose", b"chosee")
    half.write_bytes(b"".join(lines))
    code, _, trouble = run(capsys, "journal", "show", str(half))
    assert code == 0
    assert "4" in trouble
    assert path.exists()


@pytest.mark.parametrize("what", ["show", "replay"])
def test_what_is_no_journal_is_said_in_a_sentence(
    what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for file in (tmp_path / "nowhere", Path(__file__)):
        code, told, trouble = run(capsys, "journal", what, str(file))
        assert (code, told) == (2, "")
        assert len(trouble.splitlines()) == 1
