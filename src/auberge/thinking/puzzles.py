"""Puzzles as the browser is told of them: which there are, the decision, and how good an answer is."""

from datetime import date
from typing import Final

import msgspec

from auberge import games
from auberge import wire as m
from auberge.analysis.chances import Estimate
from auberge.analysis.second_try import Weighed
from auberge.core.errors import BadMove, MoveRefused
from auberge.core.protocol import Game
from auberge.puzzles import answers, rating, shipped, table
from auberge.puzzles.puzzle import Judged, Puzzle
from auberge.table.validation import problem_of, read_move
from auberge.thinking import exercises
from auberge.wire.encoding import encode

_TOLD: Final = 3  # moves, besides the one that was tried
_VERDICTS: Final[dict[answers.Verdict, m.ExerciseVerdict]] = {"best": "best", "as_good": "good", "worse": "worse"}


def shelf_on(day: date) -> m.PuzzleShelf:
    """All puzzles by their number, and the one of this day."""
    daily = shipped.daily(day)
    return m.PuzzleShelf(
        day.isoformat(), info_of(daily), {name: len(shipped.load(name).puzzles) for name in games.NAMES}
    )


def next_for(game: str, wish: m.PuzzleWish) -> m.PuzzleInfo:
    """The puzzle that suits somebody best. BadSetup if there is no such game."""
    return info_of(shipped.next_for(game, wish.rating, wish.seen))


def info_of(puzzle: Puzzle) -> m.PuzzleInfo:
    """What may be known of a puzzle before it is solved."""
    return m.PuzzleInfo(puzzle.game, puzzle.id, puzzle.level, puzzle.rating)


def puzzle_of(game: str, name: str) -> m.PuzzleNow:
    """A puzzle that there is, as its seat saw it."""
    puzzle = shipped.find(game, name)
    exercise = exercises.exercise_of(table.game_of(puzzle), table.view_of(puzzle), puzzle.seats)
    return m.PuzzleNow(info_of(puzzle), exercise)


def told(game: str, name: str, tried: bytes) -> m.PuzzleTold:
    """The answer to a try (`messages.PuzzleTry` as JSON) at a puzzle that there is."""
    puzzle = shipped.find(game, name)
    said = msgspec.json.decode(tried, type=m.PuzzleTry)
    try:
        answer = _answer(puzzle, said.tried)
    except MoveRefused as refusal:
        answer = m.ExerciseAnswer("refused", problem=problem_of(refusal))
    except BadMove as problem:
        return m.PuzzleTold(problem=problem_of(problem))
    if said.rating is None or answer.verdict in ("refused", "legal"):
        return m.PuzzleTold(m.PuzzleAnswer(answer))
    solved = answer.verdict in ("best", "good")
    return m.PuzzleTold(m.PuzzleAnswer(answer, rating.after(said.rating, puzzle.rating, solved)))


def _answer(puzzle: Puzzle, said: m.ExerciseTry) -> m.ExerciseAnswer:
    """Judges a try. MoveRefused if the rules forbid it, BadMove if it is no answer here."""
    game = table.game_of(puzzle)
    if said.action == "show":
        shown = _weighed(game, puzzle, puzzle.moves[:_TOLD], puzzle.best)
        return exercises.answer(game, "shown", shown, None, worlds=puzzle.worlds)
    found = answers.judge(puzzle, read_move(game.meta.name, msgspec.Raw(encode(said.move))))
    if said.action == "why":
        return m.ExerciseAnswer("legal")
    place = puzzle.moves.index(found.answer)
    moves = puzzle.moves[:_TOLD] if place < _TOLD else (*puzzle.moves[:_TOLD], found.answer)
    weighed = _weighed(game, puzzle, moves, found.answer)
    verdict = _VERDICTS[found.verdict]
    return exercises.answer(game, verdict, weighed, moves.index(found.answer), worlds=puzzle.worlds)


def _weighed(game: Game, puzzle: Puzzle, moves: tuple[Judged, ...], tried: Judged) -> tuple[Weighed, ...]:
    """Moves as they were weighed, the best first, with the reasons for which it is better than the one that was tried.

    What a move costs lies surely between the ends of both bands."""
    best = puzzle.best
    first = Weighed(game.read(best.move), _chance(best), None, tried.reasons or best.reasons)
    others = (
        Weighed(
            game.read(one.move),
            _chance(one),
            Estimate(best.chance - one.chance, best.low - one.high, best.high - one.low),
        )
        for one in moves[1:]
    )
    return (first, *others)


def _chance(one: Judged) -> Estimate:
    return Estimate(one.chance, one.low, one.high)
