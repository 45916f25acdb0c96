"""Draws what a seat may see of Valletta (`view`) from a position.

What has not changed is the same object as in the view before: it need not be drawn, compared or written again.
"""

from functools import lru_cache

from msgspec.structs import replace
from mypy_extensions import i64

from auberge.core.bits import has, numbers
from auberge.core.protocol import Seat
from auberge.games.valletta import cards as c
from auberge.games.valletta import goods as g
from auberge.games.valletta import phases
from auberge.games.valletta import tables as t
from auberge.games.valletta.events import TRIGGERS
from auberge.games.valletta.goods import GOOD_NAMES, Good
from auberge.games.valletta.moves import MOVES
from auberge.games.valletta.options import options_of
from auberge.games.valletta.position import VallettaPosition
from auberge.games.valletta.rules.costs import proposed_payment
from auberge.games.valletta.rules.opponents import is_out
from auberge.games.valletta.sheet import Sheet
from auberge.games.valletta.tables import CHARACTER_NAMES, CharacterName
from auberge.games.valletta.view import BuildingView, PlayerView, VallettaView, goods_view

# a player's goods, hand, known, played, draw pile, discard pile, houses, upgraded, points, bonus points, is out
Things = tuple[int, int, int, int, tuple[int, ...], tuple[int, ...], int, int, int, int, bool]


def _names(characters: list[int]) -> tuple[CharacterName, ...]:
    return tuple([CHARACTER_NAMES[character] for character in sorted(characters)])


def _things(p: VallettaPosition, seat: i64) -> Things:
    player = p.players[seat]
    return (
        player.goods,
        player.hand,
        player.known,
        player.played,
        tuple(player.draw_pile),
        tuple(player.discard_pile),
        player.houses,
        player.upgraded,
        player.points,
        player.bonus_points,
        is_out(p, seat),
    )


@lru_cache(maxsize=2048)  # one move changes the things of few players
def _player_view(things: Things, layout: tuple[int, ...], public_discards: bool) -> PlayerView:
    """A player as everybody sees him."""
    goods, hand, known, played, draw_pile, discard_pile, houses, upgraded, points, bonus_points, out = things
    unseen = [*c.listed(hand), *draw_pile]
    seen = c.listed(known)
    for character in seen:
        unseen.remove(character)
    space = (points - 1) % t.SPACES + 1 if points else 0
    row: list[int] = []
    rest = played
    while rest:
        row.insert(0, (rest & 63) - 1)
        rest >>= 6
    buildings = _slots(layout, houses)
    return PlayerView(
        goods=goods_view(goods),
        hand_size=int(c.number_of(hand)),
        hand=None,
        known=_names(seen),
        unseen=_names(unseen),
        played=tuple([CHARACTER_NAMES[character] for character in row]),
        draw_pile=len(draw_pile),
        discards=_names(list(discard_pile)),
        shows_discards=public_discards,
        buildings=buildings,
        upgraded=_slots(layout, upgraded),
        houses_left=t.HOUSES - len(buildings),
        points=points,
        bonus_points=bonus_points,
        space=space,
        token=points - space,
        is_out=out,
    )


@lru_cache(maxsize=2048)
def _own_player(things: Things, layout: tuple[int, ...], public_discards: bool) -> PlayerView:
    """A player as he sees himself."""
    return replace(
        _player_view(things, layout, public_discards),
        hand=_names(c.listed(things[1])),
        unseen=_names(list(things[4])),
        shows_discards=True,
    )


def _slots(layout: tuple[int, ...], members: int) -> tuple[str, ...]:
    return tuple([t.BUILDING_NAMES[layout[slot]] for slot in numbers(members)])


@lru_cache(maxsize=4096)  # every view shows all buildings, and one move changes few
def _building_view(sheet: Sheet, building: int, owner: Seat | None, is_upgraded: bool) -> BuildingView:
    return BuildingView(
        name=t.BUILDING_NAMES[building],
        letter=sheet.letters[building],
        colour=t.COLOUR_NAMES[sheet.building_colour[building]],
        character=CHARACTER_NAMES[sheet.building_character[building]],
        cost=goods_view(sheet.cost[building]),
        good=GOOD_NAMES[sheet.income_kind[building]],
        icons=sheet.icons[building],
        icons_upgraded=sheet.icons_upgraded[building],
        points=sheet.points[building],
        points_upgraded=sheet.points_upgraded[building],
        owner=owner,
        is_upgraded=is_upgraded,
    )


def _layout_view(p: VallettaPosition) -> tuple[BuildingView, ...]:
    houses: list[int] = []
    upgraded: i64 = 0
    for player in p.players:
        houses.append(player.houses)
        upgraded |= player.upgraded
    return _drawn_layout(p.sheet, p.layout, tuple(houses), upgraded)


@lru_cache(maxsize=1024)  # a few at each table
def _drawn_layout(
    sheet: Sheet, layout: tuple[int, ...], houses: tuple[int, ...], upgraded: int
) -> tuple[BuildingView, ...]:
    seen: list[BuildingView] = []
    for slot, building in enumerate(layout):
        owner: Seat | None = None
        for seat, slots in enumerate(houses):
            if has(slots, slot):
                owner = Seat(seat)
                break
        seen.append(_building_view(sheet, building, owner, has(upgraded, slot)))
    return tuple(seen)


@lru_cache(maxsize=1024)  # Jean moves once a turn
def _goods_of(kinds: tuple[int, ...]) -> tuple[Good, ...]:
    return tuple([GOOD_NAMES[kind] for kind in kinds])


@lru_cache(maxsize=1024)
def _barrels_left(sheet: Sheet, turned: tuple[int, ...]) -> dict[Good, int]:
    return {GOOD_NAMES[kind]: sheet.barrels[kind] - turned.count(kind) for kind in range(g.KINDS)}


@lru_cache(maxsize=1024)
def _pool(numbers: tuple[int, ...]) -> dict[CharacterName, int]:
    return {CHARACTER_NAMES[character]: number for character, number in enumerate(numbers) if number}


def spectator_view(p: VallettaPosition) -> VallettaView:
    """What everybody sees."""
    turned = p.barrels[: p.jean]
    paying = p.phase == phases.PAYMENT
    players: list[PlayerView] = []
    for seat in range(p.seats):
        players.append(_player_view(_things(p, seat), p.layout, p.discards_public))
    return VallettaView(
        you=None,
        actor=int(p.actor()),
        moves=(),
        data=p.sheet.source,
        turn=Seat(p.seat),
        question=phases.NAMES[p.phase],
        seats=p.seats,
        start_seat=Seat(p.start_seat),
        options=options_of(p),
        turns=p.turns,
        jean=p.jean,
        barrels_turned=_goods_of(turned),
        barrels_left=_barrels_left(p.sheet, turned),
        layout=_layout_view(p),
        chosen=tuple([t.BUILDING_NAMES[building] for building in p.chosen]),
        pool=_pool(tuple(p.pool)),
        supply=goods_view(p.supply) if p.limited_supply else None,
        draft_set=tuple([GOOD_NAMES[kind] for kind in numbers(p.draft_set)]),
        shuffling=phases.SHUFFLE_NAMES[p.shuffling],
        shuffler=p.shuffler,
        plays=p.plays,
        function=CHARACTER_NAMES[p.function] if p.function >= 0 else None,
        victims=tuple([Seat(victim) for victim in numbers(p.victims)]),
        giver=p.giver,
        bonus_due=p.bonus_due,
        target=t.BUILDING_NAMES[p.layout[p.target]] if p.target >= 0 else None,
        cost=goods_view(p.cost),
        payment=goods_view(p.payment),
        proposed=goods_view(proposed_payment(p.player.goods, p.cost)) if paying else None,
        paying=GOOD_NAMES[p.paying_kind] if paying else None,
        proposing=p.proposing,
        end_flagged=p.end_flagged,
        end_trigger=TRIGGERS[p.end_trigger] if p.end_trigger >= 0 else None,
        end_phase=p.end_phase,
        players=tuple(players),
    )


def seat_view(p: VallettaPosition, seat: Seat, outside: VallettaView) -> VallettaView:
    """What everybody sees, and the seat's own cards and moves."""
    seen = list(outside.players)
    seen[seat] = _own_player(_things(p, seat), p.layout, p.discards_public)
    players = tuple(seen)
    if seat != p.actor():
        return replace(outside, you=seat, players=players)
    return replace(outside, you=seat, players=players, moves=tuple([MOVES[action] for action in p.legal()]))
