"""Random play through the ordinary list of legal actions, so that searches and measurements stay in C. Compiled."""

from mypy_extensions import i64

from auberge.core import rng
from auberge.core.position import Position


def play_randomly(p: Position, generator: i64, limit: i64) -> i64:
    """Plays to the end, or for this many decisions, every legal action with equal chance; says how many it took."""
    state: i64 = generator
    decisions: i64 = 0
    while decisions < limit and p.actor() >= 0:
        actions = p.legal()
        state = rng.advance(state)
        p.apply(actions[rng.below(state, len(actions))])
        decisions += 1
    return decisions


def clone_repeatedly(p: Position, times: i64) -> None:
    """Copies a position this many times: what a clone costs can be measured without the loop's own cost."""
    for _ in range(times):
        p.clone()
