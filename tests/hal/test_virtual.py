"""The table in memory: fingers, frames, and faults on order."""

import pytest

from pi_app.hal.ports import BoxAway, BoxHere, DoorDone, Frame
from pi_app.hal.virtual import VirtualBoxes, VirtualDoors
from pi_app.rules.core import DARK, LIT
from tests.hal.hand import Listener


@pytest.fixture
def boxes(heard: Listener) -> VirtualBoxes:
    made = VirtualBoxes(3, now=lambda: 1000.0)
    made.listen(heard)
    return made


def test_boxes_are_here_when_listening_begins(boxes: VirtualBoxes, heard: Listener) -> None:
    assert boxes.boxes == ("screen 1", "screen 2", "screen 3")
    assert [here.box for here in heard.of(BoxHere)] == list(boxes.boxes)
    assert boxes.has_display("screen 1")
    assert not VirtualBoxes(1, display=False).has_display("screen 1")


def test_a_tap_at_a_given_time(boxes: VirtualBoxes, heard: Listener) -> None:
    boxes.tap("screen 2", "C", at=1002, held=0.7)
    assert heard.edges == [("screen 2", "C", True, 2000), ("screen 2", "C", False, 2700)]


def test_a_press_without_a_time_is_now(boxes: VirtualBoxes, heard: Listener) -> None:
    boxes.press("screen 1", "A")
    boxes.release("screen 1", "A")
    assert heard.edges == [("screen 1", "A", True, 0), ("screen 1", "A", False, 0)]


def test_frames_are_kept_and_remembered_in_order(boxes: VirtualBoxes) -> None:
    first, second = Frame(LIT, ("Hello",)), Frame(DARK)
    boxes.show("screen 1", first)
    boxes.show("screen 1", second)
    assert boxes.frames == {"screen 1": second}
    assert list(boxes.shown) == [("screen 1", first), ("screen 1", second)]


def test_frames_of_a_long_evening_do_not_pile_up(boxes: VirtualBoxes) -> None:
    for _ in range(5000):
        boxes.show("screen 1", Frame(LIT))
    assert len(boxes.shown) == 1000


def test_a_bouncing_button(boxes: VirtualBoxes, heard: Listener) -> None:
    boxes.break_button("screen 1", "A", "bounces")
    boxes.press("screen 1", "A", at=1000)
    assert [(down, at) for _, _, down, at in heard.edges] == [(True, 0), (False, 1), (True, 2)]


def test_a_stuck_button_never_comes_up_and_a_dead_one_never_goes_down(
    boxes: VirtualBoxes, heard: Listener
) -> None:
    boxes.break_button("screen 1", "A", "stuck")
    boxes.break_button("screen 1", "B", "dead")
    boxes.tap("screen 1", "A")
    boxes.tap("screen 1", "B")
    boxes.tap("screen 2", "A")
    assert [(box, key, down) for box, key, down, _ in heard.edges] == [
        ("screen 1", "A", True),
        ("screen 2", "A", True),
        ("screen 2", "A", False),
    ]
    boxes.break_button("screen 1", "A", None)
    boxes.release("screen 1", "A")
    assert [down for _, _, down, _ in heard.edges] == [True, True, False, False]


def test_a_box_goes_and_comes_back(boxes: VirtualBoxes, heard: Listener) -> None:
    boxes.show("screen 1", Frame(LIT))
    boxes.go_away("screen 1", at=1001)
    boxes.tap("screen 1", "A")
    boxes.show("screen 1", Frame(LIT))
    assert boxes.frames == {}
    assert heard.edges == []
    (away,) = heard.of(BoxAway)
    assert (away.box, away.at) == ("screen 1", 1001)
    boxes.come_back("screen 1", at=1002)
    assert heard.heard[-1] == BoxHere("screen 1", 1002)
    boxes.show("screen 1", Frame(DARK))
    boxes.press("screen 1", "A")
    assert boxes.frames == {"screen 1": Frame(DARK)}
    assert len(heard.edges) == 1


def test_a_box_that_is_away_from_the_start(heard: Listener) -> None:
    boxes = VirtualBoxes(2)
    boxes.go_away("screen 2")
    boxes.listen(heard)
    assert [here.box for here in heard.of(BoxHere)] == ["screen 1"]
    assert [away.box for away in heard.of(BoxAway)] == ["screen 2"]


def test_closed_boxes_are_silent(boxes: VirtualBoxes, heard: Listener) -> None:
    heard.heard.clear()
    with boxes:
        pass
    boxes.tap("screen 1", "A")
    boxes.go_away("screen 1")
    assert heard.heard == []


def test_doors_do_as_they_are_told(heard: Listener) -> None:
    with VirtualDoors(now=lambda: 1000.0) as doors:
        doors.listen(heard)
        assert doors.state("A") == "shut"
        doors.move("A", "open")
        doors.move("A", "open")
        doors.move("A", "shut")
        assert heard.heard == [
            DoorDone("A", "opened", 1000),
            DoorDone("A", "opened", 1000),
            DoorDone("A", "shut", 1000),
        ]
        assert list(doors.moves) == [("A", "open"), ("A", "shut")]
        assert len(doors.orders) == 3


@pytest.mark.parametrize("fault", ["stalled", "no_answer"])
def test_doors_fail_on_order(fault: str, heard: Listener) -> None:
    doors = VirtualDoors()
    doors.listen(heard)
    doors.break_door("B", fault)  # type: ignore[arg-type]
    doors.move("B", "open")
    assert heard.news == [("B", fault)]
    assert doors.state("B") == "unknown"
    doors.break_door("B", None)
    doors.move("B", "open")
    assert heard.news[1:] == [("B", "opened")]


def test_patient_doors_answer_when_asked_one_order_at_a_time(heard: Listener) -> None:
    doors = VirtualDoors(patient=True)
    doors.listen(heard)
    doors.move("A", "open")
    doors.move("B", "open")
    assert heard.news == []
    assert doors.state("A") == "shut"
    doors.answer()
    assert heard.news == [("A", "opened")]
    doors.answer()
    assert heard.news == [("A", "opened"), ("B", "opened")]
