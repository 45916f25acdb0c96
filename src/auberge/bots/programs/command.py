"""How a program is started: `exec:./mybot --fast`, with options of its own after `#` (`exec:./mybot#depth=3`)."""

import re
import shlex
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

from auberge.bots import PROGRAM
from auberge.core.errors import BadSetup

PREFIX: Final = "exec:"
KIND: Final = PROGRAM  # of a player in a record: the program's name stands after it, never its command
_NAME: Final = re.compile(r"[a-z0-9][a-z0-9_-]{0,23}")
_NOT_IN_NAMES: Final = re.compile(r"[^a-z0-9_-]+")


class Command(msgspec.Struct, frozen=True):
    """What is run, and the options that are told to it."""

    words: tuple[str, ...]
    options: Mapping[str, str] = {}

    @property
    def name(self) -> str:
        """What the program is called until it says so itself: its file's name."""
        file = next((word for word in reversed(self.words) if Path(word).is_file()), self.words[0])
        return _NOT_IN_NAMES.sub("-", Path(file).stem.lower()).strip("-_")[:24] or "program"


def is_command(text: str) -> bool:
    """Whether a text names a command, and not one of the house's bots."""
    return text.strip().lower().startswith(PREFIX)


def read_command(text: str) -> Command:
    """The command of `exec:./mybot --fast#depth=3`. BadSetup if it is none, or if there is no such program."""
    command, *options = text.strip()[len(PREFIX) :].split("#")
    return Command(_words(command), dict(_option(option, text) for option in options))


def read_program(text: str) -> tuple[str, Command]:
    """Name and command of `mybot=./mybot --fast#depth=3`. BadSetup says what is wrong with it."""
    name, equals, command = (part.strip() for part in text.partition("="))
    if not equals or not _NAME.fullmatch(name):
        raise BadSetup("program-bad-name", text=text)
    return name, read_command(PREFIX + command)


def _words(command: str) -> tuple[str, ...]:
    try:
        words = shlex.split(command)
    except ValueError as problem:
        raise BadSetup("program-bad-command", command=command) from problem
    if not words:
        raise BadSetup("program-bad-command", command=command)
    found = shutil.which(words[0])
    if found is None:
        raise BadSetup("program-not-found", program=words[0])
    return str(Path(found).absolute()), *words[1:]


def _option(text: str, whole: str) -> tuple[str, str]:
    name, equals, value = (part.strip() for part in text.partition("="))
    if not name or not equals:
        raise BadSetup("program-bad-command", command=whole)
    return name, value
