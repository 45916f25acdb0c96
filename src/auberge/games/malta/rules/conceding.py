"""Conceding (M-LOSE-13 to -16): out at any moment; what was open lapses, the rest goes on."""

from mypy_extensions import i64

from auberge.core.bits import bit_of
from auberge.games.malta import facts, phases
from auberge.games.malta.position import MaltaPosition, replaced
from auberge.games.malta.rules import announcement, effects, losing, movement, responses, turn
from auberge.games.malta.rules import setup as set_up


def concede(p: MaltaPosition, seat: i64) -> None:
    """Out at once, never to come back; what was open for this player lapses, the rest goes on."""
    losing.go_out(p, seat)
    p.conceded |= bit_of(seat)
    p.note(facts.CONCEDED, seat)
    if losing.is_decided(p):
        responses.lay_aside(p)
        losing.win(p)
    elif p.phase in (phases.BOARD, phases.PLACE, phases.DECK):
        concede_set_up(p)
    elif seat == p.seat:
        responses.lay_aside(p)
        turn.pass_turn(p)
    elif p.announced:
        concede_during_card(p, seat)
    elif p.phase in (phases.RACKET_TO, phases.RACKET):
        p.phase = phases.GO_ON
        p.offer = 0
        p.racket = replaced(p.racket, seat, 0)
        movement.go_on_paying(p)
    elif p.phase in (phases.PLAY, phases.TARGET):
        responses.lay_aside(p)
        turn.ask_to_play(p)  # the announcement begins anew, with what is legal now


def concede_set_up(p: MaltaPosition) -> None:
    """No pawn and no cards; the others go on placing (M-LOSE-16)."""
    if p.phase == phases.PLACE:
        set_up.next_to_place(p)


def concede_during_card(p: MaltaPosition, seat: i64) -> None:
    """A card whose only target or whose answerer is gone has no further effect (M-LOSE-14); else it goes on (-15).
    While others may answer they are asked: a player who takes the card over names its target anew."""
    is_window = responses.is_open(p)
    if is_window:
        p.taker = -1  # an answer that was not complete begins anew
        announcement.unpack_targets(p, p.shown)
    if seat in (p.player, p.taker) and not (is_window and p.sheet.window_goes_on):
        turn.finish_card(p)
    elif p.phase in (phases.RESPOND, phases.TARGET):
        if seat == p.asked:
            responses.ask_next_to_respond(p)
        else:
            responses.ask_to_respond(p)
    elif p.phase == phases.PASS_ON:
        p.phase = phases.GO_ON
        effects.go_on_passing(p)
