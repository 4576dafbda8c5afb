"""The players of Haus des Geldes, each with a card place: who leads, who has laid, who is in."""

from pi_app.rules.core import Letter, Say, Seat
from pi_app.rules.heist.ruleset import Role
from pi_app.rules.heist.views import OnTable, RaquelOnTable, RolesOnTable, TableView
from pi_app.screen import theme
from pi_app.screen.heist_cards_layout import card_back, card_place, card_slot, side_sign
from pi_app.screen.heist_keys import can_be_named
from pi_app.screen.marks import letter_sign, seat_disc
from pi_app.screen.parts import Plate, Tone, ground, name_plate, panel, pill
from pi_app.screen.pen import Pen, columns, cut_bottom, cut_left, rows
from pi_app.screen.things import Area, Thing

Status = tuple[Say, Tone]
WITH_CARDS = ("laying", "discussing", "selecting")
ONE_ROW = 5


def seats(view: TableView, area: Area, pen: Pen) -> list[Thing]:
    """Players in the order in which they sit: in one row up to five, else in two."""
    things: list[Thing] = []
    for player, place in zip(
        view.players.values(), _places(area, len(view.players), pen), strict=False
    ):
        status, tone = _status(view, player)
        things += name_plate(place, Plate(player.seat, player.name, status, tone), pen)
        low, _ = cut_bottom(place.inset(pen.px(10)), place.height - pen.px(94))
        if low.height >= pen.px(30):
            things += _lower(view, player, low, pen)
    return things


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


def _lower(view: TableView, player: OnTable, area: Area, pen: Pen) -> list[Thing]:
    """The card or, when it is open, the side; beside or below it who leads and which key."""
    seat = player.seat
    if view.phase == "naming_first_leader":  # no cards yet
        return _key_sign(can_be_named(view).get(seat), area, pen)
    card, tag = _parts_of(area, pen)
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
