"""The table's picture of Haus des Geldes, for every phase."""

from pi_app.rules.core import LETTERS, Say, in_force
from pi_app.rules.heist.views import RolesOnTable, TableView
from pi_app.scene import Clock
from pi_app.screen import theme
from pi_app.screen.heist_blackout import blackout
from pi_app.screen.heist_cards_layout import card_back, card_face, card_place, side_sign
from pi_app.screen.heist_keys import can_be_named, key_hints
from pi_app.screen.heist_loot import loot_track, past_rounds
from pi_app.screen.heist_private import called_alone
from pi_app.screen.heist_seats import GANGSTERS_WIN, seat_row, seats
from pi_app.screen.legend import legend
from pi_app.screen.parts import panel, pill, prompt_bar, ring_timer, title_bar
from pi_app.screen.pen import Pen, columns, cut_bottom, cut_left, cut_right, cut_top
from pi_app.screen.things import Area, Thing


def heist_stage(view: TableView, area: Area, pen: Pen, clock: Clock | None) -> list[Thing]:
    if view.phase == "blackout":
        return blackout(view, area, pen, clock)
    inner = Area(
        area.x + pen.px(20), area.y + pen.px(8), area.width - pen.px(40), area.height - pen.px(14)
    )
    title, inner = cut_top(inner, pen.px(50), pen.px(10))
    things = title_bar(title, pen, Say("game.heist"), _where(view), _agreed(view, pen))
    keys, inner = cut_bottom(inner, pen.px(38), pen.px(6))
    things += legend(keys, key_hints(view), pen)
    if view.called is not None:
        return things + called_alone(view, inner, pen)
    top, inner = cut_top(inner, pen.px(76), pen.px(10))
    if clock is not None:
        ring, top = cut_right(top, top.height, pen.px(12))
        things += ring_timer(ring, clock, pen)
    if (done := _done(view)) is not None:
        count, top = cut_right(top, pen.px(170), pen.px(12))
        things.append(panel(count, pen, raised=True))
        things += pen.write(
            done, count, 44, theme.GOLD, theme.RAISED, align="centre", weight="bold", most_lines=1
        )
    things += prompt_bar(top, pen, view.prompt)
    track, inner = cut_top(inner, pen.px(66), pen.px(10))
    things += loot_track(view, track, pen)
    beside, main = cut_right(inner, pen.px(280), pen.px(14))
    return things + past_rounds(view, beside, pen) + middle(view, main, pen)


def middle(view: TableView, area: Area, pen: Pen) -> list[Thing]:
    """What this phase is about, while nothing private is open."""
    match view.phase:
        case "dealing":
            return _dealing(area, pen)
        case "naming_first_leader":
            goals, below = cut_top(area, area.height // 2, pen.px(10))
            return _goals(view, goals, pen) + seats(view, below, pen)
        case "shuffling" | "revealing" | "counted":
            return _cards(view, area, pen)
        case "over" if isinstance(view, RolesOnTable):
            banner, below = cut_top(area, pen.px(60), pen.px(10))
            return _winners(view, banner, pen) + seats(view, below, pen)
    return seats(view, area, pen)


def _done(view: TableView) -> Say | None:
    """How many of the cards that are to come are there."""
    match view.phase:
        case "laying":
            return Say("heist.done", done=len(view.laid), of=len(view.players))
        case "selecting":
            return Say("heist.done", done=len(view.selected), of=view.to_select)
    return None


def _where(view: TableView) -> Say:
    if view.phase == "over":
        return Say("screen.end")
    if view.leader is None:
        return Say("screen.before")
    leader = view.players[view.leader].name
    return Say("heist.where", round=view.round, rounds=view.rounds, leader=leader)


def _agreed(view: TableView, pen: Pen) -> str:
    agreed = [] if view.abilities else [Say("heist.no_abilities")]
    if view.house_rules:
        agreed.append(in_force(view.house_rules))
    return " · ".join(pen.say(each) for each in agreed)


# ---------------------------------------------------------------- before the first round


def _dealing(area: Area, pen: Pen) -> list[Thing]:
    middle = area.inset(pen.px(20))
    return [
        thing
        for number, place in enumerate(columns(middle, 5, pen.px(14)))
        for thing in card_back(card_place(place, pen.px(190)), pen, f"dealt {number}~{number}")
    ]


def _goals(view: TableView, area: Area, pen: Pen) -> list[Thing]:
    """What the two sides want; who is on which nobody knows (H-03)."""
    line, cards = cut_bottom(area, min(pen.px(36), area.height // 4), pen.px(6))
    things = pen.write(
        Say("heist.own_role"),
        line,
        26,
        theme.SOFT,
        theme.STAGE_LIT,
        align="centre",
        smallest=14,
        most_lines=1,
    )
    sides = (
        ("gangster", Say("heist.gangsters"), Say("heist.gangsters_want", target=view.target)),
        ("hostage", Say("heist.hostages"), Say("heist.hostages_want")),
    )
    for (role, name, want), place in zip(sides, columns(cards, 2, pen.px(12)), strict=True):
        things.append(panel(place, pen))
        sign, text = cut_left(place.inset(pen.px(10)), min(place.height, pen.px(110)), pen.px(10))
        things += side_sign(
            "gangster" if role == "gangster" else "hostage",
            sign.centre,
            min(sign.width, sign.height),
        )
        head, body = cut_top(text, text.height * 3 // 10)
        things += pen.write(
            name, head, 32, theme.GOLD, theme.PANEL, weight="bold", smallest=14, most_lines=1
        )
        things += pen.write(want, body, 28, theme.TEXT, theme.PANEL, smallest=14)
    return things


# ---------------------------------------------------------------- the selected cards


def _cards(view: TableView, area: Area, pen: Pen) -> list[Thing]:
    """H-12: cards, no names. A card keeps its place here, and has nothing to do with a seat's."""
    things: list[Thing] = []
    if view.phase == "counted":
        below, area = cut_bottom(area, _count_height(view, area, pen), pen.px(10))
        things += _count(view, below, pen)
    else:
        below, area = cut_bottom(area, pen.px(66), pen.px(10))
        names = ", ".join(view.players[seat].name for seat in view.selected)
        things.append(panel(below, pen))
        things += pen.write(
            Say("heist.shuffled", names=names),
            below.inset(pen.px(8)),
            32,
            theme.TEXT,
            theme.PANEL,
            align="centre",
            smallest=14,
            most_lines=2,
        )
    for number, place in enumerate(columns(area, view.to_select, pen.px(16))):
        card = card_place(place, pen.px(230))
        if number < len(view.revealed):
            things += card_face(card, view.revealed[number], pen, f"open {number}")
        else:
            things += card_back(card, pen, f"shuffled {number}")
    return things


def _count_height(view: TableView, area: Area, pen: Pen) -> int:
    if not view.may_lead:
        return min(area.height // 3, pen.px(84))
    lines = 1 if len(view.may_lead) <= len(LETTERS) else 2
    return min(area.height * 11 // 20, pen.px(102 + 68 * lines))


def _count(view: TableView, area: Area, pen: Pen) -> list[Thing]:
    """H-13 to H-16: what became of the loot, and who may lead next."""
    high = min(pen.px(60), area.height * 2 // 5) if view.may_lead else area.height
    result, area = cut_top(area, high, pen.px(8))
    colour = theme.GOOD if (view.change or 0) > 0 else theme.BAD
    things = pill(result, pen, _result(view), colour, size=48)
    if not view.may_lead:
        return things
    label, area = cut_top(area, min(pen.px(36), area.height // 3), pen.px(2))
    things += pen.write(
        Say("heist.leads_next"),
        label,
        28,
        theme.TEXT,
        theme.STAGE_LIT,
        smallest=13,
        most_lines=1,
    )
    players = [view.players[seat] for seat in view.may_lead]
    return things + seat_row(players, can_be_named(view), area, pen)


def _result(view: TableView) -> Say:
    notes = sum(card.kind == "banknote" for card in view.revealed)
    more_notes = 2 * notes > len(view.revealed)
    why = Say("heist.banknotes_win" if more_notes else "heist.sabotage_wins")
    change = view.change or 0
    if change == 0:
        return Say("heist.result_same", why=why, loot=view.loot)
    words = "heist.result_up" if change > 0 else "heist.result_down"
    return Say(words, why=why, change=change)


# ---------------------------------------------------------------- the end


def _winners(view: RolesOnTable, area: Area, pen: Pen) -> list[Thing]:
    gangsters = GANGSTERS_WIN.get(view.prompt.key)
    if gangsters is None:
        return pill(area, pen, Say("heist.nobody_wins"), theme.BRIGHT, size=40)
    words = Say("heist.gangsters_win") if gangsters else Say("heist.hostages_win")
    return pill(area, pen, words, theme.GOLD, size=40)
