"""The quizmaster's Millionaire: the card, and a strip per candidate with all that is at stake."""

from collections.abc import Sequence

from pi_app.rules.core import Letter, Money, Say, rank
from pi_app.rules.millionaire.views import (
    CardsOnTable,
    Chances,
    HostView,
    LetterOnTable,
    OnTable,
    TableView,
)
from pi_app.screen import theme
from pi_app.screen.host_figures import StandingLine, standing
from pi_app.screen.host_question import QuestionCard, question_card
from pi_app.screen.marks import cross, letter_sign, lock, seat_disc, tick
from pi_app.screen.millionaire_players import NAMED_VARIANTS, joker_row, status
from pi_app.screen.parts import panel
from pi_app.screen.pen import Pen, columns, cut_bottom, cut_left, cut_top, rows
from pi_app.screen.things import Area, Colour, Fill, Thing

AT_STAKE = ("if_right", "if_wrong", "if_leaving")


def host_millionaire(view: TableView, host: HostView, area: Area, pen: Pen) -> list[Thing]:
    if view.phase in ("between_rounds", "over"):
        totals = _totals(view, pen)
        if view.phase == "between_rounds":
            return _between_rounds(view, totals, area, pen)
        if not isinstance(view, LetterOnTable):
            return standing(area, totals, pen)
        # M-38, M-39: the reveal has ended the game; its explanation is still to be read out.
        below, area = cut_bottom(area, area.height * 2 // 5, pen.px(8))
        return [*_card(view, host, area, pen), *standing(below, totals, pen)]
    candidates = [player for player in view.players.values() if player.role == "candidate"]
    head = pen.px(26)
    line = round(area.height * 0.34) // max(1, len(candidates))
    high = head + len(candidates) * (min(max(line, pen.px(34)), pen.px(50)) + pen.px(4))
    below, area = cut_bottom(area, high, pen.px(8))
    return [*_card(view, host, area, pen), *_strips(view, host, candidates, below, head, pen)]


def _between_rounds(
    view: TableView, totals: Sequence[StandingLine], area: Area, pen: Pen
) -> list[Thing]:
    """Below a short standing there is room for what hosting means."""
    top, below = cut_top(area, len(totals) * pen.px(110), pen.px(6))
    if below.height < pen.px(90):
        return standing(area, totals, pen)
    things = standing(top, totals, pen)
    inner = below.inset(pen.px(12))
    task, ending = cut_top(inner, inner.height * 3 // 5)
    return [
        *things,
        panel(below, pen),
        *pen.write(
            Say("screen.host_task"), task, 34, theme.TEXT, theme.PANEL, align="centre", most_lines=2
        ),
        *pen.write(
            Say("screen.intro_ending", ending=view.ending),
            ending,
            26,
            theme.SOFT,
            theme.PANEL,
            align="centre",
            most_lines=2,
        ),
    ]


def _totals(view: TableView, pen: Pen) -> list[StandingLine]:
    """Between rounds also who hosts and who has voted."""
    placed = rank(view.players.values(), key=lambda player: player.total.amount)
    return [
        StandingLine(
            place,
            player.name,
            pen.money(player.total),
            None if view.phase == "over" else status(view, player)[0],
        )
        for place, player in placed
    ]


# ---------------------------------------------------------------- the card


def _card(view: TableView, host: HostView, area: Area, pen: Pen) -> list[Thing]:
    if host.right is None:
        words = "enter_letter" if view.phase == "own_card" else "no_card"
        return [
            panel(area, pen),
            *pen.write(
                Say(f"host_screen.{words}"),
                area.inset(pen.px(24)),
                40,
                theme.SOFT,
                theme.PANEL,
                align="centre",
            ),
        ]
    card = QuestionCard(
        _head(view, host, pen),
        host.question,
        host.answers,
        host.right,
        host.note,
        gone=frozenset(view.tried),
        note_now=isinstance(view, LetterOnTable),
    )
    return question_card(area, card, pen)


def _head(view: TableView, host: HostView, pen: Pen) -> str:
    parts: list[Say | str] = [Say("screen.block_round", round=view.round)]
    if view.variant in NAMED_VARIANTS:
        parts.append(Say(f"variant.{view.variant}"))
    if view.amount is not None:
        parts.append(Say("screen.question", level=view.level, amount=view.amount))
    if host.category:
        parts.append(host.category)
    return " · ".join(pen.say(part) for part in parts)


# ---------------------------------------------------------------- the candidates


def _strips(
    view: TableView,
    host: HostView,
    candidates: Sequence[OnTable],
    area: Area,
    head_high: int,
    pen: Pen,
) -> list[Thing]:
    head, body = cut_top(area, head_high)
    kinds = ("outcome",) if _announced(view) else AT_STAKE if host.candidates else ()
    things = _headings(head, pen, kinds)
    *_, money = _split(head, pen)
    texts = [pen.money(each) for at in host.candidates.values() for each in _at_stake(at)]
    size = pen.size_for(texts, Area(0, 0, money[0].width, pen.px(30)), 24, 12, "bold", 1)
    for player, place in zip(candidates, rows(body, len(candidates), pen.px(4)), strict=True):
        things += _strip(view, player, host.candidates.get(player.seat), place, pen, size)
    return things


def _split(area: Area, pen: Pen) -> tuple[Area, Area, Area, Area, list[Area]]:
    """Name, level, state, jokers, and the three amounts."""
    gap = pen.px(6)
    inner = Area(area.x + pen.px(10), area.y, area.width - pen.px(20), area.height)
    name, rest = cut_left(inner, round(inner.width * 0.19), gap)
    level, rest = cut_left(rest, round(inner.width * 0.06), gap)
    state, rest = cut_left(rest, round(inner.width * 0.18), gap)
    jokers, rest = cut_left(rest, round(inner.width * 0.18), gap)
    return name, level, state, jokers, columns(rest, 3, gap)


def _across(places: Sequence[Area]) -> Area:
    first = places[0]
    return Area(first.x, first.y, places[-1].right - first.x, first.height)


def _headings(area: Area, pen: Pen, kinds: Sequence[str]) -> list[Thing]:
    _, level, _, jokers, money = _split(area, pen)
    aside = pen.px(36)  # neither of its neighbours has a heading
    level = Area(level.x - aside, level.y, level.width + 2 * aside, level.height)
    amounts = money if len(kinds) > 1 else [_across(money)]
    labels = [("level", level), ("jokers", jokers), *zip(kinds, amounts, strict=False)]
    words = [Say(f"host_screen.{kind}") for kind, _ in labels[1:]]
    size = pen.size_for(words, amounts[0] if amounts else jokers, 21, 12, most_lines=1)
    things: list[Thing] = []
    for kind, place in labels:
        things += pen.write(
            Say(f"host_screen.{kind}"),
            place,
            size,
            theme.SOFT,
            theme.STAGE_LIT,
            align="left" if kind == "jokers" else "centre" if kind == "level" else "right",
            smallest=12,
            most_lines=1,
        )
    return things


def _strip(
    view: TableView,
    player: OnTable,
    chances: Chances | None,
    area: Area,
    pen: Pen,
    amount_size: float,
) -> list[Thing]:
    if player.exit is not None and chances is not None and not chances.locked:
        chances = None  # has left on this question: nothing is at stake any more
    asked = view.turn == player.seat and chances is not None and not chances.locked
    on = theme.PANEL
    name, level, state, jokers, money = _split(area, pen)
    radius = min(pen.px(14), area.height // 2 - 2)
    disc, text = cut_left(name, 2 * radius, pen.px(6))
    out = chances is None and not player.in_round
    things: list[Thing] = [
        panel(area, pen),
        *seat_disc(player.seat, disc.centre, radius, pen, quiet=out),
        *pen.write(
            player.name,
            text,
            25,
            theme.SOFT if out else theme.TEXT,
            on,
            weight="bold",
            smallest=13,
            most_lines=1,
        ),
        *pen.write(
            str(player.level), level, 25, theme.TEXT, on, align="centre", weight="bold", smallest=14
        ),
    ]
    if asked:  # M-10: whose turn it is to name a joker
        edge = Area(area.x, area.y + pen.px(3), pen.px(6), area.height - pen.px(6))
        things.append(Fill(edge, theme.GOLD, pen.px(3)))
    things += _state(view, player, chances, state, pen, on)
    if not out:
        things += joker_row(player.jokers, jokers.inset(pen.px(3)), pen, on)
    if _announced(view):
        things += _outcome(view, player, _across(money), pen, on)
    elif chances is not None:
        things += _amounts(chances, money, pen, on, amount_size)
    return things


def _announced(view: TableView) -> bool:
    return view.phase == "announced"


def _outcome(view: TableView, player: OnTable, area: Area, pen: Pen, on: Colour) -> list[Thing]:
    """What the question has brought; nothing is at stake any more."""
    words, tone = status(view, player)
    colour = {"good": theme.GOOD, "bad": theme.BAD}.get(tone, theme.SOFT)
    return pen.write(
        words, area, 25, colour, on, align="right", weight="bold", smallest=12, most_lines=1
    )


def _state(
    view: TableView, player: OnTable, chances: Chances | None, area: Area, pen: Pen, on: Colour
) -> list[Thing]:
    """What is up with somebody; after the lock, for the host alone, whether it is right."""
    if chances is None or chances.locked_right is None:
        if _announced(view):
            return []
        words, tone = status(view, player)
        if chances is not None and chances.fifty_fifty:
            words = _still_open(chances.fifty_fifty)
        colour = theme.GOLD if tone == "turn" else theme.SOFT
        return pen.write(words, area, 23, colour, on, smallest=12, most_lines=1)
    right = chances.locked_right
    colour = theme.GOOD if right else theme.BAD
    sign = pen.px(26)
    bolt, rest = cut_left(area, sign, pen.px(4))
    pill = Area(rest.x, rest.y + pen.px(4), rest.width, rest.height - pen.px(8))
    mark, text = cut_left(pill.inset(pen.px(4)), sign, pen.px(2))
    draw = tick if right else cross
    # M-13: the card itself only once it lies open for everybody.
    laid = lock(bolt.centre, sign, theme.TEXT)
    if isinstance(view, CardsOnTable) and player.seat in view.cards:
        laid = letter_sign(view.cards[player.seat], bolt.centre, sign, pen)
    return [
        *laid,
        Fill(pill, colour, pen.px(8)),
        draw(mark.centre, pen.px(20), theme.INK),
        *pen.write(
            Say("host_screen.right" if right else "host_screen.wrong"),
            text,
            23,
            theme.INK,
            colour,
            weight="bold",
            smallest=12,
            most_lines=1,
        ),
    ]


def _still_open(letters: Sequence[Letter]) -> Say:
    """M-20, in words: a letter's sign in this place would look like a card laid."""
    first, second = letters
    return Say("host_screen.still_open", first=first, second=second)


def _at_stake(chances: Chances) -> tuple[Money, Money, Money]:
    return chances.if_right, chances.if_wrong, chances.if_leaving


def _amounts(
    chances: Chances, places: Sequence[Area], pen: Pen, on: Colour, size: float
) -> list[Thing]:
    colours = (theme.GOOD, theme.BAD, theme.TEXT)
    amounts = _at_stake(chances)[: 2 if chances.locked else 3]  # M-09: who has locked stays
    things: list[Thing] = []
    for amount, colour, place in zip(amounts, colours, places, strict=False):
        things += pen.write(
            pen.money(amount),
            place,
            size,
            colour,
            on,
            align="right",
            weight="bold",
            smallest=min(12.0, size),
            most_lines=1,
        )
    return things
