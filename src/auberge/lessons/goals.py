"""Whether a goal is reached, or can still be: every legal way within the step is tried, the intended one first."""

from collections.abc import Sequence
from typing import Final

from auberge.core.errors import BadData
from auberge.core.match import Match, pass_pauses
from auberge.core.protocol import Move, Seat
from auberge.lessons.lesson import LEARNER, Goal, Step
from auberge.testing import expectations

MOST_POSITIONS: Final = 5_000  # looked at before a goal counts as within reach


def holds(goal: Goal, match: Match, first: int) -> bool:
    """Whether the goal is reached by what has happened since the match had this many steps."""
    events = [event for step in match.steps[first:] for event in step.events]
    return _fits(goal, match, [expectations.as_read(event) for event in events])


def _fits(goal: Goal, match: Match, happened: Sequence[object]) -> bool:
    if expectations.first_missing(goal.events, happened) is not None or _happened(goal.no_events, happened):
        return False
    if goal.over is not None and goal.over != match.is_over:
        return False
    result = match.position.result()
    if goal.places and (result is None or result.places != goal.places):
        return False
    lines = {line.source: line.points for line in match.game.score_sheet(match.position)} if goal.sheet else {}
    if any(lines.get(source) != points for source, points in goal.sheet.items()):
        return False
    if goal.one_of and not any(_fits(one, match, happened) for one in goal.one_of):
        return False
    return not (goal.then or goal.least) or _is_seen(goal, match)


def _happened(kinds: Sequence[str], happened: Sequence[object]) -> bool:
    return any(expectations.first_missing([kind], happened) is None for kind in kinds)


def _is_seen(goal: Goal, match: Match) -> bool:
    """Whether everyone sees what the goal names. BadData if it names a part that no view has."""
    seen = expectations.as_read(match.game.view(match.position, None))
    try:
        if any(expectations.differences(goal.then, seen)):
            return False
        return all(_number(expectations.part(seen, path)) >= least for path, least in goal.least.items())
    except expectations.NoSuchPart as problem:
        raise BadData("lesson", file=match.game.meta.name, entry="goal", field=str(problem)) from problem


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0


def settle(match: Match) -> None:
    """Lets the other seats pass wherever they may respond, and goes on where nothing is drawn."""
    game = match.game
    pass_pauses(match)
    while game.meta.asks and match.actor >= 0 and match.actor != LEARNER:
        seat = Seat(match.actor)
        move = game.silent_move(game.view(match.position, seat), game.meta.asks[-1])
        if move is None:
            return
        match.play(seat, move)
        pass_pauses(match)


class Search:
    """Looks for a way to the goal of a step, in as many decisions as the intended way takes or `depth` allows."""

    def __init__(self, step: Step, first: int) -> None:
        self.step: Final = step
        self.first: Final = first
        self._most: Final = max(len(step.do), step.depth)
        self._looked_at = 0

    def can_reach(self, match: Match) -> bool:
        """Whether the learner can still reach the goal; assumed where there are too many ways to try."""
        if holds(self.step.goal, match, self.first):
            return True
        made = decisions(match, self.first)
        if match.actor != LEARNER or made >= self._most:
            return False
        self._looked_at += 1
        if self._looked_at > MOST_POSITIONS:
            return True
        return any(self.can_reach(_after(match, move)) for move in self._ordered(match, made))

    def _ordered(self, match: Match, made: int) -> Sequence[Move]:
        """The legal moves, those of the intended way first."""
        intended = self.step.do[made] if made < len(self.step.do) else ""
        return sorted(
            match.game.moves(match.position), key=lambda move: not intended.startswith(match.game.write(move))
        )


def decisions(match: Match, first: int) -> int:
    """How many the learner has made since then; one that is asked in steps counts once it is whole."""
    return sum(step.seat == LEARNER and step.move is not None and bool(step.text) for step in match.steps[first:])


def _after(match: Match, move: Move) -> Match:
    after = match.copy()
    after.play(LEARNER, move)
    settle(after)
    return after
