"""Texts as frames of a WebSocket (RFC 6455, 5.2)."""

from collections.abc import Iterable


def frames_of(texts: Iterable[bytes]) -> bytes:
    """Whole texts as frames, one after the other."""
    parts: list[bytes] = []
    for text in texts:
        parts.append(_head(len(text)))
        parts.append(text)
    return b"".join(parts)


def _head(size: int) -> bytes:
    """What stands before a text of so many bytes."""
    if size < 126:
        return bytes((0x81, size))
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
