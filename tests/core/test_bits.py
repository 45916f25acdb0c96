"""Sets of small numbers as bits, against Python's own sets."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from auberge.core import bits

SETS = st.frozensets(st.integers(0, 59))
many = settings(max_examples=200)


def mask(members: frozenset[int]) -> int:
    return sum(2**number for number in members)


@pytest.mark.parametrize("number", range(60))
def test_a_bit_is_a_power_of_two(number: int) -> None:
    assert bits.bit_of(number) == 2**number


@many
@given(SETS)
def test_a_set_knows_its_members(members: frozenset[int]) -> None:
    assert [number for number in range(60) if bits.has(mask(members), number)] == sorted(members)
    assert bits.numbers(mask(members)) == sorted(members)
    assert bits.size(mask(members)) == len(members)
    assert bits.single(mask(members)) == (len(members) == 1)


@many
@given(SETS.filter(bool))
def test_the_lowest_number_of_a_set(members: frozenset[int]) -> None:
    assert bits.lowest(mask(members)) == min(members)


@many
@given(SETS, st.integers(0, 900))
def test_numbers_may_be_counted_from_elsewhere(members: frozenset[int], first: int) -> None:
    assert bits.numbers(mask(members), first) == [first + number for number in sorted(members)]


def test_the_full_and_the_empty_set() -> None:
    assert bits.size(2**60 - 1) == 60
    assert bits.numbers(0) == []
    assert not bits.single(0)
