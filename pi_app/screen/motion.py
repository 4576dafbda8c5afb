"""Motion from one picture to the next: keyed things glide to their new place or fade in.

Pure: a moment of the motion is a picture like any other.
"""

from msgspec.structs import replace

from pi_app.screen import theme
from pi_app.screen.things import Area, Disc, Fill, Picture, Ring, Shape, Thing, Touch, Words

GLIDE = 0.35  # seconds
FALL = 0.5  # from the moment at which the ground has given way
GIVES_WAY = 0.15
FADE = 0.3
BEAT = 0.22  # answers appear one by one: so long after each other
FRAMES = 60  # a second
SHADES = 10  # of a colour that appears: the painter keeps corners and discs of each


def moments(old: Picture, new: Picture) -> float:
    """How many seconds the motion between these pictures lasts; 0.0 when nothing moves."""
    before = _by_key(old)
    lasts = 0.0
    for thing in new:
        key = _key(thing)
        if not key:
            continue
        if key not in before:
            lasts = max(lasts, _beat(key) * BEAT + FADE)
        elif _moves(before[key], thing):
            falls = isinstance(thing, Fill) and thing.falls
            lasts = max(lasts, GIVES_WAY + FALL if falls else GLIDE)
    return lasts


def between(old: Picture, new: Picture, seconds: float) -> Picture:
    """The picture so many seconds after the change."""
    before = _by_key(old)
    glided = _eased(seconds / GLIDE)
    shown: list[Thing] = []
    for thing in new:
        key = _key(thing)
        if not key or isinstance(thing, Touch):
            shown.append(thing)
        elif key in before:
            falls = isinstance(thing, Fill) and thing.falls
            part = _fallen((seconds - GIVES_WAY) / FALL) if falls else glided
            shown.append(_on_the_way(before[key], thing, part))
        else:
            part = (seconds - _beat(key) * BEAT) / FADE
            if part > 0:
                shown.append(_faded(thing, _eased(part)))
    return tuple(shown)


def _key(thing: Thing) -> str:
    key: str = getattr(thing, "key", "")  # a place to touch has none
    return key


def _by_key(picture: Picture) -> dict[str, Thing]:
    return {key: thing for thing in picture if (key := _key(thing))}


def _beat(key: str) -> int:
    _, _, beat = key.rpartition("~")
    return int(beat) if "~" in key and beat.isdigit() else 0


def _eased(part: float) -> float:
    """Quick at first, gentle at the end."""
    left = 1 - min(1.0, max(0.0, part))
    return 1 - left * left * left


def _fallen(part: float) -> float:
    """Quicker and quicker."""
    part = min(1.0, max(0.0, part))
    return part * part


def _moves(old: Thing, new: Thing) -> bool:
    match old, new:
        case (Fill(), Fill()):
            return old.area != new.area
        case (Words(), Words()):
            return old.area[:2] != new.area[:2]
        case (Disc(), Disc()):
            return (old.centre, old.radius) != (new.centre, new.radius)
        case (Shape(), Shape()):
            return old.points != new.points and len(old.points) == len(new.points)
    return False


def _on_the_way(old: Thing, new: Thing, part: float) -> Thing:
    match old, new:
        case (Fill(), Fill()):
            return replace(new, area=_area(old.area, new.area, part))
        case (Words(), Words()):
            x, y = _number(old.area.x, new.area.x, part), _number(old.area.y, new.area.y, part)
            return replace(new, area=Area(x, y, new.area.width, new.area.height))
        case (Disc(), Disc()):
            radius = _number(old.radius, new.radius, part)
            return replace(new, centre=_point(old.centre, new.centre, part), radius=radius)
        case (Shape(), Shape()) if len(old.points) == len(new.points):
            corners = zip(old.points, new.points, strict=True)
            return replace(new, points=tuple(_point(one, two, part) for one, two in corners))
    return new


def _faded(thing: Thing, part: float) -> Thing:
    """Mixed with the ground, which on a dark stage looks like a light going on."""
    if isinstance(thing, Words):
        return replace(thing, shown=part)
    part = round(part * SHADES) / SHADES
    match thing:
        case Fill():
            # Without its own fade: the painter keeps surfaces for those, and each would be new.
            edge = None if thing.edge is None else theme.mix(theme.STAGE, thing.edge, part)
            colour = theme.mix(theme.STAGE, thing.colour, part)
            return replace(thing, colour=colour, fades_to=None, edge=edge)
        case Disc() | Shape() | Ring():
            return replace(thing, colour=theme.mix(theme.STAGE, thing.colour, part))
    return thing


def _number(old: int, new: int, part: float) -> int:
    return round(old + (new - old) * part)


def _point(old: tuple[int, int], new: tuple[int, int], part: float) -> tuple[int, int]:
    return _number(old[0], new[0], part), _number(old[1], new[1], part)


def _area(old: Area, new: Area, part: float) -> Area:
    return Area(*(_number(one, two, part) for one, two in zip(old, new, strict=True)))
