"""`auberge learn`: the courses, how far one has come in them, and what of the rules they teach."""

from collections.abc import Sequence
from contextlib import suppress

from rich.console import Console
from rich.table import Table
from rich.text import Text

from auberge import games
from auberge.cli import palette
from auberge.cli.consoles import open_console, prepare_input
from auberge.cli.learn import progress
from auberge.cli.learn.lesson_table import LessonTable
from auberge.cli.learn.progress import Progress
from auberge.cli.play.commands import Left
from auberge.cli.usage import Interrupted, NotProved, SaveFailed
from auberge.core.errors import BadRecord
from auberge.lessons import courses
from auberge.lessons.courses import Course
from auberge.lessons.coverage import Coverage, coverage
from auberge.lessons.lesson import Lesson
from auberge.lessons.run import LessonRun, LessonState
from auberge.words import Words

TIPS = 3


def list_courses(words: Words) -> None:
    """Every course with its lessons: done, begun, or still to come."""
    console, kept = open_console(), progress.load()
    for game in games.NAMES:
        lessons = courses.load(game).lessons
        done = sum(lesson.id in kept.done for lesson in lessons)
        title = words.say("lesson-course", game=words.say(f"{game}-title"), done=done, all=len(lessons))
        table = Table.grid(padding=(0, 2, 0, 0))
        for number, lesson in enumerate(lessons, start=1):
            row = (str(number), words.say(f"lesson-{lesson.id}-title"), _mark(lesson, kept, words))
            table.add_row(Text(f"  {row[0]}", "bold"), Text(row[1]), Text(row[2], palette.GOOD))
        console.print(Text(title, "bold"), table, sep="\n")
        console.print(Text(f"  {words.say('lesson-how-to-start', command=_command(game))}\n", palette.QUIET))


def _mark(lesson: Lesson, kept: Progress, words: Words) -> str:
    if lesson.id in kept.done:
        return words.say("lesson-done-mark")
    return words.say("lesson-begun-mark") if lesson.id in kept.left else ""


def _command(game: str) -> str:
    return f"auberge learn {game}"


def learn(game: str, name: str | None, words: Words) -> None:
    """Teaches from the lesson named, or from the first that is not done, to the end of the course. Interrupted after
    Ctrl-C; how far one has come is kept all the same. SaveFailed, at the end, if it could not be."""
    course, console, kept = courses.load(game), open_console(), progress.load()
    prepare_input()
    try:
        for lesson in _lessons_from(course, name, kept):
            _teach(game, lesson, words, console, kept)
            console.print(Text(words.say("lesson-finished", title=words.say(f"lesson-{lesson.id}-title")), "bold"))
    except (Left, EOFError):
        console.print(Text(words.say("lesson-left", command=_command(game))))
        progress.save(kept)
        return
    except KeyboardInterrupt as stop:
        console.print()
        raise Interrupted("lesson-left", command=_command(game)) from stop
    tips = [words.say(f"lesson-{game}-tip-{number}") for number in range(1, TIPS + 1)]
    console.print(Text(words.say("lesson-tips"), "bold"), *(Text(f"- {tip}") for tip in tips), sep="\n")
    console.print(Text(words.say("lesson-play-now", command=f"auberge play {game}")))
    progress.save(kept)


def _lessons_from(course: Course, name: str | None, kept: Progress) -> Sequence[Lesson]:
    """The lessons to go through; a finished course begins anew."""
    lessons = course.lessons
    if name is not None:
        return lessons[lessons.index(course.lesson(name)) :]
    return [lesson for lesson in lessons if lesson.id not in kept.done] or lessons


def _teach(game: str, lesson: Lesson, words: Words, console: Console, kept: Progress) -> None:
    names = [words.say("cli-player", seat=1), *(name.strip() for name in words.say("house-names").split(","))]

    def keep(state: LessonState) -> None:
        if state.step < len(lesson.step):
            kept.leave(lesson.id, state)
        else:
            kept.finish(lesson.id)
        with suppress(SaveFailed):  # told once, in the end
            progress.save(kept)

    try:
        run = LessonRun(games.load(game), lesson, names, kept.left.get(lesson.id))
    except BadRecord:  # left in an earlier version of this lesson
        run = LessonRun(games.load(game), lesson, names)
    LessonTable(run, console, words, keep).teach()


def show_coverage(game: str | None, words: Words) -> None:
    """The chapters of the canons and the lessons that meet them. NotProved if a chapter has none."""
    console = open_console()
    missing = 0
    for name in games.NAMES if game is None else (game,):
        found = coverage(name, courses.load(name))
        table = Table.grid(padding=(0, 2, 0, 0))
        for one in found:
            table.add_row(Text(one.chapter.number, "bold"), one.chapter.title, _share(one), _lessons_of(one, words))
        console.print(Text(words.say(f"{name}-title"), "bold"), table, sep="\n")
        met, taught = sum(bool(one.met) for one in found), sum(one.not_taught is None for one in found)
        console.print(Text(words.say("lesson-coverage", met=met, all=taught)))
        missing += sum(one.is_missing for one in found)
    if missing:
        raise NotProved("lesson-coverage-missing", number=missing)


def _share(one: Coverage) -> str:
    return f"{len(one.met)}/{len(one.chapter.rules)}"


def _lessons_of(one: Coverage, words: Words) -> Text:
    if one.lessons:
        return Text(", ".join(one.lessons))
    return Text(words.say("lesson-no-lesson" if one.is_missing else "lesson-not-taught"), palette.QUIET)
