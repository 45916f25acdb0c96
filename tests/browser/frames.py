"""What a page is told over its WebSockets, each update with its whole view: the page itself asks for changes only."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocket

Frame = dict[str, Any]


def listening(page: Page) -> list[Frame]:
    """Everything the server tells this page from now on."""
    frames: list[Frame] = []

    def listen(socket: WebSocket) -> None:
        seen: Frame = {}  # the view as far as it was told

        def hear(data: str | bytes) -> None:
            frame: Frame = json.loads(data)
            if frame.get("now") is not None:
                seen.update(frame["now"]["view"])
                frame["now"]["view"] = dict(seen)
            frames.append(frame)

        socket.on("framereceived", hear)

    page.on("websocket", listen)
    return frames
