"""The table in a terminal: one person at a keyboard, bots on the other seats.

A letter is a tap, a letter with + is a hold, an empty line lets time pass. Set-up is done
with the same four keys.
"""

import time
from collections.abc import Callable, Iterator
from random import Random

from pi_app.console.bots import Bot, bot_for, let_bots_move
from pi_app.console.narrate import tell, tell_outcome
from pi_app.console.plan import GameName, Plan, lay_table
from pi_app.console.table import Table
from pi_app.rules.core import LETTERS, Letter, Menu, Refused, Say, Seat
from pi_app.rulesets import EDITIONS
from pi_app.words import LANGUAGES, Language, speak

Ask = Callable[[], str]
Show = Callable[[str], None]

# Bots stop to let a person look after so many moves without a pause.
MOST_MOVES = 500


class Leaving(Exception):
    """The person has had enough."""


class Terminal:
    """Reads keys and writes sentences in one language."""

    def __init__(self, ask: Ask, show: Show) -> None:
        self._ask, self.show = ask, show
        self.language: Language = "de"

    def say(self, sentence: Say) -> None:
        self.show(speak(sentence, self.language))

    def key(self) -> tuple[Letter, bool] | None:
        """A tap or hold; None for an empty line."""
        while True:
            typed = self._ask().strip().upper()
            if not typed:
                return None
            if typed == "Q":
                raise Leaving
            letter, held = typed.removesuffix("+"), typed.endswith("+")
            for known in LETTERS:
                if known == letter:
                    return known, held
            self.say(Say("text.keys"))

    def pick(self, question: Say, choices: list[Say]) -> int:
        """One of up to four choices, by key."""
        self.say(question)
        for letter, choice in zip(LETTERS, choices, strict=False):
            self.say(Say("text.choice", letter=letter, label=choice))
        while True:
            pressed = self.key()
            place = LETTERS.index(pressed[0]) if pressed else len(choices)
            if place < len(choices):
                return place
            self.say(Say("text.pick_one"))


def play_in_terminal(ask: Ask, show: Show, seed: int) -> None:
    """Set-up, a whole game and its standing; Q or the end of input leaves at any time."""
    terminal = Terminal(ask, show)
    try:
        plan, seat = _set_up(terminal, seed)
        _play(terminal, lay_table(plan), plan, seat)
    except (Leaving, EOFError, KeyboardInterrupt):
        terminal.say(Say("text.bye"))


def _set_up(terminal: Terminal, seed: int) -> tuple[Plan, Seat]:
    chosen = terminal.pick(Say("text.language"), [Say("text.german"), Say("text.english")])
    terminal.language = LANGUAGES[chosen]
    games: list[GameName] = ["millionaire", "money_drop", "heist"]
    game = games[terminal.pick(Say("text.game"), [Say(f"game.{name}") for name in games])]
    edition = "de2013"
    if game == "millionaire":
        names = [Say(f"edition.{name}") for name in EDITIONS]
        edition = EDITIONS[terminal.pick(Say("text.edition"), names)]
    fewest = {"millionaire": 3, "money_drop": 2, "heist": 4}[game]
    counts = [fewest, fewest + 1, fewest + 2]
    players = counts[terminal.pick(Say("text.players"), [Say("text.count", n=n) for n in counts])]
    seat = 2
    if game != "heist":
        roles = [Say("text.as_candidate"), Say("text.as_host")]
        seat = 2 - terminal.pick(Say("text.role"), roles)
    terminal.say(Say("text.keys"))
    plan = Plan(game, edition, seats=players, seed=seed, language=terminal.language)
    return plan, seat


def _play(terminal: Terminal, table: Table, plan: Plan, person: Seat) -> None:
    bots: dict[Seat, Bot] = {
        seat: bot_for(plan.game, Random(f"{plan.seed} {seat}"))
        for seat in table.seats
        if seat != person
    }
    story = Story(terminal, table)
    last = time.monotonic()
    while table.outcome() is None:
        _bots_move(table, bots, story)
        if table.outcome() is not None:
            break
        _show_seat(terminal, table, person)
        pressed = terminal.key()
        now = time.monotonic()
        waited, last = now - last, now
        table.wait(table.clock.ends_at - table.time if table.clock and not pressed else waited)
        if pressed:
            try:
                table.press(person, pressed[0], held=pressed[1])
            except Refused as trouble:
                terminal.say(trouble.reason)
        story.go_on()
    outcome = table.outcome()
    assert outcome is not None
    for said in tell_outcome(outcome, table.table_view()):
        terminal.say(said)


class Story:
    """Tells what is new since it was last asked."""

    def __init__(self, terminal: Terminal, table: Table) -> None:
        self._terminal, self._table = terminal, table
        self._before = table.table_view()
        terminal.say(self._before.prompt)

    def go_on(self) -> None:
        after = self._table.table_view()
        for said in tell(self._before, after):
            self._terminal.say(said)
        self._before = after


def _bots_move(table: Table, bots: dict[Seat, Bot], story: Story) -> None:
    for _ in range(MOST_MOVES):
        if not let_bots_move(table, bots):
            return
        story.go_on()
        if table.outcome() is not None or table.table_view().phase == "blackout":
            return


def _show_seat(terminal: Terminal, table: Table, seat: Seat) -> None:
    view, menu = table.seat_view(seat), table.menu(seat)
    lines = [speak(line, terminal.language) for line in view.lines]
    terminal.show(f"[{table.table_view().players[seat].name}] " + " · ".join(lines))
    host = table.host_view()
    if host is not None and host.right and getattr(table.table_view(), "host_seat", 0) == seat:
        terminal.say(Say("text.right", letter=host.right))
    for key, label in _keys(menu):
        terminal.say(Say("text.choice", letter=key, label=label))
    if not menu.choices:
        terminal.say(Say("text.wait"))


def _keys(menu: Menu) -> Iterator[tuple[str, Say]]:
    for key, entry in sorted(menu.taps.items()):
        yield key, entry.label
    for key, entry in sorted(menu.holds.items()):
        yield f"{key}+", entry.label
