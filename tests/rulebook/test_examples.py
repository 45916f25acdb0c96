"""Every example of the rule books, set up by the engine: a change of rules that makes one untrue breaks the build."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from auberge import games
from auberge.core.protocol import Seat
from auberge.lessons import courses
from auberge.rulebook import books
from auberge.rulebook.book import ExampleBlock
from auberge.testing import expectations
from auberge.testing.invariants import broken_invariants
from tests.pointing import not_on_the_table, without_address
from tests.rulebook.shelf import BOOKS

SCENARIOS = Path(__file__).parents[2] / "scenarios"


def _examples() -> Iterator[object]:
    for game, book in BOOKS.items():
        for name, example in book.examples.items():
            yield pytest.param(game, example, id=f"{game}-{name}")


every_example = pytest.mark.parametrize(("name", "example"), list(_examples()))


@every_example
def test_the_position_of_an_example_can_arise_and_what_is_said_of_it_holds(name: str, example: ExampleBlock) -> None:
    game = games.load(name)
    match = books.shown(game, example)
    assert not list(broken_invariants(game, match.position))
    view = game.view(match.position, Seat(example.seat - 1))
    assert not list(expectations.differences(example.then, expectations.as_read(view)))
    assert not list(not_on_the_table(example.points, view, example.players))


@every_example
def test_an_example_comes_from_a_scenario_or_a_lesson(name: str, example: ExampleBlock) -> None:
    if (SCENARIOS / name / f"{example.source}.toml").is_file():
        return
    lesson, _, step = example.source.rpartition("-")
    assert 1 <= int(step) <= len(courses.load(name).lesson(lesson).step)


@pytest.mark.parametrize("game", BOOKS)
def test_what_an_example_points_at_says_its_address_on_the_page(game: str) -> None:
    things = {thing for example in BOOKS[game].examples.values() for thing in example.points}
    assert not without_address(things, game)
