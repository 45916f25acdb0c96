"""Moves and rolls of Saint Malo as short texts, for records, logs and scenarios (SM-REC-02, SM-REC-03).

`keep wall wall` · `use wall 2` · `pass` · `character architect` · `decline` · `cell (0,5)` · `stop` · `absent`;
chance: `roll crate wall wall cross crossed_swords`.
"""

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Final, cast

from auberge.core.chance import Lot, Source, source_of
from auberge.core.errors import BadMove
from auberge.core.protocol import Move
from auberge.games.saint_malo import moves as m
from auberge.games.saint_malo import tables as t
from auberge.games.saint_malo.engine import Engine
from auberge.games.saint_malo.rules.dice import dice_to_roll
from auberge.games.saint_malo.sheet import Sheet

_CELL: Final = re.compile(r"\(?\s*([0-6])\s*,\s*([0-6])\s*\)?")
_BARE: Final[dict[str, Move]] = {
    "pass": m.Pass(),
    "decline": m.Decline(),
    "stop": m.Stop(),
    "absent": m.Absent(),
}
_ROLLS: Final = tuple(" ".join(("roll", *faces)) for faces in m.FACES_OF)  # of every set of dice


@lru_cache(maxsize=1024)  # moves come again and again
def write(move: Move) -> str:
    """The move as a short text."""
    match move:
        case m.Keep(faces):
            return " ".join(("keep", *sorted(faces, key=t.FACE_NAMES.index)))
        case m.Use(symbol, dice):
            return f"use {symbol} {dice}"
        case m.Recruit(character):
            return f"character {character}"
        case m.Place(row, col):
            return f"cell ({row},{col})"
    for text, bare in _BARE.items():
        if move == bare:
            return text
    raise BadMove("bad-move-unknown", move=type(move).__name__)


def read(text: str) -> Move:
    """The move a short text stands for. BadMove names what cannot be read."""
    word, _, rest = text.strip().partition(" ")
    rest = rest.strip()
    if word == "keep":
        faces = _faces(rest)
        m.dice_of(faces)
        return m.Keep(faces)
    if word == "use":
        return _use(rest)
    if word == "character":
        if rest not in t.CHARACTER_NAMES:
            raise BadMove("bad-move-no-such-character", character=rest)
        return m.Recruit(rest)
    if word == "cell":
        found = _CELL.fullmatch(rest)
        if found is None:
            raise BadMove("bad-move-no-cell", text=rest)
        return m.Place(int(found[1]), int(found[2]))
    if word in _BARE and not rest:
        return _BARE[word]
    raise BadMove("bad-move-text", text=text.strip())


def entry(p: Engine, move: Move) -> str:  # noqa: ARG001 (every decision here is one move)
    """The entry a move makes in the record."""
    return write(move)


def write_outcome(p: Engine, outcome: list[int]) -> str:  # noqa: ARG001 (all chance is dice)
    """A roll as it stands in records."""
    return _ROLLS[outcome[0]]


def read_outcome(p: Engine, text: str) -> list[int] | None:  # noqa: ARG001 (all chance is dice)
    """The dice just rolled, or None if the text is no roll."""
    word, _, rest = text.strip().partition(" ")
    return [m.dice_of(_faces(rest))] if word == "roll" else None


def lot(p: Engine) -> Lot:
    """The dice to roll: each shows one of the six faces, with equal chances (SM-COMP-04)."""
    return Lot("roll", t.FACE_NAMES, int(dice_to_roll(p)), again=True)


def sources(_: Sheet) -> Mapping[str, Source]:
    """The six faces of a die (SM-COMP-04)."""
    return {"roll": source_of(t.FACE_NAMES, most=t.DICE, again=True)}


def _use(rest: str) -> Move:
    symbol, _, dice = rest.partition(" ")
    if symbol not in t.SYMBOL_NAMES:
        raise BadMove("bad-move-no-such-symbol", symbol=symbol)
    if dice.strip() not in ("1", "2", "3", "4", "5"):
        raise BadMove("bad-move-number-of-dice", dice=dice.strip())
    return m.Use(symbol, int(dice))


def _faces(text: str) -> tuple[t.Face, ...]:
    words = tuple(text.split())
    for word in words:
        if word not in t.FACE_NAMES:
            raise BadMove("bad-move-no-such-face", face=word)
    return cast("tuple[t.Face, ...]", words)
