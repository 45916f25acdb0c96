"""What happened in Malta!, as named facts: the public log (M-LOG-04), and what is for one or two seats alone."""

from typing import Final, Literal, get_args

from auberge.core.bits import numbers
from auberge.core.protocol import Event, Seat
from auberge.core.rooms import Fact
from auberge.games.malta import facts as f
from auberge.games.malta import tables as t
from auberge.games.malta.moves import CARDS, DIRECTIONS, Axis, CardName, DirectionName

Cause = Literal["no_card", "no_exit", "racket", "last_call"]


class BoardLaid(Event, frozen=True):
    pass


class PawnPlaced(Event, frozen=True):
    seat: Seat
    row: int
    col: int


class DeckShuffled(Event, frozen=True):
    cards: int


class TurnBegan(Event, frozen=True):
    seat: Seat
    turn: int


class Drawn(Event, frozen=True):
    seat: Seat
    cards: int


class CardDrawn(Event, frozen=True):
    """Seen by its owner only."""

    seat: Seat
    card: CardName


class CardPlayed(Event, frozen=True):
    seat: Seat
    card: CardName
    targets: tuple[str, ...]


class Answered(Event, frozen=True):
    seat: Seat
    card: CardName
    targets: tuple[str, ...]


class Negated(Event, frozen=True):
    seat: Seat
    card: CardName


class WithoutEffect(Event, frozen=True):
    seat: Seat
    card: CardName


class Discarded(Event, frozen=True):
    seat: Seat
    card: CardName


class Given(Event, frozen=True):
    seat: Seat
    to: Seat
    cards: int


class CardGiven(Event, frozen=True):
    """Seen by giver and receiver only."""

    seat: Seat
    to: Seat
    card: CardName


class HandsSwapped(Event, frozen=True):
    seat: Seat
    to: Seat


class PawnMoved(Event, frozen=True):
    seat: Seat
    from_row: int
    from_col: int
    row: int
    col: int


class PawnStayed(Event, frozen=True):
    seat: Seat
    row: int
    col: int


class SpaceRemoved(Event, frozen=True):
    seat: Seat
    row: int
    col: int


class SpaceRestored(Event, frozen=True):
    seat: Seat
    row: int
    col: int


class SpaceTurned(Event, frozen=True):
    seat: Seat
    row: int
    col: int
    quarters: int


class SpacesSwapped(Event, frozen=True):
    seat: Seat
    row: int
    col: int
    other_row: int
    other_col: int


class LineShifted(Event, frozen=True):
    seat: Seat
    axis: Axis
    index: int
    direction: DirectionName


class Blinded(Event, frozen=True):
    seat: Seat


class PlaySkipped(Event, frozen=True):
    seat: Seat


class TurnSkipped(Event, frozen=True):
    seat: Seat


class TurnEnded(Event, frozen=True):
    seat: Seat


class StayedPut(Event, frozen=True):
    seat: Seat


class RacketDue(Event, frozen=True):
    seat: Seat
    cards: int
    owners: tuple[Seat, ...]


class Lost(Event, frozen=True):
    seat: Seat
    cause: Cause


class CameBack(Event, frozen=True):
    seat: Seat
    row: int
    col: int


class Conceded(Event, frozen=True):
    seat: Seat


class PlaysDue(Event, frozen=True):
    seat: Seat
    cards: int


class GameWon(Event, frozen=True):
    seat: Seat


MaltaEvent = (
    BoardLaid
    | PawnPlaced
    | DeckShuffled
    | TurnBegan
    | Drawn
    | CardDrawn
    | CardPlayed
    | Answered
    | Negated
    | WithoutEffect
    | Discarded
    | Given
    | CardGiven
    | HandsSwapped
    | PawnMoved
    | PawnStayed
    | SpaceRemoved
    | SpaceRestored
    | SpaceTurned
    | SpacesSwapped
    | LineShifted
    | Blinded
    | PlaySkipped
    | TurnSkipped
    | TurnEnded
    | StayedPut
    | RacketDue
    | Lost
    | CameBack
    | Conceded
    | PlaysDue
    | GameWon
)
EVENT_TYPES: Final[tuple[type[Event], ...]] = get_args(MaltaEvent)
CAUSES: Final[tuple[Cause, ...]] = ("no_card", "no_exit", "racket", "last_call")


def targets_from(packed: int) -> tuple[str, ...]:
    """Packed targets as texts, as in the notation."""
    line, quarters, direction = packed % 16 - 1, packed // 16 % 4, packed // 64 % 16 - 1
    second, first, player = packed // 1024 % 64 - 1, packed // 65536 % 64 - 1, packed // 4194304 - 1
    texts: list[str] = [str(player + 1)] if player >= 0 else []
    texts += ["({},{})".format(*divmod(place, t.WIDTH)) for place in (first, second) if place >= 0]
    if line >= 0:
        texts.append(f"{'column' if line >= t.WIDTH else 'row'} {line % t.WIDTH}")
    if direction >= 0:
        texts.append(t.DIRECTION_NAMES[direction])
    if quarters:
        texts.append(str(quarters))
    return tuple(texts)


def event_of(fact: Fact) -> MaltaEvent:
    """A noted fact, named."""
    kind, seat, a, b = fact[0], Seat(fact[1]), fact[2], fact[3]
    place = divmod(a, t.WIDTH)
    match kind:
        case f.BOARD_LAID:
            return BoardLaid()
        case f.PAWN_PLACED:
            return PawnPlaced(seat, *place)
        case f.DECK_SHUFFLED:
            return DeckShuffled(a)
        case f.TURN_BEGAN:
            return TurnBegan(seat, a)
        case f.DRAWN:
            return Drawn(seat, a)
        case f.CARD_DRAWN:
            return CardDrawn(seat, CARDS[a])
        case f.CARD_PLAYED:
            return CardPlayed(seat, CARDS[a], targets_from(b))
        case f.ANSWERED:
            return Answered(seat, CARDS[a], targets_from(b))
        case f.NEGATED:
            return Negated(seat, CARDS[a])
        case f.WITHOUT_EFFECT:
            return WithoutEffect(seat, CARDS[a])
        case f.DISCARDED:
            return Discarded(seat, CARDS[a])
        case f.GIVEN:
            return Given(seat, Seat(a), b)
        case f.CARD_GIVEN:
            return CardGiven(seat, Seat(a), CARDS[b])
        case f.HANDS_SWAPPED:
            return HandsSwapped(seat, Seat(a))
        case f.PAWN_MOVED:
            return PawnMoved(seat, *place, *divmod(b, t.WIDTH))
        case f.PAWN_STAYED:
            return PawnStayed(seat, *place)
        case f.SPACE_REMOVED:
            return SpaceRemoved(seat, *place)
        case f.SPACE_RESTORED:
            return SpaceRestored(seat, *place)
        case f.SPACE_TURNED:
            return SpaceTurned(seat, *place, b)
        case f.SPACES_SWAPPED:
            return SpacesSwapped(seat, *place, *divmod(b, t.WIDTH))
        case f.LINE_SHIFTED:
            return LineShifted(seat, "column" if a >= t.WIDTH else "row", a % t.WIDTH, DIRECTIONS[b])
        case f.BLINDED:
            return Blinded(seat)
        case f.PLAY_SKIPPED:
            return PlaySkipped(seat)
        case f.TURN_SKIPPED:
            return TurnSkipped(seat)
        case f.TURN_ENDED:
            return TurnEnded(seat)
        case f.STAYED_PUT:
            return StayedPut(seat)
        case f.RACKET_DUE:
            return RacketDue(seat, a, tuple(Seat(owner) for owner in numbers(b)))
        case f.LOST:
            return Lost(seat, CAUSES[a])
        case f.CAME_BACK:
            return CameBack(seat, *place)
        case f.CONCEDED:
            return Conceded(seat)
        case f.PLAYS_DUE:
            return PlaysDue(seat, a)
        case _:
            return GameWon(seat)


def witnessed(event: Event, seat: Seat | None) -> Event | None:
    """The event as a seat may see it (M-CARD-11, M-LOG-04)."""
    if isinstance(event, CardDrawn) and event.seat != seat:
        return None
    if isinstance(event, CardGiven) and seat not in (event.seat, event.to):
        return None
    return event
