"""Liar's dice: dice under cups, bids on all of them, and the one who doubts."""

from typing import Final

from auberge.games.register import GameEntry

ENTRY: Final = GameEntry(
    name="liars_dice",
    prefix="LD",
    brings=frozenset({"words", "board", "squire", "observation"}),
    package="liars_dice",
)
