"""A seat at a table for a program that awaits; `blocking` is the same for one that does not."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from types import TracebackType
from typing import Final, Self

import msgspec

from auberge import games
from auberge import wire as m
from auberge.client.connection import Connection, new_id
from auberge.client.errors import ClientError, Refused
from auberge.client.links import Invitation, read_link
from auberge.core.chance import new_number, promise_of
from auberge.core.errors import BadRecord, BadSetup
from auberge.core.protocol import Game, Move, Seat, View

_ENDS: Final = frozenset({"over", "stopped"})
_STALE: Final = "server-stale"


class Turn(msgspec.Struct, frozen=True):
    """A decision of this seat: what it sees, and what it may do."""

    view: View
    version: int

    @property
    def moves(self) -> tuple[Move, ...]:
        """The legal moves."""
        return self.view.moves


class AsyncSeat:
    """One seat, from coming to going:

    async with AsyncSeat(link) as seat:
        async for turn in seat:
            await seat.play(turn.moves[0])

    Dice are thrown and turns made final by themselves: only decisions are asked. Its part of the table's chance it adds
    by itself, too."""

    def __init__(self, link: str | Invitation) -> None:
        self.invitation: Final = read_link(link) if isinstance(link, str) else link
        self.table: m.TableInfo
        self.seat: Seat
        self.game: Game
        self.now: m.Now
        self.log: list[m.StepLine] = []
        self._connection: Connection
        self._number: Final = new_number()  # what this seat adds to the chance
        self._changed: Final = asyncio.Event()
        self._problem: Exception | None = None
        self._seen: tuple[msgspec.Raw, View] | None = None
        self._told: Final[set[str]] = set()  # what was said of our part of the chance
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    async def __aenter__(self) -> Self:
        self._connection = Connection(self.invitation, self._hear, self._fail)
        try:
            while not hasattr(self, "now"):
                await self._change()
        except BaseException:
            await self._connection.close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        for task in list(self._tasks):
            task.cancel()
        await self._connection.close()

    # --- looking --------------------------------------------------------------------------------------------------

    @property
    def view(self) -> View:
        """What the seat sees now."""
        raw = self.now.view
        if self._seen is None or self._seen[0] is not raw:
            self._seen = raw, _read_as(self.game.view_type, raw)
        return self._seen[1]

    @property
    def ending(self) -> m.Ending | None:
        """How the game ended, once it has."""
        return self.now.ending

    @property
    def is_over(self) -> bool:
        """Whether nothing more will be asked."""
        return self.now.waiting.kind in _ENDS

    @property
    def is_lost(self) -> bool:
        """Whether the connection has ended for good."""
        return self._problem is not None

    @property
    def names(self) -> Sequence[str]:
        """What the players are called, by seat."""
        return [seat.name for seat in self.table.seats]

    # --- playing --------------------------------------------------------------------------------------------------

    async def turn(self) -> Turn | None:
        """Waits for the next decision of this seat; None when the game is over."""
        while not self.is_over:
            now = self.now
            if now.waiting.seat == self.seat and not (now.asking and (now.asking.silent or now.asking.held)):
                if now.waiting.kind == "decide":
                    return Turn(self.view, now.version)
                if now.waiting.kind in ("throw", "confirm"):
                    await self._go_on(m.Proceed(new_id(), now.version, self.seat, sure=True))
                    continue
            await self._change()
        return None

    async def __aiter__(self) -> AsyncIterator[Turn]:
        while (turn := await self.turn()) is not None:
            yield turn

    async def play(self, move: Move | str, version: int | None = None) -> bool:
        """Makes a move, named or in the notation of records, of the table as it stood at a version (as it stands now,
        if none is given). False if the table has moved on since; Refused, with the rule, if it is not legal."""
        made = self.game.read(move) if isinstance(move, str) else move
        seen = self.now.version if version is None else version
        return await self._go_on(m.Act(new_id(), seen, self.seat, _raw(made), sure=True))

    async def why_not(self, move: Move | str) -> m.Problem | None:
        """Why a move cannot be made now; None if it is legal."""
        made = self.game.read(move) if isinstance(move, str) else move
        answer = await self._connection.ask(m.Why(new_id(), self.seat, _raw(made)))
        if isinstance(answer, m.Refused):
            raise Refused(answer.problem)
        return answer.problem if isinstance(answer, m.WhyNot) else None

    async def rename(self, name: str) -> None:
        """The seat is called by another name."""
        await self._connection.do(m.Rename(new_id(), self.seat, name))

    async def say(self, phrase: m.Phrase) -> None:
        """Says a set phrase to everybody."""
        await self._connection.do(m.Say(new_id(), self.seat, phrase))

    async def _go_on(self, said: m.Act | m.Proceed) -> bool:
        try:
            await self._connection.do(said)
        except Refused as refusal:
            if refusal.problem.key != _STALE:
                raise
            while self.now.version == said.version and not self.is_over:
                await self._change()  # what has happened since is on its way
            return False
        return True

    # --- hearing --------------------------------------------------------------------------------------------------

    async def _change(self) -> None:
        """Waits until something is told. Raises what has ended the connection."""
        if self._problem is not None:
            raise self._problem
        self._changed.clear()
        await self._changed.wait()
        if self._problem is not None:
            raise self._problem

    def _fail(self, problem: Exception) -> None:
        self._problem = problem
        self._changed.set()

    def _hear(self, told: m.Told) -> None:
        match told:
            case m.Welcome():
                self._welcome(told)
            case m.Update():
                self.log[told.after :] = told.steps
                self.now = told.now
            case m.Seats():
                self.table = msgspec.structs.replace(self.table, seats=told.seats)
            case m.Gathering(chance):
                self._add_chance(chance)
            case m.Swapped() | m.Heard() | m.PlayAgain():
                pass
        self._changed.set()

    def _welcome(self, told: m.Welcome) -> None:
        if not told.held:
            raise ClientError("client-no-seat")
        try:
            self.game = games.load(told.table.game, told.table.rules_version)
        except (BadSetup, BadRecord) as problem:
            raise ClientError("client-other-version", problem=str(problem)) from problem
        self.table, self.seat, self.now = told.table, told.held[0], told.now
        self.log = list(told.steps)
        if told.table.chance is not None:
            self._add_chance(told.table.chance)

    def _add_chance(self, chance: m.ChanceInfo) -> None:
        """Promises a number of our own, and tells it when all are promised (docs/how-to/fair-chance.md)."""
        mine = chance.seats[self.seat]
        promise = promise_of(self.table.id, self.seat + 1, self._number)
        if chance.begun:
            return
        if mine.promise is None and not chance.closed:
            self._tell(m.Promise(f"promise-{promise[:32]}", self.seat, promise))
        elif mine.promise == promise and mine.number is None and chance.closed:
            self._tell(m.Number(f"number-{promise[:32]}", self.seat, self._number))

    def _tell(self, said: m.Promise | m.Number) -> None:
        if said.id in self._told:
            return
        self._told.add(said.id)
        task = asyncio.create_task(self._connection.do(said))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _raw(move: Move) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(move))


def _read_as(kind: type[View], raw: msgspec.Raw) -> View:
    try:
        return msgspec.json.decode(raw, type=kind)
    except msgspec.DecodeError as problem:
        raise ClientError("client-other-version", problem=str(problem)) from problem
