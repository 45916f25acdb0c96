"""The facts a game is played with: the shipped file to begin from, and house data checked before a table is opened."""

from collections import Counter

from litestar import Controller, Response, get, post
from litestar.params import FromPath, JSONBody

from auberge import games
from auberge.core.datafile import shipped_text
from auberge.core.errors import BadData
from auberge.server import messages as m
from auberge.server.intents import check_size, problem_of
from auberge.server.tables import TheTables


def check_of(name: str, text: str) -> m.DataChecked:
    """Whether house data can be played, and what is known of it."""
    game = games.load(name)
    try:
        report = game.check_data(text)
    except BadData as problem:
        return m.DataChecked(problem_of(problem))
    return m.DataChecked(warnings=report.warnings, known=dict(Counter(fact.known for fact in report.facts)))


class Data(Controller):
    """Data files over HTTP."""

    path = "/api/games/{name:str}/data"
    tags = ("data",)

    @get("/", sync_to_thread=True, summary="The data file a game comes with, as TOML", media_type="application/toml")
    def shipped(self, name: FromPath[str]) -> Response[bytes]:
        text = shipped_text(games.load(name).meta.name)
        headers = {"Content-Disposition": f'attachment; filename="{name}.toml"'}
        return Response(text.encode(), media_type="application/toml", headers=headers)

    @post("/check", status_code=200, sync_to_thread=True, summary="Whether a house file can be played; opens nothing")
    def check(self, name: FromPath[str], data: JSONBody[m.HouseData], tables: TheTables) -> m.DataChecked:
        check_size(data.data, tables.settings.data_bytes)
        return check_of(name, data.data)
