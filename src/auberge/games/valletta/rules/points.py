"""The point track (canon 7) and what triggers the end phase (8)."""

from mypy_extensions import i64

from auberge.games.valletta import facts
from auberge.games.valletta import tables as t
from auberge.games.valletta.position import VallettaPosition


def score(p: VallettaPosition, points: i64, source: i64) -> None:
    """Moves the active player's figure; 25 points or more trigger the end (V-VP-01, -08, V-END-02,
    V-CHAR-YELLOW-3, V-AMB-24)."""
    if points == 0:
        return
    player = p.player
    player.points += points
    if source == facts.BONUS:
        player.bonus_points += points
    p.note(facts.POINTS_SCORED, p.seat, points, source)
    if player.points >= t.TRIGGER_POINTS:
        trigger_end(p, facts.POINTS)


def trigger_end(p: VallettaPosition, trigger: i64) -> None:
    """The end phase begins after this turn; it is entered once (V-END-04, -15, V-AMB-22)."""
    if not p.end_flagged and not p.end_phase:
        p.end_flagged = True
        p.end_trigger = trigger
        p.note(facts.END_TRIGGERED, p.seat, trigger)
