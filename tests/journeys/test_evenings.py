"""Whole evenings by button presses alone, from the title to the final standing."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pi_app.console.journal import read_journal
from pi_app.words import Language
from tests.console.room import PLAYERS, SHORTEST, Players, Room, set_up

MakeRoom = Callable[..., Room]
ONE, TWO, THREE, FOUR = (f"screen {number}" for number in range(1, 5))


def journals(home: Path) -> list[str]:
    return sorted(path.name for path in (home / "journals").iterdir())


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", sorted(SHORTEST))
def test_from_the_title_to_the_final_standing(
    game: str, language: Language, open_room: MakeRoom, home: Path
) -> None:
    """Persons who read nothing but their own box play every printed game to its end."""
    room = open_room(PLAYERS[game])
    set_up(room, game, language)
    assert room.scene.language == language
    assert room.playing.game.plan.language == language
    (under_way,) = journals(home)
    assert under_way.endswith(".open.journal")
    players = Players(room, seed=len(game))
    players.play_on(lambda: room.playing.over)
    outcome = room.playing.table.outcome()
    assert outcome is not None
    assert outcome.standing
    over = room.say("line.over")
    for box in room.boxes.boxes:
        lines = room.lines(box)
        assert lines[0] == over
        assert f"A: {room.say('after.again')}" in lines
        assert f"B: {room.say('after.new')}" in lines
    plan = room.playing.game.plan
    written = read_journal(home / "journals" / under_way)
    assert written.damaged_line is None
    assert written.header.plan == plan

    room.pick(TWO, "after.again")
    assert room.playing.game.plan.seed != plan.seed, "other cards"
    assert not room.playing.over
    assert room.playing.game.plan.names == plan.names
    room.close()
    kept = journals(home)
    assert [name.endswith(".open.journal") for name in kept].count(True) == 1
    assert len(kept) == 2


@pytest.mark.parametrize("game", ["millionaire", "money_drop", "heist"])
@pytest.mark.parametrize("language", ["de", "en"])
def test_alone_against_robots_with_two_presses(
    game: str, language: Language, open_room: MakeRoom
) -> None:
    """The robots wait for the person where they must, and nowhere for ever."""
    room = open_room(1, language=language)
    room.pick(ONE, "setup.quick")
    room.pick(ONE, f"game.{game}")
    assert room.playing.seating.persons == [2]
    assert len(room.playing.seating.bots) >= 2
    table = room.playing.table
    Players(room, seed=2).play_on(lambda: room.playing.over or len(table.entries) > 80)


def test_nobody_there_robots_play_until_somebody_presses(open_room: MakeRoom) -> None:
    room = open_room(2)
    room.pick(ONE, "setup.evening")
    page = room.page
    room.turn(119)
    assert not room.scene.attract
    room.turn(3)
    assert room.scene.attract
    assert room.host.keys is not None
    assert room.host.keys.taps == {}, "the first press only wakes the console"
    assert room.lines(ONE) == (room.say("attract.title"),)
    phases: set[str] = set()
    for _ in range(60):
        room.turn(10)
        phases.add(getattr(room.stage, "phase", ""))
    assert {"reading", "deciding", "announced"} <= phases, "the robots' game goes on"
    room.tap(TWO, "A")
    assert not room.scene.attract
    assert room.page == page, "the press that wakes the console does nothing else"
    room.tap(TWO, "A")
    assert room.page != page


def test_a_key_let_go_while_robots_play_is_not_down_for_ever(open_room: MakeRoom) -> None:
    room = open_room(2)
    room.boxes.press(ONE, "B")
    room.turn(150)
    assert room.scene.attract
    room.boxes.release(ONE, "B")
    room.turn(1)
    assert room.scene.attract
    room.tap(TWO, "A")
    assert room.page.title.key == "setup.ask_language"
    room.tap(ONE, "B")
    assert room.scene.language == "en"


# ---------------------------------------------------------------- after a pulled plug


def deciding(room: Room) -> None:
    set_up(room, "de2013")
    room.tap(ONE, "A")
    room.tap(ONE, "A")
    room.tap(TWO, "C")


def all_seen(room: Room) -> Any:
    table = room.playing.table
    seats = {seat: (table.seat_view(seat), table.menu(seat)) for seat in table.seats}
    return table.table_view(), table.host_view(), seats, table.windows(), table.outcome()


@pytest.mark.parametrize("game", sorted(SHORTEST))
def test_after_a_pulled_plug_the_game_is_offered_exactly_where_it_was(
    game: str, open_room: MakeRoom, home: Path
) -> None:
    room = open_room(PLAYERS[game])
    set_up(room, game)
    players = Players(room, seed=3)
    count = iter(range(60))
    players.play_on(lambda: room.playing.over or next(count, None) is None)
    assert not room.playing.over
    before, seating = all_seen(room), room.playing.seating
    room.kill()

    again = open_room(PLAYERS[game], start=5.0)
    assert again.page.title.key == "setup.unfinished"
    assert all(name in again.say_all(again.page.lines) for name in room.playing.game.plan.names)
    again.pick(TWO, "setup.take_up")
    assert all_seen(again) == before
    assert again.playing.seating == seating
    assert again.scene.cover is not None
    assert again.scene.cover.lines[0].key == "pause.resumed"
    assert again.scene.clock is None or not again.scene.clock.running
    again.turn(600)
    assert all_seen(again) == before, "nothing happens before the host says go on"
    again.pick(again.playing.seating.box_of(again.playing.steers), "pause.go_on")
    assert again.scene.cover is None
    Players(again, seed=4).play_on(lambda: again.playing.over)
    again.tap(ONE, "B")
    assert again.page.title.key == "setup.title"
    again.close()
    assert [name for name in journals(home) if "open" in name] == []


def test_the_clock_stands_after_a_pulled_plug_and_goes_on_from_there(open_room: MakeRoom) -> None:
    room = open_room(3)
    set_up(room, "money_drop")
    for box in (ONE, TWO, ONE):
        room.tap(box, "A")
    room.turn(10)
    room.hold(ONE, "D")
    clock = room.scene.clock
    assert clock is not None
    room.kill()
    again = open_room(3)
    again.pick(ONE, "setup.take_up")
    assert again.scene.clock is not None
    assert again.scene.clock.left == pytest.approx(clock.left, abs=0.001)
    again.turn(100)
    assert again.scene.clock.left == pytest.approx(clock.left, abs=0.001)
    again.pick(ONE, "pause.go_on")
    again.turn(clock.left - 1)
    assert again.stage.phase == "placing"
    again.turn(2)
    assert again.stage.phase == "resolving"


def test_a_clean_stop_keeps_the_game_and_its_clock(open_room: MakeRoom) -> None:
    room = open_room(3)
    set_up(room, "money_drop")
    for box in (ONE, TWO, ONE):
        room.tap(box, "A")
    room.turn(12.3)
    clock = room.playing.clock()
    assert clock is not None
    room.close()
    again = open_room(3)
    again.pick(ONE, "setup.take_up")
    taken_up = again.playing.clock()
    assert taken_up is not None
    assert taken_up.left == pytest.approx(clock.left, abs=0.001)


def test_put_away_it_is_kept_and_not_offered_again(open_room: MakeRoom, home: Path) -> None:
    room = open_room(3)
    deciding(room)
    room.kill()
    again = open_room(3)
    again.pick(THREE, "setup.put_away")
    assert again.page.title.key == "setup.title"
    (kept,) = journals(home)
    assert not kept.endswith(".open.journal")
    assert read_journal(home / "journals" / kept).entries
    again.kill()
    assert open_room(3).page.title.key == "setup.title"


def test_the_youngest_of_two_unfinished_games_is_offered_first(
    open_room: MakeRoom, home: Path
) -> None:
    room = open_room(3, start=1000.0)
    deciding(room)
    room.kill()
    other = open_room(3, start=2000.0)
    other.pick(ONE, "setup.put_away")
    set_up(other, "us")
    other.kill()
    first = next(path for path in (home / "journals").iterdir() if "open" not in path.name)
    first.rename(first.with_name(first.name.replace(".journal", ".open.journal")))
    again = open_room(3, start=3000.0)
    again.pick(ONE, "setup.put_away")
    assert again.page.title.key == "setup.unfinished"
    again.pick(ONE, "setup.put_away")
    assert again.page.title.key == "setup.title"


def test_a_damaged_journal_is_asked_about_and_taken_up_to_the_damage(
    open_room: MakeRoom, home: Path
) -> None:
    room = open_room(3)
    deciding(room)
    room.kill()
    (path,) = (home / "journals").iterdir()
    lines = path.read_bytes().splitlines(keepends=True)
    lines[2] = lines[2].replace(b"next", b"nxet")
    path.write_bytes(b"".join(lines))
    again = open_room(3)
    assert [line.key for line in again.page.lines] == ["setup.unfinished_game", "journal.damaged"]
    again.pick(ONE, "setup.take_up_before")
    assert again.stage.phase in ("between_rounds", "reading")
    assert len(again.playing.table.entries) < 5


def test_a_journal_nobody_can_read_is_told_and_put_away(open_room: MakeRoom, home: Path) -> None:
    room = open_room(3)
    deciding(room)
    room.kill()
    (path,) = (home / "journals").iterdir()
    path.write_bytes(b"\0" * 500)
    again = open_room(3)
    assert again.page.title.key == "setup.title"
    assert again.notices() == ["journal.not_one"]
    again.kill()
    assert open_room(3).notices() == []


def test_a_game_whose_pack_is_gone_stays_offered_with_the_reason(
    open_room: MakeRoom, home: Path
) -> None:
    room = open_room(3)
    deciding(room)
    room.kill()
    (home / "packs" / "small.toml").rename(home / "small.toml")
    again = open_room(3)
    again.pick(ONE, "setup.take_up")
    assert again.page.title.key == "setup.unfinished"
    assert len(again.notices()) == 1
    (home / "small.toml").rename(home / "packs" / "small.toml")
    again.pick(ONE, "setup.take_up")
    assert again.playing.table.table_view().phase == "deciding"


def test_a_seat_handed_over_stays_so_after_a_pulled_plug(open_room: MakeRoom) -> None:
    room = open_room(4)
    deciding(room)
    room.hold(ONE, "D")
    room.pick(ONE, "pause.hand_over")
    room.pick_label(ONE, room.playing.seating.chair(2).name)
    room.tap(FOUR, "C")
    room.pick(ONE, "pause.give_up")
    room.pick_label(ONE, room.playing.seating.chair(3).name)
    seating = room.playing.seating
    assert seating.box_of(2) == FOUR
    assert seating.chair(3).gone
    room.kill()
    again = open_room(4)
    again.pick(ONE, "setup.take_up")
    assert again.playing.seating == seating


def test_other_boxes_may_take_a_game_up_when_the_old_ones_are_gone(open_room: MakeRoom) -> None:
    room = open_room(3)
    deciding(room)
    room.kill()
    again = open_room(5)
    for box in (ONE, TWO, THREE):
        again.boxes.go_away(box)
    again.turn(0)
    again.pick(FOUR, "setup.take_up")
    assert len(again.scene.notices) == 3
    again.pick(FOUR, "pause.hand_over")
    again.pick_label(FOUR, again.playing.seating.chair(1).name)
    again.tap("screen 5", "A")
    assert again.playing.seating.box_of(1) == "screen 5"
    again.pick("screen 5", "pause.go_on")
    assert again.scene.cover is None


# ---------------------------------------------------------------- the same second twice


def test_two_games_of_one_second_have_journals_of_their_own(
    open_room: MakeRoom, home: Path
) -> None:
    """A Pi without a battery may boot into the same time again and again."""
    for _ in range(3):
        room = open_room(3, start=1000.0)
        if room.page.title.key == "setup.unfinished":
            room.pick(ONE, "setup.put_away")
        room.now = 2000.0
        room.evening._pressed_at = 2000.0
        room.pick(ONE, "setup.quick")
        room.now = 3000.0
        room.pick(ONE, "game.heist")
        room.kill()
    assert len(journals(home)) == 3


# ---------------------------------------------------------------- nowhere to write


def test_where_nothing_can_be_written_the_game_is_played_and_the_table_told(
    open_room: MakeRoom, home: Path
) -> None:
    (home / "journals").write_text("a file where a folder should be")
    room = open_room(3)
    set_up(room, "de2013")
    assert room.playing.game.journal is None
    assert room.notices() == ["journal.unwritable"]
    room.tap(ONE, "A")
    assert room.stage.phase == "reading"
