"""`quizpult.toml`: defaults, faults all at once in both languages, the example, the command."""

import argparse
import re
import tomllib
from pathlib import Path

import msgspec
import pytest

from pi_app.commands.config import add_parser
from pi_app.config import BadConfig, Config, cautions, find_config, read_config
from pi_app.config.sections import Door, FourPins, GpioBox, Section
from pi_app.words import LANGUAGES, speak

TOP = Path(__file__).parent.parent
EXAMPLE = TOP / "quizpult.example.toml"

BUTTONS = "buttons = { A = 5, B = 6, C = 13, D = 19 }\n"
BOX = f"[[gpio.box]]\n{BUTTONS}"


def written(folder: Path, text: str) -> Path:
    file = folder / "quizpult.toml"
    file.write_text(text, "utf-8")
    return file


def faults(folder: Path, text: str) -> list[str]:
    """The sentences in English; all of them exist in German too."""
    with pytest.raises(BadConfig) as bad:
        read_config(written(folder, text))
    for language in LANGUAGES:
        assert "quizpult.toml" in speak(bad.value.reason, language)
    return [speak(fault, "en") for fault in bad.value.faults]


def servos(key: str, *places: int) -> str:
    return "".join(
        f"[doors.{letter}]\n{key} = {place}\n" for letter, place in zip("ABCD", places, strict=True)
    )


# ---------------------------------------------------------------- where and defaults


@pytest.fixture
def empty_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    here, home = tmp_path / "here", tmp_path / "home"
    here.mkdir()
    (home / ".config" / "quizpult").mkdir(parents=True)
    monkeypatch.chdir(here)
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.delenv("QUIZPULT_CONFIG", raising=False)
    return tmp_path


def test_the_first_file_of_the_usual_places_is_taken(
    empty_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_home = written(empty_home / "home/.config/quizpult", "[sound]\nvolume = 1\n")
    assert find_config() == at_home
    assert read_config().sound.volume == 1
    written(empty_home / "here", "[sound]\nvolume = 2\n")
    assert read_config().sound.volume == 2
    monkeypatch.setenv("QUIZPULT_CONFIG", str(written(empty_home, "[sound]\nvolume = 3\n")))
    assert read_config().sound.volume == 3
    assert read_config(at_home).sound.volume == 1


@pytest.mark.usefixtures("empty_home")
def test_a_named_file_that_is_missing_is_not_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUIZPULT_CONFIG", "/nowhere/at/all.toml")
    with pytest.raises(BadConfig) as bad:
        read_config()
    assert "/nowhere/at/all.toml: The file cannot be read" in speak(bad.value.reason, "en")


def test_an_empty_file_is_all_defaults(tmp_path: Path) -> None:
    config = read_config(written(tmp_path, ""))
    assert config == Config()
    assert config.table.language == "de"
    assert (config.table.hold_seconds, config.table.bounce_ms) == (0.6, 30)
    assert not config.needs_pins
    assert config.boxes_on_screen == 5


def test_a_whole_table(tmp_path: Path) -> None:
    config = read_config(
        written(
            tmp_path,
            f'{BOX}name = "Anna"\nlamps = {{ A = 12, B = 16, C = 20, D = 21 }}\n'
            f"[[gpio.box]]\nbuttons = {{ A = 22, B = 23, C = 24, D = 25 }}\n"
            f'[doors]\ndriver = "pca9685"\nenable_pin = 17\n{servos("channel", 0, 1, 2, 3)}'
            "switch_pin = 27\nopen_angle = 120\n",
        )
    )
    assert config.gpio.names == ("Anna", "gpio 2")
    assert config.gpio.box[0].lamps == FourPins(12, 16, 20, 21)
    assert Door(channel=3, switch_pin=27, open_angle=120) == config.doors.D
    assert config.doors.D.pulse("open") == 1800
    assert config.doors.D.pulse("shut") == 600
    assert config.needs_pins


# ---------------------------------------------------------------- faults


def test_not_toml_and_not_utf_8_are_one_sentence(tmp_path: Path) -> None:
    (sentence,) = faults(tmp_path, "[table\n")
    assert "not a valid TOML file" in sentence
    (tmp_path / "quizpult.toml").write_bytes(b'[table]\nlanguage = "\xff"\n')
    with pytest.raises(BadConfig):
        read_config(tmp_path / "quizpult.toml")


def test_all_faults_come_at_once(tmp_path: Path) -> None:
    text = (
        '[tabel]\n[table]\nlanguage = "fr"\nhold_second = 1\nbounce_ms = 1.5\n'
        '[sound]\nvolume = 140\nmute = "no"\n'
        f"{BOX}[[gpio.box]]\nbuttons = {{ A = 5, B = 1, C = 99 }}\n"
    )
    assert faults(tmp_path, text) == [
        "[tabel]: there is no such section. Is “table” meant?",
        "[table] hold_second: there is no such key. Is “hold_seconds” meant?",
        '[table] language = "fr" does not fit; expected is one of "de", "en".',
        "[table] bounce_ms = 1.5 does not fit; expected is a whole number from 5 to 200.",
        "[sound] volume = 140 does not fit; expected is a whole number from 0 to 100.",
        '[sound] mute = "no" does not fit; expected is true or false.',
        "[gpio.box 2.buttons] D is missing: please add it.",
        "[gpio.box 2] buttons.B: the Raspberry Pi needs GPIO 1 itself; take another (2 to 27).",
        "[gpio.box 2] buttons.C: there is no GPIO 99 on the header; there are 2 to 27.",
        "[gpio.box 2] buttons.A: GPIO 5 is already used by [gpio.box 1] buttons.A; "
        "each pin only once.",
    ]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[table]\nhold_seconds = nan\n", "[table] hold_seconds = nan does not fit"),
        ("[table]\nhold_seconds = true\n", "[table] hold_seconds = true does not fit"),
        ("[table]\nhold_seconds = 9\n", "expected is a number from 0.2 to 3"),
        ("[weather]\n", "[weather]: there is no such section. There are: table, screen"),
        ("table = 5\n", "[table] is not a section"),
        ("[gpio]\nbox = 5\n", "[gpio] box = 5 does not fit; expected is a list of at most 8"),
        ("[gpio]\nbox = [5]\n", "[gpio.box 1] is not a section"),
        ("[[gpio.box]]\n", "[gpio.box 1] buttons is missing"),
        (BOX.replace("5", '"five"'), '[gpio.box 1.buttons] A = "five" does not fit'),
        (BOX.replace("5", "true"), "expected is the number of a pin (BCM)"),
        (f'{BOX}name = "a name that is too long"\n', "a text in quotation marks of at most 14"),
        ("[keyboard]\nplayers = 0\n", "a whole number from 1 to 8"),
        ("[doors]\ni2c_address = 0x20\n", "a whole number from 64 to 127"),
        ("[doors.E]\npin = 5\n", "[doors] E: there is no such key"),
        ("[doors.A]\nopen_angle = 200\n", "[doors.A] open_angle = 200 does not fit"),
    ],
)
def test_a_fault_of_one_key(text: str, sentence: str, tmp_path: Path) -> None:
    found = faults(tmp_path, text)
    assert len(found) == 1
    assert sentence in found[0]


GPIO_DOORS = '[doors]\ndriver = "gpio"\n'
PCA_DOORS = '[doors]\ndriver = "pca9685"\n'


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (BOX.replace("13", "6"), "[gpio.box 1] buttons.C: GPIO 6 is already used by [gpio.box 1] "),
        (BOX.replace("13", "0"), "the Raspberry Pi needs GPIO 0 itself"),
        (BOX.replace("13", "1"), "the Raspberry Pi needs GPIO 1 itself"),
        (BOX.replace("13", "28"), "there is no GPIO 28 on the header"),
        (BOX.replace("13", "-3"), "no GPIO \N{MINUS SIGN}3 on the header"),
        (
            BOX.replace("13", "2") + PCA_DOORS + servos("channel", 0, 1, 2, 3),
            "[gpio.box 1] buttons.C: GPIO 2 carries I²C",
        ),
        (GPIO_DOORS + servos("pin", 14, 22, 23, 24), "[doors.A] pin: GPIO 14 gives a pulse"),
        (
            PCA_DOORS + "enable_pin = 14\n" + servos("channel", 0, 1, 2, 3),
            "[doors] enable_pin: GPIO 14 gives a pulse",
        ),
        (BOX + GPIO_DOORS + servos("pin", 17, 22, 19, 24), "[doors.C] pin: GPIO 19 is already"),
        (
            GPIO_DOORS + servos("pin", 17, 22, 23, 24) + "switch_pin = 17\n",
            "[doors.D] switch_pin: GPIO 17 is already used by [doors.A] pin",
        ),
        (GPIO_DOORS + servos("pin", 17, 22, 23, 24).rpartition("[")[0], "[doors.D] pin is missing"),
        (PCA_DOORS + servos("channel", 0, 1, 2, 2), "[doors.D] channel: channel 2 is already"),
        (
            PCA_DOORS + servos("channel", 0, 1, 2, 3) + "pin = 17\n",
            '[doors.D] pin belongs to driver = "gpio"',
        ),
        (
            GPIO_DOORS + "enable_pin = 4\n" + servos("pin", 17, 22, 23, 24),
            '[doors] enable_pin belongs to driver = "pca9685"',
        ),
        ("[doors.A]\nmin_pulse = 2400\n", "[doors.A] min_pulse has to be smaller than max_pulse"),
        ("[doors.B]\nopen_angle = 0\n", "[doors.B] open_angle and shut_angle are the same"),
        (
            f'{BOX}name = "Anna"\n[[gpio.box]]\nbuttons = {{ A = 22, B = 23, C = 24, D = 25 }}\n'
            'name = "Anna"\n',
            "[gpio.box 2] name: another box is already called “Anna”",
        ),
        (f'{BOX}name = "screen 1"\n', "[gpio.box 1] name: “screen 1” is kept"),
    ],
)
def test_a_fault_between_keys(text: str, sentence: str, tmp_path: Path) -> None:
    found = faults(tmp_path, text)
    assert len(found) == 1
    assert sentence in found[0]


def test_faults_of_keys_hide_no_faults_between_keys(tmp_path: Path) -> None:
    found = faults(tmp_path, f"[sound]\nvolume = -1\n{BOX.replace('13', '6')}")
    assert ["volume" in found[0], "GPIO 6" in found[1]] == [True, True]


def test_pins_two_and_three_are_free_without_the_board(tmp_path: Path) -> None:
    config = read_config(written(tmp_path, BOX.replace("13", "2")))
    assert config.gpio.box == (GpioBox(buttons=FourPins(5, 6, 2, 19)),)


def test_pins_of_doors_that_are_not_used_do_not_matter(tmp_path: Path) -> None:
    config = read_config(written(tmp_path, "[doors.A]\npin = 14\n"))
    assert config.doors.A.pin == 14
    assert not config.needs_pins


def test_serial_console_and_spi_are_a_caution(tmp_path: Path) -> None:
    config = read_config(
        written(tmp_path, "[[gpio.box]]\nbuttons = { A = 15, B = 14, C = 8, D = 4 }\n")
    )
    said = [speak(caution, "en") for caution in cautions(config)]
    assert len(said) == 2
    assert said[0].startswith("GPIO 14, GPIO 15: the serial console")
    assert said[1].startswith("GPIO 8: SPI")


# ---------------------------------------------------------------- the example


def uncommented() -> str:
    """The example with its commented keys and sections switched on."""
    return re.sub(r"^# (?=\[|\w+ = )", "", EXAMPLE.read_text("utf-8"), flags=re.MULTILINE)


def keys_in(data: object) -> set[str]:
    if isinstance(data, dict):
        return set(data) | {key for value in data.values() for key in keys_in(value)}
    if isinstance(data, list):
        return {key for value in data for key in keys_in(value)}
    return set()


def test_the_example_is_exactly_the_defaults() -> None:
    assert read_config(EXAMPLE) == Config()


def test_the_example_mentions_every_key() -> None:
    kinds = Section.__subclasses__()
    assert len(kinds) == 12
    every = {field.name for kind in kinds for field in msgspec.structs.fields(kind)}
    assert every - keys_in(tomllib.loads(uncommented())) == set()


def test_every_value_in_the_example_stands_there_as_the_default() -> None:
    """No key is only in a comment that could be active, and none deviates."""
    defaults = msgspec.to_builtins(Config())

    def compare(part: dict[str, object], default: dict[str, object], where: str) -> None:
        for key, value in default.items():
            if isinstance(value, dict):
                compare(part[key], value, f"{where}.{key}")  # type: ignore[arg-type]
            elif value is not None and key != "box":
                assert part[key] == value, f"{where}.{key}"

    compare(tomllib.loads(EXAMPLE.read_text("utf-8")), defaults, "")


def test_the_commented_keys_of_the_example_work_with_either_driver(tmp_path: Path) -> None:
    for driver, other in (("gpio", r"(channel|enable_pin) = .*"), ("pca9685", r"pin = .*")):
        text = re.sub(f"^{other}$", "", uncommented(), flags=re.MULTILINE)
        text = text.replace('driver = "virtual"', f'driver = "{driver}"')
        config = read_config(written(tmp_path, text))
        assert config.doors.driver == driver
        assert config.gpio.names == ("Anna",)


# ---------------------------------------------------------------- the command


def run(*arguments: str) -> int:
    parser = argparse.ArgumentParser()
    add_parser(parser.add_subparsers())
    chosen = parser.parse_args(["config", *arguments])
    code: int = chosen.run(chosen)
    return code


def test_check_says_everything_wrong_and_how_many(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, "[sound]\nvolume = 140\nmute = 1\n")
    assert run("check", str(file), "--lang", "de") == 1
    lines = capsys.readouterr().out.replace("\N{NO-BREAK SPACE}", " ").splitlines()
    assert lines == [
        "[sound] volume = 140 passt nicht; erwartet wird eine ganze Zahl von 0 bis 100.",
        "[sound] mute = 1 passt nicht; erwartet wird true oder false.",
        "2 Fehler; die Datei wird so nicht verwendet.",
    ]


def test_check_says_fine_and_what_the_table_consists_of(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(
        tmp_path,
        f'[table]\nlanguage = "en"\n{BOX.replace("13", "14")}{GPIO_DOORS}'
        + servos("pin", 17, 22, 23, 24),
    )
    assert run("check", str(file)) == 0
    said = capsys.readouterr().out.replace("\N{NO-BREAK SPACE}", " ")
    assert f"{file}: fine." in said
    assert "1 box on the pins: gpio 1" in said
    assert "5 boxes on the screen" in said
    assert "servos on the pins" in said
    assert "GPIO 14: the serial console" in said


@pytest.mark.usefixtures("empty_home")
def test_check_without_any_file_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("check", "--lang", "en") == 0
    assert "the defaults hold" in capsys.readouterr().out


@pytest.mark.parametrize("driver", ["virtual", "none"])
def test_show_prints_a_file_that_means_the_same(
    driver: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, f'[sound]\nvolume = 7\n{BOX}[doors]\ndriver = "{driver}"\n')
    assert run("show", str(file)) == 0
    shown = tmp_path / "shown.toml"
    shown.write_text(capsys.readouterr().out, "utf-8")
    assert "volume = 7" in shown.read_text("utf-8")
    assert read_config(shown) == read_config(file)


def test_show_of_a_file_with_faults_says_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("show", str(written(tmp_path, "[sound]\nvolume = 140\n"))) == 1
    assert "[sound] volume = 140" in capsys.readouterr().out
