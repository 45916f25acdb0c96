"""The data file of Valletta, or a house deck, read and checked, as a sheet (docs/data/valletta.md, section 7)."""

from collections import Counter
from functools import lru_cache
from typing import Final

from auberge.core import datafile
from auberge.core.datafile import Entry
from auberge.games.valletta import goods as g
from auberge.games.valletta import tables as t
from auberge.games.valletta.meta import META
from auberge.games.valletta.sheet import Sheet

BUILDING_COLOURS: Final = ("green", "blue", "yellow")
LEAST_OF_COLOUR: Final = (10, 12, 8)  # V-SETUP-07
EXAMPLE_POINTS: Final = (2, 3, 4, 4, 3, 1, 8)  # V-EX-02


def shipped_text(rules_version: int = META.rules_version) -> str:
    """The data file that comes with Auberge."""
    return datafile.shipped_text(META.name, rules_version)


@lru_cache(maxsize=256)  # as many house files can be in play at once without being read again
def sheet_of(house_data: str | None, rules_version: int = META.rules_version) -> Sheet:
    """The sheet of the shipped values, or of a house deck given as text. BadData if it fails a check."""
    whole = datafile.whole(META.name, house_data, rules_version)
    whole.number(datafile.WRITTEN_FOR, 1, low=1, high=META.rules_version)
    sheet = Sheet()
    sheet.source = house_data
    pieces = whole.entry("pieces")
    sheet.pieces = g.bundle(*(_number_of_pieces(pieces, name) for name in g.GOOD_NAMES))
    _read_barrels(sheet, whole.entry("barrels"))
    display = whole.entry("display")
    sheet.display = tuple(display.integers(colour, 3, 1, 20) for colour in BUILDING_COLOURS)
    _read_characters(sheet, whole.entries("character", t.CHARACTERS))
    buildings = whole.entries("building", t.BUILDINGS)
    _read_buildings(sheet, buildings)
    _check_display(sheet, display)
    _check_characters(sheet, buildings)
    _check_examples(sheet, whole)
    return sheet


def _number_of_pieces(entry: Entry, name: str) -> int:
    """Enough of a kind for the goods every player begins with and for the draft (V-SETUP-27, V-SETUP-30)."""
    number, needed = entry.integer(name, 1, 500), META.max_seats + 1
    if number < needed:
        raise entry.error("too-few-pieces", name, value=number, wanted=needed)
    return number


def _read_barrels(sheet: Sheet, entry: Entry) -> None:
    sheet.barrels = tuple(entry.integer(name, 0, t.SPACES) for name in g.GOOD_NAMES)
    if sum(sheet.barrels) != t.SPACES:
        raise entry.error("barrels", "gold", value=sum(sheet.barrels), wanted=t.SPACES)
    if sheet.barrels[g.STONE] == 0:
        raise entry.error("no-stone-barrel", "stone")


def _read_characters(sheet: Sheet, entries: list[Entry]) -> None:
    colours: list[int] = []
    for name, entry in zip(t.CHARACTER_NAMES, entries, strict=True):
        entry.word("id", (name,))
        colours.append(t.COLOUR_NAMES.index(entry.word("colour", t.COLOUR_NAMES)))
    sheet.colour_of = tuple(colours)


def _read_buildings(sheet: Sheet, entries: list[Entry]) -> None:
    for name, entry in zip(t.BUILDING_NAMES, entries, strict=True):
        entry.word("id", (name,))
    sheet.letters = tuple(entry.text("letter") for entry in entries)
    sheet.building_colour = tuple(t.COLOUR_NAMES.index(entry.word("colour", BUILDING_COLOURS)) for entry in entries)
    carried = t.CHARACTER_NAMES[len(t.STARTING_CARDS) :]
    sheet.building_character = tuple(t.CHARACTER_NAMES.index(entry.word("character", carried)) for entry in entries)
    sheet.cost = tuple(_cost(entry) for entry in entries)
    incomes = [entry.entry("income") for entry in entries]
    sheet.income_kind = tuple(g.GOOD_NAMES.index(income.word("good", g.GOOD_NAMES)) for income in incomes)
    sheet.icons = tuple(income.integer("basic", 0, 10) for income in incomes)
    sheet.icons_upgraded = tuple(income.integer("upgraded", 0, 10) for income in incomes)
    points = [entry.entry("points") for entry in entries]
    sheet.points = tuple(value.integer("basic", 0, 50) for value in points)
    sheet.points_upgraded = tuple(value.integer("upgraded", 0, 50) for value in points)
    for index, entry in enumerate(entries):
        more_icons = sheet.icons_upgraded[index] - sheet.icons[index]
        more_points = sheet.points_upgraded[index] - sheet.points[index]
        if more_icons < 0 or more_points < 0 or more_icons + more_points == 0:
            raise entry.error("upgrade", "points")  # V-UPG-06


def _cost(building: Entry) -> int:
    """What a building costs; no payment for it may take more of one kind than can be asked for (V-COST-03)."""
    entry = building.entry("cost")
    numbers = [entry.integer(name, 0, 20) for name in g.GOOD_NAMES]
    dearest = max(own + t.SUBSTITUTES * (sum(numbers) - own) for own in numbers)  # all else replaced by this kind
    if dearest > t.MOST:
        raise building.error("too-dear", "cost", value=dearest, wanted=t.MOST)
    return int(g.bundle(*numbers))


def _check_display(sheet: Sheet, entry: Entry) -> None:
    for index, colour in enumerate(BUILDING_COLOURS):
        there = sheet.building_colour.count(t.GREEN + index)
        needed = max(LEAST_OF_COLOUR[index], *sheet.display[index])
        if there < needed:
            raise entry.error("too-few-of-colour", colour, value=there, wanted=needed)
    for players in range(3):
        if sum(colour[players] for colour in sheet.display) != (20, 25, 30)[players]:
            raise entry.error("display", "green", players=players + 2)


def _check_characters(sheet: Sheet, entries: list[Entry]) -> None:
    """One letter, one character, and the copies the rulebooks speak of (V-SETUP-20, V-CHAR-YELLOW-1)."""
    pairs = set(zip(sheet.letters, sheet.building_character, strict=True))
    letters = Counter(letter for letter, _ in pairs)
    owners = Counter(character for _, character in pairs)
    for entry, letter, character in zip(entries, sheet.letters, sheet.building_character, strict=True):
        if letters[letter] > 1 or owners[character] > 1:
            raise entry.error("letter", "letter", value=letter)
    copies = Counter(sheet.building_character)
    for character in range(len(t.STARTING_CARDS), t.CHARACTERS):
        if copies[character] == 0:
            raise entries[0].error("character-missing", "character", value=t.CHARACTER_NAMES[character])
    yellow = [copies[c] for c in range(len(t.STARTING_CARDS), t.CHARACTERS) if sheet.colour_of[c] == t.YELLOW]
    if max(yellow) != 2 or min(yellow) != 1:
        raise entries[-1].error("yellow-copies", "character")


def _check_examples(sheet: Sheet, whole: Entry) -> None:
    """The printed examples can be laid out (V-EX-02, -06, -08, -13, -15, -16)."""
    buildings = range(t.BUILDINGS)
    if not any(sheet.building_character[b] == t.BANKER and sheet.cost[b] == g.bundle(2, 1, 1, 1) for b in buildings):
        raise whole.error("example", "building", value="V-EX-06")
    if not any(sheet.building_colour[b] == t.YELLOW and sheet.cost[b] == g.bundle(4, 3, 1, 1) for b in buildings):
        raise whole.error("example", "building", value="V-EX-08")
    if not any(
        sheet.cost[b] - g.of(g.GOLD, g.amount(sheet.cost[b], g.GOLD)) == g.bundle(0, 0, 1, 3) for b in buildings
    ):
        raise whole.error("example", "building", value="V-EX-15")
    if not _can_show(sheet, EXAMPLE_POINTS):
        raise whole.error("example", "points", value="V-EX-02")
    if not _can_show_icons(sheet, g.GOLD, (2,), 3, 4):
        raise whole.error("example", "income", value="V-EX-13")
    if not _can_show_icons(sheet, g.WOOD, (), 2, 3):
        raise whole.error("example", "income", value="V-EX-16")


def _can_show(sheet: Sheet, wanted: tuple[int, ...]) -> bool:
    """Can different buildings show these points, basic or upgraded? A matching, found one value at a time."""
    showing = [{b for b in range(t.BUILDINGS) if n in (sheet.points[b], sheet.points_upgraded[b])} for n in wanted]
    taken: dict[int, int] = {}

    def place(index: int, seen: set[int]) -> bool:
        for building in showing[index] - seen:
            seen.add(building)
            if building not in taken or place(taken[building], seen):
                taken[building] = index
                return True
        return False

    return all(place(index, set()) for index in range(len(wanted)))


def _can_show_icons(sheet: Sheet, kind: int, upgraded: tuple[int, ...], number: int, total: int) -> bool:
    """Can this many buildings show this many icons of a kind, these numbers of them on upgraded ones? Building after
    building, notes what those so far can show: how many they are, their icons, and those on upgraded ones."""
    shown: set[tuple[int, int, tuple[int, ...]]] = {(0, 0, ())}
    for building in range(t.BUILDINGS):
        if sheet.income_kind[building] != kind:
            continue
        basic, more = sheet.icons[building], sheet.icons_upgraded[building]
        laid = [(n + 1, icons + basic, up) for n, icons, up in shown]
        turned = [(n + 1, icons + more, tuple(sorted((*up, more)))) for n, icons, up in shown]
        shown |= {each for each in (*laid, *turned) if each[0] <= number and each[1] <= total}
    return any((n, icons) == (number, total) and (not upgraded or up == upgraded) for n, icons, up in shown)


def warnings_on(house_data: str | None) -> list[str]:
    """Public facts of medium confidence that a physical copy may break: keys of sentences."""
    sheet = sheet_of(house_data)
    found: list[str] = []
    buildings = range(t.BUILDINGS)
    if any(sheet.colour_of[sheet.building_character[b]] != sheet.building_colour[b] for b in buildings):
        found.append("data-warning-character-colour")
    if any(g.amount(sheet.cost[b], g.GOLD) == 0 for b in buildings):
        found.append("data-warning-gold")
    if any((sheet.icons[b], sheet.icons_upgraded[b]) != (1, 2) for b in buildings):
        found.append("data-warning-icons")
    if any(sheet.points_upgraded[b] != 2 * sheet.points[b] for b in buildings):
        found.append("data-warning-points")
    green = [sheet.points[b] for b in buildings if sheet.building_colour[b] == t.GREEN]
    others = [sheet.points[b] for b in buildings if sheet.building_colour[b] != t.GREEN]
    if max(green) > min(others):
        found.append("data-warning-green")
    return found
