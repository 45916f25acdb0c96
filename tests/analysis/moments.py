"""Decisions and finished games to think about, reached by quick bots from fixed seeds."""

from functools import cache

from auberge import bots, games
from auberge.analysis.replay import Replay, replay_of
from auberge.core.match import Match
from auberge.core.position import CHANCE
from auberge.core.protocol import Game, Position, Seat, View
from auberge.core.record import Player
from auberge.core.setup import settle_setup

NAMES = ("Anna", "Ben", "Carla", "Dino")


def new_match(name: str, seats: int = 2, seed: int = 11) -> Match:
    game = games.load(name)
    setup = settle_setup(game.meta, seats=seats, seed=seed, options={}, start_seat=0)
    return Match(game, setup, [Player(one, "human") for one in NAMES[:seats]])


def play_on(match: Match, steps: int) -> None:
    """Plays so many steps, or to the end, the first seat greedily, the others at random."""
    game = match.game
    players = [bots.load("squire" if seat == 0 else "random")(game, seat) for seat in range(match.setup.seats)]
    for _ in range(steps):
        if match.is_over:
            return
        if match.actor == CHANCE:
            match.chance()
        else:
            seat = Seat(match.actor)
            match.play(seat, players[seat].choose(game.view(match.position, seat)))


@cache
def whole_game(name: str) -> Match:
    match = new_match(name)
    play_on(match, 10_000)
    return match


@cache
def short_game() -> Match:
    """A game of Malta! that is given up early."""
    match = new_match("malta")
    play_on(match, 16)
    match.play(Seat(1), match.game.read("concede"))
    return match


def replay(name: str) -> Replay:
    return replay_of(whole_game(name))


@cache
def decision(name: str, steps: int = 60, seats: int = 2) -> tuple[Game, Position, View]:
    """The first decision among three or more moves after so many steps."""
    match = new_match(name, seats)
    play_on(match, steps)
    while match.actor < 0 or len(match.position.legal()) < 3:
        play_on(match, 1)
    return match.game, match.position, match.game.view(match.position, Seat(match.actor))
