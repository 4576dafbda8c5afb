"""One entry of a file becomes a question, or everything is said that is wrong with it."""

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence

import msgspec

from pi_app.questions.question import (
    DIFFICULTIES,
    LEVELS,
    LONGEST,
    LONGEST_CREDIT,
    Question,
    shown,
)
from pi_app.rules.core import LETTERS, Say

KEYS = Question.__struct_fields__
CREDITS = ("source", "licence", "author")
# Line breaks and other signs that no screen can draw; � is what is left of a broken encoding.
UNDRAWABLE = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ufffd]")
_LANGUAGE = re.compile(r"([a-z]{2,3})?")
_MUST_HAVE = ("text", "answers", "right", "category")


class Unusable(Exception):
    """An entry that makes no question, with all the reasons."""

    def __init__(self, reasons: Sequence[Say]) -> None:
        super().__init__(reasons)
        self.reasons = list(reasons)


def question_of(entry: object) -> Question:
    """The question, or `Unusable`. The common case is one pass of msgspec and a few looks."""
    try:
        question = msgspec.convert(entry, Question)
    except msgspec.ValidationError as trouble:
        # msgspec stops at the first mistake and says so in English: look again, for all.
        reasons = list(_wrong_with(entry))
        raise Unusable(reasons or [Say("packs.fault.other", why=shown(trouble))]) from trouble
    if _looks_good(question):
        return question
    raise Unusable(list(_wrong_with(msgspec.to_builtins(question))))


def _looks_good(question: Question) -> bool:
    answers = question.answers
    words = (question.text, question.category, question.note, *answers)
    return (
        question.right in LETTERS[: len(answers)]
        and len({same(answer) for answer in answers}) == len(answers)
        and (question.game == "money_drop" or len(answers) == len(LETTERS))
        and (question.level is None or question.difficulty is None)
        and not UNDRAWABLE.search("".join(words))
        and not any(UNDRAWABLE.search(getattr(question, credit)) for credit in CREDITS)
        and all(word == word.strip() for word in words)
    )


def same(answer: str) -> str:
    """Two answers are equal when these are."""
    if answer.isascii():
        return answer.casefold().strip()
    return unicodedata.normalize("NFC", answer).casefold().strip()


def _wrong_with(entry: object) -> Iterator[Say]:
    if not isinstance(entry, Mapping):
        yield Say("packs.fault.not_a_table")
        return
    for key in entry:
        if key not in KEYS:
            known = ", ".join(KEYS)
            yield Say("packs.fault.unknown_key", field=shown(key), known=known)
    for key in _MUST_HAVE:
        if entry.get(key) in (None, "", [], ()):
            yield Say("packs.fault.missing", field=key)
    for key in ("text", "category", "note"):
        if key in entry and entry[key] != "":
            yield from _wrong_words(key, entry[key], LONGEST[key])
    for key in CREDITS:
        yield from _wrong_words(key, entry.get(key, ""), LONGEST_CREDIT)
    yield from _wrong_answers(entry)
    yield from _wrong_step(entry)
    if not isinstance(entry.get("keep_order", False), bool):
        yield Say("packs.fault.keep_order")
    language = entry.get("language", "")
    if not (isinstance(language, str) and _LANGUAGE.fullmatch(language)):
        yield Say("packs.fault.language", language=shown(language))


def _wrong_words(key: str, words: object, most: int) -> Iterator[Say]:
    if not isinstance(words, str):
        yield Say("packs.fault.not_words", field=key)
    elif "\N{REPLACEMENT CHARACTER}" in words:
        yield Say("packs.fault.broken_letters", field=key, words=shown(words))
    elif UNDRAWABLE.search(words):
        yield Say("packs.fault.line_break", field=key)
    elif len(words) > most:
        yield Say("packs.fault.too_long", field=key, length=len(words), most=most)
    elif words != words.strip():
        yield Say("packs.fault.space_around", field=key)


def _wrong_answers(entry: Mapping[str, object]) -> Iterator[Say]:
    answers, right = entry.get("answers"), entry.get("right")
    if answers in (None, [], ()):
        return
    if not isinstance(answers, list | tuple):
        yield Say("packs.fault.not_a_list")
        return
    if not 2 <= len(answers) <= len(LETTERS):
        yield Say("packs.fault.count", count=len(answers))
    for letter, answer in zip("ABCDEFGH", answers, strict=False):
        if answer == "":
            yield Say("packs.fault.empty_answer", letter=letter)
        else:
            yield from _wrong_words(f"answers {letter}", answer, LONGEST["answers"])
    yield from _equal_answers(answers)
    if right not in (None, "") and right not in LETTERS[: len(answers)]:
        letters = ", ".join(LETTERS[: len(answers)])
        yield Say("packs.fault.right", right=shown(right), letters=letters)
    if len(answers) in (2, 3) and (entry.get("level") or entry.get("difficulty")):
        yield Say("packs.fault.ladder_wants_four", count=len(answers))


def _equal_answers(answers: Sequence[object]) -> Iterator[Say]:
    seen: set[str] = set()
    for answer in answers:
        if not isinstance(answer, str) or not answer:
            continue
        if same(answer) in seen:
            yield Say("packs.fault.equal_answers", answer=shown(answer))
        seen.add(same(answer))


def _wrong_step(entry: Mapping[str, object]) -> Iterator[Say]:
    level, difficulty = entry.get("level"), entry.get("difficulty")
    if level is not None:
        whole = isinstance(level, int) and not isinstance(level, bool)
        if not whole or not 1 <= level <= LEVELS:  # type: ignore[operator]
            yield Say("packs.fault.level", level=shown(level), levels=LEVELS)
        if difficulty is not None:
            yield Say("packs.fault.level_and_difficulty")
    if difficulty is not None and difficulty not in DIFFICULTIES:
        known = ", ".join(DIFFICULTIES)
        yield Say("packs.fault.difficulty", difficulty=shown(difficulty), known=known)
