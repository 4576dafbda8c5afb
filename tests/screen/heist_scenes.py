"""Scenes of Haus des Geldes: games walked through by people who press likely keys."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from pi_app.console.plan import RULEBOOKS
from pi_app.console.table import World
from pi_app.rules.core import Choose, EndEarly, Event, TimeUp
from pi_app.rules.heist.ruleset import Options, Ruleset
from pi_app.rules.heist.step import start
from pi_app.rulesets import printed
from pi_app.scene import Clock, TableScene
from pi_app.words import Language
from tests.screen.scenes import LONG_NAMES

NAMES = ("Anneliese", "Bernd", "Cem", "Dorothea", "Emil", "Fatima", "Gustav", "Hannelore")
MANY_LONG_NAMES = (
    *LONG_NAMES,
    *(f"{name[:13]}{number}" for number, name in enumerate(LONG_NAMES)),
)[:8]

# Every way this table can be played: players, seats without a display, options, changed rules.
TABLES: tuple[tuple[int, tuple[int, ...], dict[str, Any], dict[str, Any]], ...] = (
    (4, (), {}, {}),
    (5, (), {"abilities": False}, {"changed": ("blackout_seconds", "tables")}),
    (8, (), {}, {}),
    (4, (1, 2, 3, 4), {}, {}),
    (8, (1, 2, 3, 4, 5, 6, 7, 8), {}, {}),
)


class HeistWalk:
    """A game state by state, draws included."""

    def __init__(
        self,
        players: int,
        language: Language,
        seed: int,
        names: tuple[str, ...] = NAMES,
        without_display: tuple[int, ...] = (),
        changed: dict[str, Any] | None = None,
        **options: Any,
    ) -> None:
        self.rulebook = RULEBOOKS["heist"]
        rules = printed("heist")
        assert isinstance(rules, Ruleset)
        rules = msgspec.structs.replace(rules, **(changed or {}))
        chosen = Options(names[:players], without_display=frozenset(without_display), **options)
        self.state: Any = start(rules, chosen)
        self.language = language
        self.seats = range(1, players + 1)
        self._chance = Random(seed)
        self._world = World(seed)
        self._events = 0

    def __iter__(self) -> Iterator[TableScene]:
        yield self.scene()
        while self.rulebook.outcome(self.state) is None:
            self.state = self.rulebook.step(self.state, self._next())
            self._events += 1
            yield self.scene()

    def scene(self) -> TableScene:
        deadline = self.rulebook.deadline(self.state)
        clock = None
        if deadline is not None:
            clock = Clock(deadline.seconds, deadline.seconds * 0.7, running=True)
        return TableScene(self.language, self.rulebook.table_view(self.state), clock)

    def ended_early(self) -> TableScene:
        self.state = self.rulebook.step(self.state, EndEarly())
        return self.scene()

    def _next(self) -> Event:
        want = self.rulebook.wanted(self.state)
        if want is not None:
            return self._world.answer(want, self._events)
        if self.rulebook.deadline(self.state) is not None and self._chance.random() < 0.15:
            return TimeUp()
        choices = [
            Choose(seat, choice)
            for seat in self.seats
            for choice in sorted(self.rulebook.menu(self.state, seat).choices)
        ]
        likely = [choice for choice in choices if self._likely(choice.id.split(":")[0])]
        return self._chance.choice(likely or choices)

    def _likely(self, verb: str) -> bool:
        if verb in ("noise", "cover", "more", "unselect"):
            return self._chance.random() < 0.1
        return verb != "play" or self._chance.random() < 0.5


def heist_scenes(
    language: Language, names: tuple[str, ...] = NAMES, seeds: range = range(3)
) -> dict[str, TableScene]:
    """A scene of every phase, covered and uncovered, at every table, by name."""
    found: dict[str, TableScene] = {}
    for number, (players, without, options, changed) in enumerate(TABLES):
        for seed in seeds:
            walk = HeistWalk(players, language, seed, names, without, changed, **options)
            for scene in walk:
                found[f"{number}_{kind_of(scene.stage)}"] = scene
    return found


def kind_of(view: Any) -> str:
    """The phase and what makes a difference to its picture; the latest of a kind is kept."""
    if view.phase == "over":
        return str(view.prompt.key.replace(".", "_"))
    called = "" if view.called is None else "_uncovered" if view.uncovered else "_called"
    private = getattr(view, "private", None)
    does = ""
    if private is not None and private.ability:
        seen = private.card_seen or private.role_seen
        does = f"_{private.ability}{'_seen' if seen else ''}"
    if private is not None and private.leaning:
        does += "_leaning"
    step = f"_{len(view.revealed)}" if view.phase == "revealing" else ""
    open_ = "_full" if len(view.selected) == view.to_select else ""
    last = "_last" if view.phase == "counted" and not view.may_lead else ""
    return f"{view.phase}{called}{does}{step}{open_}{last}"
