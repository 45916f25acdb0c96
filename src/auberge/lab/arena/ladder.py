"""The ladder: every level against the one below it, at two seats and at the fullest table, in every game.

At a full table one seat of the level plays against all others of the level below, and sits in every seat in turn.
"""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final, Literal

import msgspec

from auberge.bots import bots_of, level_of
from auberge.bots.budget import Budget
from auberge.core.errors import BadRecord
from auberge.games import NAMES as GAME_NAMES
from auberge.games import load as load_game
from auberge.lab.arena.engines import Engine
from auberge.lab.arena.entrants import Entrant, read_entrant, searches
from auberge.lab.arena.figures import Estimate
from auberge.lab.arena.standings import shares
from auberge.lab.arena.tournament import Progress, run_tournament, settle_tournament
from auberge.words import Words

LEVEL_AIM: Final = 0.65  # of the games for two against the level below
FULL_AIM: Final = 1.5  # times a fair share at a full table of the level below
BEST_AIMS: Final[Mapping[str, Mapping[str, float]]] = {  # the strongest, at one second, for two
    "saint_malo": {"squire": 0.90, "random": 0.99},
    "valletta": {"squire": 0.90, "random": 0.99},
    "malta": {"squire": 0.75, "random": 0.95},
}
# Iterations by kind of search, so that every machine plays the same games. A short search has its own; those of a long
# one are what a core manages in half a second or less.
PUBLISHED: Final[Mapping[str, Mapping[str, int]]] = {
    "saint_malo": {"long": 900},
    "valletta": {"long": 1000},
    "malta": {"long": 5000},
}
AT_FULL_TABLES: Final[Mapping[str, Mapping[str, int]]] = {  # there a game takes longer
    "saint_malo": {"long": 900},
    "valletta": {"long": 500},
    "malta": {"long": 4000},
}
AGAINST_RANDOM: Final[Mapping[str, Mapping[str, int]]] = {  # a short thought is enough, and leaves time for many games
    "saint_malo": {"long": 60},
    "valletta": {"long": 60},
    "malta": {"long": 200},
}
GAMES_AGAINST_RANDOM: Final = 400
GAMES: Final = 240
GAMES_OF_MASTERS: Final[Mapping[str, tuple[int, int]]] = {  # for two and at full tables; a whole search takes long
    "saint_malo": (60, 60),
    "valletta": (60, 60),
    "malta": (480, 120),
}
CLOSE: Final[Mapping[tuple[str, int, str, str], int]] = {  # the aim is near and luck is great, so more games are needed
    ("malta", 2, "knight", "squire"): 960,
    ("malta", 6, "knight", "squire"): 720,
}
QUICK: Final[Mapping[str, Mapping[str, int]]] = {  # for the small ladder
    "saint_malo": {"short": 60, "long": 60},
    "valletta": {"short": 50, "long": 200},
    "malta": {"short": 50, "long": 800},
}
USUAL_QUICK_GAMES: Final = 20
QUICK_GAMES: Final[Mapping[str, Mapping[str, int]]] = {
    "valletta": {"page": 12, "knight": 16, "grand_master": 12},
    "malta": {"knight": 24},
}
BEGIN: Final = "<!-- ladder: begin -->"
END: Final = "<!-- ladder: end -->"
Verdict = Literal["met", "missed", "open"]


class Rung(msgspec.Struct, frozen=True):
    """One comparison and what is hoped for: a share of the victories."""

    game: str
    seats: int
    upper: str
    lower: str
    aim: float


class RungFigures(msgspec.Struct, frozen=True):
    """What came of it."""

    rung: Rung
    games: int
    share: Estimate
    fair: float

    @property
    def verdict(self) -> Verdict:
        """Met if the whole interval lies above the aim, missed if it lies below."""
        if self.share.low >= self.rung.aim:
            return "met"
        return "missed" if self.share.high < self.rung.aim else "open"

    @property
    def is_behind(self) -> bool:
        """Whether the upper level wins less than its fair share."""
        return self.share.value < self.fair


def rungs(games: Sequence[str] = GAME_NAMES, *, budget: Budget | None = None, quick: bool = False) -> list[Rung]:
    """All comparisons. With `quick` only tables for two, and only each level against the one below."""
    found: list[Rung] = []
    for game in games:
        levels = bots_of(game)
        settled = QUICK if quick else PUBLISHED
        labels = {name: _entrant(name, budget, settled.get(game, {})).label for name in levels}
        pairs = list(zip(levels[1:], levels, strict=False))
        found += [Rung(game, 2, labels[upper], labels[lower], LEVEL_AIM) for upper, lower in pairs]
        if quick:
            continue
        full = load_game(game).meta.max_seats
        at_full = {name: _entrant(name, budget, AT_FULL_TABLES.get(game, {})).label for name in levels}
        found += [Rung(game, full, at_full[upper], at_full[lower], FULL_AIM / full) for upper, lower in pairs]
        for other, aim in BEST_AIMS.get(game, {}).items():
            settled = AGAINST_RANDOM if other == "random" else PUBLISHED
            found.append(Rung(game, 2, _entrant(levels[-1], budget, settled[game]).label, other, aim))
    return found


def _entrant(name: str, budget: Budget | None, settled: Mapping[str, int]) -> Entrant:
    """A bot as it enters: with the budget asked for, or the iterations settled, or its level's own budget."""
    level = level_of(name)
    if level is None or not level.searches:
        return Entrant(name)
    number = settled.get(level.search)
    return Entrant(name, budget or (None if number is None else Budget(iterations=number)))


def games_of(rung: Rung, *, quick: bool = False) -> int:
    """How many games of this comparison are played where no number is given."""
    bot = read_entrant(rung.upper).bot
    if searches(bot) and rung.lower == "random":
        return GAMES_AGAINST_RANDOM
    if quick:
        return QUICK_GAMES.get(rung.game, {}).get(bot, USUAL_QUICK_GAMES)
    level = level_of(bot)
    long = level is not None and level.search == "long"
    usual = GAMES_OF_MASTERS[rung.game][rung.seats > 2] if long and rung.game in GAMES_OF_MASTERS else GAMES
    return CLOSE.get((rung.game, rung.seats, bot, read_entrant(rung.lower).bot), usual)


def climb(
    rung: Rung,
    engine: Engine,
    *,
    games: int,
    seed: int,
    file: Path | None = None,
    on_progress: Callable[[Progress], None] | None = None,
) -> RungFigures | None:
    """Plays one comparison to its end; None if it was interrupted."""
    lineup = [read_entrant(rung.upper), *[read_entrant(rung.lower)] * (rung.seats - 1)]
    task = settle_tournament(rung.game, lineup, seed=seed, seats=rung.seats)
    outcome = run_tournament(task, engine, most_games=games, file=file, on_progress=on_progress)
    if outcome.end == "interrupted":
        return None
    played = sum(len(part) for part in outcome.rounds)
    return RungFigures(rung, played, shares(outcome.rounds, bot=0), 1 / rung.seats)


def table_of(figures: Sequence[RungFigures]) -> str:
    """The ladder as a table for a paper, in English; nothing in it depends on the day or the machine."""
    lines = [
        "| Game | Seats | Level | Against | Games | Victories | 95% interval | Times a fair share | Aim | |",
        "|---|--:|---|---|--:|--:|--:|--:|--:|---|",
    ]
    words = Words("en")
    for found in figures:
        rung, share = found.rung, found.share
        cells = (
            rung.game,
            str(rung.seats),
            rung.upper,
            rung.lower if rung.seats == 2 else f"{rung.seats - 1} × {rung.lower}",
            str(found.games),
            words.percent(share.value),
            words.percents(share.low, share.high),
            words.decimal(share.value / found.fair, 2),
            words.percent(rung.aim),
            found.verdict,
        )
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def written_into(paper: str, table: str, name: str) -> str:
    """The paper with the table between its marks. BadRecord if it has none."""
    head, begin, rest = paper.partition(BEGIN)
    _, end, tail = rest.partition(END)
    if not begin or not end:
        raise BadRecord("ladder-no-marks", file=name, begin=BEGIN, end=END)
    return f"{head}{BEGIN}\n\n{table}\n\n{END}{tail}"
