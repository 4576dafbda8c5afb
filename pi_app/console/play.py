"""A game at the table: persons and bots on its seats, a host with helps, a clock that runs."""

from collections.abc import Callable
from random import Random
from typing import Any

from pi_app.console.bots import AbsentBot, Bot, bot_for, let_bots_move
from pi_app.console.fingers import Pressed
from pi_app.console.game import Game
from pi_app.console.helps import EndGame, GoesHome, GoOn, HandOver, Help, Helps
from pi_app.console.narrate import tell
from pi_app.console.seating import Chair, Seating
from pi_app.rules.core import (
    DoorNews,
    DoorReport,
    Letter,
    Menu,
    Refused,
    Say,
    Seat,
    choice_on,
)
from pi_app.scene import Clock, Page, Wish

LOG_LINES = 8
MORE_SECONDS = 10.0
NOTE_EVERY = 5.0  # seconds between two notes of a running clock in the journal
LAST_SECONDS = 5
TO_BE_SEEN_TO = ("notice.put_back", "notice.shut_again")  # said until the game goes on

# How long a bot lets people look before it does something, by what the table sees.
BOT_THINKS = 1.2
BOT_HOST_WAITS = {
    "reading": 4.0,
    "announced": 5.0,
    "between_rounds": 6.0,
    "final_decision": 3.0,
    "cards_shown": 3.0,
    "reading_answers": 5.0,
    "resolving": 2.5,
    "resolved": 5.0,
    "run_over": 8.0,
    "discussing": 8.0,
    "counted": 7.0,
}
# A bot that hosts leaves a person so much time before it asks the next one for jokers (M-10).
PERSONS_TURN = 20.0


class Playing:
    """Everything the console does while a game lasts. Times are those of the machine's clock."""

    def __init__(
        self,
        game: Game,
        seating: Seating,
        now: float,
        wish: Callable[[Wish], None],
        *,
        here: Callable[[str], bool] = bool,
        can_peek: bool = False,
        paused: Say | None = None,
    ) -> None:
        self.game, self.table = game, game.table
        self.seating = seating
        self.helps: Helps | None = Helps(paused) if paused else None
        self.log: list[Say] = []
        self.refusals: dict[Seat, Say] = {}
        self.over_since: float | None = now if self.over else None
        self.notices: list[Say] = []  # for the host, until the next step
        self.sounds: list[str] = []
        self._wish = wish
        self._here = here
        self._can_peek = can_peek
        self._at = self._noted_at = now
        self._bots: dict[Seat, Bot] = {}
        self._bots_move_at: float | None = None
        self._bots_moment: tuple[object, ...] = ()
        self._told_second = 0
        self._seat_bots()
        self._plan_bots(now)

    # ------------------------------------------------ who is who

    @property
    def hosted(self) -> bool:
        return self.table.rulebook.host_view is not None

    @property
    def steers(self) -> Seat:
        """The host; where nobody hosts, the leader; before there is one, seat 1."""
        view = self.table.table_view()
        seat: Seat | None = view.host_seat if self.hosted else view.leader
        return seat or 1

    @property
    def over(self) -> bool:
        return self.table.outcome() is not None

    @property
    def pause_key(self) -> Letter:
        """A hold that no rule uses: D of a host, C of a leader."""
        return "D" if self.hosted else "C"

    def in_charge(self, seat: Seat | None) -> bool:
        """Whoever steers; where a bot does, or somebody whose box is away, anybody."""
        chair = self.seating.chair(self.steers)
        return seat == self.steers or chair.bot or not self._here(chair.box)

    def _seat_bots(self) -> None:
        for seat in self.seating.bots:
            gone = self.seating.chair(seat).gone
            if seat not in self._bots or isinstance(self._bots[seat], AbsentBot) != gone:
                chance = Random(f"{self.game.plan.seed} {seat}")
                self._bots[seat] = (
                    AbsentBot(chance) if gone else bot_for(self.game.plan.game, chance)
                )
        self._bots = {seat: bot for seat, bot in self._bots.items() if seat in self.seating.bots}

    # ------------------------------------------------ time

    def advance(self, now: float) -> None:
        """The game's clock follows the machine's, unless it is paused."""
        passed, self._at = now - self._at, max(self._at, now)
        if self.helps is not None or self.over or passed <= 0:
            return
        before = self.table.table_view()
        self.table.wait(passed)
        clock = self.table.clock
        if clock is not None:
            if self._at - self._noted_at >= NOTE_EVERY:
                self.table.note_time()
                self._noted_at = self._at
            self._tick(clock.ends_at - self.table.time)
        if self.table.table_view() != before:
            self._tell(before)
            self._plan_bots(now)

    def _tick(self, left: float) -> None:
        second = int(left) + 1
        if second <= LAST_SECONDS and second != self._told_second:
            self.sounds.append("tick")
        self._told_second = second

    def clock(self) -> Clock | None:
        clock = self.table.clock
        if clock is None:
            return None
        return Clock(clock.seconds, clock.ends_at - self.table.time, self.helps is None)

    @property
    def next_due(self) -> float | None:
        """When something happens by itself: a deadline, a tick of its last seconds, a bot."""
        if self.helps is not None or self.over:
            return None
        due = [] if self._bots_move_at is None else [self._bots_move_at]
        if self.table.clock is not None:
            left = self.table.clock.ends_at - self.table.time
            due.append(self._at + (left if left > LAST_SECONDS + 1 else left % 1 or left))
            due.append(self._noted_at + NOTE_EVERY)
        return min(due, default=None)

    # ------------------------------------------------ bots

    def _plan_bots(self, now: float) -> None:
        """Who presses meanwhile does not put them off: only a new moment starts the wait anew."""
        if self.over or self.helps is not None or not self._bots:
            self._bots_move_at = None
            return
        view = self.table.table_view()
        moment = (view.phase, getattr(view, "turn", None))
        due = now + self._bots_wait(view)
        if moment == self._bots_moment and self._bots_move_at is not None:
            due = min(due, self._bots_move_at)
        self._bots_moment, self._bots_move_at = moment, due

    def _bots_wait(self, view: Any) -> float:
        bots = self._bots_on_their_own()
        others = any(self._can_choose(seat) for seat in bots if seat != self.steers)
        if others or self.steers not in bots:
            return BOT_THINKS
        if view.phase == "deciding" and getattr(view, "turn", None) in self.seating.persons:
            return PERSONS_TURN
        return BOT_HOST_WAITS.get(view.phase, BOT_THINKS)

    def _bots_on_their_own(self) -> dict[Seat, Bot]:
        """Where a team decides together, a person in it decides and not the bot beside."""
        team: tuple[Seat, ...] = getattr(self.table.table_view(), "team", ())
        led = set(team) if any(seat in self.seating.persons for seat in team) else set()
        return {seat: bot for seat, bot in self._bots.items() if seat not in led}

    def bots_move(self, now: float) -> None:
        """One move of one bot, if it is time for it."""
        if self._bots_move_at is None or now < self._bots_move_at or self.helps is not None:
            return
        self._bots_move_at = None
        before = self.table.table_view()
        bots = self._bots_on_their_own()
        if let_bots_move(self.table, bots):
            self._tell(before)
            self._plan_bots(now)
        elif self.table.clock is not None and any(map(self._can_choose, bots)):
            self._bots_move_at = now + BOT_THINKS  # they may think better of it

    def _can_choose(self, seat: Seat) -> bool:
        return bool(self.table.menu(seat).choices)

    # ------------------------------------------------ presses

    def menu(self, seat: Seat) -> Menu:
        return self.table.menu(seat)

    def holds_of_console(self, seat: Seat) -> dict[Letter, Say]:
        """What the box of whoever is in charge can do besides the game's own keys."""
        in_the_dark = self.table.table_view().phase == "blackout"
        if in_the_dark or not self.in_charge(seat) or self.pause_key in self.menu(seat).holds:
            return {}
        holds: dict[Letter, Say] = {self.pause_key: Say("pause.key")}
        if self._can_peek and self.hosted and seat == self.steers and not self.over:
            holds["C"] = Say("pause.peek")
        return holds

    def has_hold(self, box: str, key: Letter) -> bool:
        if self.helps is not None:
            return bool(self.helps.about)
        seat = self.seating.seat_of(box)
        if seat is None:
            return False
        menu = self.table.menu(seat)
        own = key in menu.holds or key in menu.barred_holds
        return own or key in self.holds_of_console(seat)

    def press(self, pressed: Pressed) -> None:
        """A tap or hold of a box. Refusals reach that seat alone."""
        seat = self.seating.seat_of(pressed.box)
        if self.helps is not None:
            self._press_in_pause(pressed, seat)
            return
        self.advance(pressed.at)
        if seat is None:
            return
        self.refusals.pop(seat, None)
        if pressed.held and pressed.key in self.holds_of_console(seat):
            if pressed.key == self.pause_key:
                self.pause()
            return  # a look at the card lasts as long as the key is down; nothing else happens
        before = self.table.table_view()
        try:
            choice = choice_on(self.table.menu(seat), pressed.key, held=pressed.held)
            self.table.choose(seat, choice)
        except Refused as trouble:
            self.refusals[seat] = trouble.reason
            return
        self.notices.clear()
        self._tell(before)
        self._plan_bots(pressed.at)

    def _tell(self, before: Any) -> None:
        if self.over and self.over_since is None:
            self.over_since = self._at
        now = self.table.table_view()
        if now.phase != before.phase:
            self.refusals.clear()  # what was too early may be right now
        # The answers stand on the card; here they would push out what somebody has done.
        told = [step for step in tell(before, now) if step.key != "tell.answer"]
        self.log = [*reversed(told), *self.log][:LOG_LINES]
        self.sounds += self.table.take_sounds()

    def door_reported(self, window: Letter, news: DoorNews, now: float) -> None:
        self.advance(now)
        before = self.table.table_view()
        self.table.door_reported(DoorReport(window, news))
        self._tell(before)
        self._plan_bots(now)

    # ------------------------------------------------ the pause and the host's helps

    def pause(self, why: Say | None = None) -> None:
        if self.helps is None:
            self.helps = Helps(why or self._why())
            self._bots_move_at = None
            self.sounds.append("pause")
            self.note_clock()

    def note_clock(self) -> None:
        """A cut, or an end, costs the clock nothing from here on."""
        if self.table.clock is not None:
            self.table.note_time()

    def cover(self) -> Page | None:
        return self.helps.cover(self.seating) if self.helps else None

    def _press_in_pause(self, pressed: Pressed, seat: Seat | None) -> None:
        assert self.helps is not None, "only called in a pause"
        handed = None if pressed.held else self.helps.box_pressed(pressed.box)
        if handed is not None:
            self.help(handed, pressed.at)
            return
        if not self.in_charge(seat):
            return
        try:
            chosen = self.helps.press(pressed.key, pressed.held, self.seating)
        except Refused as trouble:
            if seat is not None:
                self.refusals[seat] = trouble.reason
            return
        if isinstance(chosen, Helps):
            self.helps = chosen
            # News is for the page on which it came; chips and doors have to be seen to.
            self.notices = [told for told in self.notices if told.key in TO_BE_SEEN_TO]
        else:
            self.help(chosen, pressed.at)

    def help(self, wanted: Help, now: float) -> None:
        """What the host asked for, by keys or by touch."""
        self.advance(now)
        if wanted != "undo":  # over several steps each window is to be seen to
            self.notices.clear()
        try:
            self._help(wanted, now)
        except Refused as trouble:
            self.notices.append(trouble.reason)
        self._plan_bots(now)

    def _help(self, wanted: Help, now: float) -> None:
        match wanted:
            case GoOn():
                self._go_on(now)
            case HandOver(seat, ""):
                self._leave_to_bot(seat, gone=False)
            case HandOver(seat, box):
                self._reseat(self.seating.hand_over(seat, box))
            case GoesHome(seat):
                self._leave_to_bot(seat, gone=True)
            case EndGame():
                before = self.table.table_view()
                self.table.end_early()
                self._tell(before)
                self._go_on(now)
            case "undo":
                self._take_back()
            case "more_time":
                self.table.more_time(MORE_SECONDS)
            case "pause" if self.helps is not None:
                self._go_on(now)
            case "pause":
                self.pause()
            case _:
                self._wish(wanted)

    def _why(self) -> Say:
        persons = [seat for seat in self.seating.persons if self.in_charge(seat)]
        if len(persons) > 1:
            return Say("pause.hint_all")
        who = self.seating.chair(persons[0] if persons else self.steers)
        return Say("pause.hint", host=who.name)

    def _leave_to_bot(self, seat: Seat, *, gone: bool) -> None:
        """Somebody has to stay: a table of bots alone has no box that could end the game."""
        if self.seating.persons == [seat]:
            raise Refused(Say("pause.last_person", name=self.seating.chair(seat).name))
        bot = Chair("", self.seating.chair(seat).name, gone=gone)
        self._reseat(self.seating.change(seat, bot))

    def _reseat(self, seating: Seating) -> None:
        self.seating = seating
        self.table.note_seating(seating.chairs)
        self._seat_bots()
        self.helps = Helps(self._why())

    def _go_on(self, now: float) -> None:
        self.helps = None
        self._at = max(self._at, now)
        self.sounds += self.table.take_sounds()

    def _take_back(self) -> None:
        opened = self.table.take_back()
        self.log = [Say("pause.undone", steps=1), *self.log][:LOG_LINES]
        self.refusals.clear()
        self._bots.clear()  # what they had in mind never was
        self._seat_bots()
        if self.helps is not None:  # the cover hides where the game is now
            steps, prompt = self.helps.undone + 1, self.table.table_view().prompt
            self.helps = Helps(Say("pause.back_at", steps=steps, prompt=prompt), undone=steps)
        if not self.table.real_doors:  # windows on a screen shut themselves
            return
        stakes = self.table.table_view().stakes if opened else {}
        for window in opened:  # a fallen chip is booked back; the flap itself stays as it is
            if chips := stakes.get(window, 0):
                self.notices.append(Say("notice.put_back", window=window, chips=chips))
            else:
                self.notices.append(Say("notice.shut_again", window=window))
