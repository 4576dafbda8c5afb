"""Questions as rows of a spreadsheet: one column layout, to write and to read."""

import csv
import io
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from pi_app.questions.question import Question
from pi_app.questions.rows import Row, text_of, tidy
from pi_app.rules.core import LETTERS, Refused, Say
from pi_app.words import Language

# Field: (German heading, English heading, further headings that are understood)
COLUMNS: dict[str, tuple[str, ...]] = {
    "text": ("Frage", "Question", "text", "fragetext"),
    "A": ("Antwort A", "Answer A", "a", "antwort 1", "answer 1"),
    "B": ("Antwort B", "Answer B", "b", "antwort 2", "answer 2"),
    "C": ("Antwort C", "Answer C", "c", "antwort 3", "answer 3"),
    "D": ("Antwort D", "Answer D", "d", "antwort 4", "answer 4"),
    "right": ("Richtig", "Right", "richtige antwort", "correct", "lösung", "right answer"),
    "category": ("Kategorie", "Category", "thema", "topic"),
    "level": ("Stufe", "Level"),
    "difficulty": ("Schwierigkeit", "Difficulty"),
    "note": ("Erklärung", "Note", "hinweis", "explanation"),
    "keep_order": ("Reihenfolge fest", "Keep order", "reihenfolge"),
    "language": ("Sprache", "Language"),
    "source": ("Quelle", "Source"),
    "licence": ("Lizenz", "Licence", "license"),
    "author": ("Autor", "Author", "verfasser", "autorin"),
}
MUST_HAVE = ("text", "A", "B", "right")

YES = frozenset({"ja", "j", "yes", "y", "true", "wahr", "x", "1"})
NO = frozenset({"nein", "n", "no", "false", "falsch", "0"})
DIFFICULTY_WORDS = {"leicht": "easy", "einfach": "easy", "mittel": "medium", "schwer": "hard"}
LANGUAGE_WORDS = {"deutsch": "de", "german": "de", "englisch": "en", "english": "en"}


def _plain(heading: str) -> str:
    return re.sub(r"[\s_.:*-]", "", heading).casefold()


_FIELD_OF = {_plain(name): field for field, names in COLUMNS.items() for name in (field, *names)}

# A spreadsheet takes such a cell for a formula; an apostrophe before it says it is text.
_FORMULA = re.compile(r"'*[=+\-@]")
_GUARDED = re.compile(r"'+[=+\-@]")


# ---------------------------------------------------------------- writing


def written(questions: Iterable[Question], language: Language) -> bytes:
    """A CSV file as the spreadsheets of that language like it best, with nothing left out."""
    text = io.StringIO()
    sheet = csv.writer(text, delimiter=";" if language == "de" else ",")
    sheet.writerow(names[language == "en"] for names in COLUMNS.values())
    yes = "ja" if language == "de" else "yes"
    for question in questions:
        answers = dict(zip(LETTERS, question.answers, strict=False))
        # A level that was dealt from a difficulty is dealt again when the file comes back.
        level = "" if question.difficulty else question.level or ""
        special: dict[str, object] = {
            "level": level,
            "keep_order": yes if question.keep_order else "",
            **{str(letter): answer for letter, answer in answers.items()},
        }
        cells = (special.get(field, getattr(question, field, "")) for field in COLUMNS)
        sheet.writerow(_guard(str(cell or "")) for cell in cells)
    return text.getvalue().encode("utf-8-sig")


def _guard(cell: str) -> str:
    return f"'{cell}" if _FORMULA.match(cell) else cell


# ---------------------------------------------------------------- reading


def csv_rows(data: bytes) -> Iterator[Sequence[str] | Say]:
    text = text_of(data)
    if text.startswith("sep="):  # Excel's own line about itself
        text = text[len(text.splitlines()[0]) :]
    first = re.search(r"[^\r\n]+", text)
    headings = [first[0]] if first else []
    known = {sign: _known(headings, sign) for sign in ";,\t"}
    likely = max(known, key=lambda sign: known[sign])
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=likely)
    while True:
        try:
            yield next(reader)
        except StopIteration:
            return
        except csv.Error:
            yield Say("packs.import.bad_csv")


def _known(first: list[str], sign: str) -> int:
    try:
        cells = next(csv.reader(first, delimiter=sign), [])
    except csv.Error:
        return 0
    return sum(_plain(cell) in _FIELD_OF for cell in cells)


def sheet_entries(rows: Iterable[Sequence[object] | Say], unused: list[str]) -> Iterator[Row]:
    """Entries below the headings. Headings that mean nothing are added to `unused`."""
    fields: list[str | None] | None = None
    for number, row in enumerate(rows, start=1):
        if isinstance(row, Say):
            yield number, row
        elif any(cell not in (None, "") for cell in row):
            if fields is None:
                fields = _headings([str(cell or "") for cell in row], unused)
            else:
                yield number, _entry(fields, row)
    if fields is None:
        raise Refused(Say("packs.import.empty"))


def _headings(cells: Sequence[str], unused: list[str]) -> list[str | None]:
    fields = [_FIELD_OF.get(_plain(cell)) for cell in cells]
    named = [field for field in fields if field]
    missing = [field for field in MUST_HAVE if field not in named]
    if missing:
        wanted = ", ".join(f"{COLUMNS[field][0]} / {COLUMNS[field][1]}" for field in missing)
        raise Refused(Say("packs.import.columns", wanted=wanted))
    double = sorted({field for field in named if named.count(field) > 1})
    if double:
        raise Refused(Say("packs.import.column_twice", column=", ".join(double)))
    unused += [cell for cell, field in zip(cells, fields, strict=True) if cell and not field]
    return fields


def _entry(fields: Sequence[str | None], row: Sequence[object]) -> dict[str, Any]:
    cells = {
        field: _cell(cell) for field, cell in zip(fields, row, strict=False) if field is not None
    }
    answers = [cells.pop(letter, "") for letter in LETTERS]
    while answers and not answers[-1]:
        answers.pop()
    entry: dict[str, Any] = {key: cell for key, cell in cells.items() if cell}
    entry["answers"] = answers
    entry["right"] = _right(cells.get("right", ""), answers)
    if "level" in entry and re.fullmatch(r"[0-9]{1,3}", entry["level"]):
        entry["level"] = int(entry["level"])
    for key, words in (("difficulty", DIFFICULTY_WORDS), ("language", LANGUAGE_WORDS)):
        if key in entry:
            word = entry[key].casefold()
            entry[key] = words.get(word, word)
    if "keep_order" in entry:
        entry["keep_order"] = _yes_or_no(entry["keep_order"])
    return entry


def _cell(cell: object) -> str:
    text = tidy(str(cell)) if cell is not None else ""
    return text[1:] if _GUARDED.match(text) else text


def _right(cell: str, answers: Sequence[str]) -> str:
    """A letter, or else the text of the right answer."""
    letters: Mapping[str, str] = dict(zip(answers, LETTERS, strict=False))
    return cell.upper() if cell.upper() in LETTERS else letters.get(cell, cell)


def _yes_or_no(cell: str) -> bool | str:
    word = cell.casefold()
    return True if word in YES else False if word in NO else cell
