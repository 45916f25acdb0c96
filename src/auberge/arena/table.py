"""One game of a tournament: seats the bots, asks each with its own seat's view, and tells how it ended."""

from auberge import games as game_rooms
from auberge.arena.entrants import read_entrant
from auberge.arena.failure import Failure
from auberge.arena.match import MOST_DECISIONS, count_result, decide
from auberge.arena.report import Tally
from auberge.arena.results import GameResult, Tournament
from auberge.arena.rounds import Seating, seeds_of
from auberge.arena.workers import IsGivenUp, never
from auberge.core.errors import EngineBug
from auberge.core.protocol import OVER, Seat
from auberge.core.setup import settle_setup


class GivenUp(Exception):
    """Nobody waits for this game any more."""


def play_seating(task: Tournament, seating: Seating, is_given_up: IsGivenUp = never) -> GameResult | Failure:
    """Plays one game; one that breaks off is returned as a failure, not raised: not every error travels."""
    try:
        return _play(task, seating, is_given_up)
    except Exception as error:  # whatever it is, the report names the game that shows it
        number = seating.round + 1
        return Failure(number, seating.seed, f"{type(error).__name__}: {error}")


def _play(task: Tournament, seating: Seating, is_given_up: IsGivenUp) -> GameResult:
    game = game_rooms.load(task.game)
    setup = settle_setup(
        game.meta, seats=task.seats, seed=seating.seed, options=task.options, start_seat=0, data=task.data
    )
    position = game.start(setup)
    entrants = [read_entrant(task.bots[bot]) for bot in seating.bots]
    players = [entrant.sit_down(game, seed) for entrant, seed in zip(entrants, seeds_of(seating), strict=True)]
    tallies = [Tally() for _ in players]
    for _ in range(MOST_DECISIONS):
        actor = int(position.actor())
        if actor == OVER:
            break
        if is_given_up():
            raise GivenUp
        decide(game, position, Seat(actor), players[actor], tallies[actor])
    count_result(position, tallies)
    return GameResult(
        tournament=task.id,
        round=seating.round,
        game=seating.game,
        bots=tuple(task.labels.index(task.bots[bot]) for bot in seating.bots),
        places=tuple(tally.places for tally in tallies),
        scores=tuple(tally.points for tally in tallies),
        decisions=tuple(tally.decisions for tally in tallies),
        seconds=tuple(round(tally.seconds, 6) for tally in tallies),
    )


def checked(result: GameResult | Failure) -> GameResult:
    """The result. EngineBug, naming the round, if there is none."""
    if isinstance(result, Failure):
        raise EngineBug("bug-round-broke-off", round=result.number, seed=str(result.seed), problem=result.problem)
    return result
