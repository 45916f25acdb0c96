"""Lessons over HTTP: a game's course, and a learner's next action in a lesson."""

from litestar import Controller, Response, get, post
from litestar.params import FromPath, JSONBody

from auberge import wire as m
from auberge.server.access.addresses import household
from auberge.server.http.asgi import HttpRequest, address_of
from auberge.server.http.dependencies import TheTables
from auberge.server.http.refusals import or_else
from auberge.thinking.lessons import course_of

JSON = "application/json"


class Lessons(Controller):
    """Courses and lessons."""

    path = "/api/lessons/{game:str}"
    tags = ("lessons",)

    @get("/", sync_to_thread=True, summary="The lessons of a game, in their order", responses=or_else())
    def course(self, game: FromPath[str]) -> m.CourseInfo:
        return course_of(game)

    @post(
        "/{lesson:str}",
        status_code=200,
        summary="What a learner does in a lesson, and what comes of it; nothing is stored",
        media_type=JSON,
        responses=or_else(413, answer=m.LessonNow),
    )
    async def lesson(
        self,
        game: FromPath[str],
        lesson: FromPath[str],
        data: JSONBody[m.LessonWish],
        the_tables: TheTables,
        request: HttpRequest,
    ) -> Response[bytes]:
        found = await the_tables.jobs.lesson(game, lesson, data, household(address_of(request)))
        return Response(found, media_type=JSON)
