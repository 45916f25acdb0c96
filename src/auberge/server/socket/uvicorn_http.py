"""All that is used of uvicorn: what speaks HTTP/1.1 on one connection.

Beyond uvicorn's manual these are five names: its classes `H11Protocol` and `ServerState`, and the keywords `config`,
`server_state` and `app_state` with which it makes what speaks HTTP, and what `ws=` names. The last it hands on: to
requests as their state, and to `ws=`. `tests/server/test_uvicorn_http.py` guards them, and says what to do if one goes.
"""

import asyncio
from collections.abc import Callable, Mapping

from litestar.types import ASGIApp
from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

SpeakHttp = Callable[[Mapping[str, object]], asyncio.Protocol]  # makes it for one connection, with this state


def http_speaker(app: ASGIApp, sockets: type[asyncio.Protocol], *, keep_alive: int, most_bytes: int) -> SpeakHttp:
    """Makes what speaks HTTP for this application. A WebSocket is handed to such a socket; a kept connection is closed
    after so many seconds; a head longer than this is not read."""
    config = Config(
        app,
        interface="asgi3",
        http="h11",
        ws=sockets,
        lifespan="off",
        log_config=None,
        log_level="warning",
        access_log=False,
        timeout_keep_alive=keep_alive,
        h11_max_incomplete_event_size=most_bytes,
        proxy_headers=False,  # the guard reads them
    )
    shared = ServerState()

    def speak(state: Mapping[str, object]) -> asyncio.Protocol:
        return H11Protocol(config=config, server_state=shared, app_state=dict(state))

    return speak
