"""What happens at the table, told in sentences: from two table views to what is new.

Only table views come in here, so the story can tell nothing that the table does not see.
"""

from collections.abc import Iterator
from typing import Any

from pi_app.rules.core import Money, Outcome, Say, Seat
from pi_app.rules.heist import views as heist
from pi_app.rules.millionaire import views as millionaire
from pi_app.rules.money_drop import views as money_drop


def tell(before: Any, after: Any) -> list[Say]:
    match after:
        case millionaire.TableView():
            return list(_millionaire(before, after))
        case money_drop.TableView():
            return list(_money_drop(before, after))
        case _:
            return list(_heist(before, after))


def _names(view: Any, seats: Any) -> str:
    return ", ".join(view.players[seat].name for seat in seats)


# ---------------------------------------------------------------- Millionaire


def _millionaire(before: millionaire.TableView, after: millionaire.TableView) -> Iterator[Say]:
    new = after.phase != before.phase
    if after.round != before.round:
        yield from _round_start(after)
    if new and after.phase == "reading":
        words = "tell.own_question" if after.own_cards else "tell.question"
        yield Say(words, level=after.level, amount=after.amount, question=after.question)
    if after.answers and not before.answers and not after.own_cards:
        yield from (Say("tell.answer", letter=k, text=v) for k, v in after.answers.items())
    for seat in after.players:
        yield from _candidate(before, after, seat)
    if len(after.tried) > len(before.tried):
        yield Say("tell.wrong_try", letter=after.tried[-1])
    if (after.joker and not before.joker) or (new and after.phase == "final_decision"):
        yield after.prompt
    yield from _revealed(before, after)
    if new and after.phase in ("between_rounds", "over"):
        yield from (
            Say("tell.total", name=player.name, amount=player.total)
            for player in after.players.values()
        )


def _round_start(after: millionaire.TableView) -> Iterator[Say]:
    yield Say("tell.round", round=after.round, host=after.players[after.host_seat].name)
    if after.variant in ("risk", "non_risk"):
        yield Say("tell.variant", variant=Say(f"variant.{after.variant}"))


def _revealed(before: millionaire.TableView, after: millionaire.TableView) -> Iterator[Say]:
    first = not isinstance(before, millionaire.CardsOnTable)
    if isinstance(after, millionaire.CardsOnTable) and after.cards and first:
        shown = (
            Say("tell.card", name=after.players[seat].name, letter=letter)
            for seat, letter in sorted(after.cards.items())
        )
        yield Say("tell.cards", cards=tuple(shown))
    first = not isinstance(before, millionaire.LetterOnTable)
    if isinstance(after, millionaire.LetterOnTable) and first:
        yield from _announced(after)


def _candidate(
    before: millionaire.TableView, after: millionaire.TableView, seat: Seat
) -> Iterator[Say]:
    then, now = before.players[seat], after.players[seat]
    if after.level:  # between rounds nobody holds any
        for joker in then.jokers:
            if joker not in now.jokers:
                yield Say("tell.joker", name=now.name, joker=Say(f"joker:{joker}"))
    if now.locked and not then.locked:
        yield Say("tell.locked", name=now.name)
    if now.exit == "left" and then.exit is None:
        yield Say("tell.left", name=now.name, amount=now.won)


def _announced(after: millionaire.LetterOnTable) -> Iterator[Say]:
    yield Say("prompt.announced", letter=after.right)
    if after.climbed:
        yield Say("tell.right", names=_names(after, after.climbed))
    for seat in after.fell:
        yield Say("tell.fell", name=after.players[seat].name, amount=after.players[seat].won)
    for seat in after.helpers_paid:
        yield Say("tell.helper_paid", name=after.players[seat].name)


# ---------------------------------------------------------------- Money Drop


def _money_drop(before: money_drop.TableView, after: money_drop.TableView) -> Iterator[Say]:
    new = after.phase != before.phase
    if new and after.phase == "before_run":
        yield from _run_start(after)
    if new and after.phase == "choosing_category":
        first, second = after.categories
        yield Say("tell.drop_round", round=after.round, chips=after.chips, amount=after.amount)
        yield Say("tell.categories", first=first, second=second)
    if before.joker_left and not after.joker_left:
        yield Say("tell.joker_card")
    if new and after.phase == "reading_answers" and not after.own_cards:
        yield Say("tell.category", category=after.category)
        yield from (Say("tell.answer", letter=k, text=v) for k, v in after.answers.items())
    if new and after.phase == "placing" and not after.own_cards:
        yield Say("tell.asked", question=after.question)
    if before.phase == "placing" and after.phase == "resolving":
        placed = [(k, v) for k, v in after.stakes_worth.items() if v.amount]
        stakes = tuple(Say("tell.stake", window=k, amount=v) for k, v in placed)
        yield Say("tell.placed", stakes=stakes) if placed else Say("tell.placed_nothing")
        if after.lost_in_hand:
            worth = Money(after.lost_in_hand * after.chip_value.amount, after.currency)
            yield Say("tell.lost_in_hand", amount=worth)
    for window in after.opened[len(before.opened) :]:
        fallen = before.stakes_worth[window]
        words = "tell.window_fell" if fallen.amount else "tell.window_empty"
        yield Say(words, window=window, amount=fallen)
    if new and after.phase in ("resolved", "run_over"):
        yield after.prompt
    if new and after.phase == "over":
        yield from _ranking(after)


def _run_start(after: money_drop.TableView) -> Iterator[Say]:
    yield Say("tell.run", run=after.run, runs=after.runs)
    yield after.prompt


def _ranking(after: money_drop.TableView) -> Iterator[Say]:
    for ranked in after.ranking:
        names, worth = " & ".join(ranked.names), ranked.note or ranked.won
        yield Say("tell.ranked", place=ranked.place, names=names, result=worth)


# ---------------------------------------------------------------- Haus des Geldes


def _heist(before: heist.TableView, after: heist.TableView) -> Iterator[Say]:
    new = after.phase != before.phase
    if after.round != before.round and after.leader is not None:
        leader = after.players[after.leader].name
        yield Say("tell.heist_round", round=after.round, leader=leader)
    for seat in after.laid[len(before.laid) :] if after.phase == "laying" else ():
        del seat
        yield Say("tell.laid", count=len(after.laid), players=len(after.players))
    if new and after.phase in ("blackout", "discussing", "last_trump", "naming_first_leader"):
        yield after.prompt
    if new and before.phase == "selecting":
        yield Say("tell.selected", names=_names(after, after.selected))
    if after.phase in ("revealing", "counted"):
        for card in after.revealed[len(before.revealed) :]:
            yield Say("tell.turned", card=Say(f"card.{card.kind}", extra=card.extra))
    if new and after.phase == "counted":
        yield Say("tell.loot", loot=after.loot, target=after.target)
    if isinstance(after, heist.RolesOnTable) and new:
        if after.accused is not None:
            yield Say("tell.accused", name=after.players[after.accused].name)
        for seat, role in after.roles.items():
            yield Say("tell.role", name=after.players[seat].name, role=Say(f"role.{role}"))


# ---------------------------------------------------------------- the end


def tell_outcome(outcome: Outcome, view: Any) -> list[Say]:
    told = [outcome.words, Say("tell.standing")]
    for line in outcome.standing:
        names = _names(view, line.seats)
        amount = _amount(view, line.amount)
        words = "tell.place_note" if line.note else "tell.place"
        told.append(Say(words, place=line.place, names=names, amount=amount, note=line.note))
    if outcome.winners:
        told.append(Say("tell.winners", names=_names(view, outcome.winners)))
    return told


def _amount(view: Any, amount: int) -> Any:
    currency = getattr(view, "currency", None)
    return amount if currency is None else Money(amount, currency)
