"""When a tournament may stop: a bet against chance for every pair of bots that can be looked at after every round.

For a pair the score of a round lies between -1 (always behind) and 1 (always ahead). If one bot is not better, nobody
grows rich by betting on it; the chance that the stake ever multiplies by 1/alpha is at most alpha (Ville). So looking
after every round and stopping at the first success costs nothing, whatever the distribution of the scores.
"""

import math
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Final

STAKES: Final = (0.02, 0.05, 0.1, 0.2, 0.35, 0.5, 0.7, 0.9)  # shares of the wealth that are bet, side by side
Pair = tuple[int, int]


class Bet:
    """A bet, begun with one coin, that a score is above zero in the mean."""

    def __init__(self) -> None:
        self._logs: list[float] = [0.0] * len(STAKES)

    def add(self, score: float) -> None:
        """Settles one round."""
        self._logs = [log + math.log1p(stake * score) for log, stake in zip(self._logs, STAKES, strict=True)]

    @property
    def log_wealth(self) -> float:
        """The logarithm of what the coin has become: the mean over all stakes."""
        most = max(self._logs)
        return most + math.log(sum(math.exp(log - most) for log in self._logs) / len(STAKES))


class Verdicts:
    """Which pairs of bots are told apart. The chance that any verdict is ever wrong is at most 1 - confidence."""

    def __init__(self, bots: int, confidence: float) -> None:
        self.pairs: Final[tuple[Pair, ...]] = tuple(combinations(range(bots), 2))
        sides = max(2 * len(self.pairs), 1)
        self._needed: Final = math.log(sides / (1 - confidence))
        self._bets: Final = {pair: (Bet(), Bet()) for pair in self.pairs}
        self.better: Final[dict[Pair, int]] = {}  # the better bot of every pair that is told apart

    def add_round(self, scores: Mapping[Pair, float]) -> None:
        """Takes in one round: for each pair that met, the mean score of its first bot."""
        for pair, score in scores.items():
            for bot, bet, seen in zip(pair, self._bets[pair], (score, -score), strict=True):
                bet.add(seen)
                if pair not in self.better and bet.log_wealth >= self._needed:
                    self.better[pair] = bot

    @property
    def all_told_apart(self) -> bool:
        """Whether every pair is; never, where there is no pair."""
        return bool(self.pairs) and len(self.better) == len(self.pairs)


def pair_scores(games: Sequence[tuple[Sequence[int], Sequence[int]]]) -> dict[Pair, float]:
    """The mean score of every pair over these games, each given as the bot and the place of every seat."""
    sums: dict[Pair, float] = {}
    meetings: dict[Pair, int] = {}
    for bots, places in games:
        for (bot, place), (other, behind) in combinations(zip(bots, places, strict=True), 2):
            if bot != other:
                pair = (min(bot, other), max(bot, other))
                ahead = (behind > place) - (behind < place)
                sums[pair] = sums.get(pair, 0.0) + (ahead if bot < other else -ahead)
                meetings[pair] = meetings.get(pair, 0) + 1
    return {pair: sums[pair] / meetings[pair] for pair in sorted(sums)}
