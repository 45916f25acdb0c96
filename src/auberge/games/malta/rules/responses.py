"""Playing a card and the response window (canon 9.3): announced, answered or not, resolved, laid aside."""

from mypy_extensions import i64

from auberge.games.malta import facts, phases
from auberge.games.malta import tables as t
from auberge.games.malta.position import MaltaPosition
from auberge.games.malta.rules import announcement, effects, hands, losing


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


def is_open(p: MaltaPosition) -> bool:
    """Is the response window open?"""
    return p.announced and p.response < 0 and p.phase in (phases.RESPOND, phases.TARGET)


def ask_next_to_respond(p: MaltaPosition) -> None:
    """Every opponent in is asked clockwise, also one who can only pass (M-RESP-01, -07)."""
    p.asked = losing.next_in(p, p.asked)
    if p.asked == p.seat:
        resolve(p)
    else:
        ask_to_respond(p)


def ask_to_respond(p: MaltaPosition) -> None:
    """Pass, or answer with a card in hand (M-CARD-NEGATE-4, BOOMERANG-4, M-DECK-02)."""
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
    """The response lies beside the card; it is no play and cannot be answered (M-RESP-02, -03, -05, -06)."""
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


def lay_aside(p: MaltaPosition) -> None:
    """Card and response go to the discard pile, the answered card first; nothing is asked (M-PLAY-04, M-RESP-05)."""
    p.phase = phases.GO_ON
    p.offer = 0
    if p.announced:
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
    p.passing = ()
    announcement.clear(p)
