"""Is what is drawn even? Dice and shuffles counted, and how likely such counts are if every outcome is (chi-square)."""

import math
from collections import Counter
from collections.abc import Hashable, Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from typing import Final

from linear_chance import Source, draws_of

from auberge.core.chance import Lot

DICE: Final = 5
FACES: Final = 6
CARDS: Final = 20


@dataclass(frozen=True)
class Evenness:
    """What was counted, chi-square, the degrees of freedom, and how often even chance strays at least as far."""

    what: str
    statistic: float
    freedom: int

    @property
    def likelihood(self) -> float:
        return chance_of_more(self.statistic, self.freedom)

    def __str__(self) -> str:
        return f"{self.what:34}{self.statistic:12.1f}{self.freedom:8}{self.likelihood:10.4f}"


def chance_of_more(statistic: float, freedom: int) -> float:
    """How likely chi-square is at least this large: the regularised gamma function Q(freedom / 2, statistic / 2)."""
    a, x = freedom / 2, statistic / 2
    if x <= 0:
        return 1.0
    scale = math.exp(a * math.log(x) - x - math.lgamma(a))
    if x < a + 1:
        return 1 - scale * _series(a, x)
    return scale * _fraction(a, x)


def _series(a: float, x: float) -> float:
    total = term = 1 / a
    while term > total * 1e-15:
        a += 1
        term *= x / a
        total += term
    return total


def _fraction(a: float, x: float) -> float:
    """Legendre's continued fraction, by the way of Lentz."""
    b = x + 1 - a
    c, d = math.inf, 1 / b
    value = d
    for n in range(1, 100_000):
        step = n * (a - n)
        b += 2
        d = 1 / (b + step * d)
        c = b + step / c
        value *= c * d
        if abs(c * d - 1) < 1e-15:
            break
    return value


def chi_square(counts: Mapping[Hashable, int], shares: Mapping[Hashable, float]) -> float:
    """How far counts are from these shares of their sum."""
    total = sum(counts.values())
    return sum((counts.get(key, 0) - total * share) ** 2 / (total * share) for key, share in shares.items())


def evenness(chance: Source, draws: int, *, picks: bool) -> Iterator[Evenness]:
    """About so many draws of dice, and as many of shuffles; `picks` as in `draws_of`."""
    yield from _dice(chance, draws // DICE)
    yield from _shuffles(chance, draws // (CARDS - 1), picks=picks)


def _dice(chance: Source, rolls: int) -> Iterator[Evenness]:
    lot = Lot("roll", tuple(str(face) for face in range(1, FACES + 1)), DICE, again=True)
    sums: Counter[Hashable] = Counter()
    dice: list[str] = []
    for number in range(1, rolls + 1):
        rolled = chance.draw(number, lot)
        dice += rolled
        sums[sum(map(int, rolled))] += 1
    yield _even("dice: faces", Counter(dice), FACES)
    yield _even("dice: successive pairs", Counter(zip(dice[::2], dice[1::2], strict=False)), FACES**2)
    ways = Counter(map(sum, product(range(1, FACES + 1), repeat=DICE)))
    shares: dict[Hashable, float] = {total: number / FACES**DICE for total, number in ways.items()}
    yield Evenness(f"dice: sums of {DICE}", chi_square(sums, shares), len(shares) - 1)


def _shuffles(chance: Source, shuffles: int, *, picks: bool) -> Iterator[Evenness]:
    lot = Lot("stack", tuple(f"card{number}" for number in range(CARDS)), CARDS)
    places: Counter[Hashable] = Counter()
    pairs: list[Counter[Hashable]] = [Counter() for _ in range((CARDS - 1) // 2)]
    for number in range(1, shuffles + 1):
        order = chance.draw(number, lot)
        places.update(enumerate(order))
        drawn = [value for value, _ in draws_of(order, lot.of, picks=picks)]
        for at, counts in enumerate(pairs):
            counts[drawn[2 * at], drawn[2 * at + 1]] += 1
    # every card has one place, and every place one card: there is less freedom, and the squares are larger by as much
    square = _even("", places, CARDS**2).statistic * (CARDS - 1) / CARDS
    yield Evenness("shuffles: cards by place", square, (CARDS - 1) ** 2)
    found = [_even("", counts, (CARDS - 2 * at) * (CARDS - 2 * at - 1)) for at, counts in enumerate(pairs)]
    yield Evenness("shuffles: successive draws", sum(f.statistic for f in found), sum(f.freedom for f in found))


def _even(what: str, counts: Counter[Hashable], outcomes: int) -> Evenness:
    """So many outcomes, all equally likely; those that never came are not among the counts."""
    expected = counts.total() / outcomes
    statistic = sum(number * number for number in counts.values()) / expected - counts.total()
    return Evenness(what, statistic, outcomes - 1)
