"""Beside the windows of Money Drop: the round, what is in play and in hand, the joker; people."""

from pi_app.rules.core import Money, Say
from pi_app.rules.money_drop.views import OnTable, TableView
from pi_app.scene import Clock
from pi_app.screen import theme
from pi_app.screen.chips_layout import AFTER_FALL, chips
from pi_app.screen.marks import cross, tick
from pi_app.screen.parts import Plate, Tone, low_plate, name_plate, panel, ring_timer
from pi_app.screen.pen import Pen, columns, cut_bottom, cut_left, cut_top
from pi_app.screen.things import Area, Disc, Thing

RESOLVING = ("resolving", "opening", "resolved", "closing")
MOST_PLATES = 6
LOW = 60  # a plate of less height has one line


def side(view: TableView, area: Area, pen: Pen, clock: Clock | None) -> list[Thing]:
    things: list[Thing] = []
    if clock is not None:
        ring, area = cut_top(area, min(pen.px(116), area.height // 4), pen.px(8))
        things += ring_timer(ring, clock, pen)
    rounds, area = cut_top(area, pen.px(44), pen.px(8))
    joker, purse = cut_bottom(area, min(pen.px(104), area.height * 3 // 10), pen.px(8))
    return [
        *things,
        *round_counter(view, rounds, pen),
        *_purse(view, purse, pen),
        *_joker(view, joker, pen),
    ]


def round_counter(view: TableView, area: Area, pen: Pen) -> list[Thing]:
    """D-11: the counter of the printed board."""
    things: list[Thing] = [panel(area, pen)]
    places = columns(area.inset(pen.px(5)), view.rounds, pen.px(2))
    radius = min(places[0].width, places[0].height) // 2
    for number, place in enumerate(places, start=1):
        now = number == view.round
        colour = theme.GOLD if now else theme.PANEL_LOW
        edge = None if now else theme.EDGE if number > view.round else theme.QUIET_EDGE
        things.append(Disc(place.centre, radius, colour, edge, max(1, pen.px(2))))
        things += pen.write(
            str(number),
            place,
            1.3 * radius / pen.unit,
            theme.INK if now else theme.SOFT,
            colour,
            align="centre",
            weight="bold",
            smallest=6,
            most_lines=1,
        )
    return things


# ---------------------------------------------------------------- chips


def _purse(view: TableView, area: Area, pen: Pen) -> list[Thing]:
    """D-18: what is in play and what it is worth; then the hand, or what has fallen."""
    things: list[Thing] = [panel(area, pen)]
    inner = Area(
        area.x + pen.px(12), area.y + pen.px(4), area.width - pen.px(24), area.height - pen.px(10)
    )
    label, inner = cut_top(inner, min(pen.px(28), inner.height // 6))
    things += pen.write(
        f"{pen.say(Say('drop.in_play'))} · {pen.say(Say('size.some', chips=view.chips))}",
        label,
        22,
        theme.SOFT,
        theme.PANEL,
        smallest=13,
        most_lines=1,
        key=_when_fallen(view, "in play"),
    )
    amount, inner = cut_top(inner, min(pen.px(50), inner.height // 3))
    things += pen.write(
        pen.money(view.amount),
        amount,
        46,
        theme.GOLD,
        theme.PANEL,
        weight="bold",
        smallest=18,
        most_lines=1,
        key=_when_fallen(view, "worth"),
    )
    if view.phase in RESOLVING:
        return things + _fallen(view, inner, pen)
    words: Say | str = Say("drop.all_placed")
    if view.in_hand:
        words = Say("size.some", chips=view.in_hand)
    if inner.height < pen.px(150):  # above boxes on a small screen: one line for both
        held, pile = cut_top(inner, inner.height // 2, pen.px(6))
        words = f"{pen.say(Say('drop.in_hand'))} · {pen.say(words)}"
    else:
        label, inner = cut_top(inner, min(pen.px(28), inner.height // 4))
        things += pen.write(
            Say("drop.in_hand"), label, 22, theme.SOFT, theme.PANEL, smallest=13, most_lines=1
        )
        held, pile = cut_top(inner, min(pen.px(46), inner.height // 3), pen.px(6))
    things += pen.write(
        words, held, 38, theme.TEXT, theme.PANEL, weight="bold", smallest=13, most_lines=1
    )
    if not view.in_hand:
        things.append(tick(pile.centre, min(pile.height, pen.px(90)) * 3 // 4, theme.GOOD))
    if pile.height < pen.px(60):  # no room for a pile: the number says it
        return things
    return things + chips(view.in_hand, "hand", pile, pen)


def _when_fallen(view: TableView, figure: str) -> str:
    """A figure that falling chips change is told when they have been seen to fall."""
    return f"{figure} {view.chips}{AFTER_FALL}" if view.fallen else ""


def _fallen(view: TableView, area: Area, pen: Pen) -> list[Thing]:
    label, rest = cut_top(area, min(pen.px(28), area.height // 3))
    things = pen.write(
        Say("drop.fallen"), label, 22, theme.SOFT, theme.PANEL, smallest=13, most_lines=1
    )
    lost = view.fallen + view.lost_in_hand
    worth = Money(lost * view.chip_value.amount, view.currency)
    text = pen.money(worth) if lost else pen.say(Say("drop.nothing_lost"))
    amount, pile = cut_top(rest, min(pen.px(50), rest.height), pen.px(6))
    things += pen.write(
        text,
        amount,
        46 if lost else 32,
        theme.BAD if lost else theme.SOFT,
        theme.PANEL,
        weight="bold",
        smallest=15,
        most_lines=1,
        key=_when_fallen(view, "lost"),
    )
    return things + chips(lost, "lost", pile, pen, lost=True)


# ---------------------------------------------------------------- the joker


def _joker(view: TableView, area: Area, pen: Pen) -> list[Thing]:
    """D-13."""
    things: list[Thing] = [panel(area, pen)]
    inner = Area(
        area.x + pen.px(12), area.y + pen.px(4), area.width - pen.px(24), area.height - pen.px(8)
    )
    head, text = cut_top(inner, min(pen.px(30), inner.height * 2 // 5))
    size = min(pen.px(22), head.height * 4 // 5)
    spot = (head.x + size // 2, head.centre[1])
    left = view.joker_left
    things.append(tick(spot, size, theme.GOOD) if left else cross(spot, size, theme.QUIET))
    _, head = cut_left(head, size, pen.px(8))
    title = Say("drop.joker") if left else Say("drop.joker_gone")
    colour = theme.TEXT if left else theme.SOFT
    things += pen.write(
        title, head, 24, colour, theme.PANEL, weight="bold", smallest=13, most_lines=1
    )
    return things + pen.write(
        _joker_words(view), text, 22, theme.SOFT, theme.PANEL, smallest=13, stands="top"
    )


def _joker_words(view: TableView) -> Say | str:
    if view.dropped:
        return Say("drop.dropped", category=view.dropped)
    if not view.joker_left:
        return ""
    others = [category for category in view.categories if category != view.category]
    if view.category and len(others) == 1:
        return Say("drop.joker_for", category=others[0])
    return Say("drop.joker_left")


# ---------------------------------------------------------------- people


def people_height(view: TableView, area: Area, pen: Pen) -> int:
    """Where plates are wide enough, name and role stand in one line: the rest is the stage's."""
    return pen.px(46 if _plate_width(view, area, pen) >= pen.px(360) else 68)


def _plate_width(view: TableView, area: Area, pen: Pen) -> int:
    count, wide = len(view.players), area.width
    if count > MOST_PLATES:
        count, wide = len(view.team) + 1, _plates_share(area)
    return columns(Area(0, 0, wide, 1), count, pen.px(10))[0].width


def _plates_share(area: Area) -> int:
    return area.width * 14 // 24


def people(view: TableView, area: Area, pen: Pen) -> list[Thing]:
    """The host first, then who plays, then who watches; many watchers share one plate."""
    playing = [player for player in view.players.values() if player.role != "watching"]
    playing.sort(key=lambda player: player.role != "host")
    watching = [player for player in view.players.values() if player.role == "watching"]
    if len(view.players) <= MOST_PLATES:
        everybody = [*playing, *watching]
        places = columns(area, len(everybody), pen.px(10))
        return _plates(view, everybody, places, pen)
    plates, rest = cut_left(area, _plates_share(area), pen.px(10))
    inner = Area(
        rest.x + pen.px(14), rest.y + pen.px(3), rest.width - pen.px(28), rest.height - pen.px(6)
    )
    names = Say("drop.watch", names=", ".join(player.name for player in watching))
    return [
        *_plates(view, playing, columns(plates, len(playing), pen.px(10)), pen),
        panel(rest, pen),
        *pen.write(names, inner, 22, theme.SOFT, theme.PANEL, smallest=13),
    ]


def _plates(view: TableView, players: list[OnTable], places: list[Area], pen: Pen) -> list[Thing]:
    things: list[Thing] = []
    draw = low_plate if places[0].height < pen.px(LOW) else name_plate
    for player, place in zip(players, places, strict=True):
        plate = Plate(player.seat, player.name, _does(view, player), _tone(view, player.role))
        things += draw(place, plate, pen)
    return things


def _does(view: TableView, player: OnTable) -> Say:
    """What a press of a team member does while chips are placed; else the role."""
    press = view.per_press.get(player.seat)
    if press is None:
        return _ROLES[player.role]
    words = "drop.takes" if press.taking_back else "drop.puts"
    return Say(words, chips=press.chips) if press.chips else Say(f"{words}_all")


_ROLES = {
    "host": Say("screen.hosts"),
    "team": Say("drop.plays"),
    "watching": Say("drop.watches"),
}
_TEAM_ACTS = ("choosing_category", "placing")


def _tone(view: TableView, role: str) -> Tone:
    """Whose turn it is is lit."""
    if role == "watching" or view.phase == "drawing":
        return "quiet" if role == "watching" else "plain"
    return "turn" if (role == "team") == (view.phase in _TEAM_ACTS) else "plain"
