"""The questions of an evening: those of the packs that were chosen, for the game that is played."""

from collections.abc import Sequence
from pathlib import Path

from pi_app.questions.pack import Question, mixed, own_pack, read_pack
from pi_app.questions.question import Game, shown
from pi_app.rules.core import Refused, Say
from pi_app.words import Language


def questions_for(game: Game, packs: Sequence[Path], language: Language) -> list[Question]:
    """All of them, each once. `BadPack` or `Refused` say which pack is no use and why."""
    if not packs:
        return read_pack(own_pack(language, game))
    return mixed(_of_pack(pack, game, language) for pack in packs)


def _of_pack(pack: Path, game: Game, language: Language) -> list[Question]:
    suited = [question for question in read_pack(pack) if question.game == game]
    if not suited:
        raise Refused(Say(f"packs.none_for_{game}", name=shown(pack.stem)))
    # A pack in several languages plays in the table's; one in another language as it is.
    spoken = [question for question in suited if question.language in ("", language)]
    return spoken or suited
