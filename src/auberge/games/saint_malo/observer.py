"""Writes what a seat sees of Saint Malo as numbers; `observation` says what each of them is."""

from mypy_extensions import i16, i64

from auberge.core.observer import Observer, Row, seen_from
from auberge.core.position import Position
from auberge.games.saint_malo import tables as t
from auberge.games.saint_malo.position import City, SaintMaloPosition
from auberge.games.saint_malo.rules.pirates import defence_of


class SaintMaloObserver(Observer):
    """The observer of Saint Malo, where everything lies open."""

    def write(self, p: Position, seat: i64, row: Row) -> None:
        assert isinstance(p, SaintMaloPosition)
        seats = p.seats
        row.add(seat)
        row.add(seen_from(seat, p.actor(), seats))
        row.add(seen_from(seat, p.seat, seats))
        row.add(seen_from(seat, p.start_seat, seats))
        write_turn(p, row)
        for step in range(seats):
            city = p.cities[(seat + step) % seats]
            write_cells(city, row)
            row.add(city.points)
            row.add(city.coins)
            row.add(city.logs)
            row.add(city.cannons_lost)
            row.add(defence_of(city, p.sheet))


def write_turn(p: SaintMaloPosition, row: Row) -> None:
    """Options, the pirates, the turn in progress."""
    row.add_flag(p.voluntary_pass)
    row.add_flag(p.bonus_compulsory)
    row.add(p.phase)
    row.add(p.round)
    row.add_flag(p.end_triggered)
    row.add(p.ticks)
    row.add(p.attacks)
    row.add(p.rolls)
    for face in range(t.FACES):
        row.add(t.shown(p.dice, face))
    for face in range(t.FACES):
        row.add(t.shown(p.kept, face))
    row.add(p.symbol)
    row.add(p.number)
    row.add(p.left)
    row.add_set(p.group, t.GRID)
    row.add(p.heads)
    row.add_flag(p.from_tower)
    row.add(p.character)
    row.add(p.architect)
    row.add_set(p.own_houses, t.GRID)


def write_cells(city: City, row: Row) -> None:
    """What each cell holds."""
    numbers, first = row.numbers, row.at
    bit0, bit1, bit2, bit3 = city.bit0, city.bit1, city.bit2, city.bit3
    for cell in range(t.GRID):
        numbers[first + cell] = i16((bit0 & 1) + 2 * (bit1 & 1) + 4 * (bit2 & 1) + 8 * (bit3 & 1))
        bit0 >>= 1
        bit1 >>= 1
        bit2 >>= 1
        bit3 >>= 1
    row.at = first + t.GRID


def make() -> Observer:
    """The observer of this game."""
    return SaintMaloObserver()
