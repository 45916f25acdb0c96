"""Numbers of the facts that the rules note while they work; `events` gives them names and fields."""

from typing import Final

TURN_BEGAN: Final = 0  # round
ROLLED: Final = 1  # dice rolled, number of the roll
KEPT: Final = 2  # dice kept
USED: Final = 3  # symbol, number of dice * 100 + price
PASSED: Final = 4
LOGS_DELIVERED: Final = 5  # logs
PLACED: Final = 6  # content, cell
SIDE_DESTROYED: Final = 7  # side
SIDE_COMPLETED: Final = 8  # side
COINS_GAINED: Final = 9  # coins, source
POINTS_SCORED: Final = 10  # points, source
BONUS_LAPSED: Final = 11
BONUS_DECLINED: Final = 12
SECTIONS_LAPSED: Final = 13  # sections
BUILDING_STOPPED: Final = 14
BOXES_TICKED: Final = 15  # boxes ticked now, boxes ticked in all
SWORDS_IGNORED: Final = 16  # swords
PIRATES_ATTACKED: Final = 17  # row (from 1), strength
CITY_DEFENDED: Final = 18  # defence, strength
CANNON_LOST: Final = 19  # defence, strength
CITY_FILLED: Final = 20
SEAT_ABSENT: Final = 21
GAME_ENDED: Final = 22

# sources of coins and points
TOWER: Final = 0
CITIZEN: Final = 1
PRIEST: Final = 2
HOUSE: Final = 3
JUGGLER: Final = 4
NOBLE: Final = 5
MERCHANT: Final = 6
