"""Packs and files that the tests of the question side write."""

import io
from collections.abc import Sequence
from pathlib import Path

import openpyxl
from hypothesis import strategies as st

from pi_app.questions.fault import BadPack, Fault
from pi_app.questions.importing import Defaults, Imported, bring_in
from pi_app.questions.question import LONGEST, Question
from pi_app.rules.core import LETTERS, Refused
from pi_app.words import LANGUAGES, speak

GOOD = {
    "level": "level = 3",
    "category": 'category = "Erdkunde"',
    "text": 'text = "Wie heißt die Hauptstadt von Österreich?"',
    "answers": 'answers = ["Wien", "Graz", "Linz", "Salzburg"]',
    "right": 'right = "A"',
}


def entry(**changes: str | None) -> str:
    """A good question as TOML; a change is a whole line, None leaves the line out."""
    lines = {**GOOD, **changes}
    return "\n".join(["[[question]]", *(line for line in lines.values() if line is not None), ""])


def sentences(faults: Sequence[Fault]) -> str:
    """In English; that both languages can say it is checked on the way."""
    for language in LANGUAGES:
        for fault in faults:
            assert speak(fault.sentence, language)
    return "\n".join(speak(fault.sentence, "en") for fault in faults)


def imported(
    folder: Path, name: str, data: bytes | str, defaults: Defaults | None = None
) -> Imported:
    file = folder / name
    file.write_bytes(data if isinstance(data, bytes) else data.encode("utf-8"))
    return bring_in(file, defaults or Defaults(), lambda _: None)


def ends_well(folder: Path, name: str, data: bytes) -> None:
    """Whatever is in the file: questions, faults or one clear sentence, and nothing else."""
    faults: list[Fault] = []
    said: list[str] = []
    try:
        came = imported(folder, name, data)
        faults = [*came.faults, *came.warnings]
    except Refused as trouble:
        said = [speak(trouble.reason, language) for language in LANGUAGES]
    except BadPack as trouble:
        faults = trouble.faults
    said += sentences(faults).splitlines()
    assert all(said)
    assert all(len(sentence) < 700 for sentence in said)


def xlsx(rows: Sequence[Sequence[object]]) -> bytes:
    book = openpyxl.Workbook(write_only=True)
    sheet = book.create_sheet()
    for row in rows:
        sheet.append(list(row))
    data = io.BytesIO()
    book.save(data)
    return data.getvalue()


# ---------------------------------------------------------------- made by chance

SIGNS = "abcXYZ äöüÄÖÜß€„“”’'\"«»;,=+-@#{}~:\\/()%éñ中🎲\N{NO-BREAK SPACE}0123"


def words(most: int) -> st.SearchStrategy[str]:
    return st.text(SIGNS, min_size=1, max_size=most).map(str.strip).filter(bool)


@st.composite
def questions(draw: st.DrawFn) -> Question:
    count = draw(st.integers(2, 4))
    answers = draw(
        st.lists(
            words(LONGEST["answers"]),
            min_size=count,
            max_size=count,
            unique_by=lambda a: a.casefold(),
        )
    )
    ladder = count == 4 and draw(st.booleans())
    banded = ladder and draw(st.booleans())
    return Question(
        text=draw(words(LONGEST["text"])),
        answers=tuple(answers),
        right=draw(st.sampled_from(LETTERS[:count])),
        category=draw(words(LONGEST["category"])),
        level=draw(st.integers(1, 15)) if ladder and not banded else None,
        difficulty=draw(st.sampled_from(("easy", "medium", "hard"))) if banded else None,
        note=draw(st.one_of(st.just(""), words(LONGEST["note"]))),
        keep_order=draw(st.booleans()),
        source=draw(st.sampled_from(("", "Ein Buch"))),
        licence=draw(st.sampled_from(("", "CC BY-SA 4.0"))),
        author=draw(st.sampled_from(("", "Jürgen Groß"))),
        language=draw(st.sampled_from(("", "de", "en"))),
    )


packs = st.lists(questions(), min_size=1, max_size=6, unique_by=lambda question: question.id)
