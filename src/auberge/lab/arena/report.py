"""What a simulation found: the tally of each bot while games come in, and the report made of it."""

import math
from collections.abc import Mapping
from fractions import Fraction

import msgspec

from auberge.core.protocol import OptionValue
from auberge.lab.arena.driver import Played
from auberge.lab.arena.figures import wilson_interval


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
        self.faults = 0

    def add_game(self, played: Played, seat: int) -> None:
        """Counts one game from this seat; a shared victory counts as its share."""
        place, score = played.places[seat], played.scores[seat]
        self.games += 1
        self.wins += Fraction(1, played.places.count(1)) if place == 1 else 0
        self.decisions += played.decisions[seat]
        self.seconds += played.seconds[seat]
        self.faults += played.faults[seat] if played.faults else 0
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
        self.faults += other.faults


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
    faults: int = 0  # decisions made for it because it failed; only programs do


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
        faults=tally.faults,
    )
