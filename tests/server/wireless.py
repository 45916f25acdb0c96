"""Connections without a network: the server's doors on one side, a client's bytes on the other, and a loop between them
whose time passes only when nothing is left to do."""

import asyncio
from typing import Any, Final

_HIGH_WATER: Final = 65_536


class FakeLine(asyncio.Transport):
    """The transport of one connection, with the client's end of it."""

    def __init__(self, protocol: asyncio.Protocol, address: str) -> None:
        super().__init__({"peername": (address, 50_000), "sockname": ("127.0.0.1", 8566)})
        self._loop: Final = asyncio.get_running_loop()
        self._protocol: asyncio.BaseProtocol = protocol
        self.told = b""  # all that has been written
        self.unread = 0  # bytes of it that the client has not read
        self.reads = True  # the client does
        self._coming = b""  # sent by the client, and not taken yet
        self._is_reading = True
        self._is_full = False
        self._is_closing = False
        self.is_lost = False
        protocol.connection_made(self)

    # --- the client's end -----------------------------------------------------------------------------------------

    def say(self, data: bytes) -> None:
        """The client sends bytes."""
        self._coming += data
        self._deliver()

    def stop_reading(self) -> None:
        """The client reads no more."""
        self.reads = False

    def read_on(self) -> None:
        """The client reads all there is, and goes on reading."""
        self.reads, self.unread = True, 0
        if self._is_full:
            self._is_full = False
            self._protocol.resume_writing()
        if self._is_closing:
            self._lose()

    def hang_up(self, problem: Exception | None = None) -> None:
        """The client goes."""
        self._lose(problem)

    def _deliver(self) -> None:
        if self._coming and self._is_reading and not (self._is_closing or self.is_lost):
            data, self._coming = self._coming, b""
            assert isinstance(self._protocol, asyncio.Protocol)
            self._protocol.data_received(data)

    def _lose(self, problem: Exception | None = None) -> None:
        self._is_closing = True
        self._loop.call_soon(self._end, problem)

    def _end(self, problem: Exception | None) -> None:
        if not self.is_lost:
            self.is_lost = True
            self._protocol.connection_lost(problem)

    # --- the server's end -----------------------------------------------------------------------------------------

    def write(self, data: Any) -> None:
        if self._is_closing:
            return
        self.told += bytes(data)
        if self.reads:
            return
        self.unread += len(data)
        if self.unread > _HIGH_WATER and not self._is_full:
            self._is_full = True
            self._protocol.pause_writing()

    def get_write_buffer_size(self) -> int:
        return self.unread

    def can_write_eof(self) -> bool:
        return True

    def write_eof(self) -> None:
        """Nothing more is written."""

    def close(self) -> None:
        if not self._is_closing:
            self._is_closing = True
            if not self.unread:
                self._lose()

    def abort(self) -> None:
        self._lose()

    def is_closing(self) -> bool:
        return self._is_closing

    def is_reading(self) -> bool:
        return self._is_reading

    def pause_reading(self) -> None:
        self._is_reading = False

    def resume_reading(self) -> None:
        self._is_reading = True
        self._loop.call_soon(self._deliver)

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self._protocol = protocol

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self._protocol
