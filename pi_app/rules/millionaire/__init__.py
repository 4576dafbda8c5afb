"""Millionaire: one host, candidates on a ladder of questions, jokers (rules M-01 to M-41)."""

from pi_app.rules.core import Rulebook, no_doors
from pi_app.rules.millionaire import cues, menus, phases, seat_view, step, views

RULEBOOK: Rulebook[phases.State] = Rulebook(
    name="millionaire",
    step=step.step,
    menu=menus.menu,
    wanted=step.wanted,
    deadline=step.deadline,
    outcome=step.outcome,
    table_view=views.table_view,
    public_view=views.table_view,
    host_view=views.host_view,
    seat_view=seat_view.seat_view,
    windows=no_doors,
    cues=cues.cues,
)
