"""The table's pictures of Haus des Geldes: everything fits, can be read, and tells no secret."""

from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from pi_app.console.plan import RULEBOOKS
from pi_app.rules.core import LETTERS, Choose, Say, Seat, Shuffled, TimeUp
from pi_app.rules.heist.views import PHASES, TableView
from pi_app.scene import Clock, TableScene
from pi_app.screen.heist_cards_layout import BACK
from pi_app.screen.heist_keys import can_be_named, key_hints
from pi_app.screen.host_evening import heist_prompt
from pi_app.screen.layout import table_picture
from pi_app.screen.things import Disc, Fill, Picture, Ring, Shape, Words
from pi_app.screen.type import measure
from pi_app.words import LANGUAGES, Language, speak
from tests.playing import start
from tests.screen.evening import boxes
from tests.screen.heist_scenes import MANY_LONG_NAMES, NAMES, TABLES, HeistWalk, heist_scenes
from tests.screen.reading import faults
from tests.screen.test_layout import SIZES, shortened, spilled, texts

HD = (1280, 720)
RULES = RULEBOOKS["heist"]


@cache
def long_scenes(language: Language) -> dict[str, TableScene]:
    return heist_scenes(language, MANY_LONG_NAMES)


def picture_of(scene: TableScene, size: tuple[int, int] = HD) -> Picture:
    return table_picture(scene, size, measure)


def keys_in(picture: Picture) -> set[str]:
    return {
        thing.key for thing in picture if isinstance(thing, Fill | Shape | Words | Disc | Ring)
    } - {""}


# ---------------------------------------------------------------- it can be read


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_the_longest_texts_fit_in_every_phase(language: Language, size: tuple[int, int]) -> None:
    for name, scene in long_scenes(language).items():
        picture = picture_of(scene, size)
        assert faults(picture, size) == [], name
        assert spilled(picture) == [], name
        assert shortened(picture) == [], name


def test_every_phase_has_been_looked_at() -> None:
    assert {scene.stage.phase for scene in long_scenes("de").values()} == set(PHASES.values())


@pytest.mark.parametrize("size", SIZES[:2])
def test_there_is_room_for_boxes_notices_and_the_banner(size: tuple[int, int]) -> None:
    notices = (Say("refused.not_now"), Say("refused.laid"))
    for name, scene in long_scenes("de").items():
        crowded = replace(scene, boxes=boxes(8), notices=notices, attract=True)
        assert faults(picture_of(crowded, size), size) == [], name


# ---------------------------------------------------------------- a table whose deal is chosen


class Dealt:
    """Five players; `roles` and `deal` are the first two shuffles."""

    def __init__(
        self, roles: tuple[int, ...] = (0, 1, 2, 3, 4), deal: tuple[int, ...] = (), **options: Any
    ) -> None:
        self.state: Any = start("heist", 5, **options)
        self._orders = [roles, deal or tuple(range(25))]
        self._settle()

    def choose(self, seat: Seat, *choices: str) -> None:
        for choice in choices:
            self.state = RULES.step(self.state, Choose(seat, choice))
            self._settle()

    def time_up(self) -> None:
        self.state = RULES.step(self.state, TimeUp())
        self._settle()

    def _settle(self) -> None:
        while (want := RULES.wanted(self.state)) is not None:
            usual = tuple(range(want.of))  # type: ignore[union-attr]
            order = self._orders.pop(0) if self._orders else usual
            self.state = RULES.step(self.state, Shuffled(order))

    @property
    def view(self) -> Any:
        return RULES.table_view(self.state)

    def picture(self, language: Language = "de") -> Picture:
        clock = Clock(15.0, 9.0, running=True) if RULES.deadline(self.state) else None
        return picture_of(TableScene(language, self.view, clock))

    def lay(self, seat: Seat, number: int) -> None:
        self.choose(seat, *[f"play:{number}"] * 2)

    def lay_all(self, number: int) -> None:
        for seat in range(1, 6):
            self.lay(seat, number)

    def select(self, leader: Seat) -> None:
        self.choose(leader, "next")
        for seat in [seat for seat in (1, 2, 4, 5) if seat != leader][:2]:
            self.choose(leader, f"select:{seat}")
        self.choose(leader, "done")

    def round(self, number: int, leader: Seat, following: Seat) -> None:
        self.lay_all(number)
        if self.view.phase == "blackout":
            self.time_up()
        self.select(leader)
        if self.view.phase == "blackout":
            self.time_up()
        self.choose(leader, *["reveal"] * 3, f"lead:{following}")


# ---------------------------------------------------------------- no secret


@pytest.mark.rule("H-03", "H-05", "H-11", "H-25")
@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_of_other_deals_are_the_same_until_cards_are_turned(language: Language) -> None:
    hands = (*range(5, 10), *range(5), *range(10, 25))  # seats 1 and 2 have changed hands
    tables = (Dealt(), Dealt(roles=(3, 1, 2, 0, 4)), Dealt(deal=hands))
    steps: list[tuple[Seat, str]] = [
        (3, "lead:3"),
        *((seat, "play:1") for seat in range(1, 6) for _ in range(2)),
        *((3, choice) for choice in ("next", "select:1", "select:2", "done")),
    ]
    for seat, choice in steps:
        for table in tables:
            table.choose(seat, choice)
        pictures = {table.picture(language) for table in tables}
        assert len(pictures) == 1, choice
    assert tables[0].view.phase == "revealing"


@pytest.mark.rule("H-20")
def test_a_blackout_looks_the_same_whoever_acts_and_whether() -> None:
    one, other = Dealt(), Dealt(roles=(3, 1, 2, 0, 4))
    for table in (one, other):
        table.choose(3, "lead:3")
        table.round(1, 3, 5)
        table.lay_all(2)
        table.select(5)
    assert one.view.phase == "blackout"
    before = one.picture()
    assert other.picture() == before
    one.choose(4, *["look:4"] * 2, *["swap:1"] * 2)  # seat 4 is Raquel here and the Professor there
    other.choose(1, "noise:D")
    assert one.picture() == other.picture() == before


@pytest.mark.rule("H-20")
def test_a_blackout_is_dark_and_shows_nothing_but_time() -> None:
    raquels, professors = (long_scenes("de")[f"2_{name}"] for name in ("blackout_full", "blackout"))
    picture = picture_of(raquels)
    ground = picture[0]
    assert isinstance(ground, Fill)
    assert ground.area == (0, 0, *HD)
    assert ground.colour == (0, 0, 0)
    assert any(isinstance(thing, Ring) and thing.radius > 100 for thing in picture)
    assert not any(name in texts(picture) for name in MANY_LONG_NAMES)
    assert picture == picture_of(professors), "nor whose blackout it is"


@pytest.mark.rule("H-12")
def test_cards_lie_face_down_and_are_turned_one_by_one_without_names() -> None:
    table = Dealt()
    table.choose(3, "lead:3")
    table.lay_all(1)
    table.select(3)
    for shown in range(4):
        keys = keys_in(table.picture())
        assert {key for key in keys if key.startswith("open ") and " " not in key[5:]} == {
            f"open {number}" for number in range(shown)
        }
        backs = {key for key in keys if key.startswith("shuffled ") and " " not in key[9:]}
        assert backs == {f"shuffled {number}" for number in range(shown, 3)}
        assert not any(key.startswith("laid ") for key in keys), "no card comes from a seat"
        if shown < 3:
            table.choose(3, "reveal")
    assert table.view.phase == "counted"


@pytest.mark.rule("H-27")
def test_a_covered_screen_tells_nothing_private_and_an_uncovered_one_all() -> None:
    tables = [
        Dealt(roles=roles, without_display=frozenset(range(1, 6)))
        for roles in ((0, 1, 2, 3, 4), (3, 1, 2, 0, 4))
    ]
    for table in tables:
        table.choose(3, "lead:3")
    assert tables[0].picture() == tables[1].picture()
    assert speak(Say("heist.look_away"), "de") in texts(tables[0].picture())
    for table, role in zip(tables, ("professor", "raquel"), strict=True):
        table.choose(1, "uncover")
        written = texts(table.picture())
        assert speak(Say(f"role.{role}"), "de") in written
        for card in table.view.private.hand:
            assert speak(Say(f"card.{card.card.kind}", extra=0), "de") in written
        assert not keys_in(table.picture()) & {"loot"}
    for table in tables:
        table.choose(1, "cover")
    assert tables[0].picture() == tables[1].picture()


@pytest.mark.rule("H-27")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_second_screen_calls_nobody_to_look_at_it(language: Language) -> None:
    here = {"de": "hierher", "en": " here"}[language]
    called = [each.stage for each in long_scenes(language).values() if called_here(each.stage)]
    assert any(here in speak(view.prompt, language) for view in called)
    assert not any(here in speak(heist_prompt(view), language) for view in called)


def called_here(stage: object) -> bool:
    return isinstance(stage, TableView) and stage.called is not None


@pytest.mark.rule("H-27")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_while_a_secret_is_open_nothing_is_larger_than_that_others_look_away(
    language: Language, size: tuple[int, int]
) -> None:
    words = {"laying": "heist.look_away", "blackout": "heist.others_eyes_shut"}
    seen = set()
    for name, scene in long_scenes(language).items():
        if not hasattr(scene.stage, "private"):
            continue
        written = {
            thing.text: thing.size
            for thing in picture_of(scene, size)
            if isinstance(thing, Words) and not thing.text.isdigit()
        }
        others = speak(Say(words[scene.stage.phase]), language)
        assert written[others] == max(written.values()), name
        seen.add(scene.stage.phase)
    assert seen == set(words)


@pytest.mark.rule("H-27")
def test_what_an_ability_showed_stands_on_the_uncovered_screen() -> None:
    scenes = long_scenes("de")
    asked = texts(picture_of(scenes["4_blackout_uncovered_professor"]))
    assert speak(Say("line.may_look_professor"), "de") in asked
    scene = scenes["4_blackout_uncovered_professor_seen"]
    seat, role = scene.stage.private.role_seen
    name = scene.stage.players[seat].name
    said = speak(Say("line.role_seen", name=name, role=Say(f"role.{role}")), "de")
    assert said in texts(picture_of(scene))


# ---------------------------------------------------------------- what is to be seen


@pytest.mark.rule("H-08")
def test_laid_cards_lie_at_their_seats() -> None:
    table = Dealt()
    table.choose(3, "lead:3")
    table.lay(2, 1)
    table.lay(5, 2)
    assert keys_in(table.picture()) >= {"laid 2", "laid 5"}
    assert not keys_in(table.picture()) & {"laid 1", "laid 3", "laid 4"}


@pytest.mark.rule("H-13", "H-14", "H-15")
def test_the_loot_its_target_and_every_change_are_there() -> None:
    for scene in long_scenes("en").values():
        view = scene.stage
        if view.phase not in ("counted", "last_trump", "over"):
            continue
        written = texts(picture_of(scene))
        assert speak(Say("heist.loot", loot=view.loot, target=view.target), "en") in written
        for past in view.past:
            words = "heist.up" if past.change > 0 else "heist.down"
            assert speak(Say(words, change=past.change), "en") in written


def test_the_track_grows_with_the_loot() -> None:
    filled = {}
    for scene in HeistWalk(5, "de", 1, NAMES):
        if scene.stage.phase == "counted":
            bars = [
                thing
                for thing in picture_of(scene)
                if isinstance(thing, Fill) and thing.key == "loot"
            ]
            filled[scene.stage.loot] = bars[0].area.width
    assert [filled[loot] for loot in sorted(filled)] == sorted(filled.values())
    assert len(filled) > 1


@pytest.mark.rule("H-24", "H-25")
def test_the_end_shows_every_role_and_the_side_that_won() -> None:
    ends = {name: scene for name, scene in long_scenes("de").items() if "_ended_" in name}
    assert {name.partition("_ended_")[2] for name in ends} >= {"below_target", "loot_secured"}
    for name, scene in ends.items():
        written = texts(picture_of(scene))
        side = "heist.gangsters_win" if "secured" in name else "heist.hostages_win"
        assert speak(Say(side), "de") in written
        for role in set(scene.stage.roles.values()):
            assert speak(Say(f"role.{role}"), "de") in written
        tags = {words: speak(Say(f"heist.{words}"), "de") for words in ("accused", "arrested")}
        assert {words for words, tag in tags.items() if tag in written} == accusation(scene.stage)


def accusation(view: Any) -> set[str]:
    if view.accused is None:
        return set()
    return {"arrested" if view.roles[view.accused] == "professor" else "accused"}


@pytest.mark.rule("H-24")
def test_the_end_says_whom_raquel_named_and_what_it_took() -> None:
    taken = set()
    for scene in long_scenes("de").values():
        view = scene.stage
        if getattr(view, "accused", None) is None:
            continue
        written = texts(picture_of(scene))
        name = view.players[view.accused].name
        assert speak(Say("heist.raquel_named", name=name), "de") in written
        change = view.loot - view.past[-1].loot
        assert speak(Say("heist.down", change=change), "de") in written
        assert (change == -500) == (accusation(view) == {"arrested"})
        taken.add(change)
    assert taken == {0, -500}


@pytest.mark.rule("H-10", "H-24")
def test_the_key_that_names_a_player_stands_on_that_player_s_card() -> None:
    compared = 0
    for scene in long_scenes("de").values():
        view = scene.stage
        if view.phase not in ("selecting", "last_trump"):
            continue
        picture = picture_of(scene)
        cards = [thing.area for thing in picture if isinstance(thing, Fill) and is_back(thing)]
        signs = [
            thing
            for thing in picture
            if isinstance(thing, Words) and any(card.contains(thing.area) for card in cards)
        ]
        assert {sign.text for sign in signs} == set(can_be_named(view).values())
        compared += 1
    assert compared


def is_back(thing: Fill) -> bool:
    return thing.colour == BACK


@pytest.mark.rule("H-13", "H-14")
def test_the_result_of_a_round_is_as_large_after_the_last_one() -> None:
    sizes: dict[bool, set[int]] = {True: set(), False: set()}
    for scene in long_scenes("de").values():
        if scene.stage.phase == "counted":
            words = [
                thing.size
                for thing in picture_of(scene)
                if isinstance(thing, Words) and ": Beute" in thing.text
            ]
            sizes[bool(scene.stage.may_lead)].update(words)
    assert min(sizes[False]) >= max(sizes[True]) > 30


def test_a_game_that_was_ended_early_has_no_winner() -> None:
    walk = HeistWalk(5, "de", 1, NAMES)
    for scene in walk:
        if scene.stage.phase == "discussing":
            break
    written = texts(picture_of(walk.ended_early()))
    assert speak(Say("heist.nobody_wins"), "de") in written


# ---------------------------------------------------------------- the legend


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_the_legend_names_the_keys_that_work(table: int) -> None:
    players, without, options, changed = TABLES[table]
    walk = HeistWalk(players, "de", 4, NAMES, without, changed, **options)
    for scene in walk:
        view = scene.stage
        if view.phase in ("blackout", "over"):
            continue
        menus = [walk.rulebook.menu(walk.state, seat) for seat in walk.seats]
        taps = {key for menu in menus for key in (*menu.taps, *menu.barred_taps)}
        holds = {key for menu in menus for key in (*menu.holds, *menu.barred_holds)}
        hints = key_hints(view)
        for hint in hints:
            works = holds if hint.held else taps
            if view.phase == "laying":  # on which keys a box still has a card is its secret
                works = set(LETTERS)
            assert set(hint.keys) <= works, (view.phase, hint)
        if any(menu.choices for menu in menus):
            assert hints, view.phase


@pytest.mark.rule("H-10", "H-16", "H-24")
@pytest.mark.parametrize("players", [4, 8])
def test_players_stand_on_the_keys_that_name_them(players: int) -> None:
    compared = set()
    for seed in range(4):
        walk = HeistWalk(players, "de", seed, NAMES)
        for scene in walk:
            view = scene.stage
            named = can_be_named(view)
            if not named or view.phase == "naming_first_leader":
                continue
            offered = {
                int(what): key
                for seat in walk.seats
                for key, entry in walk.rulebook.menu(walk.state, seat).taps.items()
                for verb, _, what in [entry.id.partition(":")]
                if verb in ("select", "unselect", "lead", "accuse")
            }
            assert named == offered, view.phase
            compared.add(view.phase)
    assert compared >= {"selecting", "counted"}
