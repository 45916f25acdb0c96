"""A learner's wish in a lesson, and what comes of it. The wish tells where the learner stands; nothing is kept."""

import msgspec

from auberge import games
from auberge import wire as m
from auberge.core.errors import BadMove, BadRecord
from auberge.lessons import courses
from auberge.lessons.lesson import LEARNER
from auberge.lessons.run import Answer, LessonRun, LessonState
from auberge.table.validation import BadMessage, problem_of, read_move
from auberge.table.viewer_messages import explained, shown
from auberge.thinking.lesson_frames import frames_of
from auberge.wire.encoding import encode


def course_of(game: str) -> m.CourseInfo:
    """The lessons of a game. BadSetup if there is no such game."""
    lessons = courses.load(game).lessons
    return m.CourseInfo(game, tuple(m.LessonInfo(lesson.id, len(lesson.step)) for lesson in lessons))


def told(game: str, lesson: str, wish: bytes) -> m.LessonTold:
    """The answer to a wish (`messages.LessonWish` as JSON) in a lesson that there is."""
    try:
        return m.LessonTold(_Teacher(game, lesson, msgspec.json.decode(wish, type=m.LessonWish)).answer())
    except BadRecord:
        return m.LessonTold(problem=m.Problem("server-lesson-changed"))
    except (BadMessage, BadMove) as problem:
        return m.LessonTold(problem=problem_of(problem))


class _Teacher:
    def __init__(self, game: str, lesson: str, wish: m.LessonWish) -> None:
        self.wish = wish
        self.run = LessonRun(games.load(game), courses.load(game).lesson(lesson), state=wish.state)

    def answer(self) -> m.LessonNow:
        """Carries out the wish. BadMessage or BadMove if it cannot be."""
        run = self.run
        match self.wish.action:
            case "move":
                return self._try()
            case "why":
                return self._try(only_if_refused=True)
            case "show":
                return self._show()
            case "back":
                run.go_back()
            case "go_on":
                run.go_on()
        return self._opened()

    def _try(self, *, only_if_refused: bool = False) -> m.LessonNow:
        self._check_due()
        run = self.run
        move = read_move(run.game.meta.name, msgspec.Raw(encode(self.wish.move)))
        if only_if_refused and run.game.why_not(run.match.position, LEARNER, move) is None:
            return self._opened()
        before, played = run.match.copy(), run.match
        answer = run.play(move)
        return self._now(answer, frames_of(before, played.steps, LEARNER))

    def _show(self) -> m.LessonNow:
        self._check_due()
        run = self.run
        before = LessonRun(run.game, run.lesson, state=LessonState(run.state.step)).match
        answer = run.show()
        return self._now(answer, frames_of(before, run.match.steps, LEARNER))

    def _check_due(self) -> None:
        if self.run.state.reached or self.run.is_done:
            raise BadMessage("server-lesson-not-due")

    def _opened(self) -> m.LessonNow:
        """The step as the state tells it, with what the table did first."""
        run = self.run
        outcome: m.LessonOutcome = "reached" if run.state.reached else "opened"
        frames: tuple[m.LessonFrame, ...] = ()
        if run.opening and not run.state.moves:
            events = tuple(msgspec.Raw(encode(event)) for event in run.opening)
            frames = (m.LessonFrame(m.StepLine(1, LEARNER, events, chance=True), shown(run.view)),)
        return self._now(Answer("onward", run.view), frames, outcome)

    def _now(
        self, answer: Answer, frames: tuple[m.LessonFrame, ...], outcome: m.LessonOutcome | None = None
    ) -> m.LessonNow:
        run = self.run
        return m.LessonNow(
            state=run.state,
            steps=len(run.lesson.step),
            seats=run.step.players,
            outcome=outcome or answer.kind,
            frames=frames,
            view=shown(run.view),
            point=() if run.state.reached else run.step.point,
            pressed=() if run.state.reached else run.step.pressed,
            rules=run.step.rules,
            problem=None if answer.refusal is None else problem_of(answer.refusal),
            rule=answer.rule,
            nudge=answer.nudge,
            explanation=explained(run.game, run.view),
        )
