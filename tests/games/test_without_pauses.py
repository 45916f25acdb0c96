"""A position that does not pause lets chance happen by itself: for search and simulation."""

import pytest

from auberge import games
from auberge.core.position import OVER
from auberge.core.setup import settle_setup


@pytest.mark.parametrize("name", games.NAMES)
def test_a_game_that_does_not_pause_is_played_to_the_end_by_decisions_alone(name: str) -> None:
    game = games.load(name)
    position = game.start(settle_setup(game.meta, seats=2, seed=5, start_seat=0))
    for step in range(5000):
        if position.actor() == OVER:
            break
        assert position.actor() >= 0
        legal = position.legal()
        position.apply(legal[(7 * step) % len(legal)])
    assert position.result() is not None
