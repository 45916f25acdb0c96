"""What a reason can be about: each game's features, as a person would name them, and its piles no one has looked into.

Each game's are in `analysis/<game>/features.py`; the sentences are `analysis-<game>-<feature>`, with `$here` and
`$other`.
"""

import importlib
from importlib.util import find_spec
from typing import Protocol

import msgspec

from auberge.core.errors import BadSetup
from auberge.core.protocol import Position


class Feature(msgspec.Struct, frozen=True):
    """Something to be seen of a seat's chances; more of it is better."""

    name: str
    weight: float  # a first guess at what one more of it adds to the chance to win
    turned: bool = False  # people count it the other way round: the fewer, the better
    share: bool = False  # a share of all worlds, told in per cent
    kin: str = ""  # features of one kin are told one at a time


class FeatureReader(Protocol):
    """Reads the features of one game off a position."""

    features: tuple[Feature, ...]

    def read(self, p: Position, seat: int) -> list[float]:
        """What is to be seen of a seat, in the order of `features`; what is `turned` comes negative."""

    def shuffle_unseen(self, p: Position) -> None:
        """Shuffles, by the position's own generator, what no one has looked into; how it lay before is no matter."""

    def unseen(self, p: Position) -> int:
        """How many things no one has looked into: fewer after a step that drew some of them."""


def reader_of(game_name: str) -> FeatureReader:
    """What reads the features of a game. BadSetup if there is nothing."""
    name = f"auberge.analysis.{game_name}"
    if find_spec(name) is None or find_spec(f"{name}.features") is None:
        raise BadSetup("analysis-not-this-game", game=game_name)
    reader: FeatureReader = importlib.import_module(f"{name}.features").READER
    return reader


def key_of(game_name: str, feature: str) -> str:
    """The sentence about a feature."""
    return f"analysis-{game_name}-{feature.replace('_', '-')}"
