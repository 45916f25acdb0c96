"""Everything on the table of Saint Malo: the cities, the pirate grid, the turn in progress.

What may be done with it is in `rules/`; `engine` joins both. A cell's content is one of 16 numbers (tables),
held bit by bit in four sets of cells, so that a whole city is four numbers.
"""

from mypy_extensions import i64

from auberge.core.bits import bit_of, has
from auberge.core.position import Position
from auberge.games.saint_malo import tables as t
from auberge.games.saint_malo.sheet import Sheet


class City:
    """One player's board: the city, the bank, the lumber store, the points and the cannons."""

    def __init__(self) -> None:
        self.bit0: i64 = 0
        self.bit1: i64 = 0
        self.bit2: i64 = 0
        self.bit3: i64 = 0
        self.points: i64 = 0
        self.coins: i64 = 0
        self.logs: i64 = 0
        self.cannons_lost: i64 = 0
        # ledgers: where points and coins came from and went (score sheet, invariants)
        self.priest_points: i64 = 0
        self.juggler_points: i64 = 0
        self.merchant_coins: i64 = 0
        self.coins_spent: i64 = 0
        self.logs_delivered: i64 = 0

    def empty(self) -> i64:
        """The empty cells."""
        cells: i64 = t.CELLS
        return cells & ~(self.bit0 | self.bit1 | self.bit2 | self.bit3)

    def where(self, content: i64) -> i64:
        """The cells that hold this content."""
        cells: i64 = t.CELLS
        cells &= self.bit0 if content & 1 else ~self.bit0
        cells &= self.bit1 if content & 2 else ~self.bit1
        cells &= self.bit2 if content & 4 else ~self.bit2
        cells &= self.bit3 if content & 8 else ~self.bit3
        return cells

    def at(self, cell: i64) -> i64:
        """The content of a cell."""
        content: i64 = 0
        if has(self.bit0, cell):
            content += 1
        if has(self.bit1, cell):
            content += 2
        if has(self.bit2, cell):
            content += 4
        if has(self.bit3, cell):
            content += 8
        return content

    def put(self, cell: i64, content: i64) -> None:
        """Writes a content into an empty cell."""
        bit = bit_of(cell)
        if content & 1:
            self.bit0 |= bit
        if content & 2:
            self.bit1 |= bit
        if content & 4:
            self.bit2 |= bit
        if content & 8:
            self.bit3 |= bit

    def walls(self) -> i64:
        """The wall sections."""
        return self.where(t.WALL)

    def churches(self) -> i64:
        """The churches of every size: contents 3 to 7."""
        return ~self.bit3 & (self.bit2 | (self.bit1 & self.bit0))

    def people(self, character: i64) -> i64:
        """The characters of this type."""
        return self.where(t.CHARACTER + character)

    def copy(self) -> "City":
        """An independent copy."""
        twin = City()
        twin.bit0 = self.bit0
        twin.bit1 = self.bit1
        twin.bit2 = self.bit2
        twin.bit3 = self.bit3
        twin.points = self.points
        twin.coins = self.coins
        twin.logs = self.logs
        twin.cannons_lost = self.cannons_lost
        twin.priest_points = self.priest_points
        twin.juggler_points = self.juggler_points
        twin.merchant_coins = self.merchant_coins
        twin.coins_spent = self.coins_spent
        twin.logs_delivered = self.logs_delivered
        return twin


class SaintMaloPosition(Position):
    """The table: who sits there, whose turn it is, how far the turn has come."""

    sheet: Sheet
    cities: list[City]
    city: City  # the city of the seat whose turn it is, one of `cities`

    def __init__(self) -> None:
        super().__init__()
        self.voluntary_pass: bool = False
        self.bonus_compulsory: bool = False
        self.round: i64 = 1
        self.ticks: i64 = 0  # boxes of the pirate grid ticked so far
        self.attacks: i64 = 0
        self.end_triggered: bool = False
        # the turn in progress
        self.rolls: i64 = 0
        self.kept: i64 = 0  # dice left lying for the next roll
        self.dice: i64 = 0  # dice on the table, once rolled
        self.symbol: i64 = -1  # announced
        self.number: i64 = 0  # dice announced
        self.left: i64 = 0  # crates, sections or churches still to place
        self.group: i64 = 0  # crates or houses of this turn
        self.heads: i64 = 0  # heads of a character whose type is not yet named
        self.from_tower: bool = False  # that character is a tower bonus
        self.character: i64 = -1  # a character to be placed
        self.architect: i64 = -1  # cell of the architect who builds now
        self.own_houses: i64 = 0  # houses of this architect

    def copy_to(self, twin: "SaintMaloPosition") -> None:
        """Makes the twin an independent copy."""
        self.copy_base_to(twin)
        twin.sheet = self.sheet
        twin.cities = [city.copy() for city in self.cities]
        twin.city = twin.cities[self.seat]
        twin.voluntary_pass = self.voluntary_pass
        twin.bonus_compulsory = self.bonus_compulsory
        twin.round = self.round
        twin.ticks = self.ticks
        twin.attacks = self.attacks
        twin.end_triggered = self.end_triggered
        twin.rolls = self.rolls
        twin.kept = self.kept
        twin.dice = self.dice
        twin.symbol = self.symbol
        twin.number = self.number
        twin.left = self.left
        twin.group = self.group
        twin.heads = self.heads
        twin.from_tower = self.from_tower
        twin.character = self.character
        twin.architect = self.architect
        twin.own_houses = self.own_houses
