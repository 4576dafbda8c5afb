"""Every picture of the evening and of the Millionaire table can be read, whatever is on it."""

import msgspec
import pytest

from pi_app.console.showing import AT_THE_END
from pi_app.rules.core import EndEarly, Money, Say
from pi_app.rules.millionaire.views import CardsOnTable, LetterOnTable, Step
from pi_app.scene import TableScene
from pi_app.screen.layout import table_picture
from pi_app.screen.legend import AFTER_GAME, legend
from pi_app.screen.millionaire_end import result
from pi_app.screen.millionaire_keys import key_hints
from pi_app.screen.millionaire_prompts import said
from pi_app.screen.pen import Pen
from pi_app.screen.things import Area, Fill, Picture, Words
from pi_app.screen.type import measure
from pi_app.words import LANGUAGES, Language, money, speak
from tests.screen.evening import COVER, evening_scenes
from tests.screen.reading import faults
from tests.screen.scenes import ALL_PHASES, LONG_NAMES, NAMES, TABLES, Walk, long_phases

PEN = Pen(measure, "de", 1.0)
SIZES = ((800, 480), (1280, 720), (1920, 1080))


def texts(picture: Picture) -> str:
    """All that is written, line after line, hyphens of broken words taken out."""
    return " ".join(thing.text for thing in picture if isinstance(thing, Words))


def spilled(picture: Picture) -> list[str]:
    """Words that stand on a ground and stick out of it."""
    found: list[str] = []
    grounds: list[Fill] = []
    for thing in picture:
        if isinstance(thing, Fill):
            grounds.append(thing)
        elif isinstance(thing, Words):
            under = [fill for fill in grounds if _stands_on(thing, fill)]
            if under and not under[-1].area.inset(-1).contains(thing.area):
                found.append(thing.text)
    return found


def _stands_on(words: Words, fill: Fill) -> bool:
    x, y = words.area.centre
    return fill.colour == words.on and fill.area.contains(Area(x, y, 0, 0))


def shortened(picture: Picture) -> list[str]:
    ends = [thing.text for thing in picture if isinstance(thing, Words)]
    return [text for text in ends if text.endswith("…")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_the_longest_texts_fit_in_every_phase(language: Language, size: tuple[int, int]) -> None:
    for name, scene in long_phases(language).items():
        picture = table_picture(scene, size, measure)
        assert faults(picture, size) == [], name
        assert spilled(picture) == [], name
        assert shortened(picture) == [], name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [*SIZES, (3840, 2160), (1024, 768)])
def test_the_stages_of_the_evening_fit(language: Language, size: tuple[int, int]) -> None:
    for name, scene in evening_scenes(language).items():
        picture = table_picture(scene, size, measure)
        assert faults(picture, size) == [], name
        if scene.cover is None:  # a curtain is many strips, and words hang across them
            assert spilled(picture) == [], name


def test_every_phase_has_been_looked_at() -> None:
    assert {scene.stage.phase for scene in long_phases("de").values()} == ALL_PHASES


def test_the_prompt_is_prominent_in_every_phase() -> None:
    for name, scene in long_phases("de").items():
        picture = table_picture(scene, (1280, 720), measure)
        over = scene.stage.phase == "over"
        prompt = speak(result(scene.stage), "de") if over else said(scene.stage, PEN)
        words = [thing for thing in picture if isinstance(thing, Words)]
        spoken = [thing for thing in words if thing.text and thing.text in prompt]
        assert max(thing.size for thing in spoken) >= 30, name


def test_the_same_scene_gives_the_same_picture() -> None:
    scene = long_phases("de")["0_deciding"]
    assert table_picture(scene, SIZES[0], measure) == table_picture(scene, SIZES[0], measure)


def test_a_running_clock_changes_the_ring_and_its_number_alone() -> None:
    scene = next(scene for scene in long_phases("en").values() if scene.clock is not None)
    early = table_picture(scene, (1280, 720), measure, 20.0)
    late = table_picture(scene, (1280, 720), measure, 4.2)
    changed = {type(thing).__name__ for thing in set(early) ^ set(late)}
    assert changed == {"Ring", "Words"}
    assert " 5 " in f" {texts(late)} "


# ---------------------------------------------------------------- what is to be seen


def stage(name: str, language: Language = "de") -> tuple[TableScene, str]:
    scene = long_phases(language)[name]
    return scene, texts(table_picture(scene, (1280, 720), measure))


def test_the_whole_ladder_with_its_amounts_is_there() -> None:
    scene, written = stage("0_deciding")
    for step in scene.stage.ladder:
        assert money(step.amount, "de") in written


@pytest.mark.rule("M-13")
def test_cards_of_all_are_shown_beside_their_names() -> None:
    scene, _ = stage("0_cards_shown")
    view = scene.stage
    assert isinstance(view, CardsOnTable)
    picture = table_picture(scene, (1280, 720), measure)
    blocks = {getattr(thing, "key", "") for thing in picture}
    assert {f"card {seat} letter" for seat in view.cards} <= blocks


@pytest.mark.rule("M-19")
def test_the_block_shows_every_total() -> None:
    scene, written = stage("1_between_rounds_6")
    for player in scene.stage.players.values():
        assert money(player.total, "de") in written
        assert player.name in written


@pytest.mark.rule("M-41")
def test_the_million_note_goes_to_the_winner() -> None:
    scene, written = stage("de2013_end")
    names = " & ".join(scene.stage.players[seat].name for seat in scene.stage.million_note)
    assert speak(Say("screen.note", names=names), "de") in written


@pytest.mark.rule("M-38")
def test_a_reveal_that_ends_the_game_is_seen_all_the_same() -> None:
    scene, written = stage("de2002_million")
    view = scene.stage
    assert isinstance(view, LetterOnTable)
    assert view.climbed
    assert view.question.split()[-1] in written
    assert view.answers[view.right].split()[0] in written
    keys = {getattr(thing, "key", "") for thing in table_picture(scene, (1280, 720), measure)}
    assert {f"laid {seat}" for seat in view.climbed} <= keys


@pytest.mark.parametrize("steps", [0, 30, 300])
def test_a_game_ended_early_has_a_standing(steps: int) -> None:
    walk = Walk("de2013", 5, "de", 4, LONG_NAMES)
    for _ in zip(range(steps), walk, strict=False):
        pass
    walk.take(EndEarly())
    picture = table_picture(walk.scene(), (800, 480), measure)
    assert faults(picture, (800, 480)) == []
    for player in walk.scene().stage.players.values():
        assert player.name in texts(picture)


@pytest.mark.parametrize("steps", [1, 3, 25])
def test_a_house_ladder_of_any_length_fits_and_shows_the_question_s_step(steps: int) -> None:
    view = long_phases("de")["0_deciding"].stage
    ladder = tuple(
        Step(level, Money(50 * level, "EUR"), level % 5 == 0) for level in range(1, steps + 1)
    )
    house = msgspec.structs.replace(view, ladder=ladder, level=steps, amount=ladder[-1].amount)
    picture = table_picture(TableScene("de", house), (800, 480), measure)
    assert faults(picture, (800, 480)) == []
    assert any(isinstance(thing, Fill) and thing.key == "level" for thing in picture)


def test_own_cards_say_where_the_question_is() -> None:
    _, written = stage("5_deciding")
    assert speak(Say("screen.own_question"), "de") in written


def test_a_pause_covers_the_question() -> None:
    scene = evening_scenes("de")["cover"]
    written = texts(table_picture(scene, (1280, 720), measure))
    assert speak(COVER.title, "de") in written
    assert scene.stage.question not in written
    assert not any(answer in written for answer in scene.stage.answers.values())


def test_notices_and_the_banner_of_the_bots_are_there() -> None:
    scene = evening_scenes("en")["notices"]
    written = texts(table_picture(scene, (1280, 720), measure))
    for notice in (*scene.notices, Say("screen.attract")):
        assert speak(notice, "en") in written


def test_house_rules_in_force_are_named() -> None:
    scene = long_phases("de")["0_reading"]
    changed = msgspec.structs.replace(scene.stage, house_rules=("ladder", "jokers"))
    written = texts(table_picture(TableScene("de", changed), (1280, 720), measure))
    assert "Leiter, Joker" in written


# ---------------------------------------------------------------- the legend


@pytest.mark.parametrize(("edition", "players", "options"), TABLES)
def test_the_legend_names_only_keys_that_work(
    edition: str, players: int, options: dict[str, object]
) -> None:
    walk = Walk(edition, players, "de", 2, NAMES, **options)
    for scene in walk:
        menus = [walk.rulebook.menu(walk.state, seat) for seat in walk.seats]
        taps = {key for menu in menus for key in menu.taps}
        if scene.stage.phase == "deciding":  # M-20: which letters a 50:50 has closed is a secret
            taps |= {key for menu in menus for key in menu.barred_taps}
        holds = {key for menu in menus for key in (*menu.holds, *menu.barred_holds)}
        for hint in key_hints(scene.stage):
            works = holds if hint.held else taps
            assert set(hint.keys) <= works, (scene.stage.phase, hint)
        if scene.stage.round > 1:
            break


@pytest.mark.parametrize(("edition", "language"), [("de2013", "de"), ("us", "en")])
def test_a_legend_of_two_lines_breaks_between_people(edition: str, language: Language) -> None:
    walk = Walk(edition, 5, language, 1, LONG_NAMES)
    first = next(scene.stage for scene in walk if scene.stage.phase == "deciding")
    hints = key_hints(first)
    pen = Pen(measure, language, 1.0)
    assert len({hint.who for hint in hints}) > 1
    area = Area(0, 0, 1240, 62)
    words = [thing for thing in legend(area, hints, pen) if isinstance(thing, Words)]
    lines = {thing.area.centre[1] // 31 for thing in words}
    assert len(lines) == 2
    for hint in hints:
        who = next(each for each in words if each.text == f"{pen.say(hint.who)}:")
        does = pen.say(Say("screen.held", does=hint.does)) if hint.held else pen.say(hint.does)
        beside = [each.area for each in words if each.text == does]
        assert any(
            at.centre[1] // 31 == who.area.centre[1] // 31 and at.x > who.area.x for at in beside
        )


def test_whoever_has_a_key_finds_it_in_the_legend() -> None:
    walk = Walk("de2013", 4, "de", 5, NAMES, variant="risk")
    for scene in walk:
        hints = key_hints(scene.stage)
        if any(walk.rulebook.menu(walk.state, seat).choices for seat in walk.seats):
            assert hints, scene.stage.phase
        if scene.stage.round > 1:
            break


def test_the_keys_after_a_game_are_those_that_the_console_offers() -> None:
    assert {hint.keys: hint.does for hint in AFTER_GAME} == {
        (letter,): does for letter, does in AT_THE_END.items()
    }
    _, written = stage("de2013_end")
    assert all(speak(does, "de") in written for does in AT_THE_END.values())
