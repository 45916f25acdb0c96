"""A table's past: any step of it through one's own eyes, the points over a finished game, the game as a file; and the
house data it is played with, which views only name."""

from typing import Annotated

from litestar import Controller, Response, get
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter

from auberge import wire as m
from auberge.core import record as records
from auberge.server.http.dependencies import TheTables
from auberge.server.http.lobby import Secrets
from auberge.server.http.refusals import or_else
from auberge.server.lobby import split_secrets
from auberge.server.past import log_of, moment_at, record_of, review_of, story_of

JSON = "application/json"
TOML = "application/toml"
Look = Annotated[int | None, QueryParameter(name="look", required=False, description="A seat one holds, from 0")]


class Past(Controller):
    """The past of a table over HTTP."""

    path = "/api/tables/{table_id:str}"
    tags = ("past",)

    @get(
        "/steps/{step:int}",
        summary="The table as it stood after so many steps",
        media_type=JSON,
        responses=or_else(404, answer=m.Moment),
    )
    async def step(
        self,
        table_id: FromPath[str],
        step: FromPath[int],
        the_tables: TheTables,
        seats: Secrets = "",
        look: Look = None,
    ) -> Response[bytes]:
        return Response(await moment_at(the_tables, table_id, step, split_secrets(seats), look), media_type=JSON)

    @get(
        "/log",
        summary="Everything that happened, as a seat one holds, or a spectator, may know it",
        responses=or_else(404),
    )
    async def log(
        self, table_id: FromPath[str], the_tables: TheTables, seats: Secrets = "", look: Look = None
    ) -> m.Log:
        return await log_of(the_tables, table_id, split_secrets(seats), look)

    @get(
        "/story",
        summary="The points after every step of a finished game",
        media_type=JSON,
        responses=or_else(404, answer=m.Story),
    )
    async def story(self, table_id: FromPath[str], the_tables: TheTables) -> Response[bytes]:
        return Response(await story_of(the_tables, table_id), media_type=JSON)

    @get(
        "/review",
        summary="A finished game looked over: 202 and how far it has come until it is there",
        responses=or_else(404)
        | {202: ResponseSpec(m.ReviewState, description="Not there yet", generate_examples=False)},
    )
    async def review(self, table_id: FromPath[str], the_tables: TheTables) -> Response[m.ReviewState]:
        state = await review_of(the_tables, table_id)
        return Response(state, status_code=202 if state.review is None else 200)

    @get(
        "/data",
        summary="The house data a table is played with, as TOML",
        media_type=TOML,
        responses=or_else(404),
    )
    async def data(self, table_id: FromPath[str], the_tables: TheTables) -> Response[bytes]:
        data = (await the_tables.find(table_id)).history.stored.data
        if data is None:
            raise NotFoundException
        headers = {"Content-Disposition": f'attachment; filename="{table_id}.toml"'}
        return Response(data.encode(), media_type=TOML, headers=headers)

    @get(
        "/record",
        summary="The game as a file for `auberge replay`",
        media_type=JSON,
        responses=or_else(404, answer=records.Record),
    )
    async def record(self, table_id: FromPath[str], the_tables: TheTables) -> Response[bytes]:
        record = await record_of(the_tables, table_id)
        headers = {"Content-Disposition": f'attachment; filename="{record.game}-{table_id}.json"'}
        return Response(records.dumps(record), media_type=JSON, headers=headers)
