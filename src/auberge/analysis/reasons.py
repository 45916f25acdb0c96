"""Why one move is better than others: what the search's own values hang on, told by the features people know.

Every move is played in the same imagined worlds to the search's horizon. A linear model of the values found there
says what each feature counts for in this position; a reason is a feature of which a move brings clearly more than the
other moves, the weightiest first.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from auberge.analysis.bands import mean, spread_of
from auberge.analysis.features import Feature

_GUESSED: Final = 12.0  # worlds that a feature's first weight counts for
_SWEEPS: Final = 30
_MOST: Final = 2  # reasons for one move
_LEAST: Final = 0.004  # of the chance to win: less is no reason
_SECOND: Final = 0.35  # of what the first reason is worth
_ONE: Final = 1.0  # a difference of this is always one to see
_VISIBLE: Final = 0.05  # of the larger number: so much must a smaller difference be
_WHOLE: Final = 10.0  # from here on numbers are told without a fraction

Rows = Sequence[Sequence[float]]


class Reason(msgspec.Struct, frozen=True):
    """A feature, what there is of it after this move, and after the others; in what a person counts."""

    feature: str
    here: float
    other: float
    worth: float  # of the chance to win, by the model


class Sight(msgspec.Struct, frozen=True):
    """What was seen after one move, world by world: the features, and the value for the seat."""

    features: list[list[float]]
    values: list[float]


def weights_of(features: Sequence[Feature], rows: Rows, values: Sequence[float]) -> list[float]:
    """What one more of each feature is worth: least squares, held near the first guesses, none below nothing."""
    number = len(features)
    middles = [mean([row[j] for row in rows]) for j in range(number)]
    centred = [[row[j] - middles[j] for j in range(number)] for row in rows]
    level = mean(values)
    gram = [[sum(row[i] * row[j] for row in centred) for j in range(number)] for i in range(number)]
    pull = [sum(row[j] * (value - level) for row, value in zip(centred, values, strict=True)) for j in range(number)]
    guesses = [feature.weight for feature in features]
    weights = guesses[:]
    held = [_GUESSED * gram[j][j] / max(len(rows), 1) for j in range(number)]
    for _ in range(_SWEEPS):
        for j in range(number):
            if gram[j][j] < 1e-9:
                continue
            rest = pull[j] - sum(gram[j][k] * weights[k] for k in range(number) if k != j)
            weights[j] = max(0.0, (rest + held[j] * guesses[j]) / (gram[j][j] + held[j]))
    return weights


def reasons_for(features: Sequence[Feature], sights: Sequence[Sight], move: int) -> tuple[Reason, ...]:
    """At most two reasons for one of the moves seen; none if nothing speaks for it clearly."""
    others = [sight for place, sight in enumerate(sights) if place != move]
    if not others:
        return ()
    rows = [row for sight in sights for row in sight.features]
    values = [value for sight in sights for value in sight.values]
    weights = weights_of(features, rows, values)
    found: dict[str, Reason] = {}  # by kin
    for place, feature in enumerate(features):
        reason = _reason(feature, weights[place], [row[place] for row in sights[move].features], _means(others, place))
        kin = feature.kin or feature.name
        if reason is not None and (kin not in found or found[kin].worth < reason.worth):
            found[kin] = reason
    best = sorted(found.values(), key=lambda reason: -reason.worth)[:_MOST]
    return tuple(reason for reason in best if reason.worth >= _SECOND * best[0].worth)


def _means(sights: Sequence[Sight], place: int) -> list[float]:
    """World by world, what the others bring on average."""
    return [mean([row[place] for row in rows]) for rows in zip(*(sight.features for sight in sights), strict=True)]


def _reason(feature: Feature, weight: float, here: Sequence[float], other: Sequence[float]) -> Reason | None:
    differences = [mine - theirs for mine, theirs in zip(here, other, strict=True)]
    more = mean(differences)
    if more * weight < _LEAST or more < spread_of(differences):
        return None
    turn = -1 if feature.turned else 1
    shown, against = (told(turn * mean(numbers), feature.share) for numbers in (here, other))
    if abs(shown - against) < min(_ONE, _VISIBLE * max(shown, against)) or shown == against:
        return None  # a person would see no difference
    return Reason(feature.name, shown, against, more * weight)


def told(number: float, share: bool) -> float:
    """A number as it is told: one place after the point, large ones and shares (in per cent) without any."""
    if share:
        return round(100 * number) + 0.0
    return round(number, 0 if abs(number) >= _WHOLE else 1) + 0.0
