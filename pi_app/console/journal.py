"""The journal: one file a game, written before anything takes effect.

The first line names the game; each further line holds one press with all that followed from
it, so that a cut never leaves half a step. Every line begins with a checksum that runs on from
the line before. The file holds secrets: only its owner may read it.
"""

import os
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from pi_app import __version__
from pi_app.console.plan import Plan
from pi_app.console.seating import Chair
from pi_app.console.table import Entry
from pi_app.rules.core import Refused, Say, Sealed

FORMAT = 1


class Header(msgspec.Struct, frozen=True):
    """What has to be known to lay the same table again."""

    plan: Plan
    started: float  # seconds since 1970
    packs: str  # a hash of the questions the decks were made of
    chairs: tuple[Chair, ...] = ()  # who sat where
    version: str = __version__
    format: int = FORMAT


class Written(msgspec.Struct, frozen=True):
    """What was read from a journal; `whole` is how many bytes of it are good."""

    header: Header
    entries: list[Entry]
    whole: int
    checksum: int
    damaged_line: int | None = None


def _plain(thing: Any) -> Any:
    match thing:
        case Sealed():
            return thing.unseal()
        case Path():
            return str(thing)
    raise TypeError(type(thing).__name__)


def _from_plain(kind: Any, thing: Any) -> Any:
    if kind is Path:
        return Path(thing)
    return Sealed(thing)


_ENCODE = msgspec.json.Encoder(enc_hook=_plain)
_HEADER = msgspec.json.Decoder(Header, dec_hook=_from_plain)
_ENTRIES = msgspec.json.Decoder(list[Entry], dec_hook=_from_plain)


class Journal:
    """Appends to a file. When the disk refuses, the game goes on and `trouble` says why."""

    def __init__(self, path: Path, checksum: int = 0) -> None:
        self.path = path
        self.trouble: Say | None = None
        self._checksum = checksum
        self._file: int | None = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)

    @classmethod
    def begin(cls, path: Path, header: Header) -> "Journal":
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.unlink(missing_ok=True)
            journal = cls(path)
            _sync_folder(path.parent)
        except OSError as trouble:
            raise Refused(_unwritable(path, trouble)) from trouble
        journal._append(_ENCODE.encode(header), for_good=True)
        if journal.trouble:
            raise Refused(journal.trouble)
        return journal

    @classmethod
    def go_on(cls, path: Path, written: Written) -> "Journal":
        """Write on behind the last whole line."""
        try:
            os.truncate(path, written.whole)
            return cls(path, written.checksum)
        except OSError as trouble:
            raise Refused(_unwritable(path, trouble)) from trouble

    def write(self, entries: Sequence[Entry], *, for_good: bool) -> None:
        self._append(_ENCODE.encode(entries), for_good=for_good)

    def _append(self, line: bytes, *, for_good: bool) -> None:
        if self._file is None:
            return
        checksum = zlib.crc32(line, self._checksum)
        whole = b"%08x %s\n" % (checksum, line)
        try:
            if os.write(self._file, whole) != len(whole):
                raise OSError(0, "disk full")
            if for_good:
                os.fsync(self._file)
        except OSError as trouble:
            self.trouble = _unwritable(self.path, trouble)
            self.close()
        self._checksum = checksum

    def close(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None


def _sync_folder(folder: Path) -> None:
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _unwritable(path: Path, trouble: OSError) -> Say:
    return Say("journal.unwritable", file=path.name, why=trouble.strerror or str(trouble))


def read_journal(path: Path) -> Written:
    """All whole lines. A torn last line is dropped; damage before that is reported."""
    try:
        data = path.read_bytes()
    except OSError as trouble:
        raise Refused(Say("journal.unreadable", file=path.name, why=trouble.strerror)) from trouble
    *lines, _torn = data.split(b"\n")
    header: Header | None = None
    entries: list[Entry] = []
    whole = checksum = 0
    for number, line in enumerate(lines, start=1):
        running = _checked(line, checksum)
        try:
            if running is None:
                raise ValueError
            if header is None:
                header = _HEADER.decode(line[9:])
            else:
                entries += _ENTRIES.decode(line[9:])
        except ValueError:  # msgspec's errors are ValueErrors too
            if header is None:
                break
            last = number == len(lines) and not _torn
            return Written(header, entries, whole, checksum, None if last else number)
        checksum, whole = running, whole + len(line) + 1
    if header is None or header.format != FORMAT:
        raise Refused(Say("journal.not_one", file=path.name))
    return Written(header, entries, whole, checksum)


def _checked(line: bytes, checksum: int) -> int | None:
    """The running checksum after this line; None where it does not agree."""
    running = zlib.crc32(line[9:], checksum)
    return running if line[:9] == b"%08x " % running else None
