"""Positions put together by hand: what may be given, and how what is wrong is named."""

from collections.abc import Mapping

import pytest

from auberge import games
from auberge.core.errors import BadData
from auberge.core.setup import settle_setup
from auberge.games.saint_malo.printed import shipped_text
from auberge.games.saint_malo.view import CityView, SaintMaloView

GAME = games.load("saint_malo")
SETUP = settle_setup(GAME.meta, seats=2, seed=1, start_seat=0)


def seen(given: Mapping[str, object]) -> SaintMaloView:
    position = GAME.arrange(SETUP, given)
    assert not GAME.check(position)
    view = GAME.view(position, None)
    assert isinstance(view, SaintMaloView)
    return view


def city(values: Mapping[str, object]) -> CityView:
    return seen({"seat": {"2": values}}).cities[1]


def test_a_table_is_given() -> None:
    view = seen({"turn": 2, "round": 5, "ticks": 9, "end_triggered": True, "roll": "wall wall log head cross"})
    assert (view.turn, view.round, view.pirates.ticks, view.pirates.attacks, view.end_triggered) == (1, 5, 9, 2, True)
    assert (view.question, view.actor, view.dice) == ("keep", 1, ("log", "wall", "wall", "cross", "head"))


def test_final_dice_are_a_third_roll_and_open_the_announcement() -> None:
    view = seen({"dice": "wall wall log head cross"})
    assert (view.question, view.rolls, view.kept) == ("announce", 3, ())


def test_a_city_is_given() -> None:
    values = {"coins": 7, "logs": 4, "points": 9, "cells": {"(3,3) (0,5)": "soldier", "(0,1)": "wall"}}
    given = city(values)
    assert (given.coins, given.logs, given.points, given.defence, given.empty_cells) == (7, 4, 9, 2, 38)
    assert (given.cells[3][3], given.cells[0][5], given.cells[0][1], given.cells[1][1]) == (
        "soldier",
        "soldier",
        "wall",
        "crate",
    )


def test_a_city_is_filled_but_for_some_cells() -> None:
    given = city({"points": 10, "only_empty": ["(3,3)", "(0,5)"], "cells": {"(2,3)": "noble", "(0,1)": "crate"}})
    assert given.empty_cells == 2
    assert (given.cells[3][3], given.cells[0][5]) == ("empty", "empty")
    assert (given.cells[2][3], given.cells[0][1], given.cells[2][2], given.cells[6][1]) == (
        "noble",
        "crate",
        "crate",
        "wall",
    )


@pytest.mark.parametrize("coins", [0, 1, 2, 3, 4, 5, 6, 7, 50])
def test_the_ledger_of_coins_balances_with_whatever_is_given(coins: int) -> None:
    given = city({"coins": coins})
    assert given.coins == coins == 3 + given.merchant_coins - given.coins_spent
    assert given.coins_spent >= 0
    assert given.merchant_coins >= 0


@pytest.mark.parametrize(
    ("given", "entry", "field"),
    [
        ({"wind": 3}, "given", "wind"),
        ({"turn": 0}, "given", "turn"),
        ({"turn": 3}, "given", "turn"),
        ({"round": 0}, "given", "round"),
        ({"round": "one"}, "given", "round"),
        ({"ticks": 25}, "given", "ticks"),
        ({"ticks": True}, "given", "ticks"),
        ({"dice": "wall"}, "given", "dice"),
        ({"roll": "wall wall wall wall sword"}, "given", "roll"),
        ({"dice": "wall wall wall wall wall", "roll": "wall wall wall wall wall"}, "given", "roll"),
        ({"seat": 1}, "given", "seat"),
        ({"seat": {"3": {}}}, "given.seat", "3"),
        ({"seat": {"1": 4}}, "given.seat", "1"),
        ({"seat": {"1": {"gold": 4}}}, "given.seat.1", "gold"),
        ({"seat": {"1": {"coins": -1}}}, "given.seat.1", "coins"),
        ({"seat": {"1": {"cells": ["(3,3)"]}}}, "given.seat.1", "cells"),
        ({"seat": {"1": {"cells": {"(3,7)": "crate"}}}}, "given.seat.1.cells", "(3,7)"),
        ({"seat": {"1": {"cells": {"(0,0)": "crate"}}}}, "given.seat.1.cells", "(0,0)"),
        ({"seat": {"1": {"cells": {"(3,3)": "king"}}}}, "given.seat.1.cells", "(3,3)"),
        ({"seat": {"1": {"cells": {"(3,3)": "empty"}}}}, "given.seat.1.cells", "(3,3)"),
        ({"seat": {"1": {"cells": {"(3,3)": "wall"}}}}, "given.seat.1.cells", "(3,3)"),
        ({"seat": {"1": {"cells": {"(1,1)": "noble"}}}}, "given.seat.1.cells", "(1,1)"),
        ({"seat": {"1": {"only_empty": "(3,3)"}}}, "given.seat.1", "only_empty"),
        ({"seat": {"1": {"only_empty": ["3,3"]}}}, "given.seat.1", "only_empty"),
        ({"seat": {"1": {"only_empty": ["(3,3)"], "cells": {"(3,3)": "noble"}}}}, "given.seat.1", "only_empty"),
    ],
)
def test_what_is_wrong_is_named(given: Mapping[str, object], entry: str, field: str) -> None:
    with pytest.raises(BadData) as refused:
        GAME.arrange(SETUP, given)
    assert (refused.value.values["entry"], refused.value.values["field"]) == (entry, field)


def test_a_new_city_begins_with_what_the_data_says() -> None:
    text = shipped_text()
    data = text.replace("points = 0", "points = 7", 1)
    assert data != text
    view = GAME.view(GAME.start(settle_setup(GAME.meta, seats=2, seed=1, data=data)), None)
    assert isinstance(view, SaintMaloView)
    assert [city.points for city in view.cities] == [7, 7]
