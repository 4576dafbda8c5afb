"""From a game that is over to what is remembered of it: read off the table's views alone."""

from collections import defaultdict
from typing import Any

from pi_app.console.game import Game
from pi_app.console.records import PlayedGame, Result
from pi_app.console.seating import Seating
from pi_app.console.table import Table
from pi_app.rules.core import Outcome, Seat
from pi_app.rules.millionaire import views as millionaire
from pi_app.rules.money_drop import views as money_drop


def played_game(game: Game, outcome: Outcome, seating: Seating) -> PlayedGame:
    """What a player had won before going home is still that player's."""
    bots = [seat for seat in seating.bots if not seating.chair(seat).gone]
    view = game.table.table_view()
    answers = _answers(game.table)
    results = []
    for seat, player in view.players.items():
        place = next((line for line in outcome.standing if seat in line.seats), None)
        results.append(
            Result(
                name=player.name,
                place=place.place if place else 0,
                amount=place.amount if place else 0,
                won=seat in outcome.winners,
                best_run=_best_run(view, seat),
                jokers=_jokers(view, seat),
                bot=seat in bots,
                answers=() if seat in bots else tuple(answers[seat]),
            )
        )
    return PlayedGame(
        started=game.started,
        game=game.plan.game,
        edition=game.plan.edition if game.plan.game == "millionaire" else "",
        currency=getattr(view, "currency", ""),
        reason=outcome.reason,
        house_rules=bool(view.house_rules),
        results=tuple(results),
    )


def _answers(table: Table) -> dict[Seat, list[tuple[int, bool]]]:
    """Every announced letter of the game, without what was taken back."""
    told: dict[Seat, list[tuple[int, bool]]] = defaultdict(list)
    before: Any = None
    for view in table.views_again():
        fresh = not isinstance(before, millionaire.LetterOnTable)
        if isinstance(view, millionaire.LetterOnTable) and fresh:
            for seat, letter in view.cards.items():
                told[seat].append((view.level, letter == view.right))
        before = view
    return told


def _best_run(view: Any, seat: Seat) -> int:
    match view:
        case millionaire.TableView():
            return max((line.amount.amount for line in view.block[seat]), default=0)
        case money_drop.TableView():
            own = (ranked for ranked in view.ranking if seat in ranked.team)
            return max((ranked.won.amount for ranked in own), default=0)
        case _:
            return 0


def _jokers(view: Any, seat: Seat) -> int:
    if isinstance(view, millionaire.TableView):
        return sum(len(line.jokers_used) for line in view.block[seat])
    return 0
