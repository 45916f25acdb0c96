"""Mines a set: game after game, spread over processes, until there are enough varied puzzles.

What is found follows from the seed, the number wanted and the effort; not from the number of processes, nor from where
the work was left and taken up again.
"""

from collections.abc import Callable, Generator
from contextlib import closing
from functools import partial
from typing import Final

import msgspec

from auberge import games
from auberge.core.errors import BadSetup
from auberge.lab.arena.workers import spread
from auberge.lab.mining import looking
from auberge.lab.mining.looking import Effort
from auberge.lab.mining.prospecting import Prospect, Task, prospect
from auberge.lab.mining.sieve import EASY, Sieve
from auberge.puzzles.puzzle import Mined, PuzzleSet

MOST_GAMES: Final = 100_000  # in which a set is looked for

Progress = Callable[[PuzzleSet], None]


def mine(
    game_name: str,
    number: int,
    seed: int,
    jobs: int = 1,
    *,
    easy: float = EASY,
    effort: Effort = looking.USUAL,
    begun: PuzzleSet | None = None,
    on_progress: Progress = lambda _: None,
) -> PuzzleSet:
    """A set of this many puzzles, at most this share of them easy.

    `begun` is a set to go on with; `on_progress` is told the set after every game.
    BadSetup if there is no such game, or what was begun is another set."""
    game = games.load(game_name)
    found = begun or PuzzleSet(Mined(game_name, game.meta.rules_version, seed))
    mined = found.mined
    if (mined.game, mined.rules_version, mined.seed) != (game_name, game.meta.rules_version, seed):
        raise BadSetup("puzzles-other-set", game=mined.game, seed=str(mined.seed))
    sieve = Sieve(number, easy)
    for puzzle in found.puzzles:
        sieve.lets_through(puzzle)
    if len(found.puzzles) >= number:
        return found
    with closing(_prospects(Task(game_name, seed, effort), mined.games, jobs)) as prospects:
        for came in prospects:
            found = _with(found, came, sieve, number)
            on_progress(found)
            if len(found.puzzles) == number:
                break
    return found


def _prospects(task: Task, first: int, jobs: int) -> Generator[Prospect, None, None]:
    """What comes of every game, in order."""
    with closing(spread(partial(prospect, task), range(first, MOST_GAMES), jobs)) as prospects:
        yield from prospects


def _with(found: PuzzleSet, came: Prospect, sieve: Sieve, number: int) -> PuzzleSet:
    """The set with what came of one game more."""
    kept = found.puzzles
    for puzzle in came.puzzles:
        if len(kept) < number and sieve.lets_through(puzzle):
            kept = (*kept, puzzle)
    mined = msgspec.structs.replace(
        found.mined,
        games=came.number + 1,
        decisions=found.mined.decisions + came.decisions,
        candidates=found.mined.candidates + came.candidates,
        proved=found.mined.proved + len(came.puzzles),
    )
    return PuzzleSet(mined, kept)
