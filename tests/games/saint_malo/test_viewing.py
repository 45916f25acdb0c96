"""Cities that were drawn before are drawn anew as soon as anything about them is otherwise."""

from auberge.core.setup import settle_setup
from auberge.games.saint_malo import viewing
from auberge.games.saint_malo.engine import Engine
from auberge.games.saint_malo.game import GAME
from auberge.games.saint_malo.position import City
from auberge.games.saint_malo.view import CityView


def a_table() -> Engine:
    return GAME.start(settle_setup(GAME.meta, seats=2, seed=1))


def first_city(position: Engine) -> CityView:
    return GAME.view(position, None).cities[0]


def test_a_city_that_is_as_it_was_is_not_drawn_again() -> None:
    position = a_table()
    assert first_city(position) is first_city(position)


def test_whatever_changes_in_a_city_is_seen() -> None:
    numbers = [name for name in dir(City()) if isinstance(getattr(City(), name), int)]
    assert {"bit0", "bit3", "points", "coins", "logs_delivered"} <= set(numbers)
    for name in numbers:
        position = a_table()
        city, before = position.cities[0], first_city(position)
        setattr(city, name, getattr(city, name) + 2)
        after = first_city(position)
        assert after != before, name
        assert after == viewing._city_view(position.sheet, city), name
