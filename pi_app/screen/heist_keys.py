"""The legend of Haus des Geldes: which keys do something now, and whose."""

from collections.abc import Sequence

from pi_app.rules.core import LETTERS, Letter, Say, Seat
from pi_app.rules.heist.views import Private, RaquelOnTable, TableView, UncoveredOnTable
from pi_app.screen.legend import KeyHint

A_PAGE = 3  # so many names on the keys when there are more than four: the last key turns the page


def on_keys(seats: Sequence[Seat]) -> dict[Seat, tuple[Letter, int]]:
    """The key of each seat that can be named, and its page; page 0 where there is only one."""
    if len(seats) <= len(LETTERS):
        return {seat: (letter, 0) for seat, letter in zip(seats, LETTERS, strict=False)}
    return {
        seat: (LETTERS[number % A_PAGE], number // A_PAGE + 1) for number, seat in enumerate(seats)
    }


def can_be_named(view: TableView) -> dict[Seat, tuple[Letter, int]]:
    """Which key names which player is no secret: the leader's keys, or Raquel's at the end."""
    match view.phase:
        case "naming_first_leader":  # H-07: on the own box
            return dict.fromkeys(view.players, ("A", 0))
        case "selecting":
            return on_keys([seat for seat in view.players if seat != view.leader])
        case "counted":
            return on_keys(view.may_lead)
        case "last_trump" if isinstance(view, RaquelOnTable):
            return on_keys([seat for seat in view.players if seat != view.raquel])
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
    keys = can_be_named(view)
    hints = [KeyHint(tuple(sorted({letter for letter, _ in keys.values()})), does, who=who)]
    if len(keys) > len(LETTERS):
        hints.append(KeyHint(("D",), Say("more")))
    return hints


def _selecting(view: TableView, leader: str) -> list[KeyHint]:
    hints = _naming(view, Say("heist.keys_pick"), leader)
    if len(view.selected) == view.to_select:
        hints.append(KeyHint(("A",), Say("leader.done"), held=True))
    return hints
