"""Many fingers, broken devices, floods: everything in its order, and nobody stops the others."""

import logging
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from pi_app.config.sections import FourPins, Gpio, GpioBox
from pi_app.console.fingers import Fingers, Pressed
from pi_app.console.loop import GRACE, Inbox
from pi_app.hal.gpio import GpioBoxes
from pi_app.hal.pins import Pins
from pi_app.hal.ports import BoxHere, DoorOrder, Edge, Frame, Report
from pi_app.hal.virtual import VirtualBoxes
from pi_app.rules.core import LETTERS, Letter
from pi_app.scene import HostScene, TableScene
from tests.console.room import HOLD, Onlooker, Room, set_up
from tests.hal.hand import HandAlarm

MakeRoom = Callable[..., Room]
ONE, TWO, THREE = "screen 1", "screen 2", "screen 3"


def deciding(room: Room) -> None:
    """A Millionaire question lies on the table; the first box hosts."""
    set_up(room, "de2013")
    room.tap(ONE, "A")
    room.tap(ONE, "A")
    assert room.stage.phase == "deciding"


def locked(room: Room) -> list[int]:
    return [seat for seat, player in room.stage.players.items() if player.locked]


# ---------------------------------------------------------------- fingers


class Hand:
    def __init__(self, *with_hold: Letter) -> None:
        self.fingers = Fingers(HOLD, lambda _, key: key in with_hold)

    def edges(self, *edges: tuple[str, bool, float]) -> list[tuple[str, bool, float]]:
        told = [self.fingers.edge(Edge("box", key, down, at)) for key, down, at in edges]  # type: ignore[arg-type]
        return [(each.key, each.held, each.at) for each in told if each is not None]


def test_a_key_without_a_hold_counts_at_once() -> None:
    hand = Hand()
    assert hand.edges(("A", True, 1.0)) == [("A", False, 1.0)]
    assert hand.edges(("A", False, 9.0)) == []


def test_a_key_with_a_hold_counts_when_it_is_let_go_for_the_moment_it_went_down() -> None:
    hand = Hand("A")
    assert hand.edges(("A", True, 1.0)) == []
    assert hand.fingers.oldest == 1.0
    assert hand.edges(("A", False, 1.3)) == [("A", False, 1.0)]
    assert hand.fingers.oldest is None
    assert hand.edges(("A", True, 2.0), ("A", False, 2.0 + HOLD)) == [("A", True, 2.0)]


def test_a_key_that_stays_down_is_a_hold_once() -> None:
    hand = Hand("A")
    hand.edges(("A", True, 1.0))
    assert hand.fingers.next_hold == 1.0 + HOLD
    assert hand.fingers.holds(1.0 + HOLD / 2) == []
    assert hand.fingers.holds(1.0 + HOLD) == [Pressed("box", "A", True, 1.0)]
    assert hand.fingers.holds(99.0) == []
    assert hand.fingers.next_hold is None
    assert hand.edges(("A", False, 100.0)) == []


def test_repeats_and_bounces_are_one_press_and_two_presses_are_two() -> None:
    hand = Hand()
    bouncing = [("A", True, 1.0), ("A", False, 1.001), ("A", True, 1.002), ("A", True, 1.003)]
    assert hand.edges(*bouncing) == [("A", False, 1.0)]
    assert hand.edges(("A", False, 1.1)) == []
    assert hand.edges(("A", True, 1.101), ("A", False, 1.102)) == [], "bounce of the release"
    assert hand.edges(("A", True, 1.2)) == [("A", False, 1.2)], "as fast as a finger can"
    assert hand.edges(("B", True, 1.2001)) == [("B", False, 1.2001)], "each key for itself"


def test_a_box_that_is_gone_holds_no_key_down() -> None:
    hand = Hand("A")
    hand.edges(("A", True, 1.0), ("B", True, 1.0))
    assert hand.fingers.is_down("box", "B")
    hand.fingers.forget("box")
    assert not hand.fingers.is_down("box", "B")
    assert hand.fingers.holds(99.0) == []
    assert hand.edges(("B", True, 2.0)) == [("B", False, 2.0)]


# ---------------------------------------------------------------- one order by source time


def test_what_has_come_is_taken_in_the_order_in_which_it_happened() -> None:
    woken: list[int] = []
    inbox = Inbox(lambda: woken.append(1))
    for at in (3.0, 1.0, 2.0):
        inbox.put(Edge("box", "A", True, at))
    assert [signal.at for signal in inbox.take()] == [1.0, 2.0, 3.0]
    assert inbox.take() == []
    assert len(woken) == 3


def test_reporting_never_raises(caplog: pytest.LogCaptureFixture) -> None:
    def broken() -> None:
        raise RuntimeError("closed already")

    inbox = Inbox(broken)
    with caplog.at_level(logging.CRITICAL):
        inbox.put(BoxHere("box", 1.0))
    assert len(inbox.take()) == 1


@pytest.mark.parametrize("first", [ONE, TWO, "other 1"])
def test_two_presses_a_millisecond_apart_both_count_in_order(
    first: str, open_room: MakeRoom
) -> None:
    """In the lobby the first press takes the first seat, whichever device reports first."""
    other = VirtualBoxes(1, now=lambda: 0.0)
    other.boxes = ("other 1",)
    room = open_room(2, more_devices=[other])
    room.to_lobby(ONE, "setup.language_de", "game.heist", "setup.abilities_off")
    everybody = [ONE, TWO, "other 1"]
    everybody.remove(first)
    at = {first: room.now, **{box: room.now + 0.001 * n for n, box in enumerate(everybody, 1)}}
    for box in sorted(at, key=lambda box: -at[box]):  # the last one is reported first
        device = other if box == "other 1" else room.boxes
        device.tap(box, "C", at=at[box])
    room.turn(0.2)
    seated = [chair.box for chair in room.evening.desk.seating.chairs]
    assert seated == [first, *everybody]


def test_real_pins_and_the_screen_sit_at_one_table(
    open_room: MakeRoom, pins: Pins, alarm: HandAlarm
) -> None:
    gpio = Gpio(box=(GpioBox(buttons=FourPins(5, 6, 13, 19), lamps=FourPins(12, 16, 20, 21)),))
    with GpioBoxes(gpio, pins, 0.03, alarm) as real:
        room = open_room(3, more_devices=[real])
        alarm.time = room.now
        room.to_lobby(ONE, "setup.language_de", "game.heist", "setup.abilities_off")
        assert [pins.pin(number).state for number in (12, 16, 20, 21)] == [1, 1, 1, 1]
        room.boxes.tap(TWO, "A", at=room.now + 0.001)
        pins.pin(6).drive_low()
        alarm.turn(0.1)
        pins.pin(6).drive_high()
        room.turn(0.2)
        seated = [chair.box for chair in room.evening.desk.seating.chairs]
        assert seated == ["gpio 1", TWO]


def test_both_of_two_near_presses_on_different_seats_lock(open_room: MakeRoom) -> None:
    room = open_room(3)
    deciding(room)
    for again in (0.0, 0.2):
        room.boxes.press(THREE, "B", at=room.now + again + 0.001)
        room.boxes.press(TWO, "A", at=room.now + again)
        room.boxes.release(THREE, "B", at=room.now + again + 0.1)
        room.boxes.release(TWO, "A", at=room.now + again + 0.1)
    room.turn(0.5)
    assert locked(room) == [2, 3]


# ---------------------------------------------------------------- deadlines


def placing(room: Room) -> None:
    """Thirty seconds to place the chips; the second and third box are the team."""
    set_up(room, "money_drop")
    room.tap(ONE, "A")
    room.tap(TWO, "A")
    room.tap(ONE, "A")
    assert room.stage.phase == "placing"


def ends_at(room: Room) -> float:
    clock = room.playing.clock()
    assert clock is not None
    assert clock.running
    return room.playing._at + clock.left


def test_a_press_before_the_deadline_counts_although_it_arrives_after(open_room: MakeRoom) -> None:
    room = open_room(3)
    placing(room)
    deadline = ends_at(room)
    room.turn(deadline - room.now + GRACE / 2)
    assert room.stage.phase == "placing", "nothing is final yet"
    room.boxes.tap(TWO, "C", at=deadline - 0.001, held=0.01)
    room.loop.turn()
    assert room.stage.stakes["C"] == 1
    room.turn(GRACE)
    assert room.stage.phase == "resolving"


def test_a_press_after_the_deadline_comes_too_late(open_room: MakeRoom) -> None:
    room = open_room(3)
    placing(room)
    deadline = ends_at(room)
    room.now = deadline + GRACE / 2
    room.boxes.tap(TWO, "C", at=deadline + 0.001, held=0.01)
    room.loop.turn()
    room.turn(GRACE)
    assert room.stage.phase == "resolving"
    assert room.stage.stakes["C"] == 0


def test_a_key_that_went_down_in_time_counts_when_it_is_let_go_after_it(
    open_room: MakeRoom,
) -> None:
    room = open_room(3)
    placing(room)
    deadline = ends_at(room)
    room.turn(deadline - 0.1 - room.now)
    room.boxes.press(TWO, "A")
    room.turn(0.4)
    assert room.stage.phase == "placing", "the clock waits for what the key means"
    room.boxes.release(TWO, "A")
    room.turn(0.1)
    assert room.stage.stakes["A"] == 1
    room.turn(GRACE)
    assert room.stage.phase == "resolving"


def test_a_stuck_key_does_not_stop_the_clock(open_room: MakeRoom) -> None:
    room = open_room(3)
    placing(room)
    deadline = ends_at(room)
    room.turn(deadline - 5 - room.now)
    room.boxes.break_button(THREE, "A", "stuck")
    room.boxes.tap(THREE, "A")
    room.turn(5 + 2 * GRACE)
    assert room.stage.phase == "resolving"


def test_the_loop_sleeps_when_nothing_happens(open_room: MakeRoom) -> None:
    room = open_room(3)
    deciding(room)
    assert room.evening.next_due is None
    shown = len(room.watchers.tables)
    frames = len(room.boxes.shown)
    for _ in range(5):
        room.turn(10)
    assert len(room.watchers.tables) == shown, "nothing is drawn that did not change"
    assert len(room.boxes.shown) == frames


def test_a_card_is_remembered_when_the_table_has_seen_it(open_room: MakeRoom) -> None:
    """Writing it down takes a disk its time; the next press need not come for it."""
    room = open_room(3)
    set_up(room, "de2013")
    room.boxes.press(ONE, "A")
    room.loop.turn()
    assert room.stage.phase == "reading", "shown"
    assert room.archive.memory.played() == {}
    assert (room.evening.next_due or 0.0) <= room.now, "the rest at once"
    room.loop.turn()
    assert len(room.archive.memory.played()) == 1
    room.boxes.press(ONE, "A")
    room.loop.turn()
    assert len(room.archive.memory.played()) == 1


def test_a_card_shown_before_a_cut_is_remembered_by_the_game_taken_up(
    open_room: MakeRoom,
) -> None:
    room = open_room(3)
    set_up(room, "de2013")
    room.boxes.press(ONE, "A")
    room.loop.turn()
    room.kill()
    again = open_room(3)
    assert again.archive.memory.played() == {}
    again.pick(ONE, "setup.take_up")
    again.turn()
    assert len(again.archive.memory.played()) == 1


def test_a_running_clock_is_noted_so_that_a_cut_costs_five_seconds_at_most(
    open_room: MakeRoom,
) -> None:
    room = open_room(3)
    placing(room)
    deadline = ends_at(room)
    room.sleep(17)
    left = deadline - room.now
    room.kill()
    again = open_room(3)
    again.pick(ONE, "setup.take_up")
    clock = again.playing.clock()
    assert clock is not None
    assert not clock.running
    assert left - 0.1 <= clock.left <= left + 5.1


# ---------------------------------------------------------------- broken things


class BrokenBoxes(VirtualBoxes):
    """A device whose `show` raises while it is broken."""

    def __init__(self) -> None:
        super().__init__(1)
        self.boxes = ("broken 1",)
        self.broken = True

    def show(self, box: str, frame: Frame) -> None:
        if self.broken:
            raise OSError("cable bitten through")
        super().show(box, frame)


def test_a_device_that_raises_does_not_stop_the_others(
    open_room: MakeRoom, caplog: pytest.LogCaptureFixture
) -> None:
    broken = BrokenBoxes()
    with caplog.at_level(logging.CRITICAL):
        room = open_room(3, more_devices=[broken])
        deciding(room)
    assert room.boxes.frames[TWO].lines
    broken.broken = False
    room.tap(TWO, "A")
    assert broken.frames["broken 1"] == Frame(dict.fromkeys(LETTERS, "off")), "right once it works"


class BrokenScreen(Onlooker):
    def show(self, table: TableScene, host: HostScene | None) -> None:
        if getattr(table.stage, "phase", "") == "reading":
            raise RuntimeError("a layout that fails")
        super().show(table, host)

    def play(self, sounds: Sequence[str]) -> None:
        raise RuntimeError(f"no loudspeaker for {sounds}")


def test_a_screen_or_a_sound_that_raises_does_not_stop_the_boxes(
    open_room: MakeRoom, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.CRITICAL):
        room = open_room(3, watchers=BrokenScreen())
        deciding(room)
        room.tap(TWO, "A")
        room.tap(TWO, "A")
    assert locked(room) == [2]


def test_a_signal_that_cannot_be_taken_does_not_stop_the_next(
    open_room: MakeRoom, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = open_room(3)
    deciding(room)
    take, secret = room.evening.take, "-".join(("right", "letter", "C"))

    def fails_for_one(signal: Any) -> None:
        if getattr(signal, "box", "") == TWO:
            raise KeyError("the right letter is C")
        take(signal)

    with caplog.at_level(logging.ERROR), monkeypatch.context() as patch:
        patch.setattr(room.evening, "take", fails_for_one)
        room.tap(TWO, "B")
        room.tap(THREE, "A")
        room.tap(THREE, "A")
    assert locked(room) == [3]
    assert "KeyError" in caplog.text
    assert secret not in caplog.text, "an error may hold a secret"


def test_an_order_that_no_door_takes_is_told_to_the_host(
    open_room: MakeRoom, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = open_room(3, real_doors=True)
    placing(room)
    room.turn(31)

    def unwired(window: Letter, order: DoorOrder) -> None:
        raise OSError(f"{window} {order}")

    monkeypatch.setattr(room.doors, "move", unwired)
    right = room.host.host.right  # type: ignore[union-attr]
    with caplog.at_level(logging.CRITICAL):
        room.tap(ONE, next(letter for letter in LETTERS if letter != right))
    labels = {key.label for key in room.keys(ONE) if not key.held}
    assert labels == {room.say("host.door_again"), room.say("host.by_hand")}


def test_a_flood_on_one_box_does_not_stop_the_others(open_room: MakeRoom) -> None:
    """Ten thousand edges within a second; what the others press in between all counts."""
    room = open_room(3)
    deciding(room)
    start = room.now
    for number in range(5000):
        at = start + number / 5000
        room.boxes.edge(TWO, LETTERS[number % 4], True, at)
        room.boxes.edge(TWO, LETTERS[number % 4], False, at + 0.0001)
        if number in (1000, 3000):
            room.boxes.tap(THREE, "B", at=at)
    room.now = start + 1.1
    turns = 0
    while room.inbox._queue.qsize():
        room.loop.turn()
        turns += 1
    assert turns == 21, "the screens get a turn in between"
    room.turn(0.5)
    assert 3 in locked(room)
    room.tap(ONE, "A")
    assert room.evening.playing is not None


@pytest.mark.parametrize("fault", ["stuck", "dead", "bounces"])
def test_a_broken_button_spoils_only_itself(fault: Any, open_room: MakeRoom) -> None:
    room = open_room(3)
    deciding(room)
    room.boxes.break_button(THREE, "B", fault)
    room.tap(THREE, "B")
    leaning = room.playing.table.seat_view(3).private.leaning  # type: ignore[attr-defined]
    # A bounce is not a second press; a stuck key is a hold, here of a joker out of turn.
    assert leaning == ("B" if fault == "bounces" else None)
    assert locked(room) == []
    room.turn(5)
    for box, letter in ((THREE, "A"), (TWO, "D")):
        for _ in range(2):
            room.tap(box, letter)  # type: ignore[arg-type]
    assert locked(room) == [2, 3]


def test_a_frame_is_sent_whole_again_to_a_box_that_comes_back(open_room: MakeRoom) -> None:
    room = open_room(3)
    deciding(room)
    shown = room.boxes.frames[TWO]
    room.boxes.go_away(TWO)
    room.turn(1)
    assert TWO not in room.boxes.frames
    room.boxes.come_back(TWO)
    room.turn(0)
    assert room.boxes.frames[TWO] == shown


def test_also_when_it_was_away_only_for_a_moment(open_room: MakeRoom) -> None:
    room = open_room(3)
    deciding(room)
    shown = room.boxes.frames[TWO]
    room.boxes.go_away(TWO)
    room.boxes.come_back(TWO)
    assert TWO not in room.boxes.frames
    room.turn(0)
    assert room.boxes.frames[TWO] == shown


class Gone(VirtualBoxes):
    def listen(self, report: Report) -> None:
        for box in self.boxes:
            self.go_away(box)
        super().listen(report)


def test_a_device_missing_at_the_start_is_no_trouble_and_may_come_later(
    open_room: MakeRoom,
) -> None:
    late = Gone(1)
    late.boxes = ("late 1",)
    room = open_room(3, more_devices=[late])
    assert "late 1" not in late.frames
    late.come_back("late 1", at=room.now)
    room.turn(0)
    assert late.frames["late 1"].lines[0] == "Quizpult"
