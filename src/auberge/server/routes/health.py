"""Whether all is well, for whoever watches over the server."""

import msgspec
from litestar import get

from auberge.server.routes.refusals import or_else
from auberge.server.tables import TheTables


class Health(msgspec.Struct, frozen=True):
    """How the server is."""

    status: str
    tables: int
    connections: int


@get("/healthz", summary="Whether all is well", tags=["health"], responses=or_else())
async def healthz(the_tables: TheTables) -> Health:
    """Answers if something could be stored; else 503."""
    await the_tables.pulse.feel()
    return Health(
        "ok", len(the_tables.live), sum(len(table.subscribers.listeners) for table in the_tables.live.values())
    )
