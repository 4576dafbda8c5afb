"""Before and after a run of Money Drop: who plays for what, what came of it, the ranking."""

from collections.abc import Sequence

from msgspec.structs import replace

from pi_app.rules.core import Say
from pi_app.rules.money_drop.views import Ranked, TableView
from pi_app.screen import theme
from pi_app.screen.chips_layout import STACK, chips
from pi_app.screen.parts import panel
from pi_app.screen.pen import Pen, cut_bottom, cut_left, cut_right, cut_top, rows
from pi_app.screen.things import Area, Colour, Fill, Thing

FEW = 4  # runs; their lines are higher, so that no half of the stage is empty


def before_run(view: TableView, area: Area, pen: Pen) -> list[Thing]:
    """The team and its million; beside it how it goes, or how the others have done."""
    left, right = cut_left(area, area.width * 12 // 25, pen.px(16))
    words = "drop.plays_for" if len(view.team) == 1 else "drop.play_for"
    things = _purse_of(view, left, pen, Say(words, team=_team(view)), theme.GOLD)
    if view.ranking:
        return things + ranking(view, right, pen)
    return things + _how_it_goes(view, right, pen)


def run_over(view: TableView, area: Area, pen: Pen) -> list[Thing]:
    if len(view.ranking) == 1:
        return _outcome(view, area, pen)
    left, right = cut_left(area, area.width * 12 // 25, pen.px(16))
    return _outcome(view, left, pen) + ranking(view, right, pen)


def over(view: TableView, area: Area, pen: Pen) -> list[Thing]:
    return run_over(view, area, pen) if len(view.ranking) == 1 else ranking(view, area, pen)


def _team(view: TableView) -> str:
    return " & ".join(view.players[seat].name for seat in view.team)


def how_it_ended(run: Ranked) -> Say:
    team = " & ".join(run.names)
    if run.unfinished:
        return Say("drop.run_stopped", team=team, round=run.last_round)
    if run.won.amount:
        return Say("prompt.run_won", team=team, amount=run.won)
    return Say("prompt.run_lost", team=team, round=run.last_round)


def _outcome(view: TableView, area: Area, pen: Pen) -> list[Thing]:
    """What came of the run just played; with nothing left, what it went out with."""
    run = next(each for each in view.ranking if each.run == view.run)
    head: Say | str = " & ".join(run.names)
    if run.unfinished or run.won.amount:
        return _purse_of(view, area, pen, head, theme.SOFT if run.unfinished else theme.GOOD)
    things, inner = _frame(area, pen, theme.BAD, raised=False)
    top, inner = cut_top(inner, inner.height * 3 // 10)
    things += _headline(head, top, pen, theme.PANEL)
    lost, below = cut_top(inner, inner.height * 11 // 20, pen.px(8))
    things += pen.write(
        Say("drop.lost"),
        lost,
        110,
        theme.BAD,
        theme.PANEL,
        align="centre",
        weight="bold",
        most_lines=2,
    )
    out = Say("drop.lost_in", amount=run.taken_into_last, round=run.last_round)
    return things + pen.write(out, below, 44, theme.TEXT, theme.PANEL, align="centre", stands="top")


def _frame(
    area: Area, pen: Pen, colour: Colour, *, raised: bool = True
) -> tuple[list[Thing], Area]:
    light = Area(area.x + pen.px(16), area.y, area.width - pen.px(32), pen.px(6))
    inner = Area(
        area.x + pen.px(24), area.y + pen.px(16), area.width - pen.px(48), area.height - pen.px(32)
    )
    return [panel(area, pen, raised=raised), Fill(light, colour, pen.px(3))], inner


def _headline(words: Say | str, area: Area, pen: Pen, on: Colour) -> list[Thing]:
    return pen.write(words, area, 54, theme.TEXT, on, align="centre", weight="bold", most_lines=2)


def _purse_of(
    view: TableView, area: Area, pen: Pen, words: Say | str, colour: Colour
) -> list[Thing]:
    """Whose money, how much, and its chips: as large as the place is wide."""
    things, inner = _frame(area, pen, colour)
    head, inner = cut_top(inner, inner.height * 3 // 10)
    things += _headline(words, head, pen, theme.RAISED)
    amount, pile = cut_top(inner, inner.height * 9 // 20, pen.px(8))
    things += pen.write(
        pen.money(view.amount),
        amount,
        160,
        theme.GOLD,
        theme.RAISED,
        align="centre",
        weight="bold",
        most_lines=1,
    )
    larger = replace(pen, unit=pen.unit * max(1.0, pile.height / pen.px(170)))
    high = min(pile.height, larger.px(17) * min(view.chips, STACK))
    stand = Area(pile.x, pile.y, pile.width, max(high, pile.height // 2))
    return things + chips(view.chips, "hand", stand, larger)


def _how_it_goes(view: TableView, area: Area, pen: Pen) -> list[Thing]:
    lines = (
        Say("drop.how_category"),
        Say("drop.how_answers"),
        Say("drop.how_chips"),
        Say("drop.how_fall"),
        Say("drop.how_rounds", rounds=view.rounds),
    )
    return numbered(lines, area, pen)


def numbered(lines: Sequence[Say], area: Area, pen: Pen) -> list[Thing]:
    """One step after the other."""
    things: list[Thing] = [panel(area, pen)]
    places = rows(area.inset(pen.px(16)), len(lines), pen.px(4))
    sample = cut_left(places[0], pen.px(44), pen.px(10))[1]
    size = pen.size_for(lines, sample, 32)
    for number, (line, place) in enumerate(zip(lines, places, strict=True), start=1):
        figure, text = cut_left(place, pen.px(44), pen.px(10))
        things += pen.write(
            str(number),
            figure,
            36,
            theme.GOLD,
            theme.PANEL,
            align="centre",
            weight="bold",
            most_lines=1,
        )
        things += pen.write(line, text, size, theme.TEXT, theme.PANEL)
    return things


# ---------------------------------------------------------------- the ranking


def ranking(view: TableView, area: Area, pen: Pen) -> list[Thing]:
    """D-15. The best that fit; the run just played is always among them."""
    head, body = cut_top(area, pen.px(36), pen.px(4))
    things = pen.write(
        Say("drop.ranking"), head, 28, theme.GOLD, theme.STAGE_LIT, weight="bold", most_lines=1
    )
    gap = pen.px(8)
    room = max(1, (body.height + gap) // (pen.px(52) + gap))
    shown = _shown(view.ranking, room, view.run)
    most = pen.px(150 if len(shown) < FEW else 112 if view.phase == "over" else 88)
    high = min(most, (body.height - gap * (len(shown) - 1)) // max(1, len(shown)))
    larger = replace(pen, unit=pen.unit * max(1.0, high / pen.px(80)))
    for number, run in enumerate(shown):
        line = Area(body.x, body.y + number * (high + gap), body.width, high)
        things += _ranked(view, run, line, larger)
    return things


def _shown(ranked: tuple[Ranked, ...], room: int, now: int) -> tuple[Ranked, ...]:
    best = ranked[:room]
    just_played = [run for run in ranked[room:] if run.run == now]
    return (*best[: room - 1], *just_played) if just_played else best


def _ranked(view: TableView, run: Ranked, area: Area, pen: Pen) -> list[Thing]:
    first = run.place == 1 and view.phase == "over"
    now = run.run == view.run and view.phase == "run_over"
    on = theme.RAISED if first or now else theme.PANEL
    soft = theme.TEXT if first or now else theme.SOFT
    things: list[Thing] = [panel(area, pen, raised=first or now, key=f"run {run.run}")]
    inner = Area(area.x + pen.px(14), area.y, area.width - pen.px(28), area.height)
    place, inner = cut_left(inner, pen.px(54), pen.px(6))
    things += pen.write(
        f"{run.place}.", place, 38, theme.GOLD, on, weight="bold", smallest=11, most_lines=1
    )
    result, names = cut_right(inner, inner.width * 9 // 20, pen.px(10))
    things += pen.write(
        " & ".join(run.names), names, 30, theme.TEXT, on, weight="bold", smallest=9, most_lines=4
    )
    if run.won.amount:
        return things + pen.write(
            pen.money(run.won),
            result,
            36,
            theme.GOLD,
            on,
            align="right",
            weight="bold",
            smallest=11,
            most_lines=1,
        )
    took, out = cut_bottom(result, result.height * 9 // 20)
    things += pen.write(
        Say("drop.ranked_open" if run.unfinished else "drop.ranked_out", round=run.last_round),
        out,
        26,
        theme.TEXT,
        on,
        align="right",
        smallest=10,
        most_lines=1,
        stands="bottom",
    )
    return things + pen.write(
        Say("drop.took_in", amount=run.taken_into_last),
        took,
        21,
        soft,
        on,
        align="right",
        smallest=9,
        most_lines=1,
        stands="top",
    )
