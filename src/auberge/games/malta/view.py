"""What a seat may see of Malta!: the board, the open cards, its own hand and what it knows of others'.

Nothing of a card that is still being announced, and in the window nothing of who is asked (M-LOG-04, M-AMB-49).
"""

from functools import lru_cache
from typing import ClassVar, Final

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

    parts: ClassVar = ("board", "discard_pile")
    parts_apiece: ClassVar = ("players",)
    own: ClassVar = (
        *("you", "moves", "players", "known", "passing", "exits"),
        *("actor", "question", "card", "naming", "target", "taker", "asked", "receiver"),  # if it is asked
    )
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
    return _drawn_board(p.sheet, tuple(p.spaces), p.flipped, p.turns_low, p.turns_high)


@lru_cache(maxsize=1024)  # most moves leave the board as it is
def _drawn_board(
    sheet: Sheet, spaces: tuple[int, ...], flipped: int, turns_low: int, turns_high: int
) -> tuple[tuple[SpaceView | None, ...], ...]:
    lying = MaltaPosition()
    lying.turns_low, lying.turns_high = turns_low, turns_high
    seen = [
        None if space < 0 else _space_view(sheet, space, int(lying.quarters_of(space)), has(flipped, space))
        for space in spaces or [-1] * t.LOCATIONS
    ]
    return tuple(tuple(seen[row : row + t.WIDTH]) for row in range(0, t.LOCATIONS, t.WIDTH))


def _player_view(p: MaltaPosition, seat: int) -> PlayerView:
    """A player as everybody sees him."""
    return _same(
        PlayerView(
            is_in=p.is_in(seat),
            has_conceded=has(p.conceded, seat),
            pawn=_place(p.pawns[seat]),
            home=p.homes[seat],
            home_place=_place(p.home_places[seat]),
            hand_size=p.sizes[seat],
            hand=None,
            blind=p.blind[seat],
        )
    )


@lru_cache(maxsize=4096)  # one move changes few players
def _same(player: PlayerView) -> PlayerView:
    """Equal players are one object."""
    return player


@lru_cache(maxsize=4096)  # and few hands
def _own_player(player: PlayerView, hand: tuple[int, ...]) -> PlayerView:
    """A player as he sees himself."""
    cards = {CARD_NAMES[card]: number for card, number in enumerate(hand) if number}
    return msgspec.structs.replace(player, hand=cards)


@lru_cache(maxsize=1024)  # most of the time nothing is aimed at
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


def spectator_view(p: MaltaPosition) -> MaltaView:
    """What everybody sees."""
    actor, phase = seen_question(p, None)
    return MaltaView(
        you=None,
        actor=actor,
        moves=(),
        seats=p.seats,
        start_seat=Seat(p.start_seat),
        options=options_of(p),
        turn=Seat(p.seat),
        turns=p.turns,
        question=phases.NAMES[phase],
        board=_board_view(p),
        players=tuple(_player_view(p, seat) for seat in range(p.seats)),
        known=(),
        draw_pile=len(p.draw_pile),
        discard_pile=tuple(CARD_NAMES[card] for card in p.discard_pile),
        losers=tuple(Seat(loser) for loser in p.losers),
        due=p.due,
        turn_over=p.turn_over,
        stays=p.stays,
        card=CARD_NAMES[p.card] if p.announced and p.card >= 0 else None,
        announced=p.announced,
        targets=_targets_view(_open_targets(p)),
        naming=_targets_view(0),
        target=0,
        response=CARD_NAMES[p.response] if p.response >= 0 else None,
        taker=Seat(p.taker) if p.taker >= 0 and p.response >= 0 else None,
        asked=int(p.asked) if actor != SOMEBODY else SOMEBODY,
        discards=p.discards,
        passing=tuple(None if card == -1 else HIDDEN if card >= 0 else "nothing" for card in p.passing),
        racket=tuple(p.racket),
        receiver=-1,
        exits=(),
        data=p.sheet.source,
    )


def seat_view(p: MaltaPosition, seat: Seat, outside: MaltaView) -> MaltaView:
    """What everybody sees, what is the seat's own, and, if it decides, what it is asked."""
    view = msgspec.structs.replace(
        outside,
        you=seat,
        players=(
            *outside.players[:seat],
            _own_player(outside.players[seat], tuple(p.hands[seat])),
            *outside.players[seat + 1 :],
        ),
        known=_known(p, seat),
        passing=_passing(p, seat, outside.passing),
        exits=_exits(p, seat),
    )
    return _asked_view(p, view) if seat == int(p.actor()) else view


def _asked_view(p: MaltaPosition, view: MaltaView) -> MaltaView:
    """What the seat that decides sees beyond that."""
    actor, phase = seen_question(p, view.you)
    naming = phase == phases.TARGET
    return msgspec.structs.replace(
        view,
        actor=actor,
        moves=tuple(move_of(action) for action in p.legal()),
        question=phases.NAMES[phase],
        card=CARD_NAMES[p.card] if (p.announced or naming) and p.card >= 0 else None,
        naming=_targets_view(announcement.packed_targets(p) if naming else 0),
        target=int(p.target) if naming else 0,
        taker=Seat(p.taker) if p.taker >= 0 else None,
        asked=int(p.asked),
        receiver=int(p.receiver) if phase == phases.RACKET else -1,
    )


def _passing(p: MaltaPosition, seat: Seat, seen: tuple[str | None, ...]) -> tuple[str | None, ...]:
    """The cards chosen to pass on, the own one by name."""
    if seat >= len(seen) or seen[seat] != HIDDEN:
        return seen
    return (*seen[:seat], CARD_NAMES[p.passing[seat]], *seen[seat + 1 :])


def _open_targets(p: MaltaPosition) -> int:
    """The targets that lie open: as announced, or those of the card taken over."""
    if not p.announced:
        return 0
    return int(announcement.packed_targets(p) if p.response >= 0 else p.shown)


def _exits(p: MaltaPosition, seat: Seat) -> tuple[DirectionName, ...]:
    if not p.is_in(seat) or p.pawns[seat] < 0:
        return ()
    return tuple(DIRECTION_NAMES[direction] for direction in numbers(movement.exits(p, seat)))


def _known(p: MaltaPosition, seat: Seat) -> tuple[Fact, ...]:
    facts = sorted(fact for fact in p.memory if knowledge.viewer_of(fact) == seat)
    return tuple(
        Fact(tuple(Seat(s) for s in numbers(knowledge.hands_of(fact))), CARD_NAMES[knowledge.card_of(fact)])
        for fact in facts
    )
