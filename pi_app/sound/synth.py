"""What sounds are made of: tones, glides, hiss and thuds, all of them soft at both ends.

Everything is a mono array of floats. Nothing here depends on a clock or on chance: hiss comes
from a seed, so the same call gives the same samples on every evening.
"""

from functools import cache

import numpy as np
from numpy.fft import irfft, rfft, rfftfreq
from numpy.random import PCG64, Generator
from numpy.typing import NDArray

from pi_app.sound.tape import RATE

Samples = NDArray[np.float32]

# The timbres, as (multiple of the pitch, loudness): higher partials also fade sooner.
Timbre = tuple[tuple[float, float], ...]
BELL: Timbre = ((1, 1.0), (2, 0.45), (3, 0.18), (4.2, 0.12), (5.4, 0.06))
WOOD: Timbre = ((1, 1.0), (3.93, 0.3), (9.2, 0.08))
BRASS: Timbre = ((1, 1.0), (2, 0.7), (3, 0.5), (4, 0.32), (5, 0.2), (6, 0.12))
STRINGS: Timbre = ((0.997, 0.6), (1.003, 0.6), (2, 0.35), (3, 0.16), (4, 0.08))

_STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}


def pitch(name: str) -> float:
    """`A4` is 440 Hz, `Eb4` a semitone below E."""
    step = _STEPS[name[0]] - name.count("b") + 12 * int(name[-1])
    return float(440.0 * 2 ** ((step - 57) / 12))


def _times(seconds: float) -> Samples:
    return np.arange(round(seconds * RATE), dtype=np.float32) / np.float32(RATE)


def soft(samples: Samples, attack: float = 0.004, release: float = 0.02) -> Samples:
    """Rises from nothing and falls to nothing, so that neither end clicks."""
    shaped = samples.copy()
    rise, fall = (_ramp(min(round(ends * RATE), len(shaped))) for ends in (attack, release))
    shaped[: len(rise)] *= rise
    shaped[len(shaped) - len(fall) :] *= fall[::-1]
    return shaped


@cache
def _ramp(count: int) -> Samples:
    return (0.5 - 0.5 * np.cos(np.linspace(0, np.pi, count))).astype(np.float32)


def struck(note: str, seconds: float, timbre: Timbre = BELL, decay: float = 5.0) -> Samples:
    """A bell, a bar or a string that is hit once and dies away; a larger `decay` dies sooner."""
    times = _times(seconds)
    # One exponential for all partials: the higher ones multiply it by itself.
    dying = np.exp(times * np.float32(-decay / seconds))
    faded, tone = dying, np.zeros_like(times)
    for multiple, loudness in timbre:
        tone += np.float32(loudness) * faded * _sine(pitch(note) * multiple, len(tone))
        faded = faded * dying
    return soft(tone, 0.003, 0.03)


def held(note: str, seconds: float, timbre: Timbre = STRINGS, attack: float = 0.08) -> Samples:
    """A note that swells, stays and is let go."""
    tone = np.zeros(round(seconds * RATE), dtype=np.float32)
    for multiple, loudness in timbre:
        tone += np.float32(loudness) * _sine(pitch(note) * multiple, len(tone))
    return soft(tone, attack, seconds * 0.45)


_ONE_TURN: Samples = np.sin(np.linspace(0, 2 * np.pi, 1 << 16, endpoint=False)).astype(np.float32)


def _sine(frequency: float, count: int) -> Samples:
    """Looked up in one turn of the circle: faster than `np.sin`, and in tune to the last sample."""
    turn = np.uint32(round(frequency / RATE * 2**32))
    wave: Samples = _ONE_TURN[np.arange(count, dtype=np.uint32) * turn >> np.uint32(16)]
    return wave


def glide(start: float, end: float, seconds: float, decay: float = 2.0) -> Samples:
    """A tone that slides from one frequency to another."""
    times = _times(seconds)
    along = times / np.float32(seconds)
    bend = np.log(end / start)
    phase = 2 * np.pi * start * seconds * np.expm1(bend * along.astype(np.float64)) / bend
    slid: Samples = (np.sin(phase) * np.exp(-decay * along)).astype(np.float32)
    return soft(slid)


def thud(seconds: float, low: float = 48.0, high: float = 150.0) -> Samples:
    """Something heavy lands."""
    return glide(high, low, seconds, decay=5.0)


def white(seconds: float, seed: int) -> Samples:
    chance = Generator(PCG64(seed))
    return chance.random(round(seconds * RATE), dtype=np.float32) * 2 - 1


def hiss(seconds: float, low: float, high: float, seed: int, decay: float = 4.0) -> Samples:
    """A dying breath of noise between two frequencies: paper, air, applause."""
    noise = white(seconds, seed)
    spectrum = rfft(noise)
    frequencies = rfftfreq(len(noise), 1 / RATE)
    octaves_outside = np.abs(
        np.log2(np.maximum(frequencies, 1.0) / np.clip(frequencies, low, high).clip(1.0))
    )
    band = irfft(spectrum * np.exp(-3 * octaves_outside), len(noise)).astype(np.float32)
    return soft(band * np.exp(_times(seconds) * np.float32(-decay / seconds)), 0.006, 0.03)


def trembling(samples: Samples, per_second: float, depth: float) -> Samples:
    wave = _sine(per_second, len(samples))
    shaken: Samples = samples * (1 - np.float32(depth) * (0.5 + 0.5 * wave))
    return shaken


def endless_noise(seconds: float, seed: int) -> Samples:
    """Noise over all frequencies whose end runs into its beginning without a seam.

    Each sample leans a little on the one before it, and the first on the last: that takes the
    edge off the treble (by 5 dB at the very top) and leaves no place quiet.
    """
    noise = white(seconds, seed)
    softened: Samples = noise + np.float32(0.3) * np.roll(noise, 1)
    return softened


def together(*parts: tuple[float, Samples]) -> Samples:
    """Sounds laid over each other, each beginning at its second."""
    starts = [round(at * RATE) for at, _ in parts]
    ends = [start + len(samples) for start, (_, samples) in zip(starts, parts, strict=True)]
    mixed = np.zeros(max(ends), dtype=np.float32)
    for start, end, (_, samples) in zip(starts, ends, parts, strict=True):
        mixed[start:end] += samples
    return mixed


def at_peak(samples: Samples, peak: float) -> Samples:
    scaled: Samples = samples * np.float32(peak / np.abs(samples).max())
    return scaled
