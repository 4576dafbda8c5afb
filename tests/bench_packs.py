"""How reading and importing packs grows: `python -m tests.bench_packs`.

Importing is measured from the file to the written pack, at three sizes; time and memory per
row should stay the same. Loading is measured beside tomllib alone on the same bytes, in turns.
"""

import gc
import statistics
import time
import tomllib
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from pi_app.questions.importing import Defaults, bring_in
from pi_app.questions.pack import read_pack
from pi_app.questions.question import Question
from pi_app.questions.sheet import written
from pi_app.questions.writing import write_pack

SIZES = (12_500, 25_000, 50_000)
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


def loading_ratio(count: int = LOADED, turns: int = TURNS) -> float:
    """Loading a pack beside tomllib alone on the same files."""
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
    return statistics.median(ours / plain for ours, plain in pairs)


def _seconds(work: Callable[[], object]) -> float:
    """Of this process alone, so that a busy machine does not count."""
    gc.collect()
    start = time.process_time()
    work()
    return time.process_time() - start


def main() -> None:
    print("packs: importing CSV, per row, with checks, near-duplicates and writing the pack")
    print(f"{'rows':>8} {'µs/row':>8} {'bytes/row':>10}")
    costs = {count: import_costs(count) for count in SIZES}
    for count, (micros, size) in costs.items():
        print(f"{count:8,} {micros:8.1f} {size:10,.0f}")
    small, large = costs[SIZES[0]], costs[SIZES[-1]]
    print(
        f"{SIZES[-1]:,} beside {SIZES[0]:,} rows: time per row × {large[0] / small[0]:.2f}, "
        f"memory per row × {large[1] / small[1]:.2f}"
    )
    print(f"loading {LOADED:,} questions takes {loading_ratio():.2f} × tomllib alone (at most 3)")


if __name__ == "__main__":
    main()
