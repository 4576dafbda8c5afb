"""Plays cues. A table without a sound device is silent and plays on."""

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

import pygame

from pi_app.sound.tape import BYTES, RATE, Tape

STEP = 10  # of the volume, in percent
FADE_MS = 300  # a noise comes and goes without a bang; a called player hears it begin anew
VOICES = 16  # sounds that may overlap
LOUDEST = 0.9  # of full scale: what several cues of one moment may come to


class Player:
    """Never raises for want of a device. It owns pygame's mixer.

    In the first second of an evening the tape is still being recorded, and short sounds are
    left out rather than waited for.
    """

    def __init__(self, volume: int, muted: bool) -> None:
        self._volume = _percent(volume)
        self._muted = muted
        self._made: dict[str, pygame.mixer.Sound] = {}
        self._tape = _new_tape() if _open_mixer() else None

    @property
    def volume(self) -> int:
        return self._volume

    @property
    def muted(self) -> bool:
        return self._muted

    @property
    def works(self) -> bool:
        """Asked before every sound: to play on a mixer that pygame has shut is a crash."""
        tape = self._tape
        return tape is not None and not tape.failed and pygame.mixer.get_init() is not None

    # ------------------------------------------------ what is heard

    def play(self, cues: Iterable[str]) -> None:
        """The cues of one change: each is heard once, however many players it stands for.

        One comes in after the other, and all of them together are not too loud.
        """
        tape = self._tape
        if tape is None or not (tape.ready and self.works):
            return
        cuts = [tape.cut(cue) for cue in dict.fromkeys(cues)]
        for cut in cuts:
            if cut.lasting:
                self.loop(cut.cue)
        short = [cut for cut in cuts if not cut.lasting]
        share = min(1.0, LOUDEST / max(LOUDEST, sum(cut.peak for cut in short)))
        late = 0.0
        for cut in short:
            self._sound(tape, cut.cue, late, share).play()
            late += cut.lead

    def loop(self, cue: str) -> None:
        """From its beginning, and on and on until `stop`. Better late than not at all (H-20)."""
        if self._tape is not None and self.works:
            self._tape.wait()
            if self.works:
                noise = self._sound(self._tape, cue)
                noise.stop()
                noise.play(loops=-1, fade_ms=FADE_MS)

    def stop(self, cue: str) -> None:
        if self.works and cue in self._made:
            self._made[cue].fadeout(FADE_MS)

    def _sound(
        self, tape: Tape, cue: str, late: float = 0.0, share: float = 1.0
    ) -> pygame.mixer.Sound:
        if late:
            silence = bytes(round(late * RATE) * BYTES)
            sound = pygame.mixer.Sound(buffer=silence + tape.samples(cue))
        else:
            if cue not in self._made:
                self._made[cue] = pygame.mixer.Sound(buffer=tape.samples(cue))
            sound = self._made[cue]
        sound.set_volume(self._loudness * share)
        return sound

    # ------------------------------------------------ how loud

    def louder(self) -> None:
        """Whoever asks for more wants to hear something, so it ends the muting as well."""
        self._muted = False
        self._set_volume(self._volume + STEP)

    def softer(self) -> None:
        self._set_volume(self._volume - STEP)

    def mute(self) -> None:
        """On and off."""
        self._muted = not self._muted
        self._set_volume(self._volume)

    def _set_volume(self, volume: int) -> None:
        self._volume = _percent(volume)
        if self.works:
            for sound in self._made.values():
                sound.set_volume(self._loudness)

    @property
    def _loudness(self) -> float:
        """Ears hear ratios: squared, each step sounds about as large as the one before."""
        return 0.0 if self._muted else (self._volume / 100) ** 2

    def close(self) -> None:
        self._made.clear()
        if self._tape is not None:
            self._tape.close()
            self._tape = None
            pygame.mixer.quit()


def _percent(volume: int) -> int:
    return min(100, max(0, volume))


def _open_mixer() -> bool:
    try:
        pygame.mixer.quit()  # whoever opened it before may have chosen another format
        with _silenced_stderr():
            pygame.mixer.init(RATE, -16, channels=1, buffer=1024, allowedchanges=0)
        pygame.mixer.set_num_channels(VOICES)
        heard = pygame.mixer.get_driver() != "dummy"
    except pygame.error:
        return False
    if not heard:
        pygame.mixer.quit()
    return heard


@contextmanager
def _silenced_stderr() -> Iterator[None]:
    """ALSA complains there at length where no card is found; the sound light says it."""
    kept = os.dup(2)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)


def _new_tape() -> Tape | None:
    try:
        return Tape()
    except OSError:  # nowhere to write, or no memory for another program
        return None
