"""A position of Malta! put back from what one seat sees and knows."""

from collections.abc import Sequence

from auberge.core.bits import bit_of
from auberge.core.protocol import SOMEBODY
from auberge.games.malta import phases, printed
from auberge.games.malta import tables as t
from auberge.games.malta.engine import Engine
from auberge.games.malta.options import set_options
from auberge.games.malta.position import replaced
from auberge.games.malta.rules import announcement, knowledge
from auberge.games.malta.rules import setup as set_up
from auberge.games.malta.tables import CARD_NAMES, DIRECTION_NAMES
from auberge.games.malta.view import HIDDEN, Fact, MaltaView, Targets


def _packed(targets: Targets) -> int:
    q = Engine()
    q.player = targets.player if targets.player is not None else -1
    q.space = t.location(*targets.space) if targets.space else -1
    q.second_space = t.location(*targets.second_space) if targets.second_space else -1
    q.direction = DIRECTION_NAMES.index(targets.direction) if targets.direction else -1
    q.quarters = targets.quarters
    q.line = targets.line
    return int(announcement.packed_targets(q))


def _unseen(p: Engine, view: MaltaView) -> list[int]:
    """All cards the seat cannot see lying anywhere."""
    left = list(p.sheet.card_copies)
    seen = [CARD_NAMES.index(card) for card in view.discard_pile]
    if view.announced and view.card:
        seen.append(CARD_NAMES.index(view.card))
    if view.response:
        seen.append(CARD_NAMES.index(view.response))
    for player in view.players:
        for name, number in (player.hand or {}).items():
            seen += [CARD_NAMES.index(name)] * number
    for card in seen:
        left[card] -= 1
    return [card for card in range(t.KINDS) for _ in range(left[card])]


def _ways(facts: Sequence[Fact], room: tuple[int, ...], seen: dict[tuple[int, tuple[int, ...]], int]) -> int:
    """In how many ways the cards of these facts, the last first, can lie in hands with this room."""
    if not facts:
        return 1
    key = (len(facts), room)
    if key not in seen:
        rest = facts[:-1]
        seen[key] = sum(room[seat] * _ways(rest, _less(room, seat), seen) for seat in facts[-1].seats if room[seat])
    return seen[key]


def _less(room: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return (*room[:seat], room[seat] - 1, *room[seat + 1 :])


def _place_facts(p: Engine, view: MaltaView, room: list[int], unseen: list[int]) -> None:
    """Puts the cards the seat knows of into hands with room, every way in which all of them fit equally likely."""
    facts = sorted(view.known, key=lambda known: -len(known.seats))
    seen: dict[tuple[int, tuple[int, ...]], int] = {}
    while facts:
        fact, left = facts.pop(), tuple(room)
        ways = [left[seat] * _ways(facts, _less(left, seat), seen) if left[seat] else 0 for seat in fact.seats]
        choice = int(p.random_below(1 << 30)) * sum(ways) >> 30  # more than 30 bits a compiled generator cannot give
        place = next(index for index in range(len(ways)) if choice < sum(ways[: index + 1]))
        seat, card = fact.seats[place], CARD_NAMES.index(fact.card)
        unseen.remove(card)
        p.hands[seat][card] += 1
        room[seat] -= 1


def _deal(p: Engine, view: MaltaView) -> None:
    """Deals what the seat cannot place: known cards first, the rest at random to hands and draw pile."""
    room = [0 if player.hand is not None else player.hand_size for player in view.players]
    for seat, player in enumerate(view.players):
        for card, number in (player.hand or {}).items():
            p.hands[seat][CARD_NAMES.index(card)] = number
        p.sizes[seat] = player.hand_size
    unseen = _unseen(p, view)
    _place_facts(p, view, room, unseen)
    p.shuffle(unseen)
    for seat, places in enumerate(room):
        for _ in range(places):
            p.hands[seat][unseen.pop()] += 1
    p.draw_pile = unseen if view.draw_pile else []


def _lay_spaces(p: Engine, view: MaltaView) -> None:
    laid = [-1] * t.LOCATIONS
    for row, spaces in enumerate(view.board):
        for col, seen in enumerate(spaces):
            if seen is not None:
                laid[t.location(row, col)] = seen.space
                p.flipped |= bit_of(seen.space) if seen.is_circle else 0
                p.turns_low |= bit_of(seen.space) if seen.quarters % 2 else 0
                p.turns_high |= bit_of(seen.space) if seen.quarters >= 2 else 0
    p.spaces = tuple(laid) if max(laid) >= 0 else ()


def _imagine_passing(p: Engine, view: MaltaView) -> None:
    """Cards others have chosen to pass on are hidden: any of the hand imagined for them."""
    passing: list[int] = []
    for seat, choice in enumerate(view.passing):
        if choice is None:
            passing.append(-1)
        elif choice == HIDDEN:
            cards = [card for card in range(t.KINDS) for _ in range(p.hands[seat][card])]
            passing.append(cards[int(p.random_below(len(cards)))])
        else:
            passing.append(CARD_NAMES.index(choice) if choice in CARD_NAMES else -2)
    p.passing = tuple(passing)


def _asked(p: Engine, view: MaltaView) -> int:
    """Who is asked: in a window the seat cannot look into, some other opponent."""
    if view.asked != SOMEBODY:
        return view.asked
    others = [seat for seat in range(view.seats) if p.is_in(seat) and seat not in (view.turn, view.you)]
    return others[int(p.random_below(len(others)))]


def imagine(p: Engine, view: MaltaView, rules_version: int) -> None:
    """Hands and pile are dealt anew from what the seat cannot place."""
    set_options(p, view.options)
    set_up.lay_out(p, printed.sheet_of(view.data, rules_version), view.seats, view.start_seat)
    p.players_in = sum(bit_of(seat) for seat, player in enumerate(view.players) if player.is_in)
    p.conceded = sum(bit_of(seat) for seat, player in enumerate(view.players) if player.has_conceded)
    for seat, player in enumerate(view.players):
        p.pawns[seat] = t.location(*player.pawn) if player.pawn else -1
        p.homes = replaced(p.homes, seat, player.home)
        p.home_places = replaced(p.home_places, seat, t.location(*player.home_place) if player.home_place else -1)
        p.blind = replaced(p.blind, seat, player.blind)
    _lay_spaces(p, view)
    _deal(p, view)
    p.discard_pile = [CARD_NAMES.index(card) for card in view.discard_pile]
    if view.you is not None:
        p.memory = [
            knowledge.fact_of(view.you, sum(bit_of(seat) for seat in fact.seats), CARD_NAMES.index(fact.card))
            for fact in view.known
        ]
    p.losers = tuple(int(loser) for loser in view.losers)
    p.seat = view.turn
    p.turns = view.turns
    p.due = view.due
    p.turn_over = view.turn_over
    p.stays = view.stays
    p.card = CARD_NAMES.index(view.card) if view.card else -1
    p.announced = view.announced
    p.shown = _packed(view.targets)
    p.response = CARD_NAMES.index(view.response) if view.response else -1
    p.taker = view.taker if view.taker is not None else -1
    p.phase = phases.NAMES.index(view.question)
    naming = p.phase == phases.TARGET
    announcement.unpack_targets(p, _packed(view.naming) if naming else p.shown)
    p.target = view.target
    p.asked = _asked(p, view)
    p.discards = view.discards
    _imagine_passing(p, view)
    p.racket = view.racket
    p.receiver = view.receiver
    p.pausing = p.phase <= phases.DRAW
    p.ask_again()
