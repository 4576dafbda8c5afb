"""The legend of Haus des Geldes: which keys do something now, and whose."""

from pi_app.rules.core import LETTERS, Letter, Say, Seat
from pi_app.rules.heist.views import Private, RaquelOnTable, TableView, UncoveredOnTable
from pi_app.screen.legend import AFTER_GAME, KeyHint


def can_be_named(view: TableView) -> dict[Seat, Letter]:
    """Which key names which player now is no secret: the leader's keys, or Raquel's at the end."""
    match view.phase:
        case "naming_first_leader":  # H-07: on the own box
            return dict.fromkeys(view.players, "A")
        case "selecting" | "counted" | "last_trump":
            called = {does.parts.get("name"): letter for letter, does in view.keys.items()}
            return {
                seat: called[player.name]
                for seat, player in view.players.items()
                if player.name in called
            }
    return {}


def key_hints(view: TableView) -> list[KeyHint]:
    leader = view.players[view.leader].name if view.leader else ""
    match view.phase:
        case "naming_first_leader":
            return [KeyHint(("A",), Say("seat.i_lead"))]
        case "laying" if view.called is not None:
            return _called(view, view.players[view.called].name)
        case "laying":
            return [
                KeyHint(LETTERS, Say("heist.keys_lay"), who=Say("heist.everybody")),
                KeyHint(("A",), Say("heist.keys_fifth"), held=True),
            ]
        case "discussing":
            return [KeyHint(("A",), Say("leader.to_selection"), who=leader)]
        case "selecting":
            return _selecting(view, leader)
        case "revealing":
            return [KeyHint(("A",), Say("leader.turn_card"), who=leader)]
        case "counted" if not view.may_lead:
            return [KeyHint(("A",), Say("leader.end_game"), who=leader)]
        case "counted":
            return _naming(view, Say("heist.keys_name"), leader)
        case "last_trump" if isinstance(view, RaquelOnTable):
            return _naming(view, Say("heist.keys_name"), view.players[view.raquel].name)
        case "over":
            return [*AFTER_GAME]
    return []


def _called(view: TableView, name: str) -> list[KeyHint]:
    """H-27. What is uncovered says which keys still have a card."""
    if not isinstance(view, UncoveredOnTable) or not isinstance(view.private, Private):
        return [KeyHint(("A",), Say("seat.uncover"), who=name)]
    held = [card.number for card in view.private.hand]
    taps = tuple(letter for number, letter in enumerate(LETTERS, start=1) if number in held)
    hints = [KeyHint(taps, Say("heist.keys_lay"), who=name)] if taps else []
    if len(LETTERS) + 1 in held:
        hints.append(KeyHint(("A",), Say("heist.keys_fifth"), held=True))
    return [*hints, KeyHint(("D",), Say("seat.cover"), held=True)]


def _naming(view: TableView, does: Say, who: str) -> list[KeyHint]:
    keys = sorted(can_be_named(view).values())
    hints = [KeyHint(tuple(keys), does, who=who)] if keys else []
    return hints + [
        KeyHint((letter,), Say("heist.keys_more"))
        for letter, does in view.keys.items()
        if does.key == "more"
    ]


def _selecting(view: TableView, leader: str) -> list[KeyHint]:
    hints = _naming(view, Say("heist.keys_pick"), leader)
    if len(view.selected) == view.to_select:
        hints.append(KeyHint(("A",), Say("leader.done"), held=True))
    return hints
