"""The base position: facts only for listeners, its own chance, and nothing that a game must bring itself."""

from collections.abc import Callable

import pytest

from auberge.core.position import CHANCE, OVER, Position, Result
from auberge.core.rng import advance, below

Ask = Callable[[Position], object]


def test_a_new_position_draws_at_once_and_listens_to_nobody() -> None:
    p = Position()
    assert (p.pausing, p.recording, p.revealed, p.facts) == (False, False, False, [])
    assert len({OVER, CHANCE, 0}) == 3
    assert max(OVER, CHANCE) < 0, "no seat has such a number"


def test_facts_are_noted_only_while_recording() -> None:
    p = Position()
    p.note(1, 2, 3, 4)
    assert p.facts == []
    p.recording = True
    p.note(1, 2, 3, 4)
    p.note(5, -1, 0, 0)
    assert p.facts == [(1, 2, 3, 4), (5, -1, 0, 0)]


def test_chance_comes_from_the_generator_of_the_position() -> None:
    p, state = Position(), 1
    for _ in range(20):
        state = advance(state)
        assert p.random_below(6) == below(state, 6)
        assert p.generator == state


@pytest.mark.parametrize(
    "ask",
    [
        lambda p: p.actor(),
        lambda p: p.legal(),
        lambda p: p.apply(0),
        lambda p: p.chance_seat(),
        lambda p: p.can_happen([0]),
        lambda p: p.draw(),
        lambda p: p.happen([0]),
        lambda p: p.clone(),
        lambda p: p.result(),
        lambda p: p.fields(),
    ],
)
def test_a_game_brings_the_rest(ask: Ask) -> None:
    with pytest.raises(NotImplementedError):
        ask(Position())


def test_outcomes_need_not_be_listed() -> None:
    assert Position().outcomes() == []


def test_a_result_holds_places_and_points() -> None:
    result = Result((2, 1), (30, 41))
    assert (result.places, result.scores) == ((2, 1), (30, 41))
