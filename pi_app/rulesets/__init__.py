"""The printed rule sets and house rules: files of one shape, checked when they are read."""

import re
import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from pi_app.rules.core import Refused, Say, brief
from pi_app.rules.heist import ruleset as heist
from pi_app.rules.millionaire import edition as millionaire
from pi_app.rules.money_drop import ruleset as money_drop

AnyRules = millionaire.Edition | money_drop.Ruleset | heist.Ruleset

EDITIONS = ("de2013", "de2002", "us")
PRINTED = (*EDITIONS, "money_drop", "heist")

# What a house file may change, by game. Everything else is the printed game.
MAY_CHANGE: dict[str, tuple[str, ...]] = {
    "millionaire": (
        "ladder",
        "safe_steps",
        "safe_pays",
        "jokers",
        "variants",
        "rounds",
        "phone_seconds",
        "helper_reward",
    ),
    "money_drop": ("chips", "chip_value", "rounds", "jokers", "time_limit"),
    "heist": ("rounds", "tables", "blackout_seconds"),
}
# Parts with names of their own, and what each of them may change.
PARTS: dict[str, tuple[str, ...]] = {
    "variants": ("safe_steps", "safe_pays", "jokers"),
    "tables": heist.Row.__struct_fields__,
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
    changes = _read(path)
    base = changes.pop("based_on", None)
    if base not in PRINTED:
        raise Refused(Say("house.based_on", file=where, known=", ".join(PRINTED)))
    data = _printed_file(base)
    _check_keys(changes, MAY_CHANGE[data["game"]], where)
    for part in PARTS.keys() & changes.keys():
        _check_part(part, changes[part], data[part], where)
    agreed = changes.pop("rounds", None) if data["game"] == "millionaire" else None
    if agreed is not None and (type(agreed) is not int or agreed < 1):  # True is an int as well
        raise Refused(Say("house.rounds", file=where))
    changed = sorted([*changes, *(["rounds"] if agreed else [])])
    return HouseRules(_build(_change(data, changes) | {"changed": changed}, where), agreed)


def _read(path: Path) -> dict[str, Any]:
    where = path.name
    try:
        text = path.read_bytes().decode("utf-8")
    except FileNotFoundError as trouble:
        raise Refused(Say("house.missing", file=where)) from trouble
    except OSError as trouble:
        raise Refused(Say("house.unreadable", file=where)) from trouble
    except ValueError as trouble:
        raise Refused(Say("house.not_utf8", file=where)) from trouble
    try:
        return tomllib.loads(text)
    except ValueError as trouble:
        found = re.search(r"at line (\d+)", str(trouble))
        line = int(found[1]) if found else text.count("\n") + 1
        raise Refused(Say("house.not_toml", file=where, line=line)) from trouble
    except RecursionError as trouble:
        raise Refused(Say("house.too_deep", file=where)) from trouble


def _check_keys(keys: Iterable[str], allowed: Iterable[str], where: str, inside: str = "") -> None:
    unknown = sorted(set(keys) - set(allowed))
    if unknown:
        first = f"{inside}{brief(unknown[0])}"
        raise Refused(
            Say("house.unknown_key", file=where, name=first, allowed=", ".join(sorted(allowed)))
        )


def _check_part(part: str, changes: object, printed_part: Mapping[str, Any], where: str) -> None:
    """Names and shapes of `[variants.risk]` or `[tables.5]`; the values are checked later."""
    if not isinstance(changes, dict):
        raise Refused(Say("house.wrong_type", file=where, place=part))
    _check_keys(changes, printed_part, where, f"{part}.")
    for name, change in changes.items():
        if not isinstance(change, dict):
            raise Refused(Say("house.wrong_type", file=where, place=f"{part}.{name}"))
        _check_keys(change, PARTS[part], where, f"{part}.{name}.")


def _change(data: dict[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    if data["game"] != "millionaire":
        tables = _parts(data["tables"], changes.get("tables", {})) if "tables" in data else None
        return {**data, **changes, **({"tables": tables} if tables else {})}
    # Safe steps and jokers at the top of a house file hold for every variant of the edition.
    for_all = {key: changes[key] for key in PARTS["variants"] if key in changes}
    variants = _parts(data["variants"], dict.fromkeys(data["variants"], for_all))
    variants = _parts(variants, changes.get("variants", {}))
    changed = {**data, **changes, "variants": variants}
    if not data["helper_reward"] and _plays_extra(variants):
        # M-27: where the edition prints no reward, that of the edition which has the joker.
        reward = _printed_file("de2013")["helper_reward"]
        changed["helper_reward"] = changes.get("helper_reward", reward)
    return {key: value for key, value in changed.items() if key not in PARTS["variants"]}


def _plays_extra(variants: Mapping[str, Any]) -> bool:
    """Before the shape of the jokers has been checked."""
    jokers = (variant["jokers"] for variant in variants.values())
    return any(isinstance(listed, list) and "extra" in listed for listed in jokers)


def _parts(parts: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    changed = {**parts}
    for name, change in changes.items():
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
        found = re.search(r"at `\$\.(?:\w+\[\.\.\.\]\.)?([^`]+)`", str(trouble))
        place = found[1] if found else ""
        raise Refused(Say("house.wrong_type", file=where, place=place)) from trouble
    wrong = check(rules)
    if wrong:
        raise Refused(Say("house.wrong", file=where, faults=tuple(wrong)))
    return rules
