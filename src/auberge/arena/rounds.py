"""Who meets whom: a round is one seed played with every rotation of the bots, so that seats and luck cancel out."""

import msgspec

from auberge.core.rng import advance, below, scramble
from auberge.core.setup import MAX_SEED


class Seating(msgspec.Struct, frozen=True):
    """One game of a round: which of the bots sits in each seat (a place in the list of bots); seat 1 begins."""

    round: int
    game: int  # within the round
    bots: tuple[int, ...]
    seed: int


def games_per_round(bots: int, seats: int) -> int:
    """One table with all its rotations; where bots outnumber seats as many tables as there are bots."""
    return seats * (bots if bots > seats else 1)


def round_of(number: int, bots: int, seats: int, seed: int) -> list[Seating]:
    """The games of a round. The bots form a ring, in another order every round; neighbours make a table.

    Every bot of the list sits equally often in every seat, but where seats outnumber bots: then the ring goes on from
    its beginning, and the order of the ring says who sits there twice."""
    ring, chance = _ring(number, bots, seed), scramble(scramble(seed) + number) & MAX_SEED
    tables = [[ring[(first + seat) % bots] for seat in range(seats)] for first in range(bots if bots > seats else 1)]
    lineups = [tuple(table[shift:] + table[:shift]) for table in tables for shift in range(seats)]
    return [Seating(number, game, lineup, chance) for game, lineup in enumerate(lineups)]


def _ring(number: int, bots: int, seed: int) -> list[int]:
    state = scramble(scramble(seed + 1) - 1 - number)
    ring = list(range(bots))
    for last in range(bots - 1, 0, -1):
        state = advance(state)
        other = int(below(state, last + 1))
        ring[last], ring[other] = ring[other], ring[last]
    return ring


def seeds_of(seating: Seating) -> list[int]:
    """A seed for the bot in each seat; it goes with the bot from seat to seat, and none is the game's own."""
    met: dict[int, int] = {}
    seeds: list[int] = []
    for bot in seating.bots:
        met[bot] = met.get(bot, 0) + 1
        seeds.append(scramble(seating.seed + (1 + bot + 64 * met[bot]) * (MAX_SEED + 1)))
    return seeds
