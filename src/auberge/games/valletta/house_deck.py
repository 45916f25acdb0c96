"""Test cards for worked examples: a deck in which some buildings are printed differently, as a house deck's text.

It passes the checks of every house deck (`printed.sheet_of`), and a seat's view is enough to imagine it again.
"""

import json
import tomllib
from collections.abc import Mapping
from typing import Final

from auberge.core.datafile import Entry
from auberge.games.valletta import goods as g

FIELDS: Final = ("cost", "icons", "points", "character")


def with_test_cards(data: str, changes: Mapping[str, Entry]) -> str:
    """A deck with these `FIELDS` changed, each by building."""
    deck = tomllib.loads(data)
    cards = {card["id"]: card for card in deck["building"]}
    letters = {card["character"]: card["letter"] for card in deck["building"]}
    for field, entry in changes.items():
        for name in entry.table:
            cards[name].update(_changed(entry, field, name, letters))
    return "".join(f"{key} = {_written(value)}\n" for key, value in deck.items())


def _changed(entry: Entry, field: str, name: str, letters: Mapping[str, str]) -> dict[str, object]:
    match field:
        case "cost":
            return {"cost": dict(zip(g.GOOD_NAMES, entry.integers(name, g.KINDS, high=20), strict=True))}
        case "icons":
            good, basic, upgraded = entry.items(name, 3)
            income = Entry(entry.file, f"{entry.name}.{name}", {"good": good, "basic": basic, "upgraded": upgraded})
            numbers = {field: income.integer(field, 0, 10) for field in ("basic", "upgraded")}
            return {"income": {"good": income.word("good", g.GOOD_NAMES), **numbers}}
        case "points":
            basic, upgraded = entry.integers(name, 2, high=50)
            return {"points": {"basic": basic, "upgraded": upgraded}}
        case _:
            character = entry.word(name, tuple(letters))
            return {"character": character, "letter": letters[character]}


def _written(value: object) -> str:
    """A value as TOML on one line; sources are left out."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {_written(part)}" for key, part in value.items() if key != "source") + "}"
    if isinstance(value, list):
        return "[" + ", ".join(_written(part) for part in value) + "]"
    return json.dumps(value)
