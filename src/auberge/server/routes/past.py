"""A table's past: any step of it through one's own eyes, the points over a finished game, the game as a file; and the
house data it is played with, which views only name."""

from typing import Annotated

from litestar import Controller, Response, get
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter

from auberge.core import record as records
from auberge.core.protocol import Seat
from auberge.server import links
from auberge.server import messages as m
from auberge.server.history import History
from auberge.server.perspective import lines_of
from auberge.server.routes.lobby import Secrets, split_secrets
from auberge.server.routes.refusals import or_else
from auberge.server.tables import TheTables
from auberge.server.validation import BadMessage

JSON = "application/json"
TOML = "application/toml"
Look = Annotated[int | None, QueryParameter(name="look", required=False, description="A seat one holds, from 0")]


def viewer_of(history: History, seats: str, look: int | None) -> Seat | None:
    """The seat somebody may look through: one they hold, any once the game lies open (M-LOG-05); else a spectator's."""
    if look is None or look not in range(history.setup.seats):
        return None
    held = links.seats_held(history.seats, split_secrets(seats))
    return Seat(look) if look in held or history.is_over else None


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
        history = (await the_tables.read(table_id)).history
        viewer = viewer_of(history, seats, look)
        most = history.mark(viewer).step
        if not 0 <= step <= most:
            raise BadMessage("server-no-such-step", step=step, most=most)
        return Response(await the_tables.jobs.moment(history, step, most, viewer), media_type=JSON)

    @get(
        "/log",
        summary="Everything that happened, as a seat one holds, or a spectator, may know it",
        responses=or_else(404),
    )
    async def log(
        self, table_id: FromPath[str], the_tables: TheTables, seats: Secrets = "", look: Look = None
    ) -> m.Log:
        history = (await the_tables.read(table_id)).history
        return m.Log(lines_of(history, viewer_of(history, seats, look)))

    @get(
        "/story",
        summary="The points after every step of a finished game",
        media_type=JSON,
        responses=or_else(404, answer=m.Story),
    )
    async def story(self, table_id: FromPath[str], the_tables: TheTables) -> Response[bytes]:
        history = (await the_tables.read(table_id)).history
        if not history.is_over:
            raise BadMessage("server-not-over")
        return Response(await the_tables.jobs.story(history), media_type=JSON)

    @get(
        "/review",
        summary="A finished game looked over: 202 and how far it has come until it is there",
        responses=or_else(404)
        | {202: ResponseSpec(m.ReviewState, description="Not there yet", generate_examples=False)},
    )
    async def review(self, table_id: FromPath[str], the_tables: TheTables) -> Response[m.ReviewState]:
        history = (await the_tables.read(table_id)).history
        if not history.is_over:
            raise BadMessage("server-not-over")
        state = await the_tables.reviews.state(history)
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
        history = (await the_tables.read(table_id)).history
        if history.game.meta.hidden and not history.is_over:
            raise BadMessage("server-record-kept-back")
        name = f"{history.stored.game}-{table_id}.json"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(records.dumps(history.record()), media_type=JSON, headers=headers)
