"""The evening around the games: set-up, a game, its end, the next one; and who sees what of it.

Signals of devices and wishes of screens come in, scenes for screens and frames for boxes go
out. Nothing in here waits, draws or moves: the loop does.
"""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import SystemRandom

from msgspec import Struct
from msgspec.structs import replace

from pi_app.console.archive import Archive
from pi_app.console.fingers import Fingers, Pressed
from pi_app.console.game import Game, begin, resume
from pi_app.console.plan import Plan, prepare, seats_allowed
from pi_app.console.play import Playing
from pi_app.console.presence import Presence
from pi_app.console.results import played_game
from pi_app.console.seating import TOUCH, Seating, fill_names
from pi_app.console.setup import Desk, PutAway, Start, TakeUp
from pi_app.console.setup_seats import LobbyPage
from pi_app.console.setup_steps import Around
from pi_app.console.showing import Furniture, Showing, page_of
from pi_app.console.wishes import Wishes, keep_wishes, last_wishes
from pi_app.hal.ports import (
    BoxAway,
    BoxHere,
    DoorDone,
    DoorOrder,
    Edge,
    Frame,
    Signal,
)
from pi_app.questions.fault import BadPack
from pi_app.rules.core import Letter, Refused, Say, Seat, WantDoor
from pi_app.scene import FamousRun, HostScene, TableScene, Wish
from pi_app.words import LANGUAGES, Language, speak

# Nobody has pressed for so long: bots play, and the screen invites people.
ATTRACT_AFTER = 120.0
# The result of a game stays at least so long, whatever is pressed.
RESULT_STAYS = 1.5


class Ways(Struct, frozen=True):
    """What the evening may ask of the world outside."""

    wish: Callable[[Wish], None]  # volume, mute, swap screens, less motion
    findings: Callable[[], Sequence[Say]]
    wall_clock: Callable[[], float]


class Evening:
    def __init__(
        self,
        archive: Archive,
        furniture: Furniture,
        ways: Ways,
        now: float,
        *,
        language: Language = "de",
        hold_seconds: float = 0.6,
        real_doors: bool = False,
        two_screens: bool = False,
    ) -> None:
        self.archive, self.furniture, self._ways = archive, furniture, ways
        self._real_doors, self.two_screens = real_doors, two_screens
        self._wishes_file = archive.folder / "last_evening.json"
        self.wishes = last_wishes(self._wishes_file, language)
        self.fingers = Fingers(hold_seconds, self._has_hold)
        self.presence = Presence(TOUCH)
        self.playing: Playing | None = None
        self.attract: Playing | None = None
        self.notices: list[Say] = []
        self.sounds: list[str] = []
        self.door_orders: list[tuple[Letter, DoorOrder]] = []
        self.peeking: set[str] = set()
        self._pressed_at = now
        self.desk = Desk(self.wishes, self, LobbyPage, archive.unfinished(self.wishes.language))
        self.notices += archive.take_troubles()

    # ------------------------------------------------ what set-up asks (Surroundings)

    def boxes(self) -> Sequence[str]:
        return [box for box in self.presence.known if self.presence.has(box)]

    def around(self, wishes: Wishes) -> Around:
        return self.archive.around(wishes)

    def known_names(self) -> Sequence[str]:
        return self.archive.records.names()

    def less_motion(self) -> bool:
        return self.furniture.less_motion()

    def switch_motion(self) -> None:
        """Whoever does not stand motion does not want to be asked every evening."""
        self._ways.wish("less_motion")
        self.wishes = replace(self.wishes, less_motion=self.less_motion())
        keep_wishes(self._wishes_file, self.wishes)

    def findings(self) -> Sequence[Say]:
        return self._ways.findings()

    def famous(self) -> Sequence[FamousRun]:
        return self.archive.famous(self.language)

    def players(self, wishes: Wishes) -> tuple[int, int]:
        return seats_allowed(wishes.plan(Seating(), frozenset(), 0))

    def check(self, wishes: Wishes, seating: Seating) -> None:
        try:
            prepare(wishes.plan(seating, frozenset(), 0))
        except BadPack as trouble:
            raise Refused(trouble.faults[0].sentence) from trouble

    def move_door(self, window: Letter, order: DoorOrder) -> None:
        """D-21: only the rules of a game and the test in set-up come here."""
        self.door_orders.append((window, order))

    # ------------------------------------------------ what comes in

    @property
    def language(self) -> Language:
        return self.playing.game.plan.language if self.playing else self.desk.wishes.language

    def take(self, signal: Signal) -> None:
        match signal:
            case Edge():
                self._edge(signal)
            case BoxHere(box):
                self.presence.came(box)
            case BoxAway(box, why, at):
                self._box_away(box, why, at)
            case DoorDone(window, news, at):
                self.desk.door_reported(window, news)
                if self.playing is not None:
                    self.playing.door_reported(window, news, at)

    def _edge(self, edge: Edge) -> None:
        self._pressed_at = edge.at
        if self.attract is not None and edge.down:
            self.attract = None  # this press only says that somebody is here
            return
        for pressed in self.fingers.holds(edge.at):
            self._press(pressed)
        if not edge.down:
            self.peeking.discard(edge.box)
        pressed_now = self.fingers.edge(edge)
        if pressed_now is not None:
            self._press(pressed_now)

    def _has_hold(self, box: str, key: Letter) -> bool:
        if self.playing is not None and not self.playing.over:
            return self.playing.has_hold(box, key)
        if self.playing is not None:
            return key == self.playing.pause_key
        return key in page_of(self.desk.stage()).holds

    def _press(self, pressed: Pressed) -> None:
        if self.playing is None:
            self._press_in_setup(pressed)
        elif self.playing.over and self.playing.helps is None and not pressed.held:
            self._press_at_the_end(pressed)
        else:
            if pressed.held and self._looks_at_card(pressed):
                self.peeking.add(pressed.box)
            self.playing.press(pressed)

    def _looks_at_card(self, pressed: Pressed) -> bool:
        assert self.playing is not None, "a card is looked at in a game"
        seat = self.playing.seating.seat_of(pressed.box)
        if seat is None or self.playing.helps is not None:
            return False
        words = self.playing.holds_of_console(seat).get(pressed.key)
        return words is not None and words.key == "pause.peek"

    def _box_away(self, box: str, why: Say, at: float) -> None:
        self.presence.went(box, why)
        self.fingers.forget(box)
        self.peeking.discard(box)
        playing = self.playing
        if playing is None or playing.over or playing.seating.seat_of(box) is None:
            return
        self.sounds.append("warning")
        playing.advance(at)
        self.presence.spare(playing)

    def away_notices(self) -> list[Say]:
        return self.presence.notices(self.playing.seating) if self.playing else []

    def peek(self, box: str, down: bool) -> None:
        """Somebody touches the cover of a box on the screen."""
        (self.peeking.add if down else self.peeking.discard)(box)

    def want(self, wish: Wish, now: float) -> None:
        """Touch on the host's screen; it counts like a press."""
        self._pressed_at = now
        if wish in ("undo", "pause", "more_time"):
            if self.playing is not None:
                self.playing.help(wish, now)
        else:
            self._grant(wish)

    def _grant(self, wish: Wish) -> None:
        """A wish about the room. In a pause it is told what holds now: on one screen nothing else
        shows it."""
        if wish == "less_motion":
            self.switch_motion()
        else:
            self._ways.wish(wish)
        if self.playing is not None and self.playing.helps is not None:
            self.playing.notices += self._what_holds(wish)

    def _what_holds(self, wish: Wish) -> list[Say]:
        percent, muted = self.furniture.volume()
        match wish:
            case "louder" | "softer" | "mute":
                return [Say("pause.now_muted") if muted else Say("pause.now_loud", percent=percent)]
            case "less_motion":
                return [Say("pause.now_calm" if self.less_motion() else "pause.now_moving")]
        return []

    # ------------------------------------------------ time

    def pass_time(self, now: float) -> None:
        for pressed in self.fingers.holds(now):
            self._press(pressed)
        playing = self.playing or self.attract
        if self.playing is not None:
            self.presence.spare(self.playing)
        if playing is not None:
            # A press that began before a deadline counts, even if it is let go after it.
            oldest = self.fingers.oldest
            playing.advance(now if oldest is None else min(now, oldest))
            playing.bots_move(now)
            if playing is self.attract and playing.over:
                self.attract, self._pressed_at = None, now
        elif now - self._pressed_at >= ATTRACT_AFTER:
            self._begin_attract(now)

    @property
    def next_due(self) -> float | None:
        if self.playing is not None and self.playing.table.cards:
            return self._pressed_at  # the picture first, then `remember_cards`
        if self.fingers.next_hold is not None:
            return self.fingers.next_hold  # until it is known what the key means, clocks wait
        playing = self.playing or self.attract
        return self._pressed_at + ATTRACT_AFTER if playing is None else playing.next_due

    def _begin_attract(self, now: float) -> None:
        wishes = Wishes(self.language, edition="us" if self.language == "en" else "de2013")
        seating = fill_names(Seating().sit_down("").sit_down("").sit_down(""), self.language)
        seed = SystemRandom().randrange(2**32)
        try:
            game = begin(wishes.plan(seating, frozenset(), seed), self._ways.wall_clock())
        except (Refused, BadPack):  # an installation without packs has nothing to show
            self._pressed_at = now
            return
        self.attract = Playing(game, seating, now, self._grant)

    # ------------------------------------------------ from set-up to a game and back

    def _press_in_setup(self, pressed: Pressed) -> None:
        seats = len(self.desk.seating.chairs)
        self.notices.clear()
        self.sounds.append("press")
        try:
            self.desk.press(pressed.box, pressed.key, held=pressed.held)
            self._decide(pressed.at)
        except Refused as trouble:
            self.notices = [trouble.reason]
            self.desk.decision = None
            return
        if len(self.desk.seating.chairs) > seats:
            self.sounds.append("seat")

    def _decide(self, now: float) -> None:
        match self.desk.decision:
            case Start(wishes, seating):
                self._start(wishes, seating, now)
            case TakeUp(journal, up_to_damage):
                self._take_up(journal, up_to_damage, now)
            case PutAway(journal):
                self.archive.put_away(journal)
                self.desk = Desk(
                    self.wishes, self, LobbyPage, self.archive.unfinished(self.language)
                )
                self.notices += self.archive.take_troubles()

    def _start(self, wishes: Wishes, seating: Seating, now: float) -> None:
        self._begin(wishes.plan(seating, frozenset(), 0), seating, now)
        wishes = replace(wishes, less_motion=self.wishes.less_motion)
        if wishes.chairs:
            self.wishes = wishes
            keep_wishes(self._wishes_file, wishes)
        else:  # a quick game in between: what the table agreed last evening stays
            self.wishes = replace(self.wishes, language=wishes.language)

    def _begin(self, plan: Plan, seating: Seating, now: float) -> None:
        seed, without = SystemRandom().randrange(2**32), self._without_display(seating)
        plan = replace(plan, seed=seed, without_display=without)
        started = self._ways.wall_clock()
        try:
            game = self.archive.begin(plan, seating, self._order_door(), started)
        except BadPack as trouble:
            raise Refused(trouble.faults[0].sentence) from trouble
        persons = {seat: seating.chair(seat).name for seat in seating.persons}
        given = [name for seat, name in persons.items() if name not in _nameless(seat)]
        self.archive.records.remember_names(given, started)
        self._sit(game, seating, now, None)

    def _take_up(self, journal: Path, up_to_damage: bool, now: float) -> None:
        memory = self.archive.memory
        try:
            game = resume(journal, memory, self._order_door(), up_to_damage=up_to_damage)
        except BadPack as trouble:
            raise Refused(trouble.faults[0].sentence) from trouble
        self._sit(game, Seating(game.chairs), now, Say("pause.resumed"))
        self.notices += [game.warning] if game.warning else []

    def _sit(self, game: Game, seating: Seating, now: float, paused: Say | None) -> None:
        peeks, here = not self.two_screens, self.presence.has
        wish = self._grant
        self.playing = Playing(game, seating, now, wish, here=here, can_peek=peeks, paused=paused)
        self.desk.decision = None
        self.notices = self.archive.take_troubles()

    def _order_door(self) -> Callable[[WantDoor], None] | None:
        if not self._real_doors:
            return None
        return lambda want: self.move_door(want.window, want.order)

    def _without_display(self, seating: Seating) -> frozenset[Seat]:
        """H-27: also boxes on a screen that several persons share."""
        shared = self.furniture.shared(seating)
        return frozenset(
            seat
            for seat in seating.persons
            if seating.box_of(seat) not in self.furniture.displays
            or (shared and seating.box_of(seat) in self.furniture.on_screen)
        )

    def remember_cards(self) -> None:
        """What was drawn, for the evenings to come.

        It takes a disk its time, so the loop does it when the table already sees the card. After
        a cut in between, the game that is taken up knows its cards from the journal.
        """
        if self.playing is not None and self.playing.table.cards:
            ids = [card.id for card in self.playing.table.cards]
            self.archive.memory.remember(ids, self._ways.wall_clock())
            self.playing.table.cards.clear()

    def _press_at_the_end(self, pressed: Pressed) -> None:
        assert self.playing is not None, "a game is over"
        since = self.playing.over_since
        if since is not None and pressed.at < since + RESULT_STAYS:
            return  # a press that was still meant for the game
        match pressed.key:
            case "A":
                plan, seating = self.playing.game.plan, self.playing.seating
                self.finish()
                try:
                    self._begin(plan, seating, pressed.at)
                except Refused as trouble:
                    self.notices.append(trouble.reason)
            case "B":
                self.finish()

    def finish(self) -> None:
        """The game leaves the table; what came of it is remembered."""
        self.remember_cards()
        playing, self.playing = self.playing, None
        if playing is None:
            return
        outcome = playing.table.outcome()
        if outcome is not None:
            self.archive.keep(played_game(playing.game, outcome, playing.seating))
            self.archive.put_away_game(playing.game)
        elif playing.game.journal is not None:
            playing.note_clock()
            playing.game.journal.close()
        self.desk = Desk(self.wishes, self, LobbyPage)
        self.notices = self.archive.take_troubles()

    def close(self) -> None:
        """The console stops. A game under way stays in its journal and can be taken up."""
        self.finish()
        self.archive.close()

    # ------------------------------------------------ what goes out

    def table_scene(self) -> TableScene:
        return Showing(self).table()

    def host_to_show(self) -> HostScene | None:
        """With a single screen only while the host looks at the card."""
        showing = Showing(self)
        return showing.host() if self.two_screens or showing.host_looks else None

    def frames(self) -> Mapping[str, Frame]:
        return Showing(self).frames()

    def take_door_orders(self) -> list[tuple[Letter, DoorOrder]]:
        orders, self.door_orders = self.door_orders, []
        return orders

    def take_sounds(self) -> list[str]:
        sounds, self.sounds = self.sounds, []
        if self.playing is not None:
            sounds += self.playing.sounds
            self.playing.sounds = []
        return sounds


def _nameless(seat: Seat) -> set[str]:
    """What a seat is called where nobody gave a name; not worth remembering."""
    return {speak(Say("seat.name", seat=seat), language) for language in LANGUAGES}
