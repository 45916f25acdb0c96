"""Why a move of Malta! is not legal now: the rule that forbids it, and the values that explain it."""

from auberge.core.bits import has
from auberge.core.errors import BadMove
from auberge.core.position import CHANCE, OVER
from auberge.core.protocol import Move, Refusal, Seat
from auberge.games.malta import moves as m
from auberge.games.malta import notation, phases
from auberge.games.malta import tables as t
from auberge.games.malta.engine import Engine
from auberge.games.malta.rules import announcement


def why_not(p: Engine, seat: Seat, move: Move) -> Refusal | None:
    """The first rule in the way, or None if the move is legal. BadMove if it is no move of this game."""
    if type(move) is m.Concede:
        return _why_not_concede(p, seat)
    is_whole = type(move) in m.WHOLE
    action = -1 if is_whole else m.action_of(move)
    actor = p.actor()
    if actor == OVER:
        return Refusal("M-GOAL-02", "game-over")
    if actor == CHANCE:
        return Refusal("M-TURN-01", "cards-first")
    if seat != actor:
        return _why_not_seat(p, seat, move)
    if is_whole:
        return _why_not_whole(p, move)
    if action in p.legal():
        return None
    return _why_not(p, move)


def _why_not_concede(p: Engine, seat: Seat) -> Refusal | None:
    if p.actor() == OVER or not 0 <= seat < p.seats or not p.is_in(seat):
        return Refusal("M-LOSE-16", "cannot-concede")
    return None


def _why_not_seat(p: Engine, seat: Seat, move: Move) -> Refusal:
    """In a window nothing is said of who is asked."""
    if isinstance(move, m.Negate) and seat == p.seat:
        return Refusal("M-CARD-NEGATE-3", "not-against-own-card")
    if isinstance(move, m.Boomerang | m.TakeOver) and seat == p.seat:
        return Refusal("M-CARD-BOOMERANG-3", "not-against-own-card")
    return Refusal("M-TURN-02", "not-asked")


def _why_not(p: Engine, move: Move) -> Refusal:
    match move:
        case m.Play(card) if p.phase == phases.PLAY:
            return Refusal("M-PLAY-07", "card-not-held", {"card": card})
        case m.Card(card) if p.phase in (phases.DISCARD, phases.GIVE, phases.PASS_ON, phases.RACKET):
            return Refusal("M-PLAY-07", "card-not-held", {"card": card})
        case m.Negate() if p.phase == phases.RESPOND:
            return Refusal("M-RESP-07", "card-not-held", {"card": "negate"})
        case m.Boomerang() if p.phase == phases.RESPOND:
            return Refusal("M-RESP-07", "card-not-held", {"card": "boomerang"})
        case m.Space() if p.phase == phases.PLACE:
            return Refusal("M-SETUP-06", "not-a-start-space")
        case m.Direction(direction) if p.phase == phases.MOVE:
            return Refusal("M-MOVE-02", "no-such-arrow", {"direction": direction})
        case m.Player() if p.phase == phases.RACKET_TO:
            return Refusal("M-RACKET-01", "nothing-due")
        case m.Space() | m.Player() | m.Direction() | m.Turn() | m.Line() if p.phase == phases.TARGET:
            return _why_not_target(p, move)
    return _wrong_step(p)


def _wrong_step(p: Engine) -> Refusal:
    rule = "M-PLAY-03"
    if p.phase == phases.PLACE:
        rule = "M-SETUP-06"
    elif p.phase == phases.RESPOND:
        rule = "M-RESP-07"
    elif p.phase in (phases.PLAY, phases.MOVE):
        rule = "M-TURN-01"
    elif p.phase in (phases.RACKET_TO, phases.RACKET):
        rule = "M-RACKET-01"
    return Refusal(rule, "wrong-step", {"question": phases.NAMES[p.phase]})


def _why_not_target(p: Engine, move: Move) -> Refusal:
    kinds = {m.Player: t.PLAYER, m.Direction: t.DIRECTION, m.Turn: t.QUARTERS, m.Line: t.LINE}
    wanted = t.SPACE if p.target == t.SECOND_SPACE else int(p.target)
    if kinds.get(type(move), t.SPACE) != wanted:
        return Refusal("M-AMB-46", "wrong-target", {"card": t.CARD_NAMES[p.card]})
    if isinstance(move, m.Space):
        return _why_not_space(p, move)
    if isinstance(move, m.Player):
        if p.taker >= 0 and p.card != t.WELCOME_BACK:
            return Refusal("M-CARD-BOOMERANG-6", "must-be-active-player")
        return _wrong_player(p)
    if isinstance(move, m.Direction) and p.card != t.SHIFT_A_LINE:
        return Refusal("M-CARD-06", "pawn-off-the-board")
    return Refusal("M-CARD-SHIFTLINE-1", "wrong-line")


def _wrong_player(p: Engine) -> Refusal:
    if p.card == t.WELCOME_BACK:
        return Refusal("M-CARD-WELCOMEBACK-1", "player-not-out")
    return Refusal("M-CARD-04", "wrong-player")


def _why_not_space(p: Engine, move: m.Space) -> Refusal:
    place = t.location(move.row, move.col)
    if not 0 <= place < t.LOCATIONS or p.spaces[place] < 0:
        return Refusal("M-MOVE-04", "off-the-board")
    match p.card:
        case t.REMOVE_A_SPACE:
            return Refusal("M-CARD-REMOVE-2", "space-not-free")
        case t.RESTORE_A_SPACE:
            return Refusal("M-CARD-RESTORE-1", "space-not-circle")
        case t.TURN_A_SPACE if place in p.pawns:
            return Refusal("M-CARD-TURNSPACE-2", "space-under-other")
        case t.TURN_A_SPACE:
            return Refusal("M-CARD-TURNSPACE-1", "space-is-circle")
        case t.SWAP_TWO_SPACES if place == p.space:
            return Refusal("M-CARD-SWAPSPACES-1", "same-space")
    return Refusal("M-CARD-SWAPSPACES-3", "space-under-other")


def _why_not_whole(p: Engine, move: Move) -> Refusal | None:
    """A whole decision is legal if all its parts are, one after another, and none is missing."""
    match move:
        case m.Announce(card, targets):
            return _why_not_parts(p, m.Play(card), targets)
        case m.TakeOver(targets):
            return _why_not_parts(p, m.Boomerang(), targets)
        case m.PayRacket(seat, card):
            return _why_not_pay(p, seat, card)
    return _why_not(p, move)


def _why_not_pay(p: Engine, seat: Seat, card: t.CardName) -> Refusal | None:
    if p.phase not in (phases.RACKET_TO, phases.RACKET):
        return _why_not(p, m.Card(card))
    due = has(p.offer, seat) if p.phase == phases.RACKET_TO else p.receiver == seat
    if not due:
        return Refusal("M-RACKET-01", "nothing-due")
    if p.hands[p.seat][t.CARD_NAMES.index(card)] == 0:
        return Refusal("M-PLAY-07", "card-not-held", {"card": card})
    return None


def _why_not_parts(p: Engine, first: Move, targets: tuple[str, ...]) -> Refusal | None:
    """Tries the announcement on a copy, target by target; what is named of itself must be named so here too."""
    wanted = phases.PLAY if isinstance(first, m.Play) else phases.RESPOND
    if p.phase != wanted:
        return _wrong_step(p)
    if m.action_of(first) not in p.legal():
        return _why_not(p, first)
    q = p.clone()
    announcement.clear(q)
    if isinstance(first, m.Play):
        q.card = t.CARD_NAMES.index(first.card)
    else:
        q.taker = q.asked
    given = list(targets)
    while True:
        complete = announcement.ask_for_targets(q)
        named = notation.targets_of(q)
        if tuple(given[: len(named)]) != named:
            return _why_not_other(q) if len(given) >= len(named) else _missing(q)
        if complete:
            return None if len(given) == len(named) else _why_not_other(q)
        if len(given) == len(named):
            return _missing(q)
        choice = notation.read_target(int(q.target), given[len(named)])
        if not has(q.offer, choice):
            return _why_not_target(q, _target_move(q, given[len(named)]))
        announcement.name_target(q, choice)


def _why_not_other(q: Engine) -> Refusal:
    """A target was named where only another one, or none at all, is possible."""
    if q.card == t.RESTORE_A_SPACE:
        return Refusal("M-CARD-RESTORE-1", "space-not-circle")
    if q.card != t.WELCOME_BACK and t.FIRST_TARGET[q.card] != t.PLAYER:
        return Refusal("M-AMB-46", "wrong-target", {"card": t.CARD_NAMES[q.card]})
    if q.card == t.WELCOME_BACK or q.taker < 0:
        return _wrong_player(q)
    rule = "M-CARD-BOOMERANG-10" if q.card == t.GOING_HOME else "M-CARD-BOOMERANG-6"
    return Refusal(rule, "must-be-active-player")


def _missing(q: Engine) -> Refusal:
    return Refusal("M-CARD-03", "target-missing", {"card": t.CARD_NAMES[q.card]})


def _target_move(q: Engine, text: str) -> Move:
    """The part of an announcement a text stands for."""
    for kind in (t.PLAYER, t.QUARTERS, t.SPACE, t.DIRECTION, t.LINE):
        wanted = t.SPACE if q.target == t.SECOND_SPACE else int(q.target)
        if kind == wanted:
            number = notation.read_target(kind, text)
            match kind:
                case t.PLAYER:
                    return m.Player(Seat(number))
                case t.QUARTERS:
                    return m.Turn(number)
                case t.SPACE:
                    return m.Space(*divmod(number, t.WIDTH))
                case t.DIRECTION:
                    return m.Direction(t.DIRECTION_NAMES[number])
                case _:
                    return m.Line("column" if number >= t.WIDTH else "row", number % t.WIDTH)
    raise BadMove("bad-move-target", text=text)
