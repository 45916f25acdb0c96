"""One game between bots: each is asked for its move with its own seat's view, and its thinking is timed."""

from collections.abc import Mapping, Sequence
from time import perf_counter
from typing import Final

from auberge.arena.entrants import Entrant
from auberge.arena.pairing import Pairing, bot_seeds
from auberge.arena.report import Tally
from auberge.bots.protocol import Bot
from auberge.core.errors import EngineBug
from auberge.core.protocol import OVER, Game, OptionValue, Position, Seat
from auberge.core.setup import settle_setup

MOST_DECISIONS: Final = 100_000  # far beyond any game of ours: bots that never end a game are stopped


def play_game(
    game: Game,
    entrants: Sequence[Entrant],
    pairing: Pairing,
    options: Mapping[str, OptionValue],
    tallies: Sequence[Tally],
    *,
    data: str | None = None,
) -> None:
    """Plays the game of this pairing to its end and counts it in the tallies, one for each entrant."""
    setup = settle_setup(
        game.meta, seats=len(pairing.bots), seed=pairing.seed, options=options, start_seat=pairing.start_seat, data=data
    )
    position = game.start(setup)
    seeds = bot_seeds(pairing)
    players = [entrants[bot].sit_down(game, seeds[seat]) for seat, bot in enumerate(pairing.bots)]
    by_seat = [tallies[bot] for bot in pairing.bots]
    for _ in range(MOST_DECISIONS):
        actor = int(position.actor())
        if actor == OVER:
            break
        decide(game, position, Seat(actor), players[actor], by_seat[actor])
    count_result(position, by_seat)


def decide(game: Game, position: Position, seat: Seat, player: Bot, tally: Tally) -> None:
    """Lets the bot choose and carries the move out. EngineBug if the bot chooses what it may not."""
    view = game.view(position, seat)
    began = perf_counter()
    move = player.choose(view)
    tally.seconds += perf_counter() - began
    tally.decisions += 1
    if move not in view.moves:
        raise EngineBug("bug-bot-move", move=game.write(move))
    position.apply(game.action(move))


def count_result(position: Position, by_seat: Sequence[Tally]) -> None:
    """Counts scores and places. EngineBug if the game has not ended."""
    result = position.result()
    if result is None:
        raise EngineBug("bug-endless-game", decisions=MOST_DECISIONS)
    winners = result.places.count(1)
    for tally, score, place in zip(by_seat, result.scores, result.places, strict=True):
        tally.add_game(score, place, winners)
