"""The files of a pack, out of a folder, a single file or a zip, and never too much of them."""

import os
import stat
import zipfile
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

from pi_app.questions.fault import Fault, Place
from pi_app.questions.question import shown
from pi_app.rules.core import Say

# Room for some 200,000 questions; a zip that unpacks to more is not a question pack.
MOST_BYTES = 64 * 1024 * 1024
MOST_FILES = 1000

Found = tuple[str, bytes | Fault]


def read_bytes(file: Path) -> bytes | Fault:
    """All of an ordinary file, or why not."""
    name = shown(file.name or file)
    try:
        if not file.exists():
            return Fault(Place(name), Say("packs.fault.not_there"))
        if not file.is_file():
            return Fault(Place(name), Say("packs.fault.not_a_file"))
        with file.open("rb") as opened:
            # Asked for more than there is, Python would set aside room for all of it.
            size = os.fstat(opened.fileno()).st_size
            data = opened.read(min(size, MOST_BYTES) + 1)
    except (OSError, ValueError) as trouble:  # ValueError: a name no file can have
        why = getattr(trouble, "strerror", None) or str(trouble)
        return Fault(Place(name), Say("packs.fault.unreadable", why=shown(why)))
    if len(data) > MOST_BYTES:
        return Fault(Place(name), Say("packs.fault.too_big", most=MOST_BYTES // 1024 // 1024))
    return data


def pack_files(path: Path) -> list[Found]:
    """Name and bytes of every TOML file of a pack, in the order of their names."""
    try:
        if path.is_dir():
            inside = sorted(path.glob("*.toml"))
            return _not_too_much([(shown(file.name), read_bytes(file)) for file in inside])
    except OSError as trouble:
        why = shown(trouble.strerror)
        return [(path.name, Fault(Place(shown(path.name)), Say("packs.fault.unreadable", why=why)))]
    data = read_bytes(path)
    if not isinstance(data, Fault) and path.suffix.lower() == ".zip":
        return _not_too_much(list(_unzipped(path)))
    return [(shown(path.name), data)]


def _not_too_much(found: list[Found]) -> list[Found]:
    total = sum(len(data) for _, data in found if isinstance(data, bytes))
    if total <= MOST_BYTES:
        return found
    most = MOST_BYTES // 1024 // 1024
    return [("", Fault(Place(found[0][0]), Say("packs.fault.too_big", most=most)))]


def _unzipped(path: Path) -> Iterator[Found]:
    """Read in memory only: nothing of a zip is ever written to where its names point."""
    name = shown(path.name)
    try:
        with zipfile.ZipFile(path) as archive:
            entries = [entry for entry in archive.infolist() if not entry.is_dir()]
            if len(entries) > MOST_FILES or zip_size(archive) > MOST_BYTES:
                most = MOST_BYTES // 1024 // 1024
                yield name, Fault(Place(name), Say("packs.fault.too_big", most=most))
                return
            for entry in sorted(entries, key=lambda entry: entry.filename):
                inside = f"{name}/{shown(entry.filename)}"
                if _climbs_out(entry):
                    yield inside, Fault(Place(inside), Say("packs.fault.climbs_out"))
                elif entry.filename.lower().endswith(".toml"):
                    yield inside, archive.read(entry)
    except Exception as trouble:  # a damaged or locked zip fails in a dozen ways
        yield name, Fault(Place(name), Say("packs.fault.bad_zip", why=shown(trouble)))


def zip_size(archive: zipfile.ZipFile) -> int:
    """Unpacked, as the zip itself says; zipfile never unpacks more of an entry than that."""
    return sum(entry.file_size for entry in archive.infolist())


def _climbs_out(entry: zipfile.ZipInfo) -> bool:
    inside = PurePosixPath(entry.filename.replace("\\", "/"))
    link = stat.S_ISLNK(entry.external_attr >> 16)
    return link or inside.is_absolute() or ".." in inside.parts or ":" in "".join(inside.parts[:1])
