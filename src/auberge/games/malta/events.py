"""What happened in Malta!, as named facts: the public log (M-LOG-04), and what is for one or two seats alone."""

from collections.abc import Callable, Mapping
from typing import Final, Literal, get_args

from auberge.core.bits import numbers
from auberge.core.protocol import Event, Seat
from auberge.games.malta import facts as f
from auberge.games.malta import tables as t
from auberge.games.malta.moves import Axis
from auberge.games.malta.tables import CARD_NAMES, DIRECTION_NAMES, CardName, DirectionName

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
CAUSES: Final[tuple[Cause, ...]] = get_args(Cause)


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


def _place(location: int) -> tuple[int, int]:
    return divmod(location, t.WIDTH)


def _line(line: int) -> tuple[Axis, int]:
    return "column" if line >= t.WIDTH else "row", line % t.WIDTH


EVENT_OF: Final[Mapping[int, Callable[[Seat, int, int], MaltaEvent]]] = {
    f.BOARD_LAID: lambda *_: BoardLaid(),
    f.PAWN_PLACED: lambda seat, place, _: PawnPlaced(seat, *_place(place)),
    f.DECK_SHUFFLED: lambda _seat, cards, _: DeckShuffled(cards),
    f.TURN_BEGAN: lambda seat, turn, _: TurnBegan(seat, turn),
    f.DRAWN: lambda seat, cards, _: Drawn(seat, cards),
    f.CARD_DRAWN: lambda seat, card, _: CardDrawn(seat, CARD_NAMES[card]),
    f.CARD_PLAYED: lambda seat, card, targets: CardPlayed(seat, CARD_NAMES[card], targets_from(targets)),
    f.ANSWERED: lambda seat, card, targets: Answered(seat, CARD_NAMES[card], targets_from(targets)),
    f.NEGATED: lambda seat, card, _: Negated(seat, CARD_NAMES[card]),
    f.WITHOUT_EFFECT: lambda seat, card, _: WithoutEffect(seat, CARD_NAMES[card]),
    f.DISCARDED: lambda seat, card, _: Discarded(seat, CARD_NAMES[card]),
    f.GIVEN: lambda seat, to, cards: Given(seat, Seat(to), cards),
    f.CARD_GIVEN: lambda seat, to, card: CardGiven(seat, Seat(to), CARD_NAMES[card]),
    f.HANDS_SWAPPED: lambda seat, to, _: HandsSwapped(seat, Seat(to)),
    f.PAWN_MOVED: lambda seat, before, place: PawnMoved(seat, *_place(before), *_place(place)),
    f.PAWN_STAYED: lambda seat, place, _: PawnStayed(seat, *_place(place)),
    f.SPACE_REMOVED: lambda seat, place, _: SpaceRemoved(seat, *_place(place)),
    f.SPACE_RESTORED: lambda seat, place, _: SpaceRestored(seat, *_place(place)),
    f.SPACE_TURNED: lambda seat, place, quarters: SpaceTurned(seat, *_place(place), quarters),
    f.SPACES_SWAPPED: lambda seat, place, other: SpacesSwapped(seat, *_place(place), *_place(other)),
    f.LINE_SHIFTED: lambda seat, line, direction: LineShifted(seat, *_line(line), DIRECTION_NAMES[direction]),
    f.BLINDED: lambda seat, *_: Blinded(seat),
    f.PLAY_SKIPPED: lambda seat, *_: PlaySkipped(seat),
    f.TURN_SKIPPED: lambda seat, *_: TurnSkipped(seat),
    f.TURN_ENDED: lambda seat, *_: TurnEnded(seat),
    f.STAYED_PUT: lambda seat, *_: StayedPut(seat),
    f.RACKET_DUE: lambda seat, cards, owners: RacketDue(seat, cards, tuple(map(Seat, numbers(owners)))),
    f.LOST: lambda seat, cause, _: Lost(seat, CAUSES[cause]),
    f.CAME_BACK: lambda seat, place, _: CameBack(seat, *_place(place)),
    f.CONCEDED: lambda seat, *_: Conceded(seat),
    f.PLAYS_DUE: lambda seat, cards, _: PlaysDue(seat, cards),
    f.GAME_WON: lambda seat, *_: GameWon(seat),
}


def witnessed(event: Event, seat: Seat | None) -> Event | None:
    """The event as a seat may see it (M-CARD-11, M-LOG-04)."""
    if type(event) is CardDrawn and event.seat != seat:
        return None
    if type(event) is CardGiven and seat not in (event.seat, event.to):
        return None
    return event
