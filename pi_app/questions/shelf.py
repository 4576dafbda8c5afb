"""The packs at hand: our own and those in the console's home, by name."""

import os
import re
import shutil
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import msgspec

from pi_app.home import packs_folder
from pi_app.questions.pack import Question, own_pack
from pi_app.questions.question import Game, shown
from pi_app.questions.writing import write_pack
from pi_app.rules.core import Refused, Say

OWN: tuple[tuple[str, Game], ...] = (
    ("de", "millionaire"),
    ("de", "money_drop"),
    ("en", "millionaire"),
    ("en", "money_drop"),
)
# No slashes, no dot in front: a name can neither climb out of the shelf nor hide in it.
_NAME = re.compile(r"\w[\w .+-]{0,59}(?<! )")


class Shelved(msgspec.Struct, frozen=True):
    name: str
    path: Path


def packs_at_hand() -> list[Shelved]:
    own = [Shelved(f"{game}-{language}", own_pack(language, game)) for language, game in OWN]
    return own + sorted(_at_home(), key=lambda pack: pack.name)


def _at_home() -> Iterator[Shelved]:
    try:
        for path in packs_folder().iterdir():
            if not path.name.startswith(".") and (
                path.is_dir() or path.suffix in (".toml", ".zip")
            ):
                yield Shelved(path.name if path.is_dir() else path.stem, path)
    except OSError:  # nothing was ever imported
        return


def find_pack(wanted: str) -> Path:
    """A pack by name or by path. A path must look like one, or lead somewhere."""
    for pack in packs_at_hand():
        if pack.name == wanted:
            return pack.path
    path = Path(wanted)
    try:
        if path.exists():
            return path
    except (OSError, ValueError):  # a name that no file can have
        pass
    known = ", ".join(pack.name for pack in packs_at_hand())
    raise Refused(Say("packs.unknown", name=shown(wanted), known=known))


class Count(msgspec.Struct):
    questions: int = 0
    fresh: int = 0


def counted(
    questions: Iterable[Question], played: Mapping[str, float]
) -> dict[str, dict[Game, dict[int, Count]]]:
    """Language, game and pile (a level, or a number of answers): how many, how many fresh."""
    there = Counter(
        (question.language, question.game, question.level or len(question.answers), fresh)
        for question in questions
        for fresh in (question.id not in played,)
    )
    told: dict[str, dict[Game, dict[int, Count]]] = {}
    for language, game, pile, fresh in sorted(there):
        piles = told.setdefault(language, {}).setdefault(game, {})
        count = piles.setdefault(pile, Count())
        number = there[language, game, pile, fresh]
        count.questions += number
        count.fresh += number * fresh
    return told


# ---------------------------------------------------------------- a new pack on the shelf


def name_for(file: Path, wanted: str | None) -> str:
    """The name asked for, or one made of the file's. `Refused` if it cannot be one."""
    name = wanted if wanted is not None else re.sub(r"[^\w .+-]+", "-", file.stem).strip("-. ")[:60]
    if not _NAME.fullmatch(name):
        raise Refused(Say("packs.bad_name", name=shown(name)))
    if name in {f"{game}-{language}" for language, game in OWN}:
        raise Refused(Say("packs.own_name", name=name))
    return name


def put_on_shelf(
    name: str, questions: list[Question], *, replace: bool
) -> tuple[Path, Path | None]:
    """The pack's folder, and where a former one of that name was kept.

    Written beside its place and moved there when it is whole: half a pack is never seen.
    """
    shelf = packs_folder()
    place = shelf / name
    try:
        if os.path.lexists(place) and not replace:
            raise Refused(Say("packs.name_taken", name=name))
        shelf.mkdir(parents=True, exist_ok=True)
        new = Path(tempfile.mkdtemp(prefix=f".{name}.new-", dir=shelf))
        try:
            write_pack(new, name, questions)
            kept = _keep(place) if os.path.lexists(place) else None
            new.chmod(0o755)
            new.rename(place)
        except BaseException:
            shutil.rmtree(new, ignore_errors=True)
            raise
    except OSError as trouble:
        raise Refused(Say("packs.not_written", path=str(place), why=trouble.strerror)) from trouble
    return place, kept


def _keep(place: Path) -> Path:
    number = 1
    while os.path.lexists(kept := place.with_name(f".{place.name}.before-{number}")):
        number += 1
    return place.rename(kept)
