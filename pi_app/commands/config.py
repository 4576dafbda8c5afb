"""`quizpult config`: is the file right, and what does it make of the table?"""

import argparse
from pathlib import Path
from typing import Any

import msgspec
import tomli_w

from pi_app.config import BadConfig, Config, cautions, find_config, read_config
from pi_app.rules.core import Say
from pi_app.words import Language, speak


def add_parser(commands: Any) -> None:
    """The hook for the parser of `quizpult`."""
    config = commands.add_parser("config", help="quizpult.toml: check it, show what holds")
    actions = config.add_subparsers(dest="action", required=True, metavar="ACTION")
    for name, text, run in (
        ("check", "everything that is wrong with the file, or what the table consists of", _check),
        ("show", "the whole configuration that holds, as a file", _show),
    ):
        action = actions.add_parser(name, help=text)
        action.add_argument("file", type=Path, nargs="?", metavar="FILE")
        action.add_argument("--lang", choices=("de", "en"), help="language of all texts")
        action.set_defaults(run=run)


def _check(chosen: argparse.Namespace) -> int:
    file: Path | None = chosen.file or find_config()
    try:
        config = read_config(file)
    except BadConfig as trouble:
        _tell_faults(trouble, chosen.lang or "de")
        return 1
    language: Language = chosen.lang or config.table.language
    fine = Say("config.fine", file=str(file)) if file else Say("config.defaults")
    for said in (fine, *table_of(config), *cautions(config)):
        print(speak(said, language))
    return 0


def _show(chosen: argparse.Namespace) -> int:
    try:
        config = read_config(chosen.file)
    except BadConfig as trouble:
        _tell_faults(trouble, chosen.lang or "de")
        return 1
    print(tomli_w.dumps(_written(msgspec.to_builtins(config))), end="")
    return 0


def _tell_faults(trouble: BadConfig, language: Language) -> None:
    for fault in trouble.faults:
        print(speak(fault, language))
    print(speak(Say("config.faults", count=len(trouble.faults)), language))


def _written(part: Any) -> Any:
    """TOML has no word for "none": such a key is left out, as it would be in a file."""
    if isinstance(part, dict):
        return {key: _written(value) for key, value in part.items() if value is not None}
    if isinstance(part, list | tuple):
        return [_written(each) for each in part]
    return part


def table_of(config: Config) -> list[Say]:
    """What the table would consist of."""
    said = [Say("config.table_screen", windows=config.screen.windows)]
    if config.gpio.box:
        names = ", ".join(config.gpio.names)
        said.append(Say("found.gpio_boxes", count=len(config.gpio.box), names=names))
    if config.boxes_on_screen:
        said.append(Say("found.screen_boxes", count=config.boxes_on_screen))
    if config.keyboard.enabled:
        said.append(Say("config.table_keyboard", players=config.keyboard.players))
    if config.buzz.enabled:
        said.append(Say("config.table_buzz"))
    said.append(Say(f"config.table_doors.{config.doors.driver}"))
    return said
