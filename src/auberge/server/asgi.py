"""Litestar's types as we use them: no users, no sessions, no shared state."""

from litestar import Request, WebSocket
from litestar.datastructures import State

HttpRequest = Request[object, object, State]
Socket = WebSocket[object, object, State]
