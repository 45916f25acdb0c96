"""A finished game looked over: everybody's chance to win over time, the costliest decisions, and who was lucky.

Chances are judged on the true position, decisions by what the seat could see. The replay, the effort and the seed alone
decide what is found.
"""

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Final

import msgspec

from auberge import games
from auberge.analysis.advice import is_worse, preferred, think
from auberge.analysis.bands import mean, spread_of_sum
from auberge.analysis.chances import Chances, Estimate, Tries, estimate, luck_of
from auberge.analysis.features import reader_of
from auberge.analysis.reasons import Reason
from auberge.analysis.replay import Choice, Replay, Stop, choices_of, walk
from auberge.bots.budget import Budget
from auberge.core.protocol import Game, Seat

VERSION: Final = 4  # of the reviewer: higher as soon as it finds or writes down something else in the same game
_MOST_POINTS: Final = 120  # of the curve
_COSTLY: Final = 3  # decisions told of each seat
_LOOKED_AT: Final = 7  # of each seat, that are looked at more closely
_SAMPLE: Final = 6  # positions, and playouts of each, by which the speed is measured

Progress = Callable[[float], None]


class Effort(msgspec.Struct, frozen=True):
    """How closely to look: playouts for each position, iterations for each decision, and for those that stood out."""

    tries: int = 100
    glance: int = 300
    closer: int = 2000
    seed: int = 1


USUAL: Final = Effort()


def effort_for(replay: Replay, seconds: float, seed: int = 1) -> Effort:
    """How closely one can look in about this many seconds on this machine: measured by a glance at a few positions."""
    game = games.load(replay.game, replay.rules_version)
    stops = list(walk(replay))
    chances = Chances(game, reader_of(replay.game), seed, _SAMPLE)
    sample = stops[:: max(1, len(stops) // _SAMPLE)]
    began = perf_counter()
    for stop in sample:
        chances.after(stop)
    each = (perf_counter() - began) / (_SAMPLE * len(sample))  # seconds for one playout
    playouts = seconds / max(each, 1e-6)
    tries = int(0.4 * playouts / (1.5 * len(stops)))
    glance = int(0.4 * playouts / len(stops))
    closer = int(0.2 * playouts / (_LOOKED_AT * replay.seats))
    return Effort(_within(tries, 6, 400), _within(glance, 20, 600), _within(closer, 60, 6000), seed)


def _within(number: int, least: int, most: int) -> int:
    return min(max(number, least), most)


class CurvePoint(msgspec.Struct, frozen=True):
    """Everybody's chance to win after a step; step 0 is the beginning."""

    step: int
    chances: tuple[Estimate, ...]


class Costly(msgspec.Struct, frozen=True):
    """A decision, what would have been better, by how much of the chance to win, and why. Moves as in records."""

    step: int  # after this many steps the decision was due
    seat: int
    made: str
    better: str
    cost: Estimate
    chance: Estimate  # with the move that was made
    best_chance: Estimate
    reasons: tuple[Reason, ...]


class Review(msgspec.Struct, frozen=True):
    """What there is to say of a finished game. Luck is in chance to win, by seat: what dice and draws gave or took."""

    game: str
    seats: int
    steps: int
    curve: tuple[CurvePoint, ...]
    costly: tuple[tuple[Costly, ...], ...]  # by seat, the costliest first
    luck: tuple[Estimate, ...]
    decisions: tuple[int, ...]  # by seat, how many were looked at


def review(replay: Replay, effort: Effort = USUAL, progress: Progress = lambda _: None) -> Review:
    """Looks a game over; `progress` is told the share that is done."""
    game = games.load(replay.game, replay.rules_version)
    stops = list(walk(replay))
    reviewing = Reviewing(game, stops, effort, progress)
    curve, luck = reviewing.look_at_chances(replay.seats)
    costly, decisions = reviewing.look_at_decisions(replay.seats)
    progress(1.0)
    return Review(replay.game, replay.seats, len(stops), curve, costly, luck, decisions)


class Reviewing:
    """One review under way."""

    def __init__(self, game: Game, stops: Sequence[Stop], effort: Effort, progress: Progress) -> None:
        self._game: Final = game
        self._stops: Final = stops
        self._effort: Final = effort
        self._progress: Final = progress
        self._chances: Final = Chances(game, reader_of(game.meta.name), effort.seed, effort.tries)

    # --- chances ------------------------------------------------------------------------------------------------

    def look_at_chances(self, seats: int) -> tuple[tuple[CurvePoint, ...], tuple[Estimate, ...]]:
        """The curve, and the luck of every seat."""
        shown = _thinned([stop.number for stop in self._stops])
        curve = [_point(0, self._chances.start(self._stops[0].before))]
        gifts: list[list[list[float]]] = [[] for _ in range(seats)]
        for stop in self._stops:
            lucky = self._chances.is_lucky(stop)
            if not lucky and stop.number not in shown:
                continue
            after = self._chances.after(stop)
            if stop.number in shown:
                curve.append(_point(stop.number, after))
            if lucky:
                expected = self._chances.expected(stop)
                for seat in range(seats):
                    gifts[seat].append(luck_of(after, expected, seat))
            self._progress(0.5 * stop.number / len(self._stops))
        return tuple(curve), tuple(_sum(gift) for gift in gifts)

    # --- decisions ----------------------------------------------------------------------------------------------

    def look_at_decisions(self, seats: int) -> tuple[tuple[tuple[Costly, ...], ...], tuple[int, ...]]:
        """The costliest decisions of every seat: a glance at all, a closer look at those that stand out."""
        found: list[list[tuple[float, int, Choice]]] = [[] for _ in range(seats)]
        for stop in self._stops:
            for choice in choices_of(self._game, stop):
                cost = self._glance(stop, choice)
                if cost is not None:
                    found[stop.seat].append((cost, stop.number, choice))
            self._progress(0.5 + 0.35 * stop.number / len(self._stops))
        told = [self._closer(seat, found[seat], (seat + 1) / seats) for seat in range(seats)]
        return tuple(told), tuple(len(one) for one in found)

    def _glance(self, stop: Stop, choice: Choice) -> float | None:
        """What a decision seems to have cost; None where there was none to make."""
        if len(choice.position.legal()) < 2:
            return None
        view = self._game.view(choice.position, Seat(stop.seat))
        first = preferred(self._game, view, max(self._effort.glance // 2, 1), self._effort.seed + stop.number)
        if first == self._game.action(choice.move):
            return 0.0
        costly = self._judge(stop.number, stop.seat, choice, self._effort.glance, closely=False)
        return 0.0 if costly is None else costly.cost.value

    def _closer(self, seat: int, found: list[tuple[float, int, Choice]], done: float) -> tuple[Costly, ...]:
        found.sort(key=lambda one: (-one[0], one[1]))
        judged = [
            self._judge(number, seat, choice, self._effort.closer, closely=True)
            for cost, number, choice in found[:_LOOKED_AT]
            if cost > 0
        ]
        self._progress(0.85 + 0.15 * done)
        costly = [one for one in judged if one is not None and is_worse(one.cost)]
        costly.sort(key=lambda one: (-one.cost.value, one.step))
        return tuple(costly[:_COSTLY])

    def _judge(self, number: int, seat: int, choice: Choice, iterations: int, *, closely: bool) -> Costly | None:
        """The decision against the best one found from the seat's view; None if it was the best."""
        game = self._game
        view = game.view(choice.position, Seat(seat))
        made = game.action(choice.move)
        budget, seed = Budget(iterations=iterations), self._effort.seed + number
        thought = think(game, view, budget, seed, also=(made,), closely=closely)
        best = next(iter(thought.advised))
        if best == made:
            return None
        return Costly(
            step=number - 1,
            seat=seat,
            made=game.write(choice.move),
            better=game.write(game.move(best)),
            cost=thought.cost(made),
            chance=thought.advised[made].estimate,
            best_chance=thought.advised[best].estimate,
            reasons=thought.advised[best].reasons,
        )


def _point(step: int, tries: Tries) -> CurvePoint:
    seats = len(tries[0])
    return CurvePoint(step, tuple(estimate([values[seat] for values in tries]) for seat in range(seats)))


def _sum(gifts: list[list[float]]) -> Estimate:
    """The luck of all steps together."""
    total = sum(mean(gift) for gift in gifts)
    spread = spread_of_sum(gifts)
    return Estimate(total, total - spread, total + spread)


def _thinned(numbers: Sequence[int]) -> frozenset[int]:
    """At most as many of these numbers as the curve has points, evenly spread, the last one among them."""
    every = -(-len(numbers) // _MOST_POINTS)
    return frozenset(numbers[len(numbers) - 1 :: -every]) if numbers else frozenset()
