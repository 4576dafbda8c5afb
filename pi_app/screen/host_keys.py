"""The row of keys on the quizmaster's display: what each does now, and touching is pressing."""

from collections.abc import Mapping

from msgspec import Struct

from pi_app.rules.core import LETTERS, Letter, Say
from pi_app.scene import HostScene, Page
from pi_app.screen import theme
from pi_app.screen.marks import letter_block, letter_shape, tick
from pi_app.screen.parts import panel
from pi_app.screen.pen import Pen, columns, cut_bottom, cut_left
from pi_app.screen.things import Area, Fill, KeyTouch, Thing, Touch

FINGER = 44  # pixels; nothing to be touched is smaller, however small the window is


class Keys(Struct, frozen=True):
    """What the four keys do now. Without a box nobody can press them here."""

    box: str
    taps: Mapping[Letter, Say]
    holds: Mapping[Letter, Say]
    chosen: frozenset[Letter] = frozenset()
    covered: bool = False  # somebody else's box: what it can do is not said here

    @property
    def idle(self) -> bool:
        return not self.taps and not self.holds


def finger(pen: Pen) -> int:
    return max(FINGER, pen.px(72))


def page_of(scene: HostScene) -> Page | None:
    """The page that asks something now, if one does: the pause before set-up."""
    if scene.cover is not None:
        return scene.cover
    if isinstance(scene.stage, Page):
        return scene.stage
    page = getattr(scene.stage, "page", None)
    return page if isinstance(page, Page) else None


def keys_of(scene: HostScene) -> Keys:
    page = page_of(scene)
    chosen = page.chosen if page else frozenset()
    box = scene.keys.box if scene.keys else ""
    if scene.keys is not None and (scene.keys.taps or scene.keys.holds):
        return Keys(box, scene.keys.taps, scene.keys.holds, chosen)
    covered = scene.keys is not None and scene.keys.covered
    return Keys(box, page.taps if page else {}, page.holds if page else {}, chosen, covered)


def key_row(area: Area, keys: Keys, pen: Pen) -> list[Thing]:
    """Always four keys; when none of them does anything, one sentence says so."""
    if keys.idle:
        own = keys.box and not keys.covered
        words = "host_screen.nothing_to_press" if own else "host_screen.nobody_hosts"
        return [
            panel(area, pen),
            *pen.write(
                Say(words), area.inset(pen.px(8)), 28, theme.SOFT, theme.PANEL, align="centre"
            ),
        ]
    things: list[Thing] = []
    places = dict(zip(LETTERS, columns(area, 4, pen.px(10)), strict=True))
    inner = _text_place(places["A"], pen)
    half = Area(inner.x, inner.y, inner.width, inner.height // 2)
    both = any(letter in keys.holds for letter in keys.taps)
    room = half if both else inner
    if keys.chosen:
        room = Area(room.x, room.y, room.width - _tick_width(pen), room.height)
    taps = [_tap_words(letter, tap, pen) for letter, tap in keys.taps.items()]
    holds = [_hold_words(hold) for hold in keys.holds.values()]
    tap_size = pen.size_for(taps, room, 32, 15, "bold")
    hold_size = pen.size_for(holds, room, 24, 14)
    for letter, place in places.items():
        things += _key(place, letter, keys, pen, (tap_size, hold_size))
    return things


def _tap_words(letter: Letter, tap: Say, pen: Pen) -> Say:
    """A letter alone would not say that it is entered."""
    return Say("host_screen.letter", letter=letter) if pen.say(tap) == letter else tap


def _hold_words(hold: Say) -> Say:
    return Say("screen.held", does=hold)


def _tick_width(pen: Pen) -> int:
    return pen.px(36)


def _text_place(area: Area, pen: Pen) -> Area:
    left = area.x + pen.px(76)
    return Area(left, area.y + pen.px(4), area.right - left - pen.px(10), area.height - pen.px(8))


def _key(
    area: Area, letter: Letter, keys: Keys, pen: Pen, sizes: tuple[float, float]
) -> list[Thing]:
    tap, hold = keys.taps.get(letter), keys.holds.get(letter)
    if tap is None and hold is None:
        return _dead_key(area, letter, keys, pen)
    on = theme.RAISED
    edge = theme.GOLD if letter in keys.chosen else theme.EDGE
    things: list[Thing] = [
        Fill(area, on, pen.px(14), edge, pen.px(3), fades_to=theme.RAISED_LOW),
    ]
    block, _ = cut_left(area.inset(pen.px(7)), pen.px(58))
    things += letter_block(letter, block, pen)
    text = _text_place(area, pen)
    if letter in keys.chosen:
        wide = _tick_width(pen)
        things.append(tick((text.right - wide // 2, text.centre[1]), pen.px(30), theme.GOOD))
        text = Area(text.x, text.y, text.width - wide, text.height)
    tap_size, hold_size = sizes
    if hold is not None:
        share = text if tap is None else cut_bottom(text, text.height // 2)[0]
        things += pen.write(
            _hold_words(hold), share, hold_size, theme.GOLD, on, smallest=min(14.0, hold_size)
        )
        text = Area(text.x, text.y, text.width, text.height - share.height)
    if tap is not None:
        words = _tap_words(letter, tap, pen)
        things += pen.write(
            words, text, tap_size, theme.TEXT, on, weight="bold", smallest=min(15.0, tap_size)
        )
    return [*things, *_touch(area, letter, keys)]


def _dead_key(area: Area, letter: Letter, keys: Keys, pen: Pen) -> list[Thing]:
    """It can still be pressed: the answer is a sentence that says why it does nothing."""
    place = Area(area.x + pen.px(7), area.y, pen.px(58), area.height)
    return [
        Fill(area, theme.PANEL_LOW, pen.px(14), theme.QUIET_EDGE, pen.px(2)),
        letter_shape(
            letter, (place.centre[0], place.centre[1] - pen.px(12)), pen.px(24), theme.QUIET
        ),
        *pen.write(
            letter,
            Area(place.x, place.centre[1] + pen.px(2), place.width, pen.px(30)),
            24,
            theme.SOFT,
            theme.PANEL_LOW,
            align="centre",
        ),
        *pen.write(
            Say("host_screen.no_key"), _text_place(area, pen), 21, theme.SOFT, theme.PANEL_LOW
        ),
        *_touch(area, letter, keys),
    ]


def _touch(area: Area, letter: Letter, keys: Keys) -> list[Thing]:
    return [Touch(area, KeyTouch(keys.box, letter))] if keys.box else []
