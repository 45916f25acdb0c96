"""The base position: facts only for listeners, its own chance, and nothing that a game must bring itself."""

from collections import Counter
from collections.abc import Callable

import pytest

from auberge.core.position import CHANCE, OVER, Position, Result
from auberge.core.rng import advance, below, scramble

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
        lambda p: p.begin(),
        lambda p: p.is_ahead(0, 1),
        lambda p: p.score_of(0),
    ],
)
def test_a_game_brings_the_rest(ask: Ask) -> None:
    with pytest.raises(NotImplementedError):
        ask(Position())


def test_a_clone_is_given_what_every_table_has() -> None:
    p, twin = Position(), Position()
    p.seats, p.start_seat, p.seat, p.phase, p.offer, p.pausing = 4, 1, 2, 5, 9, True
    assert twin.fields() != p.fields()
    p.copy_base_to(twin)
    assert twin.fields() == p.fields()


def test_a_shuffle_gives_every_order_with_equal_chance() -> None:
    p, orders = Position(), Counter[tuple[int, ...]]()
    p.generator = scramble(7)
    for _ in range(6000):
        items = [0, 1, 2]
        p.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 6
    assert all(850 < number < 1150 for number in orders.values())


def test_outcomes_need_not_be_listed() -> None:
    assert Position().outcomes() == []


def test_a_result_holds_places_and_points() -> None:
    result = Result((2, 1), (30, 41))
    assert (result.places, result.scores) == ((2, 1), (30, 41))
