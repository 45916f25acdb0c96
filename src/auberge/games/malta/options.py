"""The rule options of Malta!, as they stand in a position."""

from collections.abc import Mapping
from functools import lru_cache

from auberge.core.protocol import OptionValue
from auberge.core.setup import every_option, named_options
from auberge.games.malta import tables as t
from auberge.games.malta.meta import BLIND_FAITH, BOARD, META
from auberge.games.malta.position import MaltaPosition


def set_options(p: MaltaPosition, options: Mapping[str, OptionValue]) -> None:
    """Writes the options of a table into a position."""
    options = every_option(META, options)
    p.width = t.SMALL_WIDTH if options[BOARD] == "5x5" else t.WIDTH
    p.skip_turn = options[BLIND_FAITH] == "skip_turn"


def options_of(p: MaltaPosition) -> dict[str, str]:
    """The options of a position."""
    return _named(p.width, p.skip_turn)


@lru_cache(maxsize=16)  # the same at every moment of a table
def _named(width: int, skip_turn: bool) -> dict[str, str]:
    options = {BOARD: f"{width}x{width}", BLIND_FAITH: "skip_turn" if skip_turn else "no_play"}
    return named_options(META, options)
