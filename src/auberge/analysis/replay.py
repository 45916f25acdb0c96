"""A finished game step by step, as a review walks through it; small enough to be sent to another process."""

from collections.abc import Iterator
from typing import Final

import msgspec

from auberge.core.errors import BadRecord
from auberge.core.match import Match
from auberge.core.protocol import Game, Move, OptionValue, Position, Seat
from auberge.core.setup import settle_setup

_MOST_LOOKED_AT: Final = 4000  # moves tried to split one entry


class ReplayStep(msgspec.Struct, frozen=True):
    """A step: whose it was and, in the game's notation, the move; or the outcome of chance."""

    seat: int
    text: str
    chance: bool


class Replay(msgspec.Struct, frozen=True):
    """Everything needed to walk through a game again."""

    game: str
    rules_version: int
    seats: int
    start_seat: int
    options: dict[str, OptionValue]
    seed: int
    data: str | None
    steps: tuple[ReplayStep, ...]


class Stop(msgspec.Struct, frozen=True):
    """A step of the walk: the positions before and after it, and the move, None where chance decided."""

    number: int  # from 1
    seat: int
    move: Move | None
    before: Position
    after: Position


class Choice(msgspec.Struct, frozen=True):
    """One small decision of a step: where it was made, and what it was."""

    position: Position
    move: Move


def replay_of(match: Match) -> Replay:
    """The replay of a finished match. BadRecord if it is not over."""
    if not match.is_over:
        raise BadRecord("analysis-not-over")
    setup, game = match.setup, match.game
    steps = tuple(
        ReplayStep(step.seat, step.text if step.move is None else game.write(step.move), step.move is None)
        for step in match.steps
    )
    return Replay(
        game.meta.name,
        game.meta.rules_version,
        setup.seats,
        setup.start_seat,
        dict(setup.options),
        setup.seed,
        setup.data,
        steps,
    )


def walk(game: Game, replay: Replay) -> Iterator[Stop]:
    """Plays the game again. The positions are the walker's own to keep."""
    setup = settle_setup(
        game.meta,
        seats=replay.seats,
        seed=replay.seed,
        options=replay.options,
        start_seat=replay.start_seat,
        data=replay.data,
    )
    p: Position = game.start(setup, pausing=True)
    for number, step in enumerate(replay.steps, start=1):
        before = p.clone()
        move = None if step.chance else game.read(step.text)
        if move is None:
            outcome = game.read_outcome(p, step.text) if step.text else []
            if outcome is None:
                raise BadRecord("bad-record-entry-chance", number=number, text=step.text)
            game.chance(p, outcome)
        else:
            game.play(p, Seat(step.seat), move)
        yield Stop(number, step.seat, move, before, p.clone())


def choices_of(game: Game, stop: Stop) -> list[Choice]:
    """The small decisions a step is made of, in order; none where chance or the platform decided."""
    if stop.move is None or int(stop.before.actor()) != stop.seat:
        return []
    if stop.move in game.moves(stop.before):
        return [Choice(stop.before, stop.move)]
    return _Splitting(game, game.write(stop.move)).split(stop.before)


class _Splitting:
    """Finds the small moves that make up the entry of a record, which tells a whole decision at once."""

    def __init__(self, game: Game, entry: str) -> None:
        self._game: Final = game
        self._entry: Final = entry
        self._left = _MOST_LOOKED_AT

    def split(self, p: Position) -> list[Choice]:
        """The way from this position to the entry; none if there is none, or none is found soon enough."""
        seat = Seat(int(p.actor()))
        for move in sorted(self._game.moves(p), key=self._is_other_beginning):
            self._left -= 1
            if self._left < 0:
                return []
            entry = self._game.entry(p, move)
            if entry == self._entry:
                return [Choice(p, move)]
            if not entry:
                q = p.clone()
                self._game.play(q, seat, move)
                rest = self.split(q) if q.actor() == seat else []
                if rest:
                    return [Choice(p, move), *rest]
        return []

    def _is_other_beginning(self, move: Move) -> bool:
        """Ways that begin like the entry come first."""
        return not self._entry.startswith(self._game.write(move))
