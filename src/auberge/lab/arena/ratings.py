"""How strong each bot is: a Plackett-Luce fit of the finishing orders of games with two to any number of seats.

The fit needs only sums over games (`Picks`), so that resampling whole rounds for the intervals is quick.
"""

import math
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations, groupby, permutations
from typing import Final

ELO: Final = 400 / math.log(10)  # points for each factor e of strength: ten times as strong is 400 points more
MIDDLE: Final = 1500.0  # the mean rating of the bots that met
PRIOR: Final = 1.0  # every pair is taken to have shared this many games: a bot that never lost stays finite
_STEPS: Final = 2000
_CLOSE: Final = 1e-7


class Picks:
    """What the fit needs of some games: how often each bot was picked next, and from which company."""

    def __init__(self) -> None:
        self.wins: defaultdict[int, float] = defaultdict(float)  # by bot
        self.companies: defaultdict[tuple[int, ...], float] = defaultdict(float)  # those still to be placed, sorted

    def add_order(self, order: Sequence[int], weight: float) -> None:
        """Counts one strict finishing order: the best of all, then the best of the others, until all are alike."""
        for place, bot in enumerate(order):
            company = tuple(sorted(order[place:]))
            if company[0] == company[-1]:
                break
            self.wins[bot] += weight
            self.companies[company] += weight

    def add_game(self, bots: Sequence[int], places: Sequence[int]) -> None:
        """Counts one game; seats that share a place may have come in any order, all equally likely."""
        ranked = sorted(zip(places, bots, strict=True))
        shared = [[bot for _, bot in group] for _, group in groupby(ranked, key=lambda seat: seat[0])]
        orders: list[tuple[int, ...]] = [()]
        for group in shared:
            orders = [(*order, *more) for order in orders for more in permutations(group)]
        for order in orders:
            self.add_order(order, 1 / len(orders))

    def add(self, other: "Picks", times: int = 1) -> None:
        """Takes in other games, this many times."""
        for bot, number in other.wins.items():
            self.wins[bot] += number * times
        for company, number in other.companies.items():
            self.companies[company] += number * times


def shared_games(bots: int, draw: Callable[[], float] = lambda: PRIOR / 2) -> Picks:
    """The game every pair is taken to have shared: for each side the part of a victory that is drawn."""
    picks = Picks()
    for first, second in combinations(range(bots), 2):
        picks.add_order((first, second), draw())
        picks.add_order((second, first), draw())
    return picks


def strengths(picks: Picks, bots: int, prior: Picks | None = None, start: Sequence[float] | None = None) -> list[float]:
    """The most likely strengths, with geometric mean one: in any company a bot is best in proportion to its own.

    Hunter's minorisation steps, which never fail to climb."""
    whole = Picks()
    whole.add(picks)
    whole.add(prior or shared_games(bots))
    wins = [whole.wins[bot] for bot in range(bots)]
    companies = whole.companies
    found = list(start) if start is not None else [1.0] * bots
    for _ in range(_STEPS if bots > 1 else 0):
        shares = [0.0] * bots
        for company, number in companies.items():
            share = number / sum([found[bot] for bot in company])
            for bot in company:
                shares[bot] += share
        raised = _levelled([won / share for won, share in zip(wins, shares, strict=True)])
        step = max(abs(math.log(new / old)) for new, old in zip(raised, found, strict=True))
        found = raised
        if step < _CLOSE:
            break
    return found


def _levelled(values: Sequence[float]) -> list[float]:
    mean = sum(math.log(value) for value in values) / max(len(values), 1)
    return [value / math.exp(mean) for value in values]


def ratings(picks: Picks, bots: int) -> list[float]:
    """The strengths on the Elo scale: 400 points more stand for ten times the strength, the mean is 1500."""
    return [MIDDLE + ELO * math.log(strength) for strength in strengths(picks, bots)]


def picks_of(games: Iterable[tuple[Sequence[int], Sequence[int]]]) -> Picks:
    """The picks of games, each given as the bot in every seat and the place of every seat."""
    picks = Picks()
    for bots, places in games:
        picks.add_game(bots, places)
    return picks
