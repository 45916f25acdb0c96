"""What a seat may see of Malta!: the board, the open cards, its own hand and what it knows of others'.

Nothing of a card that is still being announced, and in the window nothing of who is asked (M-LOG-04, M-AMB-49).
"""

from typing import Final

import msgspec

from auberge.core.bits import bit_of, has, numbers
from auberge.core.protocol import SOMEBODY, Seat, View
from auberge.core.rng import scramble
from auberge.games.malta import phases, printed
from auberge.games.malta import tables as t
from auberge.games.malta.engine import Engine
from auberge.games.malta.meta import BLIND_FAITH, BOARD
from auberge.games.malta.moves import CARDS, DIRECTIONS, CardName, DirectionName, move_of
from auberge.games.malta.position import MaltaPosition
from auberge.games.malta.rules import announcement, knowledge, movement, turn

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

    seats: int
    start_seat: Seat
    options: dict[str, str]
    turn: Seat
    turns: int
    question: str  # a name of `phases.NAMES`, as far as the seat may know it
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
    data: str | None


def _place(number: int) -> Place | None:
    return divmod(number, t.WIDTH) if number >= 0 else None


def _space_view(p: MaltaPosition, place: int) -> SpaceView | None:
    space = p.spaces[place] if p.spaces else -1
    if space < 0:
        return None
    kind = p.sheet.kind_of[space]
    return SpaceView(
        space=space,
        kind=p.sheet.space_names[kind],
        shape=p.sheet.shapes[kind],
        number=int(p.number_at(place)),
        arrows=tuple(DIRECTIONS[direction] for direction in numbers(p.arrows_at(place))),
        quarters=int(p.quarters_of(space)),
        is_circle=has(p.flipped, space),
    )


def _player_view(p: MaltaPosition, seat: int, viewer: Seat | None) -> PlayerView:
    hand = {CARDS[card]: number for card, number in enumerate(p.hands[seat]) if number}
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
        direction=DIRECTIONS[q.direction] if q.direction >= 0 else None,
        quarters=int(q.quarters),
        line=int(q.line),
    )


def _packed(targets: Targets) -> int:
    q = Engine()
    q.player = targets.player if targets.player is not None else -1
    q.space = t.location(*targets.space) if targets.space else -1
    q.second_space = t.location(*targets.second_space) if targets.second_space else -1
    q.direction = DIRECTIONS.index(targets.direction) if targets.direction else -1
    q.quarters = targets.quarters
    q.line = targets.line
    return int(announcement.packed_targets(q))


def seen_question(p: MaltaPosition, seat: Seat | None) -> tuple[int, int]:
    """Actor and phase as this seat may know them: others' announcements and the window stay closed."""
    actor, phase = int(p.actor()), int(p.phase)
    if turn.is_window(p) and seat != actor:
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
        None if card == -1 else CARDS[card] if other == seat and card >= 0 else HIDDEN if card >= 0 else "nothing"
        for other, card in enumerate(p.passing)
    ]
    receiver_seen = own and phase == phases.RACKET
    return MaltaView(
        you=seat,
        actor=actor,
        moves=tuple(move_of(action) for action in p.legal()) if own else (),
        seats=p.seats,
        start_seat=Seat(p.start_seat),
        options={BOARD: f"{p.width}x{p.width}", BLIND_FAITH: "skip_turn" if p.skip_turn else "no_play"},
        turn=Seat(p.seat),
        turns=p.turns,
        question=phases.NAMES[phase],
        board=tuple(tuple(_space_view(p, t.location(row, col)) for col in range(t.WIDTH)) for row in range(t.WIDTH)),
        players=tuple(_player_view(p, other, seat) for other in range(p.seats)),
        known=_known(p, seat),
        draw_pile=len(p.draw_pile),
        discard_pile=tuple(CARDS[card] for card in p.discard_pile),
        losers=tuple(Seat(loser) for loser in p.losers),
        due=p.due,
        turn_over=p.turn_over,
        stays=p.stays,
        card=CARDS[p.card] if card_seen and p.card >= 0 else None,
        announced=p.announced,
        targets=_targets_view(_open_targets(p)),
        naming=_targets_view(announcement.packed_targets(p) if naming else 0),
        target=int(p.target) if naming else 0,
        response=CARDS[p.response] if p.response >= 0 else None,
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
    return tuple(DIRECTIONS[direction] for direction in numbers(movement.exits(p, seat)))


def _known(p: MaltaPosition, seat: Seat | None) -> tuple[Fact, ...]:
    facts = sorted(fact for fact in p.memory if seat is not None and knowledge.viewer_of(fact) == seat)
    return tuple(
        Fact(tuple(Seat(s) for s in numbers(knowledge.hands_of(fact))), CARDS[knowledge.card_of(fact)])
        for fact in facts
    )


# --- imagining ------------------------------------------------------------------------------------------------


def _shuffled(p: Engine, items: list[int]) -> list[int]:
    for last in range(len(items) - 1, 0, -1):
        other = int(p.random_below(last + 1))
        items[last], items[other] = items[other], items[last]
    return items


def _unseen(p: Engine, view: MaltaView) -> list[int]:
    """All cards the seat cannot see lying anywhere."""
    left = list(p.sheet.card_copies)
    seen = [CARDS.index(card) for card in view.discard_pile]
    if view.announced and view.card:
        seen.append(CARDS.index(view.card))
    if view.response:
        seen.append(CARDS.index(view.response))
    for player in view.players:
        for name, number in (player.hand or {}).items():
            seen += [CARDS.index(name)] * number
    for card in seen:
        left[card] -= 1
    return [card for card in range(t.KINDS) for _ in range(left[card])]


def _place_facts(p: Engine, view: MaltaView, room: list[int], unseen: list[int]) -> None:
    """Puts the cards the seat knows of into hands with room, those with fewest possible hands first."""
    for fact in sorted(view.known, key=lambda known: len(known.seats)):
        card = CARDS.index(fact.card)
        places = [seat for seat in fact.seats for _ in range(room[seat])]
        if card in unseen and places:
            seat = places[int(p.random_below(len(places)))]
            unseen.remove(card)
            p.hands[seat][card] += 1
            room[seat] -= 1


def _deal(p: Engine, view: MaltaView) -> None:
    """Deals what the seat cannot place: known cards first, the rest at random to hands and draw pile."""
    room = [0 if player.hand is not None else player.hand_size for player in view.players]
    for seat, player in enumerate(view.players):
        for card, number in (player.hand or {}).items():
            p.hands[seat][CARDS.index(card)] = number
        p.sizes[seat] = player.hand_size
    unseen = _unseen(p, view)
    _place_facts(p, view, room, unseen)
    _shuffled(p, unseen)
    for seat, places in enumerate(room):
        for _ in range(places):
            p.hands[seat][unseen.pop()] += 1
    p.draw_pile = unseen if view.draw_pile else []


def _lay_spaces(p: Engine, view: MaltaView) -> None:
    p.spaces = [] if all(space is None for row in view.board for space in row) else [-1] * t.LOCATIONS
    for row, spaces in enumerate(view.board):
        for col, seen in enumerate(spaces):
            if seen is not None:
                p.spaces[t.location(row, col)] = seen.space
                p.flipped |= bit_of(seen.space) if seen.is_circle else 0
                p.turns_low |= bit_of(seen.space) if seen.quarters % 2 else 0
                p.turns_high |= bit_of(seen.space) if seen.quarters >= 2 else 0


def _imagine_passing(p: Engine, view: MaltaView) -> None:
    """Cards others have chosen to pass on are hidden: any of the hand imagined for them."""
    p.passing = []
    for seat, choice in enumerate(view.passing):
        if choice is None:
            p.passing.append(-1)
        elif choice == HIDDEN:
            cards = [card for card in range(t.KINDS) for _ in range(p.hands[seat][card])]
            p.passing.append(cards[int(p.random_below(len(cards)))])
        else:
            p.passing.append(CARDS.index(choice) if choice in CARDS else -2)


def _asked(p: Engine, view: MaltaView) -> int:
    """Who is asked: in a window the seat cannot look into, some other opponent."""
    if view.asked != SOMEBODY:
        return view.asked
    others = [seat for seat in range(view.seats) if p.is_in(seat) and seat not in (view.turn, view.you)]
    return others[int(p.random_below(len(others)))]


def imagine(view: MaltaView, seed: int) -> Engine:
    """A position with this view: hands and pile dealt anew from what the seat cannot place."""
    p = Engine()
    p.generator = scramble(-1 - seed)  # never the stream of a table with the same seed
    p.sheet = printed.sheet_of(view.data)
    p.seats = view.seats
    p.start_seat = view.start_seat
    p.width = int(view.options[BOARD][0])
    p.skip_turn = view.options[BLIND_FAITH] == "skip_turn"
    turn.lay_out(p, view.seats, view.start_seat)
    p.players_in = sum(bit_of(seat) for seat, player in enumerate(view.players) if player.is_in)
    p.conceded = sum(bit_of(seat) for seat, player in enumerate(view.players) if player.has_conceded)
    for seat, player in enumerate(view.players):
        p.pawns[seat] = t.location(*player.pawn) if player.pawn else -1
        p.homes[seat] = player.home
        p.home_places[seat] = t.location(*player.home_place) if player.home_place else -1
        p.blind[seat] = player.blind
    _lay_spaces(p, view)
    _deal(p, view)
    p.discard_pile = [CARDS.index(card) for card in view.discard_pile]
    if view.you is not None:
        p.memory = [
            knowledge.fact_of(view.you, sum(bit_of(seat) for seat in fact.seats), CARDS.index(fact.card))
            for fact in view.known
        ]
    p.losers = [int(loser) for loser in view.losers]
    p.seat = view.turn
    p.turns = view.turns
    p.due = view.due
    p.turn_over = view.turn_over
    p.stays = view.stays
    p.card = CARDS.index(view.card) if view.card else -1
    p.announced = view.announced
    p.shown = _packed(view.targets)
    p.response = CARDS.index(view.response) if view.response else -1
    p.taker = view.taker if view.taker is not None else -1
    p.phase = phases.NAMES.index(view.question)
    naming = p.phase == phases.TARGET
    announcement.unpack_targets(p, _packed(view.naming) if naming else p.shown)
    p.target = view.target
    p.asked = _asked(p, view)
    p.discards = view.discards
    _imagine_passing(p, view)
    p.racket = list(view.racket)
    p.receiver = view.receiver
    p.pausing = p.phase <= phases.DRAW
    p.ask_again()
    return p
