"""What a table has agreed to play, and how it is laid."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal

import msgspec

from pi_app.console.table import Entry, Record, Table, World
from pi_app.questions.choice import questions_for
from pi_app.questions.deck import NEVER, LadderDeck, WindowDeck
from pi_app.questions.fingerprint import fingerprint
from pi_app.questions.question import Question
from pi_app.rules import heist, millionaire, money_drop
from pi_app.rules.core import Refused, Rulebook, Say, Seat, brief
from pi_app.rules.heist import ruleset as heist_rules
from pi_app.rules.heist import step as heist_step
from pi_app.rules.millionaire import edition as millionaire_rules
from pi_app.rules.millionaire import step as millionaire_step
from pi_app.rules.money_drop import ruleset as money_drop_rules
from pi_app.rules.money_drop import step as money_drop_step
from pi_app.rulesets import EDITIONS, AnyRules, HouseRules, printed, read_house_rules
from pi_app.words import Language, speak

GameName = Literal["millionaire", "money_drop", "heist"]
LONGEST_NAME = 14  # what fits on a box
RULEBOOKS: dict[GameName, Rulebook[Any]] = {
    "millionaire": millionaire.RULEBOOK,
    "money_drop": money_drop.RULEBOOK,
    "heist": heist.RULEBOOK,
}


class Plan(msgspec.Struct, frozen=True):
    """Everything said before the first press; None is "as the printed game has it"."""

    game: GameName
    edition: str = "de2013"
    variant: str | None = None
    seats: int | None = None
    names: tuple[str, ...] = ()
    seed: int = 0
    language: Language = "de"
    ending: millionaire_rules.Ending | None = None
    television: bool = False
    abilities: bool = True
    time_limit: float | None = None
    runs: int | None = None
    one_team: bool = False
    own_cards: bool = False
    without_display: frozenset[Seat] = frozenset()
    house: Path | None = None
    packs: tuple[Path, ...] = ()


class Prepared(msgspec.Struct, frozen=True):
    """Everything lies ready, and nothing has happened yet."""

    rulebook: Rulebook[Any]
    state: Any
    players: int
    world: World
    packs: str  # a hash of the questions in the decks

    def table(
        self, record: Record | None = None, played_before: Sequence[Entry] | None = None
    ) -> Table:
        return Table(self.rulebook, self.state, self.players, self.world, record, played_before)


def lay_table(plan: Plan) -> Table:
    """A table ready for the first press. `Refused` or `BadPack` say why there cannot be one."""
    return prepare(plan).table()


def prepare(plan: Plan, played: Mapping[str, float] = NEVER) -> Prepared:
    """`played` is what earlier evenings have used: the id of a question and when it was."""
    house = _rules(plan)
    names = seat_names(plan, house.rules)
    state = _START[plan.game](plan, house, names)
    questions: list[Question] = []
    world = World(plan.seed)
    if plan.game != "heist" and not plan.own_cards:
        questions = questions_for(plan.game, plan.packs, plan.language)
        world = _with_decks(world, house.rules, questions, played)
    return Prepared(RULEBOOKS[plan.game], state, len(names), world, _hash(questions))


def seats_allowed(plan: Plan) -> tuple[int, int]:
    """Fewest and most players of this game; a team game says so itself (D-17)."""
    return _rules(plan).rules.players


def _with_decks(
    world: World, rules: AnyRules, questions: list[Question], played: Mapping[str, float]
) -> World:
    match rules:
        case millionaire_rules.Edition():
            return World(world.seed, LadderDeck(questions, rules.levels, world.seed, played))
        case money_drop_rules.Ruleset():
            deck = WindowDeck(questions, rules.laid_ready, rules.rounds, world.seed, played)
            return World(world.seed, windows=deck)
        case _:
            return world


def _hash(questions: Iterable[Question]) -> str:
    return fingerprint("\n".join(sorted(question.id for question in questions)))


def _rules(plan: Plan) -> HouseRules:
    check_belongs(plan)
    name = plan.edition if plan.game == "millionaire" else plan.game
    if plan.game == "millionaire" and name not in EDITIONS:
        known = ", ".join(EDITIONS)
        raise Refused(Say("refused.edition", edition=brief(name), known=known))
    if plan.house is None:
        return HouseRules(printed(name))
    house = read_house_rules(plan.house)
    if house.rules.name != name:
        file, belongs = plan.house.name, house.rules.name
        raise Refused(Say("house.other_game", file=file, belongs=belongs, played=name))
    return house


# Wishes that only one game has.
_ONLY: dict[GameName, tuple[str, ...]] = {
    "millionaire": ("variant", "television", "ending"),
    "money_drop": ("time_limit", "runs", "one_team"),
}


def check_belongs(plan: Plan) -> None:
    """A wish that this game cannot fulfil is refused, so that nobody waits for it."""
    for game, options in _ONLY.items():
        for option in options:
            if plan.game != game and getattr(plan, option) not in (None, False):
                said = Say(
                    "refused.option", option=Say(f"option.{option}"), game=Say(f"game.{game}")
                )
                raise Refused(said)
    if plan.game == "heist" and (plan.own_cards or plan.packs):
        raise Refused(Say("refused.no_questions", game=Say("game.heist")))


def seat_names(plan: Plan, rules: AnyRules) -> tuple[str, ...]:
    """The names given, filled up with "Seat n" to the number of seats."""
    fewest, most = rules.players
    count = plan.seats or len(plan.names) or max(fewest, 3)
    if not fewest <= count <= most:  # before anything is made for so many
        raise Refused(Say("refused.players", fewest=fewest, most=most, players=count))
    if len(plan.names) > count:
        raise Refused(Say("refused.more_names", names=len(plan.names), seats=count))
    if not plan.without_display <= set(range(1, count + 1)):
        raise Refused(Say("refused.no_such_seat", players=count))
    for name in plan.names:
        if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
            raise Refused(Say("refused.name", name=brief(name), most=LONGEST_NAME))
    taken = {name.casefold() for name in plan.names}
    spare = [
        _spare_name(seat, taken, plan.language) for seat in range(len(plan.names) + 1, count + 1)
    ]
    if len(taken.union(name.casefold() for name in spare)) < count:
        raise Refused(Say("refused.names_twice"))
    return (*plan.names, *spare)


def _spare_name(seat: Seat, taken: set[str], language: Language) -> str:
    usual = speak(Say("seat.name", seat=seat), language)
    return speak(Say("seat.number", seat=seat), language) if usual.casefold() in taken else usual


def _millionaire(plan: Plan, house: HouseRules, names: tuple[str, ...]) -> Any:
    rules = house.rules
    assert isinstance(rules, millionaire_rules.Edition)
    ending = plan.ending
    if ending is None and house.agreed_rounds:
        ending = millionaire_rules.Ending("rounds", house.agreed_rounds)
    options = millionaire_rules.Options(
        names, plan.variant, ending, plan.television, plan.own_cards
    )
    return millionaire_step.start(rules, options)


def _money_drop(plan: Plan, house: HouseRules, names: tuple[str, ...]) -> Any:
    rules = house.rules
    assert isinstance(rules, money_drop_rules.Ruleset)
    options = money_drop_rules.Options(
        names, plan.runs, plan.time_limit, plan.own_cards, plan.one_team
    )
    return money_drop_step.start(rules, options)


def _heist(plan: Plan, house: HouseRules, names: tuple[str, ...]) -> Any:
    rules = house.rules
    assert isinstance(rules, heist_rules.Ruleset)
    options = heist_rules.Options(names, plan.abilities, plan.without_display)
    return heist_step.start(rules, options)


_START = {"millionaire": _millionaire, "money_drop": _money_drop, "heist": _heist}
