"""Numbers of the facts that the rules note while they work; `events` gives them names and fields."""

from typing import Final

BOARD_LAID: Final = 0
PAWN_PLACED: Final = 1  # location
DECK_SHUFFLED: Final = 2  # cards
TURN_BEGAN: Final = 3
DRAWN: Final = 4  # number
CARD_DRAWN: Final = 5  # card: for its owner only
CARD_PLAYED: Final = 6  # card, targets
ANSWERED: Final = 7  # response card, targets
NEGATED: Final = 8  # card
WITHOUT_EFFECT: Final = 9  # card
DISCARDED: Final = 10  # card
GIVEN: Final = 11  # receiver, number of cards
CARD_GIVEN: Final = 12  # receiver, card: for giver and receiver only
HANDS_SWAPPED: Final = 13  # other seat
PAWN_MOVED: Final = 14  # from, to
PAWN_STAYED: Final = 15  # location
SPACE_REMOVED: Final = 16  # location
SPACE_RESTORED: Final = 17  # location
SPACE_TURNED: Final = 18  # location, quarters
SPACES_SWAPPED: Final = 19  # locations
LINE_SHIFTED: Final = 20  # line, direction
BLINDED: Final = 21
PLAY_SKIPPED: Final = 22
TURN_SKIPPED: Final = 23
TURN_ENDED: Final = 24  # by End Turn
STAYED_PUT: Final = 25
RACKET_DUE: Final = 26  # number of cards for each, owners as a set
LOST: Final = 27  # cause
CAME_BACK: Final = 28  # location
CONCEDED: Final = 29
PLAYS_DUE: Final = 30  # number
GAME_WON: Final = 31

# causes of a loss
NO_CARD: Final = 0
NO_EXIT: Final = 1
RACKET: Final = 2
LAST_CALL: Final = 3
