"""What one browser is still to be told: a bounded box, so that nobody waits for somebody who does not read.

While the browser reads, the box stays empty and what is told is written at once. Only where something is in the box
it has to be sent, and somebody is called to do that."""

from collections.abc import Callable
from typing import Final

from auberge import wire as m
from auberge.core.protocol import Seat
from auberge.server import metrics
from auberge.server.http.asgi import Write
from auberge.table.listeners import Listener
from auberge.wire.encoding import encode

_CLOSING: Final = b'{"kind":"closing"'
_TOO_SLOW: Final = encode(m.Closing(m.Problem("server-too-slow")))
_PLACE_NEEDED: Final = encode(m.Closing(m.Problem("server-place-needed")))


def _nothing() -> None:
    """Nobody need know."""


class Outbox:
    """What a browser is still to be told, in order. `put` never waits; a closing word is the last one."""

    def __init__(self, most_frames: int, most_bytes: int, write: Write | None = None) -> None:
        self._most_frames: Final = most_frames
        self._most_bytes: Final = most_bytes
        self._frames: Final[list[bytes]] = []  # short: no deque, which would be ten times as large while it is empty
        self._bytes = 0
        self._write: Final = write
        self._is_sent = True  # somebody sends what is in the box, or will
        self._send: Callable[[], None] = _nothing  # called when somebody has to
        self.is_cut_off = False  # what was in the box is given up
        self.when_cut: Callable[[], None] = _nothing  # called then
        self.closed = False

    def put(self, *frames: bytes) -> None:
        """Adds frames; beyond the bounds all of them are given up for a closing word."""
        if not self._is_sent and not self.closed and self._is_written(frames):
            return
        for frame in frames:
            self._add(frame)

    def _add(self, frame: bytes) -> None:
        if self.closed:
            return
        if len(self._frames) >= self._most_frames or self._bytes + len(frame) > self._most_bytes:
            metrics.OUTBOX_DROPS.inc()
            self.cut(_TOO_SLOW)
            return
        self._frames.append(frame)
        self._bytes += len(frame)
        if frame.startswith(_CLOSING):
            self.closed = True
        self._call()

    def _is_written(self, frames: tuple[bytes, ...]) -> bool:
        """Writes frames past the box, if they can be; never a closing word, after which the connection ends."""
        if self._write is None:
            return False
        for frame in frames:
            if frame.startswith(_CLOSING):
                return False
        return self._write(frames)

    def cut(self, closing: bytes) -> None:
        """Gives up everything in the box for this closing word."""
        if self.closed:
            return
        self._frames.clear()
        self._frames.append(closing)
        self._bytes = len(closing)
        self.closed = True
        self.is_cut_off = True
        self._call()
        self.when_cut()

    def let_go(self) -> None:
        """The connection has ended. Whoever would be called holds this box, so the two would keep each other, and the
        table, in memory until all garbage is collected."""
        self.when_cut = self._send = _nothing

    def send_by(self, send: Callable[[], None]) -> None:
        """From now on this is called when something is in the box: it takes frame after frame until there is none."""
        self._send = send
        self._is_sent = False
        if self._frames:
            self._call()

    def _call(self) -> None:
        if not self._is_sent:
            self._is_sent = True
            self._send()

    def take(self) -> bytes | None:
        """The next frame; None when there is none: the next one will be written at once, or somebody called again."""
        if not self._frames:
            self._is_sent = False
            return None
        frame = self._frames.pop(0)
        self._bytes -= len(frame)
        return frame


class Connection(Listener):
    """One browser at one table (also a `places.Guest`)."""

    def __init__(
        self, outbox: Outbox, table: str, address: str, held: frozenset[Seat], looking: Seat | None, *, hello: m.Hello
    ) -> None:
        super().__init__(held, looking, explain=hello.explain, changes=hello.changes, program=hello.program)
        self.outbox: Final = outbox
        self.table = table
        self.address = address  # the name it is counted under

    def put(self, *frames: bytes) -> None:
        """Puts frames into the box."""
        self.outbox.put(*frames)

    def evict(self) -> None:
        """Leaves, since somebody else needs the place."""
        self.outbox.cut(_PLACE_NEEDED)
