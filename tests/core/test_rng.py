"""The generator: bounded, the same on every machine, fair enough, and unrelated for neighbouring seeds."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from auberge.core import rng

STATES = st.integers(1, 2**62 - 1)
FROZEN = (1797772400223093621, [3, 0, 4, 2, 3, 1, 1, 0, 5, 4, 3, 5])  # state of seed 7, then its dice


def test_the_stream_of_a_seed_never_changes() -> None:
    """Stored games depend on these numbers: they may never change."""
    state = rng.scramble(7)
    drawn = []
    for _ in range(12):
        state = rng.advance(state)
        drawn.append(int(rng.below(state, 6)))
    assert rng.scramble(0) == 4073552104164651883
    assert rng.scramble(2**53 - 1) == rng.scramble(2**53 - 1 + 2**64)
    assert (rng.scramble(7), drawn) == FROZEN


@given(st.integers(-(2**70), 2**70))
def test_every_seed_gives_a_state(seed: int) -> None:
    assert 0 < rng.scramble(seed) < 2**62
    assert rng.scramble(seed) % 2 == 1


@given(STATES)
def test_a_state_never_leaves_63_bits_and_never_gets_stuck(state: int) -> None:
    following = rng.advance(state)
    assert 0 < following < 2**63
    assert following != state


@given(STATES, st.integers(1, 2**30))
def test_a_drawn_number_is_below_its_limit(state: int, limit: int) -> None:
    assert 0 <= rng.below(state, limit) < limit


@pytest.mark.parametrize("limit", [2, 6, 252])
def test_numbers_are_drawn_evenly(limit: int) -> None:
    """Chi-square of one long stream and of the first draws of neighbouring seeds; the bound is five deviations."""
    state = rng.scramble(1)
    stream: Counter[int] = Counter()
    firsts: Counter[int] = Counter()
    draws = 100 * limit
    for seed in range(draws):
        state = rng.advance(state)
        stream[int(rng.below(state, limit))] += 1
        firsts[int(rng.below(rng.advance(rng.scramble(seed)), limit))] += 1
    for counts in (stream, firsts):
        chi_square = sum((counts[number] - 100) ** 2 / 100 for number in range(limit))
        assert chi_square < limit - 1 + 5 * (2 * (limit - 1)) ** 0.5
