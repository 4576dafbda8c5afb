"""Everything that can change the phase of a Money Drop evening, in the order of the rulebook."""

from typing import cast

from msgspec.structs import replace

from pi_app.rules.core import (
    LETTERS,
    Choose,
    Deadline,
    DoorReport,
    EndEarly,
    Event,
    Letter,
    Outcome,
    PairDrawn,
    Place,
    Refused,
    Say,
    Seat,
    TimeUp,
    Want,
    WantDoor,
    WantPair,
    check_offered,
    rank,
)
from pi_app.rules.money_drop.lineup import next_line_up, usual_runs
from pi_app.rules.money_drop.menus import menu
from pi_app.rules.money_drop.phases import (
    SIZES,
    BeforeRun,
    ChoosingCategory,
    Closing,
    Drawing,
    Game,
    Mode,
    Opening,
    Over,
    OwnPair,
    Placing,
    ReadingAnswers,
    Resolved,
    Resolving,
    Result,
    Run,
    RunOver,
    State,
    game_of,
    in_hand,
    resolving_of,
    run_of,
    wrong_windows,
)
from pi_app.rules.money_drop.ruleset import Options, Ruleset, check_options
from pi_app.rules.own_cards import Entering, enter


def start(rules: Ruleset, options: Options) -> State:
    check_options(rules, options)
    players = len(options.names)
    limit = rules.time_limit if options.time_limit is None else options.time_limit
    game = Game(
        rules=rules,
        names=options.names,
        runs=options.runs or usual_runs(players, options.one_team),
        time_limit=limit,
        own_cards=options.own_cards,
        one_team=options.one_team,
    )
    return _before_run(game)


def step(state: State, event: Event) -> State:
    if not isinstance(event, Choose):
        return _happened(state, event)
    check_offered(menu(state, event.seat), event.id)
    verb, _, what = event.id.partition(":")
    return _chosen(state, event.seat, verb, what)


def _chosen(state: State, seat: Seat, verb: str, what: str) -> State:
    match state, verb:
        case BeforeRun(), "next":
            return _draw(state.game, state.run)
        case OwnPair(), _:
            return _enter_own_card(state, verb, what)
        case ChoosingCategory(), "category":  # D-04
            return ReadingAnswers(state.game, state.run, state.pair, int(what) - 1)
        case ReadingAnswers(), "next":  # D-05
            return _read_question(state)

        # ------------------------------------------------ placing the chips
        case Placing(), "stake":  # D-06, D-07
            return _move_chips(state, seat, cast(Letter, what))
        case Placing(), "take_back":  # D-08
            return _move_chips(state, seat, cast(Letter, what), back=True)
        case Placing(), "more":
            mode = _mode(state, seat)
            return _set_mode(state, seat, replace(mode, taking_back=not mode.taking_back))
        case Placing(), "size":
            mode = _mode(state, seat)
            return _set_mode(state, seat, replace(mode, size=(mode.size + 1) % len(SIZES)))
        case Placing(), "joker":  # D-13
            run = replace(state.run, dropped=state.pair[state.chosen])
            return ReadingAnswers(state.game, run, state.pair, 1 - state.chosen)
        case Placing(), "done":  # D-08
            return _resolve(state)

        # ------------------------------------------------ the windows
        case Resolving(), "open":  # D-09
            window = cast(Letter, what)
            if window == state.card.right.unseal():
                raise Refused(Say("refused.right_window", window=window))
            return Opening(state, window)
        case Opening() | Closing(), "again":
            return replace(state, trouble=None)
        case Opening(), "by_hand":
            return _opened(state)
        case Closing(), "by_hand":
            return _shut(state)
        case Resolved(), "next":
            return Closing(state.resolving, state.resolving.opened)
        case RunOver(), "next":
            return _next_run(state)
    raise Refused(Say("refused.not_now"))


def _happened(state: State, event: Event) -> State:
    match state, event:
        case Drawing(), PairDrawn(cards):
            return ChoosingCategory(state.game, state.run, cards)
        case Placing(), TimeUp():  # D-14
            return _resolve(state)
        case Opening(), DoorReport(window, news) if window == state.window:
            return _opened(state) if news == "opened" else replace(state, trouble=news)
        case Closing(), DoorReport(window, news) if window == state.still_open[0]:
            return _shut(state) if news == "shut" else replace(state, trouble=news)
        case _, EndEarly() if not isinstance(state, Over):
            return _end_early(state)
    raise Refused(Say("refused.not_now"))


def wanted(state: State) -> Want | None:
    match state:
        case Drawing():
            return WantPair(state.game.rules.rounds[state.run.round - 1])
        case Opening(trouble=None):  # D-21
            return WantDoor(state.window, "open")
        case Closing(trouble=None):  # D-21
            return WantDoor(state.still_open[0], "shut")
    return None


def deadline(state: State) -> Deadline | None:
    """D-14: from the question on; the joker's card starts a clock of its own."""
    if not isinstance(state, Placing) or not state.game.time_limit:
        return None
    run = state.run
    return Deadline(
        f"run {run.number} round {run.round} card {state.chosen}", state.game.time_limit
    )


def outcome(state: State) -> Outcome | None:
    return state.outcome if isinstance(state, Over) else None


# ---------------------------------------------------------------- cards


def _before_run(game: Game) -> BeforeRun:
    """D-01, D-19: forty chips, all windows, the counter at 1, the joker back."""
    past = [result.line_up for result in game.results]
    line_up = next_line_up(game.players, past, game.one_team)
    modes = (Mode(),) * len(line_up.team)
    return BeforeRun(game, Run(len(past) + 1, line_up, game.rules.chips, modes))


def _draw(game: Game, run: Run) -> State:
    if not game.own_cards:
        return Drawing(game, run)
    return OwnPair(game, run, Entering(game.rules.windows(run.round)))


def _enter_own_card(state: OwnPair, verb: str, what: str) -> State:
    entered = enter(state.entering, verb, what)
    if isinstance(entered, Entering):
        return replace(state, entering=entered)
    if not state.entered:
        return replace(state, entering=Entering(state.entering.letters), entered=(entered,))
    return ChoosingCategory(state.game, state.run, (state.entered[0], entered))


def _read_question(state: ReadingAnswers) -> Placing:
    """D-06: every hand starts in placing mode, whatever it was set to on the card before."""
    stakes = (0,) * state.game.rules.rounds[state.run.round - 1]
    modes = tuple(replace(mode, taking_back=False) for mode in state.run.modes)
    run = replace(state.run, modes=modes)
    return Placing(state.game, run, state.pair, state.chosen, stakes)


# ---------------------------------------------------------------- chips


def _mode(state: Placing, seat: Seat) -> Mode:
    return state.run.modes[state.run.team.index(seat)]


def _set_mode(state: Placing, seat: Seat, mode: Mode) -> Placing:
    place = state.run.team.index(seat)
    modes = (*state.run.modes[:place], mode, *state.run.modes[place + 1 :])
    return replace(state, run=replace(state.run, modes=modes))


def _move_chips(state: Placing, seat: Seat, window: Letter, *, back: bool = False) -> Placing:
    place = LETTERS.index(window)
    there = state.stakes[place]
    available = there if back else in_hand(state)
    chips = min(SIZES[_mode(state, seat).size] or available, available)
    there += -chips if back else chips
    return replace(state, stakes=(*state.stakes[:place], there, *state.stakes[place + 1 :]))


def _resolve(state: Placing) -> Resolving:
    lost = in_hand(state)  # D-14: what time ran out on is lost; D-08: done only with none
    run = replace(state.run, chips=state.run.chips - lost)
    card = state.pair[state.chosen]
    return Resolving(state.game, run, card, state.stakes, state.run.chips, (), lost)


# ---------------------------------------------------------------- windows


def _opened(state: Opening) -> State:
    """D-09: what lay on the window is gone. D-10: empty wrong windows are opened too."""
    before, window = state.resolving, state.window
    run = replace(before.run, chips=before.run.chips - before.stakes[LETTERS.index(window)])
    resolving = replace(before, run=run, opened=(*before.opened, window))
    everything = len(resolving.opened) == len(wrong_windows(resolving.card))
    return Resolved(resolving) if everything else resolving


def _shut(state: Closing) -> State:
    still_open = state.still_open[1:]
    if still_open:
        return Closing(state.resolving, still_open)
    return _end_round(state.resolving)


def _end_round(resolving: Resolving) -> State:
    game, run = resolving.game, resolving.run
    if run.chips and run.round < len(game.rules.rounds):  # D-11
        return _draw(game, replace(run, round=run.round + 1))
    result = Result(run.number, run.line_up, run.chips, run.round, resolving.taken_in)  # D-12
    return RunOver(replace(game, results=(*game.results, result)), run, result)


# ---------------------------------------------------------------- several runs


def _next_run(state: RunOver) -> State:
    game = state.game
    if len(game.results) < game.runs:
        return _before_run(game)  # D-19
    return _over(game, state.run, Say("ended.runs", runs=len(game.results)))


def _end_early(state: State) -> Over:
    """A run under way is ranked by the round it had come to, as one that went out there."""
    game, run, resolving = game_of(state), run_of(state), resolving_of(state)
    if resolving is not None and (resolving.opened or not isinstance(state, Resolving)):
        raise Refused(Say("refused.windows_open"))  # D-21: doors shut first, by the rules
    if not isinstance(state, RunOver | BeforeRun):
        taken_in = resolving.taken_in if resolving else run.chips
        result = Result(run.number, run.line_up, 0, run.round, taken_in, unfinished=True)
        game = replace(game, results=(*game.results, result))
    return _over(game, run, Say("ended.end_early"), "end_early")


def _over(game: Game, run: Run, words: Say, reason: str = "runs") -> Over:
    standing = tuple(
        Place(place, result.line_up.team, result.won * game.rules.chip_value, how_it_went(result))
        for place, result in ranking(game)
    )
    winners = sorted({seat for line in standing if line.place == 1 for seat in line.seats})
    return Over(game, run, Outcome(tuple(winners), standing, reason, words))


def ranking(game: Game) -> list[tuple[int, Result]]:
    """D-15: money after the last round; then the later round; then what was taken into it."""
    return rank(
        game.results,
        lambda result: (
            (result.won, result.last_round, result.taken_into_last)
            if not result.won
            else (result.won, 0, 0)
        ),
    )


def how_it_went(result: Result) -> Say | None:
    if result.won:
        return None
    words = "result.unfinished" if result.unfinished else "result.out_in_round"
    return Say(words, round=result.last_round)
