"""The two text formats that teachers know from Moodle: GIFT and Aiken."""

import html
import re
from collections.abc import Iterator
from typing import Any

from pi_app.questions.rows import Row, text_of, tidy
from pi_app.rules.core import LETTERS, Say

# ---------------------------------------------------------------- GIFT

# A backslash takes its meaning from a sign of the format; noncharacters stand in meanwhile.
_SIGNS = "~=#{}:\\n"
_STAND_INS = {sign: chr(0xFDD0 + place) for place, sign in enumerate(_SIGNS)}
_ESCAPE = re.compile(r"\\([~=#{}:\\n])")
_BACK = {ord(stand_in): " " if sign == "n" else sign for sign, stand_in in _STAND_INS.items()}

_TITLE = re.compile(r"\s*::.*?::", re.DOTALL)
_FORMAT = re.compile(r"\s*\[(html|moodle|plain|markdown)\]")
_TAG = re.compile(r"<[^<>]*>")
_TRUE_OR_FALSE = re.compile(r"(T|TRUE|F|FALSE)\s*(#.*)?", re.IGNORECASE | re.DOTALL)
_MARKED = re.compile(r"([=~])([^=~]*)")
_WEIGHT = re.compile(r"\s*%(-?[0-9.]+)%")

TRUE_FALSE = {"de": ["Richtig", "Falsch"], "en": ["True", "False"]}


def gift(data: bytes, language: str) -> Iterator[Row]:
    category, start = "", 0
    block: list[str] = []
    for number, line in enumerate([*text_of(data).splitlines(), ""], start=1):
        if line.lstrip().startswith("//"):
            continue
        if line.startswith("$CATEGORY:"):
            category = tidy(line.removeprefix("$CATEGORY:").rpartition("/")[2])
        elif line.strip():
            start = start or number
            block.append(line)
        elif block:
            read = _gift_question("\n".join(block), language)
            if isinstance(read, dict) and category:
                read["category"] = category
            yield start, read
            start, block = 0, []


def _gift_question(block: str, language: str) -> dict[str, Any] | Say:
    block = _ESCAPE.sub(lambda found: _STAND_INS[found[1]], block)
    block = _TITLE.sub("", block, count=1) if _TITLE.match(block) else block
    as_html = (found := _FORMAT.match(block)) is not None and found[1] == "html"
    block = _FORMAT.sub("", block, count=1) if found else block
    before, opened, rest = block.partition("{")
    body, closed, after = rest.partition("}")
    if not opened or not closed or "{" in after:
        return Say("packs.import.gift_braces")

    def plain(text: str) -> str:
        text = html.unescape(_TAG.sub(" ", text)) if as_html else text
        return tidy(text.translate(_BACK))

    text = plain(f"{before.rstrip()} _____ {after.lstrip()}" if after.strip() else before)
    body, _, note = body.strip().partition("####")
    if found := _TRUE_OR_FALSE.fullmatch(body.strip()):
        answers = TRUE_FALSE.get(language, TRUE_FALSE["en"])
        right = "A" if found[1].upper().startswith("T") else "B"
        return {"text": text, "answers": answers, "right": right, "note": plain(note)}
    read = _gift_answers(body)
    if isinstance(read, Say):
        return read
    answers, place, feedback = read
    entry = {"text": text, "answers": [plain(answer) for answer in answers]}
    right = LETTERS[place] if place < len(LETTERS) else ""
    return {**entry, "right": right, "note": plain(note) or plain(feedback)}


def _gift_answers(body: str) -> tuple[list[str], int, str] | Say:
    """The answers, which of them is right, and what is said about that one."""
    if not body.startswith(("=", "~")):
        return Say("packs.import.gift_kind")  # an essay, a number, or something unknown
    answers: list[str] = []
    right: list[tuple[int, str]] = []
    for mark, marked in _MARKED.findall(body):
        weight = _WEIGHT.match(marked)
        answer, _, feedback = _WEIGHT.sub("", marked, count=1).partition("#")
        if mark == "=" or (weight and weight[1] == "100"):
            right.append((len(answers), feedback))
        answers.append(answer)
    if "~" not in body or any("->" in answer for answer in answers):
        return Say("packs.import.gift_kind")  # a short answer, or pairs to be matched
    if len(right) != 1:
        return Say("packs.import.several_right", count=len(right))
    return answers, *right[0]


# ---------------------------------------------------------------- Aiken

_OPTION = re.compile(r"([A-Z])[.)]\s+(.*)")
_SOLUTION = re.compile(r"ANSWER:\s*([A-Z])\s*")


def aiken(data: bytes) -> Iterator[Row]:
    """A question, its answers as `A.` or `A)`, then `ANSWER:` and a letter."""
    start = 0
    text: list[str] = []
    answers: list[str] = []
    for number, line in enumerate([*text_of(data).splitlines(), ""], start=1):
        option = _OPTION.fullmatch(line.strip())
        solution = _SOLUTION.fullmatch(line.strip())
        if start and not option and not solution and (answers or not line.strip()):
            yield start, Say("packs.import.no_answer_line")
            start, text, answers = 0, [], []
        if option or solution or line.strip():
            start = start or number
        if option:
            answers.append(tidy(option[2]))
        elif solution:
            yield start, {"text": tidy(" ".join(text)), "answers": answers, "right": solution[1]}
            start, text, answers = 0, [], []
        elif line.strip():
            text.append(line.strip())
