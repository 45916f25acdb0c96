"""Random play, so that searches and measurements stay in C."""

from mypy_extensions import i64

from auberge.core import rng
from auberge.core.position import Position


def play_randomly(p: Position, generator: i64, limit: i64) -> i64:
    """Plays to the end, or for this many decisions, every legal action with equal chance; says how many it took."""
    state: i64 = generator
    decisions: i64 = 0
    while decisions < limit and p.actor() >= 0:
        state = rng.advance(state)
        p.apply(p.choice(rng.below(state, p.choices())))
        decisions += 1
    return decisions


def clone_repeatedly(p: Position, times: i64) -> None:
    """Copies a position this many times: what a clone costs can be measured without the loop's own cost."""
    for _ in range(times):
        p.clone()


def draw_repeatedly(generator: i64, times: i64) -> i64:
    """Draws this many numbers and adds them up: what the machine's own speed is measured by."""
    state: i64 = generator
    total: i64 = 0
    left: i64 = times
    while left > 0:
        state = rng.advance(state)
        total += rng.below(state, 100)
        left -= 1
    return total
