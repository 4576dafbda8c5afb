"""A PCA9685 on an I²C bus, as strict as its data sheet: it records bytes and refuses nonsense."""

from dataclasses import dataclass, field

ADDRESS = 0x40
FIRST_CHANNEL, LAST_CHANNEL_BYTE, PRESCALE = 0x06, 0x45, 0xFE
ASLEEP, FULLY_OFF = 0x10, 0x10
NO_ACKNOWLEDGE = 121


@dataclass
class Chip:
    """Its registers outlive the program that wrote them, as the real ones do."""

    registers: dict[int, int] = field(default_factory=dict)
    written: list[tuple[int, ...]] = field(default_factory=list)
    pulsed: list[tuple[int, int]] = field(default_factory=list)  # channel, steps: ever
    unplugged: bool = False

    def __post_init__(self) -> None:
        self.reset()

    def reset(self) -> None:
        self.registers = {0: 0x11, 1: 0x04, PRESCALE: 0x1E}
        for channel in range(16):
            self.registers.update(
                dict(zip(range(6 + 4 * channel, 10 + 4 * channel), (0, 0, 0, 0x10), strict=True))
            )

    def write(self, register: int, value: int) -> None:
        assert 0 <= value <= 0xFF, "a register holds one byte"
        known = register in (0, 1, PRESCALE) or FIRST_CHANNEL <= register <= LAST_CHANNEL_BYTE
        assert known, f"the chip has no register {register:#x}"
        if register == PRESCALE:
            assert self.registers[0] & ASLEEP, "the prescaler can only be set asleep"
            assert value >= 3, "no smaller value is allowed"
        self.registers[register] = value

    def pulses(self) -> dict[int, int]:
        """The channels that make pulses now, with their length in steps of 4096."""
        if self.registers[0] & ASLEEP:
            return {}
        lengths = {}
        for channel in range(16):
            on_low, on_high, off_low, off_high = (
                self.registers[6 + 4 * channel + byte] for byte in range(4)
            )
            if off_high & FULLY_OFF:
                continue
            assert on_low == on_high == 0
            lengths[channel] = off_low | off_high << 8
        return lengths


class FakeBus:
    """What smbus2's SMBus does with such a chip, or with none."""

    def __init__(self, chip: Chip) -> None:
        self._chip = chip
        self.closed = False

    def write_byte(self, i2c_addr: int, value: int) -> None:
        self._reach(i2c_addr, (0x00,))
        assert value == 0x06, "the general call knows only the reset"
        self._chip.written.append((i2c_addr, value))
        self._chip.reset()

    def write_byte_data(self, i2c_addr: int, register: int, value: int) -> None:
        self._reach(i2c_addr, (ADDRESS,))
        self._chip.written.append((i2c_addr, register, value))
        self._chip.write(register, value)
        self._notice()

    def write_i2c_block_data(self, i2c_addr: int, register: int, data: list[int]) -> None:
        self._reach(i2c_addr, (ADDRESS,))
        assert 1 <= len(data) <= 32
        assert self._chip.registers[0] & 0x20, "the chip was not told to step through registers"
        self._chip.written.append((i2c_addr, register, *data))
        for place, value in enumerate(data):
            self._chip.write(register + place, value)
        self._notice()

    def close(self) -> None:
        assert not self.closed
        self.closed = True

    def _reach(self, address: int, expected: tuple[int, ...]) -> None:
        assert not self.closed, "the bus is closed"
        if self._chip.unplugged or address not in expected:
            raise OSError(NO_ACKNOWLEDGE, "Remote I/O error")

    def _notice(self) -> None:
        self._chip.pulsed += self._chip.pulses().items()
