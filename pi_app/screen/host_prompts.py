"""The sentence of the moment, as the quizmaster needs it: what to do, and who is still missing."""

from collections.abc import Sequence

from pi_app.rules.core import Say, Seat
from pi_app.rules.millionaire.views import LetterOnTable, TableView
from pi_app.screen.millionaire_prompts import to_whom, verdict
from pi_app.screen.pen import Pen

# Where the table's sentence speaks of the host, his own display speaks to him.
_TO_THE_HOST = (
    "prompt.vote_variant",
    "prompt.next_round",
    "prompt.own_card",
    "prompt.reading",
    "prompt.deciding",
    "prompt.deciding_turn",
    "prompt.dialling_call",
    "prompt.dialling_search",
    "prompt.try_shown",
    "prompt.final_decision",
    "prompt.cards_shown",
    "prompt.all_left",
    "prompt.audience",
    "prompt.deciding_turn_one",
    "prompt.final_decision_one",
    "prompt.cards_shown_one",
)


def host_prompt(view: TableView, pen: Pen) -> str:
    if isinstance(view, LetterOnTable) and view.phase == "announced":
        return verdict(view, pen)
    words = to_whom(view)
    if words.key in _TO_THE_HOST:
        words = Say(f"host_{words.key}", **words.parts)
    missing = _missing(view)
    said = pen.say(words)
    if all(view.players[seat].name in said for seat in missing):
        return said
    you = pen.say(Say("host_screen.you"))
    names = ", ".join(
        you if seat == view.host_seat else view.players[seat].name for seat in missing
    )
    return f"{said} {pen.say(Say('host_screen.missing', names=names))}"


def _missing(view: TableView) -> Sequence[Seat]:
    """Whoever has to press something before it goes on."""
    if view.joker is not None:
        return view.joker.waiting_for if view.phase == "audience" else ()
    seats = view.players.values()
    match view.phase:
        case "deciding":
            return [each.seat for each in seats if each.in_round and not each.locked]
        case "final_decision":
            return [each.seat for each in seats if each.locked and each.seat not in view.sure]
    return ()
