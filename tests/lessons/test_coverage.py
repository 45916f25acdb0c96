"""Every chapter that players act by is met by a lesson, or the course says why not."""

import pytest

from auberge import canon, games
from auberge.lessons import courses
from auberge.lessons.coverage import coverage, rules_met


@pytest.mark.parametrize("game", games.NAMES)
def test_every_chapter_is_met_by_a_lesson_or_excused(game: str) -> None:
    course = courses.load(game)
    found = coverage(game, course)
    assert [one.chapter.number for one in found if one.is_missing] == []
    assert {one.chapter.number for one in found if not one.met} == set(course.not_taught)


@pytest.mark.parametrize("game", games.NAMES)
def test_lessons_name_only_rules_of_their_game(game: str) -> None:
    known = canon.canon(game)
    assert [rule for lesson in courses.load(game).lessons for rule in rules_met(lesson) if rule not in known] == []


def test_a_chapter_without_a_lesson_is_noticed() -> None:
    whole = courses.load("saint_malo")
    part = courses.Course(whole.not_taught, whole.lessons[:3])
    missing = [one.chapter.title for one in coverage("saint_malo", part) if one.is_missing]
    assert missing[:2] == ["Log (brown)", "Wall (grey)"]


def test_chapters_hold_rules_of_players_only() -> None:
    dice = "### 2.1 Dice\n- **SM-DICE-01** Roll. [DE]\n- **SM-REC-01** Note.\n"
    text = f"## 2. Rules\n{dice}## 6. More\n- **SM-AMB-01** So.\n"
    assert list(canon.chapters(text)) == [canon.Chapter("2.1", "Dice", ("SM-DICE-01",))]
