"""What one browser is still to be told: a bounded box, so that nobody waits for somebody who does not read.

While the browser reads, the box stays empty and what is told is written at once. What cannot be written waits in the
box until the browser reads again (`Outbox.send`)."""

from collections.abc import Callable
from typing import Final

from auberge import wire as m
from auberge.core.protocol import Seat
from auberge.server import metrics
from auberge.table.listeners import Listener
from auberge.wire.encoding import encode

Write = Callable[[tuple[bytes, ...]], bool]  # writes messages at once; False if that cannot be, and none is written
_CLOSING: Final = b'{"kind":"closing"'
_TOO_SLOW: Final = encode(m.Closing(m.Problem("server-too-slow")))
_PLACE_NEEDED: Final = encode(m.Closing(m.Problem("server-place-needed")))


def _nothing() -> None:
    """Nobody need know."""


class Outbox:
    """What a browser is still to be told, in order. `put` never waits; a closing word is the last one."""

    def __init__(self, most_frames: int, most_bytes: int, write: Write) -> None:
        self._most_frames: Final = most_frames
        self._most_bytes: Final = most_bytes
        self._frames: Final[list[bytes]] = []  # short: no deque, which would be ten times as large while it is empty
        self._bytes = 0
        self._write: Final = write
        self.is_cut_off = False  # what was in the box is given up
        self.when_cut: Callable[[], None] = _nothing  # called then
        self.when_said: Callable[[], None] = _nothing  # called when the closing word has been written
        self.closed = False

    def put(self, *frames: bytes) -> None:
        """Writes frames, or keeps them; beyond the bounds all of them are given up for a closing word."""
        if self.closed:
            return
        if not self._frames and not _has_closing(frames) and self._write(frames):
            return
        for frame in frames:
            self._add(frame)
        self.send()

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

    def cut(self, closing: bytes) -> None:
        """Gives up everything in the box for this closing word."""
        if self.closed:
            return
        self._frames.clear()
        self._frames.append(closing)
        self._bytes = len(closing)
        self.closed = True
        self.is_cut_off = True
        self.when_cut()
        self.send()

    def send(self) -> None:
        """Writes what is in the box as long as the browser reads; after the closing word the connection ends."""
        while self._frames and self._write((self._frames[0],)):
            self._bytes -= len(self._frames.pop(0))
        if self.closed and not self._frames:
            self.when_said()

    def let_go(self) -> None:
        """The connection has ended. Whoever would be called holds this box, so the two would keep each other, and the
        table, in memory until all garbage is collected."""
        self.when_cut = self.when_said = _nothing


def _has_closing(frames: tuple[bytes, ...]) -> bool:
    """Whether a closing word is among these."""
    return any(frame.startswith(_CLOSING) for frame in frames)


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
