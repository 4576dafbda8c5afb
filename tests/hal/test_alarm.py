"""The thread behind the devices: in order, on time, and gone when it is closed."""

import threading
import time

from pi_app.hal.alarm import ThreadAlarm

LONG = 30.0  # nobody waits that long: it only keeps a broken test from hanging


def test_calls_come_in_the_order_of_their_time() -> None:
    alarm, called, done = ThreadAlarm("test"), [], threading.Event()
    gate = threading.Event()
    alarm.at(0, gate.wait)  # the thread is busy until everything is asked for
    now = alarm.now()
    alarm.at(now - 1, lambda: called.append("third"))
    alarm.at(now - 2, lambda: called.append("second"))
    alarm.at(now - 3, lambda: called.append("first"))
    alarm.at(now - 1, lambda: called.append("fourth, as asked"))
    alarm.at(now, done.set)
    gate.set()
    assert done.wait(LONG)
    alarm.close()
    assert called == ["first", "second", "third", "fourth, as asked"]


def test_a_call_that_is_not_due_waits_while_an_earlier_one_is_made() -> None:
    alarm, called, done = ThreadAlarm("test"), [], threading.Event()
    alarm.at(alarm.now() + 3600, lambda: called.append("much later"))
    alarm.at(alarm.now(), done.set)
    assert done.wait(LONG)
    alarm.close()
    assert called == []


def test_a_call_that_raises_does_not_end_the_others() -> None:
    alarm, done = ThreadAlarm("test"), threading.Event()

    def fail() -> None:
        raise RuntimeError("broken on purpose")

    alarm.at(0, fail)
    alarm.at(1, done.set)
    assert done.wait(LONG)
    alarm.close()


def test_no_thread_before_the_first_call_and_none_after_closing() -> None:
    before = set(threading.enumerate())
    alarm, done = ThreadAlarm("test"), threading.Event()
    assert set(threading.enumerate()) == before
    alarm.at(alarm.now() + 3600, done.set)
    assert len(set(threading.enumerate()) - before) == 1
    alarm.close()
    alarm.close()
    alarm.at(0, done.set)
    assert set(threading.enumerate()) == before
    assert not done.is_set()


def test_an_alarm_may_be_closed_by_what_it_calls() -> None:
    alarm, done = ThreadAlarm("test"), threading.Event()

    def close() -> None:
        alarm.close()
        done.set()

    alarm.at(0, close)
    assert done.wait(LONG)
    alarm.close()


def test_its_clock_is_the_monotonic_one() -> None:
    assert time.monotonic() <= ThreadAlarm("test").now() <= time.monotonic()
