"""Programs at a table in the terminal: `--seats me,exec:./mybot`, or `--bot mybot=./mybot --seats me,mybot`.

A record holds a program's name and no command: whoever goes on with a game says again what is to be run.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from auberge import bots
from auberge.bots.programs import Command, factory_of, is_command, read_command
from auberge.bots.programs.command import KIND, read_program
from auberge.bots.protocol import BotFactory
from auberge.cli.usage import BadUsage
from auberge.core.errors import BadSetup

Programs = Mapping[str, Command]
NO_PROGRAMS: Final[Programs] = MappingProxyType({})


def read_programs(given: Sequence[str], seats: str | None = None) -> dict[str, Command]:
    """The programs of `--bot NAME=COMMAND`, and those that `--seats` names by a command, by their names."""
    found: dict[str, Command] = {}
    for text in given:
        name, command = read_program(text)
        if name in bots.NAMES or name in found:
            raise BadSetup("program-name-taken", name=name)
        found[name] = command
    for part in (seats or "").split(","):
        if is_command(part) and (command := read_command(part)) not in found.values():
            found[_free_name(command.name, found)] = command
    return found


def _free_name(wanted: str, taken: Programs) -> str:
    name, number = wanted, 1
    while name in taken or name in bots.NAMES:
        number += 1
        name = f"{wanted[:20]}-{number}"
    return name


def kind_of(part: str, programs: Programs) -> str:
    """How a player is named in the record: a bot by its name, a program as `program:NAME`."""
    if is_command(part):
        command = read_command(part)
        return KIND + next(name for name, known in programs.items() if known == command)
    name = part.strip().lower()
    return KIND + name if name in programs else name


def factory_for(kind: str, programs: Programs) -> BotFactory:
    """Makes the bot of a player's kind. BadUsage if it is a program of which nobody has said how it is run."""
    if not kind.startswith(KIND):
        return bots.load(kind)
    name = kind.removeprefix(KIND)
    if name not in programs:
        raise BadUsage("program-unnamed", program=name, option=f"--bot {name}=…")
    return factory_of(programs[name])
