"""Positions of Saint Malo put together by hand, for worked examples (scenarios/saint_malo/*.toml).

A scenario's `given` may hold: `turn` (seat, from 1), `round`, `ticks`, `end_triggered`, `dice` (third roll: the
announcement is open) or `roll` (first roll: keeping is open); `seat.N` with `coins`, `logs`, `points`,
`cannons_lost`, `cells` (`"(3,3) (3,4)" = "soldier"`) and `only_empty` (a list of cells: all others are filled, dark
ones with walls and light ones with crates, unless `cells` says otherwise). Nothing may stand in a cell twice. What led
to the position is booked as earlier turns might have brought it about; `Game.check` says if none could.
"""

import re
from collections.abc import Mapping
from typing import Final

from auberge.core.bits import size
from auberge.core.datafile import Entry
from auberge.core.protocol import Setup
from auberge.games.saint_malo import ledger, printed
from auberge.games.saint_malo import tables as t
from auberge.games.saint_malo.engine import Engine
from auberge.games.saint_malo.position import City
from auberge.games.saint_malo.rules import setup as set_up
from auberge.games.saint_malo.rules import turn as turns
from auberge.games.saint_malo.sheet import COINS, Sheet
from auberge.games.saint_malo.tables import FACE_NAMES
from auberge.games.saint_malo.view import CONTENT_NAMES

TABLE_FIELDS: Final = {"turn", "round", "ticks", "end_triggered", "dice", "roll", "seat"}
SEAT_FIELDS: Final = {"coins", "logs", "points", "cannons_lost", "cells", "only_empty"}
_CELL: Final = re.compile(r"\(([0-6]),([0-6])\)")


def arrange(p: Engine, setup: Setup, given: Mapping[str, object], rules_version: int) -> None:
    """The position is at the beginning of a turn unless dice are given."""
    table = Entry("scenario", "given", given).only(TABLE_FIELDS)
    set_up.lay_out(p, printed.sheet_of(setup.data, rules_version), setup.seats, setup.start_seat)
    p.pausing = True
    for number, seat in enumerate(table.seats(setup.seats, SEAT_FIELDS)):
        if seat.table:
            p.cities[number] = _city(p.sheet, seat)
    p.seat = table.number("turn", setup.start_seat + 1, low=1, high=setup.seats) - 1
    p.city = p.cities[p.seat]
    p.round = table.number("round", 1, low=1)
    boxes = p.sheet.boxes_per_row[p.seats]
    p.ticks = table.number("ticks", 0, high=boxes * len(p.sheet.strengths))
    p.attacks = p.ticks // boxes
    p.end_triggered = table.is_true("end_triggered")
    turns.begin_turn(p)
    _lay_dice(p, table)


def _lay_dice(p: Engine, given: Entry) -> None:
    """Final dice are those of a third roll, which ends rolling; forced answers follow of themselves."""
    if "dice" in given.table and "roll" in given.table:
        raise given.error("unknown-field", "roll")
    if "dice" in given.table:
        p.rolls = t.MAX_ROLLS - 1
    for field in ("dice", "roll"):
        if field in given.table:
            p.happen([_dice(given, field)])


def _dice(given: Entry, field: str) -> int:
    faces = str(given.table[field]).split()
    if len(faces) != t.DICE or any(face not in FACE_NAMES for face in faces):
        raise given.error("faces", field, choices=", ".join(FACE_NAMES))
    return t.dice_set(tuple(t.FACE_NAMES.index(face) for face in faces))


def _cell(entry: Entry, field: str, text: object) -> int:
    found = _CELL.fullmatch(str(text))
    cell = t.cell_number(int(found[1]), int(found[2])) if found else -1
    if cell < 0 or cell in t.TOWERS:
        raise entry.error("cell", field, value=str(text))
    return cell


def _city(sheet: Sheet, seat: Entry) -> City:
    city = City() if "only_empty" in seat.table else set_up.new_city(sheet)
    if "cells" in seat.table:
        _put_contents(city, seat.entry("cells"))
    if "only_empty" in seat.table:
        _fill(city, _left_empty(city, seat, "only_empty"))
    city.points = seat.number("points", sheet.start_points)
    city.coins = seat.number("coins", sheet.start_coins)
    city.logs = seat.number("logs", sheet.start_logs)
    city.cannons_lost = seat.number("cannons_lost", 0)
    _balance(city, sheet)
    return city


def _put_contents(city: City, cells: Entry) -> None:
    for texts in cells.table:
        for text in texts.split():
            cell = _cell(cells, texts, text)
            allowed = tuple(name for name in CONTENT_NAMES[1:] if name != "wall" or not _is_light(cell))
            name = cells.word(texts, allowed)
            if city.at(cell) != t.EMPTY:
                raise cells.error("cell", texts, value=text)
            city.put(cell, CONTENT_NAMES.index(name))


def _left_empty(city: City, seat: Entry, field: str) -> set[int]:
    texts = seat.table[field]
    if not isinstance(texts, list):
        raise seat.error("cell", field, value=str(texts))
    cells = {_cell(seat, field, text) for text in texts}
    if any(city.at(cell) != t.EMPTY for cell in cells):
        raise seat.error("cell", field, value=", ".join(texts))
    return cells


def _fill(city: City, left_empty: set[int]) -> None:
    for cell in range(t.GRID):
        if cell not in t.TOWERS and cell not in left_empty and city.at(cell) == t.EMPTY:
            city.put(cell, t.CRATE if _is_light(cell) else t.WALL)


def _is_light(cell: int) -> bool:
    row, col = divmod(cell, t.SIZE)
    return 0 < row < t.SIZE - 1 and 0 < col < t.SIZE - 1


def _balance(city: City, sheet: Sheet) -> None:
    """Books the ledgers so that they fit what was given, as if earlier turns had brought it about."""
    city.logs_delivered = city.logs + size(city.where(t.HOUSE)) - sheet.start_logs
    city.priest_points = city.points - ledger.track_points(city, sheet)
    spent = sheet.start_coins + ledger.tower_gains(city, sheet, COINS) - city.coins
    city.merchant_coins = -spent if spent < 0 else spent % 2  # coins are spent in pairs
    city.coins_spent = spent + city.merchant_coins
