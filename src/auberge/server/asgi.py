"""Litestar's types as we use them: no users, no sessions, no shared state."""

from litestar import Request, WebSocket
from litestar.datastructures import State

HttpRequest = Request[object, object, State]
Socket = WebSocket[object, object, State]


def address_of(request: HttpRequest) -> str:
    """Where a request comes from, as the guard has found out; nothing if nobody says."""
    return request.client.host if request.client is not None else ""
