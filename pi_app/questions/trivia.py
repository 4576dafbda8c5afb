"""The two large public collections: Open Trivia DB (JSON) and OpenTriviaQA (plain text)."""

import html
import re
from collections.abc import Iterator
from typing import Any

import msgspec

from pi_app.questions.entry import same
from pi_app.questions.rows import Row, text_of, tidy
from pi_app.rules.core import LETTERS, Refused, Say

SHARE_ALIKE = "CC BY-SA 4.0"

# ---------------------------------------------------------------- Open Trivia DB


def open_trivia_db(data: bytes) -> Iterator[Row]:
    """A saved answer of the site, several of them in a list, or the bare list of questions."""
    try:
        dump = msgspec.json.decode(text_of(data))
    except (msgspec.DecodeError, ValueError, RecursionError) as trouble:
        raise Refused(Say("packs.import.not_json")) from trouble
    dumps = dump if isinstance(dump, list) else [dump]
    number = 0
    for part in dumps:
        results = part.get("results", [part]) if isinstance(part, dict) else [part]
        for result in results if isinstance(results, list) else [results]:
            number += 1
            yield number, _from_result(result)


def _from_result(result: Any) -> dict[str, Any] | Say:
    if not isinstance(result, dict):
        return Say("packs.import.not_trivia_db")
    wrong = result.get("incorrect_answers")
    words = [result.get("question"), result.get("correct_answer")]
    words += wrong if isinstance(wrong, list) else [None]
    texts = [tidy(html.unescape(word)) for word in words if isinstance(word, str)]
    if len(texts) < len(words):
        return Say("packs.import.not_trivia_db")
    text, *answers = texts
    # The right answer comes first in the dump; by the alphabet nobody sees which it was.
    right, answers = answers[0], sorted(answers)
    entry: dict[str, Any] = {"text": text, "answers": answers}
    entry["right"] = LETTERS[answers.index(right)] if answers.index(right) < 4 else ""
    category = result.get("category")
    if isinstance(category, str):
        entry["category"] = tidy(html.unescape(category))
    if len(answers) == len(LETTERS) and result.get("difficulty"):
        entry["difficulty"] = result["difficulty"]
    return {**entry, "language": "en", "source": "Open Trivia DB", "licence": SHARE_ALIKE}


# ---------------------------------------------------------------- OpenTriviaQA

_ANSWER = re.compile(r"([A-Z]) (.*)")


def open_trivia_qa(data: bytes) -> Iterator[Row]:
    """`#Q` and the question, `^` and the right answer, then the answers, each on its line."""
    start = 0
    lines: list[str] = []
    for number, line in enumerate(text_of(data).splitlines(), start=1):
        if line.startswith("#Q"):
            if start:
                yield start, _from_lines(lines)
            start, lines = number, [line[2:]]
        elif start and line.strip():
            lines.append(line)
    if start:
        yield start, _from_lines(lines)


def _from_lines(lines: list[str]) -> dict[str, Any] | Say:
    marks = [place for place, line in enumerate(lines) if line.startswith("^")]
    if len(marks) != 1:
        return Say("packs.import.no_right_line")
    text = tidy(" ".join(line.strip() for line in lines[: marks[0]]))
    right = tidy(lines[marks[0]][1:])
    answers: list[str] = []
    for line in lines[marks[0] + 1 :]:
        if answer := _ANSWER.match(line):
            answers.append(tidy(answer[2]))
        elif answers:  # a long answer that goes on in the next line
            answers[-1] = tidy(f"{answers[-1]} {line}")
        else:
            right = tidy(f"{right} {line}")
    there = [place for place, answer in enumerate(answers) if same(answer) == same(right)]
    if not there or there[0] >= len(LETTERS):
        return Say("packs.import.right_not_there")
    entry = {"text": text, "answers": answers, "right": LETTERS[there[0]]}
    return {**entry, "language": "en", "source": "OpenTriviaQA", "licence": SHARE_ALIKE}
