"""The lobby: which games there are, opening tables, how the tables of a browser stand, playing again."""

import asyncio
from collections.abc import Sequence
from typing import Annotated

from litestar import Controller, get, post
from litestar.params import FromPath, HeaderParameter, JSONBody

from auberge import games
from auberge.core.errors import AubergeError
from auberge.server import messages as m
from auberge.server.addresses import household
from auberge.server.asgi import HttpRequest, address_of
from auberge.server.limits import TheLimits
from auberge.server.routes.refusals import or_else
from auberge.server.storage import StorageFailed
from auberge.server.tables import TheTables
from auberge.server.validation import bots_of

Secrets = Annotated[str, HeaderParameter(name="X-Auberge-Seats", required=False)]
MOST_ASKED = 50


def game_info(name: str, data_bytes: int, programs: tuple[str, ...] = ()) -> m.GameInfo:
    """A game for the lobby."""
    meta = games.load(name).meta
    options = tuple(
        m.OptionInfo(option.name, option.default, option.choices, option.rule, dict(option.most_seats))
        for option in meta.options
    )
    presets = {preset: dict(values) for preset, values in meta.presets.items()}
    return m.GameInfo(
        name=name,
        min_seats=meta.min_seats,
        max_seats=meta.max_seats,
        options=options,
        presets=presets,
        rules_version=meta.rules_version,
        bots=bots_of(name),
        hidden=meta.hidden,
        throws=meta.throws,
        asks=meta.asks,
        data_bytes=data_bytes,
        programs=programs,
    )


def split_secrets(header: str) -> tuple[str, ...]:
    """The secrets in a header, one after the other."""
    return tuple(header.split()[:10])


class Lobby(Controller):
    """The lobby over HTTP."""

    path = "/api"
    tags = ("lobby",)

    @get("/games", sync_to_thread=False, summary="The games that can be played here", responses=or_else())
    def games(self, the_tables: TheTables) -> Sequence[m.GameInfo]:
        most, programs = the_tables.settings.data_bytes, the_tables.programs
        return [game_info(name, most, programs.known(name)) for name in games.NAMES]

    @post("/tables", summary="Open a table; each seat's secret is told once, here", responses=or_else(413))
    async def open(
        self, data: JSONBody[m.OpenTable], the_tables: TheTables, the_limits: TheLimits, request: HttpRequest
    ) -> m.TableOpened:
        address = address_of(request)
        with the_limits.opening(address):
            return await the_tables.open(data, household(address))

    @post("/tables/status", status_code=200, summary="How some tables stand", responses=or_else(413))
    async def status(self, data: JSONBody[m.StatusWish], the_tables: TheTables) -> Sequence[m.TableStatus]:
        found: list[m.TableStatus] = []
        for table_id in data.tables[:MOST_ASKED]:
            await asyncio.sleep(0)  # others come in between
            try:
                table = await the_tables.read(table_id)
            except StorageFailed:
                raise  # browsers forget tables that are not there
            except AubergeError:
                found.append(m.TableStatus(table_id, None, None))
            else:
                now = table.broadcast.now(None)
                found.append(m.TableStatus(table_id, table.broadcast.info(), now.waiting, now.ending))
        return found

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
