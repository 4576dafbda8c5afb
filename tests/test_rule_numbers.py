"""From a number in docs/rules one search leads to the code and to a test."""

import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
PROJECT = HERE.parent
CATALOGUE = ("millionaire.md", "money_drop.md", "heist.md")


def numbers() -> list[str]:
    found: list[str] = []
    for file in CATALOGUE:
        text = (PROJECT / "docs" / "rules" / file).read_text("utf-8")
        found += re.findall(r"^- ([MDH]-\d\d) ", text, flags=re.MULTILINE)
    return found


def texts(folder: Path, *endings: str) -> str:
    files = sorted(file for ending in endings for file in folder.rglob(f"*{ending}"))
    return "\n".join(file.read_text("utf-8") for file in files)


CODE = texts(PROJECT / "pi_app", ".py", "rulesets/*.toml")
MARKED = set(
    re.findall(
        r"[MDH]-\d\d",
        " ".join(re.findall(r"pytest\.mark\.rule\(([^)]*)\)", texts(HERE, ".py"))),
    )
)


def test_the_catalogue_is_whole() -> None:
    expected = [f"M-{n:02}" for n in range(1, 42)]
    expected += [f"D-{n:02}" for n in range(1, 22)]
    expected += [f"H-{n:02}" for n in range(1, 28)]
    assert numbers() == expected


@pytest.mark.parametrize("number", numbers())
def test_rule_has_code(number: str) -> None:
    assert number in CODE


@pytest.mark.parametrize("number", numbers())
def test_rule_has_a_test(number: str) -> None:
    assert number in MARKED
