"""The table's pictures of Money Drop: everything fits, can be read, and tells no secret."""

from functools import cache

import pytest
from msgspec.structs import replace

from pi_app.rules.core import LETTERS, Letter, Say
from pi_app.rules.money_drop.views import PHASES
from pi_app.scene import TableScene
from pi_app.screen.layout import table_picture
from pi_app.screen.legend import KeyHint
from pi_app.screen.money_drop_keys import key_hints
from pi_app.screen.motion import between, moments
from pi_app.screen.things import Fill, Picture, Shape, Words
from pi_app.screen.type import measure
from pi_app.words import LANGUAGES, Language, money, speak
from tests.playing import Sitting
from tests.screen.drop_scenes import MANY_LONG_NAMES, TABLES, DropWalk, drop_scenes, long_cards
from tests.screen.evening import boxes
from tests.screen.reading import faults
from tests.screen.test_layout import SIZES, shortened, spilled, texts

HD = (1280, 720)


@cache
def long_scenes(language: Language) -> dict[str, TableScene]:
    return drop_scenes(language, MANY_LONG_NAMES, long_cards(language))


def picture_of(scene: TableScene, size: tuple[int, int] = HD) -> Picture:
    return table_picture(scene, size, measure)


def sat(sitting: Sitting, language: Language = "de") -> Picture:
    return picture_of(TableScene(language, sitting.table))


def lines(picture: Picture) -> list[str]:
    return [thing.text for thing in picture if isinstance(thing, Words)]


def keyed(picture: Picture, start: str) -> dict[str, Fill | Shape | Words]:
    return {
        thing.key: thing
        for thing in picture
        if isinstance(thing, Fill | Shape | Words) and thing.key.startswith(start)
    }


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
    notices = (Say("refused.not_now"), Say("refused.windows_open"))
    for name, scene in long_scenes("de").items():
        if not name.startswith(("1_", "3_")):
            continue
        crowded = replace(scene, boxes=boxes(5), notices=notices, attract=True)
        assert faults(picture_of(crowded, size), size) == [], name


@pytest.mark.parametrize("language", LANGUAGES)
def test_above_boxes_on_a_small_screen_no_answer_loses_its_end(language: Language) -> None:
    for name, scene in long_scenes(language).items():
        if scene.stage.phase in ("placing", "resolving", "resolved"):
            picture = picture_of(replace(scene, boxes=boxes(5)), SIZES[0])
            answers = [thing for thing in picture if getattr(thing, "key", "").startswith("answer")]
            assert shortened(tuple(answers)) == [], name


# ---------------------------------------------------------------- what is to be seen


def placing(rights: str = "A", players: int = 3) -> Sitting:
    """Round 1, the question is on the table and all chips are in hand."""
    sitting = Sitting("money_drop", players, rights)
    sitting.choose(1, "next")
    sitting.choose(2, "category:1")
    sitting.choose(1, "next")
    assert sitting.phase == "placing"
    return sitting


def place(sitting: Sitting, **chips: int) -> None:
    """`place(sitting, B=10, C=30)`: tens only."""
    sitting.choose(2, "size:5", "size:10")
    for window, count in chips.items():
        for _ in range(count // 10):
            sitting.choose(2, f"stake:{window}")


@pytest.mark.rule("D-04")
def test_both_categories_stand_under_their_keys() -> None:
    sitting = Sitting("money_drop", 3)
    sitting.choose(1, "next")
    written = texts(sat(sitting))
    for category in sitting.table.categories:
        assert written.count(category) == 2  # on the card and in the legend


@pytest.mark.rule("D-05")
def test_the_answers_come_before_the_question() -> None:
    sitting = Sitting("money_drop", 3)
    sitting.choose(1, "next")
    sitting.choose(2, "category:1")
    written = texts(sat(sitting))
    assert all(answer in written for answer in sitting.table.answers.values())
    assert "question 1" not in written
    sitting.choose(1, "next")
    assert "question 1" in texts(sat(sitting))


@pytest.mark.rule("D-18")
def test_chips_lie_where_they_were_placed_and_their_worth_is_told() -> None:
    sitting = placing()
    place(sitting, B=10, C=20)
    picture = sat(sitting)
    counts = {name: len(keyed(picture, f"chip {name} ")) for name in ("A", "B", "C", "D", "hand")}
    assert counts == {"A": 0, "B": 10, "C": 20, "D": 0, "hand": 10}
    written = texts(picture)
    for amount in sitting.table.stakes_worth.values():
        if amount.amount:
            assert money(amount, "de") in written
    assert money(sitting.table.amount, "de") in written


@pytest.mark.rule("D-07")
def test_the_last_free_window_says_that_it_stays_free() -> None:
    sitting = placing()
    place(sitting, A=10, B=10)
    stays = speak(Say("drop.stays_free"), "de")
    assert stays not in lines(sat(sitting))
    sitting.choose(2, "stake:C")
    assert lines(sat(sitting)).count(stays) == 1


@pytest.mark.rule("D-09")
def test_a_door_swings_open_and_its_chips_fall() -> None:
    sitting = placing("A")
    place(sitting, A=30, B=10)
    sitting.choose(2, "done")
    before = sat(sitting)
    sitting.choose(1, "open:B")
    after = sat(sitting)
    assert moments(before, after) > 0
    flaps = keyed(before, "flap B"), keyed(after, "flap B")
    assert flaps[0].keys() == flaps[1].keys()
    assert flaps[0] != flaps[1]
    assert keyed(before, "flap A") == keyed(after, "flap A")
    stack, gone = keyed(before, "chip B "), keyed(after, "chip B ")
    assert len(stack) == 10
    for key, chip in stack.items():
        fallen = gone[key]
        assert isinstance(chip, Fill)
        assert isinstance(fallen, Fill)
        assert fallen.area.y > chip.area.y
        assert hidden(after, fallen), "what has fallen is out of sight"
    halfway = keyed(between(before, after, 0.1), "chip B ")
    assert set(stack) <= set(halfway)


def hidden(picture: Picture, chip: Fill) -> bool:
    later = picture[picture.index(chip) + 1 :]
    return any(
        isinstance(thing, Fill) and not thing.key and thing.area.contains(chip.area)
        for thing in later
    )


@pytest.mark.rule("D-09")
def test_chips_fall_only_after_the_door_has_given_way_and_faster_and_faster() -> None:
    sitting = placing("A")
    place(sitting, A=30, B=10)
    sitting.choose(2, "done")
    before = sat(sitting)
    sitting.choose(1, "open:B")
    after = sat(sitting)

    def height(seconds: float) -> int:
        chip = keyed(between(before, after, seconds), "chip B ")["chip B 0"]
        assert isinstance(chip, Fill)
        return chip.area.y

    flap = "flap B left"
    assert keyed(between(before, after, 0.1), flap) != keyed(before, flap)
    assert height(0.1) == height(0.0)
    way = [height(0.2), height(0.35), height(0.5)]
    assert way[2] - way[1] > way[1] - way[0] > 0
    assert keyed(between(before, after, moments(before, after)), "chip B ") == keyed(
        after, "chip B "
    )
    assert not keyed(between(before, after, 0.6), "chip lost "), "first they fall"


@pytest.mark.rule("D-09")
def test_what_is_lost_and_saved_is_told_when_the_chips_have_fallen() -> None:
    sitting = placing("A")
    place(sitting, A=30, B=10)
    sitting.choose(2, "done")
    sitting.choose(1, "open:C", "open:D")
    before = sat(sitting)
    sitting.choose(1, "open:B")
    after = sat(sitting)
    saved = speak(sitting.table.prompt, "de")
    left = money(sitting.table.amount, "de")
    early, late = (between(before, after, seconds) for seconds in (0.6, moments(before, after)))
    assert saved not in lines(early)
    assert saved in lines(late)
    assert lines(late).count(left) == lines(early).count(left) + 1


@pytest.mark.rule("D-09")
def test_an_open_window_says_what_fell_there() -> None:
    sitting = placing("A")
    place(sitting, A=30, B=10)
    sitting.choose(2, "done")
    sitting.choose(1, "open:B", "open:C")
    lost = speak(Say("drop.minus", amount=sitting.table.fell_worth["B"]), "de")
    assert lines(sat(sitting)).count(lost) == 1
    assert lines(sat(sitting)).count(speak(Say("drop.open"), "de")) == 2


def test_what_a_press_does_stands_beside_each_member_of_the_team() -> None:
    sitting = placing()
    sitting.choose(2, "size:5")
    sitting.choose(3, "size:5", "size:10", "size:all")
    five, all_ = speak(Say("drop.puts", chips=5), "de"), speak(Say("drop.puts_all"), "de")
    assert {five, all_} <= set(lines(sat(sitting)))
    sitting.choose(2, "stake:A", "more")
    assert speak(Say("drop.takes", chips=5), "de") in lines(sat(sitting))


@pytest.mark.parametrize("size", SIZES)
def test_doors_and_chips_are_larger_than_the_question(size: tuple[int, int]) -> None:
    sitting = placing()
    place(sitting, A=20)
    for around in ((), boxes(3)):
        picture = picture_of(TableScene("de", sitting.table, boxes=around), size)
        drawn = [*keyed(picture, "chip A ").values(), *keyed(picture, "flap ").values()]
        tops = [y for thing in drawn if isinstance(thing, Shape) for _, y in thing.points]
        tops += [y for t in drawn if isinstance(t, Fill) for y in (t.area.y, t.area.bottom)]
        asked = next(
            thing
            for thing in picture
            if isinstance(thing, Fill)
            and thing.area.contains(keyed(picture, "question")["question"].area)  # type: ignore[union-attr]
            and thing.area.height < size[1] // 2
        )
        assert max(tops) - min(tops) > asked.area.height


@pytest.mark.rule("D-21")
def test_a_stuck_door_is_marked_and_the_host_has_keys_for_it() -> None:
    sitting = placing("A")
    place(sitting, A=40)
    sitting.choose(2, "done")
    sitting.door_news = ["stalled"]
    sitting.choose(1, "open:C")
    written = texts(sat(sitting))
    for words in ("drop.stuck", "host.door_again", "host.by_hand"):
        assert speak(Say(words), "de") in written
    assert len(keyed(sat(sitting), "chip A ")) == 40


@pytest.mark.rule("D-03")
@pytest.mark.parametrize(("windows", "marked"), [(4, set()), (3, {"D"}), (2, {"C", "D"})])
def test_windows_out_of_play_have_an_x(windows: int, marked: set[Letter]) -> None:
    name = f"2_placing_{windows}_1"
    marks = keyed(picture_of(long_scenes("en")[name]), "mark ")
    assert {key.removeprefix("mark ") for key in marks} == marked


@pytest.mark.rule("D-13")
def test_the_joker_and_the_dropped_category_are_there() -> None:
    sitting = placing()
    assert speak(Say("drop.joker_for", category="tease 2"), "de") in texts(sat(sitting))
    sitting.choose(2, "joker:other_card")
    written = texts(sat(sitting))
    assert speak(Say("drop.joker_gone"), "de") in written
    assert speak(Say("drop.dropped", category="tease 1"), "de") in written


@pytest.mark.rule("D-15")
def test_the_ranking_names_every_team_and_what_it_won() -> None:
    ends = [scene for scene in long_scenes("en").values() if scene.stage.phase == "over"]
    assert len(ends) == len(TABLES)
    for scene in ends:
        written = texts(picture_of(scene)).replace("- ", "-")  # a name may be broken there
        for run in scene.stage.ranking:
            assert all(name in written for name in run.names)
            if run.won.amount:
                assert money(run.won, "en") in written


@pytest.mark.rule("D-15")
def test_the_end_of_a_single_run_says_whose_it_was() -> None:
    for phase in ("run_over", "over"):
        view = long_scenes("en")["1_run_over_4_1"].stage
        assert len(view.ranking) == 1
        written = texts(picture_of(TableScene("en", replace(view, phase=phase))))
        names = " & ".join(view.ranking[0].names)
        assert written.count(names) == 2, "in the sentence and above the amount"


def test_own_cards_say_where_the_question_is() -> None:
    written = texts(picture_of(long_scenes("de")["4_placing_4_1"]))
    assert speak(Say("screen.own_question"), "de") in written


def test_house_rules_in_force_are_named() -> None:
    scene = long_scenes("de")["5_drawing_4_1"]
    assert "Zahl der Chips, Joker" in texts(picture_of(scene))


# ---------------------------------------------------------------- no secret


@pytest.mark.rule("D-20")
@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_of_packs_with_other_right_letters_are_the_same(language: Language) -> None:
    """The windows that are wrong in both games open, and still nothing tells A from B."""
    one, other = placing("A"), placing("B")
    assert one.host.right != other.host.right
    assert sat(one, language) == sat(other, language)
    for sitting in (one, other):
        place(sitting, A=10, B=20, C=10)
    assert sat(one, language) == sat(other, language)
    for sitting in (one, other):
        sitting.choose(2, "done")
    assert sat(one, language) == sat(other, language)
    for choice in ("open:C", "open:D"):
        for sitting in (one, other):
            sitting.choose(1, choice)
        assert sat(one, language) == sat(other, language)
    one.choose(1, "open:B")
    other.choose(1, "open:A")
    assert sat(one, language) != sat(other, language)


# ---------------------------------------------------------------- the legend


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_the_legend_names_the_keys_that_work(table: int) -> None:
    players, options, changed = TABLES[table]
    walk = DropWalk(players, "de", 5, changed=changed, **options)
    for scene in walk:
        menus = [walk.rulebook.menu(walk.state, seat) for seat in walk.seats]
        taps = {key for menu in menus for key in (*menu.taps, *menu.barred_taps)}
        holds = {key for menu in menus for key in menu.holds}
        hints = key_hints(scene.stage)
        for hint in hints:
            assert set(hint.keys) <= (holds if hint.held else taps), (scene.stage.phase, hint)
        if any(menu.choices for menu in menus) and scene.stage.phase != "own_pair":
            named = {key for hint in hints if not hint.held for key in hint.keys}
            assert {key for menu in menus for key in menu.taps} <= named, scene.stage.phase
        if scene.stage.run > 1:
            break


def test_while_placing_done_is_named_only_when_nothing_is_in_hand() -> None:
    sitting = placing()
    done = Say("team.done")
    assert done not in [hint.does for hint in key_hints(sitting.table)]
    place(sitting, A=40)
    assert key_hints(sitting.table)[0].does == done


def test_while_nothing_is_in_hand_no_key_places_chips() -> None:
    sitting = placing()
    assert KeyHint(LETTERS, Say("drop.keys_stake"), who=Say("drop.team")) in key_hints(
        sitting.table
    )
    place(sitting, A=40)
    assert not [hint for hint in key_hints(sitting.table) if not hint.held]
    sitting.choose(2, "more")
    sitting.choose(3, "more")
    assert Say("drop.keys_take") in [hint.does for hint in key_hints(sitting.table)]


@pytest.mark.rule("D-08")
def test_when_everything_lies_the_sentence_says_how_to_be_done() -> None:
    sitting = placing()
    asks = speak(Say("drop.hold_done"), "de")
    assert asks not in texts(sat(sitting))
    place(sitting, A=40)
    assert asks in texts(sat(sitting))
