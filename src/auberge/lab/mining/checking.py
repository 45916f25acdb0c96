"""Looks at mined puzzles again, longer and with fresh chance: does the same move come out best?"""

from collections.abc import Iterator, Sequence
from contextlib import closing
from functools import partial

import msgspec

from auberge.core.rng import scramble
from auberge.lab.arena.workers import IsGivenUp, spread
from auberge.lab.mining import looking
from auberge.puzzles.puzzle import Puzzle
from auberge.puzzles.table import game_of, view_of


class Checked(msgspec.Struct, frozen=True):
    """What a longer look found."""

    puzzle: str
    best: str
    agrees: bool  # the same move is best
    is_clear: bool  # and no other comes near it


def check(puzzles: Sequence[Puzzle], times: int, seed: int, jobs: int) -> Iterator[Checked]:
    """Looks again at every puzzle, in order, this many times as long."""
    pieces = list(enumerate(puzzles))
    with closing(spread(partial(_check, times, seed), pieces, jobs)) as found:
        yield from found


def _check(times: int, seed: int, piece: tuple[int, Puzzle], _is_given_up: IsGivenUp) -> Checked:
    number, puzzle = piece
    game, view = game_of(puzzle), view_of(puzzle)
    chance = scramble(scramble(seed) + number)
    found = looking.look(game, view, times * puzzle.worlds, chance, closely=False)
    best = game.write(game.move(found.best))
    return Checked(puzzle.id, best, best == puzzle.best.move, found.is_clear)
