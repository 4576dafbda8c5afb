"""H-20: the blackout, which tells nothing: the same for every role and whatever anybody does."""

from msgspec.structs import replace

from pi_app.rules.core import LETTERS, Letter, Say
from pi_app.rules.heist.views import Private, TableView
from pi_app.scene import Clock
from pi_app.screen import theme
from pi_app.screen.heist_cards_layout import card_face, card_place
from pi_app.screen.heist_private import (
    BAND,
    called_name,
    for_one_alone,
    own_role,
    private_of,
    uncover_key,
)
from pi_app.screen.legend import KeyHint, legend
from pi_app.screen.marks import letter_block
from pi_app.screen.parts import panel, ring_timer
from pi_app.screen.pen import Pen, columns, cut_bottom, cut_left, cut_right, cut_top, rows
from pi_app.screen.things import Area, Colour, Fill, Thing

DARK: Colour = (0, 0, 0)


def blackout(view: TableView, area: Area, pen: Pen, clock: Clock | None) -> list[Thing]:
    """All is dark. Only time is shown, and without displays whoever is called."""
    things: list[Thing] = [Fill(area, DARK)]
    inner = area.inset(pen.px(24))
    if view.called is None:
        return things + _all_eyes_shut(view, inner, pen, clock)
    top, below = cut_top(inner, pen.px(BAND), pen.px(16))
    if clock is not None:
        ring, top = cut_right(top, top.height, pen.px(16))
        things += ring_timer(ring, clock, pen)
    things += for_one_alone(top, view, Say("heist.others_eyes_shut"), pen)
    private = private_of(view)
    if private is not None:
        return things + _uncovered(view, private, below, pen)
    name, key = cut_top(below, below.height * 3 // 5)
    things += called_name(view, name, pen, DARK)
    if not view.uncovered:
        return things + uncover_key(key, pen, DARK)
    return things + pen.write(
        Say("heist.on_own_box"), key, 40, theme.TEXT, DARK, align="centre", stands="top"
    )


def _all_eyes_shut(view: TableView, area: Area, pen: Pen, clock: Clock | None) -> list[Thing]:
    text, area = cut_top(area, min(pen.px(120), area.height // 4), pen.px(10))
    things = pen.write(
        view.prompt, text, 46, theme.SOFT, DARK, align="centre", weight="bold", most_lines=2
    )
    shut = area
    if clock is not None:
        shut, ring = cut_bottom(area, min(pen.px(130), area.height // 4), pen.px(10))
        things += ring_timer(ring, clock, pen)
    return things + pen.write(
        Say("heist.eyes_shut"), shut, 110, theme.TEXT, DARK, align="centre", weight="bold"
    )


# ---------------------------------------------------------------- without displays


def _uncovered(view: TableView, private: Private, area: Area, pen: Pen) -> list[Thing]:
    cover, area = cut_bottom(area, pen.px(40), pen.px(8))
    things = legend(cover, [KeyHint(("D",), Say("seat.cover"), held=True)], pen)
    side, main = cut_left(area, pen.px(230), pen.px(16))
    laid, main = cut_right(main, pen.px(210), pen.px(16))
    things += own_role(private, side, pen) + _own_card(private, laid, pen)
    head, main = cut_top(main, min(pen.px(96), main.height // 4))
    seen, main = cut_top(main, min(pen.px(48), main.height // 6), pen.px(8))
    things += pen.write(private.todo, head, 38, theme.TEXT, DARK, weight="bold", most_lines=2)
    things += pen.write(_seen(view, private), seen, 38, theme.GOLD, DARK, weight="bold")
    places = [place for row in rows(main, 2, pen.px(10)) for place in columns(row, 2, pen.px(10))]
    for letter, place in zip(LETTERS, places, strict=True):
        things += _key(letter, view.keys.get(letter, ""), place, pen)
    return things


def _own_card(private: Private, area: Area, pen: Pen) -> list[Thing]:
    things: list[Thing] = [panel(area, pen, raised=True)]
    head, place = cut_top(area.inset(pen.px(14)), pen.px(34), pen.px(8))
    things += pen.write(
        Say("heist.you_laid"), head, 26, theme.TEXT, theme.RAISED, align="centre", most_lines=1
    )
    if private.laid is not None:
        things += card_face(card_place(place, pen.px(190)), private.laid.card, pen)
    return things


def _key(letter: Letter, does: Say | str, area: Area, pen: Pen) -> list[Thing]:
    """Four keys do something in any case; one that was pressed once has a gold edge."""
    things: list[Thing] = [panel(area, pen, raised=True)]
    if isinstance(does, Say) and does.key == "press_again":
        things = [replace(panel(area, pen, raised=True), edge=theme.GOLD, edge_width=pen.px(5))]
    block, text = cut_left(area.inset(pen.px(10)), pen.px(72), pen.px(12))
    y = block.centre[1]
    high = min(block.height, pen.px(84))
    things += letter_block(letter, Area(block.x, y - high // 2, block.width, high), pen)
    return things + pen.write(
        does, text, 32, theme.TEXT, theme.RAISED, weight="bold", smallest=15, most_lines=3
    )


def _seen(view: TableView, private: Private) -> Say | str:
    if private.role_seen is not None:
        seat, role = private.role_seen
        return Say("line.role_seen", name=view.players[seat].name, role=Say(f"role.{role}"))
    if private.card_seen is not None:
        seat, card = private.card_seen
        words = Say(f"card.{card.kind}", extra=card.extra)
        return Say("line.card_seen", name=view.players[seat].name, card=words)
    return ""
