"""Asking a strong player: what to do in a seat and why, and how a finished game went."""

from collections.abc import Callable

from auberge import games
from auberge.analysis import advice as advising
from auberge.analysis import review as reviewing
from auberge.analysis.advice import Advice
from auberge.analysis.replay import replay_of
from auberge.analysis.review import Effort, Review
from auberge.api.players import budget_of
from auberge.api.records import resume
from auberge.bots.budget import Budget
from auberge.core.protocol import Move, View
from auberge.core.record import Record


def advise(view: View, *, budget: str | Budget = "300it", seed: int = 1, made: Move | None = None) -> Advice:
    """The best few moves of the seat that sees this, the best first, each with the chance to win and the reasons; and
    what is to be thought of a move that was `made`.

    >>> import auberge
    >>> session = auberge.open_session("saint_malo", ["Ann", "Bob"], seed=1)
    >>> session.proceed()
    >>> advice = auberge.advise(session.view(session.due.seat), budget="20it")
    >>> advice.moves[0].chance >= advice.moves[-1].chance
    True

    The view, the budget in iterations and the seed decide; nothing the seat does not see is used.
    """
    game = games.load(str(type(view).__struct_config__.tag))
    return advising.advise(game, view, budget_of(budget) or Budget(iterations=300), seed, made)


def review(
    record: Record,
    *,
    tries: int = 100,
    glance: int = 300,
    closer: int = 2000,
    seed: int = 1,
    on_progress: Callable[[float], None] | None = None,
) -> Review:
    """A finished game looked over: everybody's chance to win over time, the costliest decisions, and luck.

    `tries` are playouts for each position, `glance` iterations for each decision and `closer` for those that stood
    out. `on_progress` is told the share that is done. BadRecord if the game is not over.
    """
    replay = replay_of(resume(record).match)
    return reviewing.review(replay, Effort(tries, glance, closer, seed), on_progress or (lambda _share: None))
