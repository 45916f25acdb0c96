"""Everything on the table of Valletta: street, buildings, stacks, goods, the turn in progress.

What may be done with it is in `rules/`; `engine` joins both.
"""

from mypy_extensions import i64

from auberge.core.bits import size
from auberge.core.position import Position
from auberge.games.valletta.sheet import Sheet


class Player:
    """One player's things: goods, cards, houses, points."""

    def __init__(self) -> None:
        self.goods: i64 = 0
        self.hand: i64 = 0  # cards
        self.known: i64 = 0  # the part of the hand that everybody has seen coming
        self.played: i64 = 0  # cards on spaces 1 to 3, the last one lowest
        self.draw_pile: list[int] = []  # the top is last
        self.discard_pile: list[int] = []
        self.houses: i64 = 0  # slots
        self.upgraded: i64 = 0  # slots
        self.points: i64 = 0
        self.bonus_points: i64 = 0  # of them from Jean's zone

    def buildings(self) -> i64:
        """How many buildings the player owns."""
        return size(self.houses)

    def copy(self) -> "Player":
        """An independent copy."""
        twin = Player()
        twin.goods = self.goods
        twin.hand = self.hand
        twin.known = self.known
        twin.played = self.played
        twin.draw_pile = self.draw_pile[:]
        twin.discard_pile = self.discard_pile[:]
        twin.houses = self.houses
        twin.upgraded = self.upgraded
        twin.points = self.points
        twin.bonus_points = self.bonus_points
        return twin


class VallettaPosition(Position):
    """The table: who sits there, what lies on the street, whose turn it is, how far the turn has come."""

    sheet: Sheet
    players: list[Player]
    player: Player  # the active player, one of `players`

    def __init__(self) -> None:
        super().__init__()
        # options
        self.optional_effects: bool = False
        self.bonus_on_upgrade: bool = True
        self.reshuffle_when_empty: bool = False
        self.limited_supply: bool = False
        self.apprentice_chain: bool = False
        self.architect_compulsory: bool = False
        self.finished_targetable: bool = False
        self.discards_public: bool = False
        # the street
        self.barrels: tuple[int, ...] = ()  # the good under each space
        self.jean: i64 = 0  # his space, 0 is the tower
        self.layout: tuple[int, ...] = ()  # the building in each slot
        self.pool: list[int] = []  # how many of each character
        self.supply: i64 = 0  # goods left, if the supply is limited
        # set-up
        self.chosen: list[int] = []  # buildings drawn so far
        self.draft_set: i64 = 0  # kinds left
        # the turn in progress
        self.turns: i64 = 0
        self.hire_offer: i64 = 0  # the pool's part of the question `jean`
        self.shuffling: i64 = 0  # what is shuffled
        self.shuffler: i64 = 0  # whose pile it is
        self.plays: i64 = 0  # cards played this turn
        self.function: i64 = -1  # the character whose effect is being carried out
        self.victims: i64 = 0  # seats that still have to give
        self.giver: i64 = -1  # the seat that is asked to give
        self.bonus_due: bool = False  # a two-player addition is still to come
        self.target: i64 = -1  # slot to be built or upgraded
        self.cost: i64 = 0  # goods due for it
        self.payment: i64 = 0  # goods chosen so far
        self.paying_kind: i64 = 0  # the kind asked for next
        self.proposing: bool = False  # the payment proposed is still on offer
        self.end_flagged: bool = False  # the end phase begins after this turn
        self.end_trigger: i64 = -1  # what triggered it, a number of `facts`
        self.end_phase: bool = False

    def copy_to(self, twin: "VallettaPosition") -> None:
        """Makes the twin an independent copy."""
        self.copy_base_to(twin)
        twin.sheet = self.sheet
        twin.players = [player.copy() for player in self.players]
        twin.player = twin.players[self.seat]
        twin.optional_effects = self.optional_effects
        twin.bonus_on_upgrade = self.bonus_on_upgrade
        twin.reshuffle_when_empty = self.reshuffle_when_empty
        twin.limited_supply = self.limited_supply
        twin.apprentice_chain = self.apprentice_chain
        twin.architect_compulsory = self.architect_compulsory
        twin.finished_targetable = self.finished_targetable
        twin.discards_public = self.discards_public
        twin.barrels = self.barrels
        twin.jean = self.jean
        twin.layout = self.layout
        twin.pool = self.pool[:]
        twin.supply = self.supply
        twin.chosen = self.chosen[:]
        twin.draft_set = self.draft_set
        twin.turns = self.turns
        twin.hire_offer = self.hire_offer
        twin.shuffling = self.shuffling
        twin.shuffler = self.shuffler
        twin.plays = self.plays
        twin.function = self.function
        twin.victims = self.victims
        twin.giver = self.giver
        twin.bonus_due = self.bonus_due
        twin.target = self.target
        twin.cost = self.cost
        twin.payment = self.payment
        twin.paying_kind = self.paying_kind
        twin.proposing = self.proposing
        twin.end_flagged = self.end_flagged
        twin.end_trigger = self.end_trigger
        twin.end_phase = self.end_phase
