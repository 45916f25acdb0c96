"""Positions of Saint Malo put together by hand, for worked examples (scenarios/saint_malo/*.toml).

A scenario's `given` may hold: `turn` (seat, from 1), `round`, `ticks`, `end_triggered`, `dice` (final result: the
announcement is open) or `roll` (first roll: keeping is open); `seat.N` with `coins`, `logs`, `points`,
`cannons_lost`, `cells` (`"(3,3)" = "soldier"`) and `only_empty` (a list of cells: all others are filled, dark ones
with walls and light ones with crates, unless `cells` says otherwise).
"""

from collections.abc import Mapping
from typing import Final, cast

from auberge.core.bits import size
from auberge.core.errors import BadData
from auberge.core.protocol import Setup
from auberge.games.saint_malo import ledger, printed
from auberge.games.saint_malo import tables as t
from auberge.games.saint_malo.engine import Engine
from auberge.games.saint_malo.meta import ALLOW_VOLUNTARY_PASS, BONUS_CHARACTER_COMPULSORY
from auberge.games.saint_malo.moves import FACES
from auberge.games.saint_malo.position import City
from auberge.games.saint_malo.rules import setup as set_up
from auberge.games.saint_malo.rules import turn as turns
from auberge.games.saint_malo.sheet import COINS, Sheet
from auberge.games.saint_malo.view import CONTENT_NAMES

TABLE_FIELDS: Final = {"turn", "round", "ticks", "end_triggered", "dice", "roll", "seat"}
SEAT_FIELDS: Final = {"coins", "logs", "points", "cannons_lost", "cells", "only_empty"}


def arrange(setup: Setup, given: Mapping[str, object]) -> Engine:
    """A pausing position as `given`, at the beginning of a turn unless dice are given."""
    _only(given, TABLE_FIELDS)
    p = Engine()
    p.pausing = True
    p.voluntary_pass = setup.options.get(ALLOW_VOLUNTARY_PASS) is True
    p.bonus_compulsory = setup.options.get(BONUS_CHARACTER_COMPULSORY) is True
    set_up.lay_out(p, printed.sheet_of(setup.data), setup.seats, setup.start_seat)
    for name, values in cast(Mapping[str, Mapping[str, object]], given.get("seat", {})).items():
        _only(values, SEAT_FIELDS)
        p.cities[int(name) - 1] = _city(p.sheet, values)
    p.seat = _number(given, "turn", setup.start_seat + 1) - 1
    p.city = p.cities[p.seat]
    p.round = _number(given, "round", 1)
    p.ticks = _number(given, "ticks", 0)
    p.attacks = min(len(p.sheet.strengths), p.ticks // p.sheet.boxes_per_row[p.seats])
    p.end_triggered = given.get("end_triggered") is True
    turns.begin_turn(p)
    _lay_dice(p, given)
    return p


def _lay_dice(p: Engine, given: Mapping[str, object]) -> None:
    """Final dice stand after a first roll that was kept whole; forced answers follow of themselves."""
    if "dice" in given:
        p.happen([_dice(given["dice"])])
        p.apply(p.dice)
    elif "roll" in given:
        p.happen([_dice(given["roll"])])


def _only(table: Mapping[str, object], known: set[str]) -> None:
    for field in table:
        if field not in known:
            raise BadData("unknown-field", file="scenario", entry="given", field=field)


def _number(table: Mapping[str, object], field: str, default: int) -> int:
    value = table.get(field, default)
    if not isinstance(value, int):
        raise BadData("number", file="scenario", entry="given", field=field, low=0, high=1000, value=str(value))
    return value


def _dice(value: object) -> int:
    faces = str(value).split()
    if len(faces) != t.DICE or any(face not in FACES for face in faces):
        raise BadData("faces", file="scenario", entry="given", field="dice", choices=", ".join(FACES))
    return t.dice_set(tuple(t.FACE_NAMES.index(face) for face in faces))


def _cell(text: str) -> int:
    row, col = text.strip("()").split(",")
    return t.cell_number(int(row), int(col))


def _city(sheet: Sheet, values: Mapping[str, object]) -> City:
    wanted = {_cell(cell): name for cell, name in cast(Mapping[str, str], values.get("cells", {})).items()}
    city = City() if "only_empty" in values else set_up.new_city(sheet)
    for cell, name in wanted.items():
        if city.at(cell) == t.EMPTY:
            city.put(cell, CONTENT_NAMES.index(name))
    if "only_empty" in values:
        _fill(city, {_cell(cell) for cell in cast(list[str], values["only_empty"])})
    city.points = _number(values, "points", sheet.start_points)
    city.coins = _number(values, "coins", sheet.start_coins)
    city.logs = _number(values, "logs", sheet.start_logs)
    city.cannons_lost = _number(values, "cannons_lost", 0)
    _balance(city, sheet)
    return city


def _fill(city: City, left_empty: set[int]) -> None:
    for cell in range(t.GRID):
        if cell not in t.TOWERS and cell not in left_empty and city.at(cell) == t.EMPTY:
            city.put(cell, t.WALL if not _is_light(cell) else t.CRATE)


def _is_light(cell: int) -> bool:
    row, col = divmod(cell, t.SIZE)
    return 0 < row < t.SIZE - 1 and 0 < col < t.SIZE - 1


def _balance(city: City, sheet: Sheet) -> None:
    """Books the ledgers so that they fit what was given, as if earlier turns had brought it about."""
    city.logs_delivered = city.logs + size(city.where(t.HOUSE)) - sheet.start_logs
    city.priest_points = city.points - ledger.track_points(city, sheet)
    city.coins_spent = sheet.start_coins + ledger.tower_gains(city, sheet, COINS) - city.coins
