"""The commands under `auberge puzzles`: solving, mining, checking. Help texts are keys of the catalogue."""

from pathlib import Path
from typing import Annotated, Final

import typer

from auberge.cli.entry import OpenSection, Page, words_for

Language = Annotated[str | None, typer.Option("--lang", metavar="LANG", help="cli-help-lang")]
Game = Annotated[str, typer.Argument(metavar="GAME", help="cli-help-game", show_default=False)]
Seed = Annotated[str, typer.Option(metavar="NUMBER", help="cli-help-seed")]
Jobs = Annotated[str, typer.Option(metavar="NUMBER", help="cli-help-jobs")]

MOST_PUZZLES: Final = 10_000
MOST_TIMES: Final = 1000
MOST_JOBS: Final = 256

puzzles = typer.Typer(
    cls=OpenSection,
    rich_markup_mode=None,
    help="cli-help-puzzles",
    epilog="auberge puzzles\nauberge puzzles valletta --level hard\nauberge puzzles --daily --lang fr\n"
    "auberge puzzles mine malta --count 60 --seed 1 --jobs 2 --out malta.jsonl",
)


@puzzles.command(
    "solve",
    cls=Page,
    help="cli-help-puzzles-solve",
    epilog="auberge puzzles malta\nauberge puzzles saint_malo --level easy\nauberge puzzles --daily",
)
def solve(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="cli-help-game", show_default=False)] = None,
    *,
    daily: Annotated[bool, typer.Option("--daily", help="cli-help-puzzles-daily")] = False,
    level: Annotated[str | None, typer.Option(metavar="LEVEL", help="cli-help-puzzles-level")] = None,
    lang: Language = None,
) -> None:
    """Gives puzzles to solve."""
    from auberge.cli.learn import solving as room

    if daily:
        room.solve_daily(game, level, words_for(lang))
    elif game is None:
        room.list_standings(words_for(lang))
    else:
        room.solve(game, level, words_for(lang))


@puzzles.command(
    "mine",
    cls=Page,
    help="cli-help-puzzles-mine",
    epilog="auberge puzzles mine valletta --count 60 --seed 1 --jobs 2 --out valletta.jsonl",
)
def mine(
    game: Game,
    *,
    count: Annotated[str, typer.Option(metavar="NUMBER", help="cli-help-puzzles-count")] = "60",
    easy: Annotated[str, typer.Option(metavar="PERCENT", help="cli-help-puzzles-easy")] = "35",
    seed: Seed = "1",
    jobs: Jobs = "1",
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="cli-help-puzzles-out")] = None,
    lang: Language = None,
) -> None:
    """Looks for puzzles."""
    from auberge.cli.lab.mining import run_mining
    from auberge.cli.play.seating import read_bounded, read_seed

    run_mining(
        game,
        words_for(lang),
        number=read_bounded("--count", count, 1, MOST_PUZZLES) or 1,
        easy=(read_bounded("--easy", easy, 0, 100) or 0) / 100,
        seed=read_seed(seed) or 0,
        jobs=read_bounded("--jobs", jobs, 1, MOST_JOBS) or 1,
        out=out,
    )


@puzzles.command(
    "check",
    cls=Page,
    help="cli-help-puzzles-check",
    epilog="auberge puzzles check malta --times 10 --jobs 2\nauberge puzzles check malta --file malta.jsonl --seed 7",
)
def check(
    game: Game,
    *,
    times: Annotated[str, typer.Option(metavar="NUMBER", help="cli-help-puzzles-times")] = "10",
    seed: Seed = "1",
    jobs: Jobs = "1",
    file: Annotated[Path | None, typer.Option(metavar="FILE", help="cli-help-puzzles-file")] = None,
    lang: Language = None,
) -> None:
    """Looks at puzzles again."""
    from auberge.cli.lab.mining import run_check
    from auberge.cli.play.seating import read_bounded, read_seed

    run_check(
        game,
        words_for(lang),
        times=read_bounded("--times", times, 1, MOST_TIMES) or 1,
        seed=read_seed(seed) or 0,
        jobs=read_bounded("--jobs", jobs, 1, MOST_JOBS) or 1,
        file=file,
    )
