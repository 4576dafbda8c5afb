"""The legend of the Money Drop table: which keys do something now, and whose."""

from pi_app.rules.core import LETTERS, Say
from pi_app.rules.money_drop.views import TableView
from pi_app.screen.legend import AFTER_GAME, KeyHint

# What the host's first key does where he alone has something to do.
_HOST = {
    "before_run": "host.start_run",
    "reading_answers": "host.read_question",
    "resolved": "host.close_windows",
    "run_over": "host.next_run",
}


def key_hints(view: TableView) -> list[KeyHint]:
    host = view.players[view.host_seat].name
    match view.phase:
        case "own_pair":
            return [KeyHint(view.open_windows, Say("screen.keys_letter"), who=host)]
        case "choosing_category":
            return [
                KeyHint((letter,), category)
                for letter, category in zip(LETTERS, view.categories, strict=False)
            ]
        case "placing":
            return _placing(view)
        case "resolving":
            shut = tuple(letter for letter in view.open_windows if letter not in view.opened)
            return [KeyHint(shut, Say("drop.keys_open"), who=host)]
        case "opening" | "closing" if is_stuck(view):
            return [
                KeyHint(("A",), Say("host.door_again"), who=host),
                KeyHint(("B",), Say("host.by_hand"), who=host),
            ]
        case "over":
            return [*AFTER_GAME]
    words = _HOST.get(view.phase)
    return [KeyHint(("A",), Say(words), who=host)] if words else []


def is_stuck(view: TableView) -> bool:
    return view.prompt.key == "prompt.door_trouble"


def _placing(view: TableView) -> list[KeyHint]:
    """D-08: with nothing in hand, done comes first, and chips can only be taken back."""
    team, taking = Say("drop.team"), [press.taking_back for press in view.per_press.values()]
    hints: list[KeyHint] = []
    if not view.in_hand:
        hints.append(KeyHint(("A",), Say("team.done"), held=True, who=team))
    if view.in_hand or any(taking):
        words = "drop.keys_take" if all(taking) else "drop.keys_stake"
        hints.append(KeyHint(view.open_windows, Say(words), who=team))
    back = "drop.keys_place" if all(taking) else "drop.keys_back"
    hints += [
        KeyHint(("B",), Say(back), held=True, who=team),
        KeyHint(("C",), Say("drop.keys_size"), held=True, who=team),
    ]
    if view.joker_left:
        hints.append(KeyHint(("D",), Say("drop.keys_joker"), held=True, who=team))
    return hints
