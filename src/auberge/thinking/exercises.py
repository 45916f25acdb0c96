"""Exercises as the browser is told of them: the decision, before; how good a move is, after. Done by a worker.

Before an answer is given nothing is told but the view of the seat, and after it nothing that chance or others would do:
a move that is tried is not played.
"""

import msgspec

from auberge import games
from auberge import wire as m
from auberge.analysis import second_try
from auberge.analysis.replay import Replay, split
from auberge.analysis.review import Costly
from auberge.analysis.second_try import Judged, Weighed
from auberge.analysis.weighing import FIRM
from auberge.bots.budget import Budget
from auberge.core.errors import BadMove, MoveRefused
from auberge.core.protocol import Game, Move, Position, Seat, View
from auberge.table.validation import problem_of, read_move
from auberge.table.viewer_messages import explained, shown
from auberge.thinking.advice import estimated, reason_lines
from auberge.wire.encoding import encode


def exercise_of(game: Game, view: View, seats: int) -> m.Exercise:
    """The decision that is due in a view."""
    return m.Exercise(game.meta.name, seats, shown(view), explained(game, view))


def second_try_of(replay: Replay, costly: Costly) -> m.Exercise:
    """A costly decision, as it was due."""
    game = games.load(replay.game, replay.rules_version)
    position = second_try.due(game, replay, costly).position
    return exercise_of(game, game.view(position, Seat(costly.seat)), replay.seats)


def told(replay: Replay, costly: Costly, tried: bytes, budget: Budget) -> m.ExerciseTold:
    """The answer to a try (`messages.ExerciseTry` as JSON) at a costly decision."""
    game = games.load(replay.game, replay.rules_version)
    said = msgspec.json.decode(tried, type=m.ExerciseTry)
    if said.action == "show":
        return m.ExerciseTold(answer(game, "shown", second_try.found(game, costly), None, 1))
    position = second_try.due(game, replay, costly).position
    try:
        move = small_step(game, position, said)
    except MoveRefused as refusal:
        return m.ExerciseTold(m.ExerciseAnswer("refused", problem=problem_of(refusal)))
    except BadMove as problem:
        return m.ExerciseTold(problem=problem_of(problem))
    if said.action == "why":
        return m.ExerciseTold(m.ExerciseAnswer("legal"))
    view = game.view(position, Seat(costly.seat))
    return m.ExerciseTold(answer_of(game, second_try.judge(game, view, costly, move, budget), game.read(costly.made)))


def small_step(game: Game, position: Position, said: m.ExerciseTry) -> Move:
    """The small decision somebody tries: the first of those their move is made of. MoveRefused if the rules forbid it,
    BadMove if it is no decision that is due here."""
    move = read_move(game.meta.name, msgspec.Raw(encode(said.move)))
    refusal = game.why_not(position, Seat(int(position.actor())), move)
    if refusal is not None:
        raise MoveRefused(refusal.rule, refusal.reason, **refusal.values)
    choices = split(game, position, move)
    if not choices:
        raise BadMove("server-exercise-other-move")
    return choices[0].move


def answer_of(game: Game, judged: Judged, made: Move | None = None) -> m.ExerciseAnswer:
    """How good a move is, beside what was played in the game this comes from, if anything was."""
    moves = [one.move for one in judged.moves]
    place = moves.index(made) if made in moves else None
    return answer(game, judged.verdict, judged.moves, judged.tried, place, worlds=judged.worlds)


def answer(
    game: Game,
    verdict: m.ExerciseVerdict,
    moves: tuple[Weighed, ...],
    tried: int | None,
    made: int | None = None,
    *,
    worlds: int | None = None,
) -> m.ExerciseAnswer:
    """A verdict with the moves it rests on, the best first, and the places of two of them."""
    told = tuple(_weighed(game, one) for one in moves)
    quick = worlds is not None and worlds < FIRM
    return m.ExerciseAnswer(verdict, told, tried, made, worlds=worlds, quick=quick)


def _weighed(game: Game, one: Weighed) -> m.WeighedMove:
    cost = None if one.cost is None else estimated(one.cost)
    reasons = reason_lines(game.meta.name, one.reasons)
    return m.WeighedMove(msgspec.Raw(encode(one.move)), estimated(one.chance), cost, reasons)
