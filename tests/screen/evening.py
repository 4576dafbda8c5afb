"""Scenes of the evening around the games, with words from the catalogue that are long enough."""

from pi_app.rules.core import BLINKING, DARK, LETTERS, LIT, Say
from pi_app.scene import (
    BoxScene,
    Clock,
    FamousRun,
    HallOfFame,
    Lobby,
    LobbySeat,
    Page,
    Practice,
    TableScene,
)
from pi_app.words import Language
from tests.screen.scenes import LONG_NAMES, Walk

PAGE = Page(
    Say("text.game"),
    (Say("text.keys"),),
    {
        "A": Say("game.millionaire"),
        "B": Say("game.money_drop"),
        "C": Say("game.heist"),
        "D": Say("more"),
    },
    {"D": Say("text.bye"), "A": Say("host.ask_next_candidate")},
    frozenset({"B"}),
)
COVER = Page(Say("line.wait"), (Say("screen.own_question"),), holds={"A": Say("more")})
SEATS = (
    LobbySeat(1, LONG_NAMES[0], "person", "gpio 1"),
    LobbySeat(2, LONG_NAMES[2], "person", "keyboard 2", active=True),
    LobbySeat(3, "Cem", "bot"),
    LobbySeat(4, Say("seat.name", seat=4), "away", "gpio 4"),
    LobbySeat(5, Say("seat.name", seat=5), "free"),
    LobbySeat(6, Say("seat.name", seat=6), "free"),
    LobbySeat(7, Say("seat.name", seat=7), "free"),
    LobbySeat(8, Say("seat.name", seat=8), "free"),
)
RUNS = tuple(
    FamousRun(
        place,
        " & ".join(LONG_NAMES[: place % 3 + 1]),
        Say("line.level", level=place, amount=1_000_000 // place),
        Say("game.money_drop"),
        "12.11.2025",
    )
    for place in range(1, 11)
)


def box(seat: int, **changed: object) -> BoxScene:
    fields: dict[str, object] = {
        "seat": seat,
        "name": LONG_NAMES[seat % len(LONG_NAMES)],
        "box": f"virtual {seat}",
        "here": True,
        "bot": False,
        "lamps": LIT,
        "lines": (Say("line.level", level=3, amount=200), Say("line.decide_joker")),
        "taps": {letter: Say("letter", letter=letter) for letter in LETTERS},
        "holds": {
            "A": Say("joker:fifty_fifty"),
            "B": Say("joker:audience"),
            "C": Say("joker:phone"),
            "D": Say("seat.leave_with", amount=125_000),
        },
        "key_caps": dict(zip(LETTERS, "JKLÖ", strict=True)),
    }
    return BoxScene(**(fields | changed))  # type: ignore[arg-type]


def boxes(count: int) -> tuple[BoxScene, ...]:
    kinds = (
        box(1),
        box(2, lamps=BLINKING),
        box(3, covered=True, lines=(), taps={}, holds={}),
        box(4, here=False),
        box(5, bot=True, lamps=DARK, taps={"A": Say("host.ask_next_candidate")}, holds={}),
        box(6, key_caps={}),
        box(7, lines=(Say("line.lock_again", letter="B"),)),
        box(8),
    )
    return kinds[:count]


def evening_scenes(language: Language) -> dict[str, TableScene]:
    question = list(zip(range(40), Walk("de2013", 5, language, 1), strict=False))[-1][1].stage
    clock = Clock(30.0, 8.2, running=True)
    answers = {letter: Say("text.as_host") for letter in LETTERS}
    seats = SEATS[:5]
    practice = Practice(PAGE, Say("text.role"), answers, seats, (1, 3))
    away = (Say("refused.not_now"), Say("refused.joker_turn"))
    return {
        "page": TableScene(language, PAGE),
        "page_of_text": TableScene(language, Page(Say("text.game"), (Say("text.keys"),) * 3)),
        "lobby": TableScene(language, Lobby(PAGE, SEATS), clock),
        "lobby_small": TableScene(language, Lobby(PAGE, SEATS[:3])),
        "practice": TableScene(language, practice),
        "fame": TableScene(language, HallOfFame(PAGE, RUNS)),
        "fame_empty": TableScene(language, HallOfFame(PAGE, ())),
        "cover": TableScene(language, question, clock, cover=COVER),
        "notices": TableScene(language, question, clock, notices=away, attract=True),
        "boxes_1": TableScene(language, question, boxes=boxes(1)),
        "boxes_5": TableScene(language, question, clock, boxes=boxes(5)),
        "boxes_8": TableScene(language, PAGE, boxes=boxes(8), notices=away[:1]),
    }
