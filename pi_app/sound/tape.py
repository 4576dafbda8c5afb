"""The sounds of the evening, computed by a program of its own while the table is being laid.

What it takes to compute them (numpy, and some seconds on a small machine) is gone again when
they are on the tape: the table needs neither its time nor its memory.
"""

import sys
from subprocess import DEVNULL, Popen
from tempfile import TemporaryFile

import msgspec

RATE = 48_000  # what HDMI runs at, so that nothing has to be converted on the way
BYTES = 2  # a sample


class Cut(msgspec.Struct, frozen=True):
    """Where a sound is on the tape.

    `lead` is how long it has a moment to itself before the next cue of the moment joins in;
    `lasting` ones go on until they are stopped, their end runs into their beginning.
    """

    cue: str
    start: int
    length: int
    lead: float
    peak: float
    lasting: bool


class Tape:
    """`OSError` where nothing can be written or started."""

    def __init__(self) -> None:
        self._file = TemporaryFile()  # noqa: SIM115  (closed by `close`)
        try:
            command = [sys.executable, "-m", "pi_app.sound.studio"]
            self._studio = Popen(command, stdin=DEVNULL, stdout=self._file, stderr=DEVNULL)
        except OSError:
            self._file.close()
            raise
        self._cuts: dict[str, Cut] | None = None
        self._sounds_at = 0

    @property
    def failed(self) -> bool:
        return bool(self._studio.poll())

    @property
    def ready(self) -> bool:
        return self._studio.poll() == 0

    def wait(self) -> None:
        self._studio.wait()

    def cut(self, cue: str) -> Cut:
        """Only of a tape that is ready."""
        if self._cuts is None:
            self._file.seek(0)
            heading = self._file.readline()
            self._cuts = {one.cue: one for one in msgspec.json.decode(heading, type=list[Cut])}
            self._sounds_at = len(heading)
        return self._cuts[cue]

    def samples(self, cue: str) -> bytes:
        cut = self.cut(cue)
        self._file.seek(self._sounds_at + cut.start)
        return self._file.read(cut.length)

    def close(self) -> None:
        self._studio.kill()
        self._studio.wait()
        self._file.close()
