"""A table's past: any step of it through one's own eyes, the points over a finished game, the game as a file."""

from typing import Annotated

import msgspec
from litestar import Controller, Response, get
from litestar.params import FromPath, QueryParameter

from auberge.core import record as records
from auberge.core.protocol import Seat
from auberge.server import links
from auberge.server import messages as m
from auberge.server.eyes import encode, ending_of, line_of
from auberge.server.history import History
from auberge.server.intents import BadMessage
from auberge.server.routes.lobby import Secrets, split_secrets
from auberge.server.tables import TheTables

JSON = "application/json"
Look = Annotated[int | None, QueryParameter(name="look", required=False, description="A seat one holds, from 0")]


def eyes_of(history: History, seats: str, look: int | None) -> Seat | None:
    """The seat somebody may look through: one they hold; else a spectator's eyes."""
    held = links.seats_held(history.stored.seats, split_secrets(seats))
    return Seat(look) if look is not None and look in held else None


class Past(Controller):
    """The past of a table over HTTP."""

    path = "/api/tables/{table_id:str}"
    tags = ("past",)

    @get("/steps/{step:int}", summary="The table as it stood after so many steps", media_type=JSON)
    async def step(
        self, table_id: FromPath[str], step: FromPath[int], tables: TheTables, seats: Secrets = "", look: Look = None
    ) -> Response[bytes]:
        history = (await tables.read(table_id)).history
        eyes = eyes_of(history, seats, look)
        most = history.mark(eyes).step
        if not 0 <= step <= most:
            raise BadMessage("server-no-such-step", step=step, most=most)
        match = history.at(step)
        view = msgspec.Raw(encode(msgspec.structs.replace(history.game.view(match.position, eyes), moves=())))
        lines = tuple(line_of(history.game, n, match.steps[n], eyes) for n in range(max(0, step - 1), step))
        ending = ending_of(history) if step == most and history.is_over else None
        return Response(encode(m.Moment(step, most, view, lines, ending)), media_type=JSON)

    @get("/story", summary="The points after every step of a finished game", media_type=JSON)
    async def story(self, table_id: FromPath[str], tables: TheTables) -> m.Story:
        history = (await tables.read(table_id)).history
        if not history.is_over:
            raise BadMessage("server-not-over")
        return story_of(history)

    @get("/review", summary="A finished game looked over: 202 and how far it has come until it is there")
    async def review(self, table_id: FromPath[str], tables: TheTables) -> Response[m.ReviewState]:
        history = (await tables.read(table_id)).history
        if not history.is_over:
            raise BadMessage("server-not-over")
        state = await tables.reviews.state(history)
        return Response(state, status_code=202 if state.review is None else 200)

    @get("/record", summary="The game as a file for `auberge replay`", media_type=JSON)
    async def record(self, table_id: FromPath[str], tables: TheTables) -> Response[bytes]:
        history = (await tables.read(table_id)).history
        if history.game.meta.hidden and not history.is_over:
            raise BadMessage("server-record-kept-back")
        name = f"{history.stored.game}-{table_id}.json"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(records.dumps(history.record()), media_type=JSON, headers=headers)


def story_of(history: History) -> m.Story:
    """Plays the game again, and notes everybody's points wherever they change."""
    scores: list[m.ScorePoint] = []
    last: tuple[int, ...] = ()
    match = history.at(0)
    for step in range(len(history.standing) + 1):
        if step:
            history.step(match, history.standing[step - 1])
        sheet = history.game.score_sheet(match.position)
        points = tuple(sum(line.points[seat] for line in sheet) for seat in range(history.setup.seats))
        if points != last or step == len(history.standing):
            seat = match.steps[-1].seat if match.steps else history.setup.start_seat
            scores.append(m.ScorePoint(step, seat, points))
        last = points
    return m.Story(len(history.standing), tuple(scores))
