"""A table that stopped by a bug of ours goes on from the last good step; nothing that was stored is rewritten.

A row of kind `reopen` names the last good row before it: what lies between did not work, and is left out from then on.
"""

from collections.abc import Generator, Sequence
from typing import Final, TypeVar, cast

from auberge.core.errors import EngineBug
from auberge.core.protocol import Seat
from auberge.table.rows import Row, StoredTable, damaged_row
from auberge.table.state import COUNTED, TableState

T = TypeVar("T")
Reading = Generator[None, None, T]  # yields after some rows, returns what they tell of
Loaded = tuple[TableState, Exception | None]

ROWS_AT_ONCE: Final = 20  # some milliseconds: as long as that others may have to wait
_PLAYED: Final = COUNTED | {"reopen"}


def standing_rows(rows: Sequence[Row]) -> list[Row]:
    """The rows that count: without those a later `reopen` leaves out. One that names no row before it is damaged."""
    place = {"0": -1} | {str(row.number): number for number, row in enumerate(rows)}
    found: list[Row] = []
    at = len(rows) - 1
    while at >= 0:
        row = rows[at]
        before = place.get(row.text, at) if row.kind == "reopen" else at - 1
        if before >= at:
            row, before = damaged_row(row.table, row.number), at - 1
        found.append(row)
        at = before
    return found[::-1]


def load(stored: StoredTable, rows: Sequence[Row]) -> Loaded:
    """The table that these rows tell of; and if they go wrong, the table up to the last good one, and what is wrong.

    BadRecord, BadSetup, BadData or EngineBug if there is no such table at all."""
    reading = read(stored, rows)
    while (loaded := go_on(reading)) is None:
        pass
    return loaded


def read(stored: StoredTable, rows: Sequence[Row]) -> Reading[Loaded]:
    """Loads a table some rows at a time: others may come in between."""
    standing = standing_rows(rows)
    history = TableState(stored)
    problem = yield from _follow(history, standing)
    if problem is None and _shows(history):
        return history, None
    good = len(history.rows)
    history = yield from _again(stored, standing[:good])
    if not _shows(history):
        good = yield from _last_shown(stored, standing[:good])
        history = yield from _again(stored, standing[:good])
    history.length, history.is_broken = max(row.number for row in rows), True
    return history, problem or EngineBug("bug-not-shown", table=stored.id)


def go_on(reading: Reading[Loaded]) -> Loaded | None:
    """Reads on; the table if that was the last of it."""
    try:
        next(reading)
    except StopIteration as end:
        return cast(Loaded, end.value)
    return None


def _follow(history: TableState, rows: Sequence[Row]) -> Reading[Exception | None]:
    """Follows rows as far as they are good; what is wrong with the first that is not."""
    for number, row in enumerate(rows, 1):
        try:
            history.follow(row)
        except Exception as problem:
            return problem
        if number % ROWS_AT_ONCE == 0:
            yield
    return None


def _again(stored: StoredTable, rows: Sequence[Row]) -> Reading[TableState]:
    yield
    history = TableState(stored)
    yield from _follow(history, rows)
    return history


def _last_shown(stored: StoredTable, rows: Sequence[Row]) -> Reading[int]:
    """How many rows lead to the last table that can be shown."""
    history, good = TableState(stored), 0
    if not _shows(history):
        raise EngineBug("bug-not-shown", table=stored.id)
    for row in rows:
        history.follow(row)
        if _shows(history):
            good = len(history.rows)
        yield
    return good


def _shows(history: TableState) -> bool:
    """Whether every viewer can be shown the table."""
    try:
        for looking in (None, *map(Seat, range(len(history.names)))):
            history.session.view(looking)
    except Exception:
        return False
    return True


def good_row(history: TableState) -> int | None:
    """The row from which a table that stopped goes on: its last; or, if it was reopened there and nothing has been
    played since, the one before the last that was. None if there is nothing before."""
    rows = history.rows
    last = _last_played(rows, len(rows))
    if history.is_broken or last < 0 or rows[last].kind != "reopen":
        return rows[-1].number if rows else 0
    while last >= 0 and rows[last].kind == "reopen":
        last = _last_played(rows, last)
    if last < 0:
        return None
    return rows[last - 1].number if last else 0


def _last_played(rows: Sequence[Row], before: int) -> int:
    return next((at for at in range(before - 1, -1, -1) if rows[at].kind in _PLAYED), -1)
