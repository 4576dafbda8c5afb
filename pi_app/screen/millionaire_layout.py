"""The table's picture of the Millionaire game, for every phase."""

from pi_app.rules.core import LETTERS, Letter, Say, in_force
from pi_app.rules.millionaire.views import CardsOnTable, LetterOnTable, TableView
from pi_app.scene import Clock
from pi_app.screen import theme
from pi_app.screen.answers import Bar, BarState, answer_bars
from pi_app.screen.legend import legend, legend_height
from pi_app.screen.millionaire_block import block
from pi_app.screen.millionaire_end import final_standing, million_note, result
from pi_app.screen.millionaire_keys import key_hints
from pi_app.screen.millionaire_ladder import candidates, ladder, ladder_width
from pi_app.screen.millionaire_players import NAMED_VARIANTS, plates
from pi_app.screen.millionaire_prompts import said
from pi_app.screen.parts import panel, prompt_bar, ring_timer, title_bar
from pi_app.screen.pen import Pen, cut_bottom, cut_left, cut_right, cut_top
from pi_app.screen.things import Area, Thing


def millionaire_stage(view: TableView, area: Area, pen: Pen, clock: Clock | None) -> list[Thing]:
    inner = Area(
        area.x + pen.px(20), area.y + pen.px(8), area.width - pen.px(40), area.height - pen.px(16)
    )
    title, inner = cut_top(inner, pen.px(50), pen.px(12))
    things = title_bar(title, pen, Say("game.millionaire"), _where(view), _agreed(view, pen))
    keys, inner = cut_bottom(inner, legend_height(pen), pen.px(4))
    things += legend(keys, key_hints(view), pen)
    if view.phase == "over":
        return things + _over(view, inner, pen)
    if view.phase == "between_rounds":
        return things + _between_rounds(view, inner, pen, clock)
    rungs, inner = cut_right(inner, ladder_width(view, pen), pen.px(14))
    return things + ladder(view, rungs, pen) + _question(view, inner, pen, clock)


# ---------------------------------------------------------------- the heading


def _where(view: TableView) -> Say:
    if view.phase == "over":
        return Say("screen.end")
    if view.phase == "between_rounds":
        done = view.round
        return Say("screen.after_round", round=done) if done else Say("screen.before")
    return Say("screen.round", round=view.round, host=view.players[view.host_seat].name)


def _agreed(view: TableView, pen: Pen) -> str:
    """What this table has agreed on: edition, variant, ending, and what is not as printed."""
    agreed = [Say(f"edition.{view.edition}")]
    if view.variant in NAMED_VARIANTS and len(view.offers) == 1:  # not while it is voted on
        agreed.append(Say(f"variant.{view.variant}"))
    agreed.append(view.ending)
    if view.television:
        agreed.append(Say("screen.television"))
    if view.own_cards:
        agreed.append(Say("screen.own_cards"))
    if view.house_rules:
        agreed.append(in_force(view.house_rules))
    return " · ".join(pen.say(each) for each in agreed)


# ---------------------------------------------------------------- on a question


def _question(view: TableView, area: Area, pen: Pen, clock: Clock | None) -> list[Thing]:
    things, area = _prompt(view, area, pen, clock)
    below, area = cut_bottom(area, pen.px(132), pen.px(12))
    things += plates(view, below, pen)
    asked, answers = cut_top(area, round(area.height * 0.46), pen.px(12))
    things += _question_panel(view, asked, pen)
    return things + answer_bars(
        answers, _bars(view), pen, wide=True, keep_seats=len(candidates(view))
    )


def _prompt(view: TableView, area: Area, pen: Pen, clock: Clock | None) -> tuple[list[Thing], Area]:
    high = 80 if clock is None else 116  # the seconds left are what everybody looks at
    top, rest = cut_top(area, pen.px(high), pen.px(12))
    things: list[Thing] = []
    if clock is not None:
        ring, top = cut_right(top, top.height, pen.px(12))
        things += ring_timer(ring, clock, pen)
    return [*things, *prompt_bar(top, pen, said(view, pen))], rest


def _question_panel(view: TableView, area: Area, pen: Pen) -> list[Thing]:
    things: list[Thing] = [panel(area, pen)]
    inner = Area(
        area.x + pen.px(20), area.y + pen.px(6), area.width - pen.px(40), area.height - pen.px(14)
    )
    head, text = cut_top(inner, pen.px(34))
    level, category = cut_left(head, head.width * 11 // 20, pen.px(12))
    if view.amount is not None:
        worth = Say("screen.question", level=view.level, amount=view.amount)
        things += pen.write(worth, level, 27, theme.GOLD, theme.PANEL, weight="bold", most_lines=1)
    things += pen.write(
        view.category,
        category,
        24,
        theme.SOFT,
        theme.PANEL,
        align="right",
        most_lines=1,
        smallest=15,
    )
    if view.question:
        return things + pen.write(
            view.question, text, 50, theme.TEXT, theme.PANEL, weight="bold", key="question"
        )
    if view.answers:
        return things + pen.write(
            Say("screen.own_question"), text, 38, theme.SOFT, theme.PANEL, align="centre"
        )
    if view.amount is not None:  # no card yet: what the next one is worth
        things += pen.write(
            pen.money(view.amount),
            text,
            84,
            theme.GOLD,
            theme.PANEL,
            align="centre",
            weight="bold",
            most_lines=1,
        )
    return things


def _bars(view: TableView) -> dict[Letter, Bar]:
    """Before they are read out the answers have their places, and nothing on them."""
    if not view.answers:
        return {letter: Bar("", "waiting") for letter in LETTERS}
    return {
        letter: Bar(text, _state(view, letter), _laid(view, letter))
        for letter, text in view.answers.items()
    }


def _state(view: TableView, letter: Letter) -> BarState:
    if isinstance(view, LetterOnTable):
        if letter == view.right:
            return "right"
        return "wrong" if letter in view.cards.values() else "out"
    if letter in view.tried:
        return "wrong"
    if isinstance(view, CardsOnTable) and letter in view.cards.values():
        return "chosen"
    return "plain"


def _laid(view: TableView, letter: Letter) -> tuple[int, ...]:
    if not isinstance(view, CardsOnTable):
        return ()
    return tuple(seat for seat, card in view.cards.items() if card == letter)


# ---------------------------------------------------------------- between rounds, and at the end


def _between_rounds(view: TableView, area: Area, pen: Pen, clock: Clock | None) -> list[Thing]:
    things, area = _prompt(view, area, pen, clock)
    return things + block(view, area, pen)


def _last_question(view: LetterOnTable, area: Area, pen: Pen) -> list[Thing]:
    """What was asked, and the right answer with everybody who laid it."""
    asked, answer = cut_left(area, area.width * 3 // 5, pen.px(14))
    right = {view.right: _bars(view)[view.right]}
    return _question_panel(view, asked, pen) + answer_bars(answer, right, pen, wide=False)


def _over(view: TableView, area: Area, pen: Pen) -> list[Thing]:
    top, area = cut_top(area, pen.px(80), pen.px(12))
    things = prompt_bar(top, pen, result(view))
    if isinstance(view, LetterOnTable):  # M-38, M-39: the reveal itself has ended the game
        last, area = cut_top(area, pen.px(124), pen.px(12))
        things += _last_question(view, last, pen)
    if not view.million_note:  # ended early, before anybody had won anything
        return things + final_standing(view, area, pen)
    note, standing = cut_left(area, area.width * 11 // 20, pen.px(20))
    return things + million_note(view, note, pen) + final_standing(view, standing, pen)
