"""Which boxes are here, which are away and why, and whom a clock has to wait for."""

from pi_app.console.play import Playing
from pi_app.console.seating import Seating, box_name
from pi_app.rules.core import Say, Seat


class Presence:
    def __init__(self, always: str) -> None:
        """`always` is a box that cannot go."""
        self._here: dict[str, bool] = {always: True}
        self._because: dict[str, Say] = {}
        self._excused: set[tuple[str, str]] = set()  # boxes and clocks the host let run

    def came(self, box: str) -> None:
        self._here[box] = True
        self._because.pop(box, None)
        self._excused = {excused for excused in self._excused if excused[0] != box}

    def went(self, box: str, why: Say) -> None:
        self._here[box] = False
        self._because[box] = why

    def has(self, box: str) -> bool:
        return self._here.get(box, False)

    @property
    def known(self) -> list[str]:
        """Every box that has ever reported, in a steady order."""
        return list(self._here)

    def notices(self, seating: Seating) -> list[Say]:
        return [self._notice(seating, seat) for seat in self._absent(seating)]

    def _absent(self, seating: Seating) -> list[Seat]:
        return [seat for seat in seating.persons if not self.has(seating.box_of(seat))]

    def _notice(self, seating: Seating, seat: Seat) -> Say:
        box, name = seating.box_of(seat), seating.chair(seat).name
        why = self._because.get(box, Say("box.gone"))
        return Say("notice.away", name=name, box=box_name(box), why=why)

    def spare(self, playing: Playing) -> None:
        """A clock must not run against somebody who cannot press, until the host says go on."""
        clock = playing.table.clock
        if clock is None or playing.over or playing.helps is not None:
            return
        for seat in self._absent(playing.seating):
            excused = (playing.seating.box_of(seat), clock.name)
            if excused not in self._excused and playing.table.menu(seat).choices:
                self._excused.add(excused)
                playing.pause(self._notice(playing.seating, seat))
