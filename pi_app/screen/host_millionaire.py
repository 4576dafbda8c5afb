"""The quizmaster's Millionaire: the card, and a strip per candidate with all that is at stake."""

from collections.abc import Sequence

from pi_app.rules.core import Money, Say, rank
from pi_app.rules.millionaire.views import Chances, HostView, OnTable, TableView
from pi_app.screen import theme
from pi_app.screen.host_figures import StandingLine, standing
from pi_app.screen.host_question import QuestionCard, question_card
from pi_app.screen.marks import cross, joker_sign, letter_sign, lock, seat_disc, tick
from pi_app.screen.millionaire_players import status
from pi_app.screen.parts import panel
from pi_app.screen.pen import Pen, columns, cut_bottom, cut_left, cut_top, rows
from pi_app.screen.things import Area, Colour, Fill, Thing


def host_millionaire(view: TableView, host: HostView, area: Area, pen: Pen) -> list[Thing]:
    if view.phase in ("between_rounds", "over"):
        return standing(area, _totals(view, pen), pen)
    candidates = [player for player in view.players.values() if player.role == "candidate"]
    head, line = pen.px(26), pen.px(40 if area.height > pen.px(500) else 34)
    high = head + len(candidates) * (line + pen.px(4))
    below, area = cut_bottom(area, high, pen.px(8))
    return [*_card(view, host, area, pen), *_strips(view, host, candidates, below, head, pen)]


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
    )
    return question_card(area, card, pen)


def _head(view: TableView, host: HostView, pen: Pen) -> str:
    parts: list[Say | str] = []
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
    things = _headings(view, head, pen, amounts=bool(host.candidates))
    *_, money = _split(head, pen)
    texts = [pen.money(each) for at in host.candidates.values() for each in _at_stake(at)]
    size = pen.size_for(texts, Area(0, 0, money[0].width, pen.px(30)), 24, 12, "bold", 1)
    for player, place in zip(candidates, rows(body, len(candidates), pen.px(4)), strict=True):
        things += _strip(view, player, host.candidates.get(player.seat), place, pen, size)
    return things


def _split(area: Area, pen: Pen) -> tuple[Area, Area, Area, Area, list[Area]]:
    """Name, level, state, jokers, and the four amounts."""
    gap = pen.px(6)
    inner = Area(area.x + pen.px(8), area.y, area.width - pen.px(18), area.height)
    name, rest = cut_left(inner, round(inner.width * 0.2), gap)
    level, rest = cut_left(rest, round(inner.width * 0.05), gap)
    state, rest = cut_left(rest, round(inner.width * 0.145), gap)
    jokers, rest = cut_left(rest, round(inner.width * 0.145), gap)
    return name, level, state, jokers, columns(rest, 4, gap)


def _headings(view: TableView, area: Area, pen: Pen, *, amounts: bool) -> list[Thing]:
    name, level, state, jokers, money = _split(area, pen)
    waiting = view.joker.waiting_for if view.joker else ()
    # Candidates have a strip that says so.
    missing = [seat for seat in waiting if view.players[seat].role != "candidate"]
    things: list[Thing] = []
    labels: list[tuple[str, Area]] = [("jokers", jokers)]
    if missing:
        names = ", ".join(view.players[seat].name for seat in missing)
        place = Area(name.x, area.y, state.right - name.x, area.height)
        things += pen.write(
            Say("host_screen.missing", names=names),
            place,
            20,
            theme.WARNING,
            theme.STAGE_LIT,
            weight="bold",
            smallest=12,
            most_lines=1,
        )
    else:
        labels.append(("level", level))
    if amounts:
        kinds = ("if_right", "if_wrong", "if_leaving", "total")
        labels += list(zip(kinds, money, strict=True))
    words = [Say(f"host_screen.{kind}") for kind, _ in labels]
    size = pen.size_for(words, money[0], 19, 12, most_lines=1)
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
    raised = view.turn == player.seat and chances is not None and not chances.locked
    on = theme.RAISED if raised else theme.PANEL
    name, level, state, jokers, money = _split(area, pen)
    radius = min(pen.px(14), area.height // 2 - 2)
    disc, text = cut_left(name, 2 * radius, pen.px(6))
    out = chances is None and not player.in_round
    things: list[Thing] = [
        panel(area, pen, raised=raised),
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
    things += _state(view, player, chances, state, pen, on)
    if not out:
        things += _jokers(player, chances, jokers, pen, on)
    if chances is not None:
        things += _amounts(chances, money, pen, on, amount_size)
    return things


def _state(
    view: TableView, player: OnTable, chances: Chances | None, area: Area, pen: Pen, on: Colour
) -> list[Thing]:
    """What is up with somebody; after the lock, for the host alone, whether it is right."""
    if chances is None or chances.locked_right is None:
        words, _ = status(view, player)
        colour = theme.TEXT if on == theme.RAISED else theme.SOFT
        return pen.write(words, area, 22, colour, on, smallest=12, most_lines=1)
    right = chances.locked_right
    colour = theme.GOOD if right else theme.BAD
    sign = pen.px(26)
    bolt, rest = cut_left(area, sign, pen.px(4))
    pill = Area(rest.x, rest.y + pen.px(4), rest.width, rest.height - pen.px(8))
    mark, text = cut_left(pill.inset(pen.px(4)), sign, pen.px(2))
    draw = tick if right else cross
    return [
        *lock(bolt.centre, sign, theme.TEXT),
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


def _jokers(
    player: OnTable, chances: Chances | None, area: Area, pen: Pen, on: Colour
) -> list[Thing]:
    """The jokers left, then the two letters that a 50:50 has left to this candidate."""
    things: list[Thing] = []
    high = min(pen.px(28), area.height - pen.px(4))
    x = area.x
    for joker in player.jokers:
        wide = round(high * (1.75 if joker == "fifty_fifty" else 1))
        place = Area(x, area.centre[1] - high // 2, wide, high)
        things += joker_sign(joker, place, pen, theme.TEXT, on)
        x += wide + pen.px(4)
    for letter in chances.fifty_fifty if chances else ():
        things += letter_sign(letter, (x + high // 2, area.centre[1]), high, pen)
        x += high + pen.px(2)
    return things


def _at_stake(chances: Chances) -> tuple[Money, Money, Money, Money]:
    return chances.if_right, chances.if_wrong, chances.if_leaving, chances.total


def _amounts(
    chances: Chances, places: Sequence[Area], pen: Pen, on: Colour, size: float
) -> list[Thing]:
    raised = on == theme.RAISED
    good, bad = (theme.TEXT, theme.TEXT) if raised else (theme.GOOD, theme.BAD)
    colours = (good, bad, theme.TEXT, theme.GOLD)
    things: list[Thing] = []
    for amount, colour, place in zip(_at_stake(chances), colours, places, strict=True):
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
