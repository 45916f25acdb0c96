"""Tables in a chosen position, put into the house's database while it runs: tests begin where it gets interesting.

Same seed, same bot, same moves: the same table, always. Everything goes through the server's own storage and history,
so that nothing stands on a table which could not have come there by play. The secrets of the seats are known.
"""

import asyncio
import re
from collections.abc import Callable, Coroutine, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import msgspec
from playwright.sync_api import Page

from auberge import bots, games
from auberge.bots.protocol import Bot
from auberge.core.protocol import OptionValue, Seat, View
from auberge.core.record import Record, read_entry
from auberge.core.setup import settle_setup
from auberge.server.settings import Settings, database_url
from auberge.server.storage import storage_at
from auberge.table import links
from auberge.table.rows import Row, RowKind, StoredSeat, StoredTable
from auberge.table.state import TableState
from auberge.wire import Holder
from tests.finished_games.collecting import read

from .house import House

T = TypeVar("T")
OPENED = 1_700_000_000.0
MOST_ROWS = 3000
NAMES = ("Ada", "Bruno", "Chiara", "Dirk", "Elsa", "Franz")
Sitting = tuple[tuple[StoredSeat, ...], tuple[str | None, ...]]


@dataclass(frozen=True)
class Laid:
    """A table that lies ready: where it is, and what holds its seats."""

    id: str
    secrets: tuple[str | None, ...]
    history: TableState
    rows: list[Row]

    def link(self, seat: int | None = None) -> str:
        """The way to a seat, or for somebody who watches."""
        secret = None if seat is None else self.secrets[seat]
        return f"/t/{self.id}" + ("" if secret is None else f"#{secret}")

    def view(self, seat: int | None = None) -> View:
        """What a seat, or a spectator, may see of the position as it was laid."""
        return self.history.game.view(self.history.session.match.position, None if seat is None else Seat(seat))


def lay(
    house: House,
    game: str,
    holders: Sequence[Holder],
    until: Callable[[TableState], bool],
    *,
    seed: int = 1,
    bot: str = "greedy",
    start_seat: int = 0,
    options: dict[str, OptionValue] | None = None,
    then: Iterable[str] = (),
    names: Sequence[str] = NAMES,
    rules_version: int | None = None,
    data: str | None = None,
) -> Laid:
    """A table at which seeded bots have played every seat until something is true; `then` are further moves, as text.

    It is played by the newest rules, or by those of a version, and with the printed values or house data. Holders are
    `here`, `link` or `bot`. What waits for nobody (chance, a bot's turn) the server does when it is opened.
    """
    meta = games.load(game, rules_version).meta
    setup = settle_setup(meta, seats=len(holders), seed=seed, options=options or {}, start_seat=start_seat)
    stored, secrets = _stored(game, seats_of(holders, names), dict(setup.options), setup.start_seat, seed)
    stored = msgspec.structs.replace(stored, rules_version=meta.rules_version, data=data)
    history = TableState(stored)
    rows: list[Row] = []
    wish = (
        game,
        tuple(holders),
        until,
        seed,
        bot,
        start_seat,
        tuple(sorted(setup.options.items())),
        meta.rules_version,
        data,
    )
    if wish in _PLAYED:
        for text in _PLAYED[wish]:
            _follow(history, rows, text)
    else:
        _PLAYED[wish] = list(_play(history, rows, until, bot, seed))
    for text in then:
        while not _is_asked(history):
            _follow(history, rows, "")
        _follow(history, rows, text)
    keep(house, stored, rows)
    return Laid(stored.id, secrets, history, rows)


_PLAYED: dict[object, list[str]] = {}  # bots think for long: what they did once, they need not find again


def _play(
    history: TableState, rows: list[Row], until: Callable[[TableState], bool], bot: str, seed: int
) -> Iterator[str]:
    """Lets seeded bots play every seat until something is true; gives their moves ("" where none was asked for)."""
    players = [bots.load(bot)(history.game, seed + seat) for seat in range(len(history.names))]
    while not until(history):
        assert not history.is_over, f"this game of {history.game.meta.name} with seed {seed} never came there"
        assert len(rows) < MOST_ROWS
        text = _chosen(history, players) if _is_asked(history) else ""
        _follow(history, rows, text)
        yield text


def lay_finished_game(
    house: House,
    file: Path,
    holders: Sequence[Holder],
    left: int = 0,
    until: Callable[[TableState], bool] = lambda _: False,
    *,
    names: Sequence[str] = NAMES,
) -> Laid:
    """A kept game (`tests/finished_games`), so many entries before its end, or as soon as something is true.

    It must have a seed. Nobody has to think: this is much faster than bots."""
    record: Record = read(file).record
    assert record.seed is not None
    seats = seats_of(holders, names)
    stored, secrets = _stored(record.game, seats, record.options, record.start_seat - 1, record.seed)
    stored = msgspec.structs.replace(stored, rules_version=record.rules_version)
    history = TableState(stored)
    rows: list[Row] = []
    for number, entry in enumerate(record.entries[: len(record.entries) - left]):
        seat, text = read_entry(number, entry)
        while history.waiting.kind == "confirm" or (not _is_asked(history) and history.chance_text() == ""):
            _follow(history, rows, "")
        if until(history):
            break
        _follow(history, rows, text, seat)
    else:
        while left == 0 and not (history.is_over or _is_asked(history)):  # the last word is said
            _follow(history, rows, "")
    keep(house, stored, rows)
    return Laid(stored.id, secrets, history, rows)


def sit_down(page: Page, table: Laid, *seats: int) -> None:
    """Comes to a table with the links of these seats."""
    origin = re.match(r"https?://[^/]+", page.url)
    assert origin is not None
    for seat in seats:
        page.goto(origin[0] + table.link(seat))
        page.wait_for_url(origin[0] + table.link())  # the secret has been taken out of the address
    page.locator("main.table, main.handover").first.wait_for()


def _stored(
    game: str, sitting: Sitting, options: dict[str, OptionValue], start_seat: int, seed: int
) -> tuple[StoredTable, tuple[str | None, ...]]:
    seats, secrets = sitting
    version = games.load(game).meta.rules_version
    return StoredTable(links.new_id(), "", game, version, options, start_seat, seed, None, seats, OPENED), secrets


def seats_of(holders: Sequence[Holder], names: Sequence[str] = NAMES) -> Sitting:
    """Seats as they are stored, and what holds each of them."""
    secrets = tuple(None if holder == "bot" else links.new_secret() for holder in holders)
    seats = tuple(
        StoredSeat(
            holder, names[seat], "random" if secret is None else None, None if secret is None else links.digest(secret)
        )
        for seat, (holder, secret) in enumerate(zip(holders, secrets, strict=True))
    )
    return seats, secrets


def _is_asked(history: TableState) -> bool:
    return history.waiting.kind in ("decide", "bot")


def _chosen(history: TableState, players: Sequence[Bot]) -> str:
    """The move the bot of the seat would make."""
    seat = Seat(history.session.match.actor)
    return history.game.write(players[seat].choose(history.game.view(history.session.match.position, seat)))


def _follow(history: TableState, rows: list[Row], move: str, by: int | None = None) -> None:
    """What is due happens: chance, a word that steps are final, or this move (of somebody who is not asked, too)."""
    due = history.waiting
    kind: RowKind = "move" if _is_asked(history) else "confirm" if due.kind == "confirm" else "chance"
    text = move if kind == "move" else history.chance_text() if kind == "chance" else ""
    seat = due.seat if by is None or kind != "move" else by
    row = Row(history.stored.id, len(rows) + 1, kind, seat, text, None, OPENED + len(rows))
    history.follow(row)
    rows.append(row)


def keep(house: House, stored: StoredTable, rows: list[Row]) -> None:
    """Puts a table into the house's database."""

    async def store() -> None:
        storage = storage_at(database_url(Settings(), house.folder))
        await storage.open()
        await storage.add_table(stored)
        kept = await storage.append(rows)
        await storage.close()
        assert len(kept) == len(rows)

    run(store())


def spoil(house: House, table: Laid) -> None:
    """Adds a row that nobody can follow, as a fault of ours might have left it."""

    async def store() -> None:
        storage = storage_at(database_url(Settings(), house.folder))
        await storage.open()
        await storage.append([Row(table.id, len(table.rows) + 1, "move", 0, "no such move", None, OPENED)])
        await storage.close()

    run(store())


def run(work: Coroutine[None, None, T]) -> T:
    """Runs this to its end, in a thread of its own: a browser's loop is running in ours."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()
