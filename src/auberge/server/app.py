"""The server as one ASGI application: lobby, tables, page; storage, journal and bots start and stop with it."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final, NamedTuple, cast

from litestar import Litestar, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from auberge import __version__
from auberge import wire as m
from auberge.core.errors import AubergeError
from auberge.server.access.guard import Guard
from auberge.server.access.hosts import Hosts
from auberge.server.access.limits import Limits
from auberge.server.access.proxies import Proxies
from auberge.server.http.asgi import HttpRequest
from auberge.server.http.data import Data
from auberge.server.http.exercises import Puzzles, SecondTries
from auberge.server.http.health import healthz, readyz
from auberge.server.http.lessons import Lessons
from auberge.server.http.lobby import Lobby
from auberge.server.http.metrics import metrics_route
from auberge.server.http.page import PAGE, page_routes
from auberge.server.http.past import Past
from auberge.server.http.reach import Reach
from auberge.server.http.rulebook import RuleBook
from auberge.server.http.statuses import status_of
from auberge.server.lan.lan_access import LanAccess
from auberge.server.metrics import watch_loop
from auberge.server.settings import Settings
from auberge.server.socket.connection import ConnectionHandler, lead_to_tables
from auberge.server.storage import storage_at
from auberge.server.tables import Tables
from auberge.table.validation import BadMessage, problem_of
from auberge.thinking.pool import Workers
from auberge.thinking.programs import Programs

log: Final = logging.getLogger("auberge.app")
_TIDY_SECONDS: Final = 5.0  # what leaves the memory at one go was all in it before


def _answer_error(_: HttpRequest, error: AubergeError) -> Response[m.Problem]:
    status = status_of(error)
    if status >= 500:
        log.error("request failed", exc_info=error)
    return Response(problem_of(error), status_code=status)


def _answer_bug(_: HttpRequest, error: Exception) -> Response[m.Problem]:
    log.error("request failed", exc_info=error)
    return Response(m.Problem("server-failed"), status_code=500)


def _answer_invalid(_: HttpRequest, error: ValidationException) -> Response[m.Problem]:
    """A body that is not what it should be: names the field where that is known."""
    extra = error.extra if isinstance(error.extra, list) else []
    found = next((item for item in extra if isinstance(item, dict)), {})
    told = [str(found[name]) for name in ("key", "message") if found.get(name)]
    return _bad_message(": ".join(told) or error.detail)


def _answer_unreadable(_: HttpRequest, error: Exception) -> Response[m.Problem]:
    """A body that is nested too deep, or no UTF-8."""
    return _bad_message(str(error))


def _bad_message(what: str) -> Response[m.Problem]:
    return Response(problem_of(BadMessage("server-bad-message", problem=what)), status_code=400)


def _answer_http(request: HttpRequest, error: HTTPException) -> Response[m.Problem]:
    keys = {404: "server-not-found", 413: "server-message-big", 429: "server-too-fast"}
    most = request.app.request_max_body_size
    values: dict[str, str | int] = {"problem": error.detail[:300], "most": most if isinstance(most, int) else 0}
    key = keys.get(error.status_code, "server-bad-message")
    return Response(m.Problem(key, values), status_code=error.status_code, headers=error.headers)


class App(NamedTuple):
    """What a server runs: the tables, the framework that answers requests, and the guard around all."""

    answer: ASGIApp
    framework: Litestar
    tables: Tables


def make_app(settings: Settings, database: str, page: Path = PAGE, lan_access: LanAccess | None = None) -> App:
    """The application with these settings."""
    lan = lan_access or LanAccess(settings)
    workers = Workers(settings.workers, settings.bot_seconds, settings.bot_nice, settings.thinking)
    programs = Programs(settings.commands, settings.bot_seconds / 2)
    tables = Tables(storage_at(database), workers, settings, programs=programs)
    limits = Limits(settings)
    connections = ConnectionHandler(tables, settings, limits)

    @contextlib.asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        await tables.storage.claim(shared=True)
        await tables.storage.open()
        await workers.start()
        writer = asyncio.create_task(tables.journal.run())
        watching = [_tidy(tables, limits), tables.watch(), *([watch_loop()] if settings.metrics_token else [])]
        watchers = [asyncio.create_task(each) for each in watching]
        try:
            yield
        finally:
            for watcher in watchers:
                watcher.cancel()
            await tables.stop()
            await writer
            await workers.stop()
            await tables.storage.close()

    app = Litestar(
        route_handlers=[
            Lobby,
            Data,
            Past,
            SecondTries,
            Puzzles,
            Lessons,
            RuleBook,
            Reach,
            healthz,
            readyz,
            *([metrics_route(settings.metrics_token, tables)] if settings.metrics_token else []),
            page_routes(page),
        ],
        dependencies={
            "the_tables": Provide(lambda: tables, sync_to_thread=False),
            "the_limits": Provide(lambda: limits, sync_to_thread=False),
            "the_lan_access": Provide(lambda: lan, sync_to_thread=False),
        },
        exception_handlers={
            AubergeError: _answer_error,
            ValidationException: _answer_invalid,
            RecursionError: _answer_unreadable,
            UnicodeError: _answer_unreadable,
            NotFoundException: _answer_http,
            HTTPException: _answer_http,
            Exception: _answer_bug,
        },
        lifespan=[running],
        request_max_body_size=settings.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Auberge", version=__version__, path="/api/docs", render_plugins=[JsonRenderPlugin()]
        ),
        signature_types=[Tables, Limits, LanAccess],
        logging_config=None,
    )
    proxies = Proxies(settings.trusted_proxies, settings.forwarded_headers, at_path=bool(settings.socket))
    hosts = Hosts(settings, opened=lan.places)
    origins = {*settings.origins, settings.public_origin} - {""}
    house = lead_to_tables(connections, cast(ASGIApp, app))
    guard = Guard(house, origins, hosts, proxies, limits, base_path=settings.base_path)
    return App(cast(ASGIApp, guard), app, tables)


async def _tidy(tables: Tables, limits: Limits) -> None:
    """Forgets idle tables, and what addresses did long ago."""
    while True:
        await asyncio.sleep(_TIDY_SECONDS)
        tables.put_away()
        limits.forget()
