"""Finds how much a lead is worth in Saint Malo, for reviews and hints: games played by the measure, seen after turns.

Usage: python scripts/fit_leads.py [GAMES]     prints the values for `_Fit` in src/auberge/analysis/saint_malo/guide.py
"""

import itertools
import math
import sys
from random import Random

from auberge import games
from auberge.analysis.saint_malo.guide import GUIDE, leads
from auberge.bots.saint_malo.outlook import turns_left
from auberge.bots.saint_malo.weights import Weights
from auberge.bots.search.guide import shares_of
from auberge.core.setup import settle_setup
from auberge.games.saint_malo.engine import Engine

Sample = tuple[list[float], list[float], float, list[float]]  # worths, turns more, turns left, shares of the win
AT_END = (0.1, 0.25, 0.5, 0.75, 1.0, 1.5)
PER_TURN = (1.0, 1.2, 1.4, 1.6, 1.8, 2.0)
TURN = (2.0, 3.0, 4.0, 4.5, 5.0, 5.5, 6.0, 7.0, 8.0)


def play(seed: int) -> list[Sample]:
    """A game played by the hand-made measure as it stood after some of its turns, and who won."""
    game, chance = games.load("saint_malo"), Random(seed)
    p = game.start(settle_setup(game.meta, seats=2 + seed % 3, seed=seed, options={}))
    assert isinstance(p, Engine)
    seen: list[tuple[list[float], list[float], float]] = []
    while p.actor() >= 0:
        if chance.random() < 0.5:
            plain, more = leads(p, 0.0), leads(p, 1.0)
            seen.append((plain, [b - a for a, b in zip(plain, more, strict=True)], turns_left(p, Weights())))
        GUIDE.play_on(p, 1)
    won = shares_of(p)
    return [(*one, won) for one in seen]


def surprise(samples: list[Sample], at_end: float, per_turn: float, turn: float) -> float:
    """How surprising the results are, on average, if leads are worth this much."""
    total = 0.0
    for worths, more, left, won in samples:
        scale = at_end + per_turn * math.sqrt(left)
        strengths = [(worth + turn * extra) / scale for worth, extra in zip(worths, more, strict=True)]
        most = max(strengths)
        weight = math.log(sum(math.exp(one - most) for one in strengths)) + most
        total -= sum(share * (one - weight) for share, one in zip(won, strengths, strict=True))
    return total / len(samples)


def main(number: int) -> None:
    """Plays, and tries all values."""
    samples = [sample for seed in range(number) for sample in play(seed)]
    tried = {fit: surprise(samples, *fit) for fit in itertools.product(AT_END, PER_TURN, TURN)}
    best = min(tried, key=lambda fit: tried[fit])
    print(f"{number} games, {len(samples)} samples: at_end {best[0]}, per_turn {best[1]}, turn {best[2]}")
    print(f"surprise {tried[best]:.4f}; {surprise(samples, 1e9, 0.0, 0.0):.4f} if all seats were equal")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 300)
