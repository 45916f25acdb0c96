"""Policies: a network of NumPy's that sees observations, kept in a file, playing legal moves by name."""

from pathlib import Path

import numpy as np
import pytest

import auberge
from auberge import bots
from auberge.core.errors import BadSetup
from auberge.core.protocol import Seat
from auberge.core.setup import settle_setup
from auberge.envs import policy as policies
from auberge.envs.observation import observe, spec
from auberge.envs.policy import Inputs, Policy, PolicyPlayer, Weights, learner, load
from auberge.games import NAMES
from auberge.games import load as load_game

HIDDEN = 4


def made_up(game: str, seats: int = 2) -> Policy:
    """A policy that has learned nothing."""
    described, chance = spec(game, seats), np.random.default_rng(1)
    inputs = Inputs(described)
    shapes = ((inputs.rows, HIDDEN), (inputs.numbers, HIDDEN), (HIDDEN,), (HIDDEN, HIDDEN), (HIDDEN,))
    ends = ((HIDDEN, load_game(game).space), (load_game(game).space,))
    return Policy(described, Weights(*(chance.normal(size=shape).astype(np.float32) for shape in shapes + ends)))


@pytest.mark.parametrize("game", NAMES)
def test_a_policy_plays_legal_moves_to_the_end(game: str) -> None:
    rules = load_game(game)
    player = PolicyPlayer(made_up(game), rules)
    p = rules.start(settle_setup(rules.meta, seats=2, seed=3))
    for _ in range(25):
        if p.actor() < 0:
            break
        seat = Seat(int(p.actor()))
        move = player.choose(rules.view(p, seat))
        assert rules.why_not(p, seat, move) is None
        p.apply(rules.action(move))


def test_a_policy_is_kept_in_a_file(tmp_path: Path) -> None:
    policy, file = made_up("malta"), tmp_path / "weights.npz"
    policy.save(file)
    rules = load_game("malta")
    p = rules.start(settle_setup(rules.meta, seats=2, seed=3))
    row = np.array([observe(rules.view(p, Seat(0)))], np.int16)
    assert np.allclose(load(file).values(row), policy.values(row), rtol=0.05, atol=0.05)


def test_categories_and_numbers_enter_as_what_they_are() -> None:
    described = spec("malta", 2)
    inputs, places = Inputs(described), described.places()
    row = np.zeros((1, described.size), np.int16)
    row[0, places["turns"]] = 20
    row[0, places["exits"]] = 0b101
    rows, numbers = inputs.read(row)
    assert rows.shape == (1, inputs.categories)
    assert len(set(rows[0].tolist())) == inputs.categories  # every category has rows of its own
    assert rows.min() >= 0
    assert rows.max() < inputs.rows
    assert np.sort(numbers[0])[-3:].tolist() == pytest.approx([1.0, 1.0, np.log(21) / 3])


def test_what_is_no_policy_for_this_table_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "weights.npz"
    file.write_text("weights")
    with pytest.raises(BadSetup, match="policy-file"):
        load(file)
    np.savez(file, about=np.array(["malta", "0", "2"]), **made_up("malta").weights._asdict())
    with pytest.raises(BadSetup, match="policy-version"):
        load(file)
    rules = load_game("malta")
    three = rules.start(settle_setup(rules.meta, seats=3, seed=3))
    with pytest.raises(BadSetup, match="policy-seats"):
        PolicyPlayer(made_up("malta"), rules).choose(rules.view(three, Seat(int(three.actor()))))
    monkeypatch.setattr(policies, "WEIGHTS", tmp_path)
    with pytest.raises(BadSetup, match="bot-cannot-play"):
        learner(rules)


@pytest.mark.parametrize("game", NAMES)
def test_weights_that_come_with_a_game_fit_it_and_beat_chance(game: str) -> None:
    file = policies.WEIGHTS / f"{game}.npz"
    assert load(file).spec == spec(game, 2)
    assert file.stat().st_size < 600_000
    found = auberge.tournament(game, ["learner", "random"], games=10, seats=2, seed=4)
    assert {one.bot: one.wins for one in found.bots}["learner"] >= 7


def test_a_learner_sits_at_tables_for_two() -> None:
    assert auberge.play("malta", ["learner", "squire"], seed=4).players == ("learner", "squire")
    with pytest.raises(BadSetup, match="policy-seats"):
        auberge.play("malta", ["learner", "squire", "page"], seed=4)
    with pytest.raises(BadSetup, match="policy-seats"):  # before the first game, so that it can be told kindly
        auberge.tournament("malta", ["learner", "squire", "page"], games=3)


def test_the_learner_is_called_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made_up("malta").save(tmp_path / "malta.npz")
    monkeypatch.setattr(policies, "WEIGHTS", tmp_path)
    rules = load_game("malta")
    p = rules.start(settle_setup(rules.meta, seats=2, seed=3))
    view = rules.view(p, Seat(int(p.actor())))
    assert bots.load("learner")(rules, 1).choose(view) in view.moves
    assert "learner" not in bots.NAMES
