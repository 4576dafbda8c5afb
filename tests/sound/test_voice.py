"""The voice, with a stand-in for espeak-ng that writes down how it was called."""

import logging
import os
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from signal import SIGKILL
from subprocess import Popen
from typing import Any

import pytest

from pi_app.sound import voice as voice_module
from pi_app.sound.voice import Voice

# Writes its arguments and what it is told, each call into files of its own.
RECORDER = """#!/bin/sh
printf '%s\\n' "$@" > "{folder}/$$.argv"
cat > "{folder}/$$.text"
"""
# Speaks for ever: only a signal ends it.
CHATTERBOX = """#!/bin/sh
exec tail -f /dev/null
"""


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Popen[bytes]]:
    """Every process the voice starts."""
    processes: list[Popen[bytes]] = []

    def start(*args: Any, **options: Any) -> Popen[bytes]:
        assert not options.get("shell"), "nothing goes through a shell"
        processes.append(Popen(*args, **options))
        return processes[-1]

    monkeypatch.setattr(voice_module, "Popen", start)
    return processes


Install = Callable[[str], None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Install:
    def write(script: str) -> None:
        program = tmp_path / "espeak-ng"
        program.write_text(script.format(folder=tmp_path), "utf-8")
        program.chmod(0o755)
        monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")

    return write


@pytest.fixture(autouse=True)
def no_thread_is_left() -> Iterator[None]:
    before = set(threading.enumerate())
    yield
    assert set(threading.enumerate()) <= before


def let_it_finish(before: set[threading.Thread]) -> None:
    """Until the sentence under way is over, without cutting it off."""
    for thread in set(threading.enumerate()) - before:
        thread.join(timeout=30)


def say_to_the_end(voice: Voice, text: str, **how: int) -> None:
    before = set(threading.enumerate())
    voice.say(text, **how)
    let_it_finish(before)


def recorded(folder: Path, kind: str) -> list[str]:
    return [file.read_text("utf-8") for file in sorted(folder.glob(f"*.{kind}"))]


@pytest.mark.parametrize(("language", "accent"), [("de", "de"), ("en", "en-gb")])
def test_a_sentence_is_spoken_in_its_language(
    install: Install, tmp_path: Path, language: Any, accent: str
) -> None:
    install(RECORDER)
    voice = Voice(language, on=True)
    assert voice.works
    say_to_the_end(voice, "Größer als „Öl“?", volume=70)
    voice.close()
    [argv] = recorded(tmp_path, "argv")
    words = argv.splitlines()
    assert words[words.index("-v") + 1] == accent
    assert words[words.index("-a") + 1] == "70"
    assert "--stdin" in words
    assert recorded(tmp_path, "text") == ["Größer als „Öl“?"]


@pytest.mark.parametrize("text", ["-w out.wav", "$(touch owned); `id` | & > x", "--version"])
def test_a_sentence_is_never_an_option_nor_a_command(
    install: Install, tmp_path: Path, text: str
) -> None:
    install(RECORDER)
    voice = Voice("en", on=True)
    say_to_the_end(voice, text)
    voice.close()
    assert recorded(tmp_path, "text") == [text]
    assert all(text not in argv for argv in recorded(tmp_path, "argv"))


def test_a_new_sentence_cuts_off_the_former_and_leaves_no_dead_process(
    install: Install, started: list[Popen[bytes]]
) -> None:
    install(CHATTERBOX)
    voice = Voice("de", on=True)
    for sentence in ("eins", "zwei", "drei"):
        voice.say(sentence)
    voice.close()
    assert len(started) == 3
    assert [process.returncode for process in started] == [-SIGKILL] * 3, "each was waited for"


def test_a_sentence_that_ends_by_itself_leaves_no_dead_process(
    install: Install, started: list[Popen[bytes]]
) -> None:
    install(RECORDER)
    voice = Voice("de", on=True)
    say_to_the_end(voice, "Guten Abend.")
    assert [process.returncode for process in started] == [0], "before anybody closes anything"
    voice.close()


def test_hush_ends_a_sentence_and_the_voice_can_go_on(
    install: Install, started: list[Popen[bytes]]
) -> None:
    install(CHATTERBOX)
    voice = Voice("de", on=True)
    before = set(threading.enumerate())
    voice.hush()
    voice.say("Eine lange Frage")
    voice.hush()
    let_it_finish(before)
    assert [process.returncode for process in started] == [-SIGKILL]
    voice.say("Weiter")
    assert len(started) == 2
    voice.close()
    voice.close()


def test_a_speaker_that_hears_nothing_does_not_hold_up_the_table(install: Install) -> None:
    """More text than a pipe holds, and nobody reads it."""
    install(CHATTERBOX)
    voice = Voice("de", on=True)
    voice.say("lang " * 100_000)
    voice.say("kurz")
    voice.close()


@pytest.mark.parametrize(("on", "text"), [(False, "Hallo"), (True, "")])
def test_nothing_is_started_for_nothing(
    install: Install, started: list[Popen[bytes]], on: bool, text: str
) -> None:
    install(RECORDER)
    voice = Voice("de", on=on)
    voice.say(text)
    voice.close()
    assert started == []
    assert voice.works, "it could speak"


def test_without_the_program_the_voice_is_silent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, started: list[Popen[bytes]]
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    voice = Voice("de", on=True)
    assert not voice.works
    voice.say("Hört mich jemand?")
    voice.hush()
    voice.close()
    assert started == []


def test_a_program_that_cannot_be_started_is_no_error(install: Install) -> None:
    install("this is not a program")
    voice = Voice("de", on=True)
    voice.say("Hallo")
    assert not voice.works
    voice.say("Hallo")
    voice.close()


def test_sentences_reach_no_log(
    install: Install, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    install("#!/bin/sh\ncat; cat >&2\n")
    caplog.set_level(logging.DEBUG)
    voice = Voice("de", on=True)
    say_to_the_end(voice, "Wie heißt die Hauptstadt?")
    voice.close()
    assert caplog.text == ""
    assert capfd.readouterr() == ("", "")
