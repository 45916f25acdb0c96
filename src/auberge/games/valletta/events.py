"""What happened in Valletta, as named facts; which cards a seat drew is for that seat alone."""

from collections.abc import Callable, Mapping
from typing import Final, Literal, get_args

from auberge.core.protocol import Event, Seat
from auberge.games.valletta import facts as f
from auberge.games.valletta import goods as g
from auberge.games.valletta import phases
from auberge.games.valletta import tables as t
from auberge.games.valletta.goods import GOOD_NAMES, Good
from auberge.games.valletta.tables import CHARACTER_NAMES, CharacterName

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
SOURCES: Final[tuple[Source, ...]] = get_args(Source)
TRIGGERS: Final[tuple[Trigger, ...]] = get_args(Trigger)


EVENT_OF: Final[Mapping[int, Callable[[Seat, int, int], VallettaEvent]]] = {
    f.SHUFFLED: lambda owner, pile, cards: Shuffled(owner, phases.SHUFFLE_NAMES[pile], cards),
    f.DRAFTED: lambda seat, good, _: Drafted(seat, GOOD_NAMES[good]),
    f.TURN_BEGAN: lambda seat, turn, _: TurnBegan(seat, turn),
    f.CARD_PLAYED: lambda seat, character, space: CardPlayed(seat, CHARACTER_NAMES[character], space),
    f.WITHOUT_FUNCTION: lambda seat, character, _: WithoutFunction(seat, CHARACTER_NAMES[character]),
    f.COPIED: lambda seat, character, _: Copied(seat, CHARACTER_NAMES[character]),
    f.DECLINED: lambda seat, question, _: Declined(seat, phases.NAMES[question]),
    f.TAKEN: lambda seat, good, number: Taken(seat, GOOD_NAMES[good], number),
    f.FORFEITED: lambda seat, good, number: Forfeited(seat, GOOD_NAMES[good], number),
    f.PAID: lambda seat, goods, _: Paid(seat, *(int(g.amount(goods, kind)) for kind in range(g.KINDS))),
    f.GIVEN: lambda seat, good, to: Given(seat, GOOD_NAMES[good], Seat(to)),
    f.JEAN_MOVED: lambda seat, space, _: JeanMoved(seat, space),
    f.BARREL_TURNED: lambda seat, good, _: BarrelTurned(seat, GOOD_NAMES[good]),
    f.DISMISSED: lambda seat, character, _: Dismissed(seat, CHARACTER_NAMES[character]),
    f.HIRED: lambda seat, character, _: Hired(seat, CHARACTER_NAMES[character]),
    f.BUILT: lambda seat, building, character: Built(seat, t.BUILDING_NAMES[building], CHARACTER_NAMES[character]),
    f.UPGRADED: lambda seat, building, _: Upgraded(seat, t.BUILDING_NAMES[building]),
    f.POINTS_SCORED: lambda seat, points, source: PointsScored(seat, points, SOURCES[source]),
    f.END_TRIGGERED: lambda seat, trigger, _: EndTriggered(seat, TRIGGERS[trigger]),
    f.TURN_ENDED: lambda seat, cards, _: TurnEnded(seat, cards),
    f.DRAWN: lambda seat, cards, _: Drawn(seat, cards),
    f.CARD_DRAWN: lambda seat, character, _: CardDrawn(seat, CHARACTER_NAMES[character]),
    f.END_PHASE_BEGAN: lambda seat, *_: EndPhaseBegan(seat),
    f.DROPPED_OUT: lambda seat, *_: DroppedOut(seat),
    f.GAME_ENDED: lambda _seat, turn, _: GameEnded(turn),
}


def witnessed(event: Event, seat: Seat | None) -> Event | None:
    """The event as a seat may see it: drawn cards are for their owner alone (V-AMB-50)."""
    if type(event) is CardDrawn and event.seat != seat:
        return None
    return event
