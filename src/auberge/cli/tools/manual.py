"""The manual page of all commands, in roff, for the program `man`."""

import re
from collections.abc import Iterator
from typing import Final

from typer.core import TyperCommand, TyperGroup

from auberge import __version__
from auberge.cli.help_page import help_of, option_names, usage_of
from auberge.words import Words

_ENVIRONMENT: Final = {
    "AUBERGE_DATA_DIR": "shell-man-data-dir",
    "AUBERGE_LANG": "shell-man-lang",
    "NO_COLOR": "shell-man-no-color",
}


def manual_page(program: TyperGroup, words: Words) -> str:
    """The page, its end of line included."""
    return "\n".join((*_lines(program, words), ""))


def _lines(program: TyperGroup, words: Words) -> Iterator[str]:
    say = words.say
    yield f'.TH AUBERGE 1 "" "Auberge {__version__}" "{say("shell-man-manual")}"'
    yield from (f".SH {say('shell-man-name')}", rf"auberge \- {_text(say('shell-man-name-line'))}")
    yield from (f".SH {say('shell-man-synopsis')}", _text(usage_of(words, program, "auberge")))
    yield from (f".SH {say('shell-man-description')}", _text(say(program.help or "")))
    yield f".SH {say('shell-man-options')}"
    yield from _parameters(program, words)
    yield f".SH {say('shell-man-commands')}"
    for path, command in _commands(program, "auberge"):
        yield f'.SS "{_text(usage_of(words, command, path))}"'
        yield _text(say(command.help or ""))
        yield from _parameters(command, words)
    yield f".SH {say('shell-man-environment')}"
    for name, key in _ENVIRONMENT.items():
        yield from _entry(name, say(key))
    yield f".SH {say('shell-man-examples')}"
    yield ".nf"
    yield from (_text(line) for line in (program.epilog or "").splitlines())
    yield ".fi"


def _commands(group: TyperGroup, path: str) -> Iterator[tuple[str, TyperCommand | TyperGroup]]:
    for name, command in group.commands.items():
        assert isinstance(command, TyperCommand | TyperGroup)
        yield f"{path} {name}", command
        if isinstance(command, TyperGroup):
            yield from _commands(command, f"{path} {name}")


def _parameters(command: TyperCommand | TyperGroup, words: Words) -> Iterator[str]:
    for parameter in command.params:
        if parameter.param_type_name == "option":
            yield from _entry(option_names(words, parameter), help_of(words, parameter))


def _entry(name: str, text: str) -> Iterator[str]:
    yield from (".TP", rf"\fB{_text(name)}\fR", _text(text))


def _text(text: str) -> str:
    """The text as roff reads it: no line of it is taken for an order, and hyphens can be copied."""
    safe = text.replace("\\", r"\e").replace("-", r"\-").replace('"', r"\(dq")
    return re.sub(r"^(?=[.'])", r"\\&", safe, flags=re.MULTILINE)
