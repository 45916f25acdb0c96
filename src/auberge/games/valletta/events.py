"""What happened in Valletta, as named facts; which cards somebody drew is for that seat alone."""

from typing import Final, Literal, get_args

from auberge.core.protocol import Event, Seat
from auberge.core.rooms import Fact
from auberge.games.valletta import facts as f
from auberge.games.valletta import goods as g
from auberge.games.valletta import phases
from auberge.games.valletta import tables as t
from auberge.games.valletta.moves import CHARACTERS, GOODS, CharacterName, Good

Source = Literal["bonus", "architect", "bailiff", "grand_master", "pope", "emperor", "king", "knight"]
Trigger = Literal["jean", "points", "houses"]


class Shuffled(Event, frozen=True):
    owner: int  # a seat, or -1 for the table
    pile: str
    cards: int


class Drafted(Event, frozen=True):
    seat: Seat
    good: Good


class TurnBegan(Event, frozen=True):
    seat: Seat
    turn: int


class CardPlayed(Event, frozen=True):
    seat: Seat
    character: CharacterName
    space: int


class WithoutFunction(Event, frozen=True):
    seat: Seat
    character: CharacterName


class Copied(Event, frozen=True):
    seat: Seat
    character: CharacterName


class Declined(Event, frozen=True):
    seat: Seat
    question: str


class Taken(Event, frozen=True):
    seat: Seat
    good: Good
    number: int


class Forfeited(Event, frozen=True):
    seat: Seat
    good: Good
    number: int


class Paid(Event, frozen=True):
    seat: Seat
    gold: int
    wood: int
    stone: int
    brick: int


class Given(Event, frozen=True):
    seat: Seat
    good: Good
    to: Seat


class JeanMoved(Event, frozen=True):
    seat: Seat
    space: int


class BarrelTurned(Event, frozen=True):
    seat: Seat
    good: Good


class Dismissed(Event, frozen=True):
    seat: Seat
    character: CharacterName


class Hired(Event, frozen=True):
    seat: Seat
    character: CharacterName


class Built(Event, frozen=True):
    seat: Seat
    building: str
    character: CharacterName


class Upgraded(Event, frozen=True):
    seat: Seat
    building: str


class PointsScored(Event, frozen=True):
    seat: Seat
    points: int
    source: Source


class EndTriggered(Event, frozen=True):
    seat: Seat
    trigger: Trigger


class TurnEnded(Event, frozen=True):
    seat: Seat
    cards: int


class Drawn(Event, frozen=True):
    seat: Seat
    cards: int


class CardDrawn(Event, frozen=True):
    """Seen by its owner only."""

    seat: Seat
    character: CharacterName


class EndPhaseBegan(Event, frozen=True):
    seat: Seat


class DroppedOut(Event, frozen=True):
    seat: Seat


class GameEnded(Event, frozen=True):
    turn: int


VallettaEvent = (
    Shuffled
    | Drafted
    | TurnBegan
    | CardPlayed
    | WithoutFunction
    | Copied
    | Declined
    | Taken
    | Forfeited
    | Paid
    | Given
    | JeanMoved
    | BarrelTurned
    | Dismissed
    | Hired
    | Built
    | Upgraded
    | PointsScored
    | EndTriggered
    | TurnEnded
    | Drawn
    | CardDrawn
    | EndPhaseBegan
    | DroppedOut
    | GameEnded
)
EVENT_TYPES: Final[tuple[type[Event], ...]] = get_args(VallettaEvent)
SOURCES: Final[tuple[Source, ...]] = (
    "bonus",
    "architect",
    "bailiff",
    "grand_master",
    "pope",
    "emperor",
    "king",
    "knight",
)
TRIGGERS: Final[tuple[Trigger, ...]] = ("jean", "points", "houses")


def event_of(fact: Fact) -> VallettaEvent:
    """A noted fact, named."""
    kind, seat, a, b = fact[0], Seat(fact[1]), fact[2], fact[3]
    match kind:
        case f.SHUFFLED:
            return Shuffled(fact[1], phases.SHUFFLE_NAMES[a], b)
        case f.DRAFTED:
            return Drafted(seat, GOODS[a])
        case f.TURN_BEGAN:
            return TurnBegan(seat, a)
        case f.CARD_PLAYED:
            return CardPlayed(seat, CHARACTERS[a], b)
        case f.WITHOUT_FUNCTION:
            return WithoutFunction(seat, CHARACTERS[a])
        case f.COPIED:
            return Copied(seat, CHARACTERS[a])
        case f.DECLINED:
            return Declined(seat, phases.NAMES[a])
        case f.TAKEN:
            return Taken(seat, GOODS[a], b)
        case f.FORFEITED:
            return Forfeited(seat, GOODS[a], b)
        case f.PAID:
            return Paid(seat, *(int(g.amount(a, kind)) for kind in range(g.KINDS)))
        case f.GIVEN:
            return Given(seat, GOODS[a], Seat(b))
        case f.JEAN_MOVED:
            return JeanMoved(seat, a)
        case f.BARREL_TURNED:
            return BarrelTurned(seat, GOODS[a])
        case f.DISMISSED:
            return Dismissed(seat, CHARACTERS[a])
        case f.HIRED:
            return Hired(seat, CHARACTERS[a])
        case f.BUILT:
            return Built(seat, t.BUILDING_NAMES[a], CHARACTERS[b])
        case f.UPGRADED:
            return Upgraded(seat, t.BUILDING_NAMES[a])
        case f.POINTS_SCORED:
            return PointsScored(seat, a, SOURCES[b])
        case f.END_TRIGGERED:
            return EndTriggered(seat, TRIGGERS[a])
        case f.TURN_ENDED:
            return TurnEnded(seat, a)
        case f.DRAWN:
            return Drawn(seat, a)
        case f.CARD_DRAWN:
            return CardDrawn(seat, CHARACTERS[a])
        case f.END_PHASE_BEGAN:
            return EndPhaseBegan(seat)
        case f.DROPPED_OUT:
            return DroppedOut(seat)
        case _:
            return GameEnded(a)


def witnessed(event: Event, seat: Seat | None) -> Event | None:
    """The event as a seat may see it: drawn cards are for their owner alone (V-AMB-50)."""
    if isinstance(event, CardDrawn) and event.seat != seat:
        return None
    return event
