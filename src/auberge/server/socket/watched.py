"""Lets each door know how far the application has come with its request."""

import asyncio
from email.utils import formatdate
from typing import Final, cast

from litestar.types import ASGIApp, HTTPReceiveMessage, Message, Receive, Scope, Send

from auberge.server.socket.door import CLOSE, DOOR, Door


class Watched:
    """The application, around which each door learns how far its request has come."""

    def __init__(self, app: ASGIApp) -> None:
        self._app: Final = app
        self.tasks: Final[set[asyncio.Task[object]]] = set()  # requests under way

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers a request."""
        door = cast(Door, cast("dict[str, object]", scope["state"]).pop(DOOR))
        door.asked(scope["headers"])

        async def hear() -> HTTPReceiveMessage:
            event = cast(HTTPReceiveMessage, await receive())
            if event["type"] == "http.request" and not event.get("more_body"):
                door.heard()
            return event

        async def tell(event: Message) -> None:
            if event["type"] == "http.response.start":
                ending = [CLOSE] if door.begins() else []
                event["headers"] = [*event["headers"], (b"date", formatdate(usegmt=True).encode()), *ending]
            await send(event)
            if event["type"] == "http.response.body" and not event.get("more_body"):
                door.answered()

        task = cast("asyncio.Task[object]", asyncio.current_task())
        self.tasks.add(task)
        try:
            await self._app(scope, cast(Receive, hear), tell)
        finally:
            self.tasks.discard(task)
