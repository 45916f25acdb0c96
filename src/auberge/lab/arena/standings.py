"""What the games of a tournament say: ratings, win shares, pairs, seats and thinking times, with 95 % intervals.

The round is the unit of chance: its games share a seed. So whole rounds are drawn again for the intervals.
"""

import math
import random
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Final

import msgspec

from auberge.core.protocol import OptionValue
from auberge.core.rng import scramble
from auberge.lab.arena.figures import Estimate, share_of
from auberge.lab.arena.ratings import ELO, MIDDLE, Picks, picks_of, shared_games, strengths
from auberge.lab.arena.results import GameResult
from auberge.lab.arena.tournament import End, Outcome

RESAMPLES: Final = 400
_LEAST_PART: Final = 1e-3  # of a shared game: no bot is taken to be infinitely strong


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
    faults: int = 0  # decisions made for it because it failed; only programs do


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
    seat_shares: tuple[Estimate, ...]  # victories by seat, of any bot
    options: dict[str, OptionValue]


def rating_estimates(rounds: Sequence[Sequence[GameResult]], bots: int, seed: int) -> list[Estimate]:
    """The ratings, with intervals from drawing as many rounds again and again (percentiles).

    With the rounds the shared game of every pair is drawn, each side from Gamma(1/2), which is Jeffreys' prior for a
    rate: so even a bot that never lost has an interval."""
    parts = [picks_of((game.bots, game.places) for game in games) for games in rounds]
    best = strengths(_sum(parts, range(len(parts))), bots)
    chance = random.Random(scramble(seed + len(parts)))
    drawn: list[list[float]] = []
    for _ in range(RESAMPLES):
        prior = shared_games(bots, lambda: max(chance.gauss(0, 1) ** 2 / 2, _LEAST_PART))
        again = chance.choices(range(len(parts)), k=len(parts)) if parts else []
        drawn.append(strengths(_sum(parts, again), bots, prior, best))
    found: list[Estimate] = []
    for bot in range(bots):
        column = sorted(_elo(sample[bot]) for sample in drawn)
        low, high = (column[round(at * (len(column) - 1))] for at in (0.025, 0.975))
        value = _elo(best[bot])
        found.append(Estimate(value, min(low, value), max(high, value)))
    return found


def _elo(strength: float) -> float:
    return MIDDLE + ELO * math.log(strength)


def _sum(parts: Sequence[Picks], drawn: Iterable[int]) -> Picks:
    whole = Picks()
    for part, times in Counter(drawn).items():
        whole.add(parts[part], times)
    return whole


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
        seat_shares=tuple(shares(rounds, seat=seat) for seat in range(task.seats)),
        options=dict(task.options),
    )


def shares(rounds: Sequence[Sequence[GameResult]], *, bot: int | None = None, seat: int | None = None) -> Estimate:
    """The share of the victories of a bot, of a seat, or of a bot in a seat, for every time it sat there."""
    return share_of([_victories(games, bot=bot, seat=seat) for games in rounds])


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
        share=shares(rounds, bot=bot),
        fair_share=1 / seats if seats else 0.0,
        rating=rating,
        mean_score=sum(game.scores[seat] for game, seat in held) / number,
        mean_place=sum(game.places[seat] for game, seat in held) / number,
        decisions=decisions,
        ms_per_decision=1000 * seconds / max(decisions, 1),
        by_seat=tuple(shares(rounds, bot=bot, seat=seat) for seat in range(seats)),
        faults=sum(game.faults[seat] for game, seat in held if game.faults),
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
