"""Where the house lies on its web server: at the top, or below a path such as `/games`."""

import re
from typing import Final

WATCHED: Final = ("/healthz", "/readyz", "/metrics")  # for whoever watches over the server, at the top as well
_BASE: Final = re.compile(r"(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*){1,8}")
_MOST: Final = 200


def is_base_path(text: str) -> bool:
    """Whether it is a path without a slash at its end, of plain characters only: it is written into the page."""
    return len(text) <= _MOST and _BASE.fullmatch(text) is not None


def below(base: str, path: str) -> str | None:
    """The path as the house knows it; None if it does not lead into the house."""
    if path == base:
        return "/"
    if path.startswith(f"{base}/"):
        return path[len(base) :]
    return path if path in WATCHED else None
