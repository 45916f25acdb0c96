"""The printed values a game is played with: crates, bonuses, prices, points, pirates.

`printed.py` fills a sheet from the data file; positions share it and never change it.
"""

from typing import Final

from mypy_extensions import i64

COINS: Final = 0
POINTS: Final = 1
BONUS_CHARACTER: Final = 2


class Sheet:
    """One set of printed values. The defaults are blank: use `printed.sheet_of(None)`."""

    def __init__(self) -> None:
        self.starting_crates: i64 = 0
        self.start_coins: i64 = 0
        self.start_logs: i64 = 0
        self.start_points: i64 = 0
        self.cannons: i64 = 0
        self.bonus_kind: tuple[int, ...] = ()  # by side
        self.bonus_amount: tuple[int, ...] = ()  # coins, points or the most heads
        self.strengths: tuple[int, ...] = ()  # by row of the pirate grid
        self.boxes_per_row: tuple[int, ...] = ()  # by number of players
        self.change_price: i64 = 0
        self.delivery_price: i64 = 0
        self.house_points: i64 = 0
        self.houses_per_architect: i64 = 0
        self.wall_defence: i64 = 0
        self.soldier_defence: i64 = 0
        self.series: tuple[int, ...] = ()  # points of a church series up to size 0..5
        self.full_city_points: i64 = 0
        self.coins_per_point: i64 = 0
        self.log_points: i64 = 0
        self.cannon_penalty: i64 = 0
        self.heads: tuple[int, ...] = ()  # by character
        self.citizen_points: i64 = 0
        self.priest_points: i64 = 0  # per church
        self.merchant_coins: i64 = 0  # per crate
        self.juggler_points: i64 = 0  # per type of character
        self.noble_points: i64 = 0
        self.several_character_bonuses: bool = False  # more than one side gives a character (SM-AMB-22)
        self.source: str | None = None  # the text of a house data file, None for the shipped one
