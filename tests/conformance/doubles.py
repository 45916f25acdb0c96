"""Saint Malo broken on purpose, one promise at a time: the conformance suite must notice each of these."""

from collections.abc import Mapping, Sequence

import msgspec

from auberge import games
from auberge.core.chance import Lot, Source
from auberge.core.errors import MoveRefused
from auberge.core.match import Match
from auberge.core.protocol import (
    DataReport,
    Event,
    Explanation,
    Game,
    Meta,
    Move,
    Position,
    Refusal,
    ScoreLine,
    Seat,
    Setup,
    View,
)
from auberge.games.saint_malo.engine import Engine
from auberge.games.saint_malo.events import CoinsGained, TurnBegan
from auberge.games.saint_malo.view import SaintMaloView


class Sound:
    """The game itself, call by call: what the broken ones are made from."""

    def __init__(self) -> None:
        self.game: Game = games.load("saint_malo")

    @property
    def meta(self) -> Meta:
        return self.game.meta

    @property
    def space(self) -> int:
        return self.game.space

    @property
    def move_types(self) -> tuple[type[Move], ...]:
        return self.game.move_types

    @property
    def event_types(self) -> tuple[type[Event], ...]:
        return self.game.event_types

    @property
    def view_type(self) -> type[View]:
        return self.game.view_type

    @property
    def explanation_type(self) -> type[Explanation]:
        return self.game.explanation_type

    def explain(self, view: View) -> Explanation:
        return self.game.explain(view)

    def start(self, setup: Setup, pausing: bool = False) -> Position:
        return self.game.start(setup, pausing)

    def moves(self, position: Position) -> Sequence[Move]:
        return self.game.moves(position)

    def move(self, action: int) -> Move:
        return self.game.move(action)

    def action(self, move: Move) -> int:
        return self.game.action(move)

    def play(self, position: Position, seat: Seat, move: Move) -> Sequence[Event]:
        return self.game.play(position, seat, move)

    def why_not(self, position: Position, seat: Seat, move: Move) -> Refusal | None:
        return self.game.why_not(position, seat, move)

    def chance(self, position: Position, outcome: list[int] | None = None) -> Sequence[Event]:
        return self.game.chance(position, outcome)

    def view(self, position: Position, seat: Seat | None) -> View:
        return self.game.view(position, seat)

    def seat_view(self, position: Position, seat: Seat, outside: View) -> View:
        return self.game.seat_view(position, seat, outside)

    def witness(self, event: Event, seat: Seat | None) -> Event | None:
        return self.game.witness(event, seat)

    def silent_move(self, view: View, asks: str) -> Move | None:
        return self.game.silent_move(view, asks)

    def turn_number(self, view: View) -> int:
        return self.game.turn_number(view)

    def imagine(self, view: View, seed: int) -> Position:
        return self.game.imagine(view, seed)

    def score_sheet(self, position: Position) -> Sequence[ScoreLine]:
        return self.game.score_sheet(position)

    def write(self, move: Move) -> str:
        return self.game.write(move)

    def read(self, text: str) -> Move:
        return self.game.read(text)

    def entry(self, position: Position, move: Move) -> str:
        return self.game.entry(position, move)

    def write_outcome(self, position: Position, outcome: list[int]) -> str:
        return self.game.write_outcome(position, outcome)

    def read_outcome(self, position: Position, text: str) -> list[int] | None:
        return self.game.read_outcome(position, text)

    def lot(self, position: Position) -> Lot | None:
        return self.game.lot(position)

    def sources(self) -> Mapping[str, Source]:
        return self.game.sources()

    def arrange(self, setup: Setup, given: Mapping[str, object]) -> Position:
        return self.game.arrange(setup, given)

    def check(self, position: Position) -> Sequence[str]:
        return self.game.check(position)

    def check_data(self, text: str | None) -> DataReport:
        return self.game.check_data(text)


class DifferentStart(Sound):
    """Every start takes another seed."""

    def start(self, setup: Setup, pausing: bool = False) -> Position:
        self.starts = getattr(self, "starts", 0) + 1
        return self.game.start(msgspec.structs.replace(setup, seed=self.starts), pausing)


class PauseCostsLuck(Sound):
    """A position that pauses draws other dice."""

    @property
    def explanation_type(self) -> type[Explanation]:
        return self.game.explanation_type

    def explain(self, view: View) -> Explanation:
        return self.game.explain(view)

    def start(self, setup: Setup, pausing: bool = False) -> Position:
        return self.game.start(msgspec.structs.replace(setup, seed=setup.seed + 1 if pausing else setup.seed), pausing)


class RefusesAfterPaying(Sound):
    """A refused move costs a coin all the same."""

    def play(self, position: Position, seat: Seat, move: Move) -> Sequence[Event]:
        try:
            return self.game.play(position, seat, move)
        except MoveRefused:
            assert isinstance(position, Engine)
            position.city.coins += 1
            raise


class InventsRules(Sound):
    """Refuses by a rule that is not in the canon."""

    def why_not(self, position: Position, seat: Seat, move: Move) -> Refusal | None:
        reason = self.game.why_not(position, seat, move)
        return reason and Refusal("SM-HOUSE-01", reason.reason, reason.values)

    def play(self, position: Position, seat: Seat, move: Move) -> Sequence[Event]:
        reason = self.why_not(position, seat, move)
        if reason is not None:
            raise MoveRefused(reason.rule, reason.reason, **reason.values)
        return self.game.play(position, seat, move)


class LetsAnybodyPlay(Sound):
    """Does not look at who is speaking."""

    def play(self, position: Position, _seat: Seat, move: Move) -> Sequence[Event]:
        return self.game.play(position, Seat(position.actor()), move)

    def why_not(self, position: Position, _seat: Seat, move: Move) -> Refusal | None:
        return self.game.why_not(position, Seat(position.actor()), move)


class ForgetsAMove(Sound):
    """Does not name the last legal move."""

    def moves(self, position: Position) -> Sequence[Move]:
        return self.game.moves(position)[:-1]


class GivesCoinsAway(Sound):
    """Every move earns a coin that nobody booked."""

    def play(self, position: Position, seat: Seat, move: Move) -> Sequence[Event]:
        assert isinstance(position, Engine)
        city = position.city
        events = self.game.play(position, seat, move)
        city.coins += 1
        return events


class BooksPriestsTwice(Sound):
    """Points and ledger agree with each other, but not with the rules: only a second reckoning can tell."""

    def play(self, position: Position, seat: Seat, move: Move) -> Sequence[Event]:
        assert isinstance(position, Engine)
        city = position.city
        before = city.priest_points
        events = self.game.play(position, seat, move)
        gained = city.priest_points - before
        city.priest_points += gained
        city.points += gained
        return events


class ClearsACell(Sound):
    """A crate at the beginning of the city's numbers goes away again."""

    def chance(self, position: Position, outcome: list[int] | None = None) -> Sequence[Event]:
        assert isinstance(position, Engine)
        for city in position.cities:
            filled = ~city.empty() & 0b0111110
            city.bit0, city.bit1 = city.bit0 & ~filled, city.bit1 & ~filled
            city.bit2, city.bit3 = city.bit2 & ~filled, city.bit3 & ~filled
        return self.game.chance(position, outcome)


class MiscountsTheSheet(Sound):
    """One line of the score sheet is a point too high."""

    def score_sheet(self, position: Position) -> Sequence[ScoreLine]:
        first, *others = self.game.score_sheet(position)
        return [ScoreLine(first.source, tuple(points + 1 for points in first.points)), *others]


class MumblesCells(Sound):
    """All cells of a row have the same text."""

    def write(self, move: Move) -> str:
        text = self.game.write(move)
        return f"{text[:8]}0)" if text.startswith("cell") else text


class SharesNumbers(Sound):
    """The last action has the number of the one before."""

    def action(self, move: Move) -> int:
        return min(self.game.action(move), self.space - 2)


class TalkativeView(SaintMaloView, frozen=True, tag="saint_malo"):
    """A view with the generator in it."""

    dice_to_come: int = 0


class ShowsTheGenerator(Sound):
    """The generator stands in every view."""

    def view(self, position: Position, seat: Seat | None) -> View:
        view = self.game.view(position, seat)
        shown = {name: getattr(view, name) for name in view.__struct_fields__}
        return TalkativeView(**shown, dice_to_come=int(position.generator))


class TellsTheGenerator(Sound):
    """The generator stands in an event."""

    def play(self, position: Position, seat: Seat, move: Move) -> Sequence[Event]:
        return [*self.game.play(position, seat, move), TurnBegan(seat, int(position.generator))]

    def chance(self, position: Position, outcome: list[int] | None = None) -> Sequence[Event]:
        return [*self.game.chance(position, outcome), TurnBegan(Seat(0), int(position.generator))]


class ShowsMovesToAll(Sound):
    """A spectator is offered the moves of the actor."""

    def view(self, position: Position, seat: Seat | None) -> View:
        view = self.game.view(position, seat)
        moves = tuple(self.game.moves(position)) if position.actor() >= 0 else ()
        return msgspec.structs.replace(view, moves=moves)


class Peeks(Sound):
    """Imagines the very position it was shown last."""

    def view(self, position: Position, seat: Seat | None) -> View:
        self.shown = position
        return self.game.view(position, seat)

    def imagine(self, _view: View, _seed: int) -> Position:
        return self.shown.clone()


class ImaginesOnce(Sound):
    """Imagines the same chance whatever the seed."""

    def imagine(self, view: View, _seed: int) -> Position:
        return self.game.imagine(view, 1)


class MovesTellTheFuture(Sound):
    """A coin for whoever will be lucky: events depend on what nobody may know."""

    def play(self, position: Position, seat: Seat, move: Move) -> Sequence[Event]:
        lucky = CoinsGained(seat, int(position.generator) % 1000, "tower")
        return [*self.game.play(position, seat, move), lucky]


class WritesRollsAnew(Sound):
    """The record of a roll is not the roll."""

    def write_outcome(self, position: Position, outcome: list[int]) -> str:
        return self.game.write_outcome(position, outcome).replace("head", "log")


class HalfUndo(Match):
    """Undo forgets to restore the position."""

    def undo(self, seat: Seat) -> bool:
        position = self.position
        undone = super().undo(seat)
        self.position = position
        return undone


class GenerousUndo(Match):
    """Undo goes past dice that have been rolled."""

    def chance(self, outcome: list[int] | None = None) -> Sequence[Event]:
        before = self.position.clone()
        events = super().chance(outcome)
        self._before.append(before)
        return events
