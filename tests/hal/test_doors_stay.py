"""D-21 in real programs: however one ends, and however it starts again, no door moves."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

TOP = Path(__file__).parent.parent.parent


def run(ending: str, file: Path) -> tuple[int, list[str]]:
    """The exit code, and the doors that were given a level other than "no pulses"."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.hal.door_process", ending, str(file)],
        cwd=TOP,
        capture_output=True,
        check=False,
    )
    lines = file.read_text().splitlines()
    assert "ready" in lines, done.stderr.decode()
    file.unlink()
    return done.returncode, [line for line in lines if line != "ready" and not line.endswith(" 0")]


@pytest.mark.rule("D-21")
@pytest.mark.parametrize(
    ("ending", "code"),
    [
        ("at its end", 0),
        ("exception", 1),
        ("terminated", -signal.SIGTERM),
        ("killed", -signal.SIGKILL),
    ],
)
def test_no_door_moves_however_a_program_ends(ending: str, code: int, tmp_path: Path) -> None:
    assert run(ending, tmp_path / "pins") == (code, [])


@pytest.mark.rule("D-21")
@pytest.mark.parametrize(
    ("ending", "code"), [("killed in a move", -signal.SIGKILL), ("closed in a move", 0)]
)
def test_a_restart_after_a_broken_move_moves_nothing(
    ending: str, code: int, tmp_path: Path
) -> None:
    assert run(ending, tmp_path / "pins") == (code, ["GPIO22 0.075"])
    assert run("at its end", tmp_path / "pins") == (0, [])
