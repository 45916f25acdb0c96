"""Writes down which rules stand in which chapter of the rule books, for the page that plays without a server.

Usage: python scripts/write_rules_told.py
"""

from pathlib import Path

import msgspec

import auberge.offline
from auberge import games
from auberge.offline.rules_told import FILE
from auberge.rulebook import books, numbered


def rules_told() -> bytes:
    """All games, as JSON."""
    told = {name: numbered.rules_of_chapters(name, books.load(name)) for name in games.NAMES}
    return msgspec.json.format(msgspec.json.encode(told, order="sorted"), indent=1) + b"\n"


if __name__ == "__main__":
    (Path(auberge.offline.__file__).parent / FILE).write_bytes(rules_told())
