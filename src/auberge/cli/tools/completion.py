"""Completion by the shell's Tab key: the scripts are Typer's, the words those of the catalogue."""

from typing import Final

from typer._completion_classes import completion_init
from typer._completion_shared import get_completion_script
from typer.core import TyperCommand, TyperGroup

from auberge.cli.usage import BadUsage
from auberge.words import Words

COMPLETING: Final = "_AUBERGE_COMPLETE"  # set by the script while it asks
SHELLS: Final = ("bash", "zsh", "fish", "powershell")


def script_for(shell: str) -> str:
    """The script that a shell reads. BadUsage if we know no such shell."""
    if shell not in SHELLS:
        raise BadUsage("shell-unknown", shell=shell, known=", ".join(SHELLS))
    return get_completion_script(prog_name="auberge", complete_var=COMPLETING, shell=shell)


def prepare(program: TyperGroup, words: Words) -> None:
    """Makes ready to answer a shell: it shows help texts, of which commands hold but the keys."""
    completion_init()
    _spell_out(program, words)


def _spell_out(command: TyperCommand | TyperGroup, words: Words) -> None:
    command.help = words.say(command.help or "")
    for parameter in command.params:
        if key := getattr(parameter, "help", None):
            setattr(parameter, "help", words.say(str(key)))  # noqa: B010 - only options have one
    if isinstance(command, TyperGroup):
        for inner in command.commands.values():
            assert isinstance(inner, TyperCommand | TyperGroup)
            _spell_out(inner, words)
