"""The learned judgement of Saint Malo: its features, its net, and whom it calls ahead."""

import pytest

from auberge import games
from auberge.bots.saint_malo.features import features_of
from auberge.bots.saint_malo.judge import Judge
from auberge.bots.saint_malo.learned import NET
from auberge.bots.saint_malo.values import HIDDEN, INPUTS
from auberge.bots.search.net import BLOCK
from auberge.core.protocol import OVER
from auberge.core.setup import settle_setup
from auberge.games.saint_malo.engine import Engine

GAME = games.load("saint_malo")


def arranged(given: dict[str, object], seats: int = 2) -> Engine:
    position = GAME.arrange(settle_setup(GAME.meta, seats=seats, seed=1, start_seat=0), given)
    assert isinstance(position, Engine)
    return position


def test_the_net_fits_the_features() -> None:
    assert HIDDEN % BLOCK == 0
    for seats in range(2, 6):
        position = arranged({}, seats)
        for seat in range(seats):
            found = features_of(position, seat)
            assert len(found) == INPUTS
            assert all(-0.01 <= feature <= 3.01 for feature in found)


def test_features_tell_how_much_lies_around_empty_cells() -> None:
    """Churches around the cells beside (3,3): levels 6 to 1 follow the seven of crates, each with two numbers."""
    churches = {"(3,3)": "church_1", "(3,4)": "church_2"}
    plain, built = features_of(arranged({}), 0), features_of(arranged({"seat": {"1": {"cells": churches}}}), 0)
    first = INPUTS - 7 - 2 * (6 + 6)
    assert plain[first : first + 12] == [0.0] * 12
    assert built[first : first + 12] == [*[0.0] * 8, 1.0, 1.0, 1.0, 1.0], "four cells touch both, more touch one"


@pytest.mark.parametrize(
    ("city", "better"),
    [
        ({"logs": 1}, {"logs": 4}),
        ({"coins": 1}, {"coins": 9}),
        ({}, {"cells": {"(3,3)": "church_1", "(3,4)": "church_2", "(4,4)": "church_3"}}),
        ({"cells": {"(2,3)": "citizen"}}, {"cells": {"(2,3)": "noble"}, "points": 7}),
    ],
    ids=["logs", "coins", "churches", "points"],
)
def test_who_has_more_is_ahead(city: dict[str, object], better: dict[str, object]) -> None:
    position = arranged({"seat": {"1": better, "2": city}})
    assert Judge(NET).lead(position, 0) > Judge(NET).lead(arranged({"seat": {"1": city, "2": city}}), 0) + 0.5


def test_leads_of_two_cancel_out() -> None:
    position = arranged({"seat": {"1": {"coins": 9}, "2": {"logs": 5}}})
    assert Judge(NET).lead(position, 0) == pytest.approx(-Judge(NET).lead(position, 1))


def test_a_finished_game_is_judged_by_its_points() -> None:
    position = arranged({"turn": 2, "end_triggered": True, "dice": "log log log log log", "seat": {"2": {"coins": 0}}})
    assert position.actor() == OVER, "there was nothing left but to pass"
    assert Judge(NET).lead(position, 0) == position.score_of(0) - position.score_of(1)
