"""What the voice reads: what is new and public on the table, and nothing else."""

from typing import Any

import pytest

from pi_app.rules.core import Say
from pi_app.scene import Page
from pi_app.sound.voice import what_to_read
from pi_app.words import LANGUAGES, speak
from tests.playing import Sitting
from tests.rules.drop_table import DropTable
from tests.rules.heist_table import Heist

ANSWERS_1 = "A: answer 1A.\nB: answer 1B.\nC: answer 1C.\nD: answer 1D."


class Listener:
    """Hears what is read between one look at the table and the next."""

    def __init__(self, game: Sitting) -> None:
        self.game = game
        self.before: Any = None

    def hear(self) -> str | None:
        text = what_to_read(self.before, self.game.table, "en")
        self.before = self.game.table
        return text

    @property
    def prompt(self) -> str:
        return speak(self.game.table.prompt, "en")


# ---------------------------------------------------------------- Millionaire


def test_on_the_ladder_first_the_question_then_the_answers() -> None:
    game = Sitting("de2013", 3)
    listener = Listener(game)
    assert listener.hear() == listener.prompt
    game.choose(1, "next")
    assert game.phase == "reading"
    assert listener.hear() == "question 1"
    game.choose(1, "next")
    assert listener.hear() == f"{ANSWERS_1}\n{listener.prompt}"
    assert listener.hear() is None, "nothing has changed"


def test_what_has_been_read_is_not_read_again() -> None:
    game = Sitting("de2013", 3)
    listener = Listener(game)
    game.ask()
    listener.hear()
    game.lock(2, "A")
    game.lock(3, "B")
    assert game.phase == "final_decision"
    assert listener.hear() == listener.prompt
    game.reveal()
    assert listener.hear() == "The right answer is A."


def test_with_own_cards_there_is_nothing_but_what_is_to_be_done() -> None:
    game = Sitting("de2013", 3, own_cards=True)
    listener = Listener(game)
    listener.hear()
    game.choose(1, "next")
    assert listener.hear() == listener.prompt
    game.choose(1, "right:A", "right:A")
    assert game.phase == "reading"
    assert listener.hear() == listener.prompt, "here the host does read"
    game.choose(1, "next")
    assert listener.hear() == listener.prompt


# ---------------------------------------------------------------- Money Drop


@pytest.mark.rule("D-05")
def test_at_the_windows_the_answers_come_before_the_question() -> None:
    game = DropTable()
    listener = Listener(game)
    game.choose(game.quizmaster, "next")
    listener.hear()
    game.choose(game.member, "category:1")
    assert game.phase == "reading_answers"
    assert listener.hear() == ANSWERS_1
    game.choose(game.quizmaster, "next")
    assert listener.hear() == f"question 1\n{listener.prompt}"
    game.choose(game.member, "stake:A")
    assert listener.hear() is None, "chips are not talked about"


@pytest.mark.rule("D-13")
def test_the_other_card_is_read_as_a_whole() -> None:
    game = DropTable()
    listener = Listener(game)
    game.choose(game.quizmaster, "next")
    game.choose(game.member, "category:1")
    game.choose(game.quizmaster, "next")
    listener.hear()
    game.choose(game.member, "joker:other_card")
    assert listener.hear() == ANSWERS_1.replace("answer 1", "answer 2")


# ---------------------------------------------------------------- form


@pytest.mark.parametrize("nothing", [None, Page(Say("more"))])
def test_what_is_no_game_is_an_empty_table(nothing: object) -> None:
    view = Sitting("de2013", 3).table
    assert what_to_read(view, nothing, "de") is None
    assert what_to_read(nothing, view, "de") == speak(view.prompt, "de")


def test_the_language_is_the_tables() -> None:
    view = Sitting("de2013", 3).table
    german, english = (what_to_read(None, view, language) for language in LANGUAGES)
    assert german == speak(view.prompt, "de")
    assert english == speak(view.prompt, "en")
    assert german != english


# ---------------------------------------------------------------- secrets


def ladder_until_the_reveal(right: str) -> list[str | None]:
    game = Sitting("de2013", 4, right)
    listener = Listener(game)
    read = [listener.hear()]
    game.ask()
    read.append(listener.hear())
    game.choose(2, "joker:fifty_fifty")
    read.append(listener.hear())
    for seat in (2, 3, 4):
        game.lock(seat, "A" if right == "A" else "C")
        read.append(listener.hear())
    game.choose(1, "show")
    assert game.phase == "cards_shown"
    read.append(listener.hear())
    return read


@pytest.mark.rule("M-08", "M-20")
def test_the_voice_does_not_know_the_right_letter() -> None:
    assert ladder_until_the_reveal("A") == ladder_until_the_reveal("C")


def read_while_laying(roles: str) -> list[str | None]:
    """Each seat is called, uncovers what only it may see, and covers it again."""
    game = Heist(5, roles=roles, without_display=frozenset(range(1, 6)))
    listener = Listener(game)
    game.choose(1, "lead:1")
    read = [listener.hear()]
    for seat in game.seats:
        assert game.table.called == seat
        game.choose(seat, "uncover")
        read.append(listener.hear())
        game.choose(seat, "play:1")
        read.append(listener.hear())
    return read


@pytest.mark.rule("H-27")
def test_what_a_seat_uncovers_is_never_read_aloud() -> None:
    one = read_while_laying("professor gangster gangster raquel hostage")
    other = read_while_laying("raquel hostage gangster professor gangster")
    assert one == other
    aloud = " ".join(text for text in one if text)
    assert not any(
        speak(Say(f"role.{role}"), "en") in aloud
        for role in ("professor", "gangster", "raquel", "hostage")
    )
