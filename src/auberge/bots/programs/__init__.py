"""Programs as players: any executable that speaks the bot protocol (docs/how-to/bot-protocol.md).

A command comes from whoever runs Auberge, at the command line: `exec:./mybot`. Nothing that comes over the network or
out of a file is ever run: `bots.load` knows no commands.
"""

from auberge import bots
from auberge.bots.programs.command import Command, is_command, read_command
from auberge.bots.programs.player import ProgramPlayer
from auberge.bots.protocol import Bot, BotFactory, Budget
from auberge.core.protocol import Game

__all__ = ["Command", "ProgramPlayer", "factory_of", "is_command", "load", "read_command"]


def load(text: str) -> BotFactory:
    """The bot of this name, or the program of `exec:COMMAND`. BadSetup if there is none."""
    return factory_of(read_command(text)) if is_command(text) else bots.load(text)


def factory_of(command: Command) -> BotFactory:
    """Makes players of this program, each in a process of its own that starts with its first decision."""

    def make(game: Game, seed: int, budget: Budget | None = None) -> Bot:
        return ProgramPlayer(command, game, seed, budget)

    return make
