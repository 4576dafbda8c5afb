"""What the editions of the Millionaire game differ in, and how a table agrees to play one.

The printed editions and house rules are values of `Edition`; they are read from the files
in `pi_app/rulesets`. Nothing else in this folder names an edition.
"""

from itertools import pairwise
from typing import Literal

from msgspec import Struct

from pi_app.rules.core import Money, Refused, Say, brief

Joker = Literal["fifty_fifty", "audience", "phone", "extra"]
PhoneKind = Literal["friend", "call", "search"]
MillionEnds = Literal["when_all_have_hosted_equally", "at_once"]
RoundsAre = Literal["any", "multiple_of_players", "hostings_each"]


class Variant(Struct, frozen=True, forbid_unknown_fields=True):
    """Safe steps are amounts on the ladder; `safe_pays` is what passing each of them guarantees."""

    safe_steps: tuple[int, ...]
    jokers: tuple[Joker, ...]
    safe_pays: tuple[int, ...] = ()

    @property
    def pays(self) -> tuple[int, ...]:
        return self.safe_pays or self.safe_steps


class Edition(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    currency: Literal["EUR", "USD"]
    players: tuple[int, int]
    ladder: tuple[int, ...]
    variants: dict[str, Variant]
    phone: tuple[PhoneKind, ...]
    phone_seconds: int
    helper_reward: int
    as_on_television: bool
    endings: tuple[Literal["million", "rounds"], ...]
    million_ends: MillionEnds
    million_ends_agreed_rounds: bool
    rounds_are: RoundsAre
    changed: tuple[str, ...] = ()

    @property
    def levels(self) -> int:
        return len(self.ladder)

    @property
    def goal(self) -> int:
        """M-40: what "a million" means: the top of the ladder, as a total over all rounds."""
        return self.ladder[-1]

    def money(self, amount: int) -> Money:
        return Money(amount, self.currency)

    def worth(self, levels_answered: int) -> int:
        return self.ladder[levels_answered - 1] if levels_answered else 0

    def wrong_pays(self, variant: str, level: int) -> int:
        """M-14: what a wrong answer pays, by the level of the question asked."""
        asked = self.ladder[level - 1]
        chosen = self.variants[variant]
        paid = 0
        for step, pays in zip(chosen.safe_steps, chosen.pays, strict=True):
            if step < asked:
                paid = pays
        return paid


class Ending(Struct, frozen=True):
    """M-03: first to a million, or so many rounds (for `hostings_each`: so often per player)."""

    kind: Literal["million", "rounds"]
    rounds: int = 0


class Options(Struct, frozen=True):
    names: tuple[str, ...]
    variant: str | None = None
    ending: Ending | None = None
    television: bool = False
    own_cards: bool = False


def check_edition(edition: Edition) -> list[Say]:
    """Everything that would make these rules unplayable, each as a sentence."""
    wrong: list[Say] = []
    ladder = edition.ladder
    if not ladder:
        wrong.append(Say("house.ladder_is_empty"))
    for lower, higher in pairwise(ladder):
        if higher <= lower:
            wrong.append(Say("house.ladder_falls", lower=lower, higher=higher))
    if any(amount <= 0 for amount in ladder):
        wrong.append(Say("house.ladder_not_positive"))
    if not 1 <= edition.players[0] <= edition.players[1]:
        wrong.append(Say("house.players_range"))
    if edition.phone_seconds < 1:
        wrong.append(Say("house.phone_seconds"))
    if edition.helper_reward < 0:
        wrong.append(Say("house.helper_reward"))
    for variant in edition.variants.values():
        wrong += _check_variant(variant, ladder)
    return list(dict.fromkeys(wrong))  # what is wrong in every variant is said once


def _check_variant(variant: Variant, ladder: tuple[int, ...]) -> list[Say]:
    wrong = [
        Say("house.safe_step_not_on_ladder", step=step)
        for step in variant.safe_steps
        if step not in ladder
    ]
    if list(variant.safe_steps) != sorted(set(variant.safe_steps)):
        wrong.append(Say("house.safe_steps_unsorted"))
    if len(variant.pays) != len(variant.safe_steps):
        wrong.append(Say("house.safe_pays_count"))
    elif list(variant.pays) != sorted(variant.pays) or any(pays < 0 for pays in variant.pays):
        wrong.append(Say("house.safe_pays_falls"))
    elif ladder and not wrong and max(variant.pays, default=0) > max(ladder):
        wrong.append(Say("house.safe_pays_too_much", most=max(ladder)))
    if len(set(variant.jokers)) != len(variant.jokers):
        wrong.append(Say("house.joker_twice"))
    return wrong


def check_options(edition: Edition, options: Options) -> None:
    """M-03, M-05, M-35: whether this table can play this edition this way."""
    players = len(options.names)
    fewest, most = edition.players
    if not fewest <= players <= most:  # M-05
        raise Refused(Say("refused.players", fewest=fewest, most=most, players=players))
    if options.variant is not None and options.variant not in edition.variants:
        known = ", ".join(edition.variants)
        raise Refused(Say("refused.variant", variant=brief(options.variant), known=known))
    if options.television and not edition.as_on_television:  # M-35
        raise Refused(Say("refused.television"))
    ending = agreed_ending(edition, options)
    if ending.kind not in edition.endings:  # M-03
        goal = edition.money(edition.goal)
        raise Refused(Say("refused.ending_million", goal=goal))
    if ending.kind == "rounds" and ending.rounds < 1:
        raise Refused(Say("refused.rounds_positive"))
    uneven = edition.rounds_are == "multiple_of_players" and ending.rounds % players
    if ending.kind == "rounds" and uneven:  # M-38
        raise Refused(Say("refused.rounds_multiple", rounds=ending.rounds, players=players))


def agreed_ending(edition: Edition, options: Options) -> Ending:
    """Where the table said nothing: first to a million, or everybody hosts once."""
    if options.ending is not None:
        return options.ending
    return Ending("million") if "million" in edition.endings else Ending("rounds", 1)
