"""The virtual table: boxes at the lower edge that can be pressed."""

from itertools import combinations, product

import pytest
from msgspec.structs import replace

from pi_app.rules.core import DARK, LETTERS, Letter, Say
from pi_app.scene import BoxScene, Lobby, Page, TableScene
from pi_app.screen.boxes_layout import boxes_height
from pi_app.screen.layout import table_picture
from pi_app.screen.pointers import Pointers, meaning_at
from pi_app.screen.things import Fill, KeyTouch, Peek, Picture, Touch, Words
from pi_app.screen.type import measure
from pi_app.words import LANGUAGES, Language, speak
from tests.screen.evening import PAGE, SEATS, box, boxes

SIZE = (1280, 720)


NO_ANSWERS = replace(PAGE, taps={}, holds={})


def drawn(*shown: BoxScene, blink_on: bool = True) -> Picture:
    scene = TableScene("de", NO_ANSWERS, boxes=shown)
    return table_picture(scene, SIZE, measure, blink_on=blink_on)


def touches(picture: Picture) -> list[Touch]:
    return [thing for thing in picture if isinstance(thing, Touch)]


@pytest.mark.parametrize("count", range(1, 9))
def test_every_key_of_every_box_has_a_place_of_its_own(count: int) -> None:
    shown = [box(seat) for seat in range(1, count + 1)]
    places = touches(drawn(*shown))
    assert {place.means for place in places} == {
        KeyTouch(each.box, letter) for each in shown for letter in LETTERS
    }
    assert not any(one.area.overlaps(other.area) for one, other in combinations(places, 2))
    assert all(place.area.width >= 28 and place.area.height >= 44 for place in places)


def test_a_place_answers_with_its_key() -> None:
    picture = drawn(*boxes(2))
    for place in touches(picture):
        assert meaning_at(picture, *place.area.centre) == place.means
    assert meaning_at(picture, 5, 5) is None


def test_key_caps_say_which_key_presses_what() -> None:
    words = [thing.text for thing in drawn(box(1)) if isinstance(thing, Words)]
    assert {"J", "K", "L", "Ö"} <= set(words)


def on_key(picture: Picture, letter: Letter, number: int = 0) -> str:
    """What is written on that key of a box."""
    keys = [each for each in touches(picture) if isinstance(each.means, KeyTouch)]
    key = [each for each in keys if each.means.letter == letter][number]
    written = [each for each in picture if isinstance(each, Words) and key.area.contains(each.area)]
    return plain(" ".join(each.text for each in written))


def plain(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ")


def test_the_display_says_what_the_box_says() -> None:
    written = plain(" ".join(thing.text for thing in drawn(box(1)) if isinstance(thing, Words)))
    for line in box(1).lines:
        assert plain(speak(line, "de")) in written


@pytest.mark.parametrize("count", [1, 2, 3, 5, 8])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_key_does_stands_on_the_key_tapped_and_held(count: int, language: Language) -> None:
    taps = {"A": Say("seat.noise"), "B": Say("seat.sure"), "C": Say("after.again")}
    holds = {"C": Say("pause.key"), "D": Say("pause.peek")}
    shown = tuple(box(seat, taps=taps, holds=holds) for seat in range(1, count + 1))
    picture = table_picture(TableScene(language, NO_ANSWERS, boxes=shown), SIZE, measure)
    held = {key: speak(Say("screen.held", does=does), language) for key, does in holds.items()}
    if count > 4:  # narrow keys say it shortly, and one that does two things shorter still
        held["D"] = speak(Say("screen.held", does=Say("box.card")), language)
        held["C"] = speak(Say("box.hold"), language)
    for number in range(count):
        for letter, does in taps.items():
            assert speak(does, language) in on_key(picture, letter, number)
        for letter, words in held.items():
            assert words in on_key(picture, letter, number)
        assert held["C"] not in on_key(picture, "A", number)


@pytest.mark.parametrize("count", [5, 8])
@pytest.mark.parametrize("language", LANGUAGES)
def test_on_small_keys_words_are_whole_or_left_out(count: int, language: Language) -> None:
    """A hand uncovered beside the boxes, where the stage shows it as well (H-27)."""
    cards = [Say("card.sabotage", extra=250), Say("card.banknote", extra=500)]
    taps = dict(zip(LETTERS, cards * 2, strict=True))
    holds = {"A": cards[1], "C": Say("pause.key"), "D": Say("seat.cover")}
    shown = tuple(box(seat, taps=taps, holds=holds) for seat in range(1, count + 1))
    for size in ((800, 480), SIZE, (1920, 1080)):
        picture = table_picture(TableScene(language, NO_ANSWERS, boxes=shown), size, measure)
        for number, letter in product(range(count), LETTERS):
            assert "…" not in on_key(picture, letter, number)
        for letter in holds:
            assert speak(Say("box.hold"), language) in on_key(picture, letter, 0)


def test_what_all_four_keys_do_alike_is_said_once() -> None:
    shown = box(1, taps=dict.fromkeys(LETTERS, Say("seat.noise")), holds={})
    said = [each.text for each in drawn(shown) if isinstance(each, Words)]
    assert [plain(text) for text in said].count(speak(Say("seat.noise"), "de")) == 1


def test_a_letter_alone_says_on_its_key_that_it_is_an_answer() -> None:
    for letter in LETTERS:
        answer = speak(Say("screen.box_answer", letter=letter), "de")
        assert answer in on_key(drawn(box(1)), letter)


def test_somebody_alone_among_robots_is_told_which_box_is_theirs() -> None:
    mine = speak(Say("screen.box_yours", name=box(1).name), "de")
    assert mine in [each.text for each in drawn(box(1, alone=True)) if isinstance(each, Words)]
    assert mine not in [each.text for each in drawn(box(1)) if isinstance(each, Words)]


def test_a_covered_box_shows_nothing_but_a_place_to_peek() -> None:
    """Even if lines were handed over by mistake."""
    open_box, covered = box(1), box(1, covered=True)
    written = " ".join(thing.text for thing in drawn(covered) if isinstance(thing, Words))
    for line in (*open_box.lines, *open_box.holds.values()):
        assert speak(line, "de") not in written
    assert Peek(covered.box) in [place.means for place in touches(drawn(covered))]
    assert Peek(open_box.box) not in [place.means for place in touches(drawn(open_box))]


def test_what_a_covered_box_may_do_changes_nothing_in_the_picture() -> None:
    one = box(1, covered=True, holds={}, taps={}, lines=())
    assert drawn(one) == drawn(box(1, covered=True))


def test_lamps_on_off_and_blinking_look_different() -> None:
    looks = []
    for lamp in ("on", "off", "blink"):
        lamps = dict.fromkeys(LETTERS, lamp)
        fills = tuple(thing for thing in drawn(box(1, lamps=lamps)) if isinstance(thing, Fill))
        looks.append(fills)
    assert len(set(looks)) == 3


def test_a_blinking_lamp_goes_on_and_off_and_others_do_not() -> None:
    blinking = box(1, lamps=dict.fromkeys(LETTERS, "blink"))
    assert drawn(blinking) != drawn(blinking, blink_on=False)
    assert drawn(box(1)) == drawn(box(1), blink_on=False)


def test_a_box_that_is_away_cannot_be_pressed() -> None:
    assert touches(drawn(box(1, here=False))) == []


def test_the_stage_ends_where_the_boxes_begin() -> None:
    picture = drawn(*boxes(8))
    top = min(place.area.y for place in touches(picture))
    assert top > SIZE[1] * 0.6


# ---------------------------------------------------------------- fingers


def test_a_finger_lets_go_of_what_it_pressed_wherever_it_is_by_then() -> None:
    picture = drawn(box(1))
    place = touches(picture)[0]
    pointers = Pointers()
    assert pointers.down(("0", 1), picture, *place.area.centre) == place.means
    assert pointers.up(("0", 1)) == place.means
    assert pointers.up(("0", 1)) is None


def test_two_fingers_on_one_key_are_one_press() -> None:
    picture = drawn(box(1))
    place = touches(picture)[0]
    pointers = Pointers()
    assert pointers.down(("0", 1), picture, *place.area.centre) == place.means
    assert pointers.down(("0", 2), picture, *place.area.centre) is None
    assert pointers.up(("0", 1)) is None
    assert pointers.up(("0", 2)) == place.means


def test_several_fingers_hold_several_keys() -> None:
    picture = drawn(*boxes(2))
    places = touches(picture)[:3]
    pointers = Pointers()
    for finger, place in enumerate(places):
        assert pointers.down(("0", finger), picture, *place.area.centre) == place.means
    assert set(pointers.let_go()) == {place.means for place in places}
    assert pointers.let_go() == []


# ---------------------------------------------------------------- boxes with nothing to say


def idle(scene: TableScene) -> str:
    picture = table_picture(scene, SIZE, measure)
    return " ".join(thing.text for thing in picture if isinstance(thing, Words))


def silent(seat: int, **changed: object) -> BoxScene:
    return box(seat, lines=(), taps={}, holds={}, **changed)


def test_a_box_with_nothing_to_say_tells_its_keys() -> None:
    assert "Tastatur: J K L Ö" in idle(TableScene("de", PAGE, boxes=(silent(1),)))
    without_caps = TableScene("de", PAGE, boxes=(silent(1, key_caps={}),))
    assert speak(Say("screen.box_touch"), "de") in idle(without_caps)


def test_a_free_box_invites_to_sit_down_only_while_seats_are_taken() -> None:
    join = speak(Say("screen.box_sit"), "de")
    holds_only = replace(PAGE, taps={})
    free = (silent(0), silent(2))
    assert join in idle(TableScene("de", Lobby(holds_only, SEATS[4:]), boxes=free))
    assert join not in idle(TableScene("de", Lobby(PAGE, SEATS[4:]), boxes=free))
    assert join not in idle(TableScene("de", Lobby(holds_only, SEATS), boxes=free))  # one is named
    assert join not in idle(TableScene("de", PAGE, boxes=free))
    assert join in idle(TableScene("de", PAGE, boxes=free, attract=True))


def test_one_box_leaves_more_room_to_the_stage_than_three() -> None:
    assert boxes_height(1, SIZE) < boxes_height(3, SIZE)


# ---------------------------------------------------------------- answers of set-up


def answers_to_touch(*shown: BoxScene, cover: Page | None = None) -> dict[str, KeyTouch]:
    """What touching an answer on the stage presses, by what is written on it."""
    picture = table_picture(TableScene("de", PAGE, cover=cover, boxes=shown), SIZE, measure)
    written = [thing for thing in picture if isinstance(thing, Words)]
    stage = [place for place in touches(picture) if place.area.bottom < SIZE[1] * 0.7]
    found: dict[str, KeyTouch] = {}
    for place in stage:
        assert isinstance(place.means, KeyTouch)
        texts = [each.text for each in written if place.area.contains(each.area)]
        found[max(texts, key=len)] = place.means
    return found


def test_touching_an_answer_presses_its_key_of_the_first_box_drawn() -> None:
    said = {speak(words, "de"): letter for letter, words in PAGE.taps.items()}
    touched = answers_to_touch(box(3), box(1))
    assert touched == {text: KeyTouch(box(3).box, letter) for text, letter in said.items()}


def test_in_a_pause_it_presses_the_box_of_whoever_chooses() -> None:
    asked = replace(NO_ANSWERS, taps={"A": Say("pause.go_on")})
    others = (box(1, taps={}, holds={}), box(2, taps={}, holds={}))
    assert answers_to_touch(*others, cover=asked) == {}
    (pressed,) = answers_to_touch(*others, box(3, taps=asked.taps), cover=asked).values()
    assert pressed == KeyTouch(box(3).box, "A")


def test_what_has_to_be_held_is_no_place_to_touch() -> None:
    """A short touch would be a tap: it takes a seat, or the one that is handed over."""
    asked = replace(NO_ANSWERS, holds={"A": Say("pause.to_bot")})
    assert answers_to_touch(box(1, holds=asked.holds), cover=asked) == {}


def test_and_of_no_box_that_has_no_use_for_it() -> None:
    others = (box(1, lamps=DARK), box(2, here=False), box(3, bot=True))
    assert answers_to_touch(*others) == {}
    pressed = answers_to_touch(*others, box(4))
    assert {means.box for means in pressed.values()} == {box(4).box}


def test_a_screen_on_the_wall_cannot_be_touched() -> None:
    assert touches(table_picture(TableScene("de", PAGE), SIZE, measure)) == []
