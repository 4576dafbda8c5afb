"""What the table, the host and each seat see of a Money Drop run.

`TableView` has no field for the right letter; `RightOnTable` has, and is built only when
the last wrong window has opened (D-20).
"""

from msgspec import Struct

from pi_app.rules.core import (
    LETTERS,
    NOTHING,
    Card,
    Letter,
    Money,
    Say,
    Seat,
    SeatView,
    lamps_of,
    with_more,
)
from pi_app.rules.money_drop.menus import menu
from pi_app.rules.money_drop.phases import (
    SIZES,
    BeforeRun,
    ChoosingCategory,
    Closing,
    Drawing,
    Game,
    Opening,
    Over,
    OwnPair,
    Placing,
    ReadingAnswers,
    Resolved,
    Resolving,
    RunOver,
    State,
    game_of,
    in_hand,
    resolving_of,
    run_of,
)
from pi_app.rules.money_drop.step import how_it_went, ranking
from pi_app.rules.own_cards import category_of

PHASES: dict[type, str] = {
    BeforeRun: "before_run",
    Drawing: "drawing",
    OwnPair: "own_pair",
    ChoosingCategory: "choosing_category",
    ReadingAnswers: "reading_answers",
    Placing: "placing",
    Resolving: "resolving",
    Opening: "opening",
    Resolved: "resolved",
    Closing: "closing",
    RunOver: "run_over",
    Over: "over",
}


class OnTable(Struct, frozen=True):
    seat: Seat
    name: str
    role: str


class PerPress(Struct, frozen=True):
    """What one press of a team member does, as the keys are set now."""

    chips: int  # 0: all that there are
    taking_back: bool


class Ranked(Struct, frozen=True):
    place: int
    run: int
    team: tuple[Seat, ...]
    names: tuple[str, ...]
    won: Money
    last_round: int
    taken_into_last: Money
    unfinished: bool
    note: Say | None


class TableView(Struct, frozen=True):
    phase: str
    prompt: Say
    house_rules: tuple[str, ...]
    currency: str
    own_cards: bool
    run: int
    runs: int
    round: int
    rounds: int
    host_seat: Seat
    team: tuple[Seat, ...]
    players: dict[Seat, OnTable]
    categories: tuple[str | Say, ...]
    category: str | Say
    question: str
    answers: dict[Letter, str]
    open_windows: tuple[Letter, ...]
    marked: tuple[Letter, ...]
    opened: tuple[Letter, ...]
    chips: int
    amount: Money
    chip_value: Money
    in_hand: int
    stakes: dict[Letter, int]
    stakes_worth: dict[Letter, Money]
    per_press: dict[Seat, PerPress]
    fallen: int  # through windows
    fell: dict[Letter, int]  # through which of those that have opened
    fell_worth: dict[Letter, Money]
    lost_in_hand: int  # D-14: not placed when the time was up
    joker_left: bool
    dropped: str | Say
    ranking: tuple[Ranked, ...]
    seconds: float | None


class RightOnTable(TableView, frozen=True):
    right: Letter


def table_view(state: State) -> TableView:
    if isinstance(state, Resolved | Closing):
        return with_more(RightOnTable, _public(state), right=state.resolving.card.right.unseal())
    return _public(state)


def _public(state: State) -> TableView:
    game, run = game_of(state), run_of(state)
    rules = game.rules
    card = _card(state)
    resolving = resolving_of(state)
    stakes, fell = _stakes(state), _fell(state)
    windows = rules.windows(run.round)
    return TableView(
        phase=PHASES[type(state)],
        prompt=_prompt(state),
        house_rules=rules.changed,
        currency=rules.currency,
        own_cards=game.own_cards,
        run=run.number,
        runs=game.runs,
        round=run.round,
        rounds=len(rules.rounds),
        host_seat=run.host,
        team=run.team,
        players={
            seat: OnTable(seat, name, _role(state, seat))
            for seat, name in enumerate(game.names, start=1)
        },
        categories=_categories(state),
        category=category_of(card, game.own_cards),
        question=card.question if card and not isinstance(state, ReadingAnswers) else "",
        answers=dict(zip(card.letters, card.answers, strict=True)) if card else {},
        open_windows=windows,
        marked=LETTERS[len(windows) :],
        opened=resolving.opened if resolving else (),
        chips=run.chips,
        amount=rules.money(run.chips),
        chip_value=rules.money(1),
        in_hand=_in_hand(state),
        stakes=stakes,
        stakes_worth={window: rules.money(chips) for window, chips in stakes.items()},
        per_press=_per_press(state),
        fallen=resolving.taken_in - resolving.lost_in_hand - run.chips if resolving else 0,
        fell=fell,
        fell_worth={window: rules.money(chips) for window, chips in fell.items()},
        lost_in_hand=resolving.lost_in_hand if resolving else 0,
        joker_left=bool(rules.jokers) and run.dropped is None,
        dropped=category_of(run.dropped, game.own_cards),
        ranking=_ranking(game),
        seconds=game.time_limit if isinstance(state, Placing) and game.time_limit else None,
    )


def _card(state: State) -> Card | None:
    if isinstance(state, ReadingAnswers | Placing):
        return state.pair[state.chosen]
    resolving = resolving_of(state)
    return resolving.card if resolving else None


def _categories(state: State) -> tuple[str | Say, ...]:
    """D-04: the two categories stay on the table until the card is resolved."""
    if not isinstance(state, ChoosingCategory | ReadingAnswers | Placing):
        return ()
    own = state.game.own_cards
    return tuple(
        category_of(card, own) or Say("category.choose", number=number)
        for number, card in enumerate(state.pair, start=1)
    )


def _stakes(state: State) -> dict[Letter, int]:
    if isinstance(state, Placing):
        return dict(zip(LETTERS, state.stakes, strict=False))
    resolving = resolving_of(state)
    if resolving is None:
        return {}
    return {
        window: 0 if window in resolving.opened else chips
        for window, chips in zip(LETTERS, resolving.stakes, strict=False)
    }


def _fell(state: State) -> dict[Letter, int]:
    resolving = resolving_of(state)
    if resolving is None:
        return {}
    return {window: resolving.stakes[LETTERS.index(window)] for window in resolving.opened}


def _per_press(state: State) -> dict[Seat, PerPress]:
    if not isinstance(state, Placing):
        return {}
    modes = zip(state.run.team, state.run.modes, strict=True)
    return {seat: PerPress(SIZES[mode.size], mode.taking_back) for seat, mode in modes}


def _in_hand(state: State) -> int:
    if isinstance(state, Placing):
        return in_hand(state)
    return 0 if resolving_of(state) else run_of(state).chips


def _role(state: State, seat: Seat) -> str:
    run = run_of(state)
    return "host" if seat == run.host else "team" if seat in run.team else "watching"


def _ranking(game: Game) -> tuple[Ranked, ...]:
    return tuple(
        Ranked(
            place=place,
            run=result.run,
            team=result.line_up.team,
            names=tuple(game.names[seat - 1] for seat in result.line_up.team),
            won=game.rules.money(result.won),
            last_round=result.last_round,
            taken_into_last=game.rules.money(result.taken_into_last),
            unfinished=result.unfinished,
            note=how_it_went(result),
        )
        for place, result in ranking(game)
    )


def _prompt(state: State) -> Say:
    game, run = game_of(state), run_of(state)
    host = game.names[run.host - 1]
    team = " & ".join(game.names[seat - 1] for seat in run.team)
    match state:
        case BeforeRun():
            return Say(
                "prompt.before_run", team=team, host=host, amount=game.rules.money(run.chips)
            )
        case Drawing():
            return Say("prompt.drawing")
        case OwnPair():
            return Say("prompt.own_pair", host=host, card=len(state.entered) + 1)
        case ChoosingCategory():
            return Say("prompt.choosing_category", team=team)
        case ReadingAnswers():
            return Say("prompt.reading_answers", host=host)
        case Placing():
            return Say("prompt.placing", team=team)
        case Resolving() if state.lost_in_hand and not state.opened:  # D-14
            return Say("prompt.lost_in_hand", chips=state.lost_in_hand, host=host)
        case Resolving():
            return Say("prompt.resolving", host=host)
        case Opening():
            words = "prompt.door_trouble" if state.trouble else "prompt.opening"
            return Say(words, window=state.window, host=host)
        case Resolved():
            right = state.resolving.card.right.unseal()
            return Say("prompt.resolved", letter=right, amount=game.rules.money(run.chips))
        case Closing():
            words = "prompt.door_trouble" if state.trouble else "prompt.closing"
            return Say(words, window=state.still_open[0], host=host)
        case RunOver():
            if state.result.won:
                return Say("prompt.run_won", team=team, amount=game.rules.money(state.result.won))
            return Say("prompt.run_lost", team=team, round=state.result.last_round)
        case Over():
            return state.outcome.words


# ---------------------------------------------------------------- the host


class CardForHost(Struct, frozen=True):
    category: str | Say
    question: str
    answers: dict[Letter, str]
    right: Letter
    note: str


class HostView(Struct, frozen=True):
    """D-20: the host knows the right letter from the draw on."""

    right: Letter | None
    cards: tuple[CardForHost, ...]
    still_to_open: tuple[Letter, ...]


def host_view(state: State) -> HostView:
    game = game_of(state)
    card = _card(state)
    resolving = resolving_of(state)
    right = card.right.unseal() if card else None
    cards = state.pair if isinstance(state, ChoosingCategory) else (card,) if card else ()
    opened = resolving.opened if resolving else ()
    shut = (
        (letter for letter in card.letters if letter != right and letter not in opened)
        if card
        else ()
    )
    return HostView(
        right=right,
        cards=tuple(_for_host(game, card) for card in cards),
        still_to_open=tuple(shut) if resolving else (),
    )


def _for_host(game: Game, card: Card) -> CardForHost:
    return CardForHost(
        category=category_of(card, game.own_cards),
        question=card.question,
        answers=dict(zip(card.letters, card.answers, strict=True)),
        right=card.right.unseal(),
        note=card.note,
    )


# ---------------------------------------------------------------- one seat and the windows


def seat_view(state: State, seat: Seat) -> SeatView:
    return SeatView(lamps_of(menu(state, seat)), _lines(state, seat), NOTHING)


def _lines(state: State, seat: Seat) -> tuple[Say, ...]:
    game, run = game_of(state), run_of(state)
    if isinstance(state, Over):
        return (Say("line.over"),)
    if seat == run.host:
        return (Say("line.host_run", run=run.number, round=run.round),)
    if seat not in run.team:
        return (Say("line.watch"),)
    worth = Say("line.chips", chips=run.chips, amount=game.rules.money(run.chips))
    if isinstance(state, Placing):
        mode = run.modes[run.team.index(seat)]
        size = SIZES[mode.size]
        how = "line.taking_back" if mode.taking_back else "line.placing"
        hand = Say("line.in_hand", chips=in_hand(state))
        return (
            worth,
            hand,
            Say(how, size=Say("size.some", chips=size) if size else Say("size.all")),
        )
    return (worth, Say("line.choose") if menu(state, seat).choices else Say("line.wait"))


def windows(state: State) -> dict[Letter, str]:
    """How the doors stand, as far as they have reported."""
    resolving = resolving_of(state)
    is_open = (
        state.still_open if isinstance(state, Closing) else resolving.opened if resolving else ()
    )
    return {letter: "open" if letter in is_open else "shut" for letter in LETTERS}
