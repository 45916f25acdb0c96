"""Lessons over HTTP: every course can be learnt to its end, a miss is taken back, and nothing forged is believed."""

import msgspec
import pytest

from auberge import games
from auberge import wire as m
from auberge.lessons import courses
from auberge.lessons.run import LessonState
from auberge.thinking.lessons import told
from tests.server.wire import Server, encode, problem

START = LessonState()


class Learner:
    """Somebody in a lesson of one game, whose browser remembers the state."""

    def __init__(self, game: str, lesson: str, state: LessonState = START, server: Server | None = None) -> None:
        self.game, self.lesson, self.state, self.server = game, lesson, state, server

    def does(self, action: m.LessonAction, text: str | None = None) -> m.LessonNow:
        """Asks the server; without one, what its worker would answer."""
        move = None if text is None else msgspec.to_builtins(games.load(self.game).read(text))
        wish = encode(m.LessonWish(self.state, action, move))
        if self.server is None:
            answer = told(self.game, self.lesson, wish)
            assert answer.problem is None, answer.problem
            assert answer.now is not None
            now = answer.now
        else:
            found = self.server.http.post(f"/api/lessons/{self.game}/{self.lesson}", content=wish)
            assert found.status_code == 200, found.text
            now = msgspec.json.decode(found.content, type=m.LessonNow)
        self.state = now.state
        return now


@pytest.mark.parametrize("game", games.NAMES)
def test_the_intended_moves_lead_through_every_lesson_of_a_course(server: Server, game: str) -> None:
    found = server.http.get(f"/api/lessons/{game}")
    course = msgspec.json.decode(found.content, type=m.CourseInfo)
    assert [lesson.id for lesson in course.lessons] == [lesson.id for lesson in courses.load(game).lessons]
    for number, lesson in enumerate(courses.load(game).lessons):
        learner = Learner(game, lesson.id, server=server if number == 0 else None)
        assert learner.does("open").steps == course.lessons[number].steps
        for step in lesson.step:
            outcomes = [learner.does("move", text).outcome for text in step.do]
            assert outcomes == ["onward"] * (len(step.do) - 1) + ["reached"], lesson.id
            last = learner.does("go_on")
        assert last.state == LessonState(step=len(lesson.step))


def test_a_miss_is_played_out_and_then_the_step_stands_as_it_began() -> None:
    learner = Learner("saint_malo", "SM-L1", LessonState(step=2))
    began = learner.does("open").view
    assert learner.does("move", "use head 5").outcome == "onward"
    missed = learner.does("move", "cell (0,3)")
    assert missed.outcome == "missed"
    assert missed.rule == "SM-CITY-11"
    assert b"side_destroyed" in b"".join(bytes(event) for frame in missed.frames for event in frame.line.events)
    assert missed.frames[-1].view != began
    assert (missed.view, missed.state) == (began, LessonState(step=2, wrong=1))


def test_a_refusal_tells_its_rule_and_counts_as_a_try_also_where_only_the_reason_is_asked() -> None:
    learner = Learner("saint_malo", "SM-L1")
    asked = learner.does("why", "keep head head head")
    assert (asked.outcome, learner.state) == ("opened", START)
    refused = learner.does("why", "use head 3")
    assert refused.outcome == "refused"
    assert refused.problem is not None
    assert (refused.problem.rule, refused.nudge) == ("SM-TURN-03", False)
    assert learner.does("move", "use head 3").nudge


def test_a_way_is_shown_step_by_step_and_one_can_go_back_to_try_it() -> None:
    learner = Learner("saint_malo", "SM-L4", LessonState(step=2))
    shown = learner.does("show")
    assert shown.outcome == "reached"
    assert len({bytes(frame.view) for frame in shown.frames}) == len(shown.frames) > 1
    assert shown.frames[-1].view == shown.view
    assert learner.does("open").outcome == "reached"
    assert learner.does("back").state == LessonState(step=2)
    assert learner.does("back").state == LessonState(step=1)


def test_what_the_table_does_first_is_told_as_a_step_opens() -> None:
    lesson, step = next(
        (lesson, number)
        for lesson in courses.load("malta").lessons
        for number, step in enumerate(lesson.step)
        if step.before
    )
    opened = Learner("malta", lesson.id, LessonState(step)).does("open")
    assert opened.frames
    assert opened.frames[0].line.events


@pytest.mark.parametrize(
    ("state", "key"),
    [
        ({"step": 99}, "server-lesson-changed"),
        ({"moves": ["use head 3"]}, "server-lesson-changed"),
        ({"moves": ["dance"]}, "server-lesson-changed"),
        ({"reached": True}, "server-lesson-changed"),
        ({"step": -1}, "server-bad-message"),
        ({"wrong": 10**4299}, "server-bad-message"),
        ({"moves": ["pass"] * 100}, "server-bad-message"),
        ({"coins": 50}, "server-bad-message"),
    ],
)
def test_a_state_that_cannot_be_is_refused(server: Server, state: dict[str, object], key: str) -> None:
    answer = server.http.post("/api/lessons/saint_malo/SM-L1", json={"state": state, "action": "open"})
    assert answer.status_code == 400
    assert problem(answer).key == key


@pytest.mark.parametrize(
    ("lesson", "wish", "key"),
    [
        ("saint_malo/SM-L99", {"action": "open"}, "unknown-lesson"),
        ("chess/1", {"action": "open"}, "unknown-game"),
        ("saint_malo/SM-L1", {"action": "win"}, "server-bad-message"),
        ("saint_malo/SM-L1", {"action": "move"}, "server-bad-move"),
        ("saint_malo/SM-L1", {"action": "move", "move": {"kind": "dance"}}, "server-bad-move"),
        ("saint_malo/SM-L1", {"action": "show", "state": {"step": 3}}, "server-lesson-not-due"),
    ],
)
def test_a_wish_that_makes_no_sense_is_refused(server: Server, lesson: str, wish: dict[str, object], key: str) -> None:
    answer = server.http.post(f"/api/lessons/{lesson}", json={"state": {}, **wish})
    assert answer.status_code == 400
    assert problem(answer).key == key
