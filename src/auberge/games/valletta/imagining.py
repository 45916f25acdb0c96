"""A position of Valletta put back from what one seat sees."""

from auberge.core.bits import bit_of, single
from auberge.games.valletta import cards as c
from auberge.games.valletta import goods as g
from auberge.games.valletta import phases, printed
from auberge.games.valletta import tables as t
from auberge.games.valletta.engine import Engine
from auberge.games.valletta.events import TRIGGERS
from auberge.games.valletta.goods import GOOD_NAMES
from auberge.games.valletta.options import set_options
from auberge.games.valletta.position import Player
from auberge.games.valletta.tables import CHARACTER_NAMES, CharacterName
from auberge.games.valletta.view import PlayerView, VallettaView


def _numbers(names: tuple[CharacterName, ...]) -> list[int]:
    return [CHARACTER_NAMES.index(name) for name in names]


def _imagine_player(p: Engine, seen: PlayerView, layout: list[str]) -> Player:
    """The seat's unseen cards are dealt at random to what is left of the hand, and to the draw pile."""
    player = Player()
    player.goods = g.bundle(*seen.goods)
    placed = _numbers(seen.known if seen.hand is None else seen.hand)
    unseen = _numbers(seen.unseen)
    p.shuffle(unseen)
    missing = seen.hand_size - len(placed)
    player.hand = c.packed(placed + unseen[:missing])
    player.draw_pile = unseen[missing:]
    player.known = c.packed(_numbers(seen.known))
    for name in seen.played:
        player.played = c.with_card(player.played, CHARACTER_NAMES.index(name))
    player.discard_pile = _numbers(seen.discards)
    player.houses = sum(bit_of(layout.index(name)) for name in seen.buildings)
    player.upgraded = sum(bit_of(layout.index(name)) for name in seen.upgraded)
    player.points = seen.points
    player.bonus_points = seen.bonus_points
    return player


def imagine(p: Engine, view: VallettaView, rules_version: int) -> None:
    """Hands, piles and barrels are dealt anew from what the seat cannot place."""
    p.sheet = printed.sheet_of(view.data, rules_version)
    set_options(p, view.options)
    layout = [building.name for building in view.layout]
    p.layout = tuple(t.BUILDING_NAMES.index(name) for name in layout)
    p.chosen = [t.BUILDING_NAMES.index(name) for name in view.chosen]
    left: list[int] = []
    for kind in range(g.KINDS):
        left += [kind] * view.barrels_left[GOOD_NAMES[kind]]
    if view.shuffling != "barrels":
        p.shuffle(left)
        p.barrels = (*(GOOD_NAMES.index(good) for good in view.barrels_turned), *left)
    p.jean = view.jean
    p.players = [_imagine_player(p, seen, layout) for seen in view.players]
    asked = p.players[view.turn]
    while view.question == "play" and single(c.characters_in(asked.hand)):
        asked = _imagine_player(p, view.players[view.turn], layout)  # who is asked has a choice (V-LOG-04)
        p.players[view.turn] = asked
    p.pool = [view.pool.get(name, 0) for name in CHARACTER_NAMES]
    p.supply = g.bundle(*view.supply) if view.supply is not None else 0
    p.draft_set = sum(bit_of(GOOD_NAMES.index(good)) for good in view.draft_set)
    p.seats = view.seats
    p.start_seat = view.start_seat
    p.seat = view.turn
    p.player = p.players[view.turn]
    p.turns = view.turns
    p.shuffling = phases.SHUFFLE_NAMES.index(view.shuffling)
    p.shuffler = view.shuffler
    p.plays = view.plays
    p.function = CHARACTER_NAMES.index(view.function) if view.function else -1
    p.victims = sum(bit_of(seat) for seat in view.victims)
    p.giver = view.giver
    p.bonus_due = view.bonus_due
    p.target = layout.index(view.target) if view.target else -1
    p.cost = g.bundle(*view.cost)
    p.payment = g.bundle(*view.payment)
    p.paying_kind = GOOD_NAMES.index(view.paying) if view.paying else 0
    p.proposing = view.proposing
    p.end_flagged = view.end_flagged
    p.end_trigger = TRIGGERS.index(view.end_trigger) if view.end_trigger else -1
    p.end_phase = view.end_phase
    p.phase = phases.NAMES.index(view.question)
    p.pausing = p.phase in (phases.SHUFFLE, phases.REFILL)
    p.ask_again()
