"""The batch: every game is the one its seed gives, told as `observation` tells it; the arrays are its own memory."""

from collections.abc import Iterator
from typing import cast

import numpy as np
import pytest

from auberge.core.errors import BadMove, BadSetup
from auberge.core.protocol import Game, Position, Seat
from auberge.core.setup import settle_setup
from auberge.games import NAMES
from auberge.games import load as load_game
from auberge.lab.envs.batch import BatchEnv, Step
from auberge.lab.envs.observation import mask, observe, observe_position
from auberge.lab.envs.processes import ProcessBatch
from auberge.lab.envs.rewards import REWARDS, Rewards, rewards_of

TABLES = [
    (name, seats)
    for name in NAMES
    for seats in range(load_game(name).meta.min_seats, load_game(name).meta.max_seats + 1)
]
GAMES = 2
SEED = 40
MOST_STEPS = 20_000
VIEW_EVERY = 25  # steps: making a view takes longer than all else


def start(game: Game, seats: int, seed: int) -> Position:
    return game.start(settle_setup(game.meta, seats=seats, seed=seed))


def played(env: BatchEnv) -> Iterator[tuple[Step, list[int]]]:
    """What the batch shows and what is done then, until every game has ended once."""
    shown = env.reset()
    left = set(range(env.games))
    for _ in range(MOST_STEPS):
        actions = env.sample()
        yield shown, actions
        shown = env.step(actions)
        left -= set(np.flatnonzero(shown.dones).tolist())
        if not left:
            yield shown, []
            return
    raise AssertionError(f"no end after {MOST_STEPS} steps")


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_game_of_a_batch_is_that_of_its_seed(name: str, seats: int) -> None:
    game = load_game(name)
    env = BatchEnv(name, seats, GAMES, SEED)
    seeds = [SEED + number for number in range(GAMES)]
    tables = [start(game, seats, seed) for seed in seeds]
    steps = 0
    for shown, actions in played(env):
        assert env.seeds == seeds
        for number, p in enumerate(tables):
            check_row(game, p, shown, number, with_view=steps % VIEW_EVERY == 0)
        for number, action in enumerate(actions):
            tables[number].apply(action)
            if tables[number].actor() < 0:
                seeds[number] += GAMES
                tables[number] = start(game, seats, seeds[number])
        steps += 1
    assert steps > 10


def check_row(game: Game, p: Position, shown: Step, number: int, with_view: bool) -> None:
    """A row of the batch tells what is told of the position elsewhere."""
    actor = int(p.actor())
    assert shown.actors[number] == actor
    assert shown.observations[number].tolist() == observe_position(game, p, actor)
    assert np.flatnonzero(shown.masks[number]).tolist() == sorted(p.legal())
    if with_view:
        view = game.view(p, Seat(actor))
        assert shown.observations[number].tolist() == observe(view)
        assert shown.masks[number].tolist() == mask(view)


@pytest.mark.parametrize("rewards", REWARDS)
def test_rewards_follow_the_result(rewards: Rewards) -> None:
    game = load_game("malta")
    env = BatchEnv("malta", 3, 1, SEED, rewards=rewards)
    p = start(game, 3, SEED)
    *earlier, (shown, _) = played(env)
    for _, (action,) in earlier:
        p.apply(action)
    result = p.result()
    assert result is not None
    assert shown.dones.tolist() == [True]
    assert shown.rewards[0].tolist() == pytest.approx(rewards_of(result, rewards))
    assert not env.step(env.sample()).rewards.any()


def test_the_arrays_are_the_batch_itself() -> None:
    env = BatchEnv("saint_malo", 2, 3)
    first = env.reset()
    before = first.observations.copy()
    second = env.step(env.sample())
    assert all(one is other for one, other in zip(first, second, strict=True))
    assert (first.observations != before).any()
    assert not any(array.flags.writeable for array in first)


def test_the_same_seed_gives_the_same_batch() -> None:
    one, other = BatchEnv("valletta", 3, 4, 5), BatchEnv("valletta", 3, 4, 77)
    for _ in range(2):
        first, second = one.reset(), other.reset(5)
        for _ in range(30):
            assert (first.observations == second.observations).all()
            actions = one.sample()
            assert other.sample() == actions
            one.step(np.array(actions))
            other.step(actions)


def test_an_illegal_action_is_refused_before_anything_happens() -> None:
    env = BatchEnv("malta", 3, 2)
    shown = env.reset()
    before = shown.observations.copy()
    with pytest.raises(BadMove, match="batch-illegal"):
        env.step([env.sample()[0], 136])
    assert (shown.observations == before).all()
    with pytest.raises(BadMove, match="batch-action-count"):
        env.step([0])


def test_an_illegal_action_loses_where_that_is_wished() -> None:
    env = BatchEnv("malta", 3, 2, illegal="lose")
    actor = int(env.reset().actors[1])
    shown = env.step([env.sample()[0], -1])
    assert shown.dones.tolist() == [False, True]
    assert [shown.rewards[1][seat] for seat in range(3)] == [-1.0 if seat == actor else 0.5 for seat in range(3)]
    assert env.seeds == [0, 3]


def check_same(one: Step, other: Step) -> None:
    """Two batches show the same."""
    assert np.array_equal(one.observations, other.observations)
    assert np.array_equal(one.masks, other.masks)
    assert np.array_equal(one.actors, other.actors)
    assert np.array_equal(one.rewards, other.rewards)
    assert np.array_equal(one.dones, other.dones)


def test_processes_play_the_same_batch() -> None:
    alone = BatchEnv("malta", 2, 5, SEED)
    with ProcessBatch("malta", 2, 5, SEED) as shared:
        one, other = alone.reset(), shared.reset()
        for _ in range(60):
            check_same(one, other)
            actions = alone.sample()
            one, other = alone.step(actions), shared.step(actions)
        with pytest.raises(BadMove, match="batch-illegal"):
            shared.step([-1] * 5)


def test_a_batch_that_cannot_be_is_refused() -> None:
    with pytest.raises(BadSetup, match="batch-games"):
        BatchEnv("malta", 2, 0)
    with pytest.raises(BadSetup, match="setup-seats"):
        BatchEnv("malta", 7, 1)
    with pytest.raises(BadSetup, match="setup-seed"):
        BatchEnv("malta", 2, 1).reset(-1)
    with pytest.raises(BadSetup, match="batch-rewards"):
        BatchEnv("malta", 2, 1, rewards=cast(Rewards, "gold"))


def test_a_bot_sees_its_view_of_a_game_of_the_batch() -> None:
    game, env = load_game("malta"), BatchEnv("malta", 2, GAMES, SEED)
    for number in range(GAMES):
        p = start(game, 2, SEED + number)
        assert env.view(number) == game.view(p, Seat(int(p.actor())))
