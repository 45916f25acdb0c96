"""The numbers behind the hand-made judgement, found by letting it play against itself, and what less seasoned
players leave out of account.

They are what plays best in these formulas, not what is true of the game. Worths are in victory points.
A `span` is a number of own turns (or coins, logs, cells) over which something fades.
"""

from auberge.games.saint_malo.tables import GRID


class Kept:
    """Something that follows from weights and is kept with them."""


class Weights:
    """What a seasoned player believes; to be changed only before it is first asked for."""

    def __init__(self) -> None:
        self.seasons: list[Kept | None] = [None] * GRID  # what follows for each number of turns left
        # how long the game will last
        self.fill_rate: float = 0.65  # cells a player fills in a turn
        # stores, beyond what they count at the end
        self.coin_extra: float = 1.5
        self.coin_span: float = 11.0
        self.coin_turns: float = 2.0
        self.log_extra: float = 1.1
        self.log_span: float = 4.5
        self.log_turns: float = 2.4
        # churches still missing in a series
        self.church_chance: float = 0.96
        self.church_turns: float = 2.5
        self.church_decay: float = 0.8  # each size is so much harder than the one before
        # sides of the wall
        self.side_base: float = 0.18
        self.side_power: float = 1.1
        self.side_turns: float = 1.3
        self.bonus_character: float = 4.3
        # pirates
        self.tick_rate: float = 0.75  # swords a player ticks in a turn
        self.tick_spread: float = 0.77
        self.growth: float = 0.73  # defence a city gains in a turn
        self.doubt: float = 1.8  # how vague that growth is
        self.envy: float = 0.72  # what an opponent's lost cannon is worth, compared with an own one
        # empty cells as places for characters to come
        self.merchant_spot: float = 0.12
        self.merchant_power: float = 0.7
        self.priest_spot: float = 0.082
        self.priest_power: float = 1.1
        self.juggler_spot: float = 0.1
        self.juggler_power: float = 1.7
        self.spot_turns: float = 6.0
        # room
        self.room: float = -0.53  # an empty cell
        self.room_race: float = 0.099  # change of that for every ten empty cells the opponents have more
        self.full_span: float = 2.1


def of_squire() -> Weights:
    """The squire is greedy: what a turn brings now counts, what might come of it later does not."""
    weights = Weights()
    weights.coin_extra = 0.0
    weights.log_extra = 0.0
    weights.church_chance = 0.0
    weights.side_base = 0.0
    weights.envy = 0.0
    forget_places(weights)
    weights.room = 0.0
    weights.room_race = 0.0
    return weights


def of_knight() -> Weights:
    """The knight looks ahead, but builds without a thought for characters to come."""
    weights = Weights()
    forget_places(weights)
    return weights


def forget_places(weights: Weights) -> None:
    """Empty cells are just empty cells."""
    weights.merchant_spot = 0.0
    weights.priest_spot = 0.0
    weights.juggler_spot = 0.0
