"""What a lesson points at, in words: the terminal has no rings."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from auberge.lessons.lesson import LEARNER
from auberge.words import Words, cell_name

_CELL: Final = re.compile(r"(?:cell|space) \((\d),(\d)\)")
_PAGE_ONLY: Final = "button"  # the terminal has none; its prompt says what to type


def named(game: str, things: Sequence[str], names: Sequence[str], words: Words) -> Iterator[str]:
    """The names of these things (see `lesson.Step.point`), each once; `names` are the players by seat."""
    kept = (thing for thing in things if thing.partition(" ")[0] != _PAGE_ONLY)
    yield from dict.fromkeys(_name(game, thing, names, words) for thing in kept)


def _name(game: str, thing: str, names: Sequence[str], words: Words) -> str:
    if found := _CELL.fullmatch(thing):
        return cell_name(int(found[1]), int(found[2]))
    kind, _, which = thing.partition(" ")
    seat = int(which) - 1 if which.isdecimal() else int(LEARNER)
    return words.say(
        f"cli-thing-{game}",
        kind=which if kind == "counter" else kind,
        own="yes" if seat == LEARNER else "no",
        name=names[seat] if seat < len(names) else "",
        which=which,
        **dict.fromkeys(("face", "side", "card", "character", "building"), which),
    )
