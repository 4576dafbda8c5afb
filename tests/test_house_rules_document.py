"""The examples in docs/house-rules.md work, and what it says is refused is refused."""

import re
import tomllib
from pathlib import Path

import pytest

from pi_app.console.plan import GameName, Plan, lay_table
from pi_app.rules.core import Refused
from pi_app.rulesets import MAY_CHANGE, PARTS, PRINTED, read_house_rules
from pi_app.words import LANGUAGES, speak
from tests.playing import game_name

DOC = (Path(__file__).parent.parent / "docs" / "house-rules.md").read_text("utf-8")
SECTIONS = {part.splitlines()[0]: part for part in DOC.split("\n## ")[1:]}
TITLES: dict[str, GameName] = {
    "Millionaire": "millionaire",
    "Money Drop": "money_drop",
    "Haus des Geldes": "heist",
}
EXAMPLES = re.findall(r"```toml\n(.*?)```", DOC, flags=re.DOTALL)
REFUSED = [
    "\n".join(re.findall(r"`([^`]+)`", row.split("|")[1]))
    for row in SECTIONS["What is refused, and why"].splitlines()
    if row.startswith("| `")
]


def house(folder: Path, text: str) -> Path:
    file = folder / "house.toml"
    file.write_text(text, "utf-8")
    return file


@pytest.mark.parametrize("text", EXAMPLES)
def test_an_example_can_be_played(text: str, tmp_path: Path) -> None:
    file = house(tmp_path, text)
    rules = read_house_rules(file).rules
    game = game_name(rules.name)
    seats = max(rules.players[0], 3)
    edition = rules.name if game == "millionaire" else "de2013"
    view = lay_table(Plan(game, edition, seats=seats, house=file)).table_view()
    top = set(tomllib.loads(text)) - {"based_on"}
    assert set(view.house_rules) == top, "the screens name what was changed"


def test_there_are_examples_for_each_game() -> None:
    bases = {re.findall(r'based_on = "(\w+)"', text)[0] for text in EXAMPLES}
    assert bases == set(PRINTED)
    assert len(REFUSED) > 20


@pytest.mark.parametrize("text", REFUSED)
def test_what_is_said_to_be_refused_is_refused(text: str, tmp_path: Path) -> None:
    with pytest.raises(Refused) as refused:
        read_house_rules(house(tmp_path, text))
    for language in LANGUAGES:
        assert speak(refused.value.reason, language)


@pytest.mark.parametrize("title", TITLES)
def test_every_key_that_may_be_changed_is_explained(title: str) -> None:
    written = set(re.findall(r"`(\w+)`", SECTIONS[title]))
    keys = set(MAY_CHANGE[TITLES[title]])
    for part in keys & set(PARTS):
        keys |= set(PARTS[part])
    assert keys <= written
