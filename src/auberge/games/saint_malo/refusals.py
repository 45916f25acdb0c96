"""Why a move of Saint Malo is not legal now: the rule that forbids it, and the values that explain it."""

from auberge.core.bits import has
from auberge.core.position import CHANCE, OVER
from auberge.core.protocol import Move, Refusal, Seat
from auberge.games.saint_malo import moves as m
from auberge.games.saint_malo import phases
from auberge.games.saint_malo import tables as t
from auberge.games.saint_malo.engine import Engine
from auberge.games.saint_malo.rules import announcement, houses


def why_not(p: Engine, seat: Seat, move: Move) -> Refusal | None:
    """The first rule in the way, or None if the move is legal. BadMove if it is no move of this game."""
    action = -1 if isinstance(move, m.Absent) else m.action_of(move)
    actor = p.actor()
    if actor == OVER:
        return Refusal("SM-END-06", "game-over")
    if seat != p.seat:
        return Refusal("SM-TURN-02", "not-your-turn", {"seat": int(p.seat) + 1})
    if isinstance(move, m.Absent):
        return _why_not_absent(p)
    if actor == CHANCE:
        return Refusal("SM-DICE-01", "roll-first")
    if action in p.legal():
        return None
    return _why_not(p, move)


def _why_not_absent(p: Engine) -> Refusal | None:
    if p.actor() == CHANCE and p.rolls == 0:
        return None
    return Refusal("SM-REC-09", "absent-too-late")


def _why_not(p: Engine, move: Move) -> Refusal:
    if isinstance(move, m.Keep):
        return _why_not_keep(p)
    if p.phase == phases.KEEP:
        return Refusal("SM-TURN-03", "still-rolling")
    if p.phase == phases.ANNOUNCE:
        return _why_not_announce(p, move)
    match move:
        case m.Use() | m.Pass():
            return Refusal("SM-PICK-19", "already-announced")
        case m.Place(row, col):
            return _why_not_place(p, t.cell_number(row, col))
        case m.Stop():
            return _why_not_stop(p)
        case m.Decline():
            return Refusal("SM-WALL-23", "bonus-compulsory" if p.from_tower else "nothing-to-decline")
        case m.Recruit(character):
            return _why_not_recruit(p, character)
    return _wrong_step(p)


def _wrong_step(p: Engine) -> Refusal:
    return Refusal("SM-TURN-03", "wrong-step", {"question": phases.NAMES[p.phase]})


def _why_not_keep(p: Engine) -> Refusal:
    if p.phase == phases.KEEP:
        return Refusal("SM-DICE-09", "dice-not-there")
    if p.rolls == t.MAX_ROLLS:
        return Refusal("SM-DICE-02", "no-fourth-roll")
    return Refusal("SM-DICE-12", "rolling-over")


def _why_not_announce(p: Engine, move: Move) -> Refusal:
    match move:
        case m.Pass():
            return Refusal("SM-PICK-18", "must-use")
        case m.Use(symbol, number):
            return _why_not_use(p, t.SYMBOL_NAMES.index(symbol), number)
    return Refusal("SM-PICK-19", "announce-first")


def _why_not_use(p: Engine, symbol: int, number: int) -> Refusal:
    usable = t.DICE - t.shown(p.dice, t.SWORDS)
    if number > usable:
        return Refusal("SM-PICK-05", "swords-stay", {"dice": int(usable)})
    most = int(announcement.most_dice(p, symbol))
    if number > most and symbol == t.CRATES:
        return Refusal("SM-AMB-11", "crates-do-not-fit", {"dice": most})
    if number > most:
        return Refusal("SM-AMB-14" if most else "SM-WALL-02", "walls-do-not-fit", {"dice": most})
    price = int(announcement.price_of(p, symbol, number))
    rule, reason = ("SM-LOG-04", "too-few-coins-for-logs") if symbol == t.LOG else ("SM-COIN-04", "too-few-coins")
    return Refusal(rule, reason, {"price": price, "coins": int(p.city.coins)})


def _why_not_place(p: Engine, cell: int) -> Refusal:
    if p.phase == phases.TYPE:
        return _wrong_step(p)
    if cell in t.TOWERS:
        return Refusal("SM-CITY-05", "tower")
    if not has(p.city.empty(), cell):
        return Refusal("SM-CITY-08", "cell-taken")
    if p.phase == phases.SECTION:
        return Refusal("SM-WALL-02", "wall-on-light-cell")
    if p.phase == phases.CRATE and p.group == 0:
        return Refusal("SM-CRATE-07", "crates-need-room", {"crates": int(p.left)})
    if p.phase == phases.CRATE:
        return Refusal("SM-CRATE-02", "crate-not-beside")
    if houses.older_group(p) != 0:
        return Refusal("SM-AMB-22", "house-joins-no-group")
    if p.own_houses == 0:
        return Refusal("SM-CHAR-ARCHITECT-5", "house-not-around")
    return Refusal("SM-CHAR-ARCHITECT-4", "house-not-beside")


def _why_not_stop(p: Engine) -> Refusal:
    if p.phase == phases.CRATE:
        return Refusal("SM-CRATE-08", "crates-due", {"crates": int(p.left)})
    if p.phase == phases.SECTION:
        return Refusal("SM-WALL-24", "sections-due", {"sections": int(p.left)})
    if p.phase == phases.HOUSE:
        return Refusal("SM-AMB-22", "house-joins-no-group")
    return _wrong_step(p)


def _why_not_recruit(p: Engine, character: str) -> Refusal:
    if p.phase != phases.TYPE:
        return _wrong_step(p)
    if p.from_tower:
        return Refusal("SM-WALL-11", "character-too-high", {"character": character})
    needed = p.sheet.heads[t.CHARACTER_NAMES.index(character)]
    return Refusal("SM-CHAR-02", "wrong-heads", {"character": character, "heads": int(p.heads), "needed": needed})
