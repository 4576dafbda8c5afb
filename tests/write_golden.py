"""Writes the golden play-throughs anew: `make golden`, then read the difference."""

from pathlib import Path
from tempfile import TemporaryDirectory

from pi_app.console.demo import demo
from tests.test_demo import GAMES, GOLDEN, small_pack, with_pack

for name, plan in GAMES.items():
    with TemporaryDirectory() as folder:
        told = "\n".join(demo(with_pack(plan, small_pack(Path(folder))))) + "\n"
    (GOLDEN / f"{name}.txt").write_text(told, "utf-8")
