"""The players of Haus des Geldes, each with a card place: who leads, who has laid, who is in."""

from pi_app.rules.core import Letter, Say, Seat
from pi_app.rules.heist.ruleset import Role
from pi_app.rules.heist.views import OnTable, RaquelOnTable, RolesOnTable, TableView
from pi_app.screen import theme
from pi_app.screen.heist_cards_layout import card_back, card_place, card_slot, side_sign
from pi_app.screen.heist_keys import can_be_named
from pi_app.screen.marks import letter_sign, seat_disc
from pi_app.screen.parts import STATUS, Plate, Tone, ground, name_plate, panel, pill
from pi_app.screen.pen import Pen, columns, cut_bottom, cut_left, cut_right, cut_top, rows
from pi_app.screen.things import Area, Fill, Thing

Status = tuple[Say, Tone]
WITH_CARDS = ("laying", "discussing", "selecting")
ONE_ROW = 5


def seats(view: TableView, area: Area, pen: Pen) -> list[Thing]:
    """Players in the order in which they sit: in one row up to five, else in two."""
    without_cards = view.phase == "naming_first_leader"
    draw = _upright if without_cards or len(view.players) <= ONE_ROW else _lying
    return [
        thing
        for player, place in zip(
            view.players.values(), _places(area, len(view.players), pen), strict=False
        )
        for thing in draw(view, player, place, pen)
    ]


def _upright(view: TableView, player: OnTable, area: Area, pen: Pen) -> list[Thing]:
    """Who and what is up above, the card below; no card where there is no room for one."""
    things = name_plate(area, _plate(view, player), pen)
    low, _ = cut_bottom(area.inset(pen.px(10)), area.height - pen.px(94))
    if low.height < pen.px(30):
        return things
    return things + _lower(view, player, *_parts_of(low, pen), pen)


def _lying(view: TableView, player: OnTable, area: Area, pen: Pen) -> list[Thing]:
    """The card on the right, as large as it can be; a name keeps the whole width above it."""
    plate = _plate(view, player)
    raised = plate.tone == "turn"
    things: list[Thing] = [panel(area, pen, raised=raised)]
    if plate.tone in STATUS:
        bar = Area(area.x + pen.px(12), area.y, area.width - pen.px(24), max(2, pen.px(6)))
        things.append(Fill(bar, STATUS[plate.tone], pen.px(2)))
    inner = area.inset(pen.px(9))
    tall = inner.height > pen.px(150)
    row = pen.px(40) if tall else inner.height * 4 // 10
    if tall:
        name, below = cut_top(inner, row, pen.px(4))
        share = 11 if view.phase in WITH_CARDS else 9  # an open role has a word beside it
        card, words = cut_right(below, inner.width * share // 20, pen.px(6))
    else:
        wide = min(inner.height * 5 // 7, inner.width * 2 // 5)
        card, left = cut_right(inner, wide, pen.px(8))
        name, words = cut_top(left, row)
    radius = min(row // 2, pen.px(14))
    disc, name = cut_left(name, 2 * radius, pen.px(6))
    quiet = plate.tone == "quiet"
    things += seat_disc(player.seat, disc.centre, radius, pen, quiet=quiet)
    things += pen.write(
        player.name,
        name,
        32,
        theme.SOFT if quiet else theme.TEXT,
        ground(raised),
        weight="bold",
        smallest=13,
        most_lines=1,
    )
    status, tag = cut_top(words, words.height * 11 // 20)
    things += pen.write(
        plate.status,
        status,
        26,
        STATUS.get(plate.tone, theme.SOFT),
        ground(raised),
        stands="top",
        smallest=12,
        most_lines=2 if tall else 1,
    )
    tag, _ = cut_bottom(tag, min(pen.px(42), tag.height))
    return things + _lower(view, player, card, tag, pen)


def _plate(view: TableView, player: OnTable) -> Plate:
    status, tone = _status(view, player)
    return Plate(player.seat, player.name, status, tone)


def _places(area: Area, count: int, pen: Pen) -> list[Area]:
    gap = pen.px(10)
    lines = 1 if count <= ONE_ROW else 2
    return [
        place for row in rows(area, lines, gap) for place in columns(row, -(-count // lines), gap)
    ]


def seat_row(
    players: list[OnTable],
    keys: dict[Seat, Letter],
    area: Area,
    pen: Pen,
) -> list[Thing]:
    """Some players with the key that names each: up to four in a row."""
    across = min(4, len(players)) if len(players) <= 4 else -(-len(players) // 2)
    lines = -(-len(players) // across)
    things: list[Thing] = []
    high = min(pen.px(58), (area.height - pen.px(6) * (lines - 1)) // lines)
    whole = Area(area.x, area.y, area.width, high * lines + pen.px(6) * (lines - 1))
    places = [
        place for row in rows(whole, lines, pen.px(6)) for place in columns(row, across, pen.px(10))
    ]
    for player, place in zip(players, places, strict=False):
        things += _named_by(player, keys.get(player.seat), place, pen)
    return things


def _named_by(player: OnTable, letter: Letter | None, area: Area, pen: Pen) -> list[Thing]:
    """The key inside the plate, before the name: whose it is cannot be mistaken."""
    things: list[Thing] = [panel(area, pen, raised=letter is not None)]
    inner = Area(area.x + pen.px(8), area.y, area.width - pen.px(16), area.height)
    key, inner = cut_left(inner, pen.px(46), pen.px(8))
    things += _key_sign(letter, key, pen)
    disc, name = cut_left(inner, pen.px(28), pen.px(6))
    things += seat_disc(player.seat, disc.centre, min(pen.px(14), area.height // 3), pen)
    return things + pen.write(
        player.name,
        name,
        32,
        theme.TEXT,
        ground(raised=letter is not None),
        weight="bold",
        smallest=15,
        most_lines=1,
    )


# ---------------------------------------------------------------- what is up with somebody


def _status(view: TableView, player: OnTable) -> Status:
    seat = player.seat
    match view.phase:
        case "naming_first_leader":
            return Say("heist.do_you_lead"), "plain"
        case "laying":
            laid = seat in view.laid
            return (Say("heist.laid"), "good") if laid else (Say("heist.lays"), "plain")
        case "discussing":
            leads = seat == view.leader
            return (Say("heist.asks"), "turn") if leads else (Say("heist.talks"), "plain")
        case "selecting":
            return _selecting(view, seat)
        case "last_trump" if isinstance(view, RaquelOnTable):
            raquel = seat == view.raquel
            return (Say("heist.is_raquel"), "turn") if raquel else (Say("heist.suspect"), "plain")
        case "over" if isinstance(view, RolesOnTable):
            won = wins(view, seat)
            tone: Tone = "good" if won else "plain" if won is None else "quiet"
            return Say(f"role.{view.roles[seat]}"), tone
    return Say("heist.waits"), "plain"


def _selecting(view: TableView, seat: Seat) -> Status:
    if seat == view.leader:
        return Say("heist.selects"), "turn"
    if seat in view.selected:
        return Say("heist.in"), "good"
    return Say("heist.not_in"), "plain"


# Which side each end of the game gives it to; an end that is not here leaves it open.
GANGSTERS_WIN = {
    "ended.below_target": False,
    "ended.professor_caught": False,
    "ended.loot_secured": True,
}


def wins(view: RolesOnTable, seat: Seat) -> bool | None:
    gangsters = GANGSTERS_WIN.get(view.prompt.key)
    if gangsters is None:
        return None
    return (view.roles[seat] in ("professor", "gangster")) == gangsters


# ---------------------------------------------------------------- below the status


def _lower(view: TableView, player: OnTable, card: Area, tag: Area, pen: Pen) -> list[Thing]:
    """The card or, when it is open, the side; beside or below it who leads and which key."""
    seat = player.seat
    if view.phase == "naming_first_leader":  # no cards yet
        return _key_sign(can_be_named(view).get(seat), card, pen)
    letter = can_be_named(view).get(seat)
    role = _open_role(view, seat)
    if role is not None:
        shown = side_sign(role, card.centre, min(card.width, card.height, pen.px(170)))
        if isinstance(view, RolesOnTable) and seat == view.accused:
            words = Say("heist.arrested" if role == "professor" else "heist.accused")
            shown += pill(tag, pen, words, theme.WARNING, size=24)
        return shown
    things: list[Thing] = []
    if view.phase in WITH_CARDS:
        things += _card(view, seat, card, letter, pen)
    elif view.phase == "last_trump":  # the role is still face down
        things += card_back(card_place(card, pen.px(190)), pen, letter=letter)
    if seat == view.leader and view.phase in WITH_CARDS:
        things += pill(tag, pen, Say("heist.leads"), theme.GOLD, size=24)
    return things


def _parts_of(area: Area, pen: Pen) -> tuple[Area, Area]:
    """Places for the card and the tag."""
    if area.height > area.width:
        tag, card = cut_bottom(area, min(pen.px(42), area.height // 5), pen.px(10))
        return card, tag
    gap = pen.px(12)
    wide = min(area.width * 9 // 20, area.height * 3 // 4)
    beside = min(area.width - wide - gap, pen.px(130))
    left = area.x + (area.width - wide - gap - beside) // 2
    card = Area(left, area.y, wide, area.height)
    high = min(pen.px(34), area.height)
    return card, Area(card.right + gap, area.centre[1] - high // 2, beside, high)


def _open_role(view: TableView, seat: Seat) -> Role | None:
    if isinstance(view, RolesOnTable):
        return view.roles[seat]
    return "raquel" if isinstance(view, RaquelOnTable) and seat == view.raquel else None


def _card(view: TableView, seat: Seat, area: Area, letter: Letter | None, pen: Pen) -> list[Thing]:
    aside = pen.px(8)
    place = card_place(Area(area.x, area.y, area.width - aside, area.height), pen.px(190))
    if seat not in view.laid:
        return card_slot(place, pen)
    selected = view.phase == "selecting" and seat in view.selected
    if selected:  # drawn out from the others
        place = Area(place.x + aside, place.y, place.width, place.height)
    return card_back(place, pen, f"laid {seat}", marked=selected, letter=letter)


def _key_sign(letter: Letter | None, area: Area, pen: Pen) -> list[Thing]:
    """The key that names this player."""
    if letter is None:
        return []
    return letter_sign(letter, area.centre, min(pen.px(48), area.height, area.width), pen)
