"""A tournament from its first round to the verdict: goes on where its file stops, keeps every game, knows its end."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Final, Literal

import msgspec

import auberge
from auberge.core.errors import BadRecord, BadSetup
from auberge.core.protocol import OptionValue
from auberge.core.setup import settle_setup
from auberge.games import load as load_game
from auberge.lab.arena.engines import Engine
from auberge.lab.arena.entrants import Contestant, check_contestant
from auberge.lab.arena.results import GameResult, ResultsFile, Tournament, rounds_of
from auberge.lab.arena.seating import Seating, games_per_round, round_of
from auberge.lab.arena.stopping import Verdicts, pair_scores

MOST_GAMES: Final = 1000  # where no number is given
End = Literal["told-apart", "games", "interrupted"]


class Progress(msgspec.Struct, frozen=True):
    """How far a tournament is."""

    games: int
    most_games: int
    told_apart: int
    pairs: int


class Outcome(msgspec.Struct, frozen=True):
    """Whole rounds, why there are no more of them, and which bot of each pair is better where that is certain."""

    tournament: Tournament
    rounds: tuple[tuple[GameResult, ...], ...]
    end: End
    confidence: float | None
    better: Mapping[tuple[int, int], int]


def settle_tournament(
    game_name: str,
    entrants: Sequence[Contestant],
    *,
    seed: int,
    seats: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    data: str | None = None,
) -> Tournament:
    """Checks all there is to check before the first game. By default there is a seat for every bot, if the game can."""
    game = load_game(game_name)
    if not entrants:
        raise BadSetup("arena-no-bots")
    low, high = game.meta.min_seats, game.meta.max_seats
    number = min(max(len(entrants), low), high) if seats is None else seats
    for entrant in entrants:
        check_contestant(entrant, game, number)
    setup = settle_setup(game.meta, seats=number, seed=seed, options=options)
    if data is not None:
        game.check_data(data)
    return Tournament(
        game=game_name,
        bots=tuple(entrant.label for entrant in entrants),
        seats=number,
        seed=seed,
        options=setup.options,
        rules_version=game.meta.rules_version,
        version=auberge.__version__,
        data=data,
    )


class Run:
    """A tournament under way."""

    def __init__(self, task: Tournament, kept: ResultsFile, most_games: int, confidence: float | None) -> None:
        self.task: Final = task
        self.size: Final = games_per_round(len(task.bots), task.seats)
        self.most_games: Final = max(most_games // self.size, 1) * self.size
        self.confidence: Final = confidence
        self._kept: Final = kept
        self._verdicts: Final = Verdicts(len(task.labels), confidence or 0.95)
        self._check()
        for games in rounds_of(kept.games, self.size):
            self._judge(games)

    def _check(self) -> None:
        """BadRecord if the file does not hold the games of this tournament, one after the other."""
        for game, seating in zip(self._kept.games, self.seatings(0), strict=False):
            if (game.round, game.game) != (seating.round, seating.game):
                raise BadRecord("arena-bad-order", round=game.round + 1, game=game.game + 1)

    def seatings(self, first: int) -> Iterator[Seating]:
        """The games to be played from this number on; no end but the largest number of games."""
        task = self.task
        for number in count(first // self.size):
            for seating in round_of(number, len(task.bots), task.seats, task.seed):
                if number * self.size + seating.game >= self.most_games:
                    return
                if number * self.size + seating.game >= first:
                    yield seating

    def add(self, result: GameResult) -> None:
        """Keeps a game and, if it completes a round, judges it."""
        self._kept.append(result)
        if len(self._kept.games) % self.size == 0:
            self._judge(self._kept.games[-self.size :])

    def _judge(self, games: Sequence[GameResult]) -> None:
        self._verdicts.add_round(pair_scores([(game.bots, game.places) for game in games]))

    @property
    def is_settled(self) -> bool:
        """Whether nothing is left to be found out: every pair is told apart after a whole round."""
        whole = len(self._kept.games) % self.size == 0
        return whole and self.confidence is not None and self._verdicts.all_told_apart

    @property
    def progress(self) -> Progress:
        """How far it is."""
        verdicts = self._verdicts
        return Progress(len(self._kept.games), self.most_games, len(verdicts.better), len(verdicts.pairs))

    def outcome(self, end: End) -> Outcome:
        """What came of it."""
        rounds = tuple(tuple(games) for games in rounds_of(self._kept.games, self.size))
        return Outcome(self.task, rounds, end, self.confidence, dict(self._verdicts.better))


def run_tournament(
    task: Tournament,
    engine: Engine,
    *,
    most_games: int = MOST_GAMES,
    confidence: float | None = None,
    file: Path | None = None,
    on_progress: Callable[[Progress], None] | None = None,
) -> Outcome:
    """Plays until every pair is told apart with this confidence, or until this many games (rounded to whole rounds).

    Ctrl-C ends it early; what is done is kept and told."""
    if most_games < 1:
        raise BadSetup("arena-numbers", games=most_games, jobs=1)
    tell = on_progress or (lambda _progress: None)
    with ResultsFile(file, task) as kept:
        run = Run(task, kept, most_games, confidence)
        tell(run.progress)
        if run.is_settled:
            return run.outcome("told-apart")
        results = engine.play(task, run.seatings(len(kept.games)))
        try:
            with closing(results):
                for result in results:
                    run.add(result)
                    tell(run.progress)
                    if run.is_settled:
                        return run.outcome("told-apart")
        except KeyboardInterrupt:
            return run.outcome("interrupted")
        return run.outcome("games")
