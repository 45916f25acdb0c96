"""Which chapters of a canon the lessons meet, and which they leave out."""

import msgspec

from auberge import canon
from auberge.canon import Chapter
from auberge.lessons.courses import Course
from auberge.lessons.lesson import Lesson


class Coverage(msgspec.Struct, frozen=True):
    """One chapter: the rules of it that lessons meet, those lessons, and why none need to, where that is so."""

    chapter: Chapter
    met: tuple[str, ...]
    lessons: tuple[str, ...]
    not_taught: str | None

    @property
    def is_missing(self) -> bool:
        """Whether a lesson should meet this chapter and none does."""
        return not self.met and self.not_taught is None


def coverage(game_name: str, course: Course) -> list[Coverage]:
    """Every chapter that players act by, in the order of the canon."""
    met = {lesson.id: rules_met(lesson) for lesson in course.lessons}
    everything = set().union(*met.values())
    return [
        Coverage(
            chapter,
            tuple(rule for rule in chapter.rules if rule in everything),
            tuple(lesson for lesson, rules in met.items() if rules & set(chapter.rules)),
            course.not_taught.get(chapter.number),
        )
        for chapter in canon.chapters(canon.canon_text(game_name))
    ]


def rules_met(lesson: Lesson) -> set[str]:
    """The rules a lesson is about, and those that answer wrong tries."""
    found: set[str] = set()
    for step in lesson.step:
        found |= {*step.rules, *(refused.rule for refused in step.refused)}
        found |= {way.rule for way in step.wrong if way.rule is not None}
    return found
