"""The table's picture of Money Drop, for every phase."""

from msgspec.structs import replace

from pi_app.rules.core import LETTERS, Letter, Say, in_force
from pi_app.rules.money_drop.views import RightOnTable, TableView
from pi_app.scene import Clock
from pi_app.screen import theme
from pi_app.screen.chips_layout import AFTER_FALL
from pi_app.screen.legend import legend
from pi_app.screen.marks import letter_block
from pi_app.screen.money_drop_keys import is_stuck, key_hints
from pi_app.screen.money_drop_runs import before_run, how_it_ended, over, run_over
from pi_app.screen.money_drop_side import RESOLVING, people, people_height, side
from pi_app.screen.parts import panel, prompt_bar, title_bar
from pi_app.screen.pen import Pen, columns, cut_bottom, cut_right, cut_top
from pi_app.screen.things import Area, Thing, Words
from pi_app.screen.windows_layout import Door, Pane, windows

BETWEEN = {"before_run": before_run, "run_over": run_over, "over": over}


def money_drop_stage(view: TableView, area: Area, pen: Pen, clock: Clock | None) -> list[Thing]:
    inner = Area(
        area.x + pen.px(20), area.y + pen.px(8), area.width - pen.px(40), area.height - pen.px(14)
    )
    title, inner = cut_top(inner, pen.px(46), pen.px(8))
    things = title_bar(title, pen, Say("game.money_drop"), _where(view), _agreed(view, pen))
    keys, inner = cut_bottom(inner, pen.px(38), pen.px(6))
    things += legend(keys, key_hints(view), pen)
    if view.phase != "over":
        below, inner = cut_bottom(inner, people_height(view, inner, pen), pen.px(8))
        things += people(view, below, pen)
    if view.phase in BETWEEN:
        top, inner = cut_top(inner, pen.px(76), pen.px(10))
        return [*things, *prompt_bar(top, pen, told(view)), *BETWEEN[view.phase](view, inner, pen)]
    beside, main = cut_right(inner, pen.px(270), pen.px(14))
    things += side(view, beside, pen, clock)
    top, main = cut_top(main, pen.px(68), pen.px(8))
    things += _prompt(view, top, pen)
    if view.phase == "choosing_category":
        return things + _categories(view, main, pen)
    asked, doors = cut_top(main, main.height * 26 // 100, pen.px(8))
    return things + _question(view, asked, pen) + windows(_panes(view, pen), doors, pen)


def told(view: TableView) -> Say:
    """The table's sentence, where a nearer one than that of the rules is known."""
    if view.phase == "placing" and not view.in_hand:  # D-08
        return Say("drop.hold_done")
    if view.phase == "over" and len(view.ranking) == 1:
        return how_it_ended(view.ranking[0])
    return view.prompt


def _prompt(view: TableView, area: Area, pen: Pen) -> list[Thing]:
    """What is saved is told only when the last chips have been seen to fall."""
    things = prompt_bar(area, pen, told(view))
    if view.phase != "resolved":
        return things
    return [
        replace(thing, key=f"saved {number}{AFTER_FALL}") if isinstance(thing, Words) else thing
        for number, thing in enumerate(things)
    ]


def _where(view: TableView) -> Say | str:
    if view.phase == "over":
        return Say("screen.end")
    if view.phase in ("before_run", "run_over"):
        return Say("drop.run", run=view.run, runs=view.runs) if view.runs > 1 else ""
    if view.runs == 1:
        return Say("drop.round", round=view.round, rounds=view.rounds)
    return Say("drop.where", run=view.run, runs=view.runs, round=view.round, rounds=view.rounds)


def _agreed(view: TableView, pen: Pen) -> str:
    agreed = [Say("screen.own_cards")] if view.own_cards else []
    if view.house_rules:
        agreed.append(in_force(view.house_rules))
    return " · ".join(pen.say(each) for each in agreed)


# ---------------------------------------------------------------- categories and question


def _categories(view: TableView, area: Area, pen: Pen) -> list[Thing]:
    """D-04: two cards to choose from, each under the key that takes it."""
    gap = pen.px(64)
    places = columns(area, len(view.categories), gap)
    inner = Area(0, 0, places[0].width - pen.px(40), places[0].height * 6 // 10)
    size = pen.size_for(view.categories, inner, 60, 22, weight="bold")
    things: list[Thing] = []
    for letter, category, place in zip(LETTERS, view.categories, places, strict=False):
        things.append(panel(place, pen, raised=True, key=f"category {letter}"))
        block, text = cut_top(place, min(pen.px(90), place.height // 3))
        things += letter_block(letter, block, pen)
        things += pen.write(
            category,
            Area(text.x + pen.px(20), text.y, text.width - pen.px(40), text.height),
            size,
            theme.TEXT,
            theme.RAISED,
            align="centre",
            weight="bold",
            smallest=min(size, 22),
        )
    middle = Area(area.centre[0] - gap // 2, area.centre[1] - pen.px(20), gap, pen.px(40))
    return things + pen.write(
        Say("drop.or"), middle, 26, theme.SOFT, theme.STAGE_LIT, align="centre", smallest=14
    )


def _question(view: TableView, area: Area, pen: Pen) -> list[Thing]:
    things: list[Thing] = [panel(area, pen)]
    inner = Area(
        area.x + pen.px(20), area.y + pen.px(5), area.width - pen.px(40), area.height - pen.px(10)
    )
    if view.category:
        head, inner = cut_top(inner, min(pen.px(32), inner.height // 3))
        things += pen.write(
            view.category,
            head,
            27,
            theme.GOLD,
            theme.PANEL,
            weight="bold",
            smallest=15,
            most_lines=1,
            key="category",
        )
    if view.question:
        return things + pen.write(
            view.question, inner, 44, theme.TEXT, theme.PANEL, weight="bold", key="question"
        )
    return things + pen.write(_instead(view), inner, 36, theme.SOFT, theme.PANEL, align="centre")


def _instead(view: TableView) -> Say:
    """What stands where the question will be."""
    match view.phase:
        case "drawing":
            return Say("drop.two_cards")
        case "own_pair":
            return Say("drop.entering", host=view.players[view.host_seat].name)
        case "reading_answers":  # D-05
            return Say("drop.question_to_come")
    return Say("screen.own_question")


# ---------------------------------------------------------------- the windows


def _panes(view: TableView, pen: Pen) -> list[Pane]:
    return [_pane(view, letter, pen) for letter in LETTERS]


def _pane(view: TableView, letter: Letter, pen: Pen) -> Pane:
    if letter in view.marked:  # D-03
        return Pane(letter, "", "marked", says=Say("drop.marked"))
    text: Say | str = view.answers.get(letter, "")
    if view.own_cards and view.answers:
        text = Say("drop.own_answer")
    door = _door(view, letter)
    chips = view.stakes.get(letter, 0)
    amount: Say | str = ""
    if door == "open":
        fell = view.fell_worth[letter]
        amount = Say("drop.minus", amount=fell) if fell.amount else ""
    elif chips:
        amount = pen.money(view.stakes_worth[letter])
    return Pane(
        letter, text, door, chips, amount, _says(view, letter, door), view.fell.get(letter, 0)
    )


def _door(view: TableView, letter: Letter) -> Door:
    moving = view.prompt.parts.get("window") if view.phase in ("opening", "closing") else None
    if isinstance(view, RightOnTable) and letter == view.right:
        return "right"
    if letter == moving:
        return "stuck" if is_stuck(view) else "moving"
    if letter not in view.opened:
        return "shut"
    if view.phase == "closing" and moving in view.opened:
        # They close in the order in which they opened: those before are shut again.
        return "open" if view.opened.index(letter) > view.opened.index(moving) else "shut"
    return "open"


def _says(view: TableView, letter: Letter, door: Door) -> Say | str:
    chips = view.stakes.get(letter, 0)
    match door:
        case "right":
            return Say("drop.right")
        case "open":
            return Say("drop.open")
        case "stuck":
            return Say("drop.stuck")
        case "moving":
            return Say("drop.opening" if view.phase == "opening" else "drop.closing")
    if chips:
        return Say("size.some", chips=chips)
    if view.phase in RESOLVING:
        return Say("drop.open" if letter in view.opened else "drop.empty")
    if view.phase != "placing":
        return ""
    free = [window for window, there in view.stakes.items() if not there]
    return Say("drop.stays_free" if len(free) == 1 else "drop.free")  # D-07
