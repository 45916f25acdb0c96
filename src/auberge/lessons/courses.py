"""The courses: every lesson of a game in order, read from the package."""

from functools import cache
from importlib import resources

import msgspec

from auberge import games
from auberge.core.errors import BadSetup
from auberge.lessons import lesson
from auberge.lessons.lesson import Lesson
from auberge.testing.tables import read_as

COURSE = "course.toml"


class Course(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All lessons of a game, and the chapters of its canon that need no lesson."""

    not_taught: dict[str, str]  # the number of the chapter, and why
    lessons: tuple[Lesson, ...] = ()

    def lesson(self, name: str) -> Lesson:
        """The lesson of this id, or of this number from 1. BadSetup if there is none."""
        wanted = name.strip().upper()
        for number, found in enumerate(self.lessons, start=1):
            if wanted in (found.id, str(number)):
                return found
        raise BadSetup("unknown-lesson", name=name, known=", ".join(found.id for found in self.lessons))


@cache
def load(game_name: str) -> Course:
    """The course of a game. BadSetup if there is no such game or it has none, BadData if a file of it is wrong."""
    games.check_brings(game_name, "lessons")
    folder = resources.files("auberge.lessons") / game_name
    texts = {file.name: file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".toml")}
    course = read_as(Course, COURSE, texts.pop(COURSE))
    return msgspec.structs.replace(course, lessons=tuple(lesson.read(name, texts[name]) for name in sorted(texts)))
