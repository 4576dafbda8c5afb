"""Which sounds belong to a change of what the table sees."""

from pi_app.rules.money_drop.views import TableView

ON_ENTERING = {
    "choosing_category": "question",
    "reading_answers": "answers",
    "placing": "clock",
    "resolving": "suspense",
    "closing": "door_shut",
    "run_over": "round",
    "over": "fanfare",
}


def cues(before: TableView, after: TableView) -> tuple[str, ...]:
    heard: list[str] = []
    if before.joker_left and not after.joker_left and after.run == before.run:
        heard.append("joker")
    if len(after.opened) > len(before.opened):
        heard += ["door", "fall"] if after.chips < before.chips else ["door"]
    if after.lost_in_hand > before.lost_in_hand:  # D-14
        heard.append("fall")
    if after.phase == before.phase:
        return (*heard, "chip") if after.stakes != before.stakes else tuple(heard)
    if after.phase == "resolved":
        heard.append("right" if after.chips else "lost")
    if after.phase in ON_ENTERING and not (after.phase == "resolving" and after.opened):
        heard.append(ON_ENTERING[after.phase])
    return tuple(heard)
