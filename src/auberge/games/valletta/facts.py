"""Numbers of the facts that the rules note while they work; `events` gives them names and fields."""

from typing import Final

SHUFFLED: Final = 0  # what, number of cards
DRAFTED: Final = 1  # good
TURN_BEGAN: Final = 2  # number of the turn
CARD_PLAYED: Final = 3  # character, space
WITHOUT_FUNCTION: Final = 4  # character
COPIED: Final = 5  # character
DECLINED: Final = 6  # question
TAKEN: Final = 7  # good, number: from the supply
FORFEITED: Final = 8  # good, number: not there (limited supply)
PAID: Final = 9  # goods
GIVEN: Final = 10  # good, receiving seat
JEAN_MOVED: Final = 11  # space
BARREL_TURNED: Final = 12  # good
DISMISSED: Final = 13  # character
HIRED: Final = 14  # character
BUILT: Final = 15  # building, character gained
UPGRADED: Final = 16  # building
POINTS_SCORED: Final = 17  # points, source
END_TRIGGERED: Final = 18  # trigger
TURN_ENDED: Final = 19  # cards discarded
DRAWN: Final = 20  # cards drawn (number); the cards themselves are seen by their owner only
CARD_DRAWN: Final = 21  # character: for its owner only
END_PHASE_BEGAN: Final = 22
DROPPED_OUT: Final = 23
GAME_ENDED: Final = 24

# sources of points
BONUS: Final = 0
ARCHITECT: Final = 1
BAILIFF: Final = 2
GRAND_MASTER: Final = 3
POPE: Final = 4
EMPEROR: Final = 5
KING: Final = 6
KNIGHT: Final = 7

# what triggers the end phase
JEAN: Final = 0
POINTS: Final = 1
HOUSES: Final = 2
