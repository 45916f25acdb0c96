"""`auberge ladder`: every level against the one below it; prints the table and writes it into its paper."""

from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from auberge.bots.budget import read_budget
from auberge.cli.consoles import open_console
from auberge.cli.lab.arena import progress_on
from auberge.cli.lab.bench import named_games
from auberge.cli.usage import Interrupted, NotProved
from auberge.lab.arena.engines import all_cores, open_engine
from auberge.lab.arena.ladder import RungFigures, climb, games_of, rungs, table_of, written_into
from auberge.words import Words


class Climb(msgspec.Struct, frozen=True):
    """What was asked for at the command line."""

    games: str | None = None
    count: int | None = None
    budget: str | None = None
    quick: bool = False
    seed: int = 1
    results: Path | None = None
    write: Path | None = None
    jobs: int | None = None
    engine: str = "local"


def run_ladder(wishes: Climb, words: Words, *, as_json: bool) -> None:
    """Climbs all rungs. Interrupted after Ctrl-C; NotProved if a level is behind the one below."""
    paper = None if wishes.write is None else wishes.write.read_text(encoding="utf-8")
    if paper is not None:
        written_into(paper, "", str(wishes.write))  # a paper without marks is found out before hours of play
    found, is_whole = _climb(wishes, words)
    if as_json:
        print(msgspec.json.encode(found).decode())
    else:
        _print(found, open_console(), words)
    if not is_whole:
        if wishes.results is None:
            raise Interrupted("arena-not-kept")
        raise Interrupted("ladder-kept", file=str(wishes.results))
    if wishes.write is not None and paper is not None:
        wishes.write.write_text(written_into(paper, table_of(found), str(wishes.write)), encoding="utf-8")
    behind = [_name(figures, words) for figures in found if figures.is_behind]
    if behind:
        raise NotProved("ladder-behind", rungs="; ".join(behind))


def _climb(wishes: Climb, words: Words) -> tuple[list[RungFigures], bool]:
    """The rungs climbed, and whether these are all."""
    budget = None if wishes.budget is None else read_budget(wishes.budget)
    engine = open_engine(wishes.engine, all_cores() if wishes.jobs is None else wishes.jobs)
    names = named_games(None, wishes.games)
    wanted = rungs(names, budget=budget, quick=wishes.quick) if names else rungs(budget=budget, quick=wishes.quick)
    found: list[RungFigures] = []
    with progress_on(open_console(stderr=True), words) as bar:
        for rung in wanted:
            bar.title = f"{rung.game} {rung.seats} {rung.upper} {rung.lower}:"
            games = wishes.count or games_of(rung, quick=wishes.quick)
            figures = climb(rung, engine, games=games, seed=wishes.seed, file=wishes.results, on_progress=bar.show)
            if figures is None:
                return found, False
            found.append(figures)
    return found, True


def _name(figures: RungFigures, words: Words) -> str:
    rung = figures.rung
    game = words.say(f"{rung.game}-title")
    return words.say("ladder-rung", game=game, seats=rung.seats, upper=rung.upper, lower=rung.lower)


def _print(found: list[RungFigures], console: Console, words: Words) -> None:
    say = words.say
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    for number, key in enumerate(("rung", "games", "share", "interval", "aim", "verdict")):
        table.add_column(say(f"ladder-column-{key}"), justify="left" if number == 0 else "right")
    for figures in found:
        share = figures.share
        shares = (words.percent(share.value), words.percents(share.low, share.high), words.percent(figures.rung.aim))
        verdict = say("ladder-verdict", verdict=figures.verdict)
        table.add_row(_name(figures, words), str(figures.games), *shares, verdict)
    console.print(table)
