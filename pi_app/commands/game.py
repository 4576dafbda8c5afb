"""`quizpult play`, `demo` and `pipe`, and the options that say which game.

Each command reads the rest of the program itself, so that `play` opens its windows at once and
the text commands start without pygame.
"""

import argparse
import os
import sys
import time
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING, Any

from msgspec.structs import asdict

from pi_app.config import Config, read_config
from pi_app.home import home
from pi_app.rules.core import Refused, Say

if TYPE_CHECKING:
    from pi_app.console.plan import Plan
    from pi_app.rules.millionaire.edition import Ending

# Where SDL draws into nothing: nobody could look at it.
NO_SCREEN = ("", "dummy", "offscreen")


def add_parser(commands: Any) -> None:
    play = commands.add_parser("play", help="open the table; without a display, a demo in text")
    add_game_options(play, required=False)
    play.add_argument("--config", type=Path, metavar="FILE", help="instead of the usual file")
    play.add_argument("--text", action="store_true", help="in the terminal, without windows")
    play.set_defaults(run=_play)

    show = commands.add_parser("demo", help="bots play a whole game, told in text")
    add_game_options(show)
    show.add_argument("--shots", type=Path, metavar="DIR", help="pictures of every phase as well")
    show.set_defaults(run=_demo)

    script = commands.add_parser("pipe", help="the table over standard input and output, as JSON")
    add_game_options(script, required=False)
    script.add_argument("--journal", type=Path, metavar="FILE", help="write the game down there")
    script.add_argument("--resume", type=Path, metavar="FILE", help="go on with that journal")
    script.set_defaults(run=_pipe)


def _play(chosen: argparse.Namespace) -> int:
    """Windows if there is a display; a terminal if there is one; otherwise a demo to its end."""
    config = read_config(chosen.config)
    if not chosen.text and _has_display():
        return _open_table(config)
    if chosen.text and sys.stdin.isatty() and sys.stdout.isatty():
        from pi_app.console.text_table import play_in_terminal  # noqa: PLC0415

        play_in_terminal(lambda: input("> "), print, SystemRandom().randrange(2**32))
        return 0
    return _demo(chosen)


def _has_display() -> bool:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame  # noqa: PLC0415

    try:
        pygame.display.init()
    except pygame.error:
        return False
    if pygame.display.get_driver() in NO_SCREEN:
        pygame.display.quit()
        return False
    return True


def _open_table(config: Config) -> int:
    from pi_app.screen.windows import Screens  # noqa: PLC0415

    screens = Screens(**asdict(config.screen))
    from pi_app.kiosk import Kiosk  # noqa: PLC0415  (while the windows show their curtain)

    with Kiosk(config, home(), screens) as kiosk:
        kiosk.run()
    return 0


def _demo(chosen: argparse.Namespace) -> int:
    from pi_app.console.demo import demo  # noqa: PLC0415

    shots = getattr(chosen, "shots", None)
    if shots is not None:
        from pi_app.shots import demo_with_shots  # noqa: PLC0415

        for line in demo_with_shots(plan_of(chosen), shots):
            print(line)
        return 0
    for line in demo(plan_of(chosen)):
        print(line)
    return 0


def _pipe(chosen: argparse.Namespace) -> int:
    from pi_app.console.game import begin, resume  # noqa: PLC0415
    from pi_app.console.pipe import pipe  # noqa: PLC0415

    if chosen.resume is not None:
        game = resume(chosen.resume)
        language = game.plan.language
    else:
        if chosen.game is None:
            raise Refused(Say("pipe.which_game"))
        game = begin(plan_of(chosen), time.time(), chosen.journal)
        language = chosen.lang
    try:
        for answer in pipe(game.table, sys.stdin, language):
            print(answer, flush=True)
    finally:
        if game.journal is not None:
            game.journal.close()
    return 0


# ---------------------------------------------------------------- options


def add_game_options(parser: argparse.ArgumentParser, *, required: bool = True) -> None:
    add = parser.add_argument
    games = ("millionaire", "money_drop", "heist")
    add("--game", choices=games, required=required, help="which game")
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
    add(
        "--pack",
        action="append",
        default=[],
        metavar="PACK",
        help="a question pack instead of our own, by name or path; several are mixed",
    )


def _count(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or int(text[:9]) < 1:
        raise argparse.ArgumentTypeError("a whole number from 1 is wanted")
    return int(text[:9])


def _names(text: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in text.split(","))
    if not all(names) or len(set(names)) < len(names):
        raise argparse.ArgumentTypeError("names are separated by commas, none empty, none twice")
    return names


def _seats(text: str) -> frozenset[int]:
    return frozenset(_count(part) for part in text.split(","))


def _ending(text: str) -> "Ending":
    from pi_app.rules.millionaire.edition import Ending  # noqa: PLC0415

    kind, _, number = text.partition(":")
    if text == "million":
        return Ending("million")
    if kind == "rounds" and number.isascii() and number.isdecimal():
        return Ending("rounds", int(number[:9]))
    raise argparse.ArgumentTypeError("million or rounds:N is wanted, as in rounds:3")


def plan_of(chosen: argparse.Namespace) -> "Plan":
    from pi_app.console.plan import Plan  # noqa: PLC0415
    from pi_app.questions.shelf import find_pack  # noqa: PLC0415

    return Plan(
        game=chosen.game or "millionaire",
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
        packs=tuple(find_pack(pack) for pack in chosen.pack),
    )
