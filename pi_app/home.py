"""Where the console keeps what it must not forget: imported packs, what was played."""

import os
from pathlib import Path


def home() -> Path:
    """QUIZPULT_HOME if it is set, otherwise the place the desktop has for such things."""
    own = os.environ.get("QUIZPULT_HOME")
    if own:
        return Path(own)
    shared = os.environ.get("XDG_DATA_HOME")
    return (Path(shared) if shared else Path.home() / ".local" / "share") / "quizpult"


def packs_folder() -> Path:
    return home() / "packs"


def memory_file() -> Path:
    return home() / "played.sqlite"
