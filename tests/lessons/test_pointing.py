"""What a lesson points at has an address on the page (`data-thing`); only what the intended move uses is pressed."""

import pytest

from auberge import games
from auberge.lessons import courses
from tests.pointing import without_address


@pytest.mark.parametrize("game", games.NAMES)
def test_every_kind_of_thing_a_lesson_points_at_says_its_address_on_the_page(game: str) -> None:
    things = {thing for lesson in courses.load(game).lessons for step in lesson.step for thing in step.point}
    assert things
    assert not without_address(things, game)


@pytest.mark.parametrize(
    ("lesson", "step", "pressed"),
    [
        ("SM-L1", 1, ("die head", "button roll")),
        ("SM-L1", 2, ()),
        ("SM-L3", 1, ()),  # both crates go beside the cell that is pointed at
        ("SM-L5", 1, ("cell (4,0)", "cell (5,0)")),
        ("V-L1", 1, ("card shopkeeper",)),
        ("V-L1", 3, ("card banker",)),
        ("V-L3", 2, ("card builder", "building building_g01")),
        ("M-L1", 1, ("space (1,3)",)),
        ("M-L4", 1, ("pawn 2", "card shove")),
        ("M-L7", 3, ("space (0,3)",)),
    ],
)
def test_only_what_the_intended_move_uses_is_to_be_pressed(lesson: str, step: int, pressed: tuple[str, ...]) -> None:
    found = {one.id: one for game in games.NAMES for one in courses.load(game).lessons}[lesson]
    assert found.step[step - 1].pressed == pressed
