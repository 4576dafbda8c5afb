"""A line of `make bench`: ours, what it stands beside, the ratio, and whether it holds."""

from collections.abc import Iterable

from msgspec import Struct


class Line(Struct, frozen=True):
    what: str
    ours: str
    beside: str
    ratio: float
    at_least: float | None = None
    at_most: float | None = None

    @property
    def verdict(self) -> str:
        if self.at_least is not None:
            return f"at least {self.at_least:g}: {_holds(self.ratio >= self.at_least)}"
        if self.at_most is not None:
            return f"at most {self.at_most:g}: {_holds(self.ratio <= self.at_most)}"
        return ""  # for information


def _holds(true: bool) -> str:
    return "holds" if true else "does not hold"


def print_table(title: str, lines: Iterable[Line]) -> None:
    print(f"\n{title}", flush=True)
    for line in lines:
        numbers = f"{line.ours:>14} {line.beside:>14} {line.ratio:7.2f} ×"
        print(f"  {line.what:44} {numbers}  {line.verdict}", flush=True)
