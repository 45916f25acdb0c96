"""OpenSpiel's own test, and what it does not ask: secrets, search through imagined states, games played again."""

import subprocess
import sys
from hashlib import blake2b
from itertools import islice
from pathlib import Path
from random import Random

import msgspec
import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from auberge.core.errors import BadSetup
from auberge.core.protocol import Seat
from auberge.games import NAMES
from auberge.games import load as load_game
from auberge.lab.envs.observation import observe
from auberge.lab.envs.openspiel import State, resampler, short_name
from auberge.lab.envs.rewards import REWARDS
from tests.envs.tables import TABLES, WHOLE

FOLDER = Path(__file__).parent / "playthroughs"
HIDDEN = [name for name in NAMES if load_game(name).meta.hidden]
SEED = 7


def new_state(name: str, seats: int = 2) -> State:
    state = pyspiel.load_game(f"{short_name(name)}(players={seats})").new_initial_state()
    assert isinstance(state, State)
    return state


def drawn(state: pyspiel.State, random: Random) -> int:
    """A step of chance, as likely as it is, or any legal action."""
    if not state.is_chance_node():
        return random.choice(state.legal_actions())
    numbers, chances = zip(*state.chance_outcomes(), strict=True)
    return int(random.choices(numbers, chances)[0])


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_openspiel_finds_nothing_wrong(name: str, seats: int) -> None:
    rewards = REWARDS[seats % len(REWARDS)]
    game = pyspiel.load_game(f"{short_name(name)}(players={seats},rewards={rewards})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_player_observes_what_its_seat_may_see(name: str, seats: int) -> None:
    state, random, looks = new_state(name, seats), Random(2), 0
    for step in range(500):
        if state.is_terminal():
            break
        if step % 50 == 49:
            looks += 1
            for player in range(seats):
                row = observe(state.table.game.view(state.table.position, Seat(player)))
                assert state.observation_tensor(player) == row
        state.apply_action(drawn(state, random))
    assert looks > 2


@pytest.mark.parametrize("name", HIDDEN)
def test_a_resampled_state_knows_only_what_its_player_knows(name: str) -> None:
    state, random, resample = new_state(name), Random(3), resampler(1)
    for _ in range(300):
        state.apply_action(drawn(state, random))
        if state.is_terminal():
            break
    while state.is_chance_node() or state.is_terminal():
        state = new_state(name) if state.is_terminal() else state
        state.apply_action(drawn(state, random))
    player = state.current_player()
    worlds = {str(resample(state, player)) for _ in range(6)}
    assert len(worlds) > 1
    twin = resample(state, player)
    assert twin.history() == []
    assert twin.information_state_string(player) == state.information_state_string(player)
    assert twin.observation_string(player) == state.observation_string(player)
    assert twin.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("name", HIDDEN)
def test_a_search_over_imagined_states_plays(name: str) -> None:
    state, random, numbers = new_state(name), Random(4), np.random.RandomState(4)
    bot = ISMCTSBot(state.get_game(), RandomRolloutEvaluator(1, numbers), 1.4, 4, random_state=numbers)
    bot.set_resampler(resampler(4))
    for _ in range(3):
        while state.is_chance_node():
            state.apply_action(drawn(state, random))
        action = int(bot.step(state))
        assert action in state.legal_actions()
        state.apply_action(action)


def test_a_clone_goes_on_by_itself() -> None:
    state, random = new_state("valletta"), Random(5)
    for _ in range(150):
        state.apply_action(drawn(state, random))
    twin, before = state.clone(), str(state)
    twin.apply_action(drawn(twin, random))
    assert str(state) == before != str(twin)


def test_a_player_is_shown_its_view_by_name() -> None:
    state = new_state("saint_malo")
    assert state.to_observation_struct(1).to_json() == msgspec.json.encode(state.table.view(1), order="sorted").decode()


def test_a_state_is_written_down_and_read_again_within_a_shuffle() -> None:
    state, random = new_state("malta"), Random(6)
    for _ in range(60):  # the board lies, the deck is half shuffled
        state.apply_action(drawn(state, random))
    _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert (str(read), read.history()) == (str(state), state.history())
    assert read.chance_outcomes() == state.chance_outcomes()


def test_parameters_set_the_table() -> None:
    game = pyspiel.load_game("auberge_malta(players=2,board=5x5,start_player=1)")
    state = game.new_initial_state()
    assert isinstance(state, State)
    assert state.table.position.start_seat == 1
    assert pyspiel.load_game(str(game)).new_initial_state().chance_outcomes() == state.chance_outcomes()
    for wrong, key in (("players=3,board=5x5", "setup-option-seats"), ("rewards=fame", "batch-rewards")):
        with pytest.raises(BadSetup, match=key):
            pyspiel.load_game(f"auberge_malta({wrong})")


def played(name: str) -> str:
    """A whole game: every step with its number and its words, and a digest of what all players knew after it."""
    state, random = new_state(name), Random(SEED)
    lines = [f"game: {state.get_game()}", f"seed: {SEED}"]
    while not state.is_terminal():
        action, player = drawn(state, random), state.current_player()
        words = state.action_to_string(player, action)
        state.apply_action(action)
        known = "\n".join(state.information_state_string(player) for player in range(state.num_players()))
        lines.append(f"{player}: {action} {words} -> {blake2b(known.encode(), digest_size=6).hexdigest()}")
    lines.append(f"returns: {state.returns()}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("name", NAMES)
def test_a_playthrough_comes_out_the_same(name: str, request: pytest.FixtureRequest) -> None:
    told, file = played(name), FOLDER / f"{name}.txt"
    if request.config.getoption("--rewrite-playthroughs"):
        file.write_text(told, encoding="utf-8")
    kept = file.read_text(encoding="utf-8")
    pairs = enumerate(zip(kept.splitlines(), told.splitlines(), strict=False), start=1)
    assert list(islice(((line, *pair) for line, pair in pairs if pair[0] != pair[1]), 5)) == []
    assert told == kept


@pytest.mark.skipif(not WHOLE, reason="a Python of its own: make test-envs")
def test_python_ends_well_with_our_games_registered() -> None:
    program = "import pyspiel, auberge.lab.envs.openspiel; pyspiel.load_game('auberge_malta').new_initial_state()"
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")
