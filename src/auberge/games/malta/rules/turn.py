"""The turn (canon 2.4, 3), the response window (9.3) and conceding: who is asked what, and what comes next."""

from mypy_extensions import i64

from auberge.core.bits import bit_of
from auberge.games.malta import facts, phases
from auberge.games.malta import tables as t
from auberge.games.malta.position import MaltaPosition
from auberge.games.malta.rules import announcement, effects, hands, losing, movement, piles


def lay_out(p: MaltaPosition, seats: i64, start_seat: i64) -> None:
    """Everything that needs no chance (M-SETUP-10, -11, -14)."""
    number = int(seats)
    p.seats = seats
    p.start_seat = start_seat
    p.seat = start_seat
    p.pawns = [-1] * number
    p.homes = [-1] * number
    p.home_places = [-1] * number
    p.hands = [[0] * t.KINDS for _ in range(number)]
    p.sizes = [0] * number
    p.blind = [0] * number
    for seat in range(seats):
        p.players_in |= bit_of(seat)
    p.phase = phases.BOARD


def settle(p: MaltaPosition) -> None:
    """Goes on until somebody must choose, or until chance is due and the position pauses."""
    while True:
        if p.phase == phases.GO_ON:
            go_on(p)
        elif phases.GO_ON < p.phase <= phases.DRAW and not p.pausing:
            happen(p, [] if p.phase == phases.DRAW else piles.draw_outcome(p))
        else:
            return


def happen(p: MaltaPosition, outcome: list[int]) -> None:
    """Lets chance, or the pile, decide."""
    phase = p.phase
    p.phase = phases.GO_ON
    p.revealed = True
    match phase:
        case phases.BOARD:
            piles.lay_board(p, outcome)
            p.asked = p.start_seat
            ask_to_place(p)
        case phases.DECK:
            piles.deal(p, outcome)
            p.seat = p.start_seat if p.is_in(p.start_seat) else losing.next_in(p, p.start_seat)
            begin_turn(p)
        case phases.FRESH:
            piles.reshuffle(p, outcome)
        case phases.TAKE:
            hands.hand_over(p, p.player, p.you(), outcome[0])
        case phases.DRAW:
            hands.draw(p, p.seat, p.number_at(p.pawns[p.seat]))
            begin_play(p)


# --- set-up ---------------------------------------------------------------------------------------------------


def ask_to_place(p: MaltaPosition) -> None:
    """Pawns are placed in seat order from the start player (M-SETUP-06, M-AMB-04)."""
    p.phase = phases.PLACE
    p.offer = 0
    for col in range(p.width):
        p.offer |= bit_of(col)


def place_pawn(p: MaltaPosition, place: i64) -> None:
    """A pawn on a start space of one's choice, shared or not (M-SETUP-07)."""
    seat = p.asked
    p.pawns[seat] = int(place)
    p.homes[seat] = p.spaces[place]
    p.home_places[seat] = int(place)
    p.note(facts.PAWN_PLACED, seat, place, 0)
    next_to_place(p)


def next_to_place(p: MaltaPosition) -> None:
    """The next player in without a pawn, or the deck (M-SETUP-14)."""
    for offset in range(p.seats):
        seat = (p.start_seat + offset) % p.seats
        if p.is_in(seat) and p.pawns[seat] < 0:
            p.asked = seat
            ask_to_place(p)
            return
    p.asked = -1
    p.phase = phases.DECK


# --- the turn -------------------------------------------------------------------------------------------------


def begin_turn(p: MaltaPosition) -> None:
    """The draw phase comes first (M-TURN-01, M-DRAW-01); with `skip_turn` a blinded player has no turn (M-AMB-30)."""
    p.turns += 1
    p.due = 0
    p.turn_over = False
    p.stays = False
    p.note(facts.TURN_BEGAN, p.seat, p.turns, 0)
    if p.skip_turn and p.blind[p.seat] > 0:
        p.blind[p.seat] -= 1
        p.note(facts.TURN_SKIPPED, p.seat, 0, 0)
        pass_turn(p)
    elif p.number_at(p.pawns[p.seat]) > 0 and len(p.draw_pile) > 0:
        p.phase = phases.DRAW
    else:
        begin_play(p)


def begin_play(p: MaltaPosition) -> None:
    """An empty hand loses; else half of it, rounded up, must be played (M-LOSE-07, M-PLAY-01, -02)."""
    if p.sizes[p.seat] == 0:
        losing.lose(p, p.seat, facts.NO_CARD)
        end_turn(p)
    elif p.blind[p.seat] > 0:
        p.blind[p.seat] -= 1
        p.note(facts.PLAY_SKIPPED, p.seat, 0, 0)
        begin_movement(p)
    else:
        p.due = (p.sizes[p.seat] + 1) // 2
        p.note(facts.PLAYS_DUE, p.seat, p.due, 0)
        ask_to_play(p)


def ask_to_play(p: MaltaPosition) -> None:
    """A card of the hand; a single card that can be announced in one way only is played unasked (M-LOG-03)."""
    p.card = -1
    p.announced = False
    p.taker = -1
    p.response = -1
    announcement.clear(p)
    p.phase = phases.PLAY
    p.offer = hands.cards_in(p, p.seat)
    if p.sizes[p.seat] == 1:
        p.revealed = True  # whether it is played unasked tells of the card, to whoever let the last one happen
        if has_one_way(p):
            choose_card(p, hands.first_card(p, p.seat))


def has_one_way(p: MaltaPosition) -> bool:
    """Can the single card of the hand be announced in one way only?"""
    p.card = hands.first_card(p, p.seat)
    complete = announcement.ask_for_targets(p)
    p.card = -1
    announcement.clear(p)
    p.phase = phases.PLAY
    p.offer = hands.cards_in(p, p.seat)
    return complete


def choose_card(p: MaltaPosition, card: i64) -> None:
    """Begins to announce a card; nothing of it is shown before it is complete (M-LOG-01)."""
    p.card = card
    go_on_announcing(p)


def go_on_announcing(p: MaltaPosition) -> None:
    """Names targets until the announcement, or the answer, is complete."""
    if announcement.ask_for_targets(p):
        if p.taker >= 0:
            answer_with(p, t.BOOMERANG)
        else:
            announce(p)


def announce(p: MaltaPosition) -> None:
    """The card leaves the hand and lies open; then the others are asked (M-CARD-02, M-RESP-01, -04)."""
    hands.lay_down(p, p.seat, p.card)
    p.announced = True
    p.shown = announcement.packed_targets(p)
    p.note(facts.CARD_PLAYED, p.seat, p.card, p.shown)
    if p.card in (t.NEGATE, t.BOOMERANG):
        resolve(p)
    else:
        p.asked = p.seat
        ask_next_to_respond(p)


def ask_next_to_respond(p: MaltaPosition) -> None:
    """Every opponent in is asked clockwise, also one who can only pass (M-RESP-01, -07)."""
    p.asked = losing.next_in(p, p.asked)
    if p.asked == p.seat:
        resolve(p)
    else:
        ask_to_respond(p)


def ask_to_respond(p: MaltaPosition) -> None:
    """Pass, or answer with a card in hand."""
    p.phase = phases.RESPOND
    p.offer = 1
    if p.hands[p.asked][t.NEGATE] > 0:
        p.offer += 2
    if p.hands[p.asked][t.BOOMERANG] > 0:
        p.offer += 4


def respond(p: MaltaPosition, choice: i64) -> None:
    """Lets it happen, cancels the card, or takes it over with new targets (M-CARD-NEGATE-5, BOOMERANG-5)."""
    if choice == 0:
        ask_next_to_respond(p)
    elif choice == 1:
        p.taker = p.asked
        answer_with(p, t.NEGATE)
    else:
        p.taker = p.asked
        announcement.clear(p)
        go_on_announcing(p)


def answer_with(p: MaltaPosition, response: i64) -> None:
    """The response lies beside the card; nobody answers a response (M-RESP-02, -05)."""
    p.response = response
    hands.lay_down(p, p.taker, response)
    p.note(facts.ANSWERED, p.taker, response, announcement.packed_targets(p) if response == t.BOOMERANG else 0)
    resolve(p)


def resolve(p: MaltaPosition) -> None:
    """The card takes effect; the game goes on when its questions are answered."""
    p.phase = phases.GO_ON
    p.offer = 0
    p.asked = -1
    effects.resolve(p)


def go_on(p: MaltaPosition) -> None:
    """After a resolution the card is discarded and counts as played; without one the turn goes on."""
    if p.card >= 0 and p.announced:
        finish_card(p)
    else:
        end_turn(p)


def lay_aside(p: MaltaPosition) -> None:
    """Card and response go to the discard pile, the answered card first (M-PLAY-04, M-RESP-05)."""
    if p.card >= 0 and p.announced:
        p.discard_pile.append(int(p.card))
    if p.response >= 0:
        p.discard_pile.append(int(p.response))
    p.card = -1
    p.announced = False
    p.shown = 0
    p.response = -1
    p.taker = -1
    p.discards = 0
    p.asked = -1
    p.passing = []
    announcement.clear(p)


def finish_card(p: MaltaPosition) -> None:
    """The tests after each card: sole survivor first, then the empty hand, then End Turn (M-CARD-05, M-PLAY-06)."""
    lay_aside(p)
    p.due -= 1
    if losing.is_decided(p):
        losing.win(p)
    elif not p.is_in(p.seat):
        end_turn(p)  # by Last Call, taken over (M-LOSE-12, M-CARD-BOOMERANG-6)
    elif p.sizes[p.seat] == 0:
        losing.lose(p, p.seat, facts.NO_CARD)
        end_turn(p)
    elif p.turn_over:
        end_turn(p)  # plays still due lapse (M-CARD-ENDTURN-4)
    elif p.due > 0:
        ask_to_play(p)
    else:
        begin_movement(p)


def begin_movement(p: MaltaPosition) -> None:
    """The movement phase, unless Stay Put took effect (M-CARD-STAYPUT-1)."""
    p.phase = phases.GO_ON
    p.offer = 0
    if not p.stays:
        movement.ask_to_move(p)


def end_turn(p: MaltaPosition) -> None:
    """The turn is over, perhaps the game."""
    if losing.is_decided(p):
        losing.win(p)
    else:
        pass_turn(p)


def pass_turn(p: MaltaPosition) -> None:
    """The next player in has the turn (M-TURN-02)."""
    p.due = 0
    p.turn_over = False
    p.stays = False
    p.racket = []
    p.receiver = -1
    p.seat = losing.next_in(p, p.seat)
    begin_turn(p)


def answer(p: MaltaPosition, choice: i64) -> None:
    """Carries out one answer of the offer."""
    phase = p.phase
    p.phase = phases.GO_ON
    p.offer = 0
    match phase:
        case phases.PLACE:
            place_pawn(p, choice)
        case phases.PLAY:
            choose_card(p, choice)
        case phases.TARGET:
            announcement.name_target(p, choice)
            go_on_announcing(p)
        case phases.RESPOND:
            respond(p, choice)
        case phases.DISCARD:
            p.discards -= 1
            hands.discard(p, p.asked, choice)
            effects.go_on_discarding(p)
        case phases.GIVE:
            hands.hand_over(p, p.asked, p.player, choice)
            p.asked = -1
        case phases.PASS_ON:
            p.passing[p.asked] = int(choice)
            effects.go_on_passing(p)
        case phases.MOVE:
            movement.move(p, choice)
        case phases.RACKET_TO:
            p.receiver = choice
            movement.ask_for_card(p)
        case phases.RACKET:
            movement.pay(p, choice)
            movement.go_on_paying(p)


def ask_again(p: MaltaPosition) -> None:
    """Finds the offer of the question that is open, for a position put together by hand."""
    match p.phase:
        case phases.PLACE:
            ask_to_place(p)
        case phases.PLAY:
            p.offer = hands.cards_in(p, p.seat)
        case phases.TARGET:
            announcement.ask_for_targets(p)
        case phases.RESPOND:
            ask_to_respond(p)
        case phases.DISCARD | phases.GIVE | phases.PASS_ON:
            p.offer = hands.cards_in(p, p.asked)
        case phases.MOVE:
            p.offer = movement.exits(p, p.seat)
        case phases.RACKET_TO:
            p.offer = movement.owners_left(p)
        case phases.RACKET:
            p.offer = hands.cards_in(p, p.seat)


# --- conceding (M-LOSE-13 to -16) --------------------------------------------------------------------------------


def concede(p: MaltaPosition, seat: i64) -> None:
    """Out at once, never to come back; what was open for this player lapses, the rest goes on."""
    losing.go_out(p, seat)
    p.conceded |= bit_of(seat)
    p.note(facts.CONCEDED, seat, 0, 0)
    if losing.is_decided(p):
        lay_aside(p)
        losing.win(p)
    elif p.phase in (phases.BOARD, phases.PLACE, phases.DECK):
        concede_set_up(p)
    elif seat == p.seat:
        lay_aside(p)
        pass_turn(p)
    elif p.announced:
        concede_during_card(p, seat)
    elif p.phase in (phases.RACKET_TO, phases.RACKET):
        p.phase = phases.GO_ON
        p.offer = 0
        p.racket[seat] = 0
        movement.go_on_paying(p)
    elif p.phase in (phases.PLAY, phases.TARGET):
        ask_to_play(p)  # the announcement begins anew, with what is legal now


def concede_set_up(p: MaltaPosition) -> None:
    """No pawn and no cards; the others go on placing (M-LOSE-16)."""
    if p.phase == phases.PLACE:
        p.phase = phases.GO_ON
        next_to_place(p)


def concede_during_card(p: MaltaPosition, seat: i64) -> None:
    """A card whose only target or whose answerer is gone has no further effect (M-LOSE-14); else it goes on (-15)."""
    if is_window(p):
        p.taker = -1  # an answer that was not complete begins anew
        announcement.unpack_targets(p, p.shown)
    if seat in (p.player, p.taker):
        finish_card(p)
    elif p.phase in (phases.RESPOND, phases.TARGET):
        if seat == p.asked:
            ask_next_to_respond(p)
        else:
            ask_to_respond(p)
    elif p.phase == phases.PASS_ON:
        p.phase = phases.GO_ON
        effects.go_on_passing(p)


def is_window(p: MaltaPosition) -> bool:
    """Is the response window open?"""
    return p.announced and p.response < 0 and p.phase in (phases.RESPOND, phases.TARGET)
