"""Watches a game of Saint Malo with nothing but the canon: keeps its own books, knows its own legal moves.

It is told the events and sees a spectator's view; whatever differs from its own reckoning is named.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import chain

from auberge.core.protocol import Event, Setup, View
from auberge.games.saint_malo import events as e
from auberge.games.saint_malo.view import SaintMaloView
from tests.conformance.saint_malo_city import CORNERS, SIDES, City
from tests.conformance.saint_malo_turn import Turn, cells

STRENGTHS = (1, 3, 6, 8, 10, 12)


class SaintMaloWatcher:
    """The books of all seats, the pirate grid and the turn in progress."""

    def __init__(self, setup: Setup) -> None:
        self.seats = setup.seats
        self.start = int(setup.start_seat)
        self.options = {name: value is True for name, value in setup.options.items()}
        self.cities = [City() for _ in range(setup.seats)]
        self.turns = [0] * setup.seats
        self.turns[self.start] = 1  # the first turn begins with the game, before anybody listens
        self.seat = self.start
        self.turn = Turn(self.cities[self.seat])
        self.ticks = 0
        self.attacks: list[tuple[int, int]] = []  # expected but not yet seen: number and strength
        self.over = False
        self.seen: SaintMaloView | None = None
        self.wrong: list[str] = []

    def watch(self, events: Sequence[Event], view: View) -> list[str]:
        """What is wrong after this step."""
        assert isinstance(view, SaintMaloView)
        self.wrong = []
        for event in events:
            self._happened(event)
        self._compare(view)
        if self.seen is not None:
            self._compare_over_time(self.seen, view)
        self.seen = view
        return self.wrong

    def legal(self, view: View) -> list[str]:
        """The answers to the question that is open by the canon."""
        assert isinstance(view, SaintMaloView)
        question, answers = self.turn.question(view.character, self.options)
        assert question == view.question, f"the canon asks for {question}, the game for {view.question}"
        assert len(answers) >= 2, f"{question} has one answer and is asked all the same (SM-TURN-05)"
        return answers

    def final(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Places by total, then by empty cells (SM-SCORE-08 to -10, SM-AMB-33)."""
        standing = [(city.total(), len(city.empty())) for city in self.cities]
        places = tuple(1 + sum(other > mine for other in standing) for mine in standing)
        return places, tuple(total for total, _ in standing)

    def _expect(self, holds: bool, what: str) -> None:
        if not holds:
            self.wrong.append(what)

    def _happened(self, event: Event) -> None:
        turn, city = self.turn, self.cities[self.seat]
        match event:
            case e.TurnBegan(seat, round_):
                self._begin_turn(seat, round_)
            case e.Rolled(_, faces, roll):
                self._expect(len(faces) == 5 - turn.kept.total() and roll == turn.rolls + 1 <= 3, "SM-DICE-02")
                turn.dice, turn.rolls, turn.kept = turn.kept + Counter(faces), roll, Counter()
                turn.rolling = roll < 3
            case e.Kept(_, faces):
                self._expect(Counter(faces) <= turn.dice, "SM-DICE-09")
                turn.kept = Counter(faces) if len(faces) < 5 else Counter()
                turn.rolling = len(faces) < 5
            case e.Used(_, symbol, dice, price):
                self._expect(f"use {symbol} {dice}" in turn.uses(False), f"SM-PICK-17: use {symbol} {dice}")
                self._expect(price == turn.price(symbol, dice), f"SM-PICK-17: {price} for {symbol} {dice}")
                turn.announce(symbol, dice)
            case e.Passed():
                turn.passed = True
                offered = turn.uses(self.options["allow_voluntary_pass"])
                self._expect("pass" in offered, "SM-PICK-18")
            case e.SideCompleted(_, "N"):
                turn.offer_bonus()
            case e.BonusDeclined():
                self._expect(turn.bonus and not self.options["bonus_character_compulsory"], "SM-WALL-23")
                turn.types, turn.bonus = (), False
            case e.SectionsLapsed(_, sections):
                self._expect(sections == turn.left and not turn.placing("wall")[1], "SM-WALL-24")
                turn.left = 0
            case e.BuildingStopped():
                turn.architect = None
            case e.GameEnded(round_):
                self._end_turn()
                self.over = True
                self._expect(self.turns == [round_] * self.seats, "SM-END-02: all have had the same number of turns")
                self._expect(any(not city.empty() for city in self.cities), "SM-END-01")
            case e.PiratesAttacked(attack, strength):
                self.attacks.append((attack, strength))
            case _:
                self._placed(event, city, turn)

    def _placed(self, event: Event, city: City, turn: Turn) -> None:
        match event:
            case e.CratePlaced(_, row, col):
                self._expect(f"cell ({row},{col})" in turn.placing("crate")[1], "SM-CRATE-07")
                turn.crates.add((row, col))
                turn.left -= 1
                self.wrong += city.fill((row, col), "crate")
            case e.WallPlaced(_, row, col):
                turn.left -= 1
                self.wrong += city.fill((row, col), "wall")
            case e.ChurchBuilt(_, size, row, col):
                self._expect(turn.used == ("cross", size) and turn.left == 1, "SM-CHURCH-02")
                turn.left = 0
                self.wrong += city.fill((row, col), f"church_{size}")
            case e.HouseBuilt(_, row, col):
                self._expect(f"cell ({row},{col})" in cells(turn.house_cells()), "SM-CHAR-ARCHITECT-11")
                turn.houses.add((row, col))
                self.wrong += city.fill((row, col), "house")
            case e.CharacterPlaced(_, name, row, col):
                self._expect(name in turn.types, "SM-CHAR-02")
                self.wrong += city.fill((row, col), name)
                turn.place_character(name, (row, col))

    def _begin_turn(self, seat: int, round_: int) -> None:
        self._end_turn()
        self._expect(seat == (self.seat + 1) % self.seats, "SM-TURN-02")
        self.seat = seat
        self.turns[seat] += 1
        self._expect(self.turns[seat] == round_, "SM-END-03: one turn each in a round")
        self._expect(bool(self.cities[seat].empty()), "SM-END-05: nobody with a full city plays on")
        self.turn = Turn(self.cities[seat])

    def _end_turn(self) -> None:
        """Swords are ticked box by box; every full row attacks everybody (SM-PIRATE-01 to -14)."""
        absent = self.turn.rolls == 0
        self._expect(absent or self.turn.question(None, self.options)[0] == "end", "SM-TURN-04")
        boxes = 2 * self.seats
        expected: list[tuple[int, int]] = []
        for _ in range(0 if absent else self.turn.swords):
            if self.ticks < 6 * boxes:
                self.ticks += 1
                if self.ticks % boxes == 0:
                    strength = STRENGTHS[self.ticks // boxes - 1]
                    expected.append((self.ticks // boxes, strength))
                    for city in self.cities:
                        city.cannons_lost += city.defence() < strength
        self._expect(expected == self.attacks, f"attacks {self.attacks}, by the canon {expected}")
        self.attacks = []

    def _compare(self, view: SaintMaloView) -> None:
        for seat, (mine, seen) in enumerate(zip(self.cities, view.cities, strict=True)):
            shown = {
                (row, col): content
                for row, contents in enumerate(seen.cells)
                for col, content in enumerate(contents)
                if content != "empty"
            }
            self._expect(shown == mine.cells | dict.fromkeys(CORNERS, "tower"), f"seat {seat + 1}: cells")
            for name in ("points", "coins", "logs", "cannons_lost"):
                told, own = getattr(seen, name), getattr(mine, name)
                self._expect(told == own, f"seat {seat + 1}: {told} {name}, by the canon {own}")
            self._expect(seen.defence == mine.defence(), f"seat {seat + 1}: defence")
            self._expect(seen.empty_cells == len(mine.empty()), f"seat {seat + 1}: empty cells")
            self._expect(dict(seen.sides) == {side: mine.side_state(side) for side in SIDES}, f"seat {seat + 1}: sides")
        self._expect((view.question == "over") == self.over, "the game is over when it is said to be over")
        self._expect(view.pirates.ticks == self.ticks, "boxes ticked")
        self._expect(view.pirates.attacks == self.ticks // (2 * self.seats), "attacks")
        if not self.over:
            self._expect(view.turn == self.seat and view.round == self.turns[self.seat], "whose turn it is")
            self._expect(Counter(view.dice) == self.turn.dice or view.question == "roll", "dice on the table")

    def _compare_over_time(self, before: SaintMaloView, after: SaintMaloView) -> None:
        for seat, (old, new) in enumerate(zip(before.cities, after.cities, strict=True)):
            if old.cells != new.cells:
                pairs = zip(chain(*old.cells), chain(*new.cells), strict=True)
                stays = all(was in ("empty", now) for was, now in pairs)
                self._expect(stays, f"seat {seat + 1}: a cell changed after it was filled (SM-CITY-09)")
            self._expect(old.points <= new.points, f"seat {seat + 1}: points on the track fell")
            self._expect(old.cannons_lost <= new.cannons_lost, f"seat {seat + 1}: a cannon came back")


def watcher(setup: Setup) -> SaintMaloWatcher | None:
    """A watcher for the printed values; house data is beyond it."""
    return SaintMaloWatcher(setup) if setup.data is None else None
