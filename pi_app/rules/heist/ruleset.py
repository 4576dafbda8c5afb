"""The tables of the bluffing game, and how a table agrees to play it."""

from typing import Literal

from msgspec import Struct

from pi_app.rules.core import Refused, Say, Seat

Role = Literal["professor", "gangster", "raquel", "hostage"]
GANGSTERS: tuple[Role, ...] = ("professor", "gangster")
STOCK_OF_GANGSTERS, STOCK_OF_HOSTAGES = 9, 4  # H-01: role cards in the box


class Action(Struct, frozen=True):
    """An action card: a banknote or a sabotage, with what it adds or takes in millions."""

    kind: Literal["banknote", "sabotage"]
    extra: int


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """One line of the printed tables. Professor and Raquel are counted in (H-01)."""

    gangsters: int
    hostages: int
    blind: int  # H-02: so many drawn blind from one gangster and one hostage
    banknotes: tuple[int, int, int]  # H-04: plain, +250, +500
    sabotage: tuple[int, int, int]  # H-04: plain, -250, -500
    target: int  # H-06
    selected: int  # H-10

    @property
    def players(self) -> int:
        return self.gangsters + self.hostages + self.blind

    @property
    def cards(self) -> int:
        return sum(self.banknotes) + sum(self.sabotage)


class Ruleset(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    players: tuple[int, int]
    rounds: int
    extras: tuple[int, int, int]
    majority_pays: int
    arrest_takes: int
    raquel_round: int
    professor_round: int
    blackout_seconds: int
    tables: dict[str, Row]
    changed: tuple[str, ...] = ()

    def row(self, players: int) -> Row:
        return self.tables[str(players)]

    def deck(self, players: int) -> tuple[Action, ...]:
        row = self.row(players)
        notes = zip(row.banknotes, self.extras, strict=True)
        sabotage = zip(row.sabotage, self.extras, strict=True)
        cards = [Action("banknote", extra) for count, extra in notes for _ in range(count)]
        cards += [Action("sabotage", extra) for count, extra in sabotage for _ in range(count)]
        return tuple(cards)

    def cast(self, players: int) -> tuple[Role, ...]:
        """H-01, H-03: the roles that are dealt without a blind one."""
        row = self.row(players)
        gangsters: list[Role] = ["gangster"] * (row.gangsters - 1)
        hostages: list[Role] = ["hostage"] * (row.hostages - 1)
        return ("professor", *gangsters, "raquel", *hostages)


class Options(Struct, frozen=True):
    names: tuple[str, ...]
    abilities: bool = True
    without_display: frozenset[Seat] = frozenset()


def check_ruleset(rules: Ruleset) -> list[Say]:
    wrong: list[Say] = []
    for players in range(rules.players[0], rules.players[1] + 1):
        if str(players) not in rules.tables:
            wrong.append(Say("house.table_missing", players=players))
            continue
        wrong += _check_row(rules.row(players), players, rules.rounds)
    if not 1 <= rules.rounds <= 5:  # a hand has to fit on the keys of one box
        wrong.append(Say("house.heist_rounds"))
    if rules.blackout_seconds < 1:
        wrong.append(Say("house.blackout_seconds"))
    return wrong


def _check_row(row: Row, players: int, rounds: int) -> list[Say]:
    wrong: list[Say] = []
    if row.players != players or row.gangsters < 1 or row.hostages < 1:
        wrong.append(Say("house.roles_do_not_fit", players=players))
    if row.blind not in (0, 1):  # H-02: there is one card to be drawn
        wrong.append(Say("house.blind", players=players))
    most_gangsters, most_hostages = row.gangsters + row.blind, row.hostages + row.blind
    if most_gangsters > STOCK_OF_GANGSTERS or most_hostages > STOCK_OF_HOSTAGES:
        gangsters, hostages = STOCK_OF_GANGSTERS, STOCK_OF_HOSTAGES
        said = Say("house.stock", players=players, gangsters=gangsters, hostages=hostages)
        wrong.append(said)
    if min(*row.banknotes, *row.sabotage) < 0:
        wrong.append(Say("house.cards_negative", players=players))
    elif row.cards != players * rounds:  # H-05
        wrong.append(Say("house.deck_does_not_fit", players=players, cards=row.cards))
    if not 1 <= row.selected < players or row.selected % 2 == 0:
        wrong.append(Say("house.selected_odd", players=players))
    if row.target < 1:
        wrong.append(Say("house.target_positive", players=players))
    return wrong


def check_options(rules: Ruleset, options: Options) -> None:
    players = len(options.names)
    fewest, most = rules.players
    if not fewest <= players <= most:  # H-26
        raise Refused(Say("refused.players", fewest=fewest, most=most, players=players))
