"""The facts a game is played with: the shipped file to begin from, house data checked before a table is opened, and
either as JSON for whoever shows and changes its cards."""

from functools import cache

from litestar import Controller, Response, get, post
from litestar.params import FromPath, JSONBody

from auberge import games
from auberge import wire as m
from auberge.core.datafile import shipped_text
from auberge.server.access.addresses import household
from auberge.server.http.asgi import HttpRequest, address_of
from auberge.server.http.dependencies import TheTables
from auberge.server.http.packed import packed
from auberge.server.http.refusals import or_else
from auberge.table.validation import check_size
from auberge.thinking.jobs import facts_in
from auberge.wire.encoding import encode


@cache
def shipped_facts(game: str) -> bytes:
    """The data file a game comes with, as JSON (`messages.DataFacts`)."""
    return encode(facts_in(f"{game}.toml", shipped_text(game)))


class Data(Controller):
    """Data files over HTTP."""

    path = "/api/games/{name:str}/data"
    tags = ("data",)

    @get(
        "/",
        sync_to_thread=True,
        summary="The data file a game comes with, as TOML",
        media_type="application/toml",
        responses=or_else(),
    )
    def shipped(self, name: FromPath[str], request: HttpRequest) -> Response[bytes]:
        text = shipped_text(games.load(name).meta.name)
        headers = {"Content-Disposition": f'attachment; filename="{name}.toml"'}
        return packed(text.encode(), request, "application/toml", headers)

    @post(
        "/check", status_code=200, summary="Whether a house file can be played; opens nothing", responses=or_else(413)
    )
    async def check(
        self, name: FromPath[str], data: JSONBody[m.HouseData], the_tables: TheTables, request: HttpRequest
    ) -> m.DataChecked:
        check_size(data.data, the_tables.settings.data_bytes)
        return await the_tables.jobs.check(name, data.data, household(address_of(request)))

    @get(
        "/facts",
        sync_to_thread=True,
        summary="The data file a game comes with, as JSON, with the sources of its values",
        responses=or_else(answer=m.DataFacts),
    )
    def facts(self, name: FromPath[str], request: HttpRequest) -> Response[bytes]:
        facts = shipped_facts(games.load(name).meta.name)
        return packed(facts, request, headers={"Cache-Control": "max-age=300"})

    @post(
        "/facts",
        status_code=200,
        summary="What stands in a house file, as JSON, whether or not it can be played; opens nothing",
        responses=or_else(413, answer=m.DataFacts),
    )
    async def house_facts(
        self, name: FromPath[str], data: JSONBody[m.HouseData], the_tables: TheTables, request: HttpRequest
    ) -> Response[bytes]:
        games.load(name)
        check_size(data.data, the_tables.settings.data_bytes)
        found = await the_tables.jobs.facts(data.data, household(address_of(request)))
        return Response(found, media_type="application/json")
