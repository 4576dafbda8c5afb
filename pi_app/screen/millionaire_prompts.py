"""The sentence of the moment: the table's own, said to one person where only one is meant."""

from collections.abc import Sequence

from pi_app.rules.core import Say, Seat
from pi_app.rules.millionaire.views import CardsOnTable, LetterOnTable, TableView
from pi_app.screen.pen import Pen


def said(view: TableView, pen: Pen) -> str:
    return verdict(view, pen) if isinstance(view, LetterOnTable) else pen.say(to_whom(view))


def to_whom(view: TableView) -> Say:
    """Late in a round, and as on television, there is a single candidate: he is called by name."""
    words = view.prompt
    climbing = [player for player in view.players.values() if player.in_round]
    if len(climbing) != 1:
        return words
    name, seat = climbing[0].name, climbing[0].seat
    match words.key:
        case "prompt.deciding" | "prompt.deciding_turn" | "prompt.final_decision":
            return Say(f"{words.key}_one", name=name)
        case "prompt.cards_shown" if isinstance(view, CardsOnTable) and seat in view.cards:
            return Say("prompt.cards_shown_one", name=name, letter=view.cards[seat], **words.parts)
    return words


def verdict(view: LetterOnTable, pen: Pen) -> str:
    """The right letter, and for whom it was good or bad news."""

    def names(seats: Sequence[Seat]) -> str:
        return ", ".join(view.players[seat].name for seat in seats)

    sentences = [Say("prompt.announced", letter=view.right)]
    if view.climbed and view.level == len(view.ladder):  # M-17
        top = view.ladder[-1].amount
        sentences.append(Say("screen.won_the_top", amount=top, names=names(view.climbed)))
    elif view.climbed:
        sentences.append(Say("screen.were_right", names=names(view.climbed)))
    if view.fell:
        sentences.append(Say("screen.were_wrong", names=names(view.fell)))
    return " ".join(pen.say(each) for each in sentences)
