"""The side of the quizmaster's display: traffic lights, the last steps, and the buttons."""

from pi_app.rules.core import Say
from pi_app.scene import HostScene, Light, Lights, Wish
from pi_app.screen import theme
from pi_app.screen.host_keys import finger
from pi_app.screen.marks import cross, tick
from pi_app.screen.parts import panel
from pi_app.screen.pen import Pen, columns, cut_bottom, cut_left, cut_right, cut_top, rows
from pi_app.screen.things import Area, Colour, Disc, Fill, Point, Shape, Thing, Touch


def side(area: Area, scene: HostScene, pen: Pen, *, has_clock: bool) -> list[Thing]:
    gap = pen.px(8)
    things: list[Thing] = []
    if scene.lights:
        top, area = cut_top(area, pen.px(40) * len(scene.lights) + pen.px(10), gap)
        things += _lights(scene.lights, top, pen)
    sound, area = cut_bottom(area, finger(pen), gap)
    flow, area = cut_bottom(area, finger(pen), gap)
    things += _sound_buttons(scene, columns(sound, 3, gap), pen)
    things += _flow_buttons(scene, columns(flow, 3 if has_clock else 2, gap), pen)
    undo, area = cut_bottom(area, finger(pen), gap)
    motion, undo = cut_right(undo, (undo.width - 2 * gap) // 3, gap)
    things += button(undo, pen, Say("host_screen.undo"), "undo", works=scene.can_undo)
    how = Say("host_screen.motion_less" if scene.less_motion else "host_screen.motion_full")
    things += _signed(motion, pen, "less_motion", Say("host_screen.motion"), how)
    return things + _log(scene.log, area, pen)


# ---------------------------------------------------------------- traffic lights


def _lights(lights: tuple[Light, ...], area: Area, pen: Pen) -> list[Thing]:
    things: list[Thing] = [panel(area, pen)]
    inner = Area(
        area.x + pen.px(10), area.y + pen.px(5), area.width - pen.px(18), area.height - pen.px(10)
    )
    for light, place in zip(lights, rows(inner, len(lights), 0), strict=True):
        size = min(pen.px(28), place.height - 2)
        sign, text = cut_left(place, pen.px(30), pen.px(8))
        things += light_sign(light.state, sign.centre, size)
        how = light.detail or Say(f"host_screen.light_{light.state}")
        quiet = light.state in ("good", "none")
        things += pen.write(
            Say("host_screen.light", what=light.what, how=how),
            text,
            21,
            theme.SOFT if quiet else theme.TEXT,
            theme.PANEL,
            weight="normal" if quiet else "bold",
            smallest=13,
            most_lines=2,
        )
    return things


def light_sign(state: Lights, centre: Point, size: int) -> list[Thing]:
    """Each state has a shape of its own: disc with tick, triangle, square with cross, hollow."""
    x, y = centre
    half = size // 2
    match state:
        case "good":
            return [Disc(centre, half, theme.GOOD), tick(centre, size * 2 // 3, theme.INK)]
        case "warning":
            return warning_sign(centre, size, theme.WARNING, theme.INK)
        case "bad":
            place = Area(x - half, y - half, 2 * half, 2 * half)
            return [Fill(place, theme.BAD, size // 8), cross(centre, size * 4 // 5, theme.INK)]
    return [Disc(centre, half - 2, theme.PANEL, theme.QUIET, max(2, size // 9))]


def warning_sign(centre: Point, size: int, colour: Colour, mark: Colour) -> list[Thing]:
    """A triangle with an exclamation mark."""
    x, y = centre
    thick, high = max(2, size // 8), max(3, size // 3)
    corners = theme.outline("triangle", (x, y + size // 20), size)
    bar = Area(x - thick // 2, y - size // 6, thick, high)
    dot = Area(x - thick // 2, bar.bottom + max(1, thick // 2), thick, thick)
    return [Shape(corners, colour), Fill(bar, mark), Fill(dot, mark)]


# ---------------------------------------------------------------- the last steps


def _log(log: tuple[Say, ...], area: Area, pen: Pen) -> list[Thing]:
    """Newest first, as many as there is room for; the newest is the one undo takes back."""
    head, below = cut_top(area.inset(pen.px(8)), pen.height(20), pen.px(2))
    if below.height < pen.height(18):
        return []
    things: list[Thing] = [panel(area, pen)]
    text = Area(head.x + pen.px(4), head.y, head.width - pen.px(8), head.height)
    title = Say("host_screen.log")
    things += pen.write(title, text, 20, theme.GOLD, theme.PANEL, weight="bold", most_lines=1)
    y = below.y
    for number, step in enumerate(log or (Say("host_screen.log_empty"),)):
        room = Area(text.x, y, text.width, below.bottom - y)
        if room.height < pen.height(19):
            break
        fitted = pen.fitted(pen.say(step).strip(), room, 19, 19, most_lines=3)
        if not fitted.whole and number:
            break
        high = pen.height(19, lines=len(fitted.lines))
        place = Area(text.x, y, text.width, high)
        newest = number == 0 and bool(log)
        things += pen.place(fitted, place, theme.TEXT if newest else theme.SOFT, theme.PANEL)
        y += high + pen.px(6)
    return things


# ---------------------------------------------------------------- buttons


def button(area: Area, pen: Pen, label: Say, means: Wish, *, works: bool = True) -> list[Thing]:
    """A word to touch; what does not work now is flat and answers to nothing."""
    things, text = _button_ground(area, pen, means, works=works)
    colour, on = (theme.TEXT, theme.RAISED) if works else (theme.SOFT, theme.PANEL_LOW)
    if means == "undo":
        sign, text = cut_left(text, pen.px(34), pen.px(6))
        things.append(_back_arrow(sign.centre, pen.px(30), theme.TEXT if works else theme.QUIET))
    return things + pen.write(label, text, 25, colour, on, align="centre", weight="bold")


def _button_ground(
    area: Area, pen: Pen, means: Wish, *, works: bool = True
) -> tuple[list[Thing], Area]:
    text = area.inset(pen.px(6))
    if not works:
        flat = Fill(area, theme.PANEL_LOW, pen.px(12), theme.QUIET_EDGE, pen.px(1))
        return [flat], text
    raised = Fill(area, theme.RAISED, pen.px(12), theme.EDGE, pen.px(2), fades_to=theme.RAISED_LOW)
    return [raised, Touch(area, means)], text


def _signed(
    area: Area, pen: Pen, means: Wish, label: Say, sign: list[Thing] | Say, *, works: bool = True
) -> list[Thing]:
    """A sign or a figure above, the word below."""
    things, inner = _button_ground(area, pen, means, works=works)
    below, above = cut_bottom(inner, pen.px(26), pen.px(1))
    below = Area(area.x + pen.px(3), below.y, area.width - pen.px(6), below.height)
    on = theme.RAISED if works else theme.PANEL_LOW
    colour = theme.TEXT if works else theme.SOFT
    if isinstance(sign, Say):
        things += pen.write(
            sign, above, 27, theme.GOLD, on, align="centre", weight="bold", most_lines=1
        )
    else:
        things += sign
    return things + pen.write(
        label, below, 21, colour, on, align="centre", smallest=13, most_lines=1
    )


def _sign_centre(area: Area, pen: Pen) -> Point:
    inner = area.inset(pen.px(6))
    return inner.centre[0], inner.y + (inner.height - pen.px(27)) // 2


def _flow_buttons(scene: HostScene, places: list[Area], pen: Pen) -> list[Thing]:
    """Pause, more time where a clock is, and which screen is whose."""
    pause, *time, swap = places
    size = pen.px(26)
    centre = _sign_centre(pause, pen)
    if scene.cover is not None:
        things = _signed(pause, pen, "pause", Say("host_screen.go_on"), [_play(centre, size)])
    else:
        things = _signed(pause, pen, "pause", Say("host_screen.pause"), _bars(centre, size))
    for place in time:
        seconds = Say("host_screen.ten_seconds")
        things += _signed(place, pen, "more_time", Say("host_screen.more_time"), seconds)
    screens = _two_screens(_sign_centre(swap, pen), size)
    return things + _signed(swap, pen, "swap_screens", Say("host_screen.swap_screens"), screens)


def _sound_buttons(scene: HostScene, places: list[Area], pen: Pen) -> list[Thing]:
    softer, mute, louder = places
    size = pen.px(26)
    level = Say("host_screen.volume", percent=scene.volume)
    shown = Say("host_screen.muted") if scene.muted else level
    switch = Say("host_screen.unmute" if scene.muted else "host_screen.mute")
    return [
        *_signed(
            softer,
            pen,
            "softer",
            Say("host_screen.softer"),
            _speaker(_sign_centre(softer, pen), size, "−"),
        ),
        *_signed(mute, pen, "mute", switch, shown),
        *_signed(
            louder,
            pen,
            "louder",
            Say("host_screen.louder"),
            _speaker(_sign_centre(louder, pen), size, "+"),
        ),
    ]


# ---------------------------------------------------------------- signs on buttons


def _play(centre: Point, size: int) -> Shape:
    x, y = centre
    half = size // 2
    return Shape(
        ((x - half * 2 // 3, y - half), (x + half, y), (x - half * 2 // 3, y + half)), theme.GOLD
    )


def _bars(centre: Point, size: int) -> list[Thing]:
    x, y = centre
    wide = max(2, size // 4)
    return [
        Fill(Area(left, y - size // 2, wide, size), theme.GOLD, 1)
        for left in (x - size // 3 - wide // 2, x + size // 3 - wide // 2)
    ]


def _two_screens(centre: Point, size: int) -> list[Thing]:
    x, y = centre
    wide, high, line = size * 3 // 4, size // 2, max(1, size // 12)
    return [
        Fill(Area(left, top, wide, high), theme.RAISED, 1, theme.GOLD, line)
        for left, top in ((x - size * 3 // 5, y - high * 3 // 4), (x - size // 6, y - high // 4))
    ]


def _speaker(centre: Point, size: int, more: str) -> list[Thing]:
    x, y = centre[0] - size // 4, centre[1]
    half = size // 2
    body = Shape(
        (
            (x - half, y - half // 3),
            (x - half // 3, y - half // 3),
            (x + half // 3, y - half * 4 // 5),
            (x + half // 3, y + half * 4 // 5),
            (x - half // 3, y + half // 3),
            (x - half, y + half // 3),
        ),
        theme.GOLD,
    )
    thick, arm = max(2, size // 8), size // 4
    middle = x + half // 3 + size // 2
    things: list[Thing] = [
        body,
        Fill(Area(middle - arm, y - thick // 2, 2 * arm, thick), theme.GOLD),
    ]
    if more == "+":
        things.append(Fill(Area(middle - thick // 2, y - arm, thick, 2 * arm), theme.GOLD))
    return things


def _back_arrow(centre: Point, size: int, colour: Colour) -> Shape:
    x, y = centre
    half = size // 2
    thick = max(2, size // 8)
    return Shape(
        (
            (x - half, y),
            (x, y - half),
            (x, y - thick),
            (x + half, y - thick),
            (x + half, y + thick),
            (x, y + thick),
            (x, y + half),
        ),
        colour,
    )
