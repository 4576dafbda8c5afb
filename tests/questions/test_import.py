"""Every kind of file that can be imported: what comes in, what is named and by which row."""

import json
from pathlib import Path

import pytest
from hypothesis import given

from pi_app.questions.bands import deal_bands
from pi_app.questions.importing import Defaults
from pi_app.questions.question import Question
from pi_app.questions.sheet import COLUMNS, csv_rows, written
from pi_app.rules.core import Refused
from pi_app.words import Language, speak
from tests.questions.shelf_of_tests import imported, packs, sentences, xlsx

HEAD = "Frage;Antwort A;Antwort B;Antwort C;Antwort D;Richtig;Stufe;Kategorie"
ROW = "Größter Fluss Österreichs?;Donau;Inn;Enns;Mur;A;4;Flüsse"

# ---------------------------------------------------------------- sheets


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252"])
@pytest.mark.parametrize("sign", [";", ",", "\t"])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_csv_in_all_its_dialects(encoding: str, sign: str, end: str, tmp_path: Path) -> None:
    text = end.join([HEAD, ROW, ""]).replace(";", sign)
    (question,) = imported(tmp_path, "fragen.csv", text.encode(encoding)).questions
    assert question == Question(
        "Größter Fluss Österreichs?", ("Donau", "Inn", "Enns", "Mur"), "A", "Flüsse", 4
    )


def test_english_headings_and_words(tmp_path: Path) -> None:
    text = (
        "QUESTION,answer_a,Answer B,Answer C,Answer D,correct,difficulty,"
        "keep order,language,license\n"
        '"How many, ""exactly""?",1,2,3,4,D,hard,yes,English,CC0\n'
    )
    (question,) = imported(tmp_path, "Numbers.csv", text).questions
    assert question.text == 'How many, "exactly"?'
    assert (question.difficulty, question.keep_order, question.language) == ("hard", True, "en")
    assert (question.right, question.licence, question.category) == ("D", "CC0", "Numbers")


def test_the_right_answer_may_be_written_out(tmp_path: Path) -> None:
    text = f"{HEAD}\n{ROW.replace(';A;4', ';Enns;4')}\n"
    assert imported(tmp_path, "a.csv", text).questions[0].right == "C"


def test_what_cannot_be_used_is_named_by_row_and_the_rest_comes_in(tmp_path: Path) -> None:
    rows = [HEAD, "Wer?;a;a;c;d;E;99;T", ROW, "", "Zwei?;ja;nein;;;A;;T", ROW, 'x;"'.ljust(140_000)]
    came = imported(tmp_path, "a.csv", "\n".join(rows))
    assert [question.level for question in came.questions] == [4, None]
    said = sentences(came.faults)
    for wanted in (
        "a.csv, row 2: The answer “a” stands there twice",
        "a.csv, row 2: right is “E”",
        "a.csv, row 2: There is no level 99",
        "a.csv, row 6: “Größter Fluss Österreichs?” already stands in a.csv, row 3",
        "a.csv, row 7: This row cannot be split",
    ):
        assert wanted in said


def test_columns_that_are_missing_double_or_unknown(tmp_path: Path) -> None:
    for text, reason in (
        ("Frage;A;Richtig\n", "Antwort B / Answer B"),
        (f"{HEAD};Question\n", "there twice: text"),
        ("", "sheet is empty"),
    ):
        with pytest.raises(Refused) as refused:
            imported(tmp_path, "a.csv", text)
        assert reason in speak(refused.value.reason, "en")
    came = imported(tmp_path, "a.csv", f"{HEAD};Punkte\n{ROW};12\n")
    assert "“Punkte” means nothing here" in sentences(came.warnings)


def test_every_heading_means_one_column() -> None:
    names = [name.casefold() for names in COLUMNS.values() for name in names]
    assert len(names) == len(set(names))


@given(pack=packs)
@pytest.mark.parametrize("language", ["de", "en"])
def test_csv_out_and_in_again_loses_nothing(
    language: Language, pack: list[Question], tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("csv")
    came = imported(folder, "a.csv", written(pack, language))
    assert sentences(came.faults) == ""
    assert came.questions == deal_bands(pack)


@given(pack=packs)
def test_xlsx_reads_like_the_csv(
    pack: list[Question], tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("xlsx")
    data = written(pack, "de")
    rows = [row for row in csv_rows(data) if isinstance(row, list)]
    came = imported(folder, "a.xlsx", xlsx(rows))
    assert came.questions == imported(folder, "a.csv", data).questions == deal_bands(pack)


def test_numbers_in_a_workbook_are_what_they_look_like(tmp_path: Path) -> None:
    rows = [HEAD.split(";"), ["Mondlandung?", 1968, 1969.0, 1970, 3.5, "B", 7.0, "Zahlen"]]
    (question,) = imported(tmp_path, "a.xlsx", xlsx(rows)).questions
    assert (question.answers, question.level) == (("1968", "1969", "1970", "3.5"), 7)


def test_no_cell_becomes_a_formula() -> None:
    pack = [Question("=1+1?", ("-1", "+2", "@x", "'=y"), "A", "T", 1)]
    line = written(pack, "en").decode("utf-8-sig").splitlines()[1]
    assert line.startswith("'=1+1?,'-1,'+2,'@x,''=y,A")


# ---------------------------------------------------------------- the public collections

RESULT = {
    "type": "multiple",
    "difficulty": "medium",
    "category": "Science &amp; Nature",
    "question": "Who said &quot;E&eacute;n&quot; &amp; why?",
    "correct_answer": "Zo&euml;",
    "incorrect_answers": ["Ann", "Bob", "Cy"],
}
BOOLEAN = {
    **RESULT,
    "type": "boolean",
    "question": "Is it?",
    "correct_answer": "True",
    "incorrect_answers": ["False"],
}


def test_open_trivia_db(tmp_path: Path) -> None:
    dump = {"response_code": 0, "results": [RESULT, BOOLEAN, {"question": 3}, "x"]}
    came = imported(tmp_path, "a.json", json.dumps(dump))
    choice, boolean = came.questions
    assert (choice.text, choice.category) == ('Who said "Eén" & why?', "Science & Nature")
    assert (choice.right_answer, choice.difficulty) == ("Zoë", "medium")
    assert choice.level in range(6, 11)
    assert (boolean.answers, boolean.right, boolean.game) == (("False", "True"), "B", "money_drop")
    assert {(q.language, q.licence, q.source) for q in came.questions} == {
        ("en", "CC BY-SA 4.0", "Open Trivia DB")
    }
    assert "row 3: This is not a question" in sentences(came.faults)
    assert "row 4: This is not a question" in sentences(came.faults)


def test_several_saved_answers_of_open_trivia_db(tmp_path: Path) -> None:
    dumps = [{"results": [RESULT]}, {"results": [BOOLEAN]}]
    assert len(imported(tmp_path, "a.json", json.dumps(dumps)).questions) == 2


TRIVIA_QA = """#Q Which animal says
moo?
^ Cow
A Cat
B Dog
C Cow
D Hen

#Q Is a caf\xe9 a house?
^ True
A True
B False

#Q Nobody knows?
^ X
A Y
B Z

#Q No mark?
A Y
"""


@pytest.mark.parametrize("encoding", ["utf-8", "cp1252"])
def test_open_trivia_qa(encoding: str, tmp_path: Path) -> None:
    came = imported(tmp_path, "animals", TRIVIA_QA.encode(encoding), Defaults(difficulty="easy"))
    cow, cafe = came.questions
    assert (cow.text, cow.right, cow.difficulty) == ("Which animal says moo?", "C", "easy")
    assert (cafe.text, cafe.answers, cafe.level) == ("Is a café a house?", ("True", "False"), None)
    assert {(q.category, q.licence, q.source, q.language) for q in came.questions} == {
        ("animals", "CC BY-SA 4.0", "OpenTriviaQA", "en")
    }
    assert "row 14: The right answer is not among" in sentences(came.faults)
    assert "row 19: This question needs exactly one line with ^" in sentences(came.faults)


def test_a_file_of_two_encodings_keeps_both(tmp_path: Path) -> None:
    good = "#Q Ein Café?\n^ Ja\nA Ja\nB Nein\n"
    data = good.encode("utf-8") + good.replace("Ein", "Kein").encode("cp1252")
    data += b"#Q Byte \x81?\n^ Ja\nA Ja\nB Nein\n"
    came = imported(tmp_path, "mixed", data)
    assert [question.text for question in came.questions] == ["Ein Café?", "Kein Café?"]
    assert "row 9: text has broken letters" in sentences(came.faults)


# ---------------------------------------------------------------- Moodle

GIFT = r"""// a comment
$CATEGORY: $course$/Erdkunde/Flüsse

::Titel:: Welcher Fluss \{ohne Klammern\} fließt durch Wien? {
  =Donau # Ja, auf 36 km.
  ~Inn #nein
  ~%-50%Enns
  ~Mur
}

[html]<p>Zwei &amp; zwei sind {~3 =4 ~5####Rechnen \= Kunst} Äpfel.</p>

Ist Wasser nass?{T}

Wie viele?{#3:1}

Aufsatz {}

Ordne {=a -> b =c -> d}

Kurz {=eins =zwei}

Zwei richtig {=a =b ~c}

Keine Klammer
"""


def test_gift(tmp_path: Path) -> None:
    came = imported(tmp_path, "a.gift", GIFT, Defaults(level=2, language="de"))
    river, sum_up, wet = came.questions
    assert river.text == "Welcher Fluss {ohne Klammern} fließt durch Wien?"
    assert (river.answers, river.right) == (("Donau", "Inn", "Enns", "Mur"), "A")
    assert (river.category, river.note, river.level) == ("Flüsse", "Ja, auf 36 km.", 2)
    assert sum_up.text == "Zwei & zwei sind _____ Äpfel."
    assert (sum_up.answers, sum_up.right) == (("3", "4", "5"), "B")
    assert (sum_up.note, sum_up.level) == ("Rechnen = Kunst", None)
    assert (wet.answers, wet.right) == (("Richtig", "Falsch"), "A")
    lines = [fault.place.row for fault in came.faults]
    assert lines == [15, 17, 19, 21, 23, 25]


AIKEN = """Welche Stadt liegt an der Donau?
A. Graz
B) Linz
C. Bregenz
D. Villach
ANSWER: B

Ohne Antwort?
A. ja
B. nein
Die nächste kommt trotzdem?
A. ja
B. nein
ANSWER: A

Zu viele?
A. 1
B. 2
C. 3
D. 4
E. 5
ANSWER: E
"""


def test_aiken(tmp_path: Path) -> None:
    came = imported(tmp_path, "a.txt", AIKEN, Defaults(level=5))
    assert [(question.right_answer, question.level) for question in came.questions] == [
        ("Linz", 5),
        ("ja", None),
    ]
    said = sentences(came.faults)
    assert "a.txt, row 8: The line ANSWER: with the letter is missing" in said
    assert "a.txt, row 16: There are 5\N{NO-BREAK SPACE}answers" in said


def test_a_file_of_no_known_kind(tmp_path: Path) -> None:
    with pytest.raises(Refused) as refused:
        imported(tmp_path, "brief.txt", "Liebe Oma!")
    assert "brief.txt" in speak(refused.value.reason, "de")
