"""Weighs a few moves against each other from a seat's view: the same imagined worlds for all of them.

Each move gets a search of its own below it, so that all are thought about equally; besides, every world is played on
once to the search's horizon, to see what the move leads to.
"""

import importlib
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from time import perf_counter
from typing import Final, Protocol

from auberge.analysis.features import FeatureReader
from auberge.analysis.reasons import Sight
from auberge.bots import knows, package_of
from auberge.bots.search.guide import Guide
from auberge.bots.search.player import Manner
from auberge.bots.search.tree import Search
from auberge.core.errors import BadSetup
from auberge.core.position import CHANCE
from auberge.core.protocol import Game, Position, View
from auberge.core.rng import scramble

_DEEP: Final = 3  # iterations below a move in every world
_LEAST_WORLDS: Final = 4
FIRM: Final = 12  # worlds: with fewer there is only an impression
MOST_WORLDS: Final = 400  # of a hint or a review; puzzles are looked at for longer
_MOST_TRIED: Final = 36

Ends = tuple[float, float]  # when to end, and when even with an impression only


class Leads(Protocol):
    """What is asked of a guide here: the tree's own, or one of the analysis for a game whose players grow no tree."""

    exact: bool

    def stops(self, p: Position) -> bool: ...

    def observation(self, p: Position) -> int: ...

    def play_on(self, p: Position, generator: int) -> int: ...

    def values(self, p: Position) -> list[float]: ...


def guide_of(game_name: str) -> Leads:
    """What plays on and judges in a game. BadSetup if nothing does."""
    own = f"auberge.analysis.{game_name}.guide"
    if find_spec(own) is not None:
        found: Leads = importlib.import_module(own).GUIDE
        return found
    return tree_of(game_name)[0]


def tree_of(game_name: str) -> tuple[Guide, Manner]:
    """What leads the strong players' search through a game, and its manner. BadSetup if they grow no tree."""
    levels = importlib.import_module(f"{package_of(game_name)}.levels") if knows(game_name, "levels") else None
    if levels is None or not grows_a_tree(game_name):
        raise BadSetup("analysis-not-this-game", game=game_name)
    return levels.TELLING, levels.MANNER


def grows_a_tree(game_name: str) -> bool:
    """Do the strong players of this game search by a tree?"""
    return hasattr(importlib.import_module(f"{package_of(game_name)}.levels"), "GUIDE")


def settle(p: Position) -> None:
    """Lets chance happen where it is due, and from now on by itself."""
    p.pausing = False
    while p.actor() == CHANCE:
        p.happen(p.draw())


class Weighing:
    """One decision of one seat: the worlds it may be in, and what came of each move in them."""

    def __init__(self, game: Game, reader: FeatureReader, view: View, seat: int, seed: int) -> None:
        self.seat: Final = seat
        self.sights: Final[dict[int, Sight]] = {}
        self.values: Final[dict[int, list[float]]] = {}  # by action: the mean for the seat, world by world
        self._game: Final = game
        self._reader: Final = reader
        self._view: Final = view
        self._seed: Final = seed
        self._guide: Final = guide_of(game.meta.name)
        self._trees: Final[dict[tuple[int, ...], Search]] = {}  # by the move, and by what chance showed after it
        self._whims = scramble(seed)

    def world(self, number: int) -> Position:
        """One of the worlds that fit the view, with chance of its own."""
        world = self._game.imagine(self._view, self._seed + number)
        world.pausing = False
        return world

    def first_look(self, actions: Sequence[int], most: int, worlds: int) -> list[int]:
        """The moves that did best in a few worlds."""
        tried = list(actions)[:: -(-len(actions) // _MOST_TRIED)] if actions else []
        totals = dict.fromkeys(tried, 0.0)
        for number in range(worlds):
            world = self.world(number)
            for action in tried:
                p = world.clone()
                p.apply(action)
                totals[action] += self._played_on(p)[self.seat]
        return sorted(tried, key=lambda action: -totals[action])[:most]

    def weigh(
        self,
        actions: Sequence[int],
        worlds: int,
        ends: Ends | None = None,
        *,
        looking: bool = True,
        most: int = MOST_WORLDS,
    ) -> None:
        """Plays the moves in this many worlds, or in fewer if the clock says so; looks at what they lead to, or not."""
        for _ in self.weighing(actions, worlds, ends, looking=looking, most=most):
            pass

    def weighing(
        self,
        actions: Sequence[int],
        worlds: int,
        ends: Ends | None = None,
        *,
        looking: bool = True,
        most: int = MOST_WORLDS,
    ) -> Iterator[None]:
        """The same, one move in one world at a time."""
        for action in actions:
            self.sights[action], self.values[action] = Sight([], []), []
        for number in range(min(max(worlds, _LEAST_WORLDS), most)):
            if ends is not None and number >= _LEAST_WORLDS and perf_counter() > ends[number < FIRM]:
                return
            world = self.world(number)
            for action in actions:
                self._try(world.clone(), action, number, looking)
                yield

    def _try(self, p: Position, action: int, number: int, looking: bool) -> None:
        p.apply(action)
        self.values[action].append(self._searched(p, action, number))
        if not looking:
            return
        values = self._played_on(p)
        self.sights[action].features.append(self._reader.read(p, self.seat))
        self.sights[action].values.append(values[self.seat])

    def _searched(self, p: Position, action: int, number: int) -> float:
        """What a short search below the move finds for the seat; a playout, where the search would go no further."""
        guide = self._guide
        if p.actor() < 0:
            return guide.values(p)[self.seat]
        if guide.stops(p):
            return self._played_on(p.clone())[self.seat]
        key = (action, *p.fields()[1:]) if guide.exact else (action, int(guide.observation(p)))
        if key not in self._trees:
            tree_guide, manner = tree_of(self._game.meta.name)
            seed = scramble(self._seed + 1000 * (number + 1)) >> 2
            self._trees[key] = Search(tree_guide, p, seed, manner.explore, manner.paranoid)
        tree = self._trees[key]
        before = sum(edge.totals[self.seat] for edge in tree.root.edges.values())
        tree.run(p, _DEEP)
        return (sum(edge.totals[self.seat] for edge in tree.root.edges.values()) - before) / _DEEP

    def _played_on(self, p: Position) -> list[float]:
        self._whims = int(self._guide.play_on(p, self._whims))
        return self._guide.values(p)
