"""The command `quizpult`."""

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from pi_app import __version__
from pi_app.commands import config, doctor, game, packs, records
from pi_app.questions.pack import BadPack
from pi_app.rules.core import Refused
from pi_app.words import Language, speak


def main(arguments: Sequence[str] | None = None) -> int:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # umlauts and € whatever the locale says
            stream.reconfigure(encoding="utf-8", errors="replace")
    chosen = _parser().parse_args(arguments)
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


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="quizpult", description="A console for the quiz evening.")
    parser.add_argument("--version", action="version", version=f"quizpult {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    game.add_parser(commands)
    packs.add_packs(commands)
    records.add_parser(commands)
    config.add_parser(commands)
    doctor.add_parser(commands)
    return parser


if __name__ == "__main__":
    sys.exit(main())
