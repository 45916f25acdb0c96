"""Fair seating: in simulations and in rounds of tournaments nobody is favoured by seat, company or order."""

from collections import Counter

import pytest

from auberge.core.setup import MAX_SEED
from auberge.lab.arena.seating import games_per_round, round_of, seating_of


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (3, 3), (5, 5), (3, 2), (4, 2), (6, 4)])
def test_in_every_round_every_bot_sits_everywhere_equally_often(bots: int, seats: int) -> None:
    for number in range(5):
        games = round_of(number, bots, seats, seed=1)
        by_seat = Counter((bot, seat) for game in games for seat, bot in enumerate(game.bots))
        assert len(games) == games_per_round(bots, seats)
        assert len(by_seat) == bots * seats
        assert len(set(by_seat.values())) == 1
        assert all(len(set(game.bots)) == seats for game in games)


@pytest.mark.parametrize(("bots", "seats"), [(1, 2), (2, 3), (2, 5), (3, 4)])
def test_where_seats_outnumber_bots_the_surplus_goes_round(bots: int, seats: int) -> None:
    games = [game for number in range(600) for game in round_of(number, bots, seats, 4)]
    held = Counter((bot, seat) for game in games for seat, bot in enumerate(game.bots))
    assert len(held) == bots * seats
    assert max(held.values()) < 1.1 * min(held.values())
    assert all(len(set(game.bots)) == bots for game in round_of(0, bots, seats, 4))


def test_all_games_of_a_round_share_a_seed_and_rounds_do_not() -> None:
    rounds = [round_of(number, 3, 3, seed) for seed in (1, 2) for number in range(200)]
    assert all(len({game.seed for game in games}) == 1 for games in rounds)
    assert len({games[0].seed for games in rounds}) == len(rounds)
    assert all(0 <= games[0].seed <= MAX_SEED for games in rounds)


def test_the_order_of_the_ring_changes_so_that_all_pairs_are_neighbours_alike() -> None:
    after = Counter((game.bots[0], game.bots[1]) for number in range(600) for game in round_of(number, 4, 4, seed=9))
    assert len(after) == 12
    assert max(after.values()) < 1.25 * min(after.values())
    met = Counter(frozenset(game.bots) for number in range(300) for game in round_of(number, 4, 2, seed=9))
    assert len(met) == 6
    assert max(met.values()) < 1.25 * min(met.values())


def test_a_bot_takes_its_own_seed_along_from_seat_to_seat() -> None:
    games = round_of(3, 3, 3, seed=5)
    assert len({tuple(sorted(zip(game.bots, game.bot_seeds, strict=True))) for game in games}) == 1
    crowded = round_of(0, 2, 5, seed=5)[0]
    assert len(set(crowded.bot_seeds)) == 5
    assert crowded.seed not in crowded.bot_seeds


def test_a_round_follows_from_its_number_and_seed() -> None:
    assert round_of(7, 3, 2, seed=5) == round_of(7, 3, 2, seed=5)
    assert round_of(7, 3, 2, seed=5) != round_of(7, 3, 2, seed=6)


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (3, 3), (2, 3), (2, 5), (1, 4), (3, 2), (4, 4)])
def test_every_bot_sits_and_starts_everywhere_equally_often(bots: int, seats: int) -> None:
    seatings = [seating_of(number, bots, seats, seed=1) for number in range(bots * seats)]
    by_seat = Counter((bot, seat) for seating in seatings for seat, bot in enumerate(seating.bots))
    by_turn = Counter(
        (bot, (seat - seating.start_seat) % seats) for seating in seatings for seat, bot in enumerate(seating.bots)
    )
    assert set(by_seat.values()) == {seats}
    assert set(by_turn.values()) == {seats}
    assert len(by_seat) == len(by_turn) == bots * seats


def test_bots_cycle_where_seats_outnumber_them() -> None:
    assert seating_of(0, 2, 5, seed=1).bots == (0, 1, 0, 1, 0)
    assert seating_of(1, 2, 5, seed=1).bots == (1, 0, 1, 0, 1)


def test_seeds_are_valid_and_all_different() -> None:
    seatings = [seating_of(number, 2, 2, seed) for seed in (1, 2) for number in range(500)]
    seeds = [seating.seed for seating in seatings]
    seeds += [seed for seating in seatings[:50] for seed in seating.bot_seeds]
    assert len(set(seeds)) == len(seeds)
    assert all(0 <= seating.seed <= MAX_SEED for seating in seatings)
