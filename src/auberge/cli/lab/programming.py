"""The commands for people who write programs that play. Help texts are keys of the catalogue."""

from typing import Annotated, Final

import typer

from auberge.cli.entry import words_for

Language = Annotated[str | None, typer.Option("--lang", metavar="LANG", help="cli-help-lang")]
Server = Annotated[str, typer.Option(metavar="ADDRESS", help="mcp-help-server")]
Http = Annotated[str | None, typer.Option("--http", metavar="NUMBER", help="mcp-help-http")]
MCP_EXAMPLES: Final = "auberge mcp\nauberge mcp --server https://games.example.org\nauberge mcp --http 8567"
CHECK_EXAMPLES: Final = 'auberge bot-check ./mybot\nauberge bot-check "python3 mybot.py --fast#depth=3"'


def bot_check(
    command: Annotated[str, typer.Argument(metavar="COMMAND", help="program-help-command")],
    lang: Language = None,
) -> None:
    """Checks a program against the bot protocol."""
    from auberge.cli.lab.bot_check import check_bot

    check_bot(command, words_for(lang))


def mcp(
    *,
    server: Server = "http://127.0.0.1:8566",
    http: Http = None,
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="mcp-help-host")] = "127.0.0.1",
    lang: Language = None,
) -> None:
    """Lets language models play at the tables of a server."""
    from auberge.cli.mcp.server import run
    from auberge.cli.play.seating import read_bounded

    run(server, words_for(lang), http=read_bounded("--http", http, 1, 65_535), host=host)
