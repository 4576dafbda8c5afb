"""The same rooms as the tests of the console."""

from tests.console.conftest import home, open_room

__all__ = ["home", "open_room"]
