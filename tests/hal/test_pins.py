"""Opening the pins: which library, which chip, and what is said when it does not work."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from pi_app.hal import pins as pins_module
from pi_app.hal.pins import find_chip, give_lgpio_a_folder, open_pins
from pi_app.rules.core import Refused
from pi_app.words import LANGUAGES, speak
from tests.hal.fake_lgpio import FakeLgpio

PI_5 = {
    "gpiochip0": "brcmvirt-gpio",
    "gpiochip10": "gpio-brcmstb@107d508500",
    "gpiochip13": "pinctrl-rp1",
}
PI_4 = {"gpiochip0": "pinctrl-bcm2711", "gpiochip1": "raspberrypi-exp-gpio"}


def chips_of(labels: dict[str, str]) -> list[Path]:
    return [Path("/dev") / name for name in labels]


def install(monkeypatch: pytest.MonkeyPatch, labels: dict[str, str]) -> list[Path]:
    monkeypatch.setattr(pins_module, "chip_label", lambda chip: labels[chip.name])
    return chips_of(labels)


@pytest.fixture
def lgpio(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[FakeLgpio]:
    """The real gpiozero over a strict stand-in for the C library."""
    fake = FakeLgpio(chips=(0, 13))
    monkeypatch.setenv("LG_WD", str(tmp_path))
    monkeypatch.setitem(sys.modules, "lgpio", fake)
    monkeypatch.delitem(sys.modules, "gpiozero.pins.lgpio", raising=False)
    monkeypatch.setattr("gpiozero.pins.local.get_pi_revision", lambda: 0xC04170)
    yield fake
    sys.modules.pop("gpiozero.pins.lgpio", None)


def reason(refused: pytest.ExceptionInfo[Refused]) -> str:
    for language in LANGUAGES:
        assert speak(refused.value.reason, language)
    return refused.value.reason.key


def test_the_chip_is_found_by_its_label_whatever_its_number() -> None:
    assert find_chip(chips_of(PI_5), lambda chip: PI_5[chip.name]) == ("pinctrl-rp1", 13)
    assert find_chip(chips_of(PI_4), lambda chip: PI_4[chip.name]) == ("pinctrl-bcm2711", 0)


def test_no_chip_of_a_pi_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Refused) as refused:
        open_pins("auto", install(monkeypatch, {"gpiochip0": "INT34C6:00"}))
    assert reason(refused) == "pins.no_chip"


def test_a_chip_that_may_not_be_opened_is_named() -> None:
    def barred(chip: Path) -> str:
        raise PermissionError(13, "Permission denied", str(chip))

    with pytest.raises(Refused) as refused:
        find_chip(chips_of(PI_4), barred)
    assert reason(refused) == "pins.not_allowed"


def test_a_file_that_is_no_chip_is_passed_over(tmp_path: Path) -> None:
    (tmp_path / "gpiochip0").write_bytes(b"no chip")
    with pytest.raises(Refused) as refused:
        find_chip([tmp_path / "gpiochip0", tmp_path / "gpiochip1"])
    assert reason(refused) == "pins.no_chip"


def test_lgpio_opens_the_chip_that_was_found(
    lgpio: FakeLgpio, monkeypatch: pytest.MonkeyPatch
) -> None:
    factory = open_pins("auto", install(monkeypatch, PI_5))
    assert lgpio.opened == [13]
    factory.close()
    assert lgpio.opened == []


def test_lgpio_gives_a_servo_every_angle(lgpio: FakeLgpio, monkeypatch: pytest.MonkeyPatch) -> None:
    """gpiozero alone would send 7 per cent, 1400 µs, for anything up to 1600 µs."""
    from gpiozero import Servo  # noqa: PLC0415

    factory = open_pins("lgpio", install(monkeypatch, PI_5))
    servo = Servo(
        17, initial_value=None, min_pulse_width=0.6e-3, max_pulse_width=2.4e-3, pin_factory=factory
    )
    assert all(duty == 0 for _, _, duty in lgpio.pwm)  # D-21
    lgpio.pwm.clear()
    servo.value = 0.05
    assert [(gpio, frequency) for gpio, frequency, _ in lgpio.pwm] == [(17, 50), (17, 50)]
    assert lgpio.pwm[-1][2] == pytest.approx(100 * 1545 / 20_000)
    servo.detach()
    assert lgpio.pwm[-1] == (17, 0, 0)
    servo.close()
    factory.close()


def test_a_chip_that_lgpio_cannot_open_is_said(
    lgpio: FakeLgpio, monkeypatch: pytest.MonkeyPatch
) -> None:
    lgpio.chips = ()
    with pytest.raises(Refused) as refused:
        open_pins("auto", install(monkeypatch, PI_4))
    assert reason(refused) == "pins.broken"
    assert "can not open gpiochip" in speak(refused.value.reason, "en")


def test_a_missing_lgpio_is_said_with_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "lgpio", None)
    monkeypatch.setitem(sys.modules, "RPi", None)
    monkeypatch.delitem(sys.modules, "gpiozero.pins.lgpio", raising=False)
    for labels in (PI_5, PI_4):
        with pytest.raises(Refused) as refused:
            open_pins("auto", install(monkeypatch, labels))
        assert reason(refused) == "pins.no_lgpio"
        assert "python3-lgpio" in speak(refused.value.reason, "de")


def test_rpigpio_is_refused_on_a_pi_5(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Refused) as refused:
        open_pins("rpigpio", install(monkeypatch, PI_5))
    assert reason(refused) == "pins.rpigpio_on_pi_5"


def test_a_missing_rpigpio_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "RPi", None)
    with pytest.raises(Refused) as refused:
        open_pins("rpigpio", install(monkeypatch, PI_4))
    assert reason(refused) == "pins.no_rpigpio"


def test_without_gpiozero_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pins_module, "find_spec", lambda _: None)
    with pytest.raises(Refused) as refused:
        open_pins("mock")
    assert reason(refused) == "pins.no_gpiozero"


def test_the_global_factory_of_gpiozero_stays_unset() -> None:
    from gpiozero import LED, Device  # noqa: PLC0415

    factory = open_pins("mock")
    LED(5, pin_factory=factory).close()
    factory.close()
    assert Device.pin_factory is None


@pytest.mark.parametrize("runtime", ["", "/nowhere/at/all"])
def test_lgpio_gets_a_folder_it_may_write_to(
    runtime: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("LG_WD", "set first so that monkeypatch puts it back")
    monkeypatch.delenv("LG_WD")
    monkeypatch.setenv("XDG_RUNTIME_DIR", runtime)
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path))
    give_lgpio_a_folder()
    assert Path(os.environ["LG_WD"]).parent == tmp_path
    assert os.access(os.environ["LG_WD"], os.W_OK)


def test_the_folder_of_the_session_is_preferred(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("LG_WD", "set first so that monkeypatch puts it back")
    monkeypatch.delenv("LG_WD")
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    give_lgpio_a_folder()
    assert os.environ["LG_WD"] == str(tmp_path)


def test_a_folder_that_was_chosen_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LG_WD", "/chosen")
    give_lgpio_a_folder()
    assert os.environ["LG_WD"] == "/chosen"
