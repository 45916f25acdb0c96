"""Nets: their sums, the modules they are kept in, and what they think of positions of Valletta and Malta!."""

import importlib
from base64 import b85encode
from struct import pack

import pytest

from auberge import games
from auberge.bots.search.judge import Judge
from auberge.bots.search.net import BLOCK, Net
from auberge.bots.search.nets import unpack
from auberge.bots.valletta.inputs import inputs_of
from auberge.bots.valletta.net_values import HIDDEN, INPUTS
from auberge.core.position import Position
from auberge.core.setup import settle_setup
from auberge.games.valletta.engine import Engine


def test_a_net_adds_up_what_its_neurons_say() -> None:
    """Two features, eight neurons of which two speak: one is silenced by its bias."""
    first, second = [1.0, 2.0, *[0.0] * 6], [3.0, -1.0, *[0.0] * 6]
    net = Net([[first, second]], [0.5, -9.0, *[0.0] * 6], [2.0, 5.0, *[1.0] * 6], 10.0)
    assert net.judge([1.0, 1.0]) == 10.0 + 2.0 * (0.5 + 1.0 + 3.0)
    assert net.judge([6.0, 0.0]) == 10.0 + 2.0 * 6.5 + 5.0 * 3.0
    assert net.judge([0.0, 0.0]) == 10.0 + 2.0 * 0.5


def test_a_net_is_kept_as_text() -> None:
    """Two inputs, eight neurons: the weights of each neuron, the biases, the weights of the neurons, the rest."""
    weights = [number for neuron in range(BLOCK) for number in (neuron + 1, -neuron)]
    numbers = [*weights, *[10] * BLOCK, *range(BLOCK), 300]
    text = b85encode(pack(f"<{len(numbers)}h", *numbers)).decode()
    net = unpack((text[:7], text[7:]), 2, BLOCK, 0.1)
    inputs = [2.0, 1.0]
    said = [max(0.0, 1.0 + 0.1 * (2 * (neuron + 1) - neuron)) * 0.1 * neuron for neuron in range(BLOCK)]
    assert net.judge(inputs) == pytest.approx(30.0 + sum(said))


def test_the_net_of_valletta_fits_what_it_sees() -> None:
    game = games.load("valletta")
    assert HIDDEN % BLOCK == 0
    for seats in range(2, game.meta.max_seats + 1):
        position = game.start(settle_setup(game.meta, seats=seats, seed=seats))
        assert isinstance(position, Engine)
        for seat in range(seats):
            assert len(inputs_of(position, seat)) == INPUTS


def judge_of(name: str) -> Judge:
    judge: Judge = importlib.import_module(f"auberge.bots.{name}.levels").GUIDE.judge
    return judge


def arranged(name: str, given: dict[str, object]) -> Position:
    game = games.load(name)
    return game.arrange(settle_setup(game.meta, seats=2, seed=1, start_seat=0), given)


@pytest.mark.parametrize(
    ("name", "less", "more"),
    [
        ("valletta", {"goods": [0, 0, 0, 0]}, {"goods": [3, 3, 3, 3]}),
        ("valletta", {"points": 0}, {"points": 8}),
        ("malta", {"hand": ["negate"]}, {"hand": ["negate", "sidestep", "draw_two", "stay_put", "end_turn"]}),
    ],
    ids=["goods", "points", "cards"],
)
def test_who_has_more_is_stronger(name: str, less: dict[str, object], more: dict[str, object]) -> None:
    judge, both = judge_of(name), arranged(name, {"seat": {"1": more, "2": less}})
    other = arranged(name, {"seat": {"1": less, "2": more}})
    assert judge.strength(both, 0) > judge.strength(other, 0) + 0.2
    assert judge.strength(both, 1) < judge.strength(other, 1) - 0.2
