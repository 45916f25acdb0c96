"""The questions of Valletta (V-LOG-02) and the moments at which chance or the piles decide."""

from typing import Final

GO_ON: Final = 0
SHUFFLE: Final = 1  # a pile is shuffled: chance
REFILL: Final = 2  # the hand is about to be refilled: hidden cards come up
DRAFT: Final = 3
PLAY: Final = 4
MAID: Final = 5
SEAMSTRESS: Final = 6
FOREMAN: Final = 7
NUN: Final = 8
TRADER: Final = 9
MERCHANT: Final = 10
BAILIFF: Final = 11
GRAND_MASTER: Final = 12
ARCHITECT: Final = 13
BUILD: Final = 14
PAYMENT: Final = 15
JEAN: Final = 16
GIVE: Final = 17
BONUS: Final = 18
USE: Final = 19
OVER: Final = 20

NAMES: Final[tuple[str, ...]] = (
    "go_on",
    "shuffle",
    "refill",
    "draft",
    "play",
    "maid",
    "seamstress",
    "foreman",
    "nun",
    "trader",
    "merchant",
    "bailiff",
    "grand_master",
    "architect",
    "build",
    "payment",
    "jean",
    "give",
    "bonus",
    "use",
    "over",
)

# what is shuffled
BARRELS: Final = 0
GREEN: Final = 1
BLUE: Final = 2
YELLOW: Final = 3
STACK: Final = 4
HAND: Final = 5
RESHUFFLE: Final = 6
MERGE: Final = 7
SHUFFLE_NAMES: Final[tuple[str, ...]] = ("barrels", "green", "blue", "yellow", "stack", "hand", "reshuffle", "merge")
