"""Set-up (canon 2): components, shuffles, the draft."""

from mypy_extensions import i64

from auberge.core.bits import bit_of
from auberge.games.valletta import facts, phases
from auberge.games.valletta import goods as g
from auberge.games.valletta import tables as t
from auberge.games.valletta.position import Player, VallettaPosition
from auberge.games.valletta.sheet import Sheet


def lay_out(p: VallettaPosition, sheet: Sheet, seats: i64, start_seat: i64) -> None:
    """Everything that needs no chance (V-SETUP-15 to -17, -19, -24 to -30)."""
    p.sheet = sheet
    p.seats = seats
    p.start_seat = start_seat
    p.players = [Player() for _ in range(int(seats))]
    for player in p.players:
        player.goods = g.ONE_OF_EACH  # V-SETUP-27
    p.pool = [0] * t.CHARACTERS
    p.pool[t.BUILDER] = t.NEUTRAL_BUILDERS  # V-SETUP-19
    p.draft_set = 15  # V-SETUP-30
    if p.limited_supply:
        p.supply = sheet.pieces - (seats + 1) * g.ONE_OF_EACH
    p.seat = start_seat
    p.player = p.players[start_seat]
    p.shuffling = phases.BARRELS
    p.phase = phases.SHUFFLE


def next_shuffle(p: VallettaPosition) -> None:
    """The shuffles of the set-up follow each other; then comes the draft (V-SETUP-36)."""
    if p.shuffling < phases.HAND:
        p.shuffling += 1
    elif p.shuffler + 1 < p.seats:
        p.shuffler += 1
    else:
        p.giver = (p.start_seat - 1) % p.seats  # V-SETUP-31
        ask_draft(p)


def ask_draft(p: VallettaPosition) -> None:
    """The last player in turn order picks first, the start player last (V-SETUP-31, V-LOG-06)."""
    p.phase = phases.DRAFT
    p.offer = p.draft_set


def draft(p: VallettaPosition, kind: i64) -> bool:
    """Takes a good of the draft set; says whether the draft is over (V-SETUP-32 to -35)."""
    seat = p.giver
    p.draft_set &= ~bit_of(kind)
    p.players[seat].goods += g.of(kind, 1)
    p.note(facts.DRAFTED, seat, kind)
    if seat != p.start_seat:
        p.giver = (seat - 1) % p.seats
        ask_draft(p)
        return False
    p.giver = -1
    if p.limited_supply:
        for left in range(g.KINDS):
            if p.draft_set & bit_of(left) != 0:
                p.supply += g.of(left, 1)  # V-SETUP-34
    p.draft_set = 0
    return True
