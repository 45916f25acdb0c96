"""The numbers behind the greedy player's judgement, found by letting it play against itself. Compiled.

Worths are in victory points. A `span` is a number of own turns (or coins, logs, cells) over which something fades.
"""


class Weights:
    """What the greedy player believes."""

    def __init__(self) -> None:
        # how long the game will last
        self.fill_rate: float = 1.8  # cells a player fills in a turn
        # stores, beyond what they count at the end
        self.coin_extra: float = 0.5
        self.coin_span: float = 8.0
        self.coin_turns: float = 3.0
        self.log_extra: float = 1.0
        self.log_span: float = 4.0
        self.log_turns: float = 4.0
        # churches still missing in a series
        self.church_chance: float = 0.9
        self.church_turns: float = 3.0
        self.church_decay: float = 0.95  # each size is so much harder than the one before
        # sides of the wall
        self.side_base: float = 0.1
        self.side_power: float = 1.5
        self.side_turns: float = 0.8
        self.bonus_character: float = 4.0
        # pirates
        self.tick_rate: float = 0.6  # swords a player ticks in a turn
        self.tick_spread: float = 0.7
        self.growth: float = 0.25  # defence a city gains in a turn
        self.doubt: float = 1.0  # how vague that growth is
        self.envy: float = 1.0  # what an opponent's lost cannon is worth, compared with an own one
        # empty cells as places for characters to come
        self.merchant_spot: float = 0.05
        self.merchant_power: float = 1.5
        self.priest_spot: float = 0.05
        self.priest_power: float = 1.5
        self.juggler_spot: float = 0.15
        self.juggler_power: float = 1.5
        self.spot_turns: float = 4.0
        # room and the end of the game
        self.room: float = 0.3  # an empty cell
        self.room_lead: float = -0.1  # change of that for every ten points of lead
        self.room_race: float = 0.0  # change of that for every ten empty cells the opponents have more
        self.full_span: float = 3.0
        self.end_lead: float = 0.5
        self.last_turn: float = 4.0  # what an opponent still makes of a last turn
