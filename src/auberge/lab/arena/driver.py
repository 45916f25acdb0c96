"""One game between bots, from the first question to the last: each is asked with its own seat's view, and timed."""

from collections.abc import Callable, Mapping, Sequence
from time import perf_counter
from typing import Final

import msgspec

from auberge.bots.programs import ProgramPlayer
from auberge.bots.protocol import Bot
from auberge.core.errors import EngineBug
from auberge.core.protocol import CHANCE, OVER, Event, Game, Move, OptionValue, Position, Seat
from auberge.core.setup import settle_setup
from auberge.lab.arena.entrants import Contestant
from auberge.lab.arena.seating import Seating
from auberge.lab.arena.workers import IsGivenUp, never

MOST_DECISIONS: Final = 100_000  # far beyond any game of ours: bots that never end a game are stopped
LookOn = Callable[[Position, Sequence[Event]], None]


class GivenUp(Exception):
    """The result of this game is no longer wanted."""


class Played(msgspec.Struct, frozen=True):
    """How a game ended: for every seat its place, its points, its decisions and their time, and how many decisions were
    made for it because it failed (a program)."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    faults: tuple[int, ...] = ()  # empty: none


def play_game(
    game: Game,
    entrants: Sequence[Contestant],
    seating: Seating,
    options: Mapping[str, OptionValue],
    data: str | None = None,
    *,
    is_given_up: IsGivenUp = never,
    look_on: LookOn | None = None,
    actions: list[int] | None = None,
) -> Played:
    """Plays the game of this seating to its end. `look_on` is shown the position after every step, and what happened;
    to `actions` the number of every move is added.

    EngineBug if a bot chooses what it may not, or if the game does not end."""
    setup = settle_setup(
        game.meta, seats=len(seating.bots), seed=seating.seed, options=options, start_seat=seating.start_seat, data=data
    )
    position = game.start(setup, pausing=look_on is not None)
    seats = zip(seating.bots, seating.bot_seeds, strict=True)
    players = [entrants[bot].sit_down(game, seed) for bot, seed in seats]
    try:
        return _played(game, position, players, is_given_up=is_given_up, look_on=look_on, actions=actions)
    finally:
        send_home(players)


def _played(
    game: Game,
    position: Position,
    players: Sequence[Bot],
    *,
    is_given_up: IsGivenUp,
    look_on: LookOn | None,
    actions: list[int] | None,
) -> Played:
    decisions, seconds = [0] * len(players), [0.0] * len(players)
    for _ in range(MOST_DECISIONS):
        actor = int(position.actor())
        if actor == OVER:
            break
        if is_given_up():
            raise GivenUp
        if actor == CHANCE:
            events = game.chance(position)
        else:
            move, took = choose(game, position, Seat(actor), players[actor])
            decisions[actor] += 1
            seconds[actor] += took
            if actions is not None:
                actions.append(game.action(move))
            if look_on is None:
                position.apply(game.action(move))
                continue
            events = game.play(position, Seat(actor), move)
        if look_on is not None:
            look_on(position, events)
    result = position.result()
    if result is None:
        raise EngineBug("bug-endless-game", decisions=MOST_DECISIONS)
    faults = tuple(len(player.faults) if isinstance(player, ProgramPlayer) else 0 for player in players)
    return Played(result.places, result.scores, tuple(decisions), tuple(seconds), faults if any(faults) else ())


def send_home(players: Sequence[Bot]) -> None:
    """Ends the programs among these players."""
    for player in players:
        if isinstance(player, ProgramPlayer):
            player.close()


def choose(game: Game, position: Position, seat: Seat, player: Bot) -> tuple[Move, float]:
    """What the bot chooses, and how many seconds it took. EngineBug if it is not open to it."""
    view = game.view(position, seat)
    began = perf_counter()
    move = player.choose(view)
    took = perf_counter() - began
    if move not in view.moves:
        raise EngineBug("bug-bot-move", move=game.write(move))
    return move, took
