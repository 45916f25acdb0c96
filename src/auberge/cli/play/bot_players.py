"""Those at a table who need no keyboard: computer players, and people who let the program pass for them.

What they answer in secret tells nothing: who is asked is not named, and it always takes the same time.
"""

import secrets
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rich.text import Text

from auberge.bots.programs import ProgramPlayer
from auberge.bots.protocol import Bot, Budget
from auberge.cli.play.programs import Programs, factory_for
from auberge.core.match import Match
from auberge.core.prompts import ABLE
from auberge.core.protocol import Event, Move, Seat
from auberge.core.rng import scramble

if TYPE_CHECKING:
    from auberge.cli.play.table import Table

_SOMEBODY: Final = Seat(-1)
_SEEDS: Final = 2**31
WAIT: Final = 0.5  # seconds a window takes in which only programs answer, whatever they hold (M-RESP-08)


def _seed(match: Match, seat: int) -> int:
    """A bot's own chance: nothing of a table's secret reaches it. With a seed the same game comes again."""
    return scramble(match.setup.seed + seat + 1) % _SEEDS if match.seeded else secrets.randbelow(_SEEDS)


class Pace:
    """Lets answers that programs give in secret take hold after the same time, however many and whatever they hold."""

    def __init__(self) -> None:
        self._until: float | None = None

    def begin(self) -> None:
        """The first of some secret answers is about to be given; later ones belong to the same wait."""
        if self._until is None:
            self._until = time.monotonic() + WAIT

    def end(self) -> None:
        """Waits for what is left of the time, if anything was answered in secret."""
        if self._until is not None:
            time.sleep(max(0.0, self._until - time.monotonic()))
            self._until = None


class BotPlayers:
    """The programs of one table."""

    def __init__(self, table: "Table", budget: Budget | None, programs: Programs) -> None:
        self._table: Final = table
        match = table.match
        self._bots: Final[dict[Seat, Bot]] = {
            Seat(seat): factory_for(player.kind, programs)(match.game, _seed(match, seat), budget)
            for seat, player in enumerate(match.players)
            if seat not in table.session.people
        }
        self.unasked: Final[set[int]] = set()  # the places in the history of passes it entered for people
        self.has_told = False  # people who are out have been told how it goes on
        self._pace: Final = Pace()
        self._thinking: Seat | None = None

    def close(self) -> None:
        """Ends the programs at the table, and says how often one of them failed: not before, since it would tell who is
        asked in secret."""
        for seat, bot in self._bots.items():
            if isinstance(bot, ProgramPlayer):
                bot.close()
                if bot.faults:
                    self._table.say(
                        "program-faults", program=self._table.match.players[seat].name, faults=len(bot.faults)
                    )

    def pass_for(self, seat: Seat) -> None:
        """Lets the program pass for a person (M-RESP-08): around one screen always, since being called to it would
        tell; a person alone is asked whenever there is a choice."""
        prompts = self._table.session.prompts
        prompts.prefer(seat, prompts.known[-1] if len(self._table.session.people) > 1 else ABLE)

    def choose(self, seat: Seat) -> Move:
        """What a computer player does, or the pass for a person."""
        session = self._table.session
        self._tell_thinking(seat)
        silent = session.silent_move(seat)
        if silent is None:
            return self._bots[seat].choose(session.view(seat))
        self.unasked.add(len(session.match.steps))
        return silent

    def keep_pace(self, by_program: bool) -> None:
        """Waits as long as the secret answers given so far must take, unless one more of them follows at once."""
        table = self._table
        if by_program and table.console.is_terminal and self._is_secret and not self._is_watched():
            self._pace.begin()
        else:
            self._pace.end()

    def hush(self) -> None:
        """A person is asked: no program is thinking any more."""
        self._thinking = None

    def _tell_thinking(self, seat: Seat) -> None:
        """On a terminal: who is thinking, once a turn; the next screen wipes it away. Not who is asked in secret."""
        table = self._table
        if not table.console.is_terminal or self._is_watched():
            return
        thinking = _SOMEBODY if self._is_secret else seat
        if self._thinking != thinking and thinking == _SOMEBODY:
            table.say("cli-somebody")
        elif self._thinking != thinking:
            table.say("cli-thinking", name=table.scene().names[seat])
        self._thinking = thinking

    @property
    def _is_secret(self) -> bool:
        """Whether only the seat that is asked may know who is asked."""
        return self._table.session.asked_in_secret is not None

    def _is_watched(self) -> bool:
        """Whether there were people at the table, and all of them are out."""
        table, people = self._table, self._table.session.people
        return bool(people) and all(table.board.is_out(table.session.outside, seat) for seat in people)

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
