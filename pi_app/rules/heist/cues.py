"""Which sounds belong to a change of what the table sees."""

from pi_app.rules.heist.views import TableView

ON_ENTERING = {
    "laying": "round",
    "blackout": "blackout",
    "selecting": "suspense",
    "revealing": "shuffle",
    "last_trump": "suspense",
    "over": "fanfare",
}


def cues(before: TableView, after: TableView) -> tuple[str, ...]:
    heard: list[str] = []
    if len(after.laid) > len(before.laid):
        heard.append("card")
    if len(after.revealed) > len(before.revealed):
        heard.append("card")
    if after.phase == "blackout" and before.phase == "blackout" and after.called != before.called:
        heard.append("blackout")
    if after.phase == before.phase:
        return tuple(heard)
    if after.phase == "counted":
        change = after.change or 0
        heard.append("loot_up" if change > 0 else "loot_down" if change < 0 else "stopped")
    if after.phase in ON_ENTERING:
        heard.append(ON_ENTERING[after.phase])
    return tuple(heard)
