"""A turn of Valletta seen through: what a decision promises at first sight is the best end it can lead to."""

from collections.abc import Iterator

import pytest

from auberge import games
from auberge.bots.valletta.levels import GUIDE
from auberge.bots.valletta.turn import worth_a_look, worths
from auberge.core.rng import advance, below, scramble
from auberge.core.setup import settle_setup
from auberge.games.valletta.engine import Engine

FEW = 60  # positions a turn may lead to, so that every one of them is looked at


def positions(seed: int) -> Iterator[Engine]:
    game = games.load("valletta")
    position = game.start(settle_setup(game.meta, seats=4, seed=seed))
    assert isinstance(position, Engine)
    position.pausing = False
    state = scramble(seed)
    while position.actor() >= 0:
        yield position.clone()
        actions = position.legal()
        state = advance(state)
        position.apply(actions[below(state, len(actions))])


def ends(position: Engine, seat: int) -> list[Engine]:
    """All positions this turn can end in."""
    if position.actor() != seat:
        return [position]
    found: list[Engine] = []
    for action in worth_a_look(position):
        after = position.clone()
        after.apply(action)
        found += ends(after, seat)
        if len(found) > FEW:
            break
    return found


def test_first_priors_follow_the_best_end_of_the_turn() -> None:
    compared = 0
    for position in positions(seed=2):
        seat, actions = int(position.actor()), worth_a_look(position)
        after = [position.clone() for _ in actions]
        for one, action in zip(after, actions, strict=True):
            one.apply(action)
        all_ends = [ends(one, seat) for one in after]
        if len(actions) == 1 or sum(map(len, all_ends)) > FEW:
            continue
        best = [max(GUIDE.judge.strength(end, seat) for end in few) for few in all_ends]
        assert worths(position, seat, actions, GUIDE.judge) == pytest.approx(best)
        priors = GUIDE.first_priors(position, actions)
        assert sum(priors) == pytest.approx(1)
        assert priors.index(max(priors)) == best.index(max(best))
        compared += len(set(best)) > 1
    assert compared >= 10
