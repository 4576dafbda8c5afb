"""The legend of the Millionaire table: which keys do something now, and whose."""

from pi_app.rules.core import LETTERS, Say
from pi_app.rules.millionaire.views import TableView
from pi_app.screen.legend import AFTER_GAME, KeyHint
from pi_app.screen.millionaire_offers import VOTE_KEYS

# What the host's keys do where he alone has something to do; the words are those of his menu.
_HOST: dict[str, tuple[str, ...]] = {
    "reading": ("host.show_answers",),
    "try_shown": ("host.reveal",),
    "cards_shown": ("host.reveal",),
    "announced": ("host.next_question",),
}


def key_hints(view: TableView) -> list[KeyHint]:
    host = view.players[view.host_seat].name
    match view.phase:
        case "between_rounds":
            return _between_rounds(view, host)
        case "over":
            return [*AFTER_GAME]
        case "own_card":
            return [KeyHint(LETTERS, Say("screen.keys_letter"), who=host)]
        case "deciding":
            return _deciding(view, host)
        case "audience" | "friend" | "helper":
            return _giving(view, host)
        case "calling_for_help" if view.joker is not None:
            return [
                KeyHint(("A",), Say("seat.help"), who=Say("screen.keys_helpers")),
                KeyHint(("A",), Say("host.close_help"), who=host),
            ]
        case "choosing_helper" | "choosing_phone" if view.joker is not None:
            asker = view.players[view.joker.asker].name
            who = Say("screen.keys_chooses", name=asker)
            return [KeyHint((letter,), does, who=who) for letter, does in view.keys.items()]
        case "dialling" if view.joker is not None:
            kind = view.joker.joker
            return [
                KeyHint(("A",), Say(f"host.start_{kind}"), who=host),
                KeyHint(("B",), Say(f"host.nobody_{kind}"), who=host),
            ]
        case "phoning" if view.joker is not None:
            return [KeyHint(("A",), Say(f"host.stop_{view.joker.joker}"), who=host)]
        case "final_decision":
            return [
                KeyHint(("A",), Say("seat.sure"), who=_climbing(view)),
                KeyHint(("A",), Say("host.show_cards"), who=host),
            ]
    words = _HOST.get(view.phase, ())
    return [
        KeyHint((letter,), Say(does), who=host)
        for letter, does in zip(LETTERS, words, strict=False)
    ]


def _between_rounds(view: TableView, host: str) -> list[KeyHint]:
    hints = [KeyHint(("A",), Say("host.start_round"), who=host)]
    if view.prompt.key == "prompt.vote_variant":
        who = Say("screen.keys_everybody")
        votes = VOTE_KEYS.items()
        hints += [KeyHint((letter,), Say(f"variant.{name}"), who=who) for name, letter in votes]
    return hints


def _climbing(view: TableView) -> Say | str:
    """Late in a round there is a single candidate: he is called by name."""
    climbing = [player.name for player in view.players.values() if player.in_round]
    return climbing[0] if len(climbing) == 1 else Say("screen.keys_candidates")


def _deciding(view: TableView, host: str) -> list[KeyHint]:
    who = _climbing(view)
    hints = [
        KeyHint(
            LETTERS, Say("screen.keys_show" if view.tries_left else "screen.keys_lock"), who=who
        ),
        KeyHint(("D",), Say("screen.keys_leave"), held=True, who=who),
    ]
    turn = view.turn
    if turn is not None:
        holds = Say("screen.keys_holds", name=view.players[turn].name)
        others = Say("screen.keys_other_jokers")
        hints += [
            KeyHint((letter,), others if does.key == "more" else does, who=holds)
            for letter, does in view.joker_keys.items()
        ]
    still_to_ask = [
        seat
        for seat, player in view.players.items()
        if player.in_round and player.jokers and not player.locked and seat != turn
    ]
    if still_to_ask:
        hints.append(KeyHint(("A",), Say("host.ask_next_candidate"), who=host))
    return hints


def _giving(view: TableView, host: str) -> list[KeyHint]:
    joker = view.joker
    if joker is None:
        return []
    giving = (joker.partner,) if joker.partner is not None else joker.waiting_for
    who = ", ".join(view.players[seat].name for seat in giving)
    hints = [KeyHint(LETTERS, Say("screen.keys_give"), who=who)] if giving else []
    voting = view.phase == "audience"
    if voting and not any(view.players[seat].in_round for seat in joker.waiting_for):
        hints.append(KeyHint(("A",), Say("host.close_vote"), who=host))  # M-21
    return hints
