"""Games between bots in which puzzles are looked for: squires and knights, at tables of every size in turn."""

from collections.abc import Iterator
from typing import Final

import msgspec

from auberge import bots
from auberge.bots.budget import Budget
from auberge.bots.protocol import Bot
from auberge.bots.search.levels import short_iterations
from auberge.core.match import Match
from auberge.core.protocol import CHANCE, Game, Position, Seat
from auberge.core.record import HUMAN, Player, write_entry
from auberge.core.rng import advance, below, scramble
from auberge.core.setup import MAX_SEED, settle_setup
from auberge.puzzles.puzzle import FEWEST_MOVES

_MOST_MOVES: Final = 32
_LAST_STEP: Final = 400  # later decisions are left alone: their records are long
_PER_QUESTION: Final = 5  # decisions of each kind looked at in a game


class Decision(msgspec.Struct, frozen=True):
    """A decision of a game: where it was made, after how many steps."""

    position: Position
    seat: Seat
    question: str
    step: int


class PlayedGame(msgspec.Struct, frozen=True):
    """A whole game, and all its decisions among several moves."""

    match: Match
    decisions: tuple[Decision, ...]

    def way_to(self, decision: Decision) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The entries of the record before a decision, and the parts of it already made."""
        steps = self.match.steps[: decision.step]
        entries = tuple(write_entry(step.seat, step.text) for step in steps if step.text)
        begun: list[str] = []
        for step in reversed(steps):
            if step.text:
                break
            if step.move is not None:
                begun.insert(0, self.match.game.write(step.move))
        return entries, tuple(begun)


def play(game: Game, number: int, seed: int) -> PlayedGame:
    """The game of this number."""
    chance = scramble(scramble(seed) + number)
    sizes = game.meta.max_seats - game.meta.min_seats + 1
    seats = game.meta.min_seats + number % sizes
    setup = settle_setup(game.meta, seats=seats, seed=chance & MAX_SEED)
    match = Match(game, setup, [Player(str(seat + 1), HUMAN) for seat in range(seats)])
    players = [_player(game, scramble(chance + seat + 1)) for seat in range(seats)]
    decisions: list[Decision] = []
    while not match.is_over:
        if match.actor == CHANCE:
            match.chance()
            continue
        seat = Seat(match.actor)
        view = game.view(match.position, seat)
        if FEWEST_MOVES <= len(view.moves) <= _MOST_MOVES and len(match.steps) <= _LAST_STEP:
            decisions.append(Decision(match.position.clone(), seat, view.question, len(match.steps)))
        match.play(seat, players[seat].choose(view))
    return PlayedGame(match, tuple(decisions))


def _player(game: Game, seed: int) -> Bot:
    """A squire or a knight, as the seed says."""
    if below(advance(seed), 2):
        return bots.load("squire")(game, seed)
    return bots.load("knight")(game, seed, Budget(iterations=short_iterations("knight", game)))


def sample(played: PlayedGame, seed: int) -> Iterator[Decision]:
    """A few decisions of every kind, drawn from all over the game."""
    left: dict[str, int] = {}
    for decision in sorted(played.decisions, key=lambda one: scramble(seed + one.step)):
        left.setdefault(decision.question, _PER_QUESTION)
        if left[decision.question]:
            left[decision.question] -= 1
            yield decision
