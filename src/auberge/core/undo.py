"""How far a seat may take back its steps by itself."""

from collections.abc import Collection, Sequence

from auberge.core.protocol import Seat
from auberge.core.steps import Step, UndoRange


def own_range(steps: Sequence[Step], seat: Seat, confirmed: int, by_bots: Collection[int]) -> UndoRange | None:
    """Back over the last steps of this seat that are not final and have revealed nothing."""
    first = len(steps)
    while first > confirmed and steps[first - 1].seat == seat and not steps[first - 1].revealed:
        first -= 1
    if first == len(steps) or (move := steps[-1].move) is None:
        return None
    by_bot = next((step for step in range(first, len(steps)) if step in by_bots), None)
    return UndoRange(len(steps) - 1, first, move, by_bot)


def free_range(steps: Sequence[Step], seat: Seat) -> UndoRange | None:
    """Back over everything, bots and dice included, to before the seat's last decision or the start of that turn."""
    last = len(steps) - 1
    while last >= 0 and (steps[last].seat != seat or steps[last].move is None):
        last -= 1
    move = steps[last].move if last >= 0 else None
    if move is None:
        return None
    first = last
    while first > 0 and steps[first - 1].seat == seat:
        first -= 1
    while first < last and steps[first].move is None:
        first += 1
    return UndoRange(last, first, move)
