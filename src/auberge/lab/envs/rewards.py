"""What the seats of a finished game are rewarded with. The rewards of a game add up to zero."""

from typing import Final, Literal, get_args

from auberge.core.errors import BadSetup
from auberge.core.observation import MOST
from auberge.core.position import Result

Rewards = Literal["places", "points", "both"]
REWARDS: Final[tuple[Rewards, ...]] = get_args(Rewards)
POINTS_PER_PLACE: Final = 100.0  # in `both`: this many points ahead count like the first place
LOST: Final = -1.0  # for a seat that chose what is not legal, where that ends its game: as for the last place


def rewards_named(name: str) -> Rewards:
    """The rewards of this name. BadSetup if there are none."""
    for known in REWARDS:
        if known == name:
            return known
    raise BadSetup("batch-rewards", rewards=name, known=", ".join(REWARDS))


def rewards_of(result: Result, kind: Rewards) -> list[float]:
    """The reward of every seat: `places` from 1 for the first to -1 for the last, equal seats sharing what theirs
    bring; `points` ahead of the table's mean; or `both`, a hundred points counting like the first place."""
    places, scores = result.places, result.scores
    by_place = [sum((place < other) - (other < place) for other in places) / (len(places) - 1) for place in places]
    by_points = [score - sum(scores) / len(scores) for score in scores]
    if kind == "places":
        return by_place
    if kind == "points":
        return by_points
    return [place + points / POINTS_PER_PLACE for place, points in zip(by_place, by_points, strict=True)]


def bound_of(kind: Rewards) -> float:
    """No reward is larger, nor smaller than its negative."""
    return {"places": 1.0, "points": float(MOST), "both": 1.0 + MOST / POINTS_PER_PLACE}[kind]
