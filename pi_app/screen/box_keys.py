"""The four keys of a drawn box: sign, lamp, key cap, and what tapping and holding each does."""

from collections.abc import Mapping, Set
from operator import itemgetter

from msgspec import Struct

from pi_app.rules.core import LETTERS, Lamp, Letter, Say
from pi_app.scene import BoxScene
from pi_app.screen import theme
from pi_app.screen.marks import letter_shape
from pi_app.screen.pen import Pen, cut_bottom, cut_left, cut_right, cut_top
from pi_app.screen.things import Area, Colour, Fill, KeyTouch, Thing, Touch, Weight

DARK_LAMP: Colour = (52, 54, 72)
LARGEST = 26
SMALLEST = 9  # where eight boxes share a small window
SMALLEST_OF_TWO = 12  # else a key that is tapped and held says less
TAP_SHARES = (0.4, 0.5, 0.3)  # of a key that can be tapped and held
# In units: a key with less room says things shortly, and on one that does two things as well
# a letter says enough for itself.
NARROW = 150
NARROW_FOR_TWO = 180
SHORTLY = {"pause.key": "pause.title", "pause.peek": "box.card"}


class _Face(Struct, frozen=True):
    """How a key is divided: its sign, and what tapping and holding it do, with the words for it."""

    sign: Area
    tap: Area
    hold: Area
    tapped: str = ""
    held: str = ""


def box_keys(box: BoxScene, places: list[Area], pen: Pen, blink_on: bool) -> list[Thing]:
    taps, holds = _labels(box, pen, places[0].width)
    faces = {
        letter: _face(place, pen, taps.get(letter, ""), holds.get(letter, ""))
        for letter, place in zip(LETTERS, places, strict=True)
    }
    tapped = {letter: (face.tapped, face.tap) for letter, face in faces.items() if face.tapped}
    held = {letter: (face.held, face.hold) for letter, face in faces.items() if face.held}
    tap_sizes = _sizes(tapped, held.keys(), pen, "bold")
    hold_sizes = _sizes(held, tapped.keys(), pen, "normal")
    things: list[Thing] = []
    for (letter, face), place in zip(faces.items(), places, strict=True):
        lamp: Lamp = box.lamps.get(letter, "off") if box.here else "off"
        lit = lamp == "on" or (lamp == "blink" and blink_on)
        colour, ink = (theme.LETTER_COLOURS[letter], theme.INK) if lit else (DARK_LAMP, theme.TEXT)
        # Blinking has a bright edge, so that it shows standing still.
        edge, line = (theme.BRIGHT, 3) if lamp == "blink" else (theme.QUIET_EDGE, 1)
        things.append(Fill(place, colour, pen.px(8), edge, pen.px(line)))
        things += _sign(letter, box.key_caps.get(letter, ""), face.sign, pen, lit)
        if letter in tapped:
            things += pen.write(
                face.tapped,
                face.tap,
                tap_sizes[letter],
                ink,
                colour,
                align="centre",
                weight="bold",
                smallest=min(SMALLEST, tap_sizes[letter]),
            )
        if letter in held:
            things.append(Fill(face.hold, theme.INK, pen.px(6)))
            things += pen.write(
                face.held,
                face.hold,
                hold_sizes[letter],
                theme.GOLD,
                theme.INK,
                align="centre",
                smallest=min(SMALLEST, hold_sizes[letter]),
            )
        if box.here:
            things.append(Touch(place, KeyTouch(box.box, letter)))
    return things


def on_all_keys(box: BoxScene) -> list[Say]:
    """What all four keys do alike is said once, on the display."""
    does = list(box.taps.values())
    return does[:1] if len(does) == len(LETTERS) and all(each == does[0] for each in does) else []


def _labels(box: BoxScene, pen: Pen, wide: int) -> tuple[dict[Letter, str], dict[Letter, str]]:
    """What taps and holds do, on keys that are so wide."""
    if box.covered or not box.here:
        return {}, {}
    holds = {
        letter: pen.say(Say("screen.held", does=_shortly(does) if wide < pen.px(NARROW) else does))
        for letter, does in box.holds.items()
    }
    taps: dict[Letter, str] = {}
    for letter, tap in () if on_all_keys(box) else box.taps.items():
        said = pen.say(tap)
        if said != letter:
            taps[letter] = said
        elif wide >= pen.px(NARROW_FOR_TWO if letter in holds else NARROW):
            taps[letter] = pen.say(Say("screen.box_answer", letter=letter))
    return taps, holds


def _shortly(does: Say) -> Say:
    return Say(SHORTLY.get(does.key, does.key), **does.parts)


def _face(area: Area, pen: Pen, tap: str, hold: str) -> _Face:
    """Wide keys have their sign on the left, others above; without words it stands alone.

    Half a word tells less than none: the stage says as well what keys do.
    """
    inner = area.inset(pen.px(4))
    if inner.width > 1.5 * inner.height:
        share = inner.height if inner.width > 2.4 * inner.height else inner.height * 2 // 3
        sign, said = cut_left(inner, share, pen.px(4))
    else:
        sign, said = cut_top(inner, inner.height // 3, pen.px(2))
    only_held = pen.say(Say("box.hold"))
    if hold and not tap:
        whole = pen.fitted(hold, said, LARGEST, SMALLEST).whole
        return _Face(sign, said, said, held=hold if whole else only_held)
    if hold:
        ways = [cut_top(said, round(said.height * part), pen.px(2)) for part in TAP_SHARES]
        for words, least in (
            (hold, SMALLEST_OF_TWO),
            (only_held, SMALLEST_OF_TWO),
            (only_held, SMALLEST),
        ):
            tried = [(_readable(tap, words, way, least, pen), way) for way in ways]
            (whole, _), way = max(tried, key=itemgetter(0))
            if whole:
                return _Face(sign, *way, tap, words)
        return _Face(sign, said, said, held=only_held)
    if tap and pen.fitted(tap, said, LARGEST, SMALLEST, "bold").whole:
        return _Face(sign, said, said, tap)
    nothing = Area(inner.x, inner.y, 0, 0)
    return _Face(inner, nothing, nothing)


def _readable(
    tap: str, hold: str, way: tuple[Area, Area], least: int, pen: Pen
) -> tuple[bool, int]:
    """Of ways to divide a key: nothing is cut or tiny, then the smaller text is large."""
    tapped = pen.fitted(tap, way[0], LARGEST, least, "bold")
    held = pen.fitted(hold, way[1], LARGEST, least)
    return tapped.whole and held.whole, min(tapped.size, held.size)


def _sizes(
    labels: Mapping[Letter, tuple[str, Area]], both: Set[Letter], pen: Pen, weight: Weight
) -> dict[Letter, float]:
    """One size for all keys that are divided, and one for all that have only one thing to say."""
    found = {
        letter: pen.fitted(said, area, LARGEST, SMALLEST, weight).size / pen.unit
        for letter, (said, area) in labels.items()
    }
    return {
        letter: min(size for other, size in found.items() if (other in both) == (letter in both))
        for letter in found
    }


def _sign(letter: Letter, cap: str, area: Area, pen: Pen, lit: bool) -> list[Thing]:
    """Shape and letter, and the key of the keyboard that presses this one, if there is any."""
    things: list[Thing] = []
    if cap:
        if area.width > 1.8 * area.height:  # beside, else below
            mark, area = cut_right(area, min(area.width * 2 // 5, pen.px(46)), pen.px(2))
        else:
            mark, area = cut_bottom(area, area.height * 2 // 5, pen.px(2))
        things += _cap(cap, mark, pen)
    size = min(round(area.height * 0.7), round(area.width * 0.43))
    wide = min(area.width, round(size * 2.4))
    pair = Area(area.centre[0] - wide // 2, area.y, wide, area.height)
    sign, name = cut_left(pair, wide // 2)
    shape = theme.INK if lit else theme.LETTER_COLOURS[letter]
    things.append(letter_shape(letter, sign.centre, size, shape))
    ink, ground = (theme.INK, theme.LETTER_COLOURS[letter]) if lit else (theme.TEXT, DARK_LAMP)
    return things + pen.write(
        letter, name, 34, ink, ground, align="centre", weight="bold", smallest=8, most_lines=1
    )


def _cap(cap: str, area: Area, pen: Pen) -> list[Thing]:
    """The key of the keyboard that presses this one, drawn as such a key."""
    wide = min(area.width, pen.width(cap, 20, "bold") + pen.px(16))
    high = min(area.height, pen.px(30))
    key = Area(area.centre[0] - wide // 2, area.centre[1] - high // 2, wide, high)
    return [
        Fill(key, theme.INK, pen.px(4), theme.QUIET, 1),
        *pen.write(
            cap,
            key.inset(1),
            20,
            theme.TEXT,
            theme.INK,
            align="centre",
            weight="bold",
            smallest=8,
            most_lines=1,
        ),
    ]
