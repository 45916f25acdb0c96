"""The data file of Saint Malo, read and checked, as a sheet of values (docs/data/saint_malo.md, section 7)."""

from functools import lru_cache
from itertools import combinations
from typing import Final

from auberge.core import datafile
from auberge.core.bits import bit_of, has, numbers, size
from auberge.core.datafile import Entry
from auberge.games.saint_malo import sheet as s
from auberge.games.saint_malo import tables as t
from auberge.games.saint_malo.meta import META

SIDE_NAMES: Final = ("N", "E", "S", "W")
BONUS_KINDS: Final = ("coins", "points", "character")
BONUS_AMOUNTS: Final = (2, 3, 3)  # RB 95, 97, 211
STRENGTHS: Final = (1, 3, 6, 8, 10, 12)


def shipped_text(rules_version: int = META.rules_version) -> str:
    """The data file that comes with Auberge."""
    return datafile.shipped_text(META.name, rules_version)


@lru_cache(maxsize=256)  # as many house files can be in play at once without being read again
def sheet_of(house_data: str | None, rules_version: int = META.rules_version) -> s.Sheet:
    """The sheet of the shipped values, or of a house data file given as text. BadData if it fails a check."""
    whole = datafile.whole(META.name, house_data, rules_version)
    whole.number(datafile.WRITTEN_FOR, 1, low=1, high=META.rules_version)
    sheet = s.Sheet()
    sheet.source = house_data
    _read_city(sheet, whole.entry("city"))
    _read_bonuses(sheet, whole.entry("city").entry("bonus"))
    _read_values(sheet, whole)
    _read_characters(sheet, whole.entries("character", t.CHARACTER_TYPES))
    _read_pirates(sheet, whole.entry("pirates"))
    _check_dice(whole.entry("dice"))
    _check_merchant_example(sheet, whole.entry("city"))
    return sheet


def warnings_on(house_data: str | None) -> list[str]:
    """What is legal but worth a word: keys of sentences."""
    sheet = sheet_of(house_data)
    found: list[str] = []
    if sheet.cannons != len(STRENGTHS):
        found.append("data-warning-cannons")
    if sheet.several_character_bonuses:
        found.append("data-warning-character-bonuses")
    return found


def _cell(entry: Entry, field: str, value: object) -> int:
    if not isinstance(value, list) or len(value) != 2 or not all(isinstance(n, int) and 0 <= n < t.SIZE for n in value):
        raise entry.error("cell", field, value=datafile.told(value))
    return t.cell_number(*value)


def _read_city(sheet: s.Sheet, entry: Entry) -> None:
    entry.integer("rows", t.SIZE, t.SIZE)
    entry.integer("columns", t.SIZE, t.SIZE)
    towers = {_cell(entry, "towers", value) for value in entry.items("towers", len(t.TOWERS))}
    if towers != set(t.TOWERS):
        raise entry.error("towers", "towers")
    crates = 0
    for value in entry.items("starting_crates", 4):
        cell = _cell(entry, "starting_crates", value)
        if not has(t.LIGHT, cell):
            raise entry.error("crate-not-light", "starting_crates", value=datafile.told(value))
        crates |= bit_of(cell)
    if size(crates) != 4:
        raise entry.error("crate-twice", "starting_crates")
    sheet.starting_crates = crates
    sheet.start_coins = entry.integer("coins")
    sheet.start_logs = entry.integer("logs")
    sheet.start_points = entry.integer("points")
    sheet.cannons = entry.integer("cannons", 1, 20)
    entry.integer("boards", 5, 5)


def _read_bonuses(sheet: s.Sheet, entry: Entry) -> None:
    for name in entry.table:
        if name not in SIDE_NAMES:
            raise entry.error("no-such-side", name, sides=", ".join(SIDE_NAMES))
    kinds: list[int] = []
    for name in SIDE_NAMES:
        bonus = entry.entry(name)
        kind = BONUS_KINDS.index(bonus.word("kind", BONUS_KINDS))
        bonus.integer("amount", BONUS_AMOUNTS[kind], BONUS_AMOUNTS[kind])
        kinds.append(kind)
    if kinds[t.S] != s.POINTS:
        raise entry.entry("S").error("word", "kind", choices="points", value=BONUS_KINDS[kinds[t.S]])
    for kind, word in enumerate(BONUS_KINDS):
        if kind not in kinds:
            raise entry.error("bonus-kind-missing", "kind", value=word)
    sheet.bonus_kind = tuple(kinds)
    sheet.bonus_amount = tuple(BONUS_AMOUNTS[kind] for kind in kinds)
    sheet.several_character_bonuses = kinds.count(s.BONUS_CHARACTER) > 1


def _read_values(sheet: s.Sheet, whole: Entry) -> None:
    prices = whole.entry("prices")
    sheet.change_price = prices.integer("change_die", 1, 50)
    sheet.delivery_price = prices.integer("delivery", 0, 50)
    values = whole.entry("values")
    sheet.house_points = values.integer("house_points")
    sheet.wall_defence = values.integer("wall_defence")
    series = values.integers("church_series", t.DICE, 1)
    if any(series[i] >= series[i + 1] for i in range(t.DICE - 1)) or series[4] - series[3] != 7:
        raise values.error("series", "church_series")
    sheet.series = (0, *series)
    sheet.full_city_points = values.integer("full_city_points")
    sheet.coins_per_point = values.integer("coins_per_point", 1)
    sheet.log_points = values.integer("log_points")
    sheet.cannon_penalty = values.integer("cannon_penalty")


def _read_characters(sheet: s.Sheet, entries: list[Entry]) -> None:
    effects: list[int] = []
    heads: list[int] = []
    for name, entry in zip(t.CHARACTER_NAMES, entries, strict=True):
        entry.word("id", (name,))
        heads.append(entry.integer("heads", 1, t.DICE))
        effects.append(entry.integer("effect", 0, 100))
    sheet.heads = tuple(heads)
    sheet.citizen_points = effects[t.CITIZEN]
    sheet.soldier_defence = effects[t.SOLDIER]
    sheet.priest_points = effects[t.PRIEST]
    sheet.houses_per_architect = effects[t.ARCHITECT]
    sheet.merchant_coins = effects[t.MERCHANT]
    sheet.juggler_points = effects[t.JUGGLER]
    sheet.noble_points = effects[t.NOBLE]
    for number in range(1, t.DICE + 1):
        if number not in heads:
            raise entries[0].error("no-character-for-heads", "heads", value=number)


def _read_pirates(sheet: s.Sheet, entry: Entry) -> None:
    strengths = entry.integers("strengths", len(STRENGTHS))
    if strengths != STRENGTHS:
        raise entry.error("strengths", "strengths", value=", ".join(map(str, STRENGTHS)))
    sheet.strengths = strengths
    boxes = entry.entry("boxes_per_row")
    per_row = tuple(boxes.integer(str(seats), 2, 20) for seats in (2, 3, 4, 5))
    if any(number % 2 for number in per_row) or sorted(set(per_row)) != list(per_row) or per_row[1] != 6:
        raise entry.error("boxes", "boxes_per_row")
    sheet.boxes_per_row = (0, 0, *per_row)


def _check_dice(entry: Entry) -> None:
    entry.integer("number", t.DICE, t.DICE)
    entry.integer("rolls", t.MAX_ROLLS, t.MAX_ROLLS)
    if sorted(map(datafile.told, entry.items("faces", t.FACES))) != sorted(t.FACE_NAMES):
        raise entry.error("faces", "faces", choices=", ".join(t.FACE_NAMES))


def _check_merchant_example(sheet: s.Sheet, entry: Entry) -> None:
    """The rulebook's example can be laid out: three more crates, then merchants with 7 and 4 crates (RB 87, 290)."""
    free = t.CELLS & ~sheet.starting_crates
    for cells in combinations(numbers(free), 3):
        added = sum(bit_of(cell) for cell in cells)
        if t.area_of(bit_of(cells[0]), added) != added:
            continue
        crates = sheet.starting_crates | added
        touching = [size(t.AROUND[cell] & crates) for cell in numbers(free & ~added)]
        if 7 in touching and 4 in touching:
            return
    raise entry.error("merchant-example", "starting_crates")
