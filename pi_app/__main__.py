"""The command `quizpult`."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from random import SystemRandom
from typing import NoReturn

from pi_app import __version__
from pi_app.commands.packs import add_packs
from pi_app.console.demo import demo
from pi_app.console.pipe import pipe
from pi_app.console.plan import Plan, lay_table
from pi_app.console.text_table import play_in_terminal
from pi_app.questions.pack import BadPack
from pi_app.questions.shelf import find_pack
from pi_app.rules.core import Refused, Say
from pi_app.rules.millionaire.edition import Ending
from pi_app.words import Language, speak


def main(arguments: Sequence[str] | None = None) -> int:
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
    language: Language = getattr(chosen, "lang", "de")
    return language


# ---------------------------------------------------------------- commands


def _play(chosen: argparse.Namespace) -> int:
    """A person at a terminal plays; otherwise a demo game runs to its end."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return _demo(chosen)
    play_in_terminal(lambda: input("> "), print, SystemRandom().randrange(2**32))
    return 0


def _demo(chosen: argparse.Namespace) -> int:
    for line in demo(_plan(chosen)):
        print(line)
    return 0


def _pipe(chosen: argparse.Namespace) -> int:
    table = lay_table(_plan(chosen))
    for answer in pipe(table, sys.stdin, chosen.lang):
        print(answer, flush=True)
    return 0


# ---------------------------------------------------------------- options


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}. Try: {self.prog} --help\n")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="quizpult", description="A console for the quiz evening.")
    parser.add_argument("--version", action="version", version=f"quizpult {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    play = commands.add_parser("play", help="play in the terminal; without one, a demo game")
    play.set_defaults(**_defaults(), run=_play)

    show = commands.add_parser("demo", help="bots play a whole game, told in text")
    _add_game_options(show)
    show.set_defaults(run=_demo)

    script = commands.add_parser("pipe", help="the table over standard input and output, as JSON")
    _add_game_options(script)
    script.set_defaults(run=_pipe)

    add_packs(commands)
    return parser


def _defaults() -> dict[str, object]:
    parser = argparse.ArgumentParser()
    _add_game_options(parser, required=False)
    return vars(parser.parse_args([]))


_PACK_HELP = "a question pack by name or path instead of our own; several are mixed"


def _add_game_options(parser: argparse.ArgumentParser, *, required: bool = True) -> None:
    add = parser.add_argument
    games = ("millionaire", "money_drop", "heist")
    add("--game", choices=games, required=required, default="millionaire", help="which game")
    add("--edition", default="de2013", help="Millionaire: de2013, de2002 or us")
    add("--variant", help="Millionaire de2013: non_risk or risk, until the players vote")
    add("--seats", type=_count, metavar="N", help="how many players")
    add("--names", type=_names, default=(), metavar="A,B,C", help="their names")
    add("--seed", type=int, default=0, metavar="S", help="the same seed gives the same game")
    add("--lang", choices=("de", "en"), default="de", help="language of all texts")
    add("--ending", type=_ending, metavar="million|rounds:N", help="Millionaire: when it ends")
    add("--mode", choices=("standard", "tv"), default="standard", help="tv: as on television")
    add("--abilities", choices=("on", "off"), default="on", help="Haus des Geldes: blackouts")
    add("--time-limit", type=float, metavar="S", help="Money Drop: seconds to place the chips")
    add("--runs", type=_count, metavar="N", help="Money Drop: how many runs")
    add("--teams", choices=("pairs", "one"), default="pairs", help="Money Drop: who plays")
    add("--cards", choices=("pack", "own"), default="pack", help="own: printed cards from a box")
    add("--no-display", type=_seats, default=frozenset(), metavar="2,3", help="seats without one")
    add("--house", type=Path, metavar="FILE", help="a file of house rules")
    add("--pack", action="append", default=[], metavar="PACK", dest="packs", help=_PACK_HELP)


def _count(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("a number from 1 is wanted")
    return number


def _names(text: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in text.split(","))
    if not all(names) or len(set(names)) < len(names):
        raise argparse.ArgumentTypeError("names are separated by commas, none empty, none twice")
    return names


def _seats(text: str) -> frozenset[int]:
    return frozenset(_count(part) for part in text.split(","))


def _ending(text: str) -> Ending:
    kind, _, number = text.partition(":")
    if text == "million":
        return Ending("million")
    if kind == "rounds" and number.isdecimal():
        return Ending("rounds", int(number))
    raise argparse.ArgumentTypeError("million or rounds:N is wanted, as in rounds:3")


def _plan(chosen: argparse.Namespace) -> Plan:
    if chosen.time_limit is not None and chosen.time_limit != chosen.time_limit:
        raise Refused(Say("refused.time_limit", seconds=0, most=60))
    return Plan(
        game=chosen.game,
        edition=chosen.edition,
        variant=chosen.variant,
        seats=chosen.seats,
        names=chosen.names,
        seed=chosen.seed,
        language=chosen.lang,
        ending=chosen.ending,
        television=chosen.mode == "tv",
        abilities=chosen.abilities == "on",
        time_limit=chosen.time_limit,
        runs=chosen.runs,
        one_team=chosen.teams == "one",
        own_cards=chosen.cards == "own",
        without_display=chosen.no_display,
        house=chosen.house,
        packs=tuple(find_pack(pack) for pack in chosen.packs),
    )


if __name__ == "__main__":
    sys.exit(main())
