"""Saint Malo as one game: joins the rooms of this package. `GAME` is the package's only export."""

from collections.abc import Mapping, Sequence
from typing import Final

from auberge.core.errors import EngineBug, MoveRefused
from auberge.core.position import CHANCE, Position
from auberge.core.protocol import DataReport, Event, Meta, Move, Refusal, ScoreLine, Seat, Setup, View
from auberge.core.rng import scramble
from auberge.core.setup import check_setup
from auberge.games.saint_malo import events, ledger, moves, notation, printed, refusals, scenario, view
from auberge.games.saint_malo import tables as t
from auberge.games.saint_malo.engine import Engine
from auberge.games.saint_malo.meta import ALLOW_VOLUNTARY_PASS, BONUS_CHARACTER_COMPULSORY, META
from auberge.games.saint_malo.rules import setup as set_up


def _engine(position: Position) -> Engine:
    if not isinstance(position, Engine):
        raise EngineBug("bug-foreign-position", game=META.name)
    return position


class SaintMalo:
    """The readable face of Saint Malo (core.protocol.Game)."""

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
        p.voluntary_pass = setup.options.get(ALLOW_VOLUNTARY_PASS) is True
        p.bonus_compulsory = setup.options.get(BONUS_CHARACTER_COMPULSORY) is True
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
        if isinstance(move, moves.Absent):
            p.be_absent()
        else:
            p.apply(moves.action_of(move))
        return self._events(p)

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

    def view(self, position: Position, seat: Seat | None) -> view.SaintMaloView:
        return view.view_of(_engine(position), seat)

    def witness(self, event: Event, seat: Seat | None) -> Event | None:  # noqa: ARG002 (nothing here is secret)
        return event

    def imagine(self, view_: View, seed: int) -> Engine:
        if not isinstance(view_, view.SaintMaloView):
            raise EngineBug("bug-foreign-view", game=META.name)
        return view.imagine(view_, seed)

    def score_sheet(self, position: Position) -> Sequence[ScoreLine]:
        return ledger.score_sheet(_engine(position))

    def write(self, move: Move) -> str:
        return notation.write(move)

    def read(self, text: str) -> Move:
        return notation.read(text)

    def entry(self, position: Position, move: Move) -> str:  # noqa: ARG002 (every decision here is one move)
        return notation.write(move)

    def write_outcome(self, position: Position, outcome: list[int]) -> str:  # noqa: ARG002 (all chance is dice)
        return notation.write_outcome(outcome)

    def read_outcome(self, position: Position, text: str) -> list[int] | None:  # noqa: ARG002 (all chance is dice)
        return notation.read_outcome(text)

    def arrange(self, setup: Setup, given: Mapping[str, object]) -> Engine:
        return scenario.arrange(setup, given)

    def check_data(self, text: str | None) -> DataReport:
        return printed.report_on(text)

    def check(self, position: Position) -> Sequence[str]:
        return ledger.check(_engine(position))


GAME: Final = SaintMalo()
