"""Sounds as data: how long, how loud, how soft at the ends, and whether they rise or fall."""

from itertools import pairwise

import numpy as np
import pytest

from pi_app.sound.sounds import LASTING, LOUD, SOUNDS, samples_of
from pi_app.sound.synth import Samples, pitch
from pi_app.sound.tape import RATE

SHORT = sorted(set(SOUNDS) - LASTING)
LONGER = {"fanfare": 4.0, "million": 4.0}


def main_pitch(samples: Samples, start: float, end: float) -> float:
    """The loudest frequency between two seconds."""
    part = samples[round(start * RATE) : round(end * RATE)]
    spectrum = np.abs(np.fft.rfft(part * np.hanning(len(part)), RATE))
    return float(np.argmax(spectrum))


def decibels(ratio: float) -> float:
    return float(20 * np.log10(ratio))


def level(samples: Samples) -> float:
    return float(np.sqrt(np.mean(np.square(samples.astype(np.float64)))))


def test_pitches_are_in_tune() -> None:
    assert pitch("A4") == 440
    assert pitch("C4") == pytest.approx(261.626, abs=0.001)
    assert pitch("Eb4") == pytest.approx(311.127, abs=0.001)


@pytest.mark.parametrize("cue", SHORT)
def test_a_sound_is_short_and_neither_silent_nor_too_loud(cue: str) -> None:
    samples = samples_of(cue)
    assert 0.05 <= len(samples) / RATE <= LONGER.get(cue, 1.5)
    assert np.isfinite(samples).all()
    assert np.abs(samples).max() == pytest.approx(SOUNDS[cue].peak, abs=1e-4)
    assert SOUNDS[cue].peak <= 1
    assert abs(float(samples.mean())) < 0.01, "no hidden offset that would thump"


@pytest.mark.parametrize("cue", SHORT)
def test_a_sound_does_not_click_at_its_ends(cue: str) -> None:
    samples = np.abs(samples_of(cue))
    instant = RATE // 4000  # a quarter of a millisecond
    assert samples[0] < 0.001
    assert samples[-1] < 0.001
    assert samples[:instant].max() < 0.05 * SOUNDS[cue].peak
    assert samples[-instant:].max() < 0.05 * SOUNDS[cue].peak


@pytest.mark.parametrize("cue", sorted(SOUNDS))
def test_a_sound_is_the_same_each_time_it_is_made(cue: str) -> None:
    first = samples_of.__wrapped__(cue)
    second = samples_of.__wrapped__(cue)
    assert first is not second
    assert np.array_equal(first, second)


def test_a_sound_is_made_once() -> None:
    assert samples_of("right") is samples_of("right")


def test_no_two_cues_sound_alike() -> None:
    made = [samples_of(cue).tobytes() for cue in SOUNDS]
    assert len(set(made)) == len(SOUNDS)


@pytest.mark.parametrize(
    ("cue", "first", "last"),
    [
        ("right", (0, 0.09), (0.27, 0.5)),
        ("seat", (0, 0.12), (0.15, 0.5)),
        ("answers", (0, 0.15), (0.5, 0.9)),
        ("loot_up", (0, 0.09), (0.1, 0.7)),
    ],
)
def test_good_news_rises(cue: str, first: tuple[float, float], last: tuple[float, float]) -> None:
    samples = samples_of(cue)
    assert main_pitch(samples, *last) > 1.2 * main_pitch(samples, *first)


@pytest.mark.parametrize(
    ("cue", "first", "last"),
    [
        ("wrong", (0, 0.2), (0.45, 1.0)),
        ("lost", (0, 0.24), (0.75, 1.4)),
        ("fall", (0, 0.1), (0.4, 0.5)),
        ("loot_down", (0, 0.13), (0.3, 0.8)),
    ],
)
def test_bad_news_falls(cue: str, first: tuple[float, float], last: tuple[float, float]) -> None:
    samples = samples_of(cue)
    assert main_pitch(samples, *last) < main_pitch(samples, *first) / 1.2


def test_what_tells_nothing_neither_rises_nor_falls() -> None:
    samples = samples_of("stopped")
    assert main_pitch(samples, 0.22, 0.5) == pytest.approx(main_pitch(samples, 0, 0.2), rel=0.02)


# ---------------------------------------------------------------- the noise of a blackout


@pytest.mark.rule("H-20")
def test_the_noise_lasts_a_whole_blackout_and_has_no_seam() -> None:
    noise = samples_of("blackout")
    assert len(noise) == 15 * RATE
    steps = np.abs(np.diff(noise))
    assert abs(noise[0] - noise[-1]) <= steps.max(), (
        "the loop goes on as any sample follows another"
    )
    assert np.abs(noise).max() <= LOUD + 1e-4


@pytest.mark.rule("H-20")
def test_the_noise_covers_every_pitch_a_key_can_click_at() -> None:
    noise = samples_of("blackout")
    power = np.square(np.abs(np.fft.rfft(noise)))
    frequencies = np.fft.rfftfreq(len(noise), 1 / RATE)
    edges = [100 * 2 ** (third / 3) for third in range(22)]  # thirds of an octave to 12.8 kHz
    bands = [
        float(power[(frequencies >= low) & (frequencies < high)].mean())
        for low, high in pairwise(edges)
    ]
    assert 10 * np.log10(max(bands) / min(bands)) < 6


@pytest.mark.rule("H-20")
def test_the_noise_has_no_quiet_place_for_a_click() -> None:
    noise = samples_of("blackout")
    blink = RATE // 100  # a click lasts about a hundredth of a second
    levels = [level(noise[at : at + blink]) for at in range(0, len(noise), blink)]
    assert decibels(min(levels) / level(noise)) > -2
    assert decibels(max(levels) / level(noise)) < 2
    assert decibels(level(noise)) > -12, "loud in itself"
