"""What every use of a symbol is worth at the start of a turn, and so each of the 252 results of the dice."""

from mypy_extensions import i64

from auberge.bots.saint_malo.outlook import Outlook
from auberge.bots.saint_malo.season import MOST_COINS, MOST_LOGS
from auberge.bots.saint_malo.survey import HOPELESS, Survey, gains_of_crates
from auberge.bots.saint_malo.walls import WallPlans
from auberge.bots.saint_malo.weights import Weights
from auberge.core.bits import size
from auberge.games.saint_malo import tables as t
from auberge.games.saint_malo.position import SaintMaloPosition
from auberge.games.saint_malo.rules import crates


class Use:
    """One way to use a symbol: what it gains, which coins and which defence it brings."""

    def __init__(self, symbol: i64, number: i64, gain: float, coins: i64, defence: i64) -> None:
        self.symbol: i64 = symbol
        self.number: i64 = number
        self.gain: float = gain
        self.coins: i64 = coins
        self.defence: i64 = defence


class Prospect:
    """All uses open to the city at the start of a turn, whatever the dice may show."""

    def __init__(self, p: SaintMaloPosition, weights: Weights) -> None:
        self.outlook: Outlook = Outlook(p, weights)
        self.survey: Survey = Survey(p.city, self.outlook)
        self.coins: i64 = p.city.coins
        self.empty: i64 = size(self.survey.empty)
        self.change_price: i64 = p.sheet.change_price
        self.delivery_price: i64 = p.sheet.delivery_price
        self.uses: list[list[Use]] = [[] for _ in range(t.CHOOSABLE)]
        self.add_logs(p)
        self.add_crates(p)
        self.add_walls()
        self.add_churches(p)
        self.add_characters(p)

    def add(self, symbol: i64, number: i64, gain: float, coins: i64, defence: i64) -> None:
        """Notes a use; the room it takes is counted here."""
        filled = cells_filled(symbol, number)
        room = self.outlook.room(max(0, self.empty - filled)) - self.outlook.room(self.empty)
        self.uses[symbol].append(Use(symbol, number, gain + room, coins, defence))

    def add_logs(self, p: SaintMaloPosition) -> None:
        """Deliveries of logs (canon 2.9)."""
        logs = min(p.city.logs, MOST_LOGS - 6)
        for number in range(1, t.DICE + 1):
            self.add(t.LOG, number, self.outlook.logs[logs + number] - self.outlook.logs[logs], 0, 0)

    def add_crates(self, p: SaintMaloPosition) -> None:
        """Groups of crates (canon 2.10)."""
        most = crates.largest_area(self.survey.empty, t.DICE)
        gains = gains_of_crates(p.city, self.outlook, min(most, t.DICE))
        for number in range(1, len(gains)):
            self.add(t.CRATES, number, gains[number], 0, 0)

    def add_walls(self) -> None:
        """Sections of wall, spread over the sides as is best (canon 2.11)."""
        plans = WallPlans(self.survey)
        for number in range(1, t.DICE + 1):
            if plans.gain[number] > HOPELESS / 2.0:
                self.add(t.WALLS, number, plans.gain[number], plans.coins[number], plans.defence[number])

    def add_churches(self, p: SaintMaloPosition) -> None:
        """A church of each size, in the best cell (canon 2.12)."""
        survey = self.survey
        place = survey.church_at(survey.best_for_church(survey.empty))
        gains = self.outlook.gains_of_churches(p.city)
        for church in range(1, t.DICE + 1):
            self.add(t.CROSS, church, place + gains[church], 0, 0)

    def add_characters(self, p: SaintMaloPosition) -> None:
        """Every character, in his best cell (canon 2.13)."""
        survey = self.survey
        for character in range(t.CHARACTER_TYPES):
            cell = survey.best_for_character(character, survey.empty)
            gain = survey.character_at(cell, character)
            coins: i64 = 0
            if character == t.MERCHANT and self.empty > 0:
                coins = survey.coins_at(cell)
                gain -= float(coins) * survey.coin
            defence = p.sheet.soldier_defence if character == t.SOLDIER else 0
            self.add(t.HEAD, p.sheet.heads[character], gain, coins, defence)

    def worth_of_use(self, use: Use, swords: i64, price: i64) -> float:
        """What a use brings in all: its gain, the coins left, the cannons saved."""
        outlook = self.outlook
        coins = min(self.coins - price + use.coins, MOST_COINS - 1)
        return use.gain + outlook.coins[coins] + outlook.defence_at(swords, outlook.defence + use.defence)

    def worth_of_pass(self, swords: i64) -> float:
        """What is left without a use."""
        outlook = self.outlook
        return outlook.coins[min(self.coins, MOST_COINS - 1)] + outlook.defence_at(swords, outlook.defence)

    def best_use(self, symbol: i64, showing: i64, swords: i64) -> float:
        """The best use of a symbol that this many dice show (SM-PICK-17)."""
        most = HOPELESS
        for use in self.uses[symbol]:
            if use.number <= t.DICE - swords:
                price = max(0, use.number - showing) * self.change_price
                if symbol == t.LOG:
                    price += self.delivery_price
                if price <= self.coins:
                    most = max(most, self.worth_of_use(use, swords, price))
        return most

    def worth_of_results(self, may_pass: bool) -> list[float]:
        """The worth of each of the 252 results: the best that can be announced with it."""
        best: list[float] = []  # by symbol, dice showing it, swords
        for symbol in range(t.CHOOSABLE):
            for showing in range(t.DICE + 1):
                for swords in range(t.DICE + 1):
                    possible = showing + swords <= t.DICE
                    best.append(self.best_use(symbol, showing, swords) if possible else HOPELESS)
        worths: list[float] = []
        for dice in range(t.FIRST_RESULT, t.FIRST_RESULT + 252):
            swords = t.shown(dice, t.SWORDS)
            most = HOPELESS
            for symbol in range(t.CHOOSABLE):
                most = max(most, best[36 * symbol + 6 * t.shown(dice, symbol) + swords])
            if may_pass or not self.has_free_use(dice):
                most = max(most, self.worth_of_pass(swords))
            worths.append(most)
        return worths

    def has_free_use(self, dice: i64) -> bool:
        """Must a symbol be used with these dice (SM-PICK-18)?"""
        if t.shown(dice, t.CRATES) + t.shown(dice, t.CROSS) + t.shown(dice, t.HEAD) > 0:
            return True
        dark: i64 = t.DARK
        return t.shown(dice, t.WALLS) > 0 and self.survey.empty & dark != 0


def cells_filled(symbol: i64, number: i64) -> i64:
    """The cells a use fills, houses and bonus characters apart."""
    if symbol == t.LOG:
        return 0
    return number if symbol in (t.CRATES, t.WALLS) else 1
