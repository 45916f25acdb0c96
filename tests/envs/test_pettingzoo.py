"""PettingZoo's own tests, and what they do not ask: secrets, refusals, seeds, the end."""

import pickle
from functools import partial
from random import Random

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from auberge.core.errors import BadSetup, MoveRefused
from auberge.core.protocol import Seat
from auberge.core.setup import settle_setup
from auberge.games import NAMES
from auberge.games import load as load_game
from auberge.lab.envs.observation import observe
from auberge.lab.envs.pettingzoo import Env, Seen, TableEnv, env, parallel_env, raw_env
from tests.envs.tables import TABLES, WHOLE

foreign = pytest.mark.filterwarnings("ignore::UserWarning")  # it warns of observations that are no plain arrays
CYCLES = 200 if WHOLE else 20


@foreign
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoo_finds_nothing_wrong(name: str, seats: int) -> None:
    for make in (env, raw_env):
        api_test(make(name, seats=seats), num_cycles=CYCLES)


@foreign
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoo_finds_the_same_game_from_the_same_seed(name: str, seats: int) -> None:
    for make in (env, raw_env):
        seed_test(partial(make, name, seats=seats), num_cycles=CYCLES)


def allowed(seen: Seen) -> list[int]:
    return np.flatnonzero(seen["action_mask"]).tolist()


def play(table: Env, seed: int) -> dict[str, float]:
    """Plays to the end by chance; what each agent was rewarded with."""
    random, rewards = Random(seed), {}
    for agent in table.agent_iter():
        seen, reward, termination, truncation, _ = table.last()
        ended = termination or truncation
        if ended:
            rewards[agent] = reward
        table.step(None if ended else random.choice(allowed(seen)))
    return rewards


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_an_agent_sees_what_its_seat_may_see(name: str, seats: int) -> None:
    table, random = raw_env(name, seats=seats), Random(1)
    table.reset(seed=3)
    looks = 0
    for step, agent in enumerate(table.agent_iter()):
        if any(table.terminations.values()):
            break
        if step % 10 == 0:
            looks += 1
            check_sight(table)
        table.step(random.choice(allowed(table.observe(agent))))
    check_sight(table)
    assert looks > 2


def check_sight(table: TableEnv) -> None:
    """Every agent's numbers are those of a position imagined from its view; nothing else is said."""
    game, position = table.table.game, table.table.position
    for seat, agent in enumerate(table.possible_agents):
        seen = table.observe(agent)
        assert seen["observation"].tolist() == observe(game.view(position, Seat(seat)))
        assert bool(seen["action_mask"].any()) == (position.actor() == seat)
        assert table.infos[agent] == {}


@pytest.mark.parametrize("name", NAMES)
def test_a_seed_gives_the_game_it_gives_everywhere(name: str) -> None:
    game, table = load_game(name), raw_env(name)
    table.reset(seed=12)
    start = game.start(settle_setup(game.meta, seats=game.meta.min_seats, seed=12))
    assert table.table.position.fields() == start.fields()
    follows = []
    for _ in range(2):
        table.reset(seed=12)
        table.reset()
        follows.append(table.table.position.fields())
    assert follows[0] == follows[1] != start.fields()


def test_the_raw_environment_names_the_rule_that_forbids_an_action() -> None:
    table = raw_env("saint_malo")
    table.reset(seed=1)
    illegal = next(action for action in range(546) if action not in table.table.position.legal())
    with pytest.raises(MoveRefused, match="rule=SM-"):
        table.step(illegal)
    assert not any(table.terminations.values())


def test_the_wrapped_environment_ends_a_game_as_lost() -> None:
    table = env("saint_malo")
    table.reset(seed=1)
    seen, *_ = table.last()
    loser = table.agent_selection
    table.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert all(table.terminations.values())
    assert table.rewards == {agent: -1.0 if agent == loser else 0 for agent in table.possible_agents}


def test_all_agents_finish_together_and_are_rewarded_then() -> None:
    table = env("valletta", seats=3, rewards="both", options={"supply": "limited"})
    table.reset(seed=4)
    rewards = play(table, 4)
    assert set(rewards) == set(table.possible_agents)
    assert table.agents == []
    assert sum(rewards.values()) == pytest.approx(0.0)
    assert any(rewards.values())


@pytest.mark.parametrize("name", NAMES)
def test_in_parallel_no_agent_is_told_who_decides(name: str) -> None:
    table, random = parallel_env(name), Random(2)
    observations, infos = table.reset(seed=2)
    for _ in range(60):
        choices = {agent: allowed(seen) for agent, seen in observations.items()}
        assert sum(map(bool, choices.values())) == 1
        assert all(info == {} for info in infos.values())
        actions = {agent: random.choice(actions or [0]) for agent, actions in choices.items()}
        observations, _, terminations, _, infos = table.step(dict(actions))
        if any(terminations.values()):
            break


def test_a_table_is_rendered_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    told, printed = raw_env("malta", render_mode="ansi"), raw_env("malta", render_mode="human")
    for table in (told, printed):
        table.reset(seed=1)
    assert "question: place" in (told.render() or "")
    assert printed.render() is None
    assert "question: place" in capsys.readouterr().out
    assert raw_env("malta").metadata["name"] == "auberge_malta_v1"
    with pytest.raises(BadSetup, match="env-render-mode"):
        raw_env("malta", render_mode="rgb_array")


def test_a_table_can_be_sent_to_another_process() -> None:
    table = pickle.loads(pickle.dumps(raw_env("malta", seats=4, rewards="points")))
    table.reset(seed=1)
    assert len(table.agents) == 4
