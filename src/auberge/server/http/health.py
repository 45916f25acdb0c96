"""How the server is, for whoever watches over it: whether it is alive, and whether people should be sent to it."""

import msgspec
from litestar import get

from auberge.server.http.dependencies import TheTables
from auberge.server.http.refusals import or_else
from auberge.server.tables import Tables
from auberge.table.validation import BadMessage


class Health(msgspec.Struct, frozen=True):
    """All is well."""

    status: str = "ok"


@get("/healthz", sync_to_thread=False, summary="Whether the server is alive", tags=["health"], responses=or_else())
def healthz() -> Health:
    """Answers as long as the server answers at all; if it does not, a restart helps."""
    return Health()


@get("/readyz", summary="Whether people should be sent here", tags=["health"], responses=or_else())
async def readyz(the_tables: TheTables) -> Health:
    """Answers if something could be stored now, and the server is not about to stop; else 503."""
    await check_ready(the_tables)
    return Health()


async def check_ready(tables: Tables) -> None:
    """BadMessage if the server is stopping, or has lost its writer; StorageFailed if nothing can be stored."""
    if tables.leaving or not tables.journal.is_running:
        raise BadMessage("running-not-ready")
    await tables.pulse.check()
