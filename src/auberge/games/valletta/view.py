"""What a seat may see of Valletta: everything but hands, the order of piles and the barrels still standing.

Every card enters a stack in the open and is played in the open, so everybody knows which cards somebody's hand and draw
pile hold together; which of them are in the hand is known only of cards taken there since they were last hidden.
"""

from functools import lru_cache
from typing import ClassVar, NamedTuple

import msgspec

from auberge.core.bits import numbers
from auberge.core.protocol import OptionValue, Seat, View
from auberge.games.valletta import cards as c
from auberge.games.valletta import goods as g
from auberge.games.valletta import phases
from auberge.games.valletta import tables as t
from auberge.games.valletta.events import TRIGGERS, Trigger
from auberge.games.valletta.goods import GOOD_NAMES, Good
from auberge.games.valletta.moves import VallettaMove, move_of
from auberge.games.valletta.options import options_of
from auberge.games.valletta.position import VallettaPosition
from auberge.games.valletta.rules.costs import proposed_payment
from auberge.games.valletta.rules.opponents import is_out
from auberge.games.valletta.sheet import Sheet
from auberge.games.valletta.tables import CHARACTER_NAMES, CharacterName

Goods = tuple[int, int, int, int]  # gold, wood, stone, brick


class PlayerView(msgspec.Struct, frozen=True):
    """One player's things as the seat may see them. `hand` and the split of `unseen` are for the owner alone."""

    goods: Goods
    hand_size: int
    hand: tuple[CharacterName, ...] | None
    known: tuple[CharacterName, ...]  # cards everybody knows to be in the hand
    unseen: tuple[CharacterName, ...]  # the cards of hand and draw pile that are not placed for the seat
    played: tuple[CharacterName, ...]
    draw_pile: int
    discards: tuple[CharacterName, ...]  # what has been seen to be played
    shows_discards: bool  # may the seat look through the pile (V-OPT-09)?
    buildings: tuple[str, ...]
    upgraded: tuple[str, ...]
    houses_left: int
    points: int
    bonus_points: int
    space: int  # on the street, 0 before the gate (V-VP-06)
    token: int
    is_out: bool


class BuildingView(msgspec.Struct, frozen=True):
    """A building of the layout, in the order of the slots."""

    name: str
    letter: str
    colour: str
    character: CharacterName
    cost: Goods
    good: Good
    icons: int
    icons_upgraded: int
    points: int
    points_upgraded: int
    owner: Seat | None
    is_upgraded: bool


class VallettaView(View, frozen=True, tag="valletta"):
    """The whole table, as seen by one seat or a spectator."""

    parts: ClassVar = ("layout",)
    parts_apiece: ClassVar = ("players",)
    own: ClassVar = ("you", "moves", "players")
    moves: tuple[VallettaMove, ...]
    seats: int
    start_seat: Seat
    options: dict[str, OptionValue]
    turns: int
    jean: int
    barrels_turned: tuple[Good, ...]
    barrels_left: dict[Good, int]
    layout: tuple[BuildingView, ...]
    chosen: tuple[str, ...]
    pool: dict[CharacterName, int]
    supply: Goods | None
    draft_set: tuple[Good, ...]
    shuffling: str
    shuffler: int
    plays: int
    function: CharacterName | None
    victims: tuple[Seat, ...]
    giver: int
    bonus_due: bool
    target: str | None
    cost: Goods
    payment: Goods
    proposed: Goods | None
    paying: Good | None
    proposing: bool
    end_flagged: bool
    end_trigger: Trigger | None
    end_phase: bool
    players: tuple[PlayerView, ...]


@lru_cache(maxsize=4096)  # a view with its explanation asks a hundred times
def goods_view(goods: int) -> Goods:
    """Goods as four numbers."""
    return (int(g.amount(goods, 0)), int(g.amount(goods, 1)), int(g.amount(goods, 2)), int(g.amount(goods, 3)))


def _names(characters: list[int]) -> tuple[CharacterName, ...]:
    return tuple(CHARACTER_NAMES[character] for character in sorted(characters))


def _without(whole: list[int], part: list[int]) -> list[int]:
    left = list(whole)
    for item in part:
        left.remove(item)
    return left


class _Things(NamedTuple):
    """A player's things."""

    goods: int
    hand: int
    known: int
    draw_pile: tuple[int, ...]
    played: int
    discard_pile: tuple[int, ...]
    houses: int
    upgraded: int
    points: int
    bonus_points: int
    is_out: bool


def _things(p: VallettaPosition, seat: int) -> _Things:
    player = p.players[seat]
    return _Things(
        player.goods,
        player.hand,
        player.known,
        tuple(player.draw_pile),
        player.played,
        tuple(player.discard_pile),
        player.houses,
        player.upgraded,
        player.points,
        player.bonus_points,
        is_out(p, seat),
    )


def _player_view(p: VallettaPosition, seat: int, own: bool) -> PlayerView:
    return _drawn_player(_things(p, seat), tuple(p.layout), bool(p.discards_public), own)


@lru_cache(maxsize=4096)  # one move changes the things of few players
def _drawn_player(things: _Things, layout: tuple[int, ...], public_discards: bool, own: bool) -> PlayerView:
    hand = c.listed(things.hand)
    known = c.listed(things.known)
    placed = hand if own else known
    space = (things.points - 1) % t.SPACES + 1 if things.points else 0
    played: list[int] = []
    rest = things.played
    while rest:
        played.insert(0, (rest & 63) - 1)
        rest >>= 6
    buildings = _slots(layout, things.houses)
    return PlayerView(
        goods=goods_view(things.goods),
        hand_size=len(hand),
        hand=_names(hand) if own else None,
        known=_names(known),
        unseen=_names(_without([*hand, *things.draw_pile], placed)),
        played=tuple(CHARACTER_NAMES[character] for character in played),
        draw_pile=len(things.draw_pile),
        discards=_names(list(things.discard_pile)),
        shows_discards=own or public_discards,
        buildings=buildings,
        upgraded=_slots(layout, things.upgraded),
        houses_left=t.HOUSES - len(buildings),
        points=things.points,
        bonus_points=things.bonus_points,
        space=space,
        token=things.points - space,
        is_out=things.is_out,
    )


def _slots(layout: tuple[int, ...], members: int) -> tuple[str, ...]:
    return tuple(t.BUILDING_NAMES[layout[slot]] for slot in numbers(members))


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
    upgraded = 0
    for player in p.players:
        upgraded |= int(player.upgraded)
    return _drawn_layout(p.sheet, tuple(p.layout), tuple(player.houses for player in p.players), upgraded)


@lru_cache(maxsize=1024)  # a few at each table
def _drawn_layout(
    sheet: Sheet, layout: tuple[int, ...], houses: tuple[int, ...], upgraded: int
) -> tuple[BuildingView, ...]:
    return tuple(
        _building_view(
            sheet,
            building,
            next((Seat(seat) for seat, slots in enumerate(houses) if slots >> slot & 1), None),
            bool(upgraded >> slot & 1),
        )
        for slot, building in enumerate(layout)
    )


def spectator_view(p: VallettaPosition) -> VallettaView:
    """What everybody sees."""
    turned = p.barrels[: p.jean]
    left = [p.sheet.barrels[kind] - turned.count(kind) for kind in range(g.KINDS)]
    paying = p.phase == phases.PAYMENT
    return VallettaView(
        you=None,
        actor=int(p.actor()),
        moves=(),
        seats=p.seats,
        start_seat=Seat(p.start_seat),
        options=options_of(p),
        turn=Seat(p.seat),
        turns=p.turns,
        question=phases.NAMES[p.phase],
        jean=p.jean,
        barrels_turned=tuple(GOOD_NAMES[kind] for kind in turned),
        barrels_left={GOOD_NAMES[kind]: left[kind] for kind in range(g.KINDS)},
        layout=_layout_view(p),
        chosen=tuple(t.BUILDING_NAMES[building] for building in p.chosen),
        pool={CHARACTER_NAMES[index]: number for index, number in enumerate(p.pool) if number},
        supply=goods_view(p.supply) if p.limited_supply else None,
        draft_set=tuple(GOOD_NAMES[kind] for kind in numbers(p.draft_set)),
        shuffling=phases.SHUFFLE_NAMES[p.shuffling],
        shuffler=p.shuffler,
        plays=p.plays,
        function=CHARACTER_NAMES[p.function] if p.function >= 0 else None,
        victims=tuple(Seat(victim) for victim in numbers(p.victims)),
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
        players=tuple(_player_view(p, seat, own=False) for seat in range(p.seats)),
        data=p.sheet.source,
    )


def seat_view(p: VallettaPosition, seat: Seat, outside: VallettaView) -> VallettaView:
    """What everybody sees, and the seat's own cards and moves."""
    return msgspec.structs.replace(
        outside,
        you=seat,
        moves=tuple(move_of(action) for action in p.legal()) if seat == outside.actor else (),
        players=(*outside.players[:seat], _player_view(p, seat, own=True), *outside.players[seat + 1 :]),
    )
