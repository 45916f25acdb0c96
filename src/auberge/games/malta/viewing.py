"""Draws what a seat may see of Malta! (`view`) from a position.

What has not changed is the same object as in the view before: it need not be drawn, compared or written again.
"""

from functools import lru_cache
from typing import cast

from msgspec.structs import replace
from mypy_extensions import i64

from auberge.core.bits import has, numbers
from auberge.core.protocol import SOMEBODY, Seat
from auberge.games.malta import phases
from auberge.games.malta import tables as t
from auberge.games.malta.engine import Engine
from auberge.games.malta.moves import MOVES
from auberge.games.malta.options import options_of
from auberge.games.malta.position import Hand, MaltaPosition
from auberge.games.malta.rules import announcement, knowledge, movement, responses
from auberge.games.malta.sheet import Sheet
from auberge.games.malta.tables import CARD_NAMES, DIRECTION_NAMES, CardName, DirectionName
from auberge.games.malta.view import HIDDEN, Fact, MaltaView, Place, PlayerView, SpaceView, Targets

# what everybody sees of a player: is in, has conceded, pawn, home, where that lay, size of the hand, Blind Faith
Things = tuple[bool, bool, int, int, int, int, int]


def _place(number: int) -> Place | None:
    return divmod(number, t.WIDTH) if number >= 0 else None


@lru_cache(maxsize=256)  # every set of them
def _directions(members: int) -> tuple[DirectionName, ...]:
    return tuple([DIRECTION_NAMES[direction] for direction in numbers(members)])


@lru_cache(maxsize=4096)  # eight ways each space can lie, for the sheets in play
def _space_view(sheet: Sheet, space: int, quarters: int, is_circle: bool) -> SpaceView:
    kind = sheet.kind_of[space]
    return SpaceView(
        space=space,
        kind=sheet.space_names[kind],
        shape=sheet.shapes[kind],
        number=0 if is_circle else sheet.numbers[kind],
        arrows=() if is_circle else _directions(t.turned(sheet.arrows[kind], quarters)),
        quarters=quarters,
        is_circle=is_circle,
    )


@lru_cache(maxsize=1024)  # most moves leave the board as it is
def _drawn_board(
    sheet: Sheet, spaces: tuple[int, ...], flipped: int, turns_low: int, turns_high: int
) -> tuple[tuple[SpaceView | None, ...], ...]:
    lying = MaltaPosition()
    lying.turns_low, lying.turns_high = turns_low, turns_high
    seen: list[SpaceView | None] = [None] * t.LOCATIONS
    for place, space in enumerate(spaces):
        if space >= 0:
            seen[place] = _space_view(sheet, space, lying.quarters_of(space), has(flipped, space))
    return tuple([tuple(seen[row : row + t.WIDTH]) for row in range(0, t.LOCATIONS, t.WIDTH)])


def _things(p: MaltaPosition, seat: i64) -> Things:
    return (
        p.is_in(seat),
        has(p.conceded, seat),
        p.pawns[seat],
        p.homes[seat],
        p.home_places[seat],
        p.sizes[seat],
        p.blind[seat],
    )


@lru_cache(maxsize=2048)  # one move changes few players
def _player_view(things: Things) -> PlayerView:
    """A player as everybody sees him."""
    is_in, has_conceded, pawn, home, home_place, hand_size, blind = things
    return PlayerView(
        is_in=is_in,
        has_conceded=has_conceded,
        pawn=_place(pawn),
        home=home,
        home_place=_place(home_place),
        hand_size=hand_size,
        hand=None,
        blind=blind,
    )


@lru_cache(maxsize=2048)  # and few hands
def _own_player(things: Things, first: int, second: int, third: int, fourth: int) -> PlayerView:
    """A player as he sees himself, with the cards that these numbers hold."""
    hand = Hand()
    hand.first, hand.second, hand.third, hand.fourth = first, second, third, fourth
    cards: dict[CardName, int] = {}
    for card in range(t.KINDS):
        if hand[card] > 0:
            cards[CARD_NAMES[card]] = int(hand[card])
    return replace(_player_view(things), hand=cards)


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


def _open_targets(p: MaltaPosition) -> i64:
    """The targets that lie open: as announced, or those of the card taken over."""
    if not p.announced:
        return 0
    return announcement.packed_targets(p) if p.response >= 0 else p.shown


@lru_cache(maxsize=512)  # many moves leave the pile as it is
def _cards(cards: tuple[int, ...]) -> tuple[CardName, ...]:
    return tuple([CARD_NAMES[card] for card in cards])


def _passing(p: MaltaPosition, seat: i64) -> tuple[str | None, ...]:
    """The cards chosen to pass on, the own one by name; a spectator is seat -1."""
    if len(p.passing) == 0:
        return ()
    seen: list[str | None] = []
    for giver in range(len(p.passing)):
        card: i64 = p.passing[giver]
        if card < 0:
            seen.append(None if card == -1 else "nothing")
        else:
            seen.append(CARD_NAMES[card] if giver == seat else HIDDEN)
    return tuple(seen)


def _exits(p: MaltaPosition, seat: i64) -> tuple[DirectionName, ...]:
    if not p.is_in(seat) or p.pawns[seat] < 0:
        return ()
    return _directions(movement.exits(p, seat))


@lru_cache(maxsize=2048)  # what is known stays known for some moves
def _facts(facts: tuple[int, ...]) -> tuple[Fact, ...]:
    found: list[Fact] = []
    for fact in sorted(facts):
        seats = tuple([Seat(seat) for seat in numbers(knowledge.hands_of(fact))])
        found.append(Fact(seats, CARD_NAMES[knowledge.card_of(fact)]))
    return tuple(found)


def _known(p: MaltaPosition, seat: i64) -> tuple[Fact, ...]:
    facts: list[int] = []
    for fact in p.memory:
        if knowledge.viewer_of(fact) == seat:
            facts.append(fact)
    return _facts(tuple(facts)) if facts else ()


def spectator_view(p: MaltaPosition) -> MaltaView:
    """What everybody sees: others' announcements and the window stay closed."""
    actor, phase = p.actor(), p.phase
    if responses.is_open(p):
        actor, phase = SOMEBODY, phases.RESPOND
    elif phase == phases.TARGET:
        phase = phases.PLAY
    elif phase == phases.RACKET:
        phase = phases.RACKET_TO
    players: list[PlayerView] = []
    for seat in range(p.seats):
        players.append(_player_view(_things(p, seat)))
    return MaltaView(
        you=None,
        actor=int(actor),
        moves=(),
        data=p.sheet.source,
        turn=Seat(p.seat),
        question=phases.NAMES[phase],
        seats=p.seats,
        start_seat=Seat(p.start_seat),
        options=options_of(p),
        turns=p.turns,
        board=_drawn_board(p.sheet, p.spaces, p.flipped, p.turns_low, p.turns_high),
        players=tuple(players),
        known=(),
        draw_pile=len(p.draw_pile),
        discard_pile=_cards(tuple(p.discard_pile)),
        losers=cast("tuple[Seat, ...]", p.losers),
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
        passing=_passing(p, -1),
        racket=p.racket,
        receiver=-1,
        exits=(),
    )


def seat_view(p: MaltaPosition, seat: Seat, outside: MaltaView) -> MaltaView:
    """What everybody sees, what is the seat's own, and, if it decides, what it is asked."""
    hand = p.hands[seat]
    seen = list(outside.players)
    seen[seat] = _own_player(_things(p, seat), hand.first, hand.second, hand.third, hand.fourth)
    players = tuple(seen)
    if seat != p.actor():
        return replace(
            outside,
            you=seat,
            players=players,
            known=_known(p, seat),
            passing=_passing(p, seat),
            exits=_exits(p, seat),
        )
    naming = p.phase == phases.TARGET
    return replace(
        outside,
        you=seat,
        actor=seat,
        moves=tuple([MOVES[action] for action in p.legal()]),
        question=phases.NAMES[p.phase],
        players=players,
        known=_known(p, seat),
        card=CARD_NAMES[p.card] if (p.announced or naming) and p.card >= 0 else None,
        naming=_targets_view(announcement.packed_targets(p) if naming else 0),
        target=p.target if naming else 0,
        taker=Seat(p.taker) if p.taker >= 0 else None,
        asked=p.asked,
        passing=_passing(p, seat),
        receiver=p.receiver if p.phase == phases.RACKET else -1,
        exits=_exits(p, seat),
    )
