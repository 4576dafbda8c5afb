"""What a table wishes to play tonight; kept, so that last evening's choice is the default."""

from pathlib import Path
from typing import Literal

import msgspec

from pi_app.console.plan import GameName, Plan
from pi_app.console.seating import Chair, Seating
from pi_app.rules.core import Seat
from pi_app.rules.millionaire.edition import Ending
from pi_app.words import Language


class Until(msgspec.Struct, frozen=True):
    """How the Millionaire game ends: first to a million, so many rounds, or hostings each."""

    kind: Literal["million", "rounds", "each"]
    count: int = 0


class Wishes(msgspec.Struct, frozen=True):
    language: Language = "de"
    game: GameName = "millionaire"
    edition: str = "de2013"
    variant: str | None = None
    television: bool = False
    until: Until | None = None
    own_cards: bool = False
    packs: tuple[str, ...] = ()  # paths; none: our own
    house: str | None = None  # path of a file of house rules
    time_limit: int | None = None
    runs: int | None = None
    one_team: bool = False
    abilities: bool = True
    chairs: tuple[Chair, ...] = ()
    less_motion: bool | None = None  # what was switched here; none: as the configuration says

    def plan(self, seating: Seating, without_display: frozenset[Seat], seed: int) -> Plan:
        """What was wished for another game is left out."""
        millionaire, drop = self.game == "millionaire", self.game == "money_drop"
        asks = self.game != "heist"
        return Plan(
            game=self.game,
            edition=self.edition,
            variant=self.variant if millionaire else None,
            names=tuple(chair.name for chair in seating.chairs),
            seed=seed,
            language=self.language,
            ending=self._ending(len(seating.chairs)) if millionaire else None,
            television=self.television and millionaire,
            abilities=self.abilities,
            time_limit=self.time_limit if drop else None,
            runs=self.runs if drop else None,
            one_team=self.one_team and drop,
            own_cards=self.own_cards and asks,
            without_display=without_display,
            house=Path(self.house) if self.house else None,
            packs=tuple(Path(pack) for pack in self.packs) if asks else (),
        )

    def _ending(self, players: int) -> Ending | None:
        match self.until:
            case None:
                return None
            case Until("million"):
                return Ending("million")
            case Until("each", count) if self.edition != "us":
                return Ending("rounds", count * players)
            case Until(_, count):
                return Ending("rounds", count)


def last_wishes(file: Path, language: Language) -> Wishes:
    """A file that is missing or cannot be read costs nothing but the defaults."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Wishes)
    except (OSError, msgspec.MsgspecError):
        return Wishes(language)


def keep_wishes(file: Path, wishes: Wishes) -> None:
    """Best effort: a full card must not keep anybody from playing."""
    beside = file.with_suffix(".new")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        beside.write_bytes(msgspec.json.encode(wishes))
        beside.replace(file)
    except OSError:
        return
