"""A whole game played by bots, told in text."""

from collections.abc import Callable, Iterator
from random import Random

import msgspec

from pi_app.console.bots import Bot, bot_for, let_bots_move
from pi_app.console.narrate import tell, tell_outcome
from pi_app.console.plan import Plan, lay_table
from pi_app.console.table import Table
from pi_app.rules.core import Say, Seat, in_force
from pi_app.rules.millionaire.edition import Ending
from pi_app.rulesets import read_house_rules
from pi_app.words import speak

Look = Callable[[Table], None]


def demo(plan: Plan, look: Look | None = None) -> Iterator[str]:
    """Line by line. The same plan gives the same lines. `look` sees the table at every step."""
    table = lay_table(_short(plan))
    bots: dict[Seat, Bot] = {
        seat: bot_for(plan.game, Random(f"{plan.seed} {seat}")) for seat in table.seats
    }
    view = table.table_view()
    yield speak(Say(f"game.{plan.game}"), plan.language)
    if view.house_rules:
        yield speak(in_force(view.house_rules), plan.language)
    yield from _play(table, bots, plan, look or (lambda _: None))


def _short(plan: Plan) -> Plan:
    """Bots are rarely millionaires: where nothing is agreed, everybody hosts once."""
    if plan.game != "millionaire" or plan.ending is not None or plan.edition == "us":
        return plan
    if plan.house is not None and read_house_rules(plan.house).agreed_rounds:
        return plan
    players = plan.seats or len(plan.names) or 3
    return msgspec.structs.replace(plan, ending=Ending("rounds", players))


def _play(table: Table, bots: dict[Seat, Bot], plan: Plan, look: Look) -> Iterator[str]:
    before = table.table_view()
    look(table)
    yield speak(before.prompt, plan.language)
    while (outcome := table.outcome()) is None:
        if not let_bots_move(table, bots):
            assert table.clock is not None, "bots that all wait, and no clock that runs, are a bug"
            table.wait(1.0)
        after = table.table_view()
        yield from (speak(said, plan.language) for said in tell(before, after))
        before = after
        look(table)
    yield from (speak(said, plan.language) for said in tell_outcome(outcome, before))
