"""A strict stand-in for the C library below gpiozero's lgpio pins: it records and refuses."""

from types import ModuleType
from typing import Any


class FakeLgpio(ModuleType):
    SET_PULL_NONE, SET_PULL_UP, SET_PULL_DOWN = 128, 32, 64
    RISING_EDGE, FALLING_EDGE, BOTH_EDGES = 1, 2, 3
    IS_OUT = 2

    class error(Exception):  # noqa: N801 - lgpio's own name
        pass

    def __init__(self, chips: tuple[int, ...]) -> None:
        super().__init__("lgpio")
        self.chips = chips
        self.opened: list[int] = []
        self.pwm: list[tuple[int, float, float]] = []
        self.modes: dict[int, int] = {}

    def gpiochip_open(self, chip: int) -> int:
        if chip not in self.chips:
            raise self.error("can not open gpiochip")
        self.opened.append(chip)
        return 100 + chip

    def gpiochip_close(self, handle: int) -> None:
        self.opened.remove(handle - 100)

    def gpio_claim_input(self, handle: int, gpio: int, flags: int = 0) -> None:
        self._check(handle, gpio)
        self.modes[gpio] = flags

    def gpio_claim_output(self, handle: int, gpio: int, level: int = 0) -> None:
        self._check(handle, gpio)
        assert level == 0
        self.modes[gpio] = self.IS_OUT

    def gpio_get_mode(self, handle: int, gpio: int) -> int:
        self._check(handle, gpio)
        return self.modes[gpio]

    def gpio_write(self, handle: int, gpio: int, level: int) -> None:
        self._check(handle, gpio)
        assert self.modes[gpio] == self.IS_OUT
        assert level in (0, 1)

    def tx_pwm(self, handle: int, gpio: int, frequency: float, duty: float) -> None:
        self._check(handle, gpio)
        assert self.modes[gpio] == self.IS_OUT
        assert 0 <= duty <= 100
        self.pwm.append((gpio, frequency, duty))

    def _check(self, handle: int, gpio: int) -> None:
        assert handle - 100 in self.opened, "this chip is not open"
        assert 0 <= gpio <= 27, "there is no such line"

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"the fake has no {name}")
