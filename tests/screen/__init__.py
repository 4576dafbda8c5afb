"""Tests of screens: no window is ever opened for real."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
