"""Those at a table who need no keyboard: computer players, and people who let the program pass for them.

What they answer in secret tells nobody anything: who is asked is not named, and it always takes the same time.
"""

import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rich.text import Text

from auberge import bots
from auberge.bots.protocol import Bot, Budget
from auberge.cli import boards
from auberge.cli.pauses import Pace, is_secret
from auberge.cli.seating import HUMAN
from auberge.core.match import Match
from auberge.core.protocol import Event, Move, Seat
from auberge.core.rng import scramble

if TYPE_CHECKING:
    from auberge.cli.table import Table

_SOMEBODY: Final = Seat(-1)
_SEEDS: Final = 2**31


def _seed(match: Match, seat: int) -> int:
    """A bot's own chance: nothing of a table's secret reaches it. With a seed the same game comes again."""
    return scramble(match.setup.seed + seat + 1) % _SEEDS if match.seeded else secrets.randbelow(_SEEDS)


class Company:
    """The programs of one table."""

    def __init__(self, table: "Table", budget: Budget | None = None) -> None:
        self._table: Final = table
        match = table.match
        self._bots: Final[dict[Seat, Bot]] = {
            Seat(seat): bots.load(player.kind)(match.game, _seed(match, seat), budget)
            for seat, player in enumerate(match.players)
            if player.kind != HUMAN
        }
        self.passing: Final[set[Seat]] = set()  # people for whom the program passes
        self.unasked: Final[set[int]] = set()  # the places in the history of passes it entered for people
        self.has_told = False  # people who are out have been told how it goes on
        self._pace: Final = Pace()
        self._thinking: Seat | None = None

    def passes_for(self, seat: Seat) -> bool:
        """Whether the program passes for a person (M-RESP-08): around one screen always, since being called to it
        would tell; a person alone is asked whenever there is a choice."""
        table = self._table
        if seat not in self.passing:
            return False
        view = table.match.game.view(table.match.position, seat)
        return boards.may_pass(table.board, view) and (len(table.humans) > 1 or len(view.moves) == 1)

    def choose(self, seat: Seat) -> Move:
        """What a computer player does, or the pass for a person."""
        table = self._table
        self._tell_thinking(seat)
        if seat in self._bots:
            return self._bots[seat].choose(table.match.game.view(table.match.position, seat))
        self.unasked.add(len(table.match.steps))
        return table.match.game.read(boards.pass_text(table.board) or "")

    def keep_pace(self, by_program: bool) -> None:
        """Waits as long as the secret answers given so far must take, unless one more of them follows at once."""
        table = self._table
        if by_program and table.console.is_terminal and is_secret(table.match) and not self._is_watched():
            self._pace.begin()
        else:
            self._pace.end()

    def hush(self) -> None:
        """A person is asked: nobody else is thinking any more."""
        self._thinking = None

    def _tell_thinking(self, seat: Seat) -> None:
        """On a terminal: who is thinking, once a turn; the next screen wipes it away. Not who is asked in secret."""
        table = self._table
        if not table.console.is_terminal or self._is_watched():
            return
        thinking = _SOMEBODY if is_secret(table.match) else seat
        if self._thinking != thinking and thinking == _SOMEBODY:
            table.say("cli-somebody")
        elif self._thinking != thinking:
            table.say("cli-thinking", name=table.scene().names[seat])
        self._thinking = thinking

    def _is_watched(self) -> bool:
        """Whether there were people at the table, and all of them are out."""
        table = self._table
        view = table.match.game.view(table.match.position, None)
        return bool(table.humans) and all(boards.is_out(table.board, view, seat) for seat in table.humans)

    def tell_watchers(self, events: Sequence[Event]) -> None:
        """Tells people who are all out what happens, as it happens."""
        table, game = self._table, self._table.match.game
        if not self._is_watched():
            return
        if not self.has_told and not table.match.is_over:
            table.say("cli-only-bots")
            self.has_told = True
        for event in events if self.has_told else ():
            seen = game.witness(event, None)
            if seen is not None:
                table.print(Text(table.words.event(game.meta.name, seen, table.scene().names)))
