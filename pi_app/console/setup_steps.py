"""The questions of set-up, in order, as data: what is asked when, and what each answer changes."""

from collections.abc import Callable, Sequence
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from pi_app.console.plan import GameName
from pi_app.console.wishes import Until, Wishes
from pi_app.questions.pack import own_pack
from pi_app.rules.core import Say
from pi_app.rules.millionaire.edition import Edition
from pi_app.rulesets import EDITIONS, printed
from pi_app.words import LANGUAGES


class Option(Struct, frozen=True):
    """One answer: what the key says, and the wishes after it."""

    label: Say
    wishes: Wishes


class OnShelf(Struct, frozen=True):
    """A pack that can be chosen for the game, with how many questions and how many fresh ones."""

    name: str
    path: str
    questions: int
    fresh: int


class Around(Struct, frozen=True):
    """What is at hand outside the rules: packs for the game wished for, files of house rules."""

    packs: tuple[OnShelf, ...] = ()
    house_files: tuple[Path, ...] = ()


class Step(Struct, frozen=True):
    """A question of set-up. No options: it does not apply. `toggles`: several may be chosen.

    `hint`: the answers alone do not say enough, and a sentence stands above them.
    """

    name: str
    options: Callable[[Wishes, Around], list[Option]]
    toggles: bool = False
    hint: bool = False


def edition_of(wishes: Wishes) -> Edition:
    edition = printed(wishes.edition)
    assert isinstance(edition, Edition), "wishes name a printed edition"
    return edition


def _language(wishes: Wishes, _: Around) -> list[Option]:
    return [
        Option(Say(f"setup.language_{language}"), replace(wishes, language=language))
        for language in LANGUAGES
    ]


GAMES: tuple[GameName, ...] = ("millionaire", "money_drop", "heist")


def _game(wishes: Wishes, _: Around) -> list[Option]:
    return [
        Option(
            Say(f"game.{game}"),
            wishes if game == wishes.game else replace(wishes, game=game, packs=(), house=None),
        )
        for game in GAMES
    ]


def _edition(wishes: Wishes, _: Around) -> list[Option]:
    if wishes.game != "millionaire":
        return []
    return [
        Option(
            Say(f"edition.{name}"),
            wishes
            if name == wishes.edition
            else replace(
                wishes, edition=name, variant=None, until=None, television=False, house=None
            ),
        )
        for name in EDITIONS
    ]


def _variant(wishes: Wishes, _: Around) -> list[Option]:
    """M-02: the table votes before every round; this is what a tie means."""
    if wishes.game != "millionaire" or len(edition_of(wishes).variants) < 2:
        return []
    return [
        Option(Say(f"variant.{name}"), replace(wishes, variant=name))
        for name in edition_of(wishes).variants
    ]


def _mode(wishes: Wishes, _: Around) -> list[Option]:
    if wishes.game != "millionaire" or not edition_of(wishes).as_on_television:
        return []
    return [
        Option(Say("setup.everybody_answers"), replace(wishes, television=False)),
        Option(Say("setup.as_on_television"), replace(wishes, television=True)),
    ]


def _until(wishes: Wishes, _: Around) -> list[Option]:
    """M-03."""
    if wishes.game != "millionaire":
        return []
    edition = edition_of(wishes)
    goal = edition.money(edition.goal)
    options = [
        Option(Say("ending.million", goal=goal), replace(wishes, until=Until("million")))
        for kind in edition.endings
        if kind == "million"
    ]
    if edition.rounds_are == "any":
        return options + [
            Option(
                Say("ending.rounds", rounds=count), replace(wishes, until=Until("rounds", count))
            )
            for count in (3, 4, 5, 6, 8, 10)
        ]
    return options + [
        Option(Say("setup.hosts_each", times=count), replace(wishes, until=Until("each", count)))
        for count in (1, 2, 3)
    ]


def _cards(wishes: Wishes, _: Around) -> list[Option]:
    if wishes.game == "heist":
        return []
    return [
        Option(Say("setup.cards_of_packs"), replace(wishes, own_cards=False)),
        Option(Say("setup.cards_of_a_box"), replace(wishes, own_cards=True)),
    ]


def _packs(wishes: Wishes, around: Around) -> list[Option]:
    if wishes.game == "heist" or wishes.own_cards:
        return []
    own = str(own_pack(wishes.language, wishes.game))
    shelved = tuple(pack.path for pack in around.packs if pack.path == own)
    return [
        Option(
            Say("setup.pack", name=pack.name, questions=pack.questions, fresh=pack.fresh),
            replace(wishes, packs=_toggled(wishes.packs or shelved, pack.path, own)),
        )
        for pack in sorted(around.packs, key=lambda pack: pack.path != own)
    ]


def _toggled(chosen: Sequence[str], one: str, own: str) -> tuple[str, ...]:
    """Nothing chosen means our own pack, whatever the language will be another evening."""
    packs = tuple(p for p in chosen if p != one) if one in chosen else (*chosen, one)
    return () if packs == (own,) else packs


def _house(wishes: Wishes, around: Around) -> list[Option]:
    if not around.house_files:
        return []
    none = Option(Say("setup.no_house_rules"), replace(wishes, house=None))
    return [none] + [
        Option(Say("name", name=file.stem), replace(wishes, house=str(file)))
        for file in around.house_files
    ]


def _time_limit(wishes: Wishes, _: Around) -> list[Option]:
    """D-14."""
    if wishes.game != "money_drop":
        return []
    none = Option(Say("setup.no_time_limit"), replace(wishes, time_limit=None))
    return [none] + [
        Option(Say("setup.seconds", seconds=seconds), replace(wishes, time_limit=seconds))
        for seconds in (60, 45, 30)
    ]


def _runs(wishes: Wishes, _: Around) -> list[Option]:
    if wishes.game != "money_drop":
        return []
    usual = Option(Say("setup.usual_runs"), replace(wishes, runs=None))
    return [usual] + [
        Option(Say("setup.runs", runs=runs), replace(wishes, runs=runs)) for runs in (1, 2, 4)
    ]


def _teams(wishes: Wishes, _: Around) -> list[Option]:
    """D-16."""
    if wishes.game != "money_drop":
        return []
    return [
        Option(Say("setup.pairs"), replace(wishes, one_team=False)),
        Option(Say("setup.one_team"), replace(wishes, one_team=True)),
    ]


def _abilities(wishes: Wishes, _: Around) -> list[Option]:
    """H-22."""
    if wishes.game != "heist":
        return []
    return [
        Option(Say("setup.abilities_on"), replace(wishes, abilities=True)),
        Option(Say("setup.abilities_off"), replace(wishes, abilities=False)),
    ]


STEPS = (
    Step("language", _language),
    Step("game", _game),
    Step("edition", _edition, hint=True),
    Step("variant", _variant, hint=True),
    Step("mode", _mode, hint=True),
    Step("until", _until),
    Step("time_limit", _time_limit),
    Step("runs", _runs, hint=True),
    Step("teams", _teams, hint=True),
    Step("abilities", _abilities, hint=True),
    Step("cards", _cards, hint=True),
    Step("packs", _packs, toggles=True, hint=True),
    Step("house", _house, hint=True),
)


def is_chosen(step: Step, option: Option, wishes: Wishes) -> bool:
    if step.toggles:  # a toggle that is on would take its pack away
        return len(option.wishes.packs) < max(1, len(wishes.packs))
    return option.wishes == wishes
