"""What the cards do (canon 9.4), one function an effect."""

from mypy_extensions import i64

from auberge.core.bits import bit_of, has
from auberge.games.malta import facts, phases
from auberge.games.malta import tables as t
from auberge.games.malta.position import MaltaPosition, replaced
from auberge.games.malta.rules import hands, knowledge
from auberge.games.malta.rules.announcement import has_target
from auberge.games.malta.rules.losing import come_back, lose, next_in


def resolve(p: MaltaPosition) -> None:
    """Carries out the card in resolution, or puts its question; without a target, or if the target has conceded, it has
    no effect (M-CARD-03, M-LOSE-14)."""
    if p.response == t.NEGATE:
        p.note(facts.NEGATED, p.taker, p.card)
        return
    if not has_target(p) or (p.player >= 0 and has(p.conceded, p.player)):
        p.note(facts.WITHOUT_EFFECT, p.seat, p.card)
        return
    match p.card:
        case t.SWAP_HANDS:
            swap_hands(p)
        case t.DRAW_TWO:
            hands.draw(p, p.you(), 2)  # M-CARD-DRAWTWO-2
        case t.DISCARD_TWO:
            ask_to_discard(p, p.you())
        case t.END_TURN | t.STAY_PUT:
            change_turn(p)
        case t.GOING_HOME:
            go_home(p, p.player)
        case t.REMOVE_A_SPACE:
            p.flipped |= bit_of(p.spaces[p.space])  # M-CARD-REMOVE-1
            p.note(facts.SPACE_REMOVED, p.you(), p.space)
        case t.RESTORE_A_SPACE:
            p.flipped &= ~bit_of(p.spaces[p.space])
            p.note(facts.SPACE_RESTORED, p.you(), p.space)
        case t.EVERYONE_MOVES:
            move_everyone(p)
        case t.BLIND_FAITH:
            blind(p)
        case t.SWAP_PLACES:
            swap_places(p)
        case t.SWAP_TWO_SPACES:
            swap_spaces(p)
        case t.TURN_A_SPACE:
            turn_space(p)
        case t.SHIFT_A_LINE:
            shift_line(p)
        case t.SIDESTEP:
            push(p, p.you())
        case t.SHOVE:
            push(p, p.player)
        case t.TAKE_ONE:
            take_one(p)
        case t.GIVE_ONE:
            ask_to_give(p)
        case t.SHAKE_DOWN:
            ask_to_discard(p, p.player)
        case t.DRINKS_FOR_ALL:
            drink(p)
        case t.PASS_IT_ON:
            begin_passing(p)
        case t.FRESH_SHUFFLE:
            p.phase = phases.FRESH
        case t.WELCOME_BACK:
            welcome_back(p)
        case t.LAST_CALL:
            if p.sizes[p.player] == 0:
                lose(p, p.player, facts.LAST_CALL)  # M-CARD-LASTCALL-1
            else:
                p.note(facts.WITHOUT_EFFECT, p.you(), p.card)  # M-CARD-LASTCALL-2
        case t.CLEAN_SLATE:
            clean_slate(p)
        case _:
            p.note(facts.WITHOUT_EFFECT, p.seat, p.card)  # M-CARD-NEGATE-1, BOOMERANG-1


def swap_hands(p: MaltaPosition) -> None:
    """The remaining hands change places, empty ones too (M-CARD-SWAPHANDS-2, -3)."""
    one = p.you()
    other = p.player
    p.hands[one], p.hands[other] = p.hands[other], p.hands[one]
    p.sizes[one], p.sizes[other] = p.sizes[other], p.sizes[one]
    knowledge.hands_swap(p, one, other)
    p.revealed = True
    p.note(facts.HANDS_SWAPPED, one, other)


def change_turn(p: MaltaPosition) -> None:
    """End Turn and Stay Put work for the active player alone; taken over they do nothing (M-CARD-ENDTURN-5,
    BOOMERANG-8)."""
    if p.taker >= 0:
        p.note(facts.WITHOUT_EFFECT, p.taker, p.card)
    elif p.card == t.END_TURN:
        p.turn_over = True
        p.note(facts.TURN_ENDED, p.seat)
    else:
        p.stays = True
        p.note(facts.STAYED_PUT, p.seat)


def home_of(p: MaltaPosition, seat: i64) -> i64:
    """Where the start space is now; where it lay, if it has been removed (M-CARD-GOINGHOME-2, -3, -5)."""
    space: i64 = p.homes[seat]
    if has(p.flipped, space):
        return p.home_places[seat]
    return p.spaces.index(int(space))


def go_home(p: MaltaPosition, seat: i64) -> None:
    """A pawn goes to its start space (M-CARD-GOINGHOME-1)."""
    set_pawn(p, seat, home_of(p, seat))


def set_pawn(p: MaltaPosition, seat: i64, place: i64) -> None:
    """A card moves a pawn: no racket (M-CARD-06, M-RACKET-07)."""
    before: i64 = p.pawns[seat]
    p.pawns[seat] = int(place)
    if before == place:
        p.note(facts.PAWN_STAYED, seat, place)
    else:
        p.note(facts.PAWN_MOVED, seat, before, place)


def push(p: MaltaPosition, seat: i64) -> None:
    """One step in the direction named; off the board a pawn stays (M-MOVE-04, M-CARD-SIDESTEP-1, SHOVE-1,
    M-AMB-29)."""
    place = t.step(p.pawns[seat], p.direction, p.width)
    set_pawn(p, seat, place if place >= 0 else p.pawns[seat])


def move_everyone(p: MaltaPosition) -> None:
    """Every pawn takes one step (M-CARD-EVERYONE-1 to -3)."""
    for seat in range(p.seats):
        if p.is_in(seat):
            push(p, seat)


def blind(p: MaltaPosition) -> None:
    """The next player, or the active player if taken over, plays no cards next turn
    (M-CARD-BLINDFAITH-1 to -3, BOOMERANG-9)."""
    seat = p.seat if p.taker >= 0 else next_in(p, p.seat)
    p.blind = replaced(p.blind, seat, p.blind[seat] + 1)
    p.note(facts.BLINDED, seat)


def swap_places(p: MaltaPosition) -> None:
    """Two pawns change places (M-CARD-SWAPPLACES-1)."""
    mine: i64 = p.pawns[p.you()]
    theirs: i64 = p.pawns[p.player]
    set_pawn(p, p.you(), theirs)
    set_pawn(p, p.player, mine)


def swap_spaces(p: MaltaPosition) -> None:
    """Two spaces change places under the pawns (M-CARD-SWAPSPACES-1, -2, M-CARD-07)."""
    first = p.space
    second = p.second_space
    laid = list(p.spaces)
    laid[first], laid[second] = laid[second], laid[first]
    p.spaces = tuple(laid)
    p.note(facts.SPACES_SWAPPED, p.you(), first, second)


def turn_space(p: MaltaPosition) -> None:
    """A space is turned clockwise (M-CARD-TURNSPACE-1, M-CARD-10)."""
    space: i64 = p.spaces[p.space]
    quarters = (p.quarters_of(space) + p.quarters) % 4
    bit = bit_of(space)
    p.turns_low &= ~bit
    p.turns_high &= ~bit
    if quarters % 2 == 1:
        p.turns_low |= bit
    if quarters >= 2:
        p.turns_high |= bit
    p.note(facts.SPACE_TURNED, p.you(), p.space, p.quarters)


def shift_line(p: MaltaPosition) -> None:
    """All spaces of a line move one step, the last comes in at the other end; pawns stay (M-CARD-SHIFTLINE-1, -2)."""
    places: list[int] = []
    for index in range(p.width):
        places.append(int(t.WIDTH * p.line + index if p.line < t.WIDTH else t.WIDTH * index + p.line - t.WIDTH))
    if p.direction in (t.LEFT, t.DOWN):
        places.reverse()
    laid = list(p.spaces)
    for index in range(len(places)):
        laid[places[index]] = p.spaces[places[index - 1]]
    p.spaces = tuple(laid)
    p.note(facts.LINE_SHIFTED, p.you(), p.line, p.direction)


def take_one(p: MaltaPosition) -> None:
    """A random card of a hand; chance is needed only if there are two or more (M-CARD-TAKEONE-1, M-CHANCE-05)."""
    if p.sizes[p.player] == 0:
        p.note(facts.WITHOUT_EFFECT, p.you(), p.card)
    elif p.sizes[p.player] == 1:
        hands.hand_over(p, p.player, p.you(), hands.first_card(p, p.player))
    else:
        p.phase = phases.TAKE


def ask_to_discard(p: MaltaPosition, seat: i64) -> None:
    """Two cards of the own choice, all if fewer (M-CARD-DISCARDTWO-2, SHAKEDOWN-1, M-CARD-09)."""
    p.asked = seat
    p.discards = 2
    go_on_discarding(p)


def go_on_discarding(p: MaltaPosition) -> None:
    """A hand no larger than what is due goes without a question, in canonical order (M-LOG-03)."""
    if p.sizes[p.asked] <= p.discards:
        while p.sizes[p.asked] > 0:
            hands.discard(p, p.asked, hands.first_card(p, p.asked))
        p.discards = 0
    if p.discards > 0:
        p.phase = phases.DISCARD
        p.offer = hands.cards_in(p, p.asked)


def ask_to_give(p: MaltaPosition) -> None:
    """One card of the own choice; a hand of one card goes without a question (M-CARD-GIVEONE-1, M-LOG-03)."""
    giver = p.you()
    if p.sizes[giver] == 0:
        p.note(facts.WITHOUT_EFFECT, giver, p.card)
    elif p.sizes[giver] == 1:
        hands.hand_over(p, giver, p.player, hands.first_card(p, giver))
    else:
        p.asked = giver
        p.phase = phases.GIVE
        p.offer = hands.cards_in(p, giver)


def drink(p: MaltaPosition) -> None:
    """Everybody in draws one, "you" first, then clockwise (M-CARD-DRINKS-1)."""
    for offset in range(p.seats):
        seat = (p.you() + offset) % p.seats
        if p.is_in(seat):
            hands.draw(p, seat, 1)


def begin_passing(p: MaltaPosition) -> None:
    """Everybody in is asked clockwise from "you" (M-CARD-PASSITON-1)."""
    p.passing = tuple([-1] * int(p.seats))
    go_on_passing(p)


def go_on_passing(p: MaltaPosition) -> None:
    """An empty hand passes nothing, a hand of one card is not asked (M-CARD-PASSITON-2, M-LOG-03)."""
    for offset in range(p.seats):
        seat = (p.you() + offset) % p.seats
        if not p.is_in(seat) or p.passing[seat] != -1:
            continue
        if p.sizes[seat] == 0:
            p.passing = replaced(p.passing, seat, -2)
        elif p.sizes[seat] == 1:
            p.passing = replaced(p.passing, seat, hands.first_card(p, seat))
        else:
            p.asked = seat
            p.phase = phases.PASS_ON
            p.offer = hands.cards_in(p, seat)
            return
    pass_all(p)


def pass_all(p: MaltaPosition) -> None:
    """All cards chosen arrive together at the next player in."""
    passed = p.passing
    to: list[int] = []
    for seat in range(p.seats):
        goes = p.is_in(seat) and passed[seat] >= 0
        to.append(int(next_in(p, seat)) if goes else -1)
    knowledge.cards_pass(p, to)
    for seat in range(p.seats):
        if to[seat] >= 0:
            hands.move_card(p, seat, to[seat], passed[seat])
    for seat in range(p.seats):
        if to[seat] >= 0:
            knowledge.forget_one(p, to[seat], seat, passed[seat])
            knowledge.learn(p, seat, to[seat], passed[seat])


def welcome_back(p: MaltaPosition) -> None:
    """A player who is out comes back by the rules of Going Home, with the kept hand and two cards more
    (M-CARD-WELCOMEBACK-1, -2)."""
    come_back(p, p.player, home_of(p, p.player))
    hands.draw(p, p.player, 2)


def clean_slate(p: MaltaPosition) -> None:
    """The hand is discarded and as many cards are drawn (M-CARD-CLEANSLATE-1)."""
    seat = p.you()
    number: i64 = p.sizes[seat]
    while p.sizes[seat] > 0:
        hands.discard(p, seat, hands.first_card(p, seat))
    hands.draw(p, seat, number)
