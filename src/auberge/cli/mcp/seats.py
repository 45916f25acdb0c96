"""The seats a server for models holds. Table and secret name a seat in every call; connections are only kept warm, so
that a seat is not away while its model thinks."""

import asyncio
from typing import Final

from auberge.client import AsyncSeat, ClientError, Invitation
from auberge.client.links import read_link, read_server

MOST: Final = 32  # connections; the one used longest ago gives way


class Seats:
    """Seats at the tables of one server."""

    def __init__(self, server: str) -> None:
        self.server: Final = read_server(server)
        self._kept: Final[dict[tuple[str, str], AsyncSeat]] = {}
        self._lock: Final = asyncio.Lock()

    def invitation(self, link: str) -> Invitation:
        """The seat of a link. ClientError if it leads elsewhere: nobody sends this program to other servers."""
        found = read_link(link)
        if found.server != self.server:
            raise ClientError("mcp-other-server", server=self.server)
        return found

    async def at(self, table: str, secret: str) -> AsyncSeat:
        """The seat that this secret holds, connected."""
        async with self._lock:
            key = (table, secret)
            seat = self._kept.pop(key, None)
            if seat is not None and seat.is_lost:
                await seat.__aexit__(None, None, None)
                seat = None
            if seat is None:
                seat = await AsyncSeat(Invitation(self.server, table, secret)).__aenter__()
            self._kept[key] = seat
            while len(self._kept) > MOST:
                await self._kept.pop(next(iter(self._kept))).__aexit__(None, None, None)
            return seat

    async def close(self) -> None:
        """Leaves all tables."""
        for seat in self._kept.values():
            await seat.__aexit__(None, None, None)
        self._kept.clear()
