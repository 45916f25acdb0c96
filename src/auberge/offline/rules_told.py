"""Which numbered rules stand at the end of each chapter of a rule book: written down, since finding out takes the canon
and the words of all rules, which are not fetched. `scripts/write_rules_told.py` writes them."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources

import msgspec

FILE = "rules_told.json"


@cache
def _told() -> dict[str, dict[str, list[str]]]:
    text = resources.files(__package__).joinpath(FILE).read_bytes()
    return msgspec.json.decode(text, type=dict[str, dict[str, list[str]]])


def rules_of_chapters(game: str) -> Mapping[str, Sequence[str]]:
    """The rules by chapter; none for a game that there is not."""
    return _told().get(game, {})
