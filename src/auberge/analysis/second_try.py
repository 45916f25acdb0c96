"""A costly decision made again: where it was due, and how another answer is judged. By the view of its seat alone.

What is judged is one small decision (ADR 6), as in the review: good play is assumed for what follows, whether or not it
belongs to the same big decision. What the review found stands; any other move is weighed against it.
"""

from typing import Literal

import msgspec

from auberge.analysis.advice import compare, is_worse
from auberge.analysis.chances import Estimate
from auberge.analysis.reasons import Reason
from auberge.analysis.replay import Choice, Replay, choices_of, walk
from auberge.analysis.review import Costly
from auberge.bots.budget import Budget
from auberge.core.errors import EngineBug
from auberge.core.protocol import Game, Move, View

Verdict = Literal["best", "good", "worse"]  # good: not to be told from the best


class Weighed(msgspec.Struct, frozen=True):
    """A move, the chance to win with it, what it costs against the best one (None: it is the best), and why."""

    move: Move
    chance: Estimate
    cost: Estimate | None
    reasons: tuple[Reason, ...] = ()


class Judged(msgspec.Struct, frozen=True):
    """How a move stands beside others."""

    verdict: Verdict
    moves: tuple[Weighed, ...]  # the best first
    tried: int  # its place among them
    worlds: int | None = None  # in which they were weighed now; None: the review knew


def due(game: Game, replay: Replay, costly: Costly) -> Choice:
    """Where a costly decision of this game was due, and what was decided."""
    *_, stop = walk(msgspec.structs.replace(replay, steps=replay.steps[: costly.step + 1]))
    for choice in choices_of(game, stop):
        if game.write(choice.move) == costly.made:
            return choice
    raise EngineBug("bug-no-decision", game=game.meta.name, step=costly.step)


def found(game: Game, costly: Costly) -> tuple[Weighed, Weighed]:
    """What the review found: the better move, and the one that was made."""
    return (
        Weighed(game.read(costly.better), costly.best_chance, None, costly.reasons),
        Weighed(game.read(costly.made), costly.chance, costly.cost),
    )


def judge(game: Game, view: View, costly: Costly, tried: Move, budget: Budget) -> Judged:
    """Judges a legal move: at once if the review knows it, else after some thought."""
    known = found(game, costly)
    actions = [game.action(one.move) for one in known]
    action = game.action(tried)
    if action in actions:
        place = actions.index(action)
        return Judged("worse" if place else "best", known, place)
    thought = compare(game, view, (*actions, action), budget, costly.step)
    order = list(thought.advised)
    moves = tuple(
        Weighed(one.move, one.estimate, thought.cost(number) if place else None, one.reasons)
        for place, (number, one) in enumerate(thought.advised.items())
    )
    place = order.index(action)
    if place == 0:
        return Judged("best", moves, place, thought.worlds)
    return Judged("worse" if is_worse(thought.cost(action)) else "good", moves, place, thought.worlds)
