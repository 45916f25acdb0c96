"""What has changed between versions of the rules of Valletta: a game keeps the values it began with."""

from auberge import games
from auberge.core.setup import settle_setup
from auberge.games.valletta import goods as g
from auberge.games.valletta import tables as t
from auberge.games.valletta.engine import Engine
from auberge.games.valletta.printed import sheet_of

INNKEEPER = t.BUILDING_NAMES.index("building_b12")


def test_since_version_2_the_innkeeper_costs_one_stone_less() -> None:
    costs = [sheet_of(None, version).cost for version in (1, 2)]
    assert [cost[INNKEEPER] for cost in costs] == [g.bundle(2, 1, 2, 1), g.bundle(2, 1, 1, 1)]
    assert [n for n in range(t.BUILDINGS) if costs[0][n] != costs[1][n]] == [INNKEEPER]


def test_what_a_seat_sees_is_imagined_with_the_values_of_the_table() -> None:
    for version in (1, 2):
        game = games.load("valletta", version)
        position = game.start(settle_setup(game.meta, seats=2, seed=1))
        imagined = game.imagine(game.view(position, None), 5)
        assert isinstance(imagined, Engine)
        assert imagined.sheet is sheet_of(None, version)
