"""The end of a game: who has won, the million note (M-41) and the standing."""

from pi_app.rules.core import Say, rank
from pi_app.rules.millionaire.views import TableView
from pi_app.screen import theme
from pi_app.screen.parts import panel
from pi_app.screen.pen import Pen, cut_left, cut_right, cut_top, rows
from pi_app.screen.things import Area, Colour, Disc, Fill, Thing

NOTE: Colour = (214, 238, 206)
NOTE_LOW: Colour = (176, 216, 190)
NOTE_INK: Colour = (10, 42, 34)
NOTE_LINE: Colour = (60, 118, 98)


def result(view: TableView) -> Say:
    """Who has won, in one sentence; the standing below says the rest."""
    winners = [view.players[seat] for seat in view.million_note]
    match winners:
        case []:
            return Say("screen.nobody_wins")
        case [winner]:
            return Say("screen.wins", name=winner.name, amount=winner.total)
    names = " & ".join(winner.name for winner in winners)
    return Say("screen.win", names=names, amount=winners[0].total)


def million_note(view: TableView, area: Area, pen: Pen) -> list[Thing]:
    """M-41. A note of our own, as large as the stage allows."""
    high = min(area.height, area.width * 11 // 20)
    note = Area(area.x, area.y + (area.height - high) // 2, area.width, high)
    frame = note.inset(pen.px(14))
    things: list[Thing] = [
        Fill(note, NOTE, pen.px(18), theme.GOLD, pen.px(4), "note", NOTE_LOW),
        Fill(frame, NOTE, pen.px(10), NOTE_LINE, pen.px(2), fades_to=NOTE_LOW),
    ]
    radius = pen.px(46)
    for x in (frame.x + radius + pen.px(16), frame.right - radius - pen.px(16)):
        y = frame.y + radius + pen.px(16)
        things += [
            Disc((x, y), radius - ring * pen.px(9), NOTE, NOTE_LINE, pen.px(2)) for ring in range(4)
        ]
    top = Area(
        frame.x + 2 * radius + pen.px(40),
        frame.y + pen.px(16),
        frame.width - 4 * radius - pen.px(80),
        2 * radius,
    )
    things += pen.write(
        Say("screen.note_title"),
        top,
        40,
        NOTE_INK,
        NOTE,
        align="centre",
        weight="bold",
        most_lines=1,
    )
    inner = Area(
        frame.x + pen.px(24),
        top.bottom + pen.px(4),
        frame.width - pen.px(48),
        frame.bottom - top.bottom - pen.px(20),
    )
    amount, names = cut_top(inner, inner.height * 11 // 20, pen.px(6))
    things += pen.write(
        pen.money(view.ladder[-1].amount),
        amount,
        110,
        NOTE_INK,
        NOTE,
        align="centre",
        weight="bold",
        most_lines=1,
    )
    winners = " & ".join(view.players[seat].name for seat in view.million_note)
    return things + pen.write(
        Say("screen.note", names=winners),
        names,
        46,
        NOTE_INK,
        NOTE,
        align="centre",
        weight="bold",
        most_lines=2,
    )


def final_standing(view: TableView, area: Area, pen: Pen) -> list[Thing]:
    """Equal totals share their place."""
    placed = rank(view.players.values(), key=lambda player: player.total.amount)
    high = min(pen.px(128), (area.height - pen.px(10) * (len(placed) - 1)) // len(placed))
    whole = high * len(placed) + pen.px(10) * (len(placed) - 1)
    middle = Area(area.x, area.y + (area.height - whole) // 2, area.width, whole)
    larger = max(1.0, high / pen.px(96))
    things: list[Thing] = []
    for (place, player), line in zip(placed, rows(middle, len(placed), pen.px(10)), strict=True):
        wins = player.seat in view.million_note
        on = theme.RAISED if wins else theme.PANEL
        things.append(panel(line, pen, raised=wins))
        inner = Area(line.x + pen.px(16), line.y, line.width - pen.px(32), line.height)
        number, inner = cut_left(inner, pen.px(48), pen.px(8))
        total, name = cut_right(inner, inner.width // 2, pen.px(8))
        things += pen.write(
            f"{place}.", number, 40 * larger, theme.GOLD, on, weight="bold", most_lines=1
        )
        things += pen.write(
            player.name, name, 34 * larger, theme.TEXT, on, weight="bold", smallest=15, most_lines=1
        )
        things += pen.write(
            pen.money(player.total),
            total,
            38 * larger,
            theme.GOLD,
            on,
            align="right",
            weight="bold",
            smallest=15,
            most_lines=1,
        )
    return things
