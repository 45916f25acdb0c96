"""The commands of `auberge`. Help texts are keys of the catalogue; what a command does lies in its own module."""

import platform
from pathlib import Path
from typing import Annotated

import typer

from auberge import __version__, build
from auberge.cli.consoles import open_console
from auberge.cli.entry import EntryGroup, Page, Section, words_for
from auberge.cli.lab import contests, programming
from auberge.cli.learn.puzzling import puzzles
from auberge.cli.tools import exporting, installing, moving
from auberge.cli.tools.site import EXAMPLES as SITE_EXAMPLES
from auberge.cli.tools.site import site

Language = Annotated[str | None, typer.Option("--lang", metavar="LANG", help="cli-help-lang")]
Game = Annotated[str, typer.Argument(metavar="GAME", help="cli-help-game", show_default=False)]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="cli-help-option")]
Programs = Annotated[list[str] | None, typer.Option("--bot", metavar="NAME=COMMAND", help="program-help-bot")]
HouseData = Annotated[Path | None, typer.Option("--data", "--deck", metavar="FILE", help="cli-help-data")]

app = typer.Typer(
    cls=EntryGroup,
    add_completion=False,
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    help="cli-help-auberge",
    epilog="auberge\nauberge play\nauberge play --seats me,squire --lang fr\nauberge rules saint_malo --search cannon",
)


def _say_version(wanted: bool) -> None:
    if wanted:
        engine = "compiled" if build.is_compiled() else "plain"
        words = words_for(None)
        system = f"{platform.system()} {platform.machine()}".strip()
        python = f"{platform.python_implementation()} {platform.python_version()}"
        open_console().print(
            words.say("cli-version", version=__version__, build=engine, python=python, system=system), soft_wrap=True
        )
        raise typer.Exit


@app.callback()
def auberge(
    ctx: typer.Context,
    version: Annotated[  # noqa: ARG001 - handled by its callback
        bool, typer.Option("--version", is_eager=True, callback=_say_version, help="cli-help-version")
    ] = False,
    lang: Language = None,
) -> None:
    """Without a command the table is served, and opened in the browser."""
    if ctx.invoked_subcommand is None:
        serve(open_browser=True, lang=lang)


@app.command(
    cls=Page,
    help="server-help-serve",
    epilog="auberge serve\nauberge serve --open\nauberge serve --host 0.0.0.0 --port 8080 --folder club\n"
    "auberge serve --socket /run/auberge/auberge.sock\nauberge serve --bot mybot=./mybot",
)
def serve(
    *,
    host: Annotated[str | None, typer.Option(metavar="ADDRESS", help="server-help-host")] = None,
    port: Annotated[str | None, typer.Option(metavar="NUMBER", help="server-help-port")] = None,
    socket: Annotated[str | None, typer.Option(metavar="PATH", help="server-help-socket")] = None,
    base_path: Annotated[str | None, typer.Option(metavar="PATH", help="running-help-base-path")] = None,
    folder: Annotated[Path | None, typer.Option(metavar="FOLDER", help="server-help-folder")] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="server-help-open")] = False,
    processes: Annotated[str | None, typer.Option(hidden=True)] = None,
    bot: Programs = None,
    lang: Language = None,
) -> None:
    """Serves the table to browsers."""
    from auberge.cli.play.seating import read_bounded
    from auberge.cli.tools.serve import MOST_PORT
    from auberge.cli.tools.serve import serve as serve_now
    from auberge.core.errors import BadSetup

    words = words_for(lang)
    if processes is not None:
        raise BadSetup("server-processes-gone")
    number = read_bounded("--port", port, 0, MOST_PORT)
    serve_now(
        words,
        host=host,
        port=number,
        socket=socket,
        base_path=base_path,
        folder=folder,
        open_browser=open_browser,
        programs=bot or (),
    )


@app.command(
    cls=Page,
    help="cli-help-play",
    epilog="auberge play\nauberge play saint_malo --seats me:Anna,squire,me:Ben --lang de\n"
    "auberge play --seats me,grand_master --budget 3s\n"
    "auberge play --seats me,squire --seed 7 --start 1 --option allow_voluntary_pass=true\nauberge play --resume",
)
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="cli-help-game", show_default=False)] = None,
    *,
    seats: Annotated[str | None, typer.Option(metavar="LIST", help="cli-help-seats")] = None,
    names: Annotated[str | None, typer.Option(metavar="LIST", help="cli-help-names")] = None,
    lang: Language = None,
    seed: Annotated[str | None, typer.Option(metavar="NUMBER", help="cli-help-seed")] = None,
    start: Annotated[str | None, typer.Option(metavar="SEAT", help="cli-help-start")] = None,
    option: Options = None,
    data: HouseData = None,
    budget: Annotated[str | None, typer.Option(metavar="TIME", help="cli-help-budget")] = None,
    resume: Annotated[str | None, typer.Option(metavar="[FILE]", help="cli-help-resume")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="cli-help-save")] = None,
    coach: Annotated[str | None, typer.Option(metavar="DEGREE", help="cli-help-coach")] = None,
    bot: Programs = None,
) -> None:
    """Plays a game."""
    from auberge.cli.play.play import PlayArguments
    from auberge.cli.play.play import play as play_now

    arguments = PlayArguments(
        game, seats, names, seed, start, tuple(option or ()), data, budget, resume, save, coach, tuple(bot or ())
    )
    play_now(arguments, words_for(lang))


@app.command(
    cls=Page,
    help="cli-help-learn",
    epilog="auberge learn\nauberge learn saint_malo\nauberge learn malta 3 --lang it\nauberge learn --coverage",
)
def learn(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="cli-help-game", show_default=False)] = None,
    lesson: Annotated[str | None, typer.Argument(metavar="LESSON", help="cli-help-lesson", show_default=False)] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="cli-help-learn-coverage")] = False,
    lang: Language = None,
) -> None:
    """Teaches a game."""
    from auberge.cli.learn import learn as room

    if coverage:
        room.show_coverage(game, words_for(lang))
    elif game is None:
        room.list_courses(words_for(lang))
    else:
        room.learn(game, lesson, words_for(lang))


app.add_typer(puzzles, name="puzzles")


@app.command(
    cls=Page,
    help="cli-help-replay",
    epilog="auberge replay game.json\nauberge replay game.json --step --lang it",
)
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-record")],
    step: Annotated[bool, typer.Option("--step", help="cli-help-step")] = False,
    lang: Language = None,
) -> None:
    """Replays a record."""
    from auberge.cli.play.replay import replay as replay_now

    replay_now(file, words_for(lang), step=step)


@app.command(
    cls=Page,
    help="cli-help-review",
    epilog="auberge review game.json\nauberge review game.json --seconds 20 --lang fr\n"
    "auberge review game.json --tries 100 --json",
)
def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-record")],
    *,
    seconds: Annotated[str | None, typer.Option(metavar="NUMBER", help="cli-help-review-seconds")] = None,
    tries: Annotated[str | None, typer.Option(metavar="NUMBER", help="cli-help-review-tries")] = None,
    seed: Annotated[str, typer.Option(metavar="NUMBER", help="cli-help-seed")] = "1",
    as_json: Annotated[bool, typer.Option("--json", help="cli-help-json")] = False,
    lang: Language = None,
) -> None:
    """Looks a finished game over."""
    from auberge.cli.play.review import MOST_SECONDS, MOST_TRIES, run_review
    from auberge.cli.play.seating import read_bounded, read_seed

    run_review(
        file,
        words_for(lang),
        seconds=read_bounded("--seconds", seconds, 1, MOST_SECONDS),
        tries=read_bounded("--tries", tries, 1, MOST_TRIES),
        seed=read_seed(seed) or 0,
        as_json=as_json,
    )


@app.command(
    cls=Page,
    help="cli-help-verify",
    epilog="auberge verify game.json\nauberge verify game.json --seal '9f3c 71e0 ...'",
)
def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-record")],
    *,
    seal: Annotated[str | None, typer.Option(metavar="SEAL", help="cli-help-verify-seal")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="cli-help-json")] = False,
    lang: Language = None,
) -> None:
    """Checks the chance of a finished game."""
    from auberge.cli.tools.verify import run_verify

    run_verify(file, words_for(lang), seal=seal, as_json=as_json)


@app.command(
    cls=Page,
    help="cli-help-rules",
    epilog="auberge rules saint_malo\nauberge rules saint_malo --aid\nauberge rules saint_malo SM-PICK-17\n"
    "auberge rules saint_malo --search cannon --lang fr\nauberge rules saint_malo --coverage",
)
def rules(
    game: Game = "saint_malo",
    rule: Annotated[str | None, typer.Argument(metavar="RULE", help="cli-help-rule")] = None,
    *,
    coverage: Annotated[bool, typer.Option("--coverage", help="cli-help-coverage")] = False,
    search: Annotated[str | None, typer.Option(metavar="WORD", help="cli-help-search")] = None,
    numbered: Annotated[bool, typer.Option("--numbered", help="cli-help-numbered")] = False,
    aid: Annotated[bool, typer.Option("--aid", help="cli-help-aid")] = False,
    lang: Language = None,
) -> None:
    """Shows the rule book, or single rules."""
    from auberge.cli.learn.book import show_aid, show_book
    from auberge.cli.learn.rules import show_coverage, show_rules

    if coverage:
        show_coverage(game, words_for(lang))
    elif aid:
        show_aid(game, words_for(lang))
    elif numbered or rule is not None or search is not None:
        show_rules(game, rule, search, words_for(lang))
    else:
        show_book(game, words_for(lang))


@app.command(
    "check-data",
    cls=Page,
    help="cli-help-check-data",
    epilog="auberge check-data saint_malo\nauberge check-data saint_malo my_copy.toml",
)
def check_data(
    game: Game = "saint_malo",
    file: Annotated[Path | None, typer.Argument(metavar="FILE", help="cli-help-data")] = None,
    lang: Language = None,
) -> None:
    """Checks a data file."""
    from auberge.cli.tools.check_data import check_data as check_now

    check_now(game, file, words_for(lang))


deck = typer.Typer(
    cls=Section,
    rich_markup_mode=None,
    help="cli-help-deck",
    epilog="auberge deck new saint_malo > my.toml\nauberge deck check my.toml saint_malo\n"
    "auberge play saint_malo --deck my.toml",
)
app.add_typer(deck, name="deck")


@deck.command("new", cls=Page, help="cli-help-deck-new", epilog="auberge deck new saint_malo > my.toml")
def new_deck(
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli-help-game")],
    lang: Language = None,
) -> None:
    """Prints a deck to edit."""
    from auberge.cli.tools.deck import new_deck as print_deck

    print_deck(game, words_for(lang))


@deck.command("check", cls=Page, help="cli-help-deck-check", epilog="auberge deck check my.toml saint_malo")
def check_deck(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-data")],
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli-help-game")],
    lang: Language = None,
) -> None:
    """Checks a deck."""
    from auberge.cli.tools.check_data import check_data as check_now

    check_now(game, file, words_for(lang))


@app.command(
    cls=Page,
    help="cli-help-simulate",
    epilog="auberge simulate saint_malo --bots squire,random --games 1000 --seed 1\n"
    "auberge simulate saint_malo --bots squire --seats 4 --games 200 --jobs 2 --json\n"
    "auberge simulate malta --bots grand_master,knight@300it,squire --budget 500it --jobs 2",
)
def simulate(
    game: Game = "saint_malo",
    *,
    bots: Annotated[str, typer.Option(metavar="LIST", help="cli-help-entrants")] = "squire,random",
    budget: Annotated[str | None, typer.Option(metavar="TIME", help="cli-help-arena-budget")] = None,
    games: Annotated[str, typer.Option(metavar="NUMBER", help="cli-help-games")] = "100",
    seed: Annotated[str, typer.Option(metavar="NUMBER", help="cli-help-seed")] = "1",
    jobs: Annotated[str, typer.Option(metavar="NUMBER", help="cli-help-jobs")] = "1",
    seats: Annotated[str | None, typer.Option(metavar="NUMBER", help="cli-help-number-of-seats")] = None,
    option: Options = None,
    data: HouseData = None,
    as_json: Annotated[bool, typer.Option("--json", help="cli-help-json")] = False,
    lang: Language = None,
) -> None:
    """Lets bots play many games."""
    from auberge.cli.lab.simulate import run_simulation
    from auberge.cli.play.seating import read_number, read_seed

    run_simulation(
        game,
        words_for(lang),
        bots=bots,
        budget=budget,
        number=read_number("--games", games) or 0,
        seed=read_seed(seed) or 0,
        jobs=read_number("--jobs", jobs) or 0,
        seats=read_number("--seats", seats),
        options=option or [],
        data=data,
        as_json=as_json,
    )


@app.command(
    cls=Page,
    help="cli-help-bench",
    epilog="auberge bench\nauberge bench saint_malo --json\nauberge bench --games malta,valletta --count 60\n"
    "auberge bench --server\nauberge bench --envs",
)
def bench(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="cli-help-game")] = None,
    *,
    games: Annotated[str | None, typer.Option(metavar="LIST", help="cli-help-bench-games")] = None,
    count: Annotated[str | None, typer.Option(metavar="NUMBER", help="cli-help-bench-count")] = None,
    server: Annotated[bool, typer.Option("--server", help="cli-help-bench-server")] = False,
    envs: Annotated[bool, typer.Option("--envs", help="cli-help-bench-envs")] = False,
    database: Annotated[str | None, typer.Option(metavar="ADDRESS", help="storage-help-bench")] = None,
    processes: Annotated[str | None, typer.Option(metavar="NUMBER", help="processes-help-bench")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="cli-help-json")] = False,
    lang: Language = None,
) -> None:
    """Measures the engine, the server, or the environments for learning."""
    from auberge.cli.lab import bench as room
    from auberge.cli.play.seating import read_bounded, read_number

    number = read_number("--count", count)
    if envs:
        room.bench_the_environments(game, as_json, games=number, words=words_for(lang), listed=games)
    elif server:
        room.bench_the_server(
            game,
            as_json,
            games=number,
            words=words_for(lang),
            listed=games,
            database=database,
            processes=read_bounded("--processes", processes, 1, room.MOST_PROCESSES) or 1,
        )
    else:
        room.bench(game, as_json, games=number, words=words_for(lang), listed=games)


app.command("arena", cls=Page, help="cli-help-arena", epilog=contests.ARENA_EXAMPLES)(contests.arena)
app.command("ladder", cls=Page, help="cli-help-ladder", epilog=contests.LADDER_EXAMPLES)(contests.ladder)
app.command("balance", cls=Page, help="cli-help-balance", epilog=contests.BALANCE_EXAMPLES)(contests.balance)

app.command("bot-check", cls=Page, help="program-help-check", epilog=programming.CHECK_EXAMPLES)(programming.bot_check)
app.command("export", cls=Page, help="data-help-export", epilog=exporting.EXPORT_EXAMPLES)(exporting.export)
app.command("import", cls=Page, help="data-help-import", epilog=exporting.IMPORT_EXAMPLES)(exporting.import_games)
app.command("mcp", cls=Page, help="mcp-help-mcp", epilog=programming.MCP_EXAMPLES)(programming.mcp)

app.command("site", cls=Page, help="site-help-site", epilog=SITE_EXAMPLES)(site)
app.command("move-tables", cls=Page, help="storage-help-move-tables", epilog=moving.MOVE_EXAMPLES)(moving.move_tables)
app.command("backup", cls=Page, help="storage-help-backup", epilog=moving.BACKUP_EXAMPLES)(moving.backup)
app.command("restore", cls=Page, help="storage-help-restore", epilog=moving.RESTORE_EXAMPLES)(moving.restore)

app.command("doctor", cls=Page, help="doctor-help-doctor", epilog=installing.DOCTOR_EXAMPLES)(installing.doctor)
app.command("completion", cls=Page, help="shell-help-completion", epilog=installing.COMPLETION_EXAMPLES)(
    installing.completion
)
app.command("man", cls=Page, help="shell-help-man", epilog=installing.MAN_EXAMPLES)(installing.man)


def main() -> None:
    """The entry of the program `auberge`."""
    app()
