"""The turn (canon 2.4, 3): who is asked what, and what comes next."""

from mypy_extensions import i64

from auberge.games.malta import facts, phases
from auberge.games.malta.position import MaltaPosition, replaced
from auberge.games.malta.rules import announcement, effects, hands, losing, movement, piles, responses
from auberge.games.malta.rules import setup as set_up


def settle(p: MaltaPosition) -> None:
    """Goes on until a player must choose, or until chance is due and the position pauses."""
    while True:
        if p.phase == phases.GO_ON:
            go_on(p)
        elif p.phase <= phases.DRAW and not p.pausing:
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
            if p.sheet.start_player_places:
                p.asked = p.start_seat
                set_up.ask_to_place(p)
            else:
                set_up.next_to_place(p)
        case phases.DECK:
            piles.deal(p, outcome)
            p.seat = p.start_seat if p.is_in(p.start_seat) else losing.next_in(p, p.start_seat)
            begin_turn(p)
        case phases.FRESH:
            piles.reshuffle(p, outcome)
        case phases.TAKE:
            hands.hand_over(p, p.player, p.you(), outcome[0])
        case _:  # phases.DRAW
            hands.draw(p, p.seat, p.number_at(p.pawns[p.seat]))
            begin_play(p)


def begin_turn(p: MaltaPosition) -> None:
    """The draw phase comes first, empty hand or not; a 0-circle gives nothing (M-TURN-01, M-DRAW-01, -04, M-LOSE-06).
    With `skip_turn` a blinded player has no turn (M-AMB-30)."""
    p.turns += 1
    p.note(facts.TURN_BEGAN, p.seat, p.turns)
    if p.skip_turn and p.blind[p.seat] > 0:
        p.blind = replaced(p.blind, p.seat, p.blind[p.seat] - 1)
        p.note(facts.TURN_SKIPPED, p.seat)
        pass_turn(p)
    elif p.number_at(p.pawns[p.seat]) > 0 and len(p.draw_pile) > 0:
        p.phase = phases.DRAW
    else:
        begin_play(p)


def begin_play(p: MaltaPosition) -> None:
    """An empty hand loses; else half of it, rounded up, must be played, whatever comes (M-LOSE-07, M-PLAY-01, -02,
    -05)."""
    if p.sizes[p.seat] == 0:
        losing.lose(p, p.seat, facts.NO_CARD)
        end_turn(p)
    elif p.blind[p.seat] > 0:
        p.blind = replaced(p.blind, p.seat, p.blind[p.seat] - 1)
        p.note(facts.PLAY_SKIPPED, p.seat)
        begin_movement(p)
    else:
        p.due = (p.sizes[p.seat] + 1) // 2
        p.note(facts.PLAYS_DUE, p.seat, p.due)
        ask_to_play(p)


def ask_to_play(p: MaltaPosition) -> None:
    """A card of the hand; a single card that can be announced in one way only is played unasked (M-LOG-03)."""
    p.phase = phases.PLAY
    p.offer = hands.cards_in(p, p.seat)
    if p.sizes[p.seat] == 1:
        p.revealed = True  # whether it is played unasked tells of the card, to the player who let the last one happen
        if has_one_way(p):
            responses.choose_card(p, hands.first_card(p, p.seat))


def has_one_way(p: MaltaPosition) -> bool:
    """Can the single card of the hand be announced in one way only?"""
    p.card = hands.first_card(p, p.seat)
    complete = announcement.ask_for_targets(p)
    p.card = -1
    announcement.clear(p)
    p.phase = phases.PLAY
    p.offer = hands.cards_in(p, p.seat)
    return complete


def go_on(p: MaltaPosition) -> None:
    """After a resolution the card is discarded and counts as played; without one the turn goes on."""
    if p.announced:
        finish_card(p)
    else:
        end_turn(p)


def finish_card(p: MaltaPosition) -> None:
    """The tests after each card, of the active player alone: sole survivor first, then the empty hand, then End Turn
    (M-CARD-05, M-PLAY-06, -08, M-LOSE-01, -05, M-CARD-BOOMERANG-7, ENDTURN-1)."""
    responses.lay_aside(p)
    p.due -= 1
    if losing.is_decided(p):
        losing.win(p)
    elif not p.is_in(p.seat):
        end_turn(p)  # by Last Call, taken over (M-LOSE-12, M-CARD-BOOMERANG-6)
    elif p.sizes[p.seat] == 0:
        losing.lose(p, p.seat, facts.NO_CARD)
        end_turn(p)
    elif p.turn_over:
        end_turn(p)  # without movement; plays still due lapse (M-CARD-ENDTURN-2 to -4)
    elif p.due > 0:
        ask_to_play(p)
    else:
        begin_movement(p)


def begin_movement(p: MaltaPosition) -> None:
    """The movement phase, unless Stay Put took effect (M-CARD-STAYPUT-1)."""
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
    p.racket = ()
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
            set_up.place_pawn(p, choice)
        case phases.PLAY:
            responses.choose_card(p, choice)
        case phases.TARGET:
            announcement.name_target(p, choice)
            responses.go_on_announcing(p)
        case phases.RESPOND:
            responses.respond(p, choice)
        case phases.DISCARD:
            p.discards -= 1
            hands.discard(p, p.asked, choice)
            effects.go_on_discarding(p)
        case phases.GIVE:
            hands.hand_over(p, p.asked, p.player, choice)
        case phases.PASS_ON:
            p.passing = replaced(p.passing, p.asked, choice)
            effects.go_on_passing(p)
        case phases.MOVE:
            movement.move(p, choice)
        case phases.RACKET_TO:
            p.receiver = choice
            movement.ask_for_card(p)
        case _:  # phases.RACKET
            movement.pay(p, choice)
            movement.go_on_paying(p)


def ask_again(p: MaltaPosition) -> None:
    """Finds the offer of the question that is open, for a position put together by hand."""
    match p.phase:
        case phases.PLACE:
            set_up.ask_to_place(p)
        case phases.PLAY:
            p.offer = hands.cards_in(p, p.seat)
        case phases.TARGET:
            announcement.ask_for_targets(p)
        case phases.RESPOND:
            responses.ask_to_respond(p)
        case phases.DISCARD | phases.GIVE | phases.PASS_ON:
            p.offer = hands.cards_in(p, p.asked)
        case phases.MOVE:
            p.offer = movement.exits(p, p.seat)
        case phases.RACKET_TO:
            p.offer = movement.owners_left(p)
        case phases.RACKET:
            p.offer = hands.cards_in(p, p.seat)
