"""A game that broke off, as it is told between processes: not every error travels, words do."""

from typing import TypeVar

import msgspec

from auberge.core.errors import EngineBug

R = TypeVar("R")


class Failure(msgspec.Struct, frozen=True):
    """Which game it was (counted from 0), its seed, and what went wrong."""

    number: int
    seed: int
    problem: str


def checked(part: R | Failure) -> R:
    """What came of some games. EngineBug, naming the game that broke off, if nothing did."""
    if isinstance(part, Failure):
        raise EngineBug("bug-game-broke-off", game=part.number + 1, seed=str(part.seed), problem=part.problem)
    return part
