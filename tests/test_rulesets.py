"""House rules: what a file may change, what is refused and why, and that the screens say so."""

from pathlib import Path

import pytest

from pi_app.console.plan import GameName, Plan, lay_table
from pi_app.rules.core import Refused, in_force
from pi_app.rules.heist.ruleset import Ruleset as HeistRules
from pi_app.rules.millionaire.edition import Edition
from pi_app.rules.money_drop.ruleset import Ruleset as DropRules
from pi_app.rulesets import MAY_CHANGE, PRINTED, printed, read_house_rules
from pi_app.words import LANGUAGES, speak


def house(folder: Path, text: str) -> Path:
    file = folder / "house.toml"
    file.write_text(text, "utf-8")
    return file


def faults(folder: Path, text: str) -> str:
    with pytest.raises(Refused) as refused:
        read_house_rules(house(folder, text))
    for language in LANGUAGES:
        assert "house.toml" in speak(refused.value.reason, language)
    return speak(refused.value.reason, "en")


def edition(folder: Path, text: str) -> Edition:
    rules = read_house_rules(house(folder, text)).rules
    assert isinstance(rules, Edition)
    return rules


@pytest.mark.parametrize("name", PRINTED)
def test_the_printed_games_are_such_files_and_unchanged(name: str) -> None:
    assert printed(name).name == name
    assert printed(name).changed == ()


def test_a_ladder_of_ones_own(tmp_path: Path) -> None:
    rules = edition(tmp_path, 'based_on = "de2002"\nladder = [1, 5, 25]\nsafe_steps = [5]\n')
    assert rules.ladder == (1, 5, 25)
    assert rules.goal == 25
    assert [rules.wrong_pays("standard", level) for level in (1, 2, 3)] == [0, 0, 5]
    assert rules.changed == ("ladder", "safe_steps")


def test_safe_steps_hold_in_every_variant_unless_one_is_named(tmp_path: Path) -> None:
    rules = edition(
        tmp_path,
        'based_on = "de2013"\nsafe_steps = [1000]\n[variants.risk]\nsafe_steps = []\n',
    )
    assert rules.variants["non_risk"].safe_steps == (1000,)
    assert rules.variants["risk"].safe_steps == ()


def test_no_jokers_at_all_is_allowed(tmp_path: Path) -> None:
    file = house(tmp_path, 'based_on = "us"\njokers = []\n')
    table = lay_table(Plan("millionaire", "us", seats=3, language="en", house=file))
    for _ in range(2):
        table.choose(1, "next")
    assert table.table_view().phase == "deciding"
    assert table.menu(2).choices == {"answer:A", "answer:B", "answer:C", "answer:D", "leave"}


def test_agreed_rounds(tmp_path: Path) -> None:
    file = house(tmp_path, 'based_on = "de2013"\nrounds = 2\n')
    table = lay_table(Plan("millionaire", seats=3, house=file))
    assert speak(table.table_view().ending, "en").replace("\N{NO-BREAK SPACE}", " ") == "2 rounds"


def test_chips_rounds_and_time_of_the_windows(tmp_path: Path) -> None:
    text = 'based_on = "money_drop"\nchips = 20\nrounds = [4, 3, 2]\ntime_limit = 45\njokers = []\n'
    rules = read_house_rules(house(tmp_path, text)).rules
    assert isinstance(rules, DropRules)
    assert (rules.chips, rules.rounds, rules.time_limit) == (20, (4, 3, 2), 45)
    table = lay_table(Plan("money_drop", seats=2, house=house(tmp_path, text)))
    assert table.table_view().chips == 20
    assert table.table_view().rounds == 3


def test_a_target_of_ones_own(tmp_path: Path) -> None:
    text = 'based_on = "heist"\n[tables.5]\ntarget = 1500\n'
    rules = read_house_rules(house(tmp_path, text)).rules
    assert isinstance(rules, HeistRules)
    assert rules.row(5).target == 1500
    assert rules.row(6).target == 2000


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("ladder = [1]", "based_on is missing"),
        ('based_on = "chess"', "based_on is missing or unknown"),
        ('based_on = "us"\nladder = [100, 50]', "has to rise: 100 is followed by 50"),
        ('based_on = "us"\nladder = []', "The ladder is empty"),
        ('based_on = "us"\nladder = [0, 1]', "greater than 0"),
        ('based_on = "us"\nsafe_steps = [750]', "The safe step 750 is not on the ladder"),
        ('based_on = "us"\nsafe_steps = [32000, 1000]', "Safe steps rise"),
        ('based_on = "us"\nsafe_steps = [1000]\nsafe_pays = [1, 2]', "one amount for each"),
        ('based_on = "us"\njokers = ["audience", "audience"]', "stands twice"),
        ('based_on = "us"\njokers = ["crystal_ball"]', "value of jokers[0] has the wrong form"),
        ('based_on = "us"\nladder = "high"', "the value of ladder has the wrong form"),
        ('based_on = "us"\nladder = [1, "two"]', "the value of ladder[1] has the wrong form"),
        ('based_on = "us"\nrounds = 0', "whole number from 1"),
        ('based_on = "de2013"\nrounds = true', "whole number from 1"),
        ('based_on = "us"\nrounds = 1.5', "whole number from 1"),
        ('based_on = "us"\nphone_seconds = 0', "phone_seconds has to be at least 1"),
        ('based_on = "us"\nphone_seconds = -30', "phone_seconds has to be at least 1"),
        ('based_on = "us"\nhelper_reward = -1', "helper_reward must not be below 0"),
        (
            'based_on = "de2013"\nsafe_steps = [500]\nsafe_pays = [5000000]',
            "above the top of the ladder: 1,000,000",
        ),
        ('based_on = "de2013"\nvariants = 5\njokers = []', "the value of variants has the wrong"),
        (
            'based_on = "de2013"\nvariants = {risk = 5}\njokers = []',
            "the value of variants.risk has",
        ),
        ('based_on = "de2013"\njokers = 5', "has the wrong form"),
        (
            'based_on = "de2013"\n[variants.risk]\nspeed = 1',
            "variants.risk.speed cannot be changed",
        ),
        ('based_on = "heist"\ntables = 5', "the value of tables has the wrong form"),
        ('based_on = "heist"\ntables = {5 = 5}', "the value of tables.5 has the wrong form"),
        ("based_on = [[[]]]", "based_on is missing or unknown"),
        ('based_on = "us"\nspeed = 3', "speed cannot be changed"),
        ('based_on = "us"\n[variants.wild]\njokers = []', "variants.wild cannot be changed"),
        ('based_on = "money_drop"\nrounds = [3, 4]', "A window once shut stays shut"),
        ('based_on = "money_drop"\nrounds = [5]', "2 to 4 answers, not 5"),
        ('based_on = "money_drop"\nrounds = []', "rounds is empty"),
        ('based_on = "money_drop"\nchips = 0', "greater than 0"),
        ('based_on = "money_drop"\ntime_limit = 90', "at most 60 seconds"),
        ('based_on = "heist"\nrounds = 4', "do not come out even"),
        ('based_on = "heist"\nblackout_seconds = 0', "at least 1"),
        ('based_on = "heist"\n[tables.5]\nselected = 4', "odd number"),
        ('based_on = "heist"\n[tables.5]\ngangsters = 5', "do not make 5"),
        (
            'based_on = "heist"\n[tables.4]\ngangsters = 1\nhostages = 1\nblind = 2',
            "For 4 players: blind is 0 or 1",
        ),
        (
            'based_on = "heist"\n[tables.4]\ngangsters = 3\nhostages = 2\nblind = -1',
            "For 4 players: blind is 0 or 1",
        ),
        (
            'based_on = "heist"\n[tables.4]\nbanknotes = [6, 5, 1]\nsabotage = [5, 4, -1]',
            "a number in banknotes or sabotage is below 0",
        ),
        (
            'based_on = "heist"\n[tables.8]\ngangsters = 1\nhostages = 7',
            "the box holds 9 gangsters and 4 hostages",
        ),
        (
            'based_on = "heist"\n[tables.4]\nbanknotes = [900000000, 4, 1]',
            "do not come out even",
        ),
        ("based_on = ", "line 1 is not valid TOML"),
        ('based_on = "us"\nladder = [1,\n2,', "line 3 is not valid TOML"),
    ],
)
def test_bad_house_rules_are_refused_with_the_reason(
    tmp_path: Path, text: str, reason: str
) -> None:
    assert reason in faults(tmp_path, text)


def test_brackets_without_end_are_refused_in_a_sentence(tmp_path: Path) -> None:
    text = 'based_on = "us"\nladder = ' + "[" * 5000 + "]" * 5000
    assert len(faults(tmp_path, text)) < 120


def test_what_is_wrong_in_every_variant_is_told_once(tmp_path: Path) -> None:
    told = faults(tmp_path, 'based_on = "de2013"\nladder = [50, 100, 200]\n')
    assert told.count("The safe step 500 is not on the ladder.") == 1


def test_long_names_are_not_repeated_at_full_length(tmp_path: Path) -> None:
    assert len(faults(tmp_path, f'based_on = "us"\n{"x" * 3000} = 1\n')) < 250


@pytest.mark.rule("M-27")
@pytest.mark.parametrize("base", ["us", "de2002"])
def test_the_extra_joker_brings_its_reward_with_it(tmp_path: Path, base: str) -> None:
    jokers = 'jokers = ["fifty_fifty", "extra"]\n'
    assert edition(tmp_path, f'based_on = "{base}"\n{jokers}').helper_reward == 5000
    assert edition(tmp_path, f'based_on = "{base}"\n').helper_reward == 0
    other = edition(tmp_path, f'based_on = "{base}"\n{jokers}helper_reward = 300\n')
    assert (other.helper_reward, other.changed) == (300, ("helper_reward", "jokers"))


@pytest.mark.rule("M-27")
def test_a_helper_is_paid_what_the_house_pays(tmp_path: Path) -> None:
    file = house(tmp_path, 'based_on = "us"\njokers = ["extra"]\nhelper_reward = 70\n')
    table = lay_table(Plan("millionaire", "us", seats=3, house=file))
    for _ in range(2):
        table.choose(1, "next")
    table.choose(2, "joker:extra")
    table.choose(3, "help")
    right = table.host_view().right  # type: ignore[union-attr]
    table.choose(3, f"vote:{right}")
    for seat, choice in ((2, "leave"), (3, "leave")):
        table.choose(seat, choice)
        table.choose(seat, choice)
    table.choose(1, "reveal")
    assert table.table_view().players[3].total.amount == 70


def test_safe_pays_hold_whatever_line_comes_first(tmp_path: Path) -> None:
    for lines in (
        ("safe_pays = [5]", "safe_steps = [100]"),
        ("safe_steps = [100]", "safe_pays = [5]"),
    ):
        rules = edition(tmp_path, "\n".join(('based_on = "us"', *lines)))
        assert rules.wrong_pays("standard", 2) == 5


@pytest.mark.rule("M-38", "M-39", "M-40")
def test_the_end_is_told_with_the_goal_of_the_house(tmp_path: Path) -> None:
    file = house(tmp_path, 'based_on = "us"\nladder = [50, 100]\nsafe_steps = []\n')
    table = lay_table(Plan("millionaire", "us", seats=3, language="en", house=file))
    assert "$100 ends the game" in speak(table.table_view().ending, "en")
    for _ in range(2):
        table.choose(1, "next")
        table.choose(1, "next")
        right = table.host_view().right  # type: ignore[union-attr]
        for seat in (2, 3):
            for _ in range(2):
                table.choose(seat, f"answer:{right}")
        table.choose(1, "show")
        table.choose(1, "reveal")
    outcome = table.outcome()
    assert outcome is not None
    assert speak(outcome.words, "en") == "$100 has been reached."


def test_all_faults_are_named_at_once(tmp_path: Path) -> None:
    told = faults(tmp_path, 'based_on = "us"\nladder = [100, 50]\nsafe_steps = [7]\n')
    assert "has to rise" in told
    assert "safe step 7" in told


def test_rubbish_and_missing_files(tmp_path: Path) -> None:
    (tmp_path / "house.toml").write_bytes(b"\xff\xfe\x00rubbish")
    for path, reason in (
        (tmp_path / "house.toml", "house.not_utf8"),
        (tmp_path / "nothing.toml", "house.missing"),
        (tmp_path, "house.unreadable"),
    ):
        with pytest.raises(Refused) as refused:
            read_house_rules(path)
        assert refused.value.reason.key == reason


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("millionaire", 'based_on = "de2013"\nladder = [10, 20, 30]\nsafe_steps = [10]\n'),
        ("money_drop", 'based_on = "money_drop"\nchips = 10\n'),
        ("heist", 'based_on = "heist"\nblackout_seconds = 20\n'),
    ],
)
def test_the_table_says_that_house_rules_are_in_force(
    tmp_path: Path, game: GameName, text: str
) -> None:
    seats = 4
    table = lay_table(Plan(game, seats=seats, house=house(tmp_path, text)))
    assert table.table_view().house_rules
    assert lay_table(Plan(game, seats=seats)).table_view().house_rules == ()


def test_house_rules_of_another_game_are_refused(tmp_path: Path) -> None:
    file = house(tmp_path, 'based_on = "us"\n')
    with pytest.raises(Refused) as refused:
        lay_table(Plan("millionaire", "de2013", seats=3, house=file))
    assert refused.value.reason.key == "house.other_game"


@pytest.mark.parametrize("game", sorted(MAY_CHANGE))
def test_what_a_house_file_may_change_has_a_name_for_players(game: str) -> None:
    for language in LANGUAGES:
        told = speak(in_force(tuple(sorted(MAY_CHANGE[game]))), language)
        assert not any(f"{key}," in told for key in MAY_CHANGE[game] if "_" in key)
