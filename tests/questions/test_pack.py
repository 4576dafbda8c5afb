"""What a pack may look like, and that everything wrong with it is said at once."""

import zipfile
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given

from pi_app.questions.bands import deal_bands
from pi_app.questions.check import check_pack
from pi_app.questions.fault import BadPack
from pi_app.questions.pack import Question, look_into, read_pack
from pi_app.questions.writing import write_pack
from tests.questions.shelf_of_tests import entry, packs, sentences

# ---------------------------------------------------------------- forms of a pack


def write(folder: Path, **files: str) -> Path:
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, "utf-8")
    return folder


ABOUT = '[pack]\nname = "Test"\nlanguage = "de"\nlicence = "CC0"\nauthor = "Ada"\n'


def test_a_folder_with_its_pack_toml(tmp_path: Path) -> None:
    other = entry(text='text = "Und auf Englisch?"', language='language = "en"')
    questions = read_pack(write(tmp_path, pack=ABOUT, some=entry() + other))
    assert [question.language for question in questions] == ["de", "en"]
    assert {(question.licence, question.author) for question in questions} == {("CC0", "Ada")}


def test_a_single_file_with_a_pack_table(tmp_path: Path) -> None:
    pack = look_into(write(tmp_path, mine=ABOUT + entry()) / "mine.toml")
    assert (pack.about.name, pack.questions[0].author, pack.faults) == ("Test", "Ada", [])


def test_a_zip_reads_like_the_folder_in_it(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "pack.zip", "w") as archive:
        archive.writestr("Fragen/pack.toml", ABOUT)
        archive.writestr("Fragen/some.toml", entry())
        archive.writestr("Fragen/LIESMICH.txt", "hallo")
    assert read_pack(tmp_path / "pack.zip")[0].licence == "CC0"


def test_a_file_saved_by_a_windows_editor(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_bytes(b"\xef\xbb\xbf" + entry().replace("\n", "\r\n").encode())
    assert read_pack(tmp_path)[0].text == "Wie heißt die Hauptstadt von Österreich?"


@given(pack=packs)
def test_what_is_written_is_read_again(
    pack: list[Question], tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("pack")
    write_pack(folder, "Prüfung", pack)
    again = {question.id: question for question in read_pack(folder)}
    assert again == {question.id: question for question in deal_bands(pack)}


# ---------------------------------------------------------------- faults

FAULTS = [
    (entry(text=None), "text is missing"),
    (entry(category=None), "category is missing"),
    (entry(answers=None), "answers is missing"),
    (entry(right=None), "right is missing"),
    (entry(answers='answers = ["Wien"]'), "two to four are allowed"),
    (entry(answers='answers = ["1", "2", "3", "4", "5"]'), "two to four are allowed"),
    (entry(answers='answers = ["Wien", "", "Linz", "Graz"]'), "Answer B is empty"),
    (entry(answers='answers = ["Wien", "wien", "Linz", "Graz"]'), "“wien” stands there twice"),
    (entry(answers='answers = ["Wien", "Graz"]'), "it needs four answers, there are 2"),
    (entry(answers='answers = "Wien"'), "answers has to be a list"),
    (entry(answers="answers = [1, 2, 3, 4]"), "answers A has to be a text"),
    (entry(right='right = "E"'), "right is “E”, but there are only A, B, C, D"),
    (entry(right="right = 1"), "right is “1”"),
    (entry(level="level = 16"), "no level 16; 1 to 15"),
    (entry(level="level = 0"), "no level 0"),
    (entry(level="level = true"), "no level True"),
    (entry(level='level = "3"'), "no level 3"),
    (entry(difficulty='difficulty = "easy"'), "Either level or difficulty"),
    (entry(level='difficulty = "leicht"'), "no difficulty “leicht”"),
    (entry(text=f'text = "{"x" * 161}"'), "too long for the screens with 161 characters"),
    (entry(answers=f'answers = ["{"x" * 43}", "b", "c", "d"]'), "answers A is too long"),
    (entry(note=f'note = "{"x" * 221}"'), "note is too long"),
    (entry(text=r'text = "Zwei\nZeilen"'), "line break"),
    (entry(text='text = " Wer?"'), "begins or ends with a space"),
    (entry(text='text = "Wer ist J\ufffdrgen?"'), "broken letters"),
    (entry(keep_order='keep_order = "ja"'), "keep_order is true or false"),
    (entry(language='language = "Deutsch"'), "“Deutsch” is not a short form"),
    (entry(colour='colour = "red"'), "There is no “colour”"),
    (entry() + entry(), "already stands in bad.toml, question 1"),
    ('question = ["Wer?"]', "This is not a question"),
    ("[question]\nlevel = 1", "double brackets"),
    ("[[questions]]\nlevel = 1", "“questions” does not belong in a pack"),
    ('[pack]\ncolour = "red"\n' + entry(), "Something in [pack] is wrong"),
    ("[[question]\n", "not a valid TOML file"),
    ("a = " + "[" * 5000, "not a valid TOML file"),
    ("", "There is no question in it"),
]


@pytest.mark.parametrize(("text", "reason"), FAULTS)
def test_faults_are_named_with_their_place(text: str, reason: str, tmp_path: Path) -> None:
    file = write(tmp_path, bad=text) / "bad.toml"
    with pytest.raises(BadPack) as bad:
        read_pack(file)
    said = sentences(bad.value.faults)
    assert reason in said
    assert all(line.startswith("bad.toml") for line in said.splitlines())


def test_everything_wrong_is_said_at_once(tmp_path: Path) -> None:
    bad = entry(text=None, right='right = "E"', level="level = 77", speed="speed = 1")
    write(tmp_path, one=entry() + bad, two=bad, three="[[[")
    said = sentences(look_into(tmp_path).faults).splitlines()
    assert Counter(line.partition(":")[0] for line in said) == {
        "one.toml, question 2": 4,
        "two.toml, question 1": 4,
        "three.toml": 1,
    }


def test_a_broken_encoding_names_the_line(tmp_path: Path) -> None:
    (tmp_path / "old.toml").write_bytes(entry().encode("cp1252"))
    assert sentences(look_into(tmp_path).faults).startswith("old.toml: Line 4 is not in UTF-8")


def test_two_files_about_the_pack(tmp_path: Path) -> None:
    faults = look_into(write(tmp_path, a=ABOUT, b=ABOUT + entry())).faults
    assert sentences(faults).startswith("b.toml: [pack] already stands in a.toml")


@pytest.mark.parametrize("name", ["nowhere", "nowhere.zip", "no\0where", "x" * 5000])
def test_a_pack_that_is_not_there(name: str, tmp_path: Path) -> None:
    assert sentences(look_into(tmp_path / name).faults)


# ---------------------------------------------------------------- warnings


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Wie heißt die Hauptstadt von Österreich?", "Österreichs Hauptstadt heißt wie?"),
        ("Which planet is closest to the Sun?", "What planet is the closest to the sun"),
        (
            "Wer schrieb den Roman „Der Zauberberg“ im Jahr 1924?",
            "Wer schrieb 1924 den Roman Zauberberg?",
        ),
    ],
)
def test_nearly_the_same_question_is_worth_a_second_look(
    one: str, other: str, tmp_path: Path
) -> None:
    others = 'answers = ["Wien", "Bonn", "Bern", "Berlin"]'
    write(
        tmp_path, a=entry(text=f'text = "{one}"'), b=entry(text=f'text = "{other}"', answers=others)
    )
    checked = check_pack(tmp_path)
    assert checked.pack.faults == []
    assert "b.toml, question 1: Nearly the same" in sentences(checked.warnings)


def test_the_same_way_of_asking_is_no_twin(tmp_path: Path) -> None:
    lands = {"Frankreich": "Paris", "Italien": "Rom", "Spanien": "Madrid", "Polen": "Warschau"}
    text = "".join(
        entry(
            text=f'text = "Wie heißt die Hauptstadt von {land}?"',
            answers=f'answers = ["{town}", "Bonn", "Bern", "Graz"]',
        )
        for land, town in lands.items()
    )
    assert check_pack(write(tmp_path, some=text)).warnings == []


@pytest.mark.parametrize(("right", "warned"), [("A", True), ("ABCD", False)])
def test_letters_are_counted_where_the_order_is_fixed(
    right: str, warned: bool, tmp_path: Path
) -> None:
    text = "".join(
        entry(
            text=f'text = "Frage {number}?"',
            answers=f'answers = ["{number}1", "{number}2", "{number}3", "{number}4"]',
            right=f'right = "{right[number % len(right)]}"',
            keep_order="keep_order = true",
        )
        for number in range(40)
    )
    warnings = check_pack(write(tmp_path, some=text)).warnings
    assert ("unevenly spread" in sentences(warnings)) == warned


# ---------------------------------------------------------------- bands


def banded(count: int) -> list[Question]:
    return [
        Question(f"Nr. {number}?", ("1", "2", "3", "4"), "A", "T", difficulty=difficulty)
        for number in range(count)
        for difficulty in ("easy", "medium", "hard")
    ]


@pytest.mark.parametrize("count", [1, 4, 5, 6, 13, 100])
def test_each_band_is_dealt_evenly_over_its_five_steps(count: int) -> None:
    easy = [question for question in banded(count) if question.difficulty == "easy"]
    levels = Counter(question.level for question in deal_bands(easy))
    assert set(levels) <= {1, 2, 3, 4, 5}
    spread = [levels[level] for level in range(1, 6)]
    assert max(spread) - min(spread) <= 1


def test_bands_do_not_hang_on_the_order_of_the_file_and_hardly_on_new_questions() -> None:
    hard = [question for question in banded(200) if question.difficulty == "hard"]
    dealt = {question.id: question.level for question in deal_bands(hard)}
    assert {question.id: question.level for question in deal_bands(reversed(hard))} == dealt
    assert set(dealt.values()) == {11, 12, 13, 14, 15}
    fewer = {question.id: question.level for question in deal_bands(hard[:-1])}
    assert sum(dealt[card] != level for card, level in fewer.items()) < 30
