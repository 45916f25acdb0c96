"""Buildings with other values than the printed ones, for tests of costs, incomes and points."""

from collections.abc import Mapping, Sequence
from copy import copy

from auberge.games.valletta.goods import GOOD_NAMES, bundle
from auberge.games.valletta.sheet import Sheet
from auberge.games.valletta.tables import BUILDING_NAMES


def with_test_cards(
    printed: Sheet,
    cost: Mapping[str, Sequence[int]],
    icons: Mapping[str, tuple[str, int, int]],
    points: Mapping[str, tuple[int, int]],
) -> Sheet:
    """The printed values with the test cards; quicker than a house deck, and not bound to the printed examples."""
    sheet = copy(printed)
    for name, goods in cost.items():
        sheet.cost = _replaced(sheet.cost, name, int(bundle(*goods)))
    for name, (good, basic, upgraded) in icons.items():
        sheet.income_kind = _replaced(sheet.income_kind, name, GOOD_NAMES.index(good))
        sheet.icons, sheet.icons_upgraded = (
            _replaced(sheet.icons, name, basic),
            _replaced(sheet.icons_upgraded, name, upgraded),
        )
    for name, (basic, upgraded) in points.items():
        sheet.points, sheet.points_upgraded = (
            _replaced(sheet.points, name, basic),
            _replaced(sheet.points_upgraded, name, upgraded),
        )
    return sheet


def _replaced(values: tuple[int, ...], name: str, value: int) -> tuple[int, ...]:
    index = BUILDING_NAMES.index(name)
    return (*values[:index], value, *values[index + 1 :])
