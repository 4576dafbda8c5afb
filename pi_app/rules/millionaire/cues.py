"""Which sounds belong to a change of what the table sees."""

from pi_app.rules.millionaire.views import LetterOnTable, TableView

ON_ENTERING = {
    "between_rounds": "round",
    "reading": "question",
    "audience": "audience",
    "dialling": "phone",
    "phoning": "clock",
    "calling_for_help": "call_for_help",
    "try_shown": "cards",
    "final_decision": "suspense",
    "cards_shown": "cards",
    "over": "fanfare",
}


def cues(before: TableView, after: TableView) -> tuple[str, ...]:
    heard: list[str] = []
    for seat, player in after.players.items():
        earlier = before.players[seat]
        if player.locked and not earlier.locked:
            heard.append("lock")
        if player.exit == "left" and earlier.exit is None:
            heard.append("leave")
        if len(player.jokers) < len(earlier.jokers) and after.level:
            heard.append("joker")
        if player.exit == "million" and earlier.exit is None:
            heard.append("million")
    if len(after.tried) > len(before.tried):
        heard.append("wrong")
    if after.phase == before.phase:
        return tuple(heard)
    if after.phase == "deciding" and before.phase == "reading":
        heard.append("answers")
    if isinstance(after, LetterOnTable) and not isinstance(before, LetterOnTable):
        heard += ["right"] * bool(after.climbed) + ["wrong"] * bool(after.fell)
    if after.phase in ON_ENTERING:
        heard.append(ON_ENTERING[after.phase])
    return tuple(heard)
