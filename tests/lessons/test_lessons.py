"""Every lesson, played by the engine: a change of rules that breaks a lesson breaks the build."""

from collections.abc import Iterator

import pytest

from auberge import games
from auberge.core.errors import MoveRefused
from auberge.core.protocol import Game
from auberge.lessons import courses
from auberge.lessons.goals import holds, settle
from auberge.lessons.lesson import LEARNER, Lesson, Step
from auberge.lessons.run import Answer, LessonRun, LessonState
from auberge.testing.invariants import broken_invariants
from tests.pointing import not_on_the_table


def _steps() -> Iterator[object]:
    for name in games.NAMES:
        for lesson in courses.load(name).lessons:
            for number in range(len(lesson.step)):
                yield pytest.param(name, lesson, number, id=f"{lesson.id}-{number + 1}")


every_step = pytest.mark.parametrize(("name", "lesson", "number"), list(_steps()))


def _at(name: str, lesson: Lesson, number: int) -> tuple[Game, LessonRun, Step]:
    run = LessonRun(games.load(name), lesson, state=LessonState(step=number))
    return run.game, run, run.step


def _tried(run: LessonRun, texts: tuple[str, ...]) -> list[Answer]:
    """The answers to these moves, until one misses."""
    found: list[Answer] = []
    for text in texts:
        found.append(run.play(run.game.read(text)))
        if found[-1].kind == "missed":
            break
    return found


@every_step
def test_a_step_asks_for_a_decision_in_a_position_that_can_arise(name: str, lesson: Lesson, number: int) -> None:
    game, run, step = _at(name, lesson, number)
    assert run.match.actor == LEARNER
    assert len(run.view.moves) > 1
    assert not list(broken_invariants(game, run.match.position))
    assert not holds(step.goal, run.match, len(run.match.steps))


@every_step
def test_the_intended_way_reaches_the_goal_and_no_sooner(name: str, lesson: Lesson, number: int) -> None:
    _, run, step = _at(name, lesson, number)
    first = len(run.match.steps)
    assert [answer.kind for answer in _tried(run, step.do)] == ["onward"] * (len(step.do) - 1) + ["reached"]
    assert run.state.reached
    if step.later is not None:
        assert holds(step.later, run.match, first)
    run.go_on()
    assert run.state == LessonState(step=number + 1)


@every_step
def test_legal_ways_that_miss_the_goal_are_taken_back(name: str, lesson: Lesson, number: int) -> None:
    _, run, step = _at(name, lesson, number)
    before = run.match.position.fields()
    for way in step.wrong:
        answers = _tried(run, way.play)
        assert [answer.kind for answer in answers[:-1]] == ["onward"] * (len(answers) - 1), way
        assert answers[-1].kind == "missed", way
        assert answers[-1].rule == way.rule, way
        assert run.match.position.fields() == before
    assert run.state == LessonState(step=number, wrong=len(step.wrong))


@every_step
def test_a_way_that_misses_is_legal_to_its_end_and_misses_still(name: str, lesson: Lesson, number: int) -> None:
    for way in lesson.step[number].wrong:
        game, run, step = _at(name, lesson, number)
        first = len(run.match.steps)
        for text in way.play:
            run.match.play(LEARNER, game.read(text))
            settle(run.match)
        assert not holds(step.goal, run.match, first), way


@every_step
def test_what_is_pointed_at_lies_on_the_table(name: str, lesson: Lesson, number: int) -> None:
    _, run, step = _at(name, lesson, number)
    assert not list(not_on_the_table(step.point, run.view, step.players))


@every_step
def test_refusals_name_the_rule_and_change_nothing(name: str, lesson: Lesson, number: int) -> None:
    _, run, step = _at(name, lesson, number)
    for try_ in step.refused:
        *way, last = try_.play
        for text in way:
            assert run.play(run.game.read(text)).kind == "onward"
        before = run.match.position.fields()
        answer = run.play(run.game.read(last))
        assert isinstance(answer.refusal, MoveRefused), try_
        assert (answer.kind, answer.refusal.rule) == ("refused", try_.rule)
        assert run.match.position.fields() == before
        if way:
            run.go_back()
