"""Many games between bots, fairly seated and counted."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from auberge.api.players import PlayerLike, budget_of, check_travellers, contestants, guests_among
from auberge.bots.budget import Budget
from auberge.core.protocol import OptionValue
from auberge.lab.arena.engines import open_engine
from auberge.lab.arena.standings import Standings, standings
from auberge.lab.arena.tournament import MOST_GAMES, Progress, run_tournament, settle_tournament


def tournament(
    game: str,
    players: Sequence[PlayerLike],
    *,
    games: int = MOST_GAMES,
    until: float | None = None,
    seats: int | None = None,
    seed: int = 1,
    options: Mapping[str, OptionValue] | None = None,
    data: str | None = None,
    budget: str | Budget | None = None,
    jobs: int = 1,
    engine: str = "local",
    results: Path | str | None = None,
    on_progress: Callable[[Progress], None] | None = None,
) -> Standings:
    """Lets players meet until every pair is told apart with confidence `until` (0.95), or after this many games.

    >>> import auberge
    >>> def hasty(view: auberge.View) -> auberge.Move:
    ...     return view.moves[0]
    >>> found = auberge.tournament("malta", ["squire", hasty], games=20, seed=1)
    >>> found.bots[0].bot, found.games
    ('squire', 20)

    A round is one seed with every rotation of the seats, so that seats and luck cancel out (docs/how-to/arena.md).
    With several `jobs`, or on the engine `ray`, a bot of your own must be importable: a function or class of a module.
    With a file of `results` the same tournament goes on where the file stops.
    """
    sitting = contestants(players, budget_of(budget))
    guests = guests_among(sitting)
    if jobs > 1:
        check_travellers(guests)
    task = settle_tournament(game, sitting, seed=seed, seats=seats, options=options, data=data)
    outcome = run_tournament(
        task,
        open_engine(engine, jobs, guests),
        most_games=games,
        confidence=until,
        file=None if results is None else Path(results),
        on_progress=on_progress,
    )
    return standings(outcome)
