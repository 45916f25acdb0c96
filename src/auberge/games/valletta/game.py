"""Valletta as one game: joins the rooms of this package. `GAME` is the package's only export."""

from collections.abc import Mapping, Sequence
from typing import Final

from auberge.core.bits import lowest, single
from auberge.core.errors import EngineBug, MoveRefused
from auberge.core.position import CHANCE, Position
from auberge.core.protocol import DataReport, Event, Meta, Move, Refusal, ScoreLine, Seat, Setup, View
from auberge.core.rng import scramble
from auberge.core.setup import check_setup
from auberge.games.valletta import events, ledger, moves, notation, phases, printed, refusals, scenario, view
from auberge.games.valletta import goods as g
from auberge.games.valletta import tables as t
from auberge.games.valletta.engine import Engine
from auberge.games.valletta.meta import META
from auberge.games.valletta.moves import Payment
from auberge.games.valletta.rules import costs
from auberge.games.valletta.rules import setup as set_up


def _engine(position: Position) -> Engine:
    if not isinstance(position, Engine):
        raise EngineBug("bug-foreign-position", game=META.name)
    return position


class Valletta:
    """The readable face of Valletta (core.protocol.Game)."""

    @property
    def meta(self) -> Meta:
        return META

    @property
    def space(self) -> int:
        return t.ACTIONS

    @property
    def move_types(self) -> tuple[type[Move], ...]:
        return moves.MOVE_TYPES

    def start(self, setup: Setup, pausing: bool = False) -> Engine:
        check_setup(META, setup)
        p = Engine()
        p.generator = scramble(setup.seed)
        p.pausing = pausing
        view.set_options(p, {option.name: option.default for option in META.options} | dict(setup.options))
        set_up.lay_out(p, printed.sheet_of(setup.data), setup.seats, setup.start_seat)
        p.begin()
        return p

    def moves(self, position: Position) -> Sequence[Move]:
        return [moves.move_of(action) for action in position.legal()]

    def move(self, action: int) -> Move:
        return moves.move_of(action)

    def action(self, move: Move) -> int:
        return moves.action_of(move)

    def why_not(self, position: Position, seat: Seat, move: Move) -> Refusal | None:
        return refusals.why_not(_engine(position), seat, move)

    def play(self, position: Position, seat: Seat, move: Move) -> Sequence[Event]:
        p = _engine(position)
        refusal = refusals.why_not(p, seat, move)
        if refusal is not None:
            raise MoveRefused(refusal.rule, refusal.reason, **refusal.values)
        p.recording = True
        if isinstance(move, Payment):
            self._pay(p, move)
        else:
            p.apply(moves.action_of(move))
        return self._events(p)

    def _pay(self, p: Engine, payment: Payment) -> None:
        """A whole payment, in the steps of the engine; what is forced is not asked there."""
        amounts = (payment.gold, payment.wood, payment.stone, payment.brick)
        target = p.target
        while p.phase == phases.PAYMENT and p.target == target:
            p.apply(t.AMOUNT_BASE + amounts[p.paying_kind])

    def entry(self, position: Position, move: Move) -> str:
        p = _engine(position)
        if p.phase != phases.PAYMENT:
            return notation.write(move, notation.question_word(p))
        match move:
            case moves.PayProposed():
                paid = int(costs.proposed_payment(p.player.goods, p.cost))
            case moves.PayAmount(amount):
                paid = self._completed(p, amount)
            case _:
                return notation.write(move)
        return notation.write(Payment(*view.goods_view(paid))) if paid >= 0 else ""

    def _completed(self, p: Engine, amount: int) -> int:
        """The whole payment if this amount settles it, else -1."""
        q = p.clone()
        q.payment += g.of(q.paying_kind, amount)
        q.paying_kind += 1
        while q.paying_kind < g.KINDS:
            left = costs.amounts_for(q)
            if not single(left):
                return -1
            q.payment += g.of(q.paying_kind, lowest(left))
            q.paying_kind += 1
        return int(q.payment)

    def chance(self, position: Position, outcome: list[int] | None = None) -> Sequence[Event]:
        p = _engine(position)
        if p.actor() != CHANCE or not (outcome is None or p.can_happen(outcome)):
            raise EngineBug("bug-no-chance-due")
        p.recording = True
        p.happen(p.draw() if outcome is None else outcome)
        return self._events(p)

    def _events(self, p: Engine) -> Sequence[Event]:
        p.recording = False
        found = events.events_of(p.facts)
        p.facts = []
        return found

    def view(self, position: Position, seat: Seat | None) -> view.VallettaView:
        return view.view_of(_engine(position), seat)

    def witness(self, event: Event, seat: Seat | None) -> Event | None:
        return events.witnessed(event, seat)

    def imagine(self, view_: View, seed: int) -> Engine:
        if not isinstance(view_, view.VallettaView):
            raise EngineBug("bug-foreign-view", game=META.name)
        return view.imagine(view_, seed)

    def score_sheet(self, position: Position) -> Sequence[ScoreLine]:
        return ledger.score_sheet(_engine(position))

    def write(self, move: Move) -> str:
        return notation.write(move)

    def read(self, text: str) -> Move:
        return notation.read(text)

    def write_outcome(self, position: Position, outcome: list[int]) -> str:
        return notation.write_outcome(_engine(position), outcome)

    def read_outcome(self, position: Position, text: str) -> list[int] | None:
        return notation.read_outcome(_engine(position), text)

    def arrange(self, setup: Setup, given: Mapping[str, object]) -> Engine:
        return scenario.arrange(setup, given)

    def check_data(self, text: str | None) -> DataReport:
        return printed.report_on(text)

    def check(self, position: Position) -> Sequence[str]:
        return ledger.check(_engine(position))


GAME: Final = Valletta()
