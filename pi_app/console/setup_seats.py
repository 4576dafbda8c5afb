"""The second half of set-up: who sits where, names, a practice question, the start."""

from collections.abc import Iterable
from typing import Literal

from msgspec.structs import replace

from pi_app.console.seating import TOUCH, Chair, box_name, fill_names
from pi_app.console.setup import AskPage, Desk, Stage, Start, TitlePage, no_meaning
from pi_app.console.spelling import Spelling
from pi_app.rules.core import LETTERS, Letter, Refused, Say, Seat
from pi_app.scene import Lobby, LobbySeat, Page, Practice
from pi_app.words import speak

Who = Literal["person", "bot", "away"]


def _lobby_seats(desk: Desk, active: Seat | None = None) -> tuple[LobbySeat, ...]:
    _, most = desk.world.players(desk.wishes)
    present = set(desk.world.boxes())
    named = fill_names(desk.seating, desk.wishes.language)
    seats: list[LobbySeat] = []
    for seat in range(1, most + 1):
        if seat > len(desk.seating.chairs):
            seats.append(LobbySeat(seat, Say("seat.name", seat=seat), "free"))
            continue
        chair = named.chair(seat)
        who: Who = "bot" if chair.bot else "person" if chair.box in present else "away"
        where = speak(box_name(chair.box), desk.wishes.language) if chair.box else ""
        seats.append(LobbySeat(seat, chair.name, who, where, seat == active))
    return tuple(seats)


class LobbyPage:
    """A seat is claimed by pressing."""

    def show(self, desk: Desk) -> Stage:
        fewest, most = desk.world.players(desk.wishes)
        page = Page(
            Say("setup.lobby"),
            (Say("setup.lobby_hint", fewest=fewest, most=most),),
            {},
            {
                "A": Say("setup.all_here"),
                "B": Say("setup.add_bot"),
                "C": Say("setup.one_less"),
                "D": Say("setup.back"),
            },
        )
        return Lobby(page, _lobby_seats(desk))

    def press(self, desk: Desk, box: str, key: Letter, held: bool) -> None:
        fewest, most = desk.world.players(desk.wishes)
        players = len(desk.seating.chairs)
        match key, held:
            case _, False if desk.seating.seat_of(box) is None:
                self._sit_down(desk, box, most)
            case _, False:
                seat = desk.seating.seat_of(box)
                raise Refused(Say("setup.seated_already", seat=seat))
            case "A", True if players < fewest:
                raise Refused(Say("setup.seats_missing", missing=fewest - players))
            case "A", True if players > most:
                raise Refused(Say("setup.seat_full", most=most))
            case "A", True:
                desk.go(next_name(desk, 1))
            case "B", True:
                self._sit_down(desk, "", most)
            case "C", True if players:
                desk.seating = desk.seating.stand_up(players)
            case "D", True:
                desk.go(TitlePage())
            case _:
                raise no_meaning(key)

    @staticmethod
    def _sit_down(desk: Desk, box: str, most: int) -> None:
        if box == TOUCH:  # who sits there would see the card while somebody else hosts
            raise Refused(Say("setup.touch_is_no_seat"))
        if len(desk.seating.chairs) >= most:
            raise Refused(Say("setup.seat_full", most=most))
        desk.seating = desk.seating.sit_down(box)


# ---------------------------------------------------------------- names


def next_name(desk: Desk, seat: Seat) -> "NamePage | ReadyPage":
    """From this seat on, the first person without a name."""
    for number in range(seat, len(desk.seating.chairs) + 1):
        chair = desk.seating.chair(number)
        if not chair.bot and not chair.name:
            return NamePage(number)
    return ReadyPage()


class NamePage:
    """From the names that are remembered, or spelled."""

    def __init__(self, seat: Seat, first: int = 0) -> None:
        self._seat, self._first = seat, first
        self._spelling: Spelling | None = None

    def _names(self, desk: Desk) -> list[str]:
        taken = {chair.name for chair in desk.seating.chairs}
        return [name for name in desk.world.known_names() if name not in taken]

    def show(self, desk: Desk) -> Stage:
        title = Say("setup.ask_name", seat=self._seat)
        seats = _lobby_seats(desk, self._seat)
        if self._spelling is not None:
            return Lobby(self._spelling.page(self._seat), seats)
        names = self._names(desk)
        shown = names[self._first : self._first + 3]
        taps = {
            letter: Say("name", name=name) for letter, name in zip(LETTERS, shown, strict=False)
        }
        if len(names) > 3:
            taps["D"] = Say("more")
        holds: dict[Letter, Say] = {
            "A": Say("setup.spell"),
            "B": Say("setup.no_name"),
            "D": Say("setup.back"),
        }
        hint = Say("setup.names_hint" if names else "setup.no_names_hint")
        return Lobby(Page(title, (hint,), taps, holds), seats)

    def press(self, desk: Desk, box: str, key: Letter, held: bool) -> None:
        del box
        if self._spelling is not None:
            self._spell(desk, self._spelling, key, held)
            return
        names = self._names(desk)
        place = self._first + LETTERS.index(key)
        match key, held:
            case "A", True:
                self._spelling = Spelling()
            case "B", True:
                self._take(desk, speak(Say("seat.name", seat=self._seat), desk.wishes.language))
            case "D", True:
                desk.go(LobbyPage())
            case "D", False if len(names) > 3:
                after = self._first + 3
                self._first = after if after < len(names) else 0
            case _, False if key != "D" and place < len(names):
                self._take(desk, names[place])
            case _:
                raise no_meaning(key)

    def _spell(self, desk: Desk, spelling: Spelling, key: Letter, held: bool) -> None:
        match key, held:
            case _, False:
                self._spelling = spelling.press(key)
            case "A", True if spelling.typed:
                self._take(desk, spelling.typed)
            case "B", True:
                self._spelling = spelling.rub_out()
            case "D", True:
                self._spelling = None
            case _:
                raise no_meaning(key)

    def _take(self, desk: Desk, name: str) -> None:
        if any(chair.name == name for chair in desk.seating.chairs):
            raise Refused(Say("setup.name_taken", name=name))
        chair = desk.seating.chair(self._seat)
        desk.seating = desk.seating.change(self._seat, Chair(chair.box, name))
        desk.go(next_name(desk, self._seat + 1))


# ---------------------------------------------------------------- the start


class ReadyPage:
    def show(self, desk: Desk) -> Stage:
        players = len(desk.seating.chairs)
        game = Say(f"game.{desk.wishes.game}")
        page = Page(
            Say("setup.ready"),
            (Say("setup.summary", game=game, players=players),),
            {
                "A": Say("setup.start"),
                "B": Say("setup.practice"),
                "C": Say("setup.change"),
                "D": Say("setup.back"),
            },
        )
        return Lobby(page, _lobby_seats(desk))

    def press(self, desk: Desk, box: str, key: Letter, held: bool) -> None:
        del box
        if held:
            raise no_meaning(key)
        match key:
            case "A":
                begin(desk)
            case "B":
                desk.go(PracticePage())
            case "C":
                desk.go(AskPage(0))
            case "D":
                desk.go(LobbyPage())


def begin(desk: Desk) -> None:
    """Too few questions, or anything else in the way, is said here and not at level 14."""
    seating = fill_names(desk.seating, desk.wishes.language)
    desk.world.check(desk.wishes, seating)
    desk.decision = Start(replace(desk.wishes, chairs=desk.seating.chairs), seating)


class PracticePage:
    """Everybody locks one letter as in the game: twice the same key."""

    RIGHT: Letter = "C"

    def __init__(self) -> None:
        self._leaning: dict[str, Letter] = {}
        self._done: list[str] = []

    def show(self, desk: Desk) -> Stage:
        holds: dict[Letter, Say] = {"A": Say("setup.start"), "D": Say("setup.back")}
        page = Page(Say("setup.practice_title"), (), {}, holds)
        answers = {letter: Say("setup.practice_answer", letter=letter) for letter in LETTERS}
        done, leaning = self._seats(desk, self._done), self._seats(desk, self._leaning)
        seats = tuple(seat for seat in _lobby_seats(desk) if seat.who in ("person", "away"))
        return Practice(page, Say("setup.practice_question"), answers, seats, done, leaning)

    @staticmethod
    def _seats(desk: Desk, boxes: Iterable[str]) -> tuple[Seat, ...]:
        return tuple(seat for box in boxes if (seat := desk.seating.seat_of(box)) is not None)

    def press(self, desk: Desk, box: str, key: Letter, held: bool) -> None:
        match key, held:
            case "A", True:
                begin(desk)
            case "D", True:
                desk.go(ReadyPage())
            case _, True:
                raise no_meaning(key)
            case _ if self._leaning.get(box) != key:
                self._leaning[box] = key
            case _ if key != self.RIGHT:
                self._leaning.pop(box)
                seat = desk.seating.seat_of(box)
                name: Say | str = desk.seating.chair(seat).name if seat else ""
                name = name or (Say("seat.name", seat=seat) if seat else box_name(box))
                raise Refused(Say("setup.practice_wrong", name=name, letter=key))
            case _:
                self._done.append(box)
                persons = {desk.seating.box_of(seat) for seat in desk.seating.persons}
                if persons <= set(self._done):
                    begin(desk)
