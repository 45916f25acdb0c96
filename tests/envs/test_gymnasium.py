"""Gymnasium's own test, and what it does not ask: secrets, refusals, seeds, who sits opposite."""

from random import Random

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import SyncVectorEnv

from auberge.bots import load as load_bot
from auberge.core.errors import BadMove, BadSetup, MoveRefused
from auberge.core.protocol import Seat
from auberge.games import NAMES
from auberge.lab.envs.gymnasium import SeatEnv, id_of
from auberge.lab.envs.observation import observe
from tests.envs.tables import TABLES

foreign = pytest.mark.filterwarnings("ignore::UserWarning")  # it warns of what it has no default for


def choose(table: SeatEnv, random: Random) -> int:
    return random.choice(np.flatnonzero(table.action_masks()).tolist())


@foreign
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_gymnasium_finds_nothing_wrong(name: str, seats: int) -> None:
    for seat in range(seats):
        table = gymnasium.make(id_of(name), seats=seats, seat=seat, opponents="random")
        check_env(table.unwrapped)
        table.close()


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_seat_is_shown_what_it_may_see_until_the_end(name: str, seats: int) -> None:
    table, random = SeatEnv(name, seats=seats, seat=1, opponents="random"), Random(5)
    observation, info = table.reset(seed=5)
    reward, ended, steps = 0.0, False, 0
    while not ended:
        assert reward == 0.0
        assert set(info) == {"action_mask"}
        if steps % 20 == 0:
            assert observation.tolist() == observe(table.table.game.view(table.table.position, Seat(1)))
        observation, reward, ended, truncated, info = table.step(choose(table, random))
        assert not truncated
        steps += 1
    assert observation.tolist() == observe(table.table.game.view(table.table.position, Seat(1)))
    assert -1.0 <= reward <= 1.0
    assert not table.action_masks().any()
    with pytest.raises(BadMove, match="env-over"):
        table.step(0)


def episode(seed: int, bot: str) -> list[list[int]]:
    """What the seat saw in a whole game."""
    table, random = SeatEnv("saint_malo", opponents=bot), Random(1)
    observation, _ = table.reset(seed=seed)
    rows, ended = [observation.tolist()], False
    while not ended:
        observation, _, ended, _, _ = table.step(choose(table, random))
        rows.append(observation.tolist())
    return rows


def test_the_same_seed_gives_the_same_episode() -> None:
    assert episode(3, "random") == episode(3, "random")
    assert episode(3, "random") != episode(4, "random")
    assert episode(3, "random") != episode(3, "page")


def test_an_illegal_action_loses_or_is_refused() -> None:
    lost = SeatEnv("saint_malo", opponents="random")
    _, info = lost.reset(seed=1)
    illegal = int(np.flatnonzero(lost.action_masks() == 0)[0])
    _, reward, ended, _, info = lost.step(illegal)
    assert (reward, ended) == (-1.0, True)
    assert "rule=SM-" in str(info["refused"])
    with pytest.raises(BadMove, match="env-over"):
        lost.step(illegal)
    refused = SeatEnv("saint_malo", opponents="random", illegal="raise")
    refused.reset(seed=1)
    with pytest.raises(MoveRefused):
        refused.step(illegal)
    refused.step(choose(refused, Random(1)))


def test_opponents_are_one_for_all_or_one_for_each() -> None:
    table = SeatEnv("valletta", seats=3, seat=2, opponents=["random", load_bot("page")], budget="5it")
    table.reset(seed=1)
    with pytest.raises(BadSetup, match="env-opponents"):
        SeatEnv("valletta", seats=3, opponents=["random"])
    with pytest.raises(BadSetup, match="unknown-bot"):
        SeatEnv("valletta", opponents="jester")
    with pytest.raises(BadSetup, match="env-seat"):
        SeatEnv("valletta", seat=2)


@pytest.mark.parametrize("name", NAMES)
def test_an_id_finds_its_game(name: str) -> None:
    table = gymnasium.make(f"auberge.lab.envs.gymnasium:{id_of(name)}", render_mode="ansi").unwrapped
    assert isinstance(table, SeatEnv)
    table.reset(seed=1)
    assert "actor: you" in (table.render() or "")


def test_vectors_begin_anew_by_themselves() -> None:
    tables = SyncVectorEnv([lambda: SeatEnv("malta", opponents="random", options={"board": "5x5"})] * 2)
    _, infos = tables.reset(seed=1)
    ends, random = 0, Random(1)
    for _ in range(400):
        actions = [random.choice(np.flatnonzero(mask).tolist() or [0]) for mask in infos["action_mask"]]
        _, _, ended, _, infos = tables.step(np.array(actions))
        ends += int(ended.sum())
    assert ends > 2
