"""What people look at: layout turns a scene and a size into things to draw, paint draws them."""

import os

# A player reads the terminal too; what pygame says there about itself is no news to him.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
