"""The readable face that all games share: joins the modules of a game (core.game_modules) to a `Game` (core.protocol).

A game extends `BoardGame` with its own position, view and sheet, and fills in the facts at its top. Where a move can be
more than one action number it also brings a `carry_out` of its own; all else is in its modules.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Generic

import msgspec
from mypy_extensions import mypyc_attr

from auberge.core import datafile
from auberge.core.chance import Lot, Source
from auberge.core.errors import EngineBug, MoveRefused
from auberge.core.game_modules import EventTable, GameModules, P, S, V, X
from auberge.core.position import CHANCE, Position
from auberge.core.protocol import DataReport, Event, Meta, Move, Refusal, ScoreLine, Seat, Setup, View
from auberge.core.rng import scramble
from auberge.core.setup import check_setup


@mypyc_attr(allow_interpreted_subclasses=True)
class BoardGame(Generic[P, V, S, X]):
    """One game of the house (core.protocol.Game)."""

    meta: Meta
    space: int  # how many action numbers there are
    move_types: tuple[type[Move], ...]
    event_types: tuple[type[Event], ...]
    event_of: EventTable
    position_type: type[P]
    view_type: type[V]
    explanation_type: type[X]
    modules: GameModules[P, V, S, X]

    def __init__(self, rules_version: int | None = None) -> None:
        """Under the newest rules, or those of a version."""
        if rules_version is not None:
            self.meta = msgspec.structs.replace(self.meta, rules_version=rules_version)
        modules = self.modules
        # What every move needs is not looked for in its module each time.
        self._why_not: Callable[[P, Seat, Move], Refusal | None] = modules.refusals.why_not
        self._spectator_view: Callable[[P], V] = modules.viewing.spectator_view
        self._seat_view: Callable[[P, Seat, V], V] = modules.viewing.seat_view
        self._witnessed: Callable[[Event, Seat | None], Event | None] = modules.events.witnessed
        self._write: Callable[[Move], str] = modules.notation.write
        self._read: Callable[[str], Move] = modules.notation.read
        self._entry: Callable[[P, Move], str] = modules.notation.entry
        self._write_outcome: Callable[[P, list[int]], str] = modules.notation.write_outcome
        self._read_outcome: Callable[[P, str], list[int] | None] = modules.notation.read_outcome
        self._lot: Callable[[P], Lot | None] = modules.notation.lot

    def carry_out(self, p: P, seat: Seat, move: Move) -> None:  # noqa: ARG002 (most moves are of the actor)
        """Carries out a move that is legal: one action, unless the game says otherwise."""
        p.apply(self.modules.moves.action_of(move))

    def _own(self, position: Position) -> P:
        if not isinstance(position, self.position_type):
            raise EngineBug("bug-foreign-position", game=self.meta.name)
        return position

    def _new(self, setup: Setup, seed: int) -> P:
        p = self.position_type()
        p.generator = scramble(seed)
        self.modules.options.set_options(p, setup.options)
        return p

    def start(self, setup: Setup, pausing: bool = False) -> P:
        check_setup(self.meta, setup)
        p = self._new(setup, setup.seed)
        p.pausing = pausing
        sheet = self.modules.printed.sheet_of(setup.data, self.meta.rules_version)
        self.modules.setup.lay_out(p, sheet, setup.seats, setup.start_seat)
        p.begin()
        return p

    def arrange(self, setup: Setup, given: Mapping[str, object]) -> P:
        p = self._new(setup, seed=1)
        self.modules.arranging.arrange(p, setup, given, self.meta.rules_version)
        return p

    def moves(self, position: Position) -> Sequence[Move]:
        return [self.modules.moves.move_of(action) for action in position.legal()]

    def move(self, action: int) -> Move:
        return self.modules.moves.move_of(action)

    def action(self, move: Move) -> int:
        return self.modules.moves.action_of(move)

    def why_not(self, position: Position, seat: Seat, move: Move) -> Refusal | None:
        return self._why_not(self._own(position), seat, move)

    def play(self, position: Position, seat: Seat, move: Move) -> Sequence[Event]:
        p = self._own(position)
        refusal = self._why_not(p, seat, move)
        if refusal is not None:
            raise MoveRefused(refusal.rule, refusal.reason, **refusal.values)
        p.recording = True
        self.carry_out(p, seat, move)
        return self._events(p)

    def chance(self, position: Position, outcome: list[int] | None = None) -> Sequence[Event]:
        p = self._own(position)
        if p.actor() != CHANCE or not (outcome is None or p.can_happen(outcome)):
            raise EngineBug("bug-no-chance-due")
        p.recording = True
        p.happen(p.draw() if outcome is None else outcome)
        return self._events(p)

    def _events(self, p: P) -> Sequence[Event]:
        p.recording = False
        found: list[Event] = []
        for kind, seat, first, second in p.facts:
            found.append(self._event(kind, seat, first, second))
        p.facts = []
        return tuple(found)

    def _event(self, kind: int, seat: int, first: int, second: int) -> Event:
        if kind not in self.event_of:
            raise EngineBug("bug-unknown-fact", game=self.meta.name, fact=kind)
        return self.event_of[kind](Seat(seat), first, second)

    def view(self, position: Position, seat: Seat | None) -> V:
        p = self._own(position)
        outside = self._spectator_view(p)
        return outside if seat is None else self._seat_view(p, seat, outside)

    def seat_view(self, position: Position, seat: Seat, outside: View) -> V:
        return self._seat_view(self._own(position), seat, self._seen(outside))

    def witness(self, event: Event, seat: Seat | None) -> Event | None:
        return self._witnessed(event, seat)

    def silent_move(self, view: View, asks: str) -> Move | None:  # noqa: ARG002 (most games ask nobody in secret)
        return None

    def turn_number(self, view: View) -> int:  # noqa: ARG002
        return 0

    def _seen(self, view: View) -> V:
        if not isinstance(view, self.view_type):
            raise EngineBug("bug-foreign-view", game=self.meta.name)
        return view

    def imagine(self, view: View, seed: int) -> P:
        p = self.position_type()
        p.generator = scramble(-1 - seed)  # no seed of a table gives this chance, not even its own
        self.modules.imagining.imagine(p, self._seen(view), self.meta.rules_version)
        return p

    def explain(self, view: View) -> X:
        return self.modules.explaining.explain(self._seen(view), partial(self.imagine, view, 0))

    def score_sheet(self, position: Position) -> Sequence[ScoreLine]:
        return self.modules.ledger.score_sheet(self._own(position))

    def check(self, position: Position) -> Sequence[str]:
        return self.modules.ledger.check(self._own(position))

    def write(self, move: Move) -> str:
        return self._write(move)

    def read(self, text: str) -> Move:
        return self._read(text)

    def entry(self, position: Position, move: Move) -> str:
        return self._entry(self._own(position), move)

    def write_outcome(self, position: Position, outcome: list[int]) -> str:
        return self._write_outcome(self._own(position), outcome)

    def read_outcome(self, position: Position, text: str) -> list[int] | None:
        return self._read_outcome(self._own(position), text)

    def lot(self, position: Position) -> Lot | None:
        return self._lot(self._own(position))

    def sources(self) -> Mapping[str, Source]:
        return self.modules.notation.sources(self.modules.printed.sheet_of(None, self.meta.rules_version))

    def check_data(self, text: str | None) -> DataReport:
        warnings = self.modules.printed.warnings_on(text)
        whole = datafile.whole(self.meta.name, text, self.meta.rules_version)
        facts = datafile.provenance(whole, required=text is None)
        return DataReport(tuple(facts), tuple(warnings))
