"""One connection to a table that lasts: it comes back when it is lost, and says again what was not answered.

An intent has an id, so said twice it acts once (docs/how-to/protocol.md).
"""

import asyncio
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from auberge import wire as m
from auberge.client.errors import ClientError, Refused
from auberge.client.links import Invitation

Intent = m.Act | m.Proceed | m.Promise | m.Number | m.Rename | m.Say | m.Why | m.Begin
Answer = m.Done | m.Refused | m.WhyNot
PATIENCE: Final = 60.0  # seconds without a connection before it is given up
_PAUSES: Final = (0.1, 0.3, 1.0, 2.0, 5.0)  # seconds before it is tried again
_AGAIN_SOON: Final = frozenset({502, 503, 504})  # of a server, or one before it, at which the table soon is
_TOO_FAST_PAUSE: Final = 1.0
_FINAL: Final = frozenset({"server-no-such-table", "server-place-needed", "server-no-hello"})
_LOST: Final = (OSError, InvalidHandshake, ConnectionClosed, TimeoutError)
_MOST_BYTES: Final = 2**24
_KINDS: Final = frozenset(str(kind.__struct_config__.tag) for kind in m.Told.__args__)
_told: Final[msgspec.json.Decoder[m.Told]] = msgspec.json.Decoder(m.Told)
_encode: Final = msgspec.json.Encoder().encode


class _Head(msgspec.Struct):
    kind: str


def new_id() -> str:
    """An id no other intent has."""
    return secrets.token_hex(12)


class Connection:
    """Talks to a table until it is closed. `hear` is told all that is no answer."""

    def __init__(
        self, invitation: Invitation, hear: Callable[[m.Told], None], fail: Callable[[Exception], None]
    ) -> None:
        self._invitation: Final = invitation
        self._hear: Final = hear
        self._fail: Final = fail
        self._socket: ClientConnection | None = None
        self._open: Final[dict[str, tuple[Intent, asyncio.Future[Answer]]]] = {}
        self._talk: Final = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Ends the connection; what was not answered is given up."""
        self._talk.cancel()
        with suppress(asyncio.CancelledError):
            await self._talk
        self._give_up(ClientError("client-closed"))

    async def ask(self, said: Intent) -> Answer:
        """Says something, again if need be, until it is answered."""
        if self._talk.done():
            raise ClientError("client-closed")
        while True:
            coming: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
            self._open[said.id] = said, coming
            await self._say(said)
            try:
                answer = await coming
            finally:
                self._open.pop(said.id, None)
            if not (isinstance(answer, m.Refused) and answer.problem.key == "server-too-fast"):
                return answer
            await asyncio.sleep(_TOO_FAST_PAUSE)

    async def do(self, said: Intent) -> None:
        """Has an intent done. Refused if the table does not."""
        answer = await self.ask(said)
        if isinstance(answer, m.Refused):
            raise Refused(answer.problem)

    async def _say(self, said: m.Said) -> None:
        if self._socket is not None:
            with suppress(ConnectionClosed):  # it is said again on the next one
                await self._socket.send(_encode(said).decode())

    async def _run(self) -> None:
        """Connects, again and again; ends with a word to `fail`."""
        tries, until = 0, 0.0  # who never answered is not waited for
        while True:
            try:
                async with connect(self._invitation.socket, max_size=_MOST_BYTES, proxy=None) as socket:
                    self._socket = socket
                    await self._say(m.Hello((self._invitation.secret,), program=True))
                    for said, _ in list(self._open.values()):
                        await self._say(said)
                    async for frame in socket:
                        self._take(frame)
                        tries, until = 0, time.monotonic() + PATIENCE
            except _LOST as problem:
                if not until and _is_soon_over(problem):
                    until = time.monotonic() + PATIENCE
                if time.monotonic() > until:
                    self._end(ClientError("client-unreachable", server=self._invitation.server, problem=str(problem)))
                    return
            except Exception as problem:  # whatever it is, somebody waits for us
                self._end(problem)
                return
            finally:
                self._socket = None
            await asyncio.sleep(_PAUSES[min(tries, len(_PAUSES) - 1)])
            tries += 1

    def _take(self, frame: str | bytes) -> None:
        told = _read(frame)
        match told:
            case None:
                pass
            case m.Done() | m.Refused() | m.WhyNot():
                _, coming = self._open.get(told.id, (None, None))
                if coming is not None and not coming.done():
                    coming.set_result(told)
            case m.Closing(problem) if problem.key in _FINAL:
                raise Refused(problem)
            case _:
                self._hear(told)

    def _end(self, problem: Exception) -> None:
        self._fail(problem)
        self._give_up(problem)

    def _give_up(self, problem: Exception) -> None:
        for _, coming in self._open.values():
            if not coming.done():
                coming.set_exception(problem)
        self._open.clear()


def _is_soon_over(problem: Exception) -> bool:
    return isinstance(problem, InvalidStatus) and problem.response.status_code in _AGAIN_SOON


def _read(frame: str | bytes) -> m.Told | None:
    """What the server tells; None for what only later versions say. ClientError if it cannot be understood."""
    try:
        if msgspec.json.decode(frame, type=_Head).kind not in _KINDS:
            return None
        return _told.decode(frame)
    except msgspec.DecodeError as problem:
        raise ClientError("client-other-version", problem=str(problem)) from problem
