"""A batch shared out to several processes: the same games and the same arrays as one `BatchEnv`, on more cores.

The arrays lie in memory that all processes share; each worker copies what its games show into its own rows of them.
"""

import ctypes
from collections.abc import Mapping
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Final, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from auberge.core.errors import BadMove, BadSetup
from auberge.core.protocol import OptionValue
from auberge.lab.envs.batch import Actions, BatchEnv, Illegal, Step, check_seed
from auberge.lab.envs.rewards import Rewards

_SPAWN: Final = get_context("spawn")
_STEP: Final = -1  # told to a worker in place of a seed
_END: Final = -2
Memory = ctypes.Array[ctypes.c_byte]


class _Blocks(NamedTuple):
    """Shared memory, a block for each array of a `Step`, and one for the actions."""

    observations: Memory
    masks: Memory
    actors: Memory
    rewards: Memory
    dones: Memory
    actions: Memory

    def arrays(self, games: int) -> tuple[Step, NDArray[np.int64]]:
        """NumPy's arrays over this memory."""
        shown = Step(
            np.frombuffer(memoryview(self.observations), np.int16).reshape(games, -1),
            np.frombuffer(memoryview(self.masks), np.bool_).reshape(games, -1),
            np.frombuffer(memoryview(self.actors), np.uint8),
            np.frombuffer(memoryview(self.rewards), np.float64).reshape(games, -1),
            np.frombuffer(memoryview(self.dones), np.bool_),
        )
        return shown, np.frombuffer(memoryview(self.actions), np.int64)


class _Share(NamedTuple):
    """What a worker plays: some rows of the batch."""

    game: str
    seats: int
    options: Mapping[str, OptionValue] | None
    rewards: Rewards
    games: int  # of the whole batch
    first: int
    last: int


class ProcessBatch:
    """A `BatchEnv` on several processes; close it, or use it in a `with` statement."""

    def __init__(
        self,
        game: str,
        seats: int,
        games: int,
        seed: int = 0,
        options: Mapping[str, OptionValue] | None = None,
        *,
        processes: int = 2,
        rewards: Rewards = "places",
        illegal: Illegal = "raise",
    ) -> None:
        """Starts the workers. BadSetup names what is wrong."""
        model = BatchEnv(game, seats, 1, seed, options, rewards=rewards)
        if games < max(processes, 1):
            raise BadSetup("batch-games", games=games)
        self.spec: Final = model.spec
        self.space: Final = model.space
        self.games: Final = games
        self.seed: Final = seed
        self._loses = illegal == "lose"
        blocks = _Blocks(
            *(
                _SPAWN.RawArray(ctypes.c_byte, games * length)
                for length in (2 * model.spec.size, model.space, 1, 8 * seats, 1, 8)
            )
        )
        self._shown, self._actions = blocks.arrays(games)
        for array in self._shown:
            array.setflags(write=False)
        bounds = [games * number // processes for number in range(processes + 1)]
        self._workers: list[Connection] = []
        for first, last in pairwise(bounds):
            ours, theirs = _SPAWN.Pipe()
            share = _Share(game, seats, options, rewards, games, first, last)
            _SPAWN.Process(target=_work, args=(theirs, share, blocks), daemon=True).start()
            self._workers.append(ours)

    def reset(self, seed: int | None = None) -> Step:
        """Begins every game, from another seed if one is given."""
        return self._tell(check_seed(self.seed if seed is None else seed))

    def step(self, actions: Actions) -> Step:
        """One action in every game."""
        chosen = np.asarray(actions, np.int64)
        if chosen.shape != (self.games,):
            raise BadMove("batch-action-count", games=self.games, actions=chosen.size)
        if not self._loses:
            self._check(chosen)
        self._actions[:] = chosen
        return self._tell(_STEP)

    def close(self) -> None:
        """Ends the workers."""
        for worker in self._workers:
            worker.send(_END)
        self._workers.clear()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _check(self, chosen: NDArray[np.int64]) -> None:
        within = (chosen >= 0) & (chosen < self.space)
        legal = within & self._shown.masks[np.arange(self.games), np.where(within, chosen, 0)]
        if not legal.all():
            game = int(np.argmin(legal))
            raise BadMove("batch-illegal", game=game, action=int(chosen[game]))

    def _tell(self, message: int) -> Step:
        for worker in self._workers:
            worker.send(message)
        for worker in self._workers:
            worker.recv()
        return self._shown


def _work(table: Connection, share: _Share, blocks: _Blocks) -> None:
    """The life of a worker: what it is told is a seed to begin with, to take a step, or the end."""
    shown, actions = blocks.arrays(share.games)
    rows = slice(share.first, share.last)
    env = BatchEnv(
        share.game,
        share.seats,
        share.last - share.first,
        options=share.options,
        rewards=share.rewards,
        illegal="lose",
        stride=share.games,
    )
    while (message := int(table.recv())) != _END:
        found = env.step(actions[rows]) if message == _STEP else env.reset(message + share.first)
        shown.observations[rows] = found.observations
        shown.masks[rows] = found.masks
        shown.actors[rows] = found.actors
        shown.rewards[rows] = found.rewards
        shown.dones[rows] = found.dones
        table.send(None)
