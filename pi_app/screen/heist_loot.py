"""The loot of Haus des Geldes on its way to the target, and the rounds that are over."""

from pi_app.rules.core import Say
from pi_app.rules.heist.views import RolesOnTable, TableView
from pi_app.screen import theme
from pi_app.screen.heist_cards_layout import small_card
from pi_app.screen.parts import panel
from pi_app.screen.pen import Pen, cut_bottom, cut_left, cut_right, cut_top, rows
from pi_app.screen.things import Area, Colour, Fill, Shape, Thing

STEP = 250


def loot_track(view: TableView, area: Area, pen: Pen) -> list[Thing]:
    """A track with room behind the target, so that more than enough can be seen as well."""
    things: list[Thing] = [panel(area, pen)]
    inner = Area(
        area.x + pen.px(16), area.y + pen.px(4), area.width - pen.px(32), area.height - pen.px(8)
    )
    label, track = cut_left(inner, pen.px(370), pen.px(16))
    reached = view.loot >= view.target
    things += pen.write(
        Say("heist.loot", loot=view.loot, target=view.target),
        label,
        34,
        theme.GOOD if reached else theme.GOLD,
        theme.PANEL,
        weight="bold",
        smallest=15,
        most_lines=1,
    )
    end = max(view.target * 3 // 2, view.loot + STEP)
    flag, bar = cut_top(track, track.height * 9 // 20)
    bar = Area(bar.x, bar.y + pen.px(2), bar.width, bar.height - pen.px(4))
    round_ = bar.height // 2
    things.append(Fill(bar, theme.STAGE, round_, theme.QUIET_EDGE, max(1, pen.px(2))))
    filled = max(bar.height, bar.width * view.loot // end) if view.loot else bar.height
    colour = theme.GOOD if reached else theme.GOLD
    things.append(Fill(Area(bar.x, bar.y, filled, bar.height), colour, round_, key="loot"))
    for step in range(STEP, end, STEP):
        x = bar.x + bar.width * step // end
        things.append(Fill(Area(x, bar.y, max(1, pen.px(1)), bar.height), theme.QUIET_EDGE))
    return things + _target(view, flag, bar, end, pen)


def _target(view: TableView, flag: Area, bar: Area, end: int, pen: Pen) -> list[Thing]:
    x = bar.x + bar.width * view.target // end
    wide = max(2, pen.px(4))
    pole = Area(x - wide // 2, flag.y, wide, bar.bottom - flag.y)
    cloth = (
        (x, flag.y),
        (x + pen.px(26), flag.y + flag.height * 2 // 5),
        (x, flag.y + flag.height * 4 // 5),
    )
    text = Area(x - pen.px(220), flag.y, pen.px(210), flag.height)
    return [
        Fill(pole, theme.BRIGHT),
        Shape(cloth, theme.BRIGHT),
        *pen.write(
            Say("heist.target", target=view.target),
            text,
            24,
            theme.TEXT,
            theme.PANEL,
            align="right",
            smallest=12,
            most_lines=1,
        ),
    ]


# ---------------------------------------------------------------- rounds


def past_rounds(view: TableView, area: Area, pen: Pen) -> list[Thing]:
    """Per round who led, the cards that were shown, what became of the loot."""
    head, body = cut_top(area, min(pen.px(30), area.height // 8))
    things = pen.write(
        Say("heist.rounds"), head, 22, theme.SOFT, theme.STAGE_LIT, smallest=13, most_lines=1
    )
    accused = _accused(view)
    places = rows(body, view.rounds + (accused is not None), pen.px(6))
    for number, place in enumerate(places[: view.rounds], start=1):
        things += _round(view, number, place, pen)
    if accused is not None:
        things += _last_trump(accused, view.loot - view.past[-1].loot, places[-1], pen)
    return things


def _accused(view: TableView) -> str | None:
    if not isinstance(view, RolesOnTable) or view.accused is None:
        return None
    return view.players[view.accused].name


def _last_trump(accused: str, change: int, area: Area, pen: Pen) -> list[Thing]:
    """H-24: whom Raquel named, and what it took."""
    inner = Area(area.x + pen.px(10), area.y, area.width - pen.px(20), area.height)
    amount, words = cut_right(inner, pen.px(92), pen.px(6))
    return [
        panel(area, pen, raised=True),
        *pen.write(
            Say("heist.raquel_named", name=accused),
            words,
            24,
            theme.TEXT,
            theme.RAISED,
            smallest=12,
            most_lines=2,
        ),
        *_change(change, amount, theme.GOLD, theme.RAISED, pen),
    ]


def _change(change: int, area: Area, colour: Colour, on: Colour, pen: Pen) -> list[Thing]:
    """Of one size in all rounds."""
    words = [Say("heist.up", change=1250), Say("heist.down", change=-1250)]
    return pen.write(
        Say("heist.up" if change > 0 else "heist.down", change=change),
        area,
        pen.size_for(words, area, 32, 12, "bold", most_lines=1),
        colour,
        on,
        align="right",
        weight="bold",
        smallest=12,
        most_lines=1,
    )


def _round(view: TableView, number: int, area: Area, pen: Pen) -> list[Thing]:
    past = view.past[number - 1] if number <= len(view.past) else None
    now = past is None and number == view.round
    on = theme.RAISED if now else theme.PANEL
    things: list[Thing] = [panel(area, pen, raised=now)]
    inner = Area(area.x + pen.px(10), area.y, area.width - pen.px(20), area.height)
    figure, inner = cut_left(inner, pen.px(30), pen.px(4))
    things += pen.write(
        str(number),
        figure,
        30,
        theme.GOLD if now or past else theme.SOFT,
        on,
        align="centre",
        weight="bold",
        smallest=12,
        most_lines=1,
    )
    if past is None:
        leader = view.players[view.leader].name if now and view.leader else Say("heist.to_come")
        return things + pen.write(
            leader,
            inner,
            24,
            theme.TEXT if now else theme.SOFT,
            on,
            smallest=12,
            most_lines=1,
        )
    amount, inner = cut_right(inner, pen.px(92), pen.px(6))
    colour = theme.GOOD if past.change > 0 else theme.BAD if past.change < 0 else theme.SOFT
    things += _change(past.change, amount, colour, on, pen)
    cards, name = cut_bottom(inner, inner.height // 2)
    things += pen.write(
        view.players[past.leader].name,
        name,
        22,
        theme.TEXT,
        on,
        smallest=11,
        most_lines=1,
        stands="bottom",
    )
    high = max(6, min(cards.height - pen.px(8), pen.px(26)))
    for place, card in enumerate(past.cards):
        spot = Area(
            cards.x + place * (high * 5 // 7 + pen.px(4)), cards.y + pen.px(3), high * 5 // 7, high
        )
        things += small_card(spot, card, pen)
    return things
