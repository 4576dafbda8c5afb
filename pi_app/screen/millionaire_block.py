"""The block between rounds (M-19)."""

from pi_app.rules.core import Money, Say
from pi_app.rules.millionaire.views import BlockLine, OnTable, TableView
from pi_app.screen import theme
from pi_app.screen.marks import joker_sign, joker_width, seat_disc
from pi_app.screen.millionaire_offers import offer_cards, safe_money
from pi_app.screen.millionaire_players import joker_row, plates, status
from pi_app.screen.parts import panel
from pi_app.screen.pen import Pen, columns, cut_bottom, cut_left, cut_right, cut_top, rows
from pi_app.screen.things import Area, Colour, Thing, Weight

AFTER_TEXT = 10
MOST_ROUNDS = 5  # columns of the block; earlier rounds are added up in the first of them


def block(view: TableView, area: Area, pen: Pen) -> list[Thing]:
    """Players down, rounds across: levels, jokers used, amount, what helping brought, the total."""
    played = max((len(lines) for lines in view.block.values()), default=0)
    if not played:
        return _before_the_game(view, area, pen)
    things: list[Thing] = []
    if len(view.offers) > 1:
        cards, area = cut_top(area, pen.px(112), pen.px(8))
        things += offer_cards(view, cards, pen)
    head, body = cut_top(area, pen.px(34), pen.px(4))
    things += _headings(played, head, pen)
    for player, line in zip(
        view.players.values(), rows(body, len(view.players), pen.px(6)), strict=True
    ):
        things += _line(view, player, played, line, pen)
    return things


def _before_the_game(view: TableView, area: Area, pen: Pen) -> list[Thing]:
    """Nothing is on the block yet: what is played for, and who is there."""
    below, area = cut_bottom(area, pen.px(84), pen.px(12))
    top = view.ladder[-1].amount
    things = plates(view, below, pen)
    if len(view.offers) > 1:
        cards, area = cut_bottom(area, area.height * 11 // 20, pen.px(12))
        things += offer_cards(view, cards, pen)
    things.append(panel(area, pen))
    first, *others = rows(area.inset(pen.px(18)), 3 if len(view.offers) == 1 else 2, pen.px(10))
    things += pen.write(
        Say("screen.intro_top", levels=len(view.ladder), amount=top),
        first,
        64,
        theme.GOLD,
        theme.PANEL,
        align="centre",
        weight="bold",
    )
    lines = [Say("screen.intro_ending", ending=view.ending)]
    if len(view.offers) == 1 and view.offers[0].keeps:
        lines.append(safe_money(view.offers[0], pen, "screen.intro_safe"))
    for line, place in zip(lines, others, strict=False):
        things += pen.write(line, place, 38, theme.TEXT, theme.PANEL, align="centre")
    return things


def _split(area: Area, played: int, pen: Pen) -> tuple[Area, list[Area], Area]:
    """The name, a place for every round shown, the total."""
    few = played <= 2
    name, rest = cut_left(area, pen.px(340 if few else 220), pen.px(8))
    total, rest = cut_right(rest, pen.px(270 if few else 190), pen.px(8))
    return name, columns(rest, min(played, MOST_ROUNDS), pen.px(8)), total


def _headings(played: int, area: Area, pen: Pen) -> list[Thing]:
    _, places, total = _split(area, played, pen)
    earlier = played - MOST_ROUNDS + 1 if played > MOST_ROUNDS else 0
    things: list[Thing] = []
    for number, place in enumerate(places):
        if number == 0 and earlier:
            words = Say("screen.block_earlier", last=earlier)
        else:
            words = Say("screen.block_round", round=max(0, earlier - 1) + number + 1)
        things += pen.write(
            words, place, 24, theme.SOFT, theme.STAGE_LIT, align="centre", most_lines=1
        )
    return things + pen.write(
        Say("screen.block_total"),
        Area(total.x, total.y, total.width - pen.px(14), total.height),
        24,
        theme.GOLD,
        theme.STAGE_LIT,
        align="right",
        weight="bold",
        most_lines=1,
    )


def _larger(high: int, pen: Pen) -> float:
    """With few players everything on their lines is larger."""
    return min(1.6, max(1.0, high / pen.px(88)))


def _line(view: TableView, player: OnTable, played: int, area: Area, pen: Pen) -> list[Thing]:
    best = max(each.total.amount for each in view.players.values())
    leads = player.total.amount == best > 0
    on = theme.RAISED if leads else theme.PANEL
    things: list[Thing] = [panel(area, pen, raised=leads)]
    name, places, total = _split(area, played, pen)
    larger = _larger(area.height, pen)
    radius = min(pen.px(17 * larger), area.height // 3)
    x = name.x + pen.px(10) + radius
    things += seat_disc(player.seat, (x, name.centre[1]), radius, pen)
    text = Area(x + radius + pen.px(8), name.y, name.right - x - radius - pen.px(8), name.height)
    words, tone = status(view, player)
    above, below = cut_left(text, text.width * 11 // 20, pen.px(8))
    low = (
        _low(text, pen)
        and pen.width(player.name, 22, "bold") < above.width
        and pen.width(pen.say(words), 20) < below.width
    )
    if not low:
        above, below = cut_top(text, text.height * 11 // 20)
    things += pen.write(
        player.name,
        above,
        28 * larger,
        theme.TEXT,
        on,
        stands="middle" if low else "bottom",
        weight="bold",
        smallest=15,
        most_lines=1,
    )
    things += pen.write(
        words,
        below,
        22 * larger,
        theme.GOLD if tone in ("turn", "good") else theme.TEXT if leads else theme.SOFT,
        on,
        stands="middle" if low else "top",
        smallest=13,
        most_lines=1,
    )
    things += pen.write(
        pen.money(player.total),
        Area(total.x, total.y, total.width - pen.px(14), total.height),
        34 * larger,
        theme.GOLD,
        on,
        align="right",
        weight="bold",
        smallest=16,
        most_lines=1,
    )
    lines = view.block[player.seat]
    shown = lines[-(MOST_ROUNDS - 1) :] if played > MOST_ROUNDS else lines
    if played > MOST_ROUNDS:
        things += _earlier(lines[: -(MOST_ROUNDS - 1)], places.pop(0), pen, on)
    for line, place in zip(shown, places, strict=False):
        things += _cell(line, place, pen, on)
    return things


def _earlier(lines: tuple[BlockLine, ...], area: Area, pen: Pen, on: Colour) -> list[Thing]:
    currency = lines[0].amount.currency
    won = sum(line.amount.amount + line.helper.amount for line in lines)
    text = pen.money(Money(won, currency))
    return pen.write(text, area, 26, theme.TEXT, on, align="centre", smallest=14, most_lines=1)


def _cell(line: BlockLine, area: Area, pen: Pen, on: Colour) -> list[Thing]:
    soft = theme.SOFT if on == theme.PANEL else theme.TEXT
    larger = _larger(area.height, pen)
    if line.role == "host" and not line.helper.amount:
        return pen.write(
            Say("screen.hosted"),
            area,
            26 * larger,
            soft,
            on,
            align="centre",
            smallest=13,
            most_lines=1,
        )
    if _low(area, pen) and area.width >= pen.px(320):
        return _in_one_line(line, area, pen, on, soft)
    high = min(area.height - pen.px(8), pen.px(150))  # what belongs together stays together
    inner = Area(area.x, area.centre[1] - high // 2, area.width, high)
    level = Say("screen.block_level", level=line.levels)
    lines = 4 if line.helper.amount else 3
    apart = (
        len(line.jokers_used) > 0
        and inner.height >= lines * pen.px(28)
        and _row_width(pen.say(level), line, 24 * larger, inner, pen) > inner.width
    )
    places = rows(inner, 2 + apart + (line.helper.amount > 0), 0)
    things: list[Thing] = []
    if line.role == "candidate":
        words = Say("screen.block_unfinished") if line.unfinished else pen.money(line.amount)
        things += _centred(words, places[0], 34 * larger, theme.TEXT, on, pen, "bold")
        if apart:
            things += _centred(level, places[1], 24 * larger, soft, on, pen)
            used = pen.say(Say("screen.block_used"))
            if _row_width(used, line, 18, places[2], pen) > places[2].width:
                used = ""
            things += _with_jokers(used, line, places[2], 24 * larger, pen, on, soft)
        else:
            things += _with_jokers(pen.say(level), line, places[1], 24 * larger, pen, on, soft)
    else:
        role = "hosted" if line.role == "host" else "audience"
        things += _centred(Say(f"screen.{role}"), places[0], 26 * larger, soft, on, pen)
    if line.helper.amount:
        helped = Say("screen.block_helper", amount=line.helper)
        things += _centred(helped, places[-1], 24 * larger, theme.GOLD, on, pen)
    return things


def _low(area: Area, pen: Pen) -> bool:
    """Too low for two lines that can be read from afar."""
    return area.height < pen.px(80)


def _in_one_line(line: BlockLine, area: Area, pen: Pen, on: Colour, soft: Colour) -> list[Thing]:
    """Amount, levels and jokers beside each other, where the column is wide but the line low."""
    if line.role == "candidate":
        first = Say("screen.block_unfinished") if line.unfinished else pen.money(line.amount)
    else:
        first = Say("screen.hosted" if line.role == "host" else "screen.audience")
    amount, rest = cut_left(area, area.width * 2 // 5, pen.px(10))
    things = pen.write(
        first, amount, 28, theme.TEXT, on, align="right", weight="bold", smallest=12, most_lines=1
    )
    if line.helper.amount:
        helped, rest = cut_right(rest, rest.width // 2, pen.px(6))
        words = Say("screen.block_helper", amount=line.helper)
        things += pen.write(words, helped, 24, theme.GOLD, on, smallest=12, most_lines=1)
    if line.role != "candidate":
        return things
    level = pen.say(Say("screen.block_level", level=line.levels))
    things += pen.write(level, rest, 24, soft, on, smallest=12, most_lines=1)
    left = cut_left(rest, pen.width(level, 24) + pen.px(12))[1]
    return (
        things + joker_row(line.jokers_used, left.inset(pen.px(3)), pen, on)
        if left.width > 0
        else things
    )


def _centred(
    words: Say | str,
    area: Area,
    size: float,
    colour: Colour,
    on: Colour,
    pen: Pen,
    weight: Weight = "normal",
) -> list[Thing]:
    return pen.write(
        words, area, size, colour, on, align="centre", weight=weight, smallest=11, most_lines=1
    )


def _sign_height(area: Area, size: float, pen: Pen) -> int:
    return min(area.height - 2, pen.px(size * 1.25))


def _row_width(text: str, line: BlockLine, size: float, area: Area, pen: Pen) -> int:
    high = _sign_height(area, size, pen)
    signs = sum(joker_width(joker, high) + pen.px(4) for joker in line.jokers_used)
    return signs + (pen.width(text, size) + 1 + pen.px(AFTER_TEXT - 4) if text else 0)


def _with_jokers(
    text: str,
    line: BlockLine,
    area: Area,
    largest: float,
    pen: Pen,
    on: Colour,
    soft: Colour,
) -> list[Thing]:
    """The jokers that were used, perhaps after a text; smaller where the column is narrow."""
    gap = pen.px(4)
    for part in (1.0, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52, 0.44):
        size = part * largest
        wide = _row_width(text, line, size, area, pen)
        if wide <= area.width:
            break
    high = _sign_height(area, size, pen)
    signs = [(joker, joker_width(joker, high)) for joker in line.jokers_used]
    text_wide = pen.width(text, size) + 1 if text else 0
    x = area.x + max(0, area.width - wide) // 2
    place = Area(x, area.y, min(text_wide, area.width), area.height)
    things = pen.write(text, place, size, soft, on, smallest=min(8, size), most_lines=1)
    x = place.right + (pen.px(AFTER_TEXT) if text else 0)
    for joker, sign in signs:
        things += joker_sign(joker, Area(x, area.centre[1] - high // 2, sign, high), pen, soft, on)
        x += sign + gap
    return things
