"""A question card as the quizmaster reads it, with the right letter marked beyond all doubt."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from pi_app.rules.core import Letter, Say
from pi_app.screen import theme
from pi_app.screen.marks import letter_block, tick
from pi_app.screen.parts import panel
from pi_app.screen.pen import Pen, columns, cut_bottom, cut_left, cut_right, cut_top, rows
from pi_app.screen.things import Area, Colour, Fill, Thing


class Beside(Struct, frozen=True):
    """What stands beside an answer: chips on its window, or that it is open."""

    words: Say
    colour: Colour = theme.GOLD


Reading = Literal["", "nothing", "answers", "question"]


class QuestionCard(Struct, frozen=True):
    head: Say | str
    question: str
    answers: Mapping[Letter, str]
    right: Letter | None
    note: str = ""
    beside: Mapping[Letter, Beside] = {}
    gone: frozenset[Letter] = frozenset()  # windows that are open, letters tried in vain
    note_now: bool = False  # the explanation is what to read out now
    reading: Reading = ""  # what to read out now, where the rest has to wait (D-04, D-05)


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
    if card.reading == "answers":
        return things + _answers_first(rest, card, pen)
    if card.note and card.reading != "nothing":
        size, most, ink = (32, 3, theme.TEXT) if card.note_now else (23, 4, theme.SOFT)
        wanted = pen.fitted(card.note, rest, size, 17)
        high = pen.height(wanted.size / pen.unit, lines=len(wanted.lines))
        note, rest = cut_bottom(rest, min(high, rest.height // most), gap)
        things += pen.write(card.note, note, size, ink, theme.PANEL, smallest=13)
    share = {1: 0.52, 2: 0.65, 3: 0.66, 4: 0.71}[lines]
    share = 0.56 if card.reading == "nothing" else share
    high = min(round(rest.height * share), lines * pen.px(84))
    answers, asked = cut_bottom(rest, high, gap)
    if card.reading == "question":
        things += _read_now(asked, pen)
        asked = cut_left(asked, pen.px(20))[1]
    things += _question(asked, card, pen)
    return things + _answers(answers, card, pen, across)


def _question(area: Area, card: QuestionCard, pen: Pen) -> list[Thing]:
    question: Say | str = card.question or Say("host_screen.own_question")
    if card.reading in ("nothing", "answers"):
        return pen.write(question, area, 28, theme.SOFT, theme.PANEL, smallest=13)
    return pen.write(question, area, 38, theme.TEXT, theme.PANEL, weight="bold", smallest=13)


def _answers_first(area: Area, card: QuestionCard, pen: Pen) -> list[Thing]:
    """D-05: the answers are read; the question stands below them and has to wait."""
    waits, answers = cut_bottom(area, area.height * 3 // 10, pen.px(8))
    things = [*_read_now(answers, pen)]
    things += _answers(cut_left(answers, pen.px(20))[1], card, pen, 1)
    things.append(Fill(waits, theme.PANEL_LOW, pen.px(10)))
    inner = Area(waits.x + pen.px(12), waits.y, waits.width - pen.px(24), waits.height)
    label, inner = cut_left(inner, inner.width // 5, pen.px(12))
    things += not_yet(label, pen)
    return things + _question(inner, card, pen)


def _read_now(area: Area, pen: Pen) -> list[Thing]:
    """A golden stripe beside what is to be read out now, as beside the sentence above."""
    return [Fill(Area(area.x, area.y, pen.px(8), area.height), theme.GOLD, pen.px(4))]


def not_yet(area: Area, pen: Pen) -> list[Thing]:
    words = Say("host_screen.not_yet")
    return pen.write(words, area, 22, theme.WARNING, theme.PANEL, weight="bold", smallest=12)


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
    if card.reading == "nothing":
        return things + not_yet(area, pen)
    return things + pen.write(
        card.head, area, 25, theme.GOLD, theme.PANEL, weight="bold", smallest=15, most_lines=2
    )


# ---------------------------------------------------------------- answers


def _answers(area: Area, card: QuestionCard, pen: Pen, across: int) -> list[Thing]:
    gap = pen.px(8)
    lines = rows(area, -(-len(card.answers) // across), gap)
    places = [place for line in lines for place in columns(line, across, gap)]
    own = Say("host_screen.own_answer")
    texts = {letter: text or own for letter, text in card.answers.items()}
    narrowest = _divided(places[0], card, pen)[1]
    largest = {"nothing": 28, "answers": 36}.get(card.reading, 31)
    size = _answer_size(list(texts.values()), narrowest, pen, largest)
    things: list[Thing] = []
    for (letter, text), place in zip(texts.items(), places, strict=False):
        things += _answer(place, letter, text, card, pen, size)
    return things


def _answer_size(texts: list[Say | str], area: Area, pen: Pen, largest: float) -> float:
    """Rather a broken word than type too small to read at arm's length."""
    for smallest in (21, 18, 15):
        fitted = [pen.fitted(text, area, largest, smallest) for text in texts]
        if all(each.whole for each in fitted):
            return min(each.size for each in fitted) / pen.unit
    return pen.size_for(texts, area, 15, 12)


def _answer(
    area: Area, letter: Letter, text: Say | str, card: QuestionCard, pen: Pen, size: float
) -> list[Thing]:
    """The right one is bright, framed, ticked, and says so; all others stay dark."""
    right = letter == card.right
    gone = letter in card.gone
    on = theme.GOOD if right else theme.PANEL_LOW if gone else theme.PANEL
    ink = theme.INK if right else theme.SOFT if gone else theme.TEXT
    ground = (
        Fill(area, on, pen.px(12), theme.TEXT, pen.px(4))
        if right
        else Fill(area, on, pen.px(12), theme.QUIET_EDGE, pen.px(2), fades_to=theme.PANEL_LOW)
    )
    block, words, tab, beside = _divided(area, card, pen)
    things: list[Thing] = [ground, *letter_block(letter, block, pen)]
    things += pen.write(text, words, size, ink, on, smallest=size)
    if right:
        mark, word = cut_left(tab, pen.px(26), pen.px(4))
        things.append(tick(mark.centre, pen.px(24), theme.INK))
        if card.reading != "nothing":  # there the tick and the badge above have to do
            things += pen.write(
                Say("host_screen.right"),
                word,
                23,
                ink,
                on,
                weight="bold",
                smallest=13,
                most_lines=1,
            )
    if letter in card.beside:
        told = card.beside[letter]
        things += pen.write(
            told.words,
            beside,
            25,
            ink if right else told.colour,
            on,
            align="right",
            weight="bold",
            smallest=14,
            most_lines=1,
        )
    return things


def _divided(area: Area, card: QuestionCard, pen: Pen) -> tuple[Area, Area, Area, Area]:
    """The letter, the answer, the word that says it is right, and what stands beside it."""
    inner = area.inset(pen.px(5))
    block, rest = cut_left(
        inner, min(round(inner.height * 1.5), inner.width // 5, pen.px(110)), pen.px(12)
    )
    rest = Area(rest.x, rest.y, rest.width - pen.px(8), rest.height)
    beside = Area(rest.right, rest.y, 0, rest.height)
    if card.beside:
        beside, rest = cut_right(rest, area.width // 4, pen.px(10))
    word = 0 if card.reading == "nothing" else pen.width(Say("host_screen.right"), 23, "bold")
    tab, text = cut_right(rest, word + pen.px(30), pen.px(8))
    # Two lines of type need the height that the letter's block leaves as a margin.
    text = Area(text.x, area.y + pen.px(3), text.width, area.height - pen.px(6))
    return block, text, tab, beside
