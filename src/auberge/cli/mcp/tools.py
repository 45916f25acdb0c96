"""What a model can do: each public method is a tool, and its docstring what the model is told about it."""

import asyncio
from typing import Final

from auberge import bots, games
from auberge.cli.learn.ruletext import rule_sentence
from auberge.cli.mcp import telling
from auberge.cli.mcp.rules_text import short_rules
from auberge.cli.mcp.seats import Seats
from auberge.client import AsyncSeat
from auberge.client.lobby import PERSON, open_table
from auberge.words import Words

LONGEST_WAIT: Final = 20.0  # seconds; clients give up a call after a while
_LAST_LINES: Final = 12  # of the log, where none is named
NAMES: Final = (
    "list_games",
    "read_rules",
    "explain_rule",
    "open_table",
    "take_seat",
    "look",
    "wait_for_turn",
    "make_move",
    "why_not",
)


class Tools:
    """The tools, for tables of one server."""

    def __init__(self, seats: Seats, words: Words) -> None:
        self._seats: Final = seats
        self._words: Final = words

    async def list_games(self) -> str:
        """Lists the games that can be played here, with numbers of players and the computer players of each."""
        say = self._words.say
        lines = []
        for name in games.NAMES:
            meta = games.load(name).meta
            title, known = say(f"{name}-title"), ", ".join(bots.bots_of(name))
            told = say("mcp-game", title=title, low=meta.min_seats, high=meta.max_seats, bots=known)
            lines.append(f"{name}: {told}")
        return "\n".join(lines)

    async def read_rules(self, game: str) -> str:
        """The rules of a game, short and complete. Read them before you play. `game` as in list_games."""
        return short_rules(game, self._words)

    async def explain_rule(self, game: str, rule: str) -> str:
        """What a single numbered rule says, such as one named in a refusal (SM-PICK-17)."""
        games.load(game)
        return rule_sentence(game, rule.strip().upper(), self._words)

    async def open_table(self, game: str, opponents: str = bots.DEFAULT, name: str = "") -> str:
        """Opens a new table and takes its first seat. `opponents`: computer players by name (see list_games) or `link`
        for a person or another program, separated by commas, in the order of the seats. Tells you the handles `table`
        and `secret` of your own seat, for all other tools and for nobody else, and a link for every other `link`."""
        wanted = [PERSON, *(seat.strip() for seat in opponents.split(",") if seat.strip())]
        called = ["", *(self._words.say("cli-bot", bot=seat) if seat in bots.NAMES else "" for seat in wanted[1:])]
        opened = await asyncio.to_thread(open_table, self._seats.server, game, wanted, names=called)
        mine, *others = opened.seats
        assert mine is not None
        links = [other.link for other in others if other is not None]
        told = [await self._seated(mine.table, mine.secret, name)]
        return "\n".join([*told, *(self._words.say("mcp-link", link=link) for link in links)])

    async def take_seat(self, link: str, name: str = "") -> str:
        """Takes the seat that a link leads to (http://.../t/TABLE#SECRET), under a name if one is given. Everybody at
        the table sees that a program plays it. Tells you the handles `table` and `secret` for all other tools."""
        found = self._seats.invitation(link)
        return await self._seated(found.table, found.secret, name)

    async def _seated(self, table: str, secret: str, name: str) -> str:
        seat = await self._seats.at(table, secret)
        if name.strip():
            await seat.rename(name.strip())
        return self._words.say("mcp-seated", table=table, secret=secret, seat=seat.seat + 1, game=seat.game.meta.name)

    async def look(self, table: str, secret: str, since: int = -1, brief: bool = False) -> str:
        """What your seat sees: players, board, what happened after line `since` of the log (the last few lines if not
        given), and, if it is your turn, your legal moves with numbers. `brief`: without the board."""
        seat = await self._seats.at(table, secret)
        return self._told(seat, since, brief)

    async def wait_for_turn(
        self, table: str, secret: str, seconds: float = LONGEST_WAIT, since: int = -1, brief: bool = False
    ) -> str:
        """Waits until you are to decide or the game is over, 20 seconds at most, and then looks. Call it again if it is
        not your turn yet. Dice are thrown for you."""
        seat = await self._seats.at(table, secret)
        try:
            async with asyncio.timeout(min(max(0.0, seconds), LONGEST_WAIT)):
                await seat.turn()
        except TimeoutError:
            return self._words.say("mcp-not-yet")
        return self._told(seat, since, brief)

    async def make_move(
        self, table: str, secret: str, move: str, version: int | None = None, brief: bool = False
    ) -> str:
        """Makes a move: its number in the list of `look`, or its text. Pass the `version` you looked at, so that
        nothing is done if the table has changed since. An illegal move changes nothing, and you are told the rule. If
        the next decision is yours too, you are told the table anew; else call wait_for_turn."""
        seat = await self._seats.at(table, secret)
        made = telling.read_move(seat, move, self._words)
        before = len(seat.log)
        if (version is not None and version != seat.now.version) or not await seat.play(made):
            return self._words.say("mcp-moved-on")
        return f"{self._words.say('mcp-made')}\n{telling.tell_news(seat, self._words, before, brief=brief)}"

    async def why_not(self, table: str, secret: str, move: str) -> str:
        """Says whether a move is legal now and, if not, which rule forbids it. Changes nothing."""
        seat = await self._seats.at(table, secret)
        problem = await seat.why_not(telling.read_move(seat, move, self._words))
        return self._words.say("mcp-legal") if problem is None else telling.tell_problem(problem, self._words)

    def _told(self, seat: AsyncSeat, since: int, brief: bool) -> str:
        first = since if since >= 0 else len(seat.log) - _LAST_LINES
        return telling.tell_table(seat, self._words, max(0, min(first, len(seat.log))), brief=brief)
