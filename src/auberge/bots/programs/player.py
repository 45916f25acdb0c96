"""A program at a seat. What it fails to decide is decided for it, so no table ever waits for it in vain.

The rule: a decision that does not come in time or is not legal is replaced by a random legal move and counts as a
fault; the program is started anew for the next one. After MOST_FAULTS in one game it is asked no more, and random moves
are made for it to the end.
"""

import logging
from typing import Final

from auberge.bots.budget import Budget
from auberge.bots.programs.command import Command
from auberge.bots.programs.dialogue import USUAL, Dialogue
from auberge.bots.programs.process import Fault
from auberge.bots.random_bot import RandomBot
from auberge.core.protocol import Game, Move, View

log: Final = logging.getLogger("auberge.programs")
MOST_FAULTS: Final = 3


class ProgramPlayer:
    """A program for one seat of one game; nothing it learns there reaches another seat or game."""

    def __init__(self, command: Command, game: Game, seed: int, budget: Budget | None = None) -> None:
        self.command: Final = command
        self.faults: Final[list[Fault]] = []
        self._game: Final = game
        self._seed: Final = seed
        self._budget: Final = budget or USUAL
        self._instead: Final = RandomBot(seed)
        self._dialogue: Dialogue | None = None

    def check(self) -> None:
        """BadSetup if the program does not start, say hello or play this game."""
        try:
            self._started()
        except Fault as fault:
            raise fault.as_error(self.command.name) from fault
        finally:
            self.close()

    def choose(self, view: View) -> Move:
        """The program's move within its budget."""
        return self.decide(view, self._budget)

    def decide(self, view: View, budget: Budget) -> Move:
        """The program's move. Where there is but one, it is not asked."""
        if len(view.moves) == 1:
            return view.moves[0]
        if len(self.faults) < MOST_FAULTS:
            try:
                return self._started().choose(self._game, view, budget)
            except Fault as fault:
                log.info("a program failed", extra={"program": self.command.name, "problem": repr(fault)})
                self.faults.append(fault)
                self.close(politely=False)
            except BaseException:
                self.close(politely=False)
                raise
        return self._instead.choose(view)

    def close(self, *, politely: bool = True) -> None:
        """Ends the program, if it runs."""
        dialogue, self._dialogue = self._dialogue, None
        if dialogue is not None:
            dialogue.end(politely=politely)

    def _started(self) -> Dialogue:
        if self._dialogue is None:
            dialogue = Dialogue(self.command)
            try:
                if not dialogue.knows(self._game):
                    raise Fault("game", self._game.meta.name)
                dialogue.new_game(self._game, self._seed)
            except BaseException:
                dialogue.end(politely=False)
                raise
            self._dialogue = dialogue
        return self._dialogue
