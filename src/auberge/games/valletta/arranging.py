"""Positions of Valletta put together by hand, for worked examples (scenarios/valletta/*.toml).

A scenario's `given` may hold
- the table: `turn` (seat, from 1), `plays` (cards played so far, if not those of `played`), `end_phase`,
  `end_flagged`, `draft` (true: the draft is open), `jean` (his space), `barrels` (goods of the spaces after him),
  `pool` (`character = number`), `supply` (goods left of a limited one, if not what the players leave);
- the street: `layout` (buildings of the first slots) and `places` (`"above 2 5" = building`: side, row out from the
  street, column); every building a seat owns is laid out too;
- test cards: `cost`, `icons` (good, basic, upgraded), `points` (basic, upgraded), `character`, each by building;
- `seat.N` with `goods`, `hand`, `draw_pile` (top first), `discard_pile`, `played`, `buildings`, `upgraded`, `points`.
Goods are four numbers: gold, wood, stone, brick. What is not given is as in a new game, dealt by seed 1.

Cards are where they are named. A card is the seat's own (a starting card or the character of one of its buildings),
else it is taken from the pool, from another seat that does not name it, or from nowhere: then `Game.check` says so.
Starting cards that are not named lie in the draw pile if none is given, else in the pool (the Jean card in the discard
pile); characters of buildings that are not named lie in the pool.
"""

from collections.abc import Mapping
from typing import Final

from auberge.core.bits import bit_of
from auberge.core.datafile import Entry
from auberge.core.protocol import Setup
from auberge.games.valletta import cards as c
from auberge.games.valletta import goods as g
from auberge.games.valletta import house_deck, printed
from auberge.games.valletta import tables as t
from auberge.games.valletta.engine import Engine
from auberge.games.valletta.position import Player
from auberge.games.valletta.rules import setup as set_up
from auberge.games.valletta.rules import turn as turns

STREET_FIELDS: Final = ("jean", "barrels", "layout", "places")
TABLE_FIELDS: Final = {
    *("turn", "plays", "end_phase", "end_flagged", "draft", "pool", "supply", "seat"),
    *STREET_FIELDS,
    *house_deck.FIELDS,
}
CARD_FIELDS: Final = ("hand", "draw_pile", "discard_pile", "played")
SEAT_FIELDS: Final = {"goods", "buildings", "upgraded", "points", *CARD_FIELDS}
SIDES: Final = ("above", "below")
MOST_GOODS: Final = 999


def arrange(p: Engine, setup: Setup, given: Mapping[str, object], rules_version: int) -> None:
    """A turn is open unless the draft is."""
    table = Entry("scenario", "given", given).only(TABLE_FIELDS)
    deck = _deck(setup.data, table, rules_version)
    set_up.lay_out(p, printed.sheet_of(deck, rules_version), setup.seats, setup.start_seat)
    p.begin()
    p.pausing = True
    seats = table.seats(setup.seats, SEAT_FIELDS)
    _lay_street(p, table, seats)
    for seat, player in zip(seats, p.players, strict=True):
        _furnish(p, player, seat)
    _Dealing(p, seats).deal(table)
    if p.limited_supply:
        p.supply = _supply(p, table)
    if not table.is_true("draft"):
        _open_turn(p, table)


def _deck(house_data: str | None, given: Entry, rules_version: int) -> str | None:
    """The deck with the scenario's test cards in it."""
    changes = {field: given.entry(field).only(t.BUILDING_NAMES) for field in house_deck.FIELDS if field in given.table}
    if not changes:
        return house_data
    return house_deck.with_test_cards(house_data or printed.shipped_text(rules_version), changes)


def _open_turn(p: Engine, given: Entry) -> None:
    p.giver = -1
    p.draft_set = 0
    p.offer = 0
    p.end_phase = given.is_true("end_phase")
    p.end_flagged = given.is_true("end_flagged")
    p.seat = given.number("turn", int(p.start_seat) + 1, low=1, high=int(p.seats)) - 1
    turns.begin_turn(p)
    p.plays = given.number("plays", int(c.number_of(p.player.played)), high=t.PLAYS)
    turns.settle(p)


# --- the street -----------------------------------------------------------------------------------------------
def _lay_street(p: Engine, given: Entry, seats: list[Entry]) -> None:
    p.jean = given.number("jean", 0, high=t.SPACES)
    if "barrels" in given.table:
        p.barrels = tuple(_barrels(p, given.indices("barrels", g.GOOD_NAMES), given))
    slots: dict[int, int] = dict(enumerate(given.indices("layout", t.BUILDING_NAMES)))
    if "places" in given.table:
        places = given.entry("places")
        for place in places.table:
            slots[_slot(places, place, len(p.layout))] = t.BUILDING_NAMES.index(places.word(place, t.BUILDING_NAMES))
    wanted = list(slots.values())
    for seat in seats:
        wanted += [b for field in ("buildings", "upgraded") for b in seat.indices(field, t.BUILDING_NAMES)]
    wanted = list(dict.fromkeys(wanted))
    if len(set(slots.values())) < len(slots) or len(slots) > len(p.layout):
        raise given.error("scenario", "layout")
    display = _display(p, wanted)
    if len(display) > len(p.layout):
        raise given.error("scenario", "layout")
    others = iter([building for building in display if building not in slots.values()])
    p.layout = tuple(slots[slot] if slot in slots else next(others) for slot in range(len(p.layout)))


def _display(p: Engine, wanted: list[int]) -> list[int]:
    """The buildings wanted, then those dealt, of each colour as many as the number of players asks for."""
    colour_of = p.sheet.building_colour
    display = list(wanted)
    for building in p.layout:
        colour = colour_of[building]
        there = sum(colour_of[other] == colour for other in display)
        if building not in wanted and there < p.sheet.display[colour - t.GREEN][p.seats - 2]:
            display.append(building)
    return display


def _slot(places: Entry, place: str, slots: int) -> int:
    words = place.split()
    if len(words) == 3 and words[0] in SIDES and words[1].isdecimal() and words[2].isdecimal():
        row, column = 2 * (int(words[1]) - 1) + SIDES.index(words[0]), int(words[2]) - 1
        if row >= 0 and 0 <= column < t.COLUMNS and row * t.ROW_CARDS < slots:
            return row * t.ROW_CARDS + column
    raise places.error("unknown-field", place)


def _barrels(p: Engine, wanted: list[int], given: Entry) -> list[int]:
    """The barrels dealt, those wanted moved to the spaces after Jean."""
    rest = list(p.barrels)
    for kind in wanted:
        if kind not in rest:
            raise given.error("scenario", "barrels")
        rest.remove(kind)
    barrels = rest[: int(p.jean)] + wanted + rest[int(p.jean) :]
    if int(p.jean) + len(wanted) > t.SPACES:
        raise given.error("scenario", "barrels")
    return barrels


# --- seats ----------------------------------------------------------------------------------------------------
def _furnish(p: Engine, player: Player, seat: Entry) -> None:
    if "goods" in seat.table:
        player.goods = _goods(seat, "goods")
    player.upgraded = _houses(p, seat, "upgraded")
    player.houses = _houses(p, seat, "buildings") | player.upgraded
    player.points = seat.number("points", 0)


def _houses(p: Engine, seat: Entry, field: str) -> int:
    return sum(bit_of(p.layout.index(building)) for building in set(seat.indices(field, t.BUILDING_NAMES)))


def _supply(p: Engine, given: Entry) -> int:
    """What is given, or the pieces and barrels that the players (and the draft set) leave (V-INV-02)."""
    if "supply" in given.table:
        return _goods(given, "supply")
    left: list[int] = []
    for kind in range(g.KINDS):
        drafting = p.draft_set >> kind & 1 if given.is_true("draft") else 0
        held = sum(g.amount(player.goods, kind) for player in p.players) + drafting
        left.append(int(g.amount(p.sheet.pieces, kind) + p.barrels[: p.jean].count(kind) - held))
    if min(left) < 0:
        raise given.error("scenario", "supply")
    return int(g.bundle(*left))


class _Dealing:
    """Puts every card where it is named, and the rest where it may be."""

    def __init__(self, p: Engine, seats: list[Entry]) -> None:
        self.p = p
        self.seats = seats
        self.own = [player.draw_pile + c.listed(player.hand) for player in p.players]  # the top is last
        owned = [[slot for slot in range(len(p.layout)) if player.houses >> slot & 1] for player in p.players]
        self.gained = [[p.sheet.building_character[p.layout[slot]] for slot in slots] for slots in owned]
        self.common = [t.BUILDER] * t.NEUTRAL_BUILDERS

    def deal(self, given: Entry) -> None:
        """Deals all cards."""
        foreign: list[tuple[int, int]] = []
        for number, seat in enumerate(self.seats):
            foreign += [(number, card) for card in self._named(seat) if not self._found(number, card)]
        self.common += [card for cards in self.gained for card in cards]
        for number, card in foreign:
            self._take(number, card)
        pooled = _pool(given)
        for card, copies in pooled.items():
            for _ in range(copies):
                self._take(0, card)
        for seat, player, left in zip(self.seats, self.p.players, self.own, strict=True):
            self._place(seat, player, left)
        for card in range(t.CHARACTERS):
            self.p.pool[card] = pooled[card] if card in pooled else self.common.count(card)

    def _named(self, seat: Entry) -> list[int]:
        return [card for field in CARD_FIELDS for card in seat.indices(field, t.CHARACTER_NAMES)]

    def _found(self, number: int, card: int) -> bool:
        for cards in (self.own[number], self.gained[number]):
            if card in cards:
                cards.remove(card)
                return True
        return False

    def _take(self, number: int, card: int) -> None:
        """The card comes from the pool, or from the next seat that does not name it, or from nowhere."""
        for cards in (self.common, *self.own[number + 1 :], *self.own[: number + 1]):
            if card in cards:
                cards.remove(card)
                return

    def _place(self, seat: Entry, player: Player, left: list[int]) -> None:
        hand = seat.indices("hand", t.CHARACTER_NAMES)
        if "hand" not in seat.table:
            held = [card for card in c.listed(player.hand) if card in left]
            hand = (held + [card for card in left[::-1] if card not in held])[: t.HAND]
            for card in hand:
                left.remove(card)
        if len(hand) > t.HAND:
            raise seat.error("length", "hand", length=t.HAND, value=len(hand))
        player.hand = c.packed(hand)
        player.discard_pile = seat.indices("discard_pile", t.CHARACTER_NAMES)
        player.played = 0
        for card in seat.indices("played", t.CHARACTER_NAMES):
            player.played = c.with_card(player.played, card)
        if "draw_pile" not in seat.table:
            player.draw_pile = left
            return
        player.draw_pile = seat.indices("draw_pile", t.CHARACTER_NAMES)[::-1]
        player.discard_pile += [card for card in left if card == t.JEAN]
        self.common += [card for card in left if card != t.JEAN]


# --- values ---------------------------------------------------------------------------------------------------
def _pool(given: Entry) -> dict[int, int]:
    if "pool" not in given.table:
        return {}
    pool = given.entry("pool").only(t.CHARACTER_NAMES)
    return {t.CHARACTER_NAMES.index(name): pool.integer(name, 0, 99) for name in pool.table}


def _goods(entry: Entry, field: str) -> int:
    return int(g.bundle(*entry.integers(field, g.KINDS, high=MOST_GOODS)))
