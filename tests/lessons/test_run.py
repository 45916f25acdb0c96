"""A learner in a lesson: nudged, shown, going back and on, leaving and coming back."""

import pytest

from auberge import games
from auberge.core.errors import BadData, BadMove, BadRecord, BadSetup, EngineBug
from auberge.lessons import courses, goals, lesson
from auberge.lessons.run import LessonRun, LessonState

GAME = games.load("saint_malo")
COURSE = courses.load("saint_malo")


def _run(name: str, state: LessonState | None = None) -> LessonRun:
    return LessonRun(GAME, COURSE.lesson(name), ("Anna", "Ben"), state)


def _try(run: LessonRun, text: str) -> str:
    answer = run.play(GAME.read(text))
    return f"{answer.kind}, nudge" if answer.nudge else answer.kind


def test_the_second_wrong_try_of_a_step_earns_a_nudge() -> None:
    run = _run("SM-L1")
    assert _try(run, "use head 3") == "refused"
    assert _try(run, "keep log wall") == "missed, nudge"
    assert _try(run, "keep head head head") == "reached"
    run.go_on()
    assert _try(run, "keep head head") == "missed"


def test_a_miss_shows_what_came_of_it_before_it_is_taken_back() -> None:
    run = _run("SM-L1", LessonState(step=2))
    before = run.view
    run.play(GAME.read("use head 5"))
    answer = run.play(GAME.read("cell (0,3)"))
    assert "side_destroyed" in [event.__struct_config__.tag for event in answer.events]
    assert answer.view != before
    assert run.view == before


def test_where_too_many_ways_are_left_a_goal_counts_as_within_reach(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(goals, "MOST_POSITIONS", 0)
    assert _try(_run("SM-L1", LessonState(step=2)), "use head 4") == "onward"


def test_a_longer_way_is_as_good_where_the_step_allows_it() -> None:
    run = _run("SM-L7", LessonState(step=1))
    assert [_try(run, text) for text in ("use wall 2", "cell (5,6)", "cell (6,3)")] == ["onward", "onward", "reached"]


def test_what_is_no_move_at_all_is_no_try() -> None:
    run = _run("SM-L1")
    with pytest.raises(BadMove):
        run.play(GAME.read("dance"))
    assert run.state == LessonState()


def test_a_refusal_in_the_middle_keeps_what_was_done_before() -> None:
    run = _run("SM-L1", LessonState(step=2))
    assert _try(run, "use head 5") == "onward"
    assert _try(run, "cell (1,1)") == "refused"
    assert run.state.moves == ("use head 5",)
    assert _try(run, "cell (2,4)") == "reached"


def test_a_step_goes_on_from_the_intended_way_whatever_was_done() -> None:
    run = _run("SM-L4", LessonState(step=1))
    for text in ("use head 3", "character architect", "cell (5,5)"):
        _try(run, text)
    assert run.state.reached
    run.go_on()
    assert run.match.position.fields() == _run("SM-L4", LessonState(step=2)).match.position.fields()


def test_the_answer_can_be_shown_in_the_middle_of_a_try() -> None:
    run = _run("SM-L1", LessonState(step=2))
    _try(run, "use head 5")
    assert run.show().kind == "reached"
    assert run.state == LessonState(step=2, moves=run.step.do, reached=True)


def test_one_can_go_back_to_the_beginning_of_a_step_and_from_there_to_the_step_before() -> None:
    run = _run("SM-L1", LessonState(step=2))
    _try(run, "use head 5")
    run.go_back()
    assert run.state == LessonState(step=2)
    run.go_back()
    assert run.state == LessonState(step=1)
    run.go_back()
    run.go_back()
    assert run.state == LessonState()


def test_steps_can_be_skipped_to_the_end_and_the_last_one_taken_up_again() -> None:
    run = _run("SM-L1")
    for _ in range(4):
        run.go_on()
    assert run.is_done
    with pytest.raises(EngineBug):
        run.play(GAME.read("use head 5"))
    run.go_back()
    assert run.state == LessonState(step=2)


@pytest.mark.parametrize(
    "state",
    [
        LessonState(step=2, moves=("use head 5",), wrong=1),
        LessonState(step=1, moves=("keep head head head head",), reached=True),
        LessonState(step=3),
    ],
)
def test_a_lesson_is_taken_up_where_it_was_left(state: LessonState) -> None:
    run = _run("SM-L1", state)
    assert run.state == state
    assert run.view.you == lesson.LEARNER
    assert run.match.players[1].name == "Ben"


@pytest.mark.parametrize(
    "state",
    [
        LessonState(step=4),
        LessonState(moves=("use head 5",)),
        LessonState(moves=("dance",)),
        LessonState(moves=("keep log wall",), reached=True),
    ],
)
def test_a_place_that_a_lesson_does_not_have_is_refused(state: LessonState) -> None:
    with pytest.raises(BadRecord):
        _run("SM-L1", state)


def test_a_lesson_is_named_by_its_id_or_its_number() -> None:
    assert COURSE.lesson("sm-l2") == COURSE.lesson("2")
    with pytest.raises(BadSetup, match="unknown-lesson"):
        COURSE.lesson("99")
    with pytest.raises(BadSetup, match="unknown-game"):
        courses.load("chess")


STEP = """
[[step]]
given = { dice = "log log wall head crate" }
do = ["use log 2"]
goal.over = true
wrong = [{ play = ["use log 1"] }]
rules = ["SM-END-01"]
"""


@pytest.mark.parametrize(
    ("text", "entry", "field"),
    [
        ("id = 3\n", "-", "id"),
        ('id = "SM-L9"\nstep = []\n', "-", "step"),
        ('id = "SM-L9"\n' + STEP + "hint = 1\n", "step[0]", "hint"),
        ('id = "SM-L9"\n' + STEP.replace("given", "goes_on = true #"), "step[0]", "goes_on"),
        ('id = "SM-L9"\n' + STEP + "goes_on = true\n", "step[0]", "given"),
        ('id = "SM-L9"\n' + STEP.replace('["use log 2"]', "[]"), "step[0]", "do"),
        ('id = "SM-L9"\n' + STEP.replace("goal.over = true", "goal = {}"), "step[0]", "goal"),
        ('id = "SM-L9"\n' + STEP + 'point = ["moon 1"]\n', "step[0]", "point"),
        ("id = ", "-", "-"),
    ],
)
def test_a_file_that_is_wrong_is_named_with_entry_and_field(text: str, entry: str, field: str) -> None:
    with pytest.raises(BadData) as problem:
        lesson.read("09-test.toml", text)
    assert problem.value.values["file"] == "09-test.toml"
    assert (problem.value.values["entry"], problem.value.values["field"]) == (entry, field)


def test_a_goal_about_something_that_no_view_has_is_a_mistake_in_the_lesson() -> None:
    wrong = lesson.read("09-test.toml", 'id = "SM-L9"\n' + STEP.replace("goal.over = true", "goal.then.weather = 1"))
    with pytest.raises(BadData, match="weather"):
        LessonRun(GAME, wrong).play(GAME.read("use log 2"))
