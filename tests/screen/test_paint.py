"""What the painter puts on a surface, looked at pixel by pixel."""

import pygame
from msgspec.structs import replace

from pi_app.screen import paint as painter
from pi_app.screen import theme
from pi_app.screen.paint import backdrop, paint
from pi_app.screen.things import Area, Fill, Words
from pi_app.screen.type import measure

SIZE = (320, 180)
AREA = Area(40, 40, measure("Quizpult", 40, "bold")[0], measure("Quizpult", 40, "bold")[1])
NAME = Words("Quizpult", AREA, 40, theme.GOLD, theme.STAGE, "bold")


def painted(*things: Fill | Words) -> pygame.Surface:
    surface = pygame.Surface(SIZE)
    paint(things, surface)
    return surface


def share_of(surface: pygame.Surface, area: Area, colour: tuple[int, int, int]) -> float:
    places = [(x, y) for x in range(area.x, area.right) for y in range(area.y, area.bottom)]
    return sum(surface.get_at(place)[:3] == colour for place in places) / len(places)


def test_letters_are_painted_and_the_ground_between_them_stays() -> None:
    surface = painted(NAME)
    assert 0.05 < share_of(surface, AREA, theme.GOLD) < 0.5
    bare = backdrop(SIZE).convert(surface)
    assert surface.get_at(AREA[:2]) == bare.get_at(AREA[:2])


def test_a_text_that_appears_is_darker_and_the_next_time_whole_again() -> None:
    half = painted(replace(NAME, shown=0.5))
    assert share_of(half, AREA, theme.GOLD) == 0.0
    assert pygame.transform.average_color(half) < pygame.transform.average_color(painted(NAME))
    assert share_of(painted(NAME), AREA, theme.GOLD) > 0.05


def test_a_panel_fades_downwards_with_its_corners_cut() -> None:
    area = Area(10, 10, 300, 160)
    top, low, edge = (200, 0, 0), (0, 0, 200), (0, 250, 0)
    surface = painted(Fill(area, top, 20, edge, 4, fades_to=low))
    middle = [surface.get_at((160, y)) for y in (16, 90, 163)]
    assert middle[0].r > 180 > middle[1].r > 80 > middle[2].r
    assert surface.get_at((160, 11))[:3] == surface.get_at((11, 90))[:3] == edge
    assert surface.get_at((308, 90))[:3] == edge
    assert surface.get_at((10, 10)) == painted().get_at((10, 10))
    across = {tuple(surface.get_at((x, 90))) for x in range(40, 280)}
    assert len(across) == 1, "the strips of the middle meet without a seam"


def test_texts_are_kept_only_as_far_as_there_is_room() -> None:
    for number in range(200):
        painted(Words(f"{number} Chips", AREA, 40, theme.GOLD, theme.STAGE, "bold"))
    texts = painter._texts
    kept = sum(text.get_width() * text.get_height() for text in texts._drawn.values())
    assert kept == texts._pixels <= texts._most
