"""The playable position of Valletta: the table joined with its rules."""

from mypy_extensions import i64

from auberge.core.bits import has, nth, numbers, size
from auberge.core.position import CHANCE, OVER
from auberge.games.valletta import phases
from auberge.games.valletta import tables as t
from auberge.games.valletta.position import VallettaPosition
from auberge.games.valletta.rules import piles, scoring, turn


class Engine(VallettaPosition):
    """A game of Valletta, ready to be moved on."""

    def actor(self) -> i64:
        if self.phase == phases.OVER:
            return OVER
        if self.phase in (phases.SHUFFLE, phases.REFILL):
            return CHANCE
        if self.phase in (phases.DRAFT, phases.GIVE):
            return self.giver
        return self.seat

    def legal(self) -> list[int]:
        actions: list[int] = []
        for bit in numbers(self.offer):
            actions.append(self.action_of(bit))
        if self.phase == phases.PAYMENT and actions[-1] == t.PAY_PROPOSED:
            actions.insert(0, actions.pop())  # the payment proposed comes first (V-COST-06)
        for character in numbers(self.hire_offer):
            actions.append(t.HIRE_BASE + character)
        return actions

    def choices(self) -> i64:
        return size(self.offer) + size(self.hire_offer)

    def choice(self, index: i64) -> i64:
        answers = size(self.offer)
        if index >= answers:
            return t.HIRE_BASE + nth(self.hire_offer, index - answers)
        if self.phase == phases.PAYMENT and has(self.offer, t.PROPOSED_BIT):
            return t.PAY_PROPOSED if index == 0 else self.action_of(nth(self.offer, index - 1))
        return self.action_of(nth(self.offer, index))

    def action_of(self, bit: i64) -> int:
        """The action number of an answer."""
        if bit == t.DECLINE_BIT:
            return t.DECLINE
        if bit == t.USE_BIT:
            return t.USE
        if bit == t.PROPOSED_BIT:
            return t.PAY_PROPOSED
        match self.phase:
            case phases.PLAY:
                return t.PLAY_BASE + int(bit)
            case phases.BUILD:
                base = t.UPGRADE_BASE if (self.player.houses >> bit) & 1 else t.BUILD_BASE
                return base + self.layout[bit]
            case phases.PAYMENT:
                return t.AMOUNT_BASE + int(bit)
            case phases.JEAN:
                return t.DISMISS_BASE + int(bit)
            case _:
                return int(bit)

    def answer_of(self, action: i64) -> i64:
        """The answer an action number stands for, in the question that is open."""
        if action == t.DECLINE:
            return t.DECLINE_BIT
        if action == t.USE:
            return t.USE_BIT
        if action == t.PAY_PROPOSED:
            return t.PROPOSED_BIT
        match self.phase:
            case phases.PLAY:
                return action - t.PLAY_BASE
            case phases.BUILD:
                base: i64 = t.UPGRADE_BASE if action >= t.UPGRADE_BASE else t.BUILD_BASE
                return self.layout.index(int(action - base))
            case phases.PAYMENT:
                return action - t.AMOUNT_BASE
            case phases.JEAN:
                return action - t.DISMISS_BASE
            case _:
                return action

    def apply(self, action: i64) -> None:
        self.revealed = False
        if action >= t.HIRE_BASE and action < t.USE:
            turn.answer_hire(self, action - t.HIRE_BASE)
        else:
            turn.answer(self, self.answer_of(action))
        turn.settle(self)

    def chance_seat(self) -> i64:
        if self.phase == phases.REFILL:
            return self.seat
        return self.shuffler if self.shuffling >= phases.HAND else -1

    def draw(self) -> list[int]:
        return piles.draw_order(self) if self.phase == phases.SHUFFLE else []

    def can_happen(self, outcome: list[int]) -> bool:
        return self.phase == phases.REFILL or sorted(outcome) == sorted(piles.to_shuffle(self))

    def happen(self, outcome: list[int]) -> None:
        if self.phase == phases.SHUFFLE:
            turn.shuffle(self, outcome)
        else:
            turn.refill(self)
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
        return scoring.total(self, seat)

    def is_ahead(self, seat: i64, other: i64) -> bool:
        return scoring.is_ahead(self, seat, other)  # equal seats share a place (V-SCORE-06, V-AMB-55)
