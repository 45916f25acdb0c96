"""A finished game step by step, as a review walks through it; small enough to be sent to another process."""

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from auberge import games
from auberge.core.errors import BadRecord
from auberge.core.match import Match
from auberge.core.protocol import Game, Move, OptionValue, Position, Seat, Setup
from auberge.core.record import HUMAN, Player

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
    return replay_from(match.game, match.setup, steps_of(match))


def steps_of(match: Match) -> Iterator[ReplayStep]:
    """The steps of a match so far."""
    for step in match.steps:
        text = step.text if step.move is None else match.game.write(step.move)
        yield ReplayStep(step.seat, text, step.move is None)


def replay_from(game: Game, setup: Setup, steps: Iterable[ReplayStep]) -> Replay:
    """The replay of these steps."""
    meta, options = game.meta, dict(setup.options)
    seats, start = setup.seats, setup.start_seat
    return Replay(meta.name, meta.rules_version, seats, start, options, setup.seed, setup.data, tuple(steps))


def played_again(replay: Replay) -> Iterator[Match]:
    """The match before the first step and after each; chance gives what it gave."""
    game = games.load(replay.game, replay.rules_version)
    setup = Setup(replay.seats, Seat(replay.start_seat), replay.options, replay.seed, replay.data)
    match = Match(game, setup, [Player("", HUMAN)] * replay.seats, seeded=False)
    yield match
    for number, step in enumerate(replay.steps, start=1):
        if step.chance:
            outcome = game.read_outcome(match.position, step.text) if step.text else []
            if outcome is None:
                raise BadRecord("bad-record-entry-chance", number=number, text=step.text)
            match.chance(outcome)
        else:
            match.play(Seat(step.seat), game.read(step.text))
        yield match


def walk(replay: Replay) -> Iterator[Stop]:
    """Plays the game again. The positions are the walker's own to keep."""
    matches = played_again(replay)
    before = next(matches).position.clone()
    for number, match in enumerate(matches, start=1):
        after = match.position.clone()
        yield Stop(number, replay.steps[number - 1].seat, match.steps[-1].move, before, after)
        before = after


def choices_of(game: Game, stop: Stop) -> list[Choice]:
    """The small decisions a step is made of, in order; none where chance or the platform decided."""
    if stop.move is None or int(stop.before.actor()) != stop.seat:
        return []
    return split(game, stop.before, stop.move)


def split(game: Game, p: Position, move: Move) -> list[Choice]:
    """The small decisions that make up a move of whoever is asked here: often just itself."""
    if move in game.moves(p):
        return [Choice(p, move)]
    return _Splitting(game, game.write(move)).split(p)


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
