"""What a lesson points at has an address on the page: `data-thing` in the game's part of it."""

import re
from pathlib import Path

import pytest

from auberge import games
from auberge.lessons import courses

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"


@pytest.mark.parametrize("game", games.NAMES)
def test_every_kind_of_thing_a_lesson_points_at_says_its_address_on_the_page(game: str) -> None:
    lessons = courses.load(game).lessons
    kinds = {thing.split()[0] for lesson in lessons for step in lesson.step for thing in step.point}
    page = "".join(file.read_text(encoding="utf-8") for file in (GAMES / game).rglob("*.svelte"))
    said = set(re.findall(r"data-thing=(?:\"|{[^}`']*[`'])([a-z]+)", page))
    assert kinds - said == set()
