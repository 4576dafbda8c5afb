import pytest

from tests.playing import Sitting


@pytest.mark.rule("M-14")
def test_wrong_answer():
    game = Sitting("de2013", 3, rights="B")
    game.answer(s2="B", s3="A")
    assert game.table.climbed == (2,)
    assert game.table.players[3].exit == "wrong"
    game.ask()
    assert game.refusal(3, "answer:A") == "refused.not_now"
