"""A table asked about over HTTP at a server and in the house of the browser: the same answers, to the letter."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from auberge import wire as m
from auberge.offline import requests
from auberge.server.app import make_app
from auberge.server.settings import Settings
from auberge.server.storage import storage_at
from auberge.table.rows import Row, StoredTable
from auberge.wire.encoding import encode
from tests.offline.houses import ListeningPage, Person, until
from tests.server.wire import QUICK, Server, serving

ELSEWHERE = {
    "/api/reach",
    "/api/docs",
    "/healthz",
    "/readyz",
    "/",
}  # no network, nobody to watch over, no page


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Path]]:
    folder = tmp_path_factory.mktemp("tables")
    with serving(folder, QUICK) as running:
        yield running, folder


def _paths(table: str) -> list[tuple[str, object]]:
    asked: list[tuple[str, object]] = [
        (f"/api/tables/{table}{rest}", None)
        for rest in ("", "/log", "/log?look=0", "/steps/2", "/steps/2?look=0", "/steps/9999", "/story", "/data")
    ]
    asked += [
        ("/api/tables/status", m.StatusWish((table, "nothere"))),
        ("/api/tables/nothere", None),
        ("/api/lessons/saint_malo", None),
        ("/api/puzzles/valletta", m.PuzzleWish()),
        ("/api/puzzles/valletta/none", None),
        ("/api/games/valletta/data", None),
        ("/api/games/malta/data/facts", None),
        ("/api/games/malta/data/check", m.HouseData("no data")),
        ("/api/games/chess/data", None),
        ("/api/rulebook/saint_malo", None),
        ("/api/rulebook/chess", None),
    ]
    return asked


def test_the_answers_are_those_of_a_server(server: tuple[Server, Path]) -> None:
    running, folder = server

    async def play() -> tuple[ListeningPage, m.TableOpened]:
        page = ListeningPage()
        opened = await page.open("saint_malo", m.SeatOrder("here", "Ada"), m.SeatOrder("bot", "Bo", "random"))
        person = Person(page, opened)
        await person.begin()
        await person.play(8)
        await until(lambda: person.now["waiting"]["seat"] == 0)  # nothing happens by itself
        return ListeningPage(page.shelf), opened

    async def compare() -> None:
        page, opened = await play()
        table = opened.table.id
        await _keep(folder, page, table)
        secrets = tuple(secret for secret in opened.secrets if secret is not None)
        headers = {"X-Auberge-Seats": " ".join(secrets), "Content-Type": "application/json"}
        for path, body in _paths(table):
            method = "GET" if body is None else "POST"
            told = await page.ask(method, path, body, secrets)
            content = None if body is None else encode(body)
            expected = running.http.request(method, path, content=content, headers=headers)
            assert told == (expected.status_code, expected.text), path

    asyncio.run(compare())


async def _keep(folder: Path, page: ListeningPage, table: str) -> None:
    """Puts a table of the browser into the server's database."""
    storage = storage_at(f"sqlite:///{folder / 'auberge.db'}")
    await storage.open()
    await storage.add_table(msgspec.json.decode(await page.shelf.table(table), type=StoredTable))
    await storage.append(msgspec.json.decode(await page.shelf.rows(table, 0), type=list[Row]))
    await storage.close()


def test_everything_a_server_answers_the_house_answers(tmp_path: Path) -> None:
    app = make_app(Settings(), f"sqlite:///{tmp_path}/auberge.db").framework
    routes = {
        f"{method} {_starred(route.path)}"
        for route in app.routes
        for method in getattr(route, "methods", ())
        if method in ("GET", "POST", "PUT", "DELETE") and route.path.startswith("/api")
    }
    missing = {route for route in routes - set(requests.routes()) if route.split()[1] not in ELSEWHERE}
    assert {route for route in missing if "/api/docs" not in route} == set()


def _starred(path: str) -> str:
    parts = ["*" if part.startswith("{") else part for part in path.rstrip("/").split("/")]
    return "/".join(parts)
