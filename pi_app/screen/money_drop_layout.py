"""The table's picture of this game."""

from pi_app.rules.money_drop.views import TableView
from pi_app.scene import Clock
from pi_app.screen.parts import prompt_bar, ring_timer
from pi_app.screen.pen import Pen, cut_top
from pi_app.screen.things import Area, Thing


def money_drop_stage(view: TableView, area: Area, pen: Pen, clock: Clock | None) -> list[Thing]:
    prompt, rest = cut_top(area.inset(pen.px(24)), pen.px(96), pen.px(20))
    things = prompt_bar(prompt, pen, view.prompt)
    if clock is not None:
        things += ring_timer(cut_top(rest, pen.px(160))[0], clock, pen)
    return things
