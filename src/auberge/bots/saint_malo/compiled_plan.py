"""A turn of Saint Malo planned against learned values: every use is carried out in thought, then the dice are solved.

Compiled. What a use leads to is played once; what it costs and which swords come with it are put in afterwards.
"""

from typing import Final

from mypy_extensions import i64

from auberge.bots.saint_malo.compiled_choice import choose_place
from auberge.bots.saint_malo.compiled_dice import DicePolicy, solve
from auberge.bots.saint_malo.compiled_features import features_of
from auberge.bots.saint_malo.compiled_weights import Weights
from auberge.bots.search.compiled_guide import shares_of
from auberge.bots.search.compiled_values import shares, strength
from auberge.games.saint_malo import phases
from auberge.games.saint_malo import tables as t
from auberge.games.saint_malo.engine import Engine
from auberge.games.saint_malo.rules import announcement, pirates

_NEVER: Final = -1.0
_SWORDS: Final = 6  # possible numbers of swords, and of dice that show a symbol


def value_of(p: Engine, seat: i64, weights: tuple[float, ...]) -> float:
    """What a position promises this seat."""
    if p.phase == phases.OVER:
        return shares_of(p)[seat]
    return shares([strength(features_of(p, other), weights) for other in range(p.seats)])[seat]


def dice_with(symbol: i64, number: i64, swords: i64) -> i64:
    """Five dice: so many of a symbol, so many swords, and something else that does not matter."""
    other = t.CROSS if symbol != t.CROSS else t.CRATES
    faces: list[int] = [int(symbol)] * number + [t.SWORDS] * swords + [other] * (t.DICE - number - swords)
    return t.dice_set(tuple(faces))


class ValuePlan:
    """What every result of the dice leads to at best, and the dice policy that follows."""

    def __init__(self, p: Engine, weights: Weights, learned: tuple[float, ...]) -> None:
        self.seat: i64 = p.seat
        self.weights: Weights = weights
        self.learned: tuple[float, ...] = learned
        self.coins: i64 = p.city.coins
        self.best: list[float] = [_NEVER] * (t.CHOOSABLE * _SWORDS * _SWORDS)  # by symbol, dice showing it, swords
        self.passing: list[float] = [_NEVER] * _SWORDS
        for symbol in range(t.CHOOSABLE):
            for number in range(1, t.DICE + 1):
                self.try_use(p, symbol, number)
        self.try_pass(p)
        self.policy: DicePolicy = solve(self.worth_of_results(p))

    def try_use(self, p: Engine, symbol: i64, number: i64) -> None:
        """Carries out a use and notes what it is worth, whatever it costs and however many swords there are."""
        q = p.clone()
        q.pausing = True
        q.dice = dice_with(symbol, number, 0)
        if announcement.most_dice(q, symbol) < number or announcement.price_of(q, symbol, number) > q.city.coins:
            return
        q.phase = phases.ANNOUNCE
        q.apply(t.USE_BASE + t.DICE * symbol + number - 1)
        while q.phase > phases.KEEP and q.phase != phases.OVER:
            q.apply(choose_place(q, self.weights))
        for swords in range(t.DICE - number + 1):
            self.note_values(p, q, symbol, number, swords)

    def note_values(self, p: Engine, after: Engine, symbol: i64, number: i64, swords: i64) -> None:
        """Notes the use for every number of dice that may show the symbol."""
        q = with_swords(after, self.seat, swords)
        city = q.cities[self.seat]
        for lacking in range(number + 1):
            price = lacking * p.sheet.change_price
            if price > p.city.coins or city.coins < price:
                break
            city.coins -= price
            value = value_of(q, self.seat, self.learned)
            city.coins += price
            self.note(symbol, number - lacking, swords, value)

    def note(self, symbol: i64, showing: i64, swords: i64, value: float) -> None:
        """A use that asks for so many dice is open to all results that show as many or more."""
        for shown in range(showing, t.DICE - swords + 1):
            place = _SWORDS * _SWORDS * symbol + _SWORDS * shown + swords
            self.best[place] = max(self.best[place], value)

    def try_pass(self, p: Engine) -> None:
        """What it is worth to use nothing."""
        q = p.clone()
        q.pausing = True
        q.dice = dice_with(t.CROSS, t.DICE, 0)
        q.phase = phases.ANNOUNCE
        q.apply(t.PASS)
        for swords in range(_SWORDS):
            self.passing[swords] = value_of(with_swords(q, self.seat, swords), self.seat, self.learned)

    def worth_of_results(self, p: Engine) -> list[float]:
        """The worth of each of the 252 results: the best that can be announced with it."""
        worths: list[float] = []
        for dice in range(t.FIRST_RESULT, t.FIRST_RESULT + 252):
            swords = t.shown(dice, t.SWORDS)
            most = _NEVER
            for symbol in range(t.CHOOSABLE):
                most = max(most, self.best[_SWORDS * _SWORDS * symbol + _SWORDS * t.shown(dice, symbol) + swords])
            if p.voluntary_pass or most < 0.0:
                most = max(most, self.passing[swords])
            worths.append(most)
        return worths


def with_swords(after: Engine, seat: i64, swords: i64) -> Engine:
    """The position after a turn, had so many swords lain among the dice."""
    q = after.clone()
    if swords > 0 and q.phase != phases.OVER:
        next_seat = q.seat
        q.seat = seat
        q.dice = dice_with(t.CROSS, 0, swords)
        pirates.tick_swords(q)
        q.seat = next_seat
        q.dice = t.NO_DICE
    return q
