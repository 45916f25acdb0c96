"""Announcing a card (canon 9.3): the card, then its targets one after another; also when it is taken over."""

from mypy_extensions import i64

from auberge.core.bits import bit_of, lowest, single
from auberge.games.malta import phases
from auberge.games.malta import tables as t
from auberge.games.malta.position import MaltaPosition
from auberge.games.malta.rules import losing


def clear(p: MaltaPosition) -> None:
    """Forgets the targets named so far."""
    p.target = t.NOTHING
    p.player = -1
    p.space = -1
    p.second_space = -1
    p.direction = -1
    p.quarters = 0
    p.line = -1


def targets_for(p: MaltaPosition, kind: i64) -> i64:
    """The legal targets of the card that is being announced; none if there is none (M-CARD-03)."""
    match kind:
        case t.PLAYER:
            return players_for(p)
        case t.SPACE | t.SECOND_SPACE:
            return spaces_for(p, kind)
        case t.DIRECTION:
            return directions_for(p)
        case t.QUARTERS:
            return 14  # one, two or three
        case _:
            return lines_for(p)


def players_for(p: MaltaPosition) -> i64:
    """An opponent, a pawn, or a player who is out; taken over, it is the active player (M-CARD-BOOMERANG-6, -10)."""
    if p.card == t.WELCOME_BACK:
        return losing.who_may_come_back(p)
    if p.taker >= 0:
        return bit_of(p.seat)
    if p.card == t.GOING_HOME:
        return p.players_in  # M-CARD-GOINGHOME-4
    return p.players_in & ~bit_of(p.seat)


def spaces_for(p: MaltaPosition, kind: i64) -> i64:
    """Which spaces a card may touch (M-CARD-REMOVE-2, SWAPSPACES-3, TURNSPACE-2, RESTORE-1)."""
    taken: i64 = 0
    under_others: i64 = 0
    for seat in range(p.seats):
        if p.is_in(seat):
            taken |= bit_of(p.pawns[seat])
            if seat != p.you():
                under_others |= bit_of(p.pawns[seat])
    found: i64 = 0
    for place in range(t.LOCATIONS):
        if p.spaces[place] < 0:
            continue
        face_up = p.flipped & bit_of(p.spaces[place]) == 0
        bit = bit_of(place)
        match p.card:
            case t.REMOVE_A_SPACE:
                fits = face_up and taken & bit == 0
            case t.RESTORE_A_SPACE:
                fits = not face_up
            case t.TURN_A_SPACE:
                fits = face_up and under_others & bit == 0
            case _:
                fits = under_others & bit == 0 and not (kind == t.SECOND_SPACE and place == p.space)
        if fits:
            found |= bit
    return found


def directions_for(p: MaltaPosition) -> i64:
    """Straight ones; a single pawn must stay on the board, a line goes along itself (M-CARD-06, SHIFTLINE-1)."""
    if p.card == t.EVERYONE_MOVES:
        return t.STRAIGHT
    if p.card == t.SHIFT_A_LINE:
        return bit_of(t.RIGHT) | bit_of(t.LEFT) if p.line < t.WIDTH else bit_of(t.UP) | bit_of(t.DOWN)
    mover = p.player if p.card == t.SHOVE else p.you()
    found: i64 = 0
    for direction in range(0, t.DIRECTIONS, 2):
        if t.step(p.pawns[mover], direction, p.width) >= 0:
            found |= bit_of(direction)
    return found


def lines_for(p: MaltaPosition) -> i64:
    """All rows and columns of the board."""
    found: i64 = 0
    for line in range(p.width):
        found |= bit_of(line) | bit_of(t.WIDTH + line)
    return found


def ask_for_targets(p: MaltaPosition) -> bool:
    """Asks for the next target that is open; says whether the announcement is complete.

    A target with one possibility is named without a question."""
    while True:
        kind = next_target(p)
        if kind == t.NOTHING:
            p.target = t.NOTHING
            return True
        legal = targets_for(p, kind)
        if legal == 0:
            p.target = t.NOTHING
            return True  # played without a target, without effect (M-CARD-03)
        p.target = kind
        if not single(legal):
            p.phase = phases.TARGET
            p.offer = legal
            return False
        name_target(p, lowest(legal))


def next_target(p: MaltaPosition) -> i64:
    """What the card still asks for."""
    first: i64 = t.FIRST_TARGET[p.card]
    if first == t.NOTHING:
        return t.NOTHING
    if not is_named(p, first):
        return first
    second: i64 = t.SECOND_TARGET[p.card]
    if second != t.NOTHING and not is_named(p, second):
        return second
    return t.NOTHING


def is_named(p: MaltaPosition, kind: i64) -> bool:
    """Has this target been named?"""
    match kind:
        case t.PLAYER:
            return p.player >= 0
        case t.SPACE:
            return p.space >= 0
        case t.SECOND_SPACE:
            return p.second_space >= 0
        case t.DIRECTION:
            return p.direction >= 0
        case t.QUARTERS:
            return p.quarters > 0
        case _:
            return p.line >= 0


def name_target(p: MaltaPosition, choice: i64) -> None:
    """Names the target that was asked for."""
    match p.target:
        case t.PLAYER:
            p.player = choice
        case t.SPACE:
            p.space = choice
        case t.SECOND_SPACE:
            p.second_space = choice
        case t.DIRECTION:
            p.direction = choice
        case t.QUARTERS:
            p.quarters = choice
        case _:  # t.LINE
            p.line = choice


def has_target(p: MaltaPosition) -> bool:
    """Did the card find the targets it asks for?"""
    return next_target(p) == t.NOTHING


def packed_targets(p: MaltaPosition) -> i64:
    """All targets as one number: player, spaces, direction, quarters, line, each one up."""
    number: i64 = p.player + 1
    number = number * 64 + p.space + 1
    number = number * 64 + p.second_space + 1
    number = number * 16 + p.direction + 1
    number = number * 4 + p.quarters
    return number * 16 + p.line + 1


def unpack_targets(p: MaltaPosition, targets: i64) -> None:
    """Names all targets as they were packed."""
    p.target = t.NOTHING
    p.line = targets % 16 - 1
    p.quarters = targets // 16 % 4
    p.direction = targets // 64 % 16 - 1
    p.second_space = targets // 1024 % 64 - 1
    p.space = targets // 65536 % 64 - 1
    p.player = targets // 4194304 - 1
