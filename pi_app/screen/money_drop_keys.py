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
    hints = [
        KeyHint(view.open_windows, Say("drop.keys_stake"), who=Say("drop.team")),
        KeyHint(("B",), Say("drop.keys_back"), held=True),
        KeyHint(("C",), Say("drop.keys_size"), held=True),
    ]
    if not view.in_hand:  # D-08
        hints.insert(1, KeyHint(("A",), Say("team.done"), held=True))
    if view.joker_left:
        hints.append(KeyHint(("D",), Say("drop.joker"), held=True))
    return hints
