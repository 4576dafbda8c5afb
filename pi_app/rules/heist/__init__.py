"""Haus des Geldes: a bluffing game of gangsters and hostages, five rounds (H-01 to H-27)."""

from pi_app.rules.core import Rulebook, no_doors
from pi_app.rules.heist import cues, menus, phases, step, views

RULEBOOK: Rulebook[phases.State] = Rulebook(
    name="heist",
    step=step.step,
    menu=menus.menu,
    wanted=step.wanted,
    deadline=step.deadline,
    outcome=step.outcome,
    table_view=views.table_view,
    public_view=views.public_view,
    host_view=None,
    seat_view=views.seat_view,
    windows=no_doors,
    cues=cues.cues,
)
