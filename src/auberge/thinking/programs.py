"""The programs that whoever runs this server has registered: players at its tables, a process for each seat.

A browser only ever says a name; commands come from the command line or the settings. Programs think beside the workers,
so a slow one holds up its own table alone, and for a bounded time.
"""

import asyncio
import logging
import secrets
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from auberge.bots.budget import Budget
from auberge.bots.programs.command import KIND, Command
from auberge.bots.programs.dialogue import Dialogue
from auberge.bots.programs.player import MOST_FAULTS, ProgramPlayer
from auberge.bots.programs.process import Fault, FaultKind
from auberge.core.protocol import Game, Move, Seat, View
from auberge.thinking.thinkers import MISSING, stand_in_for

log: Final = logging.getLogger("auberge.programs")
MOST: Final = 16  # processes; the one that was asked longest ago gives way
SECONDS: Final = 1.0  # for a decision
RANDOM: Final = "random"
_Place = tuple[str, Seat]  # a table's id and a seat


class Programs:
    """All of them, by name. BadSetup if one does not start or says no hello."""

    def __init__(self, commands: Mapping[str, Command], most_seconds: float) -> None:
        self._commands: Final = commands
        self._games: Final = {name: _games_of(name, command) for name, command in commands.items()}
        self._seconds: Final = min(SECONDS, most_seconds)
        self._players: Final[dict[_Place, ProgramPlayer]] = {}
        self._threads: Final = ThreadPoolExecutor(MOST, thread_name_prefix="program")

    def known(self, game_name: str) -> tuple[str, ...]:
        """The names of those that play this game."""
        return tuple(name for name, played in self._games.items() if not played or game_name in played)

    def bots(self, game_name: str) -> tuple[str, ...]:
        """Those that play this game, as they are named at a table."""
        return tuple(KIND + name for name in self.known(game_name))

    def asks(self, bot: str, game_name: str, faults: Sequence[str]) -> bool:
        """Whether a bot is one of the programs that play this game, and has not failed too often in it."""
        return bot in self.bots(game_name) and len(faults) - faults.count(MISSING) < MOST_FAULTS

    def house_bot(self, bot: str, game_name: str, faults: Sequence[str]) -> tuple[str, str | None]:
        """The bot of the house that plays for one which is not asked, and what is to be told of it, once: a program
        that this server has not is MISSING."""
        if bot in self.bots(game_name):
            return RANDOM, None
        return stand_in_for(bot, faults)

    async def choose(
        self, place: _Place, game: Game, bot: str, view: View, most: float | None
    ) -> tuple[Move, FaultKind | None]:
        """The program's move; or a random one, and how the program failed. Its chance is its own."""
        player = self._players.pop(place, None)
        if player is None:
            player = ProgramPlayer(self._commands[bot.removeprefix(KIND)], game, secrets.randbelow(2**31))
        self._players[place] = player
        while len(self._players) > MOST:
            self._end(next(iter(self._players)))
        budget = Budget(seconds=self._seconds if most is None else min(self._seconds, most))
        faults = len(player.faults)
        move = await asyncio.get_running_loop().run_in_executor(self._threads, player.decide, view, budget)
        return move, player.faults[-1].kind if len(player.faults) > faults else None

    def leave(self, table_id: str) -> None:
        """The game at this table is over: its programs end."""
        for place in [place for place in self._players if place[0] == table_id]:
            self._end(place)

    def close(self) -> None:
        """Ends all of them."""
        for place in list(self._players):
            self._players.pop(place).close(politely=False)
        self._threads.shutdown(wait=True)

    def _end(self, place: _Place) -> None:
        player = self._players.pop(place)
        if player.faults:
            kinds = [fault.kind for fault in player.faults]
            log.warning("a program failed", extra={"table": place[0], "program": player.command.name, "faults": kinds})
        self._threads.submit(player.close)


def _games_of(name: str, command: Command) -> tuple[str, ...]:
    """The games a program says that it plays; none named: all."""
    try:
        dialogue = Dialogue(command)
    except Fault as fault:
        raise fault.as_error(name) from fault
    dialogue.end()
    return dialogue.introduction.games
