"""A player that searches: fills a pool of imagined worlds, thinks about them in turn, and stops in time."""

from time import perf_counter
from typing import Final

import msgspec

from auberge.bots.budget import Budget
from auberge.bots.search.guide import Guide
from auberge.bots.search.tree import Search
from auberge.core.errors import EngineBug
from auberge.core.protocol import Game, Move, Position, View
from auberge.core.rng import advance, scramble

_SHARE: Final = 0.95  # of the seconds; what is left covers the last batch
_LEAST: Final = 300  # iterations before any case is clear


class Manner(msgspec.Struct, frozen=True):
    """How a search is conducted; found by measuring, for each game."""

    explore: float = 1.5
    paranoid: bool = False
    worlds: int = 200  # imagined at most for one decision, where seats see different things or draw from piles
    per_world: int = 8  # iterations before the next world is imagined
    enough: float = 1.0  # the share of the budget after which a clear case is closed
    lead: float = 0.5  # what is clear: by how many visits the best answer leads, as a share of all,
    gap: float = 0.02  # and by how much its mean is above those of all others


class Deadline:
    """When to stop, and how many iterations fit in before the next look at the clock."""

    def __init__(self, budget: Budget) -> None:
        self._began: Final = perf_counter()
        self._seconds: Final = None if budget.seconds is None else budget.seconds * _SHARE
        self._iterations: Final = budget.iterations

    def left(self, done: int) -> int:
        """How many iterations are left, as far as one can tell."""
        by_count = 10**9 if self._iterations is None else self._iterations - done
        if self._seconds is None:
            return by_count
        if done == 0:
            return 1  # however late it is, some thought is needed
        used = perf_counter() - self._began
        if used >= self._seconds:
            return 0
        return min(by_count, max(1, int(done * (self._seconds - used) / used)))


class SearchPlayer:
    """Chooses by the view alone: whatever is hidden is imagined, again and again."""

    def __init__(self, game: Game, guide: Guide, seed: int, budget: Budget, manner: Manner) -> None:
        self._game: Final = game
        self.guide: Final = guide
        self.budget: Final = budget
        self._manner: Final = manner
        self._state = scramble(seed)

    def choose(self, view: View) -> Move:
        if len(view.moves) == 1:
            return view.moves[0]
        self._state = advance(self._state)
        deadline = Deadline(self.budget)
        return self._game.move(self.think(view, self._state, deadline))

    def iterations_on(self, view: View) -> int:
        """How many iterations a view takes; none if only one answer is worth a look."""
        world = self._game.imagine(view, 1)
        world.pausing = False
        if len(self.guide.candidates(world)) == 1:
            return 0
        return int(self.search(view, 1, Deadline(self.budget), world).iterations)

    def think(self, view: View, seed: int, deadline: Deadline) -> int:
        """The action found best within the deadline."""
        world = self._game.imagine(view, seed)
        world.pausing = False
        only = self.guide.candidates(world)
        if view.you is None or world.actor() != view.you:
            raise EngineBug("bug-foreign-view", game=self._game.meta.name)
        if len(only) == 1:
            return only[0]
        return int(self.search(view, seed, deadline, world).best())

    def search(self, view: View, seed: int, deadline: Deadline, world: Position) -> Search:
        """The tree at the deadline, or as soon as nothing can overtake the best answer or the case is clear."""
        manner = self._manner
        search = Search(self.guide, world, seed >> 2, manner.explore, manner.paranoid)
        worlds = [world]
        number = 0
        while (left := deadline.left(int(search.iterations))) > 0:
            enough = max(_LEAST, manner.enough * (int(search.iterations) + left))
            search.run(worlds[number], min(left, manner.per_world))
            if int(search.lead()) > left or (
                int(search.iterations) >= enough and search.is_clear(manner.lead, manner.gap)
            ):
                break
            number += 1
            if number == len(worlds) and number < manner.worlds:
                worlds.append(self._game.imagine(view, seed + number))
                worlds[-1].pausing = False
            number %= len(worlds)
        return search
