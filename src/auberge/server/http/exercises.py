"""Exercises over HTTP: costly decisions of a finished game, to be made again; puzzles."""

from datetime import UTC, datetime

from litestar import Controller, Response, get, post
from litestar.params import FromPath, JSONBody

from auberge import wire as m
from auberge.server.access.addresses import household
from auberge.server.http.asgi import HttpRequest, address_of
from auberge.server.http.dependencies import TheTables
from auberge.server.http.refusals import or_else
from auberge.thinking.puzzles import next_for, shelf_on

JSON = "application/json"


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


class Puzzles(Controller):
    """Puzzles, none of which is remembered here: who has solved what, and how well, the client keeps."""

    path = "/api/puzzles"
    tags = ("exercises",)

    @get("/", sync_to_thread=True, summary="How many puzzles there are, and the one of the day", responses=or_else())
    def shelf(self) -> m.PuzzleShelf:
        return shelf_on(datetime.now(UTC).date())

    @post("/{game:str}", status_code=200, sync_to_thread=True, summary="What suits somebody", responses=or_else(413))
    def next(self, game: FromPath[str], data: JSONBody[m.PuzzleWish]) -> m.PuzzleInfo:
        return next_for(game, data)

    @get(
        "/{game:str}/{puzzle:str}",
        summary="A puzzle as its seat saw it",
        media_type=JSON,
        responses=or_else(answer=m.PuzzleNow),
    )
    async def puzzle(
        self, game: FromPath[str], puzzle: FromPath[str], the_tables: TheTables, request: HttpRequest
    ) -> Response[bytes]:
        found = await the_tables.jobs.puzzle(game, puzzle, household(address_of(request)))
        return Response(found, media_type=JSON)

    @post(
        "/{game:str}/{puzzle:str}",
        status_code=200,
        summary="How good a move is there, and what rating that leads to; nothing is stored",
        responses=or_else(413),
    )
    async def answer(
        self,
        game: FromPath[str],
        puzzle: FromPath[str],
        data: JSONBody[m.PuzzleTry],
        the_tables: TheTables,
        request: HttpRequest,
    ) -> m.PuzzleAnswer:
        return await the_tables.jobs.solve(game, puzzle, data, household(address_of(request)))
