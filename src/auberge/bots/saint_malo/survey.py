"""A city looked over cell by cell: where each thing would best stand, and what it would bring there."""

from typing import Final

from mypy_extensions import i64

from auberge.bots.saint_malo.outlook import Outlook
from auberge.bots.saint_malo.season import MOST_LOGS
from auberge.bots.saint_malo.tally import Tally, around, types_around
from auberge.core.bits import bit_of, has, lowest, size
from auberge.games.saint_malo import tables as t
from auberge.games.saint_malo.position import City
from auberge.games.saint_malo.rules import crates
from auberge.games.saint_malo.rules.sides import is_destroyed

NOWHERE: Final = -1
HOPELESS: Final = -1000.0
_SIDE_OF: Final[bytes] = bytes(
    [([cell in side for side in t.SIDE_CELLS] + [True]).index(True) for cell in range(t.GRID)]
)


class Survey:
    """What every empty cell is worth as it is, and what it would do for its neighbours to fill it.

    What a crate, a church or a character does for the places around is worked out when it is first asked for."""

    def __init__(self, city: City, outlook: Outlook) -> None:
        self.outlook: Outlook = outlook
        self.city: City = city.copy()
        self.empty: i64 = city.empty()
        self.logs: i64 = city.logs
        self.coin: float = (outlook.coins[min(city.coins, 50) + 4] - outlook.coins[min(city.coins, 50)]) / 4.0
        self.crates_near: Tally = around(city.where(t.CRATE))
        self.churches_near: Tally = around(city.churches())
        self.types_near: Tally = types_around(city)
        self.walls: list[int] = []  # standing on each side, -1 if the side is destroyed
        self.whole_sides: list[float] = []  # what completing each side brings
        self.side_worths: list[float] = []  # what building on each side loses of it; none for a light cell
        self.crate_up: list[float] = []  # what a cell gains by one more crate around
        self.church_up: list[float] = []
        self.type_up: list[float] = []
        self.look_at_sides(city)

    def look_at_sides(self, city: City) -> None:
        """Counts walls; a destroyed side has nothing to lose (SM-CITY-11 to -14)."""
        walls = city.walls()
        for side in range(4):
            cells: i64 = t.SIDES[side]
            standing: i64 = -1 if is_destroyed(city, side) else size(walls & cells)
            whole = self.whole_side(side)
            self.walls.append(int(standing))
            self.whole_sides.append(whole)
            self.side_worths.append(self.outlook.season.progress[standing] * whole if 0 <= standing < 5 else 0.0)
        self.side_worths.append(0.0)

    def whole_side(self, side: i64) -> float:
        """What completing a side brings: its bonus and its defence."""
        outlook = self.outlook
        coins = float(outlook.bonus_coins(side)) * self.coin
        defence = outlook.defence
        safety = outlook.defence_at(0, defence + outlook.sheet.wall_defence) - outlook.defence_at(0, defence)
        return outlook.bonus(side) + coins + safety

    def cost(self, cell: i64) -> float:
        """What filling an empty cell gives up: an open side, or a place for a character to come."""
        season = self.outlook.season
        worth = max(self.side_worths[_SIDE_OF[cell]], season.merchant[self.crates_near.at(cell)])
        worth = max(worth, season.priest[self.churches_near.at(cell)])
        return max(worth, season.juggler[self.types_near.at(cell)])

    def ups(self, near: Tally, worths: list[float]) -> list[float]:
        """By cell: what it gains by one more thing around, given the worth of a place by their number."""
        found: list[float] = [0.0] * t.GRID
        rest: i64 = self.empty
        while rest != 0:
            cell = lowest(rest)
            rest &= rest - 1
            up = worths[near.at(cell) + 1] - self.cost(cell)
            if up > 0.0:
                found[cell] = up
        return found

    def sum_of(self, cells: i64, up: list[float]) -> float:
        """The sum over those of these cells that are empty."""
        rest: i64 = cells & self.empty
        total = 0.0
        while rest != 0:
            total += up[lowest(rest)]
            rest &= rest - 1
        return total

    # --- what one thing brings in one cell ----------------------------------------------------------------------

    def crate_at(self, cell: i64) -> float:
        """A crate: nothing by itself, something for a merchant (SM-CRATE-06)."""
        if cell == NOWHERE:
            return HOPELESS
        if len(self.crate_up) == 0:
            self.crate_up = self.ups(self.crates_near, self.outlook.season.merchant)
        return self.sum_of(t.AROUND[cell], self.crate_up) - self.cost(cell)

    def church_at(self, cell: i64) -> float:
        """A church, its series apart: something for a priest."""
        if cell == NOWHERE:
            return HOPELESS
        if len(self.church_up) == 0:
            self.church_up = self.ups(self.churches_near, self.outlook.season.priest)
        return self.sum_of(t.AROUND[cell], self.church_up) - self.cost(cell)

    def character_at(self, cell: i64, character: i64) -> float:
        """A character with his effect, defence apart (canon 2.13)."""
        if cell == NOWHERE:
            return HOPELESS
        if len(self.type_up) == 0:
            self.type_up = self.ups(self.types_near, self.outlook.season.juggler)
        new: i64 = t.AROUND[cell] & ~t.around_any(self.city.people(character))  # has none of his type around yet
        return self.effect_at(cell, character) + self.sum_of(new, self.type_up) - self.cost(cell)

    def effect_at(self, cell: i64, character: i64) -> float:
        """What a character brings at once in this cell."""
        sheet = self.outlook.sheet
        match character:
            case t.CITIZEN:
                return float(sheet.citizen_points)
            case t.PRIEST:
                return float(sheet.priest_points * self.churches_near.at(cell))
            case t.ARCHITECT:
                return self.houses_at(cell)
            case t.MERCHANT:
                return float(self.coins_at(cell)) * self.coin
            case t.JUGGLER:
                return float(sheet.juggler_points * self.types_near.at(cell))
            case t.NOBLE:
                return float(sheet.noble_points)
        return 0.0

    def coins_at(self, cell: i64) -> i64:
        """What a merchant earns here (SM-CHAR-MERCHANT-2)."""
        return self.outlook.sheet.merchant_coins * self.crates_near.at(cell)

    # --- houses ---------------------------------------------------------------------------------------------------

    def house_at(self, cell: i64, lost: i64, logs: i64, empty: i64) -> float:
        """A house: its points against the log, the room and the cell; a side in `lost` is destroyed already."""
        outlook = self.outlook
        in_store = min(logs, MOST_LOGS - 1)
        log = outlook.logs[in_store] - outlook.logs[in_store - 1]
        room = outlook.room(empty) - outlook.room(empty - 1)
        place = 0.0 if has(lost, cell) else self.cost(cell)
        return float(outlook.sheet.house_points) - log - room - place

    def houses_at(self, architect: i64) -> float:
        """What the houses bring that an architect in this cell would build, one after the other (SM-CHAR-ARCHITECT)."""
        around: i64 = t.AROUND[architect]
        here = bit_of(architect)
        empty: i64 = self.empty & ~here
        lost = sides_of(here)
        within: i64 = around & empty
        own: i64 = 0
        total = 0.0
        logs: i64 = self.logs
        for _ in range(min(logs, self.outlook.sheet.houses_per_architect)):
            cell = self.best_for_house(within, lost)
            if cell == NOWHERE:
                break
            gain = self.house_at(cell, lost, logs, size(empty))
            if gain <= 0.0:
                break
            total += gain
            logs -= 1
            own |= bit_of(cell)
            lost |= sides_of(own)
            empty &= ~own
            within = t.beside_any(own) & empty
        return total

    def best_for_house(self, within: i64, lost: i64) -> i64:
        """The cell a house wastes least."""
        best: i64 = NOWHERE
        least = -HOPELESS
        rest: i64 = within
        while rest != 0:
            cell = lowest(rest)
            rest &= rest - 1
            cost = 0.0 if has(lost, cell) else self.cost(cell)
            if cost < least:
                least = cost
                best = cell
        return best

    # --- the best cell ----------------------------------------------------------------------------------------------

    def best_for_character(self, character: i64, within: i64) -> i64:
        """The cell where this character brings most."""
        best: i64 = NOWHERE
        most = HOPELESS
        rest: i64 = within
        while rest != 0:
            cell = lowest(rest)
            rest &= rest - 1
            worth = self.character_at(cell, character)
            if worth > most:
                most = worth
                best = cell
        return best

    def best_for_church(self, within: i64) -> i64:
        """The cell where a church brings most."""
        best: i64 = NOWHERE
        most = HOPELESS
        rest: i64 = within
        while rest != 0:
            cell = lowest(rest)
            rest &= rest - 1
            worth = self.church_at(cell)
            if worth > most:
                most = worth
                best = cell
        return best

    def best_for_crate(self, within: i64) -> i64:
        """The cell where a crate brings most."""
        best: i64 = NOWHERE
        most = HOPELESS
        rest: i64 = within
        while rest != 0:
            cell = lowest(rest)
            rest &= rest - 1
            worth = self.crate_at(cell)
            if worth > most:
                most = worth
                best = cell
        return best


def sides_of(cells: i64) -> i64:
    """All cells of the sides on which one of these lies."""
    found: i64 = 0
    for side in range(4):
        members: i64 = t.SIDES[side]
        if cells & members != 0:
            found |= members
    return found


def gains_of_crates(city: City, outlook: Outlook, most: i64) -> list[float]:
    """What 1, 2, ... crates bring, each placed where it brings most beside the others (SM-CRATE-02)."""
    copy = city.copy()
    gains: list[float] = [0.0]
    group: i64 = 0
    for _ in range(most):
        survey = Survey(copy, outlook)
        within = t.beside_any(group) & survey.empty if group != 0 else crates.roomy_cells(survey.empty, most)
        cell = survey.best_for_crate(within)
        gains.append(gains[-1] + survey.crate_at(cell))
        copy.put(cell, t.CRATE)
        group |= bit_of(cell)
    return gains
