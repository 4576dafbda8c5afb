"""The quizmaster's Money Drop: both cards, then the windows with their stakes, and the runs."""

from pi_app.rules.core import LETTERS, Letter, Say
from pi_app.rules.money_drop.views import CardForHost, HostView, TableView
from pi_app.screen import theme
from pi_app.screen.host_figures import Figure, StandingLine, figures, standing
from pi_app.screen.host_question import Beside, QuestionCard, question_card
from pi_app.screen.parts import panel
from pi_app.screen.pen import Pen, columns, cut_bottom
from pi_app.screen.things import Area, Thing

RESOLVING = ("resolving", "opening", "resolved", "closing")


def host_money_drop(view: TableView, host: HostView, area: Area, pen: Pen) -> list[Thing]:
    things: list[Thing] = []
    if view.phase != "over":
        below, area = cut_bottom(area, pen.px(84), pen.px(8))
        things += figures(below, _figures(view, host), pen)
    if len(host.cards) > 1:
        for number, (card, place) in enumerate(
            zip(host.cards, columns(area, len(host.cards), pen.px(10)), strict=True), start=1
        ):
            head = _both(Say("host_screen.card", number=number), card.category, pen)
            things += question_card(place, _card(card, head), pen, across=1)
        return things
    if host.cards:
        card = host.cards[0]
        shown = _card(card, card.category, _beside(view), frozenset(view.opened))
        return things + question_card(area, shown, pen, across=1)
    if view.phase == "own_pair":
        return things + _empty(Say("host_screen.enter_letter"), area, pen)
    if view.phase == "drawing":
        return things + _empty(Say("host_screen.no_card"), area, pen)
    if not view.ranking:
        return things + _empty(Say("host_screen.no_run_yet"), area, pen)
    lines = [
        StandingLine(ranked.place, " & ".join(ranked.names), pen.money(ranked.won), ranked.note)
        for ranked in view.ranking
    ]
    return things + standing(area, lines, pen)


def _empty(words: Say, area: Area, pen: Pen) -> list[Thing]:
    text = area.inset(pen.px(24))
    return [panel(area, pen), *pen.write(words, text, 40, theme.SOFT, theme.PANEL, align="centre")]


def _both(one: Say, other: Say | str, pen: Pen) -> str:
    return f"{pen.say(one)} · {pen.say(other)}" if other else pen.say(one)


def _card(
    card: CardForHost,
    head: Say | str,
    beside: dict[Letter, Beside] | None = None,
    gone: frozenset[Letter] = frozenset(),
) -> QuestionCard:
    return QuestionCard(
        head, card.question, card.answers, card.right, card.note, beside or {}, gone
    )


def _beside(view: TableView) -> dict[Letter, Beside]:
    """What lies on each window, once chips can lie there."""
    if view.phase == "reading_answers":
        return {}
    return {letter: _on_window(view, letter) for letter in view.answers if letter in view.stakes}


def _on_window(view: TableView, letter: Letter) -> Beside:
    if letter in view.opened:
        return Beside(Say("host_screen.open"), theme.SOFT)
    chips, amount = view.stakes[letter], view.stakes_worth[letter]
    if not chips:
        return Beside(Say("host_screen.empty"), theme.SOFT)
    return Beside(Say("host_screen.stake", chips=chips, amount=amount))


def _figures(view: TableView, host: HostView) -> list[Figure]:
    shown = [
        Figure(
            Say("host_screen.round"),
            Say("host_screen.of", number=view.round, total=view.rounds),
        ),
        Figure(
            Say("host_screen.chips"),
            Say("host_screen.stake", chips=view.chips, amount=view.amount),
            colour=theme.GOLD,
        ),
    ]
    if view.phase in RESOLVING:
        shown.append(_windows_left(host))
    elif host.cards:
        shown.append(
            Figure(
                Say("host_screen.in_hand"),
                Say("host_screen.some_chips", chips=view.in_hand),
                colour=theme.WARNING if view.in_hand else theme.TEXT,
            )
        )
    else:
        run = Say("host_screen.of", number=view.run, total=view.runs)
        shown.append(Figure(Say("host_screen.run"), run))
    if host.right is not None and host.right in view.stakes_worth:
        left = Say(
            "host_screen.stake",
            chips=view.stakes[host.right],
            amount=view.stakes_worth[host.right],
        )
        shown.append(Figure(Say("host_screen.left"), left, colour=theme.GOOD))
    joker = "host_screen.joker_left" if view.joker_left else "host_screen.joker_gone"
    return [*shown, Figure(Say("host_screen.joker"), Say(joker))]


def _windows_left(host: HostView) -> Figure:
    label = Say("host_screen.to_open")
    left = tuple(letter for letter in LETTERS if letter in host.still_to_open)
    return Figure(label, letters=left) if left else Figure(label, Say("host_screen.all_open"))
