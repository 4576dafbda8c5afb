"""Windows under SDL's dummy driver, on a clock that the test turns."""

import threading
from collections.abc import Iterator

import pygame
import pytest

from pi_app.scene import Clock, HostScene, TableScene
from pi_app.screen.events import (
    Closed,
    JoystickButton,
    JoystickRemoved,
    KeyDown,
    KeyUp,
    LostFocus,
    Touched,
)
from pi_app.screen.motion import GLIDE
from pi_app.screen.things import KeyTouch, Peek, Picture, Ring, Touch, Words
from pi_app.screen.windows import BLINK, Screens
from tests.screen.evening import PAGE, box, boxes
from tests.screen.scenes import long_phases


class Time:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def screens(time: Time) -> Iterator[Screens]:
    with Screens(windows="one", fullscreen=False, size=(800, 480), clock=time) as opened:
        opened.wait(0)
        yield opened


@pytest.fixture
def two(time: Time) -> Iterator[Screens]:
    with Screens(windows="two", fullscreen=False, size=(800, 480), clock=time) as opened:
        opened.wait(0)
        yield opened


def window_of(screens: Screens, number: int = 0) -> pygame.Window:
    return screens._easels[number].window


def post(kind: int, **what: object) -> None:
    pygame.event.post(pygame.event.Event(kind, **what))


def place_of(picture: Picture, means: KeyTouch | Peek) -> tuple[int, int]:
    return next(
        thing.area.centre for thing in picture if isinstance(thing, Touch) and thing.means == means
    )


def texts(picture: Picture) -> set[str]:
    return {thing.text for thing in picture if isinstance(thing, Words)}


def test_keys_of_the_keyboard_arrive_by_their_position(screens: Screens, time: Time) -> None:
    post(pygame.KEYDOWN, scancode=20, key=pygame.K_q)
    post(pygame.KEYUP, scancode=20, key=pygame.K_q)
    assert screens.wait(0) == [KeyDown(20, time.now), KeyUp(20, time.now)]


def test_the_mouse_presses_a_key_of_a_box_until_it_lets_go(screens: Screens, time: Time) -> None:
    screens.show_table(TableScene("de", PAGE, boxes=boxes(5)))
    means = KeyTouch("virtual 2", "C")
    pos = place_of(screens.picture("table"), means)
    window = window_of(screens)
    post(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, touch=False, window=window)
    assert screens.wait(0) == [Touched(means, True, time.now)]
    post(pygame.MOUSEBUTTONUP, pos=(1, 1), button=1, touch=False, window=window)
    assert screens.wait(0) == [Touched(means, False, time.now)]


def test_a_finger_is_not_counted_again_as_a_mouse(screens: Screens, time: Time) -> None:
    screens.show_table(TableScene("de", PAGE, boxes=boxes(5)))
    means = Peek("virtual 3")
    x, y = place_of(screens.picture("table"), means)
    window = window_of(screens)
    post(pygame.FINGERDOWN, finger_id=7, x=x / 800, y=y / 480, window=window)
    post(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1, touch=True, window=window)
    assert screens.wait(0) == [Touched(means, True, time.now)]
    post(pygame.FINGERUP, finger_id=7, x=0.0, y=0.0, window=window)
    assert screens.wait(0) == [Touched(means, False, time.now)]


def test_nothing_stays_uncovered_when_the_window_loses_the_pointer(
    screens: Screens, time: Time
) -> None:
    screens.show_table(TableScene("de", PAGE, boxes=boxes(5)))
    means = Peek("virtual 3")
    pos = place_of(screens.picture("table"), means)
    window = window_of(screens)
    post(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, touch=False, window=window)
    screens.wait(0)
    post(pygame.WINDOWFOCUSLOST, window=window)
    assert screens.wait(0) == [LostFocus(time.now), Touched(means, False, time.now)]


def test_joysticks_and_closing(screens: Screens, time: Time) -> None:
    post(pygame.JOYBUTTONDOWN, instance_id=3, button=4)
    post(pygame.JOYBUTTONUP, instance_id=3, button=4)
    post(pygame.JOYDEVICEREMOVED, instance_id=3)
    post(pygame.QUIT)
    assert screens.wait(0) == [
        JoystickButton(3, 4, True, time.now),
        JoystickButton(3, 4, False, time.now),
        JoystickRemoved(3),
        Closed(),
    ]


def test_another_thread_wakes_the_one_that_waits() -> None:
    """On the real clock, for an hour that nobody has to wait for."""
    with Screens(windows="one", fullscreen=False, size=(320, 240)) as screens:
        screens.wait(0)
        waker = threading.Thread(target=screens.wake)
        waker.start()
        assert screens.wait(3600) == []
        waker.join()
    screens.wake()  # after closing: nothing happens


def test_nothing_is_drawn_when_nothing_changed(screens: Screens) -> None:
    easel = screens._easels[0]
    screens.show_table(TableScene("de", PAGE))
    screens.wait(0)
    assert not easel.draw()
    screens.show_table(TableScene("de", PAGE))
    assert not easel.draw()
    screens.show_table(TableScene("en", PAGE))
    assert easel.draw()


def test_motion_lasts_its_time_and_then_all_sleeps(screens: Screens, time: Time) -> None:
    screens.show_table(long_phases("de")["0_cards_shown"])
    screens.wait(0)
    time.now += 5
    screens.wait(0)
    screens.show_table(long_phases("de")["0_announced"])
    assert screens._until_next_drawing() <= 1 / 60 + 0.001
    time.now += 2 * GLIDE
    screens.wait(0)
    assert screens._until_next_drawing() > 60


def test_with_less_motion_nothing_moves(screens: Screens) -> None:
    screens.less_motion = True
    screens.show_table(long_phases("de")["0_cards_shown"])
    screens.wait(0)
    screens.show_table(long_phases("de")["0_announced"])
    assert screens._until_next_drawing() > 60


def test_a_running_clock_goes_down_by_itself_and_a_stopped_one_does_not(
    screens: Screens, time: Time
) -> None:
    def part() -> float:
        rings = [thing.part for thing in screens.picture("table") if isinstance(thing, Ring)]
        return rings[0]

    screens.show_table(TableScene("de", PAGE, Clock(30.0, 30.0, running=True)))
    time.now += 15
    screens.wait(0)
    assert part() == pytest.approx(0.5)
    screens.show_table(TableScene("de", PAGE, Clock(30.0, 30.0, running=False)))
    time.now += 15
    screens.wait(0)
    assert part() == 1.0


def test_lamps_blink_by_themselves(screens: Screens, time: Time) -> None:
    lamps = dict.fromkeys("ABCD", "blink")
    screens.show_table(TableScene("de", PAGE, boxes=(box(1, lamps=lamps),)))
    pictures = []
    for _ in range(4):
        time.now += BLINK + 0.01
        screens.wait(0)
        pictures.append(screens.picture("table"))
    assert pictures[0] != pictures[1]
    assert pictures[0] == pictures[2]


# ---------------------------------------------------------------- two audiences


HOST = HostScene("en", PAGE, None, box(1, name="Only for the host"))


def test_two_windows_show_to_each_audience_its_own(two: Screens) -> None:
    two.show_table(TableScene("de", PAGE))
    two.show_host(HOST)
    two.wait(0)
    assert two.has_host_window
    assert two.picture("table") != two.picture("host")
    assert "Which game?" in texts(two.picture("host"))
    assert "Welches Spiel?" in texts(two.picture("table"))


def test_swapping_the_screens_takes_everything_along(two: Screens) -> None:
    two.show_table(TableScene("de", PAGE))
    two.show_host(HOST)
    before = [easel.picture for easel in two._easels]
    two.swap_screens()
    two.wait(0)
    assert [easel.picture for easel in two._easels] == before[::-1]


def test_nothing_of_the_host_is_left_on_the_glass_after_swapping(two: Screens, time: Time) -> None:
    """Also not for the moments of a motion."""
    two.show_table(TableScene("de", PAGE))
    two.show_host(HOST)
    two.wait(0)
    host = two._easel("host")
    two.swap_screens()
    two.wait(0)
    assert host._drawn == two.picture("table")
    del time


def test_on_one_screen_the_card_lies_over_the_table_only_while_asked(screens: Screens) -> None:
    screens.show_table(TableScene("de", PAGE, boxes=(box(1), box(2))))
    assert not screens.has_host_window
    table = screens.picture("table")
    screens.show_host(HOST)
    screens.wait(0)
    over = screens.picture("table")
    assert "Which game?" in texts(over)
    assert {thing.means for thing in over if isinstance(thing, Touch)} >= {
        thing.means for thing in table if isinstance(thing, Touch)
    }
    screens.show_host(None)
    screens.wait(0)
    assert screens.picture("table") == table
    assert screens._easels[0]._drawn == table


def test_a_window_of_another_size_gets_another_picture(screens: Screens) -> None:
    screens.show_table(TableScene("de", PAGE))
    small = screens.picture("table")
    window_of(screens).size = (1024, 600)
    screens.wait(0)
    screens.wait(0)
    assert screens._easels[0].size == (1024, 600)
    assert screens.picture("table") != small


def test_closing_leaves_no_thread_and_may_be_done_twice(time: Time) -> None:
    before = set(threading.enumerate())
    screens = Screens(windows="one", fullscreen=False, clock=time)
    screens.close()
    screens.close()
    assert set(threading.enumerate()) == before
