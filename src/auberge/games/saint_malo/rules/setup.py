"""Set-up (canon 2.3): cities, stores and the start player."""

from mypy_extensions import i64

from auberge.core.bits import numbers
from auberge.games.saint_malo import tables as t
from auberge.games.saint_malo.position import City, SaintMaloPosition
from auberge.games.saint_malo.sheet import Sheet


def new_city(sheet: Sheet) -> City:
    """A city board as it is printed (SM-SETUP-07 to -15)."""
    city = City()
    for cell in numbers(sheet.starting_crates):
        city.put(cell, t.CRATE)  # SM-SETUP-09, -11
    city.points = sheet.start_points
    city.coins = sheet.start_coins
    city.logs = sheet.start_logs
    return city


def lay_out(p: SaintMaloPosition, sheet: Sheet, seats: i64, start_seat: i64) -> None:
    """Gives everybody a city; the start player has the dice (SM-SETUP-02, -04, SM-TURN-01)."""
    p.sheet = sheet
    p.seats = seats
    p.start_seat = start_seat
    p.seat = start_seat
    p.cities = [new_city(sheet) for _ in range(int(seats))]
    p.city = p.cities[start_seat]
