"""Whole games of Malta! by random choice in which players concede: what the conformance suite does not play.

And what undo must not show (core.position: `revealed`).
"""

from random import Random

import pytest

from auberge.core.match import Match, resume
from auberge.core.protocol import CHANCE, Seat, Setup
from auberge.core.record import Player, dumps, loads
from auberge.core.setup import settle_setup
from auberge.games.malta.events import CardPlayed, Given, Lost, WithoutEffect
from auberge.games.malta.game import GAME
from auberge.games.malta.moves import Concede
from tests.canon import rule

TABLES = [(2, "7x7"), (2, "5x5"), (3, "7x7"), (4, "7x7"), (5, "7x7"), (6, "7x7")]


def new_match(table: tuple[int, str], seed: int) -> Match:
    seats, board = table
    mode = "skip_turn" if seed % 2 else "no_play"
    setup = settle_setup(GAME.meta, seats=seats, seed=seed, options={"board": board, "blind_faith": mode})
    return Match(GAME, setup, [Player("somebody", "human")] * seats)


def step(match: Match, chooser: Random) -> None:
    """Chance, now and then a concession, else a random move."""
    if match.actor == CHANCE:
        match.chance()
    elif chooser.random() < 0.02:
        view = GAME.view(match.position, None)
        match.play(chooser.choice([Seat(seat) for seat, player in enumerate(view.players) if player.is_in]), Concede())
    else:
        match.play(Seat(match.actor), chooser.choice(GAME.moves(match.position)))


def check_views(match: Match, seed: int) -> None:
    for seat in (None, *map(Seat, range(match.setup.seats))):
        view = GAME.view(match.position, seat)
        assert GAME.view(GAME.imagine(view, seed), seat) == view


@rule("M-LOSE-13", "M-LOSE-16")
@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("seed", range(6))
def test_a_game_with_concessions_keeps_every_promise(table: tuple[int, str], seed: int) -> None:
    chooser = Random(seed)
    match = new_match(table, seed)
    while not match.is_over:
        step(match, chooser)
        assert GAME.check(match.position) == []
        if isinstance(match.steps[-1].move, Concede):
            check_views(match, seed)
    result = match.position.result()
    assert result is not None
    assert sorted(result.places) == [1, *[2] * (match.setup.seats - 1)]
    for with_seed in (True, False):
        again = resume(GAME, loads(dumps(match.record(with_seed=with_seed))))
        assert GAME.view(again.position, None) == GAME.view(match.position, None)


def three_players(due: int, *hands: list[str]) -> Match:
    """The first of three is to play so many cards."""
    setup: Setup = settle_setup(GAME.meta, seats=3, seed=1, start_seat=0)
    match = Match(GAME, setup, [Player("somebody", "human")] * 3)
    seats = {str(seat): {"hand": hand} for seat, hand in enumerate(hands, start=1)}
    match.position = GAME.arrange(setup, {"stage": "play", "due": due, "seat": seats})
    return match


@rule("M-CARD-GIVEONE-1")
def test_with_an_empty_hand_give_one_gives_nothing() -> None:
    match = three_players(1, ["give_one"], ["shove"], ["shove"])
    told = [*match.play(Seat(0), GAME.read("play give_one 2"))]
    for seat in (1, 2):
        told += match.play(Seat(seat), GAME.read("pass"))
    assert WithoutEffect(Seat(0), "give_one") in told
    assert not any(isinstance(event, Given) for event in told)
    assert not GAME.view(match.position, None).players[0].is_in


@rule("M-LOG-03")
def test_nobody_takes_back_a_pass_that_showed_the_last_card_of_another() -> None:
    match = three_players(2, ["stay_put", "draw_two"], ["shove"], ["shove"])
    match.play(Seat(0), GAME.read("play stay_put"))
    match.play(Seat(1), GAME.read("pass"))
    assert CardPlayed(Seat(0), "draw_two", ()) in match.play(Seat(2), GAME.read("pass"))
    assert not match.can_undo(Seat(2))


@rule("M-CARD-11")
def test_nobody_takes_back_a_pass_that_brought_a_card() -> None:
    match = three_players(1, ["give_one", "draw_two"], ["shove"], ["shove"])
    match.play(Seat(0), GAME.read("play give_one 3"))
    match.play(Seat(1), GAME.read("pass"))
    assert Given(Seat(0), Seat(2), 1) in match.play(Seat(2), GAME.read("pass"))
    assert not match.can_undo(Seat(2))


@rule("M-LOSE-12", "M-CARD-LASTCALL-1", "M-CARD-BOOMERANG-6")
def test_last_call_taken_over_puts_the_active_player_out_once() -> None:
    match = three_players(1, ["last_call"], ["boomerang", "shove"], ["shove"])
    match.play(Seat(0), GAME.read("play last_call 3"))
    told = match.play(Seat(1), GAME.read("boomerang"))
    assert [event for event in told if isinstance(event, Lost)] == [Lost(Seat(0), "last_call")]
    assert GAME.view(match.position, None).losers == (Seat(0),)
