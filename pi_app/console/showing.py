"""Who sees what of the evening: scenes for the two screens, frames for the boxes.

Every scene is built for its audience from what the rules give to that audience; nothing is
built for somebody else and then cut down.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from pi_app.console.play import Playing
from pi_app.console.seating import TOUCH, Seating, box_name
from pi_app.console.setup import DevicesPage
from pi_app.hal.ports import Frame
from pi_app.rules.core import DARK, LETTERS, LIT, Lamp, Letter, Menu, Nothing, Say, Seat
from pi_app.scene import BoxScene, HostScene, Light, Page, TableScene
from pi_app.words import speak

if TYPE_CHECKING:
    from pi_app.console.evening import Evening


class Furniture(Struct, frozen=True):
    """What the boxes at the table are like."""

    on_screen: tuple[str, ...]  # drawn at the edge of the table's window
    displays: frozenset[str]  # boxes with a display of their own
    caps: Callable[[str], Mapping[Letter, str]]  # keys of the keyboard that press a box
    sound_works: Callable[[], bool]
    volume: Callable[[], tuple[int, bool]]  # percent, muted
    less_motion: Callable[[], bool]

    def shared(self, seating: Seating) -> bool:
        """Whether others, too, look at the screen on which somebody's box is drawn."""
        drawn = any(seating.box_of(seat) in self.on_screen for seat in seating.persons)
        return drawn and len(seating.persons) > 1


AT_THE_END: dict[Letter, Say] = {"A": Say("after.again"), "B": Say("after.new")}


class Showing:
    def __init__(self, evening: "Evening") -> None:
        self._evening = evening
        self._playing: Playing | None = evening.playing
        self._language = evening.language

    # ------------------------------------------------ the table

    def table(self) -> TableScene:
        evening, playing = self._evening, self._playing
        if evening.attract is not None:
            shown = evening.attract
            boxes = tuple(self._free_box(box) for box in evening.furniture.on_screen)
            view = shown.table.table_view()
            return TableScene(self._language, view, shown.clock(), boxes=boxes, attract=True)
        if playing is None:
            stage = evening.desk.stage()
            boxes = tuple(self._setup_box(box) for box in evening.furniture.on_screen)
            return TableScene(self._language, stage, notices=tuple(evening.notices), boxes=boxes)
        return TableScene(
            self._language,
            playing.table.table_view(),
            playing.clock(),
            playing.cover(),
            (*evening.notices, *self._for_the_host(playing), *evening.away_notices()),
            tuple(self._game_boxes(playing)),
        )

    def _for_the_host(self, playing: Playing) -> list[Say]:
        """Where the host has no screen of his own, what he must know stands on the table's."""
        if self._evening.two_screens:
            return []
        journal = playing.game.journal
        trouble = journal.trouble if journal else None
        return [*playing.notices, *((trouble,) if trouble else ())]

    def _setup_box(self, box: str) -> BoxScene:
        """The page itself says what the keys do; only the host's screen repeats it."""
        evening = self._evening
        seat = evening.desk.seating.seat_of(box)
        name = evening.desk.seating.chair(seat).name if seat else ""
        own = Say("seat.name", seat=seat) if seat else box_name(box)
        page = page_of(evening.desk.stage())
        return BoxScene(
            seat=seat or 0,
            name=name or speak(own, self._language),
            box=box,
            here=evening.presence.has(box),
            bot=False,
            lamps=self._setup_lamps(),
            lines=(),
            taps=page.taps if box == TOUCH else {},
            holds=page.holds if box == TOUCH else {},
            key_caps=evening.furniture.caps(box),
        )

    def _setup_lamps(self) -> Mapping[Letter, Lamp]:
        evening = self._evening
        if isinstance(evening.desk.page, DevicesPage):
            return LIT if evening.desk.page.lamps_lit else DARK
        page = page_of(evening.desk.stage())
        free_for_all = not page.taps  # a lobby, or practice: any key counts
        return {
            letter: "on" if free_for_all or letter in page.taps or letter in page.holds else "off"
            for letter in LETTERS
        }

    def _game_boxes(self, playing: Playing) -> list[BoxScene]:
        evening = self._evening
        shared = evening.furniture.shared(playing.seating)
        seated = [
            self._box(playing, seat, seen_by_all=shared and box not in evening.peeking)
            for seat, chair in enumerate(playing.seating.chairs, start=1)
            if (box := chair.box) in evening.furniture.on_screen
        ]
        if playing.helps is None or playing.helps.about != "new_box":
            return seated
        free = [box for box in evening.furniture.on_screen if playing.seating.seat_of(box) is None]
        return seated + [self._free_box(box) for box in free]

    def _free_box(self, box: str) -> BoxScene:
        """Nobody sits there; drawn where any of its keys counts: it takes a seat, it wakes us."""
        return BoxScene(
            seat=0,
            name=speak(box_name(box), self._language),
            box=box,
            here=self._evening.presence.has(box),
            bot=False,
            lamps=LIT,
            lines=(),
            taps={},
            holds={},
            key_caps=self._evening.furniture.caps(box),
        )

    def _box(self, playing: Playing, seat: Seat, *, seen_by_all: bool) -> BoxScene:
        """Where everybody looks, a box with secrets is covered, and no refusal is told."""
        evening, chair = self._evening, playing.seating.chair(seat)
        covered = seen_by_all and _has_secrets(playing, seat)
        lines, taps, holds = self._labels(playing, seat, whisper=not seen_by_all)
        return BoxScene(
            seat=seat,
            name=chair.name,
            box=chair.box,
            here=chair.bot or evening.presence.has(chair.box),
            bot=chair.bot,
            lamps=self._lamps(playing, seat),
            lines=() if covered else lines,
            taps={} if covered else taps,
            holds={} if covered else holds,
            key_caps=evening.furniture.caps(chair.box),
            covered=covered,
            alone=playing.seating.persons == [seat],
        )

    def _labels(
        self, playing: Playing, seat: Seat, *, whisper: bool = True
    ) -> tuple[tuple[Say, ...], Mapping[Letter, Say], Mapping[Letter, Say]]:
        """Lines, taps and holds of one seat, for that seat alone."""
        refusal = playing.refusals.get(seat) if whisper else None
        told = (refusal,) if refusal else ()
        cover = playing.cover()
        if cover is not None:
            if playing.in_charge(seat):
                return told, cover.taps, cover.holds
            asked = playing.helps is not None and playing.helps.about == "new_box"
            return told or (Say("pause.this_box" if asked else "line.wait"),), {}, {}
        if playing.over:
            holds = playing.holds_of_console(seat)
            return playing.table.seat_view(seat).lines, AT_THE_END, holds
        menu: Menu = playing.table.menu(seat)
        holds = {key: entry.label for key, entry in menu.holds.items()}
        lines = told or playing.table.seat_view(seat).lines  # alone it is large enough to read
        taps = {key: entry.label for key, entry in menu.taps.items()}
        return lines, taps, holds | playing.holds_of_console(seat)

    def _lamps(self, playing: Playing, seat: Seat) -> Mapping[Letter, Lamp]:
        if playing.helps is not None:
            asked = playing.helps.about == "new_box"  # any key of any box answers
            return LIT if asked or playing.in_charge(seat) else DARK
        if playing.over:
            return {letter: "on" if letter in AT_THE_END else "off" for letter in LETTERS}
        return playing.table.seat_view(seat).lamps

    # ------------------------------------------------ the host

    def host(self) -> HostScene:
        evening, playing = self._evening, self._playing
        volume, muted = evening.furniture.volume()
        if playing is None:
            stage, own_box, told = evening.desk.stage(), self._setup_box(TOUCH), evening.notices
            if evening.attract is not None:
                stage, told = evening.attract.table.table_view(), [Say("screen.attract")]
                own_box = replace(own_box, taps={}, holds={})
            return HostScene(
                self._language,
                stage,
                None,
                own_box,
                notices=tuple(told),
                lights=self._lights(),
                volume=volume,
                muted=muted,
                less_motion=evening.less_motion(),
            )
        seat, hosts = self._before_the_screen(playing)
        own = hosts or (seat is not None and playing.seating.box_of(seat) == TOUCH)
        heard = playing.refusals.get(seat) if seat is not None and own else None
        public = playing.table.public_view()
        keys = self._box(playing, seat, seen_by_all=not own) if seat is not None else None
        if keys is not None and public != playing.table.table_view():
            # H-27: what the table's screen shows to a called player is named by no key here.
            keys = replace(keys, lines=(), taps={}, holds={}, covered=True)
        return HostScene(
            self._language,
            public,
            playing.table.host_view() if hosts else None,
            keys,
            playing.clock(),
            playing.cover(),
            (*playing.notices, *((heard,) if heard else ()), *evening.away_notices()),
            tuple(playing.log),
            playing.table.can_take_back,
            self._lights(),
            volume,
            muted,
            evening.less_motion(),
        )

    @staticmethod
    def _before_the_screen(playing: Playing) -> tuple[Seat | None, bool]:
        """Whose keys the host's screen shows, and whether that is a host with a card to see.

        Where no person hosts it is nobody's screen, except of somebody who plays by touching it.
        """
        steers = None if playing.seating.chair(playing.steers).bot else playing.steers
        if playing.hosted and steers is not None:
            return steers, True
        return playing.seating.seat_of(TOUCH) or steers, False

    @property
    def host_looks(self) -> bool:
        """On a single screen: the host holds the key that shows the card."""
        playing = self._playing
        return (
            playing is not None
            and playing.hosted
            and any(playing.seating.seat_of(box) == playing.steers for box in self._evening.peeking)
        )

    def _lights(self) -> tuple[Light, ...]:
        evening, playing = self._evening, self._playing
        away = evening.away_notices()
        missing = Say("light.box_away", box=away[0].parts["box"]) if away else None
        lights = [Light(Say("light.boxes"), "bad" if away else "good", missing)]
        if playing is not None and playing.game.plan.game == "money_drop":
            view: Any = playing.table.table_view()
            trouble = view.prompt.key == "prompt.door_trouble"
            detail = Say("light.doors_trouble") if trouble else None
            lights.append(Light(Say("light.doors"), "bad" if trouble else "good", detail))
        if evening.furniture.sound_works():
            lights.append(Light(Say("light.sound"), "good"))
        else:
            lights.append(Light(Say("light.sound"), "warning", Say("light.no_sound")))
        journal = playing.game.journal if playing else None
        if journal is not None and journal.trouble is not None:
            lights.append(Light(Say("light.journal"), "bad", journal.trouble))
        return tuple(lights)

    # ------------------------------------------------ the boxes

    def frames(self) -> Mapping[str, Frame]:
        evening, playing = self._evening, self._playing
        frames: dict[str, Frame] = {}
        if playing is None:
            page = page_of(evening.desk.stage())
            texts = self._texts((page.title,), page.taps, page.holds)
            if evening.attract is not None:  # the first press only wakes the console
                return dict.fromkeys(
                    evening.presence.known, Frame(LIT, self._texts((Say("attract.title"),), {}, {}))
                )
            return dict.fromkeys(evening.presence.known, Frame(self._setup_lamps(), texts))
        for box in evening.presence.known:
            seat = playing.seating.seat_of(box)
            if seat is not None:
                texts = self._texts(*self._labels(playing, seat))
                frames[box] = Frame(self._lamps(playing, seat), texts)
            elif playing.helps is not None and playing.helps.about == "new_box":
                frames[box] = Frame(LIT, self._texts((Say("pause.this_box"),), {}, {}))
            elif playing.helps is not None and playing.in_charge(None):
                cover = playing.helps.cover(playing.seating)
                frames[box] = Frame(LIT, self._texts((cover.title,), cover.taps, cover.holds))
            else:
                frames[box] = Frame(DARK)
        return frames

    def _texts(
        self, lines: tuple[Say, ...], taps: Mapping[Letter, Say], holds: Mapping[Letter, Say]
    ) -> tuple[str, ...]:
        def said(words: Say) -> str:
            return speak(words, self._language)

        return (
            *(said(line) for line in lines),
            *(f"{key}: {said(words)}" for key, words in sorted(taps.items())),
            *(f"{key}+ {said(words)}" for key, words in sorted(holds.items())),
        )


def _has_secrets(playing: Playing, seat: Seat) -> bool:
    """A hand, a leaning, what a joker told; or a host who enters the letter of an own card."""
    entering = playing.table.table_view().phase in ("own_card", "own_pair")
    return entering or not isinstance(playing.table.seat_view(seat).private, Nothing)


def page_of(stage: Any) -> Page:
    """The keys of a stage of set-up, whatever else it shows."""
    page: Page = getattr(stage, "page", stage)
    return page
