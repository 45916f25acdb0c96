"""Writes what a seat sees of Malta! as numbers; `observation` says what each of them is.

What the seat may not know is left out as `view` leaves it out (M-LOG-04, M-AMB-49).
"""

from mypy_extensions import i64

from auberge.core.bits import has, single
from auberge.core.observer import Observer, Row, seen_from
from auberge.core.position import SOMEBODY, Position
from auberge.games.malta import phases
from auberge.games.malta import tables as t
from auberge.games.malta.position import MaltaPosition
from auberge.games.malta.rules import announcement, knowledge, movement, responses


class MaltaObserver(Observer):
    """The observer of Malta!: others' hands only as far as the seat knows them."""

    def write(self, p: Position, seat: i64, row: Row) -> None:
        assert isinstance(p, MaltaPosition)
        seats = p.seats
        actor = p.actor()
        asked = seat == actor
        secret = responses.is_open(p) and not asked  # who answers is not for this seat to know
        row.add(seat)
        row.add(SOMEBODY if secret else seen_from(seat, actor, seats))
        row.add(seen_from(seat, p.seat, seats))
        row.add(seen_from(seat, p.start_seat, seats))
        write_board(p, phases.RESPOND if secret else p.phase if asked else open_phase(p.phase), row)
        row.add(movement.exits(p, seat) if p.is_in(seat) and p.pawns[seat] >= 0 else 0)
        write_cards(p, seat, asked, row)
        naming = asked and p.phase == phases.TARGET
        write_targets(open_targets(p), seat, seats, row)
        write_targets(announcement.packed_targets(p) if naming else 0, seat, seats, row)
        row.add(seen_from(seat, p.taker, seats) if asked or p.response >= 0 else -1)
        row.add(SOMEBODY if secret else seen_from(seat, p.asked, seats))
        row.add(seen_from(seat, p.receiver, seats) if asked and p.phase == phases.RACKET else -1)
        for step in range(seats):
            write_player(p, seat, (seat + step) % seats, row)


def open_phase(phase: i64) -> i64:
    """The question as those see it who are not asked: of an announcement or a payment no more than that it is made."""
    if phase == phases.TARGET:
        return phases.PLAY
    return phases.RACKET_TO if phase == phases.RACKET else phase


def open_targets(p: MaltaPosition) -> i64:
    """The targets that lie open: as announced, or those of the card taken over."""
    if not p.announced:
        return 0
    return announcement.packed_targets(p) if p.response >= 0 else p.shown


def write_board(p: MaltaPosition, question: i64, row: Row) -> None:
    """Options, the question, the spaces."""
    row.add(p.width)
    row.add_flag(p.skip_turn)
    row.add(question)
    row.add(p.turns)
    places = row.at
    row.add_same(-1, t.LOCATIONS)
    row.add_same(0, 2 * t.LOCATIONS)
    row.add_same(-1, t.LOCATIONS)
    for place in range(len(p.spaces)):
        space: i64 = p.spaces[place]
        if space < 0:
            continue
        kind = p.sheet.kind_of[space]
        row.put(places + place, p.sheet.numbers[kind])
        row.put(places + t.LOCATIONS + place, t.turned(p.sheet.arrows[kind], p.quarters_of(space)))
        if has(p.flipped, space):
            row.put(places + 2 * t.LOCATIONS + place, 1)
        if space < t.STARTS:
            row.put(places + 3 * t.LOCATIONS + place, space)


def write_cards(p: MaltaPosition, seat: i64, asked: bool, row: Row) -> None:
    """The own hand, the piles, the card being played."""
    for number in p.hands[seat]:
        row.add(number)
    row.add(len(p.draw_pile))
    counts = row.at
    row.add_same(0, t.KINDS)
    for card in p.discard_pile:
        row.change(counts + card, 1)
    row.add(p.discard_pile[-1] if p.discard_pile else -1)
    naming = asked and p.phase == phases.TARGET
    row.add(p.due)
    row.add_flag(p.turn_over)
    row.add_flag(p.stays)
    row.add(p.card if p.announced or naming else -1)
    row.add_flag(p.announced)
    row.add(p.target if naming else t.NOTHING)
    row.add(p.response)
    row.add(p.discards)
    row.add(max(p.passing[seat], -1) if seat < len(p.passing) else -1)


def write_targets(packed: i64, seat: i64, seats: i64, row: Row) -> None:
    """Targets as `announcement` packs them."""
    row.add(seen_from(seat, packed // 4194304 - 1, seats))
    row.add(packed // 65536 % 64 - 1)
    row.add(packed // 1024 % 64 - 1)
    row.add(packed // 64 % 16 - 1)
    row.add(packed // 16 % 4)
    row.add(packed % 16 - 1)


def write_player(p: MaltaPosition, you: i64, seat: i64, row: Row) -> None:
    """What is seen of one player, and what the seat knows of the hand."""
    row.add_flag(p.is_in(seat))
    row.add_flag(has(p.conceded, seat))
    row.add(lost_as(p, seat))
    row.add(p.pawns[seat])
    row.add(p.homes[seat])
    row.add(p.home_places[seat])
    row.add(p.sizes[seat])
    row.add(p.blind[seat])
    row.add(p.racket[seat] if seat < len(p.racket) else 0)
    row.add(passing_state(p.passing[seat]) if seat < len(p.passing) else 0)
    certain = row.at
    row.add_same(0, 2 * t.KINDS)
    for number in p.memory:
        fact: i64 = number
        hands = knowledge.hands_of(fact)
        if knowledge.viewer_of(fact) == you and has(hands, seat):
            row.change(certain + (0 if single(hands) else t.KINDS) + knowledge.card_of(fact), 1)


def passing_state(choice: i64) -> i64:
    """A choice of Pass It On, without the card."""
    if choice == -1:
        return 0
    return 1 if choice >= 0 else 2


def lost_as(p: MaltaPosition, seat: i64) -> i64:
    """The place in the order of those who lost, from 1; 0 for none."""
    for place in range(len(p.losers)):
        if p.losers[place] == seat:
            return place + 1
    return 0


def make() -> Observer:
    """The observer of this game."""
    return MaltaObserver()
