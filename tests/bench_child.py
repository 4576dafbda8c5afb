# ruff: noqa: PLC0415  (each of these programs imports what it needs, and `bare` next to nothing)
"""What `tests.bench_screens` starts and measures from outside: `python -m tests.bench_child WHAT`.

bare    a pygame window with one text that waits for events; says `frame` when it is shown
play    `quizpult play`; says `frame` at each: first the curtain, then the title page
game    a Millionaire game, some rounds on, that waits for a press; says `frame` when it does
press   presses in such a game, each beside a bare loop of 60 frames a second; answers in JSON
"""

import sys


def bare() -> None:
    import pygame

    pygame.display.init()
    pygame.font.init()
    window = pygame.Window("bare", (1280, 720))
    text = pygame.font.Font(None, 96).render("Quizpult", True, "white")
    window.get_surface().blit(text, (480, 320))
    window.flip()
    print("frame", flush=True)
    while pygame.event.wait().type != pygame.QUIT:
        pass


def play() -> None:
    import pygame

    class Window(pygame.Window):
        def flip(self) -> None:
            super().flip()
            print("frame", flush=True)

    pygame.Window = Window  # type: ignore[misc]
    from pi_app.__main__ import main
    from pi_app.commands import game

    game.NO_SCREEN = ()  # SDL's dummy driver counts as a screen here
    main(["play"])


def game() -> None:
    from tests.bench_evening import Evening

    with Evening() as evening:
        evening.play_on(presses=150)
        print("frame", flush=True)
        evening.kiosk.run()


def press() -> None:
    from tests.bench_evening import measure_presses

    measure_presses()


if __name__ == "__main__":
    {"bare": bare, "play": play, "game": game, "press": press}[sys.argv[1]]()
