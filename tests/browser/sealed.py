"""Finished games with sealed chance (`tests/core/sealed`), put into the house's database as they were played."""

from functools import cache
from pathlib import Path
from typing import Final

from auberge.core.record import loads, read_entry
from auberge.table.rows import Row, RowKind, StoredTable
from auberge.table.state import TableState
from auberge.wire import Holder

from .house import House
from .positions import OPENED, Laid, keep, seats_of

FOLDER: Final = Path(__file__).parents[1] / "core" / "sealed"


@cache
def lay_sealed_game(house: House, game: str) -> Laid:
    """A sealed game as it ended, with seal, numbers and id of its record: it lies in each house but once."""
    record = loads((FOLDER / f"{game}.json").read_bytes())
    chance = record.chance
    assert chance is not None
    holders: list[Holder] = ["link"] * record.seats
    seats, secrets = seats_of(holders)
    stored = StoredTable(
        chance.table,
        "",
        game,
        record.rules_version,
        record.options,
        -1 if chance.draws_start else record.start_seat - 1,
        0,
        None,
        seats,
        OPENED,
        secret=chance.secret,
        salt=chance.salt,
    )
    history = TableState(stored)
    rows: list[Row] = []
    throws = ("chance", "throw")

    def do(kind: RowKind, seat: int, text: str) -> None:
        rows.append(Row(stored.id, len(rows) + 1, kind, seat, text, None, OPENED + len(rows)))
        history.follow(rows[-1])

    def pass_by() -> None:
        """What has no entry in a record: steps become final, the table draws nothing."""
        while (due := history.waiting).kind == "confirm" or (due.kind in throws and not history.chance_text()):
            do("confirm" if due.kind == "confirm" else "chance", due.seat, "")

    for given in chance.contributions:
        do("promise", given.seat - 1, given.promise)
    if not history.has_begun:
        do("begin", 0, "")
    for given in chance.contributions:
        if given.number is not None and not history.has_begun:
            do("number", given.seat - 1, given.number)
    if not history.has_begun:
        do("begin", 0, "")
    for number, entry in enumerate(record.entries, start=1):
        pass_by()
        seat, text = read_entry(number, entry)
        do("chance" if history.waiting.kind in throws else "move", seat, text)
    pass_by()
    assert history.is_over
    keep(house, stored, rows)
    return Laid(stored.id, secrets, history, rows)
