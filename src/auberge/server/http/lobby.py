"""The lobby: which games there are, opening tables, how the tables of a browser stand, playing again."""

from collections.abc import Sequence
from typing import Annotated

from litestar import Controller, get, post
from litestar.params import FromPath, HeaderParameter, JSONBody

from auberge import wire as m
from auberge.server.access.addresses import household
from auberge.server.http.asgi import HttpRequest, address_of
from auberge.server.http.dependencies import TheLimits, TheTables
from auberge.server.http.refusals import or_else
from auberge.server.lobby import games_at, split_secrets, statuses_of

Secrets = Annotated[str, HeaderParameter(name="X-Auberge-Seats", required=False)]


class Lobby(Controller):
    """The lobby over HTTP."""

    path = "/api"
    tags = ("lobby",)

    @get("/games", sync_to_thread=False, summary="The games that can be played here", responses=or_else())
    def games(self, the_tables: TheTables) -> Sequence[m.GameInfo]:
        return games_at(the_tables)

    @post("/tables", summary="Open a table; each seat's secret is told once, here", responses=or_else(413))
    async def open(
        self, data: JSONBody[m.OpenTable], the_tables: TheTables, the_limits: TheLimits, request: HttpRequest
    ) -> m.TableOpened:
        address = address_of(request)
        with the_limits.opening(address):
            return await the_tables.open(data, household(address))

    @post("/tables/status", status_code=200, summary="How some tables stand", responses=or_else(413))
    async def status(self, data: JSONBody[m.StatusWish], the_tables: TheTables) -> Sequence[m.TableStatus]:
        return await statuses_of(the_tables, data.tables)

    @get("/tables/{table_id:str}", summary="What everybody may know of a table", responses=or_else(404))
    async def table(self, table_id: FromPath[str], the_tables: TheTables) -> m.TableInfo:
        return (await the_tables.read(table_id)).broadcast.info()

    @post(
        "/tables/{table_id:str}/again",
        status_code=200,
        summary="The next table with the same seats",
        responses=or_else(404),
    )
    async def again(
        self,
        table_id: FromPath[str],
        the_tables: TheTables,
        the_limits: TheLimits,
        request: HttpRequest,
        seats: Secrets = "",
    ) -> m.Again:
        opening = the_limits.opening(address_of(request), seated=True)
        return await the_tables.again(table_id, split_secrets(seats), opening)
