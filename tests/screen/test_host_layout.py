"""The quizmaster's display: all of it can be read, touched, and says what the keys do."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import get_args

import pygame
import pytest
from msgspec.structs import replace

from pi_app.rules.core import DARK, LETTERS, Letter, Say
from pi_app.rules.heist.views import PHASES as HEIST_PHASES
from pi_app.rules.millionaire.views import PHASES as MILLIONAIRE_PHASES
from pi_app.rules.money_drop.views import PHASES as MONEY_DROP_PHASES
from pi_app.scene import BoxScene, HostScene, Light, Lights, Page, TableScene, Wish
from pi_app.screen import theme
from pi_app.screen.layout import card_over_table, host_picture
from pi_app.screen.paint import paint
from pi_app.screen.things import Area, Disc, Fill, KeyTouch, Picture, Shape, Touch, Words
from pi_app.screen.type import ELLIPSIS, measure
from pi_app.words import LANGUAGES, Language, speak
from tests.screen.evening import box
from tests.screen.host_scenes import (
    CLOCK,
    MANY_LONG_NAMES,
    SIZES,
    crowded,
    evening_scenes,
    game_scenes,
    long_questions,
)
from tests.screen.reading import faults

FINGER = 44  # pixels


@cache
def games(language: Language) -> dict[str, HostScene]:
    return game_scenes(language, long_questions(language), MANY_LONG_NAMES)


@cache
def evening(language: Language) -> dict[str, HostScene]:
    return evening_scenes(language, crowded(games(language)))


def shown(scene: HostScene, size: tuple[int, int] = (800, 480)) -> Picture:
    return host_picture(scene, size, measure)


def texts(picture: Picture) -> list[str]:
    return [thing.text for thing in picture if isinstance(thing, Words)]


def read(picture: Picture) -> str:
    return " ".join(texts(picture)).replace("- ", "")


def said(key: str, language: Language = "de", **parts: object) -> str:
    return speak(Say(key, **parts), language)


def touches(picture: Picture) -> dict[object, Area]:
    return {thing.means: thing.area for thing in picture if isinstance(thing, Touch)}


def untouchable(picture: Picture, size: tuple[int, int]) -> Iterator[str]:
    """Places that are too small for a finger, outside the window, or under each other."""
    places = [thing for thing in picture if isinstance(thing, Touch)]
    for place in places:
        if min(place.area.width, place.area.height) < FINGER:
            yield f"small: {place}"
        if not Area(0, 0, *size).contains(place.area):
            yield f"outside: {place}"
    for one, other in combinations(places, 2):
        if one.area.overlaps(other.area):
            yield f"overlap: {one} / {other}"


# ---------------------------------------------------------------- everything can be read


def test_the_scenes_have_the_longest_texts() -> None:
    for language in LANGUAGES:
        for question in long_questions(language):
            assert 156 <= len(question.text) <= 160
            assert all(40 <= len(answer) <= 42 for answer in question.answers)
            assert len(question.category) == 40
            assert 200 <= len(question.note) <= 220
    assert all(len(name) == 14 for name in MANY_LONG_NAMES)


def test_the_scenes_have_every_phase() -> None:
    for game, phases in (
        ("millionaire", MILLIONAIRE_PHASES),
        ("money_drop", MONEY_DROP_PHASES),
        ("heist", HEIST_PHASES),
    ):
        seen = {scene.stage.phase for name, scene in games("de").items() if game in name}
        assert seen == set(phases.values())


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_can_be_read_and_touched(language: Language, size: tuple[int, int]) -> None:
    wrong = {}
    for name, scene in games(language).items():
        picture = shown(scene, size)
        cut = [text for text in texts(picture) if ELLIPSIS in text and not _in_log(text, scene)]
        found = [*faults(picture, size), *untouchable(picture, size), *cut]
        if found:
            wrong[name] = found
    assert wrong == {}


def _in_log(text: str, scene: HostScene) -> bool:
    """A step that quotes a whole card may end in three dots: the card itself is in full."""
    start = text.removesuffix(ELLIPSIS)
    return any(start in speak(step, scene.language) for step in scene.log)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_evening_can_be_read_and_touched(language: Language, size: tuple[int, int]) -> None:
    wrong = {}
    for name, scene in evening(language).items():
        picture = shown(scene, size)
        found = [*faults(picture, size), *untouchable(picture, size)]
        if found:
            wrong[name] = found
    assert wrong == {}


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_over_the_table_of_a_single_screen(size: tuple[int, int]) -> None:
    for language in LANGUAGES:
        scene = crowded(games(language))
        table = TableScene(language, scene.stage, boxes=tuple(box(seat) for seat in range(1, 6)))
        picture = card_over_table(scene, table, size, measure)
        assert faults(picture, size) == []


def test_it_can_be_painted() -> None:
    surface = pygame.Surface((800, 480))
    paint(shown(evening("de")["notices"]), surface)
    assert len({surface.get_at((x, y))[:3] for x in range(0, 800, 7) for y in range(0, 480, 7)}) > 9


# ---------------------------------------------------------------- the right letter


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_right_letter_has_letter_shape_colour_frame_and_word(language: Language) -> None:
    letters = set()
    for scene in games(language).values():
        right = getattr(scene.host, "right", None)
        if right is None or scene.stage.phase == "over":  # then the standing takes its place
            continue
        picture = shown(scene)
        letters.add(right)
        badge, bar = (
            thing.area
            for thing in picture
            if isinstance(thing, Fill) and (thing.colour, thing.edge) == (theme.GOOD, theme.TEXT)
        )
        word = said("host_screen.right", language)
        assert word in _inside(picture, bar)
        for place in (badge, bar):
            assert right in _inside(picture, place)
            assert _shapes(picture, place, right)
            assert not any(other in _inside(picture, place) for other in LETTERS if other != right)
            assert any(
                isinstance(thing, Fill) and thing.colour == theme.LETTER_COLOURS[right]
                for thing in picture
                if isinstance(thing, Fill) and place.contains(thing.area)
            )
    assert letters == set(LETTERS)


def _inside(picture: Picture, area: Area) -> list[str]:
    return [t.text for t in picture if isinstance(t, Words) and area.contains(t.area)]


def _shapes(picture: Picture, area: Area, letter: Letter) -> bool:
    """The shape of the letter is drawn there: a disc, or a polygon with its number of corners."""
    if theme.LETTER_SHAPES[letter] == "circle":
        return any(isinstance(t, Disc) and _at(t.centre, area) for t in picture)
    corners = {"triangle": 3, "diamond": 4, "square": 4}[theme.LETTER_SHAPES[letter]]
    return any(
        isinstance(t, Shape)
        and len(t.points) == corners
        and all(_at(point, area) for point in t.points)
        for t in picture
    )


def _at(point: tuple[int, int], area: Area) -> bool:
    return area.x <= point[0] <= area.right and area.y <= point[1] <= area.bottom


def test_both_cards_of_a_pair_are_shown_with_their_letters() -> None:
    scene = games("de")["4_money_drop_choosing_category_first"]
    picture = shown(scene)
    framed = [t for t in picture if isinstance(t, Fill) and t.edge == theme.TEXT]
    assert len(framed) == 4
    assert texts(picture).count(said("host_screen.right_is")) == 2


def sizes(picture: Picture, text: str, unlike: str = "") -> set[int]:
    """The sizes of type in which lines of this text, and not of the other, are written."""
    lines = [t for t in picture if isinstance(t, Words) and t.text in text and len(t.text) > 8]
    return {line.size for line in lines if line.text not in unlike}


@pytest.mark.rule("D-04")
@pytest.mark.rule("D-05")
def test_what_is_read_out_now_is_larger_than_what_has_to_wait() -> None:
    for language in LANGUAGES:
        scenes = {
            phase: replace(games(language)[f"4_money_drop_{phase}_first"], log=())
            for phase in ("choosing_category", "reading_answers", "placing")
        }
        pictures = {phase: shown(scene, (1280, 720)) for phase, scene in scenes.items()}
        waits = said("host_screen.not_yet", language)

        pair = scenes["choosing_category"].host.cards
        picture = pictures["choosing_category"]
        for card in pair:
            now = sizes(picture, card.category, card.question)
            waiting = (card.question, *card.answers.values())
            later = set().union(*(sizes(picture, text, card.category) for text in waiting))
            assert min(now) > max(later)
        assert read(picture).count(waits) == len(pair)

        card = scenes["reading_answers"].host.cards[0]
        picture = pictures["reading_answers"]
        answer, question = card.answers["A"], card.question
        assert min(sizes(picture, answer, question)) > max(sizes(picture, question, answer))
        assert waits in read(picture)

        assert waits not in read(pictures["placing"])


@pytest.mark.rule("D-09")
def test_the_host_is_told_which_windows_to_open_and_which_stays_shut() -> None:
    scene = games("de")["4_money_drop_resolving_first"]
    letters = ", ".join(scene.host.still_to_open)
    spoken = said("host_prompt.resolving", letters=letters, right=scene.host.right)
    assert spoken in read(shown(scene))


# ---------------------------------------------------------------- keys


def keyed(scene: HostScene, taps: dict[Letter, Say], holds: dict[Letter, Say]) -> HostScene:
    return replace(scene, keys=BoxScene(1, "host", "pult", True, False, DARK, (), taps, holds, {}))


def test_every_key_says_what_it_does_tapped_and_held() -> None:
    scene = keyed(
        crowded(games("de")),
        {"A": Say("host.reveal"), "B": Say("host_screen.undo")},
        {"B": Say("more"), "D": Say("host.category")},
    )
    picture = shown(scene)
    places = touches(picture)
    spoken = {
        letter: " ".join(_inside(picture, places[KeyTouch("pult", letter)])) for letter in LETTERS
    }
    assert spoken["A"] == "A Auflösen"
    assert spoken["B"].startswith("B halten: Weitere")
    assert spoken["B"].endswith("Schritt zurück")
    assert spoken["C"] == "C nicht belegt"
    assert spoken["D"].replace("- ", "") == "D halten: Kategorie eingeben"


@pytest.mark.rule("H-20")
def test_a_blackout_cannot_be_made_longer() -> None:
    dark = [scene for name, scene in games("de").items() if "heist_blackout" in name]
    assert dark
    assert all(scene.clock is not None for scene in dark)
    assert all("more_time" not in touches(shown(scene)) for scene in dark)


def test_a_letter_to_enter_is_called_a_letter() -> None:
    scene = keyed(crowded(games("en")), {"C": Say("letter", letter="C")}, {})
    assert "Letter C" in texts(shown(scene))


def test_with_nothing_to_press_the_row_says_so() -> None:
    scene = crowded(games("en"))
    assert said("host_screen.nothing_to_press", "en") in texts(shown(keyed(scene, {}, {})))
    covered = replace(scene, keys=replace(scene.keys, taps={}, holds={}, covered=True))
    assert said("host_screen.nobody_hosts", "en") in texts(shown(covered))
    nobody = games("en")["6_heist_laying_first"]
    assert said("host_screen.nobody_hosts", "en") in texts(shown(nobody))


@pytest.mark.parametrize("name", ["page", "lobby", "practice", "fame"])
def test_the_choices_of_set_up_are_keys_to_touch(name: str) -> None:
    scene = evening("de")[name]
    picture = shown(scene)
    places = touches(picture)
    page = scene.stage if isinstance(scene.stage, Page) else scene.stage.page
    for letter, label in page.taps.items():
        words = " ".join(_inside(picture, places[KeyTouch("host", letter)]))
        assert speak(label, "de") in words.replace("- ", "")


def test_a_page_s_keys_stand_in_for_a_box_that_has_none_yet() -> None:
    scene = keyed(evening("de")["page"], {}, {})
    assert KeyTouch("pult", "A") in touches(shown(scene))


# ---------------------------------------------------------------- candidates and windows


def test_after_the_lock_the_host_alone_reads_right_or_wrong() -> None:
    scene = crowded(games("en"))
    verdicts = dict(zip(scene.host.candidates, (True, False, None, False), strict=True))
    candidates = {
        seat: replace(scene.host.candidates[seat], locked=right is not None, locked_right=right)
        for seat, right in verdicts.items()
    }
    spoken = texts(shown(replace(scene, host=replace(scene.host, candidates=candidates))))
    assert spoken.count(said("host_screen.wrong", "en")) == 2
    # The word stands once more beside the right answer.
    assert spoken.count(said("host_screen.right", "en")) == 1 + 1


def test_each_candidate_has_all_that_is_at_stake_in_one_strip() -> None:
    scene = games("en")["0_millionaire_deciding_last"]
    picture = shown(scene)
    for seat, at in scene.host.candidates.items():
        if scene.stage.players[seat].exit is not None:
            continue
        name = next(
            t for t in picture if isinstance(t, Words) and t.text == scene.stage.players[seat].name
        )
        line = [
            t.text
            for t in picture
            if isinstance(t, Words) and abs(t.area.centre[1] - name.area.centre[1]) <= 3
        ]
        for amount in (at.if_right, at.if_wrong):
            assert f"€{amount.amount:,}" in line
        # M-09: who has locked can no longer leave
        assert line.count(f"€{at.if_leaving.amount:,}") == (not at.locked)
        assert str(at.level) in line


@pytest.mark.rule("M-20")
def test_letters_left_by_a_fifty_fifty_cannot_be_taken_for_a_card() -> None:
    """They are told in words, and no longer when the card lies."""
    scene = crowded(games("de"))
    seat, at = next(iter(scene.host.candidates.items()))

    def spoken(**changed: object) -> list[str]:
        candidates = {seat: replace(at, **changed)}
        return texts(shown(replace(scene, host=replace(scene.host, candidates=candidates))))

    open_letters = {"locked": False, "locked_right": None}
    without = spoken(**open_letters)
    halved = spoken(**open_letters, fifty_fifty=("B", "D"))
    assert "nur B oder D" in " ".join(halved)
    assert halved.count("B") == without.count("B")
    laid = {"locked": True, "locked_right": True}
    assert spoken(**laid, fifty_fifty=("B", "D")) == spoken(**laid)


def test_the_explanation_is_on_the_card() -> None:
    scene = games("de")["0_millionaire_deciding_first"]
    assert scene.host.note.split()[-3:] == ["das", "Schwarze", "Meer."]
    assert scene.host.note in read(shown(scene))


def test_windows_still_to_open_and_what_would_be_left() -> None:
    scene = games("en")["4_money_drop_resolving_first"]
    picture = shown(scene)
    label = said("host_screen.to_open", "en")
    words = next(t for t in picture if isinstance(t, Words) and t.text == label)
    panel = next(
        t.area
        for t in reversed(picture)
        if isinstance(t, Fill) and t.area.contains(words.area) and t.area.height < 100
    )
    assert _inside(picture, panel)[1:] == list(scene.host.still_to_open)
    left = scene.stage.stakes_worth[scene.host.right]
    assert f"€{left.amount:,}" in read(picture)
    assert said("host_screen.left", "en") in texts(picture)


# ---------------------------------------------------------------- the side


def test_buttons_for_every_wish_and_more_time_only_with_a_clock() -> None:
    scene = replace(crowded(games("de")), clock=None, can_undo=True)
    wishes = set(get_args(Wish))
    assert {m for m in touches(shown(scene)) if isinstance(m, str)} == wishes - {"more_time"}
    running = touches(shown(replace(scene, clock=CLOCK)))
    assert {means for means in running if isinstance(means, str)} == wishes
    assert "undo" not in touches(shown(replace(scene, can_undo=False)))


def test_sound_says_how_loud_it_is() -> None:
    scene = crowded(games("en"))
    assert "70%" in texts(shown(scene))
    muted = texts(shown(replace(scene, muted=True)))
    assert said("host_screen.muted", "en") in muted
    assert said("host_screen.unmute", "en") in muted


def test_no_light_is_told_by_colour_alone() -> None:
    """Painted in one colour, the four lights still look different, and each has words."""
    scene = crowded(games("en"))

    def light(state: Lights) -> tuple[set[object], list[str]]:
        picture = shown(replace(scene, lights=(Light(Say("host_screen.round"), state),), log=()))
        top = [t for t in picture if isinstance(t, Disc | Shape | Fill | Words)]
        side = Area(611, 0, 189, 42)
        drawn: set[object] = set()
        for thing in top:
            match thing:
                case Disc() if _at(thing.centre, side):
                    drawn.add(("disc", thing.edge is None))
                case Shape() if _at(thing.points[0], side):
                    drawn.add(("shape", len(thing.points)))
        return drawn, _inside(picture, side)

    states: list[Lights] = list(get_args(Lights))
    looks = [light(state) for state in states]
    assert all(one != other for one, other in combinations([drawn for drawn, _ in looks], 2))
    for state, (_, words) in zip(states, looks, strict=True):
        assert said(f"host_screen.light_{state}", "en") in " ".join(words)


def test_notices_stand_above_everything_in_full() -> None:
    scene = evening("de")["notices"]
    picture = shown(scene)
    for notice in scene.notices:
        words = next(t for t in picture if isinstance(t, Words) and t.text == speak(notice, "de"))
        assert words.area.bottom < 100
        assert words.on == theme.WARNING


def test_the_newest_step_is_on_top_of_the_log() -> None:
    scene = replace(
        crowded(games("de")), log=(Say("host.reveal"), Say("host_screen.undo")), lights=()
    )
    words = {t.text: t.area.y for t in shown(scene) if isinstance(t, Words)}
    assert words["Letzte Schritte"] < words["Auflösen"] < words["Schritt zurück"]


# ---------------------------------------------------------------- the pause


def test_the_pause_covers_the_card_and_offers_to_go_on() -> None:
    scene = evening("de")["pause"]
    picture = shown(scene)
    assert said("line.wait") in texts(picture)
    assert scene.host.question.split()[1] not in read(picture)
    assert said("host_screen.right_is") not in texts(picture)
    assert {"pause", KeyTouch("host", "A")} <= set(touches(picture))


# ---------------------------------------------------------------- where nobody hosts


def test_the_bluffing_game_shows_what_everybody_knows() -> None:
    last = games("de")["6_heist_over_last"]
    assert str(last.stage.round) in read(shown(last))
