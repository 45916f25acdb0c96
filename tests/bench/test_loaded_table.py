"""People who play to measure the server read little of what they are told, and what they read is right."""

import asyncio
from random import Random

import msgspec
import pytest

from auberge import wire as m
from auberge.lab.bench.loaded_table import LoadedTable, Sight, Wire
from auberge.lab.bench.plan import Plan
from tests.server.fake_table import EVERY_GAME, FakeTable, Guest, a_stored_table

NOW = b'"now":{"version":'
ASKED = ("decide", "throw", "confirm")


class Reader(Guest):
    """Is told what changed, and reads it both ways."""

    def __init__(self, seat: int) -> None:
        super().__init__([seat], seat)
        self.explain, self.changes = False, True
        self.sight = Sight()
        self.all_moves: tuple[msgspec.Raw, ...] = ()
        self.read = 0

    def hear_one(self, frame: bytes) -> None:
        super().hear_one(frame)
        told = self.told[-1]
        if not isinstance(told, m.Welcome | m.Update):
            assert NOW not in frame
            return
        self.sight.see(frame, frame.find(NOW))
        now, seat = told.now, self.looking
        told_moves = msgspec.json.decode(now.view, type=dict[str, msgspec.Raw]).get("moves")
        if told_moves is not None:
            self.all_moves = msgspec.json.decode(told_moves, type=tuple[msgspec.Raw, ...])
        assert self.sight.version == now.version
        silent = now.asking is not None and now.asking.silent
        if self.read % 3 == 0:
            assert self.sight.waiting.decode() == now.waiting.kind
        assert seat is not None
        assert self.sight.is_asked(seat) == (now.waiting.seat == seat and now.waiting.kind in ASKED and not silent)
        if self.read % 7 == 0:
            assert self.sight.moves() == self.all_moves
        self.read += 1

    def moves(self) -> tuple[msgspec.Raw, ...]:
        return self.all_moves


@pytest.mark.parametrize("game", EVERY_GAME)
def test_what_is_read_is_what_was_told(game: str) -> None:
    table, chance = FakeTable(a_stored_table(game, ["link"] * 3)), Random(3)
    guests = [Reader(seat) for seat in range(3)]
    for guest in guests:
        table.table.join(guest)
    table.play(guests, chance, most=400)
    assert all(guest.read > 40 for guest in guests)


class Heard(LoadedTable):
    """Keeps what it hears."""

    frames: list[bytes]

    def hear(self, game: int, seat: int, frame: bytes) -> None:
        assert (game, seat) == (1, 2)
        self.frames.append(frame)


@pytest.mark.patched
@pytest.mark.parametrize("step", [1, 2, 3, 7, 200, 100_000])
def test_frames_come_in_pieces_of_any_size(step: int) -> None:
    async def story() -> list[bytes]:
        table = Heard(Plan(("unix:nowhere",), "malta", 1, 2, 0, 1, 1), 0, lambda _: None, lambda: None)
        table.frames = []
        wire = Wire(table, 1, 2, "/")
        for start in range(0, len(sent), step):
            wire.data_received(sent[start : start + step])
        assert wire.opened.is_set()
        return table.frames

    texts = [b"", b"a" * 125, b"b" * 126, b"c" * 300, b"d" * 66_000, b"e"]
    heads = [b"\x00", b"\x7d", b"\x7e\x00\x7e", b"\x7e\x01\x2c", b"\x7f" + (66_000).to_bytes(8, "big"), b"\x01"]
    sent = b"HTTP/1.1 101 Switching Protocols\r\nA: b\r\n\r\n"
    sent += b"".join(b"\x81" + head + text for head, text in zip(heads, texts, strict=True))
    assert asyncio.run(story()) == texts
