"""One game looked through for puzzles: what a worker does."""

from typing import Final

import msgspec

from auberge import games
from auberge.analysis.advice import preferred
from auberge.core.errors import EngineBug
from auberge.core.protocol import View
from auberge.core.rng import scramble
from auberge.lab.arena.workers import IsGivenUp
from auberge.lab.mining import looking, playing
from auberge.lab.mining.looking import Effort
from auberge.lab.mining.playing import Decision
from auberge.puzzles.puzzle import Judged, Puzzle
from auberge.puzzles.table import view_of

_MOST_PER_GAME: Final = 3
_EASY_EVERY: Final = 6  # games: in one of them what is found at sight is kept as well


class Task(msgspec.Struct, frozen=True):
    """What every worker must know."""

    game: str
    seed: int
    effort: Effort = looking.USUAL


class Prospect(msgspec.Struct):
    """What came of one game."""

    number: int
    decisions: int = 0
    candidates: int = 0
    puzzles: list[Puzzle] = msgspec.field(default_factory=list)


class Proof(msgspec.Struct, frozen=True):
    """What the looks at a decision agree on."""

    moves: tuple[Judged, ...]
    iterations: int
    at_sight: bool


def prospect(task: Task, number: int, is_given_up: IsGivenUp) -> Prospect:
    """Plays the game of this number and looks through it: at most a few puzzles, each about another question."""
    prospecting = Prospecting(task, number)
    found = Prospect(number)
    asked: set[str] = set()
    for decision in playing.sample(prospecting.played, scramble(task.seed) + number):
        if is_given_up() or len(found.puzzles) == _MOST_PER_GAME:
            break
        if decision.question in asked:
            continue
        found.decisions += 1
        view = prospecting.game.view(decision.position, decision.seat)
        seed = scramble(scramble(task.seed + 1) + 1000 * number + decision.step)
        best = prospecting.glance(view, seed)
        if best is None:
            continue
        found.candidates += 1
        proof = prospecting.prove(view, best, seed)
        if proof is not None:
            asked.add(decision.question)
            found.puzzles.append(prospecting.puzzle(decision, view, proof))
    return found


class Prospecting:
    """The game of one number. The dearer a look, the fewer decisions come so far."""

    def __init__(self, task: Task, number: int) -> None:
        self.game: Final = games.load(task.game)
        self.played: Final = playing.play(self.game, number, task.seed)
        self._number: Final = number
        self._effort: Final = task.effort

    def glance(self, view: View, seed: int) -> int | None:
        """The move that seems to be clearly best; None if there is none, or if it is an easy one and not wanted."""
        plain = None if self._number % _EASY_EVERY == 0 else looking.at_sight(self.game, view)
        if plain is not None and preferred(self.game, view, self._effort.first, seed) == plain:
            return None
        best = looking.glance(self.game, view, self._effort, seed)
        return None if best == plain else best

    def prove(self, view: View, best: int, seed: int) -> Proof | None:
        """Does every look find this move clearly best, for a reason, and do the searching players find it?"""
        game, effort = self.game, self._effort
        told = looking.look(game, view, effort.worlds, scramble(seed + 1))
        if not told.confirms(best):
            return None
        moves = looking.judged(game, told)
        iterations = looking.iterations_needed(game, view, best, effort.iterations, scramble(seed + 2))
        if iterations is None or not moves[0].reasons:
            return None
        longer = looking.look(game, view, effort.times * effort.worlds, scramble(seed + 3), closely=False)
        if not longer.confirms(best):
            return None
        return Proof(moves, iterations, looking.at_sight(game, view) == best)

    def puzzle(self, decision: Decision, view: View, proof: Proof) -> Puzzle:
        """The puzzle of this decision. EngineBug if its record does not lead there."""
        meta, setup = self.game.meta, self.played.match.setup
        entries, begun = self.played.way_to(decision)
        puzzle = Puzzle(
            id=f"{meta.canon.lower()}{self._number}-{decision.step}",
            game=meta.name,
            rules_version=meta.rules_version,
            seats=setup.seats,
            start_seat=setup.start_seat,
            seat=decision.seat,
            question=decision.question,
            entries=entries,
            begun=begun,
            moves=proof.moves,
            worlds=self._effort.worlds,
            iterations=proof.iterations,
            at_sight=proof.at_sight,
        )
        if view_of(puzzle) != view:
            raise EngineBug("bug-puzzle", puzzle=puzzle.id)
        return puzzle
