"""Everything that can change the phase of the bluffing game, in the order of the rulebook."""

from msgspec.structs import replace

from pi_app.rules.core import (
    Choose,
    Deadline,
    EndEarly,
    Event,
    Outcome,
    Picked,
    Place,
    Refused,
    Say,
    Seat,
    Shuffled,
    TimeUp,
    Want,
    WantPick,
    WantShuffle,
    check_offered,
    picked,
    put,
    shuffled,
)
from pi_app.rules.heist.menus import menu
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
    game_of,
    laid_card,
)
from pi_app.rules.heist.ruleset import (
    GANGSTERS,
    Action,
    Options,
    Role,
    Ruleset,
    check_options,
)

BLIND: tuple[Role, ...] = ("gangster", "hostage")  # H-02


def start(rules: Ruleset, options: Options) -> State:
    check_options(rules, options)
    players = len(options.names)
    without = options.without_display & frozenset(range(1, players + 1))
    game = Game(rules, options.names, options.abilities, without)
    if game.row.blind:
        return DrawingBlind(game)
    return DealingRoles(game, rules.cast(players))


def step(state: State, event: Event) -> State:
    if not isinstance(event, Choose):
        return _happened(state, event)
    check_offered(menu(state, event.seat), event.id)
    verb, _, what = event.id.partition(":")
    return _chosen(state, event.seat, verb, what)


def _chosen(state: State, seat: Seat, verb: str, what: str) -> State:
    match state, verb:
        case NamingFirstLeader(), "lead":  # H-07
            return _next_round(state.game, seat)

        # ------------------------------------------------ phase 1: laying cards
        case Laying() | Blackout(), "uncover":  # H-27
            return replace(state, uncovered=True)
        case Laying(), "cover":
            return replace(state, uncovered=False, leaning=put(state.leaning, seat, None))
        case Laying(), "play" if state.leaning[seat - 1] != int(what):  # H-08: a slip is no card
            return replace(state, leaning=put(state.leaning, seat, int(what)))
        case Laying(), "play":
            return _lay(state, seat, int(what))

        # ------------------------------------------------ blackouts
        case Blackout(), "cover":
            return replace(state, uncovered=False, leaning=None)
        case Blackout(), "noise":  # H-20: presses that change nothing but a leaning
            return replace(state, leaning=None) if seat == state.actor else state
        case Blackout(), "more":
            return replace(state, page=state.page + 1, leaning=None)
        case Selecting() | Counted() | LastTrump(), "more":
            return replace(state, page=state.page + 1)
        case Blackout(), "look" | "swap" if state.leaning != f"{verb}:{what}":  # H-20
            return replace(state, leaning=f"{verb}:{what}")
        case Blackout(ability="professor"), "look":  # H-19
            looked = int(what)
            game = replace(state.game, professor_saw=looked)
            return replace(state, game=game, looked_at=looked, leaning=None, page=0)
        case Blackout(ability="raquel"), "look":  # H-18
            looked = int(what)
            seen = laid_card(state.game, state.laid, looked)
            game = replace(state.game, raquel_saw=(looked, seen))
            return replace(state, game=game, looked_at=looked, leaning=None, page=0)
        case Blackout(), "swap":  # H-18
            return replace(state, swapped_for=int(what), leaning=None, page=0)

        # ------------------------------------------------ phases 2 and 3: discussion, selection
        case Discussing(), "next":  # H-09
            return Selecting(state.game, state.laid, (state.game.leader,))
        case Selecting(), "select":  # H-10
            return replace(state, selected=tuple(sorted((*state.selected, int(what)))))
        case Selecting(), "unselect":
            kept = tuple(other for other in state.selected if other != int(what))
            return replace(state, selected=kept)
        case Selecting(), "done":  # H-11
            return _selected(state)

        # ------------------------------------------------ phases 4 and 5: count, next leader
        case Revealing(), "reveal":  # H-12
            shown = replace(state, shown=state.shown + 1)
            return shown if shown.shown < len(shown.cards) else _count(shown)
        case Counted(), "lead":  # H-16
            return _next_round(state.game, int(what))
        case Counted(), "next":  # H-17
            return _end(state.game)
        case LastTrump(), "accuse":  # H-24
            return _accuse(state.game, int(what))
    raise Refused(Say("refused.not_now"))


def _happened(state: State, event: Event) -> State:
    match state, event:
        case DrawingBlind(), Picked():  # H-02
            blind = BLIND[picked(event, len(BLIND))]
            return DealingRoles(state.game, (*state.game.rules.cast(state.game.players), blind))
        case DealingRoles(), Shuffled():  # H-03
            return DealingCards(replace(state.game, roles=shuffled(event, state.cast)))
        case DealingCards(), Shuffled():  # H-05
            return NamingFirstLeader(_deal(state.game, event))
        case Blackout(), TimeUp():
            return _lights(state)
        case ChanceSwaps(), Picked():  # H-18
            blackout = state.blackout
            swapped = blackout.selected[picked(event, len(blackout.selected))]
            return _shuffle(replace(blackout, swapped_for=swapped))
        case Shuffling(), Shuffled():  # H-12
            cards = shuffled(event, state.cards)
            return Revealing(state.game, state.laid, state.selected, cards)
        case _, EndEarly() if not isinstance(state, Over):
            return _end_early(game_of(state))
    raise Refused(Say("refused.not_now"))


def wanted(state: State) -> Want | None:
    match state:
        case DrawingBlind():
            return WantPick(len(BLIND))
        case DealingRoles():
            return WantShuffle(len(state.cast))
        case DealingCards():
            return WantShuffle(len(state.game.rules.deck(state.game.players)))
        case ChanceSwaps():
            return WantPick(len(state.blackout.selected))
        case Shuffling():
            return WantShuffle(len(state.cards))
    return None


def deadline(state: State) -> Deadline | None:
    """H-20: the whole time, whoever acts; H-27: the same time for every seat called."""
    if not isinstance(state, Blackout):
        return None
    name = f"blackout {state.game.round} {state.called or 'all'}"
    return Deadline(name, state.game.rules.blackout_seconds, fixed=True)


def outcome(state: State) -> Outcome | None:
    return state.outcome if isinstance(state, Over) else None


# ---------------------------------------------------------------- dealing and laying


def _deal(game: Game, event: Shuffled) -> Game:
    """H-05: five each, none is left over."""
    deck = shuffled(event, game.rules.deck(game.players))
    each = game.rules.rounds
    hands = tuple(deck[start : start + each] for start in range(0, len(deck), each))
    return replace(game, hands=hands, laid_before=((),) * game.players)


def _next_round(game: Game, leader: Seat) -> State:
    game = replace(game, leaders=(*game.leaders, leader))
    nothing = (None,) * game.players
    state = Laying(game, nothing, nothing)
    return replace(state, called=_next_called(state))


def _next_called(state: Laying) -> Seat | None:
    """H-27: the next box without a display whose player has not laid yet."""
    waiting = (seat for seat in sorted(state.game.without_display) if state.laid[seat - 1] is None)
    return next(waiting, None)


def _lay(state: Laying, seat: Seat, number: int) -> State:
    leaning = put(state.leaning, seat, None)
    state = replace(state, laid=put(state.laid, seat, number), leaning=leaning)
    if seat == state.called:
        state = replace(state, called=_next_called(state), uncovered=False)
    if None in state.laid:
        return state
    game = state.game
    if game.abilities and game.round == game.rules.professor_round:  # H-19, H-22
        return _blackout(game, "professor", state.laid, ())
    return Discussing(game, state.laid)


# ---------------------------------------------------------------- blackouts


def _blackout(game: Game, ability: Ability, laid: Laid, selected: tuple[Seat, ...]) -> Blackout:
    called = 1 if game.without_display else None  # H-27
    return Blackout(game, ability, laid, selected, called=called)


def _lights(state: Blackout) -> State:
    if state.called is not None and state.called < state.game.players:  # H-27
        following = state.called + 1
        return replace(state, called=following, uncovered=False, leaning=None, page=0)
    if state.ability == "professor":
        return Discussing(state.game, state.laid)
    if state.looked_at is not None and state.swapped_for is None:  # H-18
        return ChanceSwaps(state)
    return _shuffle(state)


def _selected(state: Selecting) -> State:
    game = state.game
    if game.abilities and game.round == game.rules.raquel_round:  # H-18, H-22
        return _blackout(game, "raquel", state.laid, state.selected)
    return _shuffle(state)


# ---------------------------------------------------------------- the count


def _shuffle(state: Selecting | Blackout) -> Shuffling:
    """H-12: cards, no names. H-21: the swap is in force and nobody is told of it."""
    sources = list(state.selected)
    if isinstance(state, Blackout) and state.looked_at is not None:
        assert state.swapped_for is not None, "who has looked swaps (H-18)"
        sources[sources.index(state.swapped_for)] = state.looked_at
    cards = tuple(laid_card(state.game, state.laid, seat) for seat in sources)
    return Shuffling(state.game, state.laid, state.selected, cards)


def change_of_loot(cards: tuple[Action, ...], majority_pays: int) -> int:
    notes = [card.extra for card in cards if card.kind == "banknote"]
    sabotage = [card.extra for card in cards if card.kind == "sabotage"]
    if len(notes) > len(sabotage):
        return majority_pays + sum(notes)  # H-13; H-15: the minority does not count
    return -sum(sabotage)  # H-14


def _count(state: Revealing) -> State:
    game = state.game
    change = change_of_loot(state.cards, game.rules.majority_pays)
    loot = max(0, game.loot + change)  # H-15
    past = PastRound(game.leader, state.selected, state.cards, loot - game.loot, loot)
    laid_before = tuple(
        (*before, number)
        for before, number in zip(game.laid_before, state.laid, strict=True)
        if number is not None
    )
    return Counted(replace(game, loot=loot, past=(*game.past, past), laid_before=laid_before))


# ---------------------------------------------------------------- the end


def _end(game: Game) -> State:
    if game.loot < game.row.target:  # H-23
        return _over(game, "below_target", gangsters_win=False)
    return LastTrump(game)  # H-24: also when it cannot change the result


def _accuse(game: Game, accused: Seat) -> Over:
    caught = accused == game.who_is("professor")
    if caught:
        game = replace(game, loot=max(0, game.loot - game.rules.arrest_takes))
    if game.loot < game.row.target:
        return _over(game, "professor_caught", gangsters_win=False, accused=accused)
    return _over(game, "loot_secured", gangsters_win=True, accused=accused)


def _over(game: Game, reason: str, *, gangsters_win: bool, accused: Seat | None = None) -> Over:
    sides: dict[bool, tuple[Seat, ...]] = {
        side: tuple(seat for seat in game.seats if (game.roles[seat - 1] in GANGSTERS) == side)
        for side in (True, False)
    }
    standing = (
        Place(1, sides[gangsters_win], game.loot, _side(gangsters_win)),
        Place(2, sides[not gangsters_win], game.loot, _side(not gangsters_win)),
    )
    words = Say(f"ended.{reason}", loot=game.loot, target=game.row.target)
    return Over(game, Outcome(sides[gangsters_win], standing, reason, words), accused)


def _end_early(game: Game) -> Over:
    """Nobody has won; the loot stands as it is, and roles are shown (H-25)."""
    standing = (Place(1, tuple(game.seats), game.loot),)
    return Over(game, Outcome((), standing, "end_early", Say("ended.end_early")))


def _side(gangsters: bool) -> Say:
    return Say("side.gangsters" if gangsters else "side.hostages")
