"""The rule options of Saint Malo, as they stand in a position."""

from collections.abc import Mapping
from functools import lru_cache

from auberge.core.protocol import OptionValue
from auberge.core.setup import every_option, named_options
from auberge.games.saint_malo.meta import ALLOW_VOLUNTARY_PASS, BONUS_CHARACTER_COMPULSORY, META
from auberge.games.saint_malo.position import SaintMaloPosition


def set_options(p: SaintMaloPosition, options: Mapping[str, OptionValue]) -> None:
    """Writes the options of a table into a position."""
    options = every_option(META, options)
    p.voluntary_pass = options[ALLOW_VOLUNTARY_PASS] is True
    p.bonus_compulsory = options[BONUS_CHARACTER_COMPULSORY] is True


def options_of(p: SaintMaloPosition) -> dict[str, bool]:
    """The options of a position."""
    return _named(p.voluntary_pass, p.bonus_compulsory)


@lru_cache(maxsize=16)  # the same at every moment of a table
def _named(voluntary_pass: bool, bonus_compulsory: bool) -> dict[str, bool]:
    options = {ALLOW_VOLUNTARY_PASS: voluntary_pass, BONUS_CHARACTER_COMPULSORY: bonus_compulsory}
    return named_options(META, options)
