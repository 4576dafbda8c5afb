"""What every importer shares: rows with a number, texts out of bytes."""

import re
from typing import Any

from pi_app.rules.core import Say

# The row's number and the entry read from it, or why there is none.
Row = tuple[int, dict[str, Any] | Say]

_BREAKS = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029]+")


def text_of(data: bytes) -> str:
    """UTF-8 with or without a mark in front, otherwise Windows-1252, line by line.

    Some public files mix both, so one stray line must not spoil the umlauts of the others.
    """
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        lines = data.removeprefix(b"\xef\xbb\xbf").splitlines(keepends=True)
        return "".join(_line(line) for line in lines)


def _line(line: bytes) -> str:
    try:
        return line.decode("utf-8")
    except UnicodeDecodeError:
        # Five bytes mean nothing in Windows-1252 either: they become � and the row is named.
        return line.decode("cp1252", "replace")


def tidy(text: str) -> str:
    """On one line, without space around."""
    return _BREAKS.sub(" ", text).strip()
