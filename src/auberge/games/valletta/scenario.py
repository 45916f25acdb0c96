"""Positions of Valletta put together by hand, for worked examples (scenarios/valletta/*.toml).

A scenario's `given` may hold: `turn` (seat, from 1), `plays` (cards already played), `jean` (his space), `barrels`
(goods of the next spaces), `pool` (`character = number`), `end_phase`, `end_flagged`, `layout` (buildings of the
first slots), `draft` (true: the draft is open); `cost`, `icons`, `points` (overrides `building = [..]` for test
cards); `supply` (goods left, limited supply only); `seat.N` with `goods`, `hand`, `draw_pile` (top first),
`discard_pile`, `played`, `buildings`, `upgraded`, `points`. Goods are four numbers: gold, wood, stone, brick. What is
not given is as in a new game, dealt by seed 1; cards named in a hand are taken from where the deal had put them, or
added.
"""

from collections.abc import Mapping
from copy import copy
from typing import Final, cast

from auberge.core.bits import bit_of
from auberge.core.errors import BadData
from auberge.core.protocol import Setup
from auberge.core.rng import scramble
from auberge.games.valletta import cards as c
from auberge.games.valletta import goods as g
from auberge.games.valletta import printed
from auberge.games.valletta import tables as t
from auberge.games.valletta.engine import Engine
from auberge.games.valletta.position import Player
from auberge.games.valletta.rules import setup as set_up
from auberge.games.valletta.rules import turn as turns
from auberge.games.valletta.sheet import Sheet
from auberge.games.valletta.view import set_options

TABLE_FIELDS: Final = {
    "turn",
    "plays",
    "jean",
    "barrels",
    "pool",
    "end_phase",
    "end_flagged",
    "layout",
    "draft",
    "cost",
    "icons",
    "points",
    "supply",
    "seat",
}
SEAT_FIELDS: Final = {
    "goods",
    "hand",
    "draw_pile",
    "discard_pile",
    "played",
    "buildings",
    "upgraded",
    "points",
}


def arrange(setup: Setup, given: Mapping[str, object]) -> Engine:
    """A pausing position as `given`; a turn is open unless the draft is."""
    _only(given, TABLE_FIELDS)
    p = Engine()
    p.generator = scramble(1)
    set_options(p, dict(setup.options))
    set_up.lay_out(p, _sheet(printed.sheet_of(setup.data), given), setup.seats, setup.start_seat)
    p.begin()
    p.pausing = True
    _lay_street(p, given)
    seats = cast(Mapping[str, Mapping[str, object]], given.get("seat", {}))
    for name, values in seats.items():
        _only(values, SEAT_FIELDS)
        _furnish(p, p.players[int(name) - 1], values)
    if given.get("draft") is not True:
        _open_turn(p, given)
    if "supply" in given:
        p.supply = _goods(given["supply"])
    return p


def _open_turn(p: Engine, given: Mapping[str, object]) -> None:
    p.giver = -1
    p.draft_set = 0
    p.offer = 0
    p.end_phase = given.get("end_phase") is True
    p.end_flagged = given.get("end_flagged") is True
    p.seat = _number(given, "turn", int(p.start_seat) + 1) - 1
    turns.begin_turn(p)
    p.plays = _number(given, "plays", int(c.number_of(p.player.played)))
    turns.settle(p)


def _sheet(printed_sheet: Sheet, given: Mapping[str, object]) -> Sheet:
    """The printed values with the test cards of the scenario."""
    sheet = copy(printed_sheet)
    costs, icons, points = list(sheet.cost), list(sheet.icons), list(sheet.points)
    icons_up, points_up, kinds = list(sheet.icons_upgraded), list(sheet.points_upgraded), list(sheet.income_kind)
    for name, value in cast(Mapping[str, list[int]], given.get("cost", {})).items():
        costs[t.BUILDING_NAMES.index(name)] = _goods(value)
    for name, icon in cast(Mapping[str, list[object]], given.get("icons", {})).items():
        index = t.BUILDING_NAMES.index(name)
        kinds[index] = g.GOOD_NAMES.index(str(icon[0]))
        icons[index], icons_up[index] = cast(int, icon[1]), cast(int, icon[2])
    for name, pair in cast(Mapping[str, list[int]], given.get("points", {})).items():
        points[t.BUILDING_NAMES.index(name)], points_up[t.BUILDING_NAMES.index(name)] = pair
    sheet.cost, sheet.icons, sheet.points = tuple(costs), tuple(icons), tuple(points)
    sheet.icons_upgraded, sheet.points_upgraded, sheet.income_kind = tuple(icons_up), tuple(points_up), tuple(kinds)
    return sheet


def _lay_street(p: Engine, given: Mapping[str, object]) -> None:
    p.jean = _number(given, "jean", 0)
    barrels = list(p.barrels)
    for offset, good in enumerate(cast(list[str], given.get("barrels", []))):
        barrels[int(p.jean) + offset] = g.GOOD_NAMES.index(good)
    p.barrels = tuple(barrels)
    wanted = [t.BUILDING_NAMES.index(name) for name in cast(list[str], given.get("layout", []))]
    others = [building for building in p.layout if building not in wanted]
    p.layout = tuple((wanted + others)[: len(p.layout)])
    for name, number in cast(Mapping[str, int], given.get("pool", {})).items():
        p.pool[t.CHARACTER_NAMES.index(name)] = number


def _furnish(p: Engine, player: Player, values: Mapping[str, object]) -> None:
    if "goods" in values:
        player.goods = _goods(values["goods"])
    if "hand" in values:
        _take_in_hand(player, _characters(values["hand"]))
    if "draw_pile" in values:
        player.draw_pile = _characters(values["draw_pile"])[::-1]
    if "discard_pile" in values:
        player.discard_pile = _characters(values["discard_pile"])
    for card in _characters(values.get("played", [])):
        player.played = c.with_card(player.played, card)
    player.houses = _slots(p, values, "buildings")
    player.upgraded = _slots(p, values, "upgraded")
    player.points = _number(values, "points", 0)


def _take_in_hand(player: Player, wanted: list[int]) -> None:
    """Cards asked for are found in the hand or pile dealt, or added; cards not asked for go under the pile."""
    pile = player.draw_pile + c.listed(player.hand)
    for card in wanted:
        if card in pile:
            pile.remove(card)
    player.hand = c.packed(wanted)
    player.draw_pile = pile


def _slots(p: Engine, values: Mapping[str, object], field: str) -> int:
    names = cast(list[str], values.get(field, []))
    return sum(bit_of(p.layout.index(t.BUILDING_NAMES.index(name))) for name in names)


def _characters(value: object) -> list[int]:
    return [t.CHARACTER_NAMES.index(name) for name in cast(list[str], value)]


def _goods(value: object) -> int:
    return int(g.bundle(*cast(list[int], value)))


def _only(table: Mapping[str, object], known: set[str]) -> None:
    for field in table:
        if field not in known:
            raise BadData("unknown-field", file="scenario", entry="given", field=field)


def _number(table: Mapping[str, object], field: str, default: int) -> int:
    value = table.get(field, default)
    if not isinstance(value, int):
        raise BadData("number", file="scenario", entry="given", field=field, low=0, high=1000, value=str(value))
    return value
