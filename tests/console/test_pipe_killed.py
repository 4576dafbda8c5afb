"""The real command, killed after every answer and taken up again."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from pi_app.console.journal import read_journal
from pi_app.console.pipe import pipe
from pi_app.console.plan import Plan, lay_table
from tests.console.room import small_pack


def told(answer: str) -> dict[str, Any]:
    """But for what counts the lines of one process, and sounds that were heard before the cut."""
    return {k: v for k, v in json.loads(answer).items() if k not in ("n", "sounds")}


def start(*arguments: str) -> tuple[subprocess.Popen[str], dict[str, Any]]:
    command = [sys.executable, "-m", "pi_app", "pipe", *arguments]
    process = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    if not line:
        raise AssertionError(process.communicate()[1])
    return process, told(line)


def press(seat: int, key: str) -> str:
    return json.dumps({"press": {"seat": seat, "key": key}})


def test_killed_after_each_answer_of_a_short_game(tmp_path: Path) -> None:
    """A run in which nothing is staked until the time is up; one step is taken back on the way."""
    pack = small_pack(tmp_path)
    plan = Plan("money_drop", names=("Ada", "Ben"), seed=6, time_limit=20.0, runs=1, packs=(pack,))
    table = lay_table(plan)
    lines: list[str] = []
    expected = []
    answers = pipe(table, _fed(lines), "de")
    expected.append(told(next(answers)))

    def send(line: str) -> None:
        lines.append(line)
        expected.append(told(next(answers)))

    for seat in (1, 2, 1):
        send(press(seat, "A"))
    send('{"wait": 7.5}')
    send(press(2, "B"))
    send('{"undo": 1}')
    send('{"wait": 30}')
    right = expected[-1]["host"]["right"]
    for window in (letter for letter in "ABCD" if letter != right):
        send(press(1, window))
    while expected[-1]["outcome"] is None:
        send(press(1, "A"))
    assert all(answer["refused"] is None for answer in expected)

    journal = tmp_path / "game.journal"
    game = ["--game", "money_drop", "--names", "Ada,Ben", "--seed", "6", "--time-limit", "20"]
    game += ["--runs", "1", "--pack", str(pack), "--journal", str(journal)]
    process, first = start(*game)
    assert first == expected[0]
    for number, line in enumerate(lines, start=1):
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(line + "\n")
        process.stdin.flush()
        assert told(process.stdout.readline()) == expected[number]
        process.kill()
        process.communicate()
        process, again = start("--resume", str(journal))
        assert again == expected[number], f"after {line}"
    assert process.stdin is not None
    process.communicate("")
    assert process.returncode == 0
    written = read_journal(journal)
    assert written.whole == journal.stat().st_size
    assert written.damaged_line is None


def _fed(lines: list[str]) -> Any:
    sent = 0
    while True:
        yield lines[sent]
        sent += 1
