"""What a reason in Saint Malo can be about: points by source, walls and soldiers, stores, places for characters."""

from typing import Final

from auberge.analysis.features import Feature
from auberge.core.bits import lowest, size
from auberge.core.errors import EngineBug
from auberge.core.protocol import Position
from auberge.games.saint_malo import sheet as s
from auberge.games.saint_malo import tables as t
from auberge.games.saint_malo.position import City, SaintMaloPosition
from auberge.games.saint_malo.rules.churches import church_points
from auberge.games.saint_malo.rules.pirates import defence_of
from auberge.games.saint_malo.rules.sides import is_complete, is_destroyed

_POINT: Final = 0.015  # what a point adds to the chance to win


def _places(city: City) -> tuple[int, int, int]:
    """The most crates, churches and types of character around one empty cell."""
    crates, churches = city.where(t.CRATE), city.churches()
    people = [city.people(character) for character in range(t.CHARACTER_TYPES)]
    best = [0, 0, 0]
    rest = city.empty()
    while rest:
        around = t.AROUND[lowest(rest)]
        rest &= rest - 1
        found = (size(around & crates), size(around & churches), sum(around & kind != 0 for kind in people))
        best = [max(most, int(here)) for most, here in zip(best, found, strict=True)]
    return best[0], best[1], best[2]


def _walls(city: City) -> tuple[int, int]:
    """Complete sides, and walls on sides that can still be completed."""
    complete = begun = 0
    for side in range(4):
        walls = int(size(city.walls() & t.SIDES[side]))
        complete += walls == 5
        begun += walls if walls < 5 and not is_destroyed(city, side) else 0
    return complete, begun


def _characters(city: City, sheet: s.Sheet) -> int:
    citizens = size(city.people(t.CITIZEN)) * sheet.citizen_points
    nobles = size(city.people(t.NOBLE)) * sheet.noble_points
    return int(citizens + nobles + city.priest_points + city.juggler_points)


def _towers(city: City, sheet: s.Sheet) -> int:
    gains = (
        sheet.bonus_amount[side] for side in range(4) if is_complete(city, side) and sheet.bonus_kind[side] == s.POINTS
    )
    return int(sum(gains))


class SaintMaloFeatures:
    """What to look at in a city."""

    features: tuple[Feature, ...] = (
        Feature("houses", _POINT),
        Feature("churches", _POINT),
        Feature("characters", _POINT),
        Feature("towers", _POINT),
        Feature("sides", 0.04),
        Feature("walls", 0.006),
        Feature("defence", 0.02),
        Feature("cannons", 5 * _POINT, turned=True),
        Feature("coins", 0.008),
        Feature("logs", 0.02),
        Feature("crates", 0.01),
        Feature("priest_place", 0.01),
        Feature("juggler_place", 0.01),
        Feature("filled", 0.004),
    )

    def read(self, p: Position, seat: int) -> list[float]:
        if not isinstance(p, SaintMaloPosition):
            raise EngineBug("bug-foreign-position", game="saint_malo")
        city, sheet = p.cities[seat], p.sheet
        complete, begun = _walls(city)
        merchant, priest, juggler = _places(city)
        attack = sheet.strengths[min(int(p.attacks), len(sheet.strengths) - 1)]
        numbers = (
            size(city.where(t.HOUSE)) * sheet.house_points,
            church_points(city, sheet),
            _characters(city, sheet),
            _towers(city, sheet),
            complete,
            begun,
            min(defence_of(city, sheet), attack),
            -city.cannons_lost,
            city.coins,
            city.logs,
            merchant,
            priest,
            juggler,
            45 - size(city.empty()),
        )
        return [float(number) for number in numbers]

    def shuffle_unseen(self, p: Position) -> None:
        """Nothing is hidden here."""

    def unseen(self, p: Position) -> int:  # noqa: ARG002
        return 0


READER: Final = SaintMaloFeatures()
