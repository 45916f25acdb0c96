"""The commands about the installation itself: what is there, the shell's completion, the manual page."""

import os
from pathlib import Path
from typing import Annotated, Final

import typer
from typer.core import TyperGroup

from auberge.cli.entry import words_for

Language = Annotated[str | None, typer.Option("--lang", metavar="LANG", help="cli-help-lang")]
DOCTOR_EXAMPLES: Final = (
    "auberge doctor\nauberge doctor --folder club --port 8080\nauberge doctor --env-file /etc/auberge.env"
)
COMPLETION_EXAMPLES: Final = (
    'eval "$(auberge completion bash)"\n'
    "auberge completion zsh >> ~/.zshrc\n"
    "auberge completion fish > ~/.config/fish/completions/auberge.fish\n"
    "auberge completion powershell >> $PROFILE"
)
MAN_EXAMPLES: Final = "auberge man | man -l -\nauberge man --lang de > ~/.local/share/man/de/man1/auberge.1"


def doctor(
    *,
    host: Annotated[str | None, typer.Option(metavar="ADDRESS", help="server-help-host")] = None,
    port: Annotated[str | None, typer.Option(metavar="NUMBER", help="server-help-port")] = None,
    socket: Annotated[str | None, typer.Option(metavar="PATH", help="server-help-socket")] = None,
    folder: Annotated[Path | None, typer.Option(metavar="FOLDER", help="server-help-folder")] = None,
    env_file: Annotated[Path | None, typer.Option(metavar="FILE", help="doctor-help-env-file")] = None,
    lang: Language = None,
) -> None:
    """Says what is there and what is missing."""
    from auberge.cli.tools.doctor import examine, read_environment

    environ = os.environ if env_file is None else {**os.environ, **read_environment(env_file)}
    examine(words_for(lang), environ, folder, host=host, port=port, socket=socket)


def completion(
    shell: Annotated[str, typer.Argument(metavar="SHELL", help="shell-help-shell")],
    lang: Language = None,  # noqa: ARG001 - completions speak the language of the shell
) -> None:
    """Prints a script for the shell."""
    from auberge.cli.tools.completion import script_for

    typer.echo(script_for(shell))


def man(ctx: typer.Context, lang: Language = None) -> None:
    """Prints the manual page."""
    from auberge.cli.tools.manual import manual_page

    program = ctx.find_root().command
    assert isinstance(program, TyperGroup)
    typer.echo(manual_page(program, words_for(lang)), nl=False)
