"""What is kept between questions is what would be found afresh: seasons, raids, and what lies around the cells."""

from auberge import games
from auberge.bots.saint_malo.outlook import Outlook
from auberge.bots.saint_malo.raids import MOST_DEFENCE
from auberge.bots.saint_malo.survey import Survey
from auberge.bots.saint_malo.tally import around, types_around
from auberge.bots.saint_malo.weights import Weights
from auberge.core.bits import has, numbers, size
from auberge.core.rng import scramble
from auberge.core.setup import settle_setup
from auberge.games.saint_malo import tables as t
from auberge.games.saint_malo.engine import Engine
from auberge.games.saint_malo.position import City

GAME = games.load("saint_malo")


def arranged(given: dict[str, object], seats: int = 2) -> Engine:
    position = GAME.arrange(settle_setup(GAME.meta, seats=seats, seed=1, start_seat=0), given)
    assert isinstance(position, Engine)
    return position


def all_of(outlook: Outlook) -> list[float]:
    """Every number an outlook may be asked for."""
    found = [*outlook.coins, *outlook.logs, *[outlook.room(cells) for cells in range(t.GRID)]]
    for swords in range(t.DICE + 1):
        found += [outlook.defence_at(swords, defence) for defence in range(MOST_DEFENCE)]
    return found


def test_what_weights_keep_is_what_they_would_find_again() -> None:
    kept = Weights()
    soldiers = {"(3,3)": "soldier", "(3,4)": "soldier"}
    tables: list[tuple[dict[str, object], int]] = [
        ({}, 2),
        ({"ticks": 3}, 2),
        ({}, 3),
        ({"seat": {"2": {"cells": soldiers}}}, 2),
        ({"seat": {"1": {"cells": soldiers}}}, 2),
        ({"turn": 2}, 2),
        ({"turn": 2, "end_triggered": True}, 2),
    ]
    seen = []
    for given, seats in [*tables, *tables]:
        position = arranged(given, seats)
        found = all_of(Outlook(position, kept))
        assert found == all_of(Outlook(position, Weights())), given
        seen.append(found)
    assert all(seen[one] != seen[other] for one in range(len(tables)) for other in range(one))


def test_a_tally_counts_what_lies_around() -> None:
    for seed in range(50):
        cells = scramble(seed) & scramble(seed + 100) & t.CELLS
        near = around(cells)
        for cell in numbers(t.CELLS & ~cells):
            number = size(cells & t.AROUND[cell])
            assert near.at(cell) == number
            assert [has(near.at_least(least), cell) for least in range(1, 9)] == [number >= n for n in range(1, 9)]


def test_a_tally_counts_types_not_characters() -> None:
    city = City()
    for place, cell in enumerate(numbers(t.AROUND[24])):
        city.put(cell, t.CHARACTER + place // 2)
    assert types_around(city).at(24) == 4


def test_in_a_full_city_nothing_finds_a_place() -> None:
    position = arranged({})
    position.city.bit0 = t.CELLS
    survey = Survey(position.city, Outlook(position, Weights()))
    for worth in (survey.crate_at(survey.best_for_crate(0)), survey.church_at(survey.best_for_church(0))):
        assert worth < -100
