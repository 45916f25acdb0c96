"""Made-up results: bots of known strengths that finish in the orders their strengths make likely."""

import math
import random
from collections.abc import Sequence

from auberge.lab.arena.results import GameResult
from auberge.lab.arena.seating import round_of


def order_of(bots: Sequence[int], strengths: Sequence[float], chance: random.Random) -> list[int]:
    """The seats from best to last: an exponential race, which is a Plackett-Luce draw."""
    times = [chance.expovariate(strengths[bot]) for bot in bots]
    return sorted(range(len(bots)), key=times.__getitem__)


def game_of(bots: Sequence[int], strengths: Sequence[float], chance: random.Random, number: int = 0) -> GameResult:
    """One game of these bots."""
    order = order_of(bots, strengths, chance)
    places = tuple(order.index(seat) + 1 for seat in range(len(bots)))
    zeros = (0,) * len(bots)
    return GameResult("made up", number, 0, tuple(bots), places, zeros, zeros, tuple(0.0 for _ in bots))


def rounds_for(strengths: Sequence[float], rounds: int, seats: int, seed: int) -> list[list[GameResult]]:
    """So many rounds between bots of these strengths."""
    chance = random.Random(seed)
    return [
        [game_of(seating.bots, strengths, chance, number) for seating in round_of(number, len(strengths), seats, seed)]
        for number in range(rounds)
    ]


def strength_of(rating: float) -> float:
    """The strength an Elo rating stands for."""
    return math.pow(10, rating / 400)
