"""What we use of uvicorn beyond its manual, all of it here; `tests/server/test_uvicorn_names.py` guards each name.

uvicorn calls the class of `http=` for each connection, and that of uvicorn's own HTTP protocol calls the class of
`ws=` for each that becomes a WebSocket: both with the keywords `config`, `server_state` and `app_state`.
"""

import asyncio
from collections.abc import Mapping

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

__all__ = ["ServerState", "http_inside"]


def http_inside(config: uvicorn.Config, server_state: ServerState, app_state: Mapping[str, object]) -> asyncio.Protocol:
    """What speaks HTTP on one connection. It hands `app_state` on: to requests as their state, and to WebSockets."""
    return H11Protocol(config=config, server_state=server_state, app_state=dict(app_state))
