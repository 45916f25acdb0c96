"""The decisions of Valletta as named, typed moves, and their action numbers (V-LOG-02)."""

from functools import lru_cache
from typing import Final, get_args

from auberge.core.errors import BadMove
from auberge.core.protocol import Move
from auberge.games.valletta import tables as t
from auberge.games.valletta.goods import GOOD_NAMES, Good
from auberge.games.valletta.tables import CHARACTER_NAMES, CharacterName


class Choose(Move, frozen=True):
    """Name a kind of good: in the draft, for an effect, as a gift, as a two-player addition."""

    good: Good


class ChoosePair(Move, frozen=True):
    """Name two goods, alike or different (V-CHAR-SEAMSTRESS-1)."""

    first: Good
    second: Good


class Play(Move, frozen=True):
    """Play a card from hand (V-TURN-02)."""

    character: CharacterName


class Build(Move, frozen=True):
    """Build this building (V-BUILD-04)."""

    building: str


class Upgrade(Move, frozen=True):
    """Upgrade this own building (V-UPG-01)."""

    building: str


class PayProposed(Move, frozen=True):
    """Pay as proposed (V-COST-06)."""


class PayAmount(Move, frozen=True):
    """Pay this many goods of the kind in question; the kinds follow each other: gold, wood, stone, brick."""

    amount: int


class Payment(Move, frozen=True):
    """Pay exactly these goods (V-COST-03): the whole decision at once."""

    gold: int
    wood: int
    stone: int
    brick: int


class Dismiss(Move, frozen=True):
    """Dismiss a card of the hand into the pool (V-CHAR-JEAN-5)."""

    character: CharacterName


class Hire(Move, frozen=True):
    """Hire a card of the pool (V-CHAR-JEAN-7)."""

    character: CharacterName


class Use(Move, frozen=True):
    """Pay the card's price, or use its effect."""


class Decline(Move, frozen=True):
    """Do without."""


VallettaMove = (
    Choose | ChoosePair | Play | Build | Upgrade | PayProposed | PayAmount | Payment | Dismiss | Hire | Use | Decline
)
MOVE_TYPES: Final[tuple[type[Move], ...]] = get_args(VallettaMove)


def _named(action: int) -> VallettaMove:
    if action < t.PAIR_BASE:
        return Choose(GOOD_NAMES[action])
    if action < t.PLAY_BASE:
        first, second = t.PAIRS[action - t.PAIR_BASE]
        return ChoosePair(GOOD_NAMES[first], GOOD_NAMES[second])
    if action < t.BUILD_BASE:
        return Play(CHARACTER_NAMES[action - t.PLAY_BASE])
    if action < t.UPGRADE_BASE:
        return Build(t.BUILDING_NAMES[action - t.BUILD_BASE])
    if action < t.DISMISS_BASE:
        return Upgrade(t.BUILDING_NAMES[action - t.UPGRADE_BASE])
    if action < t.HIRE_BASE:
        return Dismiss(CHARACTER_NAMES[action - t.DISMISS_BASE])
    if action < t.USE:
        return Hire(CHARACTER_NAMES[action - t.HIRE_BASE])
    if action >= t.AMOUNT_BASE:
        return PayAmount(action - t.AMOUNT_BASE)
    bare: dict[int, VallettaMove] = {t.USE: Use(), t.DECLINE: Decline(), t.PAY_PROPOSED: PayProposed()}
    return bare[action]


MOVES: Final = tuple(_named(action) for action in range(t.ACTIONS))


def move_of(action: int) -> VallettaMove:
    """The move an action number stands for."""
    return MOVES[action]


def _building(name: str) -> int:
    if name not in t.BUILDING_NAMES:
        raise BadMove("bad-move-no-such-building", building=name)
    return t.BUILDING_NAMES.index(name)


@lru_cache(maxsize=1024)  # moves come again and again
def action_of(move: Move) -> int:
    """The action number of a move. BadMove if it is none of this game's, or a whole payment, which has no number."""
    match move:
        case Choose(good):
            return t.GOOD_BASE + GOOD_NAMES.index(good)
        case ChoosePair(first, second):
            pair = sorted((GOOD_NAMES.index(first), GOOD_NAMES.index(second)))
            return t.PAIR_BASE + t.PAIRS.index((pair[0], pair[1]))
        case Play(character):
            return t.PLAY_BASE + CHARACTER_NAMES.index(character)
        case Build(building):
            return t.BUILD_BASE + _building(building)
        case Upgrade(building):
            return t.UPGRADE_BASE + _building(building)
        case Dismiss(character):
            return t.DISMISS_BASE + CHARACTER_NAMES.index(character)
        case Hire(character):
            return t.HIRE_BASE + CHARACTER_NAMES.index(character)
        case PayAmount(amount) if 0 <= amount <= t.MOST:
            return t.AMOUNT_BASE + amount
        case PayAmount(amount):
            raise BadMove("bad-move-amount", amount=amount)
        case Use():
            return t.USE
        case Decline():
            return t.DECLINE
        case PayProposed():
            return t.PAY_PROPOSED
    raise BadMove("bad-move-unknown", move=type(move).__name__)
