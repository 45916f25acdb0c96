"""Writes docs/observations.md: what each number of an observation is, a table for every game.

Usage: python scripts/write_observations.py [--check]     (--check only says whether the file is up to date)
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from auberge.core.observation import MOST, Field
from auberge.games import NAMES
from auberge.games import load as load_game
from auberge.lab.envs.observation import spec

OUT: Final = Path(__file__).parent.parent / "docs" / "observations.md"
HEAD: Final = """\
<!-- Written by scripts/write_observations.py; do not edit. -->
# Observations, number by number

What `auberge.lab.envs.observation.spec` says ([how to use it](how-to/environments.md)). `numbers` is how many a field
has, or their shape. What stands here for `you` follows for every other seat, from `next` on, in turn order. A category
is one of several things without an order; `bits` are a set, written as one number.
"""
_OWN: Final = "you."
_OTHERS: Final = "next"


def text() -> str:
    """The whole page."""
    return "\n".join([HEAD, *(line for name in NAMES for line in _game(name))])


def _game(name: str) -> Iterator[str]:
    meta = load_game(name).meta
    described = spec(name, meta.min_seats)
    seats = range(meta.min_seats, meta.max_seats + 1)
    sizes = ", ".join(str(spec(name, number).size) for number in seats)
    yield f"## {name.replace('_', ' ').title()}"
    yield f"Version {described.version}; {sizes} numbers at {seats[0]} to {seats[-1]} seats.\n"
    yield "| field | kind | numbers | from | to | what it is |"
    yield "|---|---|---|---|---|---|"
    own = {field.name.removeprefix(_OWN) for field in described.fields if field.name.startswith(_OWN)}
    for field in described.fields:
        seat, _, rest = field.name.partition(".")
        if seat != _OTHERS or rest not in own:
            yield _row(field)
    yield ""


def _row(field: Field) -> str:
    numbers = " x ".join(str(length) for length in field.shape) or "1"
    high = "" if field.high == MOST else field.high
    names = f" {', '.join(f'`{name}`' for name in field.names)}." if field.names else ""
    return f"| `{field.name}` | {field.kind} | {numbers} | {field.low} | {high} | {field.text}{names} |"


def main() -> None:
    """Writes the page, or compares it."""
    if "--check" not in sys.argv[1:]:
        OUT.write_text(text(), encoding="utf-8")
    elif OUT.read_text(encoding="utf-8") != text():
        sys.exit(f"{OUT.name} is out of date: run scripts/write_observations.py")


if __name__ == "__main__":
    main()
