"""A question card as the quizmaster reads it, with the right letter marked beyond all doubt."""

from collections.abc import Mapping

from msgspec import Struct

from pi_app.rules.core import Letter, Say
from pi_app.screen import theme
from pi_app.screen.answers import Bar, answer_bar
from pi_app.screen.marks import letter_block
from pi_app.screen.parts import panel
from pi_app.screen.pen import Pen, columns, cut_bottom, cut_left, cut_right, cut_top, rows
from pi_app.screen.things import Area, Colour, Fill, Thing


class Beside(Struct, frozen=True):
    """What stands beside an answer: chips on its window, or that it is open."""

    words: Say
    colour: Colour = theme.GOLD


class QuestionCard(Struct, frozen=True):
    head: Say | str
    question: str
    answers: Mapping[Letter, str]
    right: Letter | None
    note: str = ""
    beside: Mapping[Letter, Beside] = {}
    gone: frozenset[Letter] = frozenset()  # windows that are open, letters tried in vain


def question_card(area: Area, card: QuestionCard, pen: Pen, *, across: int = 2) -> list[Thing]:
    """Head, question, answers `across` in a row, and the explanation below."""
    gap = pen.px(8)
    things: list[Thing] = [panel(area, pen)]
    inner = Area(
        area.x + pen.px(14), area.y + pen.px(8), area.width - pen.px(28), area.height - pen.px(16)
    )
    lines = -(-len(card.answers) // across)
    head, rest = cut_top(inner, min(pen.px(50), inner.height // 6), gap)
    things += _head(head, card, pen)
    if card.note:
        wanted = pen.fitted(card.note, rest, 21, 17)
        high = pen.height(wanted.size / pen.unit, lines=len(wanted.lines))
        note, rest = cut_bottom(rest, min(high, max(rest.height // 4, pen.px(42))), gap)
        things += pen.write(card.note, note, 21, theme.SOFT, theme.PANEL, smallest=13)
    share = {1: 0.52, 2: 0.56, 3: 0.64, 4: 0.68}[lines]
    high = min(round(rest.height * share), lines * pen.px(84))
    answers, asked = cut_bottom(rest, high, gap)
    question: Say | str = card.question or Say("host_screen.own_question")
    things += pen.write(question, asked, 38, theme.TEXT, theme.PANEL, weight="bold", smallest=15)
    return things + _answers(answers, card, pen, across)


def _head(area: Area, card: QuestionCard, pen: Pen) -> list[Thing]:
    """The category, and once more, large, which letter is right."""
    things: list[Thing] = []
    if card.right is not None:
        words = Say("host_screen.right_is")
        block = round(area.height * 1.5)
        wide = min(pen.width(words, 26, "bold") + block + pen.px(34), area.width // 2)
        badge, area = cut_right(area, wide, pen.px(14))
        things.append(Fill(badge, theme.GOOD, pen.px(12), theme.TEXT, pen.px(3)))
        letter, text = cut_right(badge.inset(pen.px(5)), block, pen.px(8))
        things += letter_block(card.right, letter, pen)
        text = Area(text.x + pen.px(8), text.y, text.width - pen.px(8), text.height)
        things += pen.write(
            words, text, 26, theme.INK, theme.GOOD, weight="bold", smallest=14, most_lines=1
        )
    return things + pen.write(
        card.head, area, 25, theme.GOLD, theme.PANEL, weight="bold", smallest=15, most_lines=2
    )


# ---------------------------------------------------------------- answers


def _answers(area: Area, card: QuestionCard, pen: Pen, across: int) -> list[Thing]:
    gap = pen.px(8)
    lines = rows(area, -(-len(card.answers) // across), gap)
    places = [place for line in lines for place in columns(line, across, gap)]
    narrowest = _bar_place(places[0], pen, across, beside=bool(card.beside))
    own = Say("host_screen.own_answer")
    texts = [text or own for text in card.answers.values()]
    size = pen.size_for(texts, _text_place(narrowest, pen), 31, 15)
    things: list[Thing] = []
    for (letter, text), place in zip(card.answers.items(), places, strict=False):
        things += _answer(place, letter, text or own, card, pen, across, size)
    return things


def _answer(
    area: Area,
    letter: Letter,
    text: Say | str,
    card: QuestionCard,
    pen: Pen,
    across: int,
    size: float,
) -> list[Thing]:
    right = letter == card.right
    things: list[Thing] = []
    if right:
        things.append(Fill(area, theme.GOOD, pen.px(14), theme.TEXT, pen.px(4)))
    bar = _bar_place(area, pen, across, beside=bool(card.beside))
    side = Area(bar.right, area.y, area.right - bar.right, area.height).inset(pen.px(5))
    state = "right" if right else "out" if letter in card.gone else "plain"
    things += answer_bar(bar, letter, Bar(text, state), pen, size)
    if letter in card.beside:
        beside, side = cut_right(side, side.width - _tab(pen), pen.px(6))
        told = card.beside[letter]
        colour, on = (theme.INK, theme.GOOD) if right else (told.colour, theme.PANEL)
        things += pen.write(
            told.words, beside, 25, colour, on, align="right", weight="bold", smallest=14
        )
    if right:
        things += pen.write(
            Say("host_screen.right"),
            side,
            25,
            theme.INK,
            theme.GOOD,
            align="centre",
            weight="bold",
            smallest=13,
            most_lines=1,
        )
    return things


def _tab(pen: Pen) -> int:
    """How wide the word is that says which answer is right."""
    return pen.width(Say("host_screen.right"), 25, "bold") + pen.px(14)


def _bar_place(area: Area, pen: Pen, across: int, *, beside: bool) -> Area:
    """Every bar is as wide as the one that has the word beside it: answers stay aligned."""
    end = _tab(pen) + (area.width // 4 if beside and across == 1 else 0)
    return cut_left(area, area.width - end)[0]


def _text_place(bar: Area, pen: Pen) -> Area:
    """Where an answer bar writes when it carries a tick."""
    block = min(round((bar.height - pen.px(8)) * 1.5), bar.width // 4, pen.px(120))
    left = block + pen.px(20)
    right = pen.px(12) + min(pen.px(84), bar.width // 4)
    return Area(0, 0, bar.width - left - right, bar.height - pen.px(8))
