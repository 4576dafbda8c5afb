"""The stages of the evening around the games: pages, the lobby, practice, fame, the pause."""

from collections.abc import Mapping

from msgspec.structs import replace

from pi_app.rules.core import LETTERS, Letter, Say, Seat
from pi_app.scene import Clock, FamousRun, HallOfFame, Lobby, Page, Practice
from pi_app.screen import theme
from pi_app.screen.answers import Bar, answer_bars, choices
from pi_app.screen.legend import hints_of, legend
from pi_app.screen.parts import Plate, Tone, name_plate, panel, prompt_bar, ring_timer
from pi_app.screen.pen import Pen, columns, cut_bottom, cut_left, cut_right, cut_top, rows
from pi_app.screen.things import Area, Fill, Thing


def page_stage(page: Page, area: Area, pen: Pen, clock: Clock | None) -> list[Thing]:
    """A question to the table, what there is to know about it, and the answers on the keys."""
    inner = _margins(area, pen)
    things, inner = _heading(page, inner, pen, clock)
    keys, below, inner = _keys(page, inner, pen)
    things += below
    if not keys:
        return things + _lines(page.lines, inner, pen, 40)
    if page.lines:
        share = inner.height // 3 if len(page.lines) < 4 else inner.height // 2
        wanted = sum(pen.height(30, lines=2) for _ in page.lines)
        top, inner = cut_top(inner, min(share, wanted), pen.px(16))
        things += _lines(page.lines, top, pen, 36 if len(page.lines) == 1 else 30)
    return things + choices(inner, keys, page, pen)


def cover_stage(page: Page, area: Area, pen: Pen, clock: Clock | None) -> list[Thing]:
    """The pause: one word in the middle of a closed curtain; nothing of the game behind it."""
    things: list[Thing] = []
    strips = columns(area, 16, 0)
    for number, strip in enumerate(strips):
        wide = area.right - strip.x if strip is strips[-1] else strip.width
        colour, low = (theme.PANEL, theme.STAGE) if number % 2 else (theme.PANEL_LOW, theme.STAGE)
        things.append(Fill(Area(strip.x, strip.y, wide, strip.height), colour, fades_to=low))
    inner = _margins(area, pen)
    keys, below, inner = _keys(page, inner, pen)
    high = min(inner.height * 2 // 5, pen.px(110 if keys else 200))
    title, rest = cut_top(inner, high, pen.px(10))
    if clock is not None:
        ring, title = cut_right(title, pen.px(130), pen.px(10))
        _, title = cut_left(title, ring.width, pen.px(10))  # the word stays in the middle
        things += ring_timer(ring.inset(pen.px(10)), clock, pen)
    things += pen.write(
        page.title,
        title,
        110,
        theme.GOLD,
        theme.PANEL,
        align="centre",
        stands="bottom",
        weight="bold",
        most_lines=2,
    )
    if keys:
        if page.lines:
            lines, rest = cut_top(rest, min(rest.height // 4, pen.px(64)), pen.px(8))
            things += _lines(page.lines, lines, pen, 36, centred=True)
        side = rest.width // 6
        things += choices(
            Area(rest.x + side, rest.y, rest.width - 2 * side, rest.height),
            keys,
            page,
            pen,
        )
    else:
        things += _lines(page.lines, rest, pen, 38, centred=True)
    return things + below


def lobby_stage(
    lobby: Lobby, area: Area, pen: Pen, clock: Clock | None, *, with_keys: bool = True
) -> list[Thing]:
    """Seats on the left fill up, the page's question and keys stand on the right."""
    page = lobby.page if with_keys else without_keys(lobby.page)
    inner = _margins(area, pen)
    things, inner = _heading(page, inner, pen, clock)
    keys, below, inner = _keys(page, inner, pen)
    things += below
    left, right = cut_left(inner, inner.width * 56 // 100, pen.px(28))
    things += _seats(lobby, left, pen)
    if page.lines:
        lines, right = cut_top(right, right.height // 3 if keys else right.height, pen.px(14))
        things += _lines(page.lines, lines, pen, 32)
    return [*things, *choices(right, keys, page, pen)]


def without_keys(page: Page) -> Page:
    """Where something else says what they do."""
    return replace(page, taps={}, holds={})


def takes_seats(lobby: Lobby) -> bool:
    """Any key of a box takes a seat: nothing is asked, nobody is being named."""
    return not lobby.page.taps and not any(seat.active for seat in lobby.seats)


def practice_stage(practice: Practice, area: Area, pen: Pen, clock: Clock | None) -> list[Thing]:
    """Looks like a question, counts for nothing, and shows who has understood the box."""
    inner = _margins(area, pen)
    things, inner = _heading(practice.page, inner, pen, clock)
    below, inner = _holds(practice.page, inner, pen)
    if practice.page.lines:
        lines, inner = cut_top(inner, pen.px(64), pen.px(10))
        things += _lines(practice.page.lines, lines, pen, 30)
    seats, inner = cut_bottom(inner, pen.px(92), pen.px(14))
    question, answers = cut_top(inner, inner.height * 2 // 5, pen.px(14))
    things.append(panel(question, pen))
    things += pen.write(
        practice.question, question.inset(pen.px(16)), 52, theme.TEXT, theme.PANEL, align="centre"
    )
    bars: dict[Letter, Bar] = {
        letter: Bar(practice.answers[letter]) for letter in LETTERS if letter in practice.answers
    }
    things += answer_bars(answers, bars, pen)
    done, once = set(practice.done), set(practice.leaning)
    for seat, place in zip(
        practice.seats, columns(seats, len(practice.seats), pen.px(10)), strict=True
    ):
        word, tone = _practised(seat.seat, done, once)
        things += name_plate(place, Plate(seat.seat, seat.name, word, tone), pen)
    return things + below


def _practised(seat: Seat, done: set[Seat], once: set[Seat]) -> tuple[Say, Tone]:
    """Whoever has pressed once sees that the second press is missing."""
    if seat in done:
        return Say("screen.practice_done"), "good"
    if seat in once:
        return Say("screen.practice_again"), "turn"
    return Say("screen.practice_missing"), "plain"


def fame_stage(fame: HallOfFame, area: Area, pen: Pen, clock: Clock | None) -> list[Thing]:
    inner = _margins(area, pen)
    things, inner = _heading(fame.page, inner, pen, clock)
    below, inner = _holds(fame.page, inner, pen)
    if fame.page.taps:
        strip, inner = cut_bottom(inner, pen.px(56), pen.px(12))
        things += legend(strip, hints_of(fame.page.taps, {}), pen)
    if not fame.runs:
        return things + _lines(fame.page.lines, inner, pen, 64, centred=True) + below
    if fame.page.lines:
        lines, inner = cut_top(inner, pen.px(56), pen.px(10))
        things += _lines(fame.page.lines, lines, pen, 30)
    shown = fame.runs[: max(1, inner.height // pen.px(62))]
    high = min(pen.px(84), inner.height // len(shown))
    for number, run in enumerate(shown):
        line = Area(inner.x, inner.y + number * high, inner.width, high - pen.px(8))
        things += _famous(run, line, pen, f"run {number}")
    return things + below


def _famous(run: FamousRun, line: Area, pen: Pen, key: str) -> list[Thing]:
    """Place, who, what came of it, and in which game and when; the first place stands out."""
    first = run.place == 1
    things: list[Thing] = [panel(line, pen, raised=first, key=key)]
    under, soft = (theme.RAISED, theme.TEXT) if first else (theme.PANEL, theme.SOFT)
    text = Area(line.x + pen.px(14), line.y, line.width - pen.px(28), line.height)
    place, text = cut_left(text, pen.px(64), pen.px(8))
    things += pen.write(f"{run.place}.", place, 40, theme.GOLD, under, weight="bold", most_lines=1)
    side, text = cut_right(text, text.width * 3 // 10, pen.px(16))
    result, names = cut_right(text, text.width * 2 // 5, pen.px(16))
    things += pen.write(run.names, names, 38, theme.TEXT, under, weight="bold", most_lines=2)
    things += pen.write(run.result, result, 38, theme.GOLD, under, align="right", most_lines=2)
    about = f"{pen.say(run.game)} · {run.when}"
    return things + pen.write(
        about, side, 28, soft, under, align="right", most_lines=2, smallest=14
    )


# ---------------------------------------------------------------- what the stages share


def _margins(area: Area, pen: Pen) -> Area:
    side, top = pen.px(40), pen.px(20)
    return Area(area.x + side, area.y + top, area.width - 2 * side, area.height - 2 * top)


def _heading(page: Page, area: Area, pen: Pen, clock: Clock | None) -> tuple[list[Thing], Area]:
    top, rest = cut_top(area, pen.px(92), pen.px(20))
    if page.title.key == "setup.title":  # the name of the house, nothing that is asked
        return pen.write(page.title, top, 96, theme.GOLD, theme.STAGE_LIT, weight="bold"), rest
    things: list[Thing] = []
    if clock is not None:
        ring, top = cut_right(top, top.height, pen.px(16))
        things += ring_timer(ring, clock, pen)
    return [*things, *prompt_bar(top, pen, page.title, largest=54)], rest


def _holds(page: Page, area: Area, pen: Pen) -> tuple[list[Thing], Area]:
    if not page.holds:
        return [], area
    strip, rest = cut_bottom(area, pen.px(40), pen.px(12))
    return legend(strip, hints_of({}, page.holds), pen), rest


def _keys(page: Page, area: Area, pen: Pen) -> tuple[Mapping[Letter, Say], list[Thing], Area]:
    """What stands on the large bars: taps with the holds below, or the holds if they are all."""
    if page.taps:
        return page.taps, *_holds(page, area, pen)
    held = {letter: Say("screen.held", does=does) for letter, does in page.holds.items()}
    return held, [], area


def _lines(
    lines: tuple[Say, ...], area: Area, pen: Pen, size: float, *, centred: bool = False
) -> list[Thing]:
    """Lines of a page, all in one size, from the top."""
    if not lines:
        return []
    gap = pen.px(8)
    each = Area(area.x, area.y, area.width, (area.height - gap * (len(lines) - 1)) // len(lines))
    one_size = pen.size_for(lines, each, size, 14)
    things: list[Thing] = []
    y = area.y
    for line in lines:
        fitted = pen.fitted(line, each, one_size, min(14, one_size))
        high = pen.height(fitted.size / pen.unit, lines=len(fitted.lines))
        place = Area(area.x, y, area.width, high)
        things += pen.place(
            fitted, place, theme.TEXT, theme.STAGE_LIT, "centre" if centred else "left"
        )
        y += high + gap
    return things


_TONES: dict[str, Tone] = {"free": "quiet", "person": "good", "bot": "plain", "away": "bad"}


def _seats(lobby: Lobby, area: Area, pen: Pen) -> list[Thing]:
    seats, open_ = lobby.seats, takes_seats(lobby)
    across = 1 if len(seats) <= 4 else 2
    lines = (len(seats) + across - 1) // across
    high = min(pen.px(104), (area.height - pen.px(12) * (lines - 1)) // max(1, lines))
    whole = Area(area.x, area.y, area.width, high * lines + pen.px(12) * (lines - 1))
    places = [
        place
        for row in rows(whole, lines, pen.px(12))
        for place in columns(row, across, pen.px(12))
    ]
    things: list[Thing] = []
    larger = replace(pen, unit=pen.unit * high / pen.px(80))
    for seat, place in zip(seats, places, strict=False):
        tone: Tone = "turn" if seat.active else _TONES[seat.who]
        free = "seat_free" if open_ else "seat_empty"
        who = pen.say(Say(f"screen.{free}" if seat.who == "free" else f"screen.seat_{seat.who}"))
        open_ = open_ and seat.who != "free"  # one seat that invites is enough
        status = f"{who} · {seat.box}" if seat.box else who
        plate = Plate(seat.seat, seat.name, status, tone)
        things += name_plate(place, plate, larger, key=f"seat {seat.seat} {seat.who}")
    return things
