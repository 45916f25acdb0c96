"""How many clicks a turn takes, counted by somebody who plays by mouse against a bot."""

from statistics import median

import pytest

from .clicks import clicks_of_a_turn
from .conftest import NewPage
from .house import House

MOST = {"saint_malo": 6, "valletta": 7, "malta": 7}


@pytest.mark.parametrize("game", MOST)
def test_a_turn_takes_few_clicks(new_page: NewPage, house: House, game: str) -> None:
    page = new_page("/healthz")
    counted = [clicks_of_a_turn(page, house, game, number) for number in range(2, 7)]
    print(game, counted)
    assert median(counted) <= MOST[game], counted
