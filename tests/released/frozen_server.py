"""A frozen database as it is read: its files, and what each table shows when a server of today opens it."""

import asyncio
import copy
import hashlib
import json
import re
from collections import Counter
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Connection

from auberge.server.storage import storage_at
from tests.tape.asgi import App, Lifespan, Line
from tests.tape.browsers import MOMENT
from tests.tape.clock import START, TapeLoop
from tests.tape.server import Shelf, application, fixed

FOLDER: Final = Path(__file__).parent
SPECTATOR: Final = "spectator"
_SHOWN: Final = ("view", "version", "asking")


class Seen(msgspec.Struct, frozen=True):
    """What a server shows of a table."""

    kinds: dict[str, int] = {}  # how many rows there are of each kind
    state: str = ""
    waiting: str = ""  # what for, and for which seat
    seats: tuple[str, ...] = ()  # name, holder, the bot that plays there, and what was wished or went wrong
    agreed: tuple[str, ...] = ()  # what is allowed at this table
    chance: str = ""  # digest of what is known of its sealed chance
    asked: tuple[str, ...] = ()  # what waits for the word of others
    lines: dict[str, int] = {}  # of the log of each viewer
    digests: dict[str, str] = {}  # of log, view, version and secret question of each viewer


class Expected(msgspec.Struct, frozen=True):
    """What is kept beside a frozen table: what it is a case of, who holds its seats, and how it looks."""

    name: str
    secrets: tuple[str | None, ...]
    at: float  # seconds since 1970: the moment at which it was frozen
    seen: Seen


def folders() -> list[Path]:
    """All frozen databases, in their order."""
    return sorted(FOLDER.glob("server-*"), key=lambda folder: int(folder.name.partition("-")[2]))


def read_expected(folder: Path) -> dict[str, Expected]:
    """What is expected of the tables of a frozen database, by their ids."""
    return msgspec.json.decode((folder / "expected.json").read_bytes(), type=dict[str, Expected])


def write_expected(folder: Path, expected: dict[str, Expected]) -> None:
    """Writes what is expected of the tables, on lines that can be compared."""
    text = msgspec.json.format(msgspec.json.encode(expected), indent=1).decode()
    (folder / "expected.json").write_text(text + "\n")


async def fill(folder: Path, database: str) -> None:
    """Fills an empty database, named by its URL, as it was when it was frozen."""
    schema = (folder / f"schema-{database.partition(':')[0]}.sql").read_text()
    text = schema + (folder / "rows.sql").read_text()

    def run(connection: Connection) -> None:
        for statement in re.split(r";\n(?=CREATE|INSERT|\Z)", text):
            if statement:
                connection.exec_driver_sql(statement)

    storage = storage_at(database)
    async with storage.whole(writing=True) as everything:
        await everything.run(run)
    await storage.close()


def seen(shelf: Shelf, table: str, at: float, secrets: tuple[str | None, ...]) -> Seen:
    """What a server of today shows of a stored table, at this moment. On the shelf nothing changes."""
    shelf = copy.deepcopy(shelf)  # a person who comes may end a vote
    loop = TapeLoop(at - START)
    try:
        asyncio.set_event_loop(loop)
        with fixed(loop, shelf, "seen"):
            return loop.run_until_complete(_see(shelf, table, secrets))
    finally:
        asyncio.set_event_loop(None)
        loop.close()


async def _see(shelf: Shelf, table: str, secrets: tuple[str | None, ...]) -> Seen:
    rows = json.loads(await shelf.rows(table, 0))
    app = application()
    lifespan = Lifespan(app)
    await lifespan.start()
    spectator = await _welcome(app, table, None, None)
    frames = {SPECTATOR: spectator}
    for seat, secret in enumerate(secrets):
        if secret is not None:
            frames[str(seat + 1)] = await _welcome(app, table, secret, seat)
    await lifespan.stop()
    now, seats = spectator["now"], spectator["table"]["seats"]
    return Seen(
        dict(sorted(Counter(row["kind"] for row in rows).items())),
        spectator["table"]["state"],
        f"{now['waiting']['kind']} {now['waiting']['seat'] + 1}",
        tuple(map(_player, seats)),
        tuple(name for name in ("hints", "free_text", "coached") if spectator["table"][name]),
        _digest(spectator["table"]["chance"]),
        tuple(_asked(now["back"], seats)),
        {viewer: len(frame["steps"]) for viewer, frame in frames.items()},
        {viewer: _digest([one["steps"], *map(one["now"].get, _SHOWN)]) for viewer, one in frames.items()},
    )


def _asked(back: dict[str, Any] | None, seats: list[dict[str, Any]]) -> list[str]:
    """The votes that are open, in words."""
    votes = [
        f"{one['stand_in']['bot']} for seat {seat + 1}"
        for seat, one in enumerate(seats)
        if (one["stand_in"] or {}).get("bot")
    ]
    return votes if back is None else [*votes, f"seat {back['seat'] + 1} back to line {back['step']}"]


def _player(seat: dict[str, Any]) -> str:
    wishes = "hints" if seat["hints"] else "", f"coach {seat['coach']}" if seat["coach"] != "off" else ""
    return " ".join(filter(None, (seat["name"], seat["holder"], seat["bot"], *wishes, *seat["faults"])))


def _digest(found: object) -> str:
    return hashlib.sha256(json.dumps(found, sort_keys=True).encode()).hexdigest()[:16]


async def _welcome(app: App, table: str, secret: str | None, seat: int | None) -> dict[str, Any]:
    """The first the server sends to a browser that comes to the table, with one seat or none."""
    line = Line(app, f"/ws/tables/{table}")
    line.say(json.dumps({"kind": "hello", "secrets": [] if secret is None else [secret], "look": seat}))
    await asyncio.sleep(MOMENT)
    frame = next(frame for frame in map(json.loads, line.frames) if frame["kind"] == "welcome")
    assert isinstance(frame, dict)
    assert frame["held"] == ([] if seat is None else [seat])
    await line.hang_up()
    return frame
