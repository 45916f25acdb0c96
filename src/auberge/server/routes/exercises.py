"""Exercises over HTTP: costly decisions of a finished game, to be made again."""

from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody

from auberge.server import messages as m
from auberge.server.addresses import household
from auberge.server.asgi import HttpRequest, address_of
from auberge.server.routes.refusals import or_else
from auberge.server.tables import TheTables


class SecondTries(Controller):
    """Decisions that are made again."""

    path = "/api/tables/{table_id:str}/exercises/{seat:int}/{number:int}"
    tags = ("exercises",)

    @get(
        "/",
        summary="A costly decision of a seat as it saw it, once the game was looked over: by its number, from 1",
        responses=or_else(404),
    )
    async def decision(
        self, table_id: FromPath[str], seat: FromPath[int], number: FromPath[int], the_tables: TheTables
    ) -> m.SecondTry:
        return await the_tables.second_tries.open((await the_tables.read(table_id)).history, seat, number)

    @post(
        "/",
        status_code=200,
        summary="How good a move is there; nothing is stored",
        responses=or_else(404, 413),
    )
    async def answer(
        self,
        *,
        table_id: FromPath[str],
        seat: FromPath[int],
        number: FromPath[int],
        data: JSONBody[m.ExerciseTry],
        the_tables: TheTables,
        request: HttpRequest,
    ) -> m.ExerciseAnswer:
        history = (await the_tables.read(table_id)).history
        by = household(address_of(request))
        return await the_tables.second_tries.answer(history, seat, number, data, by)
