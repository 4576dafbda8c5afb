"""The quizmaster's display."""

from pi_app.rules.core import Say
from pi_app.scene import Clock, HostScene
from pi_app.screen import theme
from pi_app.screen.legend import hints_of, legend
from pi_app.screen.parts import prompt_bar, ring_timer
from pi_app.screen.pen import Pen, cut_bottom, cut_right, cut_top
from pi_app.screen.things import Area, Thing


def host_card(scene: HostScene, area: Area, pen: Pen, clock: Clock | None) -> list[Thing]:
    inner = area.inset(pen.px(24))
    top, inner = cut_top(inner, pen.px(96), pen.px(16))
    things: list[Thing] = []
    if clock is not None:
        ring, top = cut_right(top, top.height, pen.px(16))
        things += ring_timer(ring, clock, pen)
    title: Say | str = getattr(scene.stage, "prompt", "") or getattr(scene.stage, "title", "")
    things += prompt_bar(top, pen, title)
    if scene.keys is not None:
        keys, inner = cut_bottom(inner, pen.px(44), pen.px(12))
        things += legend(keys, hints_of(scene.keys.taps, scene.keys.holds), pen)
    right = getattr(scene.host, "right", None)
    if right is not None:
        things += pen.write(
            right, inner, 160, theme.GOLD, theme.STAGE_LIT, align="centre", weight="bold"
        )
    return things
