"""The printed rule sets and house rules: files of one shape, checked when they are read."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from pi_app.rules.core import Refused, Say
from pi_app.rules.heist import ruleset as heist
from pi_app.rules.millionaire import edition as millionaire
from pi_app.rules.money_drop import ruleset as money_drop

AnyRules = millionaire.Edition | money_drop.Ruleset | heist.Ruleset

EDITIONS = ("de2013", "de2002", "us")
PRINTED = (*EDITIONS, "money_drop", "heist")

# What a house file may change, by game. Everything else is the printed game.
MAY_CHANGE: dict[str, frozenset[str]] = {
    "millionaire": frozenset(
        {"ladder", "safe_steps", "safe_pays", "jokers", "variants", "rounds", "phone_seconds"}
    ),
    "money_drop": frozenset({"chips", "chip_value", "rounds", "jokers", "time_limit"}),
    "heist": frozenset({"rounds", "tables", "blackout_seconds"}),
}


class HouseRules(msgspec.Struct, frozen=True):
    """A rule set changed by a file, and the number of rounds it agrees on, if it does (M-03)."""

    rules: AnyRules
    agreed_rounds: int | None = None


@cache
def printed(name: str) -> AnyRules:
    return _build(_printed_file(name), name)


def _printed_file(name: str) -> dict[str, Any]:
    text = files(__package__).joinpath(f"{name}.toml").read_text("utf-8")
    return tomllib.loads(text)


def read_house_rules(path: Path) -> HouseRules:
    """A printed rule set with what the file changes. `Refused` says what is wrong, all at once."""
    where = path.name
    try:
        changes = tomllib.loads(path.read_bytes().decode("utf-8"))
    except OSError as trouble:
        raise Refused(Say("house.unreadable", file=str(path), why=trouble.strerror)) from trouble
    except ValueError as trouble:  # not UTF-8, or not TOML
        raise Refused(Say("house.not_toml", file=where, why=str(trouble))) from trouble
    base = changes.pop("based_on", None)
    if base not in PRINTED:
        raise Refused(Say("house.based_on", file=where, known=", ".join(PRINTED)))
    data = _printed_file(base)
    unknown = sorted(set(changes) - MAY_CHANGE[data["game"]])
    if unknown:
        allowed = ", ".join(sorted(MAY_CHANGE[data["game"]]))
        raise Refused(
            Say("house.unknown_key", file=where, keys=", ".join(unknown), allowed=allowed)
        )
    for part in ("variants", "tables"):
        strange = sorted(set(_names(changes.get(part))) - set(_names(data.get(part))))
        if strange:
            allowed = ", ".join(_names(data[part]))
            keys = ", ".join(f"{part}.{name}" for name in strange)
            raise Refused(Say("house.unknown_key", file=where, keys=keys, allowed=allowed))
    agreed = changes.pop("rounds", None) if data["game"] == "millionaire" else None
    if agreed is not None and (not isinstance(agreed, int) or agreed < 1):
        raise Refused(Say("house.rounds", file=where))
    changed = sorted([*changes, *(["rounds"] if agreed else [])])
    return HouseRules(_build(_change(data, changes) | {"changed": changed}, where), agreed)


def _names(part: object) -> list[str]:
    return list(part) if isinstance(part, dict) else []


def _change(data: dict[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """Safe steps and jokers at the top of a house file hold for every variant of the edition."""
    changed = {**data}
    for key, value in changes.items():
        if key in PER_VARIANT and data["game"] == "millionaire":
            every = {name: {key: value} for name in data["variants"]}
            changed["variants"] = _parts(changed["variants"], every)
        elif key in ("variants", "tables") and isinstance(value, dict):
            changed[key] = _parts(changed[key], value)
        else:
            changed[key] = value
    return changed


PER_VARIANT = ("safe_steps", "safe_pays", "jokers")


def _parts(parts: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    changed = {**parts}
    for name, change in changes.items():
        if not isinstance(change, dict):
            changed[name] = change
            continue
        changed[name] = {**parts[name], **change}
        if "safe_steps" in change and "safe_pays" not in change:
            # New safe steps pay what they say, not what the printed ones paid.
            changed[name].pop("safe_pays", None)
    return changed


def _build(data: dict[str, Any], where: str) -> AnyRules:
    kinds: dict[str, tuple[type[AnyRules], Any]] = {
        "millionaire": (millionaire.Edition, millionaire.check_edition),
        "money_drop": (money_drop.Ruleset, money_drop.check_ruleset),
        "heist": (heist.Ruleset, heist.check_ruleset),
    }
    kind, check = kinds[data["game"]]
    fields = {key: value for key, value in data.items() if key != "game"}
    try:
        rules = msgspec.convert(fields, kind)
    except msgspec.ValidationError as trouble:
        raise Refused(Say("house.wrong_type", file=where, why=str(trouble))) from trouble
    wrong = check(rules)
    if wrong:
        raise Refused(Say("house.wrong", file=where, faults=tuple(wrong)))
    return rules
