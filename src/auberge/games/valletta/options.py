"""The rule options of Valletta, as they stand in a position: each is a flag there."""

from collections.abc import Mapping
from functools import lru_cache
from operator import attrgetter
from typing import Final

from auberge.core.protocol import OptionValue
from auberge.core.setup import every_option, named_options
from auberge.games.valletta.meta import META
from auberge.games.valletta.position import VallettaPosition

OPTION_FIELDS: Final[tuple[tuple[str, str, OptionValue], ...]] = (
    ("effect_execution", "optional_effects", "optional"),
    ("bonus_on_upgrade", "bonus_on_upgrade", True),
    ("reshuffle_timing", "reshuffle_when_empty", "when_empty"),
    ("supply", "limited_supply", "limited"),
    ("apprentice_chain", "apprentice_chain", True),
    ("architect_payment", "architect_compulsory", "compulsory_if_able"),
    ("finished_players_targetable", "finished_targetable", True),
    ("discard_visibility", "discards_public", "public"),
)
_OTHERWISE: Final[dict[str, OptionValue]] = {
    "effect_execution": "full",
    "reshuffle_timing": "on_demand",
    "supply": "unlimited",
    "architect_payment": "optional",
    "discard_visibility": "owner_only_plus_counts",
}


_flags: Final = attrgetter(*(field for _, field, _ in OPTION_FIELDS))


def set_options(p: VallettaPosition, options: Mapping[str, OptionValue]) -> None:
    """Writes the options of a table into a position."""
    options = every_option(META, options)
    for name, field, value in OPTION_FIELDS:
        setattr(p, field, options[name] == value)


def options_of(p: VallettaPosition) -> dict[str, OptionValue]:
    """The options of a position."""
    return _named(_flags(p))


@lru_cache(maxsize=256)  # the same at every moment of a table
def _named(flags: tuple[bool, ...]) -> dict[str, OptionValue]:
    fields = zip(OPTION_FIELDS, flags, strict=True)
    options = {name: value if flag else _OTHERWISE.get(name, False) for (name, _, value), flag in fields}
    return named_options(META, options)
