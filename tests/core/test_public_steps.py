"""Of a public step everybody sees all that came of it, so that nobody need be asked for each viewer anew."""

from random import Random

import pytest

from auberge import games
from auberge.core.match import Match
from auberge.core.protocol import Seat
from auberge.core.record import HUMAN, Player
from auberge.core.session import Session
from auberge.core.setup import settle_setup
from auberge.core.steps import CHOICES


@pytest.mark.parametrize("name", games.NAMES)
def test_everybody_sees_what_a_spectator_sees(name: str) -> None:
    game, found = games.load(name), set[bool]()
    for seats in range(game.meta.min_seats, game.meta.max_seats + 1):
        setup, mind = settle_setup(game.meta, seats=seats, seed=seats), Random(seats)
        session = Session(Match(game, setup, [Player(str(seat), HUMAN) for seat in range(seats)]))
        while not session.is_over:
            due = session.due
            if due.kind in CHOICES:
                session.play(due.seat, mind.choice(session.view(due.seat).moves))
            else:
                session.proceed()
        for step in session.match.steps:
            outside = [game.witness(event, None) for event in step.events]
            is_public = all(seen is event for seen, event in zip(outside, step.events, strict=True))
            assert step.public == is_public
            found.add(is_public)
            for event, seen in zip(step.events, outside, strict=True):
                told = [game.witness(event, Seat(seat)) for seat in range(seats)]
                assert seen is None or all(each == seen for each in told), event
    assert found == ({True, False} if game.meta.hidden else {True})
