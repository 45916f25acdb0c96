"""The same for programs that do not await: the connection lives in a thread of its own, calls wait for it."""

import asyncio
import threading
from collections.abc import Coroutine, Iterator, Sequence
from concurrent.futures import TimeoutError as TooLate
from types import TracebackType
from typing import Final, Self, TypeVar

from auberge import wire as m
from auberge.client.links import Invitation
from auberge.client.lobby import open_table
from auberge.client.seat import AsyncSeat, Turn
from auberge.core.protocol import Game, Move, Seat, View

__all__ = ["BlockingSeat", "open_table", "take_seat"]
_T = TypeVar("_T")


class BlockingSeat:
    """A seat at a table (`AsyncSeat` says what each call does); `take_seat` makes one."""

    def __init__(self, link: str | Invitation) -> None:
        self._loop: Final = asyncio.new_event_loop()
        self._thread: Final = threading.Thread(target=self._loop.run_forever, name="auberge-seat", daemon=True)
        self._seat: Final = AsyncSeat(link)
        self._turn: Turn | None = None

    def __enter__(self) -> Self:
        self._thread.start()
        try:
            self._wait(self._seat.__aenter__())
        except BaseException:
            self._stop()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            self._wait(self._seat.__aexit__(kind, problem, trace))
        finally:
            self._stop()

    def turn(self, timeout: float | None = None) -> Turn | None:
        """Waits for the next decision of this seat; None when the game is over. TimeoutError after so many seconds."""
        self._turn = self._wait(self._seat.turn(), timeout)
        return self._turn

    def __iter__(self) -> Iterator[Turn]:
        while (turn := self.turn()) is not None:
            yield turn

    def play(self, move: Move | str) -> bool:
        """Makes a move of the turn that was last waited for. False if the table has moved on since; Refused if it is
        not legal."""
        return self._wait(self._seat.play(move, None if self._turn is None else self._turn.version))

    def why_not(self, move: Move | str) -> m.Problem | None:
        """Why a move cannot be made now; None if it is legal."""
        return self._wait(self._seat.why_not(move))

    def rename(self, name: str) -> None:
        """The seat is called by another name."""
        self._wait(self._seat.rename(name))

    def say(self, phrase: m.Phrase) -> None:
        """Says a set phrase to everybody."""
        self._wait(self._seat.say(phrase))

    @property
    def table(self) -> m.TableInfo:
        """What everybody may know of the table."""
        return self._seat.table

    @property
    def seat(self) -> Seat:
        """The number of the seat, from 0."""
        return self._seat.seat

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self._seat.game

    @property
    def view(self) -> View:
        """What the seat sees now."""
        return self._seat.view

    @property
    def log(self) -> Sequence[m.StepLine]:
        """What has happened, as the seat may know it."""
        return self._seat.log

    @property
    def ending(self) -> m.Ending | None:
        """How the game ended, once it has."""
        return self._seat.ending

    def _wait(self, work: Coroutine[None, None, _T], timeout: float | None = None) -> _T:
        coming = asyncio.run_coroutine_threadsafe(work, self._loop)
        try:
            return coming.result(timeout)
        except TooLate:
            coming.cancel()
            raise

    def _stop(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


def take_seat(link: str | Invitation) -> BlockingSeat:
    """Takes the seat a link leads to: `with take_seat(link) as seat:`. ClientError if there is none."""
    return BlockingSeat(link)
