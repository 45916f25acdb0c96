"""Whole games of Malta! by random choice: invariants, views, imagined positions and records, concessions included.

The conformance suite takes this over as soon as the game is registered; until then it is kept here in short.
"""

from random import Random

import pytest

from auberge.core.match import Match, resume
from auberge.core.protocol import CHANCE, Seat, Setup
from auberge.core.record import Player, dumps, loads
from auberge.core.setup import settle_setup
from auberge.games.malta.events import Given, WithoutEffect
from auberge.games.malta.game import GAME
from auberge.games.malta.moves import Concede
from tests.canon import rule

TABLES = [
    (seats, board, mode) for seats in range(2, 7) for board in ("7x7", "5x5") for mode in ("no_play", "skip_turn")
]
ALLOWED = [table for table in TABLES if table[0] == 2 or table[1] == "7x7"]


def setup_of(table: tuple[int, str, str], seed: int) -> Setup:
    seats, board, mode = table
    return settle_setup(GAME.meta, seats=seats, seed=seed, options={"board": board, "blind_faith": mode})


def step(match: Match, chooser: Random) -> None:
    """Chance, now and then a concession, else a random move."""
    if match.actor == CHANCE:
        match.chance()
    elif chooser.random() < 0.01:
        view = GAME.view(match.position, None)
        match.play(chooser.choice([Seat(seat) for seat, player in enumerate(view.players) if player.is_in]), Concede())
    else:
        match.play(Seat(match.actor), chooser.choice(GAME.moves(match.position)))


def check_views(match: Match, seed: int) -> None:
    p = match.position
    for seat in (None, *map(Seat, range(match.setup.seats))):
        view = GAME.view(p, seat)
        imagined = GAME.imagine(view, seed)
        assert GAME.view(imagined, seat) == view
        if seat == match.actor:
            assert imagined.legal() == p.legal()


@pytest.mark.parametrize("table", ALLOWED, ids=str)
@pytest.mark.parametrize("seed", range(8))
def test_a_random_game_keeps_every_promise(table: tuple[int, str, str], seed: int) -> None:
    chooser = Random(seed)
    setup = setup_of(table, seed)
    match = Match(GAME, setup, [Player("somebody", "human")] * setup.seats)
    while not match.is_over:
        step(match, chooser)
        assert GAME.check(match.position) == []
        if len(match.steps) % 23 == 0:
            check_views(match, seed)
    result = match.position.result()
    assert result is not None
    assert sorted(result.places) == [1, *[2] * (setup.seats - 1)]
    for with_seed in (True, False):
        again = resume(GAME, loads(dumps(match.record(with_seed=with_seed))))
        assert again.position.fields()[1:] == match.position.fields()[1:] or not with_seed
        assert again.position.result().places == result.places  # type: ignore[union-attr]


@pytest.mark.parametrize("seed", range(12))
def test_a_game_that_does_not_pause_is_the_same_game(seed: int) -> None:
    setup = setup_of(ALLOWED[seed % len(ALLOWED)], seed)
    one, two = GAME.start(setup), GAME.start(setup, pausing=True)
    chooser = Random(seed)
    while one.actor() >= 0:
        while two.actor() == CHANCE:
            two.happen(two.draw())
        assert one.legal() == two.legal()
        action = chooser.choice(one.legal())
        one.apply(action)
        two.apply(action)
    assert GAME.view(one, None) == GAME.view(two, None)


@rule("M-CARD-GIVEONE-1")
def test_with_an_empty_hand_give_one_gives_nothing() -> None:
    setup = settle_setup(GAME.meta, seats=3, seed=1, start_seat=0)
    given = {"stage": "play", "seat": {"1": {"hand": ["give_one"]}, "2": {"hand": ["shove"]}, "3": {"hand": ["shove"]}}}
    p = GAME.arrange(setup, given)
    told = [*GAME.play(p, Seat(0), GAME.read("play give_one 2"))]
    for seat in (1, 2):
        told += GAME.play(p, Seat(seat), GAME.read("pass"))
    assert WithoutEffect(Seat(0), "give_one") in told
    assert not any(isinstance(event, Given) for event in told)
    assert not p.is_in(0)
