"""The request of a WebSocket as ASGI describes it."""

import asyncio
from collections.abc import Mapping
from typing import cast
from urllib.parse import unquote

from litestar.types import Scope
from websockets.http11 import Request


def scope_of(request: Request, line: asyncio.Transport, extensions: Mapping[str, object]) -> Scope:
    """A request that came by this connection. What is offered beside ASGI goes by its extensions."""
    path, _, query = request.path.partition("?")
    scope = {
        "type": "websocket",
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": "wss" if line.get_extra_info("sslcontext") else "ws",
        "server": _address(line.get_extra_info("sockname")),
        "client": _address(line.get_extra_info("peername")),
        "root_path": "",
        "path": unquote(path),
        "raw_path": path.encode("ascii"),
        "query_string": query.encode("ascii"),
        "headers": [(name.lower().encode("ascii"), _raw(value)) for name, value in request.headers.raw_items()],
        "subprotocols": [],
        "state": {},
        "extensions": {"websocket.http.response": {}, **extensions},
    }
    return cast(Scope, scope)


def _address(name: object) -> tuple[str, int] | None:
    return (str(name[0]), int(name[1])) if isinstance(name, tuple) else None


def _raw(value: str) -> bytes:
    return value.encode("ascii", "surrogateescape")
