"""Everything on the table of Malta!: the spaces, the pawns, hands and piles, the card in resolution.

What may be done with it is in `rules/`; `engine` joins both.
"""

from collections.abc import Iterator

from mypy_extensions import i64

from auberge.core.bits import bit_of, has
from auberge.core.position import Position
from auberge.games.malta import tables as t
from auberge.games.malta.sheet import Sheet


class Hand:
    """How many cards of each kind a hand holds, read and written like a list; a few numbers hold them all, so that a
    copy is cheap."""

    def __init__(self) -> None:
        self.first: i64 = 0  # seven bits for each kind
        self.second: i64 = 0
        self.third: i64 = 0
        self.fourth: i64 = 0

    def __getitem__(self, card: i64) -> i64:
        return (self.word(card >> 3) >> (7 * (card & 7))) & 127

    def __setitem__(self, card: i64, number: i64) -> None:
        by = (number - self[card]) * bit_of(7 * (card & 7))
        match card >> 3:
            case 0:
                self.first += by
            case 1:
                self.second += by
            case 2:
                self.third += by
            case _:
                self.fourth += by

    def __iter__(self) -> Iterator[int]:
        return iter([int(self[card]) for card in range(t.KINDS)])

    def word(self, index: i64) -> i64:
        """The number that eight kinds are packed into."""
        match index:
            case 0:
                return self.first
            case 1:
                return self.second
            case 2:
                return self.third
            case _:
                return self.fourth

    def copy(self) -> "Hand":
        """An independent copy."""
        twin = Hand()
        twin.first = self.first
        twin.second = self.second
        twin.third = self.third
        twin.fourth = self.fourth
        return twin


def replaced(numbers: tuple[int, ...], index: i64, number: i64) -> tuple[int, ...]:
    """These numbers, one of them replaced."""
    changed = list(numbers)
    changed[index] = int(number)
    return tuple(changed)


class MaltaPosition(Position):
    """The table: board and pawns, who is in, whose turn it is, how far the turn has come.

    What changes seldom is a tuple, replaced as a whole: copies of the position share it."""

    sheet: Sheet

    def __init__(self) -> None:
        super().__init__()
        self.width: i64 = 7  # of the board
        self.skip_turn: bool = False  # mode of Blind Faith
        # the board: a space is a number from 0 to 53
        self.spaces: tuple[int, ...] = ()  # the space at each location, -1 off the board
        self.flipped: i64 = 0  # spaces that show their 0-circle
        self.turns_low: i64 = 0  # spaces turned by one or three quarters
        self.turns_high: i64 = 0  # spaces turned by two or three quarters
        self.pawns: list[int] = []  # location by seat, -1 for none
        self.homes: tuple[int, ...] = ()  # start space by seat
        self.home_places: tuple[int, ...] = ()  # where it lay at set-up
        # cards
        self.hands: list[Hand] = []  # by seat
        self.sizes: list[int] = []  # by seat
        self.draw_pile: list[int] = []  # the top is last
        self.discard_pile: list[int] = []  # the top is last
        self.memory: list[int] = []  # what seats know of others' hands, see `knowledge`
        # players
        self.players_in: i64 = 0
        self.conceded: i64 = 0
        self.losers: tuple[int, ...] = ()  # in the order in which they lost
        self.blind: tuple[int, ...] = ()  # Blind Faith cards in force, by seat
        # the turn in progress
        self.turns: i64 = 0
        self.asked: i64 = -1  # who is asked, where it is not simply the active player
        self.due: i64 = 0  # cards still to play
        self.turn_over: bool = False  # End Turn took effect
        self.stays: bool = False  # Stay Put took effect
        # the card being announced or in resolution
        self.card: i64 = -1
        self.announced: bool = False  # it lies on the table for all to see
        self.target: i64 = 0  # what is asked for now
        self.player: i64 = -1
        self.space: i64 = -1  # a location
        self.second_space: i64 = -1
        self.direction: i64 = -1
        self.quarters: i64 = 0
        self.line: i64 = -1
        self.shown: i64 = 0  # the targets as announced, see `announcement.packed_targets`
        self.response: i64 = -1
        self.taker: i64 = -1  # who takes the card over
        self.discards: i64 = 0  # cards still to be discarded
        # Pass It On: the card chosen by each seat, -1 for none yet, -2 for nothing to pass
        self.passing: tuple[int, ...] = ()
        self.racket: tuple[int, ...] = ()  # cards still due to each seat
        self.receiver: i64 = -1

    def you(self) -> i64:
        """Who the card in resolution calls "you" (M-CARD-04, M-CARD-BOOMERANG-5)."""
        return self.taker if self.taker >= 0 else self.seat

    def is_in(self, seat: i64) -> bool:
        """Has this seat not lost?"""
        return has(self.players_in, seat)

    def quarters_of(self, space: i64) -> i64:
        """By how many quarter turns a space is turned."""
        quarters: i64 = 0
        if has(self.turns_low, space):
            quarters += 1
        if has(self.turns_high, space):
            quarters += 2
        return quarters

    def number_at(self, place: i64) -> i64:
        """The number at a location; a 0-circle has 0 (M-COMP-10)."""
        space: i64 = self.spaces[place]
        return 0 if has(self.flipped, space) else self.sheet.numbers[self.sheet.kind_of[space]]

    def arrows_at(self, place: i64) -> i64:
        """The arrows at a location as they lie now; a 0-circle has none (M-COMP-09)."""
        space: i64 = self.spaces[place]
        if has(self.flipped, space):
            return 0
        return t.turned(self.sheet.arrows[self.sheet.kind_of[space]], self.quarters_of(space))

    def copy_to(self, twin: "MaltaPosition") -> None:
        """Makes the twin an independent copy."""
        self.copy_base_to(twin)
        twin.sheet = self.sheet
        twin.width = self.width
        twin.skip_turn = self.skip_turn
        twin.spaces = self.spaces
        twin.flipped = self.flipped
        twin.turns_low = self.turns_low
        twin.turns_high = self.turns_high
        twin.pawns = self.pawns[:]
        twin.homes = self.homes
        twin.home_places = self.home_places
        twin.hands = [hand.copy() for hand in self.hands]
        twin.sizes = self.sizes[:]
        twin.draw_pile = self.draw_pile[:]
        twin.discard_pile = self.discard_pile[:]
        twin.memory = self.memory[:]
        twin.players_in = self.players_in
        twin.conceded = self.conceded
        twin.losers = self.losers
        twin.blind = self.blind
        twin.turns = self.turns
        twin.asked = self.asked
        twin.due = self.due
        twin.turn_over = self.turn_over
        twin.stays = self.stays
        twin.card = self.card
        twin.announced = self.announced
        twin.target = self.target
        twin.player = self.player
        twin.space = self.space
        twin.second_space = self.second_space
        twin.direction = self.direction
        twin.quarters = self.quarters
        twin.line = self.line
        twin.shown = self.shown
        twin.response = self.response
        twin.taker = self.taker
        twin.discards = self.discards
        twin.passing = self.passing
        twin.racket = self.racket
        twin.receiver = self.receiver
