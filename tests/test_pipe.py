"""The table over standard input and output, as a script sees it."""

import json
import math
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from pi_app.console.pipe import pipe
from pi_app.console.plan import GameName, Plan, lay_table
from pi_app.rules.core import Refused
from pi_app.rules.millionaire.edition import Ending
from pi_app.words import LANGUAGES, speak

WHOLE = {"n", "time", "refused", "refused_seat", "table", "host", "seats", "windows", "sounds"}
WHOLE |= {"outcome"}


def answers(plan: Plan, *lines: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in pipe(lay_table(plan), lines, plan.language)]


def press(seat: int, key: str) -> str:
    return json.dumps({"press": {"seat": seat, "key": key}})


PLANS = [
    Plan("millionaire", "de2013", seats=3),
    Plan("millionaire", "us", seats=2, language="en"),
    Plan("money_drop", seats=4),
    Plan("heist", seats=6, language="en"),
]


@pytest.mark.parametrize("plan", PLANS)
def test_one_answer_at_the_start_and_one_for_every_line(plan: Plan) -> None:
    told = answers(plan, press(1, "A"), "rubbish", '{"wait": 1}')
    assert [answer["n"] for answer in told] == [0, 1, 2, 3]
    for answer in told:
        assert set(answer) == WHOLE
        assert set(answer["seats"]) == {str(seat) for seat in range(1, (plan.seats or 0) + 1)}
        for box in answer["seats"].values():
            assert set(box) == {"name", "taps", "holds", "lamps", "lines", "private"}
            assert set(box["lamps"]) == set("ABCD")
        assert set(answer["windows"]) == set("ABCD")
        assert answer["outcome"] is None
    assert (told[0]["host"] is None) == (plan.game == "heist")


def test_names_labels_and_currency_follow_the_language() -> None:
    german = answers(Plan("millionaire", seats=3), press(1, "A"), press(1, "A"))[-1]
    dollars = Plan("millionaire", "us", seats=3, language="en")
    english = answers(dollars, press(1, "A"), press(1, "A"))
    assert german["seats"]["2"]["name"] == "Spieler 2"
    assert german["seats"]["2"]["holds"]["D"]["id"] == "leave"
    assert german["seats"]["2"]["holds"]["D"]["label"].startswith("Aussteigen mit 0")
    assert english[-1]["seats"]["2"]["holds"]["D"]["label"] == "Walk away with $0"
    assert english[-1]["table"]["currency"] == "USD"


def test_what_the_millionaire_table_has() -> None:
    table = answers(Plan("millionaire", seats=3, variant="risk"), press(1, "A"), press(1, "A"))[-1][
        "table"
    ]
    assert table["phase"] == "deciding"
    assert (table["round"], table["host_seat"], table["level"], table["amount"]) == (1, 1, 1, 50)
    assert table["question"]
    assert set(table["answers"]) == set("ABCD")
    candidate = table["players"]["2"]
    assert candidate["in_round"] is True
    assert candidate["locked"] is False
    assert candidate["jokers"] == ["fifty_fifty", "audience", "phone", "extra"]
    assert (candidate["won"], candidate["total"]) == (0, 0)
    assert "right" not in table


def test_what_the_money_drop_table_has() -> None:
    lines = [press(1, "A"), press(2, "A"), press(1, "A"), press(2, "C")]
    table = answers(Plan("money_drop", seats=2), *lines)[-1]["table"]
    assert table["phase"] == "placing"
    assert (table["run"], table["round"], table["chips"], table["in_hand"]) == (1, 1, 40, 39)
    assert table["stakes"] == {"A": 0, "B": 0, "C": 1, "D": 0}
    assert len(table["categories"]) == 2
    assert table["question"]
    assert table["open_windows"] == ["A", "B", "C", "D"]
    assert table["ranking"] == []


def test_what_the_heist_table_has() -> None:
    told = answers(Plan("heist", seats=4), press(3, "A"), press(1, "B"), press(1, "B"))[-1]
    table = told["table"]
    assert table["phase"] == "laying"
    assert (table["round"], table["leader"], table["loot"], table["target"]) == (1, 3, 0, 2000)
    assert table["laid"] == [1]
    assert table["selected"] == table["revealed"] == []
    assert told["seats"]["2"]["private"]["role"]
    assert len(told["seats"]["2"]["private"]["hand"]) == 5


BAD_LINES = [
    "",
    "rubbish",
    "{",
    "[]",
    "null",
    "7",
    '"press"',
    "{}",
    '{"press": 3}',
    '{"press": {"seat": 1}}',
    '{"press": {"seat": 1, "key": "A", "twice": true}}',
    '{"press": {"seat": 1, "key": "A"}, "hold": {"seat": 1, "key": "A"}}',
    '{"press": {"seat": 9, "key": "A"}}',
    '{"press": {"seat": 0, "key": "A"}}',
    '{"press": {"seat": true, "key": "A"}}',
    '{"press": {"seat": "1", "key": "A"}}',
    '{"press": {"seat": 1.0, "key": "A"}}',
    '{"press": {"seat": 2, "key": "E"}}',
    '{"press": {"seat": 2, "key": "a"}}',
    '{"press": {"seat": 2, "key": ["A"]}}',
    '{"press": {"seat": 2, "key": null}}',
    '{"press": {"seat": 2, "key": "A"}}',
    '{"hold": {"seat": 1, "key": "C"}}',
    '{"wait": -1}',
    '{"wait": "long"}',
    '{"wait": NaN}',
    '{"wait": Infinity}',
    '{"wait": 1e300}',
    '{"wait": true}',
    '{"wait": null}',
    '{"dance": 1}',
    "[" * 100_000,
    '{"press": {"seat": 1' + "0" * 5000 + ', "key": "A"}}',
    '{"press": {"seat": 1' + "0" * 400 + ', "key": "A"}}',
    '{"wait": ' + "9" * 400 + "}",
    '{"wait": -' + "9" * 400 + "}",
    '{"undo": ' + "9" * 400 + "}",
    '{"undo": 0}',
    '{"undo": true}',
    '{"press": {"seat": 2, "key": "' + "x" * 3_000_000 + '"}}',
    '{"press": {"seat": "' + "x" * 3_000_000 + '", "key": "A"}}',
]


@pytest.mark.parametrize("line", BAD_LINES, ids=[line[:40] for line in BAD_LINES])
def test_a_bad_line_is_answered_with_the_reason_and_changes_nothing(line: str) -> None:
    first, answer = answers(Plan("millionaire", "de2002", seats=3), line)
    assert answer["refused"]
    assert len(answer["refused"]) < 120, "short, whatever was sent"
    for python in ("Traceback", "True", "None", "['A']"):
        assert python not in answer["refused"]
    assert {**answer, "n": 0, "refused": None, "refused_seat": None} == first


def test_a_whole_number_of_seconds_is_named_as_one() -> None:
    refused = answers(Plan("millionaire", seats=3), '{"wait": -1}')[-1]["refused"]
    assert refused == "wait ist eine Zahl von Sekunden zwischen 0 und 100.000."


def test_a_refusal_names_the_seat_it_is_for() -> None:
    """Not everybody may read it: it can tell a letter (D-09, M-20)."""
    plan = Plan("millionaire", seats=3)
    told = answers(plan, press(2, "A"), "rubbish", '{"wait": -1}', press(9, "A"), press(1, "A"))
    assert [answer["refused_seat"] for answer in told] == [None, 2, None, None, None, None]
    assert [bool(answer["refused"]) for answer in told] == [False, True, True, True, True, False]


def test_steps_are_taken_back_one_or_several() -> None:
    plan = Plan("millionaire", seats=3)
    told = answers(
        plan,
        press(1, "A"),
        press(1, "A"),
        press(2, "B"),
        '{"undo": 1}',
        '{"undo": 2}',
        '{"undo": 1}',
    )
    assert told[3]["seats"]["2"]["private"]["leaning"] == "B"
    assert told[4]["seats"] == told[2]["seats"]
    assert told[5]["table"] == told[0]["table"]
    assert told[6]["refused"]
    assert told[6]["refused_seat"] is None


def test_time_passes_and_the_clock_runs_out() -> None:
    plan = Plan("money_drop", seats=2, time_limit=20.0)
    start = [press(1, "A"), press(2, "A"), press(1, "A")]
    told = answers(plan, *start, '{"wait": 19.5}', '{"wait": 0.5}')
    assert told[3]["table"]["clock"] == {"seconds": 20.0, "left": 20.0}
    assert told[4]["table"]["clock"]["left"] == pytest.approx(0.5)
    assert told[4]["table"]["phase"] == "placing"
    assert told[5]["table"]["phase"] == "resolving"
    assert told[5]["table"]["clock"] is None
    assert math.isclose(told[5]["time"], 20.0)


def run(*arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "pi_app", *arguments],
        input=given,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def test_the_command_answers_line_by_line() -> None:
    names = ["--names", "Änne,Björn,Çem", "--lang", "de", "--seed", "4"]
    done = run("pipe", "--game", "millionaire", *names, given=press(1, "A") + "\n")
    assert done.returncode == 0
    assert done.stderr == ""
    told = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["n"] for answer in told] == [0, 1]
    assert told[0]["seats"]["2"]["name"] == "Björn"


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--game", "millionaire", "--seats", "2"], "3 bis 5 Spieler"),
        (["--game", "millionaire", "--seats", "6"], "3 bis 5 Spieler"),
        (["--game", "heist", "--seats", "3"], "4 bis 8 Spieler"),
        (["--game", "millionaire", "--edition", "fr"], "de2013, de2002, us"),
        (["--game", "millionaire", "--variant", "wild"], "non_risk, risk"),
        (["--game", "millionaire", "--mode", "tv"], "wie im Fernsehen"),
        (["--game", "millionaire", "--edition", "us", "--ending", "million"], "wie oft jeder"),
        (["--game", "millionaire", "--edition", "de2002", "--ending", "rounds:2"], "gleich oft"),
        (["--game", "millionaire", "--ending", "rounds:0"], "mindestens eine Runde"),
        (["--game", "millionaire", "--edition", "heist"], "de2013, de2002, us"),
        (["--game", "millionaire", "--edition", "money_drop"], "de2013, de2002, us"),
        (["--game", "money_drop", "--time-limit", "inf"], "höchstens 60 Sekunden"),
        (["--game", "money_drop", "--time-limit=-inf"], "höchstens 60 Sekunden"),
        (["--game", "money_drop", "--time-limit", "61"], "höchstens 60 Sekunden"),
        (["--game", "money_drop", "--time-limit", "nan"], "höchstens 60 Sekunden"),
        (["--game", "money_drop", "--seats", "7", "--teams", "one"], "höchstens 5 Personen"),
        (["--game", "millionaire", "--names", "A,B,C,D", "--seats", "3"], "Namen"),
        (["--game", "millionaire", "--seats", "9999999999"], "3 bis 5 Spieler"),
        (["--game", "heist", "--seats", "5", "--no-display", "9"], "von 1 bis 5"),
        (["--game", "heist", "--seats", "5", "--variant", "risk"], "nur bei Millionär"),
        (["--game", "millionaire", "--house", "nowhere.toml"], "nowhere.toml"),
        (["--game", "millionaire", "--pack", "nowhere"], "nowhere"),
        (["--game", "chess"], "invalid choice"),
        (["--game", "millionaire", "--seats", "many"], "--seats"),
        (["--game", "millionaire", "--ending", "soon"], "rounds:N"),
        ([], "--game"),
    ],
)
def test_impossible_wishes_are_refused_in_one_sentence(arguments: list[str], reason: str) -> None:
    done = run("pipe", *arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert reason in done.stderr
    assert "Traceback" not in done.stderr


def refusal(plan: Plan) -> str:
    with pytest.raises(Refused) as refused:
        lay_table(plan)
    for language in LANGUAGES:
        said = speak(refused.value.reason, language)
        assert len(said) < 120
        assert said.isprintable()
    return refused.value.reason.key


@pytest.mark.parametrize(
    "plan",
    [
        Plan("heist", seats=5, variant="risk"),
        Plan("heist", seats=5, television=True),
        Plan("heist", seats=5, ending=Ending("million")),
        Plan("heist", seats=5, time_limit=30),
        Plan("heist", seats=5, runs=2),
        Plan("heist", seats=5, one_team=True),
        Plan("money_drop", variant="risk"),
        Plan("money_drop", television=True),
        Plan("money_drop", ending=Ending("rounds", 2)),
        Plan("millionaire", time_limit=30),
        Plan("millionaire", runs=1),
        Plan("millionaire", one_team=True),
    ],
)
def test_a_wish_that_belongs_to_another_game_is_refused(plan: Plan) -> None:
    assert refusal(plan) == "refused.option"


@pytest.mark.parametrize(
    "plan", [Plan("heist", seats=5, own_cards=True), Plan("heist", seats=5, packs=(Path("mine"),))]
)
def test_a_game_without_questions_takes_no_cards(plan: Plan) -> None:
    assert refusal(plan) == "refused.no_questions"


@pytest.mark.parametrize("game", ["millionaire", "money_drop", "heist"])
def test_a_seat_without_display_has_to_exist(game: GameName) -> None:
    assert refusal(Plan(game, seats=4, without_display=frozenset({5}))) == "refused.no_such_seat"
    assert lay_table(Plan(game, seats=4, without_display=frozenset({4})))


@pytest.mark.parametrize(
    ("names", "reason"),
    [
        (("x" * 300,), "refused.name"),
        (("fifteen letters",), "refused.name"),
        (("two\nlines",), "refused.name"),
        (("\x1b[31mred",), "refused.name"),
        (("bad \udcff byte",), "refused.name"),
        ((" ",), "refused.name"),
        (("Änne", "änne"), "refused.names_twice"),
        (("Spieler 2", "Spieler Nr. 3", "Spieler 3"), None),
        (("Spieler 3", "Spieler Nr. 3"), "refused.names_twice"),
    ],
)
def test_names_that_fit_on_a_box_and_are_told_apart(
    names: tuple[str, ...], reason: str | None
) -> None:
    plan = Plan("millionaire", seats=3, names=names)
    if reason is None:
        assert lay_table(plan)
    else:
        assert refusal(plan) == reason


def test_a_seat_is_never_called_like_a_person() -> None:
    table = lay_table(Plan("millionaire", seats=3, names=("platz 2", "fourteen signs")))
    assert [player.name for player in table.table_view().players.values()] == [
        "platz 2",
        "fourteen signs",
        "Spieler 3",
    ]
    table = lay_table(Plan("millionaire", seats=3, names=("Spieler 2",)))
    names = [player.name for player in table.table_view().players.values()]
    assert names == ["Spieler 2", "Spieler Nr. 2", "Spieler 3"]


def test_too_many_seats_are_refused_before_anything_is_made_for_them() -> None:
    assert refusal(Plan("millionaire", seats=10**12)) == "refused.players"


def test_an_edition_of_any_length_is_refused_shortly() -> None:
    assert refusal(Plan("millionaire", "x" * 5000)) == "refused.edition"
    assert refusal(Plan("millionaire", variant="y\n" * 5000)) == "refused.variant"


def test_a_pack_of_ones_own(tmp_path: Path) -> None:
    question = '[[question]]\nlevel = {level}\ncategory = "Test"\ntext = "Nr. {level}?"\n'
    question += 'answers = ["ä", "ß", "€", "„“"]\nright = "C"\nkeep_order = true\n'
    text = "".join(question.format(level=level) for level in range(1, 16))
    (tmp_path / "mine.toml").write_text(text, "utf-8")
    plan = Plan("millionaire", seats=3, packs=(tmp_path,))
    told = answers(plan, press(1, "A"), press(1, "A"))[-1]
    assert told["table"]["answers"] == {"A": "ä", "B": "ß", "C": "€", "D": "„“"}
    assert told["host"]["right"] == "C"


def test_too_few_questions_are_told_before_the_start(tmp_path: Path) -> None:
    text = '[[question]]\nlevel = 1\ncategory = "T"\ntext = "?"\nanswers = ["1", "2", "3", "4"]\n'
    (tmp_path / "small.toml").write_text(text + 'right = "A"\n', "utf-8")
    done = run("pipe", "--game", "millionaire", "--pack", str(tmp_path))
    assert done.returncode == 2
    assert "Stufe 15" in done.stderr
