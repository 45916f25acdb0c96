"""The turn (canon 3) and the end phase (8): who is asked what, refilling, and what comes next."""

from mypy_extensions import i64

from auberge.core.bits import lowest, single
from auberge.games.valletta import cards, facts, phases
from auberge.games.valletta import goods as g
from auberge.games.valletta import tables as t
from auberge.games.valletta.position import VallettaPosition
from auberge.games.valletta.rules import building, characters, jean, opponents, piles, setup
from auberge.games.valletta.rules.supply import take


def settle(p: VallettaPosition) -> None:
    """Goes on until a player must choose: what has a single answer is carried out unasked (V-LOG-03)."""
    while True:
        if p.phase == phases.GO_ON:
            go_on(p)
        elif p.phase == phases.SHUFFLE:
            if p.pausing:
                return
            shuffle(p, piles.draw_order(p))
        elif p.phase == phases.REFILL:
            if p.pausing:
                return
            refill(p)
        elif p.hire_offer == 0 and single(p.offer):
            answer(p, lowest(p.offer))
        else:
            return


def go_on(p: VallettaPosition) -> None:
    """After an effect: the next card, or the end of the turn (V-TURN-02, -08, V-END-18)."""
    p.function = -1
    if p.plays == t.PLAYS or p.player.hand == 0:
        end_turn(p)
    else:
        p.phase = phases.PLAY
        p.offer = cards.characters_in(p.player.hand)  # V-LOG-04


def answer(p: VallettaPosition, choice: i64) -> None:
    """Carries out one answer of the offer."""
    phase = p.phase
    p.phase = phases.GO_ON
    p.offer = 0
    p.hire_offer = 0
    if choice == t.DECLINE_BIT:
        p.note(facts.DECLINED, p.seat, phase)
        return
    match phase:
        case phases.DRAFT:
            if setup.draft(p, choice):
                begin_turn(p)
        case phases.PLAY:
            characters.play_card(p, choice)
        case phases.USE:
            characters.carry_out(p)
        case phases.BUILD:
            building.choose_target(p, choice)
        case phases.PAYMENT:
            if choice == t.PROPOSED_BIT:
                building.pay_proposed(p)
            else:
                building.pay_amount(p, choice)
        case phases.JEAN:
            jean.dismiss(p, choice)
        case phases.GIVE:
            opponents.answer_give(p, choice)
        case phases.BONUS:
            take(p, p.seat, choice, 1)
        case phases.MERCHANT | phases.BAILIFF | phases.GRAND_MASTER:
            characters.answer_price(p, phase)
        case _:
            if choice >= t.PAIR_BASE:
                characters.answer_pair(p, choice - t.PAIR_BASE)
            else:
                characters.answer_kind(p, phase, choice)


def ask_again(p: VallettaPosition) -> None:
    """Finds the offer of the question that is open, for a position put together by hand."""
    match p.phase:
        case phases.SHUFFLE | phases.REFILL | phases.OVER:
            pass
        case phases.DRAFT:
            setup.ask_draft(p)
        case phases.PLAY:
            p.offer = cards.characters_in(p.player.hand)
        case phases.USE:
            characters.ask_use(p)
        case phases.JEAN:
            jean.ask(p)
        case phases.GIVE:
            p.offer = g.kinds_in(p.players[p.giver].goods)
        case phases.BONUS:
            p.bonus_due = True
            opponents.ask_for_bonus(p)
        case phases.PAYMENT:
            building.ask_for_amount(p)
        case _:
            characters.carry_out(p)  # these effects begin with their question


def answer_hire(p: VallettaPosition, character: i64) -> None:
    """Jean hires."""
    p.phase = phases.GO_ON
    p.offer = 0
    p.hire_offer = 0
    jean.hire(p, character)


def begin_turn(p: VallettaPosition) -> None:
    """The active player plays three cards (V-TURN-01, -02)."""
    p.turns += 1
    p.plays = 0
    p.player = p.players[p.seat]
    p.phase = phases.GO_ON
    p.note(facts.TURN_BEGAN, p.seat, p.turns)


def end_turn(p: VallettaPosition) -> None:
    """The cards played go to the discard pile; then the hand is refilled (V-TURN-09 to -11)."""
    player = p.player
    played = cards.listed(player.played)
    player.discard_pile += played
    player.played = 0
    p.note(facts.TURN_ENDED, p.seat, len(played))
    p.phase = phases.REFILL


def refill(p: VallettaPosition) -> None:
    """Draws until five cards are in hand; an empty pile is renewed from the discards (V-TURN-11 to -15, V-END-06,
    -12)."""
    player = p.player
    p.revealed = True
    drawn: i64 = 0
    while cards.number_of(player.hand) < t.HAND and len(player.draw_pile) > 0:
        card = player.draw_pile.pop()
        player.hand = cards.with_card(player.hand, card)
        p.note(facts.CARD_DRAWN, p.seat, card)
        drawn += 1
    if drawn > 0:
        p.note(facts.DRAWN, p.seat, drawn)
    wanted = cards.number_of(player.hand) < t.HAND or (p.reshuffle_when_empty and drawn > 0)
    if wanted and len(player.draw_pile) == 0 and len(player.discard_pile) > 0 and not p.end_phase:
        p.shuffling = phases.RESHUFFLE
        p.shuffler = p.seat
        p.phase = phases.SHUFFLE
    else:
        finish_turn(p)


def shuffle(p: VallettaPosition, order: list[int]) -> None:
    """Lays down what was shuffled and goes on with what it was shuffled for."""
    piles.lay_down(p, order)
    if p.shuffling <= phases.HAND:
        setup.next_shuffle(p)
    elif p.shuffling == phases.RESHUFFLE:
        if cards.number_of(p.player.hand) < t.HAND:
            refill(p)
        else:
            finish_turn(p)
    else:
        next_merge(p)


def finish_turn(p: VallettaPosition) -> None:
    """A triggered end begins with the merging of all piles but not the hands; otherwise the turn passes (V-END-05,
    -07, -08)."""
    if p.end_flagged:
        p.end_flagged = False
        p.end_phase = True
        p.note(facts.END_PHASE_BEGAN, p.seat)
        p.shuffling = phases.MERGE
        p.shuffler = (p.seat + 1) % p.seats  # V-AMB-60
        p.phase = phases.SHUFFLE
    else:
        pass_turn(p)


def next_merge(p: VallettaPosition) -> None:
    """Clockwise, the triggering player last (V-AMB-60)."""
    if p.shuffler == p.seat:
        pass_turn(p)
    else:
        p.shuffler = (p.shuffler + 1) % p.seats


def has_cards(p: VallettaPosition, seat: i64) -> bool:
    """Is there anything left to play?"""
    player = p.players[seat]
    return player.hand != 0 or len(player.draw_pile) > 0


def pass_turn(p: VallettaPosition) -> None:
    """The next seat clockwise that still has cards; without any the game is over (V-END-09, -10, -13,
    -14, -17, V-AMB-30)."""
    if p.end_phase and not has_cards(p, p.seat):
        p.note(facts.DROPPED_OUT, p.seat)
    for step in range(1, p.seats + 1):
        seat = (p.seat + step) % p.seats
        if has_cards(p, seat):
            p.seat = seat
            begin_turn(p)
            return
    p.phase = phases.OVER
    p.note(facts.GAME_ENDED, -1, p.turns)
