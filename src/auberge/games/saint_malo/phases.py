"""The steps of a turn (canon, section 3, last table)."""

from typing import Final

GO_ON: Final = 0  # nothing asked: the rules decide what comes next
ROLL: Final = 1  # chance is due
KEEP: Final = 2
ANNOUNCE: Final = 3
CRATE: Final = 4
SECTION: Final = 5
CHURCH: Final = 6
TYPE: Final = 7
CHARACTER: Final = 8
HOUSE: Final = 9
OVER: Final = 10

NAMES: Final[tuple[str, ...]] = (
    "go_on",
    "roll",
    "keep",
    "announce",
    "crate",
    "section",
    "church",
    "type",
    "character",
    "house",
    "over",
)
