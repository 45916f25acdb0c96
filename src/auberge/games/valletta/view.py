"""What a seat may see of Valletta: everything but hands, the order of piles and the barrels still standing.

Every card enters a stack in the open and is played in the open, so everybody knows which cards somebody's hand and draw
pile hold together; which of them are in the hand is known only of cards taken there since they were last hidden.
"""

from typing import Final

import msgspec

from auberge.core.bits import bit_of, numbers, single, size
from auberge.core.protocol import OptionValue, Seat, View
from auberge.core.rng import scramble
from auberge.games.valletta import cards as c
from auberge.games.valletta import goods as g
from auberge.games.valletta import phases, printed
from auberge.games.valletta import tables as t
from auberge.games.valletta.engine import Engine
from auberge.games.valletta.events import TRIGGERS, Trigger
from auberge.games.valletta.moves import CHARACTERS, GOODS, CharacterName, Good, move_of
from auberge.games.valletta.position import Player, VallettaPosition
from auberge.games.valletta.rules.costs import proposed_payment
from auberge.games.valletta.rules.opponents import is_out

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
    price: Goods  # what building it would cost the player whose turn it is, with a Builder
    good: Good
    icons: int
    icons_upgraded: int
    points: int
    points_upgraded: int
    owner: Seat | None
    is_upgraded: bool


class VallettaView(View, frozen=True, tag="valletta"):
    """The whole table, as seen by one seat or a spectator."""

    seats: int
    start_seat: Seat
    options: dict[str, OptionValue]
    turn: Seat
    turns: int
    question: str  # a name of `phases.NAMES`
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
    data: str | None  # a house deck, if the table is played with one


OPTION_FIELDS: Final = (
    ("effect_execution", "optional_effects", "optional"),
    ("bonus_on_upgrade", "bonus_on_upgrade", True),
    ("reshuffle_timing", "reshuffle_when_empty", "when_empty"),
    ("supply", "limited_supply", "limited"),
    ("apprentice_chain", "apprentice_chain", True),
    ("architect_payment", "architect_compulsory", "compulsory_if_able"),
    ("finished_players_targetable", "finished_targetable", True),
    ("discard_visibility", "discards_public", "public"),
)
_OTHERWISE: Final[dict[str, OptionValue]] = {
    "effect_execution": "full",
    "reshuffle_timing": "on_demand",
    "supply": "unlimited",
    "architect_payment": "optional",
    "discard_visibility": "owner_only_plus_counts",
}


def set_options(p: VallettaPosition, options: dict[str, OptionValue]) -> None:
    """Writes the match options into a position."""
    for name, field, value in OPTION_FIELDS:
        setattr(p, field, options[name] == value)


def options_of(p: VallettaPosition) -> dict[str, OptionValue]:
    """The match options of a position."""
    return {name: value if getattr(p, field) else _OTHERWISE.get(name, False) for name, field, value in OPTION_FIELDS}


def goods_view(goods: int) -> Goods:
    """Goods as four numbers."""
    return (int(g.amount(goods, 0)), int(g.amount(goods, 1)), int(g.amount(goods, 2)), int(g.amount(goods, 3)))


def _names(characters: list[int]) -> tuple[CharacterName, ...]:
    return tuple(CHARACTERS[character] for character in sorted(characters))


def _numbers(names: tuple[CharacterName, ...]) -> list[int]:
    return [CHARACTERS.index(name) for name in names]


def _without(whole: list[int], part: list[int]) -> list[int]:
    left = list(whole)
    for item in part:
        left.remove(item)
    return left


def _slots(p: VallettaPosition, members: int) -> tuple[str, ...]:
    return tuple(t.BUILDING_NAMES[p.layout[slot]] for slot in numbers(members))


def _player_view(p: VallettaPosition, seat: int, viewer: Seat | None) -> PlayerView:
    player = p.players[seat]
    own = seat == viewer
    hand = c.listed(player.hand)
    known = c.listed(player.known)
    placed = hand if own else known
    points = int(player.points)
    space = (points - 1) % t.SPACES + 1 if points else 0
    played: list[int] = []
    rest = int(player.played)
    while rest:
        played.insert(0, (rest & 63) - 1)
        rest >>= 6
    return PlayerView(
        goods=goods_view(player.goods),
        hand_size=len(hand),
        hand=_names(hand) if own else None,
        known=_names(known),
        unseen=_names(_without(hand + player.draw_pile, placed)),
        played=tuple(CHARACTERS[character] for character in played),
        draw_pile=len(player.draw_pile),
        discards=_names(player.discard_pile),
        shows_discards=own or bool(p.discards_public),
        buildings=_slots(p, player.houses),
        upgraded=_slots(p, player.upgraded),
        houses_left=t.HOUSES - int(player.buildings()),
        points=points,
        bonus_points=int(player.bonus_points),
        space=space,
        token=points - space,
        is_out=bool(is_out(p, seat)),
    )


def _building_view(p: VallettaPosition, slot: int) -> BuildingView:
    sheet, building = p.sheet, p.layout[slot]
    owner = next((Seat(seat) for seat, player in enumerate(p.players) if player.houses >> slot & 1), None)
    cost = goods_view(sheet.cost[building])
    discount = int(size(t.NEIGHBOURS[slot] & p.player.houses))
    return BuildingView(
        name=t.BUILDING_NAMES[building],
        letter=sheet.letters[building],
        colour=t.COLOUR_NAMES[sheet.building_colour[building]],
        character=CHARACTERS[sheet.building_character[building]],
        cost=cost,
        price=(max(0, cost[0] - discount), *cost[1:]),
        good=GOODS[sheet.income_kind[building]],
        icons=sheet.icons[building],
        icons_upgraded=sheet.icons_upgraded[building],
        points=sheet.points[building],
        points_upgraded=sheet.points_upgraded[building],
        owner=owner,
        is_upgraded=any(player.upgraded >> slot & 1 for player in p.players),
    )


def view_of(p: VallettaPosition, seat: Seat | None) -> VallettaView:
    """What this seat, or a spectator, sees."""
    actor = int(p.actor())
    turned = p.barrels[: p.jean]
    left = [p.sheet.barrels[kind] - turned.count(kind) for kind in range(g.KINDS)]
    paying = p.phase == phases.PAYMENT
    return VallettaView(
        you=seat,
        actor=actor,
        moves=tuple(move_of(action) for action in p.legal()) if seat is not None and seat == actor else (),
        seats=p.seats,
        start_seat=Seat(p.start_seat),
        options=options_of(p),
        turn=Seat(p.seat),
        turns=p.turns,
        question=phases.NAMES[p.phase],
        jean=p.jean,
        barrels_turned=tuple(GOODS[kind] for kind in turned),
        barrels_left={GOODS[kind]: left[kind] for kind in range(g.KINDS)},
        layout=tuple(_building_view(p, slot) for slot in range(len(p.layout))),
        chosen=tuple(t.BUILDING_NAMES[building] for building in p.chosen),
        pool={CHARACTERS[index]: number for index, number in enumerate(p.pool) if number},
        supply=goods_view(p.supply) if p.limited_supply else None,
        draft_set=tuple(GOODS[kind] for kind in numbers(p.draft_set)),
        shuffling=phases.SHUFFLE_NAMES[p.shuffling],
        shuffler=p.shuffler,
        plays=p.plays,
        function=CHARACTERS[p.function] if p.function >= 0 else None,
        victims=tuple(Seat(victim) for victim in numbers(p.victims)),
        giver=p.giver,
        bonus_due=p.bonus_due,
        target=t.BUILDING_NAMES[p.layout[p.target]] if p.target >= 0 else None,
        cost=goods_view(p.cost),
        payment=goods_view(p.payment),
        proposed=goods_view(proposed_payment(p.player.goods, p.cost)) if paying else None,
        paying=GOODS[p.paying_kind] if paying else None,
        proposing=p.proposing,
        end_flagged=p.end_flagged,
        end_trigger=TRIGGERS[p.end_trigger] if p.end_trigger >= 0 else None,
        end_phase=p.end_phase,
        players=tuple(_player_view(p, other, seat) for other in range(p.seats)),
        data=p.sheet.source,
    )


def _shuffle(p: Engine, items: list[int]) -> list[int]:
    for last in range(len(items) - 1, 0, -1):
        other = int(p.random_below(last + 1))
        items[last], items[other] = items[other], items[last]
    return items


def _imagine_player(p: Engine, seen: PlayerView, layout: list[str]) -> Player:
    """The seat's unseen cards are dealt at random to what is left of the hand, and to the draw pile."""
    player = Player()
    player.goods = g.bundle(*seen.goods)
    placed = _numbers(seen.known if seen.hand is None else seen.hand)
    unseen = _shuffle(p, _numbers(seen.unseen))
    missing = seen.hand_size - len(placed)
    player.hand = c.packed(placed + unseen[:missing])
    player.draw_pile = unseen[missing:]
    player.known = c.packed(_numbers(seen.known))
    for name in seen.played:
        player.played = c.with_card(player.played, CHARACTERS.index(name))
    player.discard_pile = _numbers(seen.discards)
    player.houses = sum(bit_of(layout.index(name)) for name in seen.buildings)
    player.upgraded = sum(bit_of(layout.index(name)) for name in seen.upgraded)
    player.points = seen.points
    player.bonus_points = seen.bonus_points
    return player


def imagine(view: VallettaView, seed: int) -> Engine:
    """A position with this view: hands, piles and barrels dealt anew from what the seat cannot place."""
    p = Engine()
    p.generator = scramble(-1 - seed)  # never the stream of a table with the same seed
    p.sheet = printed.sheet_of(view.data)
    set_options(p, view.options)
    layout = [building.name for building in view.layout]
    p.layout = tuple(t.BUILDING_NAMES.index(name) for name in layout)
    p.chosen = [t.BUILDING_NAMES.index(name) for name in view.chosen]
    left: list[int] = []
    for kind in range(g.KINDS):
        left += [kind] * view.barrels_left[GOODS[kind]]
    if view.shuffling != "barrels":
        p.barrels = (*(GOODS.index(good) for good in view.barrels_turned), *_shuffle(p, left))
    p.jean = view.jean
    p.players = [_imagine_player(p, seen, layout) for seen in view.players]
    asked = p.players[view.turn]
    while view.question == "play" and single(c.characters_in(asked.hand)):
        asked = _imagine_player(p, view.players[view.turn], layout)  # who is asked has a choice (V-LOG-04)
        p.players[view.turn] = asked
    p.pool = [view.pool.get(name, 0) for name in CHARACTERS]
    p.supply = g.bundle(*view.supply) if view.supply is not None else 0
    p.draft_set = sum(bit_of(GOODS.index(good)) for good in view.draft_set)
    p.seats = view.seats
    p.start_seat = view.start_seat
    p.seat = view.turn
    p.player = p.players[view.turn]
    p.turns = view.turns
    p.shuffling = phases.SHUFFLE_NAMES.index(view.shuffling)
    p.shuffler = view.shuffler
    p.plays = view.plays
    p.function = CHARACTERS.index(view.function) if view.function else -1
    p.victims = sum(bit_of(seat) for seat in view.victims)
    p.giver = view.giver
    p.bonus_due = view.bonus_due
    p.target = layout.index(view.target) if view.target else -1
    p.cost = g.bundle(*view.cost)
    p.payment = g.bundle(*view.payment)
    p.paying_kind = GOODS.index(view.paying) if view.paying else 0
    p.proposing = view.proposing
    p.end_flagged = view.end_flagged
    p.end_trigger = TRIGGERS.index(view.end_trigger) if view.end_trigger else -1
    p.end_phase = view.end_phase
    p.phase = phases.NAMES.index(view.question)
    p.pausing = p.phase in (phases.SHUFFLE, phases.REFILL)
    p.ask_again()
    return p
