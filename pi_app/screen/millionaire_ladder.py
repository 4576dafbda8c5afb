"""The ladder: amounts, safe steps, the question under way, and where everybody stands."""

from pi_app.rules.core import Money, Seat
from pi_app.rules.millionaire.views import OnTable, Step, TableView
from pi_app.screen import theme
from pi_app.screen.marks import letter_shape, seat_disc
from pi_app.screen.parts import panel
from pi_app.screen.pen import Pen, cut_right
from pi_app.screen.things import Area, Fill, Thing

_SIZE = 27  # the steps lie close: as large as they can be
MOST_STEPS = 18  # of a house ladder; of a longer one, those around the question are shown


def candidates(view: TableView) -> list[OnTable]:
    """Everybody who can win in this round."""
    return [player for player in view.players.values() if player.role == "candidate"]


def ladder_width(view: TableView, pen: Pen) -> int:
    """Just wide enough for all to stand on one step."""
    return _seats_width(view, pen) + pen.px(222)


def _seats_width(view: TableView, pen: Pen) -> int:
    climb = max(2, len(candidates(view)))
    return climb * pen.px(25 if climb < 4 else 21)  # many leave their plates little room


def ladder(view: TableView, area: Area, pen: Pen) -> list[Thing]:
    steps = _shown(view)
    things: list[Thing] = [panel(area, pen)]
    inner = area.inset(pen.px(8))
    lines = len(steps) + 1  # the ground, where everybody starts
    high = min(pen.px(46), inner.height // lines)
    for number, step in enumerate(reversed(steps)):
        place = Area(inner.x, inner.y + number * high, inner.width, high)
        things += _step(view, step, place, pen)
    ground = Area(inner.x, inner.y + len(steps) * high, inner.width, high)
    *_, seats, amount = _split(ground, pen)
    things += pen.write(
        pen.money(Money(0, view.currency)),
        amount,
        _SIZE,
        theme.SOFT,
        theme.PANEL,
        align="right",
        smallest=8,
        most_lines=1,
    )
    return things + _seats(view, 0, seats, pen)


def _split(area: Area, pen: Pen) -> tuple[Area, Area, Area, Area]:
    """The sign of a safe step, its number, who stands there, the amount."""
    inner = Area(area.x + pen.px(6), area.y, area.width - pen.px(12), area.height)
    amount, rest = cut_right(inner, pen.px(142), pen.px(3))
    safe, rest = cut_right(rest, pen.px(18), pen.px(3))
    number, seats = cut_right(rest, pen.px(26), pen.px(3))
    return safe, number, seats, amount


def _shown(view: TableView) -> tuple[Step, ...]:
    first = max(0, min(view.level - MOST_STEPS // 2, len(view.ladder) - MOST_STEPS))
    return view.ladder[first : first + MOST_STEPS]


def _step(view: TableView, step: Step, area: Area, pen: Pen) -> list[Thing]:
    now = step.level == view.level
    things: list[Thing] = []
    ground = theme.PANEL
    if now:
        things.append(Fill(area, theme.GOLD, pen.px(6), key="level"))
        ground = theme.GOLD
    safe, number, seats, amount = _split(area, pen)
    ink = theme.INK if now else theme.TEXT if step.safe else theme.SOFT
    things += pen.write(
        str(step.level), number, 24, ink, ground, align="right", smallest=8, most_lines=1
    )
    things += pen.write(
        pen.money(step.amount),
        amount,
        _SIZE,
        ink if now or not step.safe else theme.GOLD,
        ground,
        align="right",
        weight="bold" if step.safe or now else "normal",
        smallest=8,
        most_lines=1,
    )
    if step.safe:
        size = min(safe.width, area.height) * 2 // 3
        things.append(letter_shape("B", safe.centre, size, theme.INK if now else theme.GOLD))
    return things + _seats(view, step.level, seats, pen)


def _seats(view: TableView, level: int, area: Area, pen: Pen) -> list[Thing]:
    """Climbing, on the step answered last; out, on what is left of it."""
    here = [player for player in candidates(view) if _stands(view, player) == level]
    most = max(2, len(candidates(view)))
    radius = max(4, min(area.height // 2 - 1, area.width // most // 2, pen.px(14)))
    things: list[Thing] = []
    for number, player in enumerate(here):
        x = area.x + radius + number * (2 * radius + 1)
        things += seat_disc(
            player.seat,
            (x, area.centre[1]),
            radius,
            pen,
            _key(player.seat),
            quiet=not player.in_round and player.exit != "million",
        )
    return things


def _stands(view: TableView, player: OnTable) -> int:
    if player.exit != "wrong":
        return player.level
    kept = (step.level for step in view.ladder if step.amount == player.won)
    return next(kept, 0)


def _key(seat: Seat) -> str:
    return f"climber {seat}"
