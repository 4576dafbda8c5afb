"""One sound for each cue. All of them are in C, so that what coincides still agrees."""

from collections.abc import Callable
from functools import cache

from msgspec import Struct

from pi_app.sound.synth import (
    BELL,
    BRASS,
    STRINGS,
    WOOD,
    Samples,
    Timbre,
    at_peak,
    endless_noise,
    glide,
    held,
    hiss,
    soft,
    struck,
    thud,
    together,
    trembling,
)

# Two ordinary sounds that overlap stay below full scale.
QUIET, ORDINARY, LOUD = 0.25, 0.5, 0.9


class Sound(Struct, frozen=True):
    """`lead`: how long it has the moment to itself before the next cue of the moment joins in."""

    make: Callable[[], Samples]
    lead: float = 0.25
    peak: float = ORDINARY


def _row(
    notes: str, apart: float, seconds: float, timbre: Timbre = BELL, decay: float = 5.0
) -> Samples:
    """Notes struck one after the other."""
    struck_ones = (struck(note, seconds, timbre, decay) for note in notes.split())
    return together(*((number * apart, note) for number, note in enumerate(struck_ones)))


def _chord(notes: str, seconds: float, timbre: Timbre = STRINGS, attack: float = 0.08) -> Samples:
    return together(*((0, held(note, seconds, timbre, attack)) for note in notes.split()))


# ---------------------------------------------------------------- the evening


def _press() -> Samples:
    return struck("E5", 0.09, WOOD)


def _seat() -> Samples:
    return _row("G4 C5", 0.12, 0.4)


def _warning() -> Samples:
    return _row("F4 F4 C4", 0.16, 0.4, STRINGS, decay=4)


def _tick() -> Samples:
    return struck("C6", 0.08, WOOD)


def _pause() -> Samples:
    return together((0, _row("G4 C4", 0.22, 0.6)), (0, 0.4 * _chord("C3 G3", 0.8)))


# ---------------------------------------------------------------- questions


def _round() -> Samples:
    rise = _row("C4 G4 C5 E5 G5", 0.11, 0.8)
    return together((0, 0.5 * _chord("C3 G3 C4", 1.4)), (0, rise), (0, thud(0.4)))


def _question() -> Samples:
    return together((0, thud(0.5)), (0, _row("G4 C5", 0.18, 0.7)), (0, 0.4 * held("C3", 0.9)))


def _answers() -> Samples:
    return _row("C5 D5 E5 G5", 0.16, 0.45)


def _lock() -> Samples:
    return together(
        (0, thud(0.25)), (0.05, 0.6 * struck("C5", 0.4)), (0.05, 0.3 * struck("G5", 0.4))
    )


def _suspense() -> Samples:
    heart = together(
        (0, thud(0.4)), (0.2, 0.6 * thud(0.4)), (0.8, thud(0.4)), (1.0, 0.6 * thud(0.4))
    )
    strings = trembling(_chord("C3 Eb3 G3 Ab3", 1.45, attack=0.4), 9, 0.5)
    return together((0, heart), (0, 0.35 * strings))


def _right() -> Samples:
    rise = _row("C5 E5 G5 C6", 0.09, 0.75, decay=4)
    return together((0, rise), (0.27, 0.25 * _chord("C4 E4 G4", 0.75, BRASS, 0.03)))


def _wrong() -> Samples:
    fall = _row("Eb4 C4 Ab3", 0.2, 0.7, STRINGS, decay=3)
    return together((0, fall), (0.4, 0.8 * thud(0.6)))


def _leave() -> Samples:
    return together((0, _row("G4 E4 C4", 0.17, 0.7)), (0.2, 0.3 * _chord("C3 E3 G3", 0.9)))


# ---------------------------------------------------------------- jokers


def _joker() -> Samples:
    return _row("C5 E5 G5 B5 C6 E6", 0.06, 0.55, decay=4)


def _audience() -> Samples:
    murmur = trembling(hiss(1.2, 300, 1500, seed=11, decay=1), 5, 0.6)
    return together((0, 0.5 * soft(murmur, 0.3, 0.5)), (0.1, 0.6 * _row("E4 G4 E4 G4", 0.2, 0.4)))


def _phone() -> Samples:
    """An old telephone rings twice."""
    ring = trembling(
        together((0, held("E5", 0.5, BELL, 0.01)), (0, held("A5", 0.5, BELL, 0.01))), 22, 0.9
    )
    return together((0, ring), (0.65, ring))


def _clock() -> Samples:
    tick, tock = struck("G5", 0.12, WOOD), struck("D5", 0.12, WOOD)
    return together((0, tick), (0.3, tock), (0.6, tick), (0.9, tock))


def _call_for_help() -> Samples:
    return _row("G4 E5 G4 E5", 0.2, 0.45)


# ---------------------------------------------------------------- cards


def _card() -> Samples:
    return together((0, hiss(0.16, 1500, 6000, seed=21)), (0.1, 0.5 * thud(0.12, 90, 260)))


def _cards() -> Samples:
    one = _card()
    return together((0, one), (0.13, one), (0.26, one), (0.39, one), (0.4, 0.3 * struck("C5", 0.5)))


def _shuffle() -> Samples:
    flick = hiss(0.07, 1800, 7000, seed=22)
    riffle = ((0.05 * number, (0.5 + 0.04 * number) * flick) for number in range(13))
    return together(*riffle, (0.75, hiss(0.3, 900, 4000, seed=23)))


# ---------------------------------------------------------------- windows and chips


def _chip() -> Samples:
    click = struck("E6", 0.07, WOOD)
    return together((0, click), (0.045, 0.6 * click))


def _door() -> Samples:
    latch = hiss(0.06, 1500, 5000, seed=31)
    return together(
        (0, latch), (0.05, thud(0.5, 45, 180)), (0.05, 0.5 * hiss(0.45, 200, 900, seed=32))
    )


def _door_shut() -> Samples:
    return together((0, 0.4 * hiss(0.2, 200, 900, seed=33, decay=1)), (0.15, thud(0.35, 55, 130)))


def _fall() -> Samples:
    clatter = [
        (0.55 + 0.07 * number, (0.5 - 0.06 * number) * struck(note, 0.12, WOOD))
        for number, note in enumerate(("E6", "C6", "D6", "A5", "C6", "G5"))
    ]
    return together((0, 0.7 * glide(1000, 180, 0.7, decay=1)), *clatter)


def _lost() -> Samples:
    fall = _row("C4 B3 Bb3 Ab3", 0.24, 0.7, STRINGS, decay=3)
    return together((0, fall), (0.72, thud(0.7)), (0.72, 0.3 * _chord("C2 Ab2", 0.75)))


# ---------------------------------------------------------------- the loot


def _loot_up() -> Samples:
    return together((0, _row("G5 C6", 0.09, 0.7)), (0, 0.15 * hiss(0.3, 4000, 9000, seed=41)))


def _loot_down() -> Samples:
    return _row("G4 Eb4 C4", 0.13, 0.55)


def _stopped() -> Samples:
    return _row("C4 C4", 0.2, 0.4, WOOD)


def _blackout() -> Samples:
    """H-20: over this nobody hears whose keys click, nor where."""
    return endless_noise(15.0, seed=51)


# ---------------------------------------------------------------- endings


def _brass(*phrase: tuple[float, str, float]) -> Samples:
    return together(*((at, _chord(notes, long, BRASS, 0.03)) for at, notes, long in phrase))


def _fanfare() -> Samples:
    tune = _brass(
        (0.0, "C4 G4", 0.22),
        (0.22, "C4 G4", 0.22),
        (0.44, "E4 G4 C5", 0.5),
        (0.88, "F4 A4 C5", 0.5),
        (1.32, "G4 B4 D5", 0.5),
        (1.76, "C4 G4 C5 E5", 1.6),
    )
    return together((0, tune), (1.76, 2 * thud(0.8)), (1.76, 0.5 * _row("C6 E6 G6", 0.1, 1.0)))


def _million() -> Samples:
    tune = _brass((0.0, "C4 E4 G4", 0.7), (0.6, "F4 A4 C5", 0.7), (1.2, "G4 B4 D5", 0.7))
    last = _chord("C4 G4 C5 E5 G5", 2.1, BRASS, 0.03)
    glitter = _row("C5 E5 G5 C6 E6 G6 C7 G6 E6 C6 E6 G6 C7", 0.13, 0.7)
    applause = soft(hiss(2.1, 700, 6000, seed=61, decay=1), 0.5, 1.0)
    return together(
        (0, tune), (1.8, last), (1.8, 2 * thud(0.9)), (1.5, 0.6 * glitter), (1.8, 2 * applause)
    )


SOUNDS: dict[str, Sound] = {
    "press": Sound(_press, peak=QUIET),
    "seat": Sound(_seat),
    "warning": Sound(_warning),
    "tick": Sound(_tick, peak=QUIET),
    "pause": Sound(_pause),
    "round": Sound(_round),
    "question": Sound(_question),
    "answers": Sound(_answers),
    "lock": Sound(_lock),
    "suspense": Sound(_suspense),
    "right": Sound(_right, lead=0.7),
    "wrong": Sound(_wrong),
    "leave": Sound(_leave, lead=0.5),
    "joker": Sound(_joker, lead=0.5),
    "audience": Sound(_audience),
    "phone": Sound(_phone),
    "clock": Sound(_clock),
    "call_for_help": Sound(_call_for_help),
    "card": Sound(_card),
    "cards": Sound(_cards),
    "shuffle": Sound(_shuffle),
    "chip": Sound(_chip, peak=QUIET),
    "door": Sound(_door, lead=0.2),
    "door_shut": Sound(_door_shut),
    "fall": Sound(_fall, lead=0.9),
    "lost": Sound(_lost),
    "loot_up": Sound(_loot_up),
    "loot_down": Sound(_loot_down),
    "stopped": Sound(_stopped),
    "blackout": Sound(_blackout, peak=LOUD),
    "fanfare": Sound(_fanfare, peak=LOUD),
    "million": Sound(_million, peak=LOUD),
}

# These go on until they are stopped; the end runs into the beginning.
LASTING = frozenset({"blackout"})


@cache
def samples_of(cue: str) -> Samples:
    sound = SOUNDS[cue]
    made = sound.make()
    return at_peak(made if cue in LASTING else soft(made), sound.peak)
