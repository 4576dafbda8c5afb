"""How reading and importing packs grows.

Importing is measured from the file to the written pack, at two sizes; time and memory per row
should stay the same. Loading is measured beside tomllib alone on the same bytes, in turns.
"""

import gc
import time
import tomllib
import tracemalloc
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from pi_app.questions.importing import Defaults, bring_in
from pi_app.questions.pack import read_pack
from pi_app.questions.question import Question
from pi_app.questions.sheet import written
from pi_app.questions.writing import write_pack
from tests.bench_report import Line

FEW, MANY = 12_500, 50_000
IN_STEP = 1.25  # so much may a row of many cost beside a row of few: noise, and no more
LOADED = 10_000
TURNS = 5


def made_up(count: int) -> list[Question]:
    """Questions of invented words, as long as real ones and with words that come back."""
    chance = Random(count)
    sounds = [start + end for start in "bdfgklmnßr" for end in "aeiouäöü"]
    words = ["".join(chance.choices(sounds, k=chance.randrange(2, 5))) for _ in range(8_000)]
    questions: list[Question] = []
    for number in range(count):
        text = f"Was {' '.join(chance.choices(words, k=8))} {number}?"
        answers = tuple(
            f"{letter} {word}" for letter, word in zip("wxyz", chance.sample(words, 4), strict=True)
        )
        right, level = chance.choice("ABCD"), 1 + number % 15
        questions.append(Question(text, answers, right, chance.choice(words), level, "Ein Satz."))  # type: ignore[arg-type]
    return questions


def import_all(file: Path, folder: Path) -> int:
    imported = bring_in(file, Defaults(language="de"), lambda _: None)
    write_pack(folder, "bench", imported.questions)
    return len(imported.questions)


def import_costs(count: int) -> tuple[float, float]:
    """Microseconds and bytes per row."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "questions.csv"
        file.write_bytes(written(made_up(count), "de"))
        seconds = min(_seconds(lambda: import_all(file, Path(folder))) for _ in range(2))
        tracemalloc.start()
        try:
            assert import_all(file, Path(folder)) == count
            peak = tracemalloc.get_traced_memory()[1]
        finally:
            tracemalloc.stop()
    return seconds / count * 1e6, peak / count


def loading_times(count: int = LOADED, turns: int = TURNS) -> tuple[float, float]:
    """Loading a pack, and tomllib alone on the same files."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        write_pack(folder, "bench", made_up(count))
        texts = [file.read_text("utf-8") for file in sorted(folder.glob("*.toml"))]
        pairs = [
            (
                _seconds(lambda: read_pack(folder)),
                _seconds(lambda: [tomllib.loads(text) for text in texts]),
            )
            for _ in range(turns)
        ]
    return sorted(pairs, key=lambda pair: pair[0] / pair[1])[turns // 2]


def _seconds(work: Callable[[], object]) -> float:
    """Of this process alone, so that a busy machine does not count."""
    gc.collect()
    start = time.process_time()
    work()
    return time.process_time() - start


def title() -> str:
    return f"Packs: a row of {MANY:,} beside one of {FEW:,}; loading beside tomllib alone"


def lines() -> Iterator[Line]:
    few, many = import_costs(FEW), import_costs(MANY)
    yield Line(
        f"import of {MANY:,} rows, time a row",
        f"{many[0]:.0f} µs",
        f"{few[0]:.0f} µs",
        many[0] / few[0],
        at_most=IN_STEP,
    )
    yield Line(
        f"import of {MANY:,} rows, memory a row",
        f"{many[1]:,.0f} B",
        f"{few[1]:,.0f} B",
        many[1] / few[1],
        at_most=IN_STEP,
    )
    ours, plain = loading_times()
    yield Line(
        f"load {LOADED:,} questions",
        f"{ours:.2f} s",
        f"{plain:.2f} s",
        ours / plain,
        at_most=3,
    )
