"""The commands by which computer players meet: `arena`, `ladder`, `balance`. Help texts are keys of the catalogue."""

from pathlib import Path
from typing import Annotated, Final

import typer

from auberge.cli.entry import words_for

Language = Annotated[str | None, typer.Option("--lang", metavar="LANG", help="cli-help-lang")]
Game = Annotated[str, typer.Argument(metavar="GAME", help="cli-help-game")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="cli-help-option")]
Seed = Annotated[str, typer.Option(metavar="NUMBER", help="cli-help-seed")]
Jobs = Annotated[str | None, typer.Option(metavar="NUMBER", help="cli-help-all-jobs")]
Results = Annotated[Path | None, typer.Option(metavar="FILE", help="cli-help-results")]
Report = Annotated[Path | None, typer.Option(metavar="FILE", help="cli-help-report")]
EngineName = Annotated[str, typer.Option(metavar="NAME", help="cli-help-engine")]
HouseData = Annotated[Path | None, typer.Option("--data", "--deck", metavar="FILE", help="cli-help-data")]
AsJson = Annotated[bool, typer.Option("--json", help="cli-help-json")]
Seats = Annotated[str | None, typer.Option(metavar="NUMBER", help="cli-help-number-of-seats")]

ARENA_EXAMPLES: Final = (
    "auberge arena saint_malo --bots squire,page,random --until 95%\n"
    "auberge arena malta --bots knight,squire,squire,squire --budget 50ms --games 400 --results malta.jsonl\n"
    "auberge arena valletta --bots knight@20ms,knight@100ms,knight@500ms --report valletta.html\n"
    "auberge arena saint_malo --bots grand_master,squire --until 99% --engine ray"
)

BALANCE_EXAMPLES: Final = (
    "auberge balance valletta --games 2000\n"
    "auberge balance malta --seats 2,4 --bots squire --report malta.html\n"
    "auberge balance valletta --deck my.toml --json"
)

MOST_GAMES: Final = 10_000_000

LADDER_EXAMPLES: Final = (
    "auberge ladder --quick\n"
    "auberge ladder --results ladder.jsonl --write docs/ladder.md\n"
    "auberge ladder --games malta --budget 50ms --count 1000"
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
    from auberge.cli.lab.arena import Contest, run_contest
    from auberge.cli.play.seating import read_number, read_seed

    wishes = Contest(
        game=game,
        bots=bots,
        budget=budget,
        until=until,
        games=read_number("--games", games),
        seats=read_number("--seats", seats),
        seed=read_seed(seed) or 0,
        options=tuple(option or ()),
        results=results,
        report=report,
        jobs=read_number("--jobs", jobs),
        engine=engine,
    )
    run_contest(wishes, words_for(lang), as_json=as_json)


def balance(
    game: Game = "saint_malo",
    *,
    bots: Annotated[str, typer.Option(metavar="LIST", help="cli-help-entrants")] = "squire",
    games: Annotated[str, typer.Option(metavar="NUMBER", help="cli-help-balance-games")] = "1000",
    seats: Annotated[str | None, typer.Option(metavar="LIST", help="cli-help-balance-seats")] = None,
    budget: Annotated[str | None, typer.Option(metavar="TIME", help="cli-help-arena-budget")] = None,
    seed: Seed = "1",
    option: Options = None,
    data: HouseData = None,
    report: Report = None,
    jobs: Jobs = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Looks for what is out of balance."""
    from auberge.cli.lab.balance import Inquiry, run_inquiry
    from auberge.cli.play.seating import read_number, read_seed

    wishes = Inquiry(
        game=game,
        bots=bots,
        games=read_number("--games", games) or 0,
        seed=read_seed(seed) or 0,
        seats=seats,
        budget=budget,
        options=tuple(option or ()),
        data=data,
        report=report,
        jobs=read_number("--jobs", jobs),
    )
    run_inquiry(wishes, words_for(lang), as_json=as_json)


def ladder(
    *,
    games: Annotated[str | None, typer.Option(metavar="LIST", help="cli-help-ladder-games")] = None,
    count: Annotated[str | None, typer.Option(metavar="NUMBER", help="cli-help-ladder-count")] = None,
    budget: Annotated[str | None, typer.Option(metavar="TIME", help="cli-help-arena-budget")] = None,
    quick: Annotated[bool, typer.Option("--quick", help="cli-help-quick")] = False,
    seed: Seed = "1",
    results: Results = None,
    write: Annotated[Path | None, typer.Option(metavar="FILE", help="cli-help-write")] = None,
    jobs: Jobs = None,
    engine: EngineName = "local",
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Compares the levels."""
    from auberge.cli.lab.ladder import Climb, run_ladder
    from auberge.cli.play.seating import read_bounded, read_number, read_seed

    wishes = Climb(
        games=games,
        count=read_bounded("--count", count, 1, MOST_GAMES),
        budget=budget,
        quick=quick,
        seed=read_seed(seed) or 0,
        results=results,
        write=write,
        jobs=read_number("--jobs", jobs),
        engine=engine,
    )
    run_ladder(wishes, words_for(lang), as_json=as_json)
