"""What a simulation found: the tally of each bot while games come in, and the report made of it."""

import math
from collections.abc import Mapping
from fractions import Fraction
from typing import Final

import msgspec

from auberge.core.protocol import OptionValue

_Z95: Final = 1.959963984540054  # the normal quantile of a 95 % interval


class Tally:
    """Exact sums over the games of one bot; tallies of parts add up to the same whole in any order."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = Fraction(0)
        self.places = 0
        self.points = 0
        self.squares = 0
        self.least: int | None = None
        self.most: int | None = None
        self.decisions = 0
        self.seconds = 0.0

    def add_game(self, score: int, place: int, winners: int) -> None:
        """Counts one game; a shared victory counts as its share."""
        self.games += 1
        self.wins += Fraction(1, winners) if place == 1 else 0
        self.places += place
        self.points += score
        self.squares += score * score
        self.least = score if self.least is None else min(self.least, score)
        self.most = score if self.most is None else max(self.most, score)

    def add(self, other: "Tally") -> None:
        """Takes in the games of another part."""
        self.games += other.games
        self.wins += other.wins
        self.places += other.places
        self.points += other.points
        self.squares += other.squares
        self.least = min((n for n in (self.least, other.least) if n is not None), default=None)
        self.most = max((n for n in (self.most, other.most) if n is not None), default=None)
        self.decisions += other.decisions
        self.seconds += other.seconds


class BotReport(msgspec.Struct, frozen=True):
    """How one bot did. A game in which it holds several seats counts once for each."""

    bot: str
    games: int
    wins: float
    win_rate: float
    win_rate_low: float  # 95 % interval
    win_rate_high: float
    mean_score: float
    score_deviation: float
    least_score: int
    most_score: int
    mean_place: float
    decisions: int
    ms_per_decision: float


class Report(msgspec.Struct, frozen=True):
    """A whole simulation."""

    game: str
    seats: int
    options: Mapping[str, OptionValue]
    games: int
    seed: int
    bots: tuple[BotReport, ...]
    jobs: int
    build: str
    seconds: float
    games_per_second: float


def wilson_interval(successes: float, trials: int) -> tuple[float, float]:
    """The 95 % interval of a rate by Wilson's score: honest near 0 and 1 too; everything is possible without trials."""
    if trials == 0:
        return 0.0, 1.0
    rate = successes / trials
    shrink = 1 + _Z95**2 / trials
    middle = (rate + _Z95**2 / (2 * trials)) / shrink
    half = _Z95 * math.sqrt(rate * (1 - rate) / trials + _Z95**2 / (4 * trials**2)) / shrink
    low = 0.0 if successes == 0 else max(0.0, middle - half)  # exactly so, but for rounding
    high = 1.0 if successes == trials else min(1.0, middle + half)
    return low, high


def report_on(bot: str, tally: Tally) -> BotReport:
    """The figures of one bot; its score deviation is that of a sample."""
    games = max(tally.games, 1)
    spread = tally.games * tally.squares - tally.points**2  # exact, n squared times the variance
    low, high = wilson_interval(float(tally.wins), tally.games)
    return BotReport(
        bot=bot,
        games=tally.games,
        wins=float(tally.wins),
        win_rate=float(tally.wins / games),
        win_rate_low=low,
        win_rate_high=high,
        mean_score=tally.points / games,
        score_deviation=math.sqrt(spread / (games * max(games - 1, 1))),
        least_score=tally.least or 0,
        most_score=tally.most or 0,
        mean_place=tally.places / games,
        decisions=tally.decisions,
        ms_per_decision=1000 * tally.seconds / max(tally.decisions, 1),
    )
