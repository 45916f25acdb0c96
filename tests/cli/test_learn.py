"""`auberge learn`: courses by typed lines, every answer, leaving and coming back, in four languages."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from auberge import games
from auberge.cli.learn import lesson_table, progress
from auberge.lessons import courses
from auberge.lessons.lesson import Lesson
from auberge.lessons.run import LessonState
from auberge.words import LANGUAGES, Words
from tests.cli.terminal import error_of, flat, interrupt_after, run


def _typed(lessons: Sequence[Lesson]) -> Iterator[str]:
    """The intended way through these lessons, with Enter after each step."""
    for lesson in lessons:
        for step in lesson.step:
            yield from (*step.do, "")


@pytest.mark.parametrize(("game", "language"), [("saint_malo", "en"), ("valletta", "fr"), ("malta", "de")])
def test_a_course_is_done_to_its_end_by_typing(game: str, language: str) -> None:
    lessons, words = courses.load(game).lessons[-2:], Words(language)
    result = run("learn", game, lessons[0].id, "--lang", language, typed=_typed(lessons))
    said = flat(result.stdout)
    assert result.exit_code == 0, result.output[-2000:]
    assert words.say("lesson-missed") not in said
    for lesson in lessons:
        assert words.say("lesson-finished", title=words.say(f"lesson-{lesson.id}-title")) in said
    assert words.say(f"lesson-{game}-tip-3") in said
    assert progress.load().done == {lesson.id for lesson in lessons}


def test_without_a_game_the_courses_are_listed_with_what_is_done() -> None:
    progress.save(progress.Progress({"SM-L1"}, {"SM-L2": LessonState(step=1)}))
    listed = run("learn").stdout
    assert "Saint Malo: 1 of 8 done" in listed
    assert "Five dice, three rolls      done" in listed
    assert "Coins change dice           begun" in listed
    assert all(f"auberge learn {game}" in listed for game in games.NAMES)


def test_wrong_tries_are_answered_by_their_rule_and_the_second_by_a_nudge() -> None:
    said = flat(run("learn", "saint_malo", typed=["use head 3", "dance", "keep log wall", ""]).stdout)
    refused, missed = said.index("(rule SM-TURN-03)"), said.index("That is legal, but not what this step asks for.")
    assert refused < missed < said.index("SM-DICE-09") < said.index("Keep only the three heads.")
    assert said.count("Keep only the three heads.") == 1
    assert "Type “show” to see how it is done." in said
    assert "“dance”" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_hint_show_back_skip_and_quit_have_words_in_every_language(language: str) -> None:
    say = Words(language).say
    hint, show, back, skip, leave = (say(f"lesson-command-{name}") for name in lesson_table.COMMANDS)
    typed = [hint, show, "", back, skip, skip, skip, "?", leave]
    said = flat(run("learn", "saint_malo", "--lang", language, typed=typed).stdout)
    assert say("lesson-SM-L1-1-nudge") in said
    assert say("lesson-SM-L1-1-done") in said
    assert said.count(say("lesson-SM-L1-1-text")) == 2
    assert say("lesson-finished", title=say("lesson-SM-L1-title")) in said
    assert said.strip().endswith(say("lesson-left", command="auberge learn saint_malo"))


def test_a_lesson_goes_on_where_it_was_left() -> None:
    run("learn", "saint_malo", "2", typed=["use head 3", "quit"])
    said = flat(run("learn", "saint_malo", "2", typed=["character merchant", "quit"]).stdout)
    assert "Coins change dice, 2 of 3" in said
    assert progress.load().left == {"SM-L2": LessonState(step=1, moves=("character merchant",))}


def test_the_board_is_drawn_with_what_was_done_so_far() -> None:
    said = run("learn", "saint_malo", "2", typed=["skip", "character merchant", "back", "quit"]).stdout
    assert said.count("Coins change dice, 2 of 3") == 3
    assert "Look at: C3" in said


def test_what_the_page_rings_is_named() -> None:
    saint_malo, malta = (flat(run("learn", game, typed=["quit"]).stdout) for game in ("saint_malo", "malta"))
    assert "Look at: the “head” dice" in saint_malo
    assert "Look at: your pawn, D2" in malta
    said = run("learn", "valletta", "6", typed=["skip", "quit"]).stdout
    assert "Look at: Roofer, the cost of C1, your goods" in flat(said)
    assert "Look at: Tax Collector, Rosie’s goods" in flat(said)


def test_given_dice_are_those_of_the_last_roll() -> None:
    assert "roll 3/3" in run("learn", "saint_malo", "2", typed=["quit"]).stdout


def test_ctrl_c_keeps_how_far_one_has_come(monkeypatch: pytest.MonkeyPatch) -> None:
    interrupt_after(["skip"], monkeypatch)
    result = run("learn", "malta")
    assert result.exit_code == 130
    assert error_of(result) == "Until next time. To continue: auberge learn malta"
    assert progress.load().left == {"M-L1": LessonState(step=1)}


def test_progress_that_cannot_be_read_is_none(data_folder: Path) -> None:
    data_folder.mkdir()
    for text in ('{"done": 3}', "", '{"done": [], "left": {"SM-L1": {"step": 9}}}'):
        progress.progress_file().write_text(text)
        assert "Five dice, three rolls, 1 of 3" in flat(run("learn", "saint_malo", typed=["quit"]).stdout)


def test_a_folder_that_cannot_be_written_stops_no_lesson_and_is_told_in_the_end(data_folder: Path) -> None:
    data_folder.write_text("a file")
    result = run("learn", "saint_malo", typed=["skip", "quit"])
    assert "2 of 3" in flat(result.stdout)
    assert error_of(result).startswith("Your progress cannot be saved")
    assert result.exit_code == 1


@pytest.mark.parametrize(
    ("args", "told"),
    [(["chess"], "no game called “chess”"), (["malta", "99"], "There is no lesson “99”.")],
)
def test_unknown_courses_and_lessons_are_refused(args: list[str], told: str) -> None:
    result = run("learn", *args)
    assert result.exit_code == 2
    assert told in error_of(result)


def test_coverage_lists_chapters_with_their_lessons() -> None:
    result = run("learn", "--coverage")
    assert result.exit_code == 0
    assert "2.10 Goods crate (orange) 7/8 SM-L3, SM-L5" in flat(result.stdout)
    assert "not taught" in result.stdout
    assert result.stdout.count("Chapters taught:") == 3


def test_a_chapter_without_a_lesson_fails_the_check(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = courses.load("malta")
    monkeypatch.setattr(courses, "load", lambda _game: courses.Course(whole.not_taught, whole.lessons[:2]))
    result = run("learn", "malta", "--coverage")
    assert result.exit_code == 1
    assert "chapters have no lesson." in error_of(result)
