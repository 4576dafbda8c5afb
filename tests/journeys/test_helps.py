"""The host's helps and boxes that fail, in games played by button presses."""

from collections.abc import Callable
from typing import Any

import pytest

from pi_app.console.bots import Glance
from pi_app.console.evening import RESULT_STAYS
from pi_app.rules.core import DARK, LETTERS, LIT, Letter, Say
from tests.console.room import PLAYERS, SHORTEST, Players, Room, set_up

MakeRoom = Callable[..., Room]
ONE, TWO, THREE, FOUR = (f"screen {number}" for number in range(1, 5))


def deciding(room: Room) -> None:
    set_up(room, "de2013")
    room.tap(ONE, "A")
    room.tap(ONE, "A")
    assert room.stage.phase == "deciding"


def placing(room: Room) -> None:
    """Thirty seconds to place the chips; the first box hosts, the others are the team."""
    set_up(room, "money_drop")
    for box in (ONE, TWO, ONE):
        room.tap(box, "A")
    assert room.stage.phase == "placing"


def left(room: Room) -> float:
    clock = room.playing.clock()
    assert clock is not None
    return clock.left


def name(room: Room, seat: int) -> str:
    return room.playing.seating.chair(seat).name


# ---------------------------------------------------------------- the pause


def test_the_pause_covers_the_table_and_stops_the_clock(open_room: MakeRoom) -> None:
    room = open_room(3)
    placing(room)
    room.turn(5)
    before = left(room)
    room.hold(ONE, "D")
    assert room.scene.cover is not None
    assert room.scene.clock is not None
    assert not room.scene.clock.running
    assert before - 0.06 < left(room) <= before, "it stops when the key goes down"
    stopped = left(room)
    room.turn(1000)
    assert left(room) == stopped
    assert room.boxes.frames[ONE].lamps == LIT
    assert room.boxes.frames[TWO].lamps == DARK
    assert room.keys(TWO) == []
    room.pick(ONE, "pause.go_on")
    assert room.scene.cover is None
    room.turn(stopped - 1)
    assert room.stage.phase == "placing"
    room.turn(1.2)
    assert room.stage.phase == "resolving"


def test_nobody_but_the_host_presses_in_the_pause(open_room: MakeRoom) -> None:
    room = open_room(4)
    deciding(room)
    room.hold(ONE, "D")
    before, entries = room.scene, len(room.playing.table.entries)
    for box in (TWO, THREE, FOUR):
        for letter in LETTERS:
            room.tap(box, letter)
            room.hold(box, letter)
    assert room.scene == before
    assert len(room.playing.table.entries) == entries
    room.pick(ONE, "pause.go_on")
    assert room.scene.cover is None


def test_ten_seconds_more(open_room: MakeRoom) -> None:
    room = open_room(3)
    placing(room)
    room.hold(ONE, "D")
    before = left(room)
    room.pick(ONE, "pause.more_time")
    assert left(room) == before + 10
    room.pick(ONE, "pause.go_on")
    room.turn(35)
    assert room.stage.phase == "placing"
    room.turn(6)
    assert room.stage.phase == "resolving"
    room.hold(ONE, "D")
    room.pick(ONE, "pause.more_time")
    assert [notice.key for notice in room.host.notices] == ["refused.no_clock"]
    room.pick(ONE, "pause.more")
    assert room.host.notices == (), "news is for the page on which it came"


@pytest.mark.rule("H-20")
def test_a_blackout_gets_no_ten_seconds_more(open_room: MakeRoom) -> None:
    room = open_room(4)
    set_up(room, "heist")
    Players(room, 1).play_on(lambda: room.stage.phase == "blackout")
    before = left(room)
    room.evening.want("more_time", room.now)
    room.turn()
    assert left(room) <= before
    assert [notice.key for notice in room.host.notices] == ["refused.clock_fixed"]
    room.turn(before + 1)
    assert room.stage.phase != "blackout"


@pytest.mark.parametrize("wish", ["pause", "more_time", "undo"])
def test_touch_on_the_hosts_screen_gives_no_time_back(wish: Any, open_room: MakeRoom) -> None:
    """The loop may have slept for seconds when somebody touches the screen."""
    room = open_room(3)
    placing(room)
    room.turn(2)
    room.tap(TWO, "B")
    before = left(room)
    room.now += 4
    room.evening.want(wish, room.now)
    expected = {"pause": before - 4, "more_time": before + 6, "undo": before + 0.1}[wish]
    assert left(room) == pytest.approx(expected, abs=0.3)
    room.loop.turn()
    assert left(room) == pytest.approx(expected, abs=0.3)


def test_volume_and_screens_are_asked_for_outside(open_room: MakeRoom) -> None:
    room = open_room(3)
    deciding(room)
    room.hold(ONE, "D")
    for wish in ("louder", "softer", "mute", "swap", "less_motion"):
        room.pick(ONE, f"pause.{wish}")
    assert room.wishes == ["louder", "softer", "mute", "swap_screens", "less_motion"]


@pytest.mark.parametrize("two_screens", [True, False])
def test_the_pause_says_how_loud_it_is_now(two_screens: bool, open_room: MakeRoom) -> None:
    """On one screen nothing else shows it."""
    room = open_room(3, two_screens=two_screens)
    deciding(room)
    room.hold(ONE, "D")
    room.pick(ONE, "pause.louder")
    shown = room.host.notices if two_screens else room.scene.notices
    assert room.say("pause.now_loud", percent=80) in room.say_all(shown)
    room.pick(ONE, "pause.less_motion")
    shown = room.host.notices if two_screens else room.scene.notices
    assert room.say_all(shown) == room.say("pause.now_calm")


@pytest.mark.parametrize("game", sorted(SHORTEST))
def test_the_key_of_the_pause_is_free_in_every_phase(game: str, open_room: MakeRoom) -> None:
    """No rule gives the host's D, or the leader's C, a hold of its own."""
    room = open_room(PLAYERS[game])
    set_up(room, game)

    def free() -> bool:
        playing = room.playing
        menu = playing.table.menu(playing.steers)
        assert playing.pause_key not in menu.holds
        assert playing.pause_key not in menu.barred_holds
        return playing.over

    Players(room, 5).play_on(free)


# ---------------------------------------------------------------- undo


def test_a_step_back_and_something_else(open_room: MakeRoom) -> None:
    room = open_room(3)
    deciding(room)
    room.tap(TWO, "A")
    room.tap(TWO, "A")
    assert room.stage.players[2].locked
    room.hold(ONE, "D")
    room.pick(ONE, "pause.undo")
    room.pick(ONE, "pause.undo")
    assert not room.stage.players[2].locked
    assert [line.key for line in room.host.log][:2] == ["pause.undone", "pause.undone"]
    room.pick(ONE, "pause.go_on")
    room.tap(TWO, "B")
    room.tap(TWO, "B")
    assert room.playing.table.seat_view(2).private.locked == "B"  # type: ignore[attr-defined]


def open_one(room: Room) -> Letter:
    placing(room)
    for _ in range(3):
        room.hold(TWO, "C")  # all chips at once
    room.tap(TWO, "A")
    room.tap(TWO, "B")
    room.hold(TWO, "A")
    assert room.stage.phase == "resolving"
    right = room.playing.table.host_view().right  # type: ignore[union-attr]
    window: Letter = "A" if right != "A" else "B"
    room.tap(ONE, window)
    return window


@pytest.mark.rule("D-21")
@pytest.mark.parametrize("two_screens", [True, False])
def test_over_an_opened_door_the_host_is_told_to_put_the_chips_back(
    two_screens: bool, open_room: MakeRoom
) -> None:
    room = open_room(3, real_doors=True, two_screens=two_screens)
    window = open_one(room)
    on_it = room.stage.stakes[window]
    room.doors.answer()
    room.turn(0)
    assert room.stage.opened == (window,)
    chips = room.stage.chips
    orders = list(room.doors.orders)
    room.hold(ONE, "D")
    room.pick(ONE, "pause.undo")
    assert room.stage.opened == ()
    assert room.stage.chips == chips + on_it
    notices = room.host.notices if two_screens else room.scene.notices
    told = (
        Say("notice.put_back", window=window, chips=on_it)
        if on_it
        else Say("notice.shut_again", window=window)
    )
    assert told in notices
    assert list(room.doors.orders) == orders
    room.pick(ONE, "pause.go_on")
    assert list(room.doors.orders) == orders


def test_time_that_ran_out_can_be_taken_back(open_room: MakeRoom) -> None:
    room = open_room(3)
    placing(room)
    room.turn(31)
    assert room.stage.phase == "resolving"
    room.hold(ONE, "D")
    room.pick(ONE, "pause.undo")
    assert room.stage.phase == "placing"
    room.pick(ONE, "pause.more_time")
    room.pick(ONE, "pause.go_on")
    room.turn(8)
    assert room.stage.phase == "placing"


class OnceOnly:
    """A robot that does nothing twice, as one that remembers what it has done."""

    def __init__(self, _: object) -> None:
        self._done = False

    def choose(self, glance: Glance) -> str | None:
        if self._done or "next" not in glance.menu.choices:
            return None
        self._done = True
        return "next"


@pytest.mark.parametrize("by_touch", [True, False])
def test_robots_start_thinking_anew_after_a_step_back(
    by_touch: bool, open_room: MakeRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pi_app.console.play.bot_for", lambda _, chance: OnceOnly(chance))
    room = open_room(1)
    room.pick(ONE, "setup.quick")
    room.pick(ONE, "game.millionaire")
    room.turn(60)
    assert room.stage.phase == "reading", "the robot has done the one thing it does"
    if by_touch:
        room.evening.want("undo", room.now)
        room.loop.turn()
    else:
        room.evening.want("pause", room.now)
        room.turn(0)
        room.pick(ONE, "pause.undo")
        room.pick(ONE, "pause.go_on")
    assert room.stage.phase == "between_rounds"
    room.turn(60)
    assert room.stage.phase == "reading"


# ---------------------------------------------------------------- seats change hands


def test_a_seat_goes_to_another_box(open_room: MakeRoom) -> None:
    room = open_room(4)
    deciding(room)
    room.hold(ONE, "D")
    room.pick(ONE, "pause.hand_over")
    room.pick_label(ONE, name(room, 2))
    room.tap(FOUR, "B")
    room.pick(ONE, "pause.go_on")
    room.tap(TWO, "A")
    assert room.playing.table.seat_view(2).private.leaning is None  # type: ignore[attr-defined]
    assert room.boxes.frames[TWO].lamps == DARK
    room.tap(FOUR, "A")
    assert room.playing.table.seat_view(2).private.leaning == "A"  # type: ignore[attr-defined]


def test_two_players_change_boxes(open_room: MakeRoom) -> None:
    room = open_room(3)
    deciding(room)
    room.hold(ONE, "D")
    room.pick(ONE, "pause.hand_over")
    room.pick_label(ONE, name(room, 2))
    room.tap(THREE, "B")
    assert (room.playing.seating.box_of(2), room.playing.seating.box_of(3)) == (THREE, TWO)


def test_the_host_hands_over_his_own_seat(open_room: MakeRoom) -> None:
    room = open_room(4)
    deciding(room)
    room.hold(ONE, "D")
    room.pick(ONE, "pause.hand_over")
    room.pick_label(ONE, name(room, 1))
    room.tap(FOUR, "A")
    assert room.keys(ONE) == []
    room.pick(FOUR, "pause.go_on")
    assert room.scene.cover is None
    assert room.say("pause.key") in {key.label for key in room.keys(FOUR)}


def test_a_seat_goes_to_a_robot_and_back(open_room: MakeRoom) -> None:
    room = open_room(3)
    deciding(room)
    room.hold(ONE, "D")
    room.pick(ONE, "pause.hand_over")
    room.pick_label(ONE, name(room, 3))
    room.pick(ONE, "pause.to_bot")
    assert room.playing.seating.bots == [3]
    room.pick(ONE, "pause.hand_over")
    room.pick_label(ONE, name(room, 3))
    room.tap(THREE, "C")
    assert room.playing.seating.bots == []
    room.pick(ONE, "pause.hand_over")
    room.pick_label(ONE, name(room, 3))
    room.pick(ONE, "pause.to_bot")
    room.pick(ONE, "pause.go_on")
    for _ in range(2):
        room.tap(TWO, "A")

    def done() -> bool:
        player = room.stage.players[3]
        return player.locked or not player.in_round or room.stage.phase != "deciding"

    Players(room, 1, shy_of=()).play_on(done)


def test_somebody_goes_home_and_the_others_play_on_to_the_end(open_room: MakeRoom) -> None:
    room = open_room(3)
    deciding(room)
    room.hold(ONE, "D")
    room.pick(ONE, "pause.give_up")
    room.pick_label(ONE, name(room, 3))
    room.pick(ONE, "pause.go_on")
    room.turn(5)
    assert not room.stage.players[3].in_round, "it leaves every question"
    Players(room, 3).play_on(lambda: room.playing.over)
    gone = name(room, 3)
    room.pick(ONE, "after.new")
    record = room.archive.records.player(gone)
    assert record is not None
    assert record.games == 1, "what was won before going home is still that player's"


def test_the_game_is_ended_early_after_a_second_yes(open_room: MakeRoom) -> None:
    room = open_room(3)
    deciding(room)
    room.hold(ONE, "D")
    room.pick(ONE, "pause.end")
    room.pick(ONE, "pause.back")
    assert not room.playing.over
    room.pick(ONE, "pause.end")
    room.pick(ONE, "pause.end_sure")
    outcome = room.playing.table.outcome()
    assert outcome is not None
    assert outcome.reason == "end_early"
    assert room.scene.cover is None
    room.hold(ONE, "D")
    room.pick(ONE, "pause.undo")
    assert not room.playing.over, "even that can be taken back"
    room.pick(ONE, "pause.go_on")
    assert room.stage.phase == "deciding"


def test_a_robot_hosts_and_a_person_can_still_pause_and_end(open_room: MakeRoom) -> None:
    room = open_room(1)
    room.pick(ONE, "setup.quick")
    room.pick(ONE, "game.millionaire")
    room.pick(ONE, "pause.key")
    assert room.scene.cover is not None
    room.turn(60)
    assert room.stage.phase == "between_rounds", "robots wait in the pause"
    room.pick(ONE, "pause.end")
    room.pick(ONE, "pause.end_sure")
    assert room.playing.over


# ---------------------------------------------------------------- boxes come and go


def test_a_box_that_goes_is_shown_and_the_game_waits(open_room: MakeRoom) -> None:
    room = open_room(3, on_screen=True)
    deciding(room)
    room.boxes.go_away(TWO)
    room.turn(0)
    assert room.notices() == ["notice.away"]
    assert [notice.key for notice in room.host.notices] == ["notice.away"]
    assert room.host.lights[0].state == "bad"
    assert [box.here for box in room.scene.boxes] == [True, False, True]
    assert "warning" in room.watchers.sounds
    for _ in range(2):
        room.tap(THREE, "A")
    room.turn(600)
    assert room.stage.phase == "deciding", "nobody decides for somebody who is away"
    room.boxes.come_back(TWO)
    room.turn(0)
    assert room.notices() == []
    for _ in range(2):
        room.tap(TWO, "A")
    assert room.stage.phase != "deciding"


def test_a_clock_does_not_run_against_somebody_who_cannot_press(open_room: MakeRoom) -> None:
    room = open_room(3)
    placing(room)
    room.turn(3)
    before = left(room)
    room.now += 4
    room.boxes.go_away(TWO)
    room.turn(100)
    assert room.scene.cover is not None
    assert room.scene.cover.lines[0].key == "notice.away"
    assert left(room) == pytest.approx(before - 4, abs=0.06)
    room.boxes.come_back(TWO)
    room.pick(ONE, "pause.go_on")
    room.turn(before - 5)
    assert room.stage.phase == "placing"


def test_nor_does_one_begin_to(open_room: MakeRoom) -> None:
    """The box went in a moment without a clock."""
    room = open_room(3)
    set_up(room, "money_drop")
    room.tap(ONE, "A")
    room.tap(TWO, "A")
    room.boxes.go_away(THREE)
    room.turn(5)
    assert room.scene.cover is None, "nothing that he would have to do"
    room.tap(ONE, "A")
    assert room.stage.phase == "placing"
    room.turn(100)
    assert room.scene.cover is not None
    assert left(room) == pytest.approx(30, abs=0.2)
    room.pick(ONE, "pause.go_on")
    room.turn(20)
    assert room.scene.cover is None, "the host has said go on, and is asked once"
    room.turn(20)
    assert room.stage.phase == "resolving"


def test_when_the_hosts_box_goes_any_other_takes_charge(open_room: MakeRoom) -> None:
    room = open_room(4)
    deciding(room)
    room.hold(ONE, "D")
    room.boxes.go_away(ONE)
    room.turn(1)
    room.pick(TWO, "pause.hand_over")
    room.pick_label(TWO, name(room, 1))
    room.tap(FOUR, "D")
    assert room.playing.seating.box_of(1) == FOUR
    assert room.keys(TWO) == []
    room.pick(FOUR, "pause.go_on")
    assert room.scene.cover is None
    assert room.notices() == []


def test_a_key_held_when_its_box_goes_counts_for_nothing(open_room: MakeRoom) -> None:
    room = open_room(3)
    deciding(room)
    entries = len(room.playing.table.entries)
    room.boxes.press(TWO, "D")
    room.turn(0.2)
    room.boxes.go_away(TWO)
    room.turn(5)
    assert len(room.playing.table.entries) == entries


# ---------------------------------------------------------------- robots and clocks


def test_robots_go_on_after_a_blackout_in_which_they_only_waited(open_room: MakeRoom) -> None:
    """The end of a clock is something to move after, also for robots."""
    room = open_room(1)
    room.pick(ONE, "setup.quick")
    room.pick(ONE, "game.heist")
    blackouts = 0

    def seen_enough() -> bool:
        nonlocal blackouts
        blackouts += room.stage.phase == "blackout"
        return room.playing.over or (blackouts > 0 and room.stage.phase == "counted")

    Players(room, 11).play_on(seen_enough)
    assert blackouts


def test_a_robot_that_hosts_goes_on_when_the_time_of_the_others_is_up(
    open_room: MakeRoom,
) -> None:
    room = open_room(3)
    room.to_lobby(ONE, "setup.language_de", *SHORTEST["money_drop"])
    room.tap(ONE, "A")
    room.pick(ONE, "setup.go_on")
    room.hold(ONE, "B")
    room.sit(ONE, TWO)
    room.start(ONE)
    assert room.playing.seating.bots == [1]
    Players(room, 1).play_on(lambda: room.stage.phase == "placing")
    room.turn(31)
    assert room.stage.phase == "resolving"
    room.turn(60)
    assert room.stage.phase not in ("placing", "resolving"), "it has opened the windows"


# ---------------------------------------------------------------- the end, and once more


def test_again_is_refused_in_a_sentence_when_the_pack_has_gone(
    open_room: MakeRoom, home: Any
) -> None:
    room = open_room(3)
    deciding(room)
    room.hold(ONE, "D")
    room.pick(ONE, "pause.end")
    room.pick(ONE, "pause.end_sure")
    (home / "packs" / "small.toml").unlink()
    room.turn(RESULT_STAYS)
    room.pick(TWO, "after.again")
    assert room.evening.playing is None
    assert room.page.title.key == "setup.title"
    assert len(room.notices()) == 1


def test_a_stray_press_does_not_wipe_the_result_away(open_room: MakeRoom) -> None:
    room = open_room(3)
    deciding(room)
    room.hold(ONE, "D")
    room.pick(ONE, "pause.end")
    room.pick(ONE, "pause.end_sure")
    over = room.playing
    room.tap(TWO, "A")
    assert room.evening.playing is over
    room.turn(RESULT_STAYS)
    room.tap(TWO, "A")
    assert room.playing is not over


def test_a_free_box_says_that_it_may_be_the_new_one(open_room: MakeRoom) -> None:
    room = open_room(4)
    set_up(room, "de2013")
    room.hold(ONE, "D")
    room.pick(ONE, "pause.hand_over")
    room.pick_label(ONE, room.playing.seating.chair(2).name)
    for number in (2, 3, 4):
        frame = room.boxes.frames[f"screen {number}"]
        assert frame.lamps == LIT
        assert frame.lines[0] == room.say("pause.this_box")
    room.tap("screen 4", "C")
    assert room.playing.seating.box_of(2) == "screen 4"
