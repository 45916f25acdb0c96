"""Writes what a seat sees of Valletta as numbers; `observation` says what each of them is."""

from mypy_extensions import i64

from auberge.core.bits import has, size
from auberge.core.observer import Observer, Row, seen_from
from auberge.core.position import Position
from auberge.games.valletta import cards as c
from auberge.games.valletta import goods as g
from auberge.games.valletta import phases
from auberge.games.valletta import tables as t
from auberge.games.valletta.position import Player, VallettaPosition
from auberge.games.valletta.rules.opponents import is_out


class VallettaObserver(Observer):
    """The observer of Valletta: others' hands only as far as everybody knows them."""

    def write(self, p: Position, seat: i64, row: Row) -> None:
        assert isinstance(p, VallettaPosition)
        seats = p.seats
        row.add(seat)
        row.add(seen_from(seat, p.actor(), seats))
        row.add(seen_from(seat, p.seat, seats))
        row.add(seen_from(seat, p.start_seat, seats))
        write_options(p, row)
        write_street(p, row)
        write_buildings(p, seat, row)
        write_turn(p, row)
        row.add(seen_from(seat, p.shuffler, seats))
        for step in range(seats):
            row.add_flag(has(p.victims, (seat + step) % seats))
        row.add(seen_from(seat, p.giver, seats))
        write_cards(p.players[seat].hand, row)
        for step in range(seats):
            write_player(p, (seat + step) % seats, step == 0, row)


def write_options(p: VallettaPosition, row: Row) -> None:
    """The options of the table."""
    row.add_flag(p.optional_effects)
    row.add_flag(p.bonus_on_upgrade)
    row.add_flag(p.reshuffle_when_empty)
    row.add_flag(p.limited_supply)
    row.add_flag(p.apprentice_chain)
    row.add_flag(p.architect_compulsory)
    row.add_flag(p.finished_targetable)
    row.add_flag(p.discards_public)


def write_street(p: VallettaPosition, row: Row) -> None:
    """The question, Jean and the barrels behind him, the pool, the supply."""
    row.add(p.phase)
    row.add(p.turns)
    row.add(p.jean)
    for space in range(t.SPACES):
        row.add(p.barrels[space] if space < p.jean else -1)
    for number in p.pool:
        row.add(number)
    if p.limited_supply:
        write_goods(p.supply, row)
    else:
        row.add_same(-1, g.KINDS)


def write_buildings(p: VallettaPosition, seat: i64, row: Row) -> None:
    """Where each building lies, whether it is upgraded, whose it is."""
    slots = row.at
    upgraded = slots + t.BUILDINGS
    owners = upgraded + t.BUILDINGS
    row.add_same(-1, t.BUILDINGS)
    row.add_same(0, t.BUILDINGS)
    row.add_same(-1, t.BUILDINGS)
    for slot in range(len(p.layout)):
        row.put(slots + p.layout[slot], slot)
    for step in range(p.seats):
        player = p.players[(seat + step) % p.seats]
        for slot in range(len(p.layout)):
            if has(player.houses, slot):
                row.put(owners + p.layout[slot], step)
                row.put(upgraded + p.layout[slot], (player.upgraded >> slot) & 1)


def write_turn(p: VallettaPosition, row: Row) -> None:
    """The turn in progress."""
    row.add_set(p.draft_set, g.KINDS)
    row.add(p.shuffling)
    row.add(p.plays)
    row.add(p.function)
    row.add_flag(p.bonus_due)
    row.add(p.layout[p.target] if p.target >= 0 else -1)
    write_goods(p.cost, row)
    write_goods(p.payment, row)
    row.add(p.paying_kind if p.phase == phases.PAYMENT else -1)
    row.add_flag(p.proposing)
    row.add_flag(p.end_flagged)
    row.add(p.end_trigger)
    row.add_flag(p.end_phase)


def write_player(p: VallettaPosition, seat: i64, own: bool, row: Row) -> None:
    """What is seen of one player."""
    player = p.players[seat]
    write_goods(player.goods, row)
    row.add(c.number_of(player.hand))
    row.add(len(player.draw_pile))
    row.add(player.points)
    row.add(player.bonus_points)
    row.add(size(player.houses))
    row.add_flag(is_out(p, seat))
    write_cards(player.known, row)
    write_unseen(player, own, row)
    write_cards(player.played, row)
    counts = row.at
    row.add_same(0, t.CHARACTERS)
    for card in player.discard_pile:
        row.change(counts + card, 1)


def write_unseen(player: Player, own: bool, row: Row) -> None:
    """The cards of hand and draw pile that the seat cannot place: the own hand it can, of others what is known."""
    counts = row.at
    row.add_same(0, t.CHARACTERS)
    for card in player.draw_pile:
        row.change(counts + card, 1)
    if not own:
        count_cards(player.hand, 1, counts, row)
        count_cards(player.known, -1, counts, row)


def write_goods(goods: i64, row: Row) -> None:
    """How many of each kind."""
    for kind in range(g.KINDS):
        row.add(g.amount(goods, kind))


def write_cards(cards: i64, row: Row) -> None:
    """How many of each character."""
    counts = row.at
    row.add_same(0, t.CHARACTERS)
    count_cards(cards, 1, counts, row)


def count_cards(cards: i64, each: i64, counts: i64, row: Row) -> None:
    """Adds these cards to the counts that begin at this place, or takes them away."""
    rest = cards
    while rest != 0:
        row.change(counts + (rest & 63) - 1, each)
        rest >>= 6


def make() -> Observer:
    """The observer of this game."""
    return VallettaObserver()
