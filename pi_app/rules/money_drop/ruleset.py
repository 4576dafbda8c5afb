"""The numbers of the Money Drop game, and how a table agrees to play it."""

from typing import Literal

from msgspec import Struct

from pi_app.rules.core import LETTERS, Letter, Money, Refused, Say

DropJoker = Literal["other_card"]


class Ruleset(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    currency: Literal["EUR", "USD"]
    players: tuple[int, int]
    largest_team: int
    chips: int
    chip_value: int
    rounds: tuple[int, ...]  # D-03: how many answers in each round
    laid_ready: dict[str, int]  # D-02: by number of answers
    jokers: tuple[DropJoker, ...]
    longest_time_limit: int
    time_limit: int = 0  # seconds; 0 is none
    changed: tuple[str, ...] = ()

    def money(self, chips: int) -> Money:
        return Money(chips * self.chip_value, self.currency)  # D-18

    def windows(self, round_: int) -> tuple[Letter, ...]:
        """D-03: the windows in play in this round."""
        return LETTERS[: self.rounds[round_ - 1]]


class Options(Struct, frozen=True):
    names: tuple[str, ...]
    runs: int | None = None
    time_limit: float | None = None
    own_cards: bool = False
    one_team: bool = False


def check_ruleset(rules: Ruleset) -> list[Say]:
    wrong: list[Say] = []
    if rules.chips < 1 or rules.chip_value < 1:
        wrong.append(Say("house.chips_positive"))
    if not rules.rounds:
        wrong.append(Say("house.no_rounds"))
    for answers in rules.rounds:
        if not 2 <= answers <= len(LETTERS):
            wrong.append(Say("house.answers_range", answers=answers))
    if list(rules.rounds) != sorted(rules.rounds, reverse=True):
        wrong.append(Say("house.window_reopens"))
    if not 0 <= rules.time_limit <= rules.longest_time_limit:
        wrong.append(Say("refused.time_limit", most=rules.longest_time_limit))
    if not 2 <= rules.players[0] <= rules.players[1]:
        wrong.append(Say("house.players_range"))
    return wrong


def check_options(rules: Ruleset, options: Options) -> None:
    players = len(options.names)
    fewest, most = rules.players
    if not fewest <= players <= most:  # D-17
        raise Refused(Say("refused.players", fewest=fewest, most=most, players=players))
    if options.one_team and players - 1 > rules.largest_team:  # D-17
        raise Refused(Say("refused.team_too_large", most=rules.largest_team, team=players - 1))
    limit = options.time_limit
    if limit is not None and not 1 <= limit <= rules.longest_time_limit:  # D-14
        raise Refused(Say("refused.time_limit", most=rules.longest_time_limit))
    if options.runs is not None and options.runs < 1:
        raise Refused(Say("refused.runs_positive"))
