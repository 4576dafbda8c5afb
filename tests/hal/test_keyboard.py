"""One keyboard for several players, by the place of the keys."""

import pytest

from pi_app.hal.keyboard import Keyboard
from pi_app.hal.virtual import VirtualBoxes
from pi_app.rules.core import LETTERS
from tests.hal.hand import Listener

# SDL scancodes as in its own header, for the keys we use.
LEFT_TOP, LEFT_BOTTOM = (30, 31, 32, 33), (29, 27, 6, 25)
RIGHT_HOME, RIGHT_BOTTOM = (13, 14, 15, 51), (17, 16, 54, 55)


@pytest.fixture
def screen(heard: Listener) -> VirtualBoxes:
    boxes = VirtualBoxes(8, now=lambda: 1000.0)
    boxes.listen(heard)
    heard.heard.clear()
    return boxes


@pytest.fixture
def keyboard(screen: VirtualBoxes) -> Keyboard:
    return Keyboard("de", screen.boxes, screen.edge)


@pytest.mark.parametrize(
    ("scancodes", "box"),
    [
        (LEFT_TOP, "screen 1"),
        (LEFT_BOTTOM, "screen 4"),
        (RIGHT_HOME, "screen 7"),
        (RIGHT_BOTTOM, "screen 8"),
    ],
)
def test_four_neighbouring_keys_are_a_box(
    scancodes: tuple[int, ...], box: str, keyboard: Keyboard, heard: Listener
) -> None:
    for scancode in scancodes:
        assert keyboard.key(scancode, True, 1000.0)
        assert keyboard.key(scancode, False, 1000.1)
    assert heard.edges == [
        (box, letter, down, at) for letter in LETTERS for down, at in ((True, 0), (False, 100))
    ]


def test_caps_are_those_of_the_layout(screen: VirtualBoxes) -> None:
    caps = {
        layout: [
            "".join(Keyboard(layout, screen.boxes, screen.edge).caps(box).values())
            for box in screen.boxes
        ]
        for layout in ("de", "us")
    }
    assert caps["de"] == ["1234", "QWER", "ASDF", "YXCV", "7890", "UIOP", "JKLÖ", "NM,."]
    assert caps["us"] == ["1234", "QWER", "ASDF", "ZXCV", "7890", "UIOP", "JKL;", "NM,."]


def test_a_held_key_that_repeats_is_one_press(keyboard: Keyboard, heard: Listener) -> None:
    for repeat in range(20):
        assert keyboard.key(30, True, 1000 + repeat / 30)
    keyboard.key(30, False, 1001)
    keyboard.key(30, False, 1002)
    assert heard.edges == [("screen 1", "A", True, 0), ("screen 1", "A", False, 1000)]


def test_other_keys_are_left_to_others(keyboard: Keyboard, heard: Listener) -> None:
    escape, space, key_5 = 41, 44, 34
    assert not any(keyboard.key(scancode, True, 1000) for scancode in (escape, space, key_5, -1))
    assert heard.edges == []


def test_only_as_many_boxes_as_players(screen: VirtualBoxes, heard: Listener) -> None:
    keyboard = Keyboard("us", screen.boxes[:2], screen.edge)
    assert keyboard.key(20, True, 1000)
    assert not keyboard.key(4, True, 1000)
    assert keyboard.caps("screen 3") == {}
    assert [box for box, *_ in heard.edges] == ["screen 2"]


def test_keys_down_come_up_when_the_window_loses_the_keyboard(
    keyboard: Keyboard, heard: Listener
) -> None:
    keyboard.key(30, True, 1000)
    keyboard.key(33, True, 1000)
    keyboard.let_go(1001)
    assert [(key, down) for _, key, down, _ in heard.edges][2:] == [("A", False), ("D", False)]
    keyboard.key(30, True, 1002)
    assert len(heard.edges) == 5


def test_eight_boxes_share_no_key(screen: VirtualBoxes, heard: Listener) -> None:
    keyboard = Keyboard("de", screen.boxes, screen.edge)
    used = [scancode for scancode in range(256) if keyboard.key(scancode, True, 1000)]
    assert len(used) == 32
    assert len({(box, key) for box, key, _, _ in heard.edges}) == 32
