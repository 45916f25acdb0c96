"""What keeps strangers and accidents out: where a request may come from, and what a page may do."""

from collections.abc import Collection
from typing import Final
from urllib.parse import urlsplit

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        "font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), interest-cohort=()",
}
_ENCODED: Final = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
_FORBIDDEN: Final = b'{"key":"server-foreign-origin","values":{},"rule":null}'


def may_come_from(origin: str, host: str, allowed: Collection[str]) -> bool:
    """Whether a page of this origin may talk to us: our own, or one that is allowed by name."""
    if origin in allowed:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(host) and parts.netloc == host


class Guard:
    """ASGI middleware: refuses foreign origins (a program that is no browser sends none), adds the security headers."""

    def __init__(self, app: ASGIApp, allowed: Collection[str]) -> None:
        self._app: Final = app
        self._allowed: Final = frozenset(allowed)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes on what may come in."""
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self._app(scope, receive, send)
            return
        headers = Headers.from_scope(scope)
        origin = headers.get("origin")
        if origin is not None and not may_come_from(origin, headers.get("host", ""), self._allowed):
            await self._refuse(scope, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *_ENCODED]
            await send(message)

        await self._app(scope, receive, send_with_headers)

    async def _refuse(self, scope: Scope, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await send({"type": "websocket.close", "code": 4403, "reason": "foreign origin"})
            return
        headers = [(b"content-type", b"application/json"), *_ENCODED]
        await send({"type": "http.response.start", "status": 403, "headers": headers})
        await send({"type": "http.response.body", "body": _FORBIDDEN, "more_body": False})
