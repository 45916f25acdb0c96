"""What a seat may see of Malta!: the board, the open cards, its own hand and what it knows of others'.

Nothing of a card that is still being announced, and in the window nothing of who is asked (M-LOG-04, M-AMB-49).
"""

from functools import lru_cache
from typing import Final

import msgspec

from auberge.core.bits import has, numbers
from auberge.core.protocol import SOMEBODY, Seat, View
from auberge.games.malta import phases
from auberge.games.malta import tables as t
from auberge.games.malta.engine import Engine
from auberge.games.malta.moves import MaltaMove, move_of
from auberge.games.malta.options import options_of
from auberge.games.malta.position import MaltaPosition
from auberge.games.malta.rules import announcement, knowledge, movement, responses
from auberge.games.malta.sheet import Sheet
from auberge.games.malta.tables import CARD_NAMES, DIRECTION_NAMES, CardName, DirectionName

Place = tuple[int, int]
HIDDEN: Final = "hidden"


class SpaceView(msgspec.Struct, frozen=True):
    """A space of the board; a 0-circle shows number 0 and no arrows, whatever is on its other side."""

    space: int  # its identity, from 0 to 53
    kind: str
    shape: str
    number: int
    arrows: tuple[DirectionName, ...]
    quarters: int
    is_circle: bool


class Fact(msgspec.Struct, frozen=True):
    """The seat knows that a card of this name is in one of these hands."""

    seats: tuple[Seat, ...]
    card: CardName


class PlayerView(msgspec.Struct, frozen=True):
    """One player as everybody sees him; the hand only for its owner."""

    is_in: bool
    has_conceded: bool
    pawn: Place | None
    home: int  # the start space chosen, -1 before
    home_place: Place | None
    hand_size: int
    hand: dict[CardName, int] | None
    blind: int


class Targets(msgspec.Struct, frozen=True):
    """What an announced card aims at."""

    player: Seat | None
    space: Place | None
    second_space: Place | None
    direction: DirectionName | None
    quarters: int
    line: int  # rows 0 to 6, columns 7 to 13, -1 for none


class MaltaView(View, frozen=True, tag="malta"):
    """The whole table, as seen by one seat or a spectator."""

    moves: tuple[MaltaMove, ...]
    seats: int
    start_seat: Seat
    options: dict[str, str]
    turns: int
    board: tuple[tuple[SpaceView | None, ...], ...]  # seven rows from the bottom, None off the board
    players: tuple[PlayerView, ...]
    known: tuple[Fact, ...]
    draw_pile: int
    discard_pile: tuple[CardName, ...]  # the top last
    losers: tuple[Seat, ...]
    due: int
    turn_over: bool
    stays: bool
    card: CardName | None  # on the table, or being announced by this seat
    announced: bool
    targets: Targets
    naming: Targets  # targets this seat has named so far
    target: int  # what this seat is asked for, see `tables`
    response: CardName | None
    taker: Seat | None
    asked: int
    discards: int
    passing: tuple[str | None, ...]  # cards chosen to pass on: the own one by name, others hidden
    racket: tuple[int, ...]
    receiver: int
    exits: tuple[DirectionName, ...]  # where the pawn of the seat could go now


def _place(number: int) -> Place | None:
    return divmod(number, t.WIDTH) if number >= 0 else None


@lru_cache(maxsize=4096)  # eight ways each space can lie, for the sheets in play
def _space_view(sheet: Sheet, space: int, quarters: int, is_circle: bool) -> SpaceView:
    kind = sheet.kind_of[space]
    arrows = 0 if is_circle else t.turned(sheet.arrows[kind], quarters)
    return SpaceView(
        space=space,
        kind=sheet.space_names[kind],
        shape=sheet.shapes[kind],
        number=0 if is_circle else sheet.numbers[kind],
        arrows=tuple(DIRECTION_NAMES[direction] for direction in numbers(arrows)),
        quarters=quarters,
        is_circle=is_circle,
    )


def _board_view(p: MaltaPosition) -> tuple[tuple[SpaceView | None, ...], ...]:
    seen = [
        None if space < 0 else _space_view(p.sheet, space, int(p.quarters_of(space)), has(p.flipped, space))
        for space in p.spaces or [-1] * t.LOCATIONS
    ]
    return tuple(tuple(seen[row : row + t.WIDTH]) for row in range(0, t.LOCATIONS, t.WIDTH))


def _player_view(p: MaltaPosition, seat: int, viewer: Seat | None) -> PlayerView:
    hand = {CARD_NAMES[card]: number for card, number in enumerate(p.hands[seat]) if number}
    return PlayerView(
        is_in=p.is_in(seat),
        has_conceded=has(p.conceded, seat),
        pawn=_place(p.pawns[seat]),
        home=p.homes[seat],
        home_place=_place(p.home_places[seat]),
        hand_size=p.sizes[seat],
        hand=hand if seat == viewer else None,
        blind=p.blind[seat],
    )


def _targets_view(packed: int) -> Targets:
    q = Engine()
    announcement.unpack_targets(q, packed)
    return Targets(
        player=Seat(q.player) if q.player >= 0 else None,
        space=_place(q.space),
        second_space=_place(q.second_space),
        direction=DIRECTION_NAMES[q.direction] if q.direction >= 0 else None,
        quarters=int(q.quarters),
        line=int(q.line),
    )


def seen_question(p: MaltaPosition, seat: Seat | None) -> tuple[int, int]:
    """Actor and phase as this seat may know them: others' announcements and the window stay closed."""
    actor, phase = int(p.actor()), int(p.phase)
    if responses.is_open(p) and seat != actor:
        return SOMEBODY, phases.RESPOND
    if phase == phases.TARGET and seat != actor:
        return actor, phases.PLAY
    if phase == phases.RACKET and seat != actor:
        return actor, phases.RACKET_TO
    return actor, phase


def view_of(p: MaltaPosition, seat: Seat | None) -> MaltaView:
    """What this seat, or a spectator, sees."""
    actor, phase = seen_question(p, seat)
    own = seat is not None and seat == int(p.actor())
    naming = own and phase == phases.TARGET
    card_seen = p.announced or naming
    choices = [
        None if card == -1 else CARD_NAMES[card] if other == seat and card >= 0 else HIDDEN if card >= 0 else "nothing"
        for other, card in enumerate(p.passing)
    ]
    receiver_seen = own and phase == phases.RACKET
    return MaltaView(
        you=seat,
        actor=actor,
        moves=tuple(move_of(action) for action in p.legal()) if own else (),
        seats=p.seats,
        start_seat=Seat(p.start_seat),
        options=options_of(p),
        turn=Seat(p.seat),
        turns=p.turns,
        question=phases.NAMES[phase],
        board=_board_view(p),
        players=tuple(_player_view(p, other, seat) for other in range(p.seats)),
        known=_known(p, seat),
        draw_pile=len(p.draw_pile),
        discard_pile=tuple(CARD_NAMES[card] for card in p.discard_pile),
        losers=tuple(Seat(loser) for loser in p.losers),
        due=p.due,
        turn_over=p.turn_over,
        stays=p.stays,
        card=CARD_NAMES[p.card] if card_seen and p.card >= 0 else None,
        announced=p.announced,
        targets=_targets_view(_open_targets(p)),
        naming=_targets_view(announcement.packed_targets(p) if naming else 0),
        target=int(p.target) if naming else 0,
        response=CARD_NAMES[p.response] if p.response >= 0 else None,
        taker=Seat(p.taker) if p.taker >= 0 and (p.response >= 0 or own) else None,
        asked=int(p.asked) if actor != SOMEBODY else SOMEBODY,
        discards=p.discards,
        passing=tuple(choices),
        racket=tuple(p.racket),
        receiver=int(p.receiver) if receiver_seen else -1,
        exits=_exits(p, seat),
        data=p.sheet.source,
    )


def _open_targets(p: MaltaPosition) -> int:
    """The targets that lie open: as announced, or those of the card taken over."""
    if not p.announced:
        return 0
    return int(announcement.packed_targets(p) if p.response >= 0 else p.shown)


def _exits(p: MaltaPosition, seat: Seat | None) -> tuple[DirectionName, ...]:
    if seat is None or not p.is_in(seat) or p.pawns[seat] < 0:
        return ()
    return tuple(DIRECTION_NAMES[direction] for direction in numbers(movement.exits(p, seat)))


def _known(p: MaltaPosition, seat: Seat | None) -> tuple[Fact, ...]:
    facts = sorted(fact for fact in p.memory if seat is not None and knowledge.viewer_of(fact) == seat)
    return tuple(
        Fact(tuple(Seat(s) for s in numbers(knowledge.hands_of(fact))), CARD_NAMES[knowledge.card_of(fact)])
        for fact in facts
    )
