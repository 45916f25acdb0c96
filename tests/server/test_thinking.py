"""Hints and reviews in worker processes: they come with the right answer, or as a bug that is told."""

import asyncio
import pickle

import pytest

from auberge import games
from auberge.analysis.bystander import Glimpse
from auberge.analysis.replay import Replay, replay_of
from auberge.core.errors import EngineBug
from auberge.core.protocol import Seat, View
from auberge.thinking.pool import Workers
from tests.analysis.moments import decision, short_game
from tests.server.worker_pool import with_workers


class Broken(View, frozen=True):
    """A view that cannot be unpacked."""

    def __reduce__(self) -> tuple[object, ...]:
        return eval, ("1 / 0",)


def test_a_worker_advises() -> None:
    _, _, view = decision("malta", 40)

    async def story(workers: Workers) -> None:
        found = await workers.advise(games.load("malta"), 1, view, 0.2)
        assert 1 <= len(found.moves) <= 3
        assert all(0 <= one.place < len(view.moves) for one in found.moves)
        assert found.worlds >= 4
        broken = Broken(view.you, view.actor, view.moves, None, view.turn, view.question)
        assert pickle.dumps(broken)
        with pytest.raises(EngineBug, match="bug-no-hint"):
            await workers.advise(games.load("malta"), 1, broken, 0.2)
        assert (await workers.advise(games.load("malta"), 1, view, 0.2)).moves

    with_workers(story, count=1, budget=20.0)


def test_a_worker_rates_all_moves() -> None:
    _, _, view = decision("malta", 40)

    async def story(workers: Workers) -> None:
        found = await workers.rate(games.load("malta"), 1, view, 0.2)
        assert sorted(one.place for one in found.moves) == list(range(len(view.moves)))
        found = await workers.rate(games.load("malta"), 1, view, 0.2, (1, 2))
        assert sorted(one.place for one in found.moves) == [1, 2]

    with_workers(story, count=1, budget=20.0)


def test_a_worker_explains() -> None:
    game, position, view = decision("valletta", 40)
    seat, other = Seat(view.actor), Seat(1 - view.actor)
    unseen = game.view(position, other)

    async def story(workers: Workers) -> None:
        found = await workers.explain(game, 1, Glimpse(view, seat, view.moves[1]), 0.05)
        assert game.move(found.moves[found.made].place) == view.moves[1]
        assert not (await workers.explain(game, 1, Glimpse(unseen, seat, after=unseen), 0.05)).moves

    with_workers(story, count=1, budget=20.0)


def test_a_worker_of_its_own_looks_a_game_over() -> None:
    replay = replay_of(short_game())
    told: list[float] = []

    async def story(workers: Workers) -> None:
        found = await workers.review(replay, 1.0, told.append)
        assert found.steps == len(replay.steps)
        assert told == sorted(told)
        assert all(0 < done < 1 for done in told)
        wrong = Replay(replay.game, replay.rules_version, 2, 0, {}, 1, None, replay.steps[3:])
        with pytest.raises(EngineBug, match="bug-no-hint"):
            await workers.review(wrong, 1.0, told.append)

    with_workers(story, count=1, budget=20.0)


def test_nobody_is_advised_once_the_workers_have_stopped() -> None:
    _, _, view = decision("malta", 40)

    async def story() -> None:
        workers = Workers(1, 5.0)
        await workers.start()
        await workers.stop()
        with pytest.raises(EngineBug, match="bug-workers-stopped"):
            await workers.advise(games.load("malta"), 1, view, 0.2)

    asyncio.run(story())
