"""Pictures to look at: `python -m tests.screen.shots FOLDER [WIDTHxHEIGHT ...]`."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pygame

from pi_app.scene import TableScene
from pi_app.screen.layout import table_picture
from pi_app.screen.paint import paint
from pi_app.screen.type import measure
from pi_app.words import LANGUAGES
from tests.screen.evening import evening_scenes
from tests.screen.scenes import long_phases, phases_of

SIZES = ((800, 480), (1280, 720), (1920, 1080))


def save(scene: TableScene, size: tuple[int, int], file: Path) -> None:
    surface = pygame.Surface(size)
    paint(table_picture(scene, size, measure), surface)
    file.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(surface, file)


def scenes() -> Iterator[tuple[str, TableScene]]:
    for language in LANGUAGES:
        for name, scene in evening_scenes(language).items():
            yield f"{language}/evening_{name}", scene
        for name, scene in phases_of(language).items():
            yield f"{language}/game_{name}", scene
        for name, scene in long_phases(language).items():
            yield f"{language}/long_{name}", scene


def main(folder: str, *wanted: str) -> None:
    sizes = [tuple(map(int, size.split("x"))) for size in wanted] or SIZES
    for name, scene in scenes():
        for width, height in sizes:
            save(scene, (width, height), Path(folder) / f"{width}x{height}" / f"{name}.png")


if __name__ == "__main__":
    main(*sys.argv[1:])
