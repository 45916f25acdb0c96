"""\"What would you do?\": the best few moves of a seat, with the chance to win and the reasons. By its view alone."""

from collections.abc import Generator, Sequence
from time import perf_counter
from typing import Final

import msgspec

from auberge.analysis.bands import mean, spread_of
from auberge.analysis.chances import Estimate
from auberge.analysis.features import reader_of
from auberge.analysis.reasons import Reason, reasons_for
from auberge.analysis.weighing import FIRM, MOST_WORLDS, Ends, Weighing, grows_a_tree, tree_of
from auberge.bots.budget import Budget
from auberge.bots.search.levels import make_searcher
from auberge.bots.search.player import Deadline, SearchPlayer
from auberge.bots.search.tree import Search
from auberge.core.errors import EngineBug
from auberge.core.protocol import Game, Move, View
from auberge.core.rng import scramble

BEST: Final = 3  # moves that are told
_CONTENDERS: Final = 4  # moves that are weighed
_STEPS: Final = 4  # iterations a move takes in a world while it is weighed
_FIRST_LOOK: Final = 4  # worlds in which moves the search does not think of have a try
_SCARCE: Final = 500  # iterations of a budget that allows for one such world only
_PATIENCE: Final = 2  # times the budget, before an impression has to do
_MOST_RATED: Final = 120  # worlds of a rating
_LEAST_COST: Final = 0.01  # of the chance to win: what costs less is no worse


class Advised(msgspec.Struct, frozen=True):
    """A move, the chance to win with it (and between what it lies, 19 times of 20), how much of the thought went to
    it, and why."""

    move: Move
    chance: float
    low: float
    high: float
    thought: float
    reasons: tuple[Reason, ...]

    @property
    def estimate(self) -> Estimate:
        """The chance to win with it."""
        return Estimate(self.chance, self.low, self.high)


class Advice(msgspec.Struct, frozen=True):
    """The best few moves, the best first; and a move that was asked about, whatever its place."""

    moves: tuple[Advised, ...]
    worlds: int  # in which they were weighed
    made: Advised | None = None

    @property
    def quick(self) -> bool:
        """Is this an impression rather than a judgement?"""
        return self.worlds < FIRM


class Thought(msgspec.Struct, frozen=True):
    """Moves that were weighed, by their numbers, the best first."""

    advised: dict[int, Advised]
    weighing: Weighing
    worlds: int

    def cost(self, action: int) -> Estimate:
        """What a move gives away of the chance to win, against the best one: world by world, so that luck is the same
        for both."""
        best, values = next(iter(self.advised)), self.weighing.values
        spread = spread_of([more - less for more, less in zip(values[best], values[action], strict=True)])
        cost = self.advised[best].chance - self.advised[action].chance
        return Estimate(cost, max(-1.0, cost - spread), min(1.0, cost + spread))


def is_worse(cost: Estimate) -> bool:
    """Does a move that costs this give something away, beyond what could be noise or is next to nothing?"""
    return cost.value >= _LEAST_COST and cost.low > 0


def advise(game: Game, view: View, budget: Budget, seed: int, made: Move | None = None) -> Advice:
    """What a strong player would do in this seat, and what they would think of a move made there. The view, the budget
    in iterations and the seed decide."""
    asked = None if made is None else game.action(made)
    thought = think(game, view, budget, seed, also=() if asked is None else (asked,))
    best = tuple(thought.advised.values())[:BEST]
    return Advice(best, thought.worlds, None if asked is None else thought.advised[asked])


def think(
    game: Game,
    view: View,
    budget: Budget,
    seed: int,
    *,
    also: tuple[int, ...] = (),
    closely: bool = True,
    most_worlds: int = MOST_WORLDS,
) -> Thought:
    """Searches as the strong players do, then weighs the best answers, and these besides, against each other.

    If not `closely`, there are no reasons, and no moves the search does not think of."""
    began = perf_counter()
    state = scramble(seed)
    weighing = _weighing(game, view, state)
    legal = [game.action(move) for move in view.moves]
    search = _searched(game, view, budget, state) if len(legal) > 1 and grows_a_tree(game.meta.name) else None
    visits: dict[int, int] = {}
    if search is not None:
        visits = {edge.action: int(edge.visits) for edge in search.root.edges.values() if edge.visits}
    elif len(legal) > 1:
        visits[_chosen(game, view, _half(budget), state)] = 1
    contenders = sorted(visits, key=lambda action: -visits[action])[:_CONTENDERS]
    if closely and len(contenders) < BEST:
        rest = [action for action in legal if action not in visits]
        worlds = 1 if budget.iterations is not None and budget.iterations < _SCARCE else _FIRST_LOOK
        contenders += weighing.first_look(rest, BEST - len(contenders), worlds)
    contenders += [action for action in also if action not in contenders]
    rounds = 10**6 if budget.iterations is None else budget.iterations // 2 // (_STEPS * len(contenders))
    weighing.weigh(contenders, rounds, _ends(budget, began), looking=closely, most=most_worlds)
    return _thought(game, weighing, contenders, visits, search)


def compare(game: Game, view: View, actions: Sequence[int], budget: Budget, seed: int) -> Thought:
    """Weighs these moves against each other, and no others: the whole budget is theirs."""
    began = perf_counter()
    weighing = _weighing(game, view, scramble(seed))
    rounds = 10**6 if budget.iterations is None else budget.iterations // (_STEPS * len(actions))
    weighing.weigh(actions, rounds, _ends(budget, began))
    return _thought(game, weighing, list(actions), {}, None)


def rate(game: Game, view: View, budget: Budget, seed: int, only: Sequence[Move] = ()) -> Advice:
    """What each move of a view is worth to its seat, the best first: all are weighed in the same worlds, as many as the
    budget allows, or `only` these, and then in enough of them. Only the best move has reasons."""
    rating = rating_of(game, view, budget, seed, only)
    while True:
        try:
            next(rating)
        except StopIteration as end:
            found: Advice = end.value
            return found


def rating_of(
    game: Game, view: View, budget: Budget, seed: int, only: Sequence[Move] = ()
) -> Generator[None, None, Advice]:
    """The same, a little at a time."""
    ends = _ends(budget, perf_counter())
    state, actions = scramble(seed), [game.action(move) for move in only or view.moves]
    weighing = _weighing(game, view, state)
    rounds = 10**6 if budget.iterations is None else budget.iterations // (_STEPS * len(actions))
    soon = ends if only or ends is None else (ends[0], ends[0])
    yield from weighing.weighing(actions, rounds, soon, looking=False, most=_MOST_RATED)
    rated = sorted((_rated(game, weighing, action) for action in actions), key=lambda one: -one.chance)
    closer = _weighing(game, view, state)
    yield from closer.weighing([game.action(one.move) for one in rated[:_CONTENDERS]], _FIRST_LOOK)
    reasons = reasons_for(reader_of(game.meta.name).features, list(closer.sights.values()), 0)
    best = msgspec.structs.replace(rated[0], reasons=reasons)
    return Advice((best, *rated[1:]), len(weighing.values[actions[0]]))


def _rated(game: Game, weighing: Weighing, action: int) -> Advised:
    values = weighing.values[action]
    chance, spread = mean(values), spread_of(values)
    return Advised(game.move(action), chance, max(0.0, chance - spread), min(1.0, chance + spread), 0.0, ())


def _weighing(game: Game, view: View, state: int) -> Weighing:
    if view.you is None or view.actor != view.you or not view.moves:
        raise EngineBug("bug-foreign-view", game=game.meta.name)
    return Weighing(game, reader_of(game.meta.name), view, int(view.you), state >> 8)


def _ends(budget: Budget, began: float) -> Ends | None:
    return None if budget.seconds is None else (began + budget.seconds, began + _PATIENCE * budget.seconds)


def preferred(game: Game, view: View, iterations: int, seed: int) -> int:
    """What the strong players would do after a short thought, by its number; nothing is weighed."""
    return _chosen(game, view, Budget(iterations=iterations), scramble(seed))


def _chosen(game: Game, view: View, budget: Budget, state: int) -> int:
    return game.action(make_searcher("grand_master", game, state, budget, "long").choose(view))


def _half(budget: Budget) -> Budget:
    seconds = None if budget.seconds is None else budget.seconds / 2
    return Budget(seconds, None if budget.iterations is None else max(budget.iterations // 2, 1))


def _searched(game: Game, view: View, budget: Budget, state: int) -> Search:
    """The tree of the strong players after half of the budget."""
    half = _half(budget)
    guide, manner = tree_of(game.meta.name)
    world = game.imagine(view, state)
    world.pausing = False
    return SearchPlayer(game, guide, state, half, manner).search(view, state, Deadline(half), world)


def _thought(
    game: Game, weighing: Weighing, contenders: list[int], visits: dict[int, int], search: Search | None
) -> Thought:
    features = reader_of(game.meta.name).features
    sights = [weighing.sights[action] for action in contenders]
    total = max(sum(visits.values()), 1)
    found: dict[int, Advised] = {}
    for place, action in enumerate(contenders):
        values = weighing.values[action]
        chance = _pooled(weighing, action, search)
        spread = spread_of(values)
        found[action] = Advised(
            move=game.move(action),
            chance=chance,
            low=max(0.0, chance - spread),
            high=min(1.0, chance + spread),
            thought=visits.get(action, 0) / total,
            reasons=reasons_for(features, sights, place),
        )
    order = sorted(contenders, key=lambda action: (-found[action].chance, action))
    return Thought({action: found[action] for action in order}, weighing, len(weighing.values[contenders[0]]))


def _pooled(weighing: Weighing, action: int, search: Search | None) -> float:
    """The chance by the weighing and by the search before it, each for as much thought as went into it."""
    values = weighing.values[action]
    if search is None or action not in search.root.edges:
        return mean(values)
    edge = search.root.edges[action]
    return (edge.totals[weighing.seat] + 3 * sum(values)) / (int(edge.visits) + 3 * len(values))
