"""What keeps strangers and accidents out: whom a request means, where it comes from, how many, what a page may do."""

from collections.abc import Awaitable, Collection
from typing import Final
from urllib.parse import urlsplit

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from auberge import wire as m
from auberge.core.errors import BadSetup
from auberge.server import metrics
from auberge.server.access.base_path import WATCHED, below
from auberge.server.access.hosts import Hosts, means_this_machine
from auberge.server.access.limits import Limits
from auberge.server.access.proxies import Proxies, Sender
from auberge.wire.encoding import encode
from auberge.words import FALLBACK, Words, choose_language

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
# Only the worker that plays without a server compiles WebAssembly; nobody may make code of text.
WORKER_POLICY: Final = HEADERS["content-security-policy"].replace(
    "script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"
)
_ENCODED: Final = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
_NO_STORE: Final = (b"cache-control", b"no-store")
_JSON: Final = b"application/json"
_HOST_SHOWN: Final = 100
_LANGUAGES_READ: Final = 20

Caller = HTTPScope | WebSocketScope


def encoded_headers(content_type: bytes) -> list[tuple[bytes, bytes]]:
    """The headers of an answer that refuses."""
    return [(b"content-type", content_type), _NO_STORE, *_ENCODED]


def may_come_from(origin: str, host: str, allowed: Collection[str], scheme: str | None = None) -> bool:
    """Whether a page of this origin may talk to us: our own, or one that is allowed by name."""
    if origin in allowed:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ((scheme,) if scheme else ("http", "https")) and bool(host) and parts.netloc == host


class Guard:
    """ASGI middleware around everything.

    It finds out whose request it is, refuses too many of one address, names that are not ours and foreign origins (a
    program that is no browser sends none), and adds the security headers. What says nothing of caching is not kept.

    It hands on what others will do and is no coroutine: that would wait as long as a WebSocket is open."""

    def __init__(
        self,
        app: ASGIApp,
        allowed: Collection[str],
        hosts: Hosts,
        proxies: Proxies,
        limits: Limits,
        *,
        base_path: str,
    ) -> None:
        self._app: Final = app
        self._allowed: Final = frozenset(allowed)
        self._hosts: Final = hosts
        self._proxies: Final = proxies
        self._limits: Final = limits
        self._base_path: Final = base_path

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """Passes on what may come in."""
        if scope["type"] == ScopeType.HTTP or scope["type"] == ScopeType.WEBSOCKET:
            return self._check(scope, receive, send)
        return self._app(scope, receive, send)

    def _check(self, scope: Caller, receive: Receive, send: Send) -> Awaitable[None]:
        headers = Headers.from_scope(scope)
        peer, port = scope["client"] or ("", 0)
        sender = self._proxies.sender(peer, headers)
        scope["client"] = (sender.address, port)
        path = self._enter(scope, sender)
        hosts = headers.getall("host", [])
        forwarded = [] if sender.host is None else [sender.host]
        origin = headers.get("origin")
        if not self._allows(path or "", sender.address):
            return refuse(scope, send, 429, m.Problem("server-too-fast"))
        if len(hosts) != 1 or not all(map(self._hosts.knows, hosts + forwarded)):
            problem = m.Problem("server-unknown-host", {"host": ", ".join(hosts + forwarded)[:_HOST_SHOWN]})
            return refuse(scope, send, 421, problem)
        scheme = sender.scheme
        if scheme is None and sender.address == peer and means_this_machine(hosts[0]):
            scheme = "http"  # no web server is before us, and we speak nothing else
        if origin is not None and not may_come_from(origin, "".join(forwarded or hosts), self._allowed, scheme):
            return refuse(scope, send, 403, m.Problem("server-foreign-origin"))
        if path is None:
            return self._lead_in(scope, send)
        if scope["type"] == ScopeType.WEBSOCKET:
            return self._app(scope, receive, send)
        return self._answer(scope, receive, send, sender.address)

    async def _answer(self, scope: HTTPScope, receive: Receive, send: Send, address: str) -> None:
        """Passes on a request, if not too many of this address are being answered."""
        if not self._limits.answering.take(address):
            await refuse(scope, send, 429, m.Problem("server-too-fast"))
            return
        try:
            await self._app(scope, receive, _with_headers(send))
        finally:
            self._limits.answering.give_back(address)

    def _enter(self, scope: Caller, sender: Sender) -> str | None:
        """Gives the request the scheme and the path that its sender meant; None if it does not lead into the house.

        A proxy that says which prefix there was has taken it off the path; otherwise it is still there."""
        if sender.scheme is not None:
            is_socket = scope["type"] == ScopeType.WEBSOCKET
            scope["scheme"] = sender.scheme.replace("http", "ws") if is_socket else sender.scheme
        path = scope["path"] if sender.prefix is not None else below(self._base_path, scope["path"])
        if path is not None:
            scope["root_path"] = self._base_path if sender.prefix is None else sender.prefix
            scope["path"] = scope["root_path"] + path  # as ASGI has it; the router takes off the first part again
        return path

    async def _lead_in(self, scope: Caller, send: Send) -> None:
        """Shows somebody who knows only our name the way to the page."""
        if scope["type"] == ScopeType.HTTP and scope["path"] == "/" and scope["method"] in ("GET", "HEAD"):
            headers = [(b"location", f"{self._base_path}/".encode()), *encoded_headers(_JSON)]
            await send({"type": "http.response.start", "status": 307, "headers": headers})
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        else:
            await refuse(scope, send, 404, m.Problem("server-not-found"))

    def _allows(self, path: str, address: str) -> bool:
        """Files of the page are free; whoever watches over the server always can, though not without end."""
        if path.startswith(("/assets/", "/workers/", "/engine/")):
            return True
        return (self._limits.health if path in WATCHED else self._limits.requests).take(address)


def _with_headers(send: Send) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            metrics.ANSWERS.labels(message["status"]).inc()
            headers = list(message["headers"])
            told = {name.lower() for name, _ in headers}
            message["headers"] = [*headers, *(pair for pair in (_NO_STORE, *_ENCODED) if pair[0] not in told)]
        await send(message)

    return send_with_headers


async def refuse(scope: Caller, send: Send, status: int, problem: m.Problem) -> None:
    """Says why: in words to a person who has opened an address, as a problem to our page and to programs."""
    metrics.ANSWERS.labels(status).inc()
    if scope["type"] == ScopeType.WEBSOCKET:
        headers = encoded_headers(_JSON)
        await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
        await send({"type": "websocket.http.response.body", "body": encode(problem), "more_body": False})
        return
    asked = Headers.from_scope(scope)
    kind, body = _JSON, encode(problem)
    if "text/html" in asked.get("accept", ""):
        words = Words(_language(asked.get("accept-language", "")))
        kind, body = b"text/plain; charset=utf-8", words.say(problem.key, **problem.values).encode()
    await send({"type": "http.response.start", "status": status, "headers": encoded_headers(kind)})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _language(accepted: str) -> str:
    """The first language of a browser's list that we speak."""
    for item in accepted.split(",")[:_LANGUAGES_READ]:
        try:
            return choose_language(item.partition(";")[0])
        except BadSetup:
            continue
    return FALLBACK
