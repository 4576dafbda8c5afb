"""Set-up with four keys: names, seats, packs, practice, last evening, devices and doors."""

from collections.abc import Callable
from pathlib import Path

import pytest

from pi_app.questions.shelf import packs_at_hand
from pi_app.rules.core import LETTERS, Say
from pi_app.scene import HallOfFame, Lobby, Practice
from pi_app.words import speak
from tests.console.room import SHORTEST, Players, Room, set_up, write_pack
from tests.playing import some_questions

MakeRoom = Callable[..., Room]
ONE, TWO, THREE, FOUR = (f"screen {number}" for number in range(1, 5))


def in_the_lobby(room: Room, game: str = "heist", language: str = "de") -> None:
    room.to_lobby(ONE, f"setup.language_{language}", *SHORTEST[game])
    if game != "heist":
        room.tap(ONE, "A")
        room.pick(ONE, "setup.go_on")
    assert isinstance(room.stage, Lobby)


def spell(room: Room, box: str, name: str) -> None:
    room.pick(box, "setup.spell")
    for letter in name.upper():
        while True:
            key = next(k for k in room.keys(box) if not k.held and letter in k.label)
            room.press(box, key)
            if key.label == letter:
                break
    room.pick(box, "setup.name_done")


def lobby_names(room: Room) -> list[str]:
    return [str(seat.name) for seat in room.stage.seats if seat.who != "free"]


# ---------------------------------------------------------------- seats and names


def test_a_seat_is_claimed_by_pressing_and_robots_fill_up(open_room: MakeRoom) -> None:
    room = open_room(4)
    in_the_lobby(room)
    room.tap(THREE, "D")
    room.tap(ONE, "A")
    assert [(seat.who, seat.seat) for seat in room.stage.seats][:3] == [
        ("person", 1),
        ("person", 2),
        ("free", 3),
    ]
    room.pick(ONE, "setup.all_here")
    assert room.notices() == ["setup.seats_missing"]
    for _ in range(2):
        room.pick(ONE, "setup.add_bot")
    room.pick(TWO, "setup.one_less")
    assert [seat.who for seat in room.stage.seats][:4] == ["person", "person", "bot", "free"]
    room.tap(TWO, "B")
    room.start(ONE)
    chairs = room.playing.seating.chairs
    assert [chair.box for chair in chairs] == [THREE, ONE, "", TWO]
    assert len({chair.name for chair in chairs}) == 4


def test_no_more_seats_than_the_game_has(open_room: MakeRoom) -> None:
    room = open_room(1)
    in_the_lobby(room, "de2013")
    room.tap(ONE, "A")
    for _ in range(4):
        room.pick(ONE, "setup.add_bot")
    room.pick(ONE, "setup.add_bot")
    assert room.notices() == ["setup.seat_full"]
    assert len(room.evening.desk.seating.chairs) == 5


def test_names_are_spelled_remembered_and_chosen_the_next_time(open_room: MakeRoom) -> None:
    room = open_room(3)
    in_the_lobby(room, "de2013")
    room.sit(ONE, TWO, THREE)
    room.pick(ONE, "setup.all_here")
    spell(room, ONE, "Jörg")
    spell(room, TWO, "Anna-Lena")
    room.pick(THREE, "setup.no_name")
    assert lobby_names(room) == ["Jörg", "Anna-Lena", "Spieler 3"]
    room.pick(ONE, "setup.start")
    assert room.playing.game.plan.names == ("Jörg", "Anna-Lena", "Spieler 3")
    room.kill()

    again = open_room(3, start=9000.0)
    again.pick(ONE, "setup.put_away")
    again.pick(ONE, "setup.quick")
    again.pick(ONE, "game.heist")
    again.kill()

    third = open_room(3, start=18000.0)
    third.pick(ONE, "setup.put_away")
    in_the_lobby(third, "de2013")
    for _ in range(3):
        third.pick(ONE, "setup.one_less")
    third.sit(ONE, TWO, THREE)
    third.pick(ONE, "setup.all_here")
    offered = {key.label for key in third.keys(ONE) if not key.held}
    assert offered == {"Jörg", "Anna-Lena"}, "who had no name is not a name"
    third.pick_label(ONE, "Anna-Lena")
    third.pick_label(TWO, "Jörg")
    assert third.page.title == Say("setup.ask_name", seat=3)
    spell(third, THREE, "Jörg")
    assert third.notices() == ["setup.name_taken"]


def test_rubbing_out_and_going_back_while_spelling(open_room: MakeRoom) -> None:
    room = open_room(3)
    in_the_lobby(room, "de2013")
    room.sit(ONE, TWO, THREE)
    room.pick(ONE, "setup.all_here")
    room.pick(ONE, "setup.spell")
    for letter in "AAA":  # A, of the first group of the first group
        room.tap(ONE, letter)  # type: ignore[arg-type]
    assert "A_" in room.lines(ONE)[0]
    room.tap(ONE, "B")
    room.pick(ONE, "setup.rub_out")
    assert "A_" in room.lines(ONE)[0], "out of the group first"
    room.pick(ONE, "setup.rub_out")
    assert "A_" not in room.lines(ONE)[0]
    room.pick(ONE, "setup.name_done")
    assert room.notices() == ["refused.no_meaning"]
    room.pick(ONE, "setup.back")
    assert room.page.title.key == "setup.ask_name"


def test_more_names_than_keys_take_pages(open_room: MakeRoom) -> None:
    room = open_room(3)
    room.archive.records.remember_names(["Ada", "Ben", "Cem", "Dora", "Emil"], 5.0)
    in_the_lobby(room, "de2013")
    room.sit(ONE, TWO, THREE)
    room.pick(ONE, "setup.all_here")
    room.pick_label(ONE, "Emil")
    room.pick_label(ONE, "Ada")
    room.pick_label(ONE, "Dora")
    assert lobby_names(room) == ["Emil", "Ada", "Dora"]


# ---------------------------------------------------------------- practice and start


def test_a_practice_question_teaches_the_boxes_and_counts_for_nothing(
    open_room: MakeRoom, home: Path
) -> None:
    room = open_room(3)
    in_the_lobby(room, "de2013")
    room.sit(ONE, TWO, THREE)
    room.pick(ONE, "setup.all_here")
    for _ in range(3):
        room.pick(ONE, "setup.no_name")
    room.pick(TWO, "setup.practice")
    assert isinstance(room.stage, Practice)
    for _ in range(2):
        room.tap(ONE, "B")
    assert room.notices() == ["setup.practice_wrong"]
    room.tap(ONE, "C")
    assert (room.stage.done, room.stage.leaning) == ((), (1,)), "the second press is missing"
    room.tap(ONE, "C")
    for _ in range(2):
        room.tap(TWO, "C")
    assert room.stage.done == (1, 2)
    assert not (home / "journals").exists()
    for _ in range(2):
        room.tap(THREE, "C")
    assert room.playing.game.plan.game == "millionaire"


def test_too_few_questions_are_told_before_the_start(open_room: MakeRoom, home: Path) -> None:
    some = [question for question in some_questions() if question.level in (1, 2, 3)]
    write_pack(home / "packs" / "small.toml", some)
    room = open_room(3)
    in_the_lobby(room, "de2013")
    room.sit(ONE, TWO, THREE)
    room.pick(ONE, "setup.all_here")
    for _ in range(3):
        room.pick(ONE, "setup.no_name")
    room.pick(ONE, "setup.start")
    assert room.evening.playing is None
    assert room.notices() == ["refused.too_few_cards"]
    for language in ("de", "en"):
        assert "15" in speak(room.scene.notices[0], language)  # type: ignore[arg-type]
    assert not (home / "journals").exists()


def test_a_pack_is_switched_on_and_off(open_room: MakeRoom) -> None:
    room = open_room(3)
    room.to_lobby(ONE, "setup.language_de", *SHORTEST["de2013"])
    assert room.page.title.key == "setup.ask_packs"
    assert room.page.chosen == frozenset()
    room.tap(ONE, "A")
    assert room.page.chosen == {"A"}
    room.tap(TWO, "A")
    assert room.page.chosen == frozenset()
    label = next(key.label for key in room.keys(ONE) if not key.held)
    assert label == room.say("setup.pack", name="small", questions=60, fresh=60)


def test_what_was_played_is_no_longer_fresh(open_room: MakeRoom) -> None:
    room = open_room(3)
    set_up(room, "de2013")
    Players(room, 1).play_on(lambda: room.stage.phase == "announced")
    asked = room.playing.table.table_view().level
    room.kill()
    again = open_room(3, start=9000.0)
    again.pick(ONE, "setup.put_away")
    again.to_lobby(ONE, "setup.language_de", *SHORTEST["de2013"])
    fresh = 60 - asked
    label = next(key.label for key in again.keys(ONE) if not key.held)
    assert label == again.say("setup.pack", name="small", questions=60, fresh=fresh)


def test_house_rules_of_the_game_are_offered(open_room: MakeRoom, home: Path) -> None:
    (home / "house").mkdir()
    (home / "house" / "kurz.toml").write_text(
        'based_on = "de2013"\nladder = [50, 500]\nsafe_steps = []\n'
    )
    (home / "house" / "andere.toml").write_text('based_on = "us"\n')
    (home / "house" / "kaputt.toml").write_text("!")
    room = open_room(3)
    room.to_lobby(ONE, "setup.language_de", *SHORTEST["de2013"])
    room.pick(ONE, "setup.go_on")
    assert room.page.title.key == "setup.ask_house"
    assert {key.label for key in room.keys(ONE) if not key.held} == {
        room.say("setup.no_house_rules"),
        "kurz",
    }


def test_own_cards_need_no_pack(open_room: MakeRoom, home: Path) -> None:
    (home / "packs" / "small.toml").unlink()
    room = open_room(3)
    answers = [*SHORTEST["de2002"][:-1], "setup.cards_of_a_box"]
    room.to_lobby(ONE, "setup.language_en", *answers)
    room.sit(ONE, TWO, THREE)
    room.start(ONE)
    assert room.playing.game.plan.own_cards


def test_wishes_for_one_game_do_not_follow_into_another(open_room: MakeRoom) -> None:
    room = open_room(4)
    room.to_lobby(ONE, "setup.language_de", *SHORTEST["money_drop"][:-1], "setup.cards_of_a_box")
    room.pick(ONE, "setup.back")
    in_the_lobby(room, "heist")
    room.sit(ONE, TWO, THREE, FOUR)
    room.start(ONE)
    assert room.playing.game.plan.game == "heist"


def test_every_page_leads_back_to_the_title(open_room: MakeRoom) -> None:
    room = open_room(3)
    room.to_lobby(ONE, "setup.language_de", *SHORTEST["us"])
    seen = []
    while room.page.title.key != "setup.title":
        seen.append(room.page.title.key)
        room.pick(TWO, "setup.back")
    assert seen == [
        "setup.ask_packs",
        "setup.ask_cards",
        "setup.ask_until",
        "setup.ask_mode",
        "setup.ask_edition",
        "setup.ask_game",
        "setup.ask_language",
    ]


def test_the_language_is_one_key_away(open_room: MakeRoom) -> None:
    room = open_room(1)
    assert room.lines(ONE)[1] == "A: Allein gegen Roboter"
    room.pick(ONE, "setup.other_language")
    assert room.lines(ONE)[1] == "A: Alone against robots"
    room.pick(ONE, "setup.other_language")
    assert room.scene.language == "de"


# ---------------------------------------------------------------- as last time


def first_evening(room: Room) -> None:
    in_the_lobby(room, "us", "en")
    room.sit(ONE, TWO, bots=1)
    room.pick(ONE, "setup.all_here")
    spell(room, ONE, "Ida")
    spell(room, TWO, "Bo")
    room.pick(ONE, "setup.start")
    room.kill()


def test_as_last_time_with_two_presses_after_a_restart(open_room: MakeRoom) -> None:
    room = open_room(2)
    first_evening(room)
    plan = room.playing.game.plan
    again = open_room(2, start=9000.0)
    again.pick(ONE, "setup.put_away")
    assert again.scene.language == "en"
    again.pick(TWO, "setup.as_last_time", game=Say("game.millionaire"))
    assert [seat.who for seat in again.stage.seats][:3] == ["person", "person", "bot"]
    again.pick(TWO, "setup.all_here")
    again.pick(ONE, "setup.start")
    now = again.playing.game.plan
    assert (now.names, now.edition, now.ending, now.packs) == (
        plan.names,
        plan.edition,
        plan.ending,
        plan.packs,
    )
    assert again.playing.seating == room.playing.seating


def test_a_box_that_is_missing_this_time_has_no_seat(open_room: MakeRoom) -> None:
    first_evening(open_room(2))
    again = open_room(1, start=9000.0)
    again.pick(ONE, "setup.put_away")
    again.pick(ONE, "setup.as_last_time", game=Say("game.millionaire"))
    assert [seat.who for seat in again.stage.seats][:3] == ["person", "bot", "free"]


def test_a_quick_game_in_between_does_not_forget_last_evening(open_room: MakeRoom) -> None:
    first_evening(open_room(2))
    again = open_room(2, start=9000.0)
    again.pick(ONE, "setup.put_away")
    again.pick(TWO, "setup.quick")
    again.pick(TWO, "game.heist")
    again.kill()
    third = open_room(2, start=18000.0)
    third.pick(ONE, "setup.put_away")
    third.pick(ONE, "setup.as_last_time", game=Say("game.millionaire"))
    assert [seat.who for seat in third.stage.seats][:3] == ["person", "person", "bot"]


def test_a_spoilt_file_of_wishes_costs_only_the_defaults(open_room: MakeRoom, home: Path) -> None:
    (home / "last_evening.json").write_bytes(b'{"language": "xx')
    room = open_room(1)
    assert room.page.title.key == "setup.title"
    assert room.page.holds == {}


# ---------------------------------------------------------------- fame


def test_the_hall_of_fame_is_empty_and_then_it_is_not(open_room: MakeRoom) -> None:
    room = open_room(3)
    room.pick(ONE, "setup.other")
    room.pick(ONE, "setup.fame")
    assert isinstance(room.stage, HallOfFame)
    assert [line.key for line in room.page.lines] == ["fame.empty"]
    room.pick(ONE, "setup.back")
    room.pick(ONE, "setup.back")
    set_up(room, "us", "en")
    seat = Players(room, 1)
    right = 0
    while room.playing.table.table_view().level < 3:
        table = room.playing.table
        letter = table.host_view().right if table.host_view() else None  # type: ignore[union-attr]
        if room.stage.phase == "deciding" and letter:
            for box in (TWO, THREE):
                for _ in range(2):
                    room.tap(box, letter)
            right += 1
        else:
            room.tap(ONE, "A")
    assert right >= 2
    seat.play_on(lambda: room.playing.over)
    room.pick(ONE, "after.new")
    room.pick(ONE, "setup.other")
    room.pick(ONE, "setup.fame")
    best = room.archive.records.best(10)
    assert best
    assert [run.names for run in room.stage.runs] == [each.name for each in best]
    assert room.say_all([run.result for run in room.stage.runs]).startswith("$")


# ---------------------------------------------------------------- devices and doors


def at_the_devices(room: Room) -> None:
    room.pick(ONE, "setup.other")
    room.pick(ONE, "setup.devices")


def test_the_devices_page_tells_every_press_and_what_was_found(open_room: MakeRoom) -> None:
    looked: list[int] = []

    def findings() -> tuple[Say, ...]:
        looked.append(1)
        return (Say("found.no_pi"),)

    room = open_room(2, findings=findings)
    at_the_devices(room)
    assert [line.key for line in room.page.lines] == ["setup.press_any", "found.no_pi"]
    for box in (ONE, TWO):
        for letter in LETTERS:
            room.tap(box, letter)
            assert letter in room.say_all(room.page.lines[:1])
            assert room.page.title.key == "setup.devices"
    assert len(looked) == 1, "looking around costs time, and every press shows the page again"


def test_the_lamp_test_lights_all_lamps_until_it_is_left(open_room: MakeRoom) -> None:
    room = open_room(2)
    at_the_devices(room)
    assert set(room.boxes.frames[TWO].lamps.values()) == {"off"}
    room.pick(ONE, "setup.lamp_test")
    assert set(room.boxes.frames[TWO].lamps.values()) == {"on"}
    room.pick(ONE, "setup.back")
    room.pick(ONE, "setup.fame")
    assert room.boxes.frames[TWO].lamps["C"] == "off", "as the page says"


@pytest.mark.rule("D-21")
def test_the_door_test_asks_first_and_moves_one_at_a_time(open_room: MakeRoom) -> None:
    room = open_room(1, real_doors=True)
    at_the_devices(room)
    room.pick(ONE, "setup.door_test")
    assert list(room.doors.orders) == []
    assert room.page.lines[0] == Say("setup.door_question", window="A")
    for window in LETTERS:
        room.pick(ONE, "setup.door_yes", window=window)
        assert room.doors.orders[-1] == (window, "open")
        assert room.page.lines[0].key == "setup.door_moving"
        room.doors.answer()
        room.turn(0)
        assert room.page.lines[0] == Say("setup.door_opened", window=window)
        room.pick(ONE, "setup.door_shut", window=window)
        room.doors.break_door(window, "stalled")
        room.doors.answer()
        room.turn(0)
        assert room.page.lines[0] == Say("setup.door_stalled", window=window)
        room.pick(ONE, "setup.door_next")
    assert len(room.doors.orders) == 8
    room.pick(ONE, "setup.back")
    room.turn(100)
    room.close()
    assert len(room.doors.orders) == 8


# ---------------------------------------------------------------- less motion


def test_less_motion_is_switched_by_buttons_and_remembered(open_room: MakeRoom) -> None:
    room = open_room(3)
    room.pick(ONE, "setup.other")
    assert not room.page.chosen
    room.pick(ONE, "setup.less_motion")
    assert room.page.chosen == {"C"}
    assert room.wishes == ["less_motion"]
    room.pick(ONE, "setup.back")
    set_up(room, "us")  # what is agreed for a game leaves it as it is
    room.kill()
    assert open_room(3).evening.wishes.less_motion is True


def test_the_pack_of_the_language_is_ticked_from_the_start(
    open_room: MakeRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pi_app.console.archive.packs_at_hand", packs_at_hand)
    room = open_room(3)
    room.to_lobby(ONE, "setup.language_en", *SHORTEST["us"])

    def ticked() -> set[str]:
        return {room.page.taps[letter].parts["name"] for letter in room.page.chosen}

    assert ticked() == {"millionaire-en"}
    room.tap(ONE, "B")
    assert ticked() == {"millionaire-en", "millionaire-de"}
    room.tap(ONE, "A")
    assert ticked() == {"millionaire-de"}
    room.tap(ONE, "B")
    assert ticked() == {"millionaire-en"}, "something has to be asked"
    room.tap(ONE, "A")
    assert ticked() == {"millionaire-en"}


def test_what_was_chosen_the_last_time_is_marked_and_not_ticked(open_room: MakeRoom) -> None:
    room = open_room(3)
    room.pick(ONE, "setup.evening")
    assert room.page.usual == {"A"}
    assert room.page.chosen == frozenset()


def test_nobody_waits_for_a_robot_to_practise(open_room: MakeRoom) -> None:
    room = open_room(3)
    room.to_lobby(ONE, "setup.language_de", "game.heist", "setup.abilities_on")
    room.sit(ONE, TWO, THREE, bots=2)
    room.pick(ONE, "setup.all_here")
    while room.page.title.key == "setup.ask_name":
        room.pick(ONE, "setup.no_name")
    room.pick(ONE, "setup.practice")
    assert [seat.seat for seat in room.stage.seats] == [1, 2, 3]
