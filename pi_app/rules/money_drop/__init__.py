"""Money Drop: one team, forty chips, four windows that open under wrong answers (D-01 to D-21)."""

from pi_app.rules.core import Rulebook
from pi_app.rules.money_drop import cues, menus, phases, step, views

RULEBOOK: Rulebook[phases.State] = Rulebook(
    name="money_drop",
    step=step.step,
    menu=menus.menu,
    wanted=step.wanted,
    deadline=step.deadline,
    outcome=step.outcome,
    table_view=views.table_view,
    public_view=views.table_view,
    host_view=views.host_view,
    seat_view=views.seat_view,
    windows=views.windows,
    cues=cues.cues,
)
