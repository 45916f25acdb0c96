"""What happened step by step in a match that nobody else plays: a lesson, an example tried."""

from collections.abc import Iterator, Sequence

from auberge import wire as m
from auberge.core.match import Match
from auberge.core.protocol import Seat
from auberge.core.steps import Step
from auberge.table.viewer_messages import line_of, shown


def frames_of(match: Match, steps: Sequence[Step], looking: Seat) -> tuple[m.LessonFrame, ...]:
    """What a seat may know of the steps that follow on those of this match, which goes on with them."""
    game = match.game
    seen = (
        m.LessonFrame(line_of(game, number, step, looking), shown(game.view(match.position, looking)))
        for number, step in _played_on(match, steps)
    )
    return tuple(frame for frame in seen if frame.line.events)


def _played_on(match: Match, steps: Sequence[Step]) -> Iterator[tuple[int, Step]]:
    """Each further step, once the match has made it."""
    for number in range(len(match.steps), len(steps)):
        step = steps[number]
        if step.move is None:
            match.chance(match.game.read_outcome(match.position, step.text) if step.text else [])
        else:
            match.play(step.seat, step.move)
        yield number, step
