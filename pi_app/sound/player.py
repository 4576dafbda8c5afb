"""Plays cues. A table without a sound device is silent and plays on."""

from collections.abc import Iterable

import numpy as np
import pygame

from pi_app.sound.sounds import LASTING, moment
from pi_app.sound.synth import RATE

STEP = 10  # of the volume, in percent
FADE_MS = 300  # a noise comes and goes without a bang; a called player hears it begin anew
VOICES = 16  # sounds that may overlap

Moment = tuple[str, ...]


class Player:
    """Never blocks and never raises for want of a device. It owns pygame's mixer."""

    def __init__(self, volume: int, muted: bool) -> None:
        self._volume = _percent(volume)
        self._muted = muted
        self._made: dict[Moment, pygame.mixer.Sound] = {}
        self._opened = _open_mixer()

    @property
    def volume(self) -> int:
        return self._volume

    @property
    def muted(self) -> bool:
        return self._muted

    @property
    def works(self) -> bool:
        """Asked before every sound: to play on a mixer that pygame has shut is a crash."""
        return self._opened and pygame.mixer.get_init() is not None

    # ------------------------------------------------ what is heard

    def play(self, cues: Iterable[str]) -> None:
        """The cues of one change: each is heard once, however many players it stands for."""
        different = tuple(dict.fromkeys(cues))
        for cue in LASTING.intersection(different):
            self.loop(cue)
        short = tuple(cue for cue in different if cue not in LASTING)
        if short and self.works:
            self._sound(short).play()

    def loop(self, cue: str) -> None:
        """From its beginning, and on and on until `stop`."""
        if self.works:
            noise = self._sound((cue,))
            noise.stop()
            noise.play(loops=-1, fade_ms=FADE_MS)

    def stop(self, cue: str) -> None:
        if self.works and (cue,) in self._made:
            self._made[cue,].fadeout(FADE_MS)

    def _sound(self, cues: Moment) -> pygame.mixer.Sound:
        if cues not in self._made:
            samples = (moment(cues) * np.iinfo(np.int16).max).astype(np.int16)
            self._made[cues] = pygame.sndarray.make_sound(samples)
            self._made[cues].set_volume(self._loudness)
        return self._made[cues]

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
        if self.works:
            pygame.mixer.quit()
        self._opened = False


def _percent(volume: int) -> int:
    return min(100, max(0, volume))


def _open_mixer() -> bool:
    try:
        pygame.mixer.quit()  # whoever opened it before may have chosen another format
        pygame.mixer.init(RATE, -16, channels=1, buffer=1024, allowedchanges=0)
        pygame.mixer.set_num_channels(VOICES)
        heard = pygame.mixer.get_driver() != "dummy"
    except pygame.error:
        return False
    if not heard:
        pygame.mixer.quit()
    return heard
