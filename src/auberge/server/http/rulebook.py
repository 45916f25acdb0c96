"""Rule books over HTTP: the book of a game, and what a reader does at the table of one of its examples."""

from litestar import Controller, Response, get, post
from litestar.params import FromPath, JSONBody

from auberge import wire as m
from auberge.server.access.addresses import household
from auberge.server.http.asgi import HttpRequest, address_of
from auberge.server.http.dependencies import TheTables
from auberge.server.http.packed import packed
from auberge.server.http.refusals import or_else
from auberge.thinking.rulebook import book_of

JSON = "application/json"


class RuleBook(Controller):
    """Rule books and their examples."""

    path = "/api/rulebook/{game:str}"
    tags = ("rule book",)

    @get(
        "/",
        sync_to_thread=True,
        summary="The rule book of a game, with the positions of its examples",
        media_type=JSON,
        responses=or_else(answer=m.BookInfo),
    )
    def book(self, game: FromPath[str], request: HttpRequest) -> Response[bytes]:
        return packed(book_of(game), request, headers={"Cache-Control": "max-age=300"})

    @post(
        "/{example:str}",
        status_code=200,
        summary="What a reader does who plays on from an example, and what comes of it; nothing is stored",
        media_type=JSON,
        responses=or_else(413, answer=m.PracticeNow),
    )
    async def practise(
        self,
        game: FromPath[str],
        example: FromPath[str],
        data: JSONBody[m.PracticeWish],
        the_tables: TheTables,
        request: HttpRequest,
    ) -> Response[bytes]:
        found = await the_tables.jobs.practise(game, example, data, household(address_of(request)))
        return Response(found, media_type=JSON)
