"""The puzzles that come with the program: `sets/<game>.jsonl.gz`, and which of them is due."""

import gzip
from collections.abc import Sequence
from datetime import date
from functools import cache
from importlib import resources

from auberge import games
from auberge.core.errors import BadSetup
from auberge.puzzles.puzzle import Level, Puzzle, PuzzleSet, loads
from auberge.puzzles.rating import Rating


@cache
def load(game_name: str) -> PuzzleSet:
    """The puzzles of a game. BadSetup if there is no such game, or it has none."""
    games.check_brings(game_name, "puzzles")
    file = f"{game_name}.jsonl.gz"
    packed = (resources.files("auberge.puzzles") / "sets" / file).read_bytes()
    return loads(file, gzip.decompress(packed))


def find(game_name: str, name: str) -> Puzzle:
    """The puzzle of this id. BadSetup if there is none."""
    puzzle = load(game_name).find(name)
    if puzzle is None:
        raise BadSetup("unknown-puzzle", name=name)
    return puzzle


def daily(day: date) -> Puzzle:
    """The puzzle of a day, the same for everyone: the games take turns, each goes through all its puzzles."""
    lap, turn = divmod(day.toordinal(), len(games.NAMES))
    puzzles = load(games.NAMES[turn]).puzzles
    return puzzles[lap % len(puzzles)]


def next_for(game_name: str, rating: Rating, seen: Sequence[str] = (), level: Level | None = None) -> Puzzle:
    """The puzzle not seen yet that suits a player best; once all are seen, the one seen longest ago.

    `seen` are ids in the order they were answered."""
    puzzles = [puzzle for puzzle in load(game_name).puzzles if level in (None, puzzle.level)]
    if not puzzles:
        raise BadSetup("puzzles-none", game=game_name)
    last = {name: place for place, name in enumerate(seen)}
    return min(puzzles, key=lambda puzzle: (last.get(puzzle.id, -1), abs(puzzle.rating - rating.value)))
