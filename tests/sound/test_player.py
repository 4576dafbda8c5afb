"""The player on SDL's own stand-ins for a sound card: one writes a file, one is silent."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pygame
import pytest

from pi_app.sound.player import LOUDEST, Player
from pi_app.sound.sounds import SOUNDS, samples_of
from pi_app.sound.tape import RATE, Tape

MakePlayer = Callable[..., Player]
BUFFERS = 4 * 1024  # samples: two sounds begun one right after the other are so far apart at most


@pytest.fixture(scope="module")
def tape() -> Iterator[Tape]:
    """One for all tests: it takes a while to record."""
    recorded = Tape()
    recorded.wait()
    yield recorded
    recorded.close()


class Borrowed:
    """Somebody else's tape, which is not to be closed."""

    def __init__(self, tape: Tape) -> None:
        self.cut, self.samples, self.wait = tape.cut, tape.samples, tape.wait
        self.ready, self.failed = True, False

    def close(self) -> None: ...


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "heard.raw"


@pytest.fixture
def make_player(monkeypatch: pytest.MonkeyPatch, file: Path, tape: Tape) -> Iterator[MakePlayer]:
    """`make_player("disk")` writes what would be heard into `file`."""
    made: list[Player] = []
    monkeypatch.setattr("pi_app.sound.player.Tape", lambda: Borrowed(tape))
    monkeypatch.setenv("SDL_DISKAUDIOFILE", str(file))
    monkeypatch.setenv("SDL_DISKAUDIODELAY", "1")  # faster than anybody could listen

    def make(driver: str, volume: int = 100, muted: bool = False) -> Player:
        monkeypatch.setenv("SDL_AUDIODRIVER", driver)
        made.append(Player(volume, muted))
        return made[-1]

    yield make
    for player in made:
        player.close()
    pygame.mixer.quit()


def until_silence() -> None:
    while pygame.mixer.get_busy():
        os.sched_yield()


def heard(file: Path) -> "np.ndarray[tuple[int], np.dtype[np.int16]]":
    """Without the silence before and after."""
    samples = np.fromfile(file, dtype=np.int16)
    loud = np.flatnonzero(samples)
    return samples[loud[0] : loud[-1] + 1] if len(loud) else samples[:0]


def as_written(samples: "np.ndarray[tuple[int], np.dtype[np.float32]]") -> bytes:
    whole = (samples * 32767).astype(np.int16)
    loud = np.flatnonzero(whole)
    return whole[loud[0] : loud[-1] + 1].tobytes()


Heard = "np.ndarray[tuple[int], np.dtype[np.float64]]"


def stands_in(whole: Heard, part: Heard) -> bool:
    """Wherever it fits best; a volume is rounded a little."""
    part = part[: np.flatnonzero(np.abs(part) > 2)[-1]]
    at = int(np.argmax(np.correlate(whole, part, "valid")))
    return np.allclose(whole[at : at + len(part)], part, atol=200)


def test_a_cue_is_heard_sample_by_sample(make_player: MakePlayer, file: Path) -> None:
    player = make_player("disk")
    assert player.works
    player.play(["right"])
    until_silence()
    player.close()
    assert heard(file).tobytes() == as_written(samples_of("right"))


def test_several_cues_come_one_after_the_other_and_each_once(
    make_player: MakePlayer, file: Path
) -> None:
    player = make_player("disk")
    player.play(cue for cue in ("lock", "lock", "suspense", "lock"))
    until_silence()
    player.close()
    both = heard(file).astype(np.float64)
    lead = round(SOUNDS["lock"].lead * RATE)
    share = LOUDEST / (SOUNDS["lock"].peak + SOUNDS["suspense"].peak)
    first, second = (samples_of(cue) * 32767 * share for cue in ("lock", "suspense"))
    assert stands_in(both[:lead], first[100 : lead - 100]), "the first has a moment to itself"
    assert stands_in(both, second[len(first) - lead + BUFFERS :]), "the second when that is over"
    assert abs(len(both) - lead - len(second)) <= BUFFERS


@pytest.mark.parametrize("cues", [("right", "wrong"), ("door", "fall", "lost")])
def test_a_moment_of_many_cues_is_not_too_loud(
    make_player: MakePlayer, file: Path, cues: tuple[str, ...]
) -> None:
    player = make_player("disk")
    player.play(cues)
    until_silence()
    player.close()
    assert 0.2 < np.abs(heard(file) / 32767).max() <= LOUDEST


def test_sounds_are_left_out_while_the_tape_is_recorded_and_a_noise_waits_for_it(
    make_player: MakePlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pi_app.sound.player.Tape", Tape)  # a new one, still being recorded
    player = make_player("disk")
    assert player.works
    player.play(["right"])
    assert not pygame.mixer.get_busy()
    player.loop("blackout")
    assert pygame.mixer.get_busy()


@pytest.mark.parametrize("program", ["/bin/false", "/no/such/program"])
def test_a_tape_that_cannot_be_recorded_leaves_the_table_silent(
    make_player: MakePlayer, monkeypatch: pytest.MonkeyPatch, program: str
) -> None:
    monkeypatch.setattr("pi_app.sound.player.Tape", Tape)
    monkeypatch.setattr("pi_app.sound.tape.sys.executable", program)
    player = make_player("disk")
    player.loop("blackout")
    player.play(["right"])
    assert not pygame.mixer.get_busy()
    assert not player.works


def test_nothing_is_heard_of_no_cues(make_player: MakePlayer) -> None:
    player = make_player("disk")
    player.play(())
    assert player.works
    assert not pygame.mixer.get_busy()


def test_muted_means_silent_and_not_late(make_player: MakePlayer, file: Path) -> None:
    player = make_player("disk", muted=True)
    player.play(["fanfare"])
    until_silence()
    player.close()
    assert len(heard(file)) == 0


def test_half_the_volume_is_a_quarter_of_the_swing(make_player: MakePlayer, file: Path) -> None:
    player = make_player("disk", volume=50)
    player.play(["round"])
    until_silence()
    player.close()
    whole = np.abs(samples_of("round")).max() * 32767
    assert np.abs(heard(file)).max() == pytest.approx(whole / 4, rel=0.02)


def test_the_blackout_goes_on_until_it_is_stopped(
    make_player: MakePlayer, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Fades go by the clock on the wall, which this device does not keep to.
    monkeypatch.setattr("pi_app.sound.player.FADE_MS", 0)
    player = make_player("disk")
    player.play(["card", "blackout"])
    whole = len(samples_of("blackout"))
    begun = file.stat().st_size
    while file.stat().st_size < begun + 2 * 2.2 * whole:  # two bytes a sample
        os.sched_yield()
    assert pygame.mixer.get_busy()
    player.stop("blackout")
    until_silence()
    player.close()
    noise = heard(file).astype(np.float64)
    blinks = noise[whole // 2 : 2 * whole].reshape(-1, 480)
    quietest = np.sqrt(np.square(blinks).mean(axis=1)).min()
    assert quietest > 0.7 * np.sqrt(np.square(blinks).mean()), "no gap at the seam"


def test_a_second_blackout_replaces_the_first(make_player: MakePlayer) -> None:
    player = make_player("disk")
    for _ in range(3):
        player.loop("blackout")
    sounding = sum(
        pygame.mixer.Channel(n).get_busy() for n in range(pygame.mixer.get_num_channels())
    )
    assert sounding == 1
    player.mute()
    assert pygame.mixer.get_busy(), "muting a noise does not end it"


def test_stopping_what_never_began_does_nothing(make_player: MakePlayer) -> None:
    player = make_player("disk")
    player.stop("blackout")
    assert player.works


@pytest.mark.parametrize("driver", ["dummy", "no such driver"])
def test_without_a_device_everything_is_silent_and_nothing_fails(
    make_player: MakePlayer, driver: str
) -> None:
    player = make_player(driver, volume=40)
    assert not player.works
    player.play(["right", "blackout"])
    player.loop("blackout")
    player.stop("blackout")
    player.louder()
    assert player.volume == 50, "the volume can be set for later"
    player.mute()
    assert player.muted
    player.close()
    player.close()
    assert pygame.mixer.get_init() is None


def test_the_player_takes_over_a_mixer_of_another_format(
    make_player: MakePlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    pygame.mixer.init(22_050, -16, 2)
    player = make_player("disk")
    player.play(["right"])
    assert player.works
    assert pygame.mixer.get_init() == (48_000, -16, 1)


@pytest.mark.parametrize("after", ["play", "loop", "stop", "louder"])
def test_when_pygame_is_shut_down_the_player_falls_silent(
    make_player: MakePlayer, after: str
) -> None:
    player = make_player("disk")
    player.play(["right", "blackout"])
    pygame.mixer.quit()
    match after:
        case "play":
            player.play(["right"])
        case "loop":
            player.loop("blackout")
        case "stop":
            player.stop("blackout")
        case "louder":
            player.louder()
    player.play(["wrong"])
    assert not player.works


def test_volume_goes_in_steps_and_stays_in_bounds(make_player: MakePlayer) -> None:
    player = make_player("dummy", volume=95)
    player.louder()
    assert player.volume == 100
    player.louder()
    assert player.volume == 100
    for _ in range(12):
        player.softer()
    assert player.volume == 0
    assert make_player("dummy", volume=250).volume == 100
    assert make_player("dummy", volume=-3).volume == 0


def test_mute_goes_on_and_off_and_louder_ends_it(make_player: MakePlayer) -> None:
    player = make_player("dummy", volume=50)
    player.mute()
    assert player.muted
    player.mute()
    assert not player.muted
    player.mute()
    player.softer()
    assert player.muted
    player.louder()
    assert not player.muted
    assert player.volume == 50
