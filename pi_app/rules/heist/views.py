"""What the table and each seat see of the bluffing game. Nobody hosts it.

Hands, roles and what an ability showed are in `Private` alone. The table gets one of these
only while a called seat without a display has uncovered it (H-27), and roles only at the end.
"""

from msgspec import Struct
from msgspec.structs import replace

from pi_app.rules.core import (
    DARK,
    LIT,
    NOTHING,
    Lamp,
    Letter,
    Say,
    Seat,
    SeatView,
    lamps_of,
    taps_of,
    with_more,
)
from pi_app.rules.heist.menus import act_entry, lay_entry, menu
from pi_app.rules.heist.phases import (
    Ability,
    Blackout,
    ChanceSwaps,
    Counted,
    DealingCards,
    DealingRoles,
    Discussing,
    DrawingBlind,
    Game,
    Laid,
    LastTrump,
    Laying,
    NamingFirstLeader,
    Over,
    PastRound,
    Revealing,
    Selecting,
    Shuffling,
    State,
    cards_in_hand,
    game_of,
    laid_card,
    may_lead_next,
)
from pi_app.rules.heist.ruleset import Action, Role

PHASES: dict[type, str] = {
    DrawingBlind: "dealing",
    DealingRoles: "dealing",
    DealingCards: "dealing",
    NamingFirstLeader: "naming_first_leader",
    Laying: "laying",
    Blackout: "blackout",
    Discussing: "discussing",
    Selecting: "selecting",
    ChanceSwaps: "shuffling",
    Shuffling: "shuffling",
    Revealing: "revealing",
    Counted: "counted",
    LastTrump: "last_trump",
    Over: "over",
}


class OnTable(Struct, frozen=True):
    seat: Seat
    name: str
    has_led: bool


class TableView(Struct, frozen=True):
    phase: str
    prompt: Say
    house_rules: tuple[str, ...]
    abilities: bool
    round: int
    rounds: int
    leader: Seat | None
    leaders: tuple[Seat, ...]
    may_lead: tuple[Seat, ...]
    laid: tuple[Seat, ...]
    selected: tuple[Seat, ...]
    to_select: int
    revealed: tuple[Action, ...]
    change: int | None
    loot: int
    target: int
    past: tuple[PastRound, ...]
    players: dict[Seat, OnTable]
    called: Seat | None
    uncovered: bool
    keys: dict[Letter, Say]  # of the seat that chooses in public, for a box without a display
    seconds: float | None


class UncoveredOnTable(TableView, frozen=True):
    """H-27: the called player looks at the screen, everybody else looks away."""

    private: Struct


class RaquelOnTable(TableView, frozen=True):
    """H-24: Raquel has shown herself."""

    raquel: Seat


class RolesOnTable(TableView, frozen=True):
    """H-25: at the very end."""

    roles: dict[Seat, Role]
    accused: Seat | None


def table_view(state: State) -> TableView:
    match state:
        case Laying() | Blackout() if (
            state.uncovered and state.called in state.game.without_display
        ):
            seen = replace(public_view(state), keys=taps_of(menu(state, state.called)))
            return with_more(UncoveredOnTable, seen, private=_private(state, state.called))
    return public_view(state)


def public_view(state: State) -> TableView:
    """Nothing in it is for one seat alone."""
    seen = _seen_by_all(state)
    match state:
        case LastTrump():
            return with_more(RaquelOnTable, seen, raquel=state.game.who_is("raquel"))
        case Over():
            roles = dict(enumerate(state.game.roles, start=1))
            return with_more(RolesOnTable, seen, roles=roles, accused=state.accused)
    return seen


def _seen_by_all(state: State) -> TableView:
    game = game_of(state)
    ended = isinstance(state, Counted | LastTrump | Over)
    past = game.past[-1] if ended and game.past else None
    called = state.called if isinstance(state, Laying | Blackout) else None
    return TableView(
        phase=PHASES[type(state)],
        prompt=_prompt(state),
        house_rules=game.rules.changed,
        abilities=game.abilities,
        round=game.round,
        rounds=game.rules.rounds,
        leader=game.leader if game.leaders else None,
        leaders=game.leaders,
        may_lead=_may_lead(state),
        laid=tuple(seat for seat, number in enumerate(_laid(state), start=1) if number),
        selected=past.selected if past else _selected(state),
        to_select=game.row.selected,
        revealed=past.cards if past else _revealed(state),
        change=past.change if past else None,
        loot=game.loot,
        target=game.row.target,
        past=game.past,
        players={
            seat: OnTable(seat, name, seat in game.leaders)
            for seat, name in enumerate(game.names, start=1)
        },
        called=called,
        uncovered=isinstance(state, Laying | Blackout) and state.uncovered,
        keys=_keys(state),
        seconds=game.rules.blackout_seconds if isinstance(state, Blackout) else None,
    )


def _keys(state: State) -> dict[Letter, Say]:
    match state:
        case Selecting() | Counted():
            return taps_of(menu(state, state.game.leader))
        case LastTrump():
            return taps_of(menu(state, state.game.who_is("raquel")))
    return {}


def _laid(state: State) -> Laid:
    within = state.blackout if isinstance(state, ChanceSwaps) else state
    laid: Laid = getattr(within, "laid", ())
    return laid


def _selected(state: State) -> tuple[Seat, ...]:
    within = state.blackout if isinstance(state, ChanceSwaps) else state
    selected: tuple[Seat, ...] = getattr(within, "selected", ())
    return selected


def _revealed(state: State) -> tuple[Action, ...]:
    return state.cards[: state.shown] if isinstance(state, Revealing) else ()


def _may_lead(state: State) -> tuple[Seat, ...]:
    last = isinstance(state, Counted) and state.game.round == state.game.rules.rounds
    return tuple(may_lead_next(state.game)) if isinstance(state, Counted) and not last else ()


def _prompt(state: State) -> Say:
    game = game_of(state)
    leader = game.names[game.leader - 1] if game.leaders else ""
    match state:
        case NamingFirstLeader():
            return Say("prompt.first_leader")
        case Laying() if state.called is not None:
            words = "prompt.lays_card" if state.uncovered else "prompt.look_away"
            return Say(words, name=game.names[state.called - 1])
        case Laying():
            return Say("prompt.laying")
        case Blackout() if state.called is not None:
            name, total = game.names[state.called - 1], game.rules.blackout_seconds * game.players
            words = "prompt.blackout_uncovered" if state.uncovered else "prompt.blackout_called"
            return Say(words, name=name, total=total)
        case Blackout():
            return Say("prompt.blackout", seconds=game.rules.blackout_seconds)
        case Discussing():
            return Say("prompt.discussing", leader=leader)
        case Selecting():
            return Say("prompt.selecting", leader=leader, count=game.row.selected)
        case Revealing():
            return Say("prompt.revealing", leader=leader)
        case Counted():
            return _prompt_counted(state, leader)
        case LastTrump():
            raquel = game.names[game.who_is("raquel") - 1]
            return Say("prompt.last_trump", raquel=raquel, change=-game.rules.arrest_takes)
        case Over():
            return state.outcome.words
        case _:
            return Say("prompt.dealing")


def _prompt_counted(state: Counted, leader: str) -> Say:
    game = state.game
    named = _may_lead(state)
    if not named:
        return Say("prompt.last_round", leader=leader)
    if len(named) == 1:  # H-16
        return Say("prompt.only_one_to_name", leader=leader, name=game.names[named[0] - 1])
    return Say("prompt.name_leader", leader=leader)


# ---------------------------------------------------------------- one seat


class InHand(Struct, frozen=True):
    number: int
    card: Action


class Private(Struct, frozen=True):
    todo: Say
    role: Role
    hand: tuple[InHand, ...]
    laid: InHand | None
    leaning: str | None  # the id whose key was pressed once
    role_seen: tuple[Seat, Role] | None  # H-19
    card_seen: tuple[Seat, Action] | None  # H-18
    ability: Ability | None  # the own ability, while its blackout lasts


def _private(state: State, seat: Seat) -> Private:
    game = game_of(state)
    role = game.roles[seat - 1]
    laid = _laid(state) or (None,) * game.players
    number = laid[seat - 1]
    seen = game.professor_saw if role == "professor" else None
    return Private(
        todo=_todo(state, seat),
        role=role,
        hand=tuple(InHand(number, card) for number, card in cards_in_hand(game, laid, seat)),
        laid=InHand(number, laid_card(game, laid, seat)) if number else None,
        leaning=_leaning(state, seat),
        role_seen=(seen, game.roles[seen - 1]) if seen else None,
        card_seen=game.raquel_saw if role == "raquel" else None,
        ability=_ability(state, seat),
    )


def seat_view(state: State, seat: Seat) -> SeatView:
    game = game_of(state)
    if not game.hands:
        return SeatView(DARK, (Say("line.dealing"),), NOTHING)
    if seat in game.without_display:  # H-27
        return SeatView(_lamps(state, seat), (_todo_on_bare_box(state, seat),), NOTHING)
    private = _private(state, seat)
    return SeatView(_lamps(state, seat), _private_lines(game, private), private)


def _lamps(state: State, seat: Seat) -> dict[Letter, Lamp]:
    """H-20: in a blackout the lamps are the same whatever the seat may do.

    H-08: while a card is chosen they do not tell which are left or which key was pressed.
    """
    offered = menu(state, seat)
    match state:
        case Blackout():
            return LIT if state.called in (None, seat) else DARK
        case Laying() if offered.choices and "uncover" not in offered.choices:
            return LIT
    return lamps_of(offered)


def _leaning(state: State, seat: Seat) -> str | None:
    match state:
        case Laying():
            number = state.leaning[seat - 1]
            return f"play:{number}" if number else None
        case Blackout() if seat == state.actor:
            return state.leaning
    return None


def _ability(state: State, seat: Seat) -> Ability | None:
    if isinstance(state, Blackout) and seat == state.actor and state.called in (None, seat):
        return state.ability
    return None


def _todo(state: State, seat: Seat) -> Say:
    """For the seat's own eyes: it may name a card or an ability."""
    match state:
        case Laying(leaning=leaning) if number := leaning[seat - 1]:
            return lay_entry(number, state.game.hands[seat - 1], number).label
        case Blackout() if seat == state.actor and state.eyes_open(seat):
            return _todo_of_actor(state)
    return _todo_on_bare_box(state, seat)


def _todo_of_actor(state: Blackout) -> Say:
    if state.leaning:
        return act_entry(state.leaning, state.game.names, state.leaning).label
    if state.may_act == "look":
        return Say(f"line.may_look_{state.ability}")
    return Say("line.must_swap" if state.may_act == "swap" else "line.press_keys")


def _todo_on_bare_box(state: State, seat: Seat) -> Say:
    """H-27: nothing that only this seat may know."""
    choices = menu(state, seat).choices
    match state:
        case Over():
            return Say("line.over")
        case Laying() | Blackout() if "uncover" in choices:
            return Say("line.uncover")
        case Laying() if choices:
            return Say("line.lay_card")
        case Blackout(called=None):
            return Say("line.blackout")
        case Blackout():
            return Say("line.press_keys" if seat == state.called else "line.eyes_shut")
    return Say("line.choose") if choices else Say("line.wait")


def _private_lines(game: Game, private: Private) -> tuple[Say, ...]:
    lines = [private.todo, Say(f"role.{private.role}")]
    if private.role_seen:
        seen, role = private.role_seen
        lines.append(Say("line.role_seen", name=game.names[seen - 1], role=Say(f"role.{role}")))
    if private.card_seen:
        of, card = private.card_seen
        words = Say(f"card.{card.kind}", extra=card.extra)
        lines.append(Say("line.card_seen", name=game.names[of - 1], card=words))
    return tuple(lines)
