"""Whether a house deck can lay out the printed examples, found without trying every way to lay it out."""

from itertools import permutations
from random import Random
from typing import SupportsIndex, overload

import pytest

from auberge.games.valletta import goods as g
from auberge.games.valletta import tables as t
from auberge.games.valletta.printed import _can_show_icons
from auberge.games.valletta.sheet import Sheet


def a_sheet(kinds: tuple[int, ...], icons: tuple[int, ...], upgraded: tuple[int, ...]) -> Sheet:
    """A sheet of which only the incomes are known; buildings beyond those given bring stone."""
    sheet = Sheet()
    rest = t.BUILDINGS - len(kinds)
    sheet.income_kind = (*kinds, *[g.STONE] * rest)
    sheet.icons, sheet.icons_upgraded = (*icons, *[1] * rest), (*upgraded, *[2] * rest)
    return sheet


def tried(sheet: Sheet, kind: int, upgraded: tuple[int, ...], number: int, total: int) -> bool:
    """The same question answered by trying every way."""
    having = [b for b in range(t.BUILDINGS) if sheet.income_kind[b] == kind]
    for chosen in permutations(having, number):
        for flips in range(2**number):
            up = [bool(flips >> i & 1) for i in range(number)]
            shown = [(sheet.icons[b], sheet.icons_upgraded[b])[is_up] for b, is_up in zip(chosen, up, strict=True)]
            on_upgraded = tuple(icons for icons, is_up in zip(shown, up, strict=True) if is_up)
            if sum(shown) == total and (not upgraded or on_upgraded == upgraded):
                return True
    return False


@pytest.mark.parametrize("seed", range(60))
def test_it_is_found_wherever_trying_finds_it(seed: int) -> None:
    chance = Random(seed)
    few = range(chance.randrange(1, 6))
    icons = tuple(chance.randrange(4) for _ in few)
    upgraded = tuple(each + chance.randrange(3) for each in icons)
    sheet = a_sheet(tuple(chance.choice((g.GOLD, g.WOOD)) for _ in few), icons, upgraded)
    for kind, needed, number, total in ((g.GOLD, (2,), 3, 4), (g.WOOD, (), 2, 3), (g.GOLD, (), 3, 5)):
        assert _can_show_icons(sheet, kind, needed, number, total) == tried(sheet, kind, needed, number, total)


class Counted(tuple[int, ...]):
    """Numbers that count how often they are looked at."""

    looks = 0

    @overload
    def __getitem__(self, place: SupportsIndex, /) -> int: ...
    @overload
    def __getitem__(self, place: slice, /) -> tuple[int, ...]: ...
    def __getitem__(self, place: SupportsIndex | slice, /) -> int | tuple[int, ...]:
        Counted.looks += 1
        return super().__getitem__(place)


def test_every_building_is_looked_at_a_few_times_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Counted, "looks", 0)
    sheet = a_sheet((g.GOLD,) * t.BUILDINGS, (9,) * t.BUILDINGS, (10,) * t.BUILDINGS)
    sheet.icons = Counted(sheet.icons)
    assert not _can_show_icons(sheet, g.GOLD, (2,), 3, 4)
    assert Counted.looks <= 4 * t.BUILDINGS
