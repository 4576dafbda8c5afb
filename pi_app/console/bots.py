"""Players that are not there: they see what their seat sees and choose from its menu.

What a quiz bot "knows" is thrown by dice. For that, and only for that, the console tells it
the right letter, as a person carries an answer in the head without anybody seeing it.
"""

from collections.abc import Callable
from random import Random
from typing import Any, Protocol

import msgspec

from pi_app.console.table import Table
from pi_app.rules.core import LETTERS, Letter, Menu, Seat


class Glance(msgspec.Struct, frozen=True):
    """What a bot looks at before it chooses."""

    seat: Seat
    menu: Menu
    table: Any
    private: Any
    right: Letter | None

    @property
    def secrets(self) -> Any:
        """What only this seat may see; a box without a display shows it on the table (H-27)."""
        on_screen = getattr(self.table, "private", None)
        return on_screen if on_screen and self.table.called == self.seat else self.private

    @property
    def pressed_once(self) -> str | None:
        """What a second press of the same key would do (H-08, H-20)."""
        leaning = getattr(self.secrets, "leaning", None)
        return leaning if leaning in self.menu.choices else None

    def offered(self, verb: str) -> list[str]:
        return sorted(choice for choice in self.menu.choices if choice.split(":")[0] == verb)


class Bot(Protocol):
    def choose(self, glance: Glance) -> str | None:
        """An id from the menu, or None to wait."""


def glance_of(table: Table, seat: Seat) -> Glance:
    host = table.host_view()
    return Glance(
        seat=seat,
        menu=table.menu(seat),
        table=table.table_view(),
        private=table.seat_view(seat).private,
        right=host.right if host is not None else None,
    )


class RandomBot:
    """Takes anything its menu offers."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance

    def choose(self, glance: Glance) -> str | None:
        choices = sorted(glance.menu.choices)
        return self._chance.choice(choices) if choices else None


# What a host or leader presses when nothing else is to be decided.
STEPS = ("next", "start_call", "stop_call", "show", "reveal", "by_hand")


class QuizBot:
    """Knows less the higher the level; spends jokers when unsure, leaves when it must guess."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance
        self._question = ""
        self._knows = False
        self._opinion: Letter = "A"
        self._done: set[str] = set()

    def choose(self, glance: Glance) -> str | None:
        if not glance.menu.choices:
            return None
        self._think(glance)
        if glance.table.phase == "placing":
            return self._place(glance)
        if glance.offered("answer"):
            return self._answer(glance)
        if glance.offered("vote"):
            return f"vote:{self._opinion}"
        if glance.offered("open"):
            shut = [choice for choice in glance.offered("open") if choice[-1] != glance.right]
            return self._chance.choice(shut)
        if glance.offered("right"):
            return self._enter_card(glance)
        return self._anything_else(glance)

    def _think(self, glance: Glance) -> None:
        """Once per question: does it know, and what does it believe?"""
        now = f"{glance.table.round} {getattr(glance.table, 'run', '')} {glance.table.question}"
        if now == self._question:
            return
        self._question = now
        self._done = set()
        answers = list(glance.table.answers) or list(LETTERS)
        level = getattr(glance.table, "level", 2 * glance.table.round)
        self._knows = self._chance.random() < max(0.08, 1.02 - 0.062 * level)
        self._opinion = self._chance.choice(answers)
        if self._knows and glance.right is not None:
            self._opinion = glance.right

    # ------------------------------------------------ on the ladder

    def _answer(self, glance: Glance) -> str | None:
        private = glance.private
        if private.wants_out:
            return "leave"
        if private.leaning is not None:
            return f"answer:{private.leaning}"
        letter = self._believed(glance)
        if letter is not None:
            return f"answer:{letter}"
        jokers = glance.offered("joker")
        if jokers:
            return self._chance.choice(jokers)
        if glance.table.turn != glance.seat and glance.table.players[glance.seat].jokers:
            return None  # the joker turn comes round
        return "leave" if glance.table.level > 3 else self._guess(glance)

    def _believed(self, glance: Glance) -> Letter | None:
        """What it would bet on: what it knows, or what its jokers told it."""
        private = glance.private
        if self._knows and self._opinion not in private.closed:
            return self._opinion
        told = [letter for _, letters in private.told for letter in letters]
        likely = [letter for letter in told if letter not in private.closed]
        if not likely:
            return None
        best: Letter = max(sorted(set(likely)), key=likely.count)
        return best if likely.count(best) > 1 or len(private.told) > 1 else None

    def _guess(self, glance: Glance) -> str:
        return self._chance.choice(glance.offered("answer"))

    # ------------------------------------------------ at the windows

    def _place(self, glance: Glance) -> str | None:
        table = glance.table
        if "done" in glance.menu.choices:
            return "done"
        if not self._knows and "joker:other_card" in glance.menu.choices and table.in_hand:
            if self._chance.random() < 0.3 and "thought" not in self._done:
                return "joker:other_card"
            self._done.add("thought")
        if f"stake:{self._opinion}" in glance.menu.choices and (self._knows or table.in_hand > 10):
            wanted = f"stake:{self._opinion}"
        else:
            stakes = glance.offered("stake")
            wanted = self._chance.choice(stakes) if stakes else ""
        if "size:10" in glance.menu.choices or "size:5" in glance.menu.choices:
            return next(choice for choice in glance.menu.choices if choice.startswith("size:"))
        return wanted or None

    # ------------------------------------------------ as host, and the rest

    def _enter_card(self, glance: Glance) -> str:
        """A host with printed cards: a bot has none, so it makes one up."""
        again = [entry.id for entry in glance.menu.taps.values() if entry.label.key == "lock_again"]
        return again[0] if again else self._chance.choice(glance.offered("right"))

    def _anything_else(self, glance: Glance) -> str | None:
        for verb in ("friend", "helper", "category", "variant", "tries", "call", "search"):
            offered = glance.offered(verb)
            if offered and verb not in self._done:
                self._done.add(verb)
                return self._chance.choice(offered)
        if "help" in glance.menu.choices:
            return "help" if self._knows else None
        if "sure" in glance.menu.choices:
            return "sure"
        return next((step for step in STEPS if step in glance.menu.choices), None)


class AbsentBot:
    """For somebody who went home: leaves where it can, and otherwise only keeps things going."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance

    def choose(self, glance: Glance) -> str | None:
        if "leave" in glance.menu.choices:
            return "leave"
        partners = len(getattr(glance.table, "team", ())) > 1
        if glance.table.phase == "blackout" or (partners and glance.seat in glance.table.team):
            return None  # nobody is asked to act, or a partner plays on alone
        if glance.pressed_once:
            return glance.pressed_once
        step = next((step for step in STEPS if step in glance.menu.choices), None)
        if step is not None:
            return step
        choices = sorted(glance.menu.choices - {"help", "more", "cover"})
        return self._chance.choice(choices) if choices else None


class HeistBot:
    """Gangsters print, hostages sabotage, and everybody bluffs a little."""

    BLUFF = 0.2

    def __init__(self, chance: Random) -> None:
        self._chance = chance

    def choose(self, glance: Glance) -> str | None:
        if not glance.menu.choices:
            return None
        if glance.pressed_once:
            return glance.pressed_once
        plays = glance.offered("play")
        if plays:
            return self._play(glance, plays)
        if glance.offered("select") or "done" in glance.menu.choices:
            return self._select(glance)
        for verb in ("lead", "accuse", "swap"):
            offered = glance.offered(verb)
            if offered:
                return self._by_suspicion(glance, offered)
        if glance.offered("look"):
            return self._chance.choice([*glance.offered("look"), None])
        if glance.offered("noise") and self._chance.random() < 0.9:
            return None
        return self._chance.choice(sorted(glance.menu.choices))

    def _play(self, glance: Glance, plays: list[str]) -> str:
        prints = glance.secrets.role in ("professor", "gangster")
        if self._chance.random() < self.BLUFF:
            prints = not prints
        kind = "banknote" if prints else "sabotage"
        hand = glance.secrets.hand
        fitting = [f"play:{held.number}" for held in hand if held.card.kind == kind]
        return self._chance.choice([choice for choice in fitting if choice in plays] or plays)

    def _select(self, glance: Glance) -> str:
        if "done" in glance.menu.choices:
            return "done"
        offered = glance.offered("select")
        if not offered or ("more" in glance.menu.choices and self._chance.random() < 0.3):
            return "more"
        return self._by_suspicion(glance, offered, least=True)

    def _by_suspicion(self, glance: Glance, offered: list[str], *, least: bool = False) -> str:
        """Whoever was often there when the press stood still is suspect."""
        suspicion = {int(choice.split(":")[1]): self._chance.random() for choice in offered}
        for past in glance.table.past:
            for seat in past.selected:
                if seat in suspicion:
                    suspicion[seat] += 0.5 if past.change <= 0 else -0.25
        best = min if least else max
        chosen = best(suspicion, key=lambda seat: suspicion[seat])
        return f"{offered[0].split(':')[0]}:{chosen}"


Maker = Callable[[Random], Bot]


def bot_for(game: str, chance: Random) -> Bot:
    return HeistBot(chance) if game == "heist" else QuizBot(chance)


def let_bots_move(table: Table, bots: dict[Seat, Bot]) -> bool:
    """The first bot that wants to do something does it; hosts and leaders come last."""
    view = table.table_view()
    steers = getattr(view, "host_seat", None) or getattr(view, "leader", None)
    for seat in sorted(bots, key=lambda seat: (seat == steers, seat)):
        choice = bots[seat].choose(glance_of(table, seat))
        if choice is not None:
            table.choose(seat, choice)
            return True
    return False
