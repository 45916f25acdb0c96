"""Fair seating: over a full cycle every bot has every seat and every place in the order of play equally often."""

from collections import Counter

import pytest

from auberge.arena.pairing import bot_seeds, pairing_of
from auberge.core.setup import MAX_SEED


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (3, 3), (2, 3), (2, 5), (1, 4), (3, 2), (4, 4)])
def test_every_bot_sits_and_starts_everywhere_equally_often(bots: int, seats: int) -> None:
    pairings = [pairing_of(number, bots, seats, seed=1) for number in range(bots * seats)]
    by_seat = Counter((bot, seat) for pairing in pairings for seat, bot in enumerate(pairing.bots))
    by_turn = Counter(
        (bot, (seat - pairing.start_seat) % seats) for pairing in pairings for seat, bot in enumerate(pairing.bots)
    )
    assert set(by_seat.values()) == {seats}
    assert set(by_turn.values()) == {seats}
    assert len(by_seat) == len(by_turn) == bots * seats


def test_bots_cycle_where_seats_outnumber_them() -> None:
    assert pairing_of(0, 2, 5, seed=1).bots == (0, 1, 0, 1, 0)
    assert pairing_of(1, 2, 5, seed=1).bots == (1, 0, 1, 0, 1)


def test_seeds_are_valid_and_all_different() -> None:
    pairings = [pairing_of(number, 2, 2, seed) for seed in (1, 2) for number in range(500)]
    seeds = [pairing.seed for pairing in pairings]
    seeds += [seed for pairing in pairings[:50] for seed in bot_seeds(pairing)]
    assert len(set(seeds)) == len(seeds)
    assert all(0 <= pairing.seed <= MAX_SEED for pairing in pairings)
