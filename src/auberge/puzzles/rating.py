"""How good someone is at puzzles, after Elo: every puzzle is an opponent whose rating never changes."""

from typing import Annotated, Final

import msgspec

_SCALE: Final = 400  # so much more is ten to one
_FIRST: Final = 96.0  # what the first answers count for,
_LAST: Final = 20.0  # and all later ones
_LOWEST: Final = 100.0
_HIGHEST: Final = 3000.0
_MOST_ANSWERS: Final = 1_000_000


class Rating(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player's rating in one game, and how many answers it rests on."""

    value: Annotated[float, msgspec.Meta(ge=_LOWEST, le=_HIGHEST)] = 1000.0
    answers: Annotated[int, msgspec.Meta(ge=0, le=_MOST_ANSWERS)] = 0


def expected(rating: Rating, puzzle: int) -> float:
    """The chance that this player solves a puzzle of this rating."""
    return float(1 / (1 + 10 ** ((puzzle - rating.value) / _SCALE)))


def after(rating: Rating, puzzle: int, solved: bool) -> Rating:
    """The rating after an answer: the first few count for more."""
    weight = max(_LAST, _FIRST / (1 + rating.answers / 3))
    value = rating.value + weight * (solved - expected(rating, puzzle))
    return Rating(round(min(max(value, _LOWEST), _HIGHEST), 1), min(rating.answers + 1, _MOST_ANSWERS))
