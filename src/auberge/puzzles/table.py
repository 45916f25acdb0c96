"""The table of a puzzle: played again to the decision, and what the seat saw there."""

from functools import lru_cache

from auberge import games
from auberge.core.match import Match, follow, pass_pauses
from auberge.core.protocol import Game, Seat, View
from auberge.core.record import HUMAN, Player
from auberge.core.setup import settle_setup
from auberge.puzzles.puzzle import Puzzle


def game_of(puzzle: Puzzle) -> Game:
    """The game under the rules of the puzzle."""
    return games.load(puzzle.game, puzzle.rules_version)


def match_of(puzzle: Puzzle, names: tuple[str, ...] = ()) -> Match:
    """The match at the decision; it has no chance of its own to go on with. BadRecord if it does not lead there."""
    game = game_of(puzzle)
    setup = settle_setup(game.meta, seats=puzzle.seats, seed=0, start_seat=puzzle.start_seat)
    spoken = [*names, *(str(seat + 1) for seat in range(len(names), puzzle.seats))]
    match = Match(game, setup, [Player(name, HUMAN) for name in spoken[: puzzle.seats]], seeded=False)
    for number, entry in enumerate(puzzle.entries, start=1):
        follow(match, number, entry)
    pass_pauses(match)
    for text in puzzle.begun:
        match.play(Seat(puzzle.seat), game.read(text))
    pass_pauses(match)
    return match


@lru_cache(maxsize=64)
def view_of(puzzle: Puzzle) -> View:
    """What the seat saw: all that may be shown of a puzzle."""
    return game_of(puzzle).view(match_of(puzzle).position, Seat(puzzle.seat))
