"""The numbers behind the greedy player's judgement, found by letting it play against itself. Compiled.

Worths are in victory points. A `span` is a number of own turns (or coins, logs, cells) over which something fades.
"""


class Weights:
    """What the greedy player believes."""

    def __init__(self) -> None:
        # how long the game will last
        self.fill_rate: float = 1.1  # cells a player fills in a turn
        # stores, beyond what they count at the end
        self.coin_extra: float = 1.6
        self.coin_span: float = 7.1
        self.coin_turns: float = 2.2
        self.log_extra: float = 1.2
        self.log_span: float = 3.7
        self.log_turns: float = 3.9
        # churches still missing in a series
        self.church_chance: float = 0.98
        self.church_turns: float = 2.4
        self.church_decay: float = 0.71  # each size is so much harder than the one before
        # sides of the wall
        self.side_base: float = 0.085
        self.side_power: float = 1.2
        self.side_turns: float = 0.82
        self.bonus_character: float = 5.9
        # pirates
        self.tick_rate: float = 0.51  # swords a player ticks in a turn
        self.tick_spread: float = 0.75
        self.growth: float = 0.35  # defence a city gains in a turn
        self.doubt: float = 1.5  # how vague that growth is
        self.envy: float = 1.0  # what an opponent's lost cannon is worth, compared with an own one
        # empty cells as places for characters to come
        self.merchant_spot: float = 0.061
        self.merchant_power: float = 1.0
        self.priest_spot: float = 0.072
        self.priest_power: float = 1.9
        self.juggler_spot: float = 0.099
        self.juggler_power: float = 1.3
        self.spot_turns: float = 4.6
        # room
        self.room: float = -0.57  # an empty cell
        self.room_race: float = 0.075  # change of that for every ten empty cells the opponents have more
        self.full_span: float = 3.8
