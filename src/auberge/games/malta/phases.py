"""The questions of Malta! and the moments at which chance or the pile decides."""

from typing import Final

GO_ON: Final = 0
BOARD: Final = 1  # chance: the spaces are shuffled
DECK: Final = 2  # chance: the cards are shuffled
FRESH: Final = 3  # chance: Fresh Shuffle
TAKE: Final = 4  # chance: Take One
DRAW: Final = 5  # a pause: hidden cards are about to be drawn
PLACE: Final = 6
PLAY: Final = 7
TARGET: Final = 8  # a target of the card being announced, or taken over
RESPOND: Final = 9
DISCARD: Final = 10
GIVE: Final = 11
PASS_ON: Final = 12
MOVE: Final = 13
RACKET_TO: Final = 14  # whom to pay
RACKET: Final = 15  # with which card
OVER: Final = 16

NAMES: Final[tuple[str, ...]] = (
    "go_on",
    "board",
    "deck",
    "fresh",
    "take",
    "draw",
    "place",
    "play",
    "target",
    "respond",
    "discard",
    "give",
    "pass_on",
    "move",
    "racket_to",
    "racket",
    "over",
)
