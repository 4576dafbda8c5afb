"""The look around, on machines made of files and answers."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from pi_app.config import Config, read_config
from pi_app.hal import probes as probes_module
from pi_app.hal.findings import Finding, look_around
from pi_app.hal.probes import Probes, screens_of_sdl
from pi_app.rules.core import Refused, Say
from pi_app.words import LANGUAGES, speak

BOX = "[[gpio.box]]\nbuttons = { A = 5, B = 6, C = 13, D = 19 }\n"
BOARD = '[doors]\ndriver = "pca9685"\n' + "".join(
    f"[doors.{letter}]\nchannel = {channel}\n" for channel, letter in enumerate("ABCD")
)
CARDS = """\
 0 [Headphones     ]: bcm2835_headpho - bcm2835 Headphones
                      bcm2835 Headphones
 1 [vc4hdmi0       ]: vc4-hdmi - vc4-hdmi-0
                      vc4-hdmi-0
"""


@pytest.fixture
def machine(tmp_path: Path) -> Probes:
    """A Pi 4 on which everything is as it should be."""
    root = tmp_path / "root"
    for file, text in (
        ("proc/device-tree/model", "Raspberry Pi 4 Model B Rev 1.4\0"),
        ("proc/asound/cards", CARDS),
        ("dev/gpiochip0", ""),
        ("dev/i2c-1", ""),
        ("dev/input/event0", ""),
    ):
        (root / file).parent.mkdir(parents=True, exist_ok=True)
        (root / file).write_text(text)
    return Probes(
        root=root,
        screens=lambda: [(1920, 1080), (800, 480)],
        find_chip=lambda: ("pinctrl-bcm2711", 0),
        has_module=lambda _: True,
        has_program=lambda _: True,
        may_write=lambda _: True,
        groups=frozenset,
        answers=lambda bus, address: (bus, address) == (1, 0x40),
    )


def but(machine: Probes, **changes: Any) -> Probes:
    return msgspec.structs.replace(machine, **changes)


def table(folder: Path, text: str) -> Config:
    file = folder / "quizpult.toml"
    file.write_text(text, "utf-8")
    return read_config(file)


def refuse(key: str, **parts: object) -> Any:
    def asked() -> Any:
        raise Refused(Say(key, **parts))

    return asked


def found(findings: list[Finding], key: str) -> Finding:
    (finding,) = [finding for finding in findings if finding.what.key == key]
    return finding


def states(findings: list[Finding]) -> set[str]:
    for finding in findings:
        for language in LANGUAGES:
            assert speak(finding.what, language)
            if finding.advice is not None:
                assert speak(finding.advice, language)
            else:
                assert finding.state == "good" or finding.what.key.startswith("config.caution")
    return {finding.state for finding in findings}


def test_a_table_on_the_screen_is_fine_anywhere(machine: Probes) -> None:
    findings = look_around(Config(), machine)
    assert states(findings) == {"good"}
    assert found(findings, "found.model").what.parts["model"] == "Raspberry Pi 4 Model B Rev 1.4"
    assert found(findings, "found.screens").what.parts["sizes"] == "1920 × 1080, 800 × 480"
    assert found(findings, "found.sound").what.parts["cards"] == "bcm2835 Headphones, vc4-hdmi-0"
    assert found(findings, "found.pins_unused").state == "good"


def test_a_whole_table_with_pins_and_board(machine: Probes, tmp_path: Path) -> None:
    findings = look_around(table(tmp_path, BOX + BOARD), machine)
    assert states(findings) == {"good"}
    assert found(findings, "found.chip").what.parts == {"label": "pinctrl-bcm2711", "number": 0}
    assert found(findings, "found.board").what.parts["address"] == "0x40"


def test_no_screen_is_bad_and_a_missing_second_one_a_warning(
    machine: Probes, tmp_path: Path
) -> None:
    dark = but(machine, screens=refuse("advice.screen", why="No available video device"))
    assert found(look_around(Config(), dark), "found.no_screen").state == "bad"
    two = table(tmp_path, '[screen]\nwindows = "two"\n')
    one = but(machine, screens=lambda: [(1280, 720)])
    assert found(look_around(two, one), "found.screens").state == "warning"
    assert found(look_around(two, machine), "found.screens").state == "good"


def test_sound(machine: Probes, tmp_path: Path) -> None:
    (machine.root / "proc/asound/cards").write_text("--- no soundcards ---\n")
    assert found(look_around(Config(), machine), "found.no_sound").state == "warning"
    mute = table(tmp_path, "[sound]\nmute = true\n")
    assert states(look_around(mute, machine)) == {"good"}


def test_a_voice_needs_its_program(machine: Probes, tmp_path: Path) -> None:
    voice = table(tmp_path, "[sound]\nvoice = true\n")
    assert states(look_around(voice, machine)) == {"good"}
    silent = but(machine, has_program=lambda _: False)
    assert found(look_around(voice, silent), "found.no_voice").state == "warning"
    assert states(look_around(Config(), silent)) == {"good"}


@pytest.mark.parametrize(
    ("factory", "label", "missing", "advice"),
    [
        ("auto", "pinctrl-bcm2711", (), None),
        ("auto", "pinctrl-bcm2711", ("lgpio",), None),
        ("auto", "pinctrl-bcm2711", ("lgpio", "RPi"), "pins.no_lgpio"),
        ("auto", "pinctrl-rp1", ("lgpio",), "pins.no_lgpio"),
        ("lgpio", "pinctrl-bcm2711", ("lgpio",), "pins.no_lgpio"),
        ("lgpio", "pinctrl-rp1", ("RPi",), None),
        ("rpigpio", "pinctrl-bcm2711", ("lgpio",), None),
        ("rpigpio", "pinctrl-bcm2711", ("RPi",), "pins.no_rpigpio"),
        ("rpigpio", "pinctrl-rp1", (), "pins.rpigpio_on_pi_5"),
    ],
)
def test_the_library_has_to_fit_the_pi(
    factory: str,
    label: str,
    missing: tuple[str, ...],
    advice: str | None,
    machine: Probes,
    tmp_path: Path,
) -> None:
    config = table(tmp_path, f'[gpio]\nfactory = "{factory}"\n{BOX}')
    pi = but(machine, find_chip=lambda: (label, 0), has_module=lambda name: name not in missing)
    finding = found(look_around(config, pi), "found.chip")
    assert finding.state == ("bad" if advice else "good")
    assert (finding.advice.key if finding.advice else None) == advice


def test_missing_pins_are_bad_only_where_they_are_needed(machine: Probes, tmp_path: Path) -> None:
    pc = but(machine, find_chip=refuse("pins.no_chip"))
    assert states(look_around(Config(), pc)) == {"good"}
    finding = found(look_around(table(tmp_path, BOX), pc), "found.pins_missing")
    assert (finding.state, finding.advice) == ("bad", Say("pins.no_chip"))
    without = but(machine, has_module=lambda name: name != "gpiozero")
    finding = found(look_around(table(tmp_path, BOX), without), "found.pins_missing")
    assert finding.advice == Say("pins.no_gpiozero")


def test_mock_pins_are_a_warning(machine: Probes, tmp_path: Path) -> None:
    config = table(tmp_path, f'[gpio]\nfactory = "mock"\n{BOX}')
    assert found(look_around(config, machine), "found.pins_mock").state == "warning"


@pytest.mark.parametrize(
    ("changes", "advice"),
    [
        ({"has_module": lambda name: name != "smbus2"}, "i2c.no_smbus2"),
        ({"may_write": lambda file: file.name != "i2c-1"}, "i2c.not_allowed"),
        ({"answers": lambda _bus, _address: False}, "i2c.no_chip"),
    ],
)
def test_the_board_is_looked_for_step_by_step(
    changes: dict[str, Any], advice: str, machine: Probes, tmp_path: Path
) -> None:
    finding = found(look_around(table(tmp_path, BOARD), but(machine, **changes)), "found.no_board")
    assert finding.state == "bad"
    assert finding.advice is not None
    assert finding.advice.key == advice


def test_a_missing_bus(machine: Probes, tmp_path: Path) -> None:
    (machine.root / "dev/i2c-1").unlink()
    finding = found(look_around(table(tmp_path, BOARD), machine), "found.no_board")
    assert finding.advice == Say("i2c.no_bus", bus=1)


def test_rights_say_which_group(machine: Probes, tmp_path: Path) -> None:
    barred = but(machine, may_write=lambda file: file.name != "gpiochip0")
    finding = found(look_around(table(tmp_path, BOX), barred), "found.barred")
    assert (finding.state, finding.advice) == ("bad", Say("advice.group", group="gpio"))
    assert found(look_around(Config(), barred), "found.barred").state == "warning"
    member = but(barred, groups=lambda: frozenset({"gpio"}))
    finding = found(look_around(table(tmp_path, BOX), member), "found.barred")
    assert finding.advice == Say("advice.udev", group="gpio")


def test_many_barred_files_are_named_by_the_first_three(machine: Probes) -> None:
    for number in range(1, 12):
        (machine.root / f"dev/input/event{number}").touch()
    barred = but(machine, may_write=lambda file: file.parent.name != "input")
    finding = found(look_around(Config(), barred), "found.barred")
    assert finding.what.parts["files"] == "event0, event1, event10 …"


def test_buzz_sets_by_their_lamps(machine: Probes, tmp_path: Path) -> None:
    two = table(tmp_path, "[buzz]\nsets = 2\n")
    assert found(look_around(two, machine), "found.no_buzz").what.parts["missing"] == 2
    (machine.root / "sys/class/leds/0003:054C:0002.0001::buzz1").mkdir(parents=True)
    assert found(look_around(two, machine), "found.no_buzz").what.parts["missing"] == 1
    assert found(look_around(Config(), machine), "found.buzz").what.parts["sets"] == 1
    barred = but(machine, may_write=lambda file: file.name != "brightness")
    assert found(look_around(Config(), barred), "found.buzz_lamps_barred").state == "warning"


def test_a_table_without_any_box_is_bad(machine: Probes, tmp_path: Path) -> None:
    config = table(
        tmp_path, "[keyboard]\nenabled = false\n[buzz]\nenabled = false\n[virtual]\nboxes = 0\n"
    )
    assert found(look_around(config, machine), "found.no_boxes").state == "bad"


def test_windows_are_named(machine: Probes, tmp_path: Path) -> None:
    servos = "".join(
        f"[doors.{each}]\npin = {pin}\n" for each, pin in zip("ABCD", (17, 22, 23, 24), strict=True)
    )
    findings = look_around(table(tmp_path, f'[doors]\ndriver = "gpio"\n{servos}'), machine)
    assert found(findings, "found.doors_gpio").what.parts["pins"].startswith("A: GPIO 17, B")  # type: ignore[attr-defined]
    by_hand = look_around(table(tmp_path, '[doors]\ndriver = "none"\n'), machine)
    assert found(by_hand, "found.doors_none").state == "good"


def test_cautions_of_the_file_are_among_the_findings(machine: Probes, tmp_path: Path) -> None:
    findings = look_around(table(tmp_path, BOX.replace("13", "15")), machine)
    assert found(findings, "config.caution_uart").state == "warning"


# ---------------------------------------------------------------- the real probes


def test_screens_are_counted_without_a_window(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame = pytest.importorskip("pygame")
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    running = pygame.display.get_init()
    assert len(screens_of_sdl()) >= 1
    assert pygame.display.get_init() == running


def test_a_driver_that_shows_nothing_is_no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame = pytest.importorskip("pygame")
    monkeypatch.delenv("SDL_VIDEODRIVER", raising=False)
    monkeypatch.setattr(pygame.display, "init", lambda: None)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")
    with pytest.raises(Refused) as refused:
        screens_of_sdl()
    assert refused.value.reason.key == "advice.screen"


def test_no_video_at_all_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame = pytest.importorskip("pygame")

    def fail() -> None:
        raise pygame.error("No available video device")

    monkeypatch.setattr(pygame.display, "init", fail)
    with pytest.raises(Refused) as refused:
        screens_of_sdl()
    assert refused.value.reason == Say("advice.screen", why="No available video device")


def test_the_probes_of_this_machine_answer() -> None:
    assert probes_module.has_module("msgspec")
    assert not probes_module.has_module("no_such_module_anywhere")
    assert not probes_module.has_program("no-such-program-anywhere")
    assert isinstance(probes_module.groups(), frozenset)
    assert not probes_module.answers(98765, 0x40)
    assert not probes_module.may_write(Path("/no/such/file"))
