"""The command `quizpult`."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

from pi_app import __version__
from pi_app.questions.fault import BadPack
from pi_app.rules.core import Refused
from pi_app.words import Language, speak

# Which module of `commands` has it. Only that one is read: a window must not wait for
# spreadsheets, nor a list of packs for windows.
COMMANDS = {
    "play": "game",
    "demo": "game",
    "pipe": "game",
    "packs": "packs",
    "records": "records",
    "journal": "records",
    "config": "config",
    "doctor": "doctor",
}


def main(arguments: Sequence[str] | None = None) -> int:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # umlauts and € whatever the locale says
            stream.reconfigure(encoding="utf-8", errors="replace")
    given = sys.argv[1:] if arguments is None else arguments
    chosen = _parser(given[0] if given else "").parse_args(given)
    try:
        code: int = chosen.run(chosen)
    except Refused as trouble:
        print(speak(trouble.reason, _language(chosen)), file=sys.stderr)
        return 2
    except BadPack as trouble:
        for fault in trouble.faults:
            print(speak(fault.sentence, _language(chosen)), file=sys.stderr)
        return 2
    except BrokenPipeError:  # whoever was reading has gone
        sys.stdout = None
        return 0
    return code


def _language(chosen: argparse.Namespace) -> Language:
    return getattr(chosen, "lang", None) or "de"


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}. Try: {self.prog} --help\n")


def _parser(command: str) -> argparse.ArgumentParser:
    """With the options of that command, or of all of them where it is none."""
    parser = _Parser(prog="quizpult", description="A console for the quiz evening.")
    parser.add_argument("--version", action="version", version=f"quizpult {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    wanted = [COMMANDS[command]] if command in COMMANDS else dict.fromkeys(COMMANDS.values())
    for name in wanted:
        import_module(f"pi_app.commands.{name}").add_parser(commands)
    return parser


if __name__ == "__main__":
    sys.exit(main())
