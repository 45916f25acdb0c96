"""Who sits where, who starts and with which seeds: fair, and known from the number of a game or a round alone."""

from collections import Counter
from collections.abc import Sequence

import msgspec

from auberge.core.rng import advance, below, scramble
from auberge.core.setup import MAX_SEED


class Seating(msgspec.Struct, frozen=True):
    """One game: the bot in each seat (a place in the list of bots) and its seed, the game's seed, the start seat."""

    bots: tuple[int, ...]
    bot_seeds: tuple[int, ...]  # none is the game's own
    seed: int
    start_seat: int = 0
    round: int = 0  # of a tournament
    game: int = 0  # within the round


def seating_of(number: int, bots: int, seats: int, seed: int) -> Seating:
    """A game of a simulation. Game by game the bots move on by one seat, cycling if seats outnumber them; then the
    start seat moves on too.

    In bots x seats games each bot sits equally often in each seat, and in each seat equally often starts."""
    shift, lap = number % bots, number // bots
    chance = _chance(number, seed)
    return Seating(
        bots=tuple((seat + shift) % bots for seat in range(seats)),
        bot_seeds=tuple(bot_seed(chance, seat + 1) for seat in range(seats)),
        seed=chance,
        start_seat=lap % seats,
    )


def games_per_round(bots: int, seats: int) -> int:
    """One table with all its rotations; where bots outnumber seats as many tables as there are bots."""
    return seats * (bots if bots > seats else 1)


def round_of(number: int, bots: int, seats: int, seed: int) -> list[Seating]:
    """A round of a tournament: one seed played with every rotation of the bots, so that seats and luck cancel out.

    The bots form a ring, in another order every round; neighbours make a table. Every bot of the list sits equally
    often in every seat, but where seats outnumber bots: then the ring goes on from its beginning, and the order of the
    ring says who sits there twice."""
    ring, chance = _ring(number, bots, seed), _chance(number, seed)
    tables = [[ring[(first + seat) % bots] for seat in range(seats)] for first in range(bots if bots > seats else 1)]
    lineups = [tuple(table[shift:] + table[:shift]) for table in tables for shift in range(seats)]
    return [
        Seating(lineup, _seeds_of_bots(lineup, chance), chance, round=number, game=game)
        for game, lineup in enumerate(lineups)
    ]


def _chance(number: int, seed: int) -> int:
    return scramble(scramble(seed) + number) & MAX_SEED


def bot_seed(chance: int, number: int) -> int:
    """The seed of a bot in a game of this seed; none is the game's own."""
    return scramble(chance + number * (MAX_SEED + 1))


def _ring(number: int, bots: int, seed: int) -> list[int]:
    state = scramble(scramble(seed + 1) - 1 - number)
    ring = list(range(bots))
    for last in range(bots - 1, 0, -1):
        state = advance(state)
        other = int(below(state, last + 1))
        ring[last], ring[other] = ring[other], ring[last]
    return ring


def _seeds_of_bots(lineup: Sequence[int], chance: int) -> tuple[int, ...]:
    """A seed for the bot in each seat; it goes with the bot from seat to seat."""
    met = Counter[int]()
    seeds: list[int] = []
    for bot in lineup:
        met[bot] += 1
        seeds.append(bot_seed(chance, 1 + bot + 64 * met[bot]))
    return tuple(seeds)
