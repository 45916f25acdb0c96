"""The playable position of Saint Malo: the table joined with its rules."""

from mypy_extensions import i64

from auberge.core.bits import nth, numbers, size
from auberge.core.position import CHANCE, OVER
from auberge.games.saint_malo import phases
from auberge.games.saint_malo import tables as t
from auberge.games.saint_malo.position import SaintMaloPosition
from auberge.games.saint_malo.rules import dice, scoring, turn


def first_action(phase: i64) -> i64:
    """The action number that bit 0 of an offer stands for."""
    if phase == phases.ANNOUNCE:
        return t.USE_BASE
    if phase == phases.TYPE:
        return t.TYPE_BASE
    return t.CELL_BASE


class Engine(SaintMaloPosition):
    """A game of Saint Malo, ready to be moved on."""

    def actor(self) -> i64:
        if self.phase == phases.OVER:
            return OVER
        return CHANCE if self.phase == phases.ROLL else self.seat

    def legal(self) -> list[int]:
        if self.phase == phases.KEEP:
            return t.KEEPS[self.dice - t.FIRST_RESULT]
        return numbers(self.offer, first_action(self.phase))

    def choices(self) -> i64:
        if self.phase == phases.KEEP:
            return len(t.KEEPS[self.dice - t.FIRST_RESULT])
        return size(self.offer)

    def choice(self, index: i64) -> i64:
        if self.phase == phases.KEEP:
            return t.KEEPS[self.dice - t.FIRST_RESULT][index]
        return first_action(self.phase) + nth(self.offer, index)

    def apply(self, action: i64) -> None:
        self.revealed = False
        if self.phase == phases.KEEP:
            dice.keep(self, action)
        else:
            turn.answer(self, action - first_action(self.phase))
        turn.settle(self)

    def chance_seat(self) -> i64:
        return self.seat

    def outcomes(self) -> list[list[int]]:
        return [[rolled] for rolled in t.SETS_OF[dice.dice_to_roll(self)]]

    def can_happen(self, outcome: list[int]) -> bool:
        return len(outcome) == 1 and outcome[0] in t.SETS_OF[dice.dice_to_roll(self)]

    def draw(self) -> list[int]:
        return [dice.draw_roll(self)]

    def happen(self, outcome: list[int]) -> None:
        dice.roll(self, outcome[0])
        turn.settle(self)

    def be_absent(self) -> None:
        """Skips the turn that is about to begin (SM-REC-09)."""
        self.revealed = False
        turn.be_absent(self)
        turn.settle(self)

    def begin(self) -> None:
        turn.begin_turn(self)
        turn.settle(self)

    def ask_again(self) -> None:
        """Finds the offer of the question that is open, for a position put together by hand."""
        if self.phase == phases.ANNOUNCE:
            dice.end_rolling(self)
        elif self.phase > phases.ANNOUNCE and self.phase != phases.OVER:
            turn.ask(self)

    def clone(self) -> "Engine":
        twin = Engine()
        self.copy_to(twin)
        return twin

    def score_of(self, seat: i64) -> i64:
        return scoring.total(self.cities[seat], self.sheet)

    def is_ahead(self, seat: i64, other: i64) -> bool:
        return scoring.is_ahead(self, seat, other)  # equal seats share a place (SM-SCORE-10, SM-AMB-33)
