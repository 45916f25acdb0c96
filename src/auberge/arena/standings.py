"""What the games of a tournament say: ratings, win shares, pairs, seats and thinking times, with 95 % intervals.

The round is the unit of chance: its games share a seed. So whole rounds are drawn again for the intervals.
"""

import math
from collections.abc import Sequence
from itertools import combinations
from typing import Final

import msgspec

from auberge.arena.ratings import ELO, MIDDLE, Picks, picks_of, strengths
from auberge.arena.report import wilson_interval
from auberge.arena.results import GameResult
from auberge.arena.tournament import End, Outcome
from auberge.core.protocol import OptionValue
from auberge.core.rng import advance, below, scramble

RESAMPLES: Final = 400
_LEAST_ROUNDS: Final = 10  # with fewer, the games of a round are taken to be independent
_LEAST_EFFECT: Final = 0.25  # pairing seeds may make a game worth four, not more


class Estimate(msgspec.Struct, frozen=True):
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float


class Standing(msgspec.Struct, frozen=True):
    """How one bot did. A fair share is one of as many as there are seats, for every seat it held."""

    bot: str
    games: int  # seats it held, over all games
    wins: float  # a shared victory counts as its share
    share: Estimate  # of the victories, for every seat it held
    fair_share: float
    rating: Estimate  # Elo scale, 1500 is the mean
    mean_score: float
    mean_place: float
    decisions: int
    ms_per_decision: float
    by_seat: tuple[Estimate, ...]  # its share of the victories in each seat


class Duel(msgspec.Struct, frozen=True):
    """Two bots: how often the first came in ahead of the second (a shared place is half)."""

    bot: str
    other: str
    meetings: int
    ahead: Estimate
    better: str | None  # the better one, where that is certain


class Standings(msgspec.Struct, frozen=True):
    """A whole tournament in figures."""

    game: str
    seats: int
    seed: int
    games: int
    rounds: int
    end: End
    confidence: float | None
    bots: tuple[Standing, ...]  # best first
    duels: tuple[Duel, ...]
    seat_shares: tuple[Estimate, ...]  # victories by seat, whoever sat there
    options: dict[str, OptionValue]


def share_of(rounds: Sequence[tuple[float, int]]) -> Estimate:
    """The mean of scores between 0 and 1 that come in rounds, each given as its sum and number.

    Wilson's interval for as many independent scores as these are worth: the spread between rounds tells."""
    total, number = sum(score for score, _ in rounds), sum(size for _, size in rounds)
    if number == 0:
        return Estimate(0.0, 0.0, 1.0)
    rate = total / number
    worth = max(1, round(number / _effect(rounds, rate, number)))
    low, high = wilson_interval(min(rate * worth, worth), worth)
    return Estimate(rate, min(low, rate), max(high, rate))


def _effect(rounds: Sequence[tuple[float, int]], rate: float, number: int) -> float:
    """How many times the variance of the mean is that of independent scores."""
    alone = rate * (1 - rate) / number
    if len(rounds) < _LEAST_ROUNDS or alone < 1e-12:
        return 1.0
    spread = sum((score - rate * size) ** 2 for score, size in rounds) / number**2
    return max(_LEAST_EFFECT, spread * len(rounds) / (len(rounds) - 1) / alone)


def rating_estimates(rounds: Sequence[Sequence[GameResult]], bots: int, seed: int) -> list[Estimate]:
    """The ratings, with intervals from drawing as many rounds again and again (percentiles)."""
    parts = [picks_of((game.bots, game.places) for game in games) for games in rounds]
    best = strengths(_sum(parts, [1] * len(parts)), bots)
    drawn = [strengths(_sum(parts, times), bots, best) for times in _resamples(len(parts), seed)]
    found: list[Estimate] = []
    for bot in range(bots):
        column = sorted(_elo(sample[bot]) for sample in drawn)
        low, high = (column[round(at * (len(column) - 1))] for at in (0.025, 0.975))
        value = _elo(best[bot])
        found.append(Estimate(value, min(low, value), max(high, value)))
    return found


def _elo(strength: float) -> float:
    return MIDDLE + ELO * math.log(strength)


def _sum(parts: Sequence[Picks], times: Sequence[int]) -> Picks:
    whole = Picks()
    for part, number in zip(parts, times, strict=True):
        if number:
            whole.add(part, number)
    return whole


def _resamples(rounds: int, seed: int) -> list[list[int]]:
    """How often each round is drawn, for every resample; the same for the same seed."""
    state = scramble(seed + rounds)
    found: list[list[int]] = []
    for _ in range(RESAMPLES):
        times = [0] * rounds
        for _ in range(rounds):
            state = advance(state)
            times[int(below(state, rounds))] += 1
        found.append(times)
    return found


def standings(outcome: Outcome) -> Standings:
    """The figures of a tournament, best bot first."""
    task, rounds = outcome.tournament, outcome.rounds
    labels = task.labels
    ratings = rating_estimates(rounds, len(labels), task.seed)
    bots = [_standing(bot, label, rounds, ratings[bot]) for bot, label in enumerate(labels)]
    return Standings(
        game=task.game,
        seats=task.seats,
        seed=task.seed,
        games=sum(len(games) for games in rounds),
        rounds=len(rounds),
        end=outcome.end,
        confidence=outcome.confidence,
        bots=tuple(sorted(bots, key=lambda bot: -bot.rating.value)),
        duels=tuple(_duel(pair, labels, outcome) for pair in combinations(range(len(labels)), 2)),
        seat_shares=tuple(share_of([_victories(games, seat=seat) for games in rounds]) for seat in range(task.seats)),
        options=dict(task.options),
    )


def _victories(games: Sequence[GameResult], *, bot: int | None = None, seat: int | None = None) -> tuple[float, int]:
    """The victories and the chances of a bot, in a seat, or of both, in these games."""
    won, chances = 0.0, 0
    for game in games:
        shared = game.places.count(1)
        for place_at, (who, place) in enumerate(zip(game.bots, game.places, strict=True)):
            if bot in (None, who) and seat in (None, place_at):
                chances += 1
                won += 1 / shared if place == 1 else 0
    return won, chances


def _standing(bot: int, label: str, rounds: Sequence[Sequence[GameResult]], rating: Estimate) -> Standing:
    games = [game for part in rounds for game in part]
    held = [(game, seat) for game in games for seat, who in enumerate(game.bots) if who == bot]
    number = max(len(held), 1)
    decisions = sum(game.decisions[seat] for game, seat in held)
    seconds = sum(game.seconds[seat] for game, seat in held)
    seats = len(games[0].bots) if games else 0
    return Standing(
        bot=label,
        games=len(held),
        wins=_victories(games, bot=bot)[0],
        share=share_of([_victories(part, bot=bot) for part in rounds]),
        fair_share=1 / seats if seats else 0.0,
        rating=rating,
        mean_score=sum(game.scores[seat] for game, seat in held) / number,
        mean_place=sum(game.places[seat] for game, seat in held) / number,
        decisions=decisions,
        ms_per_decision=1000 * seconds / max(decisions, 1),
        by_seat=tuple(share_of([_victories(part, bot=bot, seat=seat) for part in rounds]) for seat in range(seats)),
    )


def _duel(pair: tuple[int, int], labels: Sequence[str], outcome: Outcome) -> Duel:
    scores = [_meetings(games, pair) for games in outcome.rounds]
    better = outcome.better.get(pair)
    return Duel(
        bot=labels[pair[0]],
        other=labels[pair[1]],
        meetings=sum(number for _, number in scores),
        ahead=share_of(scores),
        better=None if better is None else labels[better],
    )


def _meetings(games: Sequence[GameResult], pair: tuple[int, int]) -> tuple[float, int]:
    """How often the first of a pair is ahead of the second, and how often they meet."""
    ahead, met = 0.0, 0
    for game in games:
        for bot, place in zip(game.bots, game.places, strict=True):
            for other, behind in zip(game.bots, game.places, strict=True):
                if (bot, other) == pair:
                    met += 1
                    ahead += 1.0 if place < behind else 0.5 if place == behind else 0.0
    return ahead, met
