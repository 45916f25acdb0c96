"""Answers that are the same for everyone, packed where the client can unpack them.

What depends on who asks is never packed: how well it packs would tell of what is in it."""

import gzip
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from litestar import Response

from auberge.server.http.asgi import HttpRequest

_MANY: Final = 64  # answers that are kept packed
_LEAST: Final = 1000  # bytes: fewer travel as fast unpacked
_pack: Final = lru_cache(_MANY)(lambda content: gzip.compress(content, mtime=0))


def packed(
    content: bytes, request: HttpRequest, media_type: str = "application/json", headers: Mapping[str, str] | None = None
) -> Response[bytes]:
    """An answer whose content never changes."""
    told = {"Vary": "Accept-Encoding", **(headers or {})}
    if len(content) >= _LEAST and "gzip" in request.headers.get("accept-encoding", ""):
        content, told = _pack(content), {**told, "Content-Encoding": "gzip"}
    return Response(content, headers=told, media_type=media_type)
