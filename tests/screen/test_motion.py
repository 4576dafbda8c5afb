"""Things with a key glide or fade in; all else is simply there. And painting them."""

from itertools import pairwise

import pygame
import pytest

from pi_app.screen.layout import table_picture
from pi_app.screen.motion import BEAT, FADE, GLIDE, between, moments
from pi_app.screen.paint import backdrop, changed_areas, paint
from pi_app.screen.things import Area, Disc, Fill, Picture, Ring, Shape, Touch, Words
from pi_app.screen.type import measure
from tests.screen.evening import evening_scenes
from tests.screen.scenes import long_phases

RED = (200, 0, 0)
HERE, THERE = Area(0, 0, 20, 20), Area(100, 40, 20, 20)
SIZE = (800, 480)


def box(area: Area, key: str = "box") -> Fill:
    return Fill(area, RED, key=key)


def test_a_keyed_thing_glides_to_its_new_place() -> None:
    old, new = (box(HERE),), (box(THERE),)
    assert moments(old, new) == GLIDE <= 0.5
    ways = [between(old, new, step * GLIDE / 10)[0] for step in range(11)]
    xs = [thing.area.x for thing in ways if isinstance(thing, Fill)]
    assert xs == sorted(xs)
    assert (xs[0], xs[-1]) == (HERE.x, THERE.x)


def test_discs_shapes_and_words_glide_as_well() -> None:
    old: Picture = (
        Disc((0, 0), 5, RED, key="disc"),
        Shape(((0, 0), (4, 0), (0, 4)), RED, key="shape"),
        Words("x", Area(0, 0, 5, 9), 10, RED, RED, key="words"),
    )
    new: Picture = (
        Disc((80, 0), 9, RED, key="disc"),
        Shape(((50, 0), (54, 0), (50, 4)), RED, key="shape"),
        Words("y", Area(60, 0, 5, 9), 10, RED, RED, key="words"),
    )
    assert moments(old, new) == GLIDE
    assert between(old, new, GLIDE) == new
    disc, shape, words = between(old, new, GLIDE / 4)
    assert isinstance(disc, Disc)
    assert isinstance(shape, Shape)
    assert isinstance(words, Words)
    assert 0 < disc.centre[0] < 80
    assert 0 < shape.points[0][0] < 50
    assert 0 < words.area.x < 60
    assert words.text == "y"


def test_what_is_new_fades_in_and_what_has_no_key_is_there_at_once() -> None:
    new = (box(HERE), box(THERE, ""))
    assert moments((), new) == FADE
    start = between((), new, 0.0)
    assert start == (box(THERE, ""),)
    middle = between((), new, FADE / 4)[0]
    assert isinstance(middle, Fill)
    assert middle.colour != RED
    assert between((), new, FADE) == new


def test_answers_appear_one_by_one() -> None:
    scene = long_phases("de")["0_deciding"]
    reading = long_phases("de")["0_reading"]
    before, after = (table_picture(each, SIZE, measure) for each in (reading, scene))
    assert moments(before, after) == pytest.approx(4 * BEAT + FADE)

    def shown(seconds: float) -> set[str]:
        things = between(before, after, seconds)
        keys = {getattr(thing, "key", "") for thing in things}
        return {
            letter for letter in "ABCD" if f"answer {letter}~{'ABCD'.index(letter) + 1}" in keys
        }

    steps = [shown(BEAT * (number + 0.5)) for number in range(5)]
    assert steps == [set(), {"A"}, {"A", "B"}, {"A", "B", "C"}, {"A", "B", "C", "D"}]


def test_nothing_moves_between_equal_pictures() -> None:
    picture = table_picture(long_phases("de")["0_announced"], SIZE, measure)
    assert moments(picture, picture) == 0.0
    assert changed_areas(picture, picture) == []


def test_places_to_touch_do_not_wait_for_a_motion() -> None:
    touch = Touch(HERE, "undo")
    assert touch in between((), (box(HERE), touch), 0.0)


# ---------------------------------------------------------------- painting


def painted(picture: Picture) -> pygame.Surface:
    surface = pygame.Surface(SIZE)
    paint(picture, surface)
    return surface


def bytes_of(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def test_painting_only_what_changed_gives_the_same_picture() -> None:
    names = ("0_reading", "0_deciding", "0_final_decision", "0_cards_shown", "0_announced")
    pictures = [table_picture(long_phases("de")[name], SIZE, measure) for name in names]
    surface = painted(pictures[0])
    for old, new in pairwise(pictures):
        areas = changed_areas(old, new)
        assert areas
        paint(new, surface, areas)
        assert bytes_of(surface) == bytes_of(painted(new))


def test_every_kind_of_thing_leaves_paint() -> None:
    empty = bytes_of(painted(()))
    assert empty == bytes_of(backdrop(SIZE))
    kinds: tuple[Picture, ...] = (
        (Fill(HERE, RED),),
        (Fill(THERE, RED, 8, edge=(255, 255, 255), fades_to=(0, 0, 0)),),
        (Shape(((10, 10), (60, 10), (30, 50)), RED, edge=(9, 9, 9)),),
        (Disc((50, 50), 20, RED, edge=(255, 255, 255)),),
        (Ring((60, 60), 30, 6, RED, (40, 40, 40), 0.3),),
        (Words("Ä", Area(10, 10, 30, 40), 30, RED, (0, 0, 0)),),
    )
    for picture in kinds:
        assert bytes_of(painted(picture)) != empty, picture


def test_nothing_is_painted_where_only_touch_is() -> None:
    assert bytes_of(painted((Touch(HERE, "pause"),))) == bytes_of(painted(()))


def test_all_stages_of_the_evening_can_be_painted() -> None:
    for scene in evening_scenes("de").values():
        painted(table_picture(scene, SIZE, measure))
