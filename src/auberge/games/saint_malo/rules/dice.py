"""Rolling (canon 2.6): up to three rolls, any dice left lying in between."""

from mypy_extensions import i64

from auberge.games.saint_malo import facts, phases
from auberge.games.saint_malo import tables as t
from auberge.games.saint_malo.position import SaintMaloPosition
from auberge.games.saint_malo.rules import announcement


def dice_to_roll(p: SaintMaloPosition) -> i64:
    """All dice but those left lying (SM-DICE-03, -05, -07)."""
    return t.DICE - t.DICE_IN[p.kept]


def draw_roll(p: SaintMaloPosition) -> int:
    """The faces of the dice to roll, every face of every die with equal chance (SM-COMP-04)."""
    number = dice_to_roll(p)
    rolls = t.ROLLS_OF[number]
    return t.FIRST_OF[number] + rolls[p.random_below(len(rolls))]


def roll(p: SaintMaloPosition, rolled: i64) -> None:
    """Puts the dice just rolled beside those left lying; the third roll ends rolling (SM-DICE-02, SM-TURN-05)."""
    p.dice = t.together(p.kept, rolled)
    p.kept = t.NO_DICE
    p.rolls += 1
    p.revealed = True
    p.note(facts.ROLLED, p.seat, rolled, p.rolls)
    if p.rolls < t.MAX_ROLLS:
        p.phase = phases.KEEP
    else:
        end_rolling(p)


def keep(p: SaintMaloPosition, dice: i64) -> None:
    """Leaves these dice lying for the next roll (SM-DICE-04 to -10); all five ends rolling (SM-DICE-11, SM-AMB-35)."""
    p.note(facts.KEPT, p.seat, dice)
    if t.DICE_IN[dice] == t.DICE:
        end_rolling(p)
    else:
        p.kept = dice
        p.phase = phases.ROLL


def end_rolling(p: SaintMaloPosition) -> None:
    """The result stands, but for paid changes; now a symbol is chosen (SM-DICE-12, SM-PICK-08)."""
    p.phase = phases.ANNOUNCE
    p.offer = announcement.offers(p)
