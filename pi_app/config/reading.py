"""Finding and reading `quizpult.toml`, so that everything wrong in it is said at once."""

import difflib
import os
import tomllib
from pathlib import Path
from types import UnionType
from typing import Any, Union, get_args, get_origin

import msgspec
from msgspec import inspect

from pi_app.config.checks import faults_between_keys
from pi_app.config.sections import Config, Section
from pi_app.rules.core import Refused, Say

FILE_NAME = "quizpult.toml"


class BadConfig(Refused):
    """The file is not used at all; `faults` has a sentence for everything that is wrong."""

    def __init__(self, file: str, faults: list[Say]) -> None:
        super().__init__(Say("config.bad", file=file, faults=tuple(faults)))
        self.faults = tuple(faults)


def find_config() -> Path | None:
    """The file named by QUIZPULT_CONFIG, or the first of the usual places that has one."""
    named = os.environ.get("QUIZPULT_CONFIG")
    if named:
        return Path(named)
    places = (Path(), Path.home() / ".config" / "quizpult", Path("/etc"))
    files = (place / FILE_NAME for place in places)
    return next((file for file in files if file.is_file()), None)


def read_config(path: Path | None = None) -> Config:
    """The table as the file describes it; without any file, the defaults."""
    file = path or find_config()
    if file is None:
        return Config()
    try:
        data = tomllib.loads(file.read_bytes().decode("utf-8"))
    except OSError as trouble:
        raise BadConfig(str(file), [Say("config.unreadable", why=trouble.strerror)]) from trouble
    except ValueError as trouble:  # not UTF-8, or not TOML
        raise BadConfig(str(file), [Say("config.not_toml", why=str(trouble))]) from trouble
    faults: list[Say] = []
    config = _section(Config, data, "", faults) or Config()
    faults += faults_between_keys(config)
    if faults:
        raise BadConfig(str(file), faults)
    return config


# ---------------------------------------------------------------- a section, key by key


def _section(kind: type[Section], data: object, where: str, faults: list[Say]) -> Any:
    """The section, with the default or None in place of what is wrong.

    Such a section is good for looking for more faults, and for nothing else.
    """
    if not isinstance(data, dict):
        faults.append(Say("config.no_section", section=where))
        return None
    fields = {field.name: field for field in msgspec.structs.fields(kind)}
    faults += [_unknown(key, list(fields), where) for key in data if key not in fields]
    values: dict[str, Any] = {name: None for name, field in fields.items() if field.required}
    for name, field in fields.items():
        if name not in data:
            if field.required:
                faults.append(Say("config.missing", section=where, entry=name))
            continue
        value = _value(field.type, data[name], where, name, faults)
        if value is not None:
            values[name] = value
    return kind(**values)


def _value(kind: Any, value: object, where: str, key: str, faults: list[Say]) -> Any:
    """The value of one key, which may be a section of its own; None if it is wrong."""
    inside = f"{where}.{key}" if where else key
    plain = _plain(kind)
    if isinstance(plain, type) and issubclass(plain, Section):
        return _section(plain, value, inside, faults)
    if get_origin(plain) is tuple and isinstance(value, list):
        one = get_args(plain)[0]
        read = [_section(one, v, f"{inside} {n}", faults) for n, v in enumerate(value, start=1)]
        value = [each for each in read if each is not None]
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError:
        wanted = _wanted(inspect.type_info(kind))
        faults.append(
            Say("config.wrong", section=where, entry=key, value=_shown(value), wanted=wanted)
        )
        return None


def _plain(kind: Any) -> Any:
    """The type without its limits and without `| None`."""
    if hasattr(kind, "__metadata__"):
        return _plain(get_args(kind)[0])
    if get_origin(kind) in (Union, UnionType):
        return _plain(next(each for each in get_args(kind) if each is not type(None)))
    return kind


def _unknown(key: str, known: list[str], where: str) -> Say:
    close = difflib.get_close_matches(key, known, n=1)
    hint = (
        Say("config.perhaps", entry=close[0]) if close else Say("config.known", known=_list(known))
    )
    if not where:
        return Say("config.unknown_section", section=key, hint=hint)
    return Say("config.unknown", section=where, entry=key, hint=hint)


def _list(things: Any) -> str:
    return ", ".join(str(thing) for thing in things)


def _shown(value: object) -> str:
    """As it would stand in the file, and not longer than a line."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return f'"{value}"' if len(value) <= 30 else f'"{value[:30]}…"'
    if isinstance(value, list):
        return f"[{len(value)}]"
    return str(value)[:40]


def _wanted(kind: inspect.Type) -> Say:
    """What would have been right, in words."""
    match kind:
        case inspect.UnionType(types=types):
            return _wanted(next(each for each in types if not isinstance(each, inspect.NoneType)))
        case inspect.LiteralType(values=values):
            return Say("config.want_one_of", choices=_list(f'"{value}"' for value in values))
        case inspect.BoolType():
            return Say("config.want_bool")
        case inspect.StrType(max_length=most):
            return Say("config.want_text", most=most)
        case inspect.VarTupleType(max_length=most):
            return Say("config.want_some", most=most)
        case inspect.IntType(ge=None):
            return Say("config.want_pin")
        case inspect.IntType(ge=low, le=high):
            return Say("config.want_whole", low=low, high=high)
        case inspect.FloatType(ge=low, le=high):
            return Say("config.want_number", low=low, high=high)
    raise TypeError(f"no words for a value of type {kind}")
