"""Whether all is well, for whoever watches over the server."""

import msgspec
from litestar import get

from auberge.server.tables import TheTables


class Health(msgspec.Struct, frozen=True):
    """How the server is."""

    status: str
    tables: int
    connections: int


@get("/healthz", summary="Whether all is well", tags=["health"])
async def healthz(tables: TheTables) -> Health:
    """Answers if something could be stored; else 503."""
    await tables.pulse.feel()
    return Health("ok", len(tables.live), sum(len(table.listeners) for table in tables.live.values()))
