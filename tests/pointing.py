"""What lessons and rule books point at: whether it lies on the table, and whether the page gives it an address."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from auberge.core.protocol import View

GAMES = Path(__file__).parents[1] / "web" / "src" / "games"
IN_SIGHT = ("card", "building", "cost", "die")
OF_SEATS = ("pawn", "hand", "goods")


def not_on_the_table(things: Iterable[str], view: View, players: int) -> Iterator[str]:
    """The things that this view does not have, as far as it tells."""
    seen = msgspec.json.encode(view).decode()
    for thing in things:
        kind, _, which = thing.partition(" ")
        if (kind in IN_SIGHT and f'"{which}"' not in seen) or (
            kind in OF_SEATS and not (which.isdecimal() and 1 <= int(which) <= players)
        ):
            yield thing


def without_address(things: Iterable[str], game: str) -> set[str]:
    """The kinds of things that say no address (`data-thing`) in the game's part of the page."""
    page = "".join(file.read_text(encoding="utf-8") for file in (GAMES / game).rglob("*.svelte"))
    said = set(re.findall(r"data-thing=(?:\"|{[^}`']*[`'])([a-z]+)", page))
    return {thing.split()[0] for thing in things} - said
