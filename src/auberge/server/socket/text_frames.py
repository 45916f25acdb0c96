"""Texts as frames of a WebSocket (RFC 6455, 5.2), and back."""

from collections.abc import Iterable
from typing import Final, Protocol

from websockets.protocol import State

from auberge.table.waiting import LightEvent

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask


_OPEN: Final = State.OPEN


class _Transport(Protocol):
    def write(self, data: bytes) -> None: ...
    def is_closing(self) -> bool: ...


class _Conversation(Protocol):
    @property
    def state(self) -> State: ...


class TextWriter:
    """Writes to one browser at once, as long as it reads and nobody has said goodbye."""

    def __init__(self, transport: _Transport, writable: LightEvent, conversation: _Conversation) -> None:
        self._transport: Final = transport
        self._writable: Final = writable
        self._conversation: Final = conversation

    def write(self, texts: tuple[bytes, ...]) -> bool:
        """Writes messages at one go. False if they have to wait, or will never be read: then nothing is written."""
        if not self._writable.is_set() or self._conversation.state is not _OPEN or self._transport.is_closing():
            return False
        self._transport.write(frames_of(texts))
        return True


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


def whole_text(data: bytes) -> bytes | None:
    """The text of a frame, if this is one whole text frame of a browser and nothing else; only ASCII, so that nobody
    need look whether it is UTF-8."""
    if len(data) < 6 or data[0] != 0x81 or data[1] < 0x80:
        return None
    size, start = data[1] & 0x7F, 6
    if size == 126:
        size, start = int.from_bytes(data[2:4]), 8
    if size == 127 or len(data) != start + size:  # where it says 127, longer than any of ours
        return None
    text = apply_mask(data[start:], data[start - 4 : start])
    return text if text.isascii() else None
