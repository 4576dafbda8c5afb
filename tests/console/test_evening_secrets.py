"""Same presses, other secrets: scenes, frames and sounds of the evening are the same."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from pi_app.console import evening as evening_module
from pi_app.console.table import World
from pi_app.hal.ports import Edge
from pi_app.questions.shelf import Shelved
from pi_app.rules.core import LETTERS, Event, Letter, Seat, Shuffled, Want, WantShuffle
from pi_app.scene import BoxScene, HostScene
from tests.console.room import SHORTEST, Players, Room, set_up, small_pack

MakeRoom = Callable[..., Room]
ONE, TWO, THREE, FOUR = (f"screen {number}" for number in range(1, 5))


class Seeds:
    """A table's chance, chosen by the test."""

    now = 5

    def randrange(self, _: int) -> int:
        return Seeds.now


@pytest.fixture(autouse=True)
def chosen_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    Seeds.now = 5
    monkeypatch.setattr(evening_module, "SystemRandom", Seeds)


# ---------------------------------------------------------------- right letters


def seen_by_all(room: Room, knows: set[str]) -> Any:
    """What the table, the neighbours and those without a secret get to see and to hear.

    Lamps are seen by everybody; what stands on a box only by who sits there.
    """
    frames = room.boxes.frames
    return (
        room.scene,
        {box: dict(frame.lamps) for box, frame in frames.items()},
        {box: frame.lines for box, frame in frames.items() if box not in knows},
        room.watchers.sounds,
        room.evening.next_due,
    )


def twins(
    open_room: MakeRoom, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, **options: Any
) -> list[Room]:
    """Two rooms whose packs differ in nothing but the right letters."""
    rooms = []
    path = tmp_path / "same" / "small.toml"
    for number, right in enumerate(("ABCD", "CDAB")):
        pack = small_pack(tmp_path / f"pack {number}", right)
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(pack.read_bytes())
        shelf = [Shelved("small", pack)]
        monkeypatch.setattr("pi_app.console.archive.packs_at_hand", lambda shelf=shelf: shelf)
        room = open_room(3, folder=tmp_path / f"home {number}", **options)
        set_up(room, game)
        rooms.append(room)
    return rooms


@pytest.mark.parametrize("game", ["de2013", "de2002", "us", "money_drop"])
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("on_screen", [True, False])
def test_right_letters_are_in_no_scene_frame_or_sound_before_the_reveal(
    game: str,
    seed: int,
    on_screen: bool,
    open_room: MakeRoom,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    one, other = twins(open_room, tmp_path, monkeypatch, game, on_screen=on_screen)
    reveals = {one.say(key) for key in ("host.show_cards", "host.reveal")}
    reveals |= {one.say("host.open", window=letter) for letter in LETTERS}
    reveals |= {one.say("pause.key"), one.say("pause.peek")}
    jokers = {one.say(f"joker:{joker}") for joker in ("fifty_fifty", "audience", "phone", "extra")}
    chance, knows, differed = Random(f"{game} {seed}"), {ONE}, False
    for _ in range(40):
        assert seen_by_all(one, knows) == seen_by_all(other, knows)
        differed = differed or one.host.host != other.host.host
        offered = [
            (box, key)
            for box in (ONE, TWO, THREE)
            for key in one.keys(box)
            if key.label not in reveals
            and (box in (ONE, *{TWO, THREE} - knows) or key.held)
            and key in other.keys(box)
        ]
        if not offered:
            break
        box, key = chance.choice(offered)
        if key.label in jokers and game != "money_drop":
            knows.add(box)
        for room in (one, other):
            room.press(box, key)
    assert differed, "the two packs must really differ, or this shows nothing"


# ---------------------------------------------------------------- roles and hands

# Five players: professor, gangster, gangster, raquel, hostage; five cards each.
ROLES = (0, 1, 2, 3, 4)
OTHER_ROLES = (3, 1, 2, 0, 4)  # seats 1 and 4 have changed roles
DEAL = tuple(range(25))
OTHER_DEAL = (*range(5, 10), *range(0, 5), *range(10, 25))  # seats 1 and 2 have changed hands


def dealt(
    open_room: MakeRoom,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    deals: dict[int, list[tuple[int, ...]]],
    **options: Any,
) -> list[Room]:
    """A room for each deal; whatever else chance does is the same in all of them."""
    real = World.answer

    def answer(world: World, want: Want, number: int) -> Event:
        if isinstance(want, WantShuffle) and deals[world.seed]:
            return Shuffled(deals[world.seed].pop(0))
        return real(World(1), want, number)

    monkeypatch.setattr(World, "answer", answer)
    rooms = []
    for seed in list(deals):
        Seeds.now = seed
        room = open_room(5, folder=tmp_path / f"home {seed}", **options)
        room.to_lobby(ONE, "setup.language_de", *SHORTEST["heist"])
        room.sit(*room.boxes.boxes)
        room.start(ONE)
        rooms.append(room)
    return rooms


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("on_screen", [True, False])
@pytest.mark.parametrize(
    ("roles", "deal", "secret"),
    [(OTHER_ROLES, DEAL, {ONE, FOUR}), (ROLES, OTHER_DEAL, {ONE, TWO})],
)
def test_roles_and_hands_of_others_are_in_nothing_that_is_seen(
    roles: tuple[int, ...],
    deal: tuple[int, ...],
    secret: set[str],
    seed: int,
    on_screen: bool,
    open_room: MakeRoom,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deals = {1: [ROLES, DEAL], 2: [roles, deal]}
    one, other = dealt(open_room, tmp_path, monkeypatch, deals, on_screen=on_screen)
    assert one.playing.table._state != other.playing.table._state, "the deals really differ"
    chance = Random(seed)
    reveals = {one.say("leader.turn_card"), one.say("pause.key")}
    pressed = 0
    for _ in range(60):
        view = one.scene.stage
        if getattr(view, "private", None) is not None:  # H-27: uncovered for one, on purpose
            shown = one.scene.stage.called
            if f"screen {shown}" in secret:
                for room in (one, other):
                    room.press(f"screen {shown}", _cover(room, shown))
                continue
        assert seen_by_all(one, secret) == seen_by_all(other, secret)
        assert one.host == other.host, "where nobody hosts, the second screen is nobody's"
        offered = [
            (box, key.letter, key.held)
            for box in one.boxes.boxes
            for key in one.keys(box)
            if key.label not in reveals
            and any((key.letter, key.held) == (k.letter, k.held) for k in other.keys(box))
        ]
        if not offered:
            break
        box, letter, held = chance.choice(offered)
        for room in (one, other):
            (room.hold if held else room.tap)(box, letter)
        pressed += 1
    assert pressed > 8


def _cover(room: Room, seat: Seat) -> Any:
    label = room.say("seat.cover")
    return next(key for key in room.keys(f"screen {seat}") if key.label == label)


# ---------------------------------------------------------------- covered boxes


def test_covered_boxes_show_nothing_and_a_look_shows_one_alone(open_room: MakeRoom) -> None:
    room = open_room(3, on_screen=True)
    set_up(room, "de2013")
    Players(room, 1).play_on(lambda: room.stage.phase == "deciding")

    def empty(box: BoxScene) -> bool:
        return box.covered and not (box.lines or box.taps or box.holds)

    assert [empty(box) for box in room.scene.boxes[1:]] == [True, True]
    room.tap(THREE, "A")
    assert [empty(box) for box in room.scene.boxes[1:]] == [True, True]
    room.evening.peek(TWO, True)
    room.turn(0)
    assert [empty(box) for box in room.scene.boxes[1:]] == [False, True]
    assert room.scene.boxes[1].taps
    room.evening.peek(TWO, False)
    room.turn(0)
    assert [empty(box) for box in room.scene.boxes[1:]] == [True, True]


def test_a_host_who_enters_a_letter_of_his_own_card_is_covered_too(open_room: MakeRoom) -> None:
    room = open_room(3, on_screen=True)
    room.to_lobby(ONE, "setup.language_de", *SHORTEST["de2002"][:-1], "setup.cards_of_a_box")
    room.sit(ONE, TWO, THREE)
    room.start(ONE)
    room.tap(ONE, "A")
    assert room.stage.phase == "own_card"
    before = room.scene
    room.tap(ONE, "C")
    assert room.scene == before
    assert room.scene.boxes[0].covered


def test_one_person_alone_at_the_screen_needs_no_cover(open_room: MakeRoom) -> None:
    room = open_room(1, on_screen=True)
    room.pick(ONE, "setup.quick")
    room.pick(ONE, "game.heist")
    (box,) = room.scene.boxes
    assert not box.covered
    assert box.lines


def test_a_drawn_box_is_covered_also_where_the_others_have_boxes_of_their_own(
    open_room: MakeRoom,
) -> None:
    """Everybody looks at the screen on which it is drawn."""
    room = open_room(3)
    room.evening.furniture = replace(room.evening.furniture, on_screen=(TWO,))
    set_up(room, "de2013")
    Players(room, 1).play_on(lambda: room.stage.phase == "deciding")
    (box,) = room.scene.boxes
    assert box.covered
    assert box.lines == ()
    assert box.taps == box.holds == {}


@pytest.mark.rule("H-27")
def test_what_a_called_seat_uncovers_is_on_the_tables_screen_alone(open_room: MakeRoom) -> None:
    room = open_room(4, display=False)
    set_up(room, "heist")
    uncovered: list[HostScene] = []

    def seen_enough() -> bool:
        for table, host in zip(room.watchers.tables, room.watchers.hosts, strict=True):
            if host is not None and hasattr(table.stage, "private"):
                uncovered.append(host)
        del room.watchers.tables[:-1], room.watchers.hosts[:-1]
        return {host.stage.phase for host in uncovered} == {"laying", "blackout"}

    Players(room, 1).play_on(seen_enough)
    for host in uncovered:
        assert not hasattr(host.stage, "private")
        assert host.stage.keys == {}
        assert host.keys is not None
        assert host.keys.lines == ()
        assert host.keys.taps == host.keys.holds == {}


# ---------------------------------------------------------------- the host's card


def test_a_robot_that_hosts_shows_nobody_its_card(open_room: MakeRoom) -> None:
    room = open_room(1)
    room.pick(ONE, "setup.quick")
    room.pick(ONE, "game.millionaire")
    Players(room, 1).play_on(lambda: room.stage.phase == "deciding")
    assert room.playing.table.host_view() is not None
    shown = zip(room.watchers.hosts, room.watchers.tables, strict=True)
    hosts = [host for host, table in shown if host is not None and hasattr(table.stage, "phase")]
    assert hosts
    assert all(host.host is None and host.keys is None for host in hosts)


def test_who_plays_by_touching_the_hosts_screen_has_keys_there_and_no_card(
    open_room: MakeRoom,
) -> None:
    room = open_room(1)

    def touch(letter: Letter) -> None:
        room.inbox.put(Edge("touch", letter, True, room.now))
        room.inbox.put(Edge("touch", letter, False, room.now + 0.1))
        room.turn(0.2)

    touch("A")
    touch("A")
    assert room.playing.seating.box_of(2) == "touch"
    Players(room, 1).play_on(lambda: room.stage.phase == "deciding")
    assert room.host.host is None
    assert room.host.keys is not None
    assert (room.host.keys.seat, room.host.keys.box) == (2, "touch")
    touch("B")
    assert room.playing.table.seat_view(2).private.leaning == "B"  # type: ignore[attr-defined]


def test_on_a_single_screen_the_card_is_there_only_while_the_host_holds_its_key(
    open_room: MakeRoom,
) -> None:
    room = open_room(3, two_screens=False)
    set_up(room, "de2013")
    room.tap(ONE, "A")
    assert room.watchers.hosts[-1] is None
    room.boxes.press(TWO, "C")
    room.turn(2)
    assert room.watchers.hosts[-1] is None, "a candidate's key is no host's key"
    room.boxes.release(TWO, "C")
    room.boxes.press(ONE, "C")
    room.turn(1)
    shown = room.watchers.hosts[-1]
    assert isinstance(shown, HostScene)
    assert shown.host.right in LETTERS  # type: ignore[union-attr]
    assert room.scene.stage.phase == "reading"
    room.boxes.release(ONE, "C")
    room.turn(0)
    assert room.watchers.hosts[-1] is None
    room.boxes.press(ONE, "C")
    room.turn(1)
    room.boxes.go_away(ONE)
    room.turn(0)
    assert room.watchers.hosts[-1] is None, "a box that goes holds nothing down"


def test_a_leader_who_looks_at_his_cards_brings_no_hosts_picture(open_room: MakeRoom) -> None:
    room = open_room(4, two_screens=False, on_screen=True)
    set_up(room, "heist")
    Players(room, 1).play_on(lambda: room.stage.leader is not None)
    room.evening.peek(f"screen {room.stage.leader}", True)
    room.turn(0)
    assert room.watchers.hosts[-1] is None


# ---------------------------------------------------------------- refusals


def others(room: Room, but: str) -> Any:
    return {box: frame for box, frame in room.boxes.frames.items() if box != but}


def test_a_refusal_reaches_only_its_seat(open_room: MakeRoom) -> None:
    room = open_room(3)
    set_up(room, "de2013")
    room.tap(ONE, "A")
    room.tap(ONE, "A")
    before = (room.scene, others(room, THREE), room.host)
    count = len(room.watchers.sounds)
    room.hold(THREE, "A")
    assert room.say("refused.joker_turn") in room.lines(THREE)
    assert (room.scene, others(room, THREE), room.host) == before
    assert room.watchers.sounds[count:] == []
    room.tap(THREE, "A")
    assert room.say("refused.joker_turn") not in room.lines(THREE)


@pytest.mark.rule("D-09", "D-20")
def test_a_refusal_is_gone_when_the_game_has_gone_on(open_room: MakeRoom) -> None:
    room = open_room(3)
    set_up(room, "de2013")
    room.tap(ONE, "A")
    assert room.stage.phase == "reading"
    room.tap(TWO, "A")
    refused = room.lines(TWO)[0]
    room.tap(ONE, "A")
    assert room.stage.phase == "deciding"
    assert refused not in room.lines(TWO)


def test_that_a_window_is_the_right_one_is_told_to_the_host_alone(open_room: MakeRoom) -> None:
    room = open_room(3)
    set_up(room, "money_drop")
    for box in (ONE, TWO, ONE):
        room.tap(box, "A")
    room.turn(31)
    right: Letter = room.host.host.right  # type: ignore[union-attr]
    before = (room.scene, others(room, ONE), list(room.watchers.sounds), room.evening.next_due)
    room.tap(ONE, right)
    told = room.say("refused.right_window", window=right)
    assert told in room.lines(ONE)
    assert "refused.right_window" in [notice.key for notice in room.host.notices]
    now = (room.scene, others(room, ONE), list(room.watchers.sounds), room.evening.next_due)
    assert now == before


def test_a_stranger_at_the_table_sees_nothing(open_room: MakeRoom) -> None:
    room = open_room(4)
    set_up(room, "de2013")
    room.tap(ONE, "A")
    assert room.lines(FOUR) == ()
    assert set(room.boxes.frames[FOUR].lamps.values()) == {"off"}
