"""From a real file to the devices of a table, on a machine that has none of them."""

import threading
from pathlib import Path

import pytest

from pi_app.config import Config, read_config
from pi_app.hal import pins as pins_module
from pi_app.hal.doors import NoDoors, ServoDoors
from pi_app.hal.ports import BoxAway, BoxHere, Frame
from pi_app.hal.table_devices import Devices, connect
from pi_app.hal.virtual import VirtualDoors
from pi_app.rules.core import LIT
from tests.hal.hand import Listener

BOX = "[[gpio.box]]\nbuttons = { A = 5, B = 6, C = 13, D = 19 }\n"


def servos(key: str, *places: int) -> str:
    return "".join(
        f"[doors.{letter}]\n{key} = {place}\n" for letter, place in zip("ABCD", places, strict=True)
    )


SERVOS = servos("pin", 17, 22, 23, 24)


def table(folder: Path, text: str) -> Config:
    file = folder / "quizpult.toml"
    file.write_text(text, "utf-8")
    return read_config(file)


def listen(devices: Devices, heard: Listener) -> None:
    for device in devices.boxes:
        device.listen(heard)
    devices.doors.listen(heard)


def test_without_a_file_everything_is_on_the_screen(heard: Listener) -> None:
    with connect(Config()) as devices:
        listen(devices, heard)
        assert devices.troubles == []
        assert [here.box for here in heard.of(BoxHere)] == [f"screen {n}" for n in range(1, 6)]
        assert isinstance(devices.doors, VirtualDoors)
        assert devices.buzz in devices.boxes
        assert devices.on_screen in devices.boxes
        assert devices.keyboard is not None
        heard.heard.clear()
        devices.keyboard.key(20, True, 1000)
        assert heard.edges == [("screen 2", "A", True, 0)]


def test_mock_pins_play_a_whole_table(tmp_path: Path, heard: Listener) -> None:
    text = f'[gpio]\nfactory = "mock"\n{BOX}[doors]\ndriver = "gpio"\n{SERVOS}'
    with connect(table(tmp_path, text)) as devices:
        listen(devices, heard)
        assert devices.troubles == []
        assert isinstance(devices.doors, ServoDoors)
        assert heard.of(BoxHere)[0].box == "gpio 1"


@pytest.mark.parametrize("driver", ["gpio", "pca9685"])
def test_missing_hardware_becomes_sentences(
    driver: str, tmp_path: Path, heard: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pins_module, "chip_label", lambda _: "no Pi")
    hung = SERVOS if driver == "gpio" else servos("channel", 0, 1, 2, 3)
    text = f'{BOX}[doors]\ndriver = "{driver}"\ni2c_bus = 97\n{hung}'
    with connect(table(tmp_path, text)) as devices:
        listen(devices, heard)
        keys = [trouble.key for trouble in devices.troubles]
        assert keys == ["pins.no_chip"] + ["i2c.no_bus"] * (driver == "pca9685")
        assert [away.box for away in heard.of(BoxAway)] == ["gpio 1"]


def test_real_boxes_replace_the_drawn_ones_but_not_those_of_the_keyboard(tmp_path: Path) -> None:
    mock = f'[gpio]\nfactory = "mock"\n{BOX}'
    with connect(table(tmp_path, f"{mock}[keyboard]\nenabled = false\n")) as devices:
        assert devices.on_screen.boxes == ()
        assert devices.keyboard is None
    with connect(table(tmp_path, f"{mock}[keyboard]\nplayers = 1\n")) as devices:
        assert devices.on_screen.boxes == ("screen 1",)


def test_what_is_switched_off_is_not_there(tmp_path: Path) -> None:
    text = '[buzz]\nenabled = false\n[doors]\ndriver = "none"\n[virtual]\ndisplay = false\n'
    with connect(table(tmp_path, text)) as devices:
        assert devices.buzz is None
        assert devices.boxes == [devices.on_screen]
        assert isinstance(devices.doors, NoDoors)
        assert not devices.on_screen.has_display("screen 1")


def test_everything_is_closed_and_no_thread_is_left(tmp_path: Path, heard: Listener) -> None:
    before = set(threading.enumerate())
    lamps = "lamps = { A = 12, B = 16, C = 20, D = 21 }\n"
    text = f'[gpio]\nfactory = "mock"\n{BOX}{lamps}[doors]\ndriver = "gpio"\n{SERVOS}'
    devices = connect(table(tmp_path, text))
    listen(devices, heard)
    devices.boxes[0].show("gpio 1", Frame(dict.fromkeys(LIT, "blink")))
    devices.doors.move("A", "open")
    assert len(set(threading.enumerate()) - before) == 2
    devices.close()
    devices.close()
    assert set(threading.enumerate()) == before
