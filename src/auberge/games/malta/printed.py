"""The data file of Malta!, or a house deck, read and checked, as a sheet (docs/data/malta.md, section 6)."""

from functools import lru_cache
from itertools import pairwise
from typing import Final

from auberge.core import datafile
from auberge.core.datafile import Entry
from auberge.games.malta import tables as t
from auberge.games.malta.meta import META
from auberge.games.malta.sheet import Sheet

SHAPES: Final = ("crown", "star", "drop")
ATTESTED: Final = range(10)  # the ten titles of the leaflet come first
PRESUPPOSED: Final = (t.SWAP_TWO_SPACES, t.FRESH_SHUFFLE, t.WELCOME_BACK, t.LAST_CALL)
MAX_SPACE_KINDS: Final = 54
WINDOW_GOES_ON: Final = 2  # from this version: a window stays open when the card's only target concedes (M-LOSE-14)
ONLY_WHO_IS_IN_PLACES: Final = 2  # from this version: a start player who conceded places no pawn (M-LOSE-16)
FILE_ORDER: Final = 2  # from this version: a house deck's canonical order is that of its file (M-LOG-07)


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
    _read_spaces(sheet, whole, whole.entries_up_to("space", MAX_SPACE_KINDS))
    _read_cards(sheet, whole, whole.entries_up_to("card", t.KINDS), in_their_order=rules_version >= FILE_ORDER)
    sheet.window_goes_on = rules_version >= WINDOW_GOES_ON
    sheet.start_player_places = rules_version < ONLY_WHO_IS_IN_PLACES
    return sheet


def _read_spaces(sheet: Sheet, whole: Entry, entries: list[Entry]) -> None:
    names: list[str] = []
    arrows: list[int] = []
    for entry in entries:
        name = entry.text("id")
        if name in names:
            raise entry.error("id-twice", "id", value=name)
        names.append(name)
        arrows.append(_arrows(entry))
    sheet.space_names = tuple(names)
    sheet.shapes = tuple(entry.word("shape", SHAPES) for entry in entries)
    sheet.numbers = tuple(entry.integer("number", 0, 20) for entry in entries)
    sheet.arrows = tuple(arrows)
    sheet.space_copies = tuple(entry.integer("copies", 1, t.TILES) for entry in entries)
    sheet.is_start = tuple(entry.flag("start") for entry in entries)
    if sum(sheet.space_copies) != t.TILES:
        raise whole.error("total", "space", value=sum(sheet.space_copies), wanted=t.TILES)
    starts = [kind for kind, start in enumerate(sheet.is_start) if start]
    if sum(sheet.space_copies[kind] for kind in starts) != t.STARTS:
        raise whole.error("starts", "space", wanted=t.STARTS)
    for kind in starts:
        if sheet.numbers[kind] != 1:
            raise entries[kind].error("number", "number", low=1, high=1, value=str(sheet.numbers[kind]))
        if not sheet.arrows[kind] & 1:
            raise entries[kind].error("start-without-up", "arrows")
    others = [kind for kind in range(len(entries)) if kind not in starts]
    sheet.kind_of = tuple(kind for kind in (*starts, *others) for _ in range(sheet.space_copies[kind]))


def _arrows(entry: Entry) -> int:
    values = entry.table.get("arrows")
    if not isinstance(values, list):
        raise entry.error("missing", "arrows")
    found = 0
    for value in values:
        if value not in t.DIRECTION_NAMES or found >> t.DIRECTION_NAMES.index(value) & 1:
            raise entry.error("word", "arrows", choices=", ".join(t.DIRECTION_NAMES), value=datafile.told(value))
        found += 2 ** t.DIRECTION_NAMES.index(value)
    return found


def _read_cards(sheet: Sheet, whole: Entry, entries: list[Entry], *, in_their_order: bool) -> None:
    copies = [0] * t.KINDS
    order: list[int] = []
    for entry in entries:
        card = t.CARD_NAMES.index(entry.word("id", t.CARD_NAMES))
        if copies[card]:
            raise entry.error("id-twice", "id", value=t.CARD_NAMES[card])
        order.append(card)
        copies[card] = entry.integer("copies", 1, t.CARDS)
    for card in (*ATTESTED, *PRESUPPOSED):
        if not copies[card]:
            raise whole.error("card-missing", "card", value=t.CARD_NAMES[card])
    if sum(copies) != t.CARDS:
        raise whole.error("total", "card", value=sum(copies), wanted=t.CARDS)
    sheet.card_copies = tuple(copies)
    others = [card for card in range(t.KINDS) if card not in order]
    sheet.card_order = (*order, *others) if in_their_order else tuple(range(t.KINDS))
    sheet.has_own_order = sheet.card_order != tuple(range(t.KINDS))


def warnings_on(house_data: str | None) -> list[str]:
    """Unlikely, but a physical copy may be so: keys of sentences."""
    sheet = sheet_of(house_data)
    found: list[str] = []
    kinds = range(len(sheet.numbers))
    if any(sheet.is_start[kind] and sheet.arrows[kind].bit_count() < 2 for kind in kinds):
        found.append("data-warning-start-arrows")
    by_direction = [
        sum(sheet.space_copies[kind] for kind in kinds if not sheet.is_start[kind] and sheet.arrows[kind] >> d & 1)
        for d in (0, 2, 4, 6)
    ]
    if len(set(by_direction)) > 1:
        found.append("data-warning-asymmetric")
    ordered = sorted((sheet.arrows[kind].bit_count(), -sheet.numbers[kind]) for kind in kinds)
    if any(later[1] < earlier[1] for earlier, later in pairwise(ordered)):
        found.append("data-warning-numbers")
    if not sheet.card_copies[t.SWAP_PLACES] or not sheet.card_copies[t.TURN_A_SPACE]:
        found.append("data-warning-missing-effect")
    return found
