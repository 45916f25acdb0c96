"""Is this the move to find? Answers are judged by what the puzzle knows; nothing is searched."""

from typing import Literal

import msgspec

from auberge.analysis.replay import Stop, choices_of
from auberge.core.errors import BadMove, MoveRefused
from auberge.core.protocol import Move, Seat
from auberge.puzzles.puzzle import Judged, Puzzle
from auberge.puzzles.table import match_of

Verdict = Literal["best", "as_good", "worse"]


class Answered(msgspec.Struct, frozen=True):
    """An answer, what it is worth, and the move to find."""

    verdict: Verdict
    answer: Judged
    best: Judged

    @property
    def solved(self) -> bool:
        """A move that may be as good is no mistake."""
        return self.verdict != "worse"

    @property
    def cost(self) -> float:
        """What the answer costs of the chance to win."""
        return max(0.0, self.best.chance - self.answer.chance)


def verdict_on(answer: Judged, best: Judged) -> Verdict:
    """Judges a move against the best one: where the two intervals overlap, it may be as good."""
    if answer.move == best.move:
        return "best"
    return "as_good" if answer.high >= best.low else "worse"


def judge(puzzle: Puzzle, move: Move) -> Answered:
    """Judges an answer; one that makes a whole decision at once is judged by its first part.

    MoveRefused, naming the rule, if it is not legal; BadMove if it is no move of this game."""
    match = match_of(puzzle)
    game, position, seat = match.game, match.position, Seat(puzzle.seat)
    refusal = game.why_not(position, seat, move)
    if refusal is not None:
        raise MoveRefused(refusal.rule, refusal.reason, **refusal.values)
    parts = choices_of(game, Stop(1, seat, move, position, position))
    first = game.write(parts[0].move) if parts else ""
    answer = next((one for one in puzzle.moves if one.move == first), None)
    if answer is None:  # a move of the platform, such as giving up
        raise BadMove("puzzle-no-answer")
    return Answered(verdict_on(answer, puzzle.best), answer, puzzle.best)
