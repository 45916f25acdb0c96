"""A learner in a lesson: what is tried and how it is answered. Server and terminal drive the same run.

Where the learner stands is a value (`LessonState`), so that a lesson can be left and taken up again. Every step begins
as it was written and tested: a step that goes on begins where the *intended* way of the step before led, and a legal
move that misses the goal is carried out, answered, and taken back to where the step began.
"""

from collections.abc import Sequence
from typing import Annotated, Final, Literal

import msgspec

from auberge.core.errors import BadMove, BadRecord, EngineBug, MoveRefused
from auberge.core.match import Match, follow
from auberge.core.protocol import Event, Game, Move, View
from auberge.core.record import HUMAN, Player
from auberge.lessons.goals import Search, holds, settle
from auberge.lessons.lesson import LEARNER, Lesson, Step
from auberge.testing.tables import arranged

NUDGED_AFTER: Final = 2  # wrong tries
MOST_MOVES: Final = 60  # in a step; no lesson asks for a tenth of them
_MOST_TRIES: Final = 1_000_000

Kind = Literal["refused", "onward", "reached", "missed"]


class LessonState(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a learner stands in a lesson."""

    step: Annotated[int, msgspec.Meta(ge=0)] = 0  # from 0; as many as there are once all are done
    moves: Annotated[tuple[str, ...], msgspec.Meta(max_length=MOST_MOVES)] = ()  # made since the step began
    wrong: Annotated[int, msgspec.Meta(ge=0, le=_MOST_TRIES)] = 0  # tries that were refused or missed the goal
    reached: bool = False  # the goal is; the next step waits


class Answer(msgspec.Struct, frozen=True):
    """What comes of a try: refused by a rule, on the way, the goal reached, or missed and taken back."""

    kind: Kind
    view: View  # what the learner sees of it, before anything is taken back
    events: tuple[Event, ...] = ()  # what happened
    refusal: MoveRefused | None = None
    rule: str | None = None  # tells why a legal move misses, where the lesson knows
    nudge: bool = False  # the learner has tried often enough to be nudged


class LessonRun:
    """One learner in one lesson."""

    def __init__(self, game: Game, lesson: Lesson, names: Sequence[str] = (), state: LessonState | None = None) -> None:
        self.game: Final = game
        self.lesson: Final = lesson
        self.names: Final = names
        self.state = state or LessonState()
        self._restore(self.state)

    @property
    def is_done(self) -> bool:
        """Whether the last step lies behind the learner."""
        return self.state.step >= len(self.lesson.step)

    @property
    def step(self) -> Step:
        """The step the learner is at; after the end, the last one."""
        return self.lesson.step[min(self.state.step, len(self.lesson.step) - 1)]

    @property
    def view(self) -> View:
        """What the learner sees."""
        return self.game.view(self.match.position, LEARNER)

    # --- trying ---------------------------------------------------------------------------------------------------

    def play(self, move: Move) -> Answer:
        """Tries a move. BadMove if it is none of this game, EngineBug if there is nothing to do."""
        if self.state.reached or self.is_done:
            raise EngineBug("bug-lesson-over", lesson=self.lesson.id)
        seen = len(self.match.steps)
        try:
            self.match.play(LEARNER, move)
        except MoveRefused as refusal:
            return self._wrong("refused", refusal=refusal)
        made = (*self.state.moves, self.game.write(move))
        settle(self.match)
        if holds(self.step.goal, self.match, self._first):
            return self._reach(made, seen)
        if Search(self.step, self._first).can_reach(self.match):
            self.state = msgspec.structs.replace(self.state, moves=made)
            return Answer("onward", self.view, self._events(seen))
        answer = self._wrong("missed", self._events(seen), rule=self._told_by(made))
        self._open(self.state.step)
        return answer

    def show(self) -> Answer:
        """Plays the intended way, from where the step began."""
        self._open(self.state.step)
        seen = len(self.match.steps)
        self._play_all(self.step.do)
        return self._reach(self.step.do, seen)

    def _reach(self, made: tuple[str, ...], seen: int) -> Answer:
        _follow(self.match, self.step.after)
        self.state = msgspec.structs.replace(self.state, moves=made, reached=True)
        return Answer("reached", self.view, self._events(seen))

    def _wrong(
        self,
        kind: Kind,
        events: tuple[Event, ...] = (),
        *,
        refusal: MoveRefused | None = None,
        rule: str | None = None,
    ) -> Answer:
        moves = self.state.moves if kind == "refused" else ()
        wrong = min(self.state.wrong + 1, _MOST_TRIES)
        self.state = msgspec.structs.replace(self.state, moves=moves, wrong=wrong)
        return Answer(kind, self.view, events, refusal, rule, nudge=self.state.wrong >= NUDGED_AFTER)

    def _told_by(self, made: Sequence[str]) -> str | None:
        """The rule with which the lesson answers these moves, or those that begin with them."""
        whole = [step.text for step in self.match.steps[self._first :] if step.seat == LEARNER and step.text]
        for way in self.step.wrong:
            written = [self.game.write(self.game.read(text)) for text in way.play]
            if written[: len(made)] == list(made) or written[: len(whole)] == whole:
                return way.rule
        return None

    # --- moving about ---------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """To the next step, whether or not the goal of this one is reached."""
        if not self.is_done:
            self._begin(self.state.step + 1)

    def go_back(self) -> None:
        """To the beginning of this step; from there, to the step before."""
        self._begin(self.state.step if self.state.moves else max(0, self.state.step - 1))

    def _begin(self, step: int) -> None:
        self._restore(LessonState(step=step))

    def _restore(self, state: LessonState) -> None:
        """Plays again what the state tells. BadRecord if the lesson has changed since."""
        self.state = state
        if not 0 <= state.step <= len(self.lesson.step):
            raise BadRecord("bad-record-field", problem="step")
        self._open(state.step)
        try:
            self._play_all(state.moves)
        except (MoveRefused, BadMove) as problem:
            raise BadRecord("bad-record-field", problem="moves") from problem
        if state.reached:
            if not holds(self.step.goal, self.match, self._first):
                raise BadRecord("bad-record-field", problem="reached")
            _follow(self.match, self.step.after)

    def _open(self, number: int) -> None:
        """Sets the table for a step; after the last one it stays as that one left it."""
        steps = self.lesson.step
        last = min(number, len(steps) - 1)
        first = max(place for place in range(last + 1) if not steps[place].goes_on)
        self.match: Match = arranged(
            self.game, self._players(steps[first]), steps[first].given, start=steps[first].start
        )
        for place in range(first, number):
            self._carry_out(steps[place])
        began = len(self.match.steps)
        if number <= last:
            _follow(self.match, steps[number].before)
        self.opening = self._events(began)  # what the table did before the learner is asked
        self._first = len(self.match.steps)

    def _carry_out(self, step: Step) -> None:
        _follow(self.match, step.before)
        self._play_all(step.do)
        _follow(self.match, step.after)

    def _play_all(self, moves: Sequence[str]) -> None:
        for text in moves:
            self.match.play(LEARNER, self.game.read(text))
            settle(self.match)

    def _players(self, step: Step) -> list[Player]:
        spoken = [*self.names, *(str(seat + 1) for seat in range(len(self.names), step.players))]
        return [Player(name, HUMAN) for name in spoken[: step.players]]

    def _events(self, first: int) -> tuple[Event, ...]:
        """What the learner may know of what happened since the match had this many steps."""
        seen = [self.game.witness(event, LEARNER) for step in self.match.steps[first:] for event in step.events]
        return tuple(event for event in seen if event is not None)


def _follow(match: Match, entries: Sequence[str]) -> None:
    """What the table does."""
    for number, entry in enumerate(entries, start=1):
        follow(match, number, entry)
    settle(match)
