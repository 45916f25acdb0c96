"""The commands by which computer players meet: `arena`. Help texts are keys of the catalogue."""

from pathlib import Path
from typing import Annotated, Final

import typer

from auberge.cli.door import words_for

Language = Annotated[str | None, typer.Option("--lang", metavar="LANG", help="cli-help-lang")]
Game = Annotated[str, typer.Argument(metavar="GAME", help="cli-help-game")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="cli-help-option")]
Seed = Annotated[str, typer.Option(metavar="NUMBER", help="cli-help-seed")]
Jobs = Annotated[str | None, typer.Option(metavar="NUMBER", help="cli-help-all-jobs")]
Results = Annotated[Path | None, typer.Option(metavar="FILE", help="cli-help-results")]
Report = Annotated[Path | None, typer.Option(metavar="FILE", help="cli-help-report")]
EngineName = Annotated[str, typer.Option(metavar="NAME", help="cli-help-engine")]
AsJson = Annotated[bool, typer.Option("--json", help="cli-help-json")]
Seats = Annotated[str | None, typer.Option(metavar="NUMBER", help="cli-help-number-of-seats")]

ARENA_EXAMPLES: Final = (
    "auberge arena saint_malo --bots squire,page,random --until 95%\n"
    "auberge arena malta --bots knight,squire,squire,squire --budget 50ms --games 400 --results malta.jsonl\n"
    "auberge arena valletta --bots knight@20ms,knight@100ms,knight@500ms --report valletta.html\n"
    "auberge arena saint_malo --bots grand_master,squire --until 99% --engine ray"
)


def arena(
    game: Game = "saint_malo",
    *,
    bots: Annotated[str, typer.Option(metavar="LIST", help="cli-help-entrants")] = "squire,page,random",
    budget: Annotated[str | None, typer.Option(metavar="TIME", help="cli-help-arena-budget")] = None,
    until: Annotated[str | None, typer.Option(metavar="PERCENT", help="cli-help-until")] = None,
    games: Annotated[str | None, typer.Option(metavar="NUMBER", help="cli-help-most-games")] = None,
    seats: Seats = None,
    seed: Seed = "1",
    option: Options = None,
    results: Results = None,
    report: Report = None,
    jobs: Jobs = None,
    engine: EngineName = "local",
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Lets bots meet in a tournament."""
    from auberge.cli.arena import Contest, run_contest
    from auberge.cli.seating import read_number

    wishes = Contest(
        game=game,
        bots=bots,
        budget=budget,
        until=until,
        games=read_number("--games", games),
        seats=read_number("--seats", seats),
        seed=read_number("--seed", seed) or 0,
        options=tuple(option or ()),
        results=results,
        report=report,
        jobs=read_number("--jobs", jobs),
        engine=engine,
    )
    run_contest(wishes, words_for(lang), as_json=as_json)
