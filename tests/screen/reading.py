"""What is wrong with a picture for somebody who wants to read it."""

from itertools import combinations

from pi_app.screen.things import Area, Colour, Fill, Picture, Words


def faults(picture: Picture, size: tuple[int, int]) -> list[str]:
    """Words outside the window, under a panel, over each other, or hard to read on their ground."""
    window = Area(0, 0, *size)
    words = [thing for thing in picture if isinstance(thing, Words)]
    panels = [(number, thing) for number, thing in enumerate(picture) if isinstance(thing, Fill)]
    found = [f"outside: {each.text}" for each in words if not window.contains(each.area)]
    found += [
        f"covered: {each.text}"
        for number, each in enumerate(picture)
        if isinstance(each, Words)
        and any(
            later > number and panel.area.overlaps(each.area.inset(each.area.height // 6))
            for later, panel in panels
        )
    ]
    found += [
        f"overlap: {one.text} / {other.text}"
        for one, other in combinations(words, 2)
        if one.area.overlaps(other.area)
    ]
    return found + [
        f"contrast {contrast(each.colour, each.on):.1f}: {each.text}"
        for each in words
        if contrast(each.colour, each.on) < 7
    ]


def contrast(one: Colour, other: Colour) -> float:
    """As the web's guidelines count it, from 1 to 21."""
    light, dark = sorted((_light(one), _light(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _light(colour: Colour) -> float:
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (value / 255 for value in colour)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
