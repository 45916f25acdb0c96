"""A position of Saint Malo put back from what is seen of it."""

from auberge.core.bits import bit_of
from auberge.games.saint_malo import phases, printed
from auberge.games.saint_malo import tables as t
from auberge.games.saint_malo.engine import Engine
from auberge.games.saint_malo.moves import dice_of
from auberge.games.saint_malo.options import set_options
from auberge.games.saint_malo.position import City
from auberge.games.saint_malo.tables import CHARACTER_NAMES, SYMBOL_NAMES
from auberge.games.saint_malo.view import CONTENT_NAMES, Cell, CityView, SaintMaloView


def _mask(cells: tuple[Cell, ...]) -> int:
    return sum(bit_of(t.cell_number(row, col)) for row, col in cells)


def _city(seen: CityView) -> City:
    city = City()
    for row, contents in enumerate(seen.cells):
        for col, content in enumerate(contents):
            if content != "tower":
                city.put(t.cell_number(row, col), CONTENT_NAMES.index(content))
    city.points = seen.points
    city.coins = seen.coins
    city.logs = seen.logs
    city.cannons_lost = seen.cannons_lost
    city.priest_points = seen.priest_points
    city.juggler_points = seen.juggler_points
    city.merchant_coins = seen.merchant_coins
    city.coins_spent = seen.coins_spent
    city.logs_delivered = seen.logs_delivered
    return city


def imagine(p: Engine, view: SaintMaloView, rules_version: int) -> None:
    """All of it lies open; only the dice to come are the position's own."""
    p.sheet = printed.sheet_of(view.data, rules_version)
    p.cities = [_city(seen) for seen in view.cities]
    p.seats = view.seats
    p.start_seat = view.start_seat
    set_options(p, view.options)
    p.seat = view.turn
    p.city = p.cities[view.turn]
    p.round = view.round
    p.ticks = view.pirates.ticks
    p.attacks = view.pirates.attacks
    p.end_triggered = view.end_triggered
    p.rolls = view.rolls
    p.kept = dice_of(view.kept)
    p.dice = dice_of(view.dice)
    p.symbol = SYMBOL_NAMES.index(view.symbol) if view.symbol else -1
    p.number = view.number
    p.left = view.left
    p.group = _mask(view.group)
    p.heads = view.heads
    p.from_tower = view.from_tower
    p.character = CHARACTER_NAMES.index(view.character) if view.character else -1
    p.architect = t.cell_number(*view.architect) if view.architect else -1
    p.own_houses = _mask(view.own_houses)
    p.phase = phases.NAMES.index(view.question)
    p.pausing = p.phase == phases.ROLL
    p.ask_again()
