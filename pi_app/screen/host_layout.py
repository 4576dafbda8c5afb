"""The quizmaster's display: notices, the sentence of the moment, the card, the side, the keys."""

from pi_app.rules.core import Say
from pi_app.rules.heist.views import TableView as HeistView
from pi_app.rules.millionaire.views import HostView as MillionaireHost
from pi_app.rules.millionaire.views import TableView as MillionaireView
from pi_app.rules.money_drop.views import HostView as MoneyDropHost
from pi_app.rules.money_drop.views import TableView as MoneyDropView
from pi_app.scene import Clock, HostScene, Page
from pi_app.screen import theme
from pi_app.screen.host_evening import heist_prompt, host_cover, host_evening, host_heist
from pi_app.screen.host_keys import finger, key_row, keys_of, page_of
from pi_app.screen.host_millionaire import host_millionaire
from pi_app.screen.host_money_drop import drop_prompt, host_money_drop
from pi_app.screen.host_prompts import host_prompt
from pi_app.screen.host_side import side, warning_sign
from pi_app.screen.millionaire_layout import millionaire_stage
from pi_app.screen.money_drop_layout import money_drop_stage
from pi_app.screen.parts import prompt_bar, ring_timer
from pi_app.screen.pen import Pen, cut_bottom, cut_left, cut_right, cut_top, pen_for, rows
from pi_app.screen.things import Area, Fill, Thing

MOST_NOTICES = 3


def host_card(scene: HostScene, area: Area, pen: Pen, clock: Clock | None) -> list[Thing]:
    gap = pen.px(10)
    inner = area.inset(pen.px(12))
    things, inner = _notices(scene.notices[:MOST_NOTICES], inner, pen)
    below, inner = cut_bottom(inner, _keys_height(scene, pen), gap)
    things += key_row(below, keys_of(scene), pen)
    aside, main = cut_right(inner, pen.px(290), pen.px(12))
    things += side(aside, scene, pen, has_clock=clock is not None and not _blackout(scene))
    return things + _main(scene, main, pen, clock)


def _blackout(scene: HostScene) -> bool:
    """H-20: it always lasts the whole time, and never longer."""
    return isinstance(scene.stage, HeistView) and scene.stage.phase == "blackout"


def _keys_height(scene: HostScene, pen: Pen) -> int:
    """In set-up the keys are all there is to do: they are larger."""
    if keys_of(scene).idle:
        return finger(pen)
    page, high = page_of(scene), 92
    if page is not None:
        much_to_read = len(page.lines) > 1
        high = 132 if not isinstance(scene.stage, Page) else 180 if much_to_read else 260
    return max(finger(pen), pen.px(high))


def _notices(notices: tuple[Say, ...], area: Area, pen: Pen) -> tuple[list[Thing], Area]:
    """Across the whole width, above everything else: what needs a hand or an eye at once."""
    if not notices:
        return [], area
    band, rest = cut_top(area, pen.px(38) * len(notices) + pen.px(6), pen.px(10))
    things: list[Thing] = [Fill(band, theme.WARNING, pen.px(10))]
    inner = Area(
        band.x + pen.px(10), band.y + pen.px(3), band.width - pen.px(20), band.height - pen.px(6)
    )
    for notice, place in zip(notices, rows(inner, len(notices), 0), strict=True):
        sign, text = cut_left(place, pen.px(32), pen.px(8))
        things += warning_sign(sign.centre, pen.px(28), theme.INK, theme.WARNING)
        things += pen.write(
            notice,
            text,
            26,
            theme.INK,
            theme.WARNING,
            weight="bold",
            smallest=14,
            most_lines=1,
        )
    return things, rest


def _main(scene: HostScene, area: Area, pen: Pen, clock: Clock | None) -> list[Thing]:
    if scene.cover is not None:
        return host_cover(scene.cover, area, pen, clock)
    if page_of(scene) is not None:
        return host_evening(scene.stage, area, pen, clock)
    if scene.host is None and isinstance(scene.stage, MillionaireView | MoneyDropView):
        return _as_the_table_sees_it(scene.stage, area, pen, clock)
    top, area = cut_top(area, pen.px(72), pen.px(10))
    things: list[Thing] = []
    if clock is not None:
        ring, top = cut_right(top, top.height, pen.px(10))
        things += ring_timer(ring, clock, pen)
    match scene.host:
        case MillionaireHost():
            things += prompt_bar(top, pen, host_prompt(scene.stage, pen), largest=36)
            return things + host_millionaire(scene.stage, scene.host, area, pen)
        case MoneyDropHost():
            things += prompt_bar(top, pen, drop_prompt(scene.stage, scene.host), largest=36)
            return things + host_money_drop(scene.stage, scene.host, area, pen)
    if isinstance(scene.stage, HeistView):
        things += prompt_bar(top, pen, heist_prompt(scene.stage), largest=36)
        return things + host_heist(scene.stage, area, pen)
    return things + prompt_bar(top, pen, scene.stage.prompt, largest=36)


def _as_the_table_sees_it(
    stage: MillionaireView | MoneyDropView, area: Area, pen: Pen, clock: Clock | None
) -> list[Thing]:
    """A robot hosts: nobody here may see its card."""
    smaller = pen_for((area.width, area.height), pen.measure, pen.language)
    if isinstance(stage, MillionaireView):
        return millionaire_stage(stage, area, smaller, clock)
    return money_drop_stage(stage, area, smaller, clock)
