"""The server's end of the process that writes rows (`row_writer`): starts it, hands it batches, and ends it.

Nothing here decides what is stored. A process that is lost may have stored the last batch or not; who asked finds out.
"""

import asyncio
import socket
import subprocess
import sys
from collections import deque
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final, cast

import msgspec

from auberge.server.storage import row_writer
from auberge.server.storage.row_writer import ANSWER, HEAD, Identity
from auberge.table.rows import Key, Row

_SCRIPT: Final = Path(__file__).with_name("row_writer.py")


class WriterLost(Exception):
    """The process has ended: what it was doing is done or not."""


class Refusal(msgspec.Struct, frozen=True):
    """What the process says that went wrong: by SQLite's number, and in its words."""

    code: int
    text: str


class _Answer(msgspec.Struct):
    stored: list[Key] = []
    code: int = 0
    text: str = ""


_read_answer: Final = msgspec.json.Decoder(_Answer).decode


class Writer(asyncio.Protocol):
    """One process that writes rows."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self._process: Final = process
        self._asked: Final[deque[asyncio.Future[bytes]]] = deque()
        self._heard = bytearray()
        self._transport: asyncio.Transport | None = None
        self._lost: Final = asyncio.Event()

    @property
    def is_lost(self) -> bool:
        """Whether it has ended."""
        return self._lost.is_set()

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    async def append(self, rows: Sequence[Row]) -> set[Key] | Refusal:
        """Has a batch stored; the keys that are. WriterLost if the process is."""
        if self._transport is None or self.is_lost:
            raise WriterLost
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._asked.append(answer)
        told = msgspec.json.encode(rows)
        self._transport.write(HEAD.pack(len(rows), len(told)) + told)
        said = await answer
        if said == row_writer.ALL:
            return {row.key for row in rows}
        found = _read_answer(said)
        return Refusal(found.code, found.text) if found.code else set(found.stored)

    async def end(self) -> None:
        """Hangs up; returns when the process has finished what it was doing, and ended."""
        if self._transport is not None:
            self._transport.close()
        await asyncio.to_thread(self._process.wait)

    async def give_up(self) -> None:
        """Ends the process at once: nothing it does counts any more."""
        self._process.kill()
        await self.end()

    # --- the line -------------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The line is there."""
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is none by name

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        """The process has ended, or we have hung up."""
        self._lost.set()
        while self._asked:
            self._settle(WriterLost())

    def data_received(self, data: bytes) -> None:
        """Answers come in the order of the batches."""
        heard = self._heard
        heard += data
        while len(heard) >= ANSWER.size:
            end = ANSWER.size + ANSWER.unpack_from(heard)[0]
            if len(heard) < end:
                return
            answer = bytes(heard[ANSWER.size : end])
            del heard[:end]
            self._settle(answer)

    def _settle(self, answer: bytes | WriterLost) -> None:
        asked = self._asked.popleft()
        if asked.done():
            return  # nobody waits for it any more
        if isinstance(answer, WriterLost):
            asked.set_exception(answer)
        else:
            asked.set_result(answer)


async def start(opened: Iterable[tuple[Path, Identity]], claim: int) -> Writer:
    """Starts a process that writes to these files: the first, and what belongs to it. It keeps the claim, an open file,
    as long as it runs. OSError if it cannot be started."""
    files = [(str(path), *identity) for path, identity in opened]
    ours, theirs = socket.socketpair()
    try:
        with theirs:
            process = await asyncio.to_thread(_started, msgspec.json.encode(files).decode(), theirs, claim)
    except BaseException:
        ours.close()
        raise
    _, writer = await asyncio.get_running_loop().create_unix_connection(lambda: Writer(process), sock=ours)
    return writer


def _started(files: str, line: socket.socket, claim: int) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-I", "-S", str(_SCRIPT), files]
    return subprocess.Popen(command, stdin=line.fileno(), stdout=subprocess.DEVNULL, pass_fds=(claim,))
