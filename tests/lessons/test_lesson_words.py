"""What the lessons say: every step in every language, short enough to be read at a glance."""

import pytest

from auberge import games
from auberge.lessons import courses
from auberge.words import LANGUAGES, Words
from tests import catalogue

MOST_WORDS = {"en": 25, "it": 25, "fr": 30, "de": 30}
TIPS = 3


def _keys(game: str) -> list[str]:
    """The words of a course: a title for each lesson, three texts for each step, tips at the end."""
    found = [f"lesson-{game}-tip-{number}" for number in range(1, TIPS + 1)]
    for lesson in courses.load(game).lessons:
        found.append(f"lesson-{lesson.id}-title")
        for step in range(1, len(lesson.step) + 1):
            found += [f"lesson-{lesson.id}-{step}-{part}" for part in ("text", "nudge", "done")]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.NAMES)
def test_a_course_is_said_in_every_language_in_few_words(game: str, language: str) -> None:
    words = Words(language, strict=True)
    said = {key: words.say(key) for key in _keys(game)}
    assert not {key: text for key, text in said.items() if _words(text) > MOST_WORDS[language]}


@pytest.mark.parametrize(
    ("key", "said"),
    {
        "lesson-V-L2-2-text": ("other goods", "d’autres types", "di altri tipi", "andere"),
        "lesson-V-L6-2-text": ("except gold", "sauf l’Or", "monete escluse", "1 Holz, 1 Stein und 1 Ziegel"),
        "lesson-SM-L2-2-text": ("four coins", "gagnez-en quatre", "quattro", "Verdiene vier"),
        "lesson-SM-L3-1-text": ("a corner", "un coin", "un angolo", "auch diagonal"),
        "lesson-SM-L4-3-text": ("a new house", "une nouvelle maison", "una casa nuova", "einem neuen Haus"),
        "lesson-M-L4-4-text": ("0-circle", "cercle 0", "cerchio 0", "0-Kreis"),
        "valletta-preset-french_edition-help": ("except Jean", "sauf le", "tranne allo", "außer Jeans"),
    }.items(),
)
def test_no_language_loses_what_limits_a_rule_or_names_the_task(key: str, said: tuple[str, ...]) -> None:
    for language, clause in zip(("en", "fr", "it", "de"), said, strict=True):
        assert clause in Words(language, strict=True).say(key)


def _words(text: str) -> int:
    """French sets marks apart by a space: only what holds a letter or a digit is a word."""
    return sum(any(sign.isalnum() for sign in part) for part in text.split())


def test_the_catalogues_hold_no_words_of_lessons_that_are_gone() -> None:
    for game in games.NAMES:
        assert sorted(catalogue.keys("en", f"lessons_{game}.ftl")) == sorted(_keys(game))
