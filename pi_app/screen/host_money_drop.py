"""The quizmaster's Money Drop: both cards, then the windows with their stakes, and the runs."""

from msgspec.structs import replace

from pi_app.rules.core import LETTERS, Letter, Say
from pi_app.rules.money_drop.views import CardForHost, HostView, TableView
from pi_app.screen import theme
from pi_app.screen.host_figures import Figure, StandingLine, figures, standing
from pi_app.screen.host_question import Beside, QuestionCard, question_card
from pi_app.screen.marks import letter_sign
from pi_app.screen.money_drop_runs import how_it_ended, numbered, run_over
from pi_app.screen.parts import panel
from pi_app.screen.pen import Pen, columns, cut_bottom, cut_left, cut_top
from pi_app.screen.things import Area, Fill, Thing

RESOLVING = ("resolving", "opening", "resolved", "closing")


def host_money_drop(view: TableView, host: HostView, area: Area, pen: Pen) -> list[Thing]:
    things: list[Thing] = []
    if len(host.cards) > 1:  # two cards to read need the room; the table shows the figures
        return _pair(host, area, pen)
    if view.phase != "over":
        below, area = cut_bottom(area, pen.px(84), pen.px(8))
        things += figures(below, _figures(view, host), pen)
    if host.cards:
        return things + question_card(area, _in_play(view, host), pen, across=1)
    if view.phase == "own_pair":
        return things + _empty(Say("host_screen.enter_letter"), area, pen)
    if view.phase == "drawing":
        return things + _empty(Say("host_screen.no_card"), area, pen)
    if not view.ranking:
        return things + numbered(_HOW_TO_HOST, area, pen)
    if len(view.ranking) == 1 and view.phase in ("run_over", "over"):
        return things + run_over(view, area, pen)
    lines = [
        StandingLine(ranked.place, " & ".join(ranked.names), pen.money(ranked.won), ranked.note)
        for ranked in view.ranking
    ]
    return things + standing(area, lines, pen)


def drop_prompt(view: TableView, host: HostView) -> Say:
    """Where the table's sentence speaks of the host, his own display speaks to him."""
    words = view.prompt
    key = words.key.removeprefix("prompt.")
    match key:
        case "before_run" | "own_pair" | "choosing_category" | "reading_answers" | "door_trouble":
            return Say(f"host_{words.key}", **words.parts)
        case "placing":
            return Say("host_prompt.placing" if view.in_hand else "host_prompt.all_placed")
        case "resolving" | "lost_in_hand":
            letters = ", ".join(host.still_to_open)
            return Say(f"host_{words.key}", **words.parts, letters=letters, right=host.right)
    if view.phase == "over" and len(view.ranking) == 1:
        return how_it_ended(view.ranking[0])
    return words


_HOW_TO_HOST = (
    Say("host_screen.how_categories"),
    Say("host_screen.how_answers"),
    Say("host_screen.how_chips"),
    Say("host_screen.how_open"),
)


def _empty(words: Say, area: Area, pen: Pen) -> list[Thing]:
    text = area.inset(pen.px(24))
    return [panel(area, pen), *pen.write(words, text, 40, theme.SOFT, theme.PANEL, align="centre")]


def _pair(host: HostView, area: Area, pen: Pen) -> list[Thing]:
    """D-04: the categories are for the team now; what stands below them only for the host."""
    things: list[Thing] = []
    places = columns(area, len(host.cards), pen.px(10))
    heads = [_category(card, number) for number, card in enumerate(host.cards, start=1)]
    high = min(area.height * 3 // 10, pen.px(130))
    room = Area(0, 0, places[0].width - high - pen.px(24), high)
    size = pen.size_for(heads, room, 44, 18, weight="bold")
    for letter, card, head, place in zip(LETTERS, host.cards, heads, places, strict=False):
        top, below = cut_top(place, high, pen.px(6))
        things.append(panel(top, pen, raised=True))
        things.append(Fill(Area(top.x, top.y, pen.px(8), high), theme.GOLD, pen.px(4)))
        sign, text = cut_left(top, high, pen.px(6))
        things += letter_sign(letter, sign.centre, high * 6 // 10, pen)
        text = Area(text.x, text.y, text.width - pen.px(12), text.height)
        things += pen.write(
            head, text, size, theme.TEXT, theme.RAISED, weight="bold", smallest=size
        )
        things += question_card(below, replace(_card(card), reading="nothing"), pen, across=1)
    return things


def _category(card: CardForHost, number: int) -> Say | str:
    return card.category or Say("host_screen.card", number=number)


def _in_play(view: TableView, host: HostView) -> QuestionCard:
    card = replace(
        _card(host.cards[0]),
        beside=_beside(view),
        gone=frozenset(view.opened),
        note_now=view.phase == "resolved",
    )
    match view.phase:
        case "reading_answers":
            return replace(card, reading="answers")
        case "placing":
            return replace(card, reading="question")
    return card


def _card(card: CardForHost) -> QuestionCard:
    return QuestionCard(card.category, card.question, card.answers, card.right, card.note)


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
    return [*shown, Figure(Say("drop.joker"), Say(joker))]


def _windows_left(host: HostView) -> Figure:
    label = Say("host_screen.to_open")
    left = tuple(letter for letter in LETTERS if letter in host.still_to_open)
    return Figure(label, letters=left) if left else Figure(label, Say("host_screen.all_open"))
