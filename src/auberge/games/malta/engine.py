"""The playable position of Malta!: the table joined with its rules."""

from mypy_extensions import i64

from auberge.core.bits import has, nth, numbers, size
from auberge.core.position import CHANCE, OVER
from auberge.games.malta import phases
from auberge.games.malta import tables as t
from auberge.games.malta.position import MaltaPosition
from auberge.games.malta.rules import conceding, piles, turn


class Engine(MaltaPosition):
    """A game of Malta!, ready to be moved on."""

    def actor(self) -> i64:
        if self.phase == phases.OVER:
            return OVER
        if self.phase <= phases.DRAW:
            return CHANCE
        if self.phase == phases.TARGET:
            return self.you()
        if self.phase in (phases.PLAY, phases.MOVE, phases.RACKET_TO, phases.RACKET):
            return self.seat
        return self.asked

    def first_action(self) -> i64:
        """The action number that bit 0 of the offer stands for."""
        match self.phase:
            case phases.PLACE:
                return t.SPACE_BASE
            case phases.PLAY:
                return t.PLAY_BASE
            case phases.RESPOND:
                return t.PASS
            case phases.MOVE:
                return t.DIRECTION_BASE
            case phases.RACKET_TO:
                return t.PLAYER_BASE
            case phases.TARGET:
                return target_base(self.target)
            case _:
                return t.CARD_BASE

    def legal(self) -> list[int]:
        if self.sheet.has_own_order and self.phase in (
            phases.PLAY,
            phases.DISCARD,
            phases.GIVE,
            phases.PASS_ON,
            phases.RACKET,
        ):
            first = int(self.first_action())
            return [first + card for card in self.sheet.card_order if has(self.offer, card)]
        return numbers(self.offer, self.first_action())

    def choices(self) -> i64:
        return size(self.offer)

    def choice(self, index: i64) -> i64:
        if self.sheet.has_own_order:
            return self.legal()[index]
        return self.first_action() + nth(self.offer, index)

    def apply(self, action: i64) -> None:
        self.revealed = False
        answered = self.phase == phases.RESPOND
        turn.answer(self, action - self.first_action())
        turn.settle(self)
        if answered or self.phase == phases.RESPOND:
            self.revealed = True  # what could be taken back would tell who has been asked (M-RESP-08)

    def concede(self, seat: i64) -> None:
        """Gives up (M-LOSE-13)."""
        conceding.concede(self, seat)
        turn.settle(self)
        self.revealed = True  # at once, no matter whose decision is open (M-LOSE-16): nothing before it is taken back

    def chance_seat(self) -> i64:
        if self.phase == phases.DRAW:
            return self.seat
        return -1 if self.phase in (phases.BOARD, phases.DECK) else self.you()

    def outcomes(self) -> list[list[int]]:
        if self.phase != phases.TAKE:
            return []
        return [[card] for card in self.sheet.card_order if self.hands[self.player][card] > 0]

    def can_happen(self, outcome: list[int]) -> bool:
        if self.phase == phases.DRAW:
            return len(outcome) == 0
        if self.phase == phases.TAKE:
            return len(outcome) == 1 and outcome[0] in piles.to_shuffle(self)
        return sorted(outcome) == sorted(piles.to_shuffle(self))

    def draw(self) -> list[int]:
        return [] if self.phase == phases.DRAW else piles.draw_outcome(self)

    def happen(self, outcome: list[int]) -> None:
        turn.happen(self, outcome)
        turn.settle(self)

    def begin(self) -> None:
        turn.settle(self)

    def ask_again(self) -> None:
        """Finds the offer of the open question anew, for a position put together by hand."""
        turn.ask_again(self)

    def clone(self) -> "Engine":
        twin = Engine()
        self.copy_to(twin)
        return twin

    def score_of(self, seat: i64) -> i64:
        return 1 if self.is_in(seat) else 0

    def is_ahead(self, seat: i64, other: i64) -> bool:
        return self.is_in(seat) and not self.is_in(other)  # all others are second (M-GOAL-03)


def target_base(target: i64) -> i64:
    """The first action number of a kind of target."""
    match target:
        case t.PLAYER:
            return t.PLAYER_BASE
        case t.DIRECTION:
            return t.DIRECTION_BASE
        case t.QUARTERS:
            return t.QUARTERS_BASE - 1
        case t.LINE:
            return t.LINE_BASE
        case _:
            return t.SPACE_BASE
