"""What a lesson points at has an address on the page: `data-thing` in the game's part of it."""

import pytest

from auberge import games
from auberge.lessons import courses
from tests.pointing import without_address


@pytest.mark.parametrize("game", games.NAMES)
def test_every_kind_of_thing_a_lesson_points_at_says_its_address_on_the_page(game: str) -> None:
    things = {thing for lesson in courses.load(game).lessons for step in lesson.step for thing in step.point}
    assert things
    assert not without_address(things, game)
