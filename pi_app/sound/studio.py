"""Computes every sound of the evening and writes it to standard output: the tape (`tape.py`)."""

import sys

import msgspec
import numpy as np

from pi_app.sound.sounds import LASTING, SOUNDS, samples_of
from pi_app.sound.tape import Cut


def record() -> bytes:
    """A line that says where each sound is, then all of them, 16 bits a sample."""
    cuts: list[Cut] = []
    sounds: list[bytes] = []
    at = 0
    for cue, sound in SOUNDS.items():
        samples = (samples_of(cue) * np.iinfo(np.int16).max).astype(np.int16).tobytes()
        cuts.append(Cut(cue, at, len(samples), sound.lead, sound.peak, cue in LASTING))
        sounds.append(samples)
        at += len(samples)
    return b"".join((msgspec.json.encode(cuts), b"\n", *sounds))


if __name__ == "__main__":
    sys.stdout.buffer.write(record())
